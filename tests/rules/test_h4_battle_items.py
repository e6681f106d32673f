"""Magic items in battle: Spear of Ares, Poseidon's Trident, Aegis, Ariadne's Thread (H4.5, H4.7)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import UnitLost, UnitSaved
from tests.phrases import changes, city, decider, heard, isle, kind, play, refused, rounds, sea, texts, totals
from tests.rules.aegean import standing
from tests.rules.duels import attack, landing, sailing, set_sail
from tests.rules.favours import FAVOURS, holding

# Spear and Trident


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("face_down", ["", "?"])
@pytest.mark.parametrize(("who", "expected"), [("sparta", (4, 3)), ("athens", (2, 5))])
def test_the_spear_adds_2_on_land(who: str, expected: tuple[int, int], face_down: str) -> None:
    game = landing(2, 2, [0, 1, 0, 1], cities=holding(**{who: "spear" + face_down}))
    events = heard(game)
    attack(game, 2)
    assert (kind(game), decider(game), texts(game)) == ("battle_item", who, {"pass", "use spear"})
    assert rounds(events) == []  # before the dice
    play(game, "use spear")
    assert totals(events) == [expected]
    assert (city(game, who)["items"], city(game, who)["secret_items"]) == ([], [])
    assert game.to_position()["item_discard"] == ["spear"]


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize(("who", "expected"), [("sparta", (4, 3)), ("athens", (2, 5))])
def test_the_trident_adds_2_at_sea(who: str, expected: tuple[int, int]) -> None:
    game = sailing(2, 2, [0, 1, 0, 1], cities=holding(**{who: "trident"}))
    events = heard(game)
    set_sail(game, 2)
    assert (kind(game), decider(game), texts(game)) == ("battle_item", who, {"pass", "use trident"})
    play(game, "use trident")
    assert totals(events) == [expected]
    assert (city(game, who)["items"], game.to_position()["item_discard"]) == ([], ["trident"])


@pytest.mark.rule("H4.5")
def test_the_bonus_is_for_one_round_and_may_wait_for_a_later_one() -> None:
    game = landing(4, 4, [1, 1] * 4, cities=holding(sparta="spear"))
    events = heard(game)
    attack(game, 4)
    play(game, "pass")
    assert totals(events) == [(5, 5)]
    play(game, "stay", "use spear")  # Athens can't retreat; asked again before the second round's dice
    assert totals(events)[1:] == [(6, 4)]
    play(game, "stay")
    assert totals(events)[2:] == [(4, 3)]
    assert kind(game) == "land_battle"  # nobody was asked about items any more


@pytest.mark.rule("H4.5", "H4.7")
@pytest.mark.parametrize(("item", "asked"), [("spear", True), ("trident", False), ("aegis", False), ("thread", False)])
def test_on_land_an_open_item_is_asked_for_only_if_it_is_the_spear(item: str, asked: bool) -> None:
    game = attack(landing(1, 1, [3, 0], cities=holding(sparta=item)), 1)
    assert (kind(game) == "battle_item") is asked


@pytest.mark.rule("H4.5", "H4.7")
@pytest.mark.parametrize(("item", "asked"), [("trident", True), ("spear", False), ("aegis", False), ("thread", False)])
def test_at_sea_an_open_item_is_asked_for_only_if_it_is_the_trident(item: str, asked: bool) -> None:
    game = set_sail(sailing(1, 1, [3, 0], cities=holding(sparta=item)), 1)
    assert (kind(game) == "battle_item") is asked


@pytest.mark.rule("H4.5")
def test_an_item_that_does_not_fit_is_refused() -> None:
    game = attack(landing(1, 1, [3, 0], cities={"sparta": {"items": ["spear", "trident"]}}), 1)
    refused(game, "use trident", "item_does_not_fit", "H4.5")
    refused(game, "use cup", "item_not_yours", "H4.5")
    refused(game, "stay", "no_retreat_now", "B6.3")
    game = set_sail(sailing(1, 1, [3, 0], cities={"sparta": {"items": ["spear", "trident"]}}), 1)
    refused(game, "use spear", "item_does_not_fit", "H4.5")


@pytest.mark.rule("H4.5", "H4.7")
def test_only_those_who_fight_are_asked() -> None:
    game = attack(landing(1, 1, [3, 0], cities=holding(corinth="spear")), 1)
    assert (kind(game), isle(game, "milos")["owner"]) == ("turn", "sparta")
    game = attack(landing(1, 1, [3, 0], cities=holding(corinth="spear?")), 1)
    assert (kind(game), isle(game, "milos")["owner"]) == ("turn", "sparta")


@pytest.mark.rule("H4.7", "H5.1")
def test_the_attacker_is_asked_before_the_defender_each_with_any_face_down_item() -> None:
    game = attack(landing(3, 3, [1, 1] * 3, cities=holding(sparta="cup?", athens="spear")), 3)
    assert (kind(game), decider(game), texts(game)) == ("battle_item", "sparta", {"pass"})
    play(game, "pass")
    assert (kind(game), decider(game), texts(game)) == ("battle_item", "athens", {"pass", "use spear"})
    game = set_sail(sailing(3, 3, [1, 1] * 3, cities=holding(sparta="trident?", athens="cup?")), 3)
    assert (kind(game), decider(game), texts(game)) == ("battle_item", "sparta", {"pass", "use trident"})
    play(game, "use trident")
    assert (kind(game), decider(game), texts(game)) == ("battle_item", "athens", {"pass"})


# Aegis


@pytest.mark.rule("H4.5", "H5.1")
@pytest.mark.parametrize(
    ("who", "dice", "left"), [("sparta", [0, 3], (3, 3)), ("athens", [3, 0], (3, 3)), ("athens", [1, 1], (2, 3))]
)
def test_the_aegis_saves_a_unit_on_land(who: str, dice: list[int], left: tuple[int, int]) -> None:
    game = landing(3, 3, dice, cities=holding(**{who: "aegis"}))
    events = heard(game)
    attack(game, 3)
    assert (kind(game), decider(game), texts(game)) == ("save_unit", who, {"pass", "use aegis"})
    play(game, "use aegis")
    assert [type(event) for event in events if isinstance(event, UnitSaved)] == [UnitSaved]
    assert (game.to_position()["flow"][-1]["attackers"], isle(game, "milos")["troops"]) == left
    assert (city(game, who)["items"], game.to_position()["item_discard"]) == ([], ["aegis"])


@pytest.mark.rule("H4.5", "H5.1")
@pytest.mark.parametrize(("who", "dice"), [("sparta", [0, 3]), ("athens", [3, 0])])
def test_the_aegis_saves_a_fleet(who: str, dice: list[int]) -> None:
    game = set_sail(sailing(2, 2, dice, cities=holding(**{who: "aegis"})), 2)
    assert (kind(game), decider(game)) == ("save_unit", who)
    play(game, "use aegis")
    assert game.to_position()["flow"][-1]["attackers"] == 2
    assert sea(game, "7-3") == {"owner": "athens", "fleets": 2, "undead": 0, "markers": 0}
    assert kind(game) == "sea_battle"


@pytest.mark.rule("H4.5")
def test_who_passes_loses_the_unit_and_keeps_the_aegis() -> None:
    game = attack(landing(3, 3, [0, 3], cities=holding(sparta="aegis")), 3)
    refused(game, "use spear", "item_not_yours", "H4.5")
    play(game, "pass")
    assert (game.to_position()["flow"][-1]["attackers"], city(game, "sparta")["items"]) == (2, ["aegis"])


@pytest.mark.rule("H4.5", "H4.7")
def test_whoever_loses_a_unit_is_asked_with_any_face_down_item() -> None:
    game = attack(landing(3, 3, [1, 1], cities=holding(sparta="cup?", athens="lyre?")), 3)
    play(game, "pass", "pass")  # before the dice
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "sparta", {"pass"})
    refused(game, "use cup", "item_does_not_fit", "H4.5")
    play(game, "pass")
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "athens", {"pass"})
    play(game, "pass")
    assert (game.to_position()["flow"][-1]["attackers"], isle(game, "milos")["troops"]) == (2, 2)


@pytest.mark.rule("H4.5")
def test_nobody_is_asked_who_loses_nothing() -> None:
    game = attack(landing(3, 3, [3, 0], cities=holding(sparta="aegis")), 3)
    assert (kind(game), isle(game, "milos")["troops"]) == ("land_battle", 2)


@pytest.mark.rule("H4.5")
def test_the_last_unit_saved_fights_on() -> None:
    game = attack(landing(1, 1, [3, 0, 0, 3], cities=holding(athens="aegis")), 1)
    play(game, "use aegis")
    assert (kind(game), decider(game), isle(game, "milos")["owner"]) == ("land_battle", "sparta", "athens")
    play(game, "stay")
    assert (kind(game), isle(game, "milos")["owner"], isle(game, "milos")["troops"]) == ("turn", "athens", 1)


@pytest.mark.rule("H4.5", "H2.7")
def test_a_saved_unit_brings_the_necropolis_nothing() -> None:
    game = attack(landing(3, 3, [0, 3], necropolis="tinos", cities=holding(sparta="aegis")), 3)
    saved = play(game.copy(), "use aegis")
    assert isle(saved, "tinos")["gold"] == 0
    assert isle(play(game, "pass"), "tinos")["gold"] == 1


# Ariadne's Thread


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("face_down", ["", "?"])
def test_by_the_thread_the_defender_retreats_to_any_own_isle(face_down: str) -> None:
    game = landing(3, 3, [1, 0], cities=holding(athens="thread" + face_down))
    attack(game, 3)
    while kind(game) in ("battle_item", "save_unit"):
        play(game, "pass")
    assert (kind(game), decider(game), texts(game)) == ("land_battle", "athens", {"stay", "use thread"})
    refused(game, "choose isle sifnos", "retreat_not_joined", "B6.4")
    play(game, "use thread")
    assert (kind(game), decider(game), texts(game)) == (
        "thread_isle",
        "athens",
        {"choose isle sifnos", "choose isle delos"},
    )
    refused(game, "choose isle kea", "retreat_isle_not_yours", "H4.5")
    refused(game, "choose isle milos", "retreat_isle_not_yours", "H4.5")
    refused(game, "stay", "no_retreat_now", "B6.3")
    play(game, "choose isle delos")
    assert (isle(game, "delos")["troops"], isle(game, "sifnos")["troops"]) == (2, 1)
    assert (isle(game, "milos")["owner"], isle(game, "milos")["troops"]) == ("sparta", 3)
    assert (city(game, "athens")["items"], city(game, "athens")["secret_items"]) == ([], [])
    assert game.to_position()["item_discard"] == ["thread"]
    assert kind(game) == "turn"


@pytest.mark.rule("H4.5")
def test_by_the_thread_the_attacker_retreats_to_any_own_isle() -> None:
    """He flew in: no fleet of his is there, so without the Thread nobody would be asked."""
    parts: dict[str, Any] = {
        "seas": {},
        "track": [None, None, "pegasus"],
        "turn": {"marker": "sparta", "god": "ares"},
        "heroes": {"hector": {"isle": "naxos"}},
        "isles": {
            "naxos": {"owner": "sparta", "troops": 2, "undead": 1},
            "milos": {"owner": "athens", "troops": 3},
        },
        "threat": 9,
        "gods": ["ares", "hades"],
    }
    game = landing(2, 3, [0, 3], cities=holding(sparta="thread"), **parts)
    play(game, "call pegasus", "choose isle naxos", "take undead 1", "take hector", "land milos 2")
    assert kind(game) == "choose_loss"
    play(game, "lose unit")
    assert (kind(game), decider(game), texts(game)) == ("land_battle", "sparta", {"stay", "use thread"})
    before = game.to_position()
    play(game, "use thread", "choose isle kea")
    assert (isle(game, "kea")["troops"], isle(game, "kea")["undead"]) == (1, 1)
    assert game.to_position()["heroes"]["hector"]["isle"] == "kea"
    assert (isle(game, "milos")["owner"], isle(game, "milos")["troops"]) == ("athens", 3)
    assert changes(before, game.to_position()) == {
        "cities.sparta.items",
        "flow",
        "heroes.hector.isle",
        "isles.kea.troops",
        "isles.kea.undead",
        "item_discard",
    }


@pytest.mark.rule("H4.5")
def test_a_retreat_by_fleets_needs_no_thread() -> None:
    game = landing(
        3, 3, [1, 0], cities=holding(athens="thread"), seas={"9-1": {"owner": "sparta"}, "7-1": {"owner": "athens"}}
    )
    attack(game, 3)
    assert texts(game) == {"stay", "choose isle sifnos", "use thread"}
    play(game, "choose isle sifnos")
    assert (city(game, "athens")["items"], isle(game, "sifnos")["troops"]) == (["thread"], 3)


@pytest.mark.rule("H4.5", "H4.7")
def test_any_face_down_item_makes_the_retreat_a_question() -> None:
    game = attack(landing(3, 3, [1, 0, 1, 0], cities=holding(athens="cup?")), 3)
    play(game, "pass", "pass")
    assert (kind(game), decider(game), texts(game)) == ("land_battle", "athens", {"stay"})
    refused(game, "use cup", "item_does_not_fit", "H4.5")
    refused(game, "use thread", "item_not_yours", "H4.5")
    play(game, "stay")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")  # who could retreat by fleets


@pytest.mark.rule("H4.5")
@pytest.mark.parametrize("item", ["spear", "aegis", "cup"])
def test_an_open_item_that_is_not_the_thread_makes_none(item: str) -> None:
    game = attack(landing(3, 3, [1, 0], cities=holding(athens=item)), 3)
    while kind(game) in ("battle_item", "save_unit"):
        play(game, "pass")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")


@pytest.mark.rule("H4.5", "C16")
@pytest.mark.parametrize("who", ["sparta", "athens"])
def test_no_thread_leads_away_from_medusa(who: str) -> None:
    milos = {"figure": {"card": "medusa", "holder": "corinth", "called": 3}}
    game = attack(landing(1, 2, [1, 0, 3, 0, 3, 0], milos, cities=holding(**{who: "thread"})), 1)
    assert kind(game) == "turn"  # nobody could retreat, so they fought on to the end
    assert city(game, who)["items"] == ["thread"]


@pytest.mark.rule("H4.5", "C14")
def test_no_thread_for_the_minotaur_alone() -> None:
    milos = {"figure": {"card": "minotaur", "holder": "athens", "called": 3}}
    game = attack(landing(3, 1, [3, 0], milos, cities=holding(athens="thread")), 3)
    assert (kind(game), decider(game)) == ("land_battle", "sparta")
    with_troops = attack(landing(3, 2, [3, 0], milos, cities=holding(athens="thread")), 3)
    assert (kind(with_troops), decider(with_troops)) == ("land_battle", "athens")
    play(with_troops, "use thread", "choose isle delos")
    assert (isle(with_troops, "delos")["troops"], standing(with_troops, "minotaur")) == (1, None)


@pytest.mark.rule("H4.5")
def test_no_thread_at_sea() -> None:
    closed = {"7-2": {"owner": "corinth"}, "8-2": {"owner": "corinth"}}
    game = set_sail(sailing(3, 2, [1, 0], cities=holding(athens="thread"), seas=closed), 2)
    assert (kind(game), decider(game)) == ("sea_battle", "sparta")
    refused(game, "use thread", "no_item_now", "H4.6")


@pytest.mark.rule("H4.5")
def test_a_lone_isle_is_no_refuge_from_itself() -> None:
    """Milos is Athens's only isle; its metropolis is the attacker's second."""
    game = Game.from_position(
        {
            "players": 3,
            "modules": FAVOURS,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 3, "metropolis": True},
                "milos": {"owner": "athens", "troops": 2, "metropolis": True},
                "tinos": {"owner": "corinth", "troops": 1},
            },
            "seas": {"9-1": {"owner": "sparta"}},
            "cities": {"athens": {"items": ["thread"]}},
            "dice": [3, 0],
        }
    )
    attack(game, 3)
    assert (kind(game), decider(game)) == ("land_battle", "sparta")


@pytest.mark.rule("H4.5", "H5.1")
def test_what_a_normal_loss_tells() -> None:
    game = landing(3, 3, [0, 3], cities=holding(sparta="aegis"))
    events = heard(game)
    play(attack(game, 3), "pass")
    assert [event for event in events if isinstance(event, UnitLost)] == [UnitLost(player=0, undead=False, card=None)]
