"""Who meets whom, and who sits where."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import groupby

import pytest

from cyclades import Game
from cyclades.arena.games import Setting, first_order, starting_places
from cyclades.arena.league import League, Match
from cyclades.arena.seating import arrangements, mixed_line_ups, paired_line_ups, seatings

LINE_UPS = [
    ("a", "b"),
    ("a", "b", "c"),
    ("a", "a", "b", "b"),
    ("a", "b", "b", "b", "b"),
    ("a", "a", "b", "b", "c"),
    ("a", "b", "c", "d", "e"),
    ("a", "a", "a"),
]


def test_everybody_meets_everybody_as_evenly_as_it_can_be() -> None:
    assert mixed_line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert mixed_line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]
    assert mixed_line_ups(["a", "b", "c"], 5) == [
        ("a", "a", "b", "b", "c"),
        ("a", "a", "b", "c", "c"),
        ("a", "b", "b", "c", "c"),
    ]
    assert mixed_line_ups(["a"], 4) == [("a", "a", "a", "a")]


def test_pairs_are_one_against_the_others_both_ways() -> None:
    assert paired_line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert paired_line_ups(["a", "b"], 5) == [("a", "b", "b", "b", "b"), ("b", "a", "a", "a", "a")]


@pytest.mark.parametrize(
    ("line_up", "orders"),
    [
        (("a", "b"), 1),
        (("a", "b", "c"), 2),
        (("a", "a", "b", "b"), 2),  # partners beside each other, or across
        (("a", "b", "b", "b", "b"), 1),
        (("a", "b", "c", "d", "e"), 24),  # (5 - 1)!
    ],
)
def test_all_orders_round_the_table(line_up: tuple[str, ...], orders: int) -> None:
    assert len(arrangements(line_up)) == orders


@pytest.mark.parametrize("line_up", LINE_UPS)
@pytest.mark.parametrize("games", [1, 7, 100])
def test_every_deal_is_played_from_every_seat(line_up: tuple[str, ...], games: int) -> None:
    """In each deal a bot has each seat by its part of the line-up, and no seating comes twice."""
    played = list(seatings(line_up, games))
    assert games <= len(played) < games + len(line_up)
    for _, group in groupby(played, key=lambda game: game[0]):
        seats = [seating for _, seating in group]
        assert len(set(seats)) == len(seats)
        for place in range(len(line_up)):
            counted = Counter(seating[place] for seating in seats)
            for bot, count in counted.items():
                assert count * len(line_up) == line_up.count(bot) * len(seats)


def test_more_games_begin_with_the_same_ones() -> None:
    few = list(seatings(("a", "b", "c"), 30))
    assert list(seatings(("a", "b", "c"), 60))[: len(few)] == few


def test_in_a_deal_chance_is_the_same_for_every_line_up_and_seating() -> None:
    line_ups = mixed_line_ups(["random", "greedy", "third"], 2)
    league = League(tuple(Match(Setting(2), line_up) for line_up in line_ups), seed=4)
    chances = defaultdict(set)
    for game in league.games(10):
        fixture = league.fixture(0, game)
        chances[game.deal].add(fixture.chance)
        assert len(set(fixture.seeds)) == 2
    assert all(len(seeds) == 1 for seeds in chances.values())
    assert len(set.union(*chances.values())) == len(chances) == 5
    other = League(league.matches, seed=5)
    assert other.fixture(0, other.games(2)[0]).chance not in set.union(*chances.values())


def test_partners_are_the_same_bot() -> None:
    setting = Setting(6, ("titans",))
    league = League((Match(setting, ("a", "b", "c")),), seed=1)
    assert [league.fixture(0, game).bots for game in league.games(3)] == [
        ("a", "a", "b", "b", "c", "c"),
        ("b", "b", "c", "c", "a", "a"),
        ("c", "c", "a", "a", "b", "b"),
    ]


def test_starting_places_and_order_are_those_of_the_game() -> None:
    game = Game.new(4, seed=3, seats=[2, 0, 3, 1])
    assert starting_places(game) == (2, 0, 3, 1)
    track = game.to_position()["turn_order"]
    order = first_order(game)
    assert [track.index(city) for city in ("sparta", "athens", "corinth", "thebes")] == list(order)
    assert starting_places(Game.new(3, seed=3, modules=("free_placement",))) == ()
