"""A battle round with everything in it: the order of its steps, and what counts (H5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words.events import (
    BattleRound,
    DiceRolled,
    DieRerolled,
    ItemUsed,
    MinotaurFell,
    UnitLost,
    UnitSaved,
)
from tests.phrases import city, decider, heard, isle, kind, play, refused, sea, texts, totals
from tests.rules.aegean import standing
from tests.rules.duels import attack, landing, sailing, set_sail
from tests.rules.favours import holding

SPARTA, ATHENS = 0, 1
MINOTAUR = {"figure": {"card": "minotaur", "holder": "athens", "called": 3}}


def steps(game: Game, *choices: str) -> list[tuple[str | None, str | None]]:
    """What is asked of whom, while these choices are made one after another."""
    asked = []
    for choice in choices:
        asked.append((kind(game), decider(game)))
        play(game, choice)
    return asked


def attackers(game: Game) -> dict[str, Any]:
    """What is left of the attack, from the battle's frame."""
    frame = game.to_position()["flow"][2]
    return {what: frame[what] for what in ("attackers", "attacking_undead", "attacking_heroes") if what in frame}


# The order of the steps


@pytest.mark.rule("H5.1")
def test_the_steps_of_a_round_in_order() -> None:
    """A tie: each side has items, Sparta brings Ulysses and an undead, Athens has Hector."""
    game = landing(
        2,
        3,
        [0, 2, 1],
        isles={"naxos": {"owner": "sparta", "troops": 2, "undead": 1}},
        threat=9,
        gods=["ares", "hades"],
        heroes={"ulysses": {"isle": "naxos"}, "hector": {"isle": "milos"}},
        cities={"sparta": {"items": ["spear", "aegis"]}, "athens": {"secret_items": ["cup"]}},
    )
    events = heard(game)
    attack(game, 2, "take undead 1", "take ulysses")
    asked = steps(game, "use spear", "pass", "reroll", "lose undead", "use aegis", "lose unit", "pass", "stay", "stay")
    assert asked == [
        ("battle_item", "sparta"),
        ("battle_item", "athens"),
        ("battle_reroll", "sparta"),
        ("choose_loss", "sparta"),
        ("save_unit", "sparta"),
        ("choose_loss", "athens"),
        ("save_unit", "athens"),
        ("land_battle", "athens"),  # no way out by sea, but a face-down item
        ("land_battle", "sparta"),
    ]
    assert (kind(game), decider(game)) == ("battle_item", "athens")  # the next round; the Spear is spent
    told = (ItemUsed, DiceRolled, DieRerolled, BattleRound, UnitSaved, UnitLost)
    assert [type(event) for event in events if isinstance(event, told)] == [
        ItemUsed,
        DiceRolled,
        DieRerolled,
        BattleRound,
        ItemUsed,
        UnitSaved,
        UnitLost,
    ]
    assert totals(events) == [(4 + 2 + 1, 4 + 1 + 2)]


@pytest.mark.rule("H5.1", "B6.1")
def test_both_dice_are_rolled_before_ulysses_decides_the_attackers_first() -> None:
    game = landing(2, 3, [1, 3, 2], heroes={"ulysses": {"isle": "naxos"}})
    events = heard(game)
    attack(game, 2, "take ulysses")
    assert (kind(game), decider(game), texts(game)) == ("battle_reroll", "sparta", {"pass", "reroll"})
    assert [event for event in events if isinstance(event, DiceRolled)] == [DiceRolled(attacker_die=1, defender_die=3)]
    frame = game.to_position()["flow"][2]
    assert (frame["attacker_die"], frame["defender_die"]) == (1, 3)
    play(game, "reroll")
    assert [event for event in events if isinstance(event, DieRerolled)] == [DieRerolled(player=SPARTA, die=2)]
    assert totals(events) == [(3 + 2, 3 + 3)]


