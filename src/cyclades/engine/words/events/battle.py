"""Moves and battles, with units of every kind."""

from __future__ import annotations

from dataclasses import dataclass

from cyclades.engine.words.events.event import Event


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
class DiceRolled(Event):
    """Before Ulysses decides; `BattleRound` follows with the dice that stand."""

    attacker_die: int
    defender_die: int


@dataclass(frozen=True, slots=True)
class DieRerolled(Event):
    player: int
    die: int


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
class UnitLost(Event):
    """In a battle: an undead unit, a hero (his card), or else a normal troop or fleet."""

    player: int
    undead: bool
    card: int | None
    titan: bool = False


@dataclass(frozen=True, slots=True)
class UnitSaved(Event):
    player: int


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
