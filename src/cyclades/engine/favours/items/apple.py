"""The Apple of Discord (H4.5): it keeps another player off a god, this cycle."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_GOD, AT_CHOOSE_PLAYER, CHOOSE_GOD, CHOOSE_PLAYER
from cyclades.engine.engine import Engine, Room, StackFrame
from cyclades.engine.favours.items.window import ItemWindow, check_window
from cyclades.engine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.frames import APPLE_GOD, APPLE_VICTIM, APPLE_WINDOW, CYCLE
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.packed import i64
from cyclades.engine.pieces import APOLLO, APPLE, BIT, NONE
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.rotation import is_available


def barred_god(engine: Engine, marker: i64) -> i64:
    """The god that the Apple keeps a marker's player off this cycle, or NONE."""
    state = engine.state
    return state.apple_god if engine.config.marker_player[marker] == state.apple_player else NONE


class AppleWindow(ItemWindow):
    """Before the first offering."""

    name = "apple_window"
    under: tuple[int, ...] = (CYCLE, APPLE_WINDOW)
    phase = "offerings"

    def item(self, engine: Engine) -> i64:
        return APPLE

    def used(self, engine: Engine, player: i64) -> None:
        engine.pop()
        engine.push(APPLE_VICTIM, player)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_window(engine, frame, APPLE)


def check_apple(engine: Engine, frame: StackFrame, *fields: str) -> None:
    """Demand that the Apple was just used, and that these players can have to do with it."""
    state = engine.state
    frame.demand(state.item_discard & BIT[APPLE] != 0, "player", "the Apple was not used")
    for field in fields:
        frame.demand(not state.eliminated & BIT[frame[field]], field, "he is out of the game")


class AppleVictim(Room):
    """Who may not bid."""

    name = "apple_victim"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (CYCLE, APPLE_WINDOW)
    phase = "offerings"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        for player in range(engine.config.players):
            if player != engine.argument(PLAYER) and not is_eliminated(engine, player):
                engine.offer(AT_CHOOSE_PLAYER + player)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_PLAYER:
            return engine.wrong_moment(family)
        player = action - AT_CHOOSE_PLAYER
        if player == engine.argument(PLAYER):
            return refuse("not_another_player", "H4.5")
        return refuse("player_eliminated", player=player) if is_eliminated(engine, player) else None

    def take(self, engine: Engine, action: i64) -> None:
        user = engine.argument(PLAYER)
        engine.pop()
        engine.push(APPLE_GOD, user, action - AT_CHOOSE_PLAYER)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_apple(engine, frame, "player")
        frame.demand(engine.state.apple_player == NONE, "apple", "somebody was barred already")


VICTIM: Final = 2


class AppleGod(Room):
    """On which god."""

    name = "apple_god"
    fields: tuple[Field, ...] = (A_PLAYER, Field(VICTIM, "victim", "player"))
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (CYCLE, APPLE_WINDOW)
    phase = "offerings"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def options(self, engine: Engine) -> None:
        for god in range(APOLLO):
            if is_available(engine, god):
                engine.offer(AT_CHOOSE_GOD + god)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_GOD:
            return engine.wrong_moment(family)
        god = action - AT_CHOOSE_GOD
        return None if is_available(engine, god) else refuse("god_not_available", "H4.5", god=god)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        user = engine.argument(PLAYER)
        victim = engine.argument(VICTIM)
        god = action - AT_CHOOSE_GOD
        engine.pop()
        state.apple_player = victim
        state.apple_god = god
        if engine.heard:
            engine.tell(events.BarredFromGod(user, victim, god))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_apple(engine, frame, "player", "victim")
        frame.demand(frame["victim"] != frame["player"], "victim", "it is another player")
        frame.demand(engine.state.apple_player == NONE, "apple", "somebody was barred already")
