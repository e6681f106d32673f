"""What the modules add to positions and views: writing and reading (docs/position.md)."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.cycle.track import is_creature, is_in_play
from cyclades.engine.cycle.victory import note_last_cycle
from cyclades.engine.favours.tiles import favoured_god
from cyclades.engine.machine.engine import Engine
from cyclades.engine.war.on_the_way import artifacts_nowhere
from cyclades.engine.war.party import artifacts_in, heroes_in
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import (
    ARTIFACT_COUNT,
    CARDS,
    CITIES,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    HADES,
    HERO_COUNT,
    ITEMS,
    MAX_TITANS,
    MAX_UNDEAD,
    METROPOLISES,
    MILITARY,
    NONE,
    PENTHESILEA,
    PRIESTESS_SUPPLY,
)
from cyclades.forms.names import FormError, Names
from cyclades.forms.stack import party_on_the_way
from cyclades.forms.values import a_flag, a_list, a_name, a_number, an_object, members, with_fields

POSITION_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "hades": ("threat", "threat_roll", "covered", "necropolis"),
    "heroes": ("heroes", "gone", "kept", "hidden_isle"),
    "favours": ("favour", "favours", "item_deck", "item_discard", "apple"),
    "titans": ("teams", "artifacts", "gone", "specials", "last_cycle"),
}
CITY_FIELDS: Final[dict[str, tuple[str, ...]]] = {"favours": ("priestesses", "items", "secret_items")}
ISLE_FIELDS: Final[dict[str, tuple[str, ...]]] = {"hades": ("undead", "gold"), "titans": ("titans", "special")}
SEA_FIELDS: Final[dict[str, tuple[str, ...]]] = {"hades": ("undead", "undead_spent"), "favours": ("markers",)}
TURN_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "hades": ("necropolis_built",),
    "titans": ("titan_moves", "kronos_gift"),
}
NULLABLE: Final = ("covered", "necropolis", "hidden_isle", "favour", "apple")
HERO_FIELDS: Final = ("owner", "isle", "hired")
MOST_THREAT: Final = 20  # 8 and two dice of 3, with some room for positions written by hand
MOST_GOLD: Final = 1_000_000


def fields_of(usual: tuple[str, ...], extra: dict[str, tuple[str, ...]], modules: tuple[str, ...]) -> tuple[str, ...]:
    """The fields of a form in a game with these modules."""
    return (*usual, *(field for module, fields in extra.items() if module in modules for field in fields))


# Writing


def open_module_parts(engine: Engine, names: Names) -> dict[str, Any]:
    """What of the modules lies open on the table, as positions and views both show it."""
    config = engine.config
    state = engine.state
    form: dict[str, Any] = {}
    if config.hades:
        form["threat"] = state.threat
        form["threat_roll"] = state.threat_roll
        form["covered"] = names.name("god", state.covered)
        form["necropolis"] = names.name("isle", state.necropolis)
    if config.heroes:
        form["heroes"] = {
            CARDS[FIRST_HERO + hero]: {
                "owner": names.name("player", state.holder[FIRST_HERO + hero]),
                "isle": names.name("isle", state.hero_territory[hero]),
                "hired": state.called_in[FIRST_HERO + hero],
            }
            for hero in range(HERO_COUNT)
            if state.holder[FIRST_HERO + hero] != NONE
        }
        form["gone"] = [CARDS[card] for card in members(state.gone)]
        form["kept"] = [CARDS[card] for card in members(state.kept)]
        form["hidden_isle"] = names.name("player", state.hidden_isle)
    if config.favours:
        form["favour"] = None
        if state.favour != NONE:
            form["favour"] = {
                "tile": FAVOURS[state.favour],
                "god": GODS[favoured_god(engine)],
                "used": bool(state.favour_used),
            }
        form["favours"] = [FAVOURS[tile] for tile in members(state.favour_stack)]
        form["item_discard"] = item_names(state.item_discard)
        form["apple"] = None
        if state.apple_player != NONE:
            form["apple"] = {"player": CITIES[state.apple_player], "god": GODS[state.apple_god]}
    if config.titans:
        form["teams"] = config.teams
        form["artifacts"] = {
            CARDS[FIRST_ARTIFACT + artifact]: names.name("isle", state.artifact_territory[artifact])
            for artifact in range(ARTIFACT_COUNT)
            if is_in_play(engine, FIRST_ARTIFACT + artifact)
        }
        form["gone"] = [CARDS[card] for card in members(state.gone)]
        form["specials"] = [METROPOLISES[kind] for kind in members(state.specials)]
        form["last_cycle"] = bool(state.last_cycle)
    return form


def item_names(items: int) -> list[str]:
    return [ITEMS[item] for item in members(items)]


def secret_parts(engine: Engine) -> dict[str, Any]:
    """What nobody may see, for whole positions."""
    return {"item_deck": item_names(engine.state.item_deck)} if engine.config.favours else {}


def city_module_form(engine: Engine, player: int) -> dict[str, Any]:
    """A player's open things of the modules."""
    if not engine.config.favours:
        return {}
    state = engine.state
    return {"priestesses": state.priestesses[player], "items": item_names(state.items[player])}


