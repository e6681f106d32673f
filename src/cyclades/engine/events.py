"""What happened, in types: for log, animation and statistics. Numbers name players, places, gods and cards.

Somebody who knows the position at the start and hears every event holds the same position as the engine: that is what
the fields are chosen for. This module is not compiled; events are only made when somebody listens.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    def seen_by(self, player: int | None) -> Event:
        """The form of this event that a player (None: a spectator) may see. Nothing in the base game is secret."""
        return self


# Cycle


@dataclass(frozen=True, slots=True)
class CycleBegan(Event):
    cycle: int


@dataclass(frozen=True, slots=True)
class CardUnsold(Event):
    """From the track to the discard (B3.1)."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class CardSlid(Event):
    card: int
    from_space: int
    to_space: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """From the deck to the track."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class DeckRefilled(Event):
    """All of the discard has become the deck (B3.3)."""


@dataclass(frozen=True, slots=True)
class GodsLaid(Event):
    """The available gods from the top, without Apollo."""

    gods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RevenueTaken(Event):
    player: int
    gold: int


# Offerings


@dataclass(frozen=True, slots=True)
class BidPlaced(Event):
    player: int
    marker: int
    god: int
    gold: int


@dataclass(frozen=True, slots=True)
class Outbid(Event):
    """His marker is taken back from that god."""

    player: int
    marker: int
    god: int


@dataclass(frozen=True, slots=True)
class ApolloChosen(Event):
    """`place` counts Apollo's queue from 0."""

    player: int
    marker: int
    place: int


@dataclass(frozen=True, slots=True)
class OfferingPaid(Event):
    player: int
    gold: int


# Turn


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    player: int
    marker: int
    god: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """The marker goes to a place of the turn track, counted from 0."""

    player: int
    marker: int
    god: int
    place: int


@dataclass(frozen=True, slots=True)
class ApolloGave(Event):
    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class ProsperityPlaced(Event):
    player: int
    isle: int


@dataclass(frozen=True, slots=True)
class TroopRecruited(Event):
    player: int
    isle: int
    price: int


@dataclass(frozen=True, slots=True)
class FleetRecruited(Event):
    player: int
    sea: int
    price: int


@dataclass(frozen=True, slots=True)
class PriestTaken(Event):
    player: int
    price: int


@dataclass(frozen=True, slots=True)
class PhilosopherTaken(Event):
    player: int
    price: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """`slot` counts within the isle from 0."""

    player: int
    building: int
    isle: int
    slot: int
    price: int


# Moves and battles


@dataclass(frozen=True, slots=True)
class FleetsMoved(Event):
    """Out of one sea towards another; into it unless a sea battle follows."""

    player: int
    from_sea: int
    to_sea: int
    count: int
    price: int
    undead: int = 0


@dataclass(frozen=True, slots=True)
class TroopsMoved(Event):
    """Out of one isle towards another; onto it unless a land battle follows."""

    player: int
    from_isle: int
    to_isle: int
    count: int
    price: int
    flying: bool
    undead: int = 0
    heroes: tuple[int, ...] = ()
    titans: int = 0
    artifacts: tuple[int, ...] = ()
    passing: bool = False  # they come from on their way, not from standing there
    by_titan: bool = False  # paid as a titan move (T4.3)


@dataclass(frozen=True, slots=True)
class IsleTaken(Event):
    """The isle and all that stands on it change hands; `former` is None for a neutral isle."""

    player: int
    isle: int
    former: int | None


@dataclass(frozen=True, slots=True)
class LandBattleBegan(Event):
    isle: int
    attacker: int
    defender: int
    attackers: int
    defenders: int


@dataclass(frozen=True, slots=True)
class SeaBattleBegan(Event):
    sea: int
    attacker: int
    defender: int
    attackers: int
    defenders: int


@dataclass(frozen=True, slots=True)
class BattleRound(Event):
    """Dice and totals; who loses a unit. With units of several kinds, or items, `UnitLost` or `UnitSaved` follows."""

    attacker_die: int
    defender_die: int
    attacker_total: int
    defender_total: int
    attacker_loses: bool
    defender_loses: bool


@dataclass(frozen=True, slots=True)
class MinotaurFell(Event):
    """The unit the defender lost in this round is the Minotaur; `FigureLeft` follows."""

    isle: int


