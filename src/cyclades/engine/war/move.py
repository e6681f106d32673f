"""What moves of fleets and of troops have in common (B5.9, B5.10, H2.5).

Where other units stand beside the troops or fleets, those that go along are named first (`take undead 2`, `take ajax`),
then the normal ones with the place they go to.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import AT_JOIN_UNDEAD
from cyclades.engine.words.refusals import Refusal, refuse

MOVE_PRICE: Final = 1


def why_not_join_undead(here: i64, joined: i64, action: i64) -> Refusal | None:
    """Why that many undead can't come along on a step or a move."""
    if joined:
        return refuse("undead_chosen")
    wanted = action - AT_JOIN_UNDEAD + 1
    return None if wanted <= here else refuse("too_many_undead", number=here)
