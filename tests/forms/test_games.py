"""Starting and copying games: what may be agreed beforehand, and that a copy is a game of its own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import ConfigError, Game, Options
from cyclades.engine.words.pieces import CITIES
from tests.forms.scenes import all_scenes, holds_up
from tests.phrases import heard


def test_a_copy_has_the_same_past_and_its_own_future() -> None:
    for number, game in enumerate(all_scenes()):
        position, record = game.to_position(), game.record()
        copy = game.copy()
        assert copy.to_position() == position
        assert copy.record() == record
        assert copy.can_undo == game.can_undo
        holds_up(copy, number, steps=8)
        assert game.to_position() == position
        assert game.record() == record


def test_copies_of_copies_keep_the_whole_record() -> None:
    game = Game.new(3, seed=2)
    rng = random.Random(2)
    for _ in range(40):
        game = game.copy()
        game.apply(rng.choice(game.legal_actions()))
    assert game.action_count == 40
    assert len(game.record().steps) == 40
    assert Game.replay(game.record()).to_position() == game.to_position()


def test_the_original_may_go_on_without_its_copies() -> None:
    game = Game.new(3, seed=2)
    game.apply(game.legal_actions()[0])
    copy = game.copy()
    branch = [game.text(action) for action in copy.legal_actions()]
    game.apply(game.legal_actions()[-1])
    copy.apply(branch[0])
    assert [step.action for step in copy.record().steps][-1] == branch[0]
    assert [step.action for step in game.record().steps][-1] == branch[-1]
    game.rewind(0)
    assert copy.action_count == 2


def test_a_copy_rolls_the_same_dice_and_nobody_listens_to_it() -> None:
    game = Game.new(4, seed=3)
    told = heard(game)
    copy = game.copy()
    rng = random.Random(3)
    for _ in range(60):
        copy.apply(rng.choice(copy.legal_actions()))
    assert told == []
    for step in copy.record().steps:
        game.apply(step.action)
    assert game.to_position() == copy.to_position()
    assert told


# What is agreed beforehand

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": 1}),
    ("players", {"players": 6}),
    ("players", {"players": "3"}),
    ("players", {"players": True}),
    ("players", {"players": None}),
    ("players", {"players": 3.0}),
    ("players", {"players": 10**30}),
    ("players", {"players": 4, "board": "base-5"}),
    ("players", {"players": 6, "board": "titans-5-6"}),
    ("players", {"players": 5, "board": "titans-5-6"}),
    ("modules", {"modules": ("atlantis",)}),
    ("modules", {"modules": "hades"}),
    ("modules", {"modules": [5]}),
    ("teams", {"teams": True}),
    ("options", {"options": []}),
    ("options", {"options": "open_gold"}),
    ("atlantis", {"options": {"atlantis": 1}}),
    ("open_gold", {"options": {"open_gold": 1}}),
    ("edition", {"options": {"edition": "third"}}),
    ("edition", {"options": {"edition": ["first"]}}),
    ("priests_two_player", {"options": {"priests_two_player": True}}),
    ("tiebreak", {"options": {"tiebreak": ""}}),
    ("max_cycles", {"options": {"max_cycles": 0}}),
    ("max_cycles", {"options": {"max_cycles": 1001}}),
    ("max_cycles", {"options": {"max_cycles": True}}),
    ("max_cycles", {"options": {"max_cycles": "5"}}),
    ("seats", {"players": 3, "seats": [0, 1]}),
    ("seats", {"players": 3, "seats": [0, 1, 1]}),
    ("seats", {"players": 3, "seats": [0, 1, 3]}),
    ("seats", {"players": 3, "seats": [0, 0, 1, 2]}),
    ("seats", {"players": 3, "seats": [0, "1", 2]}),
    ("seats", {"players": 3, "seats": [False, True, 2]}),
    ("seats", {"players": 3, "seats": 3}),
    ("seats", {"players": 3, "seats": []}),
]


@pytest.mark.parametrize(("word", "agreed"), WRONG, ids=[f"{word}-{n}" for n, (word, _) in enumerate(WRONG)])
def test_what_cannot_be_agreed_is_refused_by_name(word: str, agreed: dict[str, Any]) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(**agreed)
    assert word in str(refused.value)


def test_options_are_kept_where_they_differ_from_the_rules() -> None:
    options = {"open_gold": True, "max_cycles": 7, "edition": "second"}
    game = Game.new(3, seed=1, options=options)
    assert game.to_position()["options"] == {"open_gold": True, "max_cycles": 7}
    assert Game.new(3, seed=1, options=Options(max_cycles=7)).to_position()["options"] == {"max_cycles": 7}
    assert Game.from_position(game.to_position()).config.options.as_dict() == {"open_gold": True, "max_cycles": 7}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_are_taken_as_given(players: int) -> None:
    def places(game: Game, city: str) -> set[str]:
        return {name for name, isle in game.to_position()["isles"].items() if isle["owner"] == city}

    order = list(range(players))
    straight = Game.new(players, seed=1, seats=order)
    turned = Game.new(players, seed=1, seats=order[1:] + order[:1])
    for player in range(players):
        assert places(turned, CITIES[player]) == places(straight, CITIES[(player + 1) % players])


@pytest.mark.rule("B2.1")
def test_without_seats_chance_decides() -> None:
    starts = {str(Game.new(3, seed=seed).view(None)["isles"]) for seed in range(60)}
    assert len(starts) == 6  # every order of three


def test_a_new_game_is_ready_for_its_first_decision() -> None:
    for players in (2, 3, 4, 5):
        game = Game.new(players, seed=1)
        assert not game.over
        assert game.winners == []
        assert game.ending is None
        assert game.result() is None
        assert game.action_count == 0
        decision = game.decision
        assert decision is not None
        assert (decision.kind, decision.player) == ("offering", game.player)


def test_fingerprints_tell_positions_apart() -> None:
    scenes = all_scenes()
    assert len({game.fingerprint() for game in scenes}) == len({str(game.to_position()) for game in scenes})
    assert all(game.fingerprint() == game.copy().fingerprint() for game in scenes)
