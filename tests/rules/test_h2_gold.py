"""H2.7: what leaves the board puts gold on the necropolis, and who takes it."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.cycles import pass_cycle
from tests.rules.underworld import AT_SEA, army, fleet, grave, navy, underworld


def buried(told: list[events.Event]) -> list[int]:
    return [event.gold for event in told if isinstance(event, events.GoldBuried)]


# Battles


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize("site", ["delos", "naxos", "ios"])  # a third player's, the attacker's, the battle's own
def test_each_troop_that_falls_puts_one_wherever_it_stands(site: str) -> None:
    game = underworld(
        necropolis=site,
        isles={"naxos": {"troops": 3, "undead": 1}, "ios": {"troops": 2}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[0, 2, 3, 0, 3, 0],
    )
    told = heard(game)
    play(game, "move troops naxos", "take undead 1", "land ios 2")
    # 3 + 0 against 2 + 2: an attacker falls. Sparta chooses a troop.
    play(game, "lose unit")
    assert grave(game, site) == 1
    play(game, "stay", "stay")  # then two of Athens's fall
    assert army(game, "ios") == ("sparta", 1, 1)
    assert (grave(game, site), buried(told)) == (3, [1, 1, 1])
    assert sum(place["gold"] for place in game.to_position()["isles"].values()) == 3


@pytest.mark.rule("H2.7")
def test_a_tie_puts_one_for_each_side() -> None:
    game = underworld(
        necropolis="delos",
        isles={"naxos": {"troops": 1, "undead": 1}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[0, 1],
    )
    play(game, "move troops naxos", "take undead 1", "land ios 1", "lose unit")
    assert (army(game, "ios"), grave(game, "delos")) == (("sparta", 0, 1), 2)


@pytest.mark.rule("H2.7")
def test_undead_put_nothing() -> None:
    game = underworld(
        necropolis="delos",
        isles={"naxos": {"troops": 1, "undead": 2}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[0, 3, 0, 3],
    )
    play(game, "move troops naxos", "take undead 2", "land ios 0", "stay")
    assert (army(game, "ios"), army(game, "naxos"), grave(game, "delos")) == (
        ("athens", 1, 0),
        ("sparta", 1, 0),
        0,
    )


@pytest.mark.rule("H2.7")
def test_undead_of_a_defender_put_nothing_either() -> None:
    game = underworld(
        god="ares",
        necropolis="delos",
        isles={"naxos": {"troops": 3}, "ios": {"troops": 0, "undead": 1}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[2, 0],
    )
    play(game, "move troops naxos", "land ios 2")
    assert (army(game, "ios"), grave(game, "delos")) == (("sparta", 2, 0), 0)


@pytest.mark.rule("H2.7")
def test_a_hero_puts_nothing() -> None:
    game = underworld(
        god="ares",
        modules=("hades", "heroes"),
        necropolis="delos",
        heroes={"ajax": {"isle": "naxos"}},
        isles={"naxos": {"troops": 0}, "ios": {"troops": 3}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[0, 3],
    )
    play(game, "move troops naxos", "take ajax", "land ios 0")
    assert (game.to_position()["gone"], grave(game, "delos")) == (["ajax"], 0)


@pytest.mark.rule("H2.7")
def test_the_minotaur_puts_nothing() -> None:
    game = underworld(
        god="ares",
        necropolis="delos",
        isles={"naxos": {"troops": 5}, "ios": {"troops": 1, "figure": "minotaur"}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[3, 0, 3, 0],
    )
    play(game, "move troops naxos", "land ios 5")
    while kind(game) == "land_battle":
        play(game, "stay")
    assert (army(game, "ios"), grave(game, "delos")) == (("sparta", 5, 0), 1)


@pytest.mark.rule("H2.7")
def test_at_sea_too() -> None:
    game = underworld(
        necropolis="delos",
        seas={"6-8": fleet(1, 2), "6-7": fleet(0, 2, "thebes")},
        dice=[0, 2, 2, 0, 2, 0],
    )
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 2")  # 3 against 4
    play(game, "lose unit")
    assert grave(game, "delos") == 1
    while kind(game) == "sea_battle":
        play(game, "stay")
    assert (navy(game, "6-7"), grave(game, "delos")) == (("sparta", 1, 1), 3)


@pytest.mark.rule("H2.7")
def test_who_retreats_puts_nothing() -> None:
    game = underworld(necropolis="delos", seas={"6-8": fleet(1, 2), "6-7": fleet(0, 2, "thebes")}, dice=[3, 0])
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 2")
    assert decider(game) == "thebes"
    play(game, "choose sea 6-6")
    assert (navy(game, "6-6"), grave(game, "delos")) == (("thebes", 1, 0), 1)


@pytest.mark.rule("H2.7")
def test_without_a_necropolis_nothing_is_put_anywhere() -> None:
    game = underworld(isles={"naxos": {"undead": 3}}, seas={"9-5": {"owner": "sparta"}}, dice=[3, 0])
    told = heard(game)
    play(game, "move troops naxos", "take undead 3", "land ios 0")
    assert army(game, "ios") == ("sparta", 0, 3)
    assert (sum(place["gold"] for place in game.to_position()["isles"].values()), buried(told)) == (0, [])


@pytest.mark.rule("H2.7")
def test_the_fleets_of_who_is_out_put_nothing() -> None:
    # Athens's last isle falls and gives Sparta its second metropolis: one troop fell in a battle, two fleets left.
    game = underworld(
        necropolis="delos",
        isles={
            "naxos": {"undead": 3},
            "kythnos": {"metropolis": True},
            "ios": {"metropolis": True},
            "syros": {"owner": "thebes"},
        },
        seas={"9-5": {"owner": "sparta"}, "10-5": fleet(0, 2, "athens")},
        dice=[3, 0],
    )
    play(game, "move troops naxos", "take undead 3", "land ios 0")
    assert (game.to_position()["cities"]["athens"]["eliminated"], navy(game, "10-5")) == (True, None)
    assert grave(game, "delos") == 1


# Creatures


@pytest.mark.rule("H2.7")
def test_harpy() -> None:
    game = underworld("harpy", necropolis="delos", isles={"ios": {"undead": 1}})
    before = game.to_position()
    play(game, "call harpy", "choose isle ios")
    assert (army(game, "ios"), grave(game, "delos")) == (("athens", 0, 1), 1)
    changed = {"cities.sparta.gold", "track", "discard", "isles.ios.troops", "isles.delos.gold"}
    assert changes(before, game.to_position()) == changed


@pytest.mark.rule("H2.7")
def test_kraken_every_normal_fleet_in_each_sea() -> None:
    seas = AT_SEA | {"6-8": fleet(2, 3), "5-8": fleet(1, 0, "corinth"), "5-9": fleet(0, 1, "corinth")}
    game = underworld("kraken", necropolis="delos", seas=seas)
    play(game, "call kraken", "choose sea 6-8")  # the caller's too
    assert grave(game, "delos") == 3
    play(game, "choose sea 5-8")
    assert (navy(game, "5-8"), grave(game, "delos")) == (None, 3)  # an undead fleet alone
    play(game, "choose sea 5-9", "stop")
    assert grave(game, "delos") == 4


@pytest.mark.rule("H2.7")
def test_siren_the_lured_fleet() -> None:
    game = play(underworld("siren", necropolis="delos"), "call siren", "choose sea 5-4")
    assert (navy(game, "5-4"), grave(game, "delos")) == (("sparta", 1, 0), 1)


@pytest.mark.rule("H2.7")
def test_siren_a_lured_undead_puts_nothing() -> None:
    game = underworld("siren", necropolis="delos", seas=AT_SEA | {"5-4": fleet(1, 0, "athens")})
    play(game, "call siren", "choose sea 5-4")
    assert (navy(game, "5-4"), grave(game, "delos")) == (("sparta", 1, 0), 0)


@pytest.mark.rule("H2.7")
def test_siren_the_own_fleet_only_changes_place() -> None:
    seas = {"6-8": fleet(0, 7), "5-2": fleet(0, 1), "5-4": fleet(0, 1, "athens")}
    game = play(underworld("siren", necropolis="delos", seas=seas), "call siren", "choose sea 5-4", "choose sea 5-2")
    assert (navy(game, "5-2"), navy(game, "5-4")) == (None, ("sparta", 1, 0))
    assert grave(game, "delos") == 1  # Athens's


@pytest.mark.rule("H2.7")
def test_polyphemus_only_a_stack_that_is_lost() -> None:
    # Around Ios: Athens's 10-5 can only go to 9-5, which touches Ios too; 7-5 can go to 6-5 and 6-6.
    seas = {"10-5": fleet(1, 2, "athens"), "7-5": fleet(0, 1, "thebes")}
    game = underworld("polyphemus", necropolis="delos", seas=seas)
    play(game, "call polyphemus", "choose isle ios")
    play(game, "choose sea 7-5", "choose sea 6-6")
    assert (navy(game, "10-5"), navy(game, "6-6")) == (None, ("thebes", 1, 0))
    assert grave(game, "delos") == 2


@pytest.mark.rule("H2.7")
def test_sphinx_own_troops_and_fleets_but_not_cards() -> None:
    game = underworld("sphinx", necropolis="delos", cities={"sparta": {"priests": 1, "philosophers": 1}})
    play(game, "call sphinx", "sell priest", "sell philosopher")
    assert grave(game, "delos") == 0
    play(game, "sell troop naxos")
    assert grave(game, "delos") == 1
    play(game, "sell fleet 6-8", "stop")
    assert (grave(game, "delos"), gold(game, "sparta")) == (2, 9 - 2 + 8)


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize("card", ["pegasus", "sylph"])
def test_units_that_only_move_put_nothing(card: str) -> None:
    game = underworld(card, necropolis="delos")
    if card == "pegasus":
        play(game, "call pegasus", "choose isle naxos", "land paros 1")
    else:
        play(game, "call sylph", "choose sea 6-8", "sail 6-7 1", "stop")
    assert grave(game, "delos") == 0


# Who takes it


def before_revenue(**rest: Any) -> Game:
    """The revenue of cycle 4 is to come."""
    position: dict[str, Any] = {
        "players": 3,
        "modules": ["hades"],
        "cycle": 4,
        "phase": "revenue",
        "gods": ["zeus", "ares"],
        "isles": {
            "naxos": {"owner": "sparta", "troops": 1},
            "kea": {"owner": "sparta", "troops": 1},
            "tinos": {"owner": "athens", "troops": 1},
            "syros": {"owner": "corinth", "troops": 1},
        },
        "seas": {},
        "cities": {name: {"gold": 0} for name in ("sparta", "athens", "corinth")},
    }
    for name, entry in rest.pop("isles", {}).items():
        position["isles"][name] = position["isles"][name] | entry
    return Game.from_position(position | rest)


@pytest.mark.rule("H2.7")
def test_at_revenue_the_owner_of_its_isle_takes_the_gold() -> None:
    game = before_revenue(necropolis="naxos", isles={"naxos": {"gold": 5}})
    assert (gold(game, "sparta"), grave(game, "naxos")) == (2 + 5, 0)  # Kea pays 2
    assert (gold(game, "athens"), gold(game, "corinth")) == (1, 1)


@pytest.mark.rule("H2.7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whatever_the_number_of_players(players: int) -> None:
    plain = {"players": players, "modules": ["hades"], "cycle": 4, "phase": "revenue"}
    gods = ["poseidon", "ares", "zeus", "athena"][: {2: 3, 3: 2, 4: 3, 5: 4}[players]]
    isles = Game.from_position(plain | {"gods": gods}).to_position()["isles"]
    home = next(name for name, place in isles.items() if place["owner"] == "athens")
    lands = isles | {home: isles[home] | {"gold": 4}}
    told: list[events.Event] = []
    game = Game.from_position(plain | {"gods": gods, "isles": lands, "necropolis": home}, listen=told.append)
    taken = [event for event in told if isinstance(event, events.GraveGoldTaken)]
    assert taken == [events.GraveGoldTaken(player=1, isle=game.names.number("isle", home), gold=4)]
    assert grave(game, home) == 0


@pytest.mark.rule("H2.7")
def test_also_if_his_isle_is_empty() -> None:
    game = before_revenue(necropolis="naxos", isles={"naxos": {"gold": 5, "troops": 0}})
    assert gold(game, "sparta") == 7


@pytest.mark.rule("H2.6", "H2.7")
def test_what_was_left_behind_goes_to_that_isle_s_owner() -> None:
    game = before_revenue(necropolis="naxos", isles={"naxos": {"gold": 1}, "tinos": {"gold": 3}})
    assert [gold(game, name) for name in ("sparta", "athens", "corinth")] == [2 + 1, 1 + 3, 1]
    assert (grave(game, "naxos"), grave(game, "tinos")) == (0, 0)


@pytest.mark.rule("H2.6", "H2.7")
def test_what_falls_after_a_move_lies_on_the_new_isle() -> None:
    game = underworld("harpy", necropolis="delos", isles={"delos": {"gold": 2}})
    play(game, "build necropolis naxos", "call harpy", "choose isle ios")
    assert (grave(game, "delos"), grave(game, "naxos")) == (2, 1)


@pytest.mark.rule("H2.6", "H2.7")
def test_it_is_the_necropolis_s_again_if_it_comes_back() -> None:
    # It came from Naxos in an earlier turn of the cycle; new gold joins the old, and Sparta takes it all.
    game = underworld("harpy", necropolis="delos", isles={"naxos": {"gold": 2}})
    play(game, "build necropolis naxos", "call harpy", "choose isle ios")
    assert grave(game, "naxos") == 3
    empusa = underworld(
        "empusa", modules=("hades", "heroes"), necropolis="delos", isles={"naxos": {"gold": 2}, "delos": {"gold": 1}}
    )
    play(empusa, "build necropolis naxos", "call empusa")
    assert (gold(empusa, "sparta"), grave(empusa, "naxos"), grave(empusa, "delos")) == (9 - 2 - 2 + 2, 0, 1)


@pytest.mark.rule("H2.7")
def test_it_is_taken_at_the_next_revenue_and_not_before() -> None:
    game = underworld(
        "harpy",
        necropolis="naxos",
        apollo=["argos"],
        turn_order=[None, None, "thebes", "corinth", "athens"],
        dice=[0, 0],
        seas={},
    )
    play(game, "call harpy", "choose isle ios")
    assert gold(game, "sparta") == 7
    told = heard(game)
    play(game, "end", "choose isle milos")
    taken = events.GraveGoldTaken(player=0, isle=game.names.number("isle", "naxos"), gold=1)
    assert [event for event in told if isinstance(event, events.GraveGoldTaken)] == [taken]
    assert told.index(taken) > told.index(events.CycleBegan(cycle=4))
    assert gold(game, "sparta") == 7 + 2 + 1  # Kythnos pays 2
    later = heard(game)
    pass_cycle(game)
    assert not [event for event in later if isinstance(event, events.GraveGoldTaken)]  # once


@pytest.mark.rule("H2.7")
def test_conquest_takes_it_along() -> None:
    game = underworld(
        necropolis="ios",
        isles={"naxos": {"undead": 3}, "ios": {"gold": 4}},
        seas={"9-5": {"owner": "sparta"}},
        apollo=["argos"],
        turn_order=[None, None, "thebes", "corinth", "athens"],
        dice=[3, 0, 0, 0],
    )
    play(game, "move troops naxos", "take undead 3", "land ios 0")
    assert (army(game, "ios"), grave(game, "ios")) == (("sparta", 0, 3), 5)  # the defender's coin too
    before = gold(game, "sparta")
    play(game, "end", "choose isle milos")
    assert gold(game, "sparta") == before + 2 + 5


@pytest.mark.rule("H2.7")
def test_gold_left_behind_goes_with_its_isle_too() -> None:
    game = underworld(
        isles={"naxos": {"undead": 3}, "ios": {"gold": 4}}, seas={"9-5": {"owner": "sparta"}}, dice=[3, 0]
    )
    play(game, "move troops naxos", "take undead 3", "land ios 0")
    assert (isle(game, "ios")["owner"], grave(game, "ios")) == ("sparta", 4)


@pytest.mark.rule("H2.7")
def test_the_fates_do_not_pay_it() -> None:
    game = play(underworld("fates", necropolis="naxos", isles={"naxos": {"gold": 5}}, seas={}), "call fates")
    assert (gold(game, "sparta"), grave(game, "naxos")) == (9 - 2 + 2, 5)


@pytest.mark.rule("H2.7")
def test_nobody_spends_it_from_there() -> None:
    game = underworld(necropolis="naxos", isles={"naxos": {"gold": 9}}, cities={"sparta": {"gold": 0}})
    refused(game, "build necropolis kythnos", "not_enough_gold", "B5.1")
    assert "build necropolis kythnos" not in texts(game)
