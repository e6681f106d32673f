"""H2.8: undead in battles: they count one, hold isles and seas, retreat, and their owner chooses what he loses."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import decider, heard, kind, play, refused, texts
from tests.rules.underworld import army, fleet, navy, underworld


def landing(attackers: tuple[int, int], defenders: tuple[int, int], dice: list[int], **rest: Any) -> Game:
    """Sparta's troops and undead of Naxos land on Ios, where Athens's stand; a fleet joins the two isles."""
    troops, undead = attackers
    lands: dict[str, dict[str, Any]] = {
        "naxos": {"troops": troops, "undead": undead},
        "ios": {"troops": defenders[0], "undead": defenders[1]} | rest.pop("ios", {}),
    } | rest.pop("isles", {})
    seas = {"9-5": fleet(0, 1)} | rest.pop("seas", {})
    god = "hades" if undead else "ares"
    game = underworld(god=god, isles=lands, seas=seas, dice=dice, **rest)
    play(game, "move troops naxos")
    if undead:
        play(game, f"take undead {undead}")
    return play(game, f"land ios {troops}")


def sailing(attackers: tuple[int, int], defenders: tuple[int, int], dice: list[int], **rest: Any) -> Game:
    """Sparta's fleets of 6-8 sail into 6-7, where Thebes's lie."""
    fleets, undead = attackers
    seas = {"6-8": fleet(undead, fleets), "6-7": fleet(defenders[1], defenders[0], "thebes")} | rest.pop("seas", {})
    god = "hades" if undead else "poseidon"
    game = play(underworld(god=god, seas=seas, dice=dice, **rest), "move fleets 6-8")
    if undead:
        play(game, f"take undead {undead}")
    return play(game, f"sail 6-7 {fleets}")


def rounds(told: list[events.Event]) -> list[tuple[int, int]]:
    return [(event.attacker_total, event.defender_total) for event in told if isinstance(event, events.BattleRound)]


# Each counts one


@pytest.mark.rule("H2.8")
def test_each_undead_adds_one_on_both_sides_on_land() -> None:
    told: list[events.Event] = []
    game = underworld(
        isles={"naxos": {"troops": 1, "undead": 2}, "ios": {"troops": 1, "undead": 1, "buildings": ["fortress"]}},
        seas={"9-5": fleet(0, 1)},
        dice=[2, 1],
    )
    game.listen(told.append)
    play(game, "move troops naxos", "take undead 2", "land ios 1")
    assert rounds(told) == [(1 + 2 + 2, 1 + 1 + 1 + 1)]
    number = game.names.number
    assert events.LandBattleBegan(isle=number("isle", "ios"), attacker=0, defender=1, attackers=3, defenders=2) in told


@pytest.mark.rule("H2.8")
def test_each_undead_adds_one_on_both_sides_at_sea() -> None:
    told: list[events.Event] = []
    game = underworld(
        isles={"paros": {"owner": "thebes", "buildings": ["port"]}},
        seas={"6-8": fleet(1, 2), "6-7": fleet(2, 1, "thebes")},
        dice=[1, 1],
    )
    game.listen(told.append)
    play(game, "move fleets 6-8", "take undead 1", "sail 6-7 2")
    assert rounds(told) == [(2 + 1 + 1, 1 + 2 + 1 + 1)]
    assert (
        events.SeaBattleBegan(sea=game.names.number("sea", "6-7"), attacker=0, defender=3, attackers=3, defenders=3)
        in told
    )


# Who loses what


@pytest.mark.rule("H2.8")
@pytest.mark.parametrize(("loses", "left"), [("lose unit", (1, 1)), ("lose undead", (2, 0))])
def test_an_attacker_of_both_kinds_chooses(loses: str, left: tuple[int, int]) -> None:
    game = landing((2, 1), (3, 0), [0, 3])
    assert (kind(game), decider(game)) == ("choose_loss", "sparta")
    assert texts(game) == {"lose unit", "lose undead"}
    refused(game, "stay", "no_retreat_now", "B6.3")
    told = heard(game)
    play(game, loses)
    assert told[0] == events.UnitLost(player=0, undead=loses == "lose undead", card=None)
    play(game, "choose isle naxos")  # he retreats: what is left comes home
    assert army(game, "naxos") == ("sparta", *left)
    assert army(game, "ios") == ("athens", 3, 0)


@pytest.mark.rule("H2.8")
@pytest.mark.parametrize(("loses", "left"), [("lose unit", (0, 1)), ("lose undead", (1, 0))])
def test_a_defender_of_both_kinds_chooses(loses: str, left: tuple[int, int]) -> None:
    game = landing((4, 0), (1, 1), [3, 0], isles={"syros": {"troops": 1}})
    assert (kind(game), decider(game)) == ("choose_loss", "athens")
    assert texts(game) == {"lose unit", "lose undead"}
    play(game, loses)
    assert army(game, "ios") == ("athens", *left)
    assert decider(game) == "sparta"  # Athens has nowhere to retreat, Sparta has


@pytest.mark.rule("H2.8")
def test_in_a_tie_the_attacker_chooses_first_then_the_defender() -> None:
    game = landing((1, 1), (1, 1), [1, 1])
    assert decider(game) == "sparta"
    play(game, "lose undead")
    assert (kind(game), decider(game)) == ("choose_loss", "athens")
    play(game, "lose unit")
    assert army(game, "ios") == ("athens", 0, 1)


@pytest.mark.rule("H2.8")
def test_he_chooses_in_every_round_anew() -> None:
    game = landing((2, 2), (4, 0), [0, 3, 0, 3, 0, 3])
    play(game, "lose undead", "stay")
    assert texts(game) == {"lose unit", "lose undead"}
    play(game, "lose unit", "stay", "lose undead")
    play(game, "choose isle naxos")
    assert army(game, "naxos") == ("sparta", 1, 0)


@pytest.mark.rule("H2.8")
def test_with_one_kind_left_nobody_is_asked() -> None:
    game = landing((0, 2), (2, 0), [0, 2])
    assert (kind(game), decider(game)) == ("land_battle", "sparta")
    play(game, "choose isle naxos")
    assert (army(game, "naxos"), army(game, "ios")) == (("sparta", 0, 1), ("athens", 2, 0))


@pytest.mark.rule("H2.8")
@pytest.mark.parametrize(("loses", "left"), [("lose unit", (1, 1)), ("lose undead", (2, 0))])
def test_at_sea_the_attacker_chooses(loses: str, left: tuple[int, int]) -> None:
    game = sailing((2, 1), (3, 0), [0, 3])
    assert (kind(game), decider(game), texts(game)) == ("choose_loss", "sparta", {"lose unit", "lose undead"})
    play(game, loses, "stay", "choose sea 6-8")
    assert navy(game, "6-8") == ("sparta", *left)


@pytest.mark.rule("H2.8")
@pytest.mark.parametrize(("loses", "left"), [("lose unit", (1, 2)), ("lose undead", (2, 1))])
def test_at_sea_the_defender_chooses_and_all_retreat(loses: str, left: tuple[int, int]) -> None:
    game = sailing((5, 0), (2, 2), [3, 0])
    assert (kind(game), decider(game), texts(game)) == ("choose_loss", "thebes", {"lose unit", "lose undead"})
    told = heard(game)
    play(game, loses, "choose sea 6-6")
    number = game.names.number
    retreat = events.FleetsRetreated(
        player=3, from_sea=number("sea", "6-7"), to_sea=number("sea", "6-6"), count=left[0], undead=left[1]
    )
    assert retreat in told
    assert (navy(game, "6-6"), navy(game, "6-7")) == (("thebes", *left), ("sparta", 5, 0))


@pytest.mark.rule("H2.8")
def test_a_unit_he_has_not_can_not_be_lost() -> None:
    game = landing((2, 1), (3, 0), [0, 3, 0, 3])
    play(game, "lose undead", "stay")  # only troops are left: not asked
    assert kind(game) == "land_battle"
    refused(game, "lose undead", "no_loss_now", "H5.1")


@pytest.mark.rule("H2.8", "C14")
def test_the_minotaur_is_the_last_to_go() -> None:
    game = landing((6, 0), (0, 1), [3, 0, 3, 0], ios={"figure": "minotaur"})
    assert (army(game, "ios"), decider(game)) == (("athens", 0, 0), "sparta")
    play(game, "stay")
    assert army(game, "ios") == ("sparta", 6, 0)


# They hold places


@pytest.mark.rule("H2.8")
def test_undead_alone_hold_an_isle() -> None:
    game = landing((1, 0), (0, 2), [0, 1])
    assert army(game, "ios") == ("athens", 0, 2)  # a battle, and lost: 1 against 3


@pytest.mark.rule("H2.8")
def test_undead_alone_hold_a_sea() -> None:
    game = sailing((1, 0), (0, 2), [0, 1])
    assert navy(game, "6-7") == ("thebes", 0, 2)
    enemy = underworld(god="poseidon", seas={"6-8": fleet(1, 0, "corinth")})
    refused(enemy, "recruit fleet 6-8", "enemy_fleet_there", "B5.4")


@pytest.mark.rule("H2.8")
def test_undead_who_are_left_alone_own_the_isle() -> None:
    game = landing((1, 1), (1, 0), [0, 1])  # 2 against 2: one falls on each side
    play(game, "lose unit")
    assert army(game, "ios") == ("sparta", 0, 1)


@pytest.mark.rule("H2.8")
def test_a_mixed_force_retreats_whole() -> None:
    lands = {"milos": {"owner": "athens", "troops": 1}}
    game = landing((4, 0), (2, 2), [3, 0], seas={"9-3": fleet(0, 1, "athens")}, isles=lands)
    play(game, "lose undead")
    assert (kind(game), decider(game)) == ("land_battle", "athens")
    told = heard(game)
    play(game, "choose isle milos")
    assert (army(game, "milos"), army(game, "ios")) == (("athens", 3, 1), ("sparta", 4, 0))
    number = game.names.number
    assert told[0] == events.TroopsRetreated(
        player=1, from_isle=number("isle", "ios"), to_isle=number("isle", "milos"), count=2, undead=1
    )


@pytest.mark.rule("H2.8")
def test_undead_fleets_lead_a_retreat() -> None:
    game = landing((2, 0), (3, 0), [0, 3], seas={"9-5": fleet(1)})
    assert (decider(game), texts(game)) == ("sparta", {"stay", "choose isle naxos"})
