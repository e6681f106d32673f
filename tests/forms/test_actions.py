"""Actions as numbers, notation and JSON: one to one, and anything else is refused while the game stays as it was."""

from __future__ import annotations

import random
import re
import runpy
from typing import Any

import pytest

from cyclades import FormError, Game, IllegalAction
from cyclades.content import rules_text
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.actions import ACTION_LIMIT, FAMILIES, FAMILY_OF, parts_of
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    CERBERUS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    ITEMS,
    METROPOLISES,
    ORDINARY,
)
from cyclades.engine.words.refusals import RULE_OF
from cyclades.forms.decision import KINDS
from tests.forms.damage import JUNK
from tests.forms.scenes import all_scenes, scenes
from tests.places import ROOT

RULES = set(re.findall(r"^- ([BCHT]\d+(?:\.\d+)?)\b", "".join(rules_text().values()), re.MULTILINE))
WITHOUT_TITANS = MODULES[:-1]
BASE_TABLES = [(2, "base-2-3"), (3, "base-2-3"), (4, "base-4"), (5, "base-5")]
TITANS_TABLES = [(3, "titans-3-4"), (4, "titans-3-4"), (5, "titans-5-6"), (6, "titans-5-6")]
TABLES = [
    *((*table, modules) for modules in ((), WITHOUT_TITANS) for table in BASE_TABLES),
    *((*table, modules) for modules in (("titans",), MODULES) for table in TITANS_TABLES),
]
# The numbers of the gods that take bids, by the modules.
GOD_NUMBERS = {(): {0, 1, 2, 3}, WITHOUT_TITANS: {0, 1, 2, 3, 4}, ("titans",): {0, 1, 2, 3, 5}, MODULES: set(range(6))}


def untouched(game: Game, position: dict[str, Any], actions: int) -> bool:
    return game.to_position() == position and game.action_count == actions


def numbers_in(game: Game) -> dict[str, set[int]]:
    """The numbers that name something in a game, by part of an action; other parts name something everywhere."""
    modules = game.config.modules
    hades = "hades" in modules  # the tables here have all of Hades's modules, or none
    titans = "titans" in modules
    cards = set(range(FIRST_ARTIFACT if hades else CERBERUS))
    return {
        "isle": set(range(len(game.board.territory_ids))),
        "sea": set(range(len(game.board.sea_ids))),
        "player": set(range(game.config.players)),
        "god": GOD_NUMBERS[modules],
        "card": cards | (set(range(FIRST_ARTIFACT, len(CARDS))) if titans else set()),
        "building": set(range(1, len(BUILDINGS) if hades else len(BUILDINGS) - 1)),
        "hero": set(range(FIRST_ARTIFACT - FIRST_HERO)) if hades else set(),
        "item": set(range(len(ITEMS))) if hades else set(),
        "artifact": set(range(len(CARDS) - FIRST_ARTIFACT)) if titans else set(),
        "metropolis": set(range(ORDINARY, len(METROPOLISES))) if titans else set(),
    }


@pytest.mark.parametrize(("players", "board", "modules"), TABLES)
def test_number_notation_and_json_say_the_same(players: int, board: str, modules: tuple[str, ...]) -> None:
    """For every number: it has all three forms and each leads back to it, or it names what this game hasn't."""
    game = Game.new(players, seed=0, board=board, modules=modules)
    there = numbers_in(game)
    spelled: set[str] = set()
    known: dict[str, int] = {}
    for action in range(ACTION_LIMIT):
        family = FAMILIES[FAMILY_OF[action]]
        parts = parts_of(action)
        if any(part in there and parts[part] not in there[part] for part in parts):
            for use in (game.text, game.json_form):
                with pytest.raises(FormError, match=r"^number_not_in_game \(kind="):
                    use(action)
            continue
        text = game.text(action)
        json_form = game.json_form(action)
        assert json_form["action"] == family.name
        assert set(json_form) == {"action", *parts}
        assert (game.parse(text), game.parse(json_form), game.parse(action)) == (action, action, action)
        assert text not in spelled
        spelled.add(text)
        known[family.name] = known.get(family.name, 0) + 1
    hades, titans = "hades" in modules, "titans" in modules
    assert known["recruit_troop"] == len(there["isle"])
    assert known["recruit_fleet"] == len(there["sea"])
    assert known["choose_player"] == players
    assert known["sail"] == len(there["sea"]) * 9  # none, where only undead take the step
    assert known["choose_building"] == len(there["isle"]) * (5 if hades else 4) * 2
    assert known["bid"] == (4 + hades + titans) * 99
    assert known["call"] == 17 + 10 * hades + 5 * titans
    assert known.get("choose_metropolis", 0) == 6 * titans
    absent = ({"hero", "item"} if not hades else set()) | ({"artifact", "metropolis"} if not titans else set())
    assert set(known) == {family.name for family in FAMILIES if not absent & {part.name for part in family.parts}}


def test_the_page_knows_every_kind_by_its_words() -> None:
    """`python tools/write_notation.py` writes it anew."""
    tool = runpy.run_path(str(ROOT / "tools" / "write_notation.py"))
    assert tool["NOTATION"].read_text(encoding="utf-8") == tool["module"]()


