"""Battles at sea (B6)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import fleets_in_reserve, undead_fleets_in_supply
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.favours.items import trident
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import SEA_BATTLE, SYLPH_FLEETS, TURN
from cyclades.engine.machine.state import added
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.titans.special_powers import coastal_bonus
from cyclades.engine.war.battle import (
    ATTACKER,
    ATTACKERS,
    ATTACKING_UNDEAD,
    BATTLE_FIELDS,
    FIGHT,
    PLACE,
    UNDER_SYLPH,
    BattleRoom,
)
from cyclades.engine.war.on_the_way import check_undead
from cyclades.engine.war.strength import harbours_of
from cyclades.engine.war.units import empty_sea, fleets_at, put_at_sea, sea_units, undead_at
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_CHOOSE_SEA, AT_STAY, CHOOSE_SEA, STAY
from cyclades.engine.words.pieces import HADES, MAX_UNITS, NONE, POSEIDON, TRIDENT
from cyclades.engine.words.refusals import Refusal, refuse


def begin_sea_battle(engine: Engine, sea: i64, attacker: i64, fleets: i64, undead: i64, under_sylph: bool) -> None:
    defender = engine.state.fleet_owner[sea]
    engine.push(SEA_BATTLE, sea, attacker, defender, fleets, FIGHT, 1 if under_sylph else 0)
    engine.set_argument(ATTACKING_UNDEAD, undead)
    if engine.heard:
        engine.tell(events.SeaBattleBegan(sea, attacker, defender, fleets + undead, sea_units(engine, sea)))


class SeaBattle(BattleRoom):
    """The defender's fleets lie in the sea, the attacker's are in the frame."""

    name = "sea_battle"
    fields: tuple[Field, ...] = (Field(PLACE, "sea", "sea"), *BATTLE_FIELDS)
    under: tuple[int, ...] = (TURN, SYLPH_FLEETS)

    def __init__(self) -> None:
        self.item = TRIDENT
        self.item_bonus = trident.BONUS

    def defenders(self, engine: Engine) -> i64:
        return fleets_at(engine, engine.argument(PLACE))

    def walls(self, engine: Engine) -> i64:
        return harbours_of(engine, engine.argument(PLACE))

    def coast(self, engine: Engine) -> i64:
        return coastal_bonus(engine, engine.argument(PLACE), engine.argument(ATTACKER))

    def defender_loses(self, engine: Engine) -> None:
        engine.state.fleets[engine.argument(PLACE)] -= 1

    def is_refuge(self, engine: Engine, sea: i64) -> bool:
        """Whether the side that may retreat could go to a neighbouring sea (B6.4)."""
        holder = engine.state.fleet_owner[sea]
        return (holder == NONE or holder == self.decider(engine)) and not is_closed(engine, sea)

    def can_retreat(self, engine: Engine) -> bool:
        sea = engine.argument(PLACE)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.is_refuge(engine, target):
                return True
        return False

    def options(self, engine: Engine) -> None:
        engine.offer(AT_STAY)
        sea = engine.argument(PLACE)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.is_refuge(engine, target):
                engine.offer(AT_CHOOSE_SEA + target)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STAY:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        target = action - AT_CHOOSE_SEA
        if not engine.board.adjacent(engine.argument(PLACE), target):
            return refuse("retreat_sea_not_adjacent", sea=target)
        if is_closed(engine, target):
            return refuse("retreat_to_closed_sea", sea=target)
        if not self.is_refuge(engine, target):
            return refuse("retreat_onto_enemy", sea=target)
        return None

    def retreat(self, engine: Engine, action: i64) -> None:
        state = engine.state
        sea = engine.argument(PLACE)
        target = action - AT_CHOOSE_SEA
        player = self.decider(engine)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        attacking_undead = engine.argument(ATTACKING_UNDEAD)
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        attacker_goes = player == attacker
        fleets = attackers if attacker_goes else state.fleets[sea]
        undead = attacking_undead if attacker_goes else undead_at(engine, sea)
        engine.pop()
        put_at_sea(engine, target, player, fleets, undead)
        if engine.heard:
            engine.tell(events.FleetsRetreated(player, sea, target, fleets, undead))
        if attacker_goes:
            if under_sylph:
                mark_spent(engine, target, fleets, undead)
            self.ended(engine, state.fleet_owner[sea])
        else:
            self.occupy(engine, sea, attacker, attackers, attacking_undead, under_sylph)

    def occupy(self, engine: Engine, sea: i64, attacker: i64, attackers: i64, undead: i64, under_sylph: bool) -> None:
        empty_sea(engine, sea)
        put_at_sea(engine, sea, attacker, attackers, undead)
        if under_sylph:
            mark_spent(engine, sea, attackers, undead)
        self.ended(engine, attacker)

    def finish(self, engine: Engine) -> None:
        state = engine.state
        sea = engine.argument(PLACE)
        attacker = engine.argument(ATTACKER)
        attackers = engine.argument(ATTACKERS)
        undead = engine.argument(ATTACKING_UNDEAD)
        under_sylph = engine.argument(UNDER_SYLPH) != 0
        engine.pop()
        if attackers + undead > 0:
            self.occupy(engine, sea, attacker, attackers, undead, under_sylph)
        elif sea_units(engine, sea) > 0:
            self.ended(engine, state.fleet_owner[sea])
        else:
            state.fleet_owner[sea] = NONE
            self.ended(engine, NONE)

    def check_sides(self, engine: Engine, frame: StackFrame) -> None:
        player = engine.state.turn_player
        under_sylph = frame["under_sylph"] != 0
        in_reserve = fleets_in_reserve(engine, player)
        frame.demand(frame["attackers"] <= in_reserve, "attackers", "only_of_a_colour", most=MAX_UNITS)
        check_undead(engine, frame, "attacking_undead", undead_fleets_in_supply(engine))
        for field in ("attacking_heroes", "attacking_titans", "attacking_artifacts", "taken_along", "rerolled"):
            frame.demand(not frame[field], field, "not_in_sea_battle")
        lies_on_it = frame.under == SYLPH_FLEETS
        frame.demand(under_sylph == lies_on_it, "under_sylph", "sylph_not_below")
        god = engine.state.turn_god
        may_sail = under_sylph or god == POSEIDON or god == HADES
        frame.demand(may_sail, "under_sylph", "fleets_need_poseidon")


def mark_spent(engine: Engine, sea: i64, fleets: i64, undead: i64) -> None:
    """C10: they have fought under the running Sylph."""
    engine.state.spent = added(engine.state.spent, sea, fleets)
    if undead:
        engine.state.undead_spent[sea] += undead
