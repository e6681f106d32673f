"""Boards of one's own: played to the end in every way they have, refused by their fault in every other."""

from __future__ import annotations

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from cyclades import Board, BoardError, ConfigError, Game, modes_of, read_board
from cyclades.engine.setting.modes import COUNTS, FREE_PLACEMENT, MODES, STARTS, TITANS
from cyclades.engine.words.actions import ACTION_LIMIT, FAMILIES, parts_of
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from tests.forms.board_damage import DAMAGES
from tests.forms.own_boards import Data, bases, dodecanese, mirrored, our_data

DAMAGED = 1000
PRELUDE = ("prelude_offering", "placement", "titans_placement")
PARTS = 5
MODULES = {STARTS: (), FREE_PLACEMENT: ("free_placement",), TITANS: ("titans",)}


def played(game: Game, seed: int) -> Game:
    """To the end, by chance."""
    rng = random.Random(seed)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_board_files_are_refused_by_their_fault(part: int) -> None:
    whole = bases()
    for number in range(part, DAMAGED, PARTS):
        rng = random.Random(number)
        damage = DAMAGES[number % len(DAMAGES)]
        content, words = damage(copy.deepcopy(rng.choice(whole)), rng)
        try:
            read_board(content)
        except BoardError as refused:
            said = str(refused)
            told = flaw_text(texts_in(), refused.flaw)
            assert all(word in said for word in words), (number, damage.__name__, words, said)
            assert len(said) < 400, (number, damage.__name__, said)
            assert len(told) < 400, (number, damage.__name__, told)
        else:
            pytest.fail(f"damage {number} was accepted: {damage.__name__} {words}")


@pytest.mark.parametrize("data", bases(), ids=lambda data: data["id"])
def test_the_undamaged_are_accepted(data: Data) -> None:
    assert read_board(json.dumps(data)).data == data


GAMES = [
    (make, players, mode)
    for make in (dodecanese, mirrored)
    for players, modes in modes_of(Board(make())).items()
    for mode in modes
]


def test_these_boards_offer_every_way_to_begin() -> None:
    assert modes_of(Board(dodecanese())) == {2: [STARTS, FREE_PLACEMENT], 3: [STARTS, FREE_PLACEMENT]}
    every = [STARTS, FREE_PLACEMENT, TITANS]
    assert modes_of(Board(mirrored())) == {2: every[:2], 3: every, 4: every, 5: every, 6: [TITANS]}


@pytest.mark.parametrize(("make", "players", "mode"), GAMES, ids=lambda part: getattr(part, "__name__", str(part)))
def test_own_boards_are_played_to_the_end_and_replayed_without_their_file(
    make: Any, players: int, mode: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(make()), encoding="utf-8")
    game = Game.new(players, seed=players, modules=MODULES[mode], board=path, options={"max_cycles": 6})
    path.unlink()
    played(game, players)
    record = game.record()
    assert record.config["board"] == make()
    for form in (record.as_text(), json.dumps(record.as_json())):
        again = Game.replay(form)
        assert again.to_position() == game.to_position()
        assert again.record() == record
    assert Game.from_position(json.loads(json.dumps(game.to_position()))).fingerprint() == game.fingerprint()


@pytest.mark.parametrize("teams", [False, True])
def test_four_with_titans_on_an_own_board_in_teams_or_not(teams: bool) -> None:
    game = Game.new(4, seed=1, modules=("titans",), teams=teams, board=mirrored(), options={"max_cycles": 4})
    played(game, 1)
    assert Game.replay(game.record().as_text()).result() == game.result()


# Which boards have room


