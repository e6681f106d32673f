"""Events in names, and back."""

from __future__ import annotations

import json
import random

import pytest

from cyclades import FormError, Game
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words import events
from cyclades.engine.words.pieces import AJAX, CULTURAL, HELM, MILITARY, SANDALS
from cyclades.forms.event_form import EVENTS, event_from_json, event_to_json

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
            events.BidPlaced(1, 1, 1, 5),
            {"event": "bid_placed", "player": "athens", "marker": "athens", "god": "ares", "gold": 5},
        ),
        (events.IsleTaken(0, 0, None), {"event": "isle_taken", "player": "sparta", "isle": "kea", "former": None}),
        (
            events.BuildingTurned(0, 0, 2, 1, 4),
            {
                "event": "building_turned",
                "player": "sparta",
                "isle": "kea",
                "slot": 2,
                "former": "port",
                "building": "university",
            },
        ),
        (events.GodsLaid((1, 3)), {"event": "gods_laid", "gods": ["ares", "athena"]}),
        (
            events.GameEnded(1, (0, 2)),
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
            events.TroopsMoved(0, 0, 6, 0, 1, False, 2, (AJAX,)),
            {"event": "troops_moved", "player": "sparta", "from_isle": "kea", "to_isle": "naxos", "count": 0}
            | {"price": 1, "flying": False, "undead": 2, "heroes": ["ajax"]}
            | {"titans": 0, "artifacts": [], "passing": False, "by_titan": False},
        ),
        (events.FavourLaid(7, 2), {"event": "favour_laid", "favour": "hermes", "god": "zeus"}),
        (events.ItemsSeen(0, (1, 3)), {"event": "items_seen", "player": "sparta", "items": ["apple", "spear"]}),
        (events.ItemKept(0, None), {"event": "item_kept", "player": "sparta", "item": None}),
        (
            events.UnitLost(1, False, AJAX),
            {"event": "unit_lost", "player": "athens", "undead": False, "card": "ajax", "titan": False},
        ),
        (events.HadesCame(2), {"event": "hades_came", "god": "zeus"}),
    ):
        assert event_to_json(names, event) == form
        assert event_from_json(names, form) == event


def test_forms_of_titans_have_names() -> None:
    game = Game.new(6, seed=1, modules=MODULES)
    isle = game.board.territory_ids
    for event, form in (
        (
            events.TroopsMoved(5, 1, 2, 3, 2, False, 0, (), 1, (HELM, SANDALS), passing=True, by_titan=True),
            {"event": "troops_moved", "player": "mycenae", "from_isle": isle[1], "to_isle": isle[2], "count": 3}
            | {"price": 2, "flying": False, "undead": 0, "heroes": []}
            | {"titans": 1, "artifacts": ["helm", "sandals"], "passing": True, "by_titan": True},
        ),
        (
            events.SpecialsDrawn((MILITARY, CULTURAL)),
            {"event": "specials_drawn", "metropolises": ["military", "cultural"]},
        ),
        (
            events.ArtifactSent(0, HELM, 3, 4, 1),
            {"event": "artifact_sent", "player": "sparta", "card": "helm"}
            | {"from_isle": isle[3], "to_isle": isle[4], "price": 1},
        ),
        (
            events.LightningPaid(0, 3, 1),
            {"event": "lightning_paid", "player": "sparta", "holder": "thebes", "gold": 1},
        ),
        (events.GoldShared(2, 3, 4), {"event": "gold_shared", "player": "corinth", "partner": "thebes", "gold": 4}),
        (events.LastCycle(2), {"event": "last_cycle", "team": 2}),
    ):
        assert event_to_json(game.names, event) == form
        assert event_from_json(game.names, form) == event


def test_secret_events_are_whole_for_their_player_alone() -> None:
    for event, hidden in (
        (events.ItemsSeen(1, (1, 3)), events.ItemsSeen(1, ())),
        (events.ItemKept(1, 3), events.ItemKept(1, None)),
    ):
        assert event.seen_by(1) == event
        assert [event.seen_by(other) for other in (None, 0, 2)] == [hidden] * 3
    assert events.ItemUsed(1, 3, True).seen_by(0) == events.ItemUsed(1, 3, True)  # it comes to light


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
