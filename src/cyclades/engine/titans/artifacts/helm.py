"""The Helm (T5.7): over anyone's fleets, and on through others' territories."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.pieces import FIRST_ARTIFACT, HELM, MEDUSA, NONE

WITH_HELM: Final = 1 << (HELM - FIRST_ARTIFACT)


def is_along(artifacts: i64) -> bool:
    """Whether a party with these artifacts has it."""
    return artifacts & WITH_HELM != 0


def is_link(engine: Engine, player: i64, sea: i64) -> bool:
    """Whether a sea can be part of a chain for who has it: with any fleets but his partner's."""
    owner = engine.state.fleet_owner[sea]
    return owner != NONE and owner != engine.config.partner[player]


def is_passable(engine: Engine, territory: i64) -> bool:
    """Whether he whose turn it is can pass through: it is another's, not his partner's, and without Medusa."""
    state = engine.state
    owner = state.owner[territory]
    player = state.turn_player
    is_others = owner != NONE and owner != player and owner != engine.config.partner[player]
    return is_others and state.figure[territory] != MEDUSA
