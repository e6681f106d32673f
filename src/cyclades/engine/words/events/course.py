"""The course of a game: free placement, cycles, offerings, the end."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


@dataclass(frozen=True, slots=True)
class TroopPut(Event):
    """On the board before the game (H1.4)."""

    player: int
    isle: int


@dataclass(frozen=True, slots=True)
class FleetPut(Event):
    player: int
    sea: int


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


@dataclass(frozen=True, slots=True)
class PlayerEliminated(Event):
    """His fleets, gold, priests, philosophers, figures and markers leave (B5.14)."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    ending: int
    winners: tuple[int, ...]
