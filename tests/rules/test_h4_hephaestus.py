"""Hephaestus's item, face down before its owner and known to him alone until it is played (H4.2, H4.5)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import Event, ItemDiscarded, ItemKept, ItemsSeen, ItemUsed
from tests.phrases import changes, city, gold, heard, kind, play, refused, texts
from tests.rules.favours import ITEMS, USED, WITH_HADES, favoured, with_items

SPARTA = 0
OTHERS = (1, 2, 3, 4, None)  # None: a spectator


def hephaestus(*drawn: str, **parts: Any) -> Game:
    return favoured("hephaestus", modules=WITH_HADES, draws={"item": list(drawn)}, **parts)


# What it does


@pytest.mark.rule("H4.2")
def test_of_two_items_one_is_kept_face_down_and_the_other_discarded_openly() -> None:
    game = hephaestus("aegis", "cup")
    before = game.to_position()
    play(game, "favour")
    assert (kind(game), texts(game)) == ("hephaestus_item", {"choose item aegis", "choose item cup"})
    refused(game, "choose item spear", "item_not_shown", "H4.2")
    refused(game, "end", "no_turn_now", "B5.1")
    refused(game, "forgo", "nothing_to_forgo", "C0.3")
    play(game, "choose item aegis")
    after = game.to_position()
    assert (city(game, "sparta")["items"], city(game, "sparta")["secret_items"]) == ([], ["aegis"])
    assert after["item_discard"] == ["cup"]
    assert after["item_deck"] == [item for item in ITEMS if item not in ("aegis", "cup")]
    assert gold(game, "sparta") == 7
    assert changes(before, after) == {
        USED,
        "cities.sparta.gold",
        "cities.sparta.secret_items",
        "item_deck",
        "item_discard",
    }


@pytest.mark.rule("H4.2")
def test_the_only_item_left_is_kept() -> None:
    held = [item for item in ITEMS if item != "lyre"]
    for pile in ("item_deck", "item_discard"):
        other = "item_discard" if pile == "item_deck" else "item_deck"
        game = hephaestus(cities={"thebes": {"items": held}}, **{pile: ["lyre"], other: []})
        play(game, "favour")
        assert (kind(game), city(game, "sparta")["secret_items"]) == ("turn", ["lyre"])
        assert (game.to_position()["item_deck"], game.to_position()["item_discard"]) == ([], [])


@pytest.mark.rule("H4.2", "H4.5")
def test_a_second_item_comes_from_the_shuffled_discard() -> None:
    held = [item for item in ITEMS if item not in ("lyre", "cup", "spear")]
    game = hephaestus(
        "lyre", "spear", cities={"thebes": {"items": held}}, item_deck=["lyre"], item_discard=["cup", "spear"]
    )
    play(game, "favour", "choose item lyre")
    assert city(game, "sparta")["secret_items"] == ["lyre"]
    assert (game.to_position()["item_deck"], game.to_position()["item_discard"]) == (["cup"], ["spear"])


@pytest.mark.rule("H4.2")
def test_with_no_item_left_it_is_not_usable() -> None:
    refused(hephaestus(cities={"thebes": {"items": list(ITEMS)}}), "favour", "no_item_left", "H4.2")


@pytest.mark.rule("H4.5")
def test_a_face_down_item_is_used_like_an_open_one_and_comes_to_light() -> None:
    game = with_items("lyre", secret=("fleece",))
    events = heard(game)
    play(game, "use fleece")
    assert gold(game, "sparta") == 12
    assert (city(game, "sparta")["items"], city(game, "sparta")["secret_items"]) == (["lyre"], [])
    assert game.to_position()["item_discard"] == ["fleece"]
    (used,) = [event for event in events if isinstance(event, ItemUsed)]
    assert used.secret is True
    assert all(used.seen_by(player) == used for player in OTHERS)


# Who knows what


def told(events: list[Event], player: int | None) -> list[Event]:
    return [event.seen_by(player) for event in events]


@pytest.mark.rule("H4.5")
def test_while_he_looks_nobody_else_learns_what_he_sees() -> None:
    one = play(hephaestus("aegis", "cup"), "favour")
    other = play(hephaestus("spear", "trident"), "favour")
    for player in OTHERS:
        assert one.view(player) == other.view(player)
        decision = one.view(player)["decision"]
        assert decision == {"kind": "hephaestus_item", "player": "sparta", "subject": {"god": "athena"}}
    own = one.view(SPARTA)["decision"]
    assert own["subject"] == {"god": "athena", "first": "aegis", "second": "cup"}
    assert {option["text"] for option in own["options"]} == {"choose item aegis", "choose item cup"}


@pytest.mark.rule("H4.5")
def test_afterwards_the_item_is_known_to_its_owner_alone() -> None:
    """Two games that differ only in the item kept: whatever Sparta discarded openly is the Cup."""
    games: list[Game] = []
    stories: list[list[Event]] = []
    for kept in ("aegis", "spear"):
        game = hephaestus(kept, "cup")
        stories.append(heard(game))
        games.append(play(game, "favour", f"choose item {kept}"))
    one, other = games
    for player in OTHERS:
        assert one.view(player) == other.view(player)
        assert one.view(player)["cities"]["sparta"]["secret_items"] == 1
        assert told(stories[0], player) == told(stories[1], player)
    assert one.view(SPARTA)["cities"]["sparta"]["secret_items"] == ["aegis"]
    assert other.view(SPARTA)["cities"]["sparta"]["secret_items"] == ["spear"]
    assert told(stories[0], SPARTA) != told(stories[1], SPARTA)


@pytest.mark.rule("H4.5")
def test_what_is_told_about_it() -> None:
    game = hephaestus("aegis", "cup")
    events = heard(game)
    play(game, "favour", "choose item aegis")
    seen, kept, discarded = [event for event in events if isinstance(event, ItemsSeen | ItemKept | ItemDiscarded)]
    aegis, cup = ITEMS.index("aegis"), ITEMS.index("cup")
    assert (seen, kept, discarded) == (
        ItemsSeen(player=SPARTA, items=(aegis, cup)),
        ItemKept(player=SPARTA, item=aegis),
        ItemDiscarded(player=SPARTA, item=cup),
    )
    assert (seen.seen_by(SPARTA), kept.seen_by(SPARTA)) == (seen, kept)
    for player in OTHERS:
        assert seen.seen_by(player) == ItemsSeen(player=SPARTA, items=())
        assert kept.seen_by(player) == ItemKept(player=SPARTA, item=None)
        assert discarded.seen_by(player) == discarded  # openly


@pytest.mark.rule("H4.5")
def test_the_items_whose_place_nobody_else_knows_are_those_of_the_deck_and_his() -> None:
    game = with_items("cup", secret=("aegis",), modules=WITH_HADES, item_discard=["lyre"])
    unseen = [item for item in ITEMS if item not in ("cup", "lyre")]
    for player in OTHERS:
        view = game.view(player)
        assert "item_deck" not in view
        assert view["items_unseen"] == unseen
        assert view["cities"]["sparta"]["items"] == ["cup"]
        assert view["item_discard"] == ["lyre"]
    assert game.view(SPARTA)["items_unseen"] == [item for item in unseen if item != "aegis"]


@pytest.mark.rule("H4.5")
def test_nobody_is_told_why_an_item_of_another_is_refused() -> None:
    game = with_items(secret=("aegis",))
    for item in ("aegis", "spear", "fleece", "cup"):
        for player in OTHERS[:-1]:
            refusal = game.explain(f"use {item}", player=player)
            assert refusal is not None
            assert (refusal.code, refusal.args) == ("not_your_decision", {"player": "sparta"})
    refused(game, "use aegis", "item_does_not_fit", "H4.5")
    refused(game, "use spear", "item_not_yours", "H4.5")
    looking = play(hephaestus("aegis", "cup"), "favour")
    for item in ("aegis", "spear"):
        refusal = looking.explain(f"choose item {item}", player=1)
        assert refusal is not None
        assert (refusal.code, refusal.args) == ("not_your_decision", {"player": "sparta"})


@pytest.mark.rule("H4.5")
def test_two_face_down_items_are_two() -> None:
    game = with_items(secret=("aegis", "spear"))
    assert game.view(1)["cities"]["sparta"]["secret_items"] == 2


@pytest.mark.rule("H4.5")
def test_when_the_game_is_over_they_are_shown() -> None:
    position = with_items(
        secret=("aegis",), isles={"naxos": {"metropolis": True}, "kythnos": {"metropolis": True}}
    ).to_position()
    game = play(Game.from_position(position), "end")
    while not game.over:
        play(game, min(texts(game)))
    assert game.view(1)["cities"]["sparta"]["secret_items"] == ["aegis"]


@pytest.mark.rule("H4.5", "B5.14")
def test_the_items_of_an_eliminated_player_are_discarded_openly() -> None:
    """Sparta takes Athens's only isle, whose metropolis is her second."""
    position: dict[str, Any] = {
        "players": 3,
        "modules": ["favours"],
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": {
            "naxos": {"owner": "sparta", "troops": 3, "metropolis": True},
            "milos": {"owner": "athens", "metropolis": True},
            "tinos": {"owner": "corinth", "troops": 1},
        },
        "seas": {"9-1": {"owner": "sparta"}},
        "cities": {"athens": {"items": ["cup"], "secret_items": ["aegis"], "priestesses": 2}},
        "item_discard": ["lyre"],
    }
    game = play(Game.from_position(position), "move troops naxos", "land milos 2")
    athens = city(game, "athens")
    assert athens["eliminated"] is True
    assert (athens["items"], athens["secret_items"], athens["priestesses"]) == ([], [], 0)
    assert game.to_position()["item_discard"] == ["aegis", "cup", "lyre"]
    assert game.view(2)["item_discard"] == ["aegis", "cup", "lyre"]
