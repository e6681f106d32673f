"""Who thinks for a table's bots and learners, wherever that is done."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Asker:
    """Somebody for whom something is thought about. Those who wait for a hint have a lane of their own.

    Who has `time` comes when nobody else waits.
    """

    table: str
    address: str = ""
    hint: bool = False
    time: bool = False


class Thinker(Protocol):
    """Its answers are those of `thoughts`; None where it fails. A `situation` is all it is told of a game."""

    @property
    def levels(self) -> Collection[str]:
        """The levels of bots there are."""

    @property
    def pause(self) -> float:
        """For how many seconds a bot seems to think at least."""

    async def choose(self, level: str, position: dict[str, Any], player: int, asker: Asker) -> str | None:
        """A bot's action at a `situation`."""

    async def hint(self, position: dict[str, Any], player: int, asker: Asker) -> dict[str, Any] | None:
        """A hint for whoever has to decide at a `situation`."""

    async def moment(self, record: dict[str, Any] | str, step: int, asker: Asker) -> dict[str, Any] | None:
        """Where so many actions of a recorded game were taken."""

    async def look_back(self, asker: Asker, question: str, *about: Any) -> dict[str, Any] | None:
        """What a question about a recorded game is answered."""
