"""Practice tables: back over dice and bots without asking, one's chance on request, and moments played on from."""

from __future__ import annotations

import json
from random import SystemRandom
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.setting.config import RULES_VERSION
from cyclades.forms.record import read_record
from cyclades.game import begin_replay, replay_step
from cyclades.table.bot_turns import situation
from cyclades.table.hints import before_and_now
from cyclades.table.play import Play
from cyclades.table.story import Story
from cyclades.table.verify import Unfair, verify
from tests.server.host import Client, Host, Message, decider, play_until
from tests.server.test_secrets import POSITION

CONFIG: dict[str, Any] = {"players": 3, "modules": [], "options": {}, "rules": RULES_VERSION, "position": POSITION}
SEED = bytes(range(32))


def go_back(client: Client, what: str = "step") -> Message:
    answer = client.answer("undo", seq=client.seq, what=what)
    if answer["type"] == "ack":
        client.until(lambda message: message["type"] == "entry" and message["seq"] >= answer["seq"])
    return answer


def play_to_the_end(clients: list[Client]) -> None:
    while True:
        for client in clients:
            client.drain()
        if clients[0].view["ending"]:
            return
        for client in clients:
            if client.options:
                client.act("end" if "end" in client.options else client.options[-1])
                break
        else:
            clients[0].next("entry")


@pytest.fixture
def ann(host: Host) -> Client:
    """Alone among bots at a practice table, at her first decision."""
    (ann,) = host.started(3, bots=[None, "random", "random"], practice=True)
    return decider([ann])


# Going back


def test_back_over_what_bots_did_to_ones_own_last_decision(ann: Client) -> None:
    assert ann.table["practice"] is True
    assert not ann.game["can_go_back"]
    assert go_back(ann)["code"] == "nothing_to_undo"
    before = ann.view
    for _ in range(2):
        ann.act("bid apollo")
        decider([ann])
        assert (ann.game["can_undo"], ann.game["can_go_back"]) == (False, True)
        while ann.view != before:  # each step leads to the decision before
            assert go_back(ann)["type"] == "ack"
            assert ann.options
    assert not ann.game["can_go_back"]


def test_one_need_not_wait_for_the_bots(ann: Client) -> None:
    """Whatever they have done meanwhile: what is meant is one's own last decision."""
    seq, before = ann.seq, ann.view
    ann.answer("act", seq=seq, action="bid apollo")
    answer = ann.answer("undo", seq=seq + 1, what="step")
    assert answer["type"] == "ack"
    ann.until(lambda message: message["type"] == "entry" and message["kind"] == "rewind")
    assert ann.view == before
    assert ann.answer("undo", seq=seq, what="step")["code"] == "stale"


def test_elsewhere_dice_and_others_stay(host: Host) -> None:
    (ann,) = host.started(3, bots=[None, "random", "random"])
    decider([ann])
    ann.act("bid apollo")
    decider([ann])
    assert not ann.game["can_go_back"]
    assert go_back(ann)["code"] == "nothing_to_undo"
    assert ann.answer("judge", seq=ann.seq)["code"] == "no_practice"


def test_among_people_it_is_free_for_all_and_everybody_is_told(host: Host) -> None:
    people = host.started(3, practice=True)
    first = decider(people)
    first.act("bid apollo")
    second = decider(people)
    second.act("bid apollo")
    third = decider(people)
    assert len({first.seat, second.seat, third.seat}) == 3
    assert go_back(first)["type"] == "ack"
    for person in people:
        person.drain()
        told = next(message for message in reversed(person.seen) if message["type"] == "entry")
        assert (told["kind"], told["by"], told["to"]) == ("rewind", first.seat, 1)
    assert decider(people) is first
    assert [person.game["can_go_back"] for person in people] == [False] * 3
    watcher = Client(host, first.table_id)
    assert watcher.answer("undo", seq=watcher.seq, what="step")["code"] == "not_seated"
    assert watcher.game["can_go_back"] is False
    watcher.close()


def test_dice_that_were_seen_never_come_again_and_the_log_leads_to_the_same_game() -> None:
    play, entries = Play.begin(CONFIG, SEED, practice=True)
    for action in ("recruit troop naxos", "move troops naxos", "land delos 3"):
        entries += play.act(0, action)
    thrown = entries[-1].outcomes
    assert thrown
    assert not play.game.can_undo
    entries += play.undo(0, False, "back")
    assert (entries[-1].kind, play.game.player) == ("rewind", 0)
    assert play.game.decision is not None
    assert play.game.decision.kind == "troop_move"
    entries += play.act(0, "land delos 3")
    drawn = [outcome for entry in entries for outcome in entry.outcomes]
    assert play.story.drawn == len(drawn) > len(thrown)
    again = Play.resume(CONFIG, SEED, Story(None, entries), practice=True)
    assert again.game.fingerprint() == play.game.fingerprint()
    assert again.deciders == play.deciders
    entries += play.undo(0, True, "whole turn")
    assert play.game.action_count == 0


