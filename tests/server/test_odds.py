"""The chances shown before a battle: exact, worked out by hand for small ones and played out for others."""

from __future__ import annotations

import pytest

from cyclades import Game, ScriptedChance, SeededChance
from cyclades.engine.war.party import WITH_MINOTAUR, party_of
from cyclades.engine.words.pieces import CARDS, FIRST_HERO
from cyclades.odds.chances import Battle, Chances
from cyclades.odds.chances import battle_chances as chances_of
from cyclades.odds.game import battle_odds
from tests.positions.laying import land_war

# Two dice of faces 0, 1, 1, 2, 2, 3: of 36 throws 10 are equal, 13 each are higher for one side (B1.4, B6.2).


def battle_chances(attackers: int, defenders: int, walls: int) -> Chances:
    return chances_of(Battle(attackers, defenders, walls))


def test_one_against_one() -> None:
    assert battle_chances(1, 1, 0) == pytest.approx((13 / 36, 13 / 36, 10 / 36))


def test_one_against_one_behind_a_fortress() -> None:
    """The attacker wins with a die higher by two or more: 2-0, 2-0, 3-0, 3-1, 3-1: 5 of 36; higher by one is a tie:
    1-0 twice, 2-1 four times, 3-2 twice: 8."""
    assert battle_chances(1, 1, 1) == pytest.approx((5 / 36, 23 / 36, 8 / 36))


def test_two_against_one() -> None:
    """A lead of one: wins 23, ties 8, loses 5 of 36. After a loss it is one against one, after a tie he is left."""
    win = 23 / 36 + 8 / 36 + 5 / 36 * 13 / 36
    assert battle_chances(2, 1, 0) == pytest.approx((win, 5 / 36 * 13 / 36, 5 / 36 * 10 / 36))


def test_a_lead_of_four_cannot_be_lost_in_a_round() -> None:
    assert battle_chances(5, 1, 0) == pytest.approx((1, 0, 0))
    assert battle_chances(1, 1, 4) == pytest.approx((0, 1, 0))


@pytest.mark.parametrize("attackers", range(1, 9))
@pytest.mark.parametrize("defenders", range(1, 9))
def test_chances_add_up_and_more_is_better(attackers: int, defenders: int) -> None:
    for bonus in (0, 1, 3):
        chances = battle_chances(attackers, defenders, bonus)
        assert sum(chances) == pytest.approx(1)
        assert battle_chances(attackers + 1, defenders, bonus)[0] >= chances[0]
        assert battle_chances(attackers, defenders, bonus + 1)[0] <= chances[0]


def landing(**delos: object) -> Game:
    game = Game.from_position(
        {
            "players": 3,
            "turn": {"marker": "sparta", "god": "ares"},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 4},
                "delos": {"owner": "athens", **delos},
                "kea": {"owner": "athens"},
                "tinos": {"owner": "corinth", "troops": 1},
            },
            "seas": {"6-4": {"owner": "sparta"}},
        }
    )
    game.apply("move troops naxos")
    return game


def odds_of(game: Game, action: str) -> dict[str, float] | None:
    return (battle_odds(game) or {}).get(str(game.parse(action)))


def won(game: Game, action: str, games: int) -> dict[str, float]:
    """How often the attacker, the defender or nobody is left when nobody retreats."""
    ends = {"win": 0, "lose": 0, "both": 0}
    for seed in range(games):
        trial = game.copy()
        trial.engine.chance = SeededChance(seed)
        trial.apply(action)
        while trial.decision is not None and trial.decision.kind in ("land_battle", "sea_battle"):
            trial.apply("stay")
        place = trial.to_position()["isles"]["delos"]
        if place["owner"] == "sparta":
            ends["win"] += 1
        elif place["troops"] or (place["figure"] or {}).get("card") == "minotaur":
            ends["lose"] += 1
        else:
            ends["both"] += 1
    return {end: 100 * count / games for end, count in ends.items()}