@dataclass(frozen=True, slots=True)
class TroopsRetreated(Event):
    player: int
    from_isle: int
    to_isle: int
    count: int
    undead: int = 0
    heroes: tuple[int, ...] = ()
    titans: int = 0
    artifacts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FleetsRetreated(Event):
    player: int
    from_sea: int
    to_sea: int
    count: int
    undead: int = 0


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """Who is left on the place: attacker, defender, or nobody (None)."""

    winner: int | None


# Metropolises


@dataclass(frozen=True, slots=True)
class BuildingDiscarded(Event):
    """For a set (B7.1)."""

    player: int
    building: int
    isle: int
    slot: int


@dataclass(frozen=True, slots=True)
class PhilosophersDiscarded(Event):
    player: int
    count: int


@dataclass(frozen=True, slots=True)
class BuildingCleared(Event):
    """Destroyed to make room for a metropolis (B7.3)."""

    building: int
    isle: int
    slot: int


@dataclass(frozen=True, slots=True)
class MetropolisFounded(Event):
    player: int
    isle: int
    special: int | None = None


@dataclass(frozen=True, slots=True)
class MetropolisForfeited(Event):
    """No space or no metropolis left (B7.4)."""

    player: int


# Cards


@dataclass(frozen=True, slots=True)
class CreatureChanged(Event):
    """Zeus discards a card of the track (B5.11)."""

    player: int
    card: int
    space: int
    price: int


@dataclass(frozen=True, slots=True)
class CreatureCalled(Event):
    """Bought from the track; the card goes to the discard, a placed figure takes it up again."""

    player: int
    card: int
    space: int
    price: int
    discounts: int


@dataclass(frozen=True, slots=True)
class PowerForgone(Event):
    player: int
    card: int


@dataclass(frozen=True, slots=True)
class PowerCopied(Event):
    """The Chimera uses a creature of the discard."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class DiscardShuffledIn(Event):
    """All of the discard goes into the deck (C7)."""


@dataclass(frozen=True, slots=True)
class PhilosopherStolen(Event):
    player: int
    victim: int


@dataclass(frozen=True, slots=True)
class PriestStolen(Event):
    player: int
    victim: int


@dataclass(frozen=True, slots=True)
class GoldStolen(Event):
    player: int
    victim: int
    gold: int


@dataclass(frozen=True, slots=True)
class FleetLured(Event):
    """The Siren sends an enemy fleet back to its owner."""

    victim: int
    sea: int


@dataclass(frozen=True, slots=True)
class FleetPlaced(Event):
    """The Siren's caller puts a fleet there, from his reserve (None) or from another sea; from there also an undead."""

    player: int
    sea: int
    from_sea: int | None
    undead: bool = False


@dataclass(frozen=True, slots=True)
class BuildingDestroyed(Event):
    building: int
    isle: int
    slot: int


@dataclass(frozen=True, slots=True)
class BuildingTurned(Event):
    player: int
    isle: int
    slot: int
    former: int
    building: int


@dataclass(frozen=True, slots=True)
class TroopSold(Event):
    player: int
    isle: int
    gold: int


@dataclass(frozen=True, slots=True)
class FleetSold(Event):
    player: int
    sea: int
    gold: int


@dataclass(frozen=True, slots=True)
class PriestSold(Event):
    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class PhilosopherSold(Event):
    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class TroopKilled(Event):
    """By the Harpy."""

    victim: int
    isle: int


@dataclass(frozen=True, slots=True)
class KrakenMoved(Event):
    player: int
    sea: int
    price: int


@dataclass(frozen=True, slots=True)
class FleetsLost(Event):
    """A whole stack goes back to its owner: the Kraken is there, or Polyphemus leaves it no way out."""

    victim: int
    sea: int
    count: int
    undead: int = 0


@dataclass(frozen=True, slots=True)
class FleetsPushed(Event):
    victim: int
    from_sea: int
    to_sea: int
    count: int
    undead: int = 0


@dataclass(frozen=True, slots=True)
class FigurePlaced(Event):
    """The card is taken from the discard and lies before the player."""

    player: int
    card: int
    isle: int


