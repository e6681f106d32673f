"""What a judge makes of a game that was played: everyone's chance to win step by step, and what changed it most.

A game is judged where it is quiet: at an offering or in a turn, never in the middle of a move or a battle. Where chance
had a part in what happened in between, it is played again many times from before the dice or the draw: what it came to
on average is the players' doing, the rest was luck. All this is reckoned with fixed seeds: who judges a game again gets
the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any, Final, Protocol, TypeVar

from cyclades.bots.lookahead import holdings_worth
from cyclades.bots.merchant.battles import usual_answer
from cyclades.bots.merchant.turns import Planner
from cyclades.bots.oracle.evaluation import winning_sides
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.bots.reasons import Reason, changes
from cyclades.engine.cities.holdings import is_eliminated, side_metropolises
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.room_numbers import APOLLO_TURN, OFFERING, TURN
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.record import Record
from cyclades.game import Game, begin_replay, replay_step

VERSION: Final = 2  # a higher one where the same game would be judged otherwise: judgements that were kept are old then
BIG_SWING: Final = 0.1
MOST_SWINGS: Final = 6
QUIET: Final = (OFFERING, TURN, APOLLO_TURN)
ANEW: Final = 16  # times that chance falls anew at least,
MOST_ANEW: Final = 128  # and at most, until the mean is known well enough:
WELL_KNOWN: Final = 0.0075
MOST_ANSWERS: Final = 60  # until it is quiet again
KINDS: Final = ("choice", "dice", "draw")
# How well the oracle's turns are planned.
WIDTH: Final = 1
CHOICES: Final = 42
POSITIONS: Final = 200
PLACES: Final = 4  # of chances in JSON

AnySwing = TypeVar("AnySwing")


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
    """By the oracle's learned evaluation: of what can be made of a turn, of the position itself elsewhere."""

    def __init__(self) -> None:
        self.evaluation = evaluation_from(read_weights())
        self.planner = Planner(0, WIDTH, CHOICES, POSITIONS, self.evaluation)

    def chances(self, game: Game) -> list[float]:
        state = game.engine.state
        if state.stack[state.top] != TURN:
            return self.chances_in(game.engine)
        engine = game.engine.copy()
        engine.chance = SeededChance(0)  # where a draw comes in, always the same
        self.planner.player = engine.decider()
        self.planner.plan(engine)
        best = self.planner.ends[0]
        likely = self.chances_in(best.likely)
        if best.unlikely is None:
            return likely
        unlikely = self.chances_in(best.unlikely)
        return [best.chance * one + (1 - best.chance) * other for one, other in zip(likely, unlikely, strict=True)]

    def chances_in(self, engine: Engine) -> list[float]:
        self.evaluation.judge(engine)
        return [self.evaluation.chances[player] for player in range(int(engine.config.players))]


JUDGES: Final[dict[str, Callable[[], Judge]]] = {"oracle": OracleJudge, "holdings": HoldingsJudge}


@dataclass(frozen=True)
class Swing:
    """Something that changed the chances: whose most, by how much, and what it was."""

    step: int
    player: int
    change: float
    kind: str  # one of `KINDS`
    code: str  # its words are `swing-<code>`, with `args` in names
    args: dict[str, str | int]
    reason: Reason | None = None  # what whoever chose has gained

    def as_json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "player": CITIES[self.player],
            "change": round(self.change, PLACES),
            "kind": self.kind,
            "code": self.code,
            "args": self.args,
            "reason": None if self.reason is None else {"code": self.reason.code, "args": self.reason.args},
        }


@dataclass(frozen=True)
class Moment:
    """The chances by player after a step of the record, and what has led there from the moment before."""

    step: int  # 0: the beginning
    cycle: int
    chances: tuple[float, ...]
    expected: tuple[float, ...] | None = None  # before the dice and draws that came; None if none came
    swings: tuple[Swing, ...] = ()  # of the choices, then of the dice or draws
    ended: tuple[tuple[int, int], ...] = ()  # turns that ended: player and god
    over: bool = False  # the result is known

    def as_json(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "cycle": self.cycle,
            "chances": [round(chance, PLACES) for chance in self.chances],
            "expected": None if self.expected is None else [round(chance, PLACES) for chance in self.expected],
            "over": self.over,
            "swings": [swing.as_json() for swing in self.swings],
        }


