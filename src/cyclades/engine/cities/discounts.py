"""The discounts of temples (C0.2): each temple's own, once a cycle."""

from __future__ import annotations

from cyclades.engine.cities.holdings import buildings_on, chosen_slot
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import added, changed, row_of
from cyclades.engine.titans.special_powers import holds_special, temples_of
from cyclades.engine.words.actions import chosen_territory
from cyclades.engine.words.pieces import NO_BUILDING, SPIRITUAL, TEMPLE


def discounts_left(engine: Engine, player: i64) -> i64:
    """How many discounts the temples and metropolises he owns now can still give this cycle."""
    if not engine.config.temple_discounts:
        return owed_discounts(engine, player)
    state = engine.state
    owner = state.owner
    left: i64 = 0
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            left += temples_left(engine, territory) + metropolis_left_to_give(engine, territory)
    if state.hidden_isle == player:  # H3.6
        left += 1 - state.hidden_given
    return left


def temples_left(engine: Engine, territory: i64) -> i64:
    """How many temples of an isle have not given their discount yet."""
    return buildings_on(engine, territory, TEMPLE) - engine.state.temples_given[territory]


def metropolis_left_to_give(engine: Engine, territory: i64) -> i64:
    """How many discounts the metropolis of an isle has left: it is a temple, or two (T5.10)."""
    state = engine.state
    if state.metropolis[territory] == 0:
        return 0
    return temples_of(engine, territory) - state.metropolis_given[territory]


def give_discounts(engine: Engine, player: i64, discounts: i64) -> None:
    """So many of his discounts are used: isle by isle, temples before the metropolis, the hidden isle last."""
    if discounts == 0:
        return
    state = engine.state
    state.discounts_used = added(state.discounts_used, player, discounts)
    if not engine.config.temple_discounts:
        return
    for territory in range(engine.board.territory_count):
        if state.owner[territory] == player:
            by_temples = temples_left(engine, territory)
            if by_temples > discounts:
                by_temples = discounts
            state.temples_given = added(state.temples_given, territory, by_temples)
            discounts -= by_temples
            by_metropolis = metropolis_left_to_give(engine, territory)
            if by_metropolis > discounts:
                by_metropolis = discounts
            state.metropolis_given = added(state.metropolis_given, territory, by_metropolis)
            discounts -= by_metropolis
    if discounts and state.hidden_isle == player:
        state.hidden_given = 1


def remove_building(engine: Engine, territory: i64, slot: i64) -> None:
    """A building leaves its slot; of an isle's temples one that has given its discount goes first."""
    state = engine.state
    if engine.config.temple_discounts and state.buildings[slot] == TEMPLE and state.temples_given[territory] > 0:
        state.temples_given = added(state.temples_given, territory, -1)
    state.buildings = changed(state.buildings, slot, NO_BUILDING)


def remove_chosen(engine: Engine, action: i64) -> i64:
    """The building that an action chooses goes; its slot, counted on its isle."""
    territory = chosen_territory(action)
    slot = chosen_slot(engine, action)
    remove_building(engine, territory, slot)
    return slot - engine.board.first_slot[territory]


def forget_discounts(engine: Engine) -> None:
    """A new cycle: every temple can give its discount again."""
    state = engine.state
    state.hidden_given = 0
    if engine.config.temple_discounts:
        state.temples_given = row_of(0, engine.board.territory_count)
        state.metropolis_given = row_of(0, engine.board.territory_count)


def owed_discounts(engine: Engine, player: i64) -> i64:
    """Until rules version 2: temples and metropolises he owns now, less the discounts he has used this cycle."""
    state = engine.state
    owner = state.owner
    left = -state.discounts_used[player]
    for territory in range(engine.board.territory_count):
        if owner[territory] == player:
            left += buildings_on(engine, territory, TEMPLE) + state.metropolis[territory]
    if holds_special(engine, player, SPIRITUAL):  # T5.10
        left += 1
    if state.hidden_isle == player:  # H3.6
        left += 1
    return left if left > 0 else 0
