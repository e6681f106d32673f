"""Windows outside turns: Obol of the Dead and Apple of Discord; who is asked, in which order (H4.5, H4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.words.events import Event, HadesCame, ThreatRolled
from tests.phrases import changes, city, decider, heard, kind, play, refused, texts
from tests.rules.favours import ALL, FAVOURS, WITH_HADES, WITH_HEROES, holding

GODS = ["poseidon", "ares", "zeus", "athena"]
ORDER = ["corinth", "sparta", "argos", "athens", "thebes"]


def before_gods(dice: list[int], **parts: Any) -> Game:
    """Cycle 3, the threat is about to be rolled; the players stand on the turn track in the order of `ORDER`."""
    position: dict[str, Any] = {
        "players": 5,
        "modules": WITH_HADES,
        "cycle": 3,
        "phase": "threat",
        "gods": GODS,
        "turn_order": ORDER,
        "dice": dice,
    }
    return Game.from_position(position | parts)


def before_offerings(**parts: Any) -> Game:
    """Cycle 3, the first offering is next."""
    position: dict[str, Any] = {
        "players": 5,
        "modules": FAVOURS,
        "cycle": 3,
        "phase": "discord",
        "gods": GODS,
        "turn_order": ORDER,
    }
    return Game.from_position(position | parts)


def asked(game: Game, window: str) -> list[tuple[str | None, set[str]]]:
    """Everybody passes; who was asked in that window, and what he could have done."""
    found = []
    while kind(game) == window:
        found.append((decider(game), texts(game)))
        play(game, "pass")
    return found


# Obol of the Dead


@pytest.mark.rule("H4.5", "H4.7")
def test_the_obol_rolls_both_threat_dice_again() -> None:
    game = before_gods([3, 2, 1, 0], threat=2, cities=holding(sparta="obol"))
    assert (kind(game), decider(game), game.to_position()["threat"]) == ("obol_window", "sparta", 7)
    events: list[Event] = heard(game)
    assert texts(game) == {"pass", "use obol"}
    play(game, "use obol")
    assert [event for event in events if isinstance(event, ThreatRolled)] == [ThreatRolled(one=1, other=0, threat=3)]
    assert game.to_position()["threat"] == 3  # 2 and the second roll, nothing of the first
    assert (city(game, "sparta")["items"], game.to_position()["item_discard"]) == ([], ["obol"])
    assert kind(game) == "offering"


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(
    ("dice", "use", "comes"), [([3, 3, 0, 1], True, False), ([0, 1, 3, 3], True, True), ([3, 3], False, True)]
)
def test_it_may_keep_hades_away_or_call_him(dice: list[int], use: bool, comes: bool) -> None:
    game = before_gods(dice, threat=4, cities=holding(athens="obol"))
    events = heard(game)
    play(game, "use obol" if use else "pass")
    assert ([event for event in events if isinstance(event, HadesCame)] != []) is comes
    assert ("hades" in game.to_position()["gods"]) is comes


@pytest.mark.rule("H4.5")
def test_who_passes_keeps_the_obol_and_the_roll_stands() -> None:
    game = before_gods([1, 2], threat=2, cities=holding(sparta="obol"))
    play(game, "pass")
    assert (game.to_position()["threat"], city(game, "sparta")["items"]) == (5, ["obol"])


@pytest.mark.rule("H4.7")
def test_after_the_threat_dice_all_are_asked_who_have_the_obol_open_or_anything_face_down() -> None:
    cities = holding(corinth="cup", sparta="obol", argos="spear?", athens="lyre?", thebes="apple")
    game = before_gods([1, 1], cities=cities)
    assert asked(game, "obol_window") == [
        ("sparta", {"pass", "use obol"}),
        ("argos", {"pass"}),
        ("athens", {"pass"}),
    ]
    # Next they are asked about the Apple, each by the same rule; then offerings begin.
    assert [player for player, _ in asked(game, "apple_window")] == ["argos", "athens", "thebes"]
    assert (kind(game), decider(game)) == ("offering", "corinth")


@pytest.mark.rule("H4.7")
def test_a_face_down_obol_is_used_like_an_open_one() -> None:
    game = before_gods([3, 3, 1, 1], threat=3, cities=holding(sparta="obol?"))
    assert texts(game) == {"pass", "use obol"}
    play(game, "use obol")
    assert (game.to_position()["threat"], city(game, "sparta")["secret_items"]) == (5, [])
    assert kind(game) == "offering"  # he has nothing more to be asked about


@pytest.mark.rule("H4.7")
def test_everyone_is_asked_once_also_after_the_obol_was_used() -> None:
    game = before_gods([3, 3, 1, 1], threat=3, cities=holding(corinth="cup?", sparta="obol", athens="lyre?"))
    assert decider(game) == "corinth"
    play(game, "pass", "use obol")
    assert (kind(game), decider(game), texts(game)) == ("obol_window", "athens", {"pass"})
    play(game, "pass")
    assert kind(game) == "apple_window"  # Corinth isn't asked about the new roll


@pytest.mark.rule("H4.7")
def test_passing_is_a_real_step() -> None:
    game = before_gods([1, 1], cities=holding(argos="spear?"))
    assert texts(game) == {"pass"}
    before = game.action_count
    refused(game, "use spear", "item_does_not_fit", "H4.5")
    refused(game, "use obol", "item_not_yours", "H4.5")
    refused(game, "bid apollo", "no_offerings_now", "B4.1")
    play(game, "pass")
    assert game.action_count == before + 1
    assert city(game, "argos")["secret_items"] == ["spear"]


@pytest.mark.rule("H4.7")
def test_nobody_is_asked_who_has_only_open_items_that_do_not_fit() -> None:
    others = holding(corinth="cup", sparta="spear", argos="trident", athens="lyre", thebes="aegis")
    game = before_gods([1, 1], cities=others)
    assert kind(game) == "offering"
    refused(game, "pass", "nothing_to_pass", "H4.7")


@pytest.mark.rule("H4.7")
def test_two_players_are_asked_once_each_by_the_first_marker() -> None:
    game = before_gods(
        [1, 1],
        players=2,
        gods=["poseidon", "ares", "zeus"],
        turn_order=["athens-2", "sparta-1", "sparta-2", "athens-1"],
        cities=holding(sparta="obol", athens="cup?"),
    )
    assert [player for player, _ in asked(game, "obol_window")] == ["athens", "sparta"]
    game = before_gods(
        [1, 1],
        players=2,
        gods=["poseidon", "ares", "zeus"],
        turn_order=["sparta-2", "athens-2", "athens-1", "sparta-1"],
        cities=holding(sparta="obol", athens="cup?"),
    )
    assert [player for player, _ in asked(game, "obol_window")] == ["sparta", "athens"]


@pytest.mark.rule("H4.7")
def test_an_eliminated_player_is_not_asked() -> None:
    isles = {name: {"owner": name_of} for name, name_of in zip(("kea", "naxos", "ios"), ORDER[1:4], strict=True)}
    isles |= {"paros": {"owner": "thebes"}}
    cities = holding(sparta="obol", thebes="cup?") | {"corinth": {"eliminated": True}}
    game = before_gods([1, 1], isles=isles, cities=cities, turn_order=[None, *ORDER[1:]])
    assert [player for player, _ in asked(game, "obol_window")] == ["sparta", "thebes"]


@pytest.mark.rule("H4.7")
def test_without_hades_there_are_no_threat_dice_to_ask_about() -> None:
    game = Game.from_position(
        {
            "players": 5,
            "modules": WITH_HEROES,
            "cycle": 3,
            "phase": "creatures",
            "gods": GODS,
            "cities": holding(sparta="cup?"),
        }
    )
    assert kind(game) == "apple_window"


# Apple of Discord


@pytest.mark.rule("H4.5", "H4.7")
def test_the_apple_keeps_one_player_off_one_god() -> None:
    game = before_offerings(cities=holding(sparta="apple"))
    assert (kind(game), decider(game), texts(game)) == ("apple_window", "sparta", {"pass", "use apple"})
    before = game.to_position()
    play(game, "use apple")
    assert (kind(game), decider(game)) == ("apple_victim", "sparta")
    assert texts(game) == {f"choose player {name}" for name in ("athens", "corinth", "thebes", "argos")}
    refused(game, "choose player sparta", "not_another_player", "H4.5")
    refused(game, "pass", "nothing_to_pass", "H4.7")
    play(game, "choose player corinth")
    assert (kind(game), decider(game)) == ("apple_god", "sparta")
    assert texts(game) == {f"choose god {god}" for god in GODS}
    play(game, "choose god zeus")
    assert game.to_position()["apple"] == {"player": "corinth", "god": "zeus"}
    assert changes(before, game.to_position()) == {"apple", "cities.sparta.items", "flow", "item_discard"}
    assert (kind(game), decider(game)) == ("offering", "corinth")
    refused(game, "bid zeus 1", "barred_by_apple", "H4.5")
    refused(game, "bid zeus 3", "barred_by_apple", "H4.5")
    assert {"bid ares 1", "bid poseidon 1", "bid athena 1", "bid apollo"} <= texts(game)


@pytest.mark.rule("H4.5")
def test_nobody_else_is_kept_off_and_the_victim_may_bid_elsewhere() -> None:
    game = before_offerings(cities=holding(sparta="apple"))
    play(game, "use apple", "choose player corinth", "choose god zeus")
    play(game, "bid ares 1", "bid zeus 1")  # Corinth, then Sparta
    play(game, "bid ares 2")  # Argos ousts Corinth
    assert decider(game) == "corinth"
    refused(game, "bid zeus 2", "barred_by_apple", "H4.5")  # still
    play(game, "bid athena 1")
    assert decider(game) == "athens"
    play(game, "bid zeus 2")


@pytest.mark.rule("H4.5")
def test_the_apple_holds_for_this_cycle_only() -> None:
    game = before_offerings(cities=holding(sparta="apple"))
    play(game, "use apple", "choose player corinth", "choose god zeus")
    while game.to_position()["cycle"] == 3:
        play(game, "bid apollo" if kind(game) == "offering" else min(texts(game)))
    assert game.to_position()["apple"] is None
    while decider(game) != "corinth":
        play(game, "bid apollo")
    assert "bid zeus 1" in texts(game)


@pytest.mark.rule("H4.5")
def test_hades_too_but_never_apollo_nor_a_god_who_is_not_available() -> None:
    game = before_offerings(
        modules=WITH_HADES, threat=9, gods=["poseidon", "ares", "zeus", "hades"], cities=holding(sparta="apple")
    )
    play(game, "use apple", "choose player corinth")
    assert texts(game) == {f"choose god {god}" for god in ("poseidon", "ares", "zeus", "hades")}
    refused(game, "choose god athena", "god_not_available", "H4.5")  # she lies under Hades
    with pytest.raises(FormError):
        game.apply("choose god apollo")  # there is no such action
    play(game, "choose god hades")
    refused(game, "bid hades 1", "barred_by_apple", "H4.5")


@pytest.mark.rule("H4.5")
def test_two_players_are_kept_off_with_neither_marker() -> None:
    game = before_offerings(
        players=2,
        gods=["poseidon", "ares", "zeus"],
        turn_order=["athens-1", "sparta-1", "athens-2", "sparta-2"],
        cities=holding(sparta="apple"),
    )
    play(game, "use apple")  # the only other player
    assert (kind(game), texts(game)) == ("apple_god", {"choose god poseidon", "choose god ares", "choose god zeus"})
    play(game, "choose god ares")
    refused(game, "bid ares 1", "barred_by_apple", "H4.5")
    play(game, "bid poseidon 1", "bid ares 1")
    assert decider(game) == "athens"
    refused(game, "bid ares 2", "barred_by_apple", "H4.5")
    assert "bid zeus 1" in texts(game)


@pytest.mark.rule("H4.5")
def test_an_eliminated_player_is_no_victim() -> None:
    isles = {"kea": {"owner": "sparta"}, "naxos": {"owner": "athens"}, "ios": {"owner": "argos"}}
    cities = holding(sparta="apple") | {"corinth": {"eliminated": True}, "thebes": {"eliminated": True}}
    game = before_offerings(isles=isles, cities=cities, turn_order=[None, "sparta", "argos", "athens", None])
    play(game, "use apple")
    assert texts(game) == {"choose player argos", "choose player athens"}
    refused(game, "choose player corinth", "player_eliminated", "B5.14")


@pytest.mark.rule("H4.7")
def test_before_the_first_offering_all_are_asked_in_turn_track_order() -> None:
    cities = holding(corinth="cup", sparta="apple?", argos="spear?", athens="lyre?", thebes="trident")
    game = before_offerings(cities=cities)
    assert decider(game) == "sparta"
    play(game, "pass")
    assert (decider(game), texts(game)) == ("argos", {"pass"})
    play(game, "pass")
    assert (decider(game), texts(game)) == ("athens", {"pass"})
    play(game, "pass")
    assert (kind(game), decider(game)) == ("offering", "corinth")
    refused(game, "use apple", "no_item_now", "H4.6")


@pytest.mark.rule("H4.7")
def test_those_behind_are_asked_although_the_apple_is_played() -> None:
    game = before_offerings(cities=holding(sparta="apple", athens="lyre?"))
    play(game, "use apple", "choose player thebes", "choose god ares")
    assert (kind(game), decider(game), texts(game)) == ("apple_window", "athens", {"pass"})


@pytest.mark.rule("H4.7", "H3.3")
def test_the_apple_comes_after_the_upkeep_of_heroes() -> None:
    game = Game.from_position(
        {
            "players": 5,
            "modules": ALL,
            "cycle": 3,
            "phase": "revenue",
            "gods": GODS,
            "turn_order": ORDER,
            "cities": holding(corinth="apple"),
            "isles": {
                name: {"owner": owner}
                for name, owner in zip(("kea", "naxos", "ios", "delos", "milos"), ORDER, strict=True)
            },
            "heroes": {"ajax": {"isle": "naxos"}},
        }
    )
    assert (kind(game), decider(game)) == ("upkeep", "sparta")
    play(game, "dismiss ajax")
    assert (kind(game), decider(game)) == ("apple_window", "corinth")
