"""H2.1 to H2.3: the threat, the coming of Hades, the end of his cycle."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cyclades import Game, SeededChance
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from cyclades.engine.words.pieces import GODS as ALL_GODS
from tests.phrases import changes, decider, gold, heard, kind, play, refused, texts
from tests.rules.bids import bids_on
from tests.rules.cycles import pass_cycle
from tests.rules.underworld import AT_SEA, army, navy, underworld

GODS = ("poseidon", "ares", "zeus", "athena")
OPEN_GODS = {2: 3, 3: 2, 4: 3, 5: 4}


def before_threat(players: int, threat: int, dice: list[int], **rest: Any) -> Game:
    """Cycle 4; the dice are rolled and the gods laid. Last cycle's row was the first of the four gods."""
    position: dict[str, Any] = {
        "players": players,
        "modules": ["hades"],
        "cycle": 4,
        "phase": "threat",
        "gods": list(GODS[: OPEN_GODS[players]]),
        "threat": threat,
        "dice": dice,
    }
    return Game.from_position(position | rest)


def threat_of(game: Game) -> int:
    return int(game.to_position()["threat"])


def row(game: Game) -> list[str]:
    found: list[str] = game.to_position()["gods"]
    return found


# H2.1


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_starts_at_nought_and_two_dice_are_added_each_cycle(players: int) -> None:
    told: list[Event] = []
    game = Game.new(players, seed=5, modules=["hades"], listen=told.append)
    rolls = [event for event in told if isinstance(event, events.ThreatRolled)]
    assert len(rolls) == 1
    assert threat_of(game) == rolls[0].threat == rolls[0].one + rolls[0].other
    once = threat_of(game)
    later = heard(game)
    pass_cycle(game)
    rolls = [event for event in later if isinstance(event, events.ThreatRolled)]
    assert len(rolls) == 1
    assert threat_of(game) == once + rolls[0].one + rolls[0].other


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize(("dice", "threat"), [([0, 0], 2), ([1, 0], 3), ([2, 1], 5), ([3, 3], 8)])
def test_both_dice_count(dice: list[int], threat: int) -> None:
    game = before_threat(5, 2, dice)
    assert (threat_of(game), game.to_position()["threat_roll"]) == (threat, sum(dice))


@pytest.mark.rule("H2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("threat", "dice", "comes"),
    [(5, [2, 1], False), (5, [3, 1], True), (8, [0, 0], False), (8, [0, 1], True), (8, [3, 3], True)],
)
def test_at_nine_he_comes_at_eight_not(players: int, threat: int, dice: list[int], comes: bool) -> None:
    game = before_threat(players, threat, dice)
    assert ("hades" in row(game)) == comes
    assert (game.to_position()["covered"] is not None) == comes
    assert threat_of(game) == threat + sum(dice)


@pytest.mark.rule("H2.1")
def test_just_before_the_gods_phase() -> None:
    told: list[Event] = []
    position = {
        "players": 4,
        "modules": ["hades"],
        "cycle": 4,
        "phase": "creatures",
        "gods": ["ares", "zeus", "athena"],
    }
    Game.from_position(position | {"threat": 8, "dice": [1, 0]}, listen=told.append)
    order = [event for event in told if not isinstance(event, (events.CardSlid, events.CardUnsold))]
    assert [type(event) for event in order[:4]] == [events.CycleBegan, *[events.CardDrawn] * 3]
    assert order[4:5] == [events.ThreatRolled(one=1, other=0, threat=9)]
    assert [type(event) for event in order[5:8]] == [events.GodsLaid, events.HadesCame, events.RevenueTaken]


@pytest.mark.rule("H2.1")
def test_without_the_module_there_is_no_threat() -> None:
    told: list[Event] = []
    game = Game.new(3, seed=5, listen=told.append)
    assert "threat" not in game.to_position()
    assert not [event for event in told if isinstance(event, events.ThreatRolled)]


