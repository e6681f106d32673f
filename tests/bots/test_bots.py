"""All bots by name: they play whole games by the rules, and the same ones again."""

from __future__ import annotations

import random

import pytest

from cyclades import Game
from cyclades.bots import BOTS, Bot, UnknownBot, make_bot
from cyclades.bots.random_bot import RandomBot
from cyclades.engine.setting.config import MODULES
from tests.players.tastes import SUBSETS, counts_of, variant
from tests.worded import raised

# Playouts are counted: how far it gets in a given time is never quite the same.
NAMES = [{"oracle": "oracle@4p"}.get(name, name) for name in BOTS]
MOST_ACTIONS = 3000  # a bot that takes longer than that over so few cycles goes round in circles


def actions_of_a_game(
    name: str, players: int, seed: int, cycles: int, modules: tuple[str, ...] = (), teams: bool | None = None
) -> list[str]:
    """A game of bots of that name, checked choice by choice."""
    game = Game.new(players, seed, modules, teams=teams, options={"max_cycles": cycles})
    bots = [make_bot(name, seed + player) for player in range(players)]
    taken: list[str] = []
    while (player := game.player) is not None:
        action = bots[player].choose(game.seat(player))
        assert action in game.legal_actions()
        taken.append(game.text(action))
        game.apply(action, player)
        assert len(taken) < MOST_ACTIONS
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_is_made_with_a_seed(name: str) -> None:
    assert isinstance(make_bot(name, 1), Bot)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_bot_plays_a_whole_game(name: str, players: int) -> None:
    assert actions_of_a_game(name, players, seed=3, cycles=3)


@pytest.mark.parametrize("modules", SUBSETS[1:], ids="-".join)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_plays_a_whole_game_with_every_subset_of_the_modules(name: str, modules: tuple[str, ...]) -> None:
    players = counts_of(modules)[SUBSETS.index(modules) % 4]
    assert actions_of_a_game(name, players, seed=5, cycles=4 if name == "random" else 2, modules=modules)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", counts_of(MODULES))
def test_every_bot_plays_with_all_modules(name: str, players: int) -> None:
    """Long enough for Hades to come, and for items to lie face down before some."""
    cycles = 12 if name == "random" else 3
    assert actions_of_a_game(name, players, seed=4, cycles=cycles, modules=MODULES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "teams"), [(3, False), (4, False), (4, True), (5, False), (6, True)])
def test_every_bot_plays_titans_also_as_a_partner(name: str, players: int, teams: bool) -> None:
    """Long enough for titans to move and artifacts to be bought."""
    cycles = 12 if name == "random" else 3
    taken = actions_of_a_game(name, players, seed=6, cycles=cycles, modules=("titans",), teams=teams)
    assert taken.count("end") >= cycles  # turns with gods were played


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("modules", [(), MODULES], ids=["base", "modules"])
def test_the_same_seed_plays_the_same_game(name: str, modules: tuple[str, ...]) -> None:
    games = [actions_of_a_game(name, 3, seed=8, cycles=2, modules=modules) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_answers_every_kind_of_question(name: str) -> None:
    """Each kind once, as it comes up in random games with modules."""
    answered: set[str] = set()
    for number in range(64):
        terms = variant(number, subsets=SUBSETS)
        game, rng = terms.new_game(), random.Random(number)
        while (player := game.player) is not None:
            legal = game.legal_actions()
            question = game.engine.room().name
            if question not in answered:
                answered.add(question)
                assert make_bot(name, number).choose(game.seat(player)) in legal
            game.apply(terms.choose(game, legal, rng))
    assert len(answered) > 50


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_no_bot_bids_on_the_god_that_the_apple_keeps_it_off(name: str, god: str) -> None:
    """H4.5."""
    game = Game.from_position(
        {
            "players": 5,
            "modules": ["favours"],
            "gods": ["poseidon", "ares", "zeus", "athena"],
            "cities": {"sparta": {"gold": 20}},
            "apple": {"player": "sparta", "god": god},
        }
    )
    action = make_bot(name, 1).choose(game.seat(0))
    assert action in game.legal_actions()
    assert not game.text(action).startswith(f"bid {god}")


def test_random_bots_of_other_seeds_play_other_games() -> None:
    assert actions_of_a_game("random", 3, seed=8, cycles=2) != actions_of_a_game("random", 3, seed=9, cycles=2)


def test_an_unknown_bot_is_named() -> None:
    with raised(UnknownBot, r"deep-blue.*random"):
        make_bot("deep-blue", 1)


def test_random_choices_are_even() -> None:
    """Chi-squared of 6000 choices among 6 stays under its 99.9 % bound for five degrees of freedom, 20.5."""
    bot = RandomBot(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[bot.pick([0, 1, 2, 3, 4, 5])] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20.5
