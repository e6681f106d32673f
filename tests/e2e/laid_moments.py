"""Tables that stand in a wanted position, laid straight into the server's storage."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

from playwright.sync_api import expect

from cyclades.engine.setting.config import RULES_VERSION
from cyclades.table.play import Play
from cyclades.table.sealed_chance import new_seed
from tests.e2e.moments import Moment
from tests.e2e.person import Person
from tests.server.host import Host
from tests.server.laid_tables import LaidTable, lay_table


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
    return lay_table(file, play.game, entries, config, seed, people, bot, **{"title": "The laid table", **fields})


def sit_down(person: Person, host: Host, moment: Moment, title: str) -> None:
    """At a new table in that moment, on the first seat, where one is asked. What was said elsewhere is forgotten."""
    person.page.goto(host.url + lay(host.file, moment, title=title).link(0))
    expect(person.page).to_have_title(f"● Your turn: {title}")
    person.wait_until_asked()
    person.sent.clear()
