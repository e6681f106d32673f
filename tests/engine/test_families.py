"""Families of actions: what is written out for compiled code says the same as their entries."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cyclades.engine.words import actions
from cyclades.engine.words.actions import (
    ACTION_LIMIT,
    FAMILIES,
    FAMILY_COUNT,
    FAMILY_OF,
    FAMILY_STARTS,
    bid,
    bid_amount,
    bid_god,
    build,
    build_territory,
    build_type,
    choose_building,
    chosen_building,
    chosen_on_space,
    chosen_territory,
    land,
    land_territory,
    land_troops,
    parts_of,
    pass_through,
    passed_territory,
    passing_troops,
    sail,
    sail_fleets,
    sail_sea,
)
from cyclades.engine.words.refusals import RULE_OF

MADE_AND_READ: dict[str, tuple[Callable[..., int], dict[str, Callable[[int], int]]]] = {
    "bid": (bid, {"god": bid_god, "gold": bid_amount}),
    "build": (build, {"building": build_type, "isle": build_territory}),
    "land": (land, {"isle": land_territory, "count": land_troops}),
    "sail": (sail, {"sea": sail_sea, "count": sail_fleets}),
    "choose_building": (
        choose_building,
        {"isle": chosen_territory, "building": chosen_building, "space": chosen_on_space},
    ),
    "pass_through": (pass_through, {"isle": passed_territory, "count": passing_troops}),
}


def test_numbers_and_starts_are_those_of_the_entries() -> None:
    written = vars(actions)
    for number, family in enumerate(FAMILIES):
        assert written[family.name.upper()] == number
        assert written[f"AT_{family.name.upper()}"] == FAMILY_STARTS[number]
    assert {name for name in written if name.startswith("AT_")} == {f"AT_{family.name.upper()}" for family in FAMILIES}
    assert len(FAMILIES) == FAMILY_COUNT
    assert FAMILY_STARTS[FAMILY_COUNT] == ACTION_LIMIT


def test_each_action_is_of_the_family_it_lies_in() -> None:
    assert len(FAMILY_OF) == ACTION_LIMIT
    for action in range(ACTION_LIMIT):
        assert FAMILY_STARTS[FAMILY_OF[action]] <= action < FAMILY_STARTS[FAMILY_OF[action] + 1]


def test_the_last_part_counts_fastest() -> None:
    for number, family in enumerate(FAMILIES):
        parts = [part.name for part in family.parts]
        firsts = [part.first for part in family.parts]
        lasts = [part.first + part.size - 1 for part in family.parts]
        found = [parts_of(action) for action in range(FAMILY_STARTS[number], FAMILY_STARTS[number + 1])]
        assert all(list(one) == parts for one in found)
        values = [list(one.values()) for one in found]
        assert values == sorted(values)
        assert len(found) == len({tuple(one) for one in values})
        assert (values[0], values[-1]) == (firsts, lasts)


@pytest.mark.parametrize("name", [family.name for family in FAMILIES if len(family.parts) > 1])
def test_actions_of_several_parts_are_made_and_read_by_their_entries(name: str) -> None:
    make, readers = MADE_AND_READ[name]
    number = [family.name for family in FAMILIES].index(name)
    for action in range(FAMILY_STARTS[number], FAMILY_STARTS[number + 1]):
        assert {part: read(action) for part, read in readers.items()} == parts_of(action)
        assert make(*(read(action) for read in readers.values())) == action


def test_every_part_stands_once_in_the_words() -> None:
    for family in FAMILIES:
        named = [word.strip("{}") for word in family.words.split() if word.startswith("{")]
        assert sorted(named) == sorted(part.name for part in family.parts)


def test_names_words_and_refusals_are_known_and_none_is_twice() -> None:
    assert len({family.name for family in FAMILIES}) == len({family.words for family in FAMILIES}) == FAMILY_COUNT
    assert all(family.wrong_moment in RULE_OF for family in FAMILIES)