# H2.2


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize(
    ("players", "last_row", "draws", "expected", "covered"),
    [
        (2, ["ares", "zeus", "athena"], ["poseidon", "athena", "zeus"], ["poseidon", "athena", "hades"], "zeus"),
        (3, ["ares", "zeus"], ["athena", "poseidon"], ["athena", "hades"], "poseidon"),
        (4, ["ares", "zeus", "athena"], ["poseidon", "zeus", "ares"], ["poseidon", "zeus", "hades"], "ares"),
        (5, list(GODS), ["zeus", "ares", "athena", "poseidon"], ["zeus", "ares", "athena", "hades"], "poseidon"),
    ],
)
def test_he_covers_the_god_right_above_apollo(
    players: int, last_row: list[str], draws: list[str], expected: list[str], covered: str
) -> None:
    told: list[Event] = []
    position = {"players": players, "modules": ["hades"], "cycle": 4, "phase": "threat", "gods": last_row}
    game = Game.from_position(position | {"threat": 8, "dice": [1, 1], "draws": {"god": draws}}, listen=told.append)
    assert (row(game), game.to_position()["covered"]) == (expected, covered)
    assert told[1:3] == [
        events.GodsLaid(gods=tuple(ALL_GODS.index(god) for god in draws)),  # as usual first
        events.HadesCame(god=ALL_GODS.index(covered)),
    ]


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_covered_god_is_out_and_hades_takes_offerings(players: int) -> None:
    game = before_threat(players, 8, [1, 0])
    covered = game.to_position()["covered"]
    refused(game, f"bid {covered} 1", "god_not_available", "H2.2")
    assert bids_on(game, "hades")[0] == 1
    play(game, "bid hades 1")
    refused(game, "bid hades 1", "bid_too_low", "B4.2")
    play(game, "bid hades 2")
    refused(game, "bid hades 3", "same_god_again", "B4.3")


@pytest.mark.rule("H2.2")
def test_hades_takes_no_offering_when_he_has_not_come() -> None:
    game = before_threat(5, 8, [0, 0])
    refused(game, "bid hades 1", "god_not_available", "H2.1")


@pytest.mark.rule("H2.2")
def test_hades_acts_in_the_covered_god_s_place_before_apollo() -> None:
    game = Game.from_position(
        {
            "players": 4,
            "modules": ["hades"],
            "cycle": 4,
            "threat": 9,
            "gods": ["zeus", "athena", "hades"],
            "covered": "ares",
            "turn_order": ["sparta", "athens", "corinth", "thebes"],
        }
    )
    play(game, "bid hades 2", "bid apollo", "bid athena 1", "bid zeus 1")
    acting = []
    while kind(game) == "turn":
        acting.append((game.to_position()["turn"]["god"], decider(game)))
        play(game, "end")
    assert acting == [("zeus", "thebes"), ("athena", "corinth"), ("hades", "sparta")]
    assert (kind(game), decider(game)) == ("place_marker", "athens")


@pytest.mark.rule("H2.2")
def test_hades_s_offering_is_paid_like_any() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "modules": ["hades"],
            "cycle": 4,
            "threat": 9,
            "gods": ["zeus", "hades"],
            "turn_order": ["sparta", "athens", "corinth"],
            "cities": {"sparta": {"gold": 8, "priests": 1}},
        }
    )
    play(game, "bid hades 4", "bid apollo", "bid apollo")
    assert (gold(game, "sparta"), decider(game)) == (5, "sparta")


def next_row(players: int, cycle: int, gods: list[str], covered: str, seed: int) -> tuple[str, ...]:
    """The gods of the cycle after one with Hades."""
    position = {
        "players": players,
        "modules": ["hades"],
        "cycle": cycle,
        "phase": "gods",
        "threat": 0,
        "gods": gods,
        "covered": covered,
    }
    game = Game.from_position(position, SeededChance(seed))
    assert game.to_position()["covered"] is None
    return tuple(row(game))


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_players_the_covered_god_counts_as_available(players: int) -> None:
    # Zeus and Athena were open, Ares covered, Poseidon face down: he is first, the others are shuffled behind him.
    seen = {next_row(players, 5, ["zeus", "athena", "hades"], "ares", seed) for seed in range(120)}
    assert seen == {("poseidon", *behind) for behind in permutations(("ares", "zeus", "athena"), 2)}


@pytest.mark.rule("H2.2")
def test_three_players_the_other_two_come_though_only_one_was_seen() -> None:
    seen = {next_row(3, 4, ["zeus", "hades"], "ares", seed) for seed in range(60)}
    assert seen == {("poseidon", "athena"), ("athena", "poseidon")}
    # After the second pair all are shuffled, whoever was covered.
    assert {next_row(3, 5, ["zeus", "hades"], "ares", seed) for seed in range(200)} == set(permutations(GODS, 2))


@pytest.mark.rule("H2.2")
def test_five_players_shuffle_all_four() -> None:
    seen = {next_row(5, 5, ["zeus", "ares", "athena", "hades"], "poseidon", seed) for seed in range(400)}
    assert seen == set(permutations(GODS))


