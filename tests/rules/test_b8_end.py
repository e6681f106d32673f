"""B8: when the game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import ConfigError, Game
from cyclades.engine.words.events import GameEnded, PlayerEliminated
from tests.phrases import city, decider, gold, heard, kind, play, refused
from tests.rules.cycles import pass_cycle

# Eight isles for the two and three players of this board, in the order they are given metropolises.
ISLES = {
    "sparta": ("naxos", "kea", "mykonos"),
    "athens": ("tinos", "sifnos", "delos"),
    "corinth": ("syros", "milos"),
}


def last_turn(metropolises: dict[str, int], purses: dict[str, int] | None = None, **fields: Any) -> Game:
    """Sparta's turn with Ares, the last one of the cycle; so many metropolises, and so much gold, as named."""
    players = fields.pop("players", 3)
    names = list(ISLES)[:players]
    isles: dict[str, dict[str, Any]] = {}
    for name in names:
        for number, isle in enumerate(ISLES[name]):
            isles[isle] = {"owner": name, "troops": 1, "metropolis": number < metropolises.get(name, 0)}
    position: dict[str, Any] = {
        "players": players,
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": isles,
        "cities": {name: {"gold": (purses or {}).get(name, 5)} for name in names},
        "cycle": 6,
    }
    return Game.from_position(position | fields)


def winners(game: Game) -> list[str]:
    found: list[str] = game.to_position()["winners"]
    return found


# B8.1


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2)])
@pytest.mark.parametrize("winner", ["sparta", "athens"])
def test_the_game_ends_when_the_cycle_does_with_enough_metropolises(players: int, needed: int, winner: str) -> None:
    game = last_turn({winner: needed}, players=players)
    events = heard(game)
    assert not game.over
    play(game, "end")
    assert game.over
    assert game.result() == {"ending": "metropolises", "winners": [winner], "cycles": 6}
    assert events[-1] == GameEnded(ending=1, winners=(["sparta", "athens"].index(winner),))
    assert game.player is None
    assert game.legal_actions() == []


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2)])
def test_with_one_metropolis_less_it_goes_on(players: int, needed: int) -> None:
    fewer = dict.fromkeys(list(ISLES)[:players], needed - 1)
    game = play(last_turn(fewer, players=players), "end")
    assert (game.over, game.result(), game.to_position()["cycle"]) == (False, None, 7)
    assert kind(game) == "offering"


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("players", [4, 5])
def test_four_and_five_players_need_two(players: int) -> None:
    cities = ("sparta", "athens", "corinth", "thebes", "argos")[:players]
    places = ("naxos", "tinos", "sifnos", "milos", "syros")[:players]
    isles: dict[str, dict[str, Any]] = {place: {"owner": name} for place, name in zip(places, cities, strict=True)}
    isles |= {"delos": {"owner": "thebes", "metropolis": True}, "kea": {"owner": "thebes", "metropolis": False}}
    position = {"players": players, "turn": {"marker": "sparta", "god": "ares"}, "isles": isles}
    assert not play(Game.from_position(position), "end").over
    isles["kea"]["metropolis"] = True
    assert winners(play(Game.from_position(position), "end")) == ["thebes"]


@pytest.mark.rule("B8.1")
def test_three_metropolises_are_at_least_two() -> None:
    assert winners(play(last_turn({"athens": 3}), "end")) == ["athens"]


@pytest.mark.rule("B8.1")
def test_the_turns_after_the_second_metropolis_are_still_played() -> None:
    game = last_turn(
        {"sparta": 2, "athens": 1},
        gods=["ares", "athena"],
        bids={"athena": {"marker": "athens", "gold": 1}},
        apollo=["corinth"],
    )
    play(game, "end")
    assert (kind(game), decider(game), game.over) == ("turn", "athens", False)
    play(game, "end")
    assert (kind(game), decider(game), game.over) == ("place_marker", "corinth", False)
    play(game, "choose isle milos")
    assert game.over
    assert winners(game) == ["sparta"]


@pytest.mark.rule("B8.1")
def test_who_lost_his_metropolis_again_before_the_end_has_not_won() -> None:
    # Athens had two; Sparta takes the undefended one with his last action and has two himself.
    game = last_turn({"sparta": 1, "athens": 2})
    position = game.to_position()
    position["isles"]["tinos"]["troops"] = 0
    position["seas"] = {"1-1": {"owner": "sparta", "fleets": 1}}
    game = Game.from_position(position)
    play(game, "move troops kea", "land tinos 1")
    assert not game.over
    play(game, "end")
    assert winners(game) == ["sparta"]


@pytest.mark.rule("B8.1")
def test_nothing_is_played_after_the_end() -> None:
    game = play(last_turn({"sparta": 2}), "end")
    for action in ("end", "bid apollo", "recruit troop naxos"):
        refused(game, action, "game_over", "B8.1")


@pytest.mark.rule("B8.1")
def test_no_next_cycle_begins_at_the_end() -> None:
    game = last_turn({"sparta": 2})
    before = game.to_position()
    play(game, "end")
    after = game.to_position()
    for part in ("cycle", "cities", "track", "deck", "discard", "isles", "seas", "gods"):
        assert after[part] == before[part]


