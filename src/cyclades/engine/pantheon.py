"""All gods by number, Apollo apart: his turn is a room of its own."""

from __future__ import annotations

from typing import Final

from cyclades.engine.gods import Ares, Athena, God, Poseidon, Zeus
from cyclades.engine.hades.god import Hades
from cyclades.engine.packed import vec
from cyclades.engine.titans.kronos import Kronos

GOD_POWERS: Final = vec[God]([Poseidon(), Ares(), Zeus(), Athena(), Hades(), Kronos()])
