"""What a judge makes of a game that was played: everyone's chance to win at the end of each turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from typing import Final, Protocol

from cyclades.bots.lookahead import holdings_worth
from cyclades.bots.oracle.evaluation import winning_sides
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.engine.events import Event, TurnBegan, TurnEnded
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.pieces import NONE
from cyclades.forms.record import Record
from cyclades.game import Game, begin_replay, replay_step

BIG_SWING: Final = 0.1
MOST_SWINGS: Final = 3


class Judge(Protocol):
    """Somebody who sees the whole position and says how it will end."""

    def chances(self, game: Game) -> list[float]:
        """Each player's chance to win a game that isn't over. Partners win together, so theirs are the same."""
        ...


class HoldingsJudge:
    """Judges by what the players have: chances go with the exponentials of what the greedy bot finds it worth."""

    # Of gold, by which a lead makes a player e times as likely to win. Fitted to the turns of games among greedy bots.
    LEAD: Final = 30.0

    def chances(self, game: Game) -> list[float]:
        engine = game.engine
        partner = game.config.partner
        worths = [
            float("-inf") if is_eliminated(engine, player) else float(holdings_worth(engine, player))
            for player in range(game.config.players)
        ]
        if game.config.teams:
            worths = [max(worth, worths[partner[player]]) for player, worth in enumerate(worths)]
        most = max(worths)
        weights = [exp((worth - most) / self.LEAD) for worth in worths]
        total = sum(weights) / (2 if game.config.teams else 1)
        return [weight / total for weight in weights]


class OracleJudge:
    """By the oracle's learned evaluation."""

    def __init__(self) -> None:
        self.evaluation = evaluation_from(read_weights())

    def chances(self, game: Game) -> list[float]:
        self.evaluation.judge(game.engine)
        return [self.evaluation.chances[player] for player in range(int(game.config.players))]


JUDGES: Final[dict[str, Callable[[], Judge]]] = {"oracle": OracleJudge, "holdings": HoldingsJudge}


@dataclass(frozen=True)
class Moment:
    """The chances by player at the end of a turn; at the beginning, and where a turn was cut short, it is nobody's."""

    cycle: int
    player: int
    god: int
    chances: tuple[float, ...]
    over: bool = False  # the result is known


def course(record: Record, judge: Judge) -> list[Moment]:
    """The whole game: its beginning, every turn, and its end if it has one."""
    heard: list[Event] = []
    game = begin_replay(record, heard.append)
    moments = [Moment(int(game.engine.state.cycle), NONE, NONE, _chances(game, judge))]
    gods: dict[int, int] = {}  # by marker
    cycle = int(game.engine.state.cycle)
    for number, step in enumerate(record.steps, start=1):
        heard.clear()
        replay_step(game, step, number)
        ended: list[tuple[int, int]] = []
        for event in heard:
            if isinstance(event, TurnBegan):
                gods[event.marker] = event.god
            elif isinstance(event, TurnEnded):
                ended.append((event.player, gods.get(event.marker, NONE)))
        if ended:  # several turns at once if nothing was to be decided in them
            chances = _chances(game, judge)
            moments += [Moment(cycle, player, god, chances, game.over) for player, god in ended]
        cycle = int(game.engine.state.cycle)
    if game.over and not moments[-1].over:
        moments.append(Moment(cycle, NONE, NONE, _chances(game, judge), over=True))
    return moments


def _chances(game: Game, judge: Judge) -> tuple[float, ...]:
    if not game.over:
        return tuple(judge.chances(game))
    winners = set(game.winners)
    sides = int(winning_sides(game.engine))
    return tuple(1 / sides if player in winners else 0.0 for player in range(game.config.players))


def swing(before: Moment, after: Moment) -> tuple[int, float]:
    """Whose chance changed most, and by how much; who gained, if another lost as much."""
    changes = [now - then for then, now in zip(before.chances, after.chances, strict=True)]
    player = max(range(len(changes)), key=lambda each: (round(abs(changes[each]), 9), changes[each]))
    return player, changes[player]


def biggest_swings(moments: list[Moment]) -> set[int]:
    """The turns, by their place in the course, that decided most; that the game ends is no swing."""
    sizes = {place: abs(swing(before, after)[1]) for place, (before, after) in enumerate(pairwise(moments), start=1)}
    turns = [place for place in sizes if sizes[place] >= BIG_SWING and not moments[place].over]
    return set(sorted(turns, key=lambda place: (-sizes[place], place))[:MOST_SWINGS])
