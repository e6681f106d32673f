"""Positions with modules: real ones are read back as they were, impossible ones are refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import ConfigError, FormError, Game
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.module_form import CITY_FIELDS, HERO_FIELDS, ISLE_FIELDS, POSITION_FIELDS, SEA_FIELDS, TURN_FIELDS
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from tests.forms.scenes import holds_up
from tests.forms.test_positions import IN_TURN, REFUSALS, TURN, three
from tests.players.tastes import SORTS
from tests.rules.thera import HOMES


def hades(**more: Any) -> dict[str, Any]:
    """Three players with Hades's modules, and what is to be added; isles are added to those of `three`."""
    return three(**more.pop("isles", {})) | {"modules": list(MODULES[:-1])} | more


def titans(**more: Any) -> dict[str, Any]:
    """Four players with all modules, and what is to be added: Sparta on Fira, Athens on Oia, Corinth, Thebes."""
    isles: dict[str, Any] = {name: {"owner": HOMES[name]} for name in ("fira", "oia", "emporio", "pyrgos")}
    for isle, fields in more.pop("isles", {}).items():
        isles[isle] = isles.get(isle, {}) | fields
    return {"players": 4, "modules": list(MODULES), "isles": isles} | more


def argos_out(**things: Any) -> dict[str, Any]:
    """Five players, two of them out of the game, Argos with something that an eliminated player can't have."""
    return {"players": 5, "cities": {"thebes": {"eliminated": True}, "argos": {"eliminated": True, **things}}}


