"""Tables of Titans: up to six players, teams of two, and what partners say to each other."""

from __future__ import annotations

import contextlib
import json
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.table.verify import Unfair, verify
from tests.server.host import Client, Host, decider_or_none

SHORT = {"max_cycles": 1}


def six(host: Host, people: int = 6, **wanted: Any) -> list[Client]:
    """A running game of six in teams: people on the first seats, bots on the others."""
    bots = [None] * people + ["random"] * (6 - people)
    return host.started(6, modules=["titans"], bots=bots, **wanted)


def teams_of(client: Client) -> list[int | None]:
    return [seat["team"] for seat in client.table["seats"]]


@pytest.mark.parametrize(
    ("players", "modules", "teams", "status"),
    [
        (2, [], None, 201),
        (6, [], None, "bad_players"),
        (2, ["titans"], None, "bad_players"),
        (7, ["titans"], None, "bad_players"),
        *[(players, ["titans"], None, 201) for players in (3, 4, 5, 6)],
        (4, ["titans"], True, 201),
        (4, ["titans"], False, 201),
        (6, ["titans"], True, 201),
        (6, ["titans", "hades", "heroes", "favours", "free_placement"], None, 201),
        (6, ["titans"], False, "bad_teams"),
        (3, ["titans"], True, "bad_teams"),
        (5, ["titans"], True, "bad_teams"),
        (4, [], True, "bad_teams"),
        (4, ["hades"], True, "bad_teams"),
    ],
)
def test_how_many_may_play_and_when_in_teams(
    host: Host, players: int, modules: list[str], teams: bool | None, status: int | str
) -> None:
    """T1.2: Titans for 3 to 6; teams with 4 if wanted and with 6 always."""
    body = {"players": players, "modules": modules, "teams": teams, "name": "Ann"}
    answer = host.http.post("/api/tables", json=body)
    if isinstance(status, str):
        assert (answer.status_code, answer.json()["error"]) == (422, status)
        return
    summary = host.http.get(f"/api/tables/{answer.json()['table']}/summary").json()
    in_teams = players == 6 or bool(teams)
    assert summary["teams"] is in_teams
    assert [seat["team"] for seat in summary["seats"]] == [seat // 2 if in_teams else None for seat in range(players)]
    assert summary["board"]["own"] is False
    counts = {board["id"]: board["players"] for board in host.http.get("/api/info").json()["boards"]}
    assert players in counts[summary["board"]["id"]]


def test_refusals_say_which_numbers_there_are(host: Host) -> None:
    for modules, possible in (([], "2, 3, 4, 5"), (["titans"], "3, 4, 5, 6")):
        answer = host.http.post("/api/tables", json={"players": 9, "modules": modules, "name": "Ann"})
        assert answer.json()["args"] == {"possible": possible}


def test_a_seat_chosen_is_a_partner_chosen(host: Host) -> None:
    body = {
        "players": 6,
        "modules": ["titans"],
        "name": "Ann",
        "bots": [None, None, "random", "random", "random", "easy"],
    }
    made = host.http.post("/api/tables", json=body).json()
    joined = host.http.post(f"/api/tables/{made['table']}/join", json={"name": "Ben"}).json()
    ann = Client(host, made["table"], made["token"])
    ben = Client(host, made["table"], joined["token"])
    assert teams_of(ben) == [0, 0, 1, 1, 2, 2]
    ben.send("sit", seat=5)
    assert ben.next("welcome")["seat"] == 5
    ben.next("table")
    assert [(seat["kind"], seat["level"]) for seat in ben.table["seats"]] == [
        ("human", None),
        ("bot", "easy"),
        ("bot", "random"),
        ("bot", "random"),
        ("bot", "random"),
        ("human", None),
    ]
    ben.send("sit", seat=0)
    assert ben.next("refused")["code"] == "seat_taken"
    for client in (ann, ben):
        client.send("ready", ready=True)
    ben.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    ben.drain()
    assert ben.view["player"] == "mycenae"
    assert ben.view["cities"]["mycenae"]["partner"] == "argos"
    ann.close()
    ben.close()


def test_partners_see_each_others_gold_and_nobody_elses(host: Host) -> None:
    clients = six(host)
    watcher = Client(host, clients[0].table_id)
    cities = list(watcher.view["cities"])
    for seat, client in enumerate([*clients, watcher]):
        client.drain()
        team = [] if client is watcher else cities[seat // 2 * 2 : seat // 2 * 2 + 2]
        assert [city for city in cities if "gold" in client.view["cities"][city]] == team
    for client in [*clients, watcher]:
        client.close()


def texts(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for line in lines]


def test_what_is_said_to_the_partner_reaches_him_alone(tmp_path: Path) -> None:
    host = Host(tmp_path)
    clients = six(host)
    ann, ben, cid, *_ = clients
    device = Client(host, ann.table_id, ben.token)
    watcher = Client(host, ann.table_id)
    everyone = [*clients, device, watcher]
    for one in everyone:
        one.drain()
    assert ann.answer("chat", text="Athens takes Kronos", to="team")["type"] == "ack"
    assert ann.answer("chat", text="Good luck", to="all")["type"] == "ack"
    assert cid.answer("chat", text="Who has the Helm?")["type"] == "ack"
    for one in everyone:
        one.drain()
        lines = [message for message in one.seen if message["type"] == "chat"]
        partners = one.seat in (0, 1)
        assert texts(lines) == [*(["Athens takes Kronos"] if partners else []), "Good luck", "Who has the Helm?"]
        assert [line["to"] for line in lines] == [*(["team"] if partners else []), "all", "all"]
    assert host.stop(signal.SIGKILL) == -signal.SIGKILL
    assert "Kronos" not in host.log()
    host = Host(tmp_path, port=host.port)
    for one in everyone:
        back = Client(host, ann.table_id, one.token)
        partners = one.seat in (0, 1)
        assert texts(back.seen[0]["chat"]) == [
            *(["Athens takes Kronos"] if partners else []),
            "Good luck",
            "Who has the Helm?",
        ]
        back.close()
    assert host.stop() == 0


def test_who_cannot_talk_to_a_partner(host: Host) -> None:
    alone = host.started(4, modules=["titans"])
    assert alone[0].answer("chat", text="Hello?", to="team")["code"] == "no_teams"
    table, tokens = host.new_table(6, modules=["titans"])
    waiting = Client(host, table, tokens[0])
    assert waiting.answer("chat", text="Hello?", to="team")["code"] == "not_started"
    watcher = Client(host, table)
    for to in ("team", "all"):
        assert watcher.answer("chat", text="Hello?", to=to)["code"] == "not_seated"
    assert waiting.answer("chat", text="Hello?", to="athens")["code"] == "bad_field"
    assert host.rows("SELECT count(*) FROM chat WHERE table_id IN (?, ?)", table, alone[0].table_id) == [(0,)]
    for client in (*alone, waiting, watcher):
        client.close()


@pytest.mark.parametrize(("players", "teams"), [(4, True), (6, None), (5, None)])
def test_a_game_in_teams_to_its_end(tmp_path: Path, players: int, teams: bool | None) -> None:
    """People and bots as partners; then the record, its check, and a rematch with the same teams."""
    host = Host(tmp_path)
    bots = [None, "easy", None, "random", *["random"] * (players - 4)]
    clients = host.started(players, modules=["titans"], teams=teams, bots=bots, options=SHORT)
    for client in clients:
        assert client.view["teams"] is (players != 5)
    while (now := decider_or_none(clients)) is not None:
        now.act(now.options[0])
    for client in clients:
        client.drain()
    if players != 5:
        clients[0].answer("chat", text="Well played, partner", to="team")
        clients[1].drain()
        late = Client(host, clients[0].table_id)
        assert "Well played" not in "".join([*clients[1].raw, *late.raw]), "private also after the end"
        late.close()
    record = host.http.get(f"/api/tables/{clients[0].table_id}/record").json()
    assert record["config"].get("teams", False) is (players != 5)
    assert verify(record).actions == len(record["actions"])
    assert Game.replay(record).view(None)["cities"] == clients[0].view["cities"]
    if players == 4:
        del record["config"]["teams"]
        with pytest.raises(Unfair):
            verify(record)
    clients[0].send("rematch")
    new = clients[0].next("moved")["table"]
    again = host.http.get(f"/api/tables/{new}/summary").json()
    assert (again["teams"], again["players"], again["board"]) == (
        players != 5,
        players,
        clients[0].table["board"],
    )
    assert host.stop() == 0
    assert "bot_" not in host.log(), "no bot failed or had to be replaced"


def test_a_table_from_before_there_were_teams_goes_on(tmp_path: Path) -> None:
    host = Host(tmp_path)
    clients = host.started(3)
    view = clients[0].view
    host.stop(signal.SIGKILL)
    with contextlib.closing(sqlite3.connect(host.file)) as database:
        database.execute("UPDATE tables SET config = ?", (json.dumps({"players": 3, "modules": [], "options": {}}),))
        database.commit()
    host = Host(tmp_path, port=host.port)
    back = [Client(host, clients[0].table_id, client.token) for client in clients]
    del view["discounts_given"]  # a table that names no version of the rules has the first one's
    assert back[0].view == view
    assert (back[0].table["teams"], back[0].table["board"]["id"], teams_of(back[0])) == (False, "base-2-3", [None] * 3)
    now = decider_or_none(back)
    assert now is not None
    assert now.act(now.options[0])["type"] == "ack"
    assert host.stop() == 0


def test_a_proposal_asks_partners_and_opponents_alike(host: Host) -> None:
    clients = six(host, 4)
    now = decider_or_none(clients)
    assert now is not None
    now.act(now.options[0])
    assert now.answer("propose", what={"rewind": 1})["type"] == "ack"
    proposal = now.next("proposal")["proposal"]
    assert [vote["seat"] for vote in proposal["votes"]] == [seat for seat in range(4) if seat != now.seat]
    for client in clients:
        if client is not now:
            client.send("vote", proposal=proposal["id"], yes=True)
    for client in clients:
        assert client.until(lambda message: message.get("kind") == "rewind")["to"] == 1
        client.close()
