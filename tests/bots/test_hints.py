"""Hints: what is said of the oracle's advice, and that it is made of a seat's own knowledge alone."""

from __future__ import annotations

import random

from cyclades import Game
from cyclades.bots.hints import hint_for, hint_from
from cyclades.bots.oracle.bot import Advice, OracleBot
from tests.e2e.moments import MOMENTS
from tests.players.tastes import SUBSETS, variant
from tests.rules.aegean import aegean

TURN = {
    "players": 3,
    "cycle": 2,
    "cities": {"sparta": {"gold": 9}},
    "turn": {"marker": "sparta", "god": "ares"},
    "isles": {
        "naxos": {"owner": "sparta", "troops": 1},
        "kea": {"owner": "athens", "troops": 1},
        "delos": {"owner": "corinth"},
    },
}


def advice(game: Game, text: str, chance: float, *line: str) -> Advice:
    return Advice(game.parse(text), chance, 0.1, tuple(game.parse(step) for step in line))


def test_the_best_of_each_sort_and_three_at_most() -> None:
    """Bids on one god count once, with the amount that is best."""
    game = Game.new(3, seed=4)
    assert game.player is not None
    one, other = (god for god in game.view(None)["gods"] if god != "apollo")
    hint = hint_from(
        game.seat(game.player),
        [
            advice(game, f"bid {one} 2", 0.58),
            advice(game, f"bid {one} 3", 0.57),
            advice(game, f"bid {other} 1", 0.544),
            advice(game, f"bid {other} 2", 0.53),
            advice(game, "bid apollo", 0.49),
        ],
    )
    assert [(choice.option.text, choice.percent) for choice in hint.choices] == [
        (f"bid {one} 2", 58),
        (f"bid {other} 1", 54),
        ("bid apollo", 49),
    ]
    assert hint.then == []


def test_what_differs_by_less_than_two_points_is_about_equal() -> None:
    game = Game.from_position(TURN)
    found = [
        advice(game, "recruit troop naxos", 0.5),
        advice(game, "build fortress naxos", 0.489),
        advice(game, "end", 0.48),
    ]
    hint = hint_from(game.seat(0), found)
    assert [hint.is_equal(choice) for choice in hint.choices] == [False, True, False]


def test_in_a_battle_more_than_the_best_choice_is_named() -> None:
    game = MOMENTS["land_battle"].game
    for text in MOMENTS["land_battle"].actions:
        game.apply(text)
    assert game.player is not None
    hint = hint_for(game.seat(game.player), seed=1, milliseconds=1)
    assert {choice.option.kind for choice in hint.choices} == {"stay", "choose_isle"}
    assert hint.choices[0].chance >= hint.choices[1].chance
    assert all(choice.reasons for choice in hint.choices)


def test_what_promises_more_but_is_not_advised_is_left_out() -> None:
    game = Game.from_position(TURN)
    found = [
        advice(game, "end", 0.4),
        advice(game, "build fortress naxos", 0.7),
        advice(game, "recruit troop naxos", 0.3),
    ]
    hint = hint_from(game.seat(0), found)
    assert [choice.option.text for choice in hint.choices] == ["end", "recruit troop naxos"]


def test_the_rest_of_the_plan_is_told_with_what_each_step_is_about() -> None:
    game = Game.from_position(TURN)
    line = ("recruit troop naxos", "build fortress naxos", "end")
    hint = hint_from(game.seat(0), [advice(game, line[0], 0.5, *line)])
    assert [(step.kind, step.option.text, step.option.price) for step in hint.then] == [
        ("turn", "build fortress naxos", 2),
        ("turn", "end", 0),
    ]
    [choice] = hint.as_json()["choices"]
    assert choice == {
        "action": game.parse(line[0]),
        "text": line[0],
        "chance": 50,
        "equal": False,
        "reasons": [
            {"code": "units", "args": {"count": 1}, "later": False},
            {"code": "kind_of_building", "args": {"count": 1, "needed": 4}, "later": True},
        ],
    }
    assert hint.as_json()["then"][0]["subject"] == {"god": "ares"}
    assert hint.as_json()["then"][0]["option"]["isle"] == "naxos"