def test_the_whole_turn_back_over_dice() -> None:
    play, _ = Play.begin(CONFIG, SEED, practice=True)
    start = play.game.fingerprint()
    for action in ("move troops naxos", "land delos 3"):
        play.act(0, action)
    play.undo(0, True, "back")
    assert play.game.fingerprint() == start


def test_a_practice_game_says_so_in_its_seal_and_holds(host: Host) -> None:
    (ann,) = host.started(3, bots=[None, "random", "random"], practice=True, options={"max_cycles": 2})
    for _ in range(2):
        play_until([ann], lambda one: one.view["decision"]["kind"] == "offering")
        ann.act("bid apollo")
        decider([ann])
        go_back(ann)
    play_to_the_end([ann])
    assert ann.answer("undo", seq=ann.seq, what="step")["code"] == "already_over"
    record = host.http.get(f"/api/tables/{ann.table_id}/record").json()
    assert record["seal"]["practice"] is True
    checked = verify(record)
    assert checked.practice
    assert any(entry["kind"] == "rewind" for entry in record["seal"]["log"])
    farther = json.loads(json.dumps(record))
    step = next(entry for entry in farther["seal"]["log"] if entry["kind"] == "rewind")
    step["kind"] = "undo"
    with pytest.raises(Unfair):
        verify(farther)


# One's chance


def test_ones_chance_before_and_after_a_step(ann: Client) -> None:
    first = ann.answer("judge", seq=ann.seq)
    assert (first["type"], first["seq"], first["before"]) == ("judge", ann.seq, None)
    assert 0 < first["now"] < 100
    ann.act("bid apollo")
    decider([ann])
    second = ann.answer("judge", seq=ann.seq)
    assert 0 < second["before"] < 100
    assert 0 < second["now"] < 100
    assert ann.answer("judge", seq=ann.seq + 1)["code"] == "stale"
    names = ["one", "two", "three", "four"]  # the first may be ready before the second arrives
    for name in names:
        ann.send("judge", id=name, seq=ann.seq)
    answers: list[Message] = []
    while len(answers) < len(names):
        answers.append(ann.until(lambda message: message.get("id") in names))
    assert {answer["code"] for answer in answers if answer["type"] == "refused"} == {"judge_under_way"}
    assert {answer["type"] for answer in answers} == {"judge", "refused"}


def test_ones_chance_is_what_the_hint_promises(ann: Client) -> None:
    """Whichever is asked for first, and in the next decision for the one before."""
    hinted = ann.answer("hint", seq=ann.seq)["choices"][0]["chance"]
    assert ann.answer("judge", seq=ann.seq)["now"] == hinted
    ann.act("bid apollo")
    decider([ann])
    ann.send("judge", id="judge", seq=ann.seq)
    ann.send("hint", id="hint", seq=ann.seq)
    judged = ann.until(lambda message: message.get("id") == "judge")
    assert judged["before"] == hinted
    hint = ann.until(lambda message: message.get("id") == "hint")
    assert judged["now"] == hint["choices"][0]["chance"]


def test_only_whoever_decides_is_told(host: Host) -> None:
    people = host.started(2, practice=True)
    first = decider(people)
    (other,) = (one for one in people if one is not first)
    assert other.answer("judge", seq=other.seq)["code"] == "not_your_decision"
    answer = first.answer("judge", seq=first.seq)
    assert answer["type"] == "judge", answer
    assert other.drain() == []


@pytest.mark.parametrize(("city", "gold"), [("athens", 13), ("corinth", 0)])
def test_the_chance_is_reckoned_from_the_seat_alone(city: str, gold: int) -> None:
    """What is thought about is the same, byte by byte, whatever the others have behind their screens."""
    richer = {**POSITION, "cities": {**POSITION["cities"], city: {"gold": gold}}}

    def thought_about(position: dict[str, Any]) -> list[dict[int, dict[str, Any]]]:
        play, _ = Play.begin({**CONFIG, "position": position}, SEED, practice=True)
        seen = [before_and_now(play, 0, 7)]
        for action in ("recruit troop naxos", "move troops naxos", "land delos 3"):
            play.act(0, action)
            seen.append(before_and_now(play, 0, 7))
        return seen

    plain, other = thought_about(POSITION), thought_about(richer)
    assert [len(positions) for positions in plain] == [1, 2, 2, 2]
    assert plain == other
    assert situation(Game.from_position(POSITION), 0, SystemRandom()) != situation(
        Game.from_position(POSITION), 1, SystemRandom()
    )


# Moments


@pytest.fixture(scope="module")
def played(host: Host) -> Client:
    """A finished game of one person among bots."""
    (ann,) = host.started(3, bots=[None, "random", "random"], options={"max_cycles": 2}, name="Ann")
    play_to_the_end([ann])
    return ann