@dataclass(frozen=True, slots=True)
class FigureLeft(Event):
    """The figure leaves the board and its card goes to the discard."""

    card: int
    isle: int


@dataclass(frozen=True, slots=True)
class FiguresClashed(Event):
    """A figure was put where another stood: the newcomer's card stays in the discard; `FigureLeft` follows (C0.6)."""

    player: int
    card: int
    isle: int


# Free placement


@dataclass(frozen=True, slots=True)
class TroopPut(Event):
    """On the board before the game (H1.4)."""

    player: int
    isle: int


@dataclass(frozen=True, slots=True)
class FleetPut(Event):
    player: int
    sea: int


# Hades


@dataclass(frozen=True, slots=True)
class ThreatRolled(Event):
    one: int
    other: int
    threat: int


@dataclass(frozen=True, slots=True)
class HadesCame(Event):
    """He lies on that god, who is out this cycle (H2.2)."""

    god: int


@dataclass(frozen=True, slots=True)
class HadesLeft(Event):
    """All undead leave the board; the threat is 0 again (H2.3)."""


@dataclass(frozen=True, slots=True)
class UndeadTroopRaised(Event):
    player: int
    isle: int
    price: int


@dataclass(frozen=True, slots=True)
class UndeadFleetRaised(Event):
    player: int
    sea: int
    price: int


@dataclass(frozen=True, slots=True)
class NecropolisBuilt(Event):
    """`from_isle` is None when it comes to the board; gold on its old isle stays there."""

    player: int
    isle: int
    from_isle: int | None
    price: int


@dataclass(frozen=True, slots=True)
class MetropolisRazed(Event):
    """The necropolis took its space (H2.6)."""

    player: int
    isle: int


@dataclass(frozen=True, slots=True)
class GoldBuried(Event):
    """On the necropolis (H2.7)."""

    isle: int
    gold: int


@dataclass(frozen=True, slots=True)
class GraveGoldTaken(Event):
    player: int
    isle: int
    gold: int


# Heroes


@dataclass(frozen=True, slots=True)
class HeroHired(Event):
    """His card, wherever it was, lies before the player."""

    player: int
    card: int
    isle: int


@dataclass(frozen=True, slots=True)
class HeroPaid(Event):
    player: int
    card: int
    price: int


@dataclass(frozen=True, slots=True)
class HeroSacrificed(Event):
    """`HeroLeft` follows, then what his power does."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class HeroLeft(Event):
    """Figure and card are out of the game; Charon may bring him back."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class MetropolisBought(Event):
    """Ajax's price is paid; the founding follows."""

    player: int
    price: int


@dataclass(frozen=True, slots=True)
class MetropolisHidden(Event):
    """Founded on the hidden isle of the Amazons; Penthesilea stays there."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class PriestsTurned(Event):
    """Ulysses: they are philosophers now."""

    player: int
    count: int


@dataclass(frozen=True, slots=True)
class ProsperityMoved(Event):
    """By the Erinyes."""

    player: int
    from_isle: int
    to_isle: int


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Before Ulysses decides; `BattleRound` follows with the dice that stand."""

    attacker_die: int
    defender_die: int


@dataclass(frozen=True, slots=True)
class DieRerolled(Event):
    player: int
    die: int


@dataclass(frozen=True, slots=True)
class UnitLost(Event):
    """In a battle: an undead unit, a hero (his card), or else a normal troop or fleet."""

    player: int
    undead: bool
    card: int | None
    titan: bool = False


@dataclass(frozen=True, slots=True)
class UnitSaved(Event):
    player: int


# Favours


@dataclass(frozen=True, slots=True)
class FavoursShuffled(Event):
    """All tiles are in the stack again."""


@dataclass(frozen=True, slots=True)
class FavourLaid(Event):
    favour: int
    god: int


@dataclass(frozen=True, slots=True)
class FavourUsed(Event):
    player: int
    favour: int
    price: int


@dataclass(frozen=True, slots=True)
class PriestessGiven(Event):
    player: int


@dataclass(frozen=True, slots=True)
class PriestessSpent(Event):
    """A hero is kept, or an isle figure for another cycle (H4.4)."""

    player: int
    card: int


@dataclass(frozen=True, slots=True)
class ItemGiven(Event):
    """Openly, from the deck."""

    player: int
    item: int


