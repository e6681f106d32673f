"""The numbers of the rooms, as frames name them, and the arguments of rooms that others push."""

from typing import Final

CYCLE: Final = 0
OFFERING: Final = 1  # marker, god it was ousted from
TURN: Final = 2  # whether it is ending
APOLLO_TURN: Final = 3  # how far it is
PLACE_MARKER: Final = 4
FLEET_MOVE: Final = 5  # sea, steps left, whether a step was made
TROOP_MOVE: Final = 6  # isle, whether they fly
LAND_BATTLE: Final = 7  # isle, attacker, defender, attacking troops, stage
SEA_BATTLE: Final = 8  # sea, attacker, defender, attacking fleets, stage, whether under a Sylph
FOUNDING: Final = 9  # player
DISCARD_SET: Final = 10  # player, building type
PLACE_METROPOLIS: Final = 11  # player
SATYR_VICTIM: Final = 12
DRYAD_VICTIM: Final = 13
SIREN_TARGET: Final = 14
SIREN_SOURCE: Final = 15  # sea to fill
PEGASUS_SOURCE: Final = 16
GIANT_TARGET: Final = 17
CHIMERA_CHOICE: Final = 18
CHIMERA_SHUFFLE: Final = 19
CYCLOPS_BUILDING: Final = 20
CYCLOPS_TYPE: Final = 21  # isle, slot there
SPHINX_SALE: Final = 22
SYLPH_FLEETS: Final = 23  # steps left
SYLPH_STEP: Final = 24  # sea
HARPY_TARGET: Final = 25
GRIFFON_VICTIM: Final = 26
KRAKEN_SEA: Final = 27
KRAKEN_STEP: Final = 28
FIGURE_ISLE: Final = 29  # card
POLYPHEMUS_STACK: Final = 30  # isle
POLYPHEMUS_PUSH: Final = 31  # isle, sea
ROOM_COUNT: Final = 32
