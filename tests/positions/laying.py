"""Positions that many tests lay: Sparta's turn on any board, and Sparta about to attack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

Entries = Mapping[str, dict[str, Any]]  # isles, seas or cities of a position
Fleets = Mapping[str, tuple[str, int] | dict[str, Any]]  # by sea: whose and how many, or all a position says


def with_more(start: Entries, more: Entries | None) -> dict[str, dict[str, Any]]:
    """The start, and what is added to it name by name."""
    return {**start, **{name: start.get(name, {}) | entry for name, entry in (more or {}).items()}}


def spartas_turn(
    god: str,
    track: Sequence[str | None],
    homes: Mapping[str, str],
    isles: Entries | None,
    seas: Fleets,
    cities: Entries | None,
) -> dict[str, Any]:
    """Cycle 3, Sparta's turn with a god and 9 gold, and a troop in everybody's homes; `isles` and `cities` add to that.

    A single card lies on the 2-space; several are the track from the 4-space.
    """
    return {
        "cycle": 3,
        "isles": with_more({name: {"owner": owner, "troops": 1} for name, owner in homes.items()}, isles),
        "seas": {
            name: {"owner": there[0], "fleets": there[1]} if isinstance(there, tuple) else there
            for name, there in seas.items()
        },
        "cities": with_more({"sparta": {"gold": 9}}, cities),
        "track": list(track) if len(track) != 1 else [None, None, *track],
        "turn": {"marker": "sparta", "god": god},
    }


def land_war(attackers: int, defenders: int, isles: Entries | None = None, **rest: Any) -> dict[str, Any]:
    """Sparta with Ares: troops on Naxos, whose fleet joins it to Athens's Delos; `isles` adds to what stands there."""
    lands: Entries = {
        "naxos": {"owner": "sparta", "troops": attackers},
        "delos": {"owner": "athens", "troops": defenders},
        "kea": {"owner": "athens"},
        "tinos": {"owner": "corinth"},
    }
    return {
        "players": 3,
        "turn": {"marker": "sparta", "god": "ares"},
        "isles": with_more(lands, isles),
        "seas": {"6-4": {"owner": "sparta"}},
        **rest,
    }
