"""Minotaur, Chiron, Medusa (C14, C15, C16)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import PAID, Fleets, Lands, aegean, lies, standing

ROUTE: Fleets = {"9-5": ("sparta", 1)}  # joins Naxos and Ios
RETREAT_OF_ATHENS: Fleets = {"7-4": ("athens", 1), "6-4": ("athens", 1), "5-4": ("athens", 1)}  # joins Ios and Syros


def battle_of_ios(
    attackers: int,
    defenders: int,
    dice: list[int],
    figure: Any = "minotaur",
    fleets: Fleets = ROUTE,
    buildings: tuple[str, ...] = (),
) -> tuple[Game, list[events.BattleRound]]:
    """Sparta marches from Naxos to Athens's Ios, where a figure stands; the rounds are listed as they are fought."""
    lands: Lands = {
        "naxos": {"troops": attackers},
        "ios": {"troops": defenders, "figure": figure, "buildings": list(buildings)},
    }
    game = aegean(god="ares", isles=lands, seas=fleets, dice=dice)
    rounds: list[events.BattleRound] = []
    game.listen(lambda event: rounds.append(event) if isinstance(event, events.BattleRound) else None)
    return play(game, "move troops naxos", f"land ios {attackers}"), rounds


def on_ios(game: Game) -> tuple[str, int, str | None]:
    """Ios: owner, troops, figure."""
    found = isle(game, "ios")
    return found["owner"], found["troops"], None if found["figure"] is None else found["figure"]["card"]


# C14 Minotaur


@pytest.mark.rule("C14")
def test_minotaur_counts_as_two_troops_in_defence() -> None:
    game, rounds = battle_of_ios(3, 1, [0, 1], buildings=("fortress",))
    # 3 + 0 against 1 troop + 2 + 1 fortress + 1.
    assert (rounds[0].attacker_total, rounds[0].defender_total) == (3, 5)
    assert (on_ios(game), kind(game)) == (("athens", 1, "minotaur"), "land_battle")


@pytest.mark.rule("C14")
def test_minotaur_defends_alone() -> None:
    game, rounds = battle_of_ios(1, 0, [0, 0])
    assert (rounds[0].attacker_total, rounds[0].defender_total) == (1, 2)
    assert on_ios(game) == ("athens", 0, "minotaur")
    assert lies(game, "minotaur") == "athens"
    assert kind(game) == "turn"


@pytest.mark.rule("C14")
def test_minotaur_is_one_unit_and_the_last_to_go() -> None:
    game, rounds = battle_of_ios(4, 2, [3, 0, 3, 0, 3, 0])
    assert on_ios(game) == ("athens", 1, "minotaur")
    play(game, "stay")
    assert on_ios(game) == ("athens", 0, "minotaur")
    play(game, "stay")  # one loss, and he is gone
    assert [fought.defender_total for fought in rounds] == [4, 3, 2]
    assert on_ios(game) == ("sparta", 4, None)
    assert lies(game, "minotaur") == "discard"


@pytest.mark.rule("C14")
def test_a_tie_takes_a_troop_before_the_minotaur() -> None:
    game, _ = battle_of_ios(3, 1, [0, 0])
    assert on_ios(game) == ("athens", 0, "minotaur")
    assert game.to_position()["flow"][-1]["attackers"] == 2


@pytest.mark.rule("C14")
def test_with_troops_left_the_defender_may_retreat_and_he_leaves() -> None:
    game, _ = battle_of_ios(3, 2, [0, 0], fleets=ROUTE | RETREAT_OF_ATHENS)  # 3 against 4
    assert (decider(game), texts(game)) == ("athens", {"stay", "choose isle syros"})
    play(game, "choose isle syros")
    assert on_ios(game) == ("sparta", 2, None)
    assert isle(game, "syros")["troops"] == 3
    assert lies(game, "minotaur") == "discard"


@pytest.mark.rule("C14")
def test_alone_the_defender_has_no_retreat_but_the_attacker_has() -> None:
    game, _ = battle_of_ios(3, 0, [0, 2], fleets=ROUTE | RETREAT_OF_ATHENS)  # 3 against 4
    assert (decider(game), texts(game)) == ("sparta", {"stay", "choose isle naxos"})
    play(game, "choose isle naxos")
    assert on_ios(game) == ("athens", 0, "minotaur")
    assert isle(game, "naxos")["troops"] == 2
    assert lies(game, "minotaur") == "athens"


@pytest.mark.rule("C14")
def test_alone_against_the_last_attacker_a_tie_removes_both() -> None:
    game, _ = battle_of_ios(1, 0, [1, 0])
    assert on_ios(game) == ("athens", 0, None)
    assert (isle(game, "naxos")["owner"], isle(game, "naxos")["troops"]) == ("sparta", 0)
    assert lies(game, "minotaur") == "discard"
    assert kind(game) == "turn"