@pytest.mark.rule("H5.1", "H3.6")
def test_ulysses_defending_rerolls_the_defenders_die() -> None:
    game = landing(3, 2, [1, 0, 3], heroes={"ulysses": {"isle": "milos"}})
    events = heard(game)
    attack(game, 3)
    assert (kind(game), decider(game)) == ("battle_reroll", "athens")
    play(game, "reroll")
    assert [event for event in events if isinstance(event, DieRerolled)] == [DieRerolled(player=ATHENS, die=3)]
    assert totals(events) == [(3 + 1, 3 + 3)]


@pytest.mark.rule("H5.1", "H3.6")
def test_ulysses_rerolls_once_a_battle_and_is_asked_until_he_does() -> None:
    game = landing(4, 5, [3, 0, 0, 3, 1, 3, 0], heroes={"ulysses": {"isle": "naxos"}})
    attack(game, 4, "take ulysses")
    assert steps(game, "pass", "stay") == [("battle_reroll", "sparta"), ("land_battle", "sparta")]
    assert steps(game, "reroll", "lose unit", "stay") == [
        ("battle_reroll", "sparta"),
        ("choose_loss", "sparta"),
        ("land_battle", "sparta"),
    ]
    assert (kind(game), isle(game, "milos")["troops"]) == ("land_battle", 3)  # a third round went by unasked
    refused(game, "reroll", "no_reroll_now", "H3.6")


# What counts


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize(
    ("milos", "expected"),
    [
        ({}, (3, 2)),
        ({"buildings": ["fortress", "fortress", None]}, (3, 4)),
        ({"metropolis": True}, (3, 3)),
        ({"metropolis": True, "buildings": [None, None, "fortress"]}, (3, 4)),
        ({"buildings": ["port", "temple", "theatre"]}, (3, 2)),
        (MINOTAUR, (3, 4)),
        (MINOTAUR | {"buildings": ["fortress", None, None]}, (3, 5)),
        ({"undead": 2}, (3, 4)),
    ],
)
def test_what_the_defender_adds_on_land(milos: dict[str, Any], expected: tuple[int, int]) -> None:
    game = landing(2, 1, [1, 1], milos)
    events = heard(game)
    attack(game, 2)
    assert totals(events)[0] == expected


@pytest.mark.rule("H5.1", "H3.6")
@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("ajax", (2 + 2, 2 + 2)),
        ("penthesilea", (2 + 1 + 1, 2 + 2)),
        ("hector", (2 + 1, 2 + 2)),
        ("achilles", (2 + 1, 2 + 2)),
        ("perseus", (2 + 1, 2)),
        ("ulysses", (2 + 1, 2 + 2)),
    ],
)
def test_what_each_hero_brings_to_an_attack_on_an_isle(hero: str, expected: tuple[int, int]) -> None:
    """Two troops and the hero against two behind a fortress, on an isle with a metropolis."""
    milos = {"metropolis": True, "buildings": [None, None, "fortress"]}
    game = landing(2, 2, [0, 0, 0, 0], milos, heroes={hero: {"isle": "naxos"}})
    events = heard(game)
    attack(game, 2, f"take {hero}")
    if hero == "ulysses":
        play(game, "pass")
    assert totals(events)[0] == expected


@pytest.mark.rule("H5.1", "H3.6")
@pytest.mark.parametrize(
    ("hero", "expected"),
    [
        ("ajax", (3, 2 + 2 + 1)),
        ("penthesilea", (3, 2 + 1 + 1)),
        ("hector", (3, 2 + 1 + 1 + 1)),
        ("achilles", (3, 2 + 1 + 1)),
        ("perseus", (3, 2 + 1 + 1)),
        ("ulysses", (3, 2 + 1 + 1)),
    ],
)
def test_what_each_hero_brings_to_the_defence_of_an_isle(hero: str, expected: tuple[int, int]) -> None:
    """Three against two and the hero, behind a fortress."""
    game = landing(3, 2, [0, 0, 0, 0], {"buildings": [None, None, "fortress"]}, heroes={hero: {"isle": "milos"}})
    events = heard(game)
    attack(game, 3)
    if hero == "ulysses":
        play(game, "pass")
    assert totals(events)[0] == expected


