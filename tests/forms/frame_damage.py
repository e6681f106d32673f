"""Real positions with one field of one frame spoiled.

More than stand there, things that lie elsewhere or are not in the game, too many of a colour, less than nothing, the
wrong player.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cyclades import Game
from cyclades.engine.machine.rooms import ROOM_NUMBERS, ROOMS
from cyclades.engine.words.pieces import BUILDINGS, CITIES
from cyclades.forms.frames import SETS
from tests.forms.scenes import all_scenes

NUMBERS = (-1, 0, 1, 2, 3, 4, 6, 9, 99)
PLACES_TRIED = 4  # of the isles and seas, for each frame


@dataclass(frozen=True)
class Damage:
    """A position that was real until one field of a frame was changed."""

    room: str
    field: str
    value: Any
    position: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.room}.{self.field} = {self.value!r}"


def damages_of(game: Game, rng: random.Random) -> Iterator[Damage]:
    """Every way to spoil one field of a game's frames."""
    position = game.to_position()
    for at, frame in enumerate(position["flow"]):
        for field in ROOMS[ROOM_NUMBERS[frame["room"]]].fields:
            for value in _others(game, field.kind, frame.get(field.name), rng):
                spoiled = dict(position)
                spoiled["flow"] = copy.deepcopy(position["flow"])
                spoiled["flow"][at][field.name] = value
                yield Damage(frame["room"], field.name, value, spoiled)


def _others(game: Game, kind: str, now: Any, rng: random.Random) -> list[Any]:
    """Values of a kind that are not the present one."""
    values: list[Any]
    if kind == "flag":
        values = [not now]
    elif kind == "number":
        values = [*NUMBERS, (now or 0) + 1]
    elif kind in SETS:
        names = list(game.names.tables[SETS[kind]])
        present = now or []
        values = [[*present, name] for name in names if name not in present] + [names, [*present, "nobody"]]
        values += [[name for name in present if name != gone] for gone in present]
    elif kind == "player":
        values = [*CITIES, None]
    elif kind == "building":
        values = list(BUILDINGS[1:])
    elif kind in ("isle", "sea"):
        values = rng.sample(list(game.names.tables[kind]), PLACES_TRIED)
    else:
        values = [*game.names.tables[kind], None]
    nothing = now is None and kind != "player"
    kept = {repr(value): value for value in values if value != now and not (nothing and value in (0, []))}
    return list(kept.values())


def sample(size: int) -> list[Damage]:
    """So many damages, as evenly as can be over rooms and fields."""
    rng = random.Random(15)
    by_field: dict[tuple[str, str], list[Damage]] = {}
    for game in all_scenes():
        for damage in damages_of(game, rng):
            by_field.setdefault((damage.room, damage.field), []).append(damage)
    for damages in by_field.values():
        rng.shuffle(damages)
    chosen: list[Damage] = []
    while len(chosen) < size and any(by_field.values()):
        for damages in by_field.values():
            if damages:
                chosen.append(damages.pop())
    return chosen[:size]
