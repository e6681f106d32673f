"""The numbers of an observation: what docs/environment.md lists, in the order in which `Observer` writes them.

The row has the same length in every position of a game; `Layout` says what each number is.
"""

from __future__ import annotations

from typing import Final

from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.rooms import ROOM_COUNT
from cyclades.engine.machine.state import FRAME
from cyclades.engine.setting.config import Config
from cyclades.engine.words.pieces import (
    APOLLO,
    ARTIFACT_COUNT,
    BIT,
    BUILDING_KINDS,
    CARD_COUNT,
    FAVOUR_COUNT,
    FIRST_FIGURE,
    GOD_COUNT,
    GOD_PLACES,
    HERO_COUNT,
    ITEM_COUNT,
    LAST_FIGURE,
    METROPOLIS_KINDS,
    TRACK_SPACES,
)

PLAYERS: Final = "players"  # a width: one number for each player, from the observer on
MARKERS: Final = "markers"  # one for each offering marker, from the observer's on
FIGURES: Final = LAST_FIGURE - FIRST_FIGURE + 1
ARGUMENTS: Final = FRAME - 1
HIGHEST: Final = 255

# What there is one of, or several: each has the features of that name below, one after the other.
GROUPS: Final = ("table", "god", "track", "apollo", "card", "player", "territory", "slot", "sea")

# Group, feature, how many numbers, the number to divide by, and the module it belongs to.
FEATURES: Final[tuple[tuple[str, str, int | str, int, str], ...]] = (
    ("table", "room", ROOM_COUNT, 1, ""),
    ("table", "asked", PLAYERS, 1, ""),
    ("table", "phase", len(PHASES), 1, ""),
    ("table", "cycle", 1, 10, ""),
    ("table", "gods_done", 1, GOD_PLACES, ""),
    ("table", "turn_god", GOD_COUNT, 1, ""),
    ("table", "turn_player", PLAYERS, 1, ""),
    ("table", "recruited", 1, 4, ""),
    ("table", "argument", ARGUMENTS, 10, ""),
    ("table", "battle", ARGUMENTS, 10, ""),
    ("table", "ending", len(ENDINGS) - 1, 1, ""),
    ("table", "won", PLAYERS, 1, ""),
    ("table", "threat", 1, 9, "hades"),
    ("table", "threat_roll", 1, 6, "hades"),
    ("table", "covered", GOD_COUNT, 1, "hades"),
    ("table", "necropolis_built", 1, 1, "hades"),
    ("table", "hidden_isle", PLAYERS, 1, "heroes"),
    ("table", "favour", FAVOUR_COUNT, 1, "favours"),
    ("table", "favour_god", GOD_COUNT, 1, "favours"),
    ("table", "favour_used", 1, 1, "favours"),
    ("table", "favours_left", FAVOUR_COUNT, 1, "favours"),
    ("table", "item_discard", ITEM_COUNT, 1, "favours"),
    ("table", "items_unseen", ITEM_COUNT, 1, "favours"),
    ("table", "apple_player", PLAYERS, 1, "favours"),
    ("table", "apple_god", GOD_COUNT, 1, "favours"),
    ("table", "specials", METROPOLIS_KINDS, 1, "titans"),
    ("table", "titan_moves", 1, 3, "titans"),
    ("table", "kronos_gift", 1, 1, "titans"),
    ("table", "last_cycle", 1, 1, "titans"),
    ("god", "place", 1, GOD_PLACES, ""),
    ("god", "bidder", MARKERS, 1, ""),
    ("god", "bid", 1, 10, ""),
    ("track", "marker", MARKERS, 1, ""),
    ("apollo", "marker", MARKERS, 1, ""),
    ("card", "space", TRACK_SPACES, 1, ""),
    ("card", "in_deck", 1, 1, ""),
    ("card", "discarded", 1, 1, ""),
    ("card", "holder", PLAYERS, 1, ""),
    ("card", "called_in", 1, 10, ""),
    ("card", "gone", 1, 1, ""),
    ("card", "kept", 1, 1, "heroes"),
    ("player", "gold", 1, 10, ""),
    ("player", "gold_known", 1, 1, ""),
    ("player", "priests", 1, 4, ""),
    ("player", "philosophers", 1, 4, ""),
    ("player", "discounts_left", 1, 4, ""),
    ("player", "eliminated", 1, 1, ""),
    ("player", "isles", 1, 4, ""),
    ("player", "metropolises", 1, 2, ""),
    ("player", "revenue", 1, 10, ""),
    ("player", "buildings", BUILDING_KINDS, 2, ""),
    ("player", "troops", 1, 8, ""),
    ("player", "fleets", 1, 8, ""),
    ("player", "priestesses", 1, 4, "favours"),
    ("player", "items", ITEM_COUNT, 1, "favours"),
    ("player", "secret_items", ITEM_COUNT, 1, "favours"),
    ("player", "secret_count", 1, 2, "favours"),
    ("player", "titans", 1, 3, "titans"),
    ("player", "artifacts", ARTIFACT_COUNT, 1, "titans"),
    ("territory", "owner", PLAYERS, 1, ""),
    ("territory", "troops", 1, 4, ""),
    ("territory", "metropolis", 1, 1, ""),
    ("territory", "markers", 1, 2, ""),
    ("territory", "figure", FIGURES, 1, ""),
    ("territory", "named", 1, 1, ""),
    ("territory", "undead", 1, 4, "hades"),
    ("territory", "grave_gold", 1, 4, "hades"),
    ("territory", "necropolis", 1, 1, "hades"),
    ("territory", "heroes", HERO_COUNT, 1, "heroes"),
    ("territory", "titans", 1, 3, "titans"),
    ("territory", "artifacts", ARTIFACT_COUNT, 1, "titans"),
    ("territory", "special", METROPOLIS_KINDS, 1, "titans"),
    ("slot", "building", BUILDING_KINDS, 1, ""),
    ("sea", "owner", PLAYERS, 1, ""),
    ("sea", "fleets", 1, 4, ""),
    ("sea", "spent", 1, 4, ""),
    ("sea", "kraken", 1, 1, ""),
    ("sea", "named", 1, 1, ""),
    ("sea", "undead", 1, 4, "hades"),
    ("sea", "undead_spent", 1, 4, "hades"),
    ("sea", "markers", 1, 2, "favours"),
)

