"""The browser of the tests of the page, of pictures and of measurements: a real Chromium without a screen."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, ViewportSize, sync_playwright

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}  # windows
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}


@contextmanager
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("This needs Chromium: there is no `chromium` in the path.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
