"""The pieces by number, with their names. Names are what positions, records and notation use."""

from typing import Final

from cyclades.engine.packed import Row

NONE: Final = -1

MAX_PLAYERS: Final = 6
MAX_TERRITORIES: Final = 48
MAX_SEAS: Final = 112
MAX_UNITS: Final = 8  # B1.1: troops, and fleets, of one colour
MAX_BID: Final = 99  # B4.2

CITIES: Final = ("sparta", "athens", "corinth", "thebes", "argos", "mycenae")

POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4
GOD_COUNT: Final = 5
GODS: Final = ("poseidon", "ares", "zeus", "athena", "apollo")

NO_BUILDING: Final = 0
PORT: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
UNIVERSITY: Final = 4
BUILDING_COUNT: Final = 4
BUILDINGS: Final = ("none", "port", "fortress", "temple", "university")

FATES: Final = 0
SATYR: Final = 1
DRYAD: Final = 2
SIREN: Final = 3
PEGASUS: Final = 4
GIANT: Final = 5
CHIMERA: Final = 6
CYCLOPS: Final = 7
SPHINX: Final = 8
SYLPH: Final = 9
HARPY: Final = 10
GRIFFON: Final = 11
KRAKEN: Final = 12
MINOTAUR: Final = 13
CHIRON: Final = 14
MEDUSA: Final = 15
POLYPHEMUS: Final = 16
CARD_COUNT: Final = 17
CARDS: Final = (
    "fates",
    "satyr",
    "dryad",
    "siren",
    "pegasus",
    "giant",
    "chimera",
    "cyclops",
    "sphinx",
    "sylph",
    "harpy",
    "griffon",
    "kraken",
    "minotaur",
    "chiron",
    "medusa",
    "polyphemus",
)

TRACK_SPACES: Final = 3
TRACK_PRICES: Final = Row([4, 3, 2])  # B3.1

BUILDING_SUPPLY: Final = 10  # B1.2, of each type
METROPOLIS_SUPPLY: Final = 10
PROSPERITY_SUPPLY: Final = 16

# mypyc shifts `1 << i64` in 32 bits; a table is right everywhere.
BIT: Final = Row([2**i for i in range(62)])
