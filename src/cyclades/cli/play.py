"""`cyclades play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import secrets
import shutil
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cyclades import FormError, Game, IllegalAction, Option, Refusal
from cyclades.bots import Bot, make_bot
from cyclades.cli.arguments import (
    BOT_NAMES,
    UsageError,
    add_game_arguments,
    at_least,
    bot_names,
    house_rules,
    modules_of,
)
from cyclades.cli.choices import Ambiguous, Choices, why_not
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.colours import paint_for
from cyclades.cli.drawing import Drawing
from cyclades.cli.rules import shown
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, FAVOURS, GODS, ITEMS, METROPOLISES, NONE
from cyclades.forms.record import read_record
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.bots.reasons import Reason
    from cyclades.cli.arguments import Commands

DEFAULT_SIZE: Final = (100, 40)
LOG_LINES: Final = 30
TOPICS: Final = {
    "god": GODS,
    "card": CARDS,
    "building": BUILDINGS[1:],
    "favour": FAVOURS,
    "item": ITEMS,
    "metropolis": METROPOLISES[2:],
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "play",
        help="play against bots",
        description="Play a game in the terminal against bots. Choices are numbered; type h there for help.",
    )
    add_game_arguments(parser, players=3)
    parser.add_argument(
        "--bots",
        default="normal",
        metavar="NAMES",
        help=f"your opponents, one name for all or one each, with commas: {BOT_NAMES} (default normal)",
    )
    parser.add_argument("--city", default=CITIES[0], metavar="NAME", help=f"yours (default {CITIES[0]})")
    parser.add_argument("--seed", type=at_least(0), metavar="N", help="of dice, draws and bots (default: a new one)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    players: int = arguments.players
    cities = CITIES[:players]
    city: str = arguments.city.lower()
    seed: int = secrets.randbits(32) if arguments.seed is None else arguments.seed
    options = house_rules(arguments)
    if city not in cities:
        raise UsageError(f"--city: one of {', '.join(cities)} is needed, not {city!r}")
    human = cities.index(city)
    names = bot_names(arguments.bots, players - 1)
    bots: dict[int, Bot] = {}
    for player in range(players):
        if player != human:
            bots[player] = make_bot(names[len(bots)], seed + player)
    chronicle = Chronicle(paint_for(sys.stdout), human)
    modules = modules_of(arguments)
    game = Game.new(
        players,
        seed,
        modules,
        options=options,
        teams=arguments.teams,
        board=arguments.board,
        listen=chronicle.hear,
    )
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives the prompt its editing keys
    table = Table(game, human, bots, chronicle)
    table.welcome(seed, dict(zip(bots, names, strict=True)))
    try:
        table.play()
    finally:
        for bot in bots.values():
            bot.close()
    return 0


class Left(Exception):
    """The player leaves the game."""


class Table:
    """A game with one person at the keyboard."""

    def __init__(self, game: Game, human: int, bots: dict[int, Bot], chronicle: Chronicle) -> None:
        self.game = game
        self.human = human
        self.bots = bots
        self.chronicle = chronicle
        self.told = 0  # events already shown
        self.texts = texts_in()
        self.narrator = Narrator(self.texts, game.config)
        self.paint = chronicle.paint

    @property
    def width(self) -> int:
        return shutil.get_terminal_size(DEFAULT_SIZE).columns

    def play(self) -> None:
        """From the first decision to the end, or until the player leaves."""
        game = self.game
        try:
            while (player := game.player) is not None:
                if player == self.human:
                    self.apply(self.ask().action)
                else:
                    self.apply(self.bots[player].choose(game.seat(player)))
        except (EOFError, Left):
            self.write("", self.texts.say("play-quit"))
            return
        self.tell_news()
        self.draw()

    def apply(self, action: int) -> None:
        self.chronicle.step = self.game.action_count
        self.game.apply(action)

    # Asking

    def ask(self) -> Option:
        """Show where things stand and let the player choose."""
        self.tell_news()
        self.draw()
        choices = self.show_choices()
        while True:
            line = self.read_line()
            command, _, rest = line.partition(" ")
            if line == "u":
                if self.undo():
                    self.draw()
                    choices = self.show_choices()
            elif line.startswith("?"):
                self.explain(line[1:].strip())
            elif line == "b":
                self.draw()
                self.write(*self.drawing().legend())
                choices = self.show_choices()
            elif command == "l" and re.fullmatch(r"\s*[0-9]{0,6}", rest):
                lines = self.chronicle.lines(self.narrator)
                self.write(*lines[-int(rest or LOG_LINES) :])
            elif line == "hint":
                self.hint()
            elif command == "h":
                self.help(rest.strip())
            elif command == "s":
                self.save(rest.strip())
            elif line == "q":
                raise Left
            else:
                option = self.understand(choices, line)
                if option is not None:
                    return option

    def read_line(self) -> str:
        city = self.narrator.city(CITIES[self.human])
        prompt = self.texts.say("play-prompt", player=city, gold=int(self.view()["cities"][CITIES[self.human]]["gold"]))
        sys.stdout.flush()
        return input(f"{prompt} ").strip()

    def understand(self, choices: Choices, line: str) -> Option | None:
        """What the player means, or a word on why it means nothing."""
        texts = self.texts
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
        reason = why_not(self.game, line)
        if isinstance(reason, Refusal):
            self.write(self.narrator.refusal(reason))
        else:
            self.write(texts.say("play-not-understood", text=_printable(line), example=choices.choices[0].option.text))
        return None

    # Commands

    def undo(self) -> bool:
        try:
            self.game.undo()
        except IllegalAction as error:
            self.write(self.narrator.refusal(error.refusal))
            return False
        self.chronicle.forget(self.game.action_count)
        self.told = len(self.chronicle.heard)
        self.write(self.texts.say("play-undone"))
        return True

    def explain(self, typed: str) -> None:
        reason = why_not(self.game, typed) if typed else None
        if isinstance(reason, Refusal):
            self.write(self.narrator.refusal(reason))
        elif isinstance(reason, Option):
            decision = self.game.decision
            assert decision is not None
            self.write(self.texts.say("play-legal", text=self.narrator.option(reason, decision.kind)))
        else:
            self.write(self.texts.say("play-why-usage"))

    def hint(self) -> None:
        """What the best bot would do now, and why."""
        from cyclades.bots.hints import hint_for

        texts = self.texts
        seat = self.game.seat(self.human)
        decision = seat.decision
        assert decision is not None
        self.write(texts.say("hint-thinking"))
        hint = hint_for(seat, secrets.randbits(60))
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
        when = texts.say("hint-with-god", god=texts.name("god", str(god))) if god else texts.say("hint-later")
        return texts.say("hint-reason-later", when=when, reason=words)

    def help(self, topic: str) -> None:
        texts = self.texts
        if not topic:
            self.write(*texts.say("play-help").splitlines(), "", *self.drawing().legend())
            return
        if topic.lower() == "metropolis":
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
            known = [name for names in TOPICS.values() for name in names]
            self.write_wrapped(
                texts.say("play-no-help", topic=_printable(topic), topics=", ".join([*known, "metropolis"]))
            )

    def save(self, name: str) -> None:
        if not name:
            self.write(self.texts.say("play-save-usage"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                read_record(path.read_text(encoding="utf-8"))  # only a record is overwritten
            path.write_text(json.dumps(self.game.record().as_json(), indent=1) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError, FormError, RuntimeError) as error:
            reason = flaw_text(self.texts, error.flaw) if isinstance(error, FormError) else str(error)
            self.write(self.texts.say("play-not-saved", reason=_printable(reason)))
            return
        self.write(self.texts.say("play-saved", file=name))

    # Showing

    def welcome(self, seed: int, bot_of: dict[int, str]) -> None:
        """Who plays, and by which house rules."""
        texts = self.texts
        me = self.narrator.city(CITIES[self.human])
        partner = self.game.config.partner[self.human]
        named: dict[int, str] = {}
        for player, bot in bot_of.items():
            named[player] = texts.say("play-opponent", player=self.narrator.city(CITIES[player]), bot=bot)
        others = [name for player, name in named.items() if player != partner]
        self.write(texts.say("play-welcome", player=me, others=texts.listed(others), seed=str(seed)))
        if partner != NONE:
            self.write(texts.say("play-partner", player=named[partner]))
        modules = [texts.name("module", module) for module in self.game.config.modules]
        if modules:
            self.write(texts.say("play-modules", modules=texts.listed(modules)))
        options = self.game.config.options.as_dict()
        if options:
            rules = "; ".join(texts.house_rule(name, value) for name, value in options.items())
            self.write(texts.say("play-house-rules", rules=rules))

    def view(self) -> dict[str, Any]:
        return self.game.view(self.human)

    def drawing(self) -> Drawing:
        return Drawing(self.narrator, self.paint, self.width)

    def draw(self) -> None:
        self.write("", *self.drawing().table(self.view()), "")

    def show_choices(self) -> Choices:
        decision = self.game.decision
        assert decision is not None
        choices = Choices(decision, self.narrator, self.view())
        self.write(self.paint(self.narrator.question(decision), "bold"))
        self.write(*choices.lines(self.width))
        hint = choices.hint()
        if hint is not None:
            self.write(self.paint(hint, "dim"))
        return choices

    def tell_news(self) -> None:
        """What happened since the last time."""
        self.write(*self.chronicle.lines(self.narrator, self.told))
        self.told = len(self.chronicle.heard)

    def write(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def write_wrapped(self, text: str) -> None:
        self.write(*textwrap.wrap(text, self.width))


def _printable(text: str) -> str:
    return "".join(letter for letter in text if letter.isprintable())