def isle_module_form(engine: Engine, territory: int) -> dict[str, Any]:
    state = engine.state
    form: dict[str, Any] = {}
    if engine.config.hades:
        form["undead"] = state.undead[territory]
        form["gold"] = state.grave_gold[territory]
    if engine.config.titans:
        form["titans"] = state.titans[territory]
        form["special"] = METROPOLISES[state.special[territory]] if state.special[territory] else None
    return form


def sea_module_form(engine: Engine, sea: int) -> dict[str, Any]:
    state = engine.state
    form: dict[str, Any] = {}
    if engine.config.hades:
        form["undead"] = state.undead_fleets[sea]
        if state.undead_spent[sea]:
            form["undead_spent"] = state.undead_spent[sea]
    if engine.config.favours:
        form["markers"] = state.sea_markers[sea]
    return form


# Reading


def read_isle_modules(engine: Engine, where: str, territory: int, isle: dict[str, Any]) -> None:
    state = engine.state
    if engine.config.hades:
        state.undead[territory] = a_number(f"{where}: undead", isle.get("undead", 0), MAX_UNDEAD)
        if state.undead[territory] and state.owner[territory] == NONE:
            raise FormError("undead_need_owner", where)
        state.grave_gold[territory] = a_number(f"{where}: gold", isle.get("gold", 0), MOST_GOLD)
    if engine.config.titans:
        state.titans[territory] = a_number(f"{where}: titans", isle.get("titans", 0), MAX_TITANS)
        if state.titans[territory] and state.owner[territory] == NONE:
            raise FormError("titans_need_owner", where)
        special = isle.get("special")
        if special is not None:
            if special not in METROPOLISES[MILITARY:]:
                raise FormError(
                    "one_needed", f"{where}: special", possible=", ".join(METROPOLISES[MILITARY:]), given=shown(special)
                )
            state.special[territory] = METROPOLISES.index(special)


def read_sea_modules(engine: Engine, where: str, sea: int, form: dict[str, Any]) -> None:
    state = engine.state
    if engine.config.hades:
        state.undead_fleets[sea] = a_number(f"{where}: undead", form.get("undead", 0), MAX_UNDEAD)
        spent = form.get("undead_spent", 0)
        state.undead_spent[sea] = a_number(f"{where}: undead_spent", spent, state.undead_fleets[sea])
    if engine.config.favours:
        state.sea_markers[sea] = a_number(f"{where}: markers", form.get("markers", 0), engine.config.prosperity_supply)


def read_city_modules(engine: Engine, names: Names, where: str, player: int, city: dict[str, Any]) -> None:
    if not engine.config.favours:
        return
    state = engine.state
    state.priestesses[player] = a_number(f"{where}: priestesses", city.get("priestesses", 0), PRIESTESS_SUPPLY)
    state.items[player] = _set_of(names, f"{where}: items", "item", city.get("items", []))
    state.secret_items[player] = _set_of(names, f"{where}: secret_items", "item", city.get("secret_items", []))


def _set_of(names: Names, where: str, kind: str, given: object) -> int:
    named = 0
    for name in a_list(where, given):
        member = 1 << a_name(names, where, kind, name)
        if named & member:
            raise FormError("there_twice", where, name=name)
        named |= member
    return named


