"""Starting and copying games: what may be agreed beforehand, and that a copy is a game of its own."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import ConfigError, Game, Options
from cyclades.engine.setting.config import OPTION_NAMES
from cyclades.engine.words.pieces import CITIES
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
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
    ("players: number_needed (lowest=2, highest=6, given=1)", {"players": 1}),
    ("players: base_players (lowest=2, highest=5, players=6)", {"players": 6}),
    ("players: number_needed (lowest=2, highest=6, given='3')", {"players": "3"}),
    ("players: number_needed (lowest=2, highest=6, given=True)", {"players": True}),
    ("players: number_needed (lowest=2, highest=6, given=None)", {"players": None}),
    ("players: number_needed (lowest=2, highest=6, given=3.0)", {"players": 3.0}),
    ("players: number_needed (lowest=2, highest=6, given=1000000000000000000000000000000)", {"players": 10**30}),
    ("players: not_for_players (board=base-5, possible=5, players=4)", {"players": 4, "board": "base-5"}),
    ("players: base_players (lowest=2, highest=5, players=6)", {"players": 6, "board": "titans-5-6"}),
    ("board: titans-5-6: unplayable (players=5): starts: no_starts (players=5)", {"players": 5, "board": "titans-5-6"}),
    (
        "modules: no_such_module (given='atlantis', possible=free_placement, hades, heroes, favours, titans)",
        {"modules": ("atlantis",)},
    ),
    ("modules: names_needed (given='hades')", {"modules": "hades"}),
    ("modules: names_needed (given=[5])", {"modules": [5]}),
    ("teams: no_teams", {"teams": True}),
    ("options: object_needed (given=[])", {"options": []}),
    ("options: object_needed (given='open_gold')", {"options": "open_gold"}),
    (
        f"options: no_such_option (given='atlantis', possible={', '.join(OPTION_NAMES)})",
        {"options": {"atlantis": 1}},
    ),
    ("options: open_gold: wrong_value (given=1)", {"options": {"open_gold": 1}}),
    ("edition: one_needed (possible=second, first, given='third')", {"options": {"edition": "third"}}),
    ("options: edition: wrong_value (given=['first'])", {"options": {"edition": ["first"]}}),
    ("options: priests_two_player: wrong_value (given=True)", {"options": {"priests_two_player": True}}),
    ("tiebreak: one_needed (possible=gold, metropolises, given='')", {"options": {"tiebreak": ""}}),
    ("max_cycles: number_needed (lowest=1, highest=1000, given=0)", {"options": {"max_cycles": 0}}),
    ("max_cycles: number_needed (lowest=1, highest=1000, given=1001)", {"options": {"max_cycles": 1001}}),
    ("options: max_cycles: wrong_value (given=True)", {"options": {"max_cycles": True}}),
    ("options: max_cycles: wrong_value (given='5')", {"options": {"max_cycles": "5"}}),
    ("seats: each_seat_once (highest=2)", {"players": 3, "seats": [0, 1]}),
    ("seats: each_seat_once (highest=2)", {"players": 3, "seats": [0, 1, 1]}),
    ("seats: each_seat_once (highest=2)", {"players": 3, "seats": [0, 1, 3]}),
    ("seats: each_seat_once (highest=2)", {"players": 3, "seats": [0, 0, 1, 2]}),
    ("seats: not_a_number (given='1')", {"players": 3, "seats": [0, "1", 2]}),
    ("seats: not_a_number (given=False)", {"players": 3, "seats": [False, True, 2]}),
    ("seats: numbers_needed (given=3)", {"players": 3, "seats": 3}),
    ("seats: each_seat_once (highest=2)", {"players": 3, "seats": []}),
]


@pytest.mark.parametrize(("line", "agreed"), WRONG, ids=[f"{line}-{n}" for n, (line, _) in enumerate(WRONG)])
def test_what_cannot_be_agreed_is_refused_by_name(line: str, agreed: dict[str, Any]) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(**agreed)
    assert str(refused.value) == line
    assert flaw_text(texts_in(), refused.value.flaw)


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
