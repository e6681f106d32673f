"""People at a table have names and wear colours: a game's players as they are called and painted there."""

from __future__ import annotations

from collections.abc import Sequence

from cyclades.cli.colours import Paint
from cyclades.engine.words.pieces import CITIES
from cyclades.table.outgoing import SeatInfo
from cyclades.text.narrator import Person


def people_at(seats: Sequence[SeatInfo]) -> dict[str, Person]:
    """Who plays which city: without a name he is called by the city whose colour he wears."""
    return {city: Person(seat.name, seat.colour) for city, seat in zip(CITIES, seats, strict=False)}


class SeatColours(Paint):
    """Paints what is a player's in the colour he wears."""

    def __init__(self, paint: Paint, seats: Sequence[SeatInfo]) -> None:
        super().__init__(paint.wanted)
        self.sit(seats)

    def sit(self, seats: Sequence[SeatInfo]) -> None:
        self.colours = {CITIES[number]: seat.colour for number, seat in enumerate(seats)}

    def __call__(self, text: str, style: str) -> str:
        return super().__call__(text, self.colours.get(style, style))