def sea_board(rows: list[int], *isles: list[list[int]], **rest: Any) -> Data:
    """Isles of territories of one cell; every territory has a metropolis space."""
    territories = [
        {
            "id": f"t{isle}-{number}",
            "name": f"T {isle} {number}",
            "isle": f"i{isle}",
            "cells": [cell],
            "metropolis_slots": [0],
            "prosperity": 1,
            "site": None,
        }
        for isle, parts in enumerate(isles)
        for number, cell in enumerate(parts)
    ]
    return {
        "id": "mine",
        "title": "Mine",
        "players": [2],
        "rows": rows,
        "territories": territories,
        "trade": [],
        "starts": None,
        "provenance": "a test",
    } | rest


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_free_placement_needs_two_isles_each_and_one_for_ares(players: int) -> None:
    rows = [10] * 11
    for count in (2 * players, 2 * players + 1):
        isles = [[[row, column]] for row in (1, 3, 5, 7, 9) for column in (1, 4, 7)][:count]
        data = sea_board(rows, *isles, players=[players])
        if count > 2 * players:
            assert modes_of(Board(data)) == {players: [FREE_PLACEMENT]}
            played(Game.new(players, seed=1, modules=("free_placement",), board=data, options={"max_cycles": 1}), 1)
            continue
        assert modes_of(Board(data)) == {players: []}
        with pytest.raises(ConfigError, match="too_few_territories"):
            Game.new(players, seed=1, modules=("free_placement",), board=data)
        with pytest.raises(BoardError, match=rf"^players: unplayable \(players={players}\): .*too_few_territories"):
            read_board(json.dumps(data))


@pytest.mark.rule("H1.4")
def test_free_placement_needs_coast() -> None:
    """Isles in a row with one sea between each two: enough land, but the last may find one sea only."""
    strip = sea_board([1] * 11, *[[[row, 0]] for row in range(0, 11, 2)])
    assert modes_of(Board(strip)) == {2: []}
    with pytest.raises(ConfigError, match="too_little_coast"):
        Game.new(2, seed=1, modules=("free_placement",), board=strip)


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("name", ["base-2-3", "base-4", "base-5", "titans-3-4", "titans-5-6"])
def test_where_there_is_room_nobody_is_left_without_a_start(name: str) -> None:
    """However the others stand: greedily beside each other, to take what the last would need."""
    for players in our_data(name)["players"]:
        for mode in modes_of(Board(our_data(name)))[players]:
            if mode == STARTS:
                continue
            for seed in range(4):
                game = Game.new(players, seed=seed, modules=MODULES[mode], board=name)
                crowd(game, random.Random(seed))
                position = game.to_position()
                for city in position["cities"]:
                    lands = [isle for isle in position["isles"].values() if isle["owner"] == city]
                    fleets = sum(sea["fleets"] for sea in position["seas"].values() if sea["owner"] == city)
                    assert len(lands) >= 2, (players, mode, seed, city)
                    assert fleets >= 2, (players, mode, seed, city)


def crowd(game: Game, rng: random.Random) -> None:
    """The preliminary round, each choosing the place that leaves the next one the fewest."""
    while (decision := game.decision) is not None and decision.kind in PRELUDE:
        choices = game.legal_actions()
        kinds = {action: game.text(action).split()[0] for action in choices}
        if set(kinds.values()) != {"choose"}:
            game.apply(rng.choice(choices))
            continue
        left: dict[int, int] = {}
        for action in rng.sample(choices, min(6, len(choices))):
            trial = game.copy()
            trial.apply(action)
            left[action] = len(trial.legal_actions())
        game.apply(min(left, key=lambda action: left[action]))


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("sites", [0, 3, 5])
def test_titans_needs_four_sites(sites: int) -> None:
    data = our_data("titans-3-4")
    for number, entry in enumerate(data["territories"]):
        entry["site"] = 0 if number < sites else None
    assert modes_of(Board(data)) == {3: [FREE_PLACEMENT], 4: [FREE_PLACEMENT]}
    with pytest.raises(ConfigError, match=rf"site: wrong_site_count \(needed=4, count={sites}\)$"):
        Game.new(3, seed=1, modules=("titans",), board=data)


def crescent(*kept: str) -> Data:
    """Some of the crescent's territories, each at the sea, with a site each of the first four."""
    data = our_data("titans-3-4") | {"trade": []}
    data["territories"] = [entry for entry in data["territories"] if entry["id"] in kept]
    for number, entry in enumerate(data["territories"]):
        entry["site"] = 0 if number < 4 else None
    return data