@pytest.mark.rule("C14")
def test_alone_against_two_a_tie_gives_the_isle_away() -> None:
    game, _ = battle_of_ios(2, 0, [0, 0])
    assert on_ios(game) == ("sparta", 1, None)
    assert lies(game, "minotaur") == "discard"


@pytest.mark.rule("C14")
def test_minotaur_fights_for_the_isles_owner_even_against_his_caller() -> None:
    game, rounds = battle_of_ios(1, 0, [0, 0], figure={"card": "minotaur", "holder": "sparta"})
    assert rounds[0].defender_total == 2
    assert on_ios(game) == ("athens", 0, "minotaur")
    assert lies(game, "minotaur") == "sparta"


@pytest.mark.rule("C14")
def test_minotaur_on_a_neutral_isle_leaves_without_a_fight() -> None:
    figure = {"card": "minotaur", "holder": "athens"}
    game = aegean(god="ares", isles={"paros": {"figure": figure}}, seas={"7-7": ("sparta", 1)})
    before = game.to_position()
    events_heard = heard(game)
    play(game, "move troops naxos", "land paros 1")
    assert not [event for event in events_heard if isinstance(event, events.BattleRound)]
    assert (isle(game, "paros")["owner"], isle(game, "paros")["troops"]) == ("sparta", 1)
    assert (standing(game, "minotaur"), lies(game, "minotaur")) == (None, "discard")
    landed = {"isles.paros.owner", "isles.paros.troops", "isles.paros.figure", "isles.naxos.troops"}
    assert changes(before, game.to_position()) == landed | {"cities.sparta.gold", "discard"}


@pytest.mark.rule("C14")
def test_minotaur_stays_when_the_owner_himself_lands() -> None:
    game = aegean("pegasus", isles={"naxos": {"figure": "minotaur"}})
    play(game, "call pegasus", "choose isle kythnos", "land naxos 1")
    assert (isle(game, "naxos")["troops"], standing(game, "minotaur")) == (2, "naxos")


@pytest.mark.rule("C14")
def test_minotaur_neither_attacks_nor_moves() -> None:
    lands: Lands = {"naxos": {"troops": 2, "figure": "minotaur"}}
    game = aegean(god="ares", isles=lands, seas=ROUTE, dice=[0, 0])
    events_heard = heard(game)
    play(game, "move troops naxos", "land ios 2")
    fought = next(event for event in events_heard if isinstance(event, events.BattleRound))
    assert fought.attacker_total == 2
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == ("sparta", 2)
    assert standing(game, "minotaur") == "naxos"


@pytest.mark.rule("C14")
def test_minotaur_is_put_where_he_is_wanted() -> None:
    game = aegean("minotaur")
    before = game.to_position()
    play(game, "call minotaur", "choose isle kythnos")
    assert changes(before, game.to_position()) == PAID | {"isles.kythnos.figure"}
    assert (gold(game, "sparta"), lies(game, "minotaur")) == (7, "sparta")


# C15 Chiron

OWNERS = ["naxos", "ios", "paros"]  # the caller's, an enemy's, nobody's


@pytest.mark.rule("C15")
@pytest.mark.parametrize("place", OWNERS)
@pytest.mark.parametrize("holder", ["sparta", "athens"])
def test_giant_can_not_touch_chirons_isle(place: str, holder: str) -> None:
    figure = {"card": "chiron", "holder": holder}
    lands: Lands = {place: {"buildings": ["port"], "figure": figure}, "kea": {"buildings": ["port"]}}
    game = play(aegean("giant", isles=lands), "call giant")
    refused(game, f"choose building {place} port on", "guarded_by_chiron", "C15")
    assert texts(game) == {"forgo", "choose building kea port on"}


@pytest.mark.rule("C15")
@pytest.mark.parametrize("holder", ["sparta", "athens"])
def test_harpy_can_not_touch_chirons_isle(holder: str) -> None:
    game = play(aegean("harpy", isles={"ios": {"figure": {"card": "chiron", "holder": holder}}}), "call harpy")
    refused(game, "choose isle ios", "guarded_by_chiron", "C15")
    assert "choose isle syros" in texts(game)


@pytest.mark.rule("C15")
@pytest.mark.parametrize("place", ["ios", "paros"])
@pytest.mark.parametrize("holder", ["sparta", "athens"])
def test_anothers_pegasus_can_not_touch_chirons_isle(place: str, holder: str) -> None:
    game = aegean("pegasus", isles={place: {"figure": {"card": "chiron", "holder": holder}}})
    play(game, "call pegasus", "choose isle naxos")
    refused(game, f"land {place} 1", "guarded_by_chiron", "C15")
    assert "land syros 1" in texts(game)


@pytest.mark.rule("C15")
def test_the_owners_own_pegasus_is_welcome() -> None:
    lands: Lands = {"kythnos": {"figure": {"card": "chiron", "holder": "athens"}}}
    game = play(aegean("pegasus", isles=lands), "call pegasus", "choose isle naxos", "land kythnos 1")
    assert isle(game, "kythnos")["troops"] == 2


