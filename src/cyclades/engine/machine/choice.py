"""Choosing one thing: what can be chosen, and why the rest can't, come from one place."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import i64
from cyclades.engine.words.actions import (
    BUILD,
    CHOOSE_BUILDING,
    CHOOSE_ISLE,
    CHOOSE_PLAYER,
    CHOOSE_SEA,
    FAMILIES,
    FAMILY_STARTS,
    parts_of,
)
from cyclades.engine.words.pieces import BIT, BUILDING_KINDS, FIRST_ARTIFACT, NO_BUILDING, NONE
from cyclades.engine.words.refusals import RULE_OF, Refusal, refuse


class Fault:
    """What is wrong with a thing: the code of the refusal, what that names, and its rule if it isn't the usual one.

    Faults are made once and only looked at where options are found; the refusal is made for whoever asks. A code that
    nobody else gives stands in its fault alone.
    """

    def __init__(self, code: str, *names: str, rule: str = "") -> None:
        self.code = code
        self.names = names  # parts of the action, or the price and the gold of who decides
        self.rule = rule or RULE_OF[code]
        RULE_OF.setdefault(code, self.rule)


# What several rooms find.
NO_SUCH_BUILDING: Final = Fault("no_such_building", "isle", "building", rule="B5.8")
GUARDED_BY_CHIRON: Final = Fault("guarded_by_chiron", "isle")
PLAYER_ELIMINATED: Final = Fault("player_eliminated", "player")


class Choice(Room):
    """One thing of a kind is chosen: an isle, a sea, a player, a card, a building.

    A thing is the number of its action within the family that is asked for.
    """

    asks: i64 = NONE  # the family
    otherwise: i64 = NONE  # an action that can always be taken instead

    def __init__(self) -> None:
        self.first: i64 = FAMILY_STARTS[self.asks]

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        """What is wrong with a thing; None if it can be chosen."""
        return None

    def chosen(self, engine: Engine, thing: i64) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def declined(self, engine: Engine) -> None:
        """Nothing is chosen."""
        engine.pop()

    def options(self, engine: Engine) -> None:
        if self.otherwise != NONE:
            engine.offer(self.otherwise)
        for thing in range(self.count(engine)):
            self.consider(engine, thing)

    # Rooms that know where to look consider fewer things.

    def consider(self, engine: Engine, thing: i64) -> None:
        """Offer a thing if nothing is wrong with it."""
        if self.fault(engine, thing) is None:
            engine.offer(self.first + thing)

    def consider_own_isles(self, engine: Engine, player: i64) -> None:
        owner = engine.state.owner
        for territory in range(engine.board.territory_count):
            if owner[territory] == player:
                self.consider(engine, territory)

    def consider_own_seas(self, engine: Engine, player: i64) -> None:
        fleet_owner = engine.state.fleet_owner
        for sea in range(engine.board.sea_count):
            if fleet_owner[sea] == player:
                self.consider(engine, sea)

    def consider_buildings(self, engine: Engine, territory: i64) -> None:
        """Those of an isle that can be told apart (B5.8)."""
        board = engine.board
        buildings = engine.state.buildings
        there: i64 = 0
        for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
            if buildings[slot] != NO_BUILDING:
                there |= BIT[(buildings[slot] - 1) * 2 + board.on_space[slot]]
        for which in range(BUILDING_KINDS * 2 if there else 0):
            if there & BIT[which]:
                self.consider(engine, territory * BUILDING_KINDS * 2 + which)

    def count(self, engine: Engine) -> i64:
        """How many things of the kind this game has."""
        if self.asks == CHOOSE_ISLE:
            return engine.board.territory_count
        if self.asks == CHOOSE_SEA:
            return engine.board.sea_count
        if self.asks == CHOOSE_PLAYER:
            return engine.config.players
        if self.asks == CHOOSE_BUILDING:
            return engine.board.territory_count * BUILDING_KINDS * 2
        if self.asks == BUILD:
            return engine.board.territory_count * BUILDING_KINDS
        return FAMILIES[self.asks].size

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if action == self.otherwise:
            return None
        if family != self.asks:
            return engine.wrong_moment(family)
        fault = self.fault(engine, action - self.first)
        return None if fault is None else self.refusal(engine, fault, action)

    def refusal(self, engine: Engine, fault: Fault, action: i64) -> Refusal:
        """A fault with what it names."""
        known = parts_of(action)
        if "artifact" in known:
            known["card"] = FIRST_ARTIFACT + known["artifact"]
        known["price"] = self.price(engine, self.asks, action)
        known["gold"] = engine.state.gold[self.decider(engine)]
        return refuse(fault.code, fault.rule, **{name: known[name] for name in fault.names})

    def take(self, engine: Engine, action: i64) -> None:
        if action == self.otherwise:
            self.declined(engine)
        else:
            self.chosen(engine, action - self.first)
