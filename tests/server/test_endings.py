"""When a game is over: the seed is shown, the record can be checked by anyone, and there is a rematch."""

from __future__ import annotations

import copy
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.table.verify import Unfair, verify
from tests.cli.command import cyclades
from tests.server.host import Client, Host, decider, decider_or_none, play_until


@pytest.fixture(scope="module")
def finished(host: Host) -> list[Client]:
    """A game with undone and rewound steps, played to its end."""
    clients = host.started(3, options={"max_cycles": 4}, bots=[None, None, "random"])
    client = decider(clients)
    while not any(text.split()[0] in ("recruit", "build") for text in client.options):
        client.act(client.options[-1])  # in an offering that is the highest bid
        client = decider(clients)
    client.act(next(text for text in client.options if text.split()[0] in ("recruit", "build")))
    assert client.answer("undo", seq=client.seq, what="step")["type"] == "ack"
    client.next("entry")
    client = play_until(clients, lambda one: one.view["cycle"] >= 2)
    client.answer("propose", what={"rewind": 3})
    proposal = client.next("proposal")["proposal"]
    for one in clients:
        if one is not client:
            one.send("vote", proposal=proposal["id"], yes=True)
    for one in clients:
        one.until(lambda message: message.get("kind") == "rewind")
    assert host.http.get(f"/api/tables/{client.table_id}/record").json()["error"] == "not_over"
    while (now := decider_or_none(clients)) is not None:
        now.act(now.options[0])
    for one in clients:
        one.drain()
    return clients


def record_of(host: Host, clients: list[Client]) -> dict[str, Any]:
    record: dict[str, Any] = host.http.get(f"/api/tables/{clients[0].table_id}/record").json()
    return record


def test_the_seed_is_shown_at_the_end_and_fits_its_hash(host: Host, finished: list[Client]) -> None:
    late = Client(host, finished[0].table_id)
    welcome = late.seen[0]
    assert welcome["table"]["phase"] == "over"
    assert hashlib.sha256(bytes.fromhex(welcome["seed"])).hexdigest() == welcome["seed_hash"]
    assert welcome["log"][-1]["kind"] == "end"
    assert welcome["log"][-1]["seed"] == welcome["seed"]
    ended = next(message for message in finished[0].seen if message.get("kind") == "end")
    assert ended["seed"] == welcome["seed"]
    assert ended["game"]["view"]["ending"] == "max_cycles"
    assert all(welcome["seed"] not in text for text in finished[0].raw[: finished[0].seen.index(ended)])
    assert all("gold" in city for city in late.view["cities"].values())
    for client in finished:
        assert client.answer("act", seq=client.seq, action="end")["code"] == "already_over"
        assert client.answer("undo", seq=client.seq, what="step")["code"] == "already_over"
        assert client.answer("propose", what={"rewind": 1})["code"] == "already_over"


def test_the_record_replays_and_is_verified(host: Host, finished: list[Client], tmp_path: Path) -> None:
    record = record_of(host, finished)
    game = Game.replay(record)
    assert game.over
    assert game.view(None)["isles"] == finished[0].view["isles"]
    kinds = [entry["kind"] for entry in record["seal"]["log"]]
    assert {"start", "act", "undo", "rewind"} == set(kinds)
    assert verify(record).actions == len(record["actions"]) < kinds.count("act")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    done = cyclades("verify", str(file), f"--seed-hash={record['seal']['seed_hash']}")
    assert (done.returncode, done.stderr) == (0, "")
    assert record["seal"]["seed_hash"] in done.stdout
    other = cyclades("verify", str(file), f"--seed-hash={'0' * 64}")
    assert (other.returncode, other.stdout) == (1, "")
    assert cyclades("replay", str(file)).returncode == 0


def broken_records(record: dict[str, Any]) -> dict[str, Any]:
    """The record, damaged in many ways."""

    def changed(change: Any) -> dict[str, Any]:
        form = copy.deepcopy(record)
        change(form)
        return form

    def log(form: dict[str, Any]) -> list[dict[str, Any]]:
        entries: list[dict[str, Any]] = form["seal"]["log"]
        return entries

    with_dice = next(number for number, entry in enumerate(log(record)) if number and entry["outcomes"])
    undone = next(number for number, entry in enumerate(log(record)) if entry["kind"] == "undo")
    return {
        "no seal": changed(lambda form: form.pop("seal")),
        "another seed": changed(lambda form: form["seal"].update(seed="00" * 32)),
        "a short seed": changed(lambda form: form["seal"].update(seed="00")),
        "no seed": changed(lambda form: form["seal"].update(seed=None)),
        "another hash": changed(lambda form: form["seal"].update(seed_hash="00" * 32)),
        "another outcome": changed(
            lambda form: log(form)[with_dice]["outcomes"].reverse() or log(form)[with_dice]["outcomes"].append(1)
        ),
        "an outcome too few": changed(lambda form: log(form)[0]["outcomes"].pop()),
        "an action missing": changed(lambda form: log(form).pop()),
        "an action more": changed(lambda form: log(form).append(log(form)[-1])),
        "a start missing": changed(lambda form: log(form).pop(0)),
        "an undo too far": changed(lambda form: log(form)[undone].update(keep=0)),
        "an undo without number": changed(lambda form: log(form)[undone].update(keep=None)),
        "another action": changed(lambda form: log(form)[1].update(action="bid apollo now")),
        "a foreign entry": changed(lambda form: log(form)[1].update(kind="cheat")),
        "no log": changed(lambda form: form["seal"].update(log=[])),
        "a log of texts": changed(lambda form: form["seal"].update(log=["start"])),
        "other actions": changed(lambda form: form["actions"].pop()),
        "another result": changed(lambda form: form["result"].update(winners=["corinth", "athens", "sparta"])),
        "a list": [record],
    }


def test_whatever_is_changed_in_a_record_is_noticed(host: Host, finished: list[Client]) -> None:
    for name, form in broken_records(record_of(host, finished)).items():
        with pytest.raises(Unfair):
            pytest.fail(f"{name}: {verify(form)}")


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    for content in (b"", b"{", b"\xff\xfe", b"[]", b'{"seal": 3}'):
        (tmp_path / "file").write_bytes(content)
        done = cyclades("verify", str(tmp_path / "file"))
        assert done.returncode in (1, 2)
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
    assert cyclades("verify", str(tmp_path / "missing")).returncode == 2


def test_a_rematch_has_the_same_seats_and_tokens(host: Host, finished: list[Client]) -> None:
    ann, ben = finished
    ann.send("rematch")
    new = ann.next("moved")["table"]
    assert ben.next("moved")["table"] == new
    ben.send("rematch")
    assert ben.next("moved")["table"] == new, "there is one rematch, whoever asks"
    assert Client(host, ann.table_id).seen[0]["rematch"] == new
    again = Client(host, new, ben.token)
    assert (again.seat, again.table["phase"]) == (ben.seat, "open")
    seats = again.table["seats"]
    assert [seat["name"] for seat in seats] == ["Person 0", "Person 1", None]
    assert [seat["ready"] for seat in seats] == [True, False, True]
    again.send("ready", ready=True)
    again.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    assert again.seen[0]["seed_hash"] is None
    assert Client(host, new, ann.token).seen[0]["seed_hash"] != Client(host, ann.table_id).seen[0]["seed_hash"]


def test_no_rematch_before_the_end(host: Host) -> None:
    clients = host.started(2)
    client = decider(clients)
    client.send("rematch")
    assert client.next("refused")["code"] == "not_over"
    assert host.rows("SELECT rematch FROM tables WHERE id = ?", clients[0].table_id) == [(None,)]
