"""The arguments of a room's frame: where each stands, its name, and what it is."""

from __future__ import annotations

from typing import Final, NamedTuple


class Field(NamedTuple):
    """One argument. Its kind is one of the names' (a player, a sea, a card), a number, a flag, or a set as a mask."""

    place: int  # counted from 1
    name: str
    kind: str
    optional: bool = False  # left out of written positions where it is nothing
    secret: bool = False  # known to the decider alone
    untold: bool = False  # nothing to know when somebody decides: it is always the same then
    nullable: bool = False  # it may be nobody
    most: int | None = None  # the highest number it can be


# Many rooms ask somebody by name, whose turn it may be or not, or are about a card.
PLAYER: Final = 1
CARD: Final = 1
A_PLAYER: Final = Field(PLAYER, "player", "player")
A_CARD: Final = Field(CARD, "card", "card")
