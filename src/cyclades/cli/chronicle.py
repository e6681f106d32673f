"""What happened in a game, as lines to read."""

from __future__ import annotations

from cyclades.cli.colours import Paint
from cyclades.engine.events import CycleBegan, Event, TurnBegan
from cyclades.text.narrator import Narrator


class Chronicle:
    """Hears a game's events and tells them: everything, or as one pair of eyes may see them (None: a spectator's)."""

    def __init__(self, paint: Paint, eyes: int | None, everything: bool = False) -> None:
        self.paint = paint
        self.eyes = eyes
        self.everything = everything
        self.step = -1  # the action under way, counted from 0; the set-up comes before all
        self.heard: list[tuple[int, Event]] = []

    def hear(self, event: Event) -> None:
        self.heard.append((self.step, event if self.everything else event.seen_by(self.eyes)))

    def forget(self, actions: int) -> None:
        """The game is back where only that many actions were taken."""
        self.heard = [(step, event) for step, event in self.heard if step < actions]

    def lines(self, narrator: Narrator, since: int = 0) -> list[str]:
        """All events from the given one on; cycles and turns are headings."""
        lines: list[str] = []
        for _, event in self.heard[since:]:
            told = narrator.event(event)
            if isinstance(event, CycleBegan):
                lines += ["", self.paint(f"=== {told} ===", "bold")]
            elif isinstance(event, TurnBegan):
                lines.append(self.paint(f"- {told} -", "bold"))
            else:
                lines.append(f"  {told}")
        return lines
