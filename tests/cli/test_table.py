"""The person at the keyboard: what can be typed at a decision, and what is said to it."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.bots import make_bot
from cyclades.cli.choices import LAST, ORDER, SEA_LISTS, Ambiguous, Choices
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.colours import Paint
from cyclades.cli.play import Table
from cyclades.engine.words.actions import FAMILIES
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator
from tests.cli.command import read_json

Typing = Callable[..., str]

OFFERINGS: dict[str, Any] = {
    "players": 3,
    "phase": "offerings",
    "gods": ["ares", "zeus"],
    "turn_order": ["sparta", "athens", "corinth"],
    "track": ["kraken", "giant", None],
    "deck": ["satyr", "dryad"],
}


def ares_turn(**more: Any) -> dict[str, Any]:
    """Sparta's turn with Ares: three troops on Naxos and a fleet that leads to Delos, where Athens stands."""
    return {
        "players": 3,
        "phase": "actions",
        "gods": ["ares", "zeus"],
        "turn": {"marker": "sparta", "god": "ares"},
        "turn_order": [None, "athens", "corinth"],
        "cities": {"sparta": {"gold": 10}},
        "track": ["kraken", "giant", None],
        "isles": {
            "naxos": {"owner": "sparta", "troops": 3},
            "kea": {"owner": "sparta", "troops": 1},
            "delos": {"owner": "athens", "troops": 2, "buildings": ["port"]},
            "tinos": {"owner": "athens", "troops": 1},
            "milos": {"owner": "corinth", "troops": 1},
        },
        "seas": {"6-4": {"owner": "sparta"}},
        **more,
    }


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """What the table says when Sparta types these lines at a position, or after some actions from there."""

    def sit_down(position: dict[str, Any], typed: str, *before: str) -> str:
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        game = Game.from_position(position)
        chronicle = Chronicle(Paint(False), 0)
        game.listen(chronicle.hear)
        for action in before:
            game.apply(action)
        Table(game, 0, {1: make_bot("random", 1), 2: make_bot("random", 2)}, chronicle).play()
        return capsys.readouterr().out

    return sit_down


def test_kinds_that_have_a_place_in_the_list_exist() -> None:
    assert {*ORDER, *LAST, *SEA_LISTS} <= {family.name for family in FAMILIES}


def choices(position: dict[str, Any]) -> Choices:
    game = Game.from_position(position)
    assert game.decision is not None
    assert game.player is not None
    return Choices(game.decision, Narrator(texts_in(), game.config), game.view(game.player))


def found(position: dict[str, Any], typed: str) -> str | None:
    option = choices(position).find(typed)
    return None if option is None else option.text


# The list


def test_bids_are_one_line_a_god() -> None:
    listed = choices(OFFERINGS)
    assert [choice.option.text for choice in listed.choices] == ["bid ares 1", "bid zeus 1", "bid apollo"]
    assert "at most 5" in listed.lines(100)[0]
    assert listed.hint() == "Or type a god and your offering: ares 2"


def test_a_turn_is_listed_under_labels() -> None:
    lines = choices(ares_turn()).lines(100)
    assert [line[:12].strip() for line in lines] == ["Troop (free", "Build a for", "Move troops", "Call", ""]
    assert lines[0].split() == ["Troop", "(free)", "1", "Kea", "2", "Naxos"]
    assert lines[3].split("  ")[-1] == "Giant, 3\xa0gold"
    assert lines[-1].strip().split(maxsplit=1)[1] == "End the turn (always: e)"


def test_units_are_listed_once_a_place_with_the_most_of_them() -> None:
    game = Game.from_position(ares_turn())
    game.apply("move troops naxos")
    assert game.decision is not None
    listed = Choices(game.decision, Narrator(texts_in(), game.config), game.view(0))
    assert [line.strip() for line in listed.lines(100)] == ["1  3 troops to Delos (Athens: 2)"]
    assert listed.hint() == "Or type a place and a smaller number: delos 1"


def test_many_seas_are_listed_by_their_numbers() -> None:
    game = Game.from_position(ares_turn())
    game.apply("call kraken")
    assert game.decision is not None
    listed = Choices(game.decision, Narrator(texts_in(), game.config), game.view(0))
    lines = listed.lines(100)
    assert len(listed.choices) > 20
    assert len(lines) < len(listed.choices) / 3
    assert "by Kea" not in "".join(lines)
    assert all(len(line) <= 100 for line in lines)


def test_the_metropolis_space_is_named_only_where_it_matters() -> None:
    position = ares_turn()
    position["isles"]["milos"]["buildings"] = ["port", None, "port"]
    game = Game.from_position(position)
    game.apply("call giant")
    assert game.decision is not None
    listed = Choices(game.decision, Narrator(texts_in(), game.config), game.view(0))
    assert [listed.text(choice) for choice in listed.choices] == [
        "The port on Delos (Athens: 2)",
        "The port on Milos (Corinth: 1)",
        "The port on Milos, on the metropolis space (Corinth: 1)",
        "Don't use it",
    ]


# What is typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "bid ares 1"),
        ("3", "bid apollo"),
        ("ares 4", "bid ares 4"),
        ("bid ares 4", "bid ares 4"),
        ("AR 4", "bid ares 4"),
        ("zeus", "bid zeus 1"),
        ("apollo", "bid apollo"),
        ("4", None),
        ("0", None),
        ("a 4", None),
        ("ares 6", None),
        ("ares 04", None),
        ("athena 1", None),
        ("ares ares", None),
        ("", None),
    ],
)
def test_bids(typed: str, meant: str | None) -> None:
    assert found(OFFERINGS, typed) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("recruit naxos", "recruit troop naxos"),
        ("recruit troop naxos", "recruit troop naxos"),
        ("build kea", "build fortress kea"),
        ("kraken", "call kraken"),
        ("end", "end"),
        ("recruit delos", None),
    ],
)
def test_actions_of_a_turn(typed: str, meant: str | None) -> None:
    assert found(ares_turn(), typed) == meant


