"""Offerings for a place before the game (H1.5): all bots make them alike."""

from __future__ import annotations

from typing import Final

from cyclades.engine.words.actions import AT_BID_APOLLO, bid_amount

PLACEMENT_BID: Final = 2  # the most for a place, while Apollo's is free


def offer_before_start(legal: list[int]) -> int:
    """The cheapest free god, while one costs no more than a unit is worth; else Apollo."""
    lowest = min((action for action in legal if action != AT_BID_APOLLO), key=bid_amount, default=AT_BID_APOLLO)
    if AT_BID_APOLLO in legal and (lowest == AT_BID_APOLLO or bid_amount(lowest) > PLACEMENT_BID):
        return int(AT_BID_APOLLO)
    return int(lowest)