HADES_HERE: dict[str, Any] = {"gods": ["ares", "hades"], "covered": "zeus", "threat": 9}
ATTACK: dict[str, Any] = {"isle": "kea", "attacker": "sparta", "defender": "athens", "attackers": 0, "stage": 1}
CYCLE: dict[str, Any] = {"room": "cycle"}
CULTURAL: dict[str, Any] = {"metropolis": True, "special": "cultural"}
TOKEN: dict[str, Any] = {"room": "special_choice", "player": "sparta", "isle": "fira"}
SENDING: list[dict[str, Any]] = [{"room": "send_artifacts"}, {"room": "send_target", "artifact": "helm"}]
SHARE: dict[str, Any] = {"room": "cornucopia_share", "player": "sparta", "gold": 2}
SAVING: dict[str, Any] = {"room": "save_unit", "player": "sparta", "unit": "unit", "loser": "sparta"}
PLACING: dict[str, Any] = {"room": "placement", "begun": False, "troops_left": 2, "fleets_left": 2, "markers_left": 0}
PLACING |= {"may_join": False, "isles_needed": 2}
TITANS_PLACING: dict[str, Any] = {"room": "titans_placement", "begun": False, "troops_left": 2, "titans_left": 0}
TITANS_PLACING |= {"fleets_left": 2, "building_types": [], "markers_left": 0}
TEAMS: dict[str, Any] = {"teams": True, "gods": ["ares", "zeus", "kronos"]}
SHOWN: dict[str, Any] = {"room": "hephaestus_item", "first": "aegis", "second": "cup"}
ANEW: dict[str, Any] = {"turn": {"god": "apollo", "marker": "sparta"}}
# What is wrong with modules, and the word by which the message must find it.
WRONG_MODULES: list[tuple[str, dict[str, Any]]] = [
    *(
        (f"position: no_such_field (given={field!r}, ", {field: None})
        for fields in POSITION_FIELDS.values()
        for field in fields
    ),  # without its module
    (
        "isles: naxos: no_such_field (given='undead', possible=owner, troops, buildings, metropolis",
        three(naxos={"undead": 1}),
    ),
    (
        "isles: naxos: no_such_field (given='gold', possible=owner, troops, buildings, metropolis",
        three(naxos={"gold": 1}),
    ),
    (
        "seas: 5-0: no_such_field (given='markers', possible=owner, fleets, spent)",
        three() | {"seas": {"5-0": {"markers": 1}}},
    ),
    (
        "cities: sparta: no_such_field (given='items', possible=gold, priests, philosophers",
        {"cities": {"sparta": {"items": []}}},
    ),
    (
        "cities: sparta: no_such_field (given='priestesses', possible=gold, priests, philosophers",
        {"cities": {"sparta": {"priestesses": 0}}},
    ),
    (
        "turn: no_such_field (given='necropolis_built', possible=marker, god, recruited)",
        {"turn": TURN | {"necropolis_built": False}},
    ),
    ("track: not_in_game (kind=card, given='cerberus')", {"track": ["cerberus"]}),
    ("track: not_in_game (kind=card, given='ajax')", {"track": ["ajax"]}),
    ("track: not_in_game (kind=card, given='empusa')", {"modules": ["heroes"], "track": ["empusa"]}),
    (
        "isles: naxos: not_in_game (kind=building, given='theatre')",
        {"modules": ["hades", "heroes"], "isles": {"naxos": {"buildings": ["theatre"]}}},
    ),
    ("favour: not_in_game (kind=favour, given='hera')", {"modules": ["favours"], "favour": {"tile": "hera"}}),
    ("item_discard: not_in_game (kind=item, given='obol')", {"modules": ["favours"], "item_discard": ["obol"]}),
    ("modules: module_twice", {"modules": ["hades", "hades"]}),
    ("modules: names_needed (given='hades')", {"modules": "hades"}),
    (
        "flow: upkeep: belongs_to_modules (modules=heroes)",
        {"flow": [{"room": "cycle"}, {"room": "upkeep", "player": "sparta"}]},
    ),
    ("flow: prelude: belongs_to_modules (modules=free_placement, titans)", {"flow": [{"room": "prelude"}]}),
    ("threat: number_needed (lowest=0, highest=20, given=21)", hades(threat=21)),
    ("threat_roll: number_needed (lowest=0, highest=6, given=7)", hades(threat_roll=7)),
    ("gods: hades_above_apollo", hades(gods=["hades", "ares"])),
    ("gods: god_count (needed=2, count=3)", hades(gods=["ares", "hades", "zeus"])),
    ("covered: covered_is_available (god=ares)", hades(gods=["ares", "hades"], covered="ares")),
    ("covered: covered_without_hades", hades(gods=["ares", "zeus"], covered="athena")),
    ("covered: not_under_hades (god=apollo)", hades(gods=["ares", "hades"], covered="apollo")),
    ("necropolis: not_in_game (kind=isle, given='atlantis')", hades(necropolis="atlantis")),
    ("necropolis: necropolis_needs_space", hades(necropolis="milos")),  # nobody's isle
    ("isles: kea: necropolis_on_space", hades(necropolis="kea", isles={"kea": {"metropolis": True}})),
    ("isles: kea: buildings_on_space", hades(necropolis="kea", isles={"kea": {"buildings": ["port"]}})),
    ("isles: naxos: undead: number_needed (lowest=0, highest=5, given=6)", hades(isles={"naxos": {"undead": 6}})),
    ("undead: too_many_undead (most=5)", hades(isles={"naxos": {"undead": 3}, "kea": {"undead": 3}})),
    ("isles: milos: undead_need_owner", hades(isles={"milos": {"undead": 1}})),
    (
        "undead: too_many_undead (most=5)",
        hades(seas={"5-0": {"owner": "sparta", "undead": 3}, "0-0": {"owner": "athens", "undead": 3}}),
    ),
    ("seas: 5-0: not_in_game (kind=player, given=None)", hades(seas={"5-0": {"undead": 3}})),  # whose?
    ("seas: 5-0: fleet_needed", hades(seas={"5-0": {"owner": "sparta", "fleets": 0, "markers": 1}})),
    (
        "seas: 5-0: undead_spent: number_needed (lowest=0, highest=1, given=2)",
        hades(seas={"5-0": {"owner": "sparta", "undead": 1, "undead_spent": 2}}),
    ),
    ("isles: naxos: gold: number_needed (lowest=0, highest=1000000, given=-1)", hades(isles={"naxos": {"gold": -1}})),
    ("seas: 5-0: markers: number_needed (lowest=0, highest=24, given=25)", hades(seas={"5-0": {"markers": 25}})),
    ("isles: too_many_markers (most=24)", hades(seas={"5-0": {"markers": 20}}, isles={"naxos": {"markers": 5}})),
    ("heroes: not_in_game (kind=hero, given='kraken')", hades(heroes={"kraken": {"isle": "naxos"}})),
    ("heroes: ajax: not_in_game (kind=player, given=None)", hades(heroes={"ajax": {}})),
    ("heroes: ajax: not_in_game (kind=player, given=None)", hades(heroes={"ajax": {"isle": "milos"}})),  # nobody's isle
    ("heroes: ajax: stands_on_owners", hades(heroes={"ajax": {"isle": "naxos", "owner": "athens"}})),
    (
        "heroes: ajax: hero_is_nowhere",
        hades(heroes={"ajax": {"owner": "sparta"}}),
    ),  # neither on an isle nor on his way to one
    ("track: in_two_places (name=ajax)", hades(heroes={"ajax": {"isle": "naxos"}}, track=["ajax"])),
    ("gone: in_two_places (name=ajax)", hades(heroes={"ajax": {"isle": "naxos"}}, gone=["ajax"])),
    ("gone: in_two_places (name=ajax)", hades(gone=["ajax", "ajax"])),
    ("discard: in_two_places (name=ajax)", hades(gone=["ajax"], discard=["ajax"])),
    ("gone: never_leaves (name=kraken)", hades(gone=["kraken"])),
    ("kept: nobody_has (name=ajax)", hades(kept=["ajax"])),
    (
        "heroes: ajax: hired: number_needed (lowest=0, highest=1, given=-1)",
        hades(heroes={"ajax": {"isle": "naxos", "hired": -1}}),
    ),
    (
        "heroes: ajax: hired: number_needed (lowest=0, highest=1, given=2)",
        hades(heroes={"ajax": {"isle": "naxos", "hired": 2}}),
    ),  # it is cycle 1
    ("hidden_isle: not_in_game (kind=player, given='naxos')", hades(hidden_isle="naxos")),
    ("hidden_isle: owner_is_out", hades(hidden_isle="argos", **argos_out())),
    ("argos: eliminated_with_something", hades(**argos_out(secret_items=["cup"]))),
    ("argos: eliminated_with_something", hades(**argos_out(priestesses=1))),
    ("hidden_isle: penthesilea_stays", hades(hidden_isle="sparta", gone=["penthesilea"])),
    ("track: in_two_places (name=penthesilea)", hades(hidden_isle="sparta", track=["penthesilea"])),
    ("favour: object_needed (given='hermes')", hades(favour="hermes")),
    ("favour: not_in_game (kind=favour, given=None)", hades(favour={})),
    ("favour: not_in_game (kind=favour, given='zeus')", hades(favour={"tile": "zeus"})),
    ("favour: used: flag_needed (given=1)", hades(favour={"tile": "hermes", "used": 1})),
    (
        "favour: favour_beside_other (god=zeus)",
        hades(gods=["ares", "zeus"], favour={"tile": "hermes", "god": "ares"}),
    ),  # it lies beside the last
    ("favour: no_favour_with_hades", hades(**HADES_HERE, favour={"tile": "hermes"})),  # H4.1
    ("favours: in_two_places (name=hermes)", hades(favour={"tile": "hermes"}, favours=["hermes"])),
    ("favours: there_twice (name=hermes)", hades(favours=["hermes", "hermes"])),
    ("cities: too_many_priestesses", hades(cities={"sparta": {"priestesses": 5}, "athens": {"priestesses": 5}})),
    ("cities: sparta: items: there_twice (name=aegis)", hades(cities={"sparta": {"items": ["aegis", "aegis"]}})),
    (
        "items: in_two_places (name=aegis)",
        hades(cities={"sparta": {"items": ["aegis"]}, "athens": {"secret_items": ["aegis"]}}),
    ),
    ("items: in_two_places (name=aegis)", hades(cities={"sparta": {"items": ["aegis"]}}, item_discard=["aegis"])),
    ("items: in_two_places (name=aegis)", hades(cities={"sparta": {"items": ["aegis"]}}, item_deck=["aegis"])),
    ("item_deck, item_discard: is_nowhere (name=trident)", hades(item_deck=["aegis"])),
    ("item_discard: not_in_game (kind=item, given='sword')", hades(item_discard=["sword"])),
    ("apple: not_in_game (kind=player, given='rome')", hades(apple={"player": "rome", "god": "ares"})),
    ("apple: not_in_game (kind=god, given=None)", hades(apple={"player": "sparta"})),
    ("apple: takes_no_bids (god=apollo)", hades(apple={"player": "sparta", "god": "apollo"})),
    ("apple: takes_no_bids (god=athena)", hades(gods=["ares", "zeus"], apple={"player": "sparta", "god": "athena"})),
    ("draws: favour: not_in_game (kind=favour, given='zeus')", hades(draws={"favour": ["zeus"]})),
    ("draws: item: not_in_game (kind=item, given='sword')", hades(draws={"item": ["sword"]})),
    (
        "flow: land_battle: isle, defender: nobody_defends",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK}]),
    ),  # nobody attacks
    (
        "flow: land_battle: isle, defender: nobody_defends",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_undead": 6}]),
    ),
    (
        "flow: land_battle: isle, defender: nobody_defends",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_heroes": ["ajax"]}]),
    ),
    (
        "flow: land_battle: attacking_heroes: not_in_game (kind=hero, given='kraken')",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_heroes": ["kraken"]}]),
    ),
    (
        "flow: land_battle: isle, defender: nobody_defends",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attackers": 1, "attacker_die": 4}]),
    ),
    (
        "flow: hector_set: types, count: given_buildings_impossible",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "hector_set", "types": [], "count": 3}]),
    ),
    (
        "flow: hector_set: types, count: given_buildings_impossible",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "hector_set", "types": ["port", "temple"], "count": 1}]),
    ),
    (
        "flow: troop_move: isle: no_troops_there",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "troop_move", "isle": "naxos", "flying": False, "undead": 1}]),
    ),
    (
        "flow: upkeep: cannot_follow (room=turn)",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "upkeep", "player": "sparta"}]),
    ),
    (
        "flow: choose_loss: cannot_follow (room=turn)",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "choose_loss", "player": "sparta"}]),
    ),
    (
        "flow: hero_isle: card: no_hero_to_hire",
        hades(turn=TURN, flow=[*IN_TURN, {"room": "hero_isle", "card": "kraken"}]),
    ),
    (
        "flow: hephaestus_item: first, second: two_items_shown",
        hades(turn=TURN, flow=[*IN_TURN, {**SHOWN, "second": "aegis"}]),
    ),
    ("items: in_two_places (name=aegis)", hades(turn=TURN, flow=[*IN_TURN, SHOWN], item_discard=["aegis"])),
    (
        "flow: placement: fields_needed (fields=begun, troops_left, fleets_left, markers_left, may_join",
        hades(flow=[{"room": "cycle"}, {"room": "placement"}]),
    ),
    (
        "isles: naxos: no_such_field (given='titans', possible=owner, troops, buildings, metropolis",
        three(naxos={"titans": 1}),
    ),
    (
        "isles: naxos: no_such_field (given='special', possible=owner, troops, buildings, metropolis",
        three(naxos={"special": None}),
    ),
    (
        "turn: no_such_field (given='kronos_gift', possible=marker, god, recruited)",
        {"turn": TURN | {"kronos_gift": False}},
    ),
    ("gods: not_in_game (kind=god, given='kronos')", {"gods": ["kronos"]}),
    ("track: not_in_game (kind=card, given='helm')", {"track": ["helm"]}),
    ("flow: save_unit: belongs_to_modules (modules=favours, titans)", {"turn": TURN, "flow": [*IN_TURN, SAVING]}),
    ("players: base_players (lowest=2, highest=5, players=6)", {"players": 6}),
    ("players: titans_players (lowest=3, highest=6, players=2)", {"players": 2, "modules": ["titans"]}),
    ("teams: no_teams", titans(players=3, teams=True, isles={"pyrgos": {"owner": "sparta"}})),
    ("teams: teams_needed (players=6)", titans(players=6, teams=False)),
    ("isles: not_in_game (kind=isle, given='naxos')", titans(isles={"naxos": {"owner": "sparta"}})),  # another board's
    ("isles: fira: titans: number_needed (lowest=0, highest=3, given=4)", titans(isles={"fira": {"titans": 4}})),
    (
        "sparta: too_many_titans (most=3)",
        titans(isles={"fira": {"titans": 2}, "kamari": {"owner": "sparta", "titans": 2}}),
    ),
    ("isles: kamari: titans_need_owner", titans(isles={"kamari": {"titans": 1}})),  # nobody's territory
    (
        "isles: fira: special: one_needed (possible=military, coastal, spiritual, cultural, commercial",
        titans(isles={"fira": {"metropolis": True, "special": "ordinary"}}),
    ),
    ("isles: fira: special_not_there", titans(isles={"fira": {"special": "coastal"}})),  # no metropolis
    (
        "isles: fira: special_not_there",
        titans(isles={"fira": {"metropolis": True, "special": "coastal"}}, specials=["coastal"]),
    ),
    ("sparta: philosophers_found", titans(isles={"fira": CULTURAL}, cities={"sparta": {"philosophers": 3}})),  # T5.10
    ("isles: oia: special_not_there", titans(isles={"fira": CULTURAL, "oia": CULTURAL})),  # there is one of each
    (
        "specials: one_needed (possible=military, coastal, spiritual, cultural, commercial",
        titans(specials=["ordinary"]),
    ),
    ("specials: there_twice (name=coastal)", titans(specials=["coastal", "coastal"])),
    ("artifacts: not_in_game (kind=artifact, given='spear')", titans(artifacts={"spear": "fira"})),
    ("artifacts: helm: lies_on_owned", titans(artifacts={"helm": "kamari"})),  # nobody's territory
    ("artifacts: out_of_game (name=helm)", titans(artifacts={"helm": "fira"}, gone=["helm"])),
    ("track: in_two_places (name=helm)", titans(artifacts={"helm": "fira"}, track=["helm"])),
    ("discard: in_two_places (name=helm)", titans(gone=["helm"], discard=["helm"])),
    ("last_cycle: flag_needed (given=1)", titans(last_cycle=1)),
    ("gods: god_cannot_stand (god=kronos)", titans(gods=["kronos", "kronos", "ares"])),
    (
        "cities: too_few_sides",
        titans(teams=True, cities={"corinth": {"eliminated": True}, "thebes": {"eliminated": True}}),
    ),
    (
        "athens: eliminated_with_isle",
        titans(teams=True, cities={"athens": {"eliminated": True}}, isles={"oia": {"owner": "sparta"}}),
    ),
    (
        "flow: placement: room: placement_with_titans",
        titans(turn=TURN, flow=[{"room": "prelude"}, PLACING]),
    ),  # there is one of Titans' own
    (
        "flow: artifact_isle: card: artifact_not_just_bought",
        titans(turn=TURN, flow=[*IN_TURN, {"room": "artifact_isle", "card": "ajax"}]),
    ),
    (
        "flow: special_choice: isle: no_founding_there",
        titans(turn=TURN, flow=[*IN_TURN, TOKEN], specials=["coastal"], isles={"fira": {"metropolis": True}}),
    ),
    (
        "flow: special_choice: isle: no_founding_there",
        titans(turn=TURN, flow=[*IN_TURN, TOKEN], specials=["coastal"], necropolis="fira"),
    ),
    ("flow: special_choice: specials: no_token_left", titans(turn=TURN, flow=[*IN_TURN, TOKEN])),  # none is left
    (
        "flow: military_victory: isle: not_his",
        titans(turn=TURN, flow=[*IN_TURN, {"room": "military_victory", "player": "sparta", "isle": "oia"}]),
    ),
    (
        "flow: send_artifacts: room: only_partners_share",
        titans(turn=TURN, flow=[*IN_TURN, {"room": "send_artifacts"}]),
    ),  # no partner
    (
        "flow: send_target: artifact: cannot_send",
        titans(turn=TURN, flow=[*IN_TURN, *SENDING], **TEAMS),
    ),  # he doesn't have it
    (
        "flow: send_target: artifact: cannot_send",
        titans(turn=TURN, flow=[*IN_TURN, *SENDING], artifacts={"helm": "oia"}, **TEAMS),
    ),
    (
        "flow: lightning_coin: cannot_follow (room=cycle)",
        titans(flow=[CYCLE, {"room": "lightning_coin", "player": "sparta"}], phase="offerings", **TEAMS),
    ),
    (
        "flow: cornucopia_share: player: cornucopia_not_held",
        titans(flow=[CYCLE, SHARE], phase="upkeep", **TEAMS),
    ),  # he has no Cornucopia
    (
        "flow: cornucopia_share: gold: not_what_it_paid",
        titans(flow=[CYCLE, SHARE | {"gold": 99}], phase="upkeep", artifacts={"cornucopia": "fira"}, **TEAMS),
    ),
    (
        "flow: cornucopia_share: follows_revenue",
        titans(flow=[CYCLE, SHARE], phase="revenue", artifacts={"cornucopia": "fira"}, **TEAMS),
    ),
    (
        "turn, apollo_played: apollo_played_already (name=sparta)",
        {"players": 6, "modules": ["titans"], "apollo": [*CITIES], "apollo_played": 6} | ANEW,
    ),
    (
        "flow: titans_placement: belongs_to_modules (modules=titans)",
        {"modules": ["free_placement"], "flow": [{"room": "prelude"}, TITANS_PLACING]},
    ),
]


