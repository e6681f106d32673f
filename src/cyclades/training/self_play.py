"""Games to learn from: the first by merchants, later ones by oracles that think quickly, and the positions in them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp
from typing import Any, Final

from cyclades.bots import Bot
from cyclades.bots.merchant import MerchantBot
from cyclades.bots.merchant.worth import WEIGHTS
from cyclades.bots.oracle.bot import OracleBot
from cyclades.bots.oracle.evaluation import Evaluation, winning_sides
from cyclades.bots.oracle.weights import evaluation_from
from cyclades.engine.machine.packed import Numbers
from cyclades.engine.machine.room_numbers import OFFERING
from cyclades.engine.words.actions import AT_END_TURN
from cyclades.engine.words.pieces import BIT
from cyclades.game import Game

MOST_CYCLES: Final = 25
PLAYOUTS: Final = 8  # for a choice
WHIM: Final = 0.02  # how often a step is taken by chance, so that what is bad is seen too
SPREADS: Final = (0.0, 0.0, 0.25, 0.5)  # of merchants' weights, as logarithms
SPARRING: Final = 0.5  # how often a seat is the merchant's: the evaluation must know others' ways too


@dataclass(frozen=True)
class Table:
    """What is played."""

    players: int
    modules: tuple[str, ...] = ()
    teams: bool | None = None


HADES: Final = ("free_placement", "hades", "heroes", "favours")
ALL: Final = (*HADES, "titans")
# How often each kind of table is played.
TABLES: Final = (
    (Table(2), 6),
    (Table(3), 3),
    (Table(4), 2),
    (Table(5), 4),
    (Table(2, HADES), 1),
    (Table(3, HADES), 1),
    (Table(5, HADES), 1),
    (Table(3, ("titans",)), 1),
    (Table(5, ("titans",)), 1),
    (Table(4, ("titans",), True), 1),
    (Table(6, ("titans",)), 1),
    (Table(3, ALL), 2),
    (Table(4, ALL), 1),
    (Table(5, ALL), 1),
)


def table_number(number: int) -> Table:
    """The table of a game, all kinds in their proportion."""
    turn = number % sum(times for _, times in TABLES)
    for table, times in TABLES:
        if turn < times:
            return table
        turn -= times
    raise AssertionError


@dataclass
class Played:
    """A finished game: the rows of features of its positions, and what each player got of the victory."""

    players: int
    sides: list[int]
    positions: list[list[float]]
    shares: list[float]
    cycles: int


def play(weights: dict[str, Any], by_merchants: bool, table: Table, seed: int) -> Played:
    """One game, the same for the same weights and seed."""
    rng = random.Random(seed)
    options = {"max_cycles": MOST_CYCLES}
    game = Game.new(table.players, rng.getrandbits(60), table.modules, options=options, teams=table.teams)
    evaluation = evaluation_from(weights)
    bots: list[Bot] = [
        varied_merchant(rng)
        if by_merchants or rng.random() < SPARRING
        else OracleBot(rng.getrandbits(60), playouts=PLAYOUTS, weights=weights)
        for _ in range(table.players)
    ]
    engine = game.engine
    state = engine.state
    seen = 0  # the last cycle with a position
    positions: list[list[float]] = []
    while game.player is not None:
        legal = game.legal_actions()
        bidding = state.stack[state.top] == OFFERING
        if not bidding and rng.random() < WHIM:
            action = rng.choice(legal)
        else:
            action = bots[game.player].choose(game.seat(game.player))
        if action == AT_END_TURN or (bidding and state.cycle != seen):
            positions.append(rows_of(game, evaluation))
            seen = int(state.cycle) if bidding else seen
        game.apply(action)
        state = engine.state
    share = 1.0 / float(winning_sides(engine))
    config = engine.config
    return Played(
        table.players,
        [int(config.team_of[player]) for player in range(table.players)],
        positions,
        [share if state.winners & BIT[player] else 0.0 for player in range(table.players)],
        int(state.cycle),
    )


def varied_merchant(rng: random.Random) -> MerchantBot:
    """One that may value things otherwise than usual, so that games show what they are really worth."""
    spread = rng.choice(SPREADS)
    weights = [float(WEIGHTS[feature]) * exp(rng.gauss(0, spread)) for feature in range(len(WEIGHTS))]
    return MerchantBot(rng.getrandbits(60), Numbers(weights))


def rows_of(game: Game, evaluation: Evaluation) -> list[float]:
    """The features of all players, one after the other."""
    return [number for player in range(int(game.config.players)) for number in evaluation.row(game.engine, player)]
