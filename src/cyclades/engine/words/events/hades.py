"""Hades, his undead and the necropolis."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
