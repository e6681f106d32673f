"""The chances of battles of Titans: every throw of the dice is played out by the engine."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cyclades import Game, ScriptedChance
from cyclades.engine.machine.chance import ChanceError
from cyclades.odds.game import battle_odds
from tests.rules.thera import Fleets, Lands, thera

FACES: Final = {0: 1, 1: 2, 2: 2, 3: 1}  # B1.4: a face, and how many of the six sides have it
IN_BATTLE: Final = ("land_battle", "sea_battle", "choose_loss", "save_unit", "battle_reroll", "battle_item")
ENDS: Final = ("win", "lose", "both")


def left_of(game: Game, place: str) -> str | None:
    """Who has units at a place, or none."""
    position = game.to_position()
    if place in position["isles"]:
        isle = position["isles"][place]
        units = isle["troops"] + isle["titans"] + isle.get("undead", 0)
        units += sum(1 for hero in position.get("heroes", {}).values() if hero.get("isle") == place)
        return isle["owner"] if units else None
    sea = position["seas"].get(place)
    return sea["owner"] if sea else None


def played_out(game: Game, action: str, place: str, decider: str = "sparta") -> list[float]:
    """How often in percent the decider's side, the other or nobody is left at a place.

    Nobody retreats, plays an item or pays for the Caduceus; the first of the units that may be lost is.
    """
    ends = dict.fromkeys(ENDS, 0.0)

    def go_on(dice: list[int], weight: float) -> None:
        trial = game.copy()
        trial.engine.chance = ScriptedChance(dice)  # when they run out it goes on with every face; nothing is drawn
        try:
            trial.apply(action)
            while trial.decision is not None and trial.decision.kind in IN_BATTLE:
                texts = [option.text for option in trial.decision.options]
                trial.apply(next((text for text in ("stay", "pass") if text in texts), texts[0]))
        except ChanceError:
            for face, sides in FACES.items():
                go_on([*dice, face], weight * sides / 6)
            return
        owner = left_of(trial, place)
        ends["both" if owner is None else "win" if owner == decider else "lose"] += weight

    go_on([], 100.0)
    return [ends[end] for end in ENDS]


def told(game: Game, action: str) -> list[float]:
    odds = (battle_odds(game) or {})[str(game.parse(action))]
    return [odds[end] for end in ENDS]


def check(game: Game, action: str, place: str, **rest: Any) -> None:
    assert told(game, action) == pytest.approx(played_out(game, action, place, **rest), abs=0.051)


def begun(game: Game, *actions: str) -> Game:
    for action in actions:
        game.apply(action)
    return game


def kamari_to_pyrgos(kamari: dict[str, Any], pyrgos: dict[str, Any], *actions: str, **rest: Any) -> Game:
    """Sparta's Kamari and Thebes's Pyrgos touch."""
    return begun(thera(isles={"kamari": kamari, "pyrgos": pyrgos}, **rest), *actions)


@pytest.mark.parametrize(
    ("kamari", "pyrgos", "actions", "landing"),
    [
        ({"titans": 1}, {}, ["move titans kamari", "take titans 1"], "land pyrgos 0"),
        ({"titans": 1}, {}, ["move titans kamari", "take titans 1"], "land pyrgos 1"),
        ({"titans": 2, "troops": 0}, {"titans": 1}, ["move titans kamari", "take titans 1"], "land pyrgos 0"),
        ({"titans": 2, "troops": 0}, {"titans": 1}, ["move troops kamari", "take titans 2"], "land pyrgos 0"),
        ({"troops": 2}, {"troops": 0, "titans": 1}, ["move troops kamari"], "land pyrgos 2"),
        ({"titans": 1}, {"metropolis": True}, ["move titans kamari", "take titans 1"], "land pyrgos 1"),
        (
            {"titans": 1},
            {"metropolis": True, "special": "military"},
            ["move titans kamari", "take titans 1"],
            "land pyrgos 1",
        ),
        (
            {"titans": 1},
            {"metropolis": True, "special": "coastal"},
            ["move titans kamari", "take titans 1"],
            "land pyrgos 1",
        ),
        (
            {"titans": 1, "metropolis": True, "special": "military"},
            {"buildings": [None, None, "fortress"]},
            ["move titans kamari", "take titans 1"],
            "land pyrgos 1",
        ),
    ],
)
def test_titans_and_walls_on_land(
    kamari: dict[str, Any], pyrgos: dict[str, Any], actions: list[str], landing: str
) -> None:
    check(kamari_to_pyrgos(kamari, pyrgos, *actions), landing, "pyrgos")


def test_by_hand() -> None:
    """One titan against one troop: even; behind the Military metropolis it wins never, for the die has 3 at most."""
    game = kamari_to_pyrgos({"titans": 1}, {}, "move titans kamari", "take titans 1")
    assert told(game, "land pyrgos 0") == [36.1, 36.1, 27.8]
    walls = {"metropolis": True, "special": "military"}
    game = kamari_to_pyrgos({"titans": 1}, walls, "move titans kamari", "take titans 1")
    assert told(game, "land pyrgos 0") == [0, 97.2, 2.8]  # a tie: 3 against 0


@pytest.mark.parametrize("modules", [("hades",), ("heroes",), ("hades", "heroes")])
def test_with_undead_and_heroes(modules: tuple[str, ...]) -> None:
    kamari: dict[str, Any] = {"titans": 1, "troops": 1}
    rest: dict[str, Any] = {"modules": modules}
    actions = ["move titans kamari", "take titans 1"]
    if "hades" in modules:
        kamari |= {"undead": 1, "troops": 0}
        actions.append("take undead 1")
    if "heroes" in modules:
        rest["heroes"] = {"perseus": {"isle": "kamari"}}
        kamari["troops"] = 0
        actions.append("take perseus")
    walls = {"metropolis": True, "special": "military"}
    game = kamari_to_pyrgos(kamari, walls, *actions, **rest)
    check(game, f"land pyrgos {kamari['troops']}", "pyrgos")


@pytest.mark.parametrize("mine", [None, "coastal", "military"])
@pytest.mark.parametrize("theirs", [None, "coastal", "military"])
def test_coasts_at_sea(mine: str | None, theirs: str | None) -> None:
    """7-5 touches Athens's Oia and Sparta's Therasia."""
    lands: Lands = {"therasia": {"owner": "sparta"}, "oia": {}}
    for isle, special in (("therasia", mine), ("oia", theirs)):
        if special and not (isle == "oia" and mine == special):
            lands[isle] |= {"metropolis": True, "special": special}
    seas: Fleets = {"7-4": ("sparta", 1), "7-5": ("athens", 2)}
    game = begun(thera(god="poseidon", isles=lands, seas=seas), "move fleets 7-4")
    check(game, "sail 7-5 1", "7-5")


def test_the_odds_of_staying_count_titans_and_coasts() -> None:
    game = kamari_to_pyrgos({"titans": 1, "troops": 2}, {"troops": 2}, "move titans kamari", "take titans 1")
    game.engine.chance = ScriptedChance([1, 1])
    begun(game, "land pyrgos 1", "lose unit")
    assert game.decision is not None
    assert (game.decision.kind, game.player) == ("land_battle", 3), "a titan against a troop; Thebes may leave"
    check(game, "stay", "pyrgos", decider="thebes")
    lands: Lands = {"therasia": {"owner": "sparta", "metropolis": True, "special": "coastal"}}
    seas: Fleets = {"7-4": ("sparta", 2), "7-5": ("athens", 2)}
    game = begun(thera(god="poseidon", isles=lands, seas=seas), "move fleets 7-4")
    game.engine.chance = ScriptedChance([0, 3])
    begun(game, "sail 7-5 2")
    assert game.player == 1, "Athens may retreat first"
    check(game, "stay", "7-5", decider="athens")


# The Caduceus (T5.6, T7.5)

CADUCEUS: Final = {"caduceus": "kamari"}
WITH_IT: Final = ("move titans kamari", "take titans 1", "bring caduceus")


def test_before_a_battle_nobody_pays() -> None:
    game = kamari_to_pyrgos({"titans": 1}, {}, *WITH_IT, artifacts=CADUCEUS)
    check(game, "land pyrgos 1", "pyrgos")
    there = kamari_to_pyrgos(
        {"titans": 1}, {}, *WITH_IT[:2], artifacts={"caduceus": "pyrgos"}, cities={"thebes": {"gold": 9}}
    )
    check(there, "land pyrgos 1", "pyrgos")


def test_the_odds_before_a_battle_do_not_tell_the_defenders_gold() -> None:
    found = [
        battle_odds(
            kamari_to_pyrgos(
                {"titans": 1}, {}, *WITH_IT[:2], artifacts={"caduceus": "pyrgos"}, cities={"thebes": {"gold": gold}}
            )
        )
        for gold in (0, 9)
    ]
    assert found[0] == found[1]


@pytest.mark.parametrize("dice", [[0, 1], [1, 1]])
def test_what_a_coin_for_the_attackers_unit_brings(dice: list[int]) -> None:
    """A titan and a troop against two have lost a round, or tied: then the defender gives up one next."""
    game = kamari_to_pyrgos({"titans": 1}, {"troops": 2}, *WITH_IT, artifacts=CADUCEUS)
    game.engine.chance = ScriptedChance(dice)
    begun(game, "land pyrgos 1", "lose titan")
    assert game.decision is not None
    assert (game.decision.kind, game.player) == ("save_unit", 0)
    check(game, "pay", "pyrgos")
    check(game, "pass", "pyrgos")
    assert told(game, "pay")[0] > told(game, "pass")[0]


def test_what_a_coin_for_the_defenders_unit_brings() -> None:
    game = kamari_to_pyrgos(
        {"titans": 1},
        {"troops": 2},
        *WITH_IT[:2],
        artifacts={"caduceus": "pyrgos"},
        cities={"thebes": {"gold": 3}},
    )
    game.engine.chance = ScriptedChance([3, 0])
    begun(game, "land pyrgos 1")
    assert game.decision is not None
    assert (game.decision.kind, game.player) == ("save_unit", 3)
    for action in ("pay", "pass"):
        check(game, action, "pyrgos", decider="thebes")


def test_a_partner_who_may_pay_sees_the_chances_of_whom_he_helps() -> None:
    game = kamari_to_pyrgos(
        {"titans": 1}, {"troops": 2}, *WITH_IT, artifacts=CADUCEUS, teams=True, cities={"athens": {"gold": 2}}
    )
    game.engine.chance = ScriptedChance([0, 1])
    begun(game, "land pyrgos 1", "lose unit", "pass")
    assert game.decision is not None
    assert (game.decision.kind, game.player) == ("save_unit", 1)
    for action in ("pay", "pass"):
        check(game, action, "pyrgos")


def test_what_the_aegis_brings_for_a_hero() -> None:
    game = kamari_to_pyrgos(
        {"titans": 1},
        {"troops": 1},
        "move titans kamari",
        "take titans 1",
        "take ajax",
        modules=("heroes", "favours"),
        heroes={"ajax": {"isle": "kamari"}},
        cities={"sparta": {"gold": 9, "items": ["aegis"]}},
    )
    game.engine.chance = ScriptedChance([0, 3])
    begun(game, "land pyrgos 0")
    while game.decision is not None and game.decision.kind == "battle_item":
        begun(game, "pass")
    begun(game, "lose hero ajax")
    assert game.decision is not None
    assert game.decision.kind == "save_unit"
    assert set(battle_odds(game) or {}) == {str(game.parse("pass")), str(game.parse("use aegis"))}
    check(game, "pass", "pyrgos")
