"""Names for the engine's numbers, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import Config
from cyclades.engine.words.flaws import Flawed, shown
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    CITIES,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    ITEMS,
    METROPOLIS_KINDS,
    METROPOLISES,
    NONE,
    ORDINARY,
)


class FormError(Flawed):
    """A text, JSON value, position or record that can't be read."""


class Names:
    """The names of one game: its players, places, pieces."""

    def __init__(self, config: Config) -> None:
        board: Board = config.board
        players = int(config.players)
        self.tables: dict[str, Sequence[str]] = {
            "player": CITIES[:players],
            "god": GODS,
            "card": CARDS,
            "hero": CARDS[FIRST_HERO:FIRST_ARTIFACT],
            "favour": FAVOURS,
            "item": ITEMS,
            "artifact": CARDS[FIRST_ARTIFACT:],
            "metropolis": METROPOLISES,
            "unit": ("unit", "undead", "titan", *CARDS[FIRST_HERO:FIRST_ARTIFACT]),
            "building": BUILDINGS[1:],
            "isle": board.territory_ids,
            "sea": board.sea_ids,
            "marker": marker_names(config),
            "space": ("off", "on"),
        }
        self._numbers = {
            kind: {name: number for number, name in enumerate(table)} for kind, table in self.tables.items()
        }
        kinds = config.building_kinds
        self._numbers["building"] = {name: number for number, name in enumerate(BUILDINGS) if 0 < number <= kinds}
        for kind, members in (
            ("god", config.gods),
            ("card", config.cards),
            ("hero", config.cards >> FIRST_HERO),
            ("artifact", config.cards >> FIRST_ARTIFACT),
            ("favour", config.favour_tiles),
            ("item", config.item_cards),
            ("metropolis", (1 << METROPOLIS_KINDS) - (1 << ORDINARY) if config.titans else 0),
        ):
            self._numbers[kind] = {
                name: number for name, number in self._numbers[kind].items() if members >> number & 1
            }

    def name(self, kind: str, number: int) -> str | None:
        """The name of a number of that kind; None for nobody and nothing."""
        if number == NONE:
            return None
        if kind == "building":
            return BUILDINGS[number]
        return self.tables[kind][number]

    def has(self, kind: str, name: str) -> bool:
        """Whether that name of a kind is in this game."""
        return name in self._numbers[kind]

    def number(self, kind: str, name: object) -> int:
        """The number of a name."""
        if not isinstance(name, str) or name not in self._numbers[kind]:
            raise FormError("not_in_game", kind=kind, given=shown(name))
        return self._numbers[kind][name]

    def args(self, args: Mapping[str, int | str]) -> dict[str, int | str]:
        """A refusal's arguments with names where their key is a kind of thing."""
        named: dict[str, int | str] = {}
        for key, value in args.items():
            known = key in self.tables and isinstance(value, int)
            named[key] = (self.name(key, int(value)) or value) if known else value
        return named


def marker_names(config: Config) -> tuple[str, ...]:
    """Offering markers: the player's name; with two players each has two (B4.7)."""
    if not config.two_players:
        return CITIES[: int(config.players)]
    return tuple(f"{CITIES[player]}-{which}" for player in range(2) for which in (1, 2))
