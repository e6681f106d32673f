"""The choices inside a battle round (H5.1): items, Ulysses's second roll, which unit is lost, whether it is saved."""

from __future__ import annotations

from typing import Final

from cyclades.engine.favours.items import aegis
from cyclades.engine.favours.items.hands import asks_about
from cyclades.engine.favours.items.window import DOES_NOT_FIT, ItemWindow
from cyclades.engine.heroes.traits import REROLLS
from cyclades.engine.machine.choice import Fault
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import BATTLE_ITEM, CHOOSE_LOSS, LAND_BATTLE, SAVE_UNIT, SEA_BATTLE
from cyclades.engine.titans.artifacts import caduceus
from cyclades.engine.war.battle import (
    ATTACKER,
    ATTACKER_BONUS,
    ATTACKER_DIE,
    DEFENDER_BONUS,
    DEFENDER_DIE,
    PLACE,
    REROLLED,
    battle_argument,
    battle_room,
    check_fighter,
    lose_side_unit,
    set_battle_argument,
    side_of,
)
from cyclades.engine.war.land_battle import lose_minotaur
from cyclades.engine.war.party import HERO, NORMAL, TITAN, UNDEAD, UNIT_KINDS, count_of, heroes_in, units_in
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_LOSE_HERO,
    AT_LOSE_TITAN,
    AT_LOSE_UNDEAD,
    AT_LOSE_UNIT,
    AT_PASS,
    AT_PAY_COIN,
    AT_REROLL,
    FAMILY_OF,
    LOSE_HERO,
    LOSE_TITAN,
    LOSE_UNDEAD,
    LOSE_UNIT,
    PASS,
    PAY_COIN,
    REROLL,
)
from cyclades.engine.words.pieces import AEGIS, NONE
from cyclades.engine.words.refusals import Refusal, refuse


class BattleItem(ItemWindow):
    """Spear or Trident, before the dice."""

    name = "battle_item"
    under: tuple[int, ...] = (LAND_BATTLE, SEA_BATTLE, BATTLE_ITEM)

    def item(self, engine: Engine) -> i64:
        return battle_room(engine).item

    def used(self, engine: Engine, player: i64) -> None:
        attacking = player == battle_argument(engine, ATTACKER)
        bonus = battle_room(engine).item_bonus
        set_battle_argument(engine, ATTACKER_BONUS if attacking else DEFENDER_BONUS, bonus)
        engine.pop()

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_fighter(engine, frame, "player")
        asked = asks_about(engine, frame["player"], self.item(engine))
        frame.demand(asked, "player", "no_item_fits")


class BattleReroll(Room):
    """Ulysses may roll his die again, once a battle (H3.6)."""

    name = "battle_reroll"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("heroes",)
    under: tuple[int, ...] = (LAND_BATTLE, SEA_BATTLE)

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        engine.offer(AT_PASS)
        engine.offer(AT_REROLL)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        return None if family == PASS or family == REROLL else engine.wrong_moment(family)

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(PLAYER)
        if action == AT_REROLL:
            attacking = player == battle_argument(engine, ATTACKER)
            die = engine.roll()
            set_battle_argument(engine, ATTACKER_DIE if attacking else DEFENDER_DIE, die)
            set_battle_argument(engine, REROLLED, 1)
            if engine.heard:
                engine.tell(events.DieRerolled(player, die))
        engine.pop()

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """H3.6: Ulysses, once a battle; the attacker's before the defender's."""
        check_fighter(engine, frame, "player")
        battle = frame.battle()
        has_ulysses = heroes_in(side_of(engine, frame["player"])) & REROLLS != 0
        frame.demand(has_ulysses, "player", "ulysses_not_with_him")
        battle.demand(not battle["rerolled"], "rerolled", "still_asked")