class Course:
    """A recorded game, judged moment by moment; up to the step `known` it is only gone through."""

    def __init__(self, record: Record, judge: Judge, known: int = -1) -> None:
        self.record = record
        self.judge = judge
        self.known = known
        self.step = 0
        self.heard: list[events.Event] = []
        self.game = begin_replay(record, self.heard.append)
        self.before = self.game.engine.copy()  # at the last moment
        self.then: tuple[float, ...] = ()  # the chances there
        self.expected: tuple[float, ...] | None = None
        self.last = known  # the step of the last moment
        self.moments = self.judged()  # those still to come

    @property
    def over(self) -> bool:
        return self.step == len(self.record.steps)

    def __iter__(self) -> Iterator[Moment]:
        return self.moments

    def judged(self) -> Iterator[Moment]:
        self.begin_anew()
        if self.known < 0:
            self.last = 0
            yield Moment(0, int(self.before.state.cycle), self.then, over=self.game.over)
        while not self.over:
            self.take_step()
            if not self.is_moment():
                continue
            if self.step > self.known:
                self.last = self.step
                yield self.moment()
            self.begin_anew()

    def begin_anew(self) -> None:
        self.heard.clear()
        self.before = self.game.engine.copy()
        self.expected = None
        if self.step >= self.known:
            self.then = self.chances(self.game)

    def take_step(self) -> None:
        step = self.record.steps[self.step]
        if step.outcomes and self.expected is None and self.step >= self.known:
            self.expected = self.on_average(step.action)
        self.step += 1
        replay_step(self.game, step, self.step)

    def is_moment(self) -> bool:
        """Whether it is quiet here, and more has happened than a bid."""
        if self.over:
            return True
        now, before = self.game.engine.state, self.before.state
        room = now.stack[now.top]
        among_bids = room == OFFERING == before.stack[before.top] and now.cycle == before.cycle
        return room in QUIET and not among_bids

    def moment(self) -> Moment:
        chances = self.chances(self.game)
        swings = [self.swing(self.then, self.expected or chances, *self.choice())]
        if self.expected is not None:
            swings.append(self.swing(self.expected, chances, *self.luck()))
        ended = tuple((event.player, event.god) for event in self.heard if isinstance(event, events.TurnEnded))
        cycle = int(self.before.state.cycle)
        return Moment(self.step, cycle, chances, self.expected, tuple(swings), ended, self.game.over)

    # What it was

    def swing(
        self,
        before: Sequence[float],
        after: Sequence[float],
        kind: str,
        code: str,
        args: dict[str, int],
        reason: Reason | None = None,
    ) -> Swing:
        """Of whom the chance changed most; of who gained, if another lost as much."""
        changes = [now - then for then, now in zip(before, after, strict=True)]
        player = max(range(len(changes)), key=lambda each: (round(abs(changes[each]), 9), changes[each]))
        return Swing(self.step, player, changes[player], kind, code, self.game.names.args(args), reason)

    def choice(self) -> tuple[str, str, dict[str, int], Reason | None]:
        """What was done, apart from what chance made of it."""
        turn = self.turn()
        if not turn:
            return "choice", "offerings", {"cycle": int(self.before.state.cycle)}, None
        attack = self.attack()
        if attack is not None:
            return "choice", f"attack_{attack[0]}", attack[1], None
        called = [event.card for event in self.heard if isinstance(event, events.CreatureCalled)]
        if called:
            return "choice", "calls", turn | {"card": called[-1]}, None
        reasons = self.gains(turn["player"])
        reason = reasons[0] if reasons else None
        if reason is not None and reason.code == "founds_metropolis":
            return "choice", "founds", turn | {"count": self.metropolises(turn["player"])}, reason
        return "choice", "turn", turn, reason

    def luck(self) -> tuple[str, str, dict[str, int]]:
        """What chance decided."""
        attack = self.attack()
        if attack is not None:
            return "dice", f"attack_{attack[0]}_dice", attack[1]
        turn = self.turn()
        if turn and not any(isinstance(event, events.CycleBegan) for event in self.heard):
            return "draw", "turn_draw", turn
        return "draw", "cycle_draw", {"cycle": int(self.game.engine.state.cycle)}

    def turn(self) -> dict[str, int]:
        """Whose turn with which god it was at the last moment; empty in offerings."""
        state = self.before.state
        if state.stack[state.top] not in (TURN, APOLLO_TURN):
            return {}
        return {"player": int(state.turn_player), "god": int(state.turn_god)}

    def attack(self) -> tuple[str, dict[str, int]] | None:
        """The last one since, on an isle or in a sea."""
        for event in reversed(self.heard):
            if isinstance(event, events.LandBattleBegan):
                return "isle", {"player": event.attacker, "isle": event.isle}
            if isinstance(event, events.SeaBattleBegan):
                return "sea", {"player": event.attacker, "sea": event.sea}
        return None

    def gains(self, player: int) -> list[Reason]:
        """What a player has gained; gold is left out, for the next cycle's may have come already."""
        return [one for one in changes(self.game.names, player, self.before, self.game.engine) if one.code != "gold"]

    def metropolises(self, player: int) -> int:
        return int(side_metropolises(self.game.engine, player))

    # The chances

    def chances(self, game: Game) -> tuple[float, ...]:
        if not game.over:
            return tuple(self.judge.chances(game))
        winners = set(game.winners)
        sides = int(winning_sides(game.engine))
        return tuple(1 / sides if player in winners else 0.0 for player in range(game.config.players))

    def on_average(self, action: str) -> tuple[float, ...]:
        """The chances if this action is taken, over what chance may make of it."""
        number = self.game.parse(action)
        results: list[tuple[float, ...]] = []
        while len(results) < MOST_ANEW:
            for _ in range(ANEW):
                game = self.game.copy()
                game.engine.chance = SeededChance(self.step * MOST_ANEW + len(results))
                game.engine.take(number)
                _go_on_to_quiet(game.engine)
                results.append(self.chances(game))
            if max(_doubt(of_player) for of_player in zip(*results, strict=True)) < WELL_KNOWN:
                break
        return tuple(fmean(of_player) for of_player in zip(*results, strict=True))


