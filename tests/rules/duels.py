"""Sparta against Athens on the board for three, with Corinth looking on: battles with heroes, undead and items (H5)."""

from __future__ import annotations

from typing import Any

from cyclades import Game
from tests.phrases import play
from tests.rules.favours import ALL


def landing(attackers: int, defenders: int, dice: list[int], milos: Any = None, **parts: Any) -> Game:
    """Sparta is about to land on Athens's Milos with troops of Naxos.

    Sparta's fleet joins the two; Athens's troops have no way out, Sparta's back to Naxos. Each has an isle besides.
    """
    isles: dict[str, Any] = {
        "naxos": {"owner": "sparta", "troops": attackers},
        "kea": {"owner": "sparta"},
        "milos": {"owner": "athens", "troops": defenders} | (milos or {}),
        "sifnos": {"owner": "athens", "troops": 1},
        "delos": {"owner": "athens"},
        "tinos": {"owner": "corinth", "troops": 1},
    }
    position: dict[str, Any] = {
        "players": 3,
        "modules": ALL,
        "cycle": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "gods": ["poseidon", "ares"],
        "isles": isles | parts.pop("isles", {}),
        "seas": {"9-1": {"owner": "sparta"}},
        "dice": dice,
    }
    return Game.from_position(position | parts)


def sailing(attackers: int, defenders: int, dice: list[int], **parts: Any) -> Game:
    """Sparta is about to attack Athens's fleets on 7-3 from 6-4; 7-2 and 8-2 beside it are empty."""
    position: dict[str, Any] = {
        "players": 3,
        "modules": ALL,
        "cycle": 3,
        "turn": {"marker": "sparta", "god": "poseidon"},
        "gods": ["ares", "poseidon"],
        "isles": {
            "kea": {"owner": "sparta", "troops": 1},
            "milos": {"owner": "athens", "troops": 1},
            "syros": {"owner": "corinth", "troops": 1},
        }
        | parts.pop("isles", {}),
        "seas": {"6-4": {"owner": "sparta", "fleets": attackers}, "7-3": {"owner": "athens", "fleets": defenders}}
        | parts.pop("seas", {}),
        "dice": dice,
    }
    return Game.from_position(position | parts)


def attack(game: Game, troops: int, *along: str) -> Game:
    """Land on Milos with so many troops of Naxos, and what is taken along."""
    return play(game, "move troops naxos", *along, f"land milos {troops}")


def set_sail(game: Game, fleets: int) -> Game:
    """Attack 7-3 with so many fleets of 6-4."""
    return play(game, "move fleets 6-4", f"sail 7-3 {fleets}")
