"""One plays in the browser and one in the terminal, at the same table, to the end."""

from __future__ import annotations

import random
from collections import Counter

from tests.cli.test_join import Terminal, link_to
from tests.e2e.conftest import Newcomer
from tests.e2e.person import least_done, who_is_asked
from tests.server.host import Host


def test_a_game_between_browser_and_terminal(host: Host, newcomer: Newcomer) -> None:
    body = {"players": 2, "name": "Anna", "options": {"max_cycles": 1}}
    made = host.http.post("/api/tables", json=body).json()
    anna = newcomer(f"/#/t/{made['table']}?token={made['token']}")
    boris = Terminal(link_to(host, made["table"]), "--name=Boris")
    boris.until("You play Boris.")
    anna.page.get_by_role("button", name="I am ready").click()
    boris.until("1. Anna, ready")
    boris.type("ready", "say Well met", *["1"] * 200)
    anna.wait_for_table()
    rng = random.Random(3)
    seen: set[str] = set()
    while who_is_asked((anna,)) is not None:
        seen.add(str(anna.decision))
        ends = [option for option in anna.options if option["text"] == "end"]
        anna.take("end" if ends and "turn" in seen else least_done(anna, anna.options, Counter(), rng))
    assert anna.sees_the_end
    boris.until("The game is over: ")
    assert "Boris" in anna.log
    assert "Anna offers" in boris.text or "Anna goes to Apollo" in boris.text
    assert "turn" in seen
    boris.end()
