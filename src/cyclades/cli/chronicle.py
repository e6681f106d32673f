"""What happened in a game, as lines to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cyclades.cli.colours import Paint
from cyclades.engine.words.events import BidPlaced, CycleBegan, Event, Outbid, TurnBegan
from cyclades.text.narrator import Narrator


def told(events: Iterable[Event], narrator: Narrator, paint: Paint) -> list[str]:
    """Events as lines; cycles and turns are headings."""
    lines: list[str] = []
    for event in _causes_first(events):
        line = narrator.event(event)
        if isinstance(event, CycleBegan):
            lines += ["", paint(f"=== {line} ===", "bold")]
        elif isinstance(event, TurnBegan):
            lines.append(paint(f"- {line} -", "bold"))
        else:
            lines.append(f"  {line}")
    return lines


def _causes_first(events: Iterable[Event]) -> Iterator[Event]:
    """The same events, as on the page: whoever is outbid is so by a bid, which is told before."""
    late: list[Event] = []
    for event in events:
        if isinstance(event, Outbid):
            late.append(event)
            continue
        yield event
        if isinstance(event, BidPlaced):
            yield from late
            late.clear()
    yield from late


class Chronicle:
    """Hears a game's events as one player may know them, and tells them."""

    def __init__(self, paint: Paint, player: int) -> None:
        self.paint = paint
        self.player = player
        self.step = -1  # the action under way, counted from 0; the set-up comes before all
        self.heard: list[tuple[int, Event]] = []

    def hear(self, event: Event) -> None:
        self.note(self.step, event.seen_by(self.player))

    def note(self, step: int, event: Event) -> None:
        """An event that is told already as this player may know it."""
        self.heard.append((step, event))

    def forget(self, actions: int) -> None:
        """The game is back where only that many actions were taken."""
        self.heard = [(step, event) for step, event in self.heard if step < actions]

    def lines(self, narrator: Narrator, since: int = 0) -> list[str]:
        """All events from the given one on."""
        return told((event for _, event in self.heard[since:]), narrator, self.paint)