@pytest.mark.parametrize(
    "delos",
    [
        {"troops": 2},
        {"troops": 1, "buildings": ["fortress"]},
        {"troops": 2, "metropolis": True},
        {"troops": 1, "figure": "minotaur"},
        {"troops": 0, "figure": "minotaur"},
        {"troops": 2, "buildings": ["port"]},
        {"troops": 3, "figure": "medusa"},
    ],
)
def test_odds_are_what_happens(delos: dict[str, object]) -> None:
    game = landing(**delos)
    for count in (1, 3, 4):
        odds = odds_of(game, f"land delos {count}")
        assert odds is not None
        found = won(game, f"land delos {count}", 600)
        for end, chance in odds.items():
            assert found[end] == pytest.approx(chance, abs=6.5), (count, end)


def test_no_odds_where_there_is_no_battle() -> None:
    assert battle_odds(landing(troops=0)) is None
    assert battle_odds(Game.new(3, chance=ScriptedChance([], then=SeededChance(1)))) is None


def test_odds_at_sea_count_ports_beside_it() -> None:
    position = {
        "players": 3,
        "turn": {"marker": "sparta", "god": "poseidon"},
        "isles": {
            "naxos": {"owner": "sparta", "troops": 1},
            "delos": {"owner": "athens", "buildings": ["port"]},
            "tinos": {"owner": "corinth"},
        },
        "seas": {"7-3": {"owner": "sparta", "fleets": 3}, "6-4": {"owner": "athens", "fleets": 1}},
    }
    game = Game.from_position(position)
    game.apply("move fleets 7-3")
    for fleets in (1, 2, 3):
        win, lose, both = battle_chances(fleets, 1, 1)
        expected = {"win": 100 * win, "lose": 100 * lose, "both": 100 * both}
        odds = odds_of(game, f"sail 6-4 {fleets}")
        assert odds == pytest.approx(expected, abs=0.051)
    assert [action for action in battle_odds(game) or {} if "6-4" not in game.text(int(action))] == []


def test_odds_of_staying_are_those_of_whoever_may_retreat() -> None:
    position = {
        "players": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": {
            "naxos": {"owner": "sparta", "troops": 4},
            "delos": {"owner": "athens", "troops": 3, "buildings": ["fortress"]},
            "kea": {"owner": "athens"},
            "tinos": {"owner": "corinth", "troops": 1},
        },
        "seas": {"6-4": {"owner": "sparta"}},
        "dice": [3, 0],
    }
    game = Game.from_position(position)
    game.apply("move troops naxos")
    game.apply("land delos 3")
    assert (game.decision is not None, game.player) == (True, 0), "only Sparta has somewhere to go"
    win, lose, both = battle_chances(3, 2, 1)
    expected = {"win": 100 * win, "lose": 100 * lose, "both": 100 * both}
    assert list(battle_odds(game) or {}) == [str(game.parse("stay"))]
    assert odds_of(game, "stay") == pytest.approx(expected, abs=0.051)


# Undead, heroes, the Minotaur (H2.8, H3.6, H5.1)


def party(troops: int, *heroes: str) -> int:
    return int(party_of(troops, 0, 0, sum(1 << CARDS.index(name) - FIRST_HERO for name in heroes), 0))


TIE, HIGHER = 10 / 36, 13 / 36


