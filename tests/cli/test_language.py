"""In which language the command speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import cyclades, refused, saved_game, shown

NONE_SET = {"CYCLADES_LANG": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
ENGLISH, RUSSIAN, GERMAN = "An outbid player", "Игрок, чью ставку перебили", "Wer überboten wird"


def spoken(*words: str, **environment: str) -> str:
    done = cyclades("rules", "B4.3", *words, **(NONE_SET | environment))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize(
    ("environment", "begins"),
    [
        ({}, ENGLISH),
        ({"LANG": "de_AT.UTF-8"}, GERMAN),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, RUSSIAN),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "C"}, ENGLISH),
        ({"LANG": "deutsch"}, ENGLISH),
        ({"LANG": "de_DE.UTF-8", "CYCLADES_LANG": "ru"}, RUSSIAN),
    ],
)
def test_the_variable_goes_before_the_locale(environment: dict[str, str], begins: str) -> None:
    assert begins in spoken(**environment)


def test_the_option_goes_before_all_and_stands_anywhere() -> None:
    assert GERMAN in spoken("--lang", "de", CYCLADES_LANG="ru")
    assert RUSSIAN in shown("--lang=ru", "rules", "B4.3")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    refused("rules", "--lang", "fr", saying="--lang: there is no language 'fr'; there are de, en, ru")
    refused("rules", "--lang", saying="there is no language ''")
    done = cyclades("rules", CYCLADES_LANG="fr")
    assert done.returncode == 2
    assert "CYCLADES_LANG: there is no language 'fr'" in done.stderr


def test_what_is_wrong_is_said_in_the_language_too() -> None:
    refused("rules", "B4.33", "--lang", "de", saying="es gibt keine Regel B4.33")


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_a_table_is_drawn_with_its_columns_in_line(language: str, tmp_path: Path) -> None:
    record = saved_game(tmp_path, modules="hades,heroes,favours")
    lines = shown("replay", str(record), "--at", "120", "--lang", language).splitlines()
    board = [line for line in lines if line.lstrip().startswith("|")]
    assert len(board) == 22
    # Each of the eleven rows is two lines with walls in the same places; between cells of one isle there is none.
    for upper, lower in zip(board[::2], board[1::2], strict=True):
        walls = [[at for at, letter in enumerate(line[:68]) if letter == "|"] for line in (upper, lower)]
        assert walls[0] == walls[1]
