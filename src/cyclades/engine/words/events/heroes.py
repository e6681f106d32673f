"""Heroes, and what their powers do."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
