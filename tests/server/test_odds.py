"""The chances shown before a battle: exact, worked out by hand for small ones and played out for others."""

from __future__ import annotations

import pytest

from cyclades import Game, ScriptedChance, SeededChance
from cyclades.server.odds import battle_chances, battle_odds

# Two dice of faces 0, 1, 1, 2, 2, 3: of 36 throws 10 are equal, 13 each are higher for one side (B1.4, B6.2).


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
