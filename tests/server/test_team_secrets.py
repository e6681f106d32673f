"""What partners know and others don't: two games that differ in it look the same to all others, every byte in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.thera import FLEETS, HOMES
from tests.server.host import Client
from tests.server.test_secrets import Heard, Prepared, _settle

# Sparta (with Athens) attacks Thebes (with Corinth), brings the Caduceus along, and is asked for coins.
POSITION: dict[str, Any] = {
    "players": 4,
    "modules": ["favours", "titans"],
    "teams": True,
    "cycle": 3,
    "gods": ["ares", "zeus", "kronos"],
    "turn": {"marker": "sparta", "god": "ares"},
    "bids": {
        "ares": {"marker": "sparta", "gold": 2},
        "zeus": {"marker": "athens", "gold": 1},
        "kronos": {"marker": "corinth", "gold": 1},
    },
    "apollo": ["thebes"],
    "cities": {
        "sparta": {"gold": 9, "secret_items": ["aegis"]},
        "athens": {"gold": 6},
        "corinth": {"gold": 5},
        "thebes": {"gold": 4},
    },
    "isles": {isle: {"owner": owner, "troops": 2} for isle, owner in HOMES.items()}
    | {"kamari": {"owner": "sparta", "troops": 2, "titans": 1}, "pyrgos": {"owner": "thebes", "troops": 3}},
    "seas": {sea: {"owner": owner, "fleets": fleets} for sea, (owner, fleets) in FLEETS.items()},
    "artifacts": {"caduceus": "kamari", "lightning": "balos"},
    "track": ["satyr", "helm", "griffon"],
}
SEED = bytes(range(32))
QUIET = ("stay", "pass", "lose unit", "lose titan", "end")


def with_city(city: str, **changes: Any) -> dict[str, Any]:
    cities = POSITION["cities"]
    return {**POSITION, "cities": {**cities, city: {**cities[city], **changes}}}


def story(plan: str) -> Callable[[dict[str, Client]], None]:
    """A turn with a battle, talk, votes, steps back, and everything until two have bid again."""

    def play(clients: dict[str, Client]) -> None:
        watcher = clients["watcher"]
        kinds: list[str] = []

        def decider() -> Client:
            return clients[watcher.view["decision"]["player"]]

        def act(action: str) -> None:
            kinds.append(watcher.view["decision"]["kind"])
            answer = decider().act(action)
            assert answer["type"] == "ack", answer
            _settle(clients)

        sparta, athens, corinth = (clients[city] for city in ("sparta", "athens", "corinth"))
        sparta.answer("chat", text=plan, to="team")
        corinth.answer("chat", text="Good luck to all", to="all")
        _settle(clients)
        act("recruit troop kamari")
        sparta.answer("undo", seq=sparta.seq, what="step")
        _settle(clients)
        for client in (athens, corinth):
            for action in ("recruit troop oia", "pay", "end", "bid kronos 2"):
                client.answer("why", action=action)
                client.answer("act", seq=client.seq, action=action)
        athens.answer("chat", text=plan[::-1], to="team")
        _settle(clients)
        for action in ("move titans kamari", "take titans 1", "bring caduceus", "land pyrgos 0"):
            act(action)
        while watcher.view["decision"]["kind"] != "offering":
            options = decider().options
            act(next((text for text in QUIET if text in options), options[0]))
        assert kinds.count("save_unit") >= 2, "Sparta and Athens were asked"
        for _ in range(2):
            free = next(god for god in watcher.view["gods"] if god not in watcher.view["bids"])
            act(f"bid {free} 1")
        asked = clients["thebes"].answer("propose", what={"rewind": 4})
        assert asked["type"] == "ack"
        _settle(clients)
        proposal = watcher.proposal
        assert proposal is not None
        for city in ("sparta", "athens", "corinth"):
            clients[city].send("vote", proposal=proposal["id"], yes=city != "corinth")
            clients[city].drain()
        for client in clients.values():
            client.send("resync", have=2)
            client.drain()
        for client in (sparta, athens, corinth, watcher):
            client.send("resync", have=10_000)  # answered by a welcome, with the chat
            client.drain()
        _settle(clients)

    return play


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return Prepared(tmp_path_factory.mktemp("team-secrets") / "prepared", POSITION)


def heard(
    prepared: Prepared, name: str, position: dict[str, Any] = POSITION, plan: str = "Take the Helm, I hold Oia"
) -> Heard:
    return prepared.heard(prepared.copy(name, position, SEED), story(plan))


@pytest.fixture(scope="module")
def told(prepared: Prepared) -> Heard:
    return heard(prepared, "as-it-is")


def differing(one: Heard, other: Heard) -> set[str]:
    assert one.keys() == other.keys()
    return {name for name in one if one[name] != other[name]}


def test_the_comparison_repeats_itself(prepared: Prepared, told: Heard) -> None:
    assert all(len(told[name]) > 40 for name in (*POSITION["cities"], "watcher"))
    assert differing(told, heard(prepared, "again")) == set()


@pytest.mark.parametrize(
    ("city", "gold", "team"),
    [
        ("sparta", 14, {"sparta", "athens"}),
        ("athens", 11, {"sparta", "athens"}),
        ("corinth", 9, {"corinth", "thebes"}),
        ("thebes", 8, {"corinth", "thebes"}),
    ],
)
def test_gold_shows_to_its_owner_and_his_partner(
    prepared: Prepared, told: Heard, city: str, gold: int, team: set[str]
) -> None:
    other = heard(prepared, f"{city}-{gold}", with_city(city, gold=gold))
    assert differing(told, other) == team


def test_a_face_down_item_shows_to_its_owner_alone(prepared: Prepared, told: Heard) -> None:
    other = heard(prepared, "item", with_city("sparta", secret_items=["thread"]))
    assert differing(told, other) == {"sparta"}


def test_what_partners_say_shows_to_them_alone(prepared: Prepared, told: Heard) -> None:
    other = heard(prepared, "talk", plan="Thebes has no gold, and Corinth does not know")
    assert differing(told, other) == {"sparta", "athens"}
