"""All gods by number, Apollo apart: his turn is a room of its own."""

from __future__ import annotations

from typing import Final

from cyclades.engine.gods.ares import Ares
from cyclades.engine.gods.athena import Athena
from cyclades.engine.gods.god import God
from cyclades.engine.gods.poseidon import Poseidon
from cyclades.engine.gods.zeus import Zeus
from cyclades.engine.hades.hades import Hades
from cyclades.engine.machine.packed import vec
from cyclades.engine.titans.kronos import Kronos

GOD_POWERS: Final = vec[God]([Poseidon(), Ares(), Zeus(), Athena(), Hades(), Kronos()])
