"""Seas are named by their isles and a direction: no number that nobody can see, and no two alike."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cyclades.content import board_names
from cyclades.text.seas import sea_names
from tests.text.sea_names import FILE, narrator_of, sea_words


@pytest.mark.parametrize("board", board_names())
def test_no_two_seas_are_called_the_same(board: str) -> None:
    narrator = narrator_of(board)
    for form in ("", "title"):
        words = [narrator.forms("sea", sea)[form] for sea in narrator.board.sea_ids]
        assert len(set(words)) == len(words)


@pytest.mark.parametrize("board", board_names())
def test_a_number_stands_only_where_nothing_else_tells_them_apart(board: str) -> None:
    names = sea_names(narrator_of(board).board)
    for name in names:
        if name.number is not None:
            alike = [other.number for other in names if replace(other, number=None) == replace(name, number=None)]
            assert alike == list(range(1, len(alike) + 1))
            assert len(alike) > 1


def test_what_the_page_is_compared_with_is_what_is_said_here() -> None:
    """`python -m tests.text.sea_names` writes it anew."""
    assert json.loads(FILE.read_text(encoding="utf-8")) == sea_words()


def test_directions_are_those_on_the_map() -> None:
    words = sea_words()["base-2-3"]
    assert words["6-2"] == "the sea between Sifnos and Delos"
    assert words["1-2"] == "the sea north of Tinos"
    assert words["4-5"] == "the sea east of Mykonos"
    assert words["7-2"] == "the sea south-west of Delos"
    assert words["0-1"] == "the open sea between Kea and Tinos"
    assert (words["7-0"], words["7-1"]) == (
        "the western sea between Sifnos and Milos",
        "the eastern sea between Sifnos and Milos",
    )
