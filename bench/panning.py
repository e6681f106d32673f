"""Frame times: `python -m bench.panning` zooms into the largest board of a game of six with Titans, pulls it around and
turns the wheel.

A trace of Chromium tells how long each task of the page's main thread took, and how much of every frame was script,
styles and layout. Painting is told, too, but depends on the machine: there is no graphics card here.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
from bisect import bisect
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

from bench.cold_start import server
from cyclades import Game
from tests.e2e.chromium import chromium
from tests.e2e.laid_moments import lay
from tests.e2e.moments import Moment

MOST_TASK: Final = 50.0  # milliseconds
MOST_FRAME: Final = 8.0
CYCLES: Final = 5
STEPS: Final = 150
SCRIPT: Final = ("EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EvaluateScript")
LAYOUT: Final = ("UpdateLayoutTree", "Layout", "HitTest")
PAINT: Final = ("PrePaint", "Paint", "Layerize", "Commit")
CATEGORIES: Final = "devtools.timeline,disabled-by-default-devtools.timeline,toplevel"


@dataclass
class Frame:
    """What the main thread did between two frames, in milliseconds."""

    script: float = 0.0
    layout: float = 0.0
    paint: float = 0.0

    @property
    def work(self) -> float:
        return self.script + self.layout


def late_game(seed: int) -> Game:
    """A game in which much has been built and placed."""
    game = Game.new(6, seed=seed, modules=("titans",))
    rng = random.Random(seed)
    while not game.over and game.view(None)["cycle"] < CYCLES:
        game.apply(rng.choice(game.legal_actions()))
    return game


def outermost(events: Iterable[dict[str, Any]], names: tuple[str, ...]) -> list[dict[str, Any]]:
    """Those that don't lie within another one of them: their times can be added."""
    found: list[dict[str, Any]] = []
    end = 0.0
    for event in sorted(
        (one for one in events if one["name"] in names), key=lambda one: (one["ts"], -one.get("dur", 0))
    ):
        if event["ts"] >= end:
            found.append(event)
            end = event["ts"] + event.get("dur", 0)
    return found


def milliseconds(event: dict[str, Any]) -> float:
    """What it took of the processor: others may be at work on this machine."""
    return float(event.get("tdur", 0)) / 1000


def frames_of(events: list[dict[str, Any]]) -> list[Frame]:
    """The frames of the main thread, each up to its end. Layout within a script counts as script."""
    # The trace may end in the middle of one.
    ends = sorted(event["ts"] + event["dur"] for event in events if event["name"] == "Commit" and "dur" in event)
    frames = [Frame() for _ in ends]
    for kind, names in (("script", SCRIPT), ("layout", SCRIPT + LAYOUT), ("paint", PAINT)):
        for event in outermost(events, names):
            if kind == "layout" and event["name"] in SCRIPT:
                continue
            place = bisect(ends, event["ts"])
            if place < len(frames):
                frame = frames[place]
                setattr(frame, kind, getattr(frame, kind) + milliseconds(event))
    return frames


def traced(page: Page, cdp: CDPSession) -> list[dict[str, Any]]:
    """The events of the page's main thread while the board is pulled around and zoomed."""
    events: list[dict[str, Any]] = []
    done: list[object] = []
    cdp.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    cdp.on("Tracing.tracingComplete", lambda part: done.append(part))
    box = page.locator(".board > svg").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for _ in range(4):
        page.locator("[data-zoom=closer]").click()
    page.wait_for_timeout(500)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y)  # from here on it is a pull
    cdp.send(
        "Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES.split(",")}}
    )
    for step in range(STEPS):
        turn = step % 60
        page.mouse.move(x + 20 + 4 * (turn if turn < 30 else 60 - turn), y + 2 * (turn if turn < 30 else 60 - turn))
        page.wait_for_timeout(16)
    page.mouse.up()
    for step in range(STEPS // 3):
        page.mouse.wheel(0, -100 if step % 10 < 5 else 100)
        page.wait_for_timeout(16)
    cdp.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == "Commit")
    return [one for one in events if (one["pid"], one.get("tid")) == thread]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.panning", description=__doc__)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--keep", type=Path, help="a file for the trace, to be looked at in Chromium")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, chromium() as browser, server(Path(name)) as (url, _):
        game = late_game(given.seed)
        assert game.player is not None  # who is asked sees most: his choices are lit
        link = lay(Path(name) / "tables.db", Moment(game), people=("Anna",) * 6).link(game.player)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto(url + link.lstrip("/"))
        page.locator("[data-place]").first.wait_for()
        page.wait_for_timeout(1000)
        events = traced(page, page.context.new_cdp_session(page))
    if given.keep:
        given.keep.write_text(json.dumps({"traceEvents": events}), encoding="utf-8")
    tasks = [milliseconds(event) for event in events if event["name"] == "RunTask"]
    frames = frames_of(events)[1:]
    work = sorted(frame.work for frame in frames)
    longest = max(tasks)
    print(f"{len(frames)} frames; paint {statistics.median(frame.paint for frame in frames):.1f} ms at the median")
    usual = statistics.median(work)
    print(f"script and layout {usual:.1f} ms at the median, {work[-1]:.1f} at most (at most {MOST_FRAME:g} wanted)")
    print(f"longest task {longest:.1f} ms (at most {MOST_TASK:g} wanted)")
    return 0 if longest <= MOST_TASK and work[-1] <= MOST_FRAME else 1


if __name__ == "__main__":
    sys.exit(main())
