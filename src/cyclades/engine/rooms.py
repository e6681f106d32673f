"""All rooms, in the order of their numbers in `frames`."""

from __future__ import annotations

from typing import Final

from cyclades.engine.auction import Offering
from cyclades.engine.battle import LandBattle, SeaBattle
from cyclades.engine.creatures import (
    ChimeraChoice,
    ChimeraShuffle,
    CyclopsBuilding,
    CyclopsType,
    DryadVictim,
    FigureIsle,
    GiantTarget,
    GriffonVictim,
    HarpyTarget,
    KrakenSea,
    KrakenStep,
    PegasusSource,
    PolyphemusPush,
    PolyphemusStack,
    SatyrVictim,
    SirenSource,
    SirenTarget,
    SphinxSale,
    SylphFleets,
    SylphStep,
)
from cyclades.engine.cycle import Cycle
from cyclades.engine.engine import Room
from cyclades.engine.metropolis import DiscardSet, Founding, PlaceMetropolis
from cyclades.engine.move import FleetMove, TroopMove
from cyclades.engine.turn import ApolloTurn, PlaceMarker, Turn

ROOMS: Final[list[Room]] = [
    Cycle(),
    Offering(),
    Turn(),
    ApolloTurn(),
    PlaceMarker(),
    FleetMove(),
    TroopMove(),
    LandBattle(),
    SeaBattle(),
    Founding(),
    DiscardSet(),
    PlaceMetropolis(),
    SatyrVictim(),
    DryadVictim(),
    SirenTarget(),
    SirenSource(),
    PegasusSource(),
    GiantTarget(),
    ChimeraChoice(),
    ChimeraShuffle(),
    CyclopsBuilding(),
    CyclopsType(),
    SphinxSale(),
    SylphFleets(),
    SylphStep(),
    HarpyTarget(),
    GriffonVictim(),
    KrakenSea(),
    KrakenStep(),
    FigureIsle(),
    PolyphemusStack(),
    PolyphemusPush(),
]