@pytest.mark.parametrize(
    ("line", "position"), WRONG_MODULES, ids=[f"{line}-{n}" for n, (line, _) in enumerate(WRONG_MODULES)]
)
def test_what_cannot_be_with_modules_is_refused_by_name(line: str, position: dict[str, Any]) -> None:
    with pytest.raises(REFUSALS) as refused:
        Game.from_position(position)
    assert str(refused.value).startswith(line)
    assert flaw_text(texts_in(), refused.value.flaw)


@pytest.mark.parametrize("junk", [True, -1, 1.5, "x", [[]], {"x": {}}, [{"x": []}], {"": 0}], ids=repr)
@pytest.mark.parametrize("field", sorted({field for fields in POSITION_FIELDS.values() for field in fields}))
def test_a_field_of_a_module_of_the_wrong_type_is_named(field: str, junk: object) -> None:
    if (field, junk) in (("last_cycle", True), ("teams", True)):  # these are flags
        return
    with pytest.raises((FormError, ConfigError)) as refused:
        Game.from_position(titans(**{field: junk}))
    assert field in str(refused.value)


MODULE_INNER = [
    *(("cities", "sparta", field) for fields in CITY_FIELDS.values() for field in fields),
    *(("isles", "fira", field) for fields in ISLE_FIELDS.values() for field in fields),
    *(("seas", "5-0", field) for fields in SEA_FIELDS.values() for field in fields),
    *(("heroes", "ajax", field) for field in HERO_FIELDS),
    *(("turn", "", field) for fields in TURN_FIELDS.values() for field in fields),
    *(("favour", "", field) for field in ("tile", "god", "used")),
    *(("apple", "", field) for field in ("player", "god")),
]


