"""Sets, philosophers and metropolises (B7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHOOSE_ISLE,
    CHOOSE_BUILDING,
    CHOOSE_ISLE,
    choose_building,
    chosen_building,
    chosen_on_space,
    chosen_territory,
)
from cyclades.engine.engine import Engine, Room
from cyclades.engine.frames import DISCARD_SET, PLACE_METROPOLIS
from cyclades.engine.holdings import building_count, metropolises_in_supply, slot_of
from cyclades.engine.packed import i64
from cyclades.engine.pieces import BUILDING_COUNT, NO_BUILDING, NONE, PORT, UNIVERSITY
from cyclades.engine.refusals import Refusal, refuse

PHILOSOPHERS_FOR_METROPOLIS: Final = 4  # B7.2


class Founding(Room):
    """Looks whether a player must found a metropolis, again and again until not (B7.1). Argument: the player."""

    name = "founding"

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        player = engine.argument(1)
        if state.philosophers[player] >= PHILOSOPHERS_FOR_METROPOLIS:
            state.philosophers[player] -= PHILOSOPHERS_FOR_METROPOLIS
            if engine.heard:
                engine.tell(events.PhilosophersDiscarded(player, PHILOSOPHERS_FOR_METROPOLIS))
            found_metropolis(engine, player)
        elif has_set(engine, player):
            engine.push(DISCARD_SET, player, PORT)
        else:
            engine.pop()
        return False


def has_set(engine: Engine, player: i64) -> bool:
    """B7.1: one building of each type, metropolises apart (B7.6)."""
    for building in range(1, BUILDING_COUNT + 1):
        if building_count(engine, player, building) == 0:
            return False
    return True


def found_metropolis(engine: Engine, player: i64) -> None:
    """Have it placed, if there is one and a space for it (B7.4)."""
    if metropolises_in_supply(engine) > 0 and any_space(engine, player):
        engine.push(PLACE_METROPOLIS, player)
    elif engine.heard:
        engine.tell(events.MetropolisForfeited(player))


def takes_metropolis(engine: Engine, player: i64, territory: i64) -> bool:
    """Whether an isle is his, has a metropolis space and no metropolis yet."""
    state = engine.state
    return (
        state.owner[territory] == player and not state.metropolis[territory] and engine.board.has_space[territory] != 0
    )


def any_space(engine: Engine, player: i64) -> bool:
    for territory in range(engine.board.territory_count):
        if takes_metropolis(engine, player, territory):
            return True
    return False


def space_is_free(engine: Engine, territory: i64) -> bool:
    """Whether no building stands on the metropolis space."""
    board = engine.board
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if board.on_space[slot] and engine.state.buildings[slot] != NO_BUILDING:
            return False
    return True


def any_free_space(engine: Engine, player: i64) -> bool:
    for territory in range(engine.board.territory_count):
        if takes_metropolis(engine, player, territory) and space_is_free(engine, territory):
            return True
    return False


class DiscardSet(Room):
    """The buildings of a set, type by type. Arguments: the player, the type to discard now."""

    name = "discard_set"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

    def options(self, engine: Engine) -> None:
        player = engine.argument(1)
        building = engine.argument(2)
        for territory in range(engine.board.territory_count):
            if engine.state.owner[territory] == player:
                for on_space in range(2):
                    if slot_of(engine, territory, building, on_space) != NONE:
                        engine.offer(choose_building(territory, building, on_space))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_BUILDING:
            return engine.wrong_moment(family)
        building = chosen_building(action)
        territory = chosen_territory(action)
        if building != engine.argument(2):
            return refuse("wrong_set_type", building=engine.argument(2))
        if slot_of(engine, territory, building, chosen_on_space(action)) == NONE:
            return refuse("no_such_building", isle=territory, building=building)
        if engine.state.owner[territory] != engine.argument(1):
            return refuse("not_your_building", "B7.1", isle=territory)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(1)
        building = engine.argument(2)
        territory = chosen_territory(action)
        slot = slot_of(engine, territory, building, chosen_on_space(action))
        engine.state.buildings[slot] = NO_BUILDING
        if engine.heard:
            within = slot - engine.board.first_slot[territory]
            engine.tell(events.BuildingDiscarded(player, building, territory, within))
        if building < UNIVERSITY:
            engine.set_argument(2, building + 1)
        else:
            engine.pop()
            found_metropolis(engine, player)


class PlaceMetropolis(Room):
    """Which isle gets it (B7.3). Argument: the player."""

    name = "place_metropolis"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

    def options(self, engine: Engine) -> None:
        player = engine.argument(1)
        free_only = any_free_space(engine, player)
        for territory in range(engine.board.territory_count):
            if takes_metropolis(engine, player, territory) and (not free_only or space_is_free(engine, territory)):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        player = engine.argument(1)
        territory = action - AT_CHOOSE_ISLE
        if engine.state.owner[territory] != player:
            return refuse("metropolis_isle_not_yours", isle=territory)
        if not engine.board.has_space[territory]:
            return refuse("no_metropolis_space", isle=territory)
        if engine.state.metropolis[territory]:
            return refuse("metropolis_there", isle=territory)
        if any_free_space(engine, player) and not space_is_free(engine, territory):
            return refuse("free_space_first", isle=territory)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        board = engine.board
        player = engine.argument(1)
        territory = action - AT_CHOOSE_ISLE
        engine.pop()
        for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
            if board.on_space[slot] and state.buildings[slot] != NO_BUILDING:
                if engine.heard:
                    within = slot - board.first_slot[territory]
                    engine.tell(events.BuildingCleared(state.buildings[slot], territory, within))
                state.buildings[slot] = NO_BUILDING
        state.metropolis[territory] = 1
        if engine.heard:
            engine.tell(events.MetropolisFounded(player, territory))
