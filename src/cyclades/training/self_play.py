"""Games the evaluation plays against itself, quickly, and the positions that came up in them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from cyclades.bots import Bot, make_bot
from cyclades.bots.oracle.evaluation import Evaluation, winning_sides
from cyclades.bots.oracle.features import FEATURE_COUNT
from cyclades.bots.oracle.offerings import Auction
from cyclades.bots.oracle.turns import best_step
from cyclades.bots.prelude import offer_before_start
from cyclades.engine.actions import AT_END_TURN
from cyclades.engine.chance import SeededChance
from cyclades.engine.frames import OFFERING, PRELUDE_OFFERING
from cyclades.engine.pieces import BIT
from cyclades.game import Game

MOST_CYCLES: Final = 25
STEP_BUDGET: Final = 50
TURN_BUDGET: Final = 30  # for a step of a turn only thought of
AUCTIONS: Final = 4  # thought of for each bid
NOISE: Final = 0.05  # how unsure others' bids are
WHIM: Final = 0.04  # how often a step is taken by chance, so that what is bad is seen too
SPARRING: Final = 0.4  # how often a seat is the merchant's: the evaluation must know others' ways too


@dataclass(frozen=True)
class Table:
    """What is played."""

    players: int
    modules: tuple[str, ...] = ()
    teams: bool | None = None


HADES: Final = ("free_placement", "hades", "heroes", "favours")
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
    (Table(4, (*HADES, "titans")), 1),
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


def play(evaluation: Evaluation, table: Table, seed: int) -> Played:
    """One game, the same for the same weights and seed."""
    rng = random.Random(seed)
    options = {"max_cycles": MOST_CYCLES}
    game = Game.new(table.players, rng.getrandbits(60), table.modules, options=options, teams=table.teams)
    engine = game.engine
    state = engine.state
    evaluation.dice = SeededChance(rng.getrandbits(60))
    auction = Auction(evaluation, rng.getrandbits(60), NOISE)
    prepared = 0
    seen = 0  # the last cycle with a position
    positions: list[list[float]] = []
    partners: list[Bot | None] = [
        make_bot("merchant", rng.getrandbits(60)) if rng.random() < SPARRING else None for _ in range(table.players)
    ]
    while not game.over:
        legal = game.legal_actions()
        room = state.stack[state.top]
        player = engine.decider()
        if len(legal) == 1:
            action = legal[0]
        elif room != OFFERING and rng.random() < WHIM:
            action = rng.choice(legal)
        elif (partner := partners[player]) is not None:
            action = partner.choose(game.seat(player))
        elif room == OFFERING:
            if prepared != state.cycle:
                prepared = state.cycle
                auction.prepare(engine, TURN_BUDGET)
            action = int(auction.best_bid(engine, player, AUCTIONS))
        elif room == PRELUDE_OFFERING:
            action = offer_before_start(legal)
        else:
            action = int(best_step(engine, evaluation, player, STEP_BUDGET))
        if action == AT_END_TURN or (room == OFFERING and state.cycle != seen):
            positions.append(rows_of(game, evaluation))
            seen = int(state.cycle)
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


def rows_of(game: Game, evaluation: Evaluation) -> list[float]:
    """The features of all players, one after the other."""
    evaluation.features.fill(game.engine)
    rows = evaluation.features.rows
    return [float(rows[i]) for i in range(FEATURE_COUNT * int(game.engine.config.players))]
