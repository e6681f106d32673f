"""One moment of a game for every kind of decision of Titans, as in `moments`: Sparta, partner of Athens, is asked."""

from __future__ import annotations

from typing import Any, Final

from cyclades import Game
from tests.e2e.moments import Moment
from tests.rules.kalliste import before_start
from tests.rules.thera import Lands, teams

GODS: Final = ["ares", "athena", "kronos"]
ISLES: Final[Lands] = {
    "fira": {"troops": 3, "titans": 2, "buildings": ["port"], "markers": 1},
    "kamari": {"troops": 2, "titans": 1},
    "finikia": {"troops": 2, "buildings": ["temple"]},
    "oia": {"metropolis": True},
    "pyrgos": {"troops": 2, "titans": 1},
    "emporio": {"buildings": ["fortress"], "markers": 1},
}
ARTIFACTS: Final = {"helm": "kamari", "sandals": "fira", "caduceus": "oia", "lightning": "pyrgos"}
ROW: Final = ("ares", "athena", "kronos", "zeus", "poseidon")
TWO: Final[Lands] = {"fira": {"troops": 2, "metropolis": True}, "oia": {"metropolis": True}}


def table(
    *track: str,
    god: str = "kronos",
    isles: Lands | None = None,
    artifacts: dict[str, str] | None = None,
    **rest: Any,
) -> Game:
    """Cycle 3, Sparta's turn in a game of two teams: titans and artifacts on both sides."""
    lands = ISLES if isles is None else isles
    lie = ARTIFACTS if artifacts is None else artifacts
    return teams(*(track or ("satyr", "cornucopia")), god=god, isles=lands, artifacts=lie, **({"gods": GODS} | rest))


def asked(*actions: str, **rest: Any) -> Moment:
    """Sparta is about to begin its turn with Ares."""
    return Moment(table(turn=None, phase="actions", bids={"ares": {"marker": "sparta", "gold": 2}}, **rest), actions)


def attacked(*steps: dict[str, Any], artifacts: dict[str, str] | None = None, **more: Any) -> Moment:
    """Thebes, with a titan, attacks Sparta on Kamari; the steps lie on the battle."""
    fight = {
        "room": "land_battle",
        "isle": "kamari",
        "attacker": "thebes",
        "defender": "sparta",
        "attackers": 2,
        "stage": 1,
        "attacking_titans": 1,
        **more,
    }
    flow = [{"room": "cycle"}, {"room": "turn", "ending": False}, fight, *steps]
    isles = ISLES | {"pyrgos": {"troops": 0}}
    return Moment(table(turn={"marker": "thebes", "god": "ares"}, isles=isles, artifacts=artifacts, flow=flow))


def harvest() -> Game:
    """The revenue of cycle 3: the Cornucopia lies on Fira, with its markers."""
    return table(
        "satyr", "harpy", turn=None, phase="revenue", artifacts={"cornucopia": "fira"}, cities={"sparta": {"gold": 2}}
    )


def auction(**rest: Any) -> Game:
    """Sparta, who has the Lightning, stands on Ares; Corinth bids."""
    return table(
        turn=None,
        turn_order=["corinth", "athens", "thebes"],
        bids={"ares": {"marker": "sparta", "gold": 2}},
        artifacts={"lightning": "fira"},
        **rest,
    )


def placement(left: str, after: str | None = None) -> Moment:
    """Six players place freely: Sparta, with Kronos as third god, when that is left to it and the other isn't."""
    start = before_start(6, list(ROW))
    game, done = start.copy(), ["bid kronos 1", *(f"bid {god} 1" for god in ROW if god != "kronos"), "bid apollo"]
    for action in done:
        game.apply(action)
    while (asked := game.decision) is not None:
        if game.player == 0 and asked.subject[left] and not (after and asked.subject[after]):
            break
        done.append(asked.options[0].text)
        game.apply(done[-1])
    return Moment(start, tuple(done))


TITANS_MOMENTS: Final[dict[str, Moment]] = {
    "titans_placement": placement("troops_left"),
    "artifact_isle": Moment(table(), ("call cornucopia",)),
    "special_choice": Moment(
        table(
            god="athena",
            cities={"sparta": {"philosophers": 3}},
            isles=ISLES | {"kamari": {"troops": 2, "metropolis": True}},
            specials=["coastal", "cultural"],
        ),
        ("recruit philosopher",),
    ),
    "military_victory": Moment(
        table(god="ares", isles=TWO | {"balos": {"owner": "corinth"}, "pyrgos": {"troops": 0}}, artifacts={}),
        ("move troops kamari", "land pyrgos 1"),
    ),
    "send_artifacts": asked(),
    "send_target": asked("send helm"),
    "lightning_coin": Moment(auction(), ("bid ares 3",)),
    "cornucopia_share": Moment(harvest()),
}

# More to look at: decisions of the base game with what Titans adds to them.
MIXED_TITANS: Final[dict[str, Moment]] = {
    "turn-kronos": Moment(table()),
    "turn-kronos-first": Moment(table(gods=["kronos", "ares", "athena"], isles=ISLES | {"fira": {"troops": 3}})),
    "turn-zeus": Moment(table(god="zeus", gods=["zeus", "ares", "athena"])),
    "turn-landless": Moment(table(isles={"fira": {"owner": "athens"}, "kamari": {"owner": "athens"}}, artifacts={})),
    "troop_move-first": Moment(table(), ("move titans fira",)),
    "troop_move-titans": Moment(table(), ("move titans fira", "take titans 1")),
    "troop_move-helm": Moment(table(), ("move titans kamari", "take titans 1", "bring helm")),
    "troop_move-passing": Moment(
        table(), ("move titans kamari", "take titans 1", "bring helm", "pass through pyrgos 1")
    ),
    "land_battle-artifacts": attacked(),
    "choose_loss-titan": attacked({"room": "choose_loss", "player": "sparta"}),
    "save_unit-caduceus": attacked(
        {"room": "save_unit", "player": "sparta", "unit": "titan", "loser": "sparta"},
        artifacts={"caduceus": "kamari"},
    ),
    "offering-lightning": Moment(
        table(
            turn=None,
            turn_order=["sparta", "athens", "corinth"],
            bids={"ares": {"marker": "thebes", "gold": 2}},
            artifacts={"lightning": "pyrgos"},
        )
    ),
    "titans_placement-fleet": placement("fleets_left", after="titans_left"),
    "titans_placement-building": placement("building_types", after="fleets_left"),
}

ALL_TITANS: Final = TITANS_MOMENTS | MIXED_TITANS
