"""A hint for a person: what the best bot would do now, what that promises, and how it would go on."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from cyclades.bots.oracle.bot import Advice, OracleBot
from cyclades.bots.reasons import Reason, reasons_for
from cyclades.forms.decision import Option
from cyclades.forms.frames import Frame
from cyclades.game import Game
from cyclades.seat import Seat

MILLISECONDS: Final = 1000
MOST_CHOICES: Final = 3
EQUAL: Final = 2  # percent: what differs by less is about equal


@dataclass(frozen=True)
class Promise:
    """A choice, the chance to win that the bot sees in it, from 0 to 1, and why it is good."""

    option: Option
    chance: float
    reasons: tuple[Reason, ...] = ()

    @property
    def percent(self) -> int:
        return round(100 * self.chance)


@dataclass(frozen=True)
class Step:
    """What would be done at a later decision: its kind and subject, and the option that is chosen there."""

    kind: str
    subject: Frame
    option: Option


@dataclass(frozen=True)
class Hint:
    """The best choice and those next to it, and the steps that would follow the best one."""

    choices: list[Promise]
    then: list[Step]

    def is_equal(self, other: Promise) -> bool:
        """Whether another choice is about as good as the best one."""
        return other is not self.choices[0] and self.choices[0].percent - other.percent < EQUAL

    def as_json(self) -> dict[str, Any]:
        return {
            "choices": [
                {
                    "action": one.option.action,
                    "text": one.option.text,
                    "chance": one.percent,
                    "equal": self.is_equal(one),
                    "reasons": [reason.as_json() for reason in one.reasons],
                }
                for one in self.choices
            ],
            "then": [
                {"kind": step.kind, "subject": step.subject, "option": step.option.as_json()} for step in self.then
            ],
        }


def hint_for(seat: Seat, seed: int, milliseconds: int = MILLISECONDS) -> Hint:
    """What the oracle would do at a seat that has to decide."""
    return hint_from(seat, OracleBot(seed, milliseconds).advise(seat))


def hint_from(seat: Seat, advice: Sequence[Advice]) -> Hint:
    """What is said of a bot's advice, which has the best first."""
    return Hint(_choices(seat, advice), _steps(seat, advice[0].line)[1:])


def _choices(seat: Seat, advice: Sequence[Advice]) -> list[Promise]:
    """Of options that differ only in a number the best; none that promises more but was not looked at enough."""
    decision = seat.decision
    assert decision is not None
    options = {option.action: option for option in decision.options}
    found: dict[tuple[object, ...], Advice] = {}
    for one in advice:
        if one.chance <= advice[0].chance:
            found.setdefault(options[one.action].but_for_number, one)
    return [
        Promise(options[one.action], one.chance, tuple(reasons_for(seat, one.line or (one.action,))))
        for one in list(found.values())[:MOST_CHOICES]
    ]


def _steps(seat: Seat, line: Sequence[int]) -> list[Step]:
    """A line of actions as far as it is the player's alone: not behind chance, secrets or another's decision."""
    game = seat.imagine(random.Random(0))
    steps: list[Step] = []
    for action in line:
        decision = game.decision
        assert decision is not None
        option = next((option for option in decision.options if option.action == action), None)
        if option is None:
            break
        steps.append(Step(decision.kind, decision.subject, option))
        game.apply(action)
        if not game.can_undo:
            break
    else:
        steps += _end_of_turn(game, steps)
    return steps


def _end_of_turn(game: Game, steps: list[Step]) -> list[Step]:
    """What a plan for a turn leaves unsaid: when nothing more is planned the turn is ended."""
    decision = game.decision
    if not steps or decision is None or not steps[0].kind == decision.kind == "turn":
        return []
    return [Step("turn", decision.subject, option) for option in decision.options if option.kind == "end_turn"]
