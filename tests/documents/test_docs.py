"""Documents tell the truth: schemas fit the code and real games, examples run, and what is named is there."""

from __future__ import annotations

import doctest
import importlib
import json
import random
import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import cyclades
from cyclades import BoardError, ConfigError, FormError, Game, Seat
from cyclades.content import board_names, board_path
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.chance import DRAW_KINDS
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.setting.board_data import BOARD_FIELDS, TERRITORY_FIELDS
from cyclades.engine.setting.config import (
    EDITIONS,
    FIRST_RULES,
    MAX_CYCLES,
    MODULES,
    OPTION_NAMES,
    PLAYER_COUNTS,
    PRIESTS_TWO_PLAYER,
    RULES_VERSION,
    TIEBREAKS,
    TITANS_COUNTS,
)
from cyclades.engine.words.actions import ACTION_LIMIT, FAMILIES
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    CITIES,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    MAX_SEAS,
    MAX_TERRITORIES,
    METROPOLISES,
)
from cyclades.forms import module_form, position
from cyclades.forms.decision import KINDS
from cyclades.forms.record import FORMAT, VERSION, Record
from tests.cli.command import run_line
from tests.content.rule_numbers import rule_numbers
from tests.documents.parts import NAMES, anchors_of, blocks_of, prose_of, quoted_in, schemas, tables_of, text_of
from tests.forms.damage import damaged
from tests.forms.scenes import all_scenes
from tests.places import ROOT
from tests.players.tastes import SUBSETS

SCHEMAS = schemas()
REGISTRY = jsonschema_rs.Registry([(schema["$id"], schema) for schema in SCHEMAS.values()])
VALIDATORS = {form: jsonschema_rs.Draft202012Validator(schema, registry=REGISTRY) for form, schema in SCHEMAS.items()}
RULES = set(rule_numbers())


def faults(form: str, value: object) -> list[str]:
    """What a schema finds wrong; JSON itself is taken there and back first."""
    errors = VALIDATORS[form].iter_errors(json.loads(json.dumps(value)))
    return [f"{error.instance_path}: {error.message}" for error in errors]


# Schemas and code


def test_the_schemas_are_schemas() -> None:
    assert set(SCHEMAS) == {"names", "position", "frame", "action", "decision", "view", "record", "board"}
    for schema in SCHEMAS.values():
        jsonschema_rs.meta.validate(schema)


def test_no_schema_lets_unknown_fields_in() -> None:
    def look(schema: Any, where: str) -> None:
        if isinstance(schema, list):
            for number, member in enumerate(schema):
                look(member, f"{where}[{number}]")
        if not isinstance(schema, dict):
            return
        kinds = schema.get("type", [])
        if kinds == "object" or "object" in kinds:
            closed = schema.get("additionalProperties") is False
            assert closed or "propertyNames" in schema, where
        for key, member in schema.items():
            look(member, f"{where}.{key}")

    for name, schema in SCHEMAS.items():
        look(schema, name)


def fields_of(schema: Any) -> set[str]:
    return set(schema["properties"])