@pytest.mark.parametrize("kind", KINDS)
def test_each_form_of_a_legal_action_does_the_same(kind: str) -> None:
    for game in scenes()[kind]:
        rng = random.Random(kind)
        action = rng.choice(game.legal_actions())
        by_number, by_text, by_json = game.copy(), game.copy(), game.copy()
        by_number.apply(action)
        by_text.apply(game.text(action))
        by_json.apply(game.json_form(action))
        assert by_number.to_position() == by_text.to_position() == by_json.to_position()


@pytest.mark.parametrize("kind", KINDS)
def test_every_action_is_legal_or_explained(kind: str) -> None:
    """Legality and explanation agree for all numbers, and an explanation names a rule that there is."""
    for game in scenes()[kind]:
        legal = set(game.legal_actions())
        for action in range(ACTION_LIMIT):
            refusal = game.explain(action)
            assert (refusal is None) == (action in legal), game.text(action)
            if refusal is not None:
                assert refusal.code in RULE_OF
                assert refusal.rule in RULES


def test_an_illegal_action_changes_nothing() -> None:
    for game in all_scenes():
        position, count = game.to_position(), game.action_count
        legal = set(game.legal_actions())
        rng = random.Random(count)
        for action in rng.sample([number for number in range(ACTION_LIMIT) if number not in legal], 30):
            with pytest.raises(IllegalAction) as raised:
                game.apply(action)
            assert str(raised.value).startswith(f"{raised.value.code} ({raised.value.rule})")
        assert untouched(game, position, count)
        assert game.legal_actions() == sorted(legal, key=game.legal_actions().index)


def test_somebody_else_cannot_decide() -> None:
    for game in all_scenes():
        position, count = game.to_position(), game.action_count
        action = game.legal_actions()[0]
        for player in range(game.config.players):
            if player != game.player:
                with pytest.raises(IllegalAction) as raised:
                    game.apply(action, player=player)
                assert raised.value.code == "not_your_decision"
                assert raised.value.refusal.args == {"player": game.player}
        assert untouched(game, position, count)
        game.copy().apply(action, player=game.player)


def test_nothing_can_be_decided_when_the_game_is_over() -> None:
    game = Game.new(3, seed=1, options={"max_cycles": 1})
    while not game.over:
        game.apply(game.legal_actions()[0])
    position, count = game.to_position(), game.action_count
    for action in range(0, ACTION_LIMIT, 100):
        with pytest.raises(IllegalAction) as raised:
            game.apply(action)
        assert raised.value.code == "game_over"
        with pytest.raises(IllegalAction):
            game.apply(action, player=0)
    assert untouched(game, position, count)


NO_ACTIONS: list[object] = [
    *("", " ", "bid", "bid ares", "bid ares five", "bid ares 0", "bid ares -1", "bid ares 1.0"),
    *("bid ares 5 5", "bid hades 5", "bid apollo 1", "BID ARES 5", "bid ares ٥", "bid ares ²", "bid ares 1e1"),
    *("recruit", "recruit troop", "recruit troop atlantis", "recruit troop 5-0", "recruit fleet kea", "sail 5-0"),
    *("sail 5-0 9", "sail 5-0 -1", "land kea 9", "build palace kea", "build port", "choose player rome", "end turn"),
    *("call unicorn", "choose building kea port", "choose building kea port under", "\x00", "end\x00", "énd"),
    *("bid ares " + "9" * 5000, "end " * 10_000),
    *({}, {"action": None}, {"action": []}, {"action": "fly"}, {"action": "bid"}),
    {"action": "end_turn", "isle": "kea"},
    *({"action": "bid", "god": "ares", "gold": gold} for gold in ("5", 5.0, True, None, [5], 0, -1)),
    *({"action": "bid", "god": god, "gold": 5} for god in ("apollo", "hades", 1, None, ["ares"], {"ares": 1})),
    {"action": "bid", "god": "ares", "gold": 5, "more": 1},
    {"action": "recruit_troop", "isle": "5-0"},
    {"action": "choose_building", "isle": "kea", "building": "none", "space": "on"},
    {1: 2},
    *(None, True, False, 1.0, 5.5, [], ["end"], b"end", ("end",), float("nan")),
    *(-1, ACTION_LIMIT, 10**6, 2**63, 2**70, -(2**70)),
]  # fmt: skip


@pytest.mark.parametrize("given", NO_ACTIONS, ids=lambda given: repr(given)[:40])
def test_what_is_no_action_is_refused_everywhere(given: object) -> None:
    moved = Game.from_position({"turn": {"marker": "sparta", "god": "poseidon"}})
    moved.apply(next(action for action in moved.legal_actions() if moved.text(action).startswith("move fleets")))
    moved.apply(moved.legal_actions()[0])
    assert moved.text(1) == "stop"
    assert 1 in moved.legal_actions()  # True must not be taken for it
    for game in (Game.new(5, seed=1), moved):
        refused_everywhere(game, given)


