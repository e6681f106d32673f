"""When the server looks for objects that nobody can reach any more.

Python would look through everything whenever a quarter more has come to stay, and nobody is answered meanwhile: with
200 tables in memory for a fifth of a second. Almost all is freed without it. So the whole is searched at times of our
own, and what the program itself consists of never again.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

SEARCH_SECONDS: Final = 600.0
NEVER: Final = 1_000_000_000


async def search_seldom() -> None:
    """Search the whole every few minutes, and only then."""
    young, middle, _ = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(young, middle, NEVER)
    while True:
        await asyncio.sleep(SEARCH_SECONDS)
        gc.collect()
