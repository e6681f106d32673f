"""`cyclades join`: a seat at a server's table, from the keyboard to the end of a game."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cyclades.cli.remote import BadLink, read_link
from tests.cli.command import COMMAND, SECONDS, Screen, cyclades
from tests.server.host import Client, Host

FIRST = "1\n" * 400


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("server"))
    yield host
    assert host.stop() == 0
    assert "Traceback" not in host.log()


def link_to(host: Host, table: str, token: str | None = None) -> str:
    return f"{host.url}/#/t/{table}{f'?token={token}' if token else ''}"


def against_bot(host: Host, **options: Any) -> str:
    """The link of a seat at a new table of two, a bot on the other."""
    table, (token,) = host.new_table(2, name="Anna", bots=[None, "random"], options={"max_cycles": 1, **options})
    return link_to(host, table, token)


def joined(*words: str, typed: str) -> str:
    done = cyclades("join", *words, stdin=typed)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


class Terminal:
    """Somebody who types when something has been said, through a pipe."""

    def __init__(self, *words: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*COMMAND, "join", *words],
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            text=True,
            encoding="utf-8",
            env=os.environ | {"COLUMNS": "120"},  # room for names
        )
        self.text = ""

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines))
        self.process.stdin.flush()

    def until(self, words: str) -> None:
        """Read until these words are said."""
        assert self.process.stdout is not None
        while words not in self.text:
            letter = self.process.stdout.read(1)
            assert letter, f"{words!r} was never said: {self.text}"
            self.text += letter

    def end(self) -> str:
        rest, errors = self.process.communicate(timeout=SECONDS)
        assert (self.process.returncode, errors) == (0, "")
        return self.text + rest


# Links


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("http://here:8000/#/t/abc123", "http://here:8000/#/t/abc123"),
        ("here:8000/#/t/abc123?token=x-y_z", "http://here:8000/#/t/abc123?token=x-y_z"),
        ("https://here.example/#/t/abc123/", "https://here.example/#/t/abc123"),
        ("http://[::1]:8000/#/t/abc123", "http://[::1]:8000/#/t/abc123"),
    ],
)
def test_links_as_the_page_shows_them(text: str, told: str) -> None:
    assert str(read_link(text)) == told


@pytest.mark.parametrize(
    "text",
    ["", "http://", "http://here", "http://here/#/rules/B4", "http://here:port/#/t/abc", "ftp://here/#/t/abc",
     "http://here/#/t/", "http://here/#/t/a b", "http://here/#/t/..%2f", "http://[here/#/t/abc"],
)  # fmt: skip
def test_what_is_no_link_to_a_table(text: str) -> None:
    with pytest.raises(BadLink):
        read_link(text)


def test_wrong_links_are_named_and_nothing_is_done(host: Host) -> None:
    done = cyclades("join", "nowhere")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith('cyclades: "nowhere" is no link to a table.')
    done = cyclades("join", link_to(host, "abcdefghij"))
    assert (done.returncode, done.stderr) == (1, "cyclades: There is no such table. It may have been closed.\n")
    done = cyclades("join", "http://127.0.0.1:9/#/t/abcdefghij")
    assert done.returncode == 1
    assert "There is no Cyclades server at http://127.0.0.1:9" in done.stderr
    table, _ = host.new_table(2)
    done = cyclades("join", link_to(host, table, "part"), stdin="q\n")
    assert "This link gives no right to a seat at this table." in done.stdout + done.stderr
    assert done.returncode == 1


# A game


def test_a_whole_game_with_every_command(host: Host, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    link = against_bot(host, open_gold=True)
    typed = "seats\nh\nh kraken\nb\nl\n? end\nzzz\nhint\nsay well\ntell well\nbot x\nback\nyes\nchance\nsit 1\n"
    text = joined(link, typed=typed + "1\nu\n" + FIRST[:120] + f"s {file}\n" + "q\n")
    assert text.startswith("You are at the table.\nHouse rules: ")
    assert f"You play Anna. The way back to your seat, for you alone: {link}" in text
    for words in (
        "2. Athens, a bot (random)",
        "At a server's table, besides what follows:",
        "Or type a god and your offering: ",
        "(B5.1)",
        '"zzz" means nothing here.',
        "% to win",
        "Anna: well",
        "Nobody is your partner",
        "There is no such seat.",
        "There is no going back to there.",
        "That proposal is no longer open.",
        "This table isn't for practice.",
        "The game has begun already.",
        "=== Cycle 1",
        "The game is over: ",
        f"Saved in {file}.",
    ):
        assert words in text, words
    assert json.loads(file.read_text())["seal"]["seed"]
    assert text.rstrip().endswith(f"The way back: {link}")


def test_two_people_one_of_them_in_the_terminal(host: Host) -> None:
    """He takes a seat by name, is ready, talks, is asked for consent, and plays to the end."""
    made = host.http.post("/api/tables", json={"players": 2, "name": "Boris", "options": {"max_cycles": 1}}).json()
    boris = Client(host, made["table"], made["token"])
    anna = Terminal(link_to(host, made["table"]), "--name=Anna")
    anna.until("You play Anna.")
    boris.send("ready", ready=True)
    anna.until("1. Boris, ready")
    anna.type("ready")
    boris.until(lambda message: message["type"] == "table" and message["phase"] == "running")
    boris.answer("chat", text="Hello")
    anna.until("Boris: Hello")
    anna.type(*["1"] * 200)
    while not boris.view["ending"]:
        if boris.options:
            boris.act(boris.options[-1])
        else:
            boris.next("entry")
    anna.until("The game is over: ")
    text = anna.end()
    assert "Boris pays" in text or "Boris goes to Apollo" in text
    assert re.search(r"At Anna +\d", text)


def test_at_the_keyboard_a_name_is_asked_for_and_it_is_said_who_is_waited_for(host: Host) -> None:
    """Why a name is wanted, who isn't ready, whose decision it is, and whose answer is missing."""
    made = host.http.post("/api/tables", json={"players": 3, "name": "Boris"}).json()
    boris = Client(host, made["table"], made["token"])
    anna = Screen("join", link_to(host, made["table"]))
    try:
        anna.until("Type nothing to look on without playing.")
        anna.until("Name>")
        anna.type("Anna")
        anna.until("You play Anna.")
        anna.until("Not ready yet: Boris and you. Free seats: 1.")
        token = host.http.post(f"/api/tables/{made['table']}/join", json={"name": "Carla"}).json()["token"]
        carla = Client(host, made["table"], token)
        carla.send("ready", ready=True)
        anna.until("Not ready yet: Boris and you.\r\n")
        anna.type("ready")
        anna.until("Not ready yet: Boris.\r\n")
        boris.send("ready", ready=True)
        while not boris.game:
            boris.next("entry")
        for _ in range(3):  # each offers once, in whatever order
            seq, player = boris.seq, boris.view["decision"]["player"]
            if player == "athens":
                anna.until("Or type a god and your offering: ")
                anna.type("apollo" if "goes to Apollo" not in anna.text else "1")
            else:
                client = boris if player == "sparta" else carla
                while client.seq < seq:
                    client.next("entry")
                client.act(client.options[0])
            while boris.seq == seq:
                boris.next("entry")
        anna.until("Anna, waiting for ")
        boris.send("propose", id="p", what={"rewind": 1})
        anna.until("Type yes or no.")
        asked = carla.next("proposal")["proposal"]["id"]
        carla.send("vote", proposal=asked, yes=True)
        anna.until("Carla agrees. Still to answer: Anna.")
        anna.type("no")
        anna.until("Anna refuses.\r\n")
    finally:
        anna.close()


