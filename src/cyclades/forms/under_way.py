"""Units that stand nowhere for a moment: those who attack, and those who pass through a territory (T5.7)."""

from __future__ import annotations

from typing import Any

from cyclades.engine.machine.engine import Engine
from cyclades.engine.war.party import artifacts_in, heroes_in, titans_in, troops_in, undead_in
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.names import Names
from cyclades.forms.stack import frame_on_the_way, party_on_the_way
from cyclades.forms.values import members


def under_way(engine: Engine, names: Names) -> dict[str, Any] | None:
    """Whose they are, where they are and who they are; None where nobody is under way. All of it is open."""
    frame = frame_on_the_way(engine)
    if frame is None:
        return None
    party = party_on_the_way(engine)
    place = "isle" if "isle" in frame.values else "sea"
    return {
        "player": CITIES[engine.state.turn_player],
        place: names.name(place, frame[place]),
        "units": int(troops_in(party)),
        "undead": int(undead_in(party)),
        "titans": int(titans_in(party)),
        "heroes": [names.name("hero", hero) for hero in members(heroes_in(party))],
        "artifacts": [names.name("artifact", artifact) for artifact in members(artifacts_in(party))],
    }
