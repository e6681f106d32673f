"""Events in names, and back."""

from __future__ import annotations

import ast
import json
import random

import pytest

from cyclades import FormError, Game
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words import events
from cyclades.engine.words.pieces import AJAX, CULTURAL, HELM, MILITARY, SANDALS
from cyclades.forms.event_form import EVENTS, event_from_json, event_to_json
from tests.places import ROOT

WITHOUT_TITANS = MODULES[:-1]


@pytest.mark.parametrize(
    ("players", "modules", "kinds"),
    [(players, (), 20) for players in (2, 3, 5)]
    + [(players, WITHOUT_TITANS, 40) for players in (2, 3, 5)]
    + [(players, MODULES, 50) for players in (3, 5, 6)],
)
def test_events_of_whole_games_come_back_from_their_json(players: int, modules: tuple[str, ...], kinds: int) -> None:
    heard: list[events.Event] = []
    game = Game.new(players, seed=players, modules=modules, options={"max_cycles": 15}, listen=heard.append)
    rng = random.Random(players)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert len({type(event) for event in heard}) > kinds
    for event in heard:
        for seen in (event, event.seen_by(None)):
            form = json.loads(json.dumps(event_to_json(game.names, seen)))
            assert event_from_json(game.names, form) == seen


def test_forms_have_names() -> None:
    names = Game.new(3, seed=1).names
    for event, form in (
        (
            events.BidPlaced(player=1, marker=1, god=1, gold=5),
            {"event": "bid_placed", "player": "athens", "marker": "athens", "god": "ares", "gold": 5},
        ),
        (
            events.IsleTaken(player=0, isle=0, former=None),
            {"event": "isle_taken", "player": "sparta", "isle": "kea", "former": None},
        ),
        (
            events.BuildingTurned(player=0, isle=0, slot=2, former=1, building=4),
            {
                "event": "building_turned",
                "player": "sparta",
                "isle": "kea",
                "slot": 2,
                "former": "port",
                "building": "university",
            },
        ),
        (events.GodsLaid(gods=(1, 3)), {"event": "gods_laid", "gods": ["ares", "athena"]}),
        (
            events.GameEnded(ending=1, winners=(0, 2)),
            {"event": "game_ended", "ending": "metropolises", "winners": ["sparta", "corinth"]},
        ),
        (events.DeckRefilled(), {"event": "deck_refilled"}),
    ):
        assert event_to_json(names, event) == form
        assert event_from_json(names, form) == event


def test_forms_of_modules_have_names() -> None:
    names = Game.new(3, seed=1, modules=WITHOUT_TITANS).names
    for event, form in (
        (
            events.TroopsMoved(
                player=0, from_isle=0, to_isle=6, count=0, price=1, flying=False, undead=2, heroes=(AJAX,)
            ),
            {"event": "troops_moved", "player": "sparta", "from_isle": "kea", "to_isle": "naxos", "count": 0}
            | {"price": 1, "flying": False, "undead": 2, "heroes": ["ajax"]}
            | {"titans": 0, "artifacts": [], "passing": False, "by_titan": False},
        ),
        (events.FavourLaid(favour=7, god=2), {"event": "favour_laid", "favour": "hermes", "god": "zeus"}),
        (
            events.ItemsSeen(player=0, items=(1, 3)),
            {"event": "items_seen", "player": "sparta", "items": ["apple", "spear"]},
        ),
        (events.ItemKept(player=0, item=None), {"event": "item_kept", "player": "sparta", "item": None}),
        (
            events.UnitLost(player=1, undead=False, card=AJAX),
            {"event": "unit_lost", "player": "athens", "undead": False, "card": "ajax", "titan": False},
        ),
        (events.HadesCame(god=2), {"event": "hades_came", "god": "zeus"}),
    ):
        assert event_to_json(names, event) == form
        assert event_from_json(names, form) == event


def test_forms_of_titans_have_names() -> None:
    game = Game.new(6, seed=1, modules=MODULES)
    isle = game.board.territory_ids
    for event, form in (
        (
            events.TroopsMoved(
                player=5,
                from_isle=1,
                to_isle=2,
                count=3,
                price=2,
                flying=False,
                titans=1,
                artifacts=(HELM, SANDALS),
                passing=True,
                by_titan=True,
            ),
            {"event": "troops_moved", "player": "mycenae", "from_isle": isle[1], "to_isle": isle[2], "count": 3}
            | {"price": 2, "flying": False, "undead": 0, "heroes": []}
            | {"titans": 1, "artifacts": ["helm", "sandals"], "passing": True, "by_titan": True},
        ),
        (
            events.SpecialsDrawn(metropolises=(MILITARY, CULTURAL)),
            {"event": "specials_drawn", "metropolises": ["military", "cultural"]},
        ),
        (
            events.ArtifactSent(player=0, card=HELM, from_isle=3, to_isle=4, price=1),
            {"event": "artifact_sent", "player": "sparta", "card": "helm"}
            | {"from_isle": isle[3], "to_isle": isle[4], "price": 1},
        ),
        (
            events.LightningPaid(player=0, holder=3, gold=1),
            {"event": "lightning_paid", "player": "sparta", "holder": "thebes", "gold": 1},
        ),
        (
            events.GoldShared(player=2, partner=3, gold=4),
            {"event": "gold_shared", "player": "corinth", "partner": "thebes", "gold": 4},
        ),
        (events.LastCycle(team=2), {"event": "last_cycle", "team": 2}),
    ):
        assert event_to_json(game.names, event) == form
        assert event_from_json(game.names, form) == event


def test_secret_events_are_whole_for_their_player_alone() -> None:
    for event, hidden in (
        (events.ItemsSeen(player=1, items=(1, 3)), events.ItemsSeen(player=1, items=())),
        (events.ItemKept(player=1, item=3), events.ItemKept(player=1, item=None)),
    ):
        assert event.seen_by(1) == event
        assert [event.seen_by(other) for other in (None, 0, 2)] == [hidden] * 3
    used = events.ItemUsed(player=1, item=3, secret=True)
    assert used.seen_by(0) == used  # it comes to light


def test_every_event_has_a_name_of_its_own() -> None:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)]
    assert set(EVENTS.values()) == set(kinds) - {events.Event}


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"event": "nothing"},
        {"event": 3},
        {"event": "cycle_began"},
        {"event": "cycle_began", "cycle": 1, "player": "sparta"},
        {"event": "card_drawn", "card": "cerberus", "space": 0},
        {"event": "card_drawn", "card": "helm", "space": 0},
    ],
)
def test_forms_that_are_none(form: dict[str, object]) -> None:
    with pytest.raises(FormError):
        event_from_json(Game.new(3, seed=1).names, form)


def test_tests_name_the_fields_of_events() -> None:
    """`BidPlaced(0, 0, 2, 4)` tells its reader nothing."""
    kinds = {kind.__name__ for kind in EVENTS.values()}
    for path in (ROOT / "tests").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                assert name not in kinds, f"{path.name}, line {node.lineno}"