def test_schemas_list_every_field_of_the_code() -> None:
    def with_modules(usual: tuple[str, ...], extra: dict[str, tuple[str, ...]]) -> set[str]:
        return set(module_form.fields_of(usual, extra, MODULES))

    whole = SCHEMAS["position"]["properties"]
    assert fields_of(SCHEMAS["position"]) == with_modules(position.FIELDS, module_form.POSITION_FIELDS)
    for group, usual, extra in (
        ("cities", position.CITY_FIELDS, module_form.CITY_FIELDS),
        ("isles", position.ISLE_FIELDS, module_form.ISLE_FIELDS),
        ("seas", position.SEA_FIELDS, module_form.SEA_FIELDS),
        ("heroes", module_form.HERO_FIELDS, {}),
    ):
        assert fields_of(whole[group]["additionalProperties"]) == with_modules(usual, extra)
    assert fields_of(whole["bids"]["additionalProperties"]) == set(position.BID_FIELDS)
    assert fields_of(whole["turn"]) == with_modules(position.TURN_FIELDS, module_form.TURN_FIELDS)
    assert fields_of(SCHEMAS["position"]["$defs"]["figure"]) == set(position.FIGURE_FIELDS)
    assert fields_of(whole["draws"]) == set(DRAW_KINDS)
    assert whole["phase"]["enum"] == list(position.PHASE_NAMES)
    assert whole["cities"]["additionalProperties"]["properties"]["gold"]["maximum"] == position.MOST_GOLD
    assert whole["cycle"]["maximum"] == position.MOST_CYCLES
    assert whole["threat"]["maximum"] == module_form.MOST_THREAT
    assert fields_of(SCHEMAS["record"]) == set(Record({}, None, (), ()).as_json()) | {"seal"}
    assert fields_of(SCHEMAS["board"]) == set(BOARD_FIELDS)
    territories = SCHEMAS["board"]["properties"]["territories"]
    assert fields_of(territories["items"]) == set(TERRITORY_FIELDS)
    assert territories["maxItems"] == MAX_TERRITORIES
    assert f"at most {MAX_SEAS}" in prose_of("docs/forms.md")
    record = SCHEMAS["record"]["properties"]
    assert [record[name]["const"] for name in ("format", "version")] == [FORMAT, VERSION]
    for rules in (record["rules"], whole["rules"]):
        assert (rules["minimum"], rules["maximum"]) == (FIRST_RULES, RULES_VERSION)


def test_schemas_list_every_name_of_the_code() -> None:
    names = SCHEMAS["names"]["$defs"]
    assert names["city"]["enum"] == list(CITIES)
    assert names["module"]["enum"] == list(MODULES)
    for kind, table in Game.new(3, seed=1, modules=MODULES).names.tables.items():
        if kind in ("hero", "unit", "favour", "item", "artifact"):
            assert names[kind]["enum"] == list(table)
    assert names["god"]["enum"] == list(GODS)
    assert names["bid_god"]["enum"] == list(GODS[:-1])
    assert names["metropolis"]["enum"] == list(METROPOLISES[1:])
    assert names["special"]["enum"] == list(METROPOLISES[2:])
    assert names["building"]["enum"] == list(BUILDINGS[1:])
    assert names["card"]["enum"] == list(CARDS)
    assert names["figure"]["enum"] == list(position.FIGURES)
    assert names["ending"]["enum"] == list(ENDINGS[1:])
    assert names["players"]["enum"] == list(PLAYER_COUNTS)
    options = names["options"]["properties"]
    assert set(options) == set(OPTION_NAMES)
    assert options["edition"]["enum"] == list(EDITIONS)
    assert options["priests_two_player"]["enum"] == list(PRIESTS_TWO_PLAYER)
    assert options["tiebreak"]["enum"] == list(TIEBREAKS)
    assert options["max_cycles"]["maximum"] == MAX_CYCLES
    assert SCHEMAS["decision"]["properties"]["kind"]["enum"] == list(KINDS)


def shapes(schema: Any, named_by: str) -> dict[str, set[str]]:
    """The alternatives of a schema: by each name the fields it needs, and with a `?` those it may have."""
    found: dict[str, set[str]] = {}
    for shape in schema["oneOf"]:
        names = shape["properties"][named_by]
        needed = set(shape.get("required", []))
        known = set(shape.get("propertyNames", {}).get("enum", [named_by, *needed]))
        assert needed | {named_by} <= known
        assert shape["maxProperties"] == len(known)
        for name in names.get("enum", [names.get("const")]):
            assert name not in found
            found[name] = needed | {f"{field}?" for field in known - needed - {named_by}}
    return found


def test_the_schema_of_frames_has_every_room_with_its_arguments() -> None:
    by_room = shapes(SCHEMAS["frame"], "room")
    assert set(by_room) == {room.name for room in ROOMS}
    for room in ROOMS:
        assert by_room[room.name] == {f"{field.name}?" if field.optional else field.name for field in room.fields}, room
    everything = {field.name for room in ROOMS for field in room.fields}
    assert fields_of(SCHEMAS["frame"]) == everything | {"room"}
    subject = SCHEMAS["decision"]["properties"]["subject"]
    assert fields_of(subject) == everything - {"ending"} | {"god"}


