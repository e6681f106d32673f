"""Positions written by hand or by `to_position`: names, defaults, checks. The form is described in docs/position.md."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.auction import standing_cost
from cyclades.engine.chance import DRAW_KINDS, Chance, ScriptedChance, SeededChance, nth_member, set_size
from cyclades.engine.cycle import PHASES
from cyclades.engine.engine import Engine
from cyclades.engine.figures import is_closed
from cyclades.engine.frames import CYCLE, TURN
from cyclades.engine.holdings import (
    buildings_in_supply,
    fleets_in_reserve,
    isle_count,
    metropolises_in_supply,
    philosophers_in_supply,
    priests_in_supply,
    prosperity_in_supply,
    troops_in_reserve,
)
from cyclades.engine.metropolis import PHILOSOPHERS_FOR_METROPOLIS, has_set
from cyclades.engine.pieces import (
    APOLLO,
    BUILDING_COUNT,
    BUILDINGS,
    CARD_COUNT,
    CARDS,
    CITIES,
    GODS,
    MAX_BID,
    MINOTAUR,
    NONE,
    TRACK_SPACES,
)
from cyclades.engine.rotation import ROTATIONS
from cyclades.engine.setup import STARTING_GOLD
from cyclades.engine.victory import ENDINGS
from cyclades.forms.flow import all_frames, check_flow, push_frames
from cyclades.forms.names import FormError, Names

FIELDS: Final = (
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
    "isles",
    "seas",
    "kraken",
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
FIGURES: Final = CARDS[MINOTAUR:]
MOST_GOLD: Final = 999
MOST_CYCLES: Final = 10_000


# Writing


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
    return {
        "players": config.players,
        "board": config.board.id,
        "modules": list(config.modules),
        "options": config.options.as_dict(),
        "cycle": state.cycle,
        "phase": PHASE_NAMES[state.phase],
        **open_parts(engine, names),
        "gods_played": state.god_turn,
        "apollo_played": state.apollo_turn,
        "cities": {
            CITIES[player]: city_form(engine, player) | {"gold": state.gold[player]} for player in range(config.players)
        },
        "turn": turn,
        "flow": all_frames(engine, names),
        "ending": ENDINGS[state.ending] or None,
        "winners": [CITIES[player] for player in members(state.winners)],
    }


def members(mask: int) -> list[int]:
    """The members of a set, in rising order."""
    return [int(nth_member(mask, place)) for place in range(set_size(mask))]


def city_form(engine: Engine, player: int) -> dict[str, Any]:
    """A player's open things, without his gold."""
    state = engine.state
    return {
        "priests": state.priests[player],
        "philosophers": state.philosophers[player],
        "discounts_used": state.discounts_used[player],
        "eliminated": bool(state.eliminated >> player & 1),
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
            if state.fleets[sea] or state.spent[sea]
        },
        "kraken": names.name("sea", state.kraken),
    }


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
    }


def sea_form(engine: Engine, names: Names, sea: int) -> dict[str, Any]:
    state = engine.state
    form: dict[str, Any] = {"owner": names.name("player", state.fleet_owner[sea]), "fleets": state.fleets[sea]}
    if state.spent[sea]:
        form["spent"] = state.spent[sea]
    return form


# Reading


def check_shape(position: object) -> dict[str, Any]:
    """The position as a mapping with known fields only."""
    if not isinstance(position, dict):
        raise FormError("a position is a JSON object")
    fields = _fields("position", position, FIELDS)
    return {field: value for field, value in fields.items() if value is not None or field not in NULLABLE}


def position_chance(names: Names, position: dict[str, Any]) -> Chance:
    """The scripted dice and draws of a position; a fixed seed answers when they run out."""
    dice = position.get("dice", [])
    if not isinstance(dice, list):
        raise FormError("dice: a list of faces is needed")
    dice = [_number("dice", face, 3) for face in dice]
    draws: dict[int, list[int]] = {}
    given = position.get("draws", {})
    if not isinstance(given, dict):
        raise FormError("draws: an object of lists is needed")
    for kind, drawn in given.items():
        if kind not in DRAW_KINDS:
            raise FormError(f"draws: there is no kind {kind!r}; there are {', '.join(DRAW_KINDS)}")
        if not isinstance(drawn, list):
            raise FormError(f"draws: {kind}: a list is needed")
        if kind == "seat":
            draws[DRAW_KINDS.index(kind)] = [_number(f"draws: {kind}", seat, 5) for seat in drawn]
        else:
            draws[DRAW_KINDS.index(kind)] = [_named(names, f"draws: {kind}", kind, name) for name in drawn]
    return ScriptedChance(dice, draws, SeededChance(0))


