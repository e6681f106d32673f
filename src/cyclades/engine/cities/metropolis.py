"""Sets, philosophers and metropolises (B7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import remove_building, remove_chosen
from cyclades.engine.cities.holdings import building_count, metropolises_in_supply, own_building_fault, theatre_count
from cyclades.engine.cycle.victory import note_last_cycle
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import (
    CHIMERA_SHUFFLE,
    DISCARD_SET,
    FOUNDING,
    MILITARY_VICTORY,
    PLACE_METROPOLIS,
    SPECIAL_CHOICE,
    TITANS_PLACEMENT,
    TURN,
)
from cyclades.engine.machine.state import changed
from cyclades.engine.titans.special_powers import holds_special
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CHOOSE_BUILDING,
    AT_FORGO,
    AT_SACRIFICE,
    CHOOSE_BUILDING,
    CHOOSE_ISLE,
    FAMILY_OF,
    FORGO,
    SACRIFICE,
    choose_building,
    chosen_building,
    chosen_territory,
)
from cyclades.engine.words.pieces import (
    BIT,
    BUILDING_COUNT,
    CULTURAL,
    FIRST_HERO,
    HERO_COUNT,
    NO_BUILDING,
    NONE,
    ORDINARY,
    PENTHESILEA,
    PORT,
    THEATRE,
    UNIVERSITY,
)
from cyclades.engine.words.refusals import Refusal, refuse

PHILOSOPHERS_FOR_METROPOLIS: Final = 4  # B7.2

WRONG_SET_TYPE: Final = Fault("wrong_set_type", "building", rule="B7.1")
NOT_YOUR_BUILDING: Final = Fault("not_your_building", "isle", rule="B7.1")
NOT_YOUR_ISLE: Final = Fault("metropolis_isle_not_yours", "isle", rule="B7.3")
NO_SPACE: Final = Fault("no_metropolis_space", "isle")
METROPOLIS_THERE: Final = Fault("metropolis_there", "isle", rule="B7.3")
NECROPOLIS_THERE: Final = Fault("necropolis_there", "isle")
FREE_SPACE_FIRST: Final = Fault("free_space_first", "isle", rule="B7.3")

BUILDING: Final = 2  # of the set: the type to discard next
BY_HERO: Final = 2  # of the placing: whether a hero was sacrificed for it


def check_founder(engine: Engine, frame: StackFrame) -> None:
    """Demand that it is his turn."""
    is_his = frame["player"] == engine.state.turn_player
    frame.demand(is_his, "player", "founder_without_turn")


class Founding(Room):
    """Looks whether a player must found a metropolis, again and again until not (B7.1)."""

    name = "founding"
    fields: tuple[Field, ...] = (A_PLAYER,)
    under: tuple[int, ...] = (TURN, CHIMERA_SHUFFLE, MILITARY_VICTORY, TITANS_PLACEMENT)
    silent = True

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        player = engine.argument(PLAYER)
        needed = philosophers_needed(engine, player)
        if state.philosophers[player] >= needed:
            state.philosophers[player] -= needed
            if engine.heard:
                engine.tell(events.PhilosophersDiscarded(player, needed))
            found_metropolis(engine, player)
        elif has_set(engine, player):
            engine.push(DISCARD_SET, player, PORT)
        else:
            engine.pop()
        return False

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founder(engine, frame)


def philosophers_needed(engine: Engine, player: i64) -> i64:
    """B7.2; the Cultural metropolis makes it one fewer (T5.10)."""
    return PHILOSOPHERS_FOR_METROPOLIS - (1 if holds_special(engine, player, CULTURAL) else 0)


def has_set(engine: Engine, player: i64) -> bool:
    """B7.1: one building of each type, metropolises apart (B7.6); theatres stand in (H4.3)."""
    theatres = theatre_count(engine, player)
    for building in range(1, BUILDING_COUNT + 1):
        if building_count(engine, player, building) == 0:
            if theatres == 0:
                return False
            theatres -= 1
    return True


def missing_types(engine: Engine, player: i64, first: i64) -> i64:
    """How many types of building, from `first` on, he has none of."""
    missing: i64 = 0
    for building in range(first, BUILDING_COUNT + 1):
        if building_count(engine, player, building) == 0:
            missing += 1
    return missing


def found_metropolis(engine: Engine, player: i64) -> None:
    """Have it placed, if there is one and a space for it (B7.4), or Penthesilea takes it (H3.6)."""
    if can_found(engine, player):
        engine.push(PLACE_METROPOLIS, player)
    elif engine.heard:
        engine.tell(events.MetropolisForfeited(player))


def can_found(engine: Engine, player: i64) -> bool:
    """Whether a founding would not be lost (B7.4), or Penthesilea takes it (H3.6)."""
    return metropolis_left(engine) and (any_space(engine, player) or penthesilea_is_ready(engine, player))


def penthesilea_is_ready(engine: Engine, player: i64) -> bool:
    """Whether she can take a metropolis he founds now to the hidden isle of the Amazons (H3.5, H3.6)."""
    state = engine.state
    return (
        state.holder[PENTHESILEA] == player
        and metropolises_in_supply(engine) > 0
        and state.turn_player == player
        and state.called_in[PENTHESILEA] < state.cycle
    )


def takes_metropolis(engine: Engine, player: i64, territory: i64) -> bool:
    """Whether an isle is his, has a metropolis space and no metropolis yet."""
    state = engine.state
    return (
        state.owner[territory] == player
        and not state.metropolis[territory]
        and engine.board.has_space[territory] != 0
        and state.necropolis != territory  # H2.6
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


class DiscardSet(Choice):
    """The buildings of a set, type by type; a theatre may stand for the type."""

    name = "discard_set"
    fields: tuple[Field, ...] = (A_PLAYER, Field(BUILDING, "building", "building"))
    under: tuple[int, ...] = (FOUNDING,)
    asks: i64 = CHOOSE_BUILDING
    automatic = True

    def is_foregone(self, engine: Engine) -> bool:
        """He has none of the type, and every theatre has to stand in for one or another."""
        player = engine.argument(PLAYER)
        building = engine.argument(BUILDING)
        return building_count(engine, player, building) == 0 and theatre_count(engine, player) == missing_types(
            engine, player, building
        )

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        action = AT_CHOOSE_BUILDING + thing
        building = chosen_building(action)
        if building != engine.argument(BUILDING) and (building != THEATRE or not self.theatre_can_stand_in(engine)):
            return WRONG_SET_TYPE
        return own_building_fault(engine, engine.argument(PLAYER), action, NOT_YOUR_BUILDING)

    def options(self, engine: Engine) -> None:
        player = engine.argument(PLAYER)
        consider_type(self, engine, player, engine.argument(BUILDING))
        if theatre_count(engine, player) > 0:
            consider_type(self, engine, player, THEATRE)

    def refusal(self, engine: Engine, fault: Fault, action: i64) -> Refusal:
        if fault is WRONG_SET_TYPE:  # the type that is asked for helps, the one that was tried doesn't
            return refuse(fault.code, building=engine.argument(BUILDING))
        return Choice.refusal(self, engine, fault, action)

    def theatre_can_stand_in(self, engine: Engine) -> bool:
        """Whether one is left when the types that have to be filled by theatres are."""
        player = engine.argument(PLAYER)
        return theatre_count(engine, player) > missing_types(engine, player, engine.argument(BUILDING) + 1)

    def chosen(self, engine: Engine, thing: i64) -> None:
        player = engine.argument(PLAYER)
        building = engine.argument(BUILDING)
        discard_building(engine, player, AT_CHOOSE_BUILDING + thing)
        if building < UNIVERSITY:
            engine.set_argument(BUILDING, building + 1)
        else:
            engine.pop()
            found_metropolis(engine, player)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founder(engine, frame)
        player = frame["player"]
        building = frame["building"]
        frame.demand(building <= BUILDING_COUNT, "building", "not_type_of_set")
        is_set = missing_types(engine, player, building) <= theatre_count(engine, player)
        frame.demand(is_set, "building", "no_set_from_there")


def consider_type(room: Choice, engine: Engine, player: i64, building: i64) -> None:
    """Offer those of his buildings of a type that can be told apart and are right for a room (B5.8)."""
    for territory in range(engine.board.territory_count):
        if engine.state.owner[territory] == player:
            for on_space in range(2):
                room.consider(engine, choose_building(territory, building, on_space) - AT_CHOOSE_BUILDING)


def discard_building(engine: Engine, player: i64, action: i64) -> None:
    """The chosen building goes for a set."""
    within = remove_chosen(engine, action)
    if engine.heard:
        engine.tell(events.BuildingDiscarded(player, chosen_building(action), chosen_territory(action), within))


class PlaceMetropolis(Choice):
    """Which isle gets it (B7.3), or whether Penthesilea takes it (H3.6)."""

    name = "place_metropolis"
    fields: tuple[Field, ...] = (A_PLAYER, Field(BY_HERO, "by_hero", "flag", optional=True))
    under: tuple[int, ...] = (FOUNDING,)
    asks: i64 = CHOOSE_ISLE
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        state = engine.state
        player = engine.argument(PLAYER)
        if state.owner[territory] != player:
            return NOT_YOUR_ISLE
        if not engine.board.has_space[territory]:
            return NO_SPACE
        if state.metropolis[territory]:
            return METROPOLIS_THERE
        if state.necropolis == territory:  # H2.6
            return NECROPOLIS_THERE
        if not space_is_free(engine, territory) and any_free_space(engine, player):
            return FREE_SPACE_FIRST
        return None

    def options(self, engine: Engine) -> None:
        player = engine.argument(PLAYER)
        self.consider_own_isles(engine, player)
        if penthesilea_is_ready(engine, player):
            engine.offer(AT_SACRIFICE + PENTHESILEA - FIRST_HERO)
            if self.may_be_lost(engine, player):
                engine.offer(AT_FORGO)

    def may_be_lost(self, engine: Engine, player: i64) -> bool:
        """B7.4; but no hero dies for nothing (H3.6)."""
        return not any_space(engine, player) and not engine.argument(BY_HERO)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        player = engine.argument(PLAYER)
        if family == SACRIFICE:
            return why_not_penthesilea(engine, player, FIRST_HERO + action - AT_SACRIFICE)
        if family == FORGO:
            return None if self.may_be_lost(engine, player) else refuse("metropolis_must_stand")
        return Choice.why_not(self, engine, family, action)

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(PLAYER)
        engine.pop()
        if action == AT_FORGO:
            if engine.heard:
                engine.tell(events.MetropolisForfeited(player))
        elif FAMILY_OF[action] == SACRIFICE:
            found_hidden(engine, player)
        else:
            put_metropolis(engine, player, action - self.first)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_founder(engine, frame)
        can = can_found(engine, frame["player"])
        frame.demand(can, "player", "no_metropolis_due")
        is_dead = engine.state.gone >> FIRST_HERO & BIT[HERO_COUNT] - 1 != 0
        frame.demand(not frame["by_hero"] or is_dead, "by_hero", "no_hero_left")


def put_metropolis(engine: Engine, player: i64, territory: i64) -> None:
    """It comes to the isle's space. While special ones are left he chooses the token first (T5.10)."""
    if engine.state.specials:
        engine.push(SPECIAL_CHOICE, player, territory)
    else:
        raise_metropolis(engine, player, territory, ORDINARY)


