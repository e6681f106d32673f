"""Titans, artifacts, special metropolises and teams."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
