"""T1.4: land moves and retreats between adjacent territories of an isle."""

from __future__ import annotations

import pytest

from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.kalliste import Lands, host, kalliste

FROM_BALOS = {"akrotiri", "emporio", "perissa", "pyrgos"}  # what touches Balos
FROM_AKROTIRI = {"emporio", "balos"}


def landings(targets: set[str], troops: int) -> set[str]:
    return {f"land {name} {count}" for name in targets for count in range(1, troops + 1)}


@pytest.mark.rule("T1.4")
def test_ares_moves_to_an_adjacent_territory_without_fleets() -> None:
    game = play(kalliste(god="ares", seas={}, isles={"balos": {"troops": 2}}), "move troops balos")
    assert texts(game) == landings(FROM_BALOS, 2)
    before = game.to_position()
    told = heard(game)
    play(game, "land perissa 1")
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 1, 0), ("sparta", 1, 0))
    changed = {"isles.perissa.owner", "isles.perissa.troops", "isles.balos.troops", "cities.sparta.gold", "flow"}
    assert changes(before, game.to_position()) == changed
    number = game.names.number
    assert told == [
        events.TroopsMoved(
            player=0,
            from_isle=number("isle", "balos"),
            to_isle=number("isle", "perissa"),
            count=1,
            price=1,
            flying=False,
        ),
        events.IsleTaken(player=0, isle=number("isle", "perissa"), former=None),
    ]


@pytest.mark.rule("T1.4")
def test_not_to_the_next_but_one_nor_to_another_isle() -> None:
    game = play(kalliste(god="ares", seas={}), "move troops balos")
    refused(game, "land athinios 1", "not_joined_by_fleets", "B5.10")  # beyond Pyrgos
    refused(game, "land oia 1", "not_joined_by_fleets", "B5.10")  # the other end of the isle
    refused(game, "land kameni 1", "not_joined_by_fleets", "B5.10")
    refused(game, "land balos 1", "same_isle", "B5.10")


@pytest.mark.rule("T1.4")
def test_each_further_territory_is_a_move_of_its_own() -> None:
    game = kalliste(god="ares", seas={}, cities={"sparta": {"gold": 2}})
    play(game, "move troops balos", "land perissa 1", "move troops perissa", "land emporio 1")
    assert (host(game, "perissa"), host(game, "emporio")) == (("sparta", 0, 0), ("sparta", 1, 0))
    assert gold(game, "sparta") == 0
    refused(game, "move troops emporio", "not_enough_gold", "B5.1")


@pytest.mark.rule("T1.4")
def test_a_one_territory_isle_touches_nothing() -> None:
    lands: Lands = {"therasia": {"owner": "sparta", "troops": 1}}
    refused(kalliste(god="ares", seas={}, isles=lands), "move troops therasia", "troops_cannot_leave", "B5.10")


@pytest.mark.rule("T1.4")
def test_a_chain_of_fleets_is_the_other_way() -> None:
    game = play(kalliste(god="ares", seas={"8-4": ("sparta", 1)}), "move troops akrotiri")
    assert texts(game) == landings(FROM_AKROTIRI | {"therasia"}, 1)
    play(game, "land therasia 1")
    assert host(game, "therasia") == ("sparta", 1, 0)


@pytest.mark.rule("T1.4")
def test_a_chain_also_leads_to_a_far_territory_of_the_same_isle() -> None:
    # 6-3 lies at Akrotiri, Balos and Kameni, 5-3 beside it also at Athinios and Pyrgos.
    game = kalliste(god="ares", seas={"6-3": ("sparta", 1), "5-3": ("sparta", 1)})
    play(game, "move troops akrotiri")
    assert texts(game) == landings({"emporio", "balos", "kameni", "athinios", "pyrgos"}, 1)
    others = kalliste(god="ares", seas={"6-3": ("sparta", 1), "5-3": ("athens", 1)})
    assert texts(play(others, "move troops akrotiri")) == landings({"emporio", "balos", "kameni"}, 1)


