"""Using a favour's power, once, at any moment of the turn (H4.2)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.turn_actions import TurnAction
from cyclades.engine.favours.aphrodite import Aphrodite
from cyclades.engine.favours.artemis import Artemis
from cyclades.engine.favours.demeter import Demeter
from cyclades.engine.favours.dionysus import Dionysus
from cyclades.engine.favours.favour import Favour
from cyclades.engine.favours.hephaestus import Hephaestus
from cyclades.engine.favours.hera import Hera
from cyclades.engine.favours.hermes import Hermes
from cyclades.engine.favours.hestia import Hestia
from cyclades.engine.favours.tiles import has_favour
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.setting.config import Config
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_USE_FAVOUR, USE_FAVOUR
from cyclades.engine.words.refusals import Refusal, refuse

# By tile.
FAVOUR_POWERS: Final[list[Favour]] = [
    Aphrodite(),
    Artemis(),
    Demeter(),
    Hera(),
    Hestia(),
    Dionysus(),
    Hephaestus(),
    Hermes(),
]


class FavourPower(TurnAction):
    def __init__(self) -> None:
        self.family = USE_FAVOUR

    def in_game(self, config: Config) -> bool:
        return config.favours

    def options(self, engine: Engine) -> None:
        state = engine.state
        if has_favour(engine) and not state.favour_used:
            favour = FAVOUR_POWERS[state.favour]
            if state.gold[state.turn_player] >= favour.price and favour.can(engine):
                engine.offer(AT_USE_FAVOUR)

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        state = engine.state
        if not has_favour(engine):
            return refuse("no_favour")
        if state.favour_used:
            return refuse("favour_used")
        favour = FAVOUR_POWERS[state.favour]
        if not favour.can(engine):
            return favour.why_not(engine)
        gold = state.gold[state.turn_player]
        return None if gold >= favour.price else refuse("not_enough_gold", "H4.2", price=favour.price, gold=gold)

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        favour = FAVOUR_POWERS[state.favour]
        state.favour_used = 1
        state.gold[state.turn_player] -= favour.price
        if engine.heard:
            engine.tell(events.FavourUsed(state.turn_player, state.favour, favour.price))
        favour.begin(engine)

    def price(self, engine: Engine, action: i64) -> i64:
        return FAVOUR_POWERS[engine.state.favour].price
