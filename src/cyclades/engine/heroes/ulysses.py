"""Ulysses (H3.6): a second roll in battle (`battle_steps`); priests become philosophers."""

from __future__ import annotations

from cyclades.engine.cities.holdings import philosophers_in_supply
from cyclades.engine.heroes.sacrifice_power import SacrificePower
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import FOUNDING, ULYSSES_PRIESTS
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_CHOOSE_NUMBER, CHOOSE_NUMBER
from cyclades.engine.words.refusals import Refusal, refuse


def most_turned(engine: Engine, player: i64) -> i64:
    """How many priests can become philosophers."""
    priests = engine.state.priests[player]
    supply = philosophers_in_supply(engine)
    return priests if priests < supply else supply


class Ulysses(SacrificePower):
    def can(self, engine: Engine) -> bool:
        return most_turned(engine, engine.state.turn_player) > 0

    def why_not(self, engine: Engine) -> Refusal:
        if engine.state.priests[engine.state.turn_player] == 0:
            return refuse("no_priest_to_turn")
        return refuse("no_philosopher_left", "H3.6")

    def carry_out(self, engine: Engine) -> None:
        engine.push(ULYSSES_PRIESTS)


class UlyssesPriests(Room):
    """How many priests become philosophers."""

    name = "ulysses_priests"
    modules: tuple[str, ...] = ("heroes",)
    automatic = True

    def options(self, engine: Engine) -> None:
        most = most_turned(engine, engine.state.turn_player)
        engine.offer_range(AT_CHOOSE_NUMBER, AT_CHOOSE_NUMBER + most - 1)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_NUMBER:
            return engine.wrong_moment(family)
        most = most_turned(engine, engine.state.turn_player)
        return None if action - AT_CHOOSE_NUMBER < most else refuse("too_many_priests", number=most)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        count = action - AT_CHOOSE_NUMBER + 1
        engine.pop()
        state.priests[player] -= count
        state.philosophers[player] += count
        if engine.heard:
            engine.tell(events.PriestsTurned(player, count))
        engine.push(FOUNDING, player)
