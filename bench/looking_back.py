"""Looking back: `python -m bench.looking_back` opens finished games of 300, 600 and 1,200 actions in a browser, goes
through them, and has a game of five judged.

Each game is opened by the address of its first moment, with an empty cache, at a server that runs already. A step lasts
from the key or the slider's move until its moment is on the board and drawn; how long until the panels beside it
follow is told, too.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page

from bench.cold_start import DRAWN, server
from cyclades import Record
from tests.e2e.chromium import chromium
from tests.server.past_games import lay_game, long_game

MOST_OPENING: Final = 1.0  # seconds
MOST_STEP: Final = 50.0  # milliseconds
MOST_JUDGING: Final = 60.0  # seconds
HADES: Final = ("free_placement", "hades", "heroes", "favours")
GAMES: Final[tuple[tuple[int, int, tuple[str, ...]], ...]] = (
    (300, 3, ()),
    (600, 5, HADES),
    (1200, 6, (*HADES[1:], "titans")),
)
JUDGED: Final = 5  # players
KEYS: Final = 40
LEAPS: Final = 40
# Milliseconds from `act` until another moment is on the board and drawn, and until the panels tell of it, too.
LOOK: Final = """act => new Promise(done => {
  const { dataset } = document.querySelector('.course')
  const before = dataset.board
  const began = performance.now()
  let board = 0
  const look = () => requestAnimationFrame(() => {
    const [there, told] = [dataset.board !== before, dataset.board === dataset.step]
    setTimeout(() => {
      const now = performance.now() - began
      if (there) board ||= now
      if (there && told) done([board, now])
    })
    if (!there || !told) look()
  })
  act()
  look()
})"""
SLIDE: Final = f"""step => ({LOOK})(() => {{
  const slider = document.querySelector('.course input[type=range]')
  slider.value = step
  slider.dispatchEvent(new Event('input', {{ bubbles: true }}))
}})"""
PRESS: Final = f"""() => ({LOOK})(() => {{
  document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'ArrowRight', bubbles: true, cancelable: true }}))
}})"""
# Nothing is fetched any more: the page gets a game's moments ahead.
QUIET: Final = """() => {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/replay'))
  const last = Math.max(...asked.map(({ responseEnd }) => responseEnd))
  return asked.length > 0 && performance.now() - last > 1000
}"""


def opened(browser: Browser, address: str) -> tuple[Page, float]:
    """A game's page, and how many seconds it took to come."""
    page = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(".replay .board svg [data-place]").first.wait_for()
    page.evaluate(DRAWN)
    return page, time.perf_counter() - began


def looked_at(browser: Browser, address: str, rng: random.Random) -> bool:
    """Open a game and go through it; whether it was quick enough."""
    page, opening = opened(browser, address)
    page.wait_for_function(QUIET)
    last = int(page.locator(".course input[type=range]").get_attribute("max") or 0)
    steps = [page.evaluate(PRESS) for _ in range(KEYS)]
    steps += [page.evaluate(SLIDE, rng.randrange(1, last)) for _ in range(LEAPS)]
    steps.append(page.evaluate(SLIDE, last))
    page.context.close()
    board, panels = (sorted(float(time) for time in times) for times in zip(*steps, strict=True))
    middle = len(steps) // 2
    print(
        f"{last} steps: opening {opening:.2f} s (at most {MOST_OPENING:g} wanted), "
        f"a step {board[middle]:.0f} ms at the median, {board[-1]:.0f} at most (at most {MOST_STEP:g} wanted), "
        f"with the panels {panels[middle]:.0f} and {panels[-1]:.0f}",
        flush=True,
    )
    return opening <= MOST_OPENING and board[-1] <= MOST_STEP


def judged(url: str, record: Record) -> tuple[float, Any]:
    """Seconds until a game is judged to its end, and its curve."""
    began = time.perf_counter()
    content = msgspec.json.encode(record.as_json())
    with urllib.request.urlopen(urllib.request.Request(f"{url}api/chances", content)) as answer:
        told = msgspec.json.decode(answer.read())
    while not told["done"]:
        time.sleep(0.5)
        with urllib.request.urlopen(f"{url}api/chances/{told['judgement']}") as answer:
            told = msgspec.json.decode(answer.read())
    return time.perf_counter() - began, told["moments"]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.looking_back", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    seed: int = parser.parse_args().seed
    kept = True
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        with server(Path(name)) as (url, _):
            games = [long_game(steps, players, modules, seed) for steps, players, modules in GAMES]
            pasts = [lay_game(Path(name) / "tables.db", game) for game in games]
            # The server runs already: the processes that think for it have begun, too, and have told a game.
            for past in pasts:
                urllib.request.urlopen(f"{url}api/tables/{past.id}/replay").close()
            for past in pasts:
                kept &= looked_at(browser, f"{url}#/t/{past.id}/at/0", random.Random(seed))
            seconds, curve = judged(url, long_game(300, JUDGED, (), seed))
        with server(Path(name)) as (url, _):
            _, again = judged(url, long_game(300, JUDGED, (), seed))
    same = curve == again
    print(
        f"judging a game of {JUDGED}, {len(curve)} moments: {seconds:.0f} s (at most {MOST_JUDGING:g} wanted); "
        f"judged twice: {'the same curve' if same else 'another curve'} (the same wanted)"
    )
    return 0 if kept and same and seconds <= MOST_JUDGING else 1


if __name__ == "__main__":
    sys.exit(main())