@pytest.mark.parametrize(
    ("language", "apollo", "waiting", "told"),
    [
        ("de", "apollo", "Boris ist dran>", "Boris entscheidet: "),
        ("ru", "аполлон", "ход: Boris>", "Решает Boris: "),
        ("en", "apollo", "waiting for Boris>", "Boris decides: "),
    ],
)
def test_what_is_typed_while_another_decides_is_answered_by_whose_decision_it_is(
    host: Host, language: str, apollo: str, waiting: str, told: str
) -> None:
    made = host.http.post("/api/tables", json={"players": 2, "name": "Boris"}).json()
    boris = Client(host, made["table"], made["token"])
    anna = Screen("join", link_to(host, made["table"]), "--name=Anna", f"--lang={language}")
    try:
        boris.until(lambda message: message["type"] == "table" and all(seat["name"] for seat in message["seats"]))
        boris.send("ready", ready=True)
        anna.type("ready")
        while not boris.game:
            boris.next("entry")
        if not boris.options:
            anna.until("1  ")
            anna.type(apollo)
        anna.until(waiting)
        anna.type("zzz")
        anna.until(told)
    finally:
        anna.close()


def test_who_gives_no_name_looks_on(host: Host) -> None:
    table, _ = host.new_table(2, bots=[None, None])
    nobody = Screen("join", link_to(host, table))
    try:
        nobody.until("Name>")
        nobody.type("")
        nobody.until("You look on.")
    finally:
        nobody.close()


def test_who_watches_sees_no_gold_behind_a_screen(host: Host) -> None:
    clients = host.started(2, options={"max_cycles": 1})
    watcher = Terminal(link_to(host, clients[0].table_id), "--watch")
    watcher.until("You look on.")
    watcher.until("Cities")
    watcher.until("Person 1")
    while not clients[0].view["ending"]:
        for client in clients:
            client.drain()
            if client.options:
                client.act(client.options[-1])
    watcher.until("The game is over: ")
    watcher.type("q")
    before, over, _ = watcher.end().partition("The game is over: ")  # then everybody's gold is open
    assert over
    rows = re.findall(r"(?:Sp|At) Person [01] +(\S+)", before)
    assert rows
    assert set(rows) == {"?"}


def test_the_connection_comes_back(tmp_path: Path) -> None:
    """What was typed while the server was away is done once, when it is there again."""
    host = Host(tmp_path)
    clients = host.started(2, options={"max_cycles": 3})
    mine = next(client for client in clients if client.options)
    link = link_to(host, mine.table_id, mine.token)
    anna = Terminal(link)
    anna.until("Or type a god and your offering: ")
    port = host.port
    host.stop(signal.SIGKILL)
    anna.until("The connection is lost.")
    anna.type("apollo")
    host = Host(tmp_path, port=port)
    try:
        anna.until(f"{'Person 0' if mine.seat == 0 else 'Person 1'} goes to Apollo")
        moved = [entry for entry in Client(host, mine.table_id).whole_log() if entry["action"] == "bid apollo"]
        assert len(moved) == 1
    finally:
        anna.process.kill()
        anna.process.communicate()
        host.stop()


def test_there_is_no_reading_on_after_the_end_of_what_is_typed(host: Host) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "cyclades", "join", against_bot(host)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0
    assert "You have left the terminal; the seat stays yours." in done.stdout