def test_a_turn_is_ended_when_nothing_more_is_planned() -> None:
    game = Game.from_position(TURN)
    for line in (("recruit troop naxos",), ("recruit troop naxos", "end")):
        hint = hint_from(game.seat(0), [advice(game, line[0], 0.5, *line)])
        assert [step.option.text for step in hint.then] == ["end"]


def test_what_comes_after_another_player_has_decided_is_not_told() -> None:
    game = Game.from_position(TURN)
    hint = hint_from(game.seat(0), [advice(game, "end", 0.5, "end", "bid apollo")])
    assert hint.then == []


def test_what_comes_after_chance_is_not_told() -> None:
    """Sphinx and others show nothing; a card drawn or a die thrown does (Zeus changes a card: a draw)."""
    position = TURN | {"turn": {"marker": "sparta", "god": "zeus"}, "track": ["kraken", "satyr", "sphinx"]}
    game = Game.from_position(position)
    line = ("recruit priest", "change kraken", "end")
    hint = hint_from(game.seat(0), [advice(game, line[0], 0.5, *line)])
    assert [step.option.text for step in hint.then] == ["change kraken"]


def test_a_plan_that_does_not_fit_is_told_as_far_as_it_does() -> None:
    game = Game.from_position(TURN)
    hint = hint_from(game.seat(0), [advice(game, "end", 0.5, "recruit troop naxos", "recruit priest", "end")])
    assert hint.then == []


def test_a_real_hint_is_one_of_the_legal_actions() -> None:
    for game in (Game.new(3, seed=4), Game.from_position(TURN)):
        assert game.player is not None
        before = game.to_position()
        hint = hint_for(game.seat(game.player), seed=1, milliseconds=30)
        assert 1 <= len(hint.choices) <= 3
        assert {choice.option.action for choice in hint.choices} <= set(game.legal_actions())
        assert all(0 <= choice.chance <= 1 for choice in hint.choices)
        assert game.to_position() == before


def test_what_rivals_have_in_secret_changes_no_hint() -> None:
    """At a written position nobody has counted the gold: 5 or 50, the seat hears the same."""
    hints = []
    for gold in (5, 50):
        game = Game.from_position(TURN | {"cities": {"sparta": {"gold": 9}, "athens": {"gold": gold}}})
        hints.append(hint_from(game.seat(0), OracleBot(2, playouts=100).advise(game.seat(0))))
    assert hints[0] == hints[1]


def test_no_hint_rests_on_no_playout() -> None:
    """Each kind of question once, as it comes up in random games with modules; whatever there is to choose from."""
    asked: set[str] = set()
    for number in range(64):
        terms = variant(number, subsets=SUBSETS)
        game, rng = terms.new_game(), random.Random(number)
        while (player := game.player) is not None:
            question = game.engine.room().name
            if question not in asked:
                asked.add(question)
                bot = OracleBot(number, milliseconds=1)
                advice = bot.advise(game.seat(player))
                assert bot.playouts.played > 0, question
                assert advice[0].weight > 0, question
            game.apply(terms.choose(game, game.legal_actions(), rng))
    assert {"offering", "turn", "apple_window", "prelude_offering"} <= asked


def test_a_clear_choice_is_played_out_before_its_chance_is_told() -> None:
    """A bot doesn't think about the philosophers that win; who asks hears what becomes of them."""
    game = aegean(
        god="athena", isles={"kythnos": {"metropolis": True}}, cities={"sparta": {"gold": 4, "philosophers": 2}}
    )
    bot = OracleBot(1, playouts=30)
    chosen = bot.choose(game.seat(0))
    assert bot.playouts.played == 0
    advice = OracleBot(1, playouts=30).advise(game.seat(0))
    assert advice[0].action == chosen
    assert advice[0].weight > 0
