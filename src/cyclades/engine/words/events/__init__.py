"""What happened, in types: for log, animation and statistics. Numbers name players, places, gods and cards.

Somebody who knows the position at the start and hears every event holds the same position as the engine: that is what
the fields are chosen for. This package is not compiled; events are only made when somebody listens.

A module for each part of the game; all are named from here: `events.BidPlaced`.
"""

# ruff: noqa: F403

from cyclades.engine.words.events.battle import *
from cyclades.engine.words.events.course import *
from cyclades.engine.words.events.creatures import *
from cyclades.engine.words.events.event import *
from cyclades.engine.words.events.favours import *
from cyclades.engine.words.events.hades import *
from cyclades.engine.words.events.heroes import *
from cyclades.engine.words.events.titans import *
from cyclades.engine.words.events.turn import *
