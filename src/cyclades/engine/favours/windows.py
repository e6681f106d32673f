"""Windows outside turns: the Obol after the threat dice, the Apple before the first offering (H4.5, H4.7)."""

from __future__ import annotations

from cyclades.engine import events
from cyclades.engine.actions import AT_CHOOSE_GOD, AT_CHOOSE_PLAYER, CHOOSE_GOD, CHOOSE_PLAYER
from cyclades.engine.auction import is_available
from cyclades.engine.battle_steps import ItemWindow
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.holding import asks_about
from cyclades.engine.frames import APPLE_GOD, APPLE_VICTIM
from cyclades.engine.hades.threat import roll_threat
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.order import in_turn_order
from cyclades.engine.packed import i64
from cyclades.engine.pieces import APOLLO, APPLE, OBOL
from cyclades.engine.refusals import Refusal, refuse


def open_windows(engine: Engine, room: i64, item: i64) -> None:
    """Ask everyone about an item who is to be asked, in turn-track order."""
    if not engine.config.favours:
        return
    order = in_turn_order(engine)
    for player in reversed(order):
        if asks_about(engine, player, item):
            engine.push(room, player)


class ObolWindow(ItemWindow):
    """The Obol of the Dead: the threat dice are rolled again, the second roll stands."""

    name = "obol_window"

    def item(self, engine: Engine) -> i64:
        return OBOL

    def used(self, engine: Engine, player: i64) -> None:
        engine.pop()
        engine.state.threat -= engine.state.threat_roll
        roll_threat(engine)


class AppleWindow(ItemWindow):
    """The Apple of Discord."""

    name = "apple_window"

    def item(self, engine: Engine) -> i64:
        return APPLE

    def used(self, engine: Engine, player: i64) -> None:
        engine.pop()
        engine.push(APPLE_VICTIM, player)


class AppleVictim(Room):
    """Who may not bid. Argument: the Apple's user."""

    name = "apple_victim"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

    def options(self, engine: Engine) -> None:
        for player in range(engine.config.players):
            if player != engine.argument(1) and not is_eliminated(engine, player):
                engine.offer(AT_CHOOSE_PLAYER + player)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_PLAYER:
            return engine.wrong_moment(family)
        player = action - AT_CHOOSE_PLAYER
        if player == engine.argument(1):
            return refuse("not_another_player", "H4.5")
        return refuse("player_eliminated", player=player) if is_eliminated(engine, player) else None

    def take(self, engine: Engine, action: i64) -> None:
        user = engine.argument(1)
        engine.pop()
        engine.push(APPLE_GOD, user, action - AT_CHOOSE_PLAYER)


class AppleGod(Room):
    """On which god. Arguments: the Apple's user, its victim."""

    name = "apple_god"
    automatic = True

    def decider(self, engine: Engine) -> i64:
        return engine.argument(1)

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
        user = engine.argument(1)
        victim = engine.argument(2)
        god = action - AT_CHOOSE_GOD
        engine.pop()
        state.apple_player = victim
        state.apple_god = god
        if engine.heard:
            engine.tell(events.BarredFromGod(user, victim, god))
