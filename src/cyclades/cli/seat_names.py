"""People at a table have names and wear colours: a game's players as they are called and painted there."""

from __future__ import annotations

from collections.abc import Sequence

from cyclades.cli.colours import Paint
from cyclades.engine.setting.config import Config
from cyclades.engine.words.pieces import CITIES
from cyclades.table.outgoing import SeatInfo
from cyclades.text import Texts
from cyclades.text.narrator import Narrator


class SeatNarrator(Narrator):
    """Calls a player by his own name, or by the city whose colour he wears."""

    def __init__(self, texts: Texts, config: Config, seats: Sequence[SeatInfo]) -> None:
        super().__init__(texts, config)
        self.seats = list(seats)

    def sit(self, seats: Sequence[SeatInfo]) -> None:
        self.seats = list(seats)
        self._forms.clear()

    def _make_forms(self, kind: str, name: str) -> dict[str, str]:
        if kind != "player":
            return super()._make_forms(kind, name)
        seat = self.seats[CITIES.index(name)]
        forms = self.texts.forms("city", seat.colour)
        if seat.name is None:
            return forms
        # A name is the same in every case, and one person's: verbs agree with him, not with the city.
        kept = {"short": forms["short"], "num": "sg", "gender": "m"}
        return {form: kept.get(form, seat.name) for form in forms}


class SeatColours(Paint):
    """Paints what is a player's in the colour he wears."""

    def __init__(self, paint: Paint, seats: Sequence[SeatInfo]) -> None:
        super().__init__(paint.wanted)
        self.sit(seats)

    def sit(self, seats: Sequence[SeatInfo]) -> None:
        self.colours = {CITIES[number]: seat.colour for number, seat in enumerate(seats)}

    def __call__(self, text: str, style: str) -> str:
        return super().__call__(text, self.colours.get(style, style))