# B8.2

BOTH = {"sparta": 2, "athens": 2}
MORE = {"sparta": 2, "athens": 3}


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize(
    ("metropolises", "purses", "won"),
    [
        ({"sparta": 2, "athens": 1}, {"sparta": 0, "athens": 90}, ["sparta"]),  # only one has two
        (BOTH, {"sparta": 4, "athens": 5}, ["athens"]),
        (BOTH, {"sparta": 5, "athens": 4}, ["sparta"]),
        (MORE, {"sparta": 5, "athens": 4}, ["sparta"]),  # gold before metropolises
        (MORE, {"sparta": 5, "athens": 5}, ["athens"]),
        (BOTH, {"sparta": 5, "athens": 5}, ["sparta", "athens"]),
        (BOTH, {"sparta": 0, "athens": 0, "corinth": 9}, ["sparta", "athens"]),
        (BOTH | {"corinth": 2}, {"sparta": 6, "athens": 7, "corinth": 7}, ["athens", "corinth"]),
        (MORE | {"corinth": 2}, {"sparta": 7, "athens": 7, "corinth": 7}, ["athens"]),
        (BOTH | {"corinth": 2}, {"sparta": 7, "athens": 7, "corinth": 7}, ["sparta", "athens", "corinth"]),
    ],
)
def test_the_richest_wins_then_more_metropolises_then_they_share(
    metropolises: dict[str, int], purses: dict[str, int], won: list[str]
) -> None:
    game = play(last_turn(metropolises, purses), "end")
    assert (game.ending, winners(game)) == ("metropolises", won)


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize(
    ("metropolises", "purses", "won"),
    [
        (MORE, {"sparta": 50, "athens": 0}, ["athens"]),
        ({"sparta": 3, "athens": 2}, {"sparta": 0, "athens": 50}, ["sparta"]),
        (BOTH, {"sparta": 4, "athens": 5}, ["athens"]),
        (BOTH, {"sparta": 5, "athens": 5}, ["sparta", "athens"]),
        ({"sparta": 2, "athens": 1}, {"sparta": 0, "athens": 90}, ["sparta"]),
    ],
)
def test_the_option_puts_metropolises_before_gold(
    metropolises: dict[str, int], purses: dict[str, int], won: list[str]
) -> None:
    game = play(last_turn(metropolises, purses, options={"tiebreak": "metropolises"}), "end")
    assert (game.ending, winners(game)) == ("metropolises", won)


@pytest.mark.rule("B8.2")
def test_two_players_break_ties_alike() -> None:
    three = {"sparta": 3, "athens": 3}
    assert winners(play(last_turn(three, {"sparta": 1, "athens": 2}, players=2), "end")) == ["athens"]
    assert winners(play(last_turn(three, {"sparta": 2, "athens": 2}, players=2), "end")) == ["sparta", "athens"]


@pytest.mark.rule("B8.2")
def test_the_tiebreak_is_gold_or_metropolises() -> None:
    with pytest.raises(ConfigError, match="tiebreak"):
        last_turn({}, options={"tiebreak": "philosophers"})


# B8.3

# Sparta can walk from Sifnos to Athens's only isle, Milos, and be allowed to: it has the metropolis he needs (B5.13).
CONQUEST: dict[str, Any] = {
    "players": 2,
    "turn": {"marker": "sparta-1", "god": "ares"},
    "bids": {"zeus": {"marker": "athens-1", "gold": 1}},
    "isles": {
        "sifnos": {"owner": "sparta", "troops": 2, "metropolis": True},
        "naxos": {"owner": "sparta", "metropolis": True},
        "milos": {"owner": "athens", "metropolis": True},
    },
    "seas": {"7-0": {"owner": "sparta", "fleets": 1}, "10-1": {"owner": "athens", "fleets": 1}},
    "cities": {"sparta": {"gold": 4}, "athens": {"gold": 30}},
}


@pytest.mark.rule("B8.3")
def test_the_last_player_left_wins_at_once() -> None:
    game = Game.from_position(CONQUEST)
    events = heard(game)
    play(game, "move troops sifnos", "land milos 2")
    assert events[-2:] == [PlayerEliminated(player=1), GameEnded(ending=2, winners=(0,))]
    assert game.result() == {"ending": "last_player", "winners": ["sparta"], "cycles": 1}
    assert (game.player, game.legal_actions()) == (None, [])
    refused(game, "end", "game_over", "B8.1")


@pytest.mark.rule("B8.3")
def test_the_last_player_left_wins_after_a_battle_too() -> None:
    isles = CONQUEST["isles"] | {"milos": {"owner": "athens", "troops": 1, "metropolis": True}}
    game = Game.from_position(CONQUEST | {"isles": isles, "dice": [3, 0]})
    play(game, "move troops sifnos", "land milos 2")
    assert (game.ending, winners(game)) == ("last_player", ["sparta"])