@pytest.mark.rule("H2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_next_cycle_he_is_gone(players: int) -> None:
    game = before_threat(players, 8, [1, 0, 3, 3])
    shown = set(row(game)) | {game.to_position()["covered"]}
    assert "hades" in shown
    pass_cycle(game)
    assert "hades" not in row(game)
    assert game.to_position()["covered"] is None
    if players in (2, 4):
        assert {row(game)[0]} == set(GODS) - shown  # who lay face down, not who was covered


# H2.3


def last_turn(**rest: Any) -> Game:
    """Sparta has Hades and the last turn of the cycle but for Argos, who is on Apollo."""
    order = [None, None, "corinth", "athens", "thebes"]
    return underworld(apollo=["argos"], turn_order=order, **rest)


@pytest.mark.rule("H2.3")
def test_at_the_end_of_his_cycle_all_undead_leave_and_the_threat_is_nought() -> None:
    game = last_turn(
        threat=13,
        isles={"naxos": {"troops": 2, "undead": 2}, "ios": {"undead": 1}, "paros": {"owner": "sparta", "undead": 2}},
        seas=AT_SEA | {"6-8": {"owner": "sparta", "fleets": 1, "undead": 2}, "7-7": {"owner": "sparta", "undead": 3}},
        dice=[0, 0],
    )
    told = heard(game)
    play(game, "end", "choose isle milos")
    assert (army(game, "naxos"), army(game, "ios")) == (("sparta", 2, 0), ("athens", 1, 0))
    assert (army(game, "paros"), navy(game, "6-8"), navy(game, "7-7")) == (
        ("sparta", 0, 0),  # the isle stays his
        ("sparta", 1, 0),
        None,
    )
    assert sum(isle["undead"] for isle in game.to_position()["isles"].values()) == 0
    assert sum(sea["undead"] for sea in game.to_position()["seas"].values()) == 0
    assert game.to_position()["cycle"] == 4
    assert threat_of(game) == 0  # no surplus of 4 is carried
    left = told.index(events.HadesLeft())
    assert isinstance(told[left - 1], events.TurnEnded)  # after Apollo
    assert isinstance(told[left + 1], events.CycleBegan)


@pytest.mark.rule("H2.3")
def test_they_stay_while_apollo_is_played() -> None:
    game = last_turn(isles={"paros": {"owner": "sparta", "undead": 2}})
    play(game, "end")
    assert (kind(game), decider(game), army(game, "paros")) == ("place_marker", "argos", ("sparta", 0, 2))
    assert threat_of(game) == 9


@pytest.mark.rule("H2.3")
def test_normal_units_stay_where_they_are() -> None:
    game = last_turn(isles={"naxos": {"undead": 1}}, dice=[0, 0])
    before = game.to_position()
    play(game, "end", "choose isle milos")
    changed = changes(before, game.to_position())
    assert {path for path in changed if path.startswith(("isles.", "seas."))} == {
        "isles.naxos.undead",
        "isles.milos.markers",
    }


@pytest.mark.rule("H2.3")
def test_a_threat_below_nine_goes_on() -> None:
    game = underworld(god="zeus", threat=8, apollo=["argos"], turn_order=[None, None, "corinth", "athens", "thebes"])
    told = heard(game)
    play(game, "end", "choose isle milos")
    rolled = next(event for event in told if isinstance(event, events.ThreatRolled))
    assert rolled.threat == 8 + rolled.one + rolled.other
    assert events.HadesLeft() not in told


@pytest.mark.rule("H2.3")
def test_he_leaves_also_if_nobody_held_him() -> None:
    game = before_threat(3, 8, [3, 3, 1, 0])
    assert "hades" in row(game)
    pass_cycle(game)
    assert threat_of(game) == 1
    assert "hades" not in row(game)


@pytest.mark.rule("H2.3", "B8.1")
def test_undead_are_gone_before_the_victory_check_and_what_they_hold_counts() -> None:
    # Paros with its metropolis is held by undead alone: it stays Sparta's, who has two now.
    game = last_turn(
        isles={
            "paros": {"owner": "sparta", "undead": 2, "metropolis": True},
            "naxos": {"metropolis": True},
        }
    )
    told = heard(game)
    play(game, "end", "choose isle milos")
    assert (game.over, game.winners) == (True, [0])
    assert told.index(events.HadesLeft()) < told.index(events.GameEnded(ending=1, winners=(0,)))
    assert (army(game, "paros"), threat_of(game)) == (("sparta", 0, 0), 0)


@pytest.mark.rule("H2.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_next_cycle_counts_from_nought(players: int) -> None:
    game = before_threat(players, 8, [3, 3, 2, 1])
    assert threat_of(game) == 14
    pass_cycle(game)
    assert threat_of(game) == 3
    assert texts(game)
