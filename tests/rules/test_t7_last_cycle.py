"""The end of a game in teams: the last cycle, and who wins it (T7.2)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import heard, kind, play
from tests.positions.laying import with_more
from tests.rules.heroes import read_again
from tests.rules.thera import Lands, ended, is_last, metropolises_on, teams, thera

OURS = ["sparta", "athens"]
THEIRS = ["corinth", "thebes"]
ALL = OURS + THEIRS


def end_of_cycle(isles: Lands, purses: dict[str, int] | None = None, game_of: Any = teams, **rest: Any) -> Game:
    """All turns are played but Sparta's, who ends it; the others have 7 gold and Sparta 9 if nothing else is said."""
    gold = {name: {"gold": coins} for name, coins in (purses or {}).items()}
    game: Game = game_of(isles=isles, cities=gold, god="zeus", gods=["ares", "athena", "zeus"], **rest)
    return play(game, "end")


# When


@pytest.mark.rule("T7.2", "B8.1")
def test_three_metropolises_of_a_team_end_the_game_after_the_cycle() -> None:
    game = end_of_cycle(metropolises_on("fira", "kamari", "oia"))
    assert ended(game) == ("metropolises", OURS)


@pytest.mark.rule("T7.2", "B8.1")
@pytest.mark.parametrize("two", [("fira", "kamari"), ("fira", "oia"), ("oia", "finikia")])
def test_two_are_not_enough(two: tuple[str, str]) -> None:
    game = end_of_cycle(metropolises_on(*two, "emporio", "balos"))
    assert (game.over, game.to_position()["cycle"], is_last(game)) == (False, 4, False)


@pytest.mark.rule("T7.2", "T1.2")
def test_without_teams_two_of_one_player_are() -> None:
    assert ended(end_of_cycle(metropolises_on("fira", "kamari"), game_of=thera)) == ("metropolises", ["sparta"])
    assert not end_of_cycle(metropolises_on("fira", "oia"), game_of=thera).over


@pytest.mark.rule("T7.2", "B7.2")
def test_the_founding_of_the_third_makes_it_the_last_cycle() -> None:
    game = teams(god="athena", isles=metropolises_on("fira", "oia"), cities={"sparta": {"philosophers": 3}})
    assert not is_last(game)
    told = heard(game)
    play(game, "recruit philosopher")
    assert is_last(game)
    assert not game.over
    assert [event.team for event in told if isinstance(event, events.LastCycle)] == [0]
    read_again(game)


@pytest.mark.rule("T7.2", "B7.5")
def test_so_does_a_conquest() -> None:
    lands = metropolises_on("fira", "oia", "pyrgos") | {"pyrgos": {"metropolis": True, "troops": 0}}
    game = play(teams(isles=lands), "move troops kamari", "land pyrgos 1")
    assert is_last(game)
    assert not game.over


@pytest.mark.rule("T7.2", "H3.6")
def test_the_hidden_isle_counts() -> None:
    game = teams(
        god="athena",
        isles=metropolises_on("oia", "finikia"),
        cities={"sparta": {"philosophers": 3}},
        modules=("heroes",),
        heroes={"penthesilea": {"isle": "fira"}},
    )
    play(game, "recruit philosopher", "sacrifice penthesilea")
    assert is_last(game)
    game = end_of_cycle(metropolises_on("oia", "finikia"), modules=("heroes",), hidden_isle="athens")
    assert ended(game) == ("metropolises", OURS)


@pytest.mark.rule("T7.2", "B7.5")
def test_whatever_happens_later_in_it() -> None:
    """Thebes's team has three, and loses one to Sparta before the cycle is over."""
    lands = metropolises_on("emporio", "akrotiri", "pyrgos")
    lands["pyrgos"] = {"metropolis": True, "troops": 0}
    game = teams(isles=lands, gods=["athena", "zeus", "ares"])
    play(game, "move troops kamari", "land pyrgos 1")  # two against one are left
    assert is_last(game)
    play(game, "end")
    assert ended(game) == ("metropolises", THEIRS)


@pytest.mark.rule("T7.2", "H2.6")
def test_a_razed_metropolis_doesnt_take_it_back() -> None:
    lands = metropolises_on("fira", "kamari", "oia")
    game = teams(god="hades", modules=("hades",), isles=lands)
    assert is_last(game)
    play(game, "build necropolis fira")
    assert is_last(game)
    play(game, "end")
    assert ended(game) == ("metropolises", OURS)