class ChooseLoss(Room):
    """Which unit a side loses (H2.8, H3.4); the Minotaur goes last (C14)."""

    name = "choose_loss"
    fields: tuple[Field, ...] = (A_PLAYER,)
    under: tuple[int, ...] = (LAND_BATTLE, SEA_BATTLE, CHOOSE_LOSS)
    automatic = True  # what each side has left lies open

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def advance(self, engine: Engine) -> bool:
        player = engine.argument(PLAYER)
        if units_in(side_of(engine, player)) > 0:
            return True
        place = battle_argument(engine, PLACE)
        engine.pop()
        lose_minotaur(engine, place)
        return False

    def options(self, engine: Engine) -> None:
        side = side_of(engine, engine.argument(PLAYER))
        for unit in range(UNIT_KINDS):
            if count_of(side, unit) > 0:
                engine.offer(lose(unit))

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != LOSE_UNIT and family != LOSE_UNDEAD and family != LOSE_TITAN and family != LOSE_HERO:
            return engine.wrong_moment(family)
        side = side_of(engine, engine.argument(PLAYER))
        return None if count_of(side, lost_unit(action)) > 0 else refuse("no_such_unit")

    def take(self, engine: Engine, action: i64) -> None:
        player = engine.argument(PLAYER)
        unit = lost_unit(action)
        if aegis.may_save(engine, player) or caduceus.is_with(engine, player):
            engine.pop()
            engine.push(SAVE_UNIT, player, unit, player)
        else:
            lose_side_unit(engine, player, unit)
            engine.pop()

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_fighter(engine, frame, "player")


def lose(unit: i64) -> i64:
    """The action that gives up a unit of a kind."""
    if unit == NORMAL:
        return AT_LOSE_UNIT
    if unit == UNDEAD:
        return AT_LOSE_UNDEAD
    return AT_LOSE_TITAN if unit == TITAN else AT_LOSE_HERO + unit - HERO


def lost_unit(action: i64) -> i64:
    family = FAMILY_OF[action]
    if family == LOSE_UNIT:
        return NORMAL
    if family == LOSE_UNDEAD:
        return UNDEAD
    return TITAN if family == LOSE_TITAN else HERO + action - AT_LOSE_HERO


UNIT: Final = 2  # its kind
LOSER: Final = 3  # whose it is: a partner may pay for it (T7.5)


class SaveUnit(ItemWindow):
    """A unit about to be lost may be saved by the Aegis, or for a coin by the Caduceus."""

    name = "save_unit"
    fields: tuple[Field, ...] = (
        A_PLAYER,
        Field(UNIT, "unit", "unit"),
        Field(LOSER, "loser", "player"),
    )
    modules: tuple[str, ...] = ("favours", "titans")
    under: tuple[int, ...] = (LAND_BATTLE, SEA_BATTLE, CHOOSE_LOSS)

    def item(self, engine: Engine) -> i64:
        return AEGIS

    def fault(self, engine: Engine, item: i64) -> Fault | None:
        is_his = engine.argument(PLAYER) == engine.argument(LOSER)
        return ItemWindow.fault(self, engine, item) if is_his else DOES_NOT_FIT

    def options(self, engine: Engine) -> None:
        ItemWindow.options(self, engine)
        gold = engine.state.gold[engine.argument(PLAYER)]
        if caduceus.is_with(engine, engine.argument(LOSER)) and gold >= caduceus.PRICE:
            engine.offer(AT_PAY_COIN)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        player = engine.argument(PLAYER)
        if family == PAY_COIN:
            if not caduceus.is_with(engine, engine.argument(LOSER)):
                return refuse("no_caduceus_here")
            gold = engine.state.gold[player]
            return (
                None if gold >= caduceus.PRICE else refuse("not_enough_gold", "T5.6", price=caduceus.PRICE, gold=gold)
            )
        return ItemWindow.why_not(self, engine, family, action)

    def take(self, engine: Engine, action: i64) -> None:
        if action != AT_PAY_COIN:
            ItemWindow.take(self, engine, action)
            return
        player = engine.argument(PLAYER)
        caduceus.pay(engine, player)
        self.used(engine, player)

    def declined(self, engine: Engine) -> None:
        player = engine.argument(PLAYER)
        unit = engine.argument(UNIT)
        loser = engine.argument(LOSER)
        partner = engine.config.partner[player]
        if player == loser and partner != NONE and caduceus.is_with(engine, loser):
            engine.pop()
            engine.push(SAVE_UNIT, partner, unit, loser)
            return
        lose_side_unit(engine, loser, unit)
        engine.pop()

    def used(self, engine: Engine, player: i64) -> None:
        if engine.heard:
            engine.tell(events.UnitSaved(engine.argument(LOSER)))
        engine.pop()

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return caduceus.PRICE if family == PAY_COIN else 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_fighter(engine, frame, "loser")
        loser = frame["loser"]
        asked = frame["player"]
        frame.demand(count_of(side_of(engine, loser), frame["unit"]) > 0, "unit", "no_such_unit_there")
        is_side = asked == loser or asked == engine.config.partner[loser]
        frame.demand(is_side, "player, loser", "only_sides_asked")
        saves = caduceus.is_with(engine, loser) or (asked == loser and aegis.may_save(engine, loser))
        frame.demand(saves, "player", "nothing_to_save_it")
