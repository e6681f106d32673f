"""One moment of a game for every kind of decision that the Hades modules bring, as in `moments`. Sparta is asked."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game, SeededChance
from tests.e2e.moments import Moment
from tests.rules.aegean import Fleets, Lands, aegean

HADES: Final = ("free_placement", "hades", "heroes", "favours")
CITIES: Final[dict[str, dict[str, Any]]] = {
    "sparta": {"gold": 15, "priests": 2, "philosophers": 1, "priestesses": 2},
    "athens": {"priests": 1, "items": ["trident"]},
}
ISLES: Final[Lands] = {
    "kythnos": {"troops": 3, "buildings": ["temple"]},
    "naxos": {"troops": 2, "buildings": ["port", "temple", "fortress"], "markers": 1},
    "syros": {"troops": 2, "markers": 2},
    "sifnos": {"metropolis": True},
}
SEAS: Final[Fleets] = {"6-8": ("sparta", 2), "5-2": ("sparta", 1), "5-4": ("athens", 2), "6-7": ("sparta", 1)}
HEROES: Final = {"ajax": {"isle": "kythnos"}, "ulysses": {"isle": "naxos"}, "hector": {"isle": "syros"}}


def table(*track: str, god: str = "ares", sparta: dict[str, Any] | None = None, **rest: Any) -> Game:
    """Cycle 3 with all modules, Sparta's turn: heroes on both sides, something of everything on the board."""
    things: dict[str, Any] = {
        "modules": list(HADES),
        "isles": ISLES,
        "seas": SEAS,
        "cities": CITIES | {"sparta": CITIES["sparta"] | (sparta or {})},
        "heroes": HEROES,
        "gone": ["perseus", "achilles"],
        "necropolis": "kea",
        "threat": 4,
    }
    return aegean(*(track or ("cerberus", "charon", "erinyes")), god=god, **(things | rest))


def by_hades(**rest: Any) -> Game:
    """Sparta's turn with Hades himself."""
    isles = ISLES | {"kythnos": {"troops": 3, "undead": 2}}
    return table(
        god="hades", isles=isles, gods=["ares", "poseidon", "zeus", "hades"], covered="athena", threat=10, **rest
    )


def favour(tile: str, *actions: str, god: str = "athena", **rest: Any) -> Moment:
    """Sparta's turn with the god that the favour lies beside."""
    gods = [name for name in ("ares", "poseidon", "zeus", "athena") if name != god] + [god]
    return Moment(table(god=god, gods=gods, favour={"tile": tile}, **rest), ("favour", *actions))


def asked(*items: str, phase: str, room: str, **rest: Any) -> Moment:
    """Sparta is asked about an item between turns."""
    flow = [{"room": "cycle"}, {"room": room, "player": "sparta"}]
    return Moment(table(turn=None, phase=phase, flow=flow, sparta={"items": list(items)}, **rest))


def battle(*steps: dict[str, Any], sparta: dict[str, Any] | None = None, **more: Any) -> Moment:
    """Athens attacks Sparta, who has an undead troop on Naxos; the steps lie on the battle."""
    fight = {
        "room": "land_battle",
        "isle": "naxos",
        "attacker": "athens",
        "defender": "sparta",
        "attackers": 3,
        "stage": 1,
        "attacking_heroes": ["hector"],
        **more,
    }
    return Moment(
        table(
            turn={"marker": "athens", "god": "ares"},
            isles=ISLES | {"naxos": ISLES["naxos"] | {"undead": 1}, "paros": {"owner": "sparta", "troops": 1}},
            heroes=HEROES | {"hector": {"owner": "athens"}},
            sparta=sparta,
            flow=[{"room": "cycle"}, {"room": "turn", "ending": False}, fight, *steps],
        )
    )


def opening(until: str) -> Moment:
    """Free placement: Sparta is the first to be asked, and offers so much that it places first."""
    for seed in range(99):
        start = Game.new(4, modules=HADES, options={"max_cycles": 3}, chance=SeededChance(seed))
        game, done = start.copy(), []
        while game.decision is not None and game.decision.kind != until:
            bids = [option.text for option in game.decision.options if option.kind == "bid"] or ["bid apollo"]
            done.append((max if game.player == 0 else min)(bids, key=lambda text: text.split()[-1]))
            game.apply(done[-1])
        if game.player == 0:
            return Moment(start, tuple(done))
    raise AssertionError("Sparta is never first")


def landing(*items: str) -> Moment:
    """Sparta, with Ulysses, has flown to Syros, where Athens and Hector defend."""
    game = table("pegasus", sparta={"items": list(items)})
    return Moment(game, ("call pegasus", "choose isle naxos", "take ulysses", "land syros 2"))


STEP: Final = {"player": "sparta"}