@pytest.mark.parametrize(
    ("attack", "defence", "walls", "expected"),
    [
        # A tied round costs Achilles's side nothing.
        (party(0, "achilles"), 1, 0, (HIGHER + TIE, HIGHER, 0)),
        (1, party(0, "achilles"), 0, (HIGHER, HIGHER + TIE, 0)),
        # Ajax counts 2 and is one unit to lose: a lead of one, as above.
        (party(0, "ajax"), 1, 0, (23 / 36, 5 / 36, 8 / 36)),
        (1, party(0, "ajax"), 0, (5 / 36, 23 / 36, 8 / 36)),
        # One more for Penthesilea in attack and Hector in defence, and not the other way round.
        (party(0, "penthesilea"), 1, 0, (23 / 36, 5 / 36, 8 / 36)),
        (party(0, "hector"), 1, 0, (HIGHER, HIGHER, TIE)),
        (1, party(0, "hector"), 0, (5 / 36, 23 / 36, 8 / 36)),
        (1, party(0, "penthesilea"), 0, (HIGHER, HIGHER, TIE)),
        # Walls don't help against Perseus; his own side's do.
        (party(0, "perseus"), 1, 2, (HIGHER, HIGHER, TIE)),
        (1, party(0, "perseus"), 1, (5 / 36, 23 / 36, 8 / 36)),
        # Achilles stays, the troop goes: after a lost round he fights on alone.
        (
            party(1, "achilles"),
            1,
            0,
            (31 / 36 + 5 / 36 * (HIGHER + TIE), 5 / 36 * HIGHER, 0),
        ),
        # The Minotaur counts 2: as one troop behind a wall.
        (1, WITH_MINOTAUR, 0, (5 / 36, 23 / 36, 8 / 36)),
    ],
)
def test_what_heroes_bring(attack: int, defence: int, walls: int, expected: Chances) -> None:
    assert chances_of(Battle(attack, defence, walls)) == pytest.approx(expected)


def test_ulysses_rolls_again_where_it_helps() -> None:
    """By the enemy's die: he wins at once with a higher one (0: 5/6, 1: 1/2, 2: 1/6, 3: never), else by the second."""
    once = {0: 5 / 6, 1: 1 / 2, 2: 1 / 6, 3: 0.0}
    win = sum(
        weight / 6 * (once[die] + (1 - once[die]) * once[die]) for die, weight in ((0, 1), (1, 2), (2, 2), (3, 1))
    )
    assert chances_of(Battle(party(0, "ulysses"), 1))[0] == pytest.approx(win)
    assert chances_of(Battle(1, party(0, "ulysses")))[1] == pytest.approx(win)
    assert chances_of(Battle(party(0, "ulysses"), 1, rerolled=True)) == pytest.approx((HIGHER, HIGHER, TIE))


def test_large_battles_add_up() -> None:
    attack, defence = party(13, "achilles", "ulysses", "ajax"), party(13, "hector", "perseus", "penthesilea")
    assert sum(chances_of(Battle(attack, defence, 4))) == pytest.approx(1)


HADES = ["hades", "heroes", "favours"]


def expedition(**delos: object) -> Game:
    """Sparta's turn with Hades: troops, undead and Ajax on Naxos, fleets on the way to Delos."""
    return Game.from_position(
        {
            "players": 3,
            "modules": HADES,
            "cycle": 3,
            "gods": ["ares", "hades"],
            "covered": "zeus",
            "turn": {"marker": "sparta", "god": "hades"},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 2, "undead": 2},
                "delos": {"owner": "athens", **delos},
                "kea": {"owner": "athens"},
                "tinos": {"owner": "corinth", "troops": 1},
            },
            "seas": {"6-4": {"owner": "sparta", "fleets": 1, "undead": 1}, "5-4": {"owner": "athens", "fleets": 2}},
            "heroes": {"ajax": {"isle": "naxos"}, "hector": {"isle": "delos"}},
        }
    )


def percent(battle: Battle) -> dict[str, float]:
    win, lose, both = chances_of(battle)
    return {"win": 100 * win, "lose": 100 * lose, "both": 100 * both}


def test_odds_count_all_who_go_along_and_all_who_defend() -> None:
    game = expedition(troops=1, undead=1, buildings=["fortress"])
    defence = party(2, "hector")
    game.apply("move troops naxos")
    assert battle_odds(game) is None, "no landing without undead yet"
    game.apply("take undead 2")
    assert odds_of(game, "land delos 0") == pytest.approx(percent(Battle(2, defence, 1)), abs=0.051)
    game.apply("take ajax")
    for troops in (0, 2):
        expected = percent(Battle(party(2 + troops, "ajax"), defence, 1))
        assert odds_of(game, f"land delos {troops}") == pytest.approx(expected, abs=0.051)


