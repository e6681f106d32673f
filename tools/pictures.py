"""`make pictures`: the pictures of the table in README.md, light and dark, of the real page at a real server."""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Literal

from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from cyclades import Game
from tests.e2e.chromium import chromium
from tests.e2e.laid_moments import lay
from tests.e2e.moments import Moment
from tests.e2e.person import Person
from tests.server.host import Client, Host

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WINDOW: Final[ViewportSize] = {"width": 1440, "height": 900}
PEOPLE: Final = ("Anna", "Boris", "Clara", "David")
COLOURS: Final = 256  # a third of the bytes, and no difference to be seen
# The promise is kept when the letters are there and the frame after this one has been drawn.
DRAWN: Final = """() => document.fonts.ready.then(() =>
  new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))"""

# The fifth cycle of a game of four, as it begins.
POSITION: Final[dict[str, Any]] = {
    "players": 4,
    "modules": ["hades", "heroes"],
    "cycle": 5,
    "phase": "offerings",
    "turn_order": ["thebes", "corinth", "athens", "sparta"],
    "gods": ["poseidon", "ares", "zeus"],
    "track": ["medusa", "pegasus", "chimera"],
    "discard": ["satyr", "fates", "sphinx", "dryad", "giant"],
    "kraken": "7-3",
    "threat": 6,
    "necropolis": "milos",
    "isles": {
        "syros": {"owner": "sparta", "troops": 2, "buildings": ["port", "fortress"], "markers": 1},
        "serifos": {"owner": "sparta", "troops": 1, "metropolis": True},
        "milos": {"owner": "sparta", "troops": 1, "buildings": [None, None, "temple"], "gold": 2},
        "tinos": {"owner": "athens", "troops": 2, "buildings": ["university", "temple"]},
        "sifnos": {"owner": "athens", "troops": 2, "buildings": ["fortress", "temple"]},
        "mykonos": {"owner": "athens", "troops": 4, "buildings": ["fortress"]},
        "kythnos": {"owner": "corinth", "troops": 2, "markers": 2},
        "naxos": {
            "owner": "corinth",
            "troops": 2,
            "metropolis": True,
            "buildings": [None, None, "port"],
            "figure": {"card": "minotaur", "holder": "corinth", "called": 5},
        },
        "kea": {"owner": "thebes", "troops": 2, "buildings": ["port", "university"], "markers": 1},
        "delos": {"owner": "thebes", "troops": 4, "buildings": ["temple"]},
    },
    "seas": {
        "5-4": {"owner": "sparta", "fleets": 2},
        "4-5": {"owner": "sparta", "fleets": 1},
        "6-4": {"owner": "sparta", "fleets": 1},
        "3-5": {"owner": "athens", "fleets": 2},
        "5-0": {"owner": "athens", "fleets": 1},
        "5-2": {"owner": "corinth", "fleets": 2},
        "8-4": {"owner": "corinth", "fleets": 1},
        "1-2": {"owner": "thebes", "fleets": 1},
        "6-6": {"owner": "thebes", "fleets": 2},
    },
    "heroes": {"ajax": {"isle": "syros"}, "hector": {"isle": "kea"}},
    "cities": {
        "sparta": {"gold": 11, "priests": 2, "philosophers": 1},
        "athens": {"gold": 6, "priests": 1, "philosophers": 3},
        "corinth": {"gold": 9, "priests": 1, "philosophers": 1},
        "thebes": {"gold": 4, "priests": 3},
    },
}
# Offerings, Corinth's turn with Poseidon, and then Sparta's with Ares: Ajax and his men look for a landing.
ACTIONS: Final = (
    "bid ares 1",
    "bid poseidon 3",
    "bid zeus 2",
    "bid ares 4",
    "bid apollo",
    "recruit fleet 5-7",
    "move fleets 5-2",
    "sail 6-2 2",
    "stop",
    "build port naxos",
    "end",
    "recruit troop syros",
    "move troops syros",
    "take ajax",
)


@contextmanager
def table() -> Iterator[str]:
    """The address of Sparta's seat, with the others at the table."""
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder))
        try:
            laid = lay(host.file, Moment(Game.from_position(POSITION), ACTIONS), PEOPLE, title="The Aegean")
            others = [Client(host, laid.id, token) for token in laid.tokens[1:]]
            yield host.url + laid.link(0)
            for other in others:
                other.close()
        finally:
            host.stop()


def picture(browser: Browser, address: str, scheme: Literal["light", "dark"]) -> bytes:
    """The page in a colour scheme, as a PNG."""
    context = browser.new_context(viewport=WINDOW, color_scheme=scheme, reduced_motion="reduce")
    person = Person(context.new_page(), None)
    person.page.goto(address)
    person.wait_until_asked()
    person.page.evaluate(DRAWN)
    shot = person.page.screenshot(animations="disabled")
    context.close()
    small = io.BytesIO()
    Image.open(io.BytesIO(shot)).convert("RGB").quantize(COLOURS, kmeans=1).save(small, "PNG", optimize=True)
    return small.getvalue()


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    with chromium() as browser, table() as address:
        for scheme in schemes:
            path = FOLDER / f"table-{scheme}.png"
            path.write_bytes(picture(browser, address, scheme))
            print(f"{path.relative_to(FOLDER.parent.parent)}  {path.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