def read_position(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    """Fill a blank engine with a position, and check that it is a possible one."""
    _read_board(engine, names, position)
    _read_cities(engine, position)
    _read_cards(engine, names, position)
    _read_markers(engine, names, position)
    _read_flow(engine, names, position)
    _check_markers(engine)
    check_flow(engine)
    _check(engine, "flow" in position)


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
    for name, entry in _object("isles", position.get("isles", {})).items():
        where = f"isles: {name}"
        territory = _named(names, "isles", "isle", name)
        isle = _fields(where, entry, ISLE_FIELDS)
        if isle.get("owner") is not None:
            state.owner[territory] = _named(names, where, "player", isle["owner"])
        state.troops[territory] = _number(f"{where}: troops", isle.get("troops", 0), 8)
        if state.troops[territory] and state.owner[territory] == NONE:
            raise FormError(f"{where}: troops need an owner")
        _read_buildings(engine, names, where, territory, isle.get("buildings", []))
        state.metropolis[territory] = _flag(f"{where}: metropolis", isle.get("metropolis", False))
        if state.metropolis[territory] and not board.has_space[territory]:
            raise FormError(f"{where}: it has no metropolis space")
        state.prosperity[territory] = _number(f"{where}: markers", isle.get("markers", 0), 16)
        if isle.get("figure") is not None:
            figure = isle["figure"]
            if isinstance(figure, str):
                figure = {"card": figure}
            _read_figure(engine, names, where, territory, _fields(f"{where}: figure", figure, FIGURE_FIELDS), position)
    for name, entry in _object("seas", position.get("seas", {})).items():
        where = f"seas: {name}"
        at = _named(names, "seas", "sea", name)
        form = _fields(where, entry, SEA_FIELDS)
        state.fleet_owner[at] = _named(names, where, "player", form.get("owner"))
        state.fleets[at] = _number(f"{where}: fleets", form.get("fleets", 1), 8)
        if not state.fleets[at]:
            raise FormError(f"{where}: at least one fleet is needed")
        state.spent[at] = _number(f"{where}: spent", form.get("spent", 0), state.fleets[at])
    if position.get("kraken") is not None:
        state.kraken = _named(names, "kraken", "sea", position["kraken"])


def _read_buildings(engine: Engine, names: Names, where: str, territory: int, given: object) -> None:
    first = engine.board.first_slot[territory]
    slots = engine.board.first_slot[territory + 1] - first
    if not isinstance(given, list) or len(given) > slots:
        raise FormError(f"{where}: buildings must be a list of at most {slots}, one a slot")
    for slot, name in enumerate(given):
        if name is not None:
            engine.state.buildings[first + slot] = _named(names, where, "building", name)


def _read_figure(
    engine: Engine, names: Names, where: str, territory: int, figure: dict[str, Any], position: dict[str, Any]
) -> None:
    state = engine.state
    card = _named(names, f"{where}: figure", "card", figure.get("card"))
    if CARDS[card] not in FIGURES:
        raise FormError(f"{where}: {CARDS[card]} is no isle figure")
    if state.holder[card] != NONE:
        raise FormError(f"{where}: {CARDS[card]} stands on two isles")
    state.figure[territory] = card
    owner = names.name("player", state.owner[territory])
    state.holder[card] = _named(names, f"{where}: figure", "player", figure.get("holder", owner))
    state.called_in[card] = _number(f"{where}: called", figure.get("called", position.get("cycle", 1)), MOST_CYCLES)


def _read_cities(engine: Engine, position: dict[str, Any]) -> None:
    state = engine.state
    players = int(engine.config.players)
    cities = _object("cities", position.get("cities", {}))
    for name in cities:
        if name not in CITIES[:players]:
            raise FormError(f"cities: there is no player {name!r}")
    for player in range(players):
        where = f"cities: {CITIES[player]}"
        city = _fields(where, cities.get(CITIES[player], {}), CITY_FIELDS)
        out = _flag(f"{where}: eliminated", city.get("eliminated", False))
        if out:
            state.eliminated |= 1 << player
        state.gold[player] = _number(f"{where}: gold", city.get("gold", 0 if out else STARTING_GOLD), MOST_GOLD)
        state.priests[player] = _number(f"{where}: priests", city.get("priests", 0), 18)
        state.philosophers[player] = _number(f"{where}: philosophers", city.get("philosophers", 0), 17)
        state.discounts_used[player] = _number(f"{where}: discounts_used", city.get("discounts_used", 0), 99)


def _read_cards(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    placed = {card for card in range(CARD_COUNT) if state.holder[card] != NONE}

    def place(where: str, name: object) -> int:
        card = _named(names, where, "card", name)
        if card in placed:
            raise FormError(f"{where}: {CARDS[card]} is in two places")
        placed.add(card)
        return card

    track = position.get("track", [])
    if not isinstance(track, list) or len(track) > TRACK_SPACES:
        raise FormError(f"track: a list of at most {TRACK_SPACES} cards is needed")
    for space, name in enumerate(track):
        if name is not None:
            state.track[space] = place("track", name)
    for pile in ("discard", "deck"):
        given = position.get(pile, [])
        if not isinstance(given, list):
            raise FormError(f"{pile}: a list of cards is needed")
        mask = 0
        for name in given:
            mask |= 1 << place(pile, name)
        setattr(state, pile, mask)
    rest = sum(1 << card for card in range(CARD_COUNT) if card not in placed)
    if "deck" not in position:
        state.deck |= rest
    elif "discard" not in position:
        state.discard |= rest
    elif rest:
        raise FormError(f"deck, discard: {CARDS[members(rest)[0]]} is nowhere")


def _read_markers(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    config = engine.config
    state.cycle = _number("cycle", position.get("cycle", 1), MOST_CYCLES)
    if state.cycle < 1:
        raise FormError("cycle: the first cycle is 1")
    placed: set[int] = set()

    def place(where: str, name: object) -> int:
        if config.two_players and name in CITIES[:2]:
            name = f"{name}-1" if names.number("marker", f"{name}-1") not in placed else f"{name}-2"
        marker = _named(names, where, "marker", name)
        if marker in placed:
            raise FormError(f"{where}: {names.name('marker', marker)} is in two places")
        if state.eliminated >> config.marker_player[marker] & 1:
            raise FormError(f"{where}: {names.name('marker', marker)} is out of the game")
        placed.add(marker)
        return marker

    for name, bid in _object("bids", position.get("bids", {})).items():
        god = _named(names, "bids", "god", name)
        if god == APOLLO:
            raise FormError("bids: those on Apollo are listed under apollo")
        offer = _fields(f"bids: {name}", bid, BID_FIELDS)
        state.bidder[god] = place(f"bids: {name}", offer.get("marker"))
        state.bid[god] = _number(f"bids: {name}: gold", offer.get("gold", 1), MAX_BID)
        if not state.bid[god]:
            raise FormError(f"bids: {name}: a bid is at least 1")
    queue = position.get("apollo", [])
    if not isinstance(queue, list) or len(queue) > config.marker_count:
        raise FormError("apollo: a list of markers is needed")
    for length, name in enumerate(queue):
        state.apollo_queue[length] = place("apollo", name)
    state.apollo_turn = _number("apollo_played", position.get("apollo_played", 0), len(queue))
    placed -= {int(marker) for marker in list(state.apollo_queue)[: state.apollo_turn]}

    turn = position.get("turn")
    if turn is not None:
        turn = _fields("turn", turn, TURN_FIELDS)
        god = _named(names, "turn", "god", turn.get("god"))
        state.turn_god = god
        if god != APOLLO and state.bidder[god] != NONE:
            marker = state.bidder[god]
        elif god == APOLLO and state.apollo_queue[state.apollo_turn] != NONE:
            marker = state.apollo_queue[state.apollo_turn]
        else:
            marker = place("turn", turn.get("marker"))
            if god == APOLLO:
                state.apollo_queue[state.apollo_turn] = marker
            else:
                state.bidder[god] = marker
                state.bid[god] = 1
        state.turn_marker = marker
        state.turn_player = config.marker_player[marker]
        if turn.get("marker", CITIES[state.turn_player]) not in (
            CITIES[state.turn_player],
            names.name("marker", marker),
        ):
            raise FormError(f"turn: {names.name('marker', marker)} holds {GODS[god]}, not {turn['marker']}")
        state.recruited = _number("turn: recruited", turn.get("recruited", 0), 8)

    order = position.get("turn_order")
    if order is not None and (not isinstance(order, list) or len(order) > config.marker_count):
        raise FormError(f"turn_order: a list of at most {config.marker_count} markers is needed")
    for at, name in enumerate(order or []):
        if name is not None:
            state.turn_track[at] = place("turn_order", name)
    held = {names.number("marker", frame.get("marker")) for frame in offerings_in(position.get("flow"))}
    at = config.marker_count - 1
    for marker in range(config.marker_count - 1, -1, -1):
        if marker not in placed | held and not state.eliminated >> config.marker_player[marker] & 1:
            while state.turn_track[at] != NONE:
                at -= 1
            state.turn_track[at] = marker

    _read_gods(engine, names, position)


def offerings_in(flow: object) -> list[dict[str, Any]]:
    """The frames of a flow in which a player holds a marker in his hand."""
    if not isinstance(flow, list):
        return []
    return [frame for frame in flow if isinstance(frame, dict) and frame.get("room") == "offering"]


def _read_gods(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    available = int(ROTATIONS[engine.config.players].available)
    named: list[int] = []
    for name in _list("gods", position.get("gods", [])):
        god = _named(names, "gods", "god", name)
        if god == APOLLO or god in named:
            raise FormError(f"gods: {name} can't stand here; Apollo is always last and every god is there once")
        named.append(god)
    needed = [god for god in range(APOLLO) if state.bidder[god] != NONE or state.turn_god == god]
    if "gods" in position:
        if len(named) not in (0, available):
            raise FormError(f"gods: {available} gods are available with this number of players, not {len(named)}")
        for god in needed:
            if god not in named:
                raise FormError(f"gods: {GODS[god]} holds a marker but is not available")
    else:
        others = [god for god in range(APOLLO) if god not in needed]
        named = sorted(needed + others[: max(0, available - len(needed))])
        if len(named) > available:
            raise FormError(f"gods: more than {available} gods hold markers")
    for place, god in enumerate(named):
        state.god_row[place] = god
    played = 0
    if state.turn_god == APOLLO:
        played = len(GODS)
    elif state.turn_god != NONE:
        played = named.index(state.turn_god) + 1
    state.god_turn = _number("gods_played", position.get("gods_played", played), len(GODS))


def _read_flow(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    phase = position.get("phase", "offerings" if state.turn_god == NONE else "actions")
    if phase not in PHASE_NAMES:
        raise FormError(f"phase: one of {', '.join(PHASE_NAMES)} is needed, not {phase!r}")
    state.phase = PHASE_NAMES.index(phase)
    if state.god_row[0] == NONE and (phase not in ("creatures", "gods") or state.cycle > 1):
        raise FormError("gods: those of this cycle, or of the last one before they are laid anew, are needed")
    ending = position.get("ending")
    if ending is not None and ending not in ENDINGS[1:]:
        raise FormError(f"ending: one of {', '.join(ENDINGS[1:])} is needed, not {ending!r}")
    state.ending = ENDINGS.index(ending or "")
    for name in _list("winners", position.get("winners", [])):
        state.winners |= 1 << _named(names, "winners", "player", name)
    if bool(state.winners) != bool(state.ending):
        raise FormError("winners: there are some when the game has ended, and only then")
    if "flow" in position:
        push_frames(engine, names, position["flow"])
        return
    engine.push(CYCLE)
    if state.turn_god == APOLLO:
        raise FormError("turn: a turn with Apollo plays itself; put the marker under apollo instead")
    if state.turn_god != NONE:
        engine.push(TURN)


def _check_markers(engine: Engine) -> None:
    """Refuse markers where they can't be in this phase."""
    state = engine.state
    phase = PHASE_NAMES[state.phase]
    queue = sum(1 for marker in state.apollo_queue if marker != NONE)
    on_gods = [god for god in range(APOLLO) if state.bidder[god] != NONE]
    if phase != "actions":
        if state.turn_player != NONE:
            raise FormError("turn: turns belong to the phase actions")
        if on_gods and phase != "offerings":
            raise FormError(f"bids: there are none in the phase {phase}")
        if queue > state.apollo_turn and phase != "offerings":
            raise FormError(f"apollo: nobody waits there in the phase {phase}")
        if (state.god_turn or state.apollo_turn) and phase not in ("actions", "end"):
            raise FormError(f"gods_played, apollo_played: nobody has played yet in the phase {phase}")
    else:
        for god in list(state.god_row)[: state.god_turn]:
            if god != NONE and state.bidder[god] != NONE and god != state.turn_god:
                raise FormError(f"gods_played: {GODS[god]} still holds a marker")


def _check(engine: Engine, mid_flow: bool) -> None:
    """Refuse what can't be on a table. Inside a flow a founding may be due, so sets may lie complete."""
    state = engine.state
    board = engine.board
    alive = [player for player in range(engine.config.players) if not state.eliminated >> player & 1]
    if not alive or (len(alive) == 1 and not state.ending):
        raise FormError("cities: at least two players are in a game that is not over")
    for player in range(engine.config.players):
        city = CITIES[player]
        out = bool(state.eliminated >> player & 1)
        if out == (isle_count(engine, player) > 0):
            raise FormError(
                f"{city}: an eliminated player has no isle"
                if out
                else f"{city}: a player without an isle must be marked as eliminated"
            )
        if troops_in_reserve(engine, player) < 0:
            raise FormError(f"{city}: there are only 8 troops of a colour")
        if fleets_in_reserve(engine, player) < 0:
            raise FormError(f"{city}: there are only 8 fleets of a colour")
        if not mid_flow:
            if state.philosophers[player] >= PHILOSOPHERS_FOR_METROPOLIS:
                raise FormError(f"{city}: four philosophers become a metropolis at once")
            if has_set(engine, player):
                raise FormError(f"{city}: a complete set of buildings becomes a metropolis at once")
        if PHASE_NAMES[state.phase] == "offerings" and standing_cost(engine, player) > state.gold[player]:
            raise FormError(f"{city}: the standing bids can't be paid")
        if out and (state.gold[player] or state.priests[player] or state.philosophers[player]):
            raise FormError(f"{city}: an eliminated player has nothing")
    for territory in range(board.territory_count):
        if state.metropolis[territory]:
            for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
                if board.on_space[slot] and state.buildings[slot]:
                    raise FormError(
                        f"isles: {board.territory_ids[territory]}: the metropolis covers slots with buildings"
                    )
    for sea in range(board.sea_count):
        if state.fleets[sea] and is_closed(engine, sea) and not _being_pushed(engine):
            raise FormError(f"seas: {board.sea_ids[sea]}: no fleets can be on a closed sea")
        owner = state.fleet_owner[sea]
        if owner != NONE and state.eliminated >> owner & 1:
            raise FormError(f"seas: {board.sea_ids[sea]}: its owner is out of the game")
    for building in range(1, BUILDING_COUNT + 1):
        if buildings_in_supply(engine, building) < 0:
            raise FormError(f"isles: there are only 10 of {BUILDINGS[building]}")
    if metropolises_in_supply(engine) < 0:
        raise FormError("isles: there are only 10 metropolises")
    if prosperity_in_supply(engine) < 0:
        raise FormError("isles: there are only 16 prosperity markers")
    if priests_in_supply(engine) < 0:
        raise FormError("cities: there are not so many priests")
    if philosophers_in_supply(engine) < 0:
        raise FormError("cities: there are not so many philosophers")


def _being_pushed(engine: Engine) -> bool:
    return engine.room().name in ("polyphemus_stack", "polyphemus_push")


# Checks of values


def _object(where: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise FormError(f"{where}: an object by name is needed")
    return value


def _list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise FormError(f"{where}: a list is needed")
    return value


def _fields(where: str, value: object, fields: tuple[str, ...]) -> dict[str, Any]:
    entry = _object(where, value)
    for field in entry:
        if field not in fields:
            raise FormError(f"{where}: there is no field {field!r}; there are {', '.join(fields)}")
    return entry


def _number(where: str, value: object, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise FormError(f"{where}: a number from 0 to {highest} is needed, not {value!r}")
    return value


def _flag(where: str, value: object) -> int:
    if not isinstance(value, bool):
        raise FormError(f"{where}: true or false is needed, not {value!r}")
    return int(value)


def _named(names: Names, where: str, kind: str, name: object) -> int:
    try:
        return names.number(kind, name)
    except FormError as error:
        raise FormError(f"{where}: {error}") from None