def test_the_schema_of_actions_has_every_family_with_its_parts() -> None:
    by_name = {family.name: {part.name for part in family.parts} for family in FAMILIES}
    assert shapes(SCHEMAS["action"], "action") == by_name
    parts = {part.name: part for family in FAMILIES for part in family.parts}
    assert fields_of(SCHEMAS["action"]) == {"action", *parts}
    options = SCHEMAS["decision"]["properties"]["options"]["items"]
    assert fields_of(options) == {"action", "kind", "text", "price", *parts}
    for name, part in parts.items():
        if part.counted:
            counted = {"type": "integer", "minimum": part.first, "maximum": part.first + part.size - 1}
            assert SCHEMAS["action"]["properties"][name] == counted
    assert options["properties"]["action"]["maximum"] == ACTION_LIMIT - 1
    assert f"from 0 to {ACTION_LIMIT - 1}" in prose_of("docs/forms.md")


def test_the_tables_list_every_action_and_every_kind_of_decision() -> None:
    tables = tables_of("docs/forms.md")
    actions = [(name.strip("`"), words.strip("`")) for name, words, _ in tables["name | notation | what it does"]]
    assert actions == [(family.name, family.words) for family in FAMILIES]
    assert [kind.strip("`") for kind, _ in tables["kind | what is asked"]] == list(KINDS)


def test_what_is_made_of_rooms_and_families_is_up_to_date() -> None:
    """`python tools/write_schemas.py` writes it anew."""
    tool = runpy.run_path(str(ROOT / "tools" / "write_schemas.py"))
    for path, text in tool["documents"]().items():
        assert path.read_text(encoding="utf-8") == text, path.name


def test_what_page_and_server_say_is_written_as_it_is_typed() -> None:
    """`python tools/write_protocol.py` writes both anew."""
    tool = runpy.run_path(str(ROOT / "tools" / "write_protocol.py"))
    said: str = tool["DOCUMENT"].read_text(encoding="utf-8")
    assert tool["document"](said) == said
    assert tool["page_types"]() == tool["TYPES"].read_text(encoding="utf-8")


@pytest.mark.parametrize("document", ["docs/position.md", "docs/forms.md"])
def test_every_field_is_explained_in_words(document: str) -> None:
    def properties(schema: Any) -> set[str]:
        if isinstance(schema, list):
            return {name for member in schema for name in properties(member)}
        if not isinstance(schema, dict):
            return set()
        own = set(schema["properties"]) if isinstance(schema.get("properties"), dict) else set()
        return own | {name for member in schema.values() for name in properties(member)}

    explained = set(re.findall(r"\w+", " ".join(quoted_in(document) | quoted_in("docs/position.md"))))
    for block in blocks_of(document, "json"):
        assert properties(json.loads(block)) <= explained


# Schemas and real games


def test_real_positions_fit() -> None:
    for game in all_scenes():
        assert faults("position", game.to_position()) == []


def test_real_decisions_and_actions_fit() -> None:
    for game in all_scenes():
        decision = game.decision
        assert decision is not None
        assert faults("decision", decision.as_json()) == []
        for action in random.Random(1).sample(game.legal_actions(), min(10, len(game.legal_actions()))):
            assert faults("action", game.json_form(action)) == []


def test_real_views_fit() -> None:
    for game in all_scenes():
        for player in [*range(game.config.players), None]:
            assert faults("view", game.view(player)) == []


def finished(players: int, modules: tuple[str, ...] = ()) -> Game:
    game = Game.new(players, seed=players, modules=modules, options={"max_cycles": 3})
    rng = random.Random(players)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("place", [0, 1, 2, 3])
@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_real_records_and_final_positions_fit(place: int, modules: tuple[str, ...]) -> None:
    players = (TITANS_COUNTS if "titans" in modules else (2, 3, 4, 5))[place]
    game = finished(players, modules)
    assert faults("record", game.record().as_json()) == []
    assert faults("position", game.to_position()) == []
    assert faults("view", game.view(0)) == []
    begun = Game.from_position(all_scenes()[players].to_position())
    assert faults("record", begun.record().as_json()) == []


@pytest.mark.parametrize("name", board_names())
def test_our_boards_fit(name: str) -> None:
    board = json.loads(board_path(name).read_text(encoding="utf-8"))
    assert faults("board", board) == []
    assert faults("position", {"players": 3, "board": board}) == []


