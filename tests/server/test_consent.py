"""What needs the others: going back beyond one's own steps, a bot for a leaver, another game."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from cyclades.table.proposals import LASTS
from tests.server.host import Client, Host, decider, play_until


def outcomes(host: Host, table: str) -> list[list[int]]:
    """The outcomes of chance of every entry."""
    rows = host.rows("SELECT outcomes FROM entries WHERE table_id = ? ORDER BY seq", table)
    return [json.loads(row[0]) for row in rows]


def drawn_numbers(host: Host, table: str) -> list[int]:
    """The raw numbers that the seed gives, one for each outcome so far."""
    ((seed,),) = host.rows("SELECT seed FROM tables WHERE id = ?", table)
    count = sum(len(entry) for entry in outcomes(host, table))
    return [
        int.from_bytes(hmac.new(seed, number.to_bytes(8, "big"), hashlib.sha256).digest(), "big")
        for number in range(count)
    ]


def all_agree(clients: list[Client], proposal: dict[str, Any]) -> None:
    for vote in proposal["votes"]:
        voter = next(client for client in clients if client.seat == vote["seat"])
        voter.send("vote", proposal=proposal["id"], yes=True)


def test_a_rewind_needs_everyone_and_brings_new_dice(host: Host) -> None:
    clients = host.started(3)
    client = play_until(clients, lambda one: one.view["cycle"] == 2)
    seq = client.seq
    views = {one.seat: one.view for one in clients}
    before = outcomes(host, client.table_id)
    # The last action of the first cycle laid the gods and the next cards of the second.
    assert before[-1]
    target = seq - 1
    answer = client.answer("propose", what={"rewind": target})
    assert answer["type"] == "ack"
    proposal = client.next("proposal")["proposal"]
    assert proposal["what"] == {"rewind": target}
    assert proposal["votes"] == [{"seat": seat, "yes": None} for seat in range(3) if seat != client.seat]
    first, second = (one for one in clients if one is not client)
    assert client.answer("propose", what={"rewind": 1})["code"] == "proposal_open"
    first.send("vote", proposal=proposal["id"], yes=True)
    first.until(lambda message: message["type"] == "proposal" and message["proposal"]["votes"] != proposal["votes"])
    assert first.drain() == [], "one is still to be asked"
    first.send("vote", proposal=proposal["id"], yes=True)
    assert first.next("refused")["code"] == "not_asked"
    second.send("vote", proposal=proposal["id"], yes=True)
    for one in clients:
        entry = one.next("entry")
        assert (entry["kind"], entry["by"], entry["to"], entry["seq"]) == ("rewind", client.seat, target, seq + 1)
        assert one.next("proposal")["proposal"] is None
        assert one.view["cycle"] == 1
        assert one.game["can_undo"] is False
    decider(clients).act(decider(clients).options[0])
    after = outcomes(host, client.table_id)
    assert after[: len(before)] == before, "nothing of the log is gone"
    assert len(after[-1]) == len(before[-1]), "drawn again, behind all that was drawn before"
    assert views[0]["cycle"] == 2


def test_every_outcome_comes_from_the_next_number_of_the_seed(host: Host) -> None:
    """The gods of the first cycle are drawn last, each from those left in the order of their numbers (B3.4)."""
    (client, _) = host.started(2)
    gods = client.view["gods"]
    numbers = drawn_numbers(host, client.table_id)
    left = ["poseidon", "ares", "zeus", "athena"]
    assert len(gods) == 3
    assert gods == [left.pop(number % len(left)) for number in numbers[-3:]]


def test_one_no_ends_a_rewind_and_its_maker_can_withdraw_it(host: Host) -> None:
    clients = host.started(3)
    client = play_until(clients, lambda one: one.seq == 4)
    other = next(one for one in clients if one is not client)
    client.answer("propose", what={"rewind": 2})
    proposal = client.next("proposal")["proposal"]
    late = Client(host, client.table_id)
    assert late.proposal == proposal
    other.send("vote", proposal=proposal["id"], yes=False)
    client.until(lambda message: message["type"] == "proposal" and message["proposal"] is None)
    assert client.answer("propose", what={"rewind": 2})["type"] == "ack"
    second = client.next("proposal")["proposal"]
    other.send("vote", proposal=proposal["id"], yes=True)
    assert other.next("refused")["code"] == "no_proposal"
    client.send("vote", proposal=second["id"], yes=False)
    assert client.next("proposal")["proposal"] is None
    for one in clients:
        one.drain()
    assert {one.seq for one in clients} == {4}


def test_only_where_the_game_has_been_can_be_gone_back_to(host: Host) -> None:
    clients = host.started(2)
    client = play_until(clients, lambda one: one.seq == 5)
    for seq, code in ((0, "not_in_force"), (5, "not_in_force"), (6, "not_in_force"), (99, "not_in_force")):
        assert client.answer("propose", what={"rewind": seq})["code"] == code
    for what in ({}, {"rewind": 1, "bot_for": 1}, {"level": "easy"}):
        assert client.answer("propose", what=what)["code"] == "bad_proposal"
    client.answer("propose", what={"rewind": 3})
    all_agree(clients, client.next("proposal")["proposal"])
    assert client.next("entry")["to"] == 3
    for seq in (4, 5):
        assert client.answer("propose", what={"rewind": seq})["code"] == "not_in_force", "that was taken back"
    assert client.answer("propose", what={"rewind": 1})["type"] == "ack"
    all_agree(clients, client.next("proposal")["proposal"])
    assert client.next("entry")["to"] == 1


def test_alone_with_bots_nobody_need_be_asked(host: Host) -> None:
    (client,) = host.started(2, bots=[None, "easy"])
    client.until(lambda _: client.options != []) if not client.options else None
    first = client.seq
    client.act(client.options[0])
    client.answer("propose", what={"rewind": first})
    assert client.until(lambda message: message.get("kind") == "rewind")["to"] == first
    client.close()


def test_a_bot_plays_for_a_leaver_until_he_comes_back(host: Host) -> None:
    clients = host.started(3, options={"max_cycles": 30})
    away = decider(clients)
    ann, ben = (one for one in clients if one is not away)
    answer = ann.answer("propose", what={"bot_for": away.seat, "level": "easy"})
    assert answer["code"] == "seat_present"
    away.close()
    ann.until(lambda message: message["type"] == "table" and not message["seats"][away.seat]["online"])
    assert ann.answer("propose", what={"bot_for": away.seat, "level": "brilliant"})["code"] == "bad_bots"
    assert ann.answer("propose", what={"bot_for": 7, "level": "easy"})["code"] == "unknown_seat"
    assert ann.answer("propose", what={"bot_for": ann.seat, "level": "easy"})["code"] == "seat_present"
    assert ann.answer("propose", what={"bot_for": away.seat, "level": "easy"})["type"] == "ack"
    proposal = ann.next("proposal")["proposal"]
    assert proposal["votes"] == [{"seat": ben.seat, "yes": None}]
    ben.send("vote", proposal=proposal["id"], yes=True)
    ben.until(lambda message: message["type"] == "table" and message["seats"][away.seat]["kind"] == "bot")
    moved = ben.next("entry")
    assert moved["by"] == away.seat, "the bot goes on where he left"
    back = Client(host, away.table_id, away.token)
    seat = back.table["seats"][back.seat or 0]
    assert (back.seat, seat["kind"], seat["level"]) == (away.seat, "human", None), "it is his by itself"
    ben.until(lambda message: message["type"] == "table" and message["seats"][away.seat]["kind"] == "human")
    back.send("take_back")
    assert back.next("refused")["code"] == "no_bot_plays"
    play_until([ann, ben, back], lambda one: one is back)
    assert back.act(back.options[0])["type"] == "ack"


def test_who_left_but_is_still_there_takes_his_seat_back_himself(host: Host) -> None:
    ann, ben, eve = host.started(3)
    eve.send("leave")
    ann.until(lambda message: message["type"] == "table" and message["seats"][2]["away"])
    ann.answer("propose", what={"bot_for": 2, "level": "easy"})
    ben.send("vote", proposal=ann.next("proposal")["proposal"]["id"], yes=True)
    eve.until(lambda message: message["type"] == "table" and message["seats"][2]["kind"] == "bot")
    assert eve.answer("act", seq=eve.seq, action="bid apollo")["code"] == "bot_plays"
    eve.send("take_back")
    eve.until(lambda message: message["type"] == "table" and message["seats"][2]["kind"] == "human")


def test_nobody_takes_the_seat_of_somebody_who_has_only_just_gone(tmp_path: Path) -> None:
    """A phone that is locked for a moment is no absence, though only one player is left who could vote."""
    host = Host(tmp_path)
    ann, *others = host.started(5)
    for other in others:
        other.close()
    ann.until(lambda message: message["type"] == "table" and [s["online"] for s in message["seats"]].count(True) == 1)
    for other in others:
        assert isinstance(ann.table["seats"][other.seat or 0]["absent"], int), "the table is told since when"
        seat = ann.table["seats"][other.seat or 0]
        assert seat["bot_from"] == seat["absent"] + 180, "and from when on a bot can be asked for"
        refused = ann.answer("propose", what={"bot_for": other.seat, "level": "easy"})
        assert refused["code"] == "just_gone"
        assert 150 < refused["args"]["seconds"] <= 180
    assert [seat["kind"] for seat in ann.table["seats"]] == ["human"] * 5
    assert host.stop() == 0
    host = Host(tmp_path, port=host.port)
    ann = Client(host, ann.table_id, ann.token)
    assert ann.answer("propose", what={"bot_for": others[0].seat, "level": "easy"})["code"] == "just_gone"
    assert host.stop() == 0


def test_who_is_gone_for_long_enough_can_be_replaced_until_he_comes_back(tmp_path: Path) -> None:
    host = Host(tmp_path, "--absence=0.01")
    ann, ben = host.started(2)
    ben.close()
    ann.until(lambda message: message["type"] == "table" and not message["seats"][1]["online"])
    while ann.answer("propose", what={"bot_for": 1, "level": "easy"})["type"] != "ack":
        time.sleep(0.1)
    ann.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "bot")
    back = Client(host, ann.table_id, ben.token)
    assert (back.table["seats"][1]["kind"], back.table["seats"][1]["absent"]) == ("human", None)
    assert back.table["seats"][1]["bot_from"] is None
    ann.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "human")
    assert host.stop() == 0


def test_who_comes_back_in_time_needs_no_bot(host: Host) -> None:
    ann, ben, eve = host.started(3)
    eve.send("leave")
    ann.until(lambda message: message["type"] == "table" and message["seats"][2]["away"])
    assert ann.table["seats"][2]["bot_from"] == 0, "who has left isn't waited for"
    ann.answer("propose", what={"bot_for": 2, "level": "normal"})
    assert ann.next("proposal")["proposal"]["votes"] == [{"seat": 1, "yes": None}]
    again = Client(host, ann.table_id, eve.token)
    assert again.proposal is None
    ann.until(lambda message: message["type"] == "proposal" and message["proposal"] is None)
    ben.drain()
    assert ben.table["seats"][2]["kind"] == "human"


def test_only_those_who_are_there_are_asked_for_a_bot(host: Host) -> None:
    ann, ben, eve = host.started(3)
    ben.close()
    eve.close()
    ann.until(
        lambda message: (
            message["type"] == "table" and [seat["online"] for seat in message["seats"]] == [True, False, False]
        )
    )
    ann.answer("propose", what={"bot_for": eve.seat, "level": "easy"})
    ann.until(lambda message: message["type"] == "table" and message["seats"][eve.seat or 0]["kind"] == "bot")


def test_a_proposal_that_nobody_answers_lapses(tmp_path: Path) -> None:
    host = Host(tmp_path)
    clients = host.started(3)
    client = play_until(clients, lambda one: one.seq == 4)
    client.answer("propose", what={"rewind": 2})
    proposal = client.next("proposal")["proposal"]
    assert host.stop() == 0
    with contextlib.closing(sqlite3.connect(host.file)) as database, database:
        ((stored,),) = database.execute("SELECT proposal FROM tables").fetchall()
        old = json.loads(stored)
        old["made"] -= LASTS
        database.execute("UPDATE tables SET proposal = ?", [json.dumps(old)])
    host = Host(tmp_path, port=host.port)
    again = Client(host, client.table_id, client.token)
    assert again.proposal == proposal
    again.until(lambda message: message["type"] == "proposal" and message["proposal"] is None)
    assert again.answer("propose", what={"rewind": 2})["type"] == "ack", "another one can be made"
    again.close()
    assert host.stop() == 0


def test_a_free_seat_can_be_given_to_a_bot_before_the_start(host: Host) -> None:
    made = host.http.post("/api/tables", json={"players": 2, "name": "Ann"}).json()
    ann = Client(host, made["table"], made["token"])
    ann.send("ready", ready=True)
    ann.answer("propose", what={"bot_for": 1, "level": "easy"})
    ann.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    assert ann.table["seats"][1]["kind"] == "bot"
    ann.close()
