"""Zeus changes a creature (B5.11)."""

from typing import Any

import pytest

from cyclades import Game
from tests.phrases import changes, gold, play, refused, texts


def zeus(track: list[str | None], **parts: Any) -> Game:
    return Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": "zeus"}, "track": track, **parts})


def changeable(game: Game) -> set[str]:
    return {text for text in texts(game) if text.startswith("change")}


@pytest.mark.rule("B5.11")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_one_card_goes_and_the_next_takes_its_place(space: int) -> None:
    track: list[str | None] = ["satyr", "dryad", "siren"]
    game = zeus(track, draws={"card": ["harpy"]})
    before = game.to_position()
    assert changeable(game) == {"change satyr", "change dryad", "change siren"}
    play(game, f"change {track[space]}")
    after = game.to_position()
    assert after["track"] == [*track[:space], "harpy", *track[space + 1 :]]
    assert after["discard"] == [track[space]]
    assert "harpy" not in after["deck"]
    assert len(after["deck"]) == len(before["deck"]) - 1
    assert changes(before, after) == {"cities.sparta.gold", "deck", "discard", "track"}
    assert gold(game, "sparta") == before["cities"]["sparta"]["gold"] - 1


@pytest.mark.rule("B5.11")
def test_as_often_as_he_can_pay() -> None:
    game = zeus(["satyr"], cities={"sparta": {"gold": 2}}, draws={"card": ["dryad", "siren"]})
    play(game, "change satyr", "change dryad")
    assert game.to_position()["track"] == ["siren", None, None]
    assert game.to_position()["discard"] == ["satyr", "dryad"]
    refused(game, "change siren", "not_enough_gold", "B5.1")


@pytest.mark.rule("B5.11")
def test_an_empty_space_can_not_be_filled() -> None:
    game = zeus([None, "satyr", None], draws={"card": ["dryad"]})
    assert changeable(game) == {"change satyr"}
    play(game, "change satyr")
    assert game.to_position()["track"] == [None, "dryad", None]
    assert changeable(zeus([None, None, None])) == set()


@pytest.mark.rule("B5.11")
def test_only_a_card_of_the_track_can_be_changed() -> None:
    game = zeus(["satyr"], discard=["dryad"])
    for card in ("dryad", "siren"):
        explanation = game.explain(f"change {card}")
        assert explanation is not None
        assert explanation.rule == "B5.11"


@pytest.mark.rule("B5.11", "B3.3")
def test_the_card_is_discarded_before_the_next_is_drawn() -> None:
    # The deck is empty and all other cards lie in the discard, which is shuffled with the card just put there.
    track: list[str | None] = ["satyr", "dryad", "siren"]
    game = zeus(track, deck=[], draws={"card": ["dryad"]})
    rest = game.to_position()["discard"]
    play(game, "change dryad")
    after = game.to_position()
    assert (after["track"], after["discard"]) == (["satyr", "dryad", "siren"], [])
    assert sorted(after["deck"]) == sorted(rest)


@pytest.mark.rule("B5.11")
@pytest.mark.parametrize("god", ["poseidon", "ares", "athena"])
def test_creatures_are_changed_only_with_zeus(god: str) -> None:
    game = zeus(["satyr"], turn={"marker": "sparta", "god": god})
    refused(game, "change satyr", "needs_zeus_to_change", "B5.11")
