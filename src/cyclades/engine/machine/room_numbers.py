"""The numbers of rooms, as frames name them: of those that others name than their own module.

A room's number is its place in `rooms`, and it knows it itself; here it is written out, for compiled code.
"""

from typing import Final

CYCLE: Final = 0
OFFERING: Final = 1
TURN: Final = 2
APOLLO_TURN: Final = 3
PLACE_MARKER: Final = 4
FLEET_MOVE: Final = 5
TROOP_MOVE: Final = 6
LAND_BATTLE: Final = 7
SEA_BATTLE: Final = 8
FOUNDING: Final = 9
DISCARD_SET: Final = 10
PLACE_METROPOLIS: Final = 11
SIREN_SOURCE: Final = 15
PEGASUS_SOURCE: Final = 16
GIANT_TARGET: Final = 17
CHIMERA_CHOICE: Final = 18
CHIMERA_SHUFFLE: Final = 19
CYCLOPS_TYPE: Final = 21
SPHINX_SALE: Final = 22
SYLPH_FLEETS: Final = 23
SYLPH_STEP: Final = 24
KRAKEN_SEA: Final = 27
KRAKEN_STEP: Final = 28
FIGURE_ISLE: Final = 29
POLYPHEMUS_STACK: Final = 30
POLYPHEMUS_PUSH: Final = 31
PRELUDE: Final = 32
PRELUDE_OFFERING: Final = 33
PLACEMENT: Final = 34
UPKEEP: Final = 35
OBOL_WINDOW: Final = 36
APPLE_WINDOW: Final = 37
APPLE_VICTIM: Final = 38
APPLE_GOD: Final = 39
KEEP_FIGURES: Final = 40
GIFT: Final = 41
BATTLE_ITEM: Final = 42
BATTLE_REROLL: Final = 43
CHOOSE_LOSS: Final = 44
SAVE_UNIT: Final = 45
THREAD_ISLE: Final = 46
HERO_ISLE: Final = 47
ULYSSES_PRIESTS: Final = 48
HECTOR_SET: Final = 49
ERINYES_TARGET: Final = 51
APHRODITE_ISLE: Final = 53
ARTEMIS_CARD: Final = 54
ARTEMIS_UNIT: Final = 55
HESTIA_BUILDING: Final = 56
DIONYSUS_ISLE: Final = 57
HEPHAESTUS_ITEM: Final = 58
HERMES_SEA: Final = 59
SPECIAL_CHOICE: Final = 63
MILITARY_VICTORY: Final = 64
SEND_ARTIFACTS: Final = 65
SEND_TARGET: Final = 66
LIGHTNING_COIN: Final = 67
CORNUCOPIA_SHARE: Final = 68
TITANS_PLACEMENT: Final = 69
ARTIFACT_ISLE: Final = 70
