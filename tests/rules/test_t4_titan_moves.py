"""T4.3: titan moves with any god but Apollo, and their rising price."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.kalliste import Lands, host, kalliste, march

REACH = ("akrotiri", "emporio", "perissa", "pyrgos")  # what touches Balos


def titans(troops: int = 1, count: int = 1, **rest: Any) -> Game:
    """Titans and troops on Balos, and no fleets anywhere."""
    lands: Lands = {"balos": {"troops": troops, "titans": count}} | rest.pop("isles", {})
    return kalliste(**({"seas": {}} | rest), isles=lands)


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena", "kronos", "hades"])
def test_with_every_god(god: str) -> None:
    rest: dict[str, Any] = {"modules": ("hades",), "threat": 9} if god == "hades" else {}
    game = titans(god=god, **rest)
    play(game, "move titans balos", "take titans 1", "land perissa 1")
    assert (host(game, "perissa"), gold(game, "sparta")) == (("sparta", 1, 1), 8)


@pytest.mark.rule("T4.3")
def test_not_with_apollo() -> None:
    game = titans(turn={"marker": "thebes", "god": "zeus"}, apollo=["sparta"])
    play(game, "end")
    assert (decider(game), texts(game)) == ("sparta", {"choose isle akrotiri", "choose isle balos"})  # his marker
    refused(game, "move titans balos", "no_turn_now", "B5.1")


@pytest.mark.rule("T4.3")
def test_nor_out_of_turn() -> None:
    game = titans(turn=None)
    assert kind(game) == "offering"
    refused(game, "move titans balos", "no_turn_now", "B5.1")


@pytest.mark.rule("T4.3")
def test_a_titan_with_any_number_of_the_troops() -> None:
    game = play(titans(troops=2, count=2), "move titans balos")
    assert texts(game) == {"take titans 1", "take titans 2"}
    refused(game, "land perissa 1", "titan_must_go", "T4.3")
    refused(game, "take titans 3", "too_many_titans", "T4.3")
    play(game, "take titans 1")
    assert texts(game) == {f"land {name} {count}" for name in REACH for count in (0, 1, 2)}
    refused(game, "take titans 1", "titans_chosen", "T4.3")
    refused(game, "land perissa 3", "too_many_troops", "B5.10")
    before = game.to_position()
    told = heard(game)
    play(game, "land perissa 2")
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 2, 1), ("sparta", 0, 1))
    changed = {f"isles.{name}.{part}" for name in ("balos", "perissa") for part in ("troops", "titans")}
    changed |= {"isles.perissa.owner", "cities.sparta.gold", "turn.titan_moves", "flow"}
    assert changes(before, game.to_position()) == changed
    number = game.names.number
    assert told == [
        events.TroopsMoved(
            player=0,
            from_isle=number("isle", "balos"),
            to_isle=number("isle", "perissa"),
            count=2,
            price=1,
            flying=False,
            titans=1,
            by_titan=True,
        ),
        events.IsleTaken(player=0, isle=number("isle", "perissa"), former=None),
    ]


@pytest.mark.rule("T4.3")
def test_several_titans_go_as_one_move() -> None:
    game = march(titans(troops=0, count=3), "balos", "perissa", 0, 3)
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 0, 3), ("sparta", 0, 0))
    assert gold(game, "sparta") == 8


@pytest.mark.rule("T4.3")
def test_undead_and_heroes_come_along() -> None:
    game = titans(
        modules=("hades", "heroes"),
        threat=9,
        isles={"balos": {"troops": 1, "titans": 1, "undead": 2}},
        heroes={"ajax": {"isle": "balos"}, "hector": {"isle": "balos"}},
    )
    play(game, "move titans balos", "take undead 1", "take ajax")
    refused(game, "land perissa 0", "titan_must_go", "T4.3")
    assert texts(game) == {"take titans 1", "take hector"}
    play(game, "take titans 1", "land perissa 0")
    assert (host(game, "perissa"), isle(game, "perissa")["undead"]) == (("sparta", 0, 1), 1)
    assert (host(game, "balos"), isle(game, "balos")["undead"]) == (("sparta", 1, 0), 1)
    heroes = game.to_position()["heroes"]
    assert (heroes["ajax"]["isle"], heroes["hector"]["isle"]) == ("perissa", "balos")


@pytest.mark.rule("T4.3")
def test_only_a_titan_of_his_begins_one() -> None:
    game = titans(isles={"pyrgos": {"titans": 1}})
    assert {action for action in texts(game) if action.startswith("move titans")} == {"move titans balos"}
    refused(game, "move titans akrotiri", "no_titan_there", "T4.3")  # troops only
    refused(game, "move titans pyrgos", "no_titan_there", "T4.3")  # Athens's
    refused(game, "move titans perissa", "no_titan_there", "T4.3")  # nobody's


@pytest.mark.rule("T4.3", "T1.4")
def test_to_an_adjacent_territory_or_along_a_chain() -> None:
    game = play(titans(seas={"6-3": ("sparta", 1)}), "move titans balos", "take titans 1")
    assert texts(game) == {f"land {name} {count}" for name in (*REACH, "kameni") for count in (0, 1)}
    refused(game, "land kamari 0", "not_joined_by_fleets", "T1.4")
    others = play(titans(seas={"6-3": ("athens", 1)}), "move titans balos", "take titans 1")
    refused(others, "land kameni 0", "not_joined_by_fleets", "T1.4")


@pytest.mark.rule("T4.3")
def test_where_nothing_can_be_entered_it_can_t_begin() -> None:
    lands: Lands = {"therasia": {"owner": "sparta", "titans": 1}}
    refused(titans(isles=lands), "move titans therasia", "troops_cannot_leave", "T1.4")


# The price


@pytest.mark.rule("T4.3")
def test_each_move_of_a_turn_costs_one_more() -> None:
    game = titans(cities={"sparta": {"gold": 10}})
    purse = []
    for source, target in (
        ("balos", "perissa"),
        ("perissa", "emporio"),
        ("emporio", "akrotiri"),
        ("akrotiri", "balos"),
    ):
        march(game, source, target)
        purse.append(gold(game, "sparta"))
    assert purse == [9, 7, 4, 0]
    assert game.to_position()["turn"]["titan_moves"] == 4


@pytest.mark.rule("T4.3")
@pytest.mark.parametrize("moves", [0, 1, 2, 5])
def test_it_must_be_paid(moves: int) -> None:
    turn = {"marker": "sparta", "god": "zeus", "titan_moves": moves}
    poor = titans(turn=turn, cities={"sparta": {"gold": moves}})
    refused(poor, "move titans balos", "not_enough_gold", "B5.1")
    game = march(titans(turn=turn, cities={"sparta": {"gold": moves + 1}}), "balos", "perissa")
    assert gold(game, "sparta") == 0


@pytest.mark.rule("T4.3")
def test_whichever_titan_moves() -> None:
    game = titans(isles={"akrotiri": {"titans": 1}})
    march(game, "balos", "perissa")
    march(game, "akrotiri", "emporio")
    march(game, "perissa", "balos")
    assert gold(game, "sparta") == 9 - 1 - 2 - 3


@pytest.mark.rule("T4.2", "T4.3")
def test_moves_paid_through_ares_don_t_count() -> None:
    game = titans(god="ares")
    march(game, "balos", "perissa")
    play(game, "move troops perissa", "take titans 1", "land emporio 0")
    assert gold(game, "sparta") == 9 - 1 - 1
    march(game, "emporio", "perissa")
    assert gold(game, "sparta") == 9 - 1 - 1 - 2
    play(game, "move troops perissa", "take titans 1", "land emporio 0")
    assert gold(game, "sparta") == 9 - 1 - 1 - 2 - 1


@pytest.mark.rule("T4.3")
def test_nor_through_hades() -> None:
    game = titans(god="hades", modules=("hades",), threat=9, isles={"balos": {"troops": 0, "titans": 1, "undead": 1}})
    play(game, "move troops balos", "take undead 1", "take titans 1", "land perissa 0")
    play(game, "move titans perissa", "take titans 1", "take undead 1", "land emporio 0")
    assert gold(game, "sparta") == 9 - 1 - 1
    march(game, "emporio", "perissa")
    assert gold(game, "sparta") == 9 - 1 - 1 - 2


@pytest.mark.rule("T4.3", "C5")
def test_nor_does_a_flight() -> None:
    game = titans(track=[None, None, "pegasus"])
    play(game, "call pegasus", "choose isle balos", "take titans 1", "land akrotiri 0")
    march(game, "akrotiri", "emporio")
    assert gold(game, "sparta") == 9 - 2 - 1


@pytest.mark.rule("T4.3")
def test_every_turn_begins_at_one() -> None:
    # Sparta moves twice with Kronos, then Athens once with Zeus.
    game = titans(
        god="kronos",
        gods=["kronos", "zeus", "ares"],
        bids={"zeus": {"marker": "athens"}},
        cities={"athens": {"gold": 1}},
        isles={"kamari": {"titans": 1}},
    )
    march(game, "balos", "perissa")
    march(game, "perissa", "emporio")
    play(game, "end")
    march(game, "kamari", "athinios")
    assert (gold(game, "athens"), host(game, "athinios")) == (0, ("athens", 0, 1))


@pytest.mark.rule("T4.3", "T5.7")
def test_a_titan_whose_only_way_is_a_passage_needs_gold_for_both_steps() -> None:
    # From Therasia Athens's fleet leads to her last territory alone: it can only be passed through, under the Helm.
    lands: Lands = {
        "balos": {"troops": 1},
        "akrotiri": {"owner": "athens", "troops": 1},
        "pyrgos": {"owner": "corinth"},
        "kamari": {"owner": "corinth"},
        "therasia": {"owner": "sparta", "titans": 1},
    }

    def on_therasia(coins: int) -> Game:
        seas = {"8-4": ("athens", 1)}
        return titans(isles=lands, seas=seas, artifacts={"helm": "therasia"}, cities={"sparta": {"gold": coins}})

    refused(on_therasia(2), "move titans therasia", "no_way_on", "T5.7")
    game = play(on_therasia(3), "move titans therasia", "take titans 1", "bring helm")
    assert texts(game) == {"pass through akrotiri 0"}
    play(game, "pass through akrotiri 0", "land emporio 0")
    assert (gold(game, "sparta"), host(game, "emporio")) == (0, ("sparta", 0, 1))


# Between the moves


@pytest.mark.rule("T4.3")
def test_units_are_left_and_picked_up_between_moves() -> None:
    game = titans(troops=3, isles={"akrotiri": {"troops": 2}}, cities={"sparta": {"gold": 10}})
    march(game, "balos", "perissa", 3)
    march(game, "perissa", "emporio", 2)  # one stays
    march(game, "emporio", "akrotiri", 1)  # another one
    march(game, "akrotiri", "balos", 3)  # with the two that stood there
    assert [host(game, name) for name in ("perissa", "emporio", "akrotiri", "balos")] == [
        ("sparta", 1, 0),
        ("sparta", 1, 0),
        ("sparta", 0, 0),
        ("sparta", 3, 1),
    ]


@pytest.mark.rule("T4.3")
def test_if_the_titan_falls_the_others_stay_where_they_are() -> None:
    game = titans(troops=3, isles={"pyrgos": {"troops": 2}}, dice=[0, 3, 3, 0, 3, 0])
    march(game, "balos", "pyrgos", 3)
    play(game, "lose titan")
    while kind(game) == "land_battle":
        play(game, "stay")
    assert (host(game, "pyrgos"), host(game, "balos")) == (("sparta", 3, 0), ("sparta", 0, 0))
    refused(game, "move titans pyrgos", "no_titan_there", "T4.3")
    assert not any(action.startswith("move titans") for action in texts(game))


@pytest.mark.rule("T4.3")
def test_those_who_didn_t_go_are_not_touched() -> None:
    game = titans(troops=3, count=2, isles={"pyrgos": {"troops": 3}}, dice=[0, 3])
    march(game, "balos", "pyrgos")
    assert (host(game, "pyrgos"), host(game, "balos")) == (("athens", 3, 0), ("sparta", 3, 1))
    assert (kind(game), game.to_position()["turn"]["titan_moves"]) == ("turn", 1)  # the move is paid all the same


@pytest.mark.rule("T4.3")
def test_after_a_won_battle_it_may_go_on() -> None:
    game = titans(troops=2, dice=[3, 0])
    march(game, "balos", "pyrgos", 2)
    march(game, "pyrgos", "athinios")
    assert (host(game, "pyrgos"), host(game, "athinios")) == (("sparta", 2, 0), ("sparta", 0, 1))
    assert gold(game, "sparta") == 9 - 1 - 2
