"""Faults of board files, each with what its flaw must name: its code, its place, its arguments."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from cyclades import Board
from cyclades.engine.setting.board_data import BOARD_FIELDS, TERRITORY_FIELDS
from tests.forms.own_boards import Data

Broken = tuple[str | bytes, list[str]]
Damage = Callable[[Data, random.Random], Broken]

WRONG: dict[str, tuple[Any, ...]] = {  # values that a field can't have
    "id": (None, 5, "", "Kea", "a b", "a|b", "5-0", "_x", "ä", "x" * 31, ["kea"], True),
    "title": (None, 5, "", " ", "a\nb", "x" * 61, {}),
    "name": (None, 5, "", " Kea", "\x1b[31mKea", "\u202eaek", "x" * 61, []),
    "isle": (None, 5, "", "The isle", "a/b", [], {}),
    "provenance": (None, 5, [], "x" * 2001),
    "players": (None, 3, "3", [], [1], [7], [2, 2], [2.0], ["3"], [True], {}),
    "rows": (None, 11, [], [5] * 10, [5] * 12, [0] + [5] * 10, [21] + [5] * 10, [5.5] * 11, ["5"] * 11),
    "cells": (None, 5, [], [5], [[1]], [[1, 2, 3]], [["1", 0]], [[1.0, 0]], [[True, 0]], {}),
    "metropolis_slots": (None, 0, [-1], [99], [0, 0], ["0"], [None], {}),
    "prosperity": (None, -1, 10, 999_999_999, "1", 1.0, True, [1]),
    "site": (-1, 99, "0", True, 0.0, [0]),
    "territories": (None, {}, [], [5], [[]], "land"),
    "trade": (None, {}, 5, [5], [[]]),
    "starts": ([], 5, "none", {"7": []}, {"two": []}, {"": []}),
}


def written(data: Data, *words: str) -> Broken:
    return json.dumps(data), list(words)


def some(data: Data, rng: random.Random) -> Data:
    """One of its territories."""
    found: Data = rng.choice(data["territories"])
    return found


def all_cells(data: Data) -> list[list[int]]:
    return [[row, column] for row, length in enumerate(data["rows"]) for column in range(length)]


def land(data: Data) -> list[list[int]]:
    return [cell for entry in data["territories"] for cell in entry["cells"]]


def with_seats(data: Data, rng: random.Random) -> tuple[str, list[Data]]:
    """A number of players with its seats; a board without gets two."""
    if data["starts"] is None:
        players = str(min(data["players"]))
        names = [entry["id"] for entry in data["territories"]]
        data["starts"] = {players: [{"troops": [name], "fleets": []} for name in names[: int(players)]]}
    players = rng.choice(sorted(data["starts"]))
    return players, data["starts"][players]


def cell_twice(data: Data, rng: random.Random) -> Broken:
    entry = some(data, rng)
    entry["cells"].append(copy.copy(rng.choice(entry["cells"])))
    return written(data, entry["id"], "cell_taken_twice")


def cell_of_another(data: Data, rng: random.Random) -> Broken:
    one, other = sorted(rng.sample(range(len(data["territories"])), 2))
    cell = rng.choice(data["territories"][one]["cells"])
    data["territories"][other]["cells"].append(cell)
    return written(data, data["territories"][other]["id"], "cell_taken_twice", str(cell))


def off_the_board(data: Data, rng: random.Random) -> Broken:
    entry = some(data, rng)
    row = rng.randrange(11)
    cell = rng.choice([[11, 0], [-1, 0], [row, data["rows"][row]], [row, -1], [99, 99]])
    entry["cells"][rng.randrange(len(entry["cells"]))] = cell
    return written(data, entry["id"], "cell_off_board", str(cell))


def torn_apart(data: Data, rng: random.Random) -> Broken:
    """A territory gets a cell far from all land."""
    board = Board(copy.deepcopy(data))
    open_sea = [
        list(cell)
        for sea, cell in enumerate(board.sea_cells)
        if board.shore_first[sea] == board.shore_first[sea + 1] and not board.trade[sea]
    ]
    if not open_sea:
        return cell_twice(data, rng)
    entry = some(data, rng)
    entry["cells"].append(rng.choice(open_sea))
    data["starts"] = None
    return written(data, entry["id"], "cells_not_connected")


def isle_torn_apart(data: Data, rng: random.Random) -> Broken:
    """A territory is said to belong to an isle elsewhere."""
    entry, other = rng.sample(data["territories"], 2)
    while entry["isle"] == other["isle"]:
        entry, other = rng.sample(data["territories"], 2)
    alone = sum(one["isle"] == entry["isle"] for one in data["territories"]) == 1
    entry["isle"] = other["isle"]
    return written(data, other["isle"], "isle_not_connected") if alone else written(data, "touches_other_isle")


def isles_touch(data: Data, rng: random.Random) -> Broken:
    """A territory grows until it meets another isle: over a sea that touches both."""
    board = Board(copy.deepcopy(data))
    straits: list[tuple[int, int]] = []
    for sea in range(int(board.sea_count)):
        shore = [int(board.shore[i]) for i in range(board.shore_first[sea], board.shore_first[sea + 1])]
        if len({int(board.isle_of[place]) for place in shore}) > 1:
            straits += [(sea, place) for place in shore]
    sea, place = rng.choice(straits)
    data["territories"][place]["cells"].append(list(board.sea_cells[sea]))
    return written(data, "touches_other_isle")


def unknown_field(data: Data, rng: random.Random) -> Broken:
    place = rng.choice([data, some(data, rng), rng.choice(data["trade"]), rng.choice(with_seats(data, rng)[1])])
    field = rng.choice(("atlantis", "Id", "colour", "__proto__", "constructor", "x" * 50))
    place[field] = 1
    return written(data, "no_such_field", field)


def missing_field(data: Data, rng: random.Random) -> Broken:
    places: list[tuple[Data, tuple[str, ...]]] = [
        (data, BOARD_FIELDS),
        (some(data, rng), TERRITORY_FIELDS),
        (rng.choice(data["trade"]), ("cell", "prosperity")),
        (rng.choice(with_seats(data, rng)[1]), ("troops", "fleets")),
    ]
    place, fields = rng.choice(places)
    field = rng.choice(fields)
    del place[field]
    return written(data, "field_missing", field)


def wrong_value(data: Data, rng: random.Random) -> Broken:
    field = rng.choice(sorted(WRONG))
    place = data if field in BOARD_FIELDS and (field != "id" or rng.random() < 0.3) else some(data, rng)
    place[field] = rng.choice(WRONG[field])
    says = "cell" if field == "cells" else field
    if place is data or field in ("id", "cells"):
        return written(data, says)
    return written(data, says, place["id"])


def no_sea(data: Data, rng: random.Random) -> Broken:
    one = some(data, rng) | {"cells": all_cells(data), "site": None}
    data |= {"territories": [one], "trade": [], "starts": None}
    return written(data, "sea_count")


def too_much_sea(data: Data, rng: random.Random) -> Broken:
    data["rows"] = [rng.randint(max(12, length), 20) for length in data["rows"]]
    return written(data, "sea_count")


def too_much_land(data: Data, rng: random.Random) -> Broken:
    free = [cell for cell in all_cells(data) if cell not in land(data)]
    for number, cell in enumerate(rng.sample(free, min(len(free), 30)) + free):
        if len(data["territories"]) > 48:
            break
        if cell in land(data):
            continue
        data["territories"].append(some(data, rng) | {"id": f"more-{number}", "cells": [cell], "metropolis_slots": []})
    for entry in data["territories"]:
        entry |= {"isle": "pangaea", "site": None}
    data |= {"trade": [], "starts": None}
    return written(data, "territory_count" if len(data["territories"]) > 48 else "pangaea")


def doubled_id(data: Data, rng: random.Random) -> Broken:
    one, other = rng.sample(data["territories"], 2)
    other["id"] = one["id"]
    return written(data, one["id"], "id_used_twice")


def doubled_field(data: Data, rng: random.Random) -> Broken:
    text = json.dumps(data)
    field = rng.choice([*BOARD_FIELDS, *TERRITORY_FIELDS])
    places = [place for place in range(len(text)) if text.startswith(f'"{field}": ', place)]
    place = rng.choice(places)
    return text[:place] + f'"{field}": null, ' + text[place:], [field, "field_given_twice"]


def broken_text(data: Data, rng: random.Random) -> Broken:
    text = json.dumps(data)
    where = rng.randrange(1, len(text) - 1)
    return rng.choice(
        (
            (text[:where], ["not_json"]),
            (text + text[-where:], ["not_json"]),
            (text.replace(":", "=", 1), ["not_json"]),
            (text.replace(",", ",,", 1), ["not_json"]),
            (text.replace('"', "'"), ["not_json"]),
            (text.encode()[:where] + b"\xff" + text.encode()[where:], ["not_utf8"]),
            (text.encode("utf-16"), ["not_utf8"]),
            (" " * 100_000 + text, ["file_too_large"]),
            ("[" * (20_000 + where), ["too_deep"]),
            (f"[{text}]", ["object_needed"]),
            (json.dumps(text), ["object_needed"]),
        )
    )


def odd_number(data: Data, rng: random.Random) -> Broken:
    text = json.dumps(data)
    number, says = rng.choice(
        (
            ("NaN", "NaN"),
            ("Infinity", "Infinity"),
            ("-Infinity", "Infinity"),
            ("9" * rng.randint(10, 9000), "number_too_big"),
        )
    )
    return text.replace('"prosperity": ', f'"prosperity": {number}, "x": ', 1), [says]


def wrong_seats(data: Data, rng: random.Random) -> Broken:
    players, seats = with_seats(data, rng)
    way = rng.randrange(6)
    if way == 0:
        seats.pop()
        return written(data, "starts: seats_needed", players)
    if way == 1:
        seats.append({"troops": [], "fleets": []})
        return written(data, "starts: seats_needed", players)
    if way == 2:
        seats[0]["troops"] = seats[1]["troops"]
        return written(data, "starts", players, "seats_share_place")
    if way == 3:
        seats[0]["troops"] = []
        return written(data, "starts", players, "troops")
    if way == 4:
        seats[-1]["troops"] = ["atlantis"]
        return written(data, "starts", players, "atlantis")
    cell = rng.choice(land(data))
    seats[-1]["fleets"] = [cell]
    return written(data, "starts", players, "cell_not_sea", str(cell))


def wrong_trade(data: Data, rng: random.Random) -> Broken:
    entry = rng.choice(data["trade"])
    way = rng.randrange(4)
    if way == 0:
        entry["cell"] = rng.choice(land(data))
        return written(data, "trade", "cell_not_sea", str(entry["cell"]))
    if way == 1:
        data["trade"].append(entry)
        return written(data, "trade", "cell_named_twice", str(entry["cell"]))
    if way == 2:
        entry["prosperity"] = 0
        return written(data, "trade", "trade_without_prosperity", str(entry["cell"]))
    entry["cell"] = [rng.randrange(11), 50]
    return written(data, "trade", "cell_off_board", str(entry["cell"]))


def starts_for_others(data: Data, rng: random.Random) -> Broken:
    players, seats = with_seats(data, rng)
    data["players"] = [count for count in range(2, 6) if str(count) != players][: rng.randint(1, 3)]
    data["starts"] = {players: seats}
    return written(data, "starts", players)


def too_small(data: Data, rng: random.Random) -> Broken:
    """Somebody would be left without a start: 2n + 1 territories are the least."""
    kept: list[Data] = []
    for entry in data["territories"]:
        if len(kept) < 2 * min(data["players"]) and entry["isle"] not in [other["isle"] for other in kept]:
            kept.append(entry | {"site": None, "metropolis_slots": [0]})
    data |= {"territories": kept, "starts": None, "trade": []}
    for row, length in enumerate(data["rows"]):  # without so much land there would be too much sea
        data["rows"][row] = min(length, 1 + max([9, *(column for at, column in land(data) if at == row)]))
    return written(data, "players: unplayable", "too_few_territories")


def cannot_be_won(data: Data, rng: random.Random) -> Broken:
    kept = rng.randint(0, 1)
    for entry in data["territories"][kept:]:
        entry["metropolis_slots"] = []
    return written(data, "players: unplayable", "metropolis_slots: too_few_metropolis_spaces")


def a_name_of_ours(data: Data, rng: random.Random) -> Broken:
    data["id"] = rng.choice(("base-2-3", "base-4", "titans-5-6"))
    return written(data, "board: id: id_of_our_board", data["id"])


DAMAGES: tuple[Damage, ...] = (
    cell_twice,
    cell_of_another,
    off_the_board,
    torn_apart,
    isle_torn_apart,
    isles_touch,
    unknown_field,
    missing_field,
    wrong_value,
    wrong_value,
    wrong_value,
    no_sea,
    too_much_sea,
    too_much_land,
    doubled_id,
    doubled_field,
    broken_text,
    broken_text,
    odd_number,
    wrong_seats,
    wrong_seats,
    wrong_trade,
    starts_for_others,
    too_small,
    cannot_be_won,
    a_name_of_ours,
)