HADES_MOMENTS: Final[dict[str, Moment]] = {
    "prelude_offering": opening("prelude_offering"),
    "placement": opening("placement"),
    "upkeep": Moment(table(turn=None, phase="upkeep")),
    "obol_window": asked("obol", phase="gods", room="obol_window", threat=7, threat_roll=3),
    "apple_window": asked("apple", phase="offerings", room="apple_window"),
    "apple_victim": Moment(asked("apple", phase="offerings", room="apple_window").game, ("use apple",)),
    "apple_god": Moment(
        asked("apple", phase="offerings", room="apple_window").game, ("use apple", "choose player athens")
    ),
    "keep_figures": Moment(
        table(
            phase="actions",
            turn=None,
            bids={"ares": {"marker": "sparta", "gold": 2}},
            isles=ISLES | {"delos": {"figure": {"card": "medusa", "holder": "sparta", "called": 2}}},
        )
    ),
    "battle_item": landing("spear"),
    "battle_reroll": landing(),
    "choose_loss": battle({"room": "choose_loss", **STEP}),
    "save_unit": battle(
        {"room": "save_unit", **STEP, "loser": "sparta", "unit": "ulysses"}, sparta={"items": ["aegis"]}
    ),
    "thread_isle": Moment(battle(sparta={"items": ["thread"]}).game, ("use thread",)),
    "hero_isle": Moment(table("perseus", gone=[]), ("call perseus",)),
    "ulysses_priests": Moment(table(), ("sacrifice ulysses",)),
    "hector_set": Moment(
        table(
            heroes={"hector": {"isle": "naxos"}}, isles=ISLES | {"milos": {"owner": "sparta", "buildings": ["port"]}}
        ),
        ("sacrifice hector",),
    ),
    "erinyes_source": Moment(table("erinyes"), ("call erinyes",)),
    "erinyes_target": Moment(table("erinyes"), ("call erinyes", "choose isle syros")),
    "charon_hero": Moment(table("charon"), ("call charon",)),
    "aphrodite_isle": favour("aphrodite"),
    "artemis_card": favour("artemis"),
    "artemis_unit": favour("artemis", "give priest"),
    "hestia_building": favour("hestia"),
    "dionysus_isle": favour("dionysus", isles=ISLES | {"milos": {"owner": "sparta"}}),
    "hephaestus_item": favour("hephaestus"),
    "hermes_sea": favour("hermes"),
    "cup_card": Moment(table("cerberus", "charon", "erinyes", sparta={"items": ["cup"]}), ("use cup",)),
    "lyre_figure": Moment(
        table(
            "harpy",
            sparta={"items": ["lyre"]},
            isles=ISLES
            | {
                "delos": {"figure": {"card": "medusa", "holder": "thebes", "called": 3}},
                "milos": {"figure": {"card": "cerberus", "holder": "argos", "called": 3}},
            },
        ),
        ("use lyre",),
    ),
    "lyre_isle": Moment(
        table(
            "harpy",
            sparta={"items": ["lyre"]},
            isles=ISLES | {"delos": {"figure": {"card": "medusa", "holder": "thebes", "called": 3}}},
        ),
        ("use lyre",),
    ),
}

# More to look at: decisions of the base game with Hades's pieces in them.
MIXED_MOMENTS: Final[dict[str, Moment]] = {
    "turn": Moment(
        table(
            god="zeus",
            gods=["ares", "poseidon", "athena", "zeus"],
            favour={"tile": "hestia"},
            sparta={"items": ["fleece", "lyre"], "secret_items": ["aegis", "pandora"]},
        )
    ),
    "turn-hades": Moment(by_hades()),
    "troop_move": Moment(by_hades(), ("move troops kythnos", "take undead 1")),
    "troop_move-first": Moment(by_hades(), ("move troops kythnos",)),
    "land_battle": battle(sparta={"items": ["thread"]}),
    "place_metropolis": Moment(
        table(
            god="athena",
            heroes={"penthesilea": {"isle": "naxos"}},
            isles=ISLES | {"milos": {"owner": "sparta"}},
        ),
        ("build university milos", "choose building kythnos temple on"),
    ),
    "save_unit": battle(
        {"room": "save_unit", **STEP, "loser": "sparta", "unit": "undead"}, sparta={"secret_items": ["obol"]}
    ),
}


def last_cycle(**options: Any) -> Moment:
    """Hades is here, the heroes want their pay; Sparta has a metropolis and gold for Ajax's, nobody else has any."""
    poor = {city: {"gold": 0} for city in ("athens", "corinth", "thebes", "argos")}
    return Moment(
        table(
            turn=None,
            phase="upkeep",
            gods=["poseidon", "athena", "zeus", "hades"],
            covered="ares",
            threat=10,
            isles=ISLES | {"naxos": {"troops": 2, "metropolis": True}, "sifnos": {}},
            cities=poor | {"sparta": {"gold": 40, "priestesses": 1}},
            heroes={"ajax": {"isle": "kythnos"}, "ulysses": {"isle": "naxos"}},
            options=options,
        )
    )
