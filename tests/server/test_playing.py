"""At a running game: acting, repeating, undoing, asking why, talking, missing something, watching."""

from __future__ import annotations

from typing import Any

from tests.server.host import Client, Host, decider, play_until, turn_of


def test_everyone_sees_an_action_and_only_the_decider_his_options(host: Host) -> None:
    clients = host.started(3)
    watcher = Client(host, clients[0].table_id)
    client = decider(clients)
    answer = client.answer("act", seq=1, action="bid apollo")
    assert (answer["type"], answer["seq"]) == ("ack", 2)
    for other in [*clients, watcher]:
        entry = other.next("entry")
        assert (entry["seq"], entry["kind"], entry["by"], entry["action"]) == (2, "act", client.seat, "bid apollo")
        assert entry["events"][0]["event"] == "apollo_chosen"
        decides = other.seat is not None and other.view["decision"]["player"] == other.view["player"]
        assert ("options" in other.view["decision"]) == decides
        gold = [city for city, things in other.view["cities"].items() if "gold" in things]
        assert gold == ([] if other.seat is None else [other.view["player"]])


def test_a_repeated_action_is_answered_again_but_not_applied_twice(host: Host) -> None:
    clients = host.started(2)
    client = decider(clients)
    for _ in range(3):
        answer = client.answer("act", id="same", seq=1, action="bid apollo")
        assert (answer["type"], answer["seq"]) == ("ack", 2)
    again = Client(host, client.table_id, client.token)
    assert again.answer("act", id="same", seq=2, action="bid apollo")["seq"] == 2
    assert again.seq == 2
    count = host.rows("SELECT count(*) FROM entries WHERE table_id = ?", client.table_id)
    assert count == [(2,)]


def test_an_action_on_an_old_position_is_refused(host: Host) -> None:
    clients = host.started(2)
    client = decider(clients)
    for seq in (0, 2, 7):
        answer = client.answer("act", seq=seq, action="bid apollo")
        assert (answer["type"], answer["code"], answer["args"]) == ("refused", "stale", {"seq": 1})
    assert client.act("bid apollo")["type"] == "ack"


def test_refusals_name_rule_and_reason_to_the_decider_only(host: Host) -> None:
    clients = host.started(3)
    client = decider(clients)
    other = next(one for one in clients if one is not client)
    god = client.view["gods"][0]
    answer = client.answer("act", seq=1, action=f"bid {god} 99")
    assert (answer["code"], answer["rule"]) == ("bid_not_payable", "B4.5")
    assert client.answer("why", action=f"bid {god} 99")["code"] == "bid_not_payable"
    assert client.answer("why", action=f"bid {god} 1")["legal"] is True
    for action in (f"bid {god} 99", f"bid {god} 1"):
        for answer in (other.answer("act", seq=1, action=action), other.answer("why", action=action)):
            assert (answer["code"], answer["rule"]) == ("not_your_decision", "B5.1")
            assert answer["args"] == {"player": client.view["player"]}
    for kind in ("act", "why"):
        fields = {"seq": 1} if kind == "act" else {}
        answer = client.answer(kind, action="fly to the moon", **fields)
        assert (answer["code"], answer["rule"]) == ("not_an_action", None)
    assert {one.seq for one in clients} == {1}


def test_own_steps_can_be_undone_one_by_one_or_all(host: Host) -> None:
    clients = host.started(3)
    bidder = decider(clients)
    while "ares" not in bidder.view["gods"]:  # another cycle brings other gods
        bidder = play_until(
            clients, lambda client: "ares" in client.view["gods"] and client.view["phase"] == "offerings"
        )
    assert bidder.act("bid ares 1")["type"] == "ack"
    client = play_until(clients, turn_of("ares"))
    start = client.seq
    before = client.view
    assert client.game["can_undo"] is False
    assert client.game["turn_start"] == start
    answer = client.answer("undo", seq=client.seq, what="step")
    assert (answer["code"], answer["rule"]) == ("nothing_to_undo", "B5.1")
    steps = [text for text in client.options if text.startswith("recruit troop")][:1]
    steps.append(next(text for text in client.options if text.startswith("move troops")))
    for step in steps:
        assert client.act(step)["type"] == "ack"
        assert (client.game["can_undo"], client.game["turn_start"]) == (True, start)
    middle = next(one for one in clients if one is not client)
    middle.drain()
    assert (middle.game["can_undo"], middle.game["turn_start"]) == (False, start)
    refused = middle.answer("undo", seq=middle.seq, what="step")
    assert (refused["code"], refused["rule"]) == ("not_your_decision", "B5.1")

    first = client.answer("undo", seq=client.seq, what="step")
    entry = client.next("entry")
    assert (entry["kind"], entry["seq"], entry["to"], entry["events"]) == ("undo", first["seq"], start + 1, [])
    assert client.act(steps[1])["type"] == "ack"
    client.answer("undo", id="all", seq=client.seq, what="turn")
    assert client.next("entry")["to"] == start
    assert client.view == before
    assert client.game["can_undo"] is False
    assert client.answer("undo", id="all", seq=client.seq, what="turn")["type"] == "ack", "it is answered again"
    assert client.view == before
    answer = client.answer("undo", seq=client.seq, what="everything")
    assert (answer["code"], answer["args"]) == ("bad_field", {"field": "what"})
    again = Client(host, client.table_id, client.token)
    assert again.game == client.game


