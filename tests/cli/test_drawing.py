"""The drawn table."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from cyclades import Game
from cyclades.cli.colours import Paint
from cyclades.cli.drawing import Drawing
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.pieces import CARDS, POLYPHEMUS
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator, Person


def drawn(game: Game, eyes: int | None = 0, width: int = 100, colours: bool = False) -> list[str]:
    return Drawing(Narrator(texts_in(), game.config), Paint(colours), width).table(game.view(eyes))


def at(position: dict[str, Any], eyes: int | None = 0) -> str:
    return "\n".join(drawn(Game.from_position({"players": 3, **position}), eyes))


def test_the_beginning_of_a_game_for_three() -> None:
    """By eye, once: the printed board of base-2-3.json with the starting pieces of the first seats."""
    position = {
        "gods": ["ares", "zeus"],
        "bids": {"ares": {"marker": "athens", "gold": 3}},
        "apollo": ["corinth"],
        "turn_order": ["sparta", None, None],
        "phase": "offerings",
        "track": ["kraken", None, "fates"],
        "deck": ["satyr"],
    }
    assert at(position) == BEGINNING.strip("\n")


BEGINNING = """
                    |0-0    |0-1 $1 |                     Cycle 1: offerings
                    |       |       |                      Ares     Athens 3
                |KEA    |1-1    |1-2    |                  Zeus
                |Sp1$2 o|       |       |                  Apollo   Corinth
            |2-0    |2-1    |TINOS   tinos  |              face down: Poseidon, Athena
            |       |  Sp1  |At1$1 o       o|              bidding order: Sp . .
        |3-0    |SYROS  |3-2    |3-3    |3-4    |
        |       |Co1$1 o|       |  At1  |       |         Creatures
    |4-0    |4-1    |syros  |4-3    |MYKONOS|4-5    |      4  Kraken
    |       |       |      o|       |   $2 o|       |      3  -
|5-0 $1 |SIFNOS |5-2    |5-3    |5-4    |5-5    |5-6 $1 |  2  Fates
|  At1  |At1   o|       |  Co1  |       |       |       |  deck 1, discard 14
    |sifnos  sifnos |6-2    |DELOS  |6-4    |NAXOS  |
    |      o       .|       |   $2 o|  Sp1  |Sp1   o|     Cities    gold inc isl met trp flt pri phi
        |7-0    |7-1    |7-2    |7-3    |naxos  |         Sp Sparta    5   2   2   0   2   2   0   0
        |       |       |       |       |      o|         At Athens    ?   2   2   0   2   2   0   0
            |MILOS  |8-1    |8-2    |naxos  |             Co Corinth   ?   2   2   0   2   2   0   0
            |Co1   o|       |       |      .|
                |milos  |9-1    |naxos  |
                |      o|       |      .|
                    |milos  |10-1 $1|
                    |      .|  Co1  |
