"""`cyclades simulate`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.arena.figures import interval
from cyclades.arena.games import Outcome, Setting, play_game, seed_of
from cyclades.cli.matches import Plan, play_games
from cyclades.cli.summary import Summary
from tests.cli.command import cyclades, read_json, refused, shown
from tests.places import ROOT

TIMES = ("seconds", "games_per_second")


def simulated(*words: str) -> dict[str, Any]:
    """The figures that depend on the games alone."""
    figures = read_json(shown("simulate", "--json", *words))
    assert all(figures.pop(time) > 0 for time in TIMES)
    return figures


def test_figures_add_up() -> None:
    figures = simulated("--games=12", "--players=4", "--seed=3")
    assert (figures["games"], figures["players"], figures["seed"]) == (12, 4, 3)
    assert figures["bots"] == ["random"] * 4
    assert sum(figures["endings"].values()) == 12
    assert set(figures["by_city"]) == {"sparta", "athens", "corinth", "thebes"}
    assert sum(city["wins"] for city in figures["by_city"].values()) == pytest.approx(12, abs=0.01)
    assert all(city["games"] == 12 for city in figures["by_city"].values())
    assert figures["by_bot"]["random"]["games"] == 48
    assert figures["by_bot"]["random"]["rate"] == pytest.approx(0.25)
    for length in ("cycles", "decisions"):
        assert 0 < figures[length]["min"] <= figures[length]["mean"] <= figures[length]["max"]


def test_the_same_seed_gives_the_same_games_whatever_the_workers() -> None:
    words = ("--games=25", "--players=3", "--seed=9")
    alone = simulated(*words, "--workers=1")
    assert alone == simulated(*words, "--workers=2")
    assert alone["digest"] != simulated("--games=25", "--players=3", "--seed=10")["digest"]


def test_bots_move_on_by_a_seat_from_game_to_game() -> None:
    plan = Plan(Setting(3), ("a", "b", "c"), 1)
    seated = [[plan.bot_of(game, player) for player in range(3)] for game in range(3)]
    assert seated == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]


def test_several_bots() -> None:
    figures = simulated("--games=2", "--players=2", "--bots=random,greedy", "--max-cycles=3")
    assert {name: wins["games"] for name, wins in figures["by_bot"].items()} == {"greedy": 2, "random": 2}
    assert figures["cycles"]["max"] <= 3
    assert figures["options"] == {"max_cycles": 3}


def test_house_rules_reach_the_game(tmp_path: Path) -> None:
    figures = simulated(
        "--games=1", "--players=2", "--option=open_gold=true", "--option=max_cycles=2", f"--save={tmp_path}"
    )
    assert figures["options"] == {"open_gold": True, "max_cycles": 2}
    record = json.loads((tmp_path / "game-000001.json").read_text())
    assert record["config"]["options"] == {"open_gold": True, "max_cycles": 2}


@pytest.mark.parametrize("workers", ["1", "2"])
def test_saved_records_are_the_games_that_were_counted(tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "deep" / "records"
    figures = simulated("--games=12", "--players=3", f"--save={folder}", f"--workers={workers}")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"game-{number:06}.json" for number in range(1, 13)]
    games = [Game.replay(json.loads(file.read_text())) for file in files]
    assert all(game.over for game in games)
    assert sum(game.action_count for game in games) / 12 == pytest.approx(figures["decisions"]["mean"], abs=0.001)
    for place, city in enumerate(("sparta", "athens", "corinth")):
        wins = sum(1 / len(game.winners) for game in games if place in game.winners)
        assert wins == pytest.approx(figures["by_city"][city]["wins"], abs=0.01)


def test_the_table_for_people() -> None:
    text = shown("simulate", "--games=10", "--players=3", "--seed=2")
    for word in ("10 games", "cycles", "decisions", "Sparta", "random", "95% interval", "metropolises", "a second"):
        assert word in text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "ru",
            [
                "2\u00a0партии",
                "3\u00a0игрока, дополнения: Герои",
                "Спарта",
                "Победы",
                "метрополий достаточно",
                "\u00a0%",
            ],
        ),
        (
            "de",
            [
                "2\u00a0Partien",
                "3\u00a0Spieler, mit Helden",
                "Sparta",
                "Siege",
                "Die nötigen Metropolen sind gegründet",
                "\u00a0%",
            ],
        ),
    ],
)
def test_the_table_in_other_languages(language: str, words: list[str]) -> None:
    text = shown("--lang", language, "simulate", "--games=2", "--players=3", "--modules=heroes", "--max-cycles=9")
    for word in words:
        assert word in text
    table = text.partition("\n\n")[2]
    assert not {"games", "cycles", "wins", "rate", "to", "city", "even"} & set(table.replace("(", " ").split())


def test_progress_goes_to_the_error_stream_if_asked_for() -> None:
    done = cyclades("simulate", "--games=3", "--progress", "--json")
    assert "3/3" in done.stderr
    assert read_json(done.stdout)["games"] == 3
    assert cyclades("simulate", "--games=3", "--json").stderr == ""


def test_no_package_at_all_is_needed() -> None:
    """Without site-packages: neither Fluent nor anything else can be imported."""
    for workers in ("1", "2"):
        words = [sys.executable, "-S", "-m", "cyclades", "simulate", "--games=11", "--json", f"--workers={workers}"]
        done = subprocess.run(
            words, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert read_json(done.stdout)["games"] == 11


def test_memory_stays_small() -> None:
    program = (
        "import sys\n"
        "from cyclades.cli import main\n"
        "main(['simulate', '--games', '1000', '--players', '3', '--max-cycles', '6', '--json'])\n"
        # The peak of this program alone: `getrusage` counts what the process was before it became this program.
        "peak = next(line for line in open('/proc/self/status') if line.startswith('VmHWM'))\n"
        "print(peak.split()[1], file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert int(done.stderr) < 100 * 1024


@pytest.mark.parametrize(
    ("words", "saying"),
    [
        (("--games=0",), "--games"),
        (("--games=many",), "--games"),
        (("--players=1",), "--players"),
        (("--players=6",), "2 to 5 players"),
        (("--players=7",), "players"),
        (("--workers=0",), "--workers"),
        (("--seed=-1",), "--seed"),
        (("--bots=clever",), "clever"),
        (("--bots=random,random", "--players=3"), "3 names"),
        (("--option=gold",), "NAME=VALUE"),
        (("--option=gold=1",), "gold"),
        (("--option=edition=third",), "third"),
        (("--option=open_gold=7",), "open_gold"),
        (("--max-cycles=0",), "--max-cycles"),
    ],
)
def test_wrong_input(words: tuple[str, ...], saying: str) -> None:
    refused("simulate", *words, saying=saying)


def test_a_folder_that_cannot_be_made_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = cyclades("simulate", "--games=1", f"--save={tmp_path / 'file' / 'folder'}")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "--save" in done.stderr


def test_the_quick_way_and_seats_choose_the_same() -> None:
    """A game of random bots asked through their seats goes the same way."""
    from cyclades.bots import make_bot

    plan = Plan(Setting(2, options={"max_cycles": 5}), ("random", "random"), 4)
    game = Game.new(2, seed_of(4, 0, "chance"), options={"max_cycles": 5})
    bots = [make_bot("random", seed_of(4, 0, city)) for city in ("sparta", "athens")]
    while game.player is not None:
        game.apply(bots[game.player].choose(game.seat(game.player)))
    outcome = play_game(plan.fixture(0))
    assert (outcome.decisions, outcome.winners) == (game.action_count, tuple(game.winners))


def test_one_worker_plays_lazily() -> None:
    plan = Plan(Setting(2, options={"max_cycles": 1}), ("random", "random"), 1)
    outcomes = play_games(plan, 10**9, 1)
    assert next(outcomes).cycles == 1


def test_a_shared_victory_counts_by_its_part() -> None:
    summary = Summary(Plan(Setting(3), ("random",) * 3, 1))
    summary.add(Outcome(7, 100, "max_cycles", (0, 2)))
    summary.add(Outcome(9, 50, "metropolises", (0,)))
    figures = summary.as_json(1.0)
    assert figures["by_city"]["sparta"]["wins"] == 1.5
    assert figures["by_city"]["athens"]["wins"] == 0
    assert figures["by_city"]["corinth"]["wins"] == 0.5
    assert figures["shared_victories"] == 1
    assert figures["cycles"] == {"mean": 8.0, "min": 7, "max": 9}
    assert figures["endings"] == {"metropolises": 1, "last_player": 0, "max_cycles": 1, "artifacts": 0}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_intervals(won: int, games: int, low: float, high: float) -> None:
    """Values from the formula's literature (Wilson 1927, 95%)."""
    assert interval(won, games) == pytest.approx((low, high), abs=0.0001)