@pytest.mark.rule("T6.3")
def test_titans_needs_room_for_the_last() -> None:
    """Four in a chain are two starts, and one start if somebody takes the middle."""
    chain = crescent("oia", "finikia", "armeni", "mesaria")
    for entry in chain["territories"]:
        entry["metropolis_slots"] = [0]
    for players in (3, 4):
        with pytest.raises(ConfigError, match="too_little_room"):
            Game.new(players, seed=1, modules=("titans",), board=chain)


@pytest.mark.rule("T6.3")
def test_titans_needs_adjacent_territories() -> None:
    data = our_data("base-4") | {"players": [4]}
    for entry in data["territories"][:4]:
        entry["site"] = 0
    with pytest.raises(ConfigError, match="no_adjacent_territories"):
        Game.new(4, seed=1, modules=("titans",), board=data)


@pytest.mark.rule("T6.4")
def test_six_need_two_isles_with_room_for_three() -> None:
    data = our_data("titans-5-6")
    data["territories"] = [entry for entry in data["territories"] if entry["isle"] != "paros" or entry["id"] == "aliki"]
    for number, entry in enumerate(data["territories"]):
        entry["site"] = 0 if number < 4 else None
    with pytest.raises(ConfigError, match="no_room_for_six"):
        Game.new(6, modules=("titans",), board=data)


@pytest.mark.rule("B8.1", "T7.2")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_somebody_must_be_able_to_win(players: int, needed: int) -> None:
    data = mirrored()
    for kept, can in ((needed - 1, False), (needed, True)):
        for number, entry in enumerate(data["territories"]):
            entry["metropolis_slots"] = [0] if number < kept else []
        modes = modes_of(Board(copy.deepcopy(data)))[players]
        assert (STARTS in modes) == can
        assert (FREE_PLACEMENT in modes) == can
        assert (TITANS in modes) == (can and players in COUNTS[TITANS] and players != 4)  # a team needs three


@pytest.mark.rule("T1.4")
def test_a_territory_without_a_coast_is_entered_over_land() -> None:
    """A ring of six around a seventh."""
    ring = [[4, 4], [4, 5], [5, 4], [5, 6], [6, 4], [6, 5], [5, 5]]
    data = sea_board([11] * 11, ring, [[0, 0]], [[0, 4]], [[10, 0]], players=[2])
    board = Board(data)
    inland = board.territory_ids.index("t0-6")
    assert board.coast_first[inland] == board.coast_first[inland + 1]
    position = {
        "players": 2,
        "board": data,
        "turn": {"marker": "sparta-1", "god": "ares"},
        "isles": {"t0-0": {"owner": "sparta", "troops": 2}, "t3-0": {"owner": "athens", "troops": 1}},
    }
    game = Game.from_position(position)
    game.apply("move troops t0-0")
    game.apply("land t0-6 1")
    assert game.to_position()["isles"]["t0-6"]["owner"] == "sparta"


def test_every_word_of_the_notation_may_be_an_id() -> None:
    words = sorted({word for family in FAMILIES for word in family.words.split() if word.isalpha()})
    data = our_data("titans-5-6") | {"starts": None}
    for start in range(0, len(words), len(data["territories"])):
        for entry, word in zip(data["territories"], words[start:], strict=False):
            entry["id"] = word
        game = Game.new(5, seed=1, modules=("titans",), board=copy.deepcopy(data))
        for action in range(ACTION_LIMIT):
            if "isle" not in parts_of(action):
                continue
            try:
                text = game.text(action)
            except ValueError:  # not in this game
                continue
            assert game.parse(text) == action


def test_modes_are_those_that_begin() -> None:
    """What `modes_of` says, `Game.new` does."""
    for data in bases():
        board = Board(data)
        for players, modes in modes_of(board).items():
            for mode in MODES:
                if mode in modes:
                    assert Game.new(players, seed=1, modules=MODULES[mode], board=board).player is not None
                else:
                    with pytest.raises(ConfigError):
                        Game.new(players, seed=1, modules=MODULES[mode], board=board)
