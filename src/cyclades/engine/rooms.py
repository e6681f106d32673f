"""All rooms, in the order of their numbers in `frames`."""

from __future__ import annotations

from typing import Final

from cyclades.engine.auction import Offering
from cyclades.engine.battle import LandBattle, SeaBattle
from cyclades.engine.creatures.chimera import ChimeraChoice, ChimeraShuffle
from cyclades.engine.creatures.cyclops import CyclopsBuilding, CyclopsType
from cyclades.engine.creatures.dryad import DryadVictim
from cyclades.engine.creatures.giant import GiantTarget
from cyclades.engine.creatures.griffon import GriffonVictim
from cyclades.engine.creatures.harpy import HarpyTarget
from cyclades.engine.creatures.isle_figure import FigureIsle
from cyclades.engine.creatures.kraken import KrakenSea, KrakenStep
from cyclades.engine.creatures.pegasus import PegasusSource
from cyclades.engine.creatures.polyphemus import PolyphemusPush, PolyphemusStack
from cyclades.engine.creatures.satyr import SatyrVictim
from cyclades.engine.creatures.siren import SirenSource, SirenTarget
from cyclades.engine.creatures.sphinx import SphinxSale
from cyclades.engine.creatures.sylph import SylphFleets, SylphStep
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
