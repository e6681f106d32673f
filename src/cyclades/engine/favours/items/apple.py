"""The Apple of Discord (H4.5): it keeps another player off a god, this cycle."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import is_eliminated
from cyclades.engine.cycle.phase import Phase
from cyclades.engine.cycle.rotation import is_available
from cyclades.engine.favours.items.window import ItemWindow, check_window, open_windows
from cyclades.engine.machine.choice import PLAYER_ELIMINATED, Choice, Fault
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.fields import A_PLAYER, PLAYER, Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import APPLE_GOD, APPLE_VICTIM, APPLE_WINDOW, CYCLE
from cyclades.engine.words import events
from cyclades.engine.words.actions import CHOOSE_GOD, CHOOSE_PLAYER
from cyclades.engine.words.pieces import APPLE, BIT, NONE

HIMSELF: Final = Fault("not_another_player", rule="H4.5")
NOT_AVAILABLE: Final = Fault("god_not_available", "god", rule="H4.5")


def barred_god(engine: Engine, marker: i64) -> i64:
    """The god that the Apple keeps a marker's player off this cycle, or NONE."""
    state = engine.state
    if engine.config.marker_player[marker] == state.apple_player:
        return state.apple_god
    return NONE


class Discord(Phase):
    """Before the first offering whoever may use it is asked."""

    name = "discord"

    def run(self, engine: Engine) -> bool:
        open_windows(engine, APPLE_WINDOW, APPLE)
        return True


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
    frame.demand(state.item_discard & BIT[APPLE] != 0, "player", "apple_not_used")
    for field in fields:
        frame.demand(not state.eliminated & BIT[frame[field]], field, "he_is_out")


class AppleVictim(Choice):
    """Who may not bid."""

    name = "apple_victim"
    fields: tuple[Field, ...] = (A_PLAYER,)
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (CYCLE, APPLE_WINDOW)
    phase = "offerings"
    asks: i64 = CHOOSE_PLAYER
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, player: i64) -> Fault | None:
        if player == engine.argument(PLAYER):
            return HIMSELF
        return PLAYER_ELIMINATED if is_eliminated(engine, player) else None

    def chosen(self, engine: Engine, victim: i64) -> None:
        user = engine.argument(PLAYER)
        engine.pop()
        engine.push(APPLE_GOD, user, victim)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_apple(engine, frame, "player")
        frame.demand(engine.state.apple_player == NONE, "apple", "barred_already")


VICTIM: Final = 2


class AppleGod(Choice):
    """On which god."""

    name = "apple_god"
    fields: tuple[Field, ...] = (A_PLAYER, Field(VICTIM, "victim", "player"))
    modules: tuple[str, ...] = ("favours",)
    under: tuple[int, ...] = (CYCLE, APPLE_WINDOW)
    phase = "offerings"
    asks: i64 = CHOOSE_GOD
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(PLAYER)

    def fault(self, engine: Engine, god: i64) -> Fault | None:
        return None if is_available(engine, god) else NOT_AVAILABLE

    def chosen(self, engine: Engine, god: i64) -> None:
        state = engine.state
        user = engine.argument(PLAYER)
        victim = engine.argument(VICTIM)
        engine.pop()
        state.apple_player = victim
        state.apple_god = god
        if engine.heard:
            engine.tell(events.BarredFromGod(user, victim, god))

    def check(self, engine: Engine, frame: StackFrame) -> None:
        check_apple(engine, frame, "player", "victim")
        frame.demand(frame["victim"] != frame["player"], "victim", "another_player_needed")
        frame.demand(engine.state.apple_player == NONE, "apple", "barred_already")