@pytest.mark.rule("T7.2")
def test_the_turns_of_the_others_are_still_played() -> None:
    game = teams(
        god="athena",
        isles=metropolises_on("fira", "oia"),
        cities={"sparta": {"philosophers": 3}},
        gods=["athena", "ares", "zeus"],
        bids={"zeus": {"marker": "thebes"}},
    )
    play(game, "recruit philosopher", "end")
    assert (kind(game), game.over) == ("turn", False)
    play(game, "end")
    assert ended(game) == ("metropolises", OURS)


# Who


@pytest.mark.rule("T7.2")
def test_most_metropolises_win_before_gold() -> None:
    lands = metropolises_on("fira", "oia", "kamari", "emporio", "akrotiri", "pyrgos", "balos")
    assert ended(end_of_cycle(lands, {"sparta": 50, "athens": 50})) == ("metropolises", THEIRS)


@pytest.mark.rule("T7.2")
def test_also_a_team_with_fewer_than_three_when_it_is_the_last_cycle() -> None:
    """The third one was lost again: two against one."""
    lands = metropolises_on("fira", "emporio", "pyrgos")
    game = end_of_cycle(lands, {"sparta": 50}, last_cycle=True)
    assert ended(game) == ("metropolises", THEIRS)


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize(
    ("purses", "winners"),
    [
        ({"sparta": 1, "athens": 9, "corinth": 5, "thebes": 4}, OURS),
        ({"sparta": 8, "athens": 0, "corinth": 0, "thebes": 9}, THEIRS),
        ({"sparta": 9, "athens": 0, "corinth": 5, "thebes": 4}, ALL),
    ],
)
def test_then_most_gold_of_both_then_they_share(purses: dict[str, int], winners: list[str]) -> None:
    lands = metropolises_on("fira", "oia", "kamari", "emporio", "akrotiri", "pyrgos")
    assert ended(end_of_cycle(lands, purses)) == ("metropolises", winners)


@pytest.mark.rule("T7.2", "B8.2")
def test_gold_doesnt_come_first_whatever_the_option_says() -> None:
    lands = metropolises_on("fira", "oia", "kamari", "finikia", "emporio", "akrotiri", "pyrgos")
    for tiebreak in ("gold", "metropolises"):
        game = end_of_cycle(lands, {"corinth": 60}, options={"tiebreak": tiebreak})
        assert ended(game) == ("metropolises", OURS)


@pytest.mark.rule("T7.2", "B8.4")
@pytest.mark.parametrize(
    ("standing", "purses", "winners"),
    [
        (("fira", "oia", "emporio"), {"corinth": 60}, OURS),
        (("fira", "emporio"), {"sparta": 3, "athens": 3, "corinth": 7, "thebes": 0}, THEIRS),
        (("fira", "emporio"), {"sparta": 7, "athens": 0, "corinth": 3, "thebes": 4}, ALL),
        ((), {"sparta": 0, "athens": 9, "corinth": 8, "thebes": 0}, OURS),
    ],
)
def test_so_too_when_the_cycles_run_out(standing: tuple[str, ...], purses: dict[str, int], winners: list[str]) -> None:
    game = end_of_cycle(metropolises_on(*standing), purses, options={"max_cycles": 3})
    assert ended(game) == ("max_cycles", winners)


# Six players: Sparta and Athens, Corinth and Thebes, Argos and Mycenae


def six(isles: Lands, purses: dict[str, int] | None = None, **rest: Any) -> Game:
    homes = {
        "agiassos": "sparta",
        "zas": "athens",
        "lionas": "corinth",
        "naoussa": "thebes",
        "angeria": "argos",
        "parikia": "mycenae",
        "mykonos": "sparta",
        "sifnos": "argos",
        "delos": "corinth",
        "drios": "argos",
    }
    position: dict[str, Any] = {
        "players": 6,
        "modules": ["titans"],
        "cycle": 3,
        "isles": with_more({name: {"owner": owner, "troops": 1} for name, owner in homes.items()}, isles),
        "cities": {name: {"gold": coins} for name, coins in (purses or {}).items()},
        "turn": {"marker": "sparta", "god": "zeus"},
        "gods": ["poseidon", "ares", "athena", "kronos", "zeus"],
    }
    return Game.from_position(position | rest)


@pytest.mark.rule("T7.2")
def test_three_teams() -> None:
    game = play(six(metropolises_on("angeria", "sifnos", "parikia", "agiassos", "mykonos")), "end")
    assert ended(game) == ("metropolises", ["argos", "mycenae"])
    third = metropolises_on("angeria", "sifnos", "agiassos", "mykonos", "lionas", "delos")
    assert not play(six(third), "end").over
    tied = play(six(third | metropolises_on("zas", "parikia")), "end")  # 3 each for the first and the last team
    assert ended(tied) == ("metropolises", ["sparta", "athens", "argos", "mycenae"])
