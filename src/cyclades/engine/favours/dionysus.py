"""Dionysus (H4.2): a theatre is built."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.holdings import buildings_in_supply
from cyclades.engine.favours.favour import Favour
from cyclades.engine.favours.hestia import any_slot, building_fault
from cyclades.engine.gods.building import put_up
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import DIONYSUS_ISLE
from cyclades.engine.words.actions import AT_BUILD, BUILD, build_territory, build_type
from cyclades.engine.words.pieces import THEATRE
from cyclades.engine.words.refusals import Refusal, refuse

ONLY_A_THEATRE: Final = Fault("only_a_theatre", rule="H4.2")


class Dionysus(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        return buildings_in_supply(engine, THEATRE) > 0 and any_slot(engine)

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("no_room_to_build")

    def begin(self, engine: Engine) -> None:
        engine.push(DIONYSUS_ISLE)


class DionysusIsle(Choice):
    """Where the theatre stands."""

    name = "dionysus_isle"
    modules: tuple[str, ...] = ("favours",)
    asks: i64 = BUILD
    automatic = True

    def fault(self, engine: Engine, thing: i64) -> Fault | None:
        if build_type(AT_BUILD + thing) != THEATRE:
            return ONLY_A_THEATRE
        return building_fault(engine, THEATRE, build_territory(AT_BUILD + thing))

    def chosen(self, engine: Engine, thing: i64) -> None:
        engine.pop()
        put_up(engine, THEATRE, build_territory(AT_BUILD + thing), 0)  # paid with the favour
