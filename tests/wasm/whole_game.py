"""Whole games at a table, with bots and somebody who plays by messages, wherever Python runs.

The same number gives the same game: here, compiled or not, and in a browser's Python.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from typing import Any, Final

from cyclades import COMPILED
from cyclades.table import arrivals, opening
from cyclades.table.carrying_out import carry_out
from cyclades.table.incoming import AtTable, Hello, NewTable, read_message
from cyclades.table.storage import Storage
from cyclades.table.table import House
from cyclades.table.tables import Tables
from cyclades.table.wishes import agreed
from tests.wasm.in_memory import ClerkAtOnce, Listener, MemoryStorage, ThinkerHere

HADES: Final = ["free_placement", "hades", "heroes", "favours"]
# Players, and the modules of each game; six play in teams.
GAMES: Final[tuple[tuple[int, list[str]], ...]] = (
    (2, []),
    (3, ["titans"]),
    (3, HADES),
    (6, ["titans", *HADES[1:]]),
    (3, []),
    (4, []),
    (5, []),
    (2, ["hades"]),
    (3, ["heroes"]),
    (4, ["favours"]),
    (5, ["free_placement"]),
    (4, HADES),
    (5, HADES),
    (2, HADES),
    (4, ["titans"]),
    (5, ["titans"]),
    (6, ["titans"]),
    (4, ["titans", "favours"]),
    (5, ["titans", "heroes"]),
    (3, ["titans", *HADES[1:]]),
)
BOTS: Final = ("easy", "normal")
LONGEST: Final = 5_000  # steps


async def play(number: int, storage: Storage) -> dict[str, Any]:
    """What came of the game of that number: its fingerprint, its length, and all that its player heard as a hash."""
    players, modules = GAMES[number]
    luck = random.Random(number)
    house = House(ClerkAtOnce(storage), ThinkerHere(number), clock=lambda: 0, luck=luck)
    tables = Tables(house)
    bots = [None, *(BOTS[(seat + number) % len(BOTS)] for seat in range(1, players))]
    wanted = NewTable(players, None, modules=modules, bots=bots)
    table_id, seat, token = await opening.create(tables, wanted, agreed(wanted))
    player = Listener()
    async with tables.at(table_id) as table:
        await arrivals.arrive(table, player, token)
        for step in range(LONGEST):
            while table.bots_at_work is not None:
                await table.bots_at_work
            at_table = await table.play()
            assert at_table is not None
            game = at_table.game
            if game.over:
                break
            assert game.player == seat
            action = luck.choice(_options(player.heard))
            message = {"type": "act", "id": f"m{step}", "seq": at_table.seq, "action": action}
            await carry_out(tables, table, player, _read(message))
        assert game.over
    heard = "\n".join(player.heard).replace(table_id, "table")
    return {
        "fingerprint": game.fingerprint(),
        "steps": game.action_count,
        "heard": hashlib.sha256(heard.encode()).hexdigest(),
    }


def _read(message: dict[str, Any]) -> AtTable:
    """A message as it comes from outside."""
    read = read_message(json.dumps(message))
    assert not isinstance(read, Hello)
    return read


def _options(heard: list[str]) -> list[str]:
    """What can be done, as the last message with a game says."""
    game = next(message["game"] for message in map(json.loads, reversed(heard)) if message.get("game"))
    return [option["text"] for option in game["view"]["decision"]["options"]]


async def main(numbers: list[int]) -> str:
    """For a Python that is asked from outside."""
    assert not COMPILED
    return json.dumps([await play(number, MemoryStorage()) for number in numbers])


if __name__ == "__main__":
    import sys

    print(asyncio.run(main([int(number) for number in sys.argv[1:]])))