@pytest.mark.rule("H5.1")
def test_bonuses_add_up() -> None:
    """Ajax, Penthesilea and the Spear against Hector, the Minotaur, an undead and two fortresses."""
    game = landing(
        1,
        1,
        [2, 1],
        MINOTAUR | {"undead": 1, "buildings": ["fortress", "fortress", None]},
        heroes={"ajax": {"isle": "naxos"}, "penthesilea": {"isle": "naxos"}, "hector": {"isle": "milos"}},
        cities=holding(sparta="spear"),
        threat=9,
    )
    events = heard(game)
    attack(game, 1, "take ajax", "take penthesilea")
    play(game, "use spear")
    assert totals(events)[0] == (2 + 1 + 2 + 1 + 1 + 2, 1 + 1 + 1 + 1 + 1 + 2 + 2)


@pytest.mark.rule("H5.1")
def test_heroes_elsewhere_count_nothing() -> None:
    game = landing(
        2, 2, [0, 0], heroes={"ajax": {"isle": "naxos"}, "penthesilea": {"isle": "kea"}, "hector": {"isle": "delos"}}
    )
    events = heard(game)
    attack(game, 2)  # Ajax stays on Naxos
    assert totals(events)[0] == (2, 2)


@pytest.mark.rule("H5.1")
@pytest.mark.parametrize(
    ("isles", "expected"),
    [
        ({}, (3, 3)),
        ({"delos": {"owner": "athens", "buildings": ["port"]}}, (3, 4)),
        ({"delos": {"owner": "athens", "metropolis": True}}, (3, 4)),
        ({"delos": {"owner": "athens", "buildings": ["theatre"]}}, (3, 3)),
        ({"delos": {"owner": "sparta", "buildings": ["port"]}}, (3, 3)),
    ],
)
def test_what_counts_at_sea(isles: dict[str, Any], expected: tuple[int, int]) -> None:
    """Two and an undead fleet against two and an undead fleet; heroes have no place there."""
    seas = {"6-4": {"owner": "sparta", "fleets": 2}, "7-3": {"owner": "athens", "fleets": 2, "undead": 1}}
    game = sailing(2, 2, [1, 0], isles=isles, seas=seas, threat=9, heroes={"hector": {"isle": "milos"}})
    events = heard(game)
    set_sail(game, 2)
    assert totals(events)[0] == expected


# Losses


@pytest.mark.rule("H5.1", "H2.8", "H3.4")
def test_the_loser_picks_the_unit() -> None:
    game = landing(
        2,
        3,
        [0, 3],
        isles={"naxos": {"owner": "sparta", "troops": 2, "undead": 1}},
        threat=9,
        heroes={"ajax": {"isle": "naxos"}, "hector": {"isle": "naxos"}, "perseus": {"isle": "milos"}},
    )
    attack(game, 2, "take undead 1", "take ajax", "take hector")
    assert (kind(game), decider(game)) == ("choose_loss", "sparta")
    assert texts(game) == {"lose unit", "lose undead", "lose hero ajax", "lose hero hector"}
    refused(game, "lose hero perseus", "no_such_unit", "H5.1")
    refused(game, "stay", "no_retreat_now", "B6.3")
    refused(game, "pass", "nothing_to_pass", "H4.7")
    for choice, left in {
        "lose unit": {"attackers": 1, "attacking_undead": 1, "attacking_heroes": ["hector", "ajax"]},
        "lose undead": {"attackers": 2, "attacking_heroes": ["hector", "ajax"]},
        "lose hero ajax": {"attackers": 2, "attacking_undead": 1, "attacking_heroes": ["hector"]},
    }.items():
        assert attackers(play(game.copy(), choice)) == left
    assert play(game, "lose hero hector").to_position()["gone"] == ["hector"]


@pytest.mark.rule("H5.1")
def test_with_one_kind_of_unit_nothing_is_asked() -> None:
    game = landing(3, 3, [1, 1])
    attack(game, 3)
    assert kind(game) == "land_battle"
    assert (attackers(game), isle(game, "milos")["troops"]) == ({"attackers": 2}, 2)
    refused(game, "lose unit", "no_loss_now", "H5.1")