def game_at(record: Message, step: int) -> Game:
    read = read_record(record)
    game = begin_replay(read)
    for number, one in enumerate(read.steps[:step], start=1):
        replay_step(game, one, number)
    return game


@pytest.mark.parametrize("kind", ["table", "record", "text"])
def test_a_moment_is_played_on_from(host: Host, played: Client, kind: str) -> None:
    record = host.http.get(f"/api/tables/{played.table_id}/record").json()
    step = len(record["actions"]) // 2
    wanted = {"step": step, "seat": 1, "level": "random", "name": "Eve", "title": "Tried"}
    if kind == "table":
        answer = host.http.post(f"/api/tables/{played.table_id}/try", json=wanted)
    else:
        given = record if kind == "record" else read_record(record).as_text()
        answer = host.http.post("/api/try", json=wanted | {"record": given})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert made["seat"] == 1
    ((stored,),) = host.rows("SELECT config FROM tables WHERE id = ?", made["table"])
    assert Game.from_position(json.loads(stored)["position"]).fingerprint() == game_at(record, step).fingerprint()
    eve = Client(host, made["table"], made["token"])
    origin = {"kind": "moment", "table": played.table_id if kind == "table" else None, "step": step}
    assert (eve.table["origin"], eve.table["practice"], eve.table["phase"]) == (origin, True, "running")
    assert [seat["level"] for seat in eve.table["seats"]] == ["random", None, "random"]
    for city, things in eve.view["cities"].items():
        assert ("gold" not in things) == (city != "athens")
    decider([eve])
    assert eve.act(eve.options[0])["type"] == "ack"
    eve.close()


def test_its_own_game_ends_holds_and_begins_again_there(host: Host, played: Client) -> None:
    wanted = {"step": 5, "seat": 0, "level": "random"}
    made = host.http.post(f"/api/tables/{played.table_id}/try", json=wanted).json()
    eve = Client(host, made["table"], made["token"])
    play_to_the_end([eve])
    assert verify(host.http.get(f"/api/tables/{made['table']}/record").json()).practice
    eve.send("rematch")
    again = Client(host, eve.next("moved")["table"], made["token"])
    decider([again])
    assert again.table["origin"] == eve.table["origin"]
    eve.close()
    again.close()


def test_nothing_of_a_running_game_is_given_away(host: Host) -> None:
    running = host.started(2)
    wanted = {"step": 0, "seat": 0, "level": "random"}
    answer = host.http.post(f"/api/tables/{running[0].table_id}/try", json=wanted)
    assert (answer.status_code, answer.json()) == (409, {"error": "not_over", "args": {}})
    unbegun, _ = host.new_table(2)
    assert host.http.post(f"/api/tables/{unbegun}/try", json=wanted).json()["error"] == "not_over"


def test_what_cant_be_tried(host: Host, played: Client) -> None:
    path = f"/api/tables/{played.table_id}/try"
    record = host.http.get(f"/api/tables/{played.table_id}/record").json()
    last = len(record["actions"])
    good = {"step": 3, "seat": 0, "level": "random"}
    refused = [
        (good | {"step": last}, "moment_over", 409),
        (good | {"step": last + 1}, "bad_record", 422),
        (good | {"seat": 3}, "unknown_seat", 404),
        (good | {"level": "divine"}, "bad_bots", 422),
        (good | {"name": "Sparta"}, "name_of_city", 409),
        (good | {"step": -1}, "bad_field", 400),
        ({"seat": 0, "level": "random"}, "bad_field", 400),
    ]
    for body, code, status in refused:
        answer = host.http.post(path, json=body)
        assert (answer.json()["error"], answer.status_code) == (code, status), body
    damaged = record | {"actions": ["end", *record["actions"]]}
    bad_ones: list[Any] = [damaged, {}, "nonsense", record | {"config": {"players": 99}}]
    for bad in bad_ones:
        answer = host.http.post("/api/try", json=good | {"record": bad})
        assert (answer.json()["error"], answer.status_code) == ("bad_record", 422), bad
    assert host.http.post("/api/try", json=good).json()["error"] == "bad_field"
    assert host.http.post("/api/try", content=b" " * (2 * 1024 * 1024 + 1)).json()["error"] == "too_large"
    assert host.http.post("/api/tables/nowhere/try", json=good).json()["error"] == "unknown_table"


# The first game


def test_a_first_game_is_for_practice_and_says_what_it_is(host: Host) -> None:
    body = {"players": 3, "name": None, "bots": [None, "random", "random"], "first_game": True}
    table = host.http.post("/api/tables", json=body).json()["table"]
    summary = host.http.get(f"/api/tables/{table}/summary").json()
    assert (summary["practice"], summary["origin"]) == (True, {"kind": "first_game"})
