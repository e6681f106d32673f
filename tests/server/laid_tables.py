"""Tables laid straight into a server's storage."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cyclades import Game
from cyclades.server.sqlite import SqliteStorage
from cyclades.table.opening import new_table_id
from cyclades.table.seats import empty_seats, new_token, token_hash, with_seat
from cyclades.table.storage import EntryRow, TableRow


@dataclass(frozen=True)
class LaidTable:
    """A table with a game, and the rights to its people's seats in their order."""

    id: str
    tokens: tuple[str, ...]

    def link(self, seat: int | None = None) -> str:
        """The address for a seat, or for a watcher."""
        return f"/#/t/{self.id}" + ("" if seat is None else f"?token={self.tokens[seat]}")


def lay_table(
    file: Path,
    game: Game,
    entries: Sequence[EntryRow],
    config: dict[str, Any],
    seed: bytes,
    people: Sequence[str],
    bot: str,
    **fields: Any,
) -> LaidTable:
    """A table with that log, which led to that game: people on the first seats, bots on the others."""
    seats = empty_seats([None] * len(people) + [bot] * (game.config.players - len(people)))
    tokens = tuple(new_token() for _ in people)
    for number, (name, token) in enumerate(zip(people, tokens, strict=True)):
        seats = with_seat(seats, number, token_hash=token_hash(token), name=name, ready=True)
    row = TableRow(
        **{"id": new_table_id(), "visibility": "link", "created": int(time.time()), **fields},
        phase="over" if game.over else "running",
        config=config,
        cycle=game.engine.state.cycle,
        seed=seed,
    )
    storage = SqliteStorage(file)
    try:
        storage.create_table(row, seats)
        storage.save(row, entries=entries)
    finally:
        storage.close()
    return LaidTable(row.id, tokens)
