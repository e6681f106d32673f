"""Creature cards, their powers and their figures."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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


@dataclass(frozen=True, slots=True)
class ProsperityMoved(Event):
    """By the Erinyes."""

    player: int
    from_isle: int
    to_isle: int