def test_what_fits_several_choices_is_not_guessed() -> None:
    with pytest.raises(Ambiguous) as ambiguous:
        found(ares_turn(), "naxos")
    assert ambiguous.value.fitting == ["recruit troop naxos", "build fortress naxos", "move troops naxos"]


# What is said


def test_choices_are_carried_out_and_told(typing: Typing) -> None:
    text = typing(ares_turn(), "recruit naxos\nbuild kea\nq\n")
    assert "  Sparta recruits a troop on Naxos.\n" in text
    assert "  Sparta builds a fortress on Kea for 2\xa0gold.\n" in text
    assert text.count("Sparta, 10\xa0gold>") == 2
    assert text.count("Sparta, 8\xa0gold>") == 1


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("ares 50", "you don't have that much. (B4.5)"),
        ("athena 1", "Athena is not among the gods of this cycle. (B3.5)"),
        ("recruit troop naxos", "That can be done only in your turn with a god, between two other actions. (B5.1)"),
        ("? recruit troop naxos", "That can be done only in your turn with a god, between two other actions. (B5.1)"),
        ("? bid ares 5", "That can be done now: Offer 5\xa0gold to Ares"),
        ("? ares 5", "That can be done now: Offer 5\xa0gold to Ares"),
        ("?", "Type ? and an action"),
        ("? nonsense", "Type ? and an action"),
        ("conquer", '"conquer" means nothing here.'),
        ("\x1b[31mred", '"[31mred" means nothing here.'),
        ("77", "There is no choice 77: they go from 1 to 3."),
        ("0", "There is no choice 0: they go from 1 to 3."),
        ("l some", '"l some" means nothing here.'),
        ("h", "? ACTION"),
        ("h Kraken", "sinks all fleets"),
        ("h ares", "The god of war"),
        ("h temple", "Once a cycle it makes a creature"),
        ("h metropolis", "four philosophers"),
        ("h B4.3", "An outbid player takes his marker back"),
        ("h zzzz", 'There is no help on "zzzz".'),
        ("b", "o a free place of the metropolis"),
        ("s", "Type s and a file's name."),
        ("u", "There is no step to take back"),
    ],
)
def test_answers(typing: Typing, typed: str, answer: str) -> None:
    assert answer in typing(OFFERINGS, f"{typed}\nq\n")


def test_ambiguity_is_told(typing: Typing) -> None:
    text = typing(ares_turn(), "naxos\nq\n")
    assert "That can mean several things: recruit troop naxos, build fortress naxos, move troops naxos" in text


def test_enter_takes_an_only_choice(typing: Typing) -> None:
    broke = ares_turn(cities={"sparta": {"gold": 0}}, turn={"marker": "sparta", "god": "ares", "recruited": 4})
    text = typing(broke, "\nq\n")
    assert "Enter takes the only choice." in text
    assert "Sparta ends the turn" in text


def test_undo_step_by_step_until_dice(typing: Typing) -> None:
    text = typing(ares_turn(), "recruit kea\nbuild kea\nu\nu\nu\nq\n")
    assert text.count("Taken back.") == 2
    assert text.count("There is no step to take back: ") == 1
    battle = typing(ares_turn(dice=[3, 0, 3, 0]), "move troops naxos\nu\nmove troops naxos\ndelos 3\nu\nstay\nu\nq\n")
    assert "Sparta takes Delos from Athens." in battle
    assert battle.count("Taken back.") == 1
    assert battle.count("There is no step to take back: ") == 2


def test_the_log_is_told_again_without_what_was_undone(typing: Typing) -> None:
    text = typing(ares_turn(), "recruit kea\nbuild kea\nu\nl\nq\n")
    assert text.count("recruits a troop on Kea") == 2
    assert text.count("builds a fortress on Kea") == 1


def test_the_log_by_lines(typing: Typing) -> None:
    text = typing(ares_turn(), "recruit kea\nbuild kea\nl 1\nq\n")
    assert text.count("recruits a troop on Kea") == 1
    assert text.count("builds a fortress on Kea") == 2


def test_bots_are_told_between_own_decisions(typing: Typing) -> None:
    text = typing(OFFERINGS, "apollo\nq\n")
    told = text[text.index("goes to Apollo") :]
    assert "Athens" in told
    assert "Corinth" in told


def test_a_defender_is_asked_in_another_players_turn(typing: Typing) -> None:
    position = ares_turn(turn={"marker": "athens", "god": "ares"}, turn_order=[None, "sparta", "corinth"], dice=[3, 0])
    position["isles"]["mykonos"] = {"owner": "sparta", "troops": 1}
    position["seas"] = {"6-4": {"owner": "athens"}, "5-5": {"owner": "sparta"}}
    text = typing(position, "mykonos\nq\n", "move troops delos", "land naxos 2")
    assert "The battle for Naxos, Athens with 2 against Sparta: fight on or retreat?" in text
    assert "Sparta retreats with 2 troops from Naxos to Mykonos." in text
    assert "Athens takes Naxos from Sparta." in text


def test_saving_spares_files_that_are_no_records(typing: Typing, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Zeus")
    record = tmp_path / "record.json"
    text = typing(OFFERINGS, f"s {letter}\ns {tmp_path / 'no' / 'folder'}\ns {record}\ns {record}\nq\n")
    assert text.count("It can't be saved: ") == 2
    assert text.count(f"Saved in {record}.") == 2
    assert letter.read_text() == "Dear Zeus"
    assert read_json(record.read_text())["actions"] == []
