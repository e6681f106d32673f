"""What a league's games add up to: expected values are counted by hand."""

from __future__ import annotations

import pytest

from cyclades.arena.games import Outcome, Setting
from cyclades.arena.league import League, LeagueGame, Match
from cyclades.arena.ratings import rate
from cyclades.arena.report import as_markdown, as_text
from cyclades.arena.standings import Standings


def outcome(players: int, *winners: int, cycles: int = 8, seconds: float = 0.5) -> Outcome:
    order = tuple(range(players))
    return Outcome(cycles, 100, "metropolises", winners, order, order[::-1], (5,) * players, (seconds,) * players)


ONE_AGAINST_FOUR = League((Match(Setting(5), ("a", "b", "b", "b", "b")),), seed=1)


def one_against_four(wins: int) -> Standings:
    """Five games from all seats, of which `a` wins so many."""
    played = []
    for number in range(5):
        seats = tuple("a" if seat == number else "b" for seat in range(5))
        winner = number if number < wins else (number + 1) % 5
        played.append((LeagueGame(0, 0, number, seats), outcome(5, winner)))
    return Standings(ONE_AGAINST_FOUR, played)


def test_an_even_share_is_half_in_a_duel() -> None:
    even = one_against_four(1)
    assert even.matches[0].wins["a"].rate == pytest.approx(1 / 5)
    assert even.matches[0].wins["b"].rate == pytest.approx(4 / 5)
    assert even.duels["a", "b"].share == pytest.approx(0.5)
    better = one_against_four(3)
    assert better.matches[0].wins["a"].rate == pytest.approx(3 / 5)
    assert better.duels["a", "b"].share == pytest.approx(12 / 14)  # 3 victories over 4 sides each, 2 over 1
    low, high = better.duels["a", "b"].interval
    assert 0 < low < 12 / 14 < high < 1
    assert better.duels["b", "a"].interval == pytest.approx((1 - high, 1 - low))


def test_figures_by_match_seat_and_bot() -> None:
    figures = one_against_four(2).as_json()
    (match,) = figures["matches"]
    assert (match["games"], match["wins"]["a"]["wins"], match["wins"]["a"]["even"]) == (5, 2, 0.2)
    assert match["usual_length"] == 1
    places = figures["seats"]["5 players"]["places"]
    assert [places[place]["wins"] for place in "12345"] == [2, 1, 0, 1, 1]  # games 1, 2 by a; 3, 4, 5 by the next seat
    order = figures["seats"]["5 players"]["order"]
    assert [order[place]["wins"] for place in "54321"] == [2, 1, 0, 1, 1]
    assert figures["pace"]["a"] == {"choices": 25, "milliseconds": 100.0}
    assert figures["pace"]["b"]["choices"] == 100


def test_a_shared_victory_counts_by_its_part() -> None:
    league = League((Match(Setting(3), ("a", "b", "c")),), seed=1)
    standings = Standings(league, [(LeagueGame(0, 0, 0, ("a", "b", "c")), outcome(3, 0, 2))])
    wins = standings.matches[0].wins
    assert (wins["a"].won, wins["b"].won, wins["c"].won) == (0.5, 0, 0.5)
    assert standings.duels["a", "c"].share == 0.5
    assert standings.duels["a", "b"].share == 1
    assert standings.ratings["a"].mu == pytest.approx(standings.ratings["c"].mu)


def test_partners_win_once() -> None:
    league = League((Match(Setting(4, ("titans",), True), ("a", "b")),), seed=1)
    standings = Standings(league, [(LeagueGame(0, 0, 0, ("a", "b")), outcome(4, 2, 3))])
    assert standings.matches[0].wins["b"].won == 1
    assert standings.seats["4 players in teams with titans"].places[3].won == 1
    assert standings.paces["a"].choices == 10


def test_ratings_stand_in_the_order_of_strength() -> None:
    games = [(("strong", "middle"), (True, False)), (("middle", "weak"), (True, False))] * 30
    ratings = rate([*games, (("weak", "strong"), (False, True))])
    assert ratings["strong"].mu > ratings["middle"].mu > ratings["weak"].mu
    assert ratings["strong"].interval[0] > ratings["weak"].interval[1]
    fewer = rate(games[:10])
    assert fewer["strong"].sigma > ratings["strong"].sigma


def test_one_who_wins_his_share_against_four_is_no_better_than_they() -> None:
    games = []
    for number in range(100):
        seats = tuple("a" if seat == number % 5 else "b" for seat in range(5))
        games.append((seats, tuple(seat == number // 5 % 5 for seat in range(5))))
    ratings = rate(games)
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=1.0)


def test_who_plays_only_himself_keeps_his_rating() -> None:
    ratings = rate([(("a", "a"), (True, False)), (("b", "c"), (True, False))])
    assert ratings["b"].mu > ratings["a"].mu > ratings["c"].mu


def test_tables_for_people() -> None:
    standings = one_against_four(3)
    for text in (as_text(standings), as_markdown(standings)):
        for words in ("5 games in 1 match", "a, 4 x b", "60.0%", "23.1% to 88.2%", "20.0%", "starting place", "100.00"):
            assert words in text
    assert "| a | " in as_markdown(standings)
