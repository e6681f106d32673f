"""One moment of a game for every kind of decision: a position, and the actions that lead to it. Sparta is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cyclades import Game
from tests.rules.aegean import aegean


@dataclass(frozen=True)
class Moment:
    """Where a game begins, and what is done there before anybody looks."""

    game: Game
    actions: tuple[str, ...] = ()

    @property
    def position(self) -> dict[str, Any]:
        return self.game.to_position()


def _turn(god: str, *track: str, **rest: Any) -> Moment:
    """Sparta's turn in an old game: rich, with something of everything on the board."""
    things: dict[str, Any] = {
        "isles": {
            "kythnos": {"troops": 3},
            "naxos": {"buildings": ["port", "temple"]},
            "syros": {"buildings": ["fortress"]},
            "sifnos": {"metropolis": True, "markers": 1},
            "delos": {"figure": {"card": "medusa", "holder": "thebes", "called": 2}},
        },
        "seas": {"6-8": ("sparta", 3), "5-2": ("sparta", 1), "5-4": ("athens", 2), "3-7": ("corinth", 1)},
        "cities": {
            "sparta": {"gold": 12, "priests": 1, "philosophers": 2},
            "athens": {"priests": 2, "philosophers": 1},
            "corinth": {"philosophers": 3},
        },
        "discard": ["fates"],
    }
    return Moment(aegean(*(track or ("satyr", "sphinx", "kraken")), god=god, **(things | rest)))


def _called(card: str, *then: str, **rest: Any) -> Moment:
    """Sparta has just called a creature."""
    return Moment(_turn("athena", card, **rest).game, (f"call {card}", *then))


def _battle(where: dict[str, str], **more: Any) -> Moment:
    """Sparta, attacked by Athens, may retreat."""
    room = "land_battle" if "isle" in where else "sea_battle"
    battle = {"room": room, **where, "attacker": "athens", "defender": "sparta", "attackers": 2, "stage": 1, **more}
    return Moment(
        aegean(
            god="ares",
            isles={"naxos": {"troops": 2}, "paros": {"owner": "sparta", "troops": 1}},
            seas={"6-8": ("sparta", 2), "6-7": ("sparta", 1)},
            turn={"marker": "athens", "god": "ares" if room == "land_battle" else "poseidon"},
            flow=[{"room": "cycle"}, {"room": "turn", "ending": False}, battle],
        )
    )


def offering(gold: int = 9, options: dict[str, Any] | None = None) -> Moment:
    """The second offering of a cycle with five players."""
    return Moment(
        aegean(
            "satyr",
            "sphinx",
            "kraken",
            turn=None,
            gods=["poseidon", "ares", "zeus", "athena"],
            turn_order=["sparta", "corinth", "thebes", "argos"],
            bids={"ares": {"marker": "athens", "gold": 2}},
            cities={"sparta": {"gold": gold}},
            options=options or {},
        )
    )


def last_offering() -> Moment:
    """The same in what was agreed to be the last cycle."""
    return offering(options={"max_cycles": 3})


# A university would complete a set: with two ports to choose from, and with one.
NEAR_SET: Final = {
    "naxos": {"buildings": ["port", "fortress", "temple"]},
    "milos": {"owner": "sparta", "buildings": [None, None, "port"]},
}
ONE_SET: Final = {
    "naxos": {"buildings": ["port", "fortress", "temple"]},
    "milos": {"owner": "sparta"},
}
NO_RESERVE: Final = {"6-8": ("sparta", 7), "5-2": ("sparta", 1), "3-7": ("corinth", 1)}
PUSHED: Final = {"4-6": ("athens", 2), "6-5": ("thebes", 3), "6-4": ("argos", 1), "5-8": ("corinth", 1)}

MOMENTS: Final[dict[str, Moment]] = {
    "offering": offering(),
    "turn": _turn("ares"),
    "fleet_move": Moment(_turn("poseidon").game, ("move fleets 6-8",)),
    "troop_move": Moment(_turn("ares").game, ("move troops kythnos",)),
    "land_battle": _battle({"isle": "naxos"}),
    "sea_battle": _battle({"sea": "6-8"}, under_sylph=False),
    "satyr_victim": _called("satyr"),
    "dryad_victim": _called("dryad"),
    "siren_target": _called("siren"),
    "pegasus_source": _called("pegasus"),
    "giant_target": _called("giant"),
    "chimera_choice": _called("chimera", discard=["fates", "satyr", "griffon"]),
    "cyclops_building": _called("cyclops"),
    "sphinx_sale": _called("sphinx"),
    "sylph_fleets": _called("sylph"),
    "sylph_step": _called("sylph", "choose sea 6-8"),
    "harpy_target": _called("harpy"),
    "griffon_victim": _called("griffon"),
    "kraken_sea": _called("kraken"),
    "kraken_step": _called("kraken", "choose sea 5-8"),
    "figure_isle": _called("minotaur"),
    "siren_source": _called(
        "siren", "choose sea 3-7", seas={"6-8": ("sparta", 7), "5-2": ("sparta", 1), "3-7": ("corinth", 1)}
    ),
    "cyclops_type": _called("cyclops", "choose building naxos port on"),
    "polyphemus_stack": _called("polyphemus", "choose isle delos", isles={}, seas=PUSHED),
    "polyphemus_push": _called("polyphemus", "choose isle delos", "choose sea 4-6", isles={}, seas=PUSHED),
    "discard_set": Moment(_turn("athena", isles=NEAR_SET).game, ("build university milos",)),
    "place_metropolis": Moment(_turn("athena", isles=ONE_SET).game, ("build university milos",)),
    "place_marker": Moment(aegean("fates", turn=None, phase="actions", apollo=["sparta"])),
}

# Kinds that are there already, with something special about them.
SPECIAL_MOMENTS: Final[dict[str, Moment]] = {
    "poseidon": _turn("poseidon"),
    "near_enemy": _turn("poseidon", seas={"6-8": ("sparta", 3), "6-7": ("athens", 1)}),
    "no_gold": _turn("ares", cities={"sparta": {"gold": 0}}),
    "no_gold_to_offer": offering(gold=0),
}


def before_battle() -> Moment:
    """Sparta's fleets lie beside those of Athens, which have somewhere to go: the first round doesn't decide."""
    return Moment(aegean(god="poseidon", seas={"6-8": ("sparta", 4), "6-7": ("athens", 4)}), ("move fleets 6-8",))


def last_turn() -> Moment:
    """Nothing but the end of Sparta's turn is left of the game."""
    return _turn("athena", options={"max_cycles": 3})