"""

ISLES: dict[str, Any] = {
    "kea": {"owner": "sparta", "troops": 8, "buildings": ["university"], "markers": 7, "figure": "minotaur"},
    "sifnos": {"owner": "athens", "troops": 0, "buildings": [None, None, "temple"], "metropolis": True},
    "milos": {"owner": "corinth", "troops": 1},
}


def test_what_stands_on_isles() -> None:
    text = at({"isles": ISLES})
    assert "|Sp8$9!U|" in text
    assert "|At0   M|" in text  # the rest of its metropolis and the temple are in the cells below
    assert "|      M       T|" in text
    assert "! Minotaur on Kea (Sp)" in text


def test_the_kraken_and_the_seas_polyphemus_closes() -> None:
    isles = {**ISLES, "delos": {"owner": "corinth", "figure": "polyphemus"}}
    lines = at({"isles": isles, "kraken": "0-0"}).splitlines()
    assert "|Kraken |" in lines[1]
    assert sum(line.count("|closed ") for line in lines) == 6  # all around Delos
    assert "! Polyphemus on Delos (Co)" in "\n".join(lines)


def test_prices_after_temples_are_the_viewers() -> None:
    isles = {**ISLES, "sifnos": {"owner": "athens", "buildings": ["temple", "temple", "temple"]}}
    position = {"isles": isles, "track": ["griffon", "harpy", "medusa"]}
    athens = at(position, 1)
    assert "4  Griffon now 1" in athens
    assert "2  Medusa now 1" in athens
    assert "now" not in at(position, 0)
    assert "now" not in at(position, None)


def test_gold_of_others_is_hidden_and_of_the_eliminated_gone() -> None:
    cities = {"sparta": {"gold": 12}, "athens": {"gold": 34}, "corinth": {"eliminated": True}}
    isles = {"kea": {"owner": "sparta"}, "sifnos": {"owner": "athens"}}
    text = at({"cities": cities, "isles": isles})
    assert "Sp Sparta   12 " in text
    assert "At Athens    ? " in text
    assert "Co Corinth out" in text
    assert "34" not in text
    assert "34" in at({"cities": cities, "isles": isles}, 1)


PEOPLE = {
    "sparta": Person("Anna", "thebes"),
    "athens": Person("Boris of the long name", "sparta"),
    "corinth": Person(None, "corinth"),
}


def with_people(width: int) -> list[str]:
    position = {"players": 3, "isles": ISLES, "turn_order": ["sparta", None, None], "phase": "offerings"}
    game = Game.from_position(position)
    return Drawing(Narrator(texts_in(), game.config, PEOPLE), Paint(False), width).table(game.view(0))


def test_pieces_have_the_letters_of_the_colour_that_is_worn() -> None:
    """On the board, beside the names and in the order of bidding alike."""
    text = "\n".join(with_people(100))
    assert "|Th8$9!U|" in text
    assert re.search(r"Th Anna +\d", text)
    assert "At" not in re.findall(r"\w+", text), "Athens's colour is nobody's"
    assert len(re.findall(r"order: Th", text)) == 1


@pytest.mark.parametrize(("width", "name"), [(100, "Boris …"), (140, "Boris of the long name")])
def test_long_names_leave_the_columns_where_they_are(width: int, name: str) -> None:
    head, *rows = [line for line in with_people(width) if re.search(r"Cities +gold|(Th|Sp) (Anna|Boris)", line)]
    assert f"Sp {name} " in rows[1]
    ends = [head.index("gold") + len("gold"), *(re.search(r"(Anna|name|…) +[\d?]+", row).end() for row in rows)]  # type: ignore[union-attr]
    assert len(set(ends)) == 1


def test_two_markers_a_player() -> None:
    position: dict[str, Any] = {
        "players": 2,
        "gods": ["ares", "zeus", "athena"],
        "phase": "offerings",
        "bids": {"ares": {"marker": "sparta-2", "gold": 2}},
        "turn_order": ["athens-1", "sparta-1", None, "athens-2"],
    }
    text = "\n".join(drawn(Game.from_position(position)))
    assert "Ares     Sparta (2) 2" in text
    assert "bidding order: At1 Sp1 . At2" in text


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [100, 160])
@pytest.mark.parametrize(("modules", "height"), [((), 33), (MODULES[:-1], 40)], ids=["base", "hades"])
def test_nothing_is_wider_than_the_terminal(players: int, width: int, modules: tuple[str, ...], height: int) -> None:
    rng = random.Random(players)
    game = Game.new(players, seed=players, modules=modules, options={"max_cycles": 15})
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        lines = drawn(game, width=width)
        assert max(len(line) for line in lines) <= width
        assert len(lines) <= height


def test_long_numbers_and_names_still_fit() -> None:
    players = 5
    game = Game.new(players, seed=1)
    position = game.to_position()
    for city in position["cities"].values():
        city["gold"] = 999
    cards = sorted(CARDS[:POLYPHEMUS], key=len)
    rest = [*cards[:-3], CARDS[POLYPHEMUS]]
    lines = drawn(Game.from_position(position | {"track": cards[-3:], "deck": [], "discard": rest}))
    assert max(len(line) for line in lines) <= 100


def test_colours_change_nothing_else() -> None:
    game = Game.new(3, seed=2)
    plain = drawn(game)
    coloured = drawn(game, colours=True)
    without = [
        "".join(piece.partition("m")[2] if i else piece for i, piece in enumerate(line.split("\x1b[")))
        for line in coloured
    ]
    assert [line.rstrip() for line in without] == plain
    assert any("\x1b[97;41m" in line for line in coloured)