@pytest.mark.parametrize("modules", [(), MODULES], ids=["base", "all"])
def test_schemas_refuse_what_is_not_of_their_form(modules: tuple[str, ...]) -> None:
    game = finished(3, modules)
    forms: dict[str, Any] = {
        "position": game.to_position(),
        "view": game.view(0),
        "record": game.record().as_json(),
        "action": {"action": "bid", "god": "ares", "gold": 1},
        "frame": {"room": "cycle"},
        "board": json.loads(board_path("base-4").read_text(encoding="utf-8")),
    }
    for form, value in forms.items():
        assert faults(form, value) == []
        assert faults(form, value | {"more": 1})
        assert faults(form, [])
        for field in value:
            assert faults(form, value | {field: {"more": [1.5]}}), (form, field)
    assert faults("action", {"action": "bid", "god": "ares"})
    assert faults("action", {"action": "stop", "god": "ares"})
    assert faults("frame", {"room": "turn"})
    move = {"room": "troop_move", "isle": "naxos", "flying": False}
    assert faults("frame", move | {"undead": 2, "heroes": ["ajax"]}) == []
    assert faults("frame", move | {"rerolled": True})
    assert faults("frame", move | {"heroes": ["kraken"]})


def test_what_the_code_reads_fits_the_schema() -> None:
    """A schema narrower than the code would tell people that their position is wrong when it isn't."""
    scenes = all_scenes()
    read = 0
    for number in range(1200):
        spoiled, what = damaged(scenes[number % len(scenes)].to_position(), random.Random(number))
        try:
            Game.from_position(spoiled)
        except (FormError, ConfigError, BoardError):
            continue
        read += 1
        assert faults("position", spoiled) == [], what
    assert read > 100


# Examples


@pytest.mark.parametrize("document", [name for name in NAMES if blocks_of(name, "python")])
def test_examples_run_and_show_what_they_say(document: str) -> None:
    examples = doctest.DocTestParser().get_doctest(
        "\n".join(blocks_of(document, "python")), {"__name__": "example"}, document, document, 0
    )
    told: list[str] = []
    assert doctest.DocTestRunner().run(examples, out=told.append).failed == 0, "".join(told)
    assert all(block.startswith(">>> ") for block in blocks_of(document, "python"))


def commands_in(document: str) -> list[str]:
    lines = [line.partition("#")[0].strip() for block in blocks_of(document, "sh") for line in block.splitlines()]
    return [line for line in lines if line]


def test_commands_of_the_readme_run(tmp_path: Path) -> None:
    """Those of `cyclades`, one after another in an empty folder; with nothing typed, a game is left again at once."""
    commands = [command for command in commands_in("README.md") if command.startswith("cyclades ")]
    assert len(commands) > 5
    for command in commands:
        done = run_line(command, tmp_path)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        assert done.stdout


def test_targets_of_make_are_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    written = [*commands_in("README.md"), *(quoted for name in NAMES for quoted in quoted_in(name))]
    named = {target for line in written for target in re.findall(r"\bmake ([a-z-]+)$", line)}
    assert named <= targets
    assert {"play", "test", "bench", "mutants"} <= named


# What is named is there


@pytest.mark.parametrize("document", NAMES)
def test_links_lead_somewhere(document: str) -> None:
    for target in re.findall(r"\]\((?!https://)([^)]+)\)", prose_of(document)):
        path, _, anchor = target.partition("#")
        linked = (ROOT / document).parent / path if path else ROOT / document
        assert linked.exists(), target
        if anchor:
            assert anchor in anchors_of(linked.resolve().relative_to(ROOT).as_posix()), target


def test_the_worked_example_is_taken_from_the_sources() -> None:
    """What CONTRIBUTING.md shows stands so in the code, the tests and the mutants."""
    tests = ROOT / "tests"
    sources = [*(ROOT / "src").rglob("*.py"), *tests.rglob("*.py"), *tests.rglob("*.toml")]
    texts = [path.read_text(encoding="utf-8") for path in sources]
    shown = [block for language in ("py", "toml") for block in blocks_of("CONTRIBUTING.md", language)]
    assert len(shown) > 3
    for block in shown:
        assert any(block in text for text in texts), block


def test_the_changelog_names_this_version() -> None:
    assert cyclades.__version__ in text_of("CHANGELOG.md")


