"""What a player may know, built by listing what is open. Others' gold is the base game's only secret."""

from __future__ import annotations

from typing import Any

from cyclades.engine.cycle import PHASES
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import discounts_left, metropolis_count, revenue
from cyclades.engine.pieces import CITIES, GODS, NONE
from cyclades.engine.victory import ENDINGS
from cyclades.forms.decision import decision_of, subject_of
from cyclades.forms.names import Names
from cyclades.forms.position import city_form, members, open_parts


def view_of(engine: Engine, names: Names, player: int | None) -> dict[str, Any]:
    """The table as a player sees it (None: a spectator), ready for JSON."""
    config = engine.config
    state = engine.state
    turn = None
    if state.turn_player != NONE:
        turn = {"player": CITIES[state.turn_player], "god": GODS[state.turn_god], "recruited": state.recruited}
    cities: dict[str, Any] = {}
    for seat in range(config.players):
        city = city_form(engine, seat)
        city["metropolises"] = metropolis_count(engine, seat)
        city["revenue"] = revenue(engine, seat)
        city["discounts_left"] = discounts_left(engine, seat)
        if seat == player or config.options.open_gold or state.ending:
            city["gold"] = state.gold[seat]
        cities[CITIES[seat]] = city
    return {
        "player": None if player is None else CITIES[player],
        "players": config.players,
        "board": config.board.id,
        "modules": list(config.modules),
        "options": config.options.as_dict(),
        "metropolises_to_win": config.metropolises_to_win,
        "cycle": state.cycle,
        "phase": PHASES[state.phase].name,
        **open_parts(engine, names),
        "apollo": [names.name("marker", marker) for marker in waiting_at_apollo(engine)],
        "cities": cities,
        "turn": turn,
        "decision": _decision_form(engine, names, player),
        "ending": ENDINGS[state.ending] or None,
        "winners": [CITIES[winner] for winner in members(state.winners)],
    }


def waiting_at_apollo(engine: Engine) -> list[int]:
    """The markers that still wait there; those that had their turn are back on the turn track."""
    state = engine.state
    return [marker for marker in list(state.apollo_queue)[state.apollo_turn :] if marker != NONE]


def _decision_form(engine: Engine, names: Names, player: int | None) -> dict[str, Any] | None:
    """Everyone sees who is asked about what; only he sees what he can do, for that depends on his gold."""
    decider = engine.decider()
    if decider == NONE:
        return None
    if decider == player:
        decision = decision_of(engine, names)
        assert decision is not None
        return decision.as_json()
    return {"kind": engine.room().name, "player": CITIES[decider], "subject": subject_of(engine, names)}
