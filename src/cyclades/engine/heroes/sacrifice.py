"""Sacrificing a hero (H3.5): what all have in common. Each power has a module named after its hero."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.turn_actions import TurnAction
from cyclades.engine.heroes.achilles import Achilles
from cyclades.engine.heroes.ajax import Ajax
from cyclades.engine.heroes.hector import Hector
from cyclades.engine.heroes.penthesilea import Penthesilea
from cyclades.engine.heroes.perseus import Perseus
from cyclades.engine.heroes.sacrifice_power import SacrificePower
from cyclades.engine.heroes.ulysses import Ulysses
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.setting.config import Config
from cyclades.engine.war.units import hero_leaves
from cyclades.engine.words import events
from cyclades.engine.words.actions import AT_SACRIFICE, SACRIFICE
from cyclades.engine.words.pieces import FIRST_HERO, HERO_COUNT
from cyclades.engine.words.refusals import Refusal, refuse

SACRIFICES: Final[list[SacrificePower]] = [Achilles(), Penthesilea(), Perseus(), Ulysses(), Hector(), Ajax()]  # by hero


class Sacrifice(TurnAction):
    """A hero leaves the game for his power."""

    def __init__(self) -> None:
        self.family = SACRIFICE

    def in_game(self, config: Config) -> bool:
        return config.heroes

    def options(self, engine: Engine) -> None:
        state = engine.state
        for hero in range(HERO_COUNT):
            card = FIRST_HERO + hero
            if (
                state.holder[card] == state.turn_player
                and state.called_in[card] < state.cycle
                and SACRIFICES[hero].can(engine)
            ):
                engine.offer(AT_SACRIFICE + hero)

    def why_not(self, engine: Engine, action: i64) -> Refusal | None:
        state = engine.state
        hero = action - AT_SACRIFICE
        card = FIRST_HERO + hero
        if state.holder[card] != state.turn_player:
            return refuse("hero_not_yours", card=card)
        if state.called_in[card] >= state.cycle:
            return refuse("hero_hired_now", card=card)
        return None if SACRIFICES[hero].can(engine) else SACRIFICES[hero].why_not(engine)

    def take(self, engine: Engine, action: i64) -> None:
        hero = action - AT_SACRIFICE
        if engine.heard:
            engine.tell(events.HeroSacrificed(engine.state.turn_player, FIRST_HERO + hero))
        hero_leaves(engine, hero)
        SACRIFICES[hero].carry_out(engine)

    def price(self, engine: Engine, action: i64) -> i64:
        return SACRIFICES[action - AT_SACRIFICE].price
