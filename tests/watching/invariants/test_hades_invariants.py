"""Whether the watch over games with modules is awake: each position here breaks something that always holds (H)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.machine.room_numbers import HEPHAESTUS_ITEM
from cyclades.engine.war.battle import ATTACKING_HEROES, ATTACKING_UNDEAD
from cyclades.engine.words.pieces import CARDS, FAVOURS, FIRST_HERO, GODS, HADES, ITEMS
from tests.watching.invariants.base import check_position
from tests.watching.snapshot import Breach, content_of

ALL = ["free_placement", "hades", "heroes", "favours"]

# Cycle 4 with Hades: Sparta's turn with him, undead of Sparta's on Naxos and at sea, the necropolis on Tinos.
HADES_CYCLE: dict[str, Any] = {
    "players": 3,
    "modules": ALL,
    "cycle": 4,
    "threat": 10,
    "threat_roll": 4,
    "gods": ["zeus", "hades"],
    "covered": "ares",
    "turn": {"marker": "sparta", "god": "hades"},
    "cities": {"sparta": {"gold": 7, "priestesses": 2, "items": ["aegis"]}, "athens": {"secret_items": ["spear"]}},
    "isles": {
        "naxos": {"owner": "sparta", "troops": 2, "undead": 2, "buildings": [None, None, "port"]},
        "tinos": {"owner": "athens", "troops": 1, "gold": 3},
        "syros": {"owner": "corinth", "buildings": ["fortress", "theatre"]},
        "kea": {"gold": 1},
    },
    "seas": {
        "6-4": {"owner": "sparta", "fleets": 1, "undead": 1, "markers": 1},
        "4-5": {"owner": "athens", "fleets": 1},
    },
    "necropolis": "tinos",
    "heroes": {"ajax": {"isle": "naxos", "hired": 3}, "hector": {"isle": "tinos", "hired": 4}},
    "kept": ["ajax"],
    "gone": ["perseus"],
    "hidden_isle": "corinth",
    "item_discard": ["fleece"],
}
# Cycle 3 without him: offerings, a favour beside Athena, and the Apple keeps Corinth off Zeus.
FAVOUR_CYCLE: dict[str, Any] = {
    "players": 3,
    "modules": ALL,
    "cycle": 3,
    "threat": 5,
    "gods": ["zeus", "athena"],
    "bids": {"zeus": {"marker": "sparta", "gold": 2}},
    "isles": {"naxos": {"owner": "sparta", "troops": 1}, "kea": {"owner": "athens"}, "milos": {"owner": "corinth"}},
    "favour": {"tile": "hermes"},
    "favours": ["demeter", "hera"],
    "apple": {"player": "corinth", "god": "zeus"},
}
BASE: dict[str, Any] = {"players": 3, "cycle": 3}
PRELUDE: dict[str, Any] = {
    "players": 3,
    "modules": ["free_placement"],
    "phase": "offerings",
    "gods": ["ares", "zeus"],
    "isles": {},
    "apollo": ["corinth"],
    "flow": [{"room": "prelude"}, {"room": "prelude_offering", "marker": "sparta", "ousted_from": None}],
    "turn_order": ["sparta", "athens"],
}

# A position, a row or number of the state, a place in it, and a value it can't have there.
IMPOSSIBLE: list[tuple[dict[str, Any], str, int | str | None, int | str]] = [
    (HADES_CYCLE, "threat", None, 15),
    (HADES_CYCLE, "threat", None, 8),
    (HADES_CYCLE, "threat", None, -1),
    (HADES_CYCLE, "threat_roll", None, 7),
    (HADES_CYCLE, "covered", None, -1),
    (HADES_CYCLE, "covered", None, GODS.index("zeus")),
    (HADES_CYCLE, "god_row", 1, GODS.index("athena")),
    (HADES_CYCLE, "undead", "naxos", 6),
    (HADES_CYCLE, "undead", "naxos", -1),
    (HADES_CYCLE, "undead", "tinos", 1),
    (HADES_CYCLE, "undead_fleets", "6-4", 6),
    (HADES_CYCLE, "undead_fleets", "4-5", 1),
    (HADES_CYCLE, "undead_spent", "6-4", 1),
    (HADES_CYCLE, "phase", None, 5),
    (HADES_CYCLE, "necropolis", None, -1),
    (HADES_CYCLE, "necropolis", None, "delos"),
    (HADES_CYCLE, "metropolis", "tinos", 1),
    (HADES_CYCLE, "grave_gold", "tinos", -1),
    (HADES_CYCLE, "hero_territory", CARDS.index("ajax") - FIRST_HERO, "tinos"),
    (HADES_CYCLE, "hero_territory", CARDS.index("ajax") - FIRST_HERO, -1),
    (HADES_CYCLE, "hero_territory", CARDS.index("perseus") - FIRST_HERO, "naxos"),
    (HADES_CYCLE, "kept", None, 0),
    (HADES_CYCLE, "kept", None, 1 << CARDS.index("hector") | 1 << CARDS.index("ajax")),
    (HADES_CYCLE, "kept", None, 1 << CARDS.index("achilles") | 1 << CARDS.index("ajax")),
    (HADES_CYCLE, "gone", None, 0),
    (HADES_CYCLE, "gone", None, 1 << CARDS.index("perseus") | 1 << CARDS.index("ajax")),
    (HADES_CYCLE, "hidden_isle", None, -1),
    (HADES_CYCLE, "called_in", CARDS.index("perseus"), 2),
    (HADES_CYCLE, "discard", None, 1 << CARDS.index("penthesilea")),
    (HADES_CYCLE, "favour", None, FAVOURS.index("hermes")),
    (HADES_CYCLE, "favour_used", None, 1),
    (HADES_CYCLE, "favour_stack", None, 1),
    (HADES_CYCLE, "priestesses", 0, 10),
    (HADES_CYCLE, "priestesses", 0, -1),
    (HADES_CYCLE, "items", 0, 0),
    (HADES_CYCLE, "items", 1, 1 << ITEMS.index("aegis")),
    (HADES_CYCLE, "secret_items", 2, 1 << ITEMS.index("spear")),
    (HADES_CYCLE, "item_discard", None, 0),
    (HADES_CYCLE, "item_discard", None, 1 << ITEMS.index("fleece") | 1 << len(ITEMS)),
    (HADES_CYCLE, "item_deck", None, 0),
    (HADES_CYCLE, "sea_markers", "6-4", 25),
    (HADES_CYCLE, "sea_markers", "6-4", -1),
    (HADES_CYCLE, "prosperity", "naxos", 24),
    (FAVOUR_CYCLE, "threat", None, 9),
    (FAVOUR_CYCLE, "god_row", 1, HADES),
    (FAVOUR_CYCLE, "undead", "naxos", 1),
    (FAVOUR_CYCLE, "grave_gold", "naxos", 1),
    (FAVOUR_CYCLE, "necropolis_built", None, 1),
    (FAVOUR_CYCLE, "favour", None, FAVOURS.index("hera")),
    (FAVOUR_CYCLE, "favour_stack", None, 1 << len(FAVOURS)),
    (FAVOUR_CYCLE, "apple_player", None, 0),
    (FAVOUR_CYCLE, "apple_player", None, -1),
    (FAVOUR_CYCLE, "apple_god", None, GODS.index("ares")),
    (BASE, "threat", None, 1),
    (BASE, "covered", None, 1),
    (BASE, "necropolis", None, 0),
    (BASE, "gone", None, 1 << CARDS.index("ajax")),
    (BASE, "hidden_isle", None, 0),
    (BASE, "discard", None, 1 << CARDS.index("ajax")),
    (BASE, "track", 0, CARDS.index("cerberus")),
    (BASE, "favour", None, 0),
    (BASE, "item_deck", None, 1),
    (BASE, "apple_player", None, 0),
    (PRELUDE, "apollo_queue", 1, 1),
    (PRELUDE, "track", 0, 3),
    (PRELUDE, "owner", "naxos", 0),
]


@pytest.mark.parametrize("position", [HADES_CYCLE, FAVOUR_CYCLE, BASE, PRELUDE])
def test_the_positions_themselves_are_possible(position: dict[str, Any]) -> None:
    game = Game.from_position(position)
    check_position(game, content_of(game))


@pytest.mark.parametrize(("position", "name", "place", "value"), IMPOSSIBLE)
def test_an_impossible_position_is_a_breach(
    position: dict[str, Any], name: str, place: int | str | None, value: int | str
) -> None:
    game = Game.from_position(position)
    isles, seas = game.board.territory_ids, game.board.sea_ids
    number = isles.index(value) if isinstance(value, str) else value
    if place is None:
        setattr(game.engine.state, name, number)
    else:
        at = place if isinstance(place, int) else seas.index(place) if place in seas else isles.index(place)
        getattr(game.engine.state, name)[at] = number
    with pytest.raises(Breach):
        check_position(game, content_of(game))


def slot_on_space(game: Game, isle: str) -> int:
    territory = game.board.territory_ids.index(isle)
    slots = range(game.board.first_slot[territory], game.board.first_slot[territory + 1])
    return next(slot for slot in slots if game.board.on_space[slot])


def test_a_building_under_the_necropolis_is_a_breach() -> None:
    game = Game.from_position(HADES_CYCLE)
    game.engine.state.buildings[slot_on_space(game, "tinos")] = 1
    with pytest.raises(Breach, match="under the necropolis"):
        check_position(game, content_of(game))


def test_a_fifth_theatre_is_a_breach() -> None:
    game = Game.from_position(HADES_CYCLE)
    neutral = [territory for territory, owner in enumerate(game.engine.state.owner) if owner < 0]
    slots = [slot for territory in neutral for slot in [game.board.first_slot[territory]]]
    for slot in slots[:4]:
        game.engine.state.buildings[slot] = 5
    with pytest.raises(Breach, match="more than 4"):
        check_position(game, content_of(game))


def test_a_set_with_a_theatre_that_is_kept_is_a_breach() -> None:
    game = Game.from_position(HADES_CYCLE)
    naxos = game.board.first_slot[game.board.territory_ids.index("naxos")]
    for place, building in enumerate((1, 2, 5)):
        game.engine.state.buildings[naxos + place] = building
    check_position(game, content_of(game))
    game.engine.state.buildings[naxos + 3] = 4
    with pytest.raises(Breach, match="set"):
        check_position(game, content_of(game))


def test_an_attack_with_units_that_stand_elsewhere_is_a_breach() -> None:
    position = HADES_CYCLE | {
        "flow": [
            {"room": "cycle"},
            {"room": "turn", "ending": False},
            {
                "room": "land_battle",
                "isle": "tinos",
                "attacker": "sparta",
                "defender": "athens",
                "attackers": 1,
                "stage": 1,
            },
        ],
        "cities": {"athens": {"secret_items": ["thread"]}},
        "isles": HADES_CYCLE["isles"] | {"delos": {"owner": "athens"}},
        "heroes": {},
        "kept": [],
    }
    game = Game.from_position(position)
    check_position(game, content_of(game))
    for argument, value in ((ATTACKING_UNDEAD, 4), (ATTACKING_HEROES, 1), (4, 7)):
        twin = game.copy()
        twin.engine.set_argument(argument, value)
        with pytest.raises(Breach):
            check_position(twin, content_of(twin))


def test_an_item_shown_and_in_the_deck_is_a_breach() -> None:
    game = Game.from_position(HADES_CYCLE)
    deck = [item for item in range(len(ITEMS)) if game.engine.state.item_deck >> item & 1]
    game.engine.push(HEPHAESTUS_ITEM, deck[0], deck[1])
    with pytest.raises(Breach, match="2 places"):
        check_position(game, content_of(game))
    game.engine.state.item_deck -= (1 << deck[0]) + (1 << deck[1])
    check_position(game, content_of(game))