@pytest.mark.rule("H5.1")
def test_of_a_tie_the_attacker_picks_and_saves_before_the_defender_picks() -> None:
    game = landing(
        2,
        2,
        [1, 1],
        heroes={"perseus": {"isle": "naxos"}, "penthesilea": {"isle": "milos"}},
        cities=holding(sparta="lyre?", athens="aegis"),
    )
    attack(game, 2, "take perseus")
    play(game, "pass")  # before the dice
    asked = steps(game, "lose hero perseus", "pass")
    assert asked == [("choose_loss", "sparta"), ("save_unit", "sparta")]
    assert game.to_position()["gone"] == ["perseus"]
    assert (isle(game, "milos")["troops"], kind(game), decider(game)) == (2, "choose_loss", "athens")
    asked = steps(game, "lose hero penthesilea", "use aegis")
    assert asked == [("choose_loss", "athens"), ("save_unit", "athens")]
    assert game.to_position()["heroes"]["penthesilea"]["isle"] == "milos"


@pytest.mark.rule("H5.1", "H4.5")
@pytest.mark.parametrize("unit", ["lose unit", "lose undead", "lose hero hector"])
def test_a_saved_unit_is_not_replaced_by_another(unit: str) -> None:
    game = landing(
        3, 2, [3, 0], {"undead": 1}, threat=9, heroes={"hector": {"isle": "milos"}}, cities=holding(athens="aegis")
    )
    attack(game, 3)
    assert steps(game, unit, "use aegis") == [("choose_loss", "athens"), ("save_unit", "athens")]
    assert (isle(game, "milos")["troops"], isle(game, "milos")["undead"]) == (2, 1)
    assert (game.to_position()["gone"], attackers(game)) == ([], {"attackers": 3})
    assert (kind(game), decider(game)) == ("land_battle", "sparta")


@pytest.mark.rule("H5.1", "C14")
@pytest.mark.parametrize("item", ["aegis", "aegis?", "cup?"])
def test_the_minotaur_goes_last_and_is_not_saved(item: str) -> None:
    game = landing(
        4, 1, [3, 0, 3, 0, 3, 0], MINOTAUR, heroes={"hector": {"isle": "milos"}}, cities=holding(athens=item)
    )
    events = heard(game)
    attack(game, 4)
    seen = []
    while kind(game) != "turn":
        seen.append(kind(game))
        if kind(game) == "choose_loss":
            assert texts(game) == {"lose unit", "lose hero hector"}  # never the Minotaur
        play(game, "lose unit" if kind(game) == "choose_loss" else "pass" if "pass" in texts(game) else "stay")
    assert seen.count("save_unit") == 2  # the troop and Hector, not the Minotaur
    assert [type(event) for event in events if isinstance(event, UnitLost | MinotaurFell)] == [
        UnitLost,
        UnitLost,
        MinotaurFell,
    ]
    assert (isle(game, "milos")["owner"], standing(game, "minotaur")) == ("sparta", None)
    assert len(city(game, "athens")["items"]) + len(city(game, "athens")["secret_items"]) == 1


@pytest.mark.rule("H5.1")
def test_fleets_and_undead_fleets_are_picked_too() -> None:
    seas = {"6-4": {"owner": "sparta", "fleets": 3}, "7-3": {"owner": "athens", "fleets": 1, "undead": 1}}
    game = set_sail(sailing(3, 2, [3, 0], seas=seas, threat=9), 3)
    assert (kind(game), decider(game), texts(game)) == ("choose_loss", "athens", {"lose unit", "lose undead"})
    refused(game, "lose hero ajax", "no_such_unit", "H5.1")
    play(game, "lose unit")
    assert sea(game, "7-3") == {"owner": "athens", "fleets": 0, "undead": 1, "markers": 0}


# Ties


