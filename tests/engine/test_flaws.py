"""What is wrong with something that is given: code, place, details, and what is behind it."""

from __future__ import annotations

import pickle

import pytest

from cyclades import BoardError, ConfigError, Flawed, FormError, Game
from cyclades.engine.words.flaws import LONGEST_SHOWN, Flaw, flaw, inside, shown


def test_an_exception_shows_its_flaw_and_is_a_value_error() -> None:
    error = ConfigError("unplayable", "players", [flaw("no_starts", "starts", players=4), flaw("no_cells")], players=4)
    assert str(error) == "players: unplayable (players=4): starts: no_starts (players=4); no_cells"
    assert error.flaw == Flaw("unplayable", "players", {"players": 4}, error.flaw.causes)
    assert isinstance(error, ValueError)


def test_without_place_and_details_the_code_is_all() -> None:
    assert str(FormError("turn_missing")) == "turn_missing"
    assert str(FormError("turn_missing", "flow")) == "flow: turn_missing"


def test_a_flaw_of_a_part_is_one_of_the_whole() -> None:
    cause = flaw("no_cells")
    inner = FormError("in_two_places", "track", [cause], name="satyr")
    outer = BoardError.at("mine.json", inner.flaw)
    assert type(outer) is BoardError
    assert outer.flaw == Flaw("in_two_places", "mine.json: track", {"name": "satyr"}, [cause])
    assert BoardError.at("", inner.flaw).flaw == inner.flaw
    assert [inside("", "a"), inside("a", ""), inside("a", "b")] == ["a", "a", "a: b"]


def test_long_values_are_shown_in_part() -> None:
    assert shown("x") == "'x'"
    assert shown("x" * 1000) == "'" + "x" * (LONGEST_SHOWN - 1) + "…"


@pytest.mark.parametrize("wrong", [{"players": 9}, {"board": {}}, {"kraken": "naxos"}, {"players": 3, "flow": []}])
def test_flaws_travel_between_processes(wrong: dict[str, object]) -> None:
    with pytest.raises(Flawed) as refused:
        Game.from_position(wrong)
    error = refused.value
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.flaw, str(again)) == (type(error), error.flaw, str(error))
