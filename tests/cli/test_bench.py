"""`cyclades bench`."""

from __future__ import annotations

from tests.cli.command import read_json, refused, shown

FIGURES = ("decisions_per_second", "playout_decisions_per_second", "copies_per_second")


def test_figures() -> None:
    figures = read_json(shown("bench", "--seconds=1", "--players=3", "--json"))
    assert figures["players"] == 3
    assert all(figures[name] > 100 for name in FIGURES)


def test_table() -> None:
    assert shown("bench", "--seconds=1").count(" a second\n") == 3


def test_wrong_input() -> None:
    refused("bench", "--seconds=0", saying="--seconds")
    refused("bench", "--players=8", saying="players")
