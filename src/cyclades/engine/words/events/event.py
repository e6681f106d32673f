"""What all events have in common."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """The base of all events."""

    def seen_by(self, player: int | None) -> Event:
        """The form of this event that a player (None: a spectator) may see. Nothing in the base game is secret."""
        return self
