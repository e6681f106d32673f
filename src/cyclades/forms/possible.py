"""Which positions can be on a table."""

from __future__ import annotations

from cyclades.engine.cities.holdings import (
    building_supply,
    buildings_in_supply,
    fleets_in_reserve,
    metropolises_in_supply,
    philosophers_in_supply,
    priestesses_in_supply,
    priests_in_supply,
    prosperity_in_supply,
    territories_held,
    titans_in_supply,
    troops_in_reserve,
    undead_fleets_in_supply,
    undead_troops_in_supply,
)
from cyclades.engine.cities.metropolis import has_set, philosophers_needed
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.cycle.auction import standing_cost
from cyclades.engine.machine.engine import Engine
from cyclades.engine.war.units import sea_units
from cyclades.engine.words.pieces import (
    APOLLO,
    BUILDINGS,
    CITIES,
    GODS,
    MAX_TITANS,
    MAX_UNDEAD,
    MAX_UNITS,
    METROPOLIS_SUPPLY,
    NONE,
)
from cyclades.forms.names import FormError
from cyclades.forms.position import PHASE_NAMES


def check_markers(engine: Engine) -> None:
    """Refuse markers where they can't be in this phase."""
    state = engine.state
    phase = PHASE_NAMES[state.phase]
    queue = sum(1 for marker in state.apollo_queue if marker != NONE)
    on_gods = [god for god in range(APOLLO) if state.bidder[god] != NONE]
    if phase != "actions":
        if state.turn_player != NONE:
            raise FormError("turn_outside_actions", "turn")
        if on_gods and phase != "offerings":
            raise FormError("none_in_phase", "bids", phase=phase)
        if queue > state.apollo_turn and phase != "offerings":
            raise FormError("nobody_waits_in_phase", "apollo", phase=phase)
        if (state.god_turn or state.apollo_turn) and phase not in ("actions", "end"):
            raise FormError("nobody_played_in_phase", "gods_played, apollo_played", phase=phase)
    else:
        for god in list(state.god_row)[: state.god_turn]:
            if god != NONE and state.bidder[god] != NONE and god != state.turn_god:
                raise FormError("god_holds_marker", "gods_played", god=GODS[god])


def side_has_land(engine: Engine, player: int) -> bool:
    """Whether a player, or his partner (T7.6), owns a territory."""
    partner = engine.config.partner[player]
    return territories_held(engine, player) > 0 or (partner != NONE and territories_held(engine, partner) > 0)


def check_cities(engine: Engine, mid_flow: bool, before_start: bool) -> None:
    """Refuse what a player can't have. Inside a flow a founding may be due, so sets may lie complete."""
    state = engine.state
    alive = [player for player in range(engine.config.players) if not state.eliminated >> player & 1]
    sides = {engine.config.team_of[player] for player in alive}
    if not sides or (len(sides) == 1 and not state.ending):
        raise FormError("too_few_sides", "cities")
    for player in range(engine.config.players):
        city = CITIES[player]
        out = player not in alive
        if out == side_has_land(engine, player) and not before_start:
            raise FormError("eliminated_with_isle" if out else "without_isle", city)
        if troops_in_reserve(engine, player) < 0:
            raise FormError("too_many_troops", city, most=MAX_UNITS)
        if fleets_in_reserve(engine, player) < 0:
            raise FormError("too_many_fleets", city, most=MAX_UNITS)
        if engine.config.titans and titans_in_supply(engine, player) < 0:
            raise FormError("too_many_titans", city, most=MAX_TITANS)
        if not mid_flow:
            if state.philosophers[player] >= philosophers_needed(engine, player):
                raise FormError("philosophers_found", city)
            if has_set(engine, player):
                raise FormError("set_founds", city)
        if PHASE_NAMES[state.phase] == "offerings" and standing_cost(engine, player) > state.gold[player]:
            raise FormError("bids_not_payable", city)
        if out and _has_something(engine, player):
            raise FormError("eliminated_with_something", city)


def _has_something(engine: Engine, player: int) -> bool:
    """Whether he has gold, cards or items."""
    state = engine.state
    if engine.config.favours and (state.priestesses[player] or state.items[player] or state.secret_items[player]):
        return True
    return bool(state.gold[player] or state.priests[player] or state.philosophers[player])


def check_isles(engine: Engine) -> None:
    """Refuse a metropolis space that holds two things."""
    state = engine.state
    board = engine.board
    for territory in range(board.territory_count):
        where = f"isles: {board.territory_ids[territory]}"
        if state.metropolis[territory] and state.necropolis == territory:
            raise FormError("necropolis_on_space", where)
        if state.metropolis[territory] or state.necropolis == territory:
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                if board.on_space[slot] and state.buildings[slot]:
                    raise FormError("buildings_on_space", where)


def check_seas(engine: Engine) -> None:
    """Refuse fleets where none can be, or whose owner is gone."""
    state = engine.state
    pushing = engine.room().name in ("polyphemus_stack", "polyphemus_push")
    for sea in range(engine.board.sea_count):
        where = f"seas: {engine.board.sea_ids[sea]}"
        if sea_units(engine, sea) and is_closed(engine, sea) and (sea == state.kraken or not pushing):
            raise FormError("fleets_on_closed_sea", where)
        owner = state.fleet_owner[sea]
        if owner != NONE and state.eliminated >> owner & 1:
            raise FormError("owner_is_out", where)


def check_supplies(engine: Engine) -> None:
    """Refuse more than there is of a kind (B1.2)."""
    for building in range(1, engine.config.building_kinds + 1):
        if buildings_in_supply(engine, building) < 0:
            raise FormError(
                "too_many_buildings", "isles", most=int(building_supply(building)), building=BUILDINGS[building]
            )
    if metropolises_in_supply(engine) < 0:
        raise FormError("too_many_metropolises", "isles", most=METROPOLIS_SUPPLY)
    if prosperity_in_supply(engine) < 0:
        raise FormError("too_many_markers", "isles", most=int(engine.config.prosperity_supply))
    if engine.config.hades and (undead_troops_in_supply(engine) < 0 or undead_fleets_in_supply(engine) < 0):
        raise FormError("too_many_undead", "undead", most=MAX_UNDEAD)
    if engine.config.favours and priestesses_in_supply(engine) < 0:
        raise FormError("too_many_priestesses", "cities")
    if priests_in_supply(engine) < 0:
        raise FormError("too_many_priests", "cities")
    if philosophers_in_supply(engine) < 0:
        raise FormError("too_many_philosophers", "cities")