def refused_everywhere(game: Game, given: object) -> None:
    position, count = game.to_position(), game.action_count
    for use in (game.apply, game.parse, game.explain):
        with pytest.raises(FormError) as raised:
            use(given)
        assert str(raised.value)
    assert untouched(game, position, count)


NO_MODULE_ACTIONS: list[object] = [
    *("take undead 0", "take undead 6", "take undead", "take kraken", "take", "take ajax hector", "pay charon"),
    *("sacrifice", "sacrifice minotaur", "priestess zeus", "dismiss cerberus", "use", "use sword", "use golden fleece"),
    *("favour hermes", "choose item sword", "choose god hermes", "choose god apollo", "choose number 0", "lose"),
    *("lose hero", "lose hero medusa", "lose unit naxos", "reroll 2", "pass on", "give", "give priestess"),
    *("build necropolis", "build necropolis atlantis", "build necropolis 5-0", "choose number 1.5", "choose number x"),
    *({"action": "join_undead", "undead": undead} for undead in ("1", True, 0, 6, None, [1])),
    *({"action": "join_hero", "hero": hero} for hero in ("kraken", 0, None)),
    {"action": "join_hero", "card": "ajax"},
    {"action": "use_item", "item": "hermes"},
    {"action": "use_favour", "favour": "hermes"},
    {"action": "choose_number", "number": 0},
    {"action": "choose_god", "god": "apollo"},
    *("recruit titan", "recruit titan atlantis", "recruit titan 5-0", "move titans", "take titans 0", "take titans 4"),
    *("bring", "bring spear", "bring helm sandals", "pass through oia", "pass through oia 9", "pass oia 1"),
    *("lose titan oia", "pay 1", "choose metropolis none", "choose metropolis oia", "send", "send helm oia"),
    *({"action": "join_titans", "titans": titans} for titans in ("1", True, 0, 4, None)),
    {"action": "join_artifact", "artifact": "minotaur"},
    {"action": "join_artifact", "card": "helm"},
    {"action": "choose_metropolis", "metropolis": "none"},
]  # fmt: skip


@pytest.mark.parametrize("given", NO_MODULE_ACTIONS, ids=lambda given: repr(given)[:40])
def test_what_is_no_action_of_a_module_is_refused_everywhere(given: object) -> None:
    refused_everywhere(Game.new(3, seed=1, modules=MODULES), given)


@pytest.mark.parametrize(
    ("module", "given"),
    [
        ("hades", "bid hades 1"),
        ("heroes", "call ajax"),
        ("heroes", "sacrifice ajax"),
        ("heroes", "call cerberus"),
        ("favours", "use aegis"),
        ("favours", "build theatre oia"),
        ("titans", "bid kronos 1"),
        ("titans", "call helm"),
        ("titans", "bring helm"),
        ("titans", "send sandals"),
        ("titans", "choose metropolis coastal"),
        ("titans", "choose metropolis ordinary"),
    ],
)
def test_what_a_module_brings_is_no_action_without_it(module: str, given: str) -> None:
    without = tuple(name for name in MODULES if name != module)
    refused_everywhere(Game.new(3, seed=1, modules=without), given)
    assert Game.new(3, seed=1, modules=MODULES).parse(given)


WORDS = (
    *("bid", "ares", "zeus", "apollo", "recruit", "troop", "fleet", "priest", "build", "port", "kea", "naxos"),
    *("5-0", "0", "1", "2", "99", "move", "fleets", "end", "stop", "choose", "isle", "sea", "player", "sparta"),
    *("card", "satyr", "call", "on", "off", "{isle}", "%s", "take", "undead", "ajax", "use", "aegis", "favour", "pass"),
    *("titan", "titans", "kronos", "bring", "send", "helm", "through", "metropolis", "coastal", "oia", "lose", "pay"),
)


@pytest.mark.parametrize("modules", [(), WITHOUT_TITANS, MODULES], ids=["base", "hades", "titans"])
def test_random_words_are_refused_or_an_action(modules: tuple[str, ...]) -> None:
    game = Game.new(5, seed=3, modules=modules)
    rng = random.Random(5)
    readable = 0
    for _ in range(5000):
        line = " ".join(rng.choice(WORDS) for _ in range(rng.randint(1, 4)))
        try:
            action = game.parse(line)
        except FormError:
            continue
        readable += 1
        assert game.text(action) == line
    assert readable > 20


def test_random_json_is_refused_or_an_action() -> None:
    game = Game.new(5, seed=3)
    rng = random.Random(6)
    for _ in range(3000):
        form = dict(game.json_form(rng.choice(game.legal_actions())))
        part = rng.choice([*form, "more"])
        spoiled: dict[str, Any] = {**form, part: rng.choice(JUNK)}
        try:
            action = game.parse(spoiled)
        except FormError:
            continue
        assert game.json_form(action) == spoiled


def test_space_around_words_does_not_matter() -> None:
    game = Game.new(5, seed=1)
    god = game.to_position()["gods"][0]
    assert game.parse(f"  bid \t {god}   2\n") == game.parse(f"bid {god} 2")
