"""Before the start the host of a table puts bots on seats, removes people, and changes seats and what is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cyclades.forms.board_file import our_board
from tests.server.host import Client, Host

SET_UP: dict[str, Any] = {
    "modules": ["hades"],
    "options": {"open_gold": True},
    "teams": None,
    "hints": False,
    "ledger": True,
    "practice": False,
}


@pytest.fixture
def people(host: Host) -> Iterator[list[Client]]:
    """The host and two guests at a table of four that gathers."""
    made = host.http.post("/api/tables", json={"players": 4, "name": "Ann", "bots": [None] * 4}).json()
    table = made["table"]
    clients = [Client(host, table, made["token"])]
    for name in ("Ben", "Cid"):
        clients.append(
            Client(host, table, host.http.post(f"/api/tables/{table}/join", json={"name": name}).json()["token"])
        )
    for client in clients:
        client.drain()
    yield clients
    for client in clients:
        client.close()


def names(client: Client) -> list[str | None]:
    return [seat["name"] or seat["level"] for seat in client.table["seats"]]


def told(people: list[Client], teller: Client, kind: str, **fields: Any) -> None:
    """One of them says something; everybody has heard what came of it."""
    teller.send(kind, **fields)
    for client in [teller, *people]:
        client.drain()


def test_bots_come_and_go_and_with_the_last_one_the_game_begins(people: list[Client]) -> None:
    ann, ben, _ = people
    told(people, ann, "put_bot", seat=3, level="easy")
    assert names(ben) == ["Ann", "Ben", "Cid", "easy"]
    told(people, ann, "put_bot", seat=3, level="hard")
    assert names(ben)[3] == "hard"
    told(people, ann, "put_bot", seat=3, level=None)
    assert (ben.table["seats"][3]["kind"], ben.table["seats"][3]["ready"]) == ("free", False)
    for seat, level, code in ((1, "easy", "seat_taken"), (3, "gone", "bad_bots"), (4, "easy", "unknown_seat")):
        ann.send("put_bot", seat=seat, level=level)
        assert ann.next("refused")["code"] == code
    for client in people:
        client.send("ready", ready=True)
        client.drain()
    assert ann.table["phase"] == "open"
    told(people, ann, "put_bot", seat=3, level="random")
    assert [client.table["phase"] for client in people] == ["running"] * 3
    ann.send("put_bot", seat=3, level=None)
    assert ann.until(lambda message: message["type"] == "refused")["code"] == "already_started"


def test_whoever_is_removed_is_told_and_his_token_is_worth_nothing(host: Host, people: list[Client]) -> None:
    ann, ben, cid = people
    told(people, ann, "remove", seat=1)
    kinds = [message["type"] for message in ben.seen]
    assert kinds[kinds.index("removed") + 1] == "welcome"
    assert ben.seat is None
    assert names(cid) == ["Ann", None, "Cid", None]
    ben.send("ready", ready=True)
    assert ben.next("refused")["code"] == "not_seated"
    again = Client(host, ann.table_id, ben.token, hello=False)
    again.send("hello", version=1, token=ben.token)
    assert again.next("refused")["code"] == "bad_token"
    again.close()
    answer = host.http.post("/api/tables/mine", json={"rights": [{"table": ann.table_id, "token": ben.token}]})
    assert answer.json() == {"games": []}
    for seat, code in ((0, "removes_self"), (1, "nobody_there"), (9, "unknown_seat")):
        ann.send("remove", seat=seat)
        assert ann.next("refused")["code"] == code
    assert not any(message["type"] == "removed" for message in [*ann.seen, *cid.seen])


def test_seats_change_by_hand_and_by_lot_and_everything_goes_with_them(people: list[Client]) -> None:
    ann, ben, cid = people
    told(people, cid, "sit", seat=None, colour="mycenae")
    cid.answer("chat", text="hello")
    told(people, ben, "ready", ready=True)
    told(people, ann, "arrange", order=[2, 1, 0, 3])
    assert names(ben) == ["Cid", "Ben", "Ann", None]
    assert [client.seat for client in people] == [2, 1, 0]
    assert [seat["colour"] for seat in ben.table["seats"]][:3] == ["mycenae", "athens", "sparta"]
    assert [seat["host"] for seat in ben.table["seats"]] == [False, False, True, False]
    assert ben.table["seats"][1]["ready"] is True, "he sits where he sat"
    watcher = Client(ann.host, ann.table_id)
    assert [(line["seat"], line["name"]) for line in watcher.seen[0]["chat"]] == [(0, "Cid")]
    watcher.close()
    orders = set()
    for _ in range(12):
        told(people, ann, "arrange", order=None)
        orders.add(tuple(names(ben)))
        assert sorted(map(str, names(ben))) == ["Ann", "Ben", "Cid", "None"]
        assert [names(client)[client.seat or 0] for client in people] == ["Ann", "Ben", "Cid"]
    assert len(orders) > 1
    for order in ([], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, 3, 4]):
        ann.send("arrange", order=order)
        assert ann.next("refused")["code"] == "bad_order"


def test_what_is_played_changes_and_all_say_anew_that_they_are_ready(host: Host, people: list[Client]) -> None:
    ann, ben, _ = people
    told(people, ben, "ready", ready=True)
    told(people, ann, "set_up", **SET_UP)
    table = ben.table
    assert (table["modules"], table["options"]) == (["hades"], {"open_gold": True})
    assert (table["hints"], table["ledger"], table["practice"]) == (False, True, False)
    assert [seat["ready"] for seat in table["seats"]] == [False] * 4
    told(people, ann, "set_up", **SET_UP | {"modules": ["titans"], "teams": True, "options": {}, "board": None})
    assert (ben.table["teams"], ben.table["board"]["id"]) == (True, "titans-3-4")
    before = ben.table
    for wrong, code in (
        ({"modules": ["hydra"]}, "bad_modules"),
        ({"options": {"luck": 1}, "board": None}, "bad_options"),
        ({"teams": True, "board": None}, "bad_teams"),
        ({}, "board_starts"),  # the present board is for Titans
        ({"board": "atlantis"}, "unknown_board"),
        ({"board": "base-5"}, "board_players"),
    ):
        ann.send("set_up", **SET_UP | wrong)
        assert ann.next("refused")["code"] == code
    told(people, ann, "put_bot", seat=3, level="random")
    for client in people:
        client.drain()
        assert {**client.table, "seats": 0, "type": 0} == {**before, "seats": 0, "type": 0}
        client.send("ready", ready=True)
    for client in people:
        client.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    assert "titans" in ann.view["modules"]
    ((digest,),) = host.rows("SELECT board FROM tables WHERE id = ?", ann.table_id)
    ((content,),) = host.rows("SELECT content FROM boards WHERE digest = ?", digest)
    assert our_board("titans-3-4").title in content


def test_a_board_of_ones_own_stays_unless_another_is_wanted(host: Host) -> None:
    board = our_board("base-4").data | {"id": "mine", "title": "My own"}
    made = host.http.post("/api/tables", json={"players": 4, "name": "Ann", "bots": [None] * 4, "board": board}).json()
    ann = Client(host, made["table"], made["token"])
    ann.send("set_up", **SET_UP)
    assert ann.next("table")["board"] == {"id": "mine", "title": "My own", "own": True}
    ann.send("set_up", **SET_UP | {"board": None})
    assert ann.next("table")["board"]["own"] is False
    assert host.rows("SELECT count(*) FROM boards WHERE content LIKE '%My own%'") == [(0,)], "no table has it any more"
    ann.close()


def test_only_the_host_does_any_of_that(people: list[Client]) -> None:
    ann, ben, _ = people
    watcher = Client(ann.host, ann.table_id)
    before = ben.table
    for client, code in ((ben, "not_host"), (watcher, "not_seated")):
        for kind, fields in (
            ("put_bot", {"seat": 3, "level": "easy"}),
            ("remove", {"seat": 0}),
            ("arrange", {"order": [3, 2, 1, 0]}),
            ("set_up", SET_UP),
        ):
            client.send(kind, **fields)
            assert client.next("refused")["code"] == code
    ben.drain()
    assert ben.table == before
    watcher.close()


def test_when_the_host_leaves_the_first_of_the_others_is_the_host_and_stays_it(
    host: Host, people: list[Client]
) -> None:
    ann, ben, _ = people
    told(people, ann, "leave")
    assert [seat["host"] for seat in ben.table["seats"]] == [False, True, False, False]
    host.http.post(f"/api/tables/{ann.table_id}/join", json={"name": "Dan", "seat": 0})
    ben.drain()
    assert [seat["host"] for seat in ben.table["seats"]] == [False, True, False, False]
    told(people, ben, "put_bot", seat=3, level="easy")
    assert names(ben)[3] == "easy"


def test_too_many_changes_are_refused(people: list[Client]) -> None:
    ann = people[0]
    codes = set()
    for _ in range(30):
        ann.send("set_up", **SET_UP)
        codes.add(ann.next("refused", "table").get("code"))
    assert codes == {None, "too_many"}
