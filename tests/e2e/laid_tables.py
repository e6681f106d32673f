"""Tables that stand in a wanted position, laid straight into the server's storage."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom
from typing import Any

from playwright.sync_api import expect

from cyclades.engine.setting.config import RULES_VERSION
from cyclades.server.sqlite import SqliteStorage
from cyclades.table.opening import new_table_id
from cyclades.table.play import Play
from cyclades.table.sealed_chance import new_seed
from cyclades.table.seats import empty_seats, new_token, token_hash, with_seat
from cyclades.table.storage import TableRow
from tests.e2e.moments import Moment
from tests.e2e.person import Person
from tests.server.host import Host


@dataclass(frozen=True)
class LaidTable:
    """A running game, and the rights to its people's seats in their order."""

    id: str
    tokens: tuple[str, ...]

    def link(self, seat: int | None = None) -> str:
        """The address for a seat, or for a watcher."""
        return f"/#/t/{self.id}" + ("" if seat is None else f"?token={self.tokens[seat]}")


def lay(file: Path, moment: Moment, people: Sequence[str] = ("Anna",), bot: str = "random", **fields: Any) -> LaidTable:
    """A table in that moment: people on the first seats, bots on the others."""
    position = moment.position
    config = {key: position[key] for key in ("players", "modules", "options")} | {"position": position}
    config["rules"] = RULES_VERSION
    if position.get("teams"):
        config["teams"] = True
    seed = new_seed(SystemRandom())
    play, entries = Play.begin(config, seed)
    for action in moment.actions:
        player = play.game.player
        assert player is not None
        entries += play.act(player, action)
    seats = empty_seats([None] * len(people) + [bot] * (position["players"] - len(people)))
    tokens = tuple(new_token() for _ in people)
    for number, (name, token) in enumerate(zip(people, tokens, strict=True)):
        seats = with_seat(seats, number, token_hash=token_hash(token), name=name, ready=True)
    row = TableRow(
        **{
            "id": new_table_id(),
            "title": "The laid table",
            "visibility": "link",
            "created": int(time.time()),
            **fields,
        },
        phase="over" if play.game.over else "running",
        config=config,
        cycle=position["cycle"],
        seed=seed,
    )
    storage = SqliteStorage(file)
    try:
        storage.create_table(row, seats)
        storage.save(row, entries=entries)
    finally:
        storage.close()
    return LaidTable(row.id, tokens)


def sit_down(person: Person, host: Host, moment: Moment, title: str) -> None:
    """At a new table in that moment, on the first seat, where one is asked. What was said elsewhere is forgotten."""
    person.page.goto(host.url + lay(host.file, moment, title=title).link(0))
    expect(person.page).to_have_title(f"● Your turn: {title}")
    person.wait_until_asked()
    person.sent.clear()