def _doubt(values: Sequence[float]) -> float:
    """By how much their mean may be wrong."""
    return float(stdev(values) / sqrt(len(values)))


def _go_on_to_quiet(engine: Engine) -> None:
    for _ in range(MOST_ANSWERS):
        state = engine.state
        if state.ending != NOT_OVER or state.stack[state.top] in QUIET:
            return
        engine.take(usual_answer(engine))


def course(record: Record, judge: Judge) -> list[Moment]:
    """The whole game: its beginning, every moment worth judging, and its end if it has one."""
    return list(Course(record, judge))


def biggest_swings(moments: Iterable[Moment]) -> list[Swing]:
    """What decided most, in the order it came; that the game ends is no swing."""
    swings = [swing for moment in moments if not moment.over for swing in moment.swings]
    return _biggest(swings, lambda swing: swing.change)


def biggest_told(moments: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same of moments in JSON."""
    swings = [swing for moment in moments if not moment["over"] for swing in moment["swings"]]
    return _biggest(swings, lambda swing: swing["change"])


def _biggest(swings: list[AnySwing], change: Callable[[AnySwing], float]) -> list[AnySwing]:
    """In the order they are given."""
    big = [place for place, swing in enumerate(swings) if abs(change(swing)) >= BIG_SWING]
    big = sorted(big, key=lambda place: -abs(change(swings[place])))[:MOST_SWINGS]
    return [swings[place] for place in sorted(big)]
