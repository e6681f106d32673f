"""The person at the keyboard: what can be typed at a decision, and what is shown of the game."""

from __future__ import annotations

import json
import sys
import textwrap
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclades import Decision, Option, Refusal
from cyclades.cli.arguments import UsageError
from cyclades.cli.choices import Ambiguous, Choices
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.drawing import Drawing
from cyclades.cli.rules import shown
from cyclades.cli.width import terminal_width
from cyclades.cli.words import END, as_command
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import BUILDINGS, CARDS, FAVOURS, GODS, ITEMS, METROPOLISES
from cyclades.forms.record import read_record
from cyclades.text.flaws import flaw_text
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.bots.hints import Hint
    from cyclades.bots.reasons import Reason

LOG_LINES: Final = 30
LONGEST_NUMBER: Final = 6  # digits
TOPICS: Final = {
    "god": GODS,
    "card": CARDS,
    "building": BUILDINGS[1:],
    "favour": FAVOURS,
    "item": ITEMS,
    "metropolis": METROPOLISES[2:],
}


class Left(Exception):
    """The player leaves the game."""


class Keyboard(ABC):
    """Somebody who plays in the terminal; the game is here or at a server's table."""

    def __init__(self, narrator: Narrator, chronicle: Chronicle) -> None:
        self.narrator = narrator
        self.texts = narrator.texts
        self.chronicle = chronicle
        self.paint = chronicle.paint
        self.told = 0  # events already shown
        self.choices: Choices | None = None  # those that were last shown

    # What the game says

    @property
    @abstractmethod
    def decision(self) -> Decision | None:
        """The present decision, with its options where it is this person's."""

    @abstractmethod
    def view(self) -> dict[str, Any]:
        """What this person may know."""

    @abstractmethod
    def why_not(self, typed: str) -> Refusal | Option | None:
        """Why what was typed can't be done, the option if it can, None if it is no action at all."""

    @abstractmethod
    def undo(self) -> bool:
        """Take a step back, if that can be."""

    @abstractmethod
    def think(self) -> Hint | None:
        """What the best bot would do now."""

    @abstractmethod
    def record(self) -> dict[str, Any]:
        """The game so far, to be saved; RuntimeError says why there is none."""

    # Asking

    def show_decision(self) -> None:
        """Where things stand, and what can be chosen."""
        self.tell_news()
        self.draw()
        self.show_choices()

    def prompt(self) -> str:
        view = self.view()
        player = str(view["player"])
        return self.narrator.say("play-prompt", player=player, gold=view["cities"][player]["gold"])

    def heard(self, line: str) -> Option | None:
        """Do what is typed; the option that it chooses, if it does."""
        typed = as_command(line, self.texts)
        if self.command(typed):
            return None
        return self.understand(END if typed == END else line)

    def command(self, line: str) -> bool:
        """Do what is typed if it is a command."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line == "u":
            if self.undo():
                self.draw()
                self.show_choices()
        elif line.startswith("?"):
            self.explain(line[1:].strip())
        elif line == "b":
            self.draw()
            self.write(*self.drawing().legend())
            self.show_choices()
        elif word == "l" and _is_count(rest):
            self.write(*self.chronicle.lines(self.narrator)[-int(rest or LOG_LINES) :])
        elif line == "hint":
            self.hint()
        elif word == "h":
            self.help(rest)
        elif word == "s":
            self.save(rest)
        elif line == "q":
            raise Left
        else:
            return False
        return True

    def understand(self, line: str) -> Option | None:
        """What the player means, or a word on why it means nothing."""
        texts = self.texts
        choices = self.choices
        if choices is None:
            self.explain(line)
            return None
        try:
            option = choices.find(line)
        except Ambiguous as ambiguous:
            self.write(texts.say("play-ambiguous", choices=", ".join(ambiguous.fitting)))
            return None
        if option is not None:
            return option
        if line.isdigit():
            self.write(texts.say("play-no-number", number=line, last=len(choices.choices)))
            return None
        if not line:
            return None
        reason = self.why_not(choices.in_notation(line))
        if isinstance(reason, Refusal):
            self.write(self.narrator.refusal(reason))
        else:
            example = choices.spoken(choices.choices[0].option)
            self.write(texts.say("play-not-understood", text=printable(line), example=example))
        return None

    # Commands

    def explain(self, typed: str) -> None:
        choices = self.choices
        reason = self.why_not(typed if choices is None else choices.in_notation(typed)) if typed else None
        if isinstance(reason, Refusal):
            self.write(self.narrator.refusal(reason))
        elif isinstance(reason, Option):
            decision = self.decision
            assert decision is not None
            self.write(self.texts.say("play-legal", text=self.narrator.option(reason, decision.kind)))
        else:
            self.write(self.texts.say("play-why-usage"))

    def hint(self) -> None:
        """What the best bot would do now, and why."""
        texts = self.texts
        self.write(texts.say("hint-thinking"))
        decision = self.decision
        hint = self.think()
        if hint is None or decision is None:
            return
        self.write(texts.say("hint-best"))
        for place, one in enumerate(hint.choices):
            if place == 1:
                self.write(texts.say("hint-next-best"))
            key = "hint-equal" if hint.is_equal(one) else "hint-promise"
            promise = texts.say(key, option=self.narrator.option(one.option, decision.kind), chance=one.percent)
            self.write(f"  {promise if place else self.paint(promise, 'bold')}")
            self.write(*(f"    {self.why(reason, one.option)}" for reason in one.reasons))
        if len(decision.options) == 1:
            self.write(texts.say("hint-only"))
        if hint.then:
            self.write(texts.say("hint-then"))
            self.write(*(f"  {self.narrator.option(step.option, step.kind)}" for step in hint.then))

    def why(self, reason: Reason, option: Option) -> str:
        """A reason for a choice; what needs more than the choice itself says so."""
        texts = self.texts
        words = self.narrator.reason(reason.code, reason.args)
        if not reason.later:
            return words
        god = option.parts.get("god")
        when = self.narrator.say("hint-with-god", god=god) if god else texts.say("hint-later")
        return texts.say("hint-reason-later", when=when, reason=words)

    def help(self, topic: str) -> None:
        texts = self.texts
        if not topic:
            self.write(*texts.say("play-help").splitlines(), "", *self.drawing().legend())
            return
        if topic.lower() in ("metropolis", texts.say("page-metropolis").lower()):
            self.write_wrapped(texts.say("help-metropolis"))
            return
        for kind, names in TOPICS.items():
            for name in names:
                if topic.lower() in (name, texts.name(kind, name).lower()):
                    self.write_wrapped(texts.help(kind, name))
                    return
        try:
            self.write(*shown(topic))
        except UsageError:
            known = [texts.name(kind, name) for kind, names in TOPICS.items() for name in names]
            topics = ", ".join([*known, texts.say("page-metropolis")])
            self.write_wrapped(texts.say("play-no-help", topic=printable(topic), topics=topics))

    def save(self, name: str) -> None:
        if not name:
            self.write(self.texts.say("play-save-usage"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                read_record(path.read_text(encoding="utf-8"))  # only a record is overwritten
            path.write_text(json.dumps(self.record(), indent=1) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError, Flawed) as error:
            reason = flaw_text(self.texts, error.flaw) if isinstance(error, Flawed) else str(error)
            self.write(self.texts.say("play-not-saved", reason=printable(reason)))
            return
        self.write(self.texts.say("play-saved", file=name))

    # Showing

    @property
    def width(self) -> int:
        return terminal_width()

    def drawing(self) -> Drawing:
        return Drawing(self.narrator, self.paint, self.width)

    def draw(self) -> None:
        self.write("", *self.drawing().table(self.view()), "")

    def show_choices(self) -> None:
        decision = self.decision
        if decision is None or not decision.options:
            self.choices = None
            return
        choices = self.choices = Choices(decision, self.narrator, self.view())
        self.write(self.paint(self.narrator.question(decision), "bold"))
        self.write(*choices.lines(self.width))
        hint = choices.hint()
        if hint is not None:
            self.write(self.paint(hint, "dim"))

    def tell_news(self) -> None:
        """What happened since the last time."""
        self.write(*self.chronicle.lines(self.narrator, self.told))
        self.told = len(self.chronicle.heard)

    def write(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def write_wrapped(self, text: str) -> None:
        self.write(*textwrap.wrap(text, self.width))


def read_line(prompt: str) -> str:
    sys.stdout.flush()
    return input(f"{prompt} ").strip()


def printable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())


def _is_count(text: str) -> bool:
    return not text or (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER)
