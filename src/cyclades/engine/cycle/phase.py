"""What a phase of the cycle is (B3)."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine


class Phase:
    """A part of the cycle. Those of a module have nothing to do where it isn't in the game."""

    name = ""

    def run(self, engine: Engine) -> bool:
        """Do the phase, or its next piece; True when it is finished."""
        raise NotImplementedError