def test_odds_at_sea_count_undead_fleets() -> None:
    game = expedition(troops=1)
    game.apply("move fleets 6-4")
    game.apply("take undead 1")
    assert odds_of(game, "sail 5-4 1") == pytest.approx(percent(Battle(2, 2)), abs=0.051)
    assert odds_of(game, "sail 5-4 0") == pytest.approx(percent(Battle(1, 2)), abs=0.051)


def test_odds_of_mixed_units_are_what_happens() -> None:
    """Both sides give up normal and undead units before a hero; nobody retreats or plays an item."""
    game = expedition(troops=1, undead=1)
    for action in ("move troops naxos", "take undead 1", "take ajax"):
        game.apply(action)
    odds = odds_of(game, "land delos 2")
    assert odds is not None
    ends = {"win": 0, "lose": 0, "both": 0}
    games = 600
    for seed in range(games):
        trial = game.copy()
        trial.engine.chance = SeededChance(seed)
        trial.apply("land delos 2")
        while trial.decision is not None and trial.decision.kind in ("land_battle", "choose_loss"):
            texts = [option.text for option in trial.decision.options]
            trial.apply("stay" if "stay" in texts else texts[0])
        isle = trial.view(None)["isles"]["delos"]
        left = isle["troops"] + isle["undead"] + len(isle["heroes"])
        ends["win" if isle["owner"] == "sparta" else "lose" if left else "both"] += 1
    for end, chance in odds.items():
        assert 100 * ends[end] / games == pytest.approx(chance, abs=6.5), end


def test_odds_of_a_second_roll() -> None:
    """Ulysses rolls 0 against 2, one against one: so he loses; a second roll wins with a 3 (1/6), ties with a
    2 (1/3) and loses else."""
    position = {
        "players": 3,
        "modules": ["heroes"],
        "cycle": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": {
            "naxos": {"owner": "sparta"},
            "delos": {"owner": "athens", "troops": 1},
            "kea": {"owner": "athens"},
            "tinos": {"owner": "corinth", "troops": 1},
        },
        "seas": {"6-4": {"owner": "sparta"}},
        "heroes": {"ulysses": {"isle": "naxos"}},
        "dice": [0, 2],
    }
    game = Game.from_position(position)
    for action in ("move troops naxos", "take ulysses", "land delos 0"):
        game.apply(action)
    assert game.decision is not None
    assert game.decision.kind == "battle_reroll"
    assert odds_of(game, "pass") == {"win": 0, "lose": 100, "both": 0}
    assert odds_of(game, "reroll") == {"win": 16.7, "lose": 50, "both": 33.3}


@pytest.mark.parametrize(("attacker", "defender"), [("spear", None), (None, "spear"), (None, "trident")])
def test_odds_with_a_spear(attacker: str | None, defender: str | None) -> None:
    """One against one. With 2 more a round is won by 31 of 36 throws, tied by 4 (0-2 and 1-3, twice each), lost by one
    (0-3). Who has only a face-down item that doesn't fit is asked too, and sees the odds without it."""
    cities = {
        "sparta": {"gold": 3, "items": [attacker] if attacker else []},
        "athens": {"secret_items": [defender] if defender else []},
    }
    isles = {"tinos": {"troops": 1}}
    game = Game.from_position(land_war(1, 1, isles, cities=cities, modules=["favours"], cycle=3))
    for action in ("move troops naxos", "land delos 1"):
        game.apply(action)
    assert game.decision is not None
    assert game.decision.kind == "battle_item"
    even = {"win": 36.1, "lose": 36.1, "both": 27.8}
    expected = {"pass": even}
    if "spear" in (attacker, defender):
        expected["use spear"] = {"win": 86.1, "lose": 2.8, "both": 11.1}
    assert {game.text(int(action)): odds for action, odds in (battle_odds(game) or {}).items()} == expected