# Where some numbers of a player are, after his first one.
ISLES_AT: Final = 6
METROPOLISES_AT: Final = 7
BUILDINGS_AT: Final = 9
TROOPS_AT: Final = BUILDINGS_AT + BUILDING_KINDS
COMMON_WIDTH: Final = TROOPS_AT + 2


class Layout:
    """What the numbers of a row are, in a game as it is agreed."""

    def __init__(self, config: Config) -> None:
        board = config.board
        cards = [card for card in range(CARD_COUNT) if config.cards & BIT[card]]
        members: dict[str, list[str]] = {
            "table": ["table"],
            "god": [f"god.{number}" for number in range(APOLLO)],
            "track": [f"track.{number}" for number in range(config.marker_count)],
            "apollo": [f"apollo.{number}" for number in range(config.marker_count)],
            "card": [f"card.{card}" for card in cards],
            "player": [f"player.{number}" for number in range(config.players)],
            "territory": [f"territory.{number}" for number in range(board.territory_count)],
            "slot": [f"slot.{number}" for number in range(board.slot_count)],
            "sea": [f"sea.{number}" for number in range(board.sea_count)],
        }
        self.names: list[str] = []  # of each number: group, which one, feature, and which number of it
        self.scale: list[int] = []  # what to divide each number by, to have it around 1
        for group in GROUPS:
            for member in members[group]:
                for of, feature, width, scale, module in FEATURES:
                    if of == group and (not module or module in config.modules):
                        self._add(f"{member}.{feature}", width_in(config, width), scale)
        self.size: int = len(self.names)

    def _add(self, name: str, width: int, scale: int) -> None:
        self.names += [name] if width == 1 else [f"{name}.{number}" for number in range(width)]
        self.scale += [scale] * width


def width_in(config: Config, width: int | str) -> int:
    """How many numbers a feature has in a game."""
    if isinstance(width, int):
        return width
    return int(config.players if width == PLAYERS else config.marker_count)