def read_modules(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    """The modules' own parts; cities, isles and seas are read already."""
    if engine.config.hades:
        _read_hades(engine, names, position)
    if engine.config.heroes or engine.config.titans:
        _read_gone(engine, names, position)
    if engine.config.heroes:
        _read_heroes(engine, names, position)
    if engine.config.titans:
        _read_titans(engine, names, position)
    if engine.config.favours:
        _read_favours(engine, names, position)


def _read_hades(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    state.threat = a_number("threat", position.get("threat", 0), MOST_THREAT)
    state.threat_roll = a_number("threat_roll", position.get("threat_roll", 0), 6)
    if position.get("covered") is not None:
        state.covered = a_name(names, "covered", "god", position["covered"])
        if not engine.config.shuffled_gods >> state.covered & 1:
            raise FormError("not_under_hades", "covered", god=GODS[state.covered])
    if position.get("necropolis") is not None:
        state.necropolis = a_name(names, "necropolis", "isle", position["necropolis"])
        if state.owner[state.necropolis] == NONE or not engine.board.has_space[state.necropolis]:
            raise FormError("necropolis_needs_space", "necropolis")


def _read_gone(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    """Heroes and artifacts that are out of the game."""
    state = engine.state
    for name in a_list("gone", position.get("gone", [])):
        card = a_name(names, "gone", "card", name)
        if is_creature(card):
            raise FormError("never_leaves", "gone", name=name)
        if state.gone & 1 << card:
            raise FormError("in_two_places", "gone", name=name)
        state.gone |= 1 << card


def _read_titans(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    for name, place in an_object("artifacts", position.get("artifacts", {})).items():
        artifact = a_name(names, "artifacts", "artifact", name)
        if state.gone & 1 << FIRST_ARTIFACT + artifact:
            raise FormError("out_of_game", "artifacts", name=name)
        if place is not None:
            isle = a_name(names, f"artifacts: {name}", "isle", place)
            if state.owner[isle] == NONE:
                raise FormError("lies_on_owned", f"artifacts: {name}")
            state.artifact_territory[artifact] = isle
    for name in a_list("specials", position.get("specials", [])):
        if name not in METROPOLISES[MILITARY:]:
            raise FormError("one_needed", "specials", possible=", ".join(METROPOLISES[MILITARY:]), given=shown(name))
        kind = 1 << METROPOLISES.index(name)
        if state.specials & kind:
            raise FormError("there_twice", "specials", name=name)
        state.specials |= kind
    tokens = int(state.specials)
    for territory in range(engine.board.territory_count):
        token = 1 << state.special[territory] if state.special[territory] else 0
        if token and (not state.metropolis[territory] or tokens & token):
            raise FormError("special_not_there", f"isles: {engine.board.territory_ids[territory]}")
        tokens |= token
    state.last_cycle = a_flag("last_cycle", position.get("last_cycle", False))
    if state.last_cycle and not engine.config.teams:
        raise FormError("only_teams_know", "last_cycle")
    if position.get("ending") is None:  # a game that ended at once has no last cycle (T7.6)
        note_last_cycle(engine)  # T7.2


def _read_heroes(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    for name, entry in an_object("heroes", position.get("heroes", {})).items():
        where = f"heroes: {name}"
        hero = a_name(names, "heroes", "hero", name)
        form = with_fields(where, entry, HERO_FIELDS)
        owner = form.get("owner")
        if form.get("isle") is not None:
            isle = a_name(names, where, "isle", form["isle"])
            state.hero_territory[hero] = isle
            owner = names.name("player", state.owner[isle]) if owner is None else owner
        card = FIRST_HERO + hero
        state.holder[card] = a_name(names, where, "player", owner)
        if state.hero_territory[hero] != NONE and state.owner[state.hero_territory[hero]] != state.holder[card]:
            raise FormError("stands_on_owners", where)
        state.called_in[card] = a_number(f"{where}: hired", form.get("hired", state.cycle - 1), int(state.cycle))
        if state.gone & 1 << card:
            raise FormError("in_two_places", "gone", name=name)
    for name in a_list("kept", position.get("kept", [])):
        card = FIRST_HERO + a_name(names, "kept", "hero", name)
        if state.holder[card] == NONE:
            raise FormError("nobody_has", "kept", name=name)
        state.kept |= 1 << card
    if position.get("hidden_isle") is not None:
        state.hidden_isle = a_name(names, "hidden_isle", "player", position["hidden_isle"])
        if state.holder[PENTHESILEA] != NONE or state.gone & 1 << PENTHESILEA:
            raise FormError("penthesilea_stays", "hidden_isle")


def placed_cards(engine: Engine, position: dict[str, Any]) -> set[int]:
    """The heroes' and artifacts' cards that are neither in deck or discard nor on the track."""
    state = engine.state
    placed = set(members(state.gone)) | {card for card in range(FIRST_HERO, len(CARDS)) if state.holder[card] != NONE}
    if engine.config.titans:
        placed |= {CARDS.index(name) for name in position.get("artifacts", {})}
    return placed | {PENTHESILEA} if state.hidden_isle != NONE else placed


def _read_favours(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    config = engine.config
    favour = position.get("favour")
    if favour is not None:
        form = with_fields("favour", favour, ("tile", "god", "used"))
        state.favour = a_name(names, "favour", "favour", form.get("tile"))
        state.favour_used = a_flag("favour: used", form.get("used", False))
    stack = config.favour_tiles & ~(1 << state.favour if state.favour != NONE else 0)
    if "favours" in position:
        stack = _set_of(names, "favours", "favour", position["favours"])
    if state.favour != NONE and stack >> state.favour & 1:
        raise FormError("in_two_places", "favours", name=FAVOURS[state.favour])
    state.favour_stack = stack
    _read_items(engine, names, position)
    apple = position.get("apple")
    if apple is not None:
        form = with_fields("apple", apple, ("player", "god"))
        state.apple_player = a_name(names, "apple", "player", form.get("player"))
        state.apple_god = a_name(names, "apple", "god", form.get("god"))


def _read_items(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    state = engine.state
    piles = [state.items[player] for player in range(engine.config.players)]
    piles += [state.secret_items[player] for player in range(engine.config.players)]
    piles.append(items_in_flow(names, position.get("flow")))
    state.item_discard = _set_of(names, "item_discard", "item", position.get("item_discard", []))
    piles.append(state.item_discard)
    if "item_deck" in position:
        state.item_deck = _set_of(names, "item_deck", "item", position["item_deck"])
        piles.append(state.item_deck)
    placed = 0
    for pile in piles:
        if placed & pile:
            raise FormError("in_two_places", "items", name=item_names(placed & pile)[0])
        placed |= pile
    rest = int(engine.config.item_cards) & ~placed
    if "item_deck" not in position:
        state.item_deck = rest
    elif rest:
        raise FormError("is_nowhere", "item_deck, item_discard", name=item_names(rest)[0])


def check_modules(engine: Engine, position: dict[str, Any]) -> None:
    """Refuse what can't be with these gods, in this flow."""
    state = engine.state
    away = party_on_the_way(engine)
    heroes_away = heroes_in(away)
    for hero in range(HERO_COUNT):
        if (
            state.holder[FIRST_HERO + hero] != NONE
            and state.hero_territory[hero] == NONE
            and not heroes_away >> hero & 1
        ):
            raise FormError("hero_is_nowhere", f"heroes: {CARDS[FIRST_HERO + hero]}")
    for artifact in members(artifacts_nowhere(engine) & ~artifacts_in(away)):
        raise FormError("artifact_is_nowhere", f"artifacts: {CARDS[FIRST_ARTIFACT + artifact]}")
    if state.hidden_isle != NONE and state.eliminated >> state.hidden_isle & 1:
        raise FormError("owner_is_out", "hidden_isle")
    if state.favour != NONE:
        beside = GODS[favoured_god(engine)]
        if beside == GODS[HADES]:
            raise FormError("no_favour_with_hades", "favour")
        if position["favour"].get("god", beside) != beside:
            raise FormError("favour_beside_other", "favour", god=beside)
    if state.apple_player != NONE and state.apple_god not in list(state.god_row):
        raise FormError("takes_no_bids", "apple", god=GODS[state.apple_god])


def items_in_flow(names: Names, flow: object) -> int:
    """The items Hephaestus shows at this moment."""
    seen = 0
    for frame in flow if isinstance(flow, list) else []:
        if isinstance(frame, dict) and frame.get("room") == "hephaestus_item":
            for field in ("first", "second"):
                where = f"flow: hephaestus_item: {field}"
                item = 1 << a_name(names, where, "item", frame.get(field))
                if seen & item:
                    raise FormError("two_items_shown", "flow: hephaestus_item: first, second")
                seen |= item
    return seen
