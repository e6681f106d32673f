"""The choices of a decision, numbered, and what a player means by what is typed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby, pairwise
from typing import Any, Final

from cyclades import Decision, FormError, Game, Option, Refusal
from cyclades.cli.words import END, words_for
from cyclades.engine.words.actions import FAMILIES
from cyclades.text.narrator import KIND_OF, Narrator, key_of

# The kinds of a turn's actions, in the order of the list. Those in the first row name a place or a card and are listed
# together under a label.
LABELLED: Final = (
    "recruit_troop",
    "recruit_fleet",
    "recruit_titan",
    "build",
    "build_necropolis",
    "move_troops",
    "move_titans",
    "move_fleets",
    "call",
    "change",
)
ORDER: Final = ("recruit_priest", "recruit_philosopher", *LABELLED, "use_favour", "use_item", "sacrifice")
LAST: Final = (
    "bid_apollo",
    "stay",
    "forgo",
    "pass",
    "stop",
    "end_turn",
)  # what ends something stands at the end of the list
SEA_LISTS: Final = ("recruit_fleet", "choose_sea")
MANY: Final = 12  # seas in such a list; of more of them only their numbers are shown
SHORTEST_PART: Final = 2  # letters of a word that stand for it
VERBS: Final = ("", *(family.words.partition("{")[0] for family in FAMILIES))
WRONG_MOMENTS: Final = {family.wrong_moment for family in FAMILIES}


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
        """The numbered list in columns; a turn's is under labels."""
        numbered = list(enumerate(self.choices, start=1))
        groups = [(label, list(members)) for label, members in groupby(numbered, key=lambda pair: self._label(pair[1]))]
        indent = max(len(label) for label, _ in groups) + 2
        lines: list[str] = []
        for label, members in groups:
            short = len(members) > MANY
            cells = [f"{number:>2}  {self._cell(choice, short)}" for number, choice in members]
            column = max(len(cell) for cell in cells) + 3
            across = max(1, (width - indent + 3) // column)
            for start in range(0, len(cells), across):
                row = "".join(f"{cell:<{column}}" for cell in cells[start : start + across])
                lines.append(f" {label:<{indent - 1}}{row}".rstrip())
                label = ""
        return lines

    def _label(self, choice: Choice) -> str:
        """What the choices listed together have in common."""
        option = choice.option
        if self.decision.kind != "turn" or option.kind not in LABELLED:
            return ""
        arguments = self.narrator.arguments({part: value for part, value in option.parts.items() if part == "building"})
        god = str(self.decision.subject["god"])
        return self.narrator.texts.say(key_of("play-label", option.kind), price=option.price, turn=god, **arguments)

    def _cell(self, choice: Choice, short: bool) -> str:
        """A choice as the list shows it: what its label says is left out, and so are coasts in a long list."""
        parts = choice.option.parts
        if short and choice.option.kind in SEA_LISTS:
            words = str(parts["sea"])
        elif not self._label(choice):
            return self.text(choice)
        elif "card" in parts:
            words = self.narrator.texts.name("card", str(parts["card"]))
            if choice.option.kind == "call":
                return self.narrator.texts.say("play-priced", words=words, price=choice.option.price)
        else:
            words = self._sea(str(parts["sea"])) if "sea" in parts else self.narrator.isle(str(parts["isle"]))
        return self._with_holder(words, choice.option)

    def _sea(self, sea: str) -> str:
        """A sea by its number on the drawn board and by its isles."""
        return self.narrator.say("play-sea", id=sea, sea=sea)

    def text(self, choice: Choice) -> str:
        """A choice in words, with who is there and how far the number may go."""
        option = choice.option
        if "space" in option.parts and not self._needs_space(option):
            option = replace(option, parts=option.parts | {"space": "off"})
        words = self._with_holder(self.narrator.option(option, self.decision.kind), option)
        texts = self.narrator.texts
        if "sea" in option.parts:  # the drawn board has only its number
            words = texts.say("play-sea-choice", id=str(option.parts["sea"]), words=words)
        if len(choice.options) > 1 and "gold" in option.parts:
            words = texts.say("play-up-to", words=words, most=choice.most)
        if option.text == END:
            words = texts.say("play-ends", words=words, typed=words_for(END, texts.language)[0])
        return words

    def _needs_space(self, option: Option) -> bool:
        """Whether a building has to be told from its like off the metropolis space (B5.8)."""
        other = option.parts | {"space": "off"}
        return option.parts != other and any(each.parts == other for each in self.decision.options)

    def _with_holder(self, words: str, option: Option) -> str:
        holder = self._holder(option)
        if holder is None:
            return words
        return self.narrator.say("play-held", words=words, **holder)

    def _holder(self, option: Option) -> dict[str, object] | None:
        """Another player's units in the place that an option names."""
        city = self.view["player"]
        isle = self.view["isles"].get(option.parts.get("isle"))
        if isle is not None and isle["owner"] not in (None, city):
            heroes = isle.get("heroes", [])
            units = isle["troops"] + isle.get("undead", 0) + isle.get("titans", 0) + len(heroes)
            return {"player": isle["owner"], "units": units}
        sea = self.view["seas"].get(option.parts.get("sea"))
        if sea is not None and sea["owner"] not in (None, city):
            return {"player": sea["owner"], "units": sea["fleets"] + sea.get("undead", 0)}
        return None

    def hint(self) -> str | None:
        """How a number that the list doesn't show is typed."""
        texts = self.narrator.texts
        for choice in self.choices:
            if len(choice.options) > 1:
                bid = "gold" in choice.option.parts
                example = self.spoken(choice.options[1 if bid else 0])
                return texts.say("play-typed-bid" if bid else "play-typed-count", example=example)
        return texts.say("play-only-choice") if len(self.choices) == 1 else None

    # Understanding

    def find(self, typed: str) -> Option | None:
        """The option that is meant: by its number, its notation or a part of it, or by names; None if nothing fits."""
        if typed.isascii() and typed.isdigit():
            number = int(typed)
            return self.choices[number - 1].option if 1 <= number <= len(self.choices) else None
        words = typed.lower().split()
        if not words:
            return self.choices[0].option if len(self.choices) == 1 else None
        return self._found(words) or self._found(self.in_notation(typed).split())

    def _found(self, words: list[str]) -> Option | None:
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

    def in_notation(self, typed: str) -> str:
        """What was typed, with names of the reader's language, or their beginnings, as notation has them."""
        words: list[str] = []
        for before, word in pairwise(["", *typed.lower().split()]):
            meant = {name for name, spoken in self._names.items() if any(_stands_for(word, one) for one in spoken)}
            meaning = meant.pop() if len(meant) == 1 else word
            if words[-1:] != [meaning] or word == before:  # names may be of several words
                words.append(meaning)
        return " ".join(words)

    @cached_property
    def _names(self) -> dict[str, list[str]]:
        """The names in the options: notation's, and the words of the reader's language."""
        return {
            name: self.narrator.forms(KIND_OF[part], name)[""].lower().split()
            for choice in self.choices
            for part, name in choice.option.parts.items()
            if isinstance(name, str) and KIND_OF.get(part) not in (None, "sea")  # seas go by their numbers
        }

    def spoken(self, option: Option) -> str:
        """An option as it can be typed: without its verb if it names something, with names of the reader's language."""
        words = option.text.split()[1:] or [option.text]
        return " ".join(" ".join(self._names.get(word, [word])) for word in words)


def why_not(game: Game, typed: str) -> Refusal | Option | None:
    """Why what was typed can't be done, the option if it can, None if it is no action at all."""
    reasons: list[Refusal] = []
    for text in meanings(typed):
        try:
            refusal = game.explain(text)
        except FormError:
            continue
        if refusal is None:
            assert game.decision is not None
            action = game.parse(text)
            return next(option for option in game.decision.options if option.action == action)
        reasons.append(refusal)
    return most_fitting(reasons)


def meanings(typed: str) -> list[str]:
    """What was typed, as it is and with each verb that may be missing; not all of these are actions."""
    return [f"{verb}{typed.lower()}" for verb in VERBS]


def most_fitting(reasons: list[Refusal]) -> Refusal | None:
    """What would fit the moment comes before what belongs to another."""
    return min(reasons, key=lambda refusal: refusal.code in WRONG_MOMENTS, default=None)


def _gathered(decision: Decision) -> list[Choice]:
    """One choice for all options that differ only in a number: the lowest bid, the most units."""
    together: dict[tuple[object, ...], list[Option]] = {}
    for option in decision.options:
        together.setdefault(option.but_for_number, []).append(option)
    choices: list[Choice] = []
    for options in together.values():
        options.sort(key=_amount)
        shown = options[-1] if "count" in options[0].parts else options[0]
        choices.append(Choice(shown, tuple(options)))
    choices.sort(key=_place)
    return choices


def _place(choice: Choice) -> tuple[bool, int]:
    """Where a choice stands in the list."""
    kind = choice.option.kind
    return kind in LAST, ORDER.index(kind) if kind in ORDER else 0


def _amount(option: Option) -> int:
    return int(option.parts.get("gold", option.parts.get("count", 0)))


def _fits(words: list[str], option: Option) -> bool:
    """Whether words, or their first letters, stand in this order in an option's notation."""
    rest = iter(option.text.split())
    return all(any(_stands_for(word, whole) for whole in rest) for word in words)


def _stands_for(word: str, whole: str) -> bool:
    return word == whole or (len(word) >= SHORTEST_PART and word.isalpha() and whole.startswith(word))
