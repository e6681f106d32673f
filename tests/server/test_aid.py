"""What the player's aid of the page is given."""

from __future__ import annotations

from cyclades import Game
from cyclades.engine.words.pieces import CARDS, FAVOURS, ITEMS
from tests.server.host import Host


def test_gods_with_their_prices(host: Host) -> None:
    gods = {one["god"]: one for one in host.http.get("/api/aid").json()["gods"]}
    assert list(gods) == ["poseidon", "ares", "zeus", "athena", "hades", "kronos"]
    assert (gods["poseidon"]["recruits"], gods["poseidon"]["prices"]) == ("fleet", [0, 1, 2, 3])
    assert (gods["ares"]["builds"], gods["ares"]["building_price"], gods["ares"]["action_price"]) == ("fortress", 2, 1)
    assert (gods["athena"]["action"], gods["athena"]["action_price"]) == (None, None)
    assert (gods["hades"]["builds"], gods["hades"]["modules"]) == ("necropolis", ["hades"])
    assert (gods["kronos"]["builds"], gods["kronos"]["building_price"], gods["kronos"]["prices"]) == (None, None, [2])


def test_every_card_says_which_games_it_is_in(host: Host) -> None:
    cards = host.http.get("/api/aid").json()["cards"]
    modules = {(one["kind"], one["name"]): set(one["modules"]) for one in cards}
    assert len(modules) == len(cards)
    assert {name for _, name in modules} == {*CARDS, *FAVOURS, *ITEMS}
    assert modules["creature", "kraken"] == set()
    assert modules["creature", "empusa"] == {"hades", "heroes"}
    assert modules["favour", "hera"] == {"heroes", "favours"}
    assert modules["item", "obol"] == {"hades", "favours"}
    for mix in ((), ("hades",), ("heroes",), ("hades", "heroes")):
        view = Game.new(3, seed=1, modules=mix).view(None)
        dealt = {*filter(None, view["track"]), *view["deck"], *view["discard"]}
        assert {name for (_, name), needed in modules.items() if needed <= set(mix)} == dealt


def test_the_die_and_the_table_of_odds(host: Host) -> None:
    answer = host.http.get("/api/aid").json()
    assert answer["die"] == [0, 1, 1, 2, 2, 3]
    odds = answer["odds"]
    assert (len(odds), len(odds[0]), len(odds[0][0])) == (5, 8, 8)
    # By hand, as in test_odds.py: 13, 13 and 10 of 36 throws; behind a fortress 5, 23 and 8.
    assert odds[0][0][0] == {"win": 36.1, "lose": 36.1, "both": 27.8}
    assert odds[1][0][0] == {"win": 13.9, "lose": 63.9, "both": 22.2}
    assert odds[0][4][0] == {"win": 100.0, "lose": 0.0, "both": 0.0}
    assert odds[0][3][2]["win"] > odds[0][3][3]["win"] > odds[1][3][3]["win"] > odds[4][3][3]["win"]