@dataclass(frozen=True, slots=True)
class ItemsShuffled(Event):
    """The discarded items are the deck."""


@dataclass(frozen=True, slots=True)
class ItemsSeen(Event):
    """Hephaestus shows two items of the deck; only their player knows which."""

    player: int
    items: tuple[int, ...]

    def seen_by(self, player: int | None) -> Event:
        return self if player == self.player else ItemsSeen(self.player, ())


@dataclass(frozen=True, slots=True)
class ItemKept(Event):
    """Face down; only its owner knows it."""

    player: int
    item: int | None

    def seen_by(self, player: int | None) -> Event:
        return self if player == self.player else ItemKept(self.player, None)


@dataclass(frozen=True, slots=True)
class ItemDiscarded(Event):
    player: int
    item: int


@dataclass(frozen=True, slots=True)
class ItemUsed(Event):
    """It goes to the discard; a secret one comes to light."""

    player: int
    item: int
    secret: bool


@dataclass(frozen=True, slots=True)
class BarredFromGod(Event):
    """By the Apple of Discord."""

    player: int
    victim: int
    god: int


@dataclass(frozen=True, slots=True)
class TroopsDoubled(Event):
    player: int
    isle: int
    count: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """To Artemis: a priest, or else a philosopher."""

    player: int
    priest: bool


@dataclass(frozen=True, slots=True)
class HarvestTaken(Event):
    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """From the deck to the discard, by Hera; a hero is taken up again by `HeroHired`."""

    card: int


@dataclass(frozen=True, slots=True)
class SeaMarkerPlaced(Event):
    player: int
    sea: int


@dataclass(frozen=True, slots=True)
class FleeceSold(Event):
    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class FigureMoved(Event):
    """By the Lyre; its card stays where it is."""

    player: int
    card: int
    from_isle: int
    to_isle: int


# Titans


@dataclass(frozen=True, slots=True)
class SiteBuilt(Event):
    """A building stands there from the beginning (T1.3)."""

    building: int
    isle: int
    slot: int


@dataclass(frozen=True, slots=True)
class SpecialsDrawn(Event):
    """The special metropolises of this game (T5.10)."""

    metropolises: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TitanRaised(Event):
    player: int
    isle: int
    price: int


@dataclass(frozen=True, slots=True)
class CoinGiven(Event):
    """From the supply, before the game (T6.2)."""

    player: int
    gold: int


@dataclass(frozen=True, slots=True)
class TroopsPassed(Event):
    """Through another's territory, under the Helm (T5.7); nothing happens there."""

    player: int
    from_isle: int
    to_isle: int
    count: int
    price: int
    undead: int
    heroes: tuple[int, ...]
    titans: int
    artifacts: tuple[int, ...]
    passing: bool
    by_titan: bool


@dataclass(frozen=True, slots=True)
class ArtifactPlaced(Event):
    """Bought; its card lies before nobody, it is whose the territory is (T5.2)."""

    player: int
    card: int
    isle: int


@dataclass(frozen=True, slots=True)
class ArtifactsLeft(Event):
    """Their bearers have fallen there, or have gone without them."""

    isle: int
    artifacts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArtifactLost(Event):
    """Unsold on the last space: out of the game (T5.1)."""

    card: int
    space: int


@dataclass(frozen=True, slots=True)
class ArtifactSent(Event):
    """To a territory of the partner's (T7.5)."""

    player: int
    card: int
    from_isle: int
    to_isle: int
    price: int


@dataclass(frozen=True, slots=True)
class CaduceusPaid(Event):
    """`UnitSaved` follows."""

    player: int
    price: int


@dataclass(frozen=True, slots=True)
class LightningPaid(Event):
    """Who outbids the Lightning's holder pays him (T5.8)."""

    player: int
    holder: int
    gold: int


@dataclass(frozen=True, slots=True)
class GoldShared(Event):
    """To the partner, by Lightning or Cornucopia (T7.5)."""

    player: int
    partner: int
    gold: int


@dataclass(frozen=True, slots=True)
class LastCycle(Event):
    """A team holds enough metropolises (T7.2)."""

    team: int


# End


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """His fleets, gold, priests, philosophers, figures and markers leave (B5.14)."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    ending: int
    winners: tuple[int, ...]