def three_players_left_by_two(**fields: Any) -> Game:
    """Sparta, last to act, can take Athens's only isle; Corinth stays."""
    position: dict[str, Any] = {
        "players": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": {
            "sifnos": {"owner": "sparta", "troops": 2, "metropolis": True},
            "milos": {"owner": "athens", "metropolis": True},
            "kea": {"owner": "corinth", "troops": 1},
        },
        "seas": {"7-0": {"owner": "sparta", "fleets": 1}},
    }
    return Game.from_position(position | fields)


@pytest.mark.rule("B8.3")
def test_while_two_are_left_the_game_goes_on() -> None:
    game = play(three_players_left_by_two(), "move troops sifnos", "land milos 2")
    assert city(game, "athens")["eliminated"]
    assert (game.over, kind(game), decider(game)) == (False, "turn", "sparta")
    play(game, "end")
    # Two players are left of three: two metropolises are enough.
    assert (game.ending, winners(game)) == ("metropolises", ["sparta"])


@pytest.mark.rule("B8.3")
@pytest.mark.parametrize(("metropolises", "over"), [(1, False), (2, True)])
def test_the_number_needed_stays_that_of_the_players_who_began(metropolises: int, over: bool) -> None:
    isles: dict[str, dict[str, Any]] = {
        "naxos": {"owner": "sparta", "metropolis": True},
        "kea": {"owner": "sparta", "metropolis": metropolises == 2},
        "milos": {"owner": "corinth"},
    }
    game = three_players_left_by_two(isles=isles, seas={}, cities={"athens": {"eliminated": True}})
    play(game, "end")
    assert game.over == over


# B8.4


def last_of(max_cycles: int, cycle: int, metropolises: dict[str, int], purses: dict[str, int], **fields: Any) -> Game:
    """The cycle is over; the game was to last so many."""
    options = {"max_cycles": max_cycles} | fields.pop("options", {})
    return play(last_turn(metropolises, purses, options=options, cycle=cycle, **fields), "end")


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize(("cycle", "over"), [(3, False), (4, True), (5, True)])
def test_after_so_many_cycles_the_game_ends(cycle: int, over: bool) -> None:
    game = last_of(4, cycle, {"sparta": 1}, {})
    assert game.over == over
    if over:
        assert game.result() == {"ending": "max_cycles", "winners": ["sparta"], "cycles": cycle}
    else:
        assert game.to_position()["cycle"] == cycle + 1


@pytest.mark.rule("B8.4")
def test_a_whole_game_of_two_cycles() -> None:
    game = Game.new(3, seed=5, options={"max_cycles": 2})
    pass_cycle(game)
    assert (game.over, game.to_position()["cycle"]) == (False, 2)
    pass_cycle(game)
    assert (game.over, game.ending) == (True, "max_cycles")
    first = max(gold(game, name) for name in ISLES)
    assert winners(game) == [name for name in ISLES if gold(game, name) == first]


@pytest.mark.rule("B8.4")
def test_without_the_option_the_game_has_no_last_cycle() -> None:
    assert not play(last_turn({}, cycle=1000), "end").over


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize("tiebreak", ["gold", "metropolises"])
@pytest.mark.parametrize(
    ("metropolises", "purses", "won"),
    [
        ({"athens": 1}, {"sparta": 50, "athens": 0}, ["athens"]),  # metropolises before gold
        ({"sparta": 1, "athens": 1}, {"sparta": 3, "athens": 4, "corinth": 80}, ["athens"]),
        ({"sparta": 1, "athens": 1}, {"sparta": 3, "athens": 3, "corinth": 80}, ["sparta", "athens"]),
        ({}, {"sparta": 3, "athens": 4, "corinth": 2}, ["athens"]),
        ({}, {"sparta": 3, "athens": 3, "corinth": 3}, ["sparta", "athens", "corinth"]),
    ],
)
def test_most_metropolises_then_most_gold_then_shared(
    metropolises: dict[str, int], purses: dict[str, int], won: list[str], tiebreak: str
) -> None:
    game = last_of(6, 6, metropolises, purses, options={"tiebreak": tiebreak})
    assert (game.ending, winners(game)) == ("max_cycles", won)


@pytest.mark.rule("B8.4")
def test_enough_metropolises_in_the_last_cycle_are_an_ordinary_victory() -> None:
    # The richest of those with two wins, though Athens has three.
    game = last_of(6, 6, MORE, {"sparta": 9, "athens": 1})
    assert (game.ending, winners(game)) == ("metropolises", ["sparta"])


@pytest.mark.rule("B8.4")
def test_who_is_out_shares_nothing() -> None:
    isles = {"naxos": {"owner": "sparta"}, "milos": {"owner": "corinth"}}
    cities = {"sparta": {"gold": 0}, "athens": {"eliminated": True}, "corinth": {"gold": 0}}
    game = three_players_left_by_two(isles=isles, seas={}, cities=cities, options={"max_cycles": 1})
    play(game, "end")
    assert (game.ending, winners(game)) == ("max_cycles", ["sparta", "corinth"])


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize("cycles", [0, -1, 1001])
def test_the_number_of_cycles_must_make_sense(cycles: int) -> None:
    with pytest.raises(ConfigError, match="max_cycles"):
        Game.new(3, seed=1, options={"max_cycles": cycles})
