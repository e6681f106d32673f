"""The choices of a decision, numbered, and what a player means by what is typed."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from cyclades import Decision, FormError, Game, Option, Refusal
from cyclades.engine.refusals import WRONG_MOMENT
from cyclades.forms.notation import FORMS
from cyclades.text.narrator import Narrator

GROUPS: Final = {
    "recruit_troop": "recruit",
    "recruit_fleet": "recruit",
    "recruit_priest": "recruit",
    "recruit_philosopher": "recruit",
    "build": "build",
    "move_troops": "move",
    "move_fleets": "move",
    "call": "creatures",
    "change": "creatures",
}
GROUP_ORDER: Final = ("recruit", "build", "move", "creatures", "other")
LAST: Final = ("bid_apollo", "stay", "forgo", "stop", "end_turn")  # what ends something stands at the end of the list
LABEL: Final = 11
SHORTEST_PART: Final = 2  # letters of a word that stand for it


class Ambiguous(Exception):
    """What was typed fits several choices, named by their notation."""

    def __init__(self, fitting: list[str]) -> None:
        super().__init__(", ".join(fitting))
        self.fitting = fitting


@dataclass(frozen=True)
class Choice:
    """A line of the list: an option, and with it those that differ only in their number of gold or units."""

    option: Option
    options: tuple[Option, ...]

    @property
    def most(self) -> int:
        """The highest number of gold or units; 0 where there is nothing to count."""
        return max(_amount(option) for option in self.options)


class Choices:
    """All that can be chosen now."""

    def __init__(self, decision: Decision, narrator: Narrator, view: dict[str, Any]) -> None:
        self.decision = decision
        self.narrator = narrator
        self.view = view
        self.choices = _gathered(decision)

    # Showing

    def lines(self, width: int) -> list[str]:
        """The numbered list in columns; a turn's is in groups with labels."""
        labelled = self.decision.kind == "turn"
        indent = LABEL if labelled else 1
        numbered = list(enumerate(self.choices, start=1))
        lines: list[str] = []
        for group, members in groupby(numbered, key=lambda pair: _group(pair[1]) if labelled else ""):
            cells = [f"{number:>2}  {self.text(choice)}" for number, choice in members]
            column = max(len(cell) for cell in cells) + 3
            across = max(1, (width - indent) // column)
            label = f" {self.narrator.texts.say(f'play-group-{group}')}" if labelled else ""
            for start in range(0, len(cells), across):
                row = "".join(f"{cell:<{column}}" for cell in cells[start : start + across])
                lines.append(f"{label:<{indent}}{row}".rstrip())
                label = ""
        return lines

    def text(self, choice: Choice) -> str:
        """A choice in words, with who stands in the way and how far the number may go."""
        words = self.narrator.option(choice.option, self.decision.kind)
        holder = self._holder(choice.option)
        if holder is not None:
            words = self.narrator.texts.say("play-held", words=words, **self.narrator.arguments(holder))
        if len(choice.options) > 1 and "gold" in choice.option.parts:
            words = self.narrator.texts.say("play-up-to", words=words, most=choice.most)
        return words

    def _holder(self, option: Option) -> dict[str, object] | None:
        """Another player's units in the place that an option names."""
        city = self.view["player"]
        isle = self.view["isles"].get(option.parts.get("isle"))
        if isle is not None and isle["owner"] not in (None, city):
            return {"player": isle["owner"], "units": isle["troops"]}
        sea = self.view["seas"].get(option.parts.get("sea"))
        if sea is not None and sea["owner"] != city:
            return {"player": sea["owner"], "units": sea["fleets"]}
        return None

    def hint(self) -> str | None:
        """How a number that the list doesn't show is typed."""
        texts = self.narrator.texts
        for choice in self.choices:
            if len(choice.options) > 1:
                example = choice.options[1].text.partition(" ")[2]
                key = "play-typed-bid" if "gold" in choice.option.parts else "play-typed-count"
                return texts.say(key, example=example)
        return texts.say("play-only-choice") if len(self.choices) == 1 else None

    # Understanding

    def find(self, typed: str) -> Option | None:
        """The option that is meant: by its number, its notation or a part of it; None if nothing fits."""
        if typed.isascii() and typed.isdigit():
            number = int(typed)
            return self.choices[number - 1].option if 1 <= number <= len(self.choices) else None
        words = typed.lower().split()
        if not words:
            return self.choices[0].option if len(self.choices) == 1 else None
        fitting = [choice for choice in self.choices if any(_fits(words, option) for option in choice.options)]
        if len(fitting) > 1:
            exact = [choice for choice in fitting if any(option.text == " ".join(words) for option in choice.options)]
            fitting = exact or fitting
        if len(fitting) > 1:
            raise Ambiguous([choice.option.text for choice in fitting])
        if not fitting:
            return None
        choice = fitting[0]
        if _fits(words, choice.option):
            return choice.option
        return next(option for option in choice.options if _fits(words, option))


def why_not(game: Game, typed: str) -> Refusal | Option | None:
    """Why what was typed can't be done, the option if it can, None if it is no action at all.

    The verb may be missing; then what would fit the moment comes first.
    """
    reasons: list[Refusal] = []
    for verb in ["", *(form.words.partition("{")[0] for form in FORMS)]:
        try:
            action = game.parse(f"{verb}{typed.lower()}")
        except FormError:
            continue
        refusal = game.explain(action)
        if refusal is None:
            assert game.decision is not None
            return next(option for option in game.decision.options if option.action == action)
        reasons.append(refusal)
    return min(reasons, key=lambda refusal: refusal.code in WRONG_MOMENT, default=None)


def _gathered(decision: Decision) -> list[Choice]:
    """One choice for all options that differ only in a number: the lowest bid, the most units."""
    together: dict[tuple[object, ...], list[Option]] = {}
    for option in decision.options:
        parts = [value for part, value in option.parts.items() if part not in ("gold", "count")]
        together.setdefault((option.kind, *parts), []).append(option)
    choices: list[Choice] = []
    for options in together.values():
        options.sort(key=_amount)
        shown = options[-1] if "count" in options[0].parts else options[0]
        choices.append(Choice(shown, tuple(options)))
    choices.sort(key=_place)
    return choices


def _place(choice: Choice) -> tuple[int, bool, bool]:
    """Where a choice stands in the list."""
    kind = choice.option.kind
    return GROUP_ORDER.index(_group(choice)), kind in LAST, kind == "change"


def _amount(option: Option) -> int:
    return int(option.parts.get("gold", option.parts.get("count", 0)))


def _group(choice: Choice) -> str:
    return GROUPS.get(choice.option.kind, "other")


def _fits(words: list[str], option: Option) -> bool:
    """Whether words, or their first letters, stand in this order in an option's notation."""
    rest = iter(option.text.split())
    return all(any(_stands_for(word, whole) for whole in rest) for word in words)


def _stands_for(word: str, whole: str) -> bool:
    return word == whole or (len(word) >= SHORTEST_PART and word.isalpha() and whole.startswith(word))
