"""Penthesilea (H3.6): +1 in the attack on an isle (`traits`).

Her sacrifice takes a metropolis to the hidden isle, at the moment it is founded: `metropolis` asks for it there.
"""

from __future__ import annotations

from cyclades.engine.heroes.sacrifice_power import SacrificePower
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words.refusals import Refusal, refuse


class Penthesilea(SacrificePower):
    def can(self, engine: Engine) -> bool:
        return False

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("only_when_founding")