@pytest.mark.rule("H5.1", "H3.6")
@pytest.mark.parametrize(
    ("heroes", "dice", "loses"),
    [
        ({}, [1, 1], (True, True)),
        ({"achilles": "naxos"}, [0, 1], (False, True)),
        ({"achilles": "milos"}, [1, 0], (True, False)),
        ({"achilles": "naxos", "ajax": "milos"}, [2, 1], (False, True)),
        ({"achilles": "kea", "perseus": "naxos"}, [0, 1], (True, True)),  # Achilles is not there
    ],
)
def test_a_tie_costs_both_but_achilles_side(heroes: dict[str, str], dice: list[int], loses: tuple[bool, bool]) -> None:
    game = landing(3, 3, dice, heroes={hero: {"isle": name} for hero, name in heroes.items()})
    events = heard(game)
    attack(game, 3, *[f"take {hero}" for hero, name in heroes.items() if name == "naxos"])
    (fought,) = [event for event in events if isinstance(event, BattleRound)]
    assert fought.attacker_total == fought.defender_total
    assert (fought.attacker_loses, fought.defender_loses) == loses


# A hero's power holds until he is lost


@pytest.mark.rule("H5.1", "H3.6")
@pytest.mark.parametrize(
    ("hero", "side", "troops", "second"),
    [
        ("ajax", "naxos", 5, (5, 6)),
        ("penthesilea", "naxos", 5, (5, 6)),
        ("perseus", "naxos", 5, (5, 6)),  # now the walls count
        ("ajax", "milos", 6, (6, 6)),
        ("hector", "milos", 6, (6, 6)),
    ],
)
def test_a_lost_hero_helps_no_more(hero: str, side: str, troops: int, second: tuple[int, int]) -> None:
    """Milos has four troops, a metropolis and a fortress; the hero is lost in the first round."""
    milos = {"metropolis": True, "buildings": [None, None, "fortress"]}
    dice = [0, 3] if side == "naxos" else [3, 0]
    game = landing(troops, 4, [*dice, 0, 0], milos, heroes={hero: {"isle": side}})
    events = heard(game)
    attack(game, troops, *([f"take {hero}"] if side == "naxos" else []))
    play(game, f"lose hero {hero}", "stay")
    assert game.to_position()["gone"] == [hero]
    assert totals(events)[1] == second


@pytest.mark.rule("H5.1", "H3.6")
def test_without_achilles_a_tie_costs_again() -> None:
    game = landing(3, 3, [0, 3, 1, 1], heroes={"achilles": {"isle": "naxos"}})
    events = heard(game)
    attack(game, 3, "take achilles")
    play(game, "lose hero achilles", "stay")
    second = [event for event in events if isinstance(event, BattleRound)][1]
    assert (second.attacker_total, second.defender_total) == (4, 4)
    assert (second.attacker_loses, second.defender_loses) == (True, True)


@pytest.mark.rule("H5.1", "H3.6")
def test_a_lost_ulysses_rolls_no_more() -> None:
    game = landing(3, 4, [0, 3, 1, 1], heroes={"ulysses": {"isle": "naxos"}})
    attack(game, 3, "take ulysses")
    assert steps(game, "pass", "lose hero ulysses", "stay") == [
        ("battle_reroll", "sparta"),
        ("choose_loss", "sparta"),
        ("land_battle", "sparta"),
    ]
    assert kind(game) == "land_battle"  # the second round went by without a question before it


# Retreats


@pytest.mark.rule("H5.1", "B6.3")
def test_after_the_losses_the_defender_may_retreat_then_the_attacker() -> None:
    game = landing(
        4,
        4,
        [1, 1, 1, 1],
        seas={"9-1": {"owner": "sparta"}, "7-1": {"owner": "athens"}},
        heroes={"ajax": {"isle": "naxos"}},
    )
    attack(game, 4)
    assert steps(game, "stay", "stay") == [("land_battle", "athens"), ("land_battle", "sparta")]
    assert (attackers(game), isle(game, "milos")["troops"]) == ({"attackers": 2}, 2)
    play(game, "choose isle sifnos")
    assert isle(game, "milos")["owner"] == "sparta"


@pytest.mark.rule("H5.1", "B6.3")
def test_nobody_retreats_when_one_side_is_gone() -> None:
    game = landing(
        2, 1, [3, 0], seas={"9-1": {"owner": "sparta"}, "7-1": {"owner": "athens"}}, heroes={"ajax": {"isle": "naxos"}}
    )
    attack(game, 2)
    assert (kind(game), isle(game, "milos")["owner"], isle(game, "milos")["troops"]) == ("turn", "sparta", 2)