@pytest.mark.rule("T1.4")
def test_a_chain_begins_at_the_territory_not_at_the_isle() -> None:
    # 8-4 lies at Akrotiri: from Balos it is out of reach, though Akrotiri is his and adjacent.
    game = play(kalliste(god="ares", seas={"8-4": ("sparta", 1)}), "move troops balos")
    assert texts(game) == landings(FROM_BALOS, 1)
    refused(game, "land therasia 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("T1.4")
def test_nor_does_it_end_at_a_neighbour_of_where_it_leads() -> None:
    # 6-3 and 5-3 lead from Akrotiri to Athinios and Pyrgos; Kamari behind them is another move.
    game = kalliste(god="ares", seas={"6-3": ("sparta", 1), "5-3": ("sparta", 1)})
    play(game, "move troops akrotiri")
    refused(game, "land kamari 1", "not_joined_by_fleets", "B5.10")
    refused(game, "land perissa 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("T1.4")
def test_hades_moves_there_too() -> None:
    game = kalliste(god="hades", modules=("hades",), threat=9, seas={}, isles={"balos": {"troops": 1, "undead": 1}})
    play(game, "move troops balos", "take undead 1")
    assert texts(game) == {f"land {name} {count}" for name in FROM_BALOS for count in (0, 1)}
    refused(game, "land kamari 0", "not_joined_by_fleets", "B5.10")
    play(game, "land perissa 0")
    assert (isle(game, "perissa")["owner"], isle(game, "perissa")["undead"]) == ("sparta", 1)


@pytest.mark.rule("T1.4")
def test_a_titan_moves_there_too() -> None:
    game = kalliste(seas={}, isles={"balos": {"troops": 0, "titans": 1}})
    play(game, "move titans balos", "take titans 1")
    assert texts(game) == {f"land {name} 0" for name in FROM_BALOS}
    refused(game, "land kamari 0", "not_joined_by_fleets", "T1.4")
    with_fleet = kalliste(seas={"6-3": ("sparta", 1)}, isles={"balos": {"troops": 0, "titans": 1}})
    play(with_fleet, "move titans balos", "take titans 1")
    assert texts(with_fleet) == {f"land {name} 0" for name in FROM_BALOS | {"kameni"}}


@pytest.mark.rule("T1.4")
def test_an_adjacent_territory_of_another_is_attacked() -> None:
    game = kalliste(god="ares", seas={}, isles={"balos": {"troops": 2}}, dice=[1, 0])
    play(game, "move troops balos", "land pyrgos 2")
    assert host(game, "pyrgos") == ("sparta", 2, 0)


# Retreats


def battle(seas: dict[str, tuple[str, int]] | None = None, lands: Lands | None = None) -> tuple[str | None, set[str]]:
    """Sparta attacks Pyrgos from Balos, two against two, and wins the first round: who is asked what then."""
    places: Lands = {"balos": {"troops": 2}, "pyrgos": {"troops": 2}} | (lands or {})
    game = kalliste(god="ares", seas=dict(seas or {}), isles=places, dice=[3, 0, 0, 3, 0, 0])
    play(game, "move troops balos", "land pyrgos 2")
    return decider(game), texts(game)


@pytest.mark.rule("T1.4", "B6.4")
def test_the_defender_retreats_to_an_adjacent_territory() -> None:
    assert battle() == ("athens", {"stay", "choose isle kamari"})
    game = kalliste(god="ares", seas={}, isles={"balos": {"troops": 2}, "pyrgos": {"troops": 2}}, dice=[3, 0])
    play(game, "move troops balos", "land pyrgos 2")
    refused(game, "choose isle athinios", "retreat_isle_not_yours", "B6.4")  # adjacent, but neutral
    refused(game, "choose isle perissa", "retreat_isle_not_yours", "B6.4")
    before = game.to_position()
    play(game, "choose isle kamari")
    assert (host(game, "kamari"), host(game, "pyrgos")) == (("athens", 2, 0), ("sparta", 2, 0))
    changed = {"isles.kamari.troops", "isles.pyrgos.owner", "isles.pyrgos.troops", "flow"}
    assert changes(before, game.to_position()) == changed


@pytest.mark.rule("T1.4", "B6.4")
def test_not_to_the_next_but_one() -> None:
    lands: Lands = {"kamari": {"owner": "corinth"}, "sikinos": {"owner": "athens", "troops": 1}}
    who, offered = battle(lands=lands)
    assert who == "sparta"  # Athens has nowhere to go
    assert offered == {"stay", "choose isle balos"}
    game = kalliste(
        god="ares",
        seas={},
        isles={"balos": {"troops": 2}, "pyrgos": {"troops": 2}, "sikinos": {"owner": "athens", "troops": 1}},
        dice=[3, 0],
    )
    play(game, "move troops balos", "land pyrgos 2")
    refused(game, "choose isle sikinos", "retreat_not_joined", "B6.4")


@pytest.mark.rule("T1.4", "B6.4")
def test_or_along_a_chain_of_his_fleets() -> None:
    # 5-0 and 4-0 lie at Pyrgos, 3-0 at Pyrgos and Kamari, 2-0 beside it at Kamari and Sikinos.
    lands: Lands = {"kamari": {"owner": "corinth"}, "sikinos": {"owner": "athens", "troops": 1}}
    who, offered = battle({"3-0": ("athens", 1), "2-0": ("athens", 1)}, lands)
    assert (who, offered) == ("athens", {"stay", "choose isle sikinos"})


@pytest.mark.rule("T1.4", "B6.4")
def test_the_attacker_retreats_to_an_adjacent_territory() -> None:
    lands: Lands = {"perissa": {"owner": "sparta"}, "akrotiri": {"troops": 1}, "balos": {"troops": 3}}
    game = kalliste(god="ares", seas={}, isles=lands | {"pyrgos": {"troops": 3}}, dice=[0, 3])
    play(game, "move troops balos", "land pyrgos 3", "stay")
    assert (decider(game), texts(game)) == ("sparta", {"stay", "choose isle balos", "choose isle perissa"})
    refused(game, "choose isle akrotiri", "retreat_not_joined", "B6.4")
    play(game, "choose isle perissa")
    assert (host(game, "perissa"), host(game, "balos"), host(game, "pyrgos")) == (
        ("sparta", 2, 0),
        ("sparta", 0, 0),
        ("athens", 3, 0),
    )
    assert kind(game) == "turn"
