"""Is anything that others took from somebody missing in his news? `python -m tests.watching.news` asks 200 games.

Random games of all modules are played at a table as the server has it. What one of the seats is told, entry by entry,
goes to the page's own code (web/dev/news.mjs), which holds the news of that seat against what its views differ by.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

import msgspec

from cyclades.table.play import Play
from cyclades.table.receivers import entry_for
from cyclades.table.storage import EntryRow
from tests.places import ROOT
from tests.players.tastes import SUBSETS, Variant, variant

WEB: Final = ROOT / "web"
BACK: Final = 0.02  # how often a step is taken back where it can be, and how often all agree to go back further
MOST_ENTRIES: Final = 6_000


def terms_of(number: int) -> Variant:
    """From the beginning: who was where before a game begins in its middle, no event tells."""
    return replace(variant(number, subsets=SUBSETS), late=False)


def told(number: int) -> dict[str, Any]:
    """What one seat hears and sees of a game."""
    terms = terms_of(number)
    rng = random.Random(number)
    config = {"players": terms.players, "modules": terms.modules, "teams": terms.teams, "options": terms.options}
    play, rows = Play.begin(config, rng.randbytes(32))
    seat = rng.randrange(terms.players)
    entries = [entry_form(play, row, seat) for row in rows]
    while not play.game.over and len(entries) < MOST_ENTRIES:
        entries += [entry_form(play, row, seat) for row in step(play, terms, rng)]
    return {"game": f"game {number} ({terms}), seat {seat}", "seat": seat, "entries": entries}


def step(play: Play, terms: Variant, rng: random.Random) -> list[EntryRow]:
    game = play.game
    decider = game.player
    assert decider is not None
    if rng.random() < BACK:
        if game.can_undo:
            return play.undo(decider, rng.random() < 0.5, "")
        recent = play.story.line[-20:]
        if recent and rng.random() < BACK:
            return play.rewind(decider, rng.choice(recent).seq)
    return play.act(decider, game.text(terms.choose(game, game.legal_actions(), rng)))


def entry_form(play: Play, row: EntryRow, seat: int) -> dict[str, Any]:
    """An entry; with the view where the seat has acted or is asked."""
    form: dict[str, Any] = msgspec.to_builtins(entry_for(play.game.names, row, seat, None))
    if row.by == seat or row.kind != "act" or play.game.player == seat:
        view = play.form_for(seat).view
        form["view"] = view | {"decision": view["decision"] and view["decision"] | {"options": None}}
    return form


def games(numbers: Iterable[int]) -> Iterator[str]:
    for number in numbers:
        yield json.dumps(told(number)) + "\n"


def check(numbers: Iterable[int]) -> int:
    """Let the page's code look at the games of these numbers; 0 if nothing is missing."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("the page's code needs Node")
    with subprocess.Popen([node, "dev/news.mjs"], cwd=WEB, stdin=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        for line in games(numbers):
            process.stdin.write(line)
        process.stdin.close()
    return process.returncode


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.watching.news", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    given = parser.parse_args(arguments)
    return check(range(given.seed, given.seed + given.games))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