def test_after_a_gap_everything_newer_comes(host: Host) -> None:
    clients = host.started(3)
    other = clients[0]
    while decider(clients) is other:
        other.act("bid apollo")
    for _ in range(2):
        client = decider(clients)
        client.act("bid apollo")
    other.drain()
    at = other.seq
    other.send("resync", have=1)
    entries = [other.next("entry") for _ in range(at - 1)]
    assert [entry["seq"] for entry in entries] == list(range(2, at + 1))
    assert [entry["game"] is None for entry in entries] == [True] * (at - 2) + [False]
    assert other.view == entries[-1]["game"]["view"]
    assert [message["type"] for message in other.drain()] == ["table", "proposal"]
    other.send("resync", have=at)
    assert [message["type"] for message in other.drain()] == ["table", "proposal"]
    other.send("resync", have=at + 5)
    assert [message["type"] for message in other.drain()] == ["welcome"]
    assert [entry["seq"] for entry in other.seen[-2]["log"]] == list(range(1, at + 1))


def test_a_newcomer_sees_the_same_table_and_log_as_those_who_were_there(host: Host) -> None:
    clients = host.started(2)
    watcher = Client(host, clients[0].table_id)
    play_until(clients, lambda client: client.seq > 12)
    watcher.drain()
    late = Client(host, clients[0].table_id)
    lived = [
        {key: value for key, value in message.items() if key not in ("type", "game")}
        for message in watcher.seen
        if message["type"] == "entry"
    ]
    assert late.seen[0]["log"][1:] == lived
    assert late.game == watcher.game


def test_chat_reaches_everyone_once(host: Host) -> None:
    clients = host.started(2)
    watcher = Client(host, clients[0].table_id)
    text = "<b>Hail</b> & welcome \U0001f3db️ 你好 שלום"
    for _ in range(2):
        assert clients[0].answer("chat", id="once", text=text)["type"] == "ack"
    for client in [*clients, watcher]:
        client.drain()
        said = [message for message in client.seen if message["type"] == "chat"]
        assert [(line["seat"], line["name"], line["text"]) for line in said] == [(0, "Person 0", text)]
    assert Client(host, clients[0].table_id).seen[0]["chat"][0]["text"] == text


def test_watchers_watch(host: Host) -> None:
    clients = host.started(2)
    watcher = Client(host, clients[0].table_id)
    assert watcher.seat is None
    assert watcher.view["player"] is None
    messages: list[tuple[str, dict[str, Any]]] = [
        ("act", {"id": "1", "seq": 1, "action": "bid apollo"}),
        ("undo", {"id": "1", "seq": 1, "what": "step"}),
        ("why", {"id": "1", "action": "bid apollo"}),
        ("chat", {"id": "1", "text": "hello"}),
        ("sit", {"seat": 0}),
        ("put_bot", {"seat": 0, "level": None}),
        ("remove", {"seat": 0}),
        ("arrange", {"order": None}),
        ("rename", {"name": "Me"}),
        ("ready", {"ready": True}),
        ("propose", {"id": "1", "what": {"rewind": 1}}),
        ("vote", {"proposal": "x", "yes": True}),
        ("take_back", {}),
        ("leave", {}),
        ("rematch", {}),
    ]
    for kind, fields in messages:
        watcher.send(kind, **fields)
        answer = watcher.next("refused")
        assert (answer["code"], answer["id"]) == ("not_seated", fields.get("id"))
    assert [client.drain() for client in clients][1] == []


def test_everyone_may_look_back_at_what_he_saw(host: Host) -> None:
    clients = host.started(3)
    watcher = Client(host, clients[0].table_id)
    everybody = [*clients, watcher]
    play_until(clients, lambda client: client.seq > 8)
    for one in everybody:
        one.drain()
        seen = {entry["seq"]: entry["game"]["view"] for entry in one.seen if entry["type"] == "entry"}
        for view in seen.values():
            view["decision"].pop("options", None)
        answer = one.answer("look", after=min(seen), until=one.seq)
        assert {past["seq"]: past["view"] for past in answer["views"]} == seen


def test_what_was_taken_back_or_is_too_much_is_not_looked_at(host: Host) -> None:
    clients = host.started(3)
    first = decider(clients)
    god = first.view["gods"][0]
    first.act(f"bid {god} 1")
    client = play_until(clients, turn_of(god))
    before = client.seq
    client.act(next(text for text in client.options if text.startswith("recruit")))
    assert client.game["can_undo"]
    client.answer("undo", seq=client.seq, what="step")
    client.drain()
    assert client.seq == before + 2
    assert client.answer("look", after=before, until=before + 1)["code"] == "not_in_force"
    assert client.answer("look", after=before, until=before + 99)["code"] == "bad_field"
    assert client.answer("look", after=before, until=before - 1)["code"] == "bad_field"
    assert [past["seq"] for past in client.answer("look", after=before, until=before)["views"]] == [before]
