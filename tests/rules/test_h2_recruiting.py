"""H2.4 and H2.9: undead units, and the creatures and heroes one may buy with Hades."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS
from tests.phrases import changes, gold, heard, kind, play, refused, texts
from tests.rules.aegean import ISLE_FIGURES, ONE_SHOT
from tests.rules.underworld import AT_SEA, army, navy, underworld

HARBOURS = {"3-0", "3-1", "4-0", "4-2", "5-1", "5-2"} | {"5-9", "5-10", "6-8", "7-7", "8-6", "9-5"}  # 10-5 is Athens's


def recruits(game: Game) -> set[str]:
    return {action for action in texts(game) if action.startswith("recruit")}


# H2.4


@pytest.mark.rule("H2.4")
def test_one_for_nothing_then_four_for_one_two_three_four() -> None:
    game = underworld(cities={"sparta": {"gold": 10}})
    told = heard(game)
    spent = []
    for _ in range(5):
        play(game, "recruit troop naxos")
        spent.append(10 - gold(game, "sparta"))
    assert spent == [0, 1, 3, 6, 10]
    assert army(game, "naxos") == ("sparta", 1, 5)
    naxos = game.names.number("isle", "naxos")
    assert told == [events.UndeadTroopRaised(player=0, isle=naxos, price=price) for price in range(5)]


@pytest.mark.rule("H2.4")
def test_five_in_a_turn_and_no_sixth() -> None:
    game = underworld(cities={"sparta": {"gold": 99}})
    play(game, "recruit troop naxos", "recruit fleet 6-8", "recruit troop kythnos", "recruit fleet 6-8")
    play(game, "recruit fleet 5-10")
    assert (army(game, "naxos"), army(game, "kythnos")) == (("sparta", 1, 1), ("sparta", 1, 1))
    assert (navy(game, "6-8"), navy(game, "5-10")) == (("sparta", 1, 2), ("sparta", 0, 1))
    assert gold(game, "sparta") == 99 - 10
    refused(game, "recruit troop naxos", "no_more_undead_for_sale", "H2.4")
    refused(game, "recruit fleet 6-8", "no_more_undead_for_sale", "H2.4")
    assert not recruits(game)


@pytest.mark.rule("H2.4")
def test_troops_and_fleets_share_one_rising_price() -> None:
    game = play(underworld(), "recruit troop naxos", "recruit fleet 6-8", "recruit troop naxos")
    assert gold(game, "sparta") == 9 - 1 - 2


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize(("recruited", "price"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
@pytest.mark.parametrize("action", ["recruit troop naxos", "recruit fleet 6-8"])
def test_he_must_be_able_to_pay(recruited: int, price: int, action: str) -> None:
    turn = {"marker": "sparta", "god": "hades", "recruited": recruited}
    enough = play(underworld(turn=turn, cities={"sparta": {"gold": price}}), action)
    assert gold(enough, "sparta") == 0
    if price:
        short = underworld(turn=turn, cities={"sparta": {"gold": price - 1}})
        refused(short, action, "not_enough_gold", "B5.1")
        assert not recruits(short)


@pytest.mark.rule("H2.4")
def test_he_need_not_take_any() -> None:
    game = underworld()
    before = game.to_position()
    play(game, "end")
    after = game.to_position()
    assert (after["isles"], after["seas"]) == (before["isles"], before["seas"])


@pytest.mark.rule("H2.4")
def test_troops_on_his_isles_fleets_next_to_them() -> None:
    game = underworld(isles={"naxos": {"troops": 0}})
    assert recruits(game) == {"recruit troop naxos", "recruit troop kythnos"} | {
        f"recruit fleet {place}" for place in HARBOURS
    }
    refused(game, "recruit troop ios", "not_your_isle", "H2.4")
    refused(game, "recruit troop paros", "not_your_isle", "H2.4")
    refused(game, "recruit fleet 10-5", "enemy_fleet_there", "B5.4")
    refused(game, "recruit fleet 5-8", "no_own_isle_beside", "B5.4")
    before = game.to_position()
    play(game, "recruit troop naxos")  # an isle without troops too
    assert changes(before, game.to_position()) == {"isles.naxos.undead", "turn.recruited"}
    before = game.to_position()
    play(game, "recruit fleet 7-7")
    assert changes(before, game.to_position()) == {"seas.7-7", "turn.recruited", "cities.sparta.gold"}
    assert navy(game, "7-7") == ("sparta", 0, 1)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize(
    "closing",
    [{"kraken": "6-8", "seas": {}}, {"isles": {"paros": {"figure": {"card": "polyphemus", "holder": "argos"}}}}],
)
def test_not_on_a_closed_sea(closing: dict[str, Any]) -> None:
    game = underworld(**closing)
    refused(game, "recruit fleet 6-8" if "kraken" in closing else "recruit fleet 7-7", "sea_closed", "B5.9")


@pytest.mark.rule("H2.4")
def test_five_of_each_at_most_on_the_board() -> None:
    game = underworld(isles={"naxos": {"undead": 3}, "ios": {"undead": 1}})
    play(game, "recruit troop naxos")
    refused(game, "recruit troop naxos", "no_undead_troop_left", "H2.4")
    assert "recruit fleet 6-8" in texts(game)
    seas = AT_SEA | {"6-8": {"owner": "sparta", "undead": 2}, "10-5": {"owner": "athens", "undead": 2}}
    game = play(underworld(seas=seas), "recruit fleet 6-8")
    refused(game, "recruit fleet 6-8", "no_undead_fleet_left", "H2.4")
    assert "recruit troop naxos" in texts(game)


@pytest.mark.rule("H2.4")
def test_a_fallen_undead_can_be_had_again() -> None:
    # Five stand on Naxos; two fall on Ios, then a new one rises.
    game = underworld(
        isles={"naxos": {"troops": 0, "undead": 5}, "ios": {"troops": 3}},
        seas={"9-5": {"owner": "sparta"}},
        dice=[0, 3, 0, 3],
    )
    refused(game, "recruit troop naxos", "no_undead_troop_left", "H2.4")
    play(game, "move troops naxos", "take undead 2", "land ios 0", "stay", "recruit troop naxos")
    assert (army(game, "naxos"), army(game, "ios")) == (("sparta", 0, 4), ("athens", 3, 0))


@pytest.mark.rule("H2.4")
def test_they_do_not_count_towards_eight() -> None:
    seas = AT_SEA | {"6-8": {"owner": "sparta", "fleets": 8}}
    del seas["5-2"]
    game = underworld(isles={"naxos": {"troops": 8}, "kythnos": {"troops": 0}}, seas=seas)
    play(game, "recruit troop naxos", "recruit fleet 6-8")
    assert (army(game, "naxos"), navy(game, "6-8")) == (("sparta", 8, 1), ("sparta", 8, 1))


@pytest.mark.rule("H2.4", "H2.8")
@pytest.mark.parametrize(("god", "action"), [("ares", "recruit troop naxos"), ("poseidon", "recruit fleet 6-8")])
def test_undead_leave_the_other_gods_their_eight(god: str, action: str) -> None:
    isles = {"naxos": {"troops": 6, "undead": 5}}
    seas = {"6-8": {"owner": "sparta", "fleets": 7, "undead": 5}}
    game = play(underworld(god=god, isles=isles, seas=seas), action)
    code = "all_troops_on_board" if god == "ares" else "all_fleets_on_board"
    refused(game, action, code, "B1.3")
    assert (army(game, "naxos"), navy(game, "6-8")) == (
        (("sparta", 7, 5), ("sparta", 7, 5)) if god == "ares" else (("sparta", 6, 5), ("sparta", 8, 5))
    )


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize(
    ("action", "code", "rule"),
    [
        ("recruit priest", "needs_zeus_for_priest", "B5.6"),
        ("recruit philosopher", "needs_athena_for_philosopher", "B5.6"),
        ("build port naxos", "needs_other_god_to_build", "B5.7"),
        ("build temple naxos", "needs_other_god_to_build", "B5.7"),
        ("change fates", "needs_zeus_to_change", "B5.11"),
    ],
)
def test_what_other_gods_give_hades_does_not(action: str, code: str, rule: str) -> None:
    refused(underworld("fates"), action, code, rule)


@pytest.mark.rule("H2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_other_boards_too(players: int) -> None:
    position = {
        "players": players,
        "modules": ["hades"],
        "cycle": 3,
        "threat": 9,
        "turn": {"marker": "sparta", "god": "hades"},
        "cities": {"sparta": {"gold": 10}},
    }
    game = Game.from_position(position)
    home = next(name for name, isle in game.to_position()["isles"].items() if isle["owner"] == "sparta")
    play(game, *[f"recruit troop {home}"] * 5)
    assert (army(game, home), gold(game, "sparta")) == (("sparta", 1, 5), 0)


# H2.9


@pytest.mark.rule("H2.9")
@pytest.mark.parametrize("card", [*ONE_SHOT, *ISLE_FIGURES])
def test_every_creature_may_be_bought_with_hades(card: str) -> None:
    game = underworld(card)
    told = heard(game)
    play(game, f"call {card}")
    assert told[0] == events.CreatureCalled(player=0, card=CARDS.index(card), space=2, price=2, discounts=0)


@pytest.mark.rule("H2.9")
def test_a_hero_too() -> None:
    game = underworld("ajax", modules=("hades", "heroes"))
    play(game, "call ajax")
    assert kind(game) == "hero_isle"
    play(game, "choose isle naxos")
    assert game.to_position()["heroes"]["ajax"] == {"owner": "sparta", "isle": "naxos", "hired": 3}
    assert gold(game, "sparta") == 7


@pytest.mark.rule("H2.9")
def test_at_the_usual_price_between_his_other_actions() -> None:
    game = underworld("harpy", "fates", isles={"naxos": {"buildings": [None, None, "temple"]}})
    play(game, "recruit troop naxos", "call fates", "recruit troop naxos")
    # 3 GP less a temple; 2 from Kythnos; the second undead costs 1.
    assert gold(game, "sparta") == 9 - 2 + 2 - 1
    refused(game, "call sphinx", "not_on_track", "C0.1")
    play(game, "call harpy", "choose isle ios", "recruit fleet 6-8")
    assert gold(game, "sparta") == 8 - 4 - 2
