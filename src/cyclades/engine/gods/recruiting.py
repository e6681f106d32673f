"""Where new troops and fleets may come (B5.4, B5.5)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import territories_of
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import AT_RECRUIT_FLEET
from cyclades.engine.words.pieces import NONE
from cyclades.engine.words.refusals import Refusal, refuse


def offer_barracks(engine: Engine, recruiting: i64) -> None:
    """Offer every place where a recruited unit may stand (B5.5); `recruiting` is where its family of actions begins."""
    owner = engine.state.owner
    player = engine.state.turn_player
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            engine.offer(recruiting + territory)


def why_not_barracks(engine: Engine, territory: i64, rule: str = "") -> Refusal | None:
    own = engine.state.owner[territory] == engine.state.turn_player
    return None if own else refuse("not_your_isle", rule, isle=territory)


def offer_harbours(engine: Engine) -> None:
    """Offer every place where a recruited fleet may lie (B5.4)."""
    player = engine.state.turn_player
    shore_mask = engine.board.shore_mask
    own = territories_of(engine, player)
    for sea in range(engine.board.sea_count):
        if shore_mask[sea] & own and can_hold_fleet(engine, player, sea):
            engine.offer(AT_RECRUIT_FLEET + sea)


def why_not_harbour(engine: Engine, sea: i64) -> Refusal | None:
    player = engine.state.turn_player
    if not engine.board.shore_mask[sea] & territories_of(engine, player):
        return refuse("no_own_isle_beside", sea=sea)
    if is_closed(engine, sea):
        return refuse("sea_closed", sea=sea)
    return None if can_hold_fleet(engine, player, sea) else refuse("enemy_fleet_there", sea=sea)


def can_hold_fleet(engine: Engine, player: i64, sea: i64) -> bool:
    """Whether a fleet of his may be put there without a battle: empty or his own, and not closed (B5.4)."""
    holder = engine.state.fleet_owner[sea]
    return (holder == NONE or holder == player) and not is_closed(engine, sea)
