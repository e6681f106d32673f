"""Events in names, and back."""

from __future__ import annotations

import json
import random

import pytest

from cyclades import FormError, Game
from cyclades.engine import events
from cyclades.forms.event_form import EVENTS, event_from_json, event_to_json


@pytest.mark.parametrize("players", [2, 3, 5])
def test_events_of_whole_games_come_back_from_their_json(players: int) -> None:
    heard: list[events.Event] = []
    game = Game.new(players, seed=players, options={"max_cycles": 15}, listen=heard.append)
    rng = random.Random(players)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert len({type(event) for event in heard}) > 20
    for event in heard:
        form = json.loads(json.dumps(event_to_json(game.names, event)))
        assert event_from_json(game.names, form) == event


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
    ],
)
def test_forms_that_are_none(form: dict[str, object]) -> None:
    with pytest.raises(FormError):
        event_from_json(Game.new(3, seed=1).names, form)
