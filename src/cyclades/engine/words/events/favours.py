"""Divine favours, priestesses and magic items."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
