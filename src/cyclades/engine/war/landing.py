"""Where units of an isle can go: what is within reach, who may land there or pass (B5.10, B5.13, C5, T5.7)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.titans.artifacts import helm, sandals
from cyclades.engine.war.conquest import is_protected, joined_by_fleets
from cyclades.engine.war.move import MOVE_PRICE
from cyclades.engine.war.units import artifacts_on, land_units
from cyclades.engine.words.pieces import BIT, CHIRON, MEDUSA, NONE
from cyclades.engine.words.refusals import Refusal, refuse


def is_partners(engine: Engine, territory: i64) -> bool:
    """Whether a territory is the partner's of the player whose turn it is (T7.1)."""
    owner = engine.state.owner[territory]
    return owner != NONE and owner == engine.config.partner[engine.state.turn_player]


def landing_refused(engine: Engine, target: i64, flying: bool) -> Refusal | None:
    """Why the player whose turn it is may not land on an isle, wherever he comes from; None if he may."""
    state = engine.state
    owner = state.owner[target]
    player = state.turn_player
    if owner == player:
        return None
    if is_partners(engine, target):
        return refuse("partners_territory", isle=target)
    if flying and state.figure[target] == CHIRON:  # C5, C15
        return refuse("guarded_by_chiron", isle=target)
    if owner != NONE and is_protected(engine, player, target):
        return refuse("last_isle", "T7.3" if engine.config.teams else "B5.13", isle=target)
    return None


def may_land(engine: Engine, target: i64, flying: bool) -> bool:
    state = engine.state
    owner = state.owner[target]
    if owner == state.turn_player:
        return True
    if is_partners(engine, target) or (flying and state.figure[target] == CHIRON):
        return False
    return owner == NONE or not is_protected(engine, state.turn_player, target)


def within_reach(engine: Engine, territory: i64, flying: bool, artifacts: i64) -> i64:
    """The set of isles that units can get to in one step from an isle, with a set of artifacts.

    By air every other one; on foot those joined by fleets, and adjacent territories (T1.4).
    """
    board = engine.board
    if flying:
        return BIT[board.territory_count] - 1 - BIT[territory]
    reach = joined_by_fleets(engine, engine.state.turn_player, territory, helm.is_along(artifacts))
    reach |= board.land_next[territory]
    return reach | sandals.reach(engine, territory, artifacts)


def can_land_somewhere(engine: Engine, territory: i64, flying: bool, artifacts: i64) -> bool:
    """Whether a step from an isle can end on another."""
    reach = within_reach(engine, territory, flying, artifacts)
    for target in range(engine.board.territory_count):
        if reach & BIT[target] and may_land(engine, target, flying):
            return True
    return False


def may_pass(engine: Engine, target: i64, artifacts: i64, price: i64, rise: i64, gold: i64, passed: i64) -> bool:
    """T5.7: whether a party with the Helm may go through another's territory at that price, and on from there.

    Each later step costs `rise` more; going through a territory twice (`passed` is a set) leads nowhere new.
    """
    if passed & BIT[target] or not helm.is_passable(engine, target) or gold < price + price + rise:
        return False
    if can_land_somewhere(engine, target, False, artifacts):
        return True
    reach = within_reach(engine, target, False, artifacts)
    for beyond in range(engine.board.territory_count):
        if reach & BIT[beyond] and may_pass(
            engine, beyond, artifacts, price + rise, rise, gold - price, passed | BIT[target]
        ):
            return True
    return False


def can_go_anywhere(engine: Engine, territory: i64, flying: bool, price: i64, rise: i64) -> bool:
    """Whether units of an isle can leave it, with whatever artifacts lie there, at that price.

    Each later step of a passage (T5.7) costs `rise` more. Whether a single step can be paid is another matter.
    """
    artifacts = artifacts_on(engine, territory)
    if can_land_somewhere(engine, territory, flying, artifacts):
        return True
    if flying or not helm.is_along(artifacts):
        return False
    gold = engine.state.gold[engine.state.turn_player]
    reach = within_reach(engine, territory, False, artifacts)
    for target in range(engine.board.territory_count):
        if reach & BIT[target] and may_pass(engine, target, artifacts, price, rise, gold, 0):
            return True
    return False


def why_not_leave(
    engine: Engine, territory: i64, flying: bool, price: i64 = MOVE_PRICE, rise: i64 = 0
) -> Refusal | None:
    """Why no units of his can leave an isle, on foot or by air."""
    state = engine.state
    if state.owner[territory] != state.turn_player or land_units(engine, territory) == 0:
        return refuse("no_own_troop_there", "C5" if flying else "B5.10", isle=territory)
    if state.figure[territory] == MEDUSA:
        return refuse("held_by_medusa", isle=territory)
    if not can_go_anywhere(engine, territory, flying, price, rise):
        return why_no_goal(engine, territory, flying, rise)
    return None


def why_no_goal(engine: Engine, territory: i64, flying: bool, rise: i64) -> Refusal:
    """Why units of an isle have nowhere to go: what is within reach may not be entered, or nothing is."""
    artifacts = artifacts_on(engine, territory)
    reach = within_reach(engine, territory, flying, artifacts)
    for target in range(engine.board.territory_count):
        if reach & BIT[target]:
            if helm.is_along(artifacts) and not flying and helm.is_passable(engine, target):
                return refuse("no_way_on", isle=target)
            refusal = landing_refused(engine, target, flying)
            if refusal is not None:
                return refusal
    rule = "C5" if flying else "T1.4" if rise else "B5.10"
    return refuse("troops_cannot_leave", rule, isle=territory)


def why_out_of_reach(engine: Engine, source: i64, target: i64, artifacts: i64, by_titan: bool) -> Refusal:
    """Why a step can't lead to an isle that is not within reach: with the Helm a partner's fleets may be missing."""
    partner = engine.config.partner[engine.state.turn_player]
    if helm.is_along(artifacts) and partner != NONE:
        trial = engine.copy()
        for sea in range(engine.board.sea_count):
            if trial.state.fleet_owner[sea] == partner:
                trial.state.fleet_owner[sea] = engine.state.turn_player
        if within_reach(trial, source, False, artifacts) & BIT[target]:
            return refuse("partners_fleets", isle=target)
    return refuse("not_joined_by_fleets", "T1.4" if by_titan else "B5.10", isle=target)


def can_leave(engine: Engine, territory: i64, flying: bool, price: i64 = MOVE_PRICE, rise: i64 = 0) -> bool:
    """Whether units of the player whose turn it is can go away from an isle of his, on foot or by air."""
    return (
        land_units(engine, territory) > 0
        and engine.state.figure[territory] != MEDUSA
        and can_go_anywhere(engine, territory, flying, price, rise)
    )
