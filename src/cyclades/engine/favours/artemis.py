"""Artemis (H4.2): a philosopher or priest becomes a troop or fleet."""

from __future__ import annotations

from cyclades.engine.cities.holdings import fleets_in_reserve, territories_of, troops_in_reserve
from cyclades.engine.favours.favour import Favour
from cyclades.engine.gods.recruiting import (
    can_hold_fleet,
    offer_barracks,
    offer_harbours,
    why_not_barracks,
    why_not_harbour,
)
from cyclades.engine.machine.engine import Engine, Room
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import ARTEMIS_CARD, ARTEMIS_UNIT
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_GIVE_PHILOSOPHER,
    AT_GIVE_PRIEST,
    AT_RECRUIT_FLEET,
    AT_RECRUIT_TROOP,
    FAMILY_OF,
    GIVE_PHILOSOPHER,
    GIVE_PRIEST,
    RECRUIT_FLEET,
    RECRUIT_TROOP,
)
from cyclades.engine.words.refusals import Refusal, refuse


def can_place_unit(engine: Engine, player: i64) -> bool:
    """Whether a troop or a fleet of his could be placed as if recruited."""
    own = territories_of(engine, player)
    if own and troops_in_reserve(engine, player) > 0:
        return True
    if fleets_in_reserve(engine, player) > 0:
        for sea in range(engine.board.sea_count):
            if engine.board.shore_mask[sea] & own and can_hold_fleet(engine, player, sea):
                return True
    return False


class Artemis(Favour):
    def can(self, engine: Engine) -> bool:
        state = engine.state
        player = state.turn_player
        return (state.priests[player] > 0 or state.philosophers[player] > 0) and can_place_unit(engine, player)

    def why_not(self, engine: Engine) -> Refusal:
        state = engine.state
        player = state.turn_player
        if state.priests[player] == 0 and state.philosophers[player] == 0:
            return refuse("no_card_to_turn")
        return refuse("no_unit_to_place")

    def begin(self, engine: Engine) -> None:
        engine.push(ARTEMIS_UNIT)
        engine.push(ARTEMIS_CARD)


class ArtemisCard(Room):
    """Whether a priest or a philosopher is given."""

    name = "artemis_card"
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (ARTEMIS_UNIT,)
    automatic = True

    def options(self, engine: Engine) -> None:
        state = engine.state
        if state.priests[state.turn_player] > 0:
            engine.offer(AT_GIVE_PRIEST)
        if state.philosophers[state.turn_player] > 0:
            engine.offer(AT_GIVE_PHILOSOPHER)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        state = engine.state
        if family == GIVE_PRIEST:
            return None if state.priests[state.turn_player] > 0 else refuse("no_card_to_turn")
        if family == GIVE_PHILOSOPHER:
            return None if state.philosophers[state.turn_player] > 0 else refuse("no_card_to_turn")
        return engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        engine.pop()
        if action == AT_GIVE_PRIEST:
            state.priests[player] -= 1
        else:
            state.philosophers[player] -= 1
        if engine.heard:
            engine.tell(events.CardGiven(player, action == AT_GIVE_PRIEST))


class ArtemisUnit(Room):
    """The troop or fleet it becomes, placed as recruited."""

    name = "artemis_unit"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        player = engine.state.turn_player
        if troops_in_reserve(engine, player) > 0:
            offer_barracks(engine, AT_RECRUIT_TROOP)
        if fleets_in_reserve(engine, player) > 0:
            offer_harbours(engine)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        player = engine.state.turn_player
        if family == RECRUIT_TROOP:
            if troops_in_reserve(engine, player) == 0:
                return refuse("all_troops_on_board")
            return why_not_barracks(engine, action - AT_RECRUIT_TROOP)
        if family == RECRUIT_FLEET:
            if fleets_in_reserve(engine, player) == 0:
                return refuse("all_fleets_on_board")
            return why_not_harbour(engine, action - AT_RECRUIT_FLEET)
        return engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        engine.pop()
        if FAMILY_OF[action] == RECRUIT_TROOP:
            territory = action - AT_RECRUIT_TROOP
            state.troops[territory] += 1
            if engine.heard:
                engine.tell(events.TroopRecruited(player, territory, 0))
            return
        sea = action - AT_RECRUIT_FLEET
        state.fleets[sea] += 1
        state.fleet_owner[sea] = player
        if engine.heard:
            engine.tell(events.FleetRecruited(player, sea, 0))
