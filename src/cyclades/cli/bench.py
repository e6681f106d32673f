"""`cyclades bench`: how fast the engine is here."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from cyclades import COMPILED, Game, SeededChance, __version__
from cyclades.arena.games import Setting
from cyclades.cli.arguments import add_modules_argument, at_least, modules_of
from cyclades.cli.language import spoken_texts
from cyclades.engine.machine.playout import play_randomly
from cyclades.text.narrator import key_of

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

NO_LIMIT: Final = 10**9
COPIES_AT_A_TIME: Final = 200


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engine's speed",
        description="Measure the engine's speed in random games: decisions a second driven by a Python loop, "
        "decisions a second of games played inside the engine, and copies of a game a second.",
    )
    parser.add_argument("--players", type=at_least(2), default=5, metavar="N", help="2 to 5 players (default 5)")
    add_modules_argument(parser)
    parser.add_argument(
        "--seconds", type=at_least(1), default=2, metavar="S", help="time for each of the three (default 2)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    players: int = arguments.players
    modules = modules_of(arguments)
    seconds: int = arguments.seconds
    figures = {
        "decisions_per_second": rate(lambda seed: loop(players, modules, seed), seconds),
        "playout_decisions_per_second": rate(lambda seed: playout(players, modules, seed), seconds),
        "copies_per_second": rate(copier(players, modules), seconds),
    }
    build = "compiled" if COMPILED else "pure"
    if arguments.json:
        shown = {"version": __version__, "build": build, "players": players, "modules": list(modules)}
        print(json.dumps(shown | {name: round(figure) for name, figure in figures.items()}, indent=2))
        return 0
    texts = spoken_texts()
    print(texts.say("bench-games", version=__version__, build=build, setting=Setting(players, modules).label))
    rows = [texts.say(key_of("bench", name)) for name in figures]
    width = max(len(row) for row in rows)
    for row, figure in zip(rows, figures.values(), strict=True):
        print(row.ljust(width), texts.say("bench-rate", rate=f"{figure:>15,.0f}"))
    return 0


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much of a work gets done in a second; `work` gets a fresh seed each time and says how much it did."""
    work(0)
    done = 0
    seed = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        seed += 1
        done += work(seed)
    return done / spent


def loop(players: int, modules: tuple[str, ...], seed: int) -> int:
    """One random game, every decision made from Python; how many decisions."""
    game = Game.new(players, seed, modules)
    chance = SeededChance(seed)
    while legal := game.legal_actions():
        game.apply(legal[chance.below(len(legal))])
    return game.action_count


def playout(players: int, modules: tuple[str, ...], seed: int) -> int:
    """One random game inside the engine; how many decisions."""
    return play_randomly(Game.new(players, seed, modules).engine, SeededChance(seed), NO_LIMIT)


def copier(players: int, modules: tuple[str, ...]) -> Callable[[int], int]:
    """Copies a game in its middle, many times."""
    game = Game.new(players, 1, modules)
    play_randomly(game.engine, SeededChance(1), 200)

    def copy(seed: int) -> int:
        for _ in range(COPIES_AT_A_TIME):
            game.copy()
        return COPIES_AT_A_TIME

    return copy
