"""What the rooms say of themselves fits together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.machine import room_numbers as frames
from cyclades.engine.machine.choice import Choice
from cyclades.engine.machine.engine import Room
from cyclades.engine.machine.rooms import ROOM_NUMBERS, ROOMS
from cyclades.engine.machine.state import FRAME
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.actions import FAMILIES, FAMILY_OF
from cyclades.engine.words.pieces import NONE


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_the_places_of_arguments_follow_each_other(room: Room) -> None:
    """The numbers are written out, for speed; the table of fields is made of the same ones."""
    assert [field.place for field in room.fields] == list(range(1, len(room.fields) + 1))
    assert len(room.fields) < FRAME
    assert len({field.name for field in room.fields}) == len(room.fields)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_nothing_is_left_of_a_frame_that_is_taken_off(room: Room) -> None:
    engine = Game.new(5, seed=1).engine
    before = engine.state.as_tuple()
    engine.push(room.number)
    for field in room.fields:
        engine.set_argument(field.place, 1)
    engine.pop()
    assert engine.state.as_tuple() == before


def test_no_argument_is_read_by_a_bare_number() -> None:
    sources = Path(cyclades.__file__).parent.rglob("*.py")
    assert [source.name for source in sources if re.search(r"argument\((engine, )?\d", source.read_text("utf-8"))] == []


def test_every_room_stands_at_its_number() -> None:
    assert {room.name: room.number for room in ROOMS} == ROOM_NUMBERS
    assert [room.number for room in ROOMS] == list(range(len(ROOMS)))
    numbers = {name.lower(): number for name, number in vars(frames).items() if name.isupper()}
    assert numbers.items() <= ROOM_NUMBERS.items()


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_a_room_names_exists(room: Room) -> None:
    assert set(room.modules) <= set(MODULES)
    assert set(room.under) <= set(range(len(ROOMS)))
    assert room.phase in [phase.name for phase in PHASES]


@pytest.mark.parametrize("room", [room for room in ROOMS if isinstance(room, Choice)], ids=lambda room: room.name)
def test_a_choice_asks_for_a_thing_and_can_be_declined_without_one(room: Choice) -> None:
    assert FAMILIES[room.asks].parts
    assert FAMILY_OF[room.first] == room.asks
    assert room.otherwise == NONE or not FAMILIES[FAMILY_OF[room.otherwise]].parts
