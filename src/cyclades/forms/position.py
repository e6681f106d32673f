"""Positions in names, as docs/position.md describes them: writing. `read_position` reads them."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words.pieces import (
    APOLLO,
    BUILDINGS,
    CARDS,
    CITIES,
    FIRST_ARTIFACT,
    FIRST_FIGURE,
    GODS,
    LAST_FIGURE,
    NONE,
    PENTHESILEA,
)
from cyclades.forms.frames import all_frames
from cyclades.forms.module_form import (
    city_module_form,
    isle_module_form,
    item_names,
    open_module_parts,
    sea_module_form,
    secret_parts,
)
from cyclades.forms.names import Names
from cyclades.forms.values import members

FIELDS: Final = (
    "rules",
    "players",
    "board",
    "modules",
    "options",
    "cycle",
    "phase",
    "turn_order",
    "gods",
    "gods_played",
    "apollo_played",
    "bids",
    "apollo",
    "cities",
    "track",
    "deck",
    "discard",
    "removed",
    "isles",
    "seas",
    "kraken",
    "discounts_given",
    "turn",
    "flow",
    "ending",
    "winners",
    "dice",
    "draws",
)
NULLABLE: Final = ("board", "options", "kraken", "turn", "ending")  # null is the same as leaving them out
CITY_FIELDS: Final = ("gold", "priests", "philosophers", "discounts_used", "eliminated")
ISLE_FIELDS: Final = ("owner", "troops", "buildings", "metropolis", "markers", "figure")
FIGURE_FIELDS: Final = ("card", "holder", "called")
SEA_FIELDS: Final = ("owner", "fleets", "spent")
BID_FIELDS: Final = ("marker", "gold")
TURN_FIELDS: Final = ("marker", "god", "recruited")
PHASE_NAMES: Final = tuple(phase.name for phase in PHASES)
FIGURES: Final = CARDS[FIRST_FIGURE : LAST_FIGURE + 1]
MOST_GOLD: Final = 1_000_000
MOST_CYCLES: Final = 10_000


def to_position(engine: Engine, names: Names) -> dict[str, Any]:
    """The whole position, secrets included, in names."""
    config = engine.config
    state = engine.state
    turn = None
    if state.turn_player != NONE:
        turn = {
            "marker": names.name("marker", state.turn_marker),
            "god": names.name("god", state.turn_god),
            "recruited": state.recruited,
        }
        if config.hades:
            turn["necropolis_built"] = bool(state.necropolis_built)
        if config.titans:
            turn["titan_moves"] = state.titan_moves
            turn["kronos_gift"] = bool(state.kronos_gift)
    return {
        "rules": config.rules,
        "players": config.players,
        "board": config.board.id,
        "modules": list(config.modules),
        "options": config.options.as_dict(),
        "cycle": state.cycle,
        "phase": PHASE_NAMES[state.phase],
        **open_parts(engine, names),
        "gods_played": state.god_turn,
        "apollo_played": state.apollo_turn,
        "cities": {CITIES[player]: whole_city_form(engine, player) for player in range(config.players)},
        **secret_parts(engine),
        "turn": turn,
        "flow": all_frames(engine, names),
        "ending": ENDINGS[state.ending] or None,
        "winners": [CITIES[player] for player in members(state.winners)],
    }


def whole_city_form(engine: Engine, player: int) -> dict[str, Any]:
    """All a player has, secrets included."""
    form = city_form(engine, player) | {"gold": engine.state.gold[player]}
    if engine.config.favours:
        form["secret_items"] = item_names(engine.state.secret_items[player])
    return form


def city_form(engine: Engine, player: int) -> dict[str, Any]:
    """A player's open things, without his gold."""
    state = engine.state
    return {
        "priests": state.priests[player],
        "philosophers": state.philosophers[player],
        "discounts_used": state.discounts_used[player],
        "eliminated": bool(state.eliminated >> player & 1),
        **city_module_form(engine, player),
    }


def open_parts(engine: Engine, names: Names) -> dict[str, Any]:
    """What lies open on the table, as positions and views both show it."""
    config = engine.config
    state = engine.state
    return {
        "turn_order": [names.name("marker", marker) for marker in list(state.turn_track)[: config.marker_count]],
        "gods": [GODS[god] for god in state.god_row if god != NONE],
        "bids": {
            GODS[god]: {"marker": names.name("marker", state.bidder[god]), "gold": state.bid[god]}
            for god in range(APOLLO)
            if state.bidder[god] != NONE
        },
        "apollo": [names.name("marker", marker) for marker in state.apollo_queue if marker != NONE],
        "track": [names.name("card", card) for card in state.track],
        "deck": [CARDS[card] for card in members(state.deck)],
        "discard": [CARDS[card] for card in members(state.discard)],
        "isles": {
            name: isle_form(engine, names, territory) for territory, name in enumerate(config.board.territory_ids)
        },
        "seas": {
            name: sea_form(engine, names, sea)
            for sea, name in enumerate(config.board.sea_ids)
            if state.fleet_owner[sea] != NONE or (config.favours and state.sea_markers[sea])
        },
        "kraken": names.name("sea", state.kraken),
        **discounts_form(engine),
        **removed_form(engine),
        **open_module_parts(engine, names),
    }


def discounts_form(engine: Engine) -> dict[str, Any]:
    """Which temples have given their discount this cycle (C0.2); before rules version 2 nobody kept that."""
    if not engine.config.temple_discounts:
        return {}
    state = engine.state
    given: dict[str, dict[str, int]] = {}
    for territory, name in enumerate(engine.board.territory_ids):
        temples, metropolis = int(state.temples_given[territory]), int(state.metropolis_given[territory])
        if temples or metropolis:
            given[name] = {"temples": temples, "metropolis": metropolis}
    return {"discounts_given": {"isles": given, "hidden_isle": bool(state.hidden_given)}}


def removed_form(engine: Engine) -> dict[str, list[str]]:
    """Creatures and heroes that were set apart and are nowhere, if there are any."""
    state = engine.state
    there = int(state.deck | state.discard | state.gone)
    there |= sum(1 << card for card in state.track if card != NONE)
    there |= sum(1 << card for card in range(FIRST_ARTIFACT) if state.holder[card] != NONE)
    if state.hidden_isle != NONE:
        there |= 1 << PENTHESILEA
    removed = [CARDS[card] for card in members(int(engine.config.cards) & ~there) if card < FIRST_ARTIFACT]
    return {"removed": removed} if removed else {}


def isle_form(engine: Engine, names: Names, territory: int) -> dict[str, Any]:
    state = engine.state
    first_slot = engine.board.first_slot
    card = state.figure[territory]
    figure = None
    if card != NONE:
        figure = {
            "card": CARDS[card],
            "holder": names.name("player", state.holder[card]),
            "called": state.called_in[card],
        }
    return {
        "owner": names.name("player", state.owner[territory]),
        "troops": state.troops[territory],
        "buildings": [
            BUILDINGS[state.buildings[slot]] if state.buildings[slot] else None
            for slot in range(first_slot[territory], first_slot[territory + 1])
        ],
        "metropolis": bool(state.metropolis[territory]),
        "markers": state.prosperity[territory],
        "figure": figure,
        **isle_module_form(engine, territory),
    }


def sea_form(engine: Engine, names: Names, sea: int) -> dict[str, Any]:
    state = engine.state
    form: dict[str, Any] = {"owner": names.name("player", state.fleet_owner[sea]), "fleets": state.fleets[sea]}
    if state.spent[sea]:
        form["spent"] = state.spent[sea]
    return form | sea_module_form(engine, sea)