def raise_metropolis(engine: Engine, player: i64, territory: i64, kind: i64) -> None:
    """It stands on the isle's space; buildings there go (B7.3)."""
    state = engine.state
    board = engine.board
    for slot in range(board.first_slot[territory], board.first_slot[territory + 1]):
        if board.on_space[slot] and state.buildings[slot] != NO_BUILDING:
            if engine.heard:
                within = slot - board.first_slot[territory]
                engine.tell(events.BuildingCleared(state.buildings[slot], territory, within))
            remove_building(engine, territory, slot)
    state.metropolis = changed(state.metropolis, territory, 1)
    if kind != ORDINARY:
        state.specials -= BIT[kind]
        state.special[territory] = kind
    if engine.heard:
        engine.tell(events.MetropolisFounded(player, territory, None if kind == ORDINARY else kind))
    note_last_cycle(engine)


def metropolis_left(engine: Engine) -> bool:
    """Whether there is a token for another metropolis."""
    return metropolises_in_supply(engine) > 0 or engine.state.specials != 0


def why_not_penthesilea(engine: Engine, player: i64, card: i64) -> Refusal | None:
    """Why a hero can't take the metropolis that is being founded."""
    state = engine.state
    if card != PENTHESILEA:
        return refuse("no_sacrifice_now")
    if state.holder[card] != player:
        return refuse("hero_not_yours", card=card)
    if state.called_in[card] >= state.cycle:
        return refuse("hero_hired_now", card=card)
    return None


def found_hidden(engine: Engine, player: i64) -> None:
    """The metropolis stands on the hidden isle of the Amazons; Penthesilea is not dead, but never comes back (H3.6)."""
    state = engine.state
    state.hidden_isle = player
    state.hero_territory[PENTHESILEA - FIRST_HERO] = NONE
    state.take_away(PENTHESILEA)
    state.kept &= ~BIT[PENTHESILEA]
    if engine.heard:
        engine.tell(events.MetropolisHidden(player, PENTHESILEA))
    note_last_cycle(engine)
