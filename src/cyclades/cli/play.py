"""`cyclades play`: a game in the terminal, against bots."""

from __future__ import annotations

import argparse
import contextlib
import secrets
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from cyclades import Decision, Game, IllegalAction, Option, Refusal
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
from cyclades.cli.choices import why_not
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.colours import paint_for
from cyclades.cli.keyboard import Keyboard, Left, read_line
from cyclades.cli.language import spoken_texts
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import CITIES, NONE
from cyclades.text.narrator import Narrator

if TYPE_CHECKING:
    from cyclades.bots.hints import Hint
    from cyclades.cli.arguments import Commands


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
        raise UsageError("one_needed", "--city", possible=", ".join(cities), given=shown(city))
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


class Table(Keyboard):
    """A game with one person at the keyboard."""

    def __init__(self, game: Game, human: int, bots: dict[int, Bot], chronicle: Chronicle) -> None:
        super().__init__(Narrator(spoken_texts(), game.config), chronicle)
        self.game = game
        self.human = human
        self.bots = bots

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    def view(self) -> dict[str, Any]:
        return self.game.view(self.human)

    def play(self) -> None:
        """From the first decision to the end, or until the player leaves."""
        game = self.game
        try:
            while (player := game.player) is not None:
                if player == self.human:
                    self.apply(self.ask().action)
                else:
                    with self.waiting_for(player):
                        action = self.bots[player].choose(game.seat(player))
                    self.apply(action)
        except (EOFError, Left):
            self.write("", self.texts.say("play-quit"))
            return
        self.tell_news()
        self.draw()

    @contextlib.contextmanager
    def waiting_for(self, player: int) -> Iterator[None]:
        """Say who thinks, to somebody who looks; it is gone when he has thought."""
        if not sys.stdout.isatty():
            yield
            return
        words = self.narrator.say("play-waiting", player=player)
        print(words, end="", flush=True)
        yield
        print(f"\r{' ' * len(words)}\r", end="", flush=True)

    def apply(self, action: int) -> None:
        self.chronicle.step = self.game.action_count
        self.game.apply(action)

    def ask(self) -> Option:
        """Show where things stand and let the player choose."""
        self.show_decision()
        while True:
            option = self.heard(read_line(self.prompt()))
            if option is not None:
                return option

    def why_not(self, typed: str) -> Refusal | Option | None:
        return why_not(self.game, typed)

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

    def think(self) -> Hint:
        from cyclades.bots.hints import hint_for

        return hint_for(self.game.seat(self.human), secrets.randbits(60))

    def record(self) -> dict[str, Any]:
        return self.game.record().as_json()

    def welcome(self, seed: int, bot_of: dict[int, str]) -> None:
        """Who plays, and by which house rules."""
        texts = self.texts
        partner = self.game.config.partner[self.human]
        named: dict[int, str] = {}
        for player, bot in bot_of.items():
            named[player] = self.narrator.say("play-opponent", player=player, level=bot)
        others = [name for player, name in named.items() if player != partner]
        self.write(self.narrator.say("play-welcome", player=self.human, others=texts.listed(others), seed=str(seed)))
        if partner != NONE:
            self.write(texts.say("play-partner", player=named[partner]))
        modules = [texts.name("module", module) for module in self.game.config.modules]
        if modules:
            self.write(texts.say("play-modules", modules=texts.listed(modules)))
        options = self.game.config.options.as_dict()
        if options:
            rules = "; ".join(texts.house_rule(name, value) for name, value in options.items())
            self.write(texts.say("play-house-rules", rules=rules))
