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


@pytest.mark.parametrize("players", ["2", "3", "4", "5"])
def test_a_whole_game_of_first_choices(players: str) -> None:
    text = played(f"--players={players}", "--max-cycles=8", typed=FIRST)
    assert re.search(r"The game is over: .*(wins|share the victory)!", text)
    assert text.count("=== Cycle ") <= 8


def test_a_whole_game_with_every_command_used(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = f"?\n? recruit troop naxos\nh\nh kraken\nb\nl\nu\nzzz\ns {file}\n" + FIRST
    text = played(typed=typed)
    assert "The game is over" in text
    saved = json.loads(file.read_text())
    assert saved["result"] is None


def test_against_greedy_bots() -> None:
    text = shown("play", "--seed=1", "--max-cycles=2", stdin=FIRST)
    assert "Athens (greedy) and Corinth (greedy)" in text
    assert "The game is over" in text


def test_the_same_seed_plays_the_same() -> None:
    assert played("--max-cycles=3", typed=FIRST) == played("--max-cycles=3", typed=FIRST)


def test_end_of_input_leaves_quietly() -> None:
    text = played(typed="")
    assert text.startswith("You are Sparta, against Athens (random) and Corinth (random). Seed 3.")
    assert text.endswith("The game is left.\n")


def test_leaving() -> None:
    assert played(typed="q\n1\n1\n").count("gold>") == 1


def test_another_city() -> None:
    text = played("--city=Corinth", typed="q\n")
    assert text.startswith("You are Corinth, against Sparta (random) and Athens (random).")
    assert "Corinth, 7 gold>" in text


def test_house_rules_are_told() -> None:
    assert "everyone's gold lies open: yes" in played("--option=open_gold=true", typed="q\n")


def test_other_players_gold_stays_hidden() -> None:
    text = played(typed="q\n")
    assert re.search(r"Sp Sparta +7 ", text)
    assert re.search(r"At Athens +\? ", text)
    assert re.search(r"At Athens +\d ", played("--option=open_gold=true", typed="q\n"))


def bidding(typed: str) -> str:
    """What is said to a first bid of Sparta's: seed 3, nobody before it has bid."""
    return played(typed=f"{typed}\nq\n")


def first_gods() -> list[str]:
    return re.findall(r"Offer 1 gold to (\w+)", bidding(""))


def test_bids_are_typed_and_not_listed_one_by_one() -> None:
    text = bidding("")
    listed = text[text.index("Place an offering") :]
    assert listed.count("Offer ") == 2
    god = first_gods()[0]
    assert f"Sparta offers 5 gold to {god}." in bidding(f"{god.lower()} 5")
    assert f"Sparta offers 5 gold to {god}." in bidding(f"bid {god.lower()} 5")
    assert f"Sparta offers 5 gold to {god}." in bidding(f"{god[:3]} 5")


def test_reasons_are_given_for_what_cannot_be_done() -> None:
    god = first_gods()[0]
    assert "more than there is. (B4.5)" in bidding(f"{god.lower()} 50")
    assert "That belongs to a turn with a god" in bidding("recruit troop naxos")
    assert "That belongs to a turn with a god" in bidding("? recruit troop naxos")
    assert f"That can be done now: Offer 5 gold to {god}" in bidding(f"? bid {god.lower()} 5")
    assert "Type ? and an action" in bidding("?")
    assert "Type ? and an action" in bidding("? nonsense")
    assert '"conquer" means nothing here' in bidding("conquer")
    assert "There is no choice 77: they go from 1 to 3." in bidding("77")
    assert "There is no choice 0" in bidding("0")


def test_help() -> None:
    assert "? ACTION" in bidding("h")
    assert "sinks all fleets" in bidding("h Kraken")
    assert "The god of war" in bidding("h ares")
    assert "Once a cycle it makes a creature" in bidding("h temple")
    assert "four philosophers" in bidding("h metropolis")
    assert "An outbid player takes his marker back" in bidding("h B4.3")
    assert 'There is no help on "zzzz"' in bidding("h zzzz")


def test_the_log() -> None:
    text = bidding("l")
    assert text.count("New on the track") == 2
    assert bidding("l 1").count("New on the track") == 1


def test_undo_until_another_player_decides() -> None:
    """Ares gives a troop: taken, taken back, taken again; the offering before it can't be taken back."""
    text = shown("play", "--players=2", "--seed=1", "--bots=random", stdin="u\nq\n")
    assert "There is no step to take back" in text
    typed = "apollo\n" * 2 + "1\n" * 40
    for seed in range(1, 30):
        text = shown("play", "--players=2", f"--seed={seed}", "--bots=random", stdin="ares 4\nathena 4\n1\nq\n")
        if "Sparta recruits a troop" in text:
            break
    typed = "ares 4\nathena 4\n1\nu\nu\n1\nq\n"
    text = shown("play", "--players=2", f"--seed={seed}", "--bots=random", stdin=typed)
    assert text.count("Sparta recruits a troop") == 2
    assert text.count("Taken back.") == 1
    assert text.count("There is no step to take back") == 1


def test_the_log_forgets_what_was_undone() -> None:
    for seed in range(1, 30):
        words = ("play", "--players=2", f"--seed={seed}", "--bots=random")
        if "Sparta recruits a troop" in shown(*words, stdin="ares 4\nathena 4\n1\nq\n"):
            text = shown(*words, stdin="ares 4\nathena 4\n1\nu\nl 99\nq\n")
            assert text.count("Sparta recruits a troop") == 1
            return
    pytest.fail("no seed begins with Ares")


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    text = played(typed=f"s {file}\n1\ns {file}\nq\n")
    assert text.count(f"Saved in {file}.") == 2
    game = Game.replay(json.loads(file.read_text()))
    assert game.action_count > 0
    assert "Sparta offers" in shown("replay", str(file))


def test_saving_spares_other_files(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Zeus")
    assert "It can't be saved" in played(typed=f"s {file}\nq\n")
    assert file.read_text() == "Dear Zeus"
    assert "It can't be saved" in played(typed=f"s {tmp_path / 'no' / 'folder'}\nq\n")
    assert "Type s and a file's name." in played(typed="s\nq\n")


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
