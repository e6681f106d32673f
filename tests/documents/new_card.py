"""A made-up creature, added as docs/architecture.md shows it: sources that have it, and what is played with them.

`python -m tests.documents.new_card` plays with whatever sources are on the path; `test_new_card.py` gives it those.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any, Final

from cyclades import Event, Game
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CITIES
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator
from tests.documents.parts import text_of
from tests.phrases import changes, heard, isle, kind, play, refused, texts
from tests.places import ROOT
from tests.players.random_play import play_games
from tests.rules.aegean import SPENT, aegean, lies
from tests.watching.bookkeeping.ledger import agree
from tests.watching.bookkeeping.titans import Bookkeeper

DOCUMENT: Final = "docs/architecture.md"
STEP: Final = re.compile(r"^`([\w/.-]+)`[^`]*:\n\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MOST_FILES: Final = 5  # besides one of texts and one of rules
GAMES: Final = 6


def steps() -> list[tuple[str, str, str]]:
    """The steps of the worked example: file, language and text of its block."""
    start = text_of(DOCUMENT).index("### A creature with a choice")
    return STEP.findall(text_of(DOCUMENT)[start:])


def add_to(sources: Path) -> list[str]:
    """Take the steps of the worked example in a copy of the package; the files that were touched."""
    for file, language, block in steps():
        path = sources / file
        if language != "diff":
            assert not path.exists()
            path.write_text(block, encoding="utf-8")
            continue
        text = path.read_text(encoding="utf-8")
        for hunk in block.split("@@\n"):
            lines = hunk.splitlines(keepends=True)
            old = "".join(line[1:] for line in lines if line[0] in " -")
            new = "".join(line[1:] for line in lines if line[0] in " +")
            assert text.count(old) == 1 or not old, (file, old)
            text = text.replace(old, new) if old else text + new
        path.write_text(text, encoding="utf-8")
    return [file for file, _, _ in steps()]


def copy_with_it(folder: Path) -> tuple[Path, list[str]]:
    """A copy of the sources that has the creature, and the files that were touched for it."""
    copy = folder / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__", "*.so", "page"))
    return copy, add_to(copy / "cyclades")


def swallowed(books: Bookkeeper, event: Any) -> None:
    """What the bookkeeper makes of its event."""
    isle = books.isles[books.chart.isles[event.isle]]
    agree(True, isle["owner"] != CITIES[event.player], "it spares the isles of who has called it (C18)")
    isle["markers"] -= 1


def hydra() -> Game:
    """Sparta may call it; markers lie on an isle of hers, on one of Athens' and on a neutral one."""
    marked = {"naxos": {"markers": 1}, "ios": {"markers": 2}, "paros": {"markers": 1}}
    return aegean("hydra", isles=marked)


def play_it() -> None:
    """Position, notation, explanation, event, sentence."""
    game = hydra()
    before = game.to_position()
    assert Game.from_position(before).to_position() == before
    play(game, "call hydra")
    assert kind(game) == "hydra_isle"
    assert texts(game) == {"forgo", "choose isle ios", "choose isle paros"}
    refused(game, "choose isle naxos", "hydra_spares_own", "C18")
    refused(game, "choose isle kea", "nothing_to_swallow", "C18")
    refused(game, "choose sea 5-4", "no_sea_to_choose", "B5.1")
    asked = game.to_position()
    assert asked["flow"][-1] == {"room": "hydra_isle", "card": "hydra"}
    assert Game.from_position(asked).to_position() == asked
    told = heard(game)
    play(game, "choose isle ios")
    assert isle(game, "ios")["markers"] == 1
    assert changes(before, game.to_position()) == SPENT | {"isles.ios.markers"}
    assert lies(game, "hydra") == "discard"
    event: Event = told[-1]
    assert type(event).__name__ == "MarkerSwallowed"
    assert Narrator(texts_in("en"), game.config).event(event) == "Sparta's Hydra swallows a prosperity marker of Ios."
    play(hydra(), "call hydra", "forgo")


def follow_it() -> None:
    """The bookkeeper, in a game that is listened to."""
    game = hydra()
    books = Bookkeeper(game.to_position(), game.board.data)
    game.listen(books.hear)
    for action in ("call hydra", "choose isle paros"):
        play(game, action)
        books.compare(game.to_position())


def main() -> None:
    vars(Bookkeeper)["hear"].register(vars(events)["MarkerSwallowed"], swallowed)
    play_it()
    follow_it()
    tally = play_games(range(GAMES), books=GAMES)
    assert tally.breaches == [], tally.breaches
    assert tally.counts["decisions"]["hydra_isle"] > 0
    assert tally.counts["events"]["MarkerSwallowed"] > 0
    print(f"{tally.games} games, {tally.counts['events']['MarkerSwallowed']} markers swallowed")


if __name__ == "__main__":
    main()
