"""Tables with divine favours and magic items (H4): the tile lies beside Athena, whom Sparta holds."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game
from tests.phrases import play, texts
from tests.rules.aegean import aegean

FAVOURS: Final = ["favours"]
WITH_HADES: Final = ["hades", "favours"]
WITH_HEROES: Final = ["heroes", "favours"]
ALL: Final = ["hades", "heroes", "favours"]

PRIESTESS_TILES: Final = ("aphrodite", "artemis", "demeter", "hera", "hestia")
ITEM_TILES: Final = ("dionysus", "hephaestus", "hermes")
ITEMS: Final = ("trident", "apple", "obol", "spear", "aegis", "fleece", "cup", "lyre", "thread", "pandora")

USED: Final = "favour.used"


def favoured(tile: str, *track: str | None, used: bool = False, **parts: Any) -> Game:
    """Sparta's turn with the god of that tile, its gift already given; `parts` as for `aegean`."""
    parts.setdefault("modules", FAVOURS)
    return aegean(*track, favour={"tile": tile, "used": used}, **parts)


def with_items(*items: str, secret: tuple[str, ...] = (), track: tuple[str | None, ...] = (), **parts: Any) -> Game:
    """Sparta's turn with these magic items, open or face down; `parts` as for `aegean`."""
    parts.setdefault("modules", FAVOURS)
    cities: dict[str, dict[str, Any]] = parts.pop("cities", {})
    sparta = cities.get("sparta", {}) | {"items": list(items), "secret_items": list(secret)}
    return aegean(*track, cities=cities | {"sparta": sparta}, **parts)


def holding(**items: str) -> dict[str, Any]:
    """Cities by name with an item, open, or face down if a `?` is behind it."""
    return {
        name: {"secret_items": [item[:-1]]} if item.endswith("?") else {"items": [item]} for name, item in items.items()
    }


def before_turns(**parts: Any) -> Game:
    """Cycle 3, all offerings are made and paid, nobody has played: Sparta holds Ares and acts first, Athens holds
    Athena, beside whom a tile lies, Corinth is first on Apollo, Thebes and Argos behind him.
    """
    position: dict[str, Any] = {
        "players": 5,
        "modules": FAVOURS,
        "cycle": 3,
        "phase": "actions",
        "bids": {"ares": {"marker": "sparta"}, "athena": {"marker": "athens"}},
        "apollo": ["corinth", "thebes", "argos"],
    }
    return Game.from_position(position | parts)


def play_on(game: Game, phase: str) -> Game:
    """Everybody bids on Apollo, passes and ends his turn until the game is in that phase of a later cycle."""
    cycle = game.to_position()["cycle"]
    while game.to_position()["phase"] != phase or game.to_position()["cycle"] == cycle:
        legal = texts(game)
        quiet = next((action for action in ("bid apollo", "pass", "end", "stay") if action in legal), None)
        play(game, quiet or min(legal))
    return game
