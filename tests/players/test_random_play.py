"""A sample of the random games under watch (`make all-games` plays thousands), and whether the watch is awake."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.machine.state import FRAME
from cyclades.engine.words.pieces import CARDS
from tests.players.random_play import play_games
from tests.players.tastes import BASE, WITH_TITANS, WITHOUT_TITANS, variant
from tests.watching.invariants.base import check_legal, check_position
from tests.watching.snapshot import Breach, content_of

GAMES = 80
GROUP = 10  # games a test
MODULE_GAMES = 64  # each subset of the modules with each number of players
MODULE_GROUP = 8
# Each subset with Titans for two numbers of players, and all numbers of players and team modes in turn.
TITANS_SAMPLE = [number for number in range(64) if (number + number // 8) % 2 == 0]
TITANS_GROUP = 8


@pytest.mark.parametrize("first", range(0, GAMES, GROUP))
def test_games_keep_every_rule_and_promise(first: int) -> None:
    tally = play_games(range(first, first + GROUP))
    assert tally.breaches == []
    assert tally.games == GROUP
    assert tally.explained >= GROUP


@pytest.mark.parametrize("first", range(0, MODULE_GAMES, MODULE_GROUP))
def test_games_with_modules_keep_every_rule_and_promise(first: int) -> None:
    tally = play_games(range(first, first + MODULE_GROUP), subsets=WITHOUT_TITANS)
    assert tally.breaches == []
    assert tally.games == MODULE_GROUP
    assert tally.explained >= MODULE_GROUP


@pytest.mark.parametrize("first", range(0, len(TITANS_SAMPLE), TITANS_GROUP))
def test_games_with_titans_keep_every_rule_and_promise(first: int) -> None:
    tally = play_games(TITANS_SAMPLE[first : first + TITANS_GROUP], subsets=WITH_TITANS)
    assert tally.breaches == []
    assert tally.games == TITANS_GROUP
    assert tally.explained >= TITANS_GROUP


def test_a_conqueror_with_many_buildings_and_no_place_for_a_metropolis_is_answered() -> None:
    """Whether a last territory is protected (T7.3) asked for every way to discard his sets: hours of them."""
    tally = play_games([2928], None, 0, WITH_TITANS)
    assert not tally.breaches


def test_a_hero_on_his_way_under_the_helm_is_written_and_read() -> None:
    """He stands on no isle while he passes through a territory (T5.7)."""
    tally = play_games([2381], None, 0, WITH_TITANS)
    assert not tally.breaches


def test_the_sample_has_every_subset_with_every_number_of_players() -> None:
    sorts = {
        (terms.modules, terms.players) for terms in (variant(n, subsets=WITHOUT_TITANS) for n in range(MODULE_GAMES))
    }
    assert len(sorts) == MODULE_GAMES == 16 * 4


def test_the_sample_with_titans_has_every_subset_and_every_table() -> None:
    games = [variant(number, subsets=WITH_TITANS) for number in TITANS_SAMPLE]
    assert Counter(terms.modules for terms in games) == dict.fromkeys(WITH_TITANS, 2)
    tables = {(terms.players, terms.teams) for terms in games}
    assert tables == {(3, False), (4, False), (4, True), (5, False), (6, True)}


def test_thousands_have_every_subset_with_every_table_of_titans() -> None:
    games = [variant(number, subsets=WITH_TITANS) for number in range(128)]
    tables = {(3, False), (4, False), (4, True), (5, False), (6, True)}
    sorts = {(terms.modules, terms.players, terms.teams) for terms in games}
    assert sorts == {(modules, *table) for modules in WITH_TITANS for table in tables}


POSITION: dict[str, Any] = {
    "players": 3,
    "cycle": 3,
    "cities": {"sparta": {"gold": 7, "priests": 1}, "athens": {"philosophers": 3}},
    "track": ["satyr", "giant", "fates"],
    "isles": {
        "naxos": {"owner": "sparta", "troops": 2, "metropolis": True, "buildings": [None, None, "port"]},
        "kea": {"owner": "athens", "troops": 1, "figure": "polyphemus"},
        "syros": {"owner": "corinth", "buildings": ["fortress", "temple"]},
    },
    "seas": {"6-4": {"owner": "sparta", "fleets": 2}},
    "kraken": "10-1",
    "bids": {"poseidon": {"marker": "sparta", "gold": 3}},
}
# A row or number of the state, a place in it, and a value it can't have there.
IMPOSSIBLE: list[tuple[str, int | str | None, int | str]] = [
    ("gold", 0, -1),
    ("gold", 0, 1),  # his bid of 3 costs 2 with his priest
    ("troops", "naxos", 9),
    ("troops", "naxos", -1),
    ("troops", "milos", 1),
    ("fleets", "6-4", 9),
    ("fleets", "6-4", 0),
    ("fleet_owner", "6-4", 3),
    ("fleet_owner", "6-4", -1),
    ("fleet_owner", "0-0", 1),
    ("spent", "6-4", 1),
    ("deck", None, 0),
    ("discard", None, 1 << CARDS.index("satyr")),
    ("discard", None, 1 << len(CARDS)),
    ("track", 0, CARDS.index("kraken")),
    ("holder", CARDS.index("polyphemus"), -1),
    ("holder", CARDS.index("medusa"), 0),
    ("called_in", CARDS.index("polyphemus"), 4),
    ("figure", "naxos", CARDS.index("polyphemus")),
    ("metropolis", "naxos", 2),
    ("prosperity", "naxos", 17),
    ("prosperity", "naxos", -1),
    ("priests", 1, 18),
    ("priests", 1, -1),
    ("philosophers", 1, 4),
    ("philosophers", 1, -1),
    ("owner", "kea", -1),
    ("eliminated", None, 1),
    ("winners", None, 1),
    ("ending", None, 1),
    ("turn_track", 2, -1),
    ("turn_track", 2, 0),
    ("bidder", 0, -1),
    ("bidder", 1, 1),
    ("bid", 0, 0),
    ("god_row", 1, 0),
    ("apollo_queue", 0, 1),
    ("kraken", None, "6-4"),
]


def test_the_position_itself_is_possible() -> None:
    game = Game.from_position(POSITION)
    check_position(game, content_of(game))


@pytest.mark.parametrize(("name", "place", "value"), IMPOSSIBLE)
def test_an_impossible_position_is_a_breach(name: str, place: int | str | None, value: int | str) -> None:
    game = Game.from_position(POSITION)
    board = game.board
    seas = board.sea_ids
    number = seas.index(value) if isinstance(value, str) else value
    if place is None:
        setattr(game.engine.state, name, number)
    else:
        row = getattr(game.engine.state, name)
        if isinstance(place, str):
            place = seas.index(place) if place in seas else board.territory_ids.index(place)
        row[place] = number
    with pytest.raises(Breach):
        check_position(game, content_of(game))


def test_a_building_under_a_metropolis_is_a_breach() -> None:
    game = Game.from_position(POSITION)
    slot = game.board.first_slot[game.board.territory_ids.index("naxos")]
    game.engine.state.buildings[slot] = 1
    with pytest.raises(Breach, match="under a metropolis"):
        check_position(game, content_of(game))


def test_an_eleventh_building_is_a_breach() -> None:
    game = Game.from_position(POSITION)
    free = [slot for slot in range(game.board.slot_count) if not game.board.on_space[slot]]
    free += [slot for slot in range(game.board.slot_count) if slot not in free]
    for slot in free[:10]:
        game.engine.state.buildings[slot] = 2
    game.engine.state.buildings[free[10]] = 2
    with pytest.raises(Breach, match="more than 10"):
        check_position(game, content_of(game))


def test_a_set_that_is_kept_is_a_breach() -> None:
    game = Game.from_position(POSITION)
    first = game.board.first_slot[game.board.territory_ids.index("milos")]
    game.engine.state.owner[game.board.territory_ids.index("milos")] = 2
    game.engine.state.buildings[first] = 1
    game.engine.state.buildings[first + 1] = 4
    with pytest.raises(Breach, match="set"):
        check_position(game, content_of(game))


def test_what_is_left_of_a_frame_is_a_breach() -> None:
    game = Game.from_position(POSITION)
    state = game.engine.state
    state.stack[state.top + FRAME + 9] = 1
    with pytest.raises(Breach, match="left something behind"):
        check_position(game, content_of(game))


@pytest.mark.parametrize("legal", [[], [3, 3], [-1]])
def test_a_faulty_list_of_actions_is_a_breach(legal: list[int]) -> None:
    with pytest.raises(Breach):
        check_legal(Game.from_position(POSITION), legal)


@pytest.mark.parametrize("subsets", [BASE, WITHOUT_TITANS, WITH_TITANS])
def test_a_number_gives_the_same_game(subsets: tuple[tuple[str, ...], ...]) -> None:
    ends = []
    for _ in range(2):
        terms = variant(59, subsets=subsets)
        game, rng = terms.new_game(), random.Random(0)
        while not game.over:
            game.apply(terms.choose(game, game.legal_actions(), rng))
        ends.append(game.fingerprint())
    assert ends[0] == ends[1]
