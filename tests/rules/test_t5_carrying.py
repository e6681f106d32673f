"""Artifacts go along with units: on moves, flights and retreats, and stay with their side in battles (T5.2)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import Fleets, Lands, army, holders, lies, thera

TWO_THERE = {"helm": "kamari", "caduceus": "kamari", "sandals": "fira"}
BRINGS = {"bring helm", "bring caduceus"}


# Moves


@pytest.mark.rule("T5.2")
def test_any_of_those_that_lie_there_come_along_the_rest_stays() -> None:
    game = play(thera(isles={"kamari": {"troops": 3}}, artifacts=TWO_THERE), "move troops kamari")
    assert BRINGS <= texts(game)
    refused(game, "bring sandals", "artifact_not_there", "T5.2")
    refused(game, "bring lightning", "artifact_not_there", "T5.2")  # still in the deck
    before = game.to_position()
    play(game, "bring helm")
    refused(game, "bring helm", "artifact_chosen", "T5.2")
    read_again(game)
    play(game, "land fira 2")
    assert (lies(game, "helm"), lies(game, "caduceus"), lies(game, "sandals")) == ("fira", "kamari", "fira")
    assert (army(game, "fira"), army(game, "kamari")) == (("sparta", 3, 0), ("sparta", 1, 0))
    assert changes(before, game.to_position()) == {
        "artifacts.helm",
        "cities.sparta.gold",
        "flow",
        "isles.fira.troops",
        "isles.kamari.troops",
    }


@pytest.mark.rule("T5.2")
def test_all_of_them_or_none() -> None:
    game = thera(isles={"kamari": {"troops": 3}}, artifacts=TWO_THERE)
    play(game, "move troops kamari", "land fira 1")
    assert (lies(game, "helm"), lies(game, "caduceus")) == ("kamari", "kamari")
    play(game, "move troops kamari", "bring caduceus", "bring helm", "land fira 2")
    assert (lies(game, "helm"), lies(game, "caduceus"), army(game, "kamari")) == ("fira", "fira", ("sparta", 0, 0))


@pytest.mark.rule("T5.2")
def test_it_doesnt_go_by_itself() -> None:
    game = play(thera(artifacts=TWO_THERE, isles={"fira": {"titans": 1}}), "move troops kamari", "bring helm")
    refused(game, "land fira 0", "nobody_goes", "B5.10")
    game = play(thera(artifacts=TWO_THERE, isles={"fira": {"titans": 1}}), "move titans fira", "bring sandals")
    refused(game, "land kamari 1", "titan_must_go", "T4.3")


@pytest.mark.rule("T5.2")
def test_one_left_behind_on_an_empty_territory_is_still_his() -> None:
    game = play(thera(artifacts=TWO_THERE), "move troops kamari", "land fira 1")
    assert army(game, "kamari") == ("sparta", 0, 0)
    assert holders(game)["helm"] == "sparta"
    refused(game, "move troops kamari", "no_own_troop_there", "B5.10")


@pytest.mark.rule("T5.2")
def test_onto_neutral_land() -> None:
    game = play(thera(artifacts=TWO_THERE), "move troops kamari", "bring helm", "land athinios 1")
    assert (lies(game, "helm"), army(game, "athinios")) == ("athinios", ("sparta", 1, 0))


@pytest.mark.rule("T5.2", "B5.10")
def test_a_territory_taken_without_a_fight_gives_what_lies_there() -> None:
    lands: Lands = {"pyrgos": {"troops": 0}}
    game = thera(isles=lands, artifacts={"helm": "kamari", "cornucopia": "pyrgos"})
    play(game, "move troops kamari", "land pyrgos 1")
    assert holders(game) == {"helm": "sparta", "cornucopia": "sparta"}
    assert lies(game, "cornucopia") == "pyrgos"


@pytest.mark.rule("T5.2", "T4.3", "H3.4", "H2.8")
def test_a_titan_move_takes_artifacts_heroes_undead_and_troops_along() -> None:
    lands: Lands = {"kamari": {"troops": 2, "titans": 2, "undead": 2}}
    game = thera(
        god="athena",
        isles=lands,
        artifacts=TWO_THERE,
        modules=("hades", "heroes"),
        heroes={"ajax": {"isle": "kamari"}, "hector": {"isle": "kamari"}},
    )
    play(game, "move titans kamari", "take titans 1", "take undead 1", "take ajax", "bring helm", "land athinios 1")
    assert (army(game, "athinios"), isle(game, "athinios")["undead"], lies(game, "helm")) == (
        ("sparta", 1, 1),
        1,
        "athinios",
    )
    assert (army(game, "kamari"), isle(game, "kamari")["undead"], lies(game, "caduceus")) == (
        ("sparta", 1, 1),
        1,
        "kamari",
    )
    stand = {hero: entry["isle"] for hero, entry in game.to_position()["heroes"].items()}
    assert stand == {"ajax": "athinios", "hector": "kamari"}
    play(game, "move titans athinios", "take titans 1", "take ajax", "bring helm", "land kamari 0")
    assert (gold(game, "sparta"), lies(game, "helm"), army(game, "athinios")) == (9 - 1 - 2, "kamari", ("sparta", 1, 0))


@pytest.mark.rule("T5.2", "H2.5")
def test_a_move_with_hades() -> None:
    game = thera(god="hades", modules=("hades",), isles={"kamari": {"undead": 1}}, artifacts=TWO_THERE)
    play(game, "move troops kamari", "bring helm")
    refused(game, "land fira 1", "undead_must_go", "H2.5")
    play(game, "take undead 1", "land fira 0")
    assert (lies(game, "helm"), lies(game, "caduceus"), isle(game, "fira")["undead"]) == ("fira", "kamari", 1)


@pytest.mark.rule("T5.2", "C5")
def test_a_flight() -> None:
    game = play(thera("pegasus", god="zeus", artifacts=TWO_THERE), "call pegasus", "choose isle kamari", "bring helm")
    play(game, "land sikinos 1")
    assert (lies(game, "helm"), lies(game, "caduceus"), army(game, "sikinos")) == (
        "sikinos",
        "kamari",
        ("sparta", 1, 0),
    )
    assert gold(game, "sparta") == 9 - 2


@pytest.mark.rule("T5.2", "H3.6")
def test_a_flight_for_perseus() -> None:
    game = thera(god="zeus", modules=("heroes",), artifacts=TWO_THERE, heroes={"perseus": {"isle": "kamari"}})
    play(game, "sacrifice perseus", "choose isle kamari", "bring caduceus", "land sikinos 1")
    assert (lies(game, "caduceus"), lies(game, "helm")) == ("sikinos", "kamari")


@pytest.mark.rule("T5.2", "C16")
def test_medusa_holds_units_and_so_their_artifacts() -> None:
    lands: Lands = {"kamari": {"figure": {"card": "medusa", "holder": "thebes"}}}
    game = thera(isles=lands, artifacts=TWO_THERE)
    refused(game, "move troops kamari", "held_by_medusa", "C16")


@pytest.mark.rule("T5.2")
def test_no_artifacts_at_other_moments() -> None:
    game = thera(artifacts=TWO_THERE)
    refused(game, "bring helm", "no_one_to_take_along", "B5.10")
    at_sea = play(thera(god="poseidon", artifacts=TWO_THERE), "move fleets 4-4")
    refused(at_sea, "bring helm", "no_one_to_take_along", "B5.10")


@pytest.mark.rule("T5.2", "H2.3")
def test_undead_who_leave_take_nothing_along() -> None:
    lands: Lands = {"kamari": {"troops": 0, "undead": 2}}
    game = play(thera(god="hades", modules=("hades",), isles=lands, artifacts=TWO_THERE), "end")
    assert (game.to_position()["cycle"], isle(game, "kamari")["undead"], isle(game, "kamari")["owner"]) == (
        4,
        0,
        "sparta",
    )
    assert (lies(game, "helm"), lies(game, "caduceus")) == ("kamari", "kamari")


# Battles: Sparta's Kamari against Thebes's Pyrgos, which touch; Thebes can retreat to Balos, Sparta to Kamari


def war(troops: int, defenders: int, dice: list[int], artifacts: dict[str, str], **rest: Any) -> Game:
    lands: Lands = {"kamari": {"troops": troops}, "pyrgos": {"troops": defenders}} | rest.pop("isles", {})
    return thera(isles=lands, artifacts=artifacts, dice=dice, **rest)


def attack(game: Game, troops: int, *along: str) -> Game:
    return play(game, "move troops kamari", *along, f"land pyrgos {troops}")


BOTH = {"helm": "kamari", "cornucopia": "pyrgos", "sandals": "fira", "lightning": "balos"}


@pytest.mark.rule("T5.2", "B6.5")
def test_the_winning_attacker_has_his_own_and_what_lies_there() -> None:
    game = war(2, 1, [3, 0], BOTH)
    before = game.to_position()
    attack(game, 2, "bring helm")
    assert (lies(game, "helm"), lies(game, "cornucopia"), army(game, "pyrgos")) == (
        "pyrgos",
        "pyrgos",
        ("sparta", 2, 0),
    )
    assert changes(before, game.to_position()) == {
        "artifacts.helm",
        "cities.sparta.gold",
        "isles.kamari.troops",
        "isles.pyrgos.owner",
        "isles.pyrgos.troops",
    }


@pytest.mark.rule("T5.2")
def test_during_the_battle_an_artifact_stays_with_the_side_that_had_it() -> None:
    game = attack(war(3, 2, [0, 0], BOTH), 3, "bring helm")
    assert (kind(game), decider(game), lies(game, "helm")) == ("land_battle", "thebes", None)
    assert texts(game) == {"stay", "choose isle balos", "bring cornucopia"}
    refused(game, "bring helm", "artifact_not_there", "T5.2")
    refused(game, "bring lightning", "artifact_not_there", "T5.2")
    read_again(game)
    play(game, "stay")
    assert decider(game) == "sparta"
    assert texts(game) == {"stay", "choose isle kamari", "bring helm"}
    refused(game, "bring cornucopia", "artifact_not_there", "T5.2")
    refused(game, "bring sandals", "artifact_not_there", "T5.2")
    read_again(game)


@pytest.mark.rule("T5.2")
def test_a_beaten_attacker_leaves_his_to_the_owner_of_the_territory() -> None:
    game = war(1, 2, [0, 3], BOTH)
    told = heard(game)
    attack(game, 1, "bring helm")
    assert (lies(game, "helm"), army(game, "pyrgos")) == ("pyrgos", ("thebes", 2, 0))
    assert holders(game) == {"helm": "thebes", "cornucopia": "thebes", "sandals": "sparta", "lightning": "thebes"}
    left = [event for event in told if isinstance(event, events.ArtifactsLeft)]
    assert [game.names.name("isle", event.isle) for event in left] == ["pyrgos"]


@pytest.mark.rule("T5.2", "B6.5")
def test_both_sides_wiped_out_the_defender_has_it() -> None:
    game = attack(war(1, 1, [2, 2], BOTH), 1, "bring helm")
    assert (lies(game, "helm"), army(game, "pyrgos")) == ("pyrgos", ("thebes", 0, 0))


@pytest.mark.rule("T5.2", "T4.1")
def test_artifacts_may_follow_titans_alone() -> None:
    lands: Lands = {"kamari": {"troops": 0, "titans": 2}, "pyrgos": {"troops": 1}}
    game = thera(isles=lands, artifacts=BOTH, dice=[3, 0])
    play(game, "move troops kamari", "take titans 2", "bring helm", "land pyrgos 0")
    assert (army(game, "pyrgos"), lies(game, "helm")) == (("sparta", 0, 2), "pyrgos")


# Retreats


@pytest.mark.rule("T5.2", "B6.4")
def test_the_defender_takes_his_along() -> None:
    game = attack(war(3, 2, [1, 0], BOTH), 3, "bring helm")
    play(game, "bring cornucopia")
    refused(game, "bring cornucopia", "artifact_chosen", "T5.2")
    read_again(game)
    play(game, "choose isle balos")
    assert (lies(game, "cornucopia"), lies(game, "helm")) == ("balos", "pyrgos")
    assert (army(game, "balos"), army(game, "pyrgos")) == (("thebes", 2, 0), ("sparta", 3, 0))


@pytest.mark.rule("T5.2", "B6.4")
def test_the_defender_may_leave_his_to_the_conqueror() -> None:
    game = play(attack(war(3, 2, [1, 0], BOTH), 3), "choose isle balos")
    assert (lies(game, "cornucopia"), holders(game)["cornucopia"]) == ("pyrgos", "sparta")


@pytest.mark.rule("T5.2", "B6.4")
@pytest.mark.parametrize("taken", [True, False])
def test_the_attacker_takes_along_what_he_brought_or_leaves_it(taken: bool) -> None:
    game = attack(war(3, 3, [0, 1], BOTH), 3, "bring helm")
    play(game, "stay", *(["bring helm"] if taken else []))
    told = heard(game)
    play(game, "choose isle kamari")
    assert holders(game)["helm"] == ("sparta" if taken else "thebes")
    assert lies(game, "helm") == ("kamari" if taken else "pyrgos")
    assert (army(game, "kamari"), army(game, "pyrgos")) == (("sparta", 2, 0), ("thebes", 3, 0))
    assert [type(event) for event in told] == [
        *([] if taken else [events.ArtifactsLeft]),
        events.TroopsRetreated,
        events.BattleEnded,
    ]


@pytest.mark.rule("T5.2")
def test_what_was_to_go_along_stays_if_they_stay() -> None:
    game = attack(war(4, 3, [0, 0, 0, 0], BOTH), 4)
    play(game, "bring cornucopia", "stay", "stay")
    assert decider(game) == "thebes"
    assert "bring cornucopia" in texts(game)
    play(game, "choose isle balos")
    assert lies(game, "cornucopia") == "pyrgos"


@pytest.mark.rule("T5.2")
def test_the_defenders_choice_is_not_the_attackers() -> None:
    game = attack(war(4, 3, [0, 0], BOTH), 4, "bring helm")
    play(game, "bring cornucopia", "stay", "choose isle kamari")
    assert (lies(game, "cornucopia"), lies(game, "helm")) == ("pyrgos", "pyrgos")


@pytest.mark.rule("T5.2", "H4.5")
def test_ariadnes_thread_leads_artifacts_out_too() -> None:
    game = war(3, 2, [1, 0], BOTH, modules=("favours",), cities={"thebes": {"items": ["thread"]}})
    attack(game, 3)
    play(game, "bring cornucopia", "use thread")
    assert (lies(game, "cornucopia"), army(game, "balos")) == ("balos", ("thebes", 2, 0))


@pytest.mark.rule("T5.5", "T5.7")
def test_neither_sandals_nor_helm_help_in_a_retreat() -> None:
    """Thebes has another territory, Oia, that only Sandals or strange fleets would reach from Pyrgos."""
    lands: Lands = {"oia": {"owner": "thebes"}, "balos": {"owner": "corinth"}}
    artifacts: dict[str, str] = {"sandals": "pyrgos", "helm": "pyrgos"}
    seas: Fleets = dict.fromkeys(("5-3", "6-3", "6-4", "5-5"), ("athens", 1))  # from Pyrgos to Oia
    game = attack(war(3, 2, [0, 0], artifacts, isles=lands, seas=seas), 3)
    assert (decider(game), kind(game)) == ("sparta", "land_battle")  # Thebes has nowhere to go
    lands = {"oia": {"owner": "thebes"}}
    game = attack(war(3, 2, [0, 0], artifacts, isles=lands, seas=seas), 3)
    assert texts(game) == {"stay", "choose isle balos", "bring sandals", "bring helm"}
    play(game, "bring sandals", "bring helm")
    refused(game, "choose isle oia", "retreat_not_joined", "B6.4")
