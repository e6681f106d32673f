"""The Great Cornucopia (T5.9): prosperity markers on its territory give twice their gold."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.titans.artifacts.places import holder_of, place_of
from cyclades.engine.words.pieces import CORNUCOPIA


def place(engine: Engine) -> i64:
    """The territory it lies on, or NONE."""
    return place_of(engine, CORNUCOPIA)


def holder(engine: Engine) -> i64:
    """Who has it, or NONE."""
    return holder_of(engine, CORNUCOPIA)


def added(engine: Engine, territory: i64, gold: i64) -> i64:
    """What it adds to the gold of a territory's prosperity markers."""
    if place_of(engine, CORNUCOPIA) == territory:
        return gold
    return 0
