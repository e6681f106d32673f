"""Cold start: `python -m bench.cold_start` measures from starting `cyclades serve` to the first view in a browser.

Chromium runs already, with an empty cache each time. Two first views: the start page, and the table of a game that was
going on when the server ended.
"""

from __future__ import annotations

import argparse
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.e2e.chromium import chromium

LIMIT = 1.5  # seconds
# The promise is kept when the frame after this one has been drawn.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
VIEWS = {"start page": "button.main:enabled", "table": ".table .board svg [data-place]"}


@contextmanager
def server(folder: Path) -> Iterator[tuple[str, float]]:
    """A server; its address, and when it was started."""
    started = time.perf_counter()
    command = [sys.executable, "-m", "cyclades", "serve", "--port=0", f"--db=sqlite:///{folder / 'tables.db'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1], started
        finally:
            process.send_signal(signal.SIGTERM)


def running_table(folder: Path) -> str:
    """The link to a game against bots, at a server that has ended since."""
    with server(folder) as (url, _):
        body = {"players": 4, "name": "Anna", "bots": [None, "easy", "easy", "easy"]}
        call = urllib.request.Request(f"{url}api/tables", json.dumps(body).encode())
        with urllib.request.urlopen(call) as answer:
            made = json.load(answer)
    return f"#/t/{made['table']}?token={made['token']}"


def first_view(browser: Browser, folder: Path, link: str, wanted: str) -> float:
    """Seconds from starting the server to the view that is wanted."""
    context = browser.new_context()
    page = context.new_page()
    with server(folder) as (url, started):
        page.goto(url + link, wait_until="commit")
        page.locator(wanted).first.wait_for()
        page.evaluate(DRAWN)
        seconds = time.perf_counter() - started
    context.close()
    return seconds


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.cold_start", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds: int = parser.parse_args().rounds
    kept = True
    with tempfile.TemporaryDirectory() as name, chromium() as browser:
        links = dict(zip(VIEWS, ("", running_table(Path(name))), strict=True))
        for view, wanted in VIEWS.items():
            times = sorted(first_view(browser, Path(name), links[view], wanted) for _ in range(rounds))
            median = statistics.median(times)
            kept &= median < LIMIT
            print(f"{view:12} {median:6.2f} s (from {times[0]:.2f} to {times[-1]:.2f}; under {LIMIT} wanted)")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
