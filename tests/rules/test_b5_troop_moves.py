"""Ares's move of troops and chains of fleets (B5.10)."""

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import BattleRound, LandBattleBegan
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, sea, texts


def ares(seas: list[str], isles: dict[str, Any] | None = None, enemy_seas: tuple[str, ...] = (), **parts: Any) -> Game:
    """Sparta's turn with Ares: three troops on Naxos, its fleets on these seas, Athens's on those."""
    board: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": 3},
        "kea": {"owner": "sparta", "troops": 1},
        "tinos": {"owner": "athens", "troops": 1},
        "sifnos": {"owner": "athens", "troops": 1},
        "syros": {"owner": "corinth", "troops": 1},
        "mykonos": {"owner": "corinth", "troops": 1},
    }
    return Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": board | (isles or {}),
            "seas": {name: {"owner": "sparta", "fleets": 1} for name in seas}
            | {name: {"owner": "athens", "fleets": 1} for name in enemy_seas},
            **parts,
        }
    )


def reach(game: Game, name: str) -> set[str]:
    """The isles that troops of an isle can be landed on."""
    if f"move troops {name}" not in texts(game):
        return set()
    moving = play(game.copy(), f"move troops {name}")
    return {text.split()[1] for text in texts(moving)}


# Chains


@pytest.mark.rule("B5.10")
def test_one_sea_beside_both_isles_is_a_chain() -> None:
    assert reach(ares(["6-4"]), "naxos") == {"delos"}
    assert reach(ares(["2-1"]), "kea") == {"tinos", "syros"}


@pytest.mark.rule("B5.10")
def test_a_chain_of_two_and_of_three() -> None:
    assert reach(ares(["8-2", "8-1"]), "naxos") == {"milos"}
    assert reach(ares(["8-2", "7-2", "7-1"]), "naxos") == {"delos", "milos", "sifnos"}


@pytest.mark.rule("B5.10")
def test_a_chain_of_all_eight_fleets() -> None:
    chain = ["8-2", "7-2", "6-2", "5-2", "4-1", "3-0", "2-0", "2-1"]
    assert reach(ares(chain), "naxos") == {"delos", "sifnos", "syros", "kea", "tinos"}
    assert reach(ares(chain[:5]), "naxos") == {"delos", "sifnos", "syros"}
    assert reach(ares(chain[:3] + chain[4:]), "naxos") == {"delos", "sifnos"}


@pytest.mark.rule("B5.10")
@pytest.mark.parametrize(
    "seas",
    [
        [],
        ["8-2"],  # beside Naxos only
        ["8-1"],  # beside Milos only
        ["8-2", "7-1"],  # not adjacent to each other
    ],
)
def test_a_broken_chain_is_none(seas: list[str]) -> None:
    game = ares(seas)
    assert reach(game, "naxos") == set()
    refused(game, "move troops naxos", "troops_cannot_leave", "B5.10")


@pytest.mark.rule("B5.10")
def test_enemy_fleets_are_no_link() -> None:
    game = ares(["8-2"], enemy_seas=("8-1", "6-4"))
    refused(game, "move troops naxos", "troops_cannot_leave", "B5.10")
    # A chain of his own past them holds.
    assert reach(ares(["8-2", "7-3"], enemy_seas=("8-1", "6-4")), "naxos") == {"delos"}


@pytest.mark.rule("B5.10")
def test_an_isle_is_no_link_either() -> None:
    # 2-1 joins Kea with Syros, 5-2 joins Syros with Sifnos, but the two seas don't touch.
    for syros in ("corinth", "sparta"):
        game = ares(["2-1", "5-2"], {"syros": {"owner": syros, "troops": 1}})
        assert reach(game, "kea") == {"tinos", "syros"}
        play(game, "move troops kea")
        refused(game, "land sifnos 1", "not_joined_by_fleets", "B5.10")


# The move


@pytest.mark.rule("B5.10")
def test_some_or_all_troops_go() -> None:
    game = ares(["6-4"])
    assert {text for text in texts(game) if text.startswith("move")} == {"move troops naxos"}
    play(game, "move troops naxos")
    assert texts(game) == {"land delos 1", "land delos 2", "land delos 3"}
    refused(game, "land delos 4", "too_many_troops", "B5.10")
    refused(game, "land naxos 1", "same_isle", "B5.10")
    refused(game, "land kea 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("B5.10")
def test_a_move_costs_one_as_often_as_he_can_pay() -> None:
    game = ares(["6-4", "5-4"], cities={"sparta": {"gold": 2}})
    play(game, "move troops naxos")
    assert gold(game, "sparta") == 2
    play(game, "land delos 2")
    assert gold(game, "sparta") == 1
    play(game, "move troops delos", "land naxos 1")
    assert gold(game, "sparta") == 0
    assert (isle(game, "naxos")["troops"], isle(game, "delos")["troops"]) == (2, 1)
    refused(game, "move troops naxos", "not_enough_gold", "B5.1")


@pytest.mark.rule("B5.10")
def test_a_neutral_isle_is_his_at_once() -> None:
    game = ares(["6-4"], {"delos": {"buildings": ["port"], "markers": 1}})
    before = game.to_position()
    play(game, "move troops naxos", "land delos 2")
    assert isle(game, "delos") == before["isles"]["delos"] | {"owner": "sparta", "troops": 2}
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.delos.owner",
        "isles.delos.troops",
        "isles.naxos.troops",
    }
    assert kind(game) == "turn"