@pytest.mark.rule("C15")
def test_chiron_does_not_stop_an_army_on_foot() -> None:
    game, rounds = battle_of_ios(2, 1, [0, 0], figure="chiron", buildings=("port",))
    assert rounds[0].defender_total == 1
    assert on_ios(game) == ("sparta", 2, "chiron")
    assert lies(game, "chiron") == "athens"


@pytest.mark.rule("C15")
def test_chiron_guards_the_new_owner_against_his_caller() -> None:
    lands: Lands = {"naxos": {"troops": 2}, "ios": {"troops": 0, "figure": "chiron"}}
    bids = {"ares": {"marker": "sparta"}, "zeus": {"marker": "athens"}}
    game = aegean(None, "harpy", "pegasus", god="ares", isles=lands, seas=ROUTE, bids=bids)
    play(game, "move troops naxos", "land ios 1", "end", "call harpy")
    assert decider(game) == "athens"
    refused(game, "choose isle ios", "guarded_by_chiron", "C15")
    play(game, "forgo", "call pegasus", "choose isle syros")
    refused(game, "land ios 1", "guarded_by_chiron", "C15")


@pytest.mark.rule("C15")
def test_other_creatures_come_to_chirons_isle() -> None:
    lands: Lands = {"naxos": {"buildings": ["port"], "figure": "chiron"}}
    game = aegean("cyclops", "sphinx", None, isles=lands)
    play(game, "call cyclops", "choose building naxos port on", "choose type fortress")
    play(game, "call sphinx", "sell troop naxos", "stop")
    assert (isle(game, "naxos")["buildings"][0], isle(game, "naxos")["troops"]) == ("fortress", 0)


# C16 Medusa


@pytest.mark.rule("C16")
@pytest.mark.parametrize("holder", ["sparta", "athens"])
def test_troops_can_not_march_or_fly_away_from_medusa(holder: str) -> None:
    lands: Lands = {"naxos": {"figure": {"card": "medusa", "holder": holder}}}
    game = aegean("pegasus", god="ares", isles=lands, seas=ROUTE)
    refused(game, "move troops naxos", "held_by_medusa", "C16")
    play(game, "call pegasus")
    refused(game, "choose isle naxos", "held_by_medusa", "C16")
    assert texts(game) == {"forgo", "choose isle kythnos"}


@pytest.mark.rule("C16")
def test_troops_may_arrive_and_be_recruited() -> None:
    lands: Lands = {"ios": {"owner": "sparta", "figure": "medusa"}, "syros": {"troops": 1}}
    game = aegean("pegasus", god="ares", isles=lands, seas=ROUTE)
    play(game, "recruit troop ios", "move troops naxos", "land ios 1")
    play(game, "call pegasus", "choose isle kythnos", "land ios 1")
    assert isle(game, "ios")["troops"] == 4


@pytest.mark.rule("C16")
def test_neither_side_retreats_from_medusa() -> None:
    fleets = ROUTE | RETREAT_OF_ATHENS
    dice = [0, 1, 0, 3, 3, 0]  # 3 against 3, 2 against 4, 4 against 1
    game, rounds = battle_of_ios(3, 2, dice, figure="medusa", fleets=fleets)
    assert len(rounds) == 3  # nobody was asked anything
    assert on_ios(game) == ("sparta", 1, "medusa")
    assert kind(game) == "turn"
    refused(game, "move troops ios", "held_by_medusa", "C16")  # now she holds Sparta's
    free, rounds = battle_of_ios(3, 2, dice, figure=None, fleets=fleets)
    assert (decider(free), len(rounds)) == ("athens", 1)  # without her both have a way out
    assert (decider(play(free, "stay")), len(rounds)) == ("sparta", 1)


@pytest.mark.rule("C16")
def test_a_retreat_to_medusas_isle_is_an_arrival() -> None:
    lands: Lands = {
        "naxos": {"troops": 3, "figure": None},
        "ios": {"troops": 2},
        "syros": {"figure": "medusa"},
    }
    game = aegean(god="ares", isles=lands, seas=ROUTE | RETREAT_OF_ATHENS, dice=[0, 0])
    play(game, "move troops naxos", "land ios 3", "choose isle syros")
    assert isle(game, "syros")["troops"] == 2


@pytest.mark.rule("C16")
def test_medusa_adds_nothing_to_a_battle() -> None:
    _, rounds = battle_of_ios(2, 1, [0, 0], figure="medusa")
    assert rounds[0].defender_total == 1


@pytest.mark.rule("C16")
def test_fleets_beside_medusas_isle_move_freely() -> None:
    game = aegean(god="poseidon", isles={"naxos": {"figure": "medusa"}})
    assert "move fleets 6-8" in texts(game)
