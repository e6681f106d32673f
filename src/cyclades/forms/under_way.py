"""Units that stand nowhere for a moment: those who attack, and those who pass through a territory (T5.7)."""

from __future__ import annotations

from typing import Any

from cyclades.engine.engine import Engine, StackFrame, frames_of
from cyclades.engine.frames import TROOP_MOVE
from cyclades.engine.pieces import CITIES
from cyclades.forms.names import Names
from cyclades.forms.stack import BATTLES
from cyclades.forms.values import members


def under_way(engine: Engine, names: Names) -> dict[str, Any] | None:
    """Whose they are, where they are and who they are; None where nobody is under way. All of it is open."""
    for frame in frames_of(engine):
        if frame.room in BATTLES:
            place = "isle" if "isle" in frame.values else "sea"
            return {
                "player": CITIES[frame["attacker"]],
                place: names.name(place, frame[place]),
                "units": frame["attackers"],
                "undead": frame["attacking_undead"],
                "titans": frame["attacking_titans"],
                **_named(frame, names, heroes="attacking_heroes", artifacts="attacking_artifacts"),
            }
        if frame.room == TROOP_MOVE and frame["passing"]:
            return {
                "player": CITIES[engine.state.turn_player],
                "isle": names.name("isle", frame["isle"]),
                "units": frame["passing_troops"],
                "undead": frame["undead"],
                "titans": frame["titans"],
                **_named(frame, names, heroes="heroes", artifacts="artifacts"),
            }
    return None


def _named(frame: StackFrame, names: Names, heroes: str, artifacts: str) -> dict[str, list[str | None]]:
    return {
        "heroes": [names.name("hero", hero) for hero in members(frame[heroes])],
        "artifacts": [names.name("artifact", artifact) for artifact in members(frame[artifacts])],
    }
