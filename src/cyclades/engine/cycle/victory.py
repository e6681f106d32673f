"""The end of the game (B8) and of a player (B5.14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclades.engine.cities.holdings import (
    ALL_ARTIFACTS,
    is_eliminated,
    side_artifacts,
    side_metropolises,
    territories_held,
)
from cyclades.engine.creatures.standing_figures import remove_figure
from cyclades.engine.favours.items.hands import discard_items
from cyclades.engine.favours.priestess import dismiss_priestesses
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import changed
from cyclades.engine.war.units import empty_sea
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, GOD_COUNT, MAX_PLAYERS, NONE

BY_METROPOLISES: Final = 1
LAST_PLAYER: Final = 2
BY_MAX_CYCLES: Final = 3
BY_ARTIFACTS: Final = 4
ENDINGS: Final = ("", "metropolises", "last_player", "max_cycles", "artifacts")


def check_victory(engine: Engine) -> bool:
    """After the last turn of a cycle (B8.1, B8.4); True if the game is over."""
    needed = engine.config.metropolises_to_win
    candidates: i64 = 0
    alive: i64 = 0
    for player in range(engine.config.players):
        if not is_eliminated(engine, player):
            alive |= BIT[player]
            if side_metropolises(engine, player) >= needed or engine.state.last_cycle:
                candidates |= BIT[player]
    if candidates:
        if engine.config.metropolises_first or engine.config.teams:  # T7.2
            candidates = most_gold(engine, most_metropolises(engine, candidates))
        else:
            candidates = most_metropolises(engine, most_gold(engine, candidates))  # B8.2
        end_game(engine, BY_METROPOLISES, candidates)
        return True
    if engine.config.max_cycles and engine.state.cycle >= engine.config.max_cycles:
        end_game(engine, BY_MAX_CYCLES, most_gold(engine, most_metropolises(engine, alive)))  # B8.4
        return True
    return False


def most_gold(engine: Engine, candidates: i64) -> i64:
    """Those of a set of players who have the most gold."""
    return having_most(engine, candidates, side_gold)


def side_gold(engine: Engine, player: i64) -> i64:
    """The gold of a player and his partner (T7.2)."""
    gold = engine.state.gold
    partner = engine.config.partner[player]
    return gold[player] if partner == NONE else gold[player] + gold[partner]


def most_metropolises(engine: Engine, candidates: i64) -> i64:
    """Those of a set of players who own the most metropolises."""
    return having_most(engine, candidates, side_metropolises)


def having_most(engine: Engine, candidates: i64, owned: Callable[[Engine, i64], i64]) -> i64:
    """Those of a set of players who own the most of something."""
    most: i64 = -1
    best: i64 = 0
    for player in range(engine.config.players):
        if candidates & BIT[player]:
            count = owned(engine, player)
            if count > most:
                most = count
                best = 0
            if count == most:
                best |= BIT[player]
    return best


def end_game(engine: Engine, ending: i64, winners: i64) -> None:
    engine.state.ending = ending
    engine.state.winners = winners
    if engine.heard:
        engine.tell(
            events.GameEnded(
                ending, tuple([player for player in range(engine.config.players) if winners & BIT[player]])
            )
        )


def eliminate_if_landless(engine: Engine, player: i64) -> None:
    """B5.14, at the moment a player has lost an isle. With a partner he plays on while that one has land (T7.6)."""
    partner = engine.config.partner[player]
    if territories_held(engine, player) > 0 or (partner != NONE and territories_held(engine, partner) > 0):
        return
    eliminate(engine, player)
    if partner != NONE:
        eliminate(engine, partner)
    end_if_alone(engine)


def eliminate(engine: Engine, player: i64) -> None:
    state = engine.state
    config = engine.config
    state.eliminated |= BIT[player]
    if engine.heard:
        engine.tell(events.PlayerEliminated(player))
    for sea in range(engine.board.sea_count):
        if state.fleet_owner[sea] == player:
            empty_sea(engine, sea)
    state.gold[player] = 0
    state.priests[player] = 0
    state.philosophers[player] = 0
    if state.hidden_isle == player:
        state.hidden_isle = NONE  # H3.6
        state.hidden_given = 0
    discard_items(engine, player)
    dismiss_priestesses(engine, player)
    for territory in range(engine.board.territory_count):
        figure = state.figure[territory]
        if figure != NONE and state.holder[figure] == player:
            remove_figure(engine, territory)
    for god in range(GOD_COUNT):
        if state.bidder[god] != NONE and config.marker_player[state.bidder[god]] == player:
            state.bidder[god] = NONE
            state.bid[god] = 0
    kept: i64 = 0
    for place in range(MAX_PLAYERS):
        marker = state.apollo_queue[place]
        state.apollo_queue = changed(state.apollo_queue, place, NONE)
        if marker != NONE and config.marker_player[marker] != player:
            state.apollo_queue = changed(state.apollo_queue, kept, marker)
            kept += 1
        marker = state.turn_track[place]
        if marker != NONE and config.marker_player[marker] == player:
            state.turn_track[place] = NONE


def end_if_alone(engine: Engine) -> None:
    """B8.3, T7.6: one player or one team is left."""
    alive: i64 = 0
    for player in range(engine.config.players):
        if not is_eliminated(engine, player):
            if alive and not alive & BIT[engine.config.team_of[player]]:
                return
            alive |= BIT[engine.config.team_of[player]]
    end_game(engine, LAST_PLAYER, players_of(engine, alive))


def players_of(engine: Engine, sides: i64) -> i64:
    """The players of a set of sides."""
    players: i64 = 0
    for player in range(engine.config.players):
        if sides & BIT[engine.config.team_of[player]]:
            players |= BIT[player]
    return players


def end_if_all_artifacts(engine: Engine, player: i64) -> None:
    """T5.3: his side holds all five and wins at once."""
    if side_artifacts(engine, player) == ALL_ARTIFACTS:
        end_game(engine, BY_ARTIFACTS, players_of(engine, BIT[engine.config.team_of[player]]))


def note_last_cycle(engine: Engine) -> None:
    """T7.2: once a team holds enough metropolises the cycle is the last one, whatever happens later in it."""
    if not engine.config.teams or engine.state.last_cycle:
        return
    for player in range(engine.config.players):
        if side_metropolises(engine, player) >= engine.config.metropolises_to_win:
            engine.state.last_cycle = 1
            if engine.heard:
                engine.tell(events.LastCycle(engine.config.team_of[player]))
            return
