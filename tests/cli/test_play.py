"""`cyclades play`: whole games through the keyboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cyclades import Game
from tests.cli.command import refused, shown

FIRST = "1\n" * 3000


def played(*words: str, typed: str) -> str:
    return shown("play", "--seed=3", "--bots=random", *words, stdin=typed)


@pytest.mark.parametrize("players", ["2", "4", "5"])
def test_a_whole_game_of_first_choices(players: str) -> None:
    text = played(f"--players={players}", "--max-cycles=6", typed=FIRST)
    assert re.search(r"The game is over: .*(wins|share the victory)!", text)
    assert text.count("=== Cycle ") <= 6


def test_a_whole_game_to_its_end_with_every_command_used(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"?\n? recruit troop naxos\nh\nh kraken\nb\nl\nu\nzzz\ns {file}\n" + "1\nu\n1\n" * 1000
    text = played(typed=typed)
    assert "The game is over: enough metropolises stand." in text
    assert "Taken back." in text
    assert f"Saved in {file}." in text
    assert json.loads(file.read_text())["result"] is None


def test_against_bots_of_the_normal_level() -> None:
    text = shown("play", "--seed=1", "--max-cycles=2", stdin=FIRST)
    assert "Athens (normal) and Corinth (normal)" in text
    assert "The game is over" in text


def test_a_hint_names_choices_and_their_chances() -> None:
    """What is advised can be done: its place in the list is there, and the others promise no more."""
    text = played("--bots=easy", typed="hint\nq\n")
    assert text.startswith("You are Sparta, against Athens (easy) and Corinth (easy).")
    promises = re.findall(r"(Offer \d+\sgold to \w+|Go to Apollo \(free\)): (\d+)% to win", text)
    assert 1 <= len(promises) <= 3
    chances = [int(chance) for _, chance in promises]
    assert chances == sorted(chances, reverse=True)
    assert len({words.split()[-1] for words, _ in promises}) == len(promises), "one amount a god"
    assert ("Next best:" in text) is (len(promises) > 1)


def test_the_same_seed_plays_the_same() -> None:
    assert played("--max-cycles=2", typed=FIRST) == played("--max-cycles=2", typed=FIRST)


def test_end_of_input_leaves_quietly() -> None:
    text = played(typed="")
    assert text.startswith("You are Sparta, against Athens (random) and Corinth (random). Seed 3.")
    assert text.endswith("The game is left.\n")


def test_another_city_and_house_rules() -> None:
    text = played("--city=Corinth", "--option=open_gold=true", typed="q\n1\n1\n")
    assert text.startswith("You are Corinth, against Sparta (random) and Athens (random).")
    assert "everyone's gold lies open: yes" in text
    assert text.count("Corinth, 7\xa0gold>") == 1
    assert re.search(r"At Athens +7 ", text)


def test_other_players_gold_stays_hidden() -> None:
    text = played(typed="q\n")
    assert re.search(r"Sp Sparta +7 ", text)
    assert re.search(r"At Athens +\? ", text)


def test_a_saved_game_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = played(typed=f"s {file}\n1\ns {file}\nq\n")
    assert text.count(f"Saved in {file}.") == 2
    assert Game.replay(json.loads(file.read_text())).action_count > 0
    assert "Sparta offers" in shown("replay", str(file))


@pytest.mark.parametrize(
    ("words", "saying"),
    [
        (("--city=rome",), "rome"),
        (("--city=thebes",), "thebes"),
        (("--players=6",), "players"),
        (("--bots=clever",), "clever"),
        (("--bots=random,random,random",), "2 names"),
        (("--option=edition=third",), "third"),
    ],
)
def test_wrong_input(words: tuple[str, ...], saying: str) -> None:
    refused("play", *words, saying=saying)