@pytest.mark.parametrize("document", NAMES)
def test_pictures_are_there(document: str) -> None:
    for target in re.findall(r'\bsrc(?:set)?="([^"]+)"', prose_of(document)):
        assert ((ROOT / document).parent / target).is_file(), target


def test_the_game_of_the_pictures_can_be_played() -> None:
    """`make pictures` takes them of this game, with isles lit for a landing."""
    taken = runpy.run_path(str(ROOT / "tools" / "pictures.py"))
    game = Game.from_position(taken["POSITION"])
    for action in taken["ACTIONS"]:
        game.apply(action)
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.player) == ("troop_move", 0)
    assert len({option.parts["isle"] for option in decision.options if option.kind == "land"}) > 1


@pytest.mark.parametrize("document", NAMES)
def test_rule_numbers_are_those_of_the_rules(document: str) -> None:
    numbers = set(re.findall(r"\b([BCHT]\d+(?:\.\d+)?)\b", prose_of(document)))
    chapters = {rule.partition(".")[0] for rule in RULES}
    assert numbers <= RULES | chapters


@pytest.mark.parametrize("document", NAMES)
def test_files_that_are_named_are_there(document: str) -> None:
    """Everything between backticks that looks like a path: a name with a slash in it."""
    for quoted in quoted_in(document) - {"engine/creatures/hydra.py"}:
        if re.fullmatch(r"(\w[\w.-]*/)+([\w-]+(\.\w+)?)?", quoted):
            assert any((folder / quoted).exists() for folder in (ROOT, ROOT / "src" / "cyclades")), quoted


def test_every_folder_of_tests_is_in_their_readme() -> None:
    folders = {f"tests/{path.parent.name}" for path in (ROOT / "tests").glob("*/__init__.py")}
    assert folders <= quoted_in("tests/README.md")


OWNERS: dict[str, Any] = {
    "Game": Game,
    "game": Game,
    "Engine": Engine,
    "engine": Engine,
    "Room": Room,
    "Seat": Seat,
    "seat": Seat,
}


@pytest.mark.parametrize("document", NAMES)
def test_methods_that_are_named_are_there(document: str) -> None:
    for quoted in quoted_in(document):
        for owner, name in re.findall(r"^(\w+)\.(\w+)", quoted):
            if owner in OWNERS and not quoted.endswith(".py"):
                assert hasattr(OWNERS[owner], name), quoted


def test_capital_names_of_the_architecture_are_in_the_code() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    for quoted in quoted_in("docs/architecture.md"):
        if re.fullmatch(r"[A-Z][A-Za-z_]+", quoted):
            assert re.search(rf"\b{quoted}\b", sources), quoted


def test_every_engine_module_has_its_place_in_the_architecture() -> None:
    described = prose_of("docs/architecture.md")
    engine = ROOT / "src" / "cyclades" / "engine"
    for path in [
        *engine.glob("*.py"),
        *engine.glob("titans/*.py"),
        *(ROOT / "src" / "cyclades" / "forms").glob("*.py"),
    ]:
        if path.name != "__init__.py":
            assert path.relative_to(ROOT / "src" / "cyclades").as_posix() in described, path.name
    for card in CARDS[:FIRST_HERO]:
        assert (engine / "creatures" / f"{card}.py").exists() or card in position.FIGURES, card
    for hero in CARDS[FIRST_HERO:FIRST_ARTIFACT]:
        assert (engine / "heroes" / f"{hero}.py").exists(), hero
    for favour in FAVOURS:
        assert (engine / "favours" / f"{favour}.py").exists(), favour


def test_layers_of_the_architecture_are_those_the_linter_holds() -> None:
    contract = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ][0]
    held = [name for layer in contract["layers"] for name in re.findall(r"\w+", layer)]
    drawn = re.findall(r"^(\w+) {2,}", blocks_of("docs/architecture.md", "")[0], re.MULTILINE)
    assert [layer for layer in drawn if layer in held] == held
    for layer in drawn:
        importlib.import_module(f"cyclades.{layer}")


def test_no_document_speaks_of_a_machine() -> None:
    for name in NAMES:
        assert not re.search(r"/home/|/work/|/root/|\bC:\\", text_of(name)), name
