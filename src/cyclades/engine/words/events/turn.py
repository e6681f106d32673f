"""Turns: what gods give and sell, and metropolises."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
