"""The pieces by number, with their names. Names are what positions, records and notation use."""

from typing import Final

from cyclades.engine.machine.packed import Row

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
HADES: Final = 4
KRONOS: Final = 5
APOLLO: Final = 6  # the last: all before him take bids
GOD_COUNT: Final = 7
GOD_PLACES: Final = 5  # of the row above Apollo
GODS: Final = ("poseidon", "ares", "zeus", "athena", "hades", "kronos", "apollo")

NO_BUILDING: Final = 0
PORT: Final = 1
FORTRESS: Final = 2
TEMPLE: Final = 3
UNIVERSITY: Final = 4
BUILDING_COUNT: Final = 4  # the types of a set (B7.1)
THEATRE: Final = 5  # stands for any of them (H4.3)
BUILDING_KINDS: Final = 5
BUILDINGS: Final = ("none", "port", "fortress", "temple", "university", "theatre")

# Cards: creatures, the isle figures last of the base game's, then heroes, then artifacts.
FATES: Final = 0
SATYR: Final = FATES + 1
DRYAD: Final = SATYR + 1
SIREN: Final = DRYAD + 1
PEGASUS: Final = SIREN + 1
GIANT: Final = PEGASUS + 1
CHIMERA: Final = GIANT + 1
CYCLOPS: Final = CHIMERA + 1
SPHINX: Final = CYCLOPS + 1
SYLPH: Final = SPHINX + 1
HARPY: Final = SYLPH + 1
GRIFFON: Final = HARPY + 1
KRAKEN: Final = GRIFFON + 1
MINOTAUR: Final = KRAKEN + 1
CHIRON: Final = MINOTAUR + 1
MEDUSA: Final = CHIRON + 1
POLYPHEMUS: Final = MEDUSA + 1
CERBERUS: Final = POLYPHEMUS + 1
ERINYES: Final = CERBERUS + 1
EMPUSA: Final = ERINYES + 1
CHARON: Final = EMPUSA + 1
FIRST_HERO: Final = CHARON + 1
ACHILLES: Final = FIRST_HERO
PENTHESILEA: Final = ACHILLES + 1
PERSEUS: Final = PENTHESILEA + 1
ULYSSES: Final = PERSEUS + 1
HECTOR: Final = ULYSSES + 1
AJAX: Final = HECTOR + 1
FIRST_ARTIFACT: Final = AJAX + 1
SANDALS: Final = FIRST_ARTIFACT
CADUCEUS: Final = SANDALS + 1
HELM: Final = CADUCEUS + 1
LIGHTNING: Final = HELM + 1
CORNUCOPIA: Final = LIGHTNING + 1
CARD_COUNT: Final = CORNUCOPIA + 1
HERO_COUNT: Final = FIRST_ARTIFACT - FIRST_HERO
ARTIFACT_COUNT: Final = CARD_COUNT - FIRST_ARTIFACT
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
    "cerberus",
    "erinyes",
    "empusa",
    "charon",
    "achilles",
    "penthesilea",
    "perseus",
    "ulysses",
    "hector",
    "ajax",
    "sandals",
    "caduceus",
    "helm",
    "lightning",
    "cornucopia",
)
FIRST_FIGURE: Final = MINOTAUR  # the isle figures (C0.5)
LAST_FIGURE: Final = CERBERUS

# Divine favours (H4.2).
APHRODITE: Final = 0
ARTEMIS: Final = 1
DEMETER: Final = 2
HERA: Final = 3
HESTIA: Final = 4
DIONYSUS: Final = 5
HEPHAESTUS: Final = 6
HERMES: Final = 7
FAVOUR_COUNT: Final = 8
FAVOURS: Final = ("aphrodite", "artemis", "demeter", "hera", "hestia", "dionysus", "hephaestus", "hermes")

# Kinds of metropolises (T5.10).
NO_METROPOLIS: Final = 0
ORDINARY: Final = 1
MILITARY: Final = 2
COASTAL: Final = 3
SPIRITUAL: Final = 4
CULTURAL: Final = 5
COMMERCIAL: Final = 6
METROPOLIS_KINDS: Final = 7
METROPOLISES: Final = ("none", "ordinary", "military", "coastal", "spiritual", "cultural", "commercial")
SPECIALS_DRAWN: Final = 2

# Magic items (H4.5).
TRIDENT: Final = 0
APPLE: Final = 1
OBOL: Final = 2
SPEAR: Final = 3
AEGIS: Final = 4
FLEECE: Final = 5
CUP: Final = 6
LYRE: Final = 7
THREAD: Final = 8
PANDORA: Final = 9
ITEM_COUNT: Final = 10
ITEMS: Final = ("trident", "apple", "obol", "spear", "aegis", "fleece", "cup", "lyre", "thread", "pandora")

TRACK_SPACES: Final = 3
TRACK_PRICES: Final = Row([4, 3, 2])  # B3.1

BUILDING_SUPPLY: Final = 10  # B1.2, of each type
METROPOLIS_SUPPLY: Final = 10
PROSPERITY_SUPPLY: Final = 16
FAVOURS_PROSPERITY: Final = 8  # more markers with the favours
THEATRE_SUPPLY: Final = 4
PRIESTESS_SUPPLY: Final = 9
TITANS_PROSPERITY: Final = 7
MAX_UNDEAD: Final = 5  # H2.4: troops, and fleets
MAX_TITANS: Final = 3  # T3.2: of a colour

# mypyc shifts `1 << i64` in 32 bits; a table is right everywhere.
BIT: Final = Row([2**i for i in range(62)])
