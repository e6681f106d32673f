"""The command with Titans: three to six players, teams, and what the table shows of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyclades import Game
from tests.cli.command import read_json, refused, saved_game, shown
from tests.cli.test_drawing import drawn
from tests.rules.thera import metropolises_on, teams, thera


@pytest.mark.parametrize(
    ("words", "in_teams"),
    [(["--players=3"], False), (["--players=4", "--teams"], True), (["--players=5"], False), (["--players=6"], True)],
    ids=["3", "4 in teams", "5", "6"],
)
def test_simulated_games(words: list[str], in_teams: bool) -> None:
    run = ["simulate", "--games=2", "--modules=titans", "--max-cycles=4", *words]
    figures = read_json(shown(*run, "--json"))
    assert (figures["games"], figures["teams"], figures["modules"]) == (2, in_teams, ["titans"])
    assert sum(figures["endings"].values()) == 2
    assert (" in teams, with Titans" in shown(*run)) == in_teams


def test_partners_win_together_and_share_with_nobody() -> None:
    """Of 6 players the two of one team win, each by a half; only more than one team is a shared victory."""
    figures = read_json(shown("simulate", "--games=5", "--players=6", "--modules=titans", "--max-cycles=6", "--json"))
    assert sum(wins["wins"] for wins in figures["by_city"].values()) == pytest.approx(5)
    halves = {city: round(2 * wins["wins"], 3) for city, wins in figures["by_city"].items()}
    assert figures["shared_victories"] < 5
    for one, other in (("sparta", "athens"), ("corinth", "thebes"), ("argos", "mycenae")):
        assert halves[one] == halves[other]


def test_what_cant_be_played_is_refused() -> None:
    refused("simulate", "--players=6", saying="players")
    refused("simulate", "--players=2", "--modules=titans", saying="players")
    refused("simulate", "--players=5", "--modules=titans", "--teams", saying="teams")
    refused("play", "--players=3", "--teams", saying="teams")


def test_a_saved_game_of_teams_is_told_again(tmp_path: Path) -> None:
    record = saved_game(tmp_path, players=6, modules="titans", max_cycles="3")
    assert read_json(record.read_text(encoding="utf-8"))["config"]["teams"] is True
    assert "raises a titan" in shown("replay", str(record))
    position = shown("replay", str(record), "--at", "40", "--eyes", "mycenae")
    assert "Team 3: Argos and Mycenae" in position


def test_a_game_is_begun_beside_a_partner() -> None:
    told = shown("play", "--players=4", "--teams", "--modules=titans", "--seed=2", "--bots=random", stdin="q\n")
    assert told.startswith("You are Sparta, against Corinth (random) and Thebes (random).")
    assert "Your partner is Athens (random)." in told


def table(game: Game, eyes: int | None = 0) -> str:
    return "\n".join(drawn(game, eyes, 200))


def test_the_table_shows_titans_artifacts_and_special_metropolises() -> None:
    lands = {"fira": {"titans": 2}} | {"kamari": {"metropolis": True, "special": "coastal"}}
    shown_table = table(thera(isles=lands, artifacts={"helm": "fira"}, specials=["cultural"], gone=["sandals"]))
    assert "Fira: 2 titans, Helm of Invisibility" in shown_table
    assert "Kamari: coastal metropolis" in shown_table
    assert "Special metropolises left: cultural" in shown_table
    assert "Gone: Winged Sandals" in shown_table
    assert "Team" not in shown_table


def test_teams_are_named_and_partners_see_each_others_gold() -> None:
    game = teams(cities={"athens": {"gold": 3}, "corinth": {"gold": 4}})
    assert "Team 1: Sparta and Athens" in table(game)
    assert "The last cycle" not in table(game)

    def gold_of(city: str, eyes: int | None) -> str:
        line = next(line for line in drawn(game, eyes, 200) if f" {city} " in line and "acts" not in line)
        return line.split(f" {city} ")[1].split()[0]

    assert [gold_of("Athens", eyes) for eyes in (0, 1, 2, None)] == ["3", "3", "?", "?"]
    assert [gold_of("Corinth", eyes) for eyes in (0, 1, 2, 3)] == ["?", "?", "4", "4"]


def test_the_last_cycle_is_marked() -> None:
    assert "The last cycle" in table(teams(isles=metropolises_on("fira", "oia", "kamari")))
