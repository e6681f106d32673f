"""Leagues in their folders: the same table, however they were played."""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cyclades.arena.crew import play_here, play_on_ray
from cyclades.arena.games import GameFailed, Setting
from cyclades.arena.league import GAMES_FILE, League, LeagueError, LeagueFolder, Match, league_of
from cyclades.arena.seating import mixed_line_ups
from cyclades.arena.standings import Standings
from tests.cli.command import COMMAND, cyclades, read_json, refused, shown
from tests.worded import raised

QUICK: dict[str, object] = {"max_cycles": 4}
LEAGUE = league_of(
    [Setting(2, options=QUICK), Setting(3, options=QUICK)], partial(mixed_line_ups, ["random", "greedy"]), 3
)
RANDOM = League((Match(Setting(2, options={"max_cycles": 8}), ("random", "random")),), seed=3)


def table(folder: LeagueFolder) -> dict[str, Any]:
    """All that doesn't depend on the clock."""
    figures = Standings(folder.league, folder.played()).as_json()
    for pace in figures["pace"].values():
        pace.pop("milliseconds")
    return figures


def played(path: Path, league: League, games: int, workers: int = 1) -> dict[str, Any]:
    folder = LeagueFolder(path, league)
    for _ in folder.play(games, partial(play_here, workers=workers)):
        pass
    return table(folder)


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The table of a league played at one go by one process."""
    return played(tmp_path_factory.mktemp("league"), LEAGUE, 4)


def test_the_table_is_the_same_for_any_number_of_workers(tmp_path: Path, expected: dict[str, Any]) -> None:
    assert expected["games"] == 4 + 6 + 6
    assert played(tmp_path, LEAGUE, 4, workers=3) == expected


def test_an_interrupted_league_goes_on_and_more_games_extend_it(tmp_path: Path, expected: dict[str, Any]) -> None:
    folder = LeagueFolder(tmp_path, LEAGUE)
    begun = folder.play(2, partial(play_here, workers=1))
    for _ in range(3):
        next(begun)
    begun.close()
    kept = (tmp_path / GAMES_FILE).read_text()
    assert kept.count("\n") == 3
    assert played(tmp_path, LEAGUE, 2)["games"] == 2 + 3 + 3
    assert played(tmp_path, LEAGUE, 4) == expected
    assert (tmp_path / GAMES_FILE).read_text().startswith(kept)
    assert list(LeagueFolder(tmp_path, LEAGUE).play(4, partial(play_here, workers=1))) == []


def test_a_league_that_is_left_leaves_no_process_behind(tmp_path: Path) -> None:
    others = set(multiprocessing.active_children())
    begun = LeagueFolder(tmp_path, LEAGUE).play(40, partial(play_here, workers=2))
    next(begun)
    assert set(multiprocessing.active_children()) > others
    begun.close()
    assert set(multiprocessing.active_children()) <= others


def test_a_killed_league_goes_on_where_it_was(tmp_path: Path) -> None:
    """The command itself, killed in the middle of a line; what comes is what an undisturbed run gives."""
    folder = tmp_path / "killed"
    words = ["arena", "--table=random,random", "--max-cycles=8", "--seed=3", "--games=300", f"--out={folder}"]
    with subprocess.Popen([*COMMAND, *words, "--workers=1"], stdout=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 60
        games = folder / GAMES_FILE
        while not (games.exists() and games.read_bytes().count(b"\n") >= 10) and time.monotonic() < deadline:
            time.sleep(0.01)
        process.kill()
    before = games.read_bytes()
    assert 10 <= before.count(b"\n") < 300
    games.write_bytes(before[: before.rindex(b"\n") - 5])
    shown(*words, "--workers=2")
    assert table(LeagueFolder(folder, RANDOM)) == played(tmp_path / "whole", RANDOM, 300)
    assert games.read_bytes().count(b"\n") == 300


def test_the_folder_of_another_league_is_refused(tmp_path: Path) -> None:
    LeagueFolder(tmp_path, RANDOM)
    for other, naming in (
        (League(RANDOM.matches, seed=4), "seed"),
        (League((Match(Setting(2), ("random", "random")),), seed=3), "matches"),
        (LEAGUE, "matches"),
    ):
        with raised(LeagueError, naming):
            LeagueFolder(tmp_path, other)
    LeagueFolder(tmp_path, RANDOM)
    refused("arena", "--bots=random", "--players=2", "--seed=3", f"--out={tmp_path}", saying="another league")


def test_damaged_folders_are_refused(tmp_path: Path) -> None:
    played(tmp_path, RANDOM, 3)
    games = tmp_path / GAMES_FILE
    lines = games.read_text().splitlines()
    for damage in ("{}", "no game", json.dumps(json.loads(lines[1]) | {"match": 1}), "[]"):
        games.write_text("\n".join([lines[0], damage, lines[2]]) + "\n")
        with raised(LeagueError, "line 2"):
            LeagueFolder(tmp_path, RANDOM)
    (tmp_path / "league.json").write_text("{")
    with raised(LeagueError, "no JSON"):
        LeagueFolder(tmp_path, RANDOM)
    (tmp_path / "league.json").unlink()
    with raised(LeagueError, r"no league\.json"):
        LeagueFolder(tmp_path, RANDOM)


def test_the_command_writes_tables_and_charts(tmp_path: Path) -> None:
    words = ("arena", "--bots=random,greedy", "--pairs", "--players=2,3", "--games=2", "--max-cycles=2")
    figures = read_json(shown(*words, f"--out={tmp_path}", "--json", "--workers=1"))
    assert [match["line_up"] for match in figures["matches"]] == [
        ["random", "greedy"],
        ["random", "greedy", "greedy"],
        ["greedy", "random", "random"],
    ]
    assert figures["games"] == 2 + 3 + 3
    assert read_json((tmp_path / "table.json").read_text()) == figures
    assert "| greedy |" in (tmp_path / "table.md").read_text()
    for chart in ("ratings.svg", "wins.svg"):
        assert (tmp_path / chart).read_text().startswith("<svg")
    text = shown(*words, f"--out={tmp_path}")
    for said in ("8 games in 3 matches", "Ratings", "95% interval", "2 x random", "starting place"):
        assert said in text


def test_a_table_says_who_plays(tmp_path: Path) -> None:
    words = ("--table=random,random,random", "--modules=titans", "--teams", "--games=1", "--max-cycles=2")
    done = cyclades("arena", *words, f"--out={tmp_path}", "--json", "--workers=1", "--progress")
    (match,) = read_json(done.stdout)["matches"]
    assert (match["players"], match["teams"], match["modules"]) == (6, True, ["titans"])
    assert "1/1" in done.stderr


@pytest.mark.parametrize(
    ("words", "saying"),
    [
        (("--games=1",), "--bots or --table"),
        (("--bots=random,clever",), "clever"),
        (("--bots=random,random",), "once"),
        (("--bots=random", "--pairs"), "two bots"),
        (("--bots=random", "--players=two"), "two"),
        (("--bots=random", "--players=6"), "2 to 5 players"),
        (("--bots=random", "--modules=titans", "--players=2"), "3 to 6 players"),
        (("--bots=random", "--modules=atlantis"), "atlantis"),
        (("--bots=random", "--table=random,random"), "--table"),
        (("--table=random,random,random,random,random,random", "--modules=titans"), "--teams"),
        (("--bots=random", "--workers=2", "--ray=local"), "--ray"),
        (("--bots=random", "--games=0"), "--games"),
    ],
)
def test_wrong_input(tmp_path: Path, words: tuple[str, ...], saying: str) -> None:
    folder = tmp_path / "league"
    refused("arena", *words, f"--out={folder}", saying=saying)
    assert not folder.exists()


def test_a_folder_that_cannot_be_made_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = cyclades("arena", "--bots=random", f"--out={tmp_path / 'file' / 'folder'}")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "--out" in done.stderr


def test_ray_gives_the_same_table(tmp_path: Path, expected: dict[str, Any]) -> None:
    pytest.importorskip("ray")
    from bench.ray_league import cluster_of

    folder = LeagueFolder(tmp_path, LEAGUE)
    with cluster_of(2) as address:
        assert max(folder.play(4, partial(play_on_ray, address=address))) == expected["games"]
    assert table(folder) == expected


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_a_failure(tmp_path: Path, address: str) -> None:
    pytest.importorskip("ray")
    folder = LeagueFolder(tmp_path, RANDOM)
    with raised(GameFailed, f"Ray at {address}"):
        list(folder.play(1, partial(play_on_ray, address=address)))


def test_without_ray_the_command_says_what_is_missing(tmp_path: Path) -> None:
    program = "import sys; sys.modules['ray'] = None; from cyclades.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["arena", "--bots=random", "--games=1", "--ray=local", f"--out={tmp_path}"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words], capture_output=True, text=True, env=dict(os.environ), check=False
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "ray is not installed" in done.stderr


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks at the system's processes")
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_workers_end_with_a_command_that_is_killed(tmp_path: Path, command: str) -> None:
    words = [] if command == "simulate" else ["--bots=random,greedy", f"--out={tmp_path}"]
    with subprocess.Popen(
        [*COMMAND, command, *words, "--games=100000", "--workers=2"], stdout=subprocess.DEVNULL
    ) as process:
        while len(at_work := children(process.pid)) < 2:
            time.sleep(0.05)
            assert process.poll() is None
        process.kill()
    end = time.monotonic() + 30
    while any(Path(f"/proc/{child}").exists() and not is_dead(child) for child in at_work):
        assert time.monotonic() < end, "a worker goes on"
        time.sleep(0.05)


def children(parent: int) -> list[int]:
    """The processes that a process has started and that are at work: they have used some time."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == parent and int(words[11]) > 50:
            found.append(int(stat.parent.name))
    return found


def is_dead(process: int) -> bool:
    """Ended, though nobody has asked how."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True
