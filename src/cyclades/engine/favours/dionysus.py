"""Dionysus (H4.2): a theatre is built."""

from __future__ import annotations

from cyclades.engine.actions import BUILD, build_territory, build_type
from cyclades.engine.engine import Engine, Room
from cyclades.engine.favours.favour import Favour
from cyclades.engine.favours.hestia import any_slot, why_not_put_up
from cyclades.engine.frames import DIONYSUS_ISLE
from cyclades.engine.gods import offer_building, put_up
from cyclades.engine.holdings import buildings_in_supply
from cyclades.engine.packed import i64
from cyclades.engine.pieces import THEATRE
from cyclades.engine.refusals import Refusal, refuse


class Dionysus(Favour):
    def __init__(self) -> None:
        self.price = 2

    def can(self, engine: Engine) -> bool:
        return buildings_in_supply(engine, THEATRE) > 0 and any_slot(engine)

    def why_not(self, engine: Engine) -> Refusal:
        return refuse("no_room_to_build")

    def begin(self, engine: Engine) -> None:
        engine.push(DIONYSUS_ISLE)


class DionysusIsle(Room):
    """Where the theatre stands."""

    name = "dionysus_isle"
    modules: tuple[str, ...] = ("favours",)
    automatic = True

    def options(self, engine: Engine) -> None:
        offer_building(engine, THEATRE)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != BUILD:
            return engine.wrong_moment(family)
        if build_type(action) != THEATRE:
            return refuse("only_a_theatre")
        return why_not_put_up(engine, THEATRE, build_territory(action))

    def take(self, engine: Engine, action: i64) -> None:
        engine.pop()
        put_up(engine, THEATRE, build_territory(action), 0)  # paid with the favour
