"""What special metropolises do (T5.10)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import COASTAL, COMMERCIAL, NO_METROPOLIS, SPIRITUAL

SPECIAL_BONUS: Final = 3  # of Military and Coastal, in a battle
COMMERCIAL_GOLD: Final = 2


def special_on(engine: Engine, territory: i64) -> i64:
    """The kind of special metropolis that stands on a territory."""
    if len(engine.state.special):
        return engine.state.special[territory]
    return NO_METROPOLIS


def holds_special(engine: Engine, player: i64, kind: i64) -> bool:
    """Whether a special metropolis of that kind is his."""
    state = engine.state
    for territory in range(len(state.special)):
        if state.special[territory] == kind and state.owner[territory] == player:
            return True
    return False


def coastal_bonus(engine: Engine, sea: i64, attacker: i64) -> i64:
    """What the attacker's own Coastal metropolis adds at a sea beside it."""
    board = engine.board
    for i in range(board.shore_first[sea], board.shore_first[sea + 1]):
        territory = board.shore[i]
        if special_on(engine, territory) == COASTAL and engine.state.owner[territory] == attacker:
            return SPECIAL_BONUS
    return 0


def commercial_gold(engine: Engine, territory: i64) -> i64:
    """What a Commercial metropolis adds to the revenue of its territory."""
    return COMMERCIAL_GOLD if special_on(engine, territory) == COMMERCIAL else 0


def temples_of(engine: Engine, territory: i64) -> i64:
    """As how many temples the metropolis of a territory counts."""
    return 2 if special_on(engine, territory) == SPIRITUAL else 1


def most_founded(engine: Engine, player: i64) -> i64:
    """How many metropolises he can found beyond his sets, at most: by Cultural, and by T7.4."""
    if engine.config.titans:
        return engine.state.philosophers[player] + 1
    return 0


def clear_special(engine: Engine, territory: i64) -> None:
    """The metropolis of a territory is gone."""
    if special_on(engine, territory):
        engine.state.special[territory] = NO_METROPOLIS
