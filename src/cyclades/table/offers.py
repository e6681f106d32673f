"""What the offerings that can be made now would cost (B4.5 to B4.7)."""

from __future__ import annotations

from cyclades import Game
from cyclades.engine.cycle.auction import MARKER, Offering, cost_of_bids, other_bid
from cyclades.engine.words.actions import AT_BID_APOLLO, bid_amount, bid_god
from cyclades.engine.words.pieces import APOLLO


def offer_costs(game: Game) -> dict[str, dict[str, int]] | None:
    """By the number of each bid: what is paid for all own offerings then, and what priests save of it; None elsewhere.

    `other` is the standing bid of one's other marker, which is paid for too; 0 if there is none.
    """
    engine = game.engine
    if not isinstance(engine.room(), Offering):
        return None
    player, marker = engine.decider(), engine.argument(MARKER)
    costs: dict[str, dict[str, int]] = {}
    for action in game.legal_actions():
        if action == AT_BID_APOLLO:
            amount, other = 0, other_bid(engine, marker, APOLLO)
            pay = cost_of_bids(engine, player, other, 0) if other else 0
        else:
            amount, other = bid_amount(action), other_bid(engine, marker, bid_god(action))
            pay = cost_of_bids(engine, player, amount, other)
        costs[str(action)] = {"pay": int(pay), "saved": int(amount + other - pay), "other": int(other)}
    return costs
