"""All rooms, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.metropolis import DiscardSet, Founding, PlaceMetropolis
from cyclades.engine.creatures.calling import enter_powers
from cyclades.engine.creatures.charon import CharonHero
from cyclades.engine.creatures.chimera import ChimeraChoice, ChimeraShuffle
from cyclades.engine.creatures.cyclops import CyclopsBuilding, CyclopsType
from cyclades.engine.creatures.dryad import DryadVictim
from cyclades.engine.creatures.erinyes import ErinyesSource, ErinyesTarget
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
from cyclades.engine.cycle.auction import Offering
from cyclades.engine.cycle.cycle import Cycle
from cyclades.engine.cycle.free_placement import Placement, Prelude, PreludeOffering
from cyclades.engine.cycle.turn import ApolloTurn, PlaceMarker, Turn
from cyclades.engine.favours.aphrodite import AphroditeIsle
from cyclades.engine.favours.artemis import ArtemisCard, ArtemisUnit
from cyclades.engine.favours.dionysus import DionysusIsle
from cyclades.engine.favours.hephaestus import HephaestusItem
from cyclades.engine.favours.hermes import HermesSea
from cyclades.engine.favours.hestia import HestiaBuilding
from cyclades.engine.favours.items.apple import AppleGod, AppleVictim, AppleWindow
from cyclades.engine.favours.items.cup import CUP_CARD
from cyclades.engine.favours.items.lyre import LYRE_FIGURE, LYRE_ISLE
from cyclades.engine.favours.items.obol import ObolWindow
from cyclades.engine.favours.items.thread import ThreadIsle
from cyclades.engine.favours.kept_figures import KeepFigures
from cyclades.engine.favours.tiles import Gift
from cyclades.engine.heroes.hector import HectorSet
from cyclades.engine.heroes.hiring import HeroIsle
from cyclades.engine.heroes.ulysses import UlyssesPriests
from cyclades.engine.heroes.upkeep import Upkeep
from cyclades.engine.machine.engine import Room
from cyclades.engine.titans.artifacts.buying import ArtifactIsle
from cyclades.engine.titans.artifacts.sending import SendArtifacts, SendTarget
from cyclades.engine.titans.artifacts.sharing import CornucopiaShare, LightningCoin
from cyclades.engine.titans.special import MilitaryVictory, SpecialChoice
from cyclades.engine.titans.titans_placement import TitansPlacement
from cyclades.engine.war.battle_steps import BattleItem, BattleReroll, ChooseLoss, SaveUnit
from cyclades.engine.war.fleet_move import FleetMove
from cyclades.engine.war.land_battle import LandBattle
from cyclades.engine.war.sea_battle import SeaBattle
from cyclades.engine.war.troop_move import TroopMove

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
    Prelude(),
    PreludeOffering(),
    Placement(),
    Upkeep(),
    ObolWindow(),
    AppleWindow(),
    AppleVictim(),
    AppleGod(),
    KeepFigures(),
    Gift(),
    BattleItem(),
    BattleReroll(),
    ChooseLoss(),
    SaveUnit(),
    ThreadIsle(),
    HeroIsle(),
    UlyssesPriests(),
    HectorSet(),
    ErinyesSource(),
    ErinyesTarget(),
    CharonHero(),
    AphroditeIsle(),
    ArtemisCard(),
    ArtemisUnit(),
    HestiaBuilding(),
    DionysusIsle(),
    HephaestusItem(),
    HermesSea(),
    CUP_CARD,
    LYRE_FIGURE,
    LYRE_ISLE,
    SpecialChoice(),
    MilitaryVictory(),
    SendArtifacts(),
    SendTarget(),
    LightningCoin(),
    CornucopiaShare(),
    TitansPlacement(),
    ArtifactIsle(),
]
ROOM_COUNT: Final = len(ROOMS)
for number, room in enumerate(ROOMS):
    room.number = number
enter_powers(ROOMS)
ROOM_NUMBERS: Final[dict[str, int]] = {room.name: number for number, room in enumerate(ROOMS)}
