"""Reading positions: names, defaults, clear errors. `possible` refuses what can't be on a table."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.cities.discounts import discounts_left, give_discounts, metropolis_left_to_give, temples_left
from cyclades.engine.cycle.rotation import prelude_gods, rotation_of
from cyclades.engine.cycle.track import is_artifact, is_creature
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.chance import DRAW_KINDS, Chance, ScriptedChance, SeededChance
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.room_numbers import CYCLE, TURN
from cyclades.engine.war.units import sea_units
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import (
    APOLLO,
    CARD_COUNT,
    CARDS,
    CITIES,
    GOD_PLACES,
    GODS,
    HADES,
    NONE,
    PENTHESILEA,
    TRACK_SPACES,
)
from cyclades.forms.flow import check_flow
from cyclades.forms.frames import push_frames
from cyclades.forms.module_form import CITY_FIELDS as MODULE_CITY_FIELDS
from cyclades.forms.module_form import ISLE_FIELDS as MODULE_ISLE_FIELDS
from cyclades.forms.module_form import NULLABLE as MODULE_NULLABLE
from cyclades.forms.module_form import (
    POSITION_FIELDS,
    check_modules,
    fields_of,
    placed_cards,
    read_city_modules,
    read_isle_modules,
    read_modules,
    read_sea_modules,
)
from cyclades.forms.module_form import SEA_FIELDS as MODULE_SEA_FIELDS
from cyclades.forms.names import FormError, Names
from cyclades.forms.position import (
    CITY_FIELDS,
    FIELDS,
    FIGURE_FIELDS,
    FIGURES,
    ISLE_FIELDS,
    MOST_CYCLES,
    MOST_GOLD,
    NULLABLE,
    PHASE_NAMES,
    SEA_FIELDS,
)
from cyclades.forms.possible import check_cities, check_isles, check_markers, check_seas, check_supplies
from cyclades.forms.read_markers import read_markers
from cyclades.forms.values import a_flag, a_list, a_name, a_number, an_object, members, with_fields

FEWEST_CREATURES: Final = 9  # three on the track, five on isles, one to draw


def check_shape(position: object) -> dict[str, Any]:
    """The position as a mapping with known fields only."""
    if not isinstance(position, dict):
        raise FormError("object_needed", "position", given=shown(position))
    named = position.get("modules", ())
    modules = tuple(named) if isinstance(named, (list, tuple)) else ()
    fields = with_fields("position", position, fields_of(FIELDS, POSITION_FIELDS, modules))
    nullable = (*NULLABLE, *MODULE_NULLABLE)
    return {field: value for field, value in fields.items() if value is not None or field not in nullable}


def position_chance(names: Names, position: dict[str, Any]) -> Chance:
    """The scripted dice and draws of a position; a fixed seed answers when they run out."""
    dice = position.get("dice", [])
    if not isinstance(dice, list):
        raise FormError("list_needed", "dice", given=shown(dice))
    dice = [a_number("dice", face, 3) for face in dice]
    draws: dict[int, list[int]] = {}
    given = position.get("draws", {})
    if not isinstance(given, dict):
        raise FormError("object_needed", "draws", given=shown(given))
    for kind, drawn in given.items():
        if kind not in DRAW_KINDS:
            raise FormError("no_such_draw", "draws", given=shown(kind), possible=", ".join(DRAW_KINDS))
        if not isinstance(drawn, list):
            raise FormError("list_needed", f"draws: {kind}", given=shown(drawn))
        if kind == "seat":
            draws[DRAW_KINDS.index(kind)] = [a_number(f"draws: {kind}", seat, 5) for seat in drawn]
        else:
            draws[DRAW_KINDS.index(kind)] = [a_name(names, f"draws: {kind}", kind, name) for name in drawn]
    return ScriptedChance(dice, draws, SeededChance(0))


def read_position(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    """Fill a blank engine with a position, and check that it is a possible one."""
    _read_cycle(engine, position)
    _read_board(engine, names, position)
    _read_cities(engine, names, position)
    read_modules(engine, names, position)
    _read_discounts(engine, names, position)
    _read_cards(engine, names, position)
    read_markers(engine, names, position)
    _read_gods(engine, names, position)
    _read_flow(engine, names, position)
    check_markers(engine)
    check_flow(engine)
    check_cities(engine, "flow" in position, in_prelude(position))
    check_isles(engine)
    check_seas(engine)
    check_supplies(engine)
    check_modules(engine, position)


def _read_cycle(engine: Engine, position: dict[str, Any]) -> None:
    engine.state.cycle = a_number("cycle", position.get("cycle", 1), MOST_CYCLES)
    if engine.state.cycle < 1:
        raise FormError("number_needed", "cycle", lowest=1, highest=MOST_CYCLES, given="0")


def _read_board(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    board = engine.board
    if "isles" not in position and "seas" not in position and "kraken" not in position:
        players = int(engine.config.players)
        if players in board.starts:
            for player, start in enumerate(board.starts[players]):
                for territory in start.troops:
                    state.owner[territory] = player
                    state.troops[territory] = 1
                for sea in start.fleets:
                    state.fleet_owner[sea] = player
                    state.fleets[sea] = 1
            return
    for name, entry in an_object("isles", position.get("isles", {})).items():
        where = f"isles: {name}"
        territory = a_name(names, "isles", "isle", name)
        isle = with_fields(where, entry, fields_of(ISLE_FIELDS, MODULE_ISLE_FIELDS, engine.config.modules))
        if isle.get("owner") is not None:
            state.owner[territory] = a_name(names, where, "player", isle["owner"])
        state.troops[territory] = a_number(f"{where}: troops", isle.get("troops", 0), 8)
        if state.troops[territory] and state.owner[territory] == NONE:
            raise FormError("troops_need_owner", where)
        _read_buildings(engine, names, where, territory, isle.get("buildings", []))
        state.metropolis[territory] = a_flag(f"{where}: metropolis", isle.get("metropolis", False))
        if state.metropolis[territory] and not board.has_space[territory]:
            raise FormError("no_space_there", where)
        state.prosperity[territory] = a_number(
            f"{where}: markers", isle.get("markers", 0), engine.config.prosperity_supply
        )
        read_isle_modules(engine, where, territory, isle)
        if isle.get("figure") is not None:
            figure = isle["figure"]
            if isinstance(figure, str):
                figure = {"card": figure}
            _read_figure(engine, names, where, territory, with_fields(f"{where}: figure", figure, FIGURE_FIELDS))
    for name, entry in an_object("seas", position.get("seas", {})).items():
        where = f"seas: {name}"
        at = a_name(names, "seas", "sea", name)
        form = with_fields(where, entry, fields_of(SEA_FIELDS, MODULE_SEA_FIELDS, engine.config.modules))
        read_sea_modules(engine, where, at, form)
        if form.get("owner") is None and form.get("markers") and not form.get("fleets") and not form.get("undead"):
            continue
        state.fleet_owner[at] = a_name(names, where, "player", form.get("owner"))
        state.fleets[at] = a_number(f"{where}: fleets", form.get("fleets", 0 if form.get("undead") else 1), 8)
        if not sea_units(engine, at):
            raise FormError("fleet_needed", where)
        state.spent[at] = a_number(f"{where}: spent", form.get("spent", 0), state.fleets[at])
    if position.get("kraken") is not None:
        state.kraken = a_name(names, "kraken", "sea", position["kraken"])


def _read_buildings(engine: Engine, names: Names, where: str, territory: int, given: object) -> None:
    first = engine.board.first_slot[territory]
    slots = engine.board.first_slot[territory + 1] - first
    if not isinstance(given, list) or len(given) > slots:
        raise FormError("buildings_needed", f"{where}: buildings", slots=int(slots))
    for slot, name in enumerate(given):
        if name is not None:
            engine.state.buildings[first + slot] = a_name(names, where, "building", name)


def _read_figure(engine: Engine, names: Names, where: str, territory: int, figure: dict[str, Any]) -> None:
    state = engine.state
    card = a_name(names, f"{where}: figure", "card", figure.get("card"))
    if CARDS[card] not in FIGURES:
        raise FormError("no_isle_figure", where, card=CARDS[card])
    if state.holder[card] != NONE:
        raise FormError("on_two_isles", where, card=CARDS[card])
    state.figure[territory] = card
    owner = names.name("player", state.owner[territory])
    state.holder[card] = a_name(names, f"{where}: figure", "player", figure.get("holder", owner))
    state.called_in[card] = a_number(f"{where}: called", figure.get("called", state.cycle), int(state.cycle))


def _read_cities(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    players = int(engine.config.players)
    cities = an_object("cities", position.get("cities", {}))
    for name in cities:
        if name not in CITIES[:players]:
            raise FormError("no_such_player", "cities", given=shown(name))
    for player in range(players):
        where = f"cities: {CITIES[player]}"
        fields = fields_of(CITY_FIELDS, MODULE_CITY_FIELDS, engine.config.modules)
        city = with_fields(where, cities.get(CITIES[player], {}), fields)
        out = a_flag(f"{where}: eliminated", city.get("eliminated", False))
        if out:
            state.eliminated |= 1 << player
        state.gold[player] = a_number(
            f"{where}: gold", city.get("gold", 0 if out else engine.config.starting_gold), MOST_GOLD
        )
        state.priests[player] = a_number(f"{where}: priests", city.get("priests", 0), 18)
        state.philosophers[player] = a_number(f"{where}: philosophers", city.get("philosophers", 0), 17)
        state.discounts_used[player] = a_number(f"{where}: discounts_used", city.get("discounts_used", 0), 99)
        read_city_modules(engine, names, where, player, city)


def _read_discounts(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    """C0.2: which temples have given theirs; where nothing is said, as many as each player has used, in their order."""
    state = engine.state
    if "discounts_given" not in position:
        for player in range(engine.config.players if engine.config.temple_discounts else 0):
            used = min(int(state.discounts_used[player]), int(discounts_left(engine, player)))
            mine = state.discounts_used[player]
            give_discounts(engine, player, used)
            state.discounts_used[player] = mine
        return
    if not engine.config.temple_discounts:
        raise FormError("discounts_of_version_2", "discounts_given")
    form = with_fields("discounts_given", position["discounts_given"], ("isles", "hidden_isle"))
    for name, entry in an_object("discounts_given: isles", form.get("isles", {})).items():
        where = f"discounts_given: isles: {name}"
        territory = a_name(names, where, "isle", name)
        given = with_fields(where, entry, ("temples", "metropolis"))
        most = int(temples_left(engine, territory))
        state.temples_given[territory] = a_number(f"{where}: temples", given.get("temples", 0), most)
        most = int(metropolis_left_to_give(engine, territory))
        state.metropolis_given[territory] = a_number(f"{where}: metropolis", given.get("metropolis", 0), most)
    state.hidden_given = a_flag("discounts_given: hidden_isle", form.get("hidden_isle", False))
    if state.hidden_given and state.hidden_isle == NONE:
        raise FormError("no_hidden_metropolis", "discounts_given: hidden_isle")


def _read_cards(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    placed = {card for card in range(CARD_COUNT) if state.holder[card] != NONE} | placed_cards(engine, position)

    def place(where: str, name: object) -> int:
        card = a_name(names, where, "card", name)
        if card in placed:
            raise FormError("in_two_places", where, name=CARDS[card])
        placed.add(card)
        return card

    out = set(placed)
    for name in a_list("removed", position.get("removed", [])):
        if is_artifact(place("removed", name)):
            raise FormError("artifacts_are_gone", "removed", name=name)
    removed = set(placed) - out
    if sum(is_creature(card) for card in members(engine.config.cards) if card not in removed) < FEWEST_CREATURES:
        raise FormError("too_many_removed", "removed", fewest=FEWEST_CREATURES)
    track = position.get("track", [])
    if not isinstance(track, list) or len(track) > TRACK_SPACES:
        raise FormError("cards_needed", "track", most=TRACK_SPACES)
    for space, name in enumerate(track):
        if name is not None:
            state.track[space] = place("track", name)
    for pile in ("discard", "deck"):
        given = position.get(pile, [])
        if not isinstance(given, list):
            raise FormError("list_needed", pile, given=shown(given))
        mask = 0
        for name in given:
            mask |= 1 << place(pile, name)
        setattr(state, pile, mask)
    rest = sum(1 << card for card in members(engine.config.cards) if card not in placed)
    if "deck" not in position:
        state.deck |= rest
    elif "discard" not in position:
        state.discard |= rest
    elif rest and not (rest == 1 << PENTHESILEA and state.eliminated):  # older positions: lost with its owner (H3.6)
        raise FormError("is_nowhere", "deck, discard", name=CARDS[members(rest)[0]])


def _read_gods(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    available = int(prelude_gods(engine.config) if in_prelude(position) else rotation_of(engine.config).available)
    named: list[int] = []
    for name in a_list("gods", position.get("gods", [])):
        god = a_name(names, "gods", "god", name)
        if god == APOLLO or god in named:
            raise FormError("god_cannot_stand", "gods", god=name)
        named.append(god)
    needed = [god for god in range(APOLLO) if state.bidder[god] != NONE or state.turn_god == god]
    if "gods" in position:
        if len(named) not in (0, available):
            raise FormError("god_count", "gods", needed=int(available), count=len(named))
        for god in needed:
            if god not in named:
                raise FormError("god_not_available", "gods", god=GODS[god])
    else:
        others = [god for god in members(engine.config.shuffled_gods) if god not in needed and god != state.covered]
        named = sorted(needed + others[: max(0, available - len(needed))], key=lambda god: (god == HADES, god))
        if len(named) > available:
            raise FormError("too_many_gods", "gods", most=int(available))
    if HADES in named:
        _check_hades(engine, named)
    elif state.covered != NONE and named:
        raise FormError("covered_without_hades", "covered")
    for place, god in enumerate(named):
        state.god_row[place] = god
    played = 0
    if state.turn_god == APOLLO:
        played = GOD_PLACES
    elif state.turn_god != NONE:
        played = named.index(state.turn_god) + 1
    state.god_turn = a_number("gods_played", position.get("gods_played", played), GOD_PLACES)


def _check_hades(engine: Engine, named: list[int]) -> None:
    """Hades lies right above Apollo, on a god who is nowhere else (H2.2)."""
    state = engine.state
    if named[-1] != HADES:
        raise FormError("hades_above_apollo", "gods")
    if state.covered == NONE:
        state.covered = min(god for god in members(engine.config.shuffled_gods) if god not in named)
    if state.covered in named:
        raise FormError("covered_is_available", "covered", god=GODS[state.covered])


def in_prelude(position: dict[str, Any]) -> bool:
    """Whether the flow is that of the preliminary round (H1)."""
    flow = position.get("flow")
    return bool(isinstance(flow, list) and flow and isinstance(flow[0], dict) and flow[0].get("room") == "prelude")


def _read_flow(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    phase = position.get("phase", "offerings" if state.turn_god == NONE else "actions")
    if phase not in PHASE_NAMES:
        raise FormError("one_needed", "phase", possible=", ".join(PHASE_NAMES), given=shown(phase))
    state.phase = PHASE_NAMES.index(phase)
    if state.god_row[0] == NONE and (phase not in ("creatures", "gods") or state.cycle > 1):
        raise FormError("gods_needed", "gods")
    ending = position.get("ending")
    if ending is not None and ending not in ENDINGS[1:]:
        raise FormError("one_needed", "ending", possible=", ".join(ENDINGS[1:]), given=shown(ending))
    state.ending = ENDINGS.index(ending or "")
    for name in a_list("winners", position.get("winners", [])):
        state.winners |= 1 << a_name(names, "winners", "player", name)
    if bool(state.winners) != bool(state.ending):
        raise FormError("winners_without_end", "winners")
    if "flow" in position:
        push_frames(engine, names, position["flow"])
        return
    engine.push(CYCLE)
    if state.turn_god == APOLLO:
        raise FormError("apollo_plays_itself", "turn")
    if state.turn_god != NONE:
        engine.push(TURN)
