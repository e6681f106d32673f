"""Hints over real sockets: for whoever has to decide, from what he may know, beside the table."""

from __future__ import annotations

import pytest

from tests.server.host import Client, Host, decider, play_until


@pytest.fixture
def people(host: Host) -> list[Client]:
    return host.started(2, options={"max_cycles": 3})


def others(people: list[Client], one: Client) -> list[Client]:
    return [client for client in people if client is not one]


def test_the_decider_hears_what_the_best_bot_would_do_and_nobody_else_does(people: list[Client]) -> None:
    ann = decider(people)
    seq = ann.seq
    answer = ann.answer("hint", seq=seq)
    assert (answer["type"], answer["seq"]) == ("hint", seq)
    best = answer["choices"][0]
    options = {option["action"]: option["text"] for option in ann.view["decision"]["options"]}
    assert 1 <= len(answer["choices"]) <= 3
    for choice in answer["choices"]:
        assert options[choice["action"]] == choice["text"]
        assert 0 <= choice["chance"] <= best["chance"] <= 100
    for step in answer["then"]:
        assert set(step) == {"kind", "subject", "option"}
    for other in others(people, ann):
        assert other.drain() == []
    assert ann.act(best["text"])["type"] == "ack"


def test_the_table_goes_on_and_a_hint_for_what_is_over_is_stale(people: list[Client]) -> None:
    ann = decider(people)
    ann.send("hint", id="first", seq=ann.seq)
    ann.send("hint", id="twice", seq=ann.seq)
    assert ann.until(lambda message: message.get("id") == "twice")["code"] == "hint_under_way"
    done = ann.act("bid apollo")
    assert done["type"] == "ack"
    answer = ann.until(lambda message: message.get("id") == "first")
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert ann.seen.index(done) < ann.seen.index(answer), "playing did not wait for the hint"


def test_the_next_decision_may_be_asked_about_at_once(people: list[Client]) -> None:
    ann = decider(people)
    ann.send("hint", id="before", seq=ann.seq)
    ann.act("bid apollo")
    play_until(people, lambda one: one is ann)
    after = ann.answer("hint", seq=ann.seq)
    before = next(message for message in ann.seen if message.get("id") == "before")
    assert before["code"] == "stale"
    assert after["type"] == "hint"
    assert {choice["text"] for choice in after["choices"]} <= set(ann.options)


def test_who_may_not_ask_is_told_why_and_nothing_changes(host: Host, people: list[Client]) -> None:
    ann = decider(people)
    (ben,) = others(people, ann)
    watcher = Client(host, ann.table_id)
    open_table, tokens = host.new_table(2)
    early = Client(host, open_table, tokens[0])
    refusals = [
        (ben, ben.seq, "not_your_decision"),
        (watcher, watcher.seq, "not_seated"),
        (ann, ann.seq + 1, "stale"),
        (early, 0, "not_started"),
    ]
    for client, seq, code in refusals:
        answer = client.answer("hint", seq=seq)
        assert (answer["type"], answer["code"]) == ("refused", code)
    assert ann.drain() == []
    assert {client.seq for client in (ann, ben, watcher)} == {ann.seq}
    for field in ({"id": "x"}, {"seq": 1}, {"id": "x", "seq": "now"}, {"id": "x", "seq": 1, "level": "expert"}):
        ann.send("hint", **field)
        assert ann.next("refused")["code"] == "bad_field"
    watcher.close()
    early.close()


def test_a_table_without_hints(host: Host) -> None:
    """The summary says so, and so does the next game of the same people."""
    (ann, ben) = host.started(2, hints=False, options={"max_cycles": 1})
    assert ann.table["hints"] is False
    assert ann.answer("hint", seq=ann.seq)["code"] == "no_hints"
    assert ben.answer("hint", seq=ben.seq)["code"] == "no_hints"
    while not ann.view["ending"]:
        one = decider([ann, ben])
        one.act("end" if "end" in one.options else one.options[-1])
        for client in (ann, ben):
            client.drain()
    assert ann.answer("hint", seq=ann.seq)["code"] == "no_hints"
    ann.send("rematch")
    again = host.http.get(f"/api/tables/{ann.next('moved')['table']}/summary").json()
    assert again["hints"] is False


def test_hints_are_allowed_unless_the_maker_says_no(host: Host) -> None:
    table, _ = host.new_table(2)
    assert host.http.get(f"/api/tables/{table}/summary").json()["hints"] is True
    body = {"players": 2, "name": "Ann", "hints": "no"}
    assert host.http.post("/api/tables", json=body).json() == {"error": "bad_field", "args": {"field": "hints"}}


def test_after_the_end_there_is_nothing_to_advise(host: Host) -> None:
    (ann,) = host.started(2, bots=[None, "random"], options={"max_cycles": 1})
    while not ann.view["ending"]:
        if not ann.options:
            ann.next("entry")
            continue
        ann.act("end" if "end" in ann.options else ann.options[-1])
    ann.drain()
    assert ann.answer("hint", seq=ann.seq)["code"] == "already_over"
