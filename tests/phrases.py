"""What rule tests say over and over: set a position up, look at it, see that something is refused."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game, IllegalAction
from cyclades.engine.words.events import BattleRound, Event
from cyclades.engine.words.pieces import CITIES


def texts(game: Game) -> set[str]:
    """The legal actions in notation."""
    return {game.text(action) for action in game.legal_actions()}


def kind(game: Game) -> str | None:
    """The kind of the present decision; None when the game is over."""
    decision = game.decision
    return None if decision is None else decision.kind


def decider(game: Game) -> str | None:
    """The city that decides."""
    return None if game.player is None else CITIES[game.player]


def play(game: Game, *actions: str) -> Game:
    """Apply actions in notation, one after another."""
    for action in actions:
        game.apply(action)
    return game


def refused(game: Game, action: str, code: str, rule: str) -> None:
    """The action is refused for that reason, is not offered, and changes nothing."""
    before = game.to_position()
    assert action not in texts(game)
    explanation = game.explain(action)
    assert explanation is not None, f"{action} is legal"
    assert (explanation.code, explanation.rule) == (code, rule)
    with pytest.raises(IllegalAction) as raised:
        game.apply(action)
    assert raised.value.code == code
    assert game.to_position() == before


def city(game: Game, name: str) -> dict[str, Any]:
    """A city's gold, priests, philosophers, …"""
    found: dict[str, Any] = game.to_position()["cities"][name]
    return found


def gold(game: Game, name: str) -> int:
    return int(city(game, name)["gold"])


def isle(game: Game, name: str) -> dict[str, Any]:
    found: dict[str, Any] = game.to_position()["isles"][name]
    return found


def sea(game: Game, name: str) -> dict[str, Any] | None:
    """A sea's owner and fleets; None if it is empty."""
    found: dict[str, Any] | None = game.to_position()["seas"].get(name)
    return found


def heard(game: Game) -> list[Event]:
    """A list that fills with the events from now on."""
    events: list[Event] = []
    game.listen(events.append)
    return events


def rounds(events: list[Event]) -> list[BattleRound]:
    """The rounds of battles among what was heard."""
    return [event for event in events if isinstance(event, BattleRound)]


def totals(events: list[Event]) -> list[tuple[int, int]]:
    """The totals of each round, attacker first."""
    return [(event.attacker_total, event.defender_total) for event in rounds(events)]


def changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    """The paths at which two positions differ, such as `cities.sparta.gold`: what is not listed is unchanged."""
    return set(_paths(before, after, ""))


def _paths(before: Any, after: Any, path: str) -> list[str]:
    if isinstance(before, dict) and isinstance(after, dict):
        found: list[str] = []
        for key in sorted(set(before) | set(after)):
            where = f"{path}.{key}" if path else str(key)
            found += _paths(before.get(key), after.get(key), where)
        return found
    return [] if before == after else [path]
