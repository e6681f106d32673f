"""Records: a game told again ends where it ended; a record that was changed is refused, or tells another whole game."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from typing import Any

import pytest

from cyclades import BoardError, ConfigError, Event, FormError, Game, Record
from cyclades.content import board_path
from cyclades.engine.setting.config import MODULES, RULES_VERSION
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from tests.forms.damage import JUNK, damaged
from tests.forms.scenes import all_scenes, holds_up
from tests.players.tastes import SORTS

REFUSALS = (FormError, ConfigError, BoardError)


@cache
def finished(players: int = 3, seed: int = 2, modules: tuple[str, ...] = (), teams: bool | None = None) -> Game:
    game = Game.new(players, seed=seed, modules=modules, options={"max_cycles": 4}, teams=teams)
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()[:40]))
    return game


def unfinished() -> Game:
    game = Game.new(4, seed=5)
    rng = random.Random(5)
    for _ in range(30):
        game.apply(rng.choice(game.legal_actions()[:40]))
    return game


def spoiled(**changed: Any) -> dict[str, Any]:
    return finished().record().as_json() | changed


@pytest.mark.parametrize(("modules", "players"), SORTS)
def test_every_form_of_a_record_replays_to_the_same_game(players: int, modules: tuple[str, ...]) -> None:
    replays_to_the_same_game(finished(players, modules=modules), modules)


def test_teams_are_in_the_record() -> None:
    for players, teams in ((4, True), (6, True), (4, False)):
        game = finished(players, modules=("titans",), teams=teams)
        replays_to_the_same_game(game, ("titans",))
        assert game.record().config.get("teams", False) == teams
        assert Game.replay(game.record().as_text()).config.teams == teams


def replays_to_the_same_game(game: Game, modules: tuple[str, ...]) -> None:
    record = game.record()
    assert record.config["modules"] == list(modules)
    for form in (record, record.as_json(), json.dumps(record.as_json()), record.as_text()):
        again = Game.replay(form)
        assert again.to_position() == game.to_position()
        assert again.fingerprint() == game.fingerprint()
        assert again.result() == game.result()
        assert again.record() == record
        assert again.action_count == game.action_count


def test_a_record_may_begin_at_a_position() -> None:
    for number, scene in enumerate(all_scenes()):
        game = Game.from_position(scene.to_position())
        rng = random.Random(number)
        for _ in range(10):
            if not game.over:
                game.apply(rng.choice(game.legal_actions()))
        again = Game.replay(game.record().as_text())
        assert again.to_position() == game.to_position()
        assert again.record() == game.record()


def test_an_unfinished_game_goes_on_after_its_replay() -> None:
    game = unfinished()
    again = Game.replay(game.record())
    assert again.result() is None
    assert again.legal_actions() == game.legal_actions()
    holds_up(again, seed=1)


def test_own_boards_seats_and_options_are_in_the_record() -> None:
    board = json.loads(board_path("base-2-3").read_text(encoding="utf-8")) | {"id": "mine"}
    game = Game.new(3, seed=1, board=board, seats=[2, 0, 1], options={"open_gold": True})
    again = Game.replay(json.dumps(game.record().as_json()))
    assert again.to_position() == game.to_position()
    assert again.board.id == "mine"
    assert again.to_position()["board"] == board
    assert again.config.options.open_gold
    assert again.record() == game.record()


@pytest.mark.parametrize("modules", [(), MODULES[:-1], MODULES], ids=["base", "hades", "titans"])
def test_replay_tells_the_same_events(modules: tuple[str, ...]) -> None:
    told: list[Event] = []
    game = Game.new(3, seed=9, modules=modules, listen=told.append)
    rng = random.Random(9)
    for _ in range(150):
        game.apply(rng.choice(game.legal_actions()))
    again: list[Event] = []
    Game.replay(game.record(), listen=again.append)
    assert again == told


def test_replay_from_a_position_tells_the_same_events() -> None:
    position = {"players": 3, "cycle": 3, "phase": "creatures"}  # something happens before the first decision
    told: list[Event] = []
    game = Game.from_position(position, listen=told.append)
    game.apply("bid apollo")
    again: list[Event] = []
    Game.replay(game.record(), listen=again.append)
    assert again == told
    assert told


WRONG: list[tuple[str, object]] = [
    ("record: object_needed (given=None)", None),
    ("record: object_needed (given=5)", 5),
    ("record: object_needed (given=[])", []),
    ("record: another_format (format=cyclades record, version=1)", {}),
    ("record: no_json (reason=", ""),
    ("record: ends_before_actions", "cyclades record"),
    ("record: another_format (format=cyclades record, version=1)", "cyclades record 2\n\n"),
    ("record: another_format (format=cyclades record, version=1)", "cyclades recording 1\n\n"),
    ("record: line_unreadable (given='nonsense')", "cyclades record 1\nrules: 1\nnonsense\n\nend\n"),
    ("record: line_unreadable (given='rules')", "cyclades record 1\nrules: [1\n\nend\n"),
    ("record: no_json (reason=", "not JSON at all"),
    ("record: no_json (reason=", "[" * 100_000),
    ("record: line_unreadable (given='rules')", "cyclades record 1\nrules: " + "[" * 100_000 + "\n\nend\n"),
    (
        "record: no_json (reason=",
        '{"a": ' + "9" * 5000 + "}",
    ),
    ("record: another_format (format=cyclades record, version=1)", spoiled(format="chess record")),
    ("record: another_format (format=cyclades record, version=1)", spoiled(version=2)),
    ("record: another_format (format=cyclades record, version=1)", spoiled(version=True)),
    ("record: rules: rules_unknown (lowest=1, highest=2, given=3)", spoiled(rules=RULES_VERSION + 1)),
    ("record: rules: rules_unknown (lowest=1, highest=2, given=True)", spoiled(rules=True)),
    ("record: rules: rules_unknown (lowest=1, highest=2, given=None)", spoiled(rules=None)),
    ("record: config: object_needed (given=None)", spoiled(config=None)),
    ("players: number_needed (lowest=2, highest=6, given=None)", spoiled(config={})),
    ("players: number_needed (lowest=2, highest=6, given=9)", spoiled(config={"players": 9})),
    (
        "record: config: no_such_field (given='more', possible=players, board, modules, options, seats",
        spoiled(config=finished().record().config | {"more": 1}),
    ),
    (
        "modules: no_such_module (given='atlantis', possible=free_placement, hades, heroes, favours",
        spoiled(config=finished().record().config | {"modules": ["atlantis"]}),
    ),
    ("modules: names_needed (given='hades')", spoiled(config=finished().record().config | {"modules": "hades"})),
    (
        "record: setup: no_outcome_left",
        spoiled(config=finished().record().config | {"modules": ["hades"]}),
    ),  # the threat's dice are missing
    (
        "board: no_such_board (given='atlantis', possible=base-2-3, base-4, base-5, titans-3-4",
        spoiled(config=finished().record().config | {"board": "atlantis"}),
    ),
    ("board: board_needed (given=5)", spoiled(config=finished().record().config | {"board": 5})),
    ("seats: each_seat_once (highest=2)", spoiled(config=finished().record().config | {"seats": [0, 0, 1]})),
    ("seats: each_seat_once (highest=2)", spoiled(config=finished().record().config | {"seats": [0, 1]})),
    ("seats: each_seat_once (highest=2)", spoiled(config=finished().record().config | {"seats": [0, 0, 1, 2]})),
    ("seats: numbers_needed (given='012')", spoiled(config=finished().record().config | {"seats": "012"})),
    ("record: position: object_or_null_needed (given=[])", spoiled(position=[])),
    ("record: position: another_game", spoiled(position={"players": 5})),
    ("record: setup: numbers_needed (given=None)", spoiled(setup=None)),
    ("record: setup: numbers_needed (given=['0'])", spoiled(setup=["0"])),
    ("record: setup: numbers_needed (given=[True])", spoiled(setup=[True])),
    ("record: setup: no_outcome_left", spoiled(setup=[])),
    ("record: setup: not_to_be_drawn (drawn=seat 1000000000000000000000000000000)", spoiled(setup=[10**30])),
    ("record: setup: outcomes_left_over", spoiled(setup=[*finished().record().setup, 1])),
    ("record: actions: list_needed (given=None)", spoiled(actions=None)),
    ("record: actions: list_needed (given='end')", spoiled(actions="end")),
    ("record: actions: 1: text_needed (given=5)", spoiled(actions=[5])),
    (
        "record: actions: 1: action_not_possible (action='end'): against_the_rules (refusal=no_turn_now (",
        spoiled(actions=["end"]),
    ),
    (
        "record: actions: 1: action_not_possible (action='bid nobody 5'): not_in_game (kind=god",
        spoiled(actions=["bid nobody 5"]),
    ),
    ("record: actions: 1: outcomes_needed (given='bid apollo | x')", spoiled(actions=["bid apollo | x"])),
    ("record: actions: 1: action_with_outcomes_left (action='bid apollo')", spoiled(actions=["bid apollo | 1"])),
    (
        "record: actions: 1: outcomes_needed (given='bid apollo | 999999999999999999999999999999999999999",
        spoiled(actions=["bid apollo | " + "9" * 5000]),
    ),
    ("record: result: object_or_null_needed (given=5)", spoiled(result=5)),
    ("record: another_result", spoiled(result={})),
    (
        "record: another_result",
        spoiled(result=(finished().result() or {}) | {"winners": ["sparta", "athens", "corinth"]}),
    ),
    ("record: another_result", spoiled(actions=finished().record().as_json()["actions"][:-1])),
    ("record: no_such_field (given='more', possible=format, version, rules, config, position, setup", spoiled(more=1)),
]


@pytest.mark.parametrize(("line", "record"), WRONG, ids=[f"{line}-{n}" for n, (line, _) in enumerate(WRONG)])
def test_what_is_no_record_is_refused_by_name(line: str, record: object) -> None:
    with pytest.raises(REFUSALS) as refused:
        Game.replay(record)
    assert str(refused.value).startswith(line)
    assert flaw_text(texts_in(), refused.value.flaw)


@pytest.mark.parametrize("field", list(Record({}, None, (), ()).as_json()))
@pytest.mark.parametrize("junk", [True, 7, -1, 1.5, "x", [[]], {"x": 1}], ids=repr)
def test_every_field_is_checked(field: str, junk: object) -> None:
    with pytest.raises(REFUSALS):
        Game.replay(spoiled(**{field: junk}))


@pytest.mark.parametrize("modules", [(), MODULES[:-1], MODULES], ids=["base", "hades", "titans"])
def test_a_finished_record_cut_short_anywhere_is_refused(modules: tuple[str, ...]) -> None:
    text = finished(modules=modules).record().as_text()
    assert Game.replay(text[:-1]).over  # only the end of the last line is missing
    for length in range(len(text) - 1):
        with pytest.raises(REFUSALS):
            Game.replay(text[:length])


def test_json_cut_short_anywhere_is_refused() -> None:
    text = json.dumps(finished().record().as_json())
    for length in range(0, len(text), 7):
        with pytest.raises(FormError):
            Game.replay(text[:length])


def test_an_unfinished_record_cut_short_is_refused_or_an_earlier_moment() -> None:
    game = unfinished()
    text = game.record().as_text()
    lines = [step.line() for step in game.record().steps]
    moments = 0
    for length in range(len(text)):
        try:
            earlier = Game.replay(text[:length])
        except REFUSALS:
            continue
        kept = [step.line() for step in earlier.record().steps]
        assert kept[:-1] == lines[: len(kept[:-1])]
        moments += 1
    assert moments >= len(lines)


@pytest.mark.parametrize("modules", [(), MODULES[:-1], MODULES], ids=["base", "hades", "titans"])
def test_a_changed_outcome_is_refused_or_another_game(modules: tuple[str, ...]) -> None:
    """An outcome that could not have come is refused; one that could leads to a game that can be told again."""
    record = finished(modules=modules).record().as_json()
    places = [(number, line) for number, line in enumerate(record["actions"]) if "|" in line]
    rng = random.Random(3)
    refusals: list[str] = []
    for _ in range(150):
        number, line = rng.choice(places)
        action, _, outcomes = line.partition("|")
        words = outcomes.split()
        words[rng.randrange(len(words))] = rng.choice(["0", "1", "3", "4", "16", "17", "61", "62", "99"])
        actions = [*record["actions"][:number], f"{action}| {' '.join(words)}", *record["actions"][number + 1 :]]
        try:
            other = Game.replay(record | {"actions": actions, "result": None})
        except REFUSALS as refusal:
            refusals.append(str(refusal))
        else:
            assert Game.replay(other.record().as_text()).to_position() == other.to_position()
    assert len(refusals) > 50
    assert all("record: action" in refusal for refusal in refusals)


@pytest.mark.parametrize("modules", [(), MODULES[:-1], MODULES], ids=["base", "hades", "titans"])
def test_changed_actions_are_refused_or_another_game(modules: tuple[str, ...]) -> None:
    record = finished(modules=modules).record().as_json()
    every_line: list[str] = list(record["actions"])
    rng = random.Random(4)
    refusals: list[str] = []
    for _ in range(200):
        actions = every_line[:]
        at = rng.randrange(len(actions))
        way = rng.choice(("drop", "double", "swap", "another", "word"))
        if way == "drop":
            del actions[at]
        elif way == "double":
            actions.insert(at, actions[at])
        elif way == "swap":
            other = rng.randrange(len(actions))
            actions[at], actions[other] = actions[other], actions[at]
        elif way == "another":
            actions[at] = rng.choice(every_line)
        else:
            words = actions[at].split()
            words[rng.randrange(len(words))] = rng.choice(["ares", "kea", "1", "|", "", "end", "5-0", "\x00"])
            actions[at] = " ".join(words)
        try:
            game = Game.replay(record | {"actions": actions})
        except REFUSALS as refusal:
            refusals.append(str(refusal))
        else:
            assert game.result() == finished(modules=modules).result()
            assert Game.replay(game.record()).to_position() == game.to_position()
    assert len(refusals) > 100
    assert all(refusal.startswith("record:") for refusal in refusals)


@pytest.mark.parametrize("part", range(5))
def test_a_damaged_record_is_refused_or_a_game(part: int) -> None:
    """500 damages of records that begin at the set-up and at positions."""
    begun = [
        finished(),
        finished(modules=MODULES),
        unfinished(),
        *(Game.from_position(scene.to_position()) for scene in all_scenes()[::9]),
    ]
    for number in range(part * 100, part * 100 + 100):
        record = begun[number % len(begun)].record().as_json()
        before = copy.deepcopy(record)
        changed, what = damaged(record, random.Random(number))
        assert record == before
        try:
            game = Game.replay(changed)
        except REFUSALS:
            continue
        except Exception as other:
            raise AssertionError(f"damage {number}: {what}") from other
        assert Game.replay(game.record().as_text()).to_position() == game.to_position(), what


def test_junk_is_no_record() -> None:
    for junk in JUNK:
        with pytest.raises(FormError):
            Game.replay(junk)
