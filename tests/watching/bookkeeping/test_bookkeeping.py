"""Events are complete: whoever hears them all, and knows the rules, holds the same position as the engine.

`python -m tests.players.random_play --games 500 --books 500` follows five hundred games like this.
"""

from __future__ import annotations

import dataclasses
import random
from collections import Counter
from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from cyclades import Event, Game
from cyclades.engine.words import events
from tests.players.tastes import WITH_TITANS, WITHOUT_TITANS, Variant, variant
from tests.watching.bookkeeping.ledger import Disagreement
from tests.watching.bookkeeping.titans import Bookkeeper

GAMES = 40
GROUP = 10
MODULE_GAMES = 64  # each subset of the modules with each number of players
MODULE_GROUP = 16
TITANS_GAMES = 32  # half of the subsets, every table
EVENTS = sorted({event.__name__: event for event in events.Event.__subclasses__()}.items())


def follow(terms: Variant, bookkeeper: Bookkeeper, game: Game) -> int:
    """Play a game to its end with a bookkeeper listening; how many actions it took."""
    rng = random.Random(terms.number)
    game.listen(bookkeeper.hear)
    bookkeeper.compare(game.to_position())
    while not game.over:
        game.apply(terms.choose(game, game.legal_actions(), rng))
        bookkeeper.compare(game.to_position())
    return game.action_count


def follow_all(games: list[Variant]) -> int:
    actions = 0
    for terms in games:
        game = terms.new_game()
        actions += follow(terms, Bookkeeper(game.to_position(), game.board.data), game)
    return actions


@pytest.mark.parametrize("first", range(0, GAMES, GROUP))
def test_bookkeeper_agrees_after_every_action(first: int) -> None:
    assert follow_all([variant(number) for number in range(first, first + GROUP)]) > 20 * GROUP


@pytest.mark.parametrize("first", range(0, MODULE_GAMES, MODULE_GROUP))
def test_bookkeeper_agrees_with_every_subset_of_the_modules(first: int) -> None:
    games = [variant(number, subsets=WITHOUT_TITANS) for number in range(first, first + MODULE_GROUP)]
    assert follow_all(games) > 20 * MODULE_GROUP


@pytest.mark.parametrize("first", range(0, TITANS_GAMES, MODULE_GROUP))
def test_bookkeeper_agrees_with_titans(first: int) -> None:
    games = [variant(number, subsets=WITH_TITANS) for number in range(first, first + MODULE_GROUP)]
    assert follow_all(games) > 20 * MODULE_GROUP


@pytest.mark.rule("T1.3", "T5.10")
def test_bookkeeper_hears_what_a_titans_game_begins_with() -> None:
    for terms in (variant(number, subsets=WITH_TITANS) for number in range(64, 72)):
        told: list[Event] = []
        game = replace(terms, late=False).new_game(told.append)
        position = game.to_position()
        empty = {
            name: {**isle, "buildings": [None] * len(isle["buildings"])} for name, isle in position["isles"].items()
        }
        blank = {**position, "isles": empty, "specials": [], "gods": []}
        books = Bookkeeper(blank, game.board.data)
        for event in told:
            books.hear(event)
        books.compare(position)
        for place, event in enumerate(told):
            for field in falsifiable(event):
                lies = [*told[:place], false(event, field), *told[place + 1 :]]
                assert notices(Bookkeeper(blank, game.board.data), lies, position), (event, field)


@pytest.mark.parametrize("event", [event for _, event in EVENTS])
def test_bookkeeper_knows_every_event(event: type[Event]) -> None:
    hears: list[Any] = [keeper.__dict__["hear"] for keeper in Bookkeeper.__mro__ if "hear" in keeper.__dict__]
    assert any(hear.dispatcher.dispatch(event) is not hear.dispatcher.dispatch(object) for hear in hears)


HARMLESS = {("GameEnded", "ending")}  # the bookkeeper works out himself how the game ended


def test_bookkeeper_notices_a_false_event() -> None:
    tried: Counter[tuple[str, str]] = Counter()
    noticed: set[tuple[str, str]] = set()
    games = [variant(number) for number in range(12)]
    games += [variant(number, subsets=WITHOUT_TITANS) for number in range(16, 96)]
    games += [variant(number, subsets=WITH_TITANS) for number in range(64, 128)]
    for terms in games:
        game, rng = terms.new_game(), random.Random(terms.number)
        honest = Bookkeeper(game.to_position(), game.board.data)
        told: list[Event] = []
        game.listen(told.append)
        while not game.over:
            told.clear()
            game.apply(terms.choose(game, game.legal_actions(), rng))
            for place, event in enumerate(told):
                for field in falsifiable(event):
                    key = type(event).__name__, field
                    if key not in noticed and tried[key] < 8:
                        tried[key] += 1
                        deceived = deepcopy(honest, {id(honest.chart): honest.chart})
                        if notices(deceived, [false(event, field), *told[place + 1 :]], game.to_position()):
                            noticed.add(key)
                honest.hear(event)
    assert len(tried) > 274
    assert set(tried) - noticed <= HARMLESS


def falsifiable(event: Event) -> list[str]:
    return [field.name for field in dataclasses.fields(event) if isinstance(getattr(event, field.name), int)]


def false(event: Event, field: str) -> Event:
    """The same event with another number, or the other truth value."""
    value = getattr(event, field)
    return dataclasses.replace(event, **{field: not value if isinstance(value, bool) else value + 1})


def notices(books: Bookkeeper, told: list[Event], position: dict[str, Any]) -> bool:
    try:
        for event in told:
            books.hear(event)
        books.compare(position)
    except (Disagreement, LookupError):
        return True
    return False