@pytest.mark.rule("B5.10")
def test_an_enemy_isle_without_troops_is_his_at_once_whatever_fortress_stands_there() -> None:
    game = ares(
        ["9-1"],
        {
            "milos": {
                "owner": "athens",
                "troops": 0,
                "buildings": [None, None, "fortress"],
                "metropolis": True,
                "markers": 2,
            }
        },
    )
    events = heard(game)
    before = game.to_position()
    play(game, "move troops naxos", "land milos 1")
    assert isle(game, "milos") == before["isles"]["milos"] | {"owner": "sparta", "troops": 1}
    assert not [event for event in events if isinstance(event, (BattleRound, LandBattleBegan))]
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.milos.owner",
        "isles.milos.troops",
        "isles.naxos.troops",
    }


@pytest.mark.rule("B5.10")
def test_enemy_troops_mean_battle() -> None:
    game = ares(["5-5"], dice=[3, 0])
    events = heard(game)
    play(game, "move troops naxos", "land mykonos 2")
    assert [(event.attackers, event.defenders) for event in events if isinstance(event, LandBattleBegan)] == [(2, 1)]
    assert isle(game, "mykonos")["owner"] == "sparta"
    assert isle(game, "mykonos")["troops"] == 2
    assert isle(game, "naxos")["troops"] == 1


@pytest.mark.rule("B5.10", "C14")
def test_the_minotaur_alone_defends_an_owned_isle_but_not_a_neutral_one() -> None:
    def landed(owner: str | None) -> Game:
        delos = {"owner": owner, "figure": {"card": "minotaur", "holder": "corinth"}}
        return play(ares(["6-4"], {"delos": delos}, dice=[0, 3]), "move troops naxos", "land delos 1")

    assert isle(landed("athens"), "delos")["owner"] == "athens"
    taken = isle(landed(None), "delos")
    assert (taken["owner"], taken["troops"], taken["figure"]) == ("sparta", 1, None)


@pytest.mark.rule("B5.10")
def test_an_isle_left_empty_stays_his() -> None:
    game = ares(["6-4"])
    before = game.to_position()
    play(game, "move troops naxos", "land delos 3")
    assert isle(game, "naxos") == before["isles"]["naxos"] | {"troops": 0}
    assert isle(game, "naxos")["owner"] == "sparta"
    refused(game, "move troops naxos", "no_own_troop_there", "B5.10")


@pytest.mark.rule("B5.10", "C11")
def test_an_owned_isle_never_becomes_neutral_again() -> None:
    game = ares([], track=["harpy"])
    play(game, "call harpy", "choose isle mykonos")
    assert isle(game, "mykonos")["owner"] == "corinth"
    assert isle(game, "mykonos")["troops"] == 0


@pytest.mark.rule("B5.10")
def test_troops_join_those_of_an_own_isle() -> None:
    game = ares(["6-4"], {"delos": {"owner": "sparta", "troops": 2}})
    before = game.to_position()
    play(game, "move troops naxos", "land delos 1")
    assert (isle(game, "naxos")["troops"], isle(game, "delos")["troops"]) == (2, 3)
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.delos.troops",
        "isles.naxos.troops",
    }


@pytest.mark.rule("B5.10")
def test_fleets_stay_and_can_serve_again() -> None:
    game = ares(["6-4", "5-5"], dice=[3, 0])
    play(game, "move troops naxos", "land delos 1", "move troops naxos", "land mykonos 1")
    assert (sea(game, "6-4"), sea(game, "5-5")) == ({"owner": "sparta", "fleets": 1}, {"owner": "sparta", "fleets": 1})
    assert (isle(game, "delos")["owner"], isle(game, "mykonos")["owner"]) == ("sparta", "sparta")
    assert (decider(game), kind(game)) == ("sparta", "turn")


@pytest.mark.rule("B5.10")
@pytest.mark.parametrize("god", ["poseidon", "zeus", "athena"])
def test_troops_move_only_with_ares(god: str) -> None:
    game = ares(["6-4"], turn={"marker": "sparta", "god": god})
    refused(game, "move troops naxos", "needs_ares_to_march", "B5.10")


@pytest.mark.rule("B5.10")
def test_only_own_troops_move() -> None:
    refused(ares(["5-5"]), "move troops mykonos", "no_own_troop_there", "B5.10")
    refused(ares(["6-4"]), "move troops delos", "no_own_troop_there", "B5.10")
    refused(ares(["6-4"]), "land delos 1", "no_landing_now", "B5.10")