@pytest.mark.parametrize("junk", [-1, 1.5, "x", [[]], {"x": 1}], ids=repr)
@pytest.mark.parametrize(("group", "member", "field"), MODULE_INNER, ids=[".".join(path) for path in MODULE_INNER])
def test_an_inner_field_of_a_module_of_the_wrong_type_is_named(
    group: str, member: str, field: str, junk: object
) -> None:
    entry: dict[str, Any] = {
        "isles": {"owner": "sparta"},
        "seas": {"owner": "sparta"},
        "heroes": {"isle": "fira"},
        "turn": TURN,
        "favour": {"tile": "hermes"},
        "apple": {"player": "sparta", "god": "ares"},
    }.get(group, {})
    entry = entry | {field: junk}
    position = titans() | {group: {member: entry} if member else entry}
    if group == "isles":
        position = titans(isles={member: entry})
    with pytest.raises(FormError) as refused:
        Game.from_position(position)
    assert group in str(refused.value)


@pytest.mark.parametrize(("modules", "players"), SORTS)
def test_games_with_every_subset_of_the_modules_are_read_back(players: int, modules: tuple[str, ...]) -> None:
    game = Game.new(players, seed=len(modules), modules=modules, options={"max_cycles": 12})
    holds_up(game, players, steps=120)


def test_games_in_teams_are_read_back() -> None:
    for modules in (("titans",), MODULES):
        game = Game.new(4, seed=len(modules), modules=modules, teams=True, options={"max_cycles": 12})
        assert game.to_position()["teams"]
        holds_up(game, 4, steps=120)
