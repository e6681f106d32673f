"""Positions with modules: real ones are read back as they were, impossible ones are refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import ConfigError, FormError, Game
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.module_form import CITY_FIELDS, HERO_FIELDS, ISLE_FIELDS, POSITION_FIELDS, SEA_FIELDS, TURN_FIELDS
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
    *((field, {field: None}) for fields in POSITION_FIELDS.values() for field in fields),  # without its module
    ("undead", three(naxos={"undead": 1})),
    ("gold", three(naxos={"gold": 1})),
    ("markers", three() | {"seas": {"5-0": {"markers": 1}}}),
    ("items", {"cities": {"sparta": {"items": []}}}),
    ("priestesses", {"cities": {"sparta": {"priestesses": 0}}}),
    ("necropolis_built", {"turn": TURN | {"necropolis_built": False}}),
    ("cerberus", {"track": ["cerberus"]}),
    ("ajax", {"track": ["ajax"]}),
    ("empusa", {"modules": ["heroes"], "track": ["empusa"]}),
    ("theatre", {"modules": ["hades", "heroes"], "isles": {"naxos": {"buildings": ["theatre"]}}}),
    ("hera", {"modules": ["favours"], "favour": {"tile": "hera"}}),
    ("obol", {"modules": ["favours"], "item_discard": ["obol"]}),
    ("modules", {"modules": ["hades", "hades"]}),
    ("modules", {"modules": "hades"}),
    ("upkeep", {"flow": [{"room": "cycle"}, {"room": "upkeep", "player": "sparta"}]}),
    ("prelude", {"flow": [{"room": "prelude"}]}),
    ("threat", hades(threat=21)),
    ("threat_roll", hades(threat_roll=7)),
    ("gods", hades(gods=["hades", "ares"])),
    ("gods", hades(gods=["ares", "hades", "zeus"])),
    ("covered", hades(gods=["ares", "hades"], covered="ares")),
    ("covered", hades(gods=["ares", "zeus"], covered="athena")),
    ("covered", hades(gods=["ares", "hades"], covered="apollo")),
    ("necropolis", hades(necropolis="atlantis")),
    ("necropolis", hades(necropolis="milos")),  # nobody's isle
    ("necropolis", hades(necropolis="kea", isles={"kea": {"metropolis": True}})),
    ("kea", hades(necropolis="kea", isles={"kea": {"buildings": ["port"]}})),
    ("undead", hades(isles={"naxos": {"undead": 6}})),
    ("undead", hades(isles={"naxos": {"undead": 3}, "kea": {"undead": 3}})),
    ("undead", hades(isles={"milos": {"undead": 1}})),
    ("undead", hades(seas={"5-0": {"owner": "sparta", "undead": 3}, "0-0": {"owner": "athens", "undead": 3}})),
    ("5-0", hades(seas={"5-0": {"undead": 3}})),  # whose?
    ("fleet", hades(seas={"5-0": {"owner": "sparta", "fleets": 0, "markers": 1}})),
    ("undead_spent", hades(seas={"5-0": {"owner": "sparta", "undead": 1, "undead_spent": 2}})),
    ("gold", hades(isles={"naxos": {"gold": -1}})),
    ("markers", hades(seas={"5-0": {"markers": 25}})),
    ("markers", hades(seas={"5-0": {"markers": 20}}, isles={"naxos": {"markers": 5}})),
    ("heroes", hades(heroes={"kraken": {"isle": "naxos"}})),
    ("ajax", hades(heroes={"ajax": {}})),
    ("ajax", hades(heroes={"ajax": {"isle": "milos"}})),  # nobody's isle
    ("ajax", hades(heroes={"ajax": {"isle": "naxos", "owner": "athens"}})),
    ("ajax", hades(heroes={"ajax": {"owner": "sparta"}})),  # neither on an isle nor on his way to one
    ("ajax", hades(heroes={"ajax": {"isle": "naxos"}}, track=["ajax"])),
    ("ajax", hades(heroes={"ajax": {"isle": "naxos"}}, gone=["ajax"])),
    ("ajax", hades(gone=["ajax", "ajax"])),
    ("ajax", hades(gone=["ajax"], discard=["ajax"])),
    ("gone", hades(gone=["kraken"])),
    ("kept", hades(kept=["ajax"])),
    ("hired", hades(heroes={"ajax": {"isle": "naxos", "hired": -1}})),
    ("hired", hades(heroes={"ajax": {"isle": "naxos", "hired": 2}})),  # it is cycle 1
    ("hidden_isle", hades(hidden_isle="naxos")),
    ("hidden_isle", hades(hidden_isle="argos", **argos_out())),
    ("argos", hades(**argos_out(secret_items=["cup"]))),
    ("argos", hades(**argos_out(priestesses=1))),
    ("hidden_isle", hades(hidden_isle="sparta", gone=["penthesilea"])),
    ("penthesilea", hades(hidden_isle="sparta", track=["penthesilea"])),
    ("favour", hades(favour="hermes")),
    ("favour", hades(favour={})),
    ("favour", hades(favour={"tile": "zeus"})),
    ("favour", hades(favour={"tile": "hermes", "used": 1})),
    ("favour", hades(gods=["ares", "zeus"], favour={"tile": "hermes", "god": "ares"})),  # it lies beside the last
    ("favour", hades(**HADES_HERE, favour={"tile": "hermes"})),  # H4.1
    ("favours", hades(favour={"tile": "hermes"}, favours=["hermes"])),
    ("favours", hades(favours=["hermes", "hermes"])),
    ("priestesses", hades(cities={"sparta": {"priestesses": 5}, "athens": {"priestesses": 5}})),
    ("aegis", hades(cities={"sparta": {"items": ["aegis", "aegis"]}})),
    ("aegis", hades(cities={"sparta": {"items": ["aegis"]}, "athens": {"secret_items": ["aegis"]}})),
    ("aegis", hades(cities={"sparta": {"items": ["aegis"]}}, item_discard=["aegis"])),
    ("aegis", hades(cities={"sparta": {"items": ["aegis"]}}, item_deck=["aegis"])),
    ("item_deck", hades(item_deck=["aegis"])),
    ("sword", hades(item_discard=["sword"])),
    ("apple", hades(apple={"player": "rome", "god": "ares"})),
    ("apple", hades(apple={"player": "sparta"})),
    ("apple", hades(apple={"player": "sparta", "god": "apollo"})),
    ("apple", hades(gods=["ares", "zeus"], apple={"player": "sparta", "god": "athena"})),
    ("favour", hades(draws={"favour": ["zeus"]})),
    ("item", hades(draws={"item": ["sword"]})),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK}])),  # nobody attacks
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_undead": 6}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_heroes": ["ajax"]}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attacking_heroes": ["kraken"]}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "land_battle", **ATTACK, "attackers": 1, "attacker_die": 4}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "hector_set", "types": [], "count": 3}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "hector_set", "types": ["port", "temple"], "count": 1}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "troop_move", "isle": "naxos", "flying": False, "undead": 1}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "upkeep", "player": "sparta"}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "choose_loss", "player": "sparta"}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {"room": "hero_isle", "card": "kraken"}])),
    ("flow", hades(turn=TURN, flow=[*IN_TURN, {**SHOWN, "second": "aegis"}])),
    ("aegis", hades(turn=TURN, flow=[*IN_TURN, SHOWN], item_discard=["aegis"])),
    ("flow", hades(flow=[{"room": "cycle"}, {"room": "placement"}])),
    ("titans", three(naxos={"titans": 1})),
    ("special", three(naxos={"special": None})),
    ("kronos_gift", {"turn": TURN | {"kronos_gift": False}}),
    ("kronos", {"gods": ["kronos"]}),
    ("helm", {"track": ["helm"]}),
    ("save_unit belongs", {"turn": TURN, "flow": [*IN_TURN, SAVING]}),
    ("players", {"players": 6}),
    ("players", {"players": 2, "modules": ["titans"]}),
    ("teams", titans(players=3, teams=True, isles={"pyrgos": {"owner": "sparta"}})),
    ("teams", titans(players=6, teams=False)),
    ("isles", titans(isles={"naxos": {"owner": "sparta"}})),  # another board's
    ("titans", titans(isles={"fira": {"titans": 4}})),
    ("titans", titans(isles={"fira": {"titans": 2}, "kamari": {"owner": "sparta", "titans": 2}})),
    ("titans", titans(isles={"kamari": {"titans": 1}})),  # nobody's territory
    ("special", titans(isles={"fira": {"metropolis": True, "special": "ordinary"}})),
    ("fira", titans(isles={"fira": {"special": "coastal"}})),  # no metropolis
    ("fira", titans(isles={"fira": {"metropolis": True, "special": "coastal"}}, specials=["coastal"])),
    ("sparta", titans(isles={"fira": CULTURAL}, cities={"sparta": {"philosophers": 3}})),  # T5.10
    ("oia", titans(isles={"fira": CULTURAL, "oia": CULTURAL})),  # there is one of each
    ("specials", titans(specials=["ordinary"])),
    ("specials", titans(specials=["coastal", "coastal"])),
    ("artifacts", titans(artifacts={"spear": "fira"})),
    ("helm", titans(artifacts={"helm": "kamari"})),  # nobody's territory
    ("helm", titans(artifacts={"helm": "fira"}, gone=["helm"])),
    ("helm", titans(artifacts={"helm": "fira"}, track=["helm"])),
    ("helm", titans(gone=["helm"], discard=["helm"])),
    ("last_cycle", titans(last_cycle=1)),
    ("gods", titans(gods=["kronos", "kronos", "ares"])),
    ("cities", titans(teams=True, cities={"corinth": {"eliminated": True}, "thebes": {"eliminated": True}})),
    ("athens", titans(teams=True, cities={"athens": {"eliminated": True}}, isles={"oia": {"owner": "sparta"}})),
    ("placement", titans(turn=TURN, flow=[{"room": "prelude"}, PLACING])),  # there is one of Titans' own
    ("flow", titans(turn=TURN, flow=[*IN_TURN, {"room": "artifact_isle", "card": "ajax"}])),
    ("flow", titans(turn=TURN, flow=[*IN_TURN, TOKEN], specials=["coastal"], isles={"fira": {"metropolis": True}})),
    ("flow", titans(turn=TURN, flow=[*IN_TURN, TOKEN], specials=["coastal"], necropolis="fira")),
    ("flow", titans(turn=TURN, flow=[*IN_TURN, TOKEN])),  # none is left
    ("flow", titans(turn=TURN, flow=[*IN_TURN, {"room": "military_victory", "player": "sparta", "isle": "oia"}])),
    ("flow", titans(turn=TURN, flow=[*IN_TURN, {"room": "send_artifacts"}])),  # no partner
    ("flow", titans(turn=TURN, flow=[*IN_TURN, *SENDING], **TEAMS)),  # he doesn't have it
    ("flow", titans(turn=TURN, flow=[*IN_TURN, *SENDING], artifacts={"helm": "oia"}, **TEAMS)),
    ("flow", titans(flow=[CYCLE, {"room": "lightning_coin", "player": "sparta"}], phase="offerings", **TEAMS)),
    ("flow", titans(flow=[CYCLE, SHARE], phase="upkeep", **TEAMS)),  # he has no Cornucopia
    ("flow", titans(flow=[CYCLE, SHARE | {"gold": 99}], phase="upkeep", artifacts={"cornucopia": "fira"}, **TEAMS)),
    ("flow", titans(flow=[CYCLE, SHARE], phase="revenue", artifacts={"cornucopia": "fira"}, **TEAMS)),
    ("had its turn with Apollo", {"players": 6, "modules": ["titans"], "apollo": [*CITIES], "apollo_played": 6} | ANEW),
    ("placement belongs", {"modules": ["free_placement"], "flow": [{"room": "prelude"}, TITANS_PLACING]}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("word", "position"), WRONG_MODULES, ids=[f"{word}-{n}" for n, (word, _) in enumerate(WRONG_MODULES)]
)
def test_what_cannot_be_with_modules_is_refused_by_name(word: str, position: dict[str, Any]) -> None:
    with pytest.raises(REFUSALS) as refused:
        Game.from_position(position)
    assert word in str(refused.value)


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
