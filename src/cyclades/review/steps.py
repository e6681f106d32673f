"""A recorded game moment by moment, as one pair of eyes sees it: a player's, a spectator's, or with all open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from cyclades.engine.words.events import CycleBegan, Event, TurnBegan
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.event_form import event_to_json
from cyclades.forms.names import FormError
from cyclades.forms.notation import told_to
from cyclades.forms.record import Record
from cyclades.game import Game, begin_replay, fingerprint_of, replay_step

SPECTATOR: Final = "spectator"
EVERYTHING: Final = "all"
SECRETS: Final = ("gold", "secret_items")  # of a city


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose they are: a player's, a spectator's (None), or those that see behind every screen."""

    player: int | None = None
    everything: bool = False

    @staticmethod
    def named(name: str, players: int) -> Eyes:
        """Those of a city, `spectator` or `all`."""
        if name in (SPECTATOR, EVERYTHING):
            return Eyes(everything=name == EVERYTHING)
        cities = CITIES[:players]
        if name not in cities:
            raise FormError("one_needed", possible=", ".join((*cities, SPECTATOR, EVERYTHING)), given=shown(name))
        return Eyes(cities.index(name))

    @property
    def name(self) -> str:
        if self.everything:
            return EVERYTHING
        return SPECTATOR if self.player is None else CITIES[self.player]

    def view(self, game: Game, position: dict[str, Any] | None = None) -> dict[str, Any]:
        """The table as they see it; `position` is the game's, if it is known already."""
        view = game.view(self.player)
        if self.everything:
            known = game.to_position() if position is None else position
            for city, things in known["cities"].items():
                view["cities"][city] |= {secret: things[secret] for secret in SECRETS if secret in things}
        return view

    def hear(self, event: Event) -> Event:
        """An event as they may know it."""
        return event if self.everything else event.seen_by(self.player)

    def read(self, game: Game, action: str, by: int) -> str | None:
        """The notation of an action of a player, if they may know it."""
        return action if self.everything else told_to(game.names, action, by, self.player)


class Replay:
    """A recorded game at any of its moments. Moment number n is after n actions."""

    def __init__(self, record: Record, eyes: Eyes) -> None:
        self.record = record
        self.eyes = eyes
        self.heard: list[tuple[int, Event]] = []  # with the moment each one led to
        self._under_way = 0
        self.game = begin_replay(record, self._hear)

    def _hear(self, event: Event) -> None:
        self.heard.append((self._under_way, self.eyes.hear(event)))

    @property
    def moment(self) -> int:
        return self.game.action_count

    def go_to(self, moment: int) -> None:
        if moment < self.moment:
            self.game.rewind(moment)
            self.heard = [(at, event) for at, event in self.heard if at <= moment]
        for number in range(self.moment + 1, moment + 1):
            self._under_way = number
            replay_step(self.game, self.record.steps[number - 1], number)

    def view(self) -> dict[str, Any]:
        return self.eyes.view(self.game)


def opening(record: Record, eyes: Eyes) -> dict[str, Any]:
    """What a replay begins with: what is played, and the whole story, but of the positions none.

    A damaged record is refused as a whole.
    """
    replay = Replay(record, eyes)
    game = replay.game
    deciders: list[tuple[str | None, int | None]] = [(None, None)]
    for number, step in enumerate(record.steps, start=1):
        by = game.player
        replay.go_to(number)
        deciders.append((None if by is None else eyes.read(game, step.action, by), by))
    if record.result is not None and record.result != game.result():
        raise FormError("another_result", "record")
    told: list[list[dict[str, Any]]] = [[] for _ in deciders]
    marks: dict[type[Event], list[int]] = {TurnBegan: [], CycleBegan: []}
    for moment, event in replay.heard:
        told[moment].append(event_to_json(game.names, event))
        if type(event) in marks:
            marks[type(event)].append(moment)
    config = game.config
    return {
        "eyes": eyes.name,
        "players": config.players,
        "modules": list(config.modules),
        "options": config.options.as_dict(),
        "teams": config.teams,
        "rules": config.rules,
        "board": config.board.data,
        "starting_gold": game.starting_gold,
        "over": game.over,
        "story": [
            {"by": by, "action": action, "events": events} for (action, by), events in zip(deciders, told, strict=True)
        ],
        "turns": sorted(set(marks[TurnBegan])),
        "cycles": sorted(set(marks[CycleBegan])),
    }


def frames(record: Record, eyes: Eyes, first: int, last: int) -> dict[str, Any]:
    """The views at the moments from one to another: the first whole, of the others what is different."""
    last = min(last, len(record.steps))
    first = min(first, last)
    views = list(_views(record, eyes, first, last))
    content: dict[str, Any] = {
        "first": first,
        "view": views[0][0],
        "changes": [change(before, after) for (before, _), (after, _) in pairwise(views)],
    }
    if eyes.everything:
        content["fingerprints"] = [fingerprint for _, fingerprint in views]
    return content


def _views(record: Record, eyes: Eyes, first: int, last: int) -> Iterator[tuple[dict[str, Any], str | None]]:
    """Each with the position's fingerprint where everything is known."""
    replay = Replay(record, eyes)
    for moment in range(first, last + 1):
        replay.go_to(moment)
        position = replay.game.to_position() if eyes.everything else None
        view = eyes.view(replay.game, position)
        if view["decision"] is not None:
            view["decision"] = {key: value for key, value in view["decision"].items() if key != "options"}
        yield view, None if position is None else fingerprint_of(position)


def change(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What differs between two JSON objects, by key: `[value]` is what is there now, `[]` that nothing is any more.

    An object stands for what differs in an object.
    """
    found: dict[str, Any] = {key: [] for key in before if key not in after}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif before[key] != value:
            deeper = isinstance(before[key], dict) and isinstance(value, dict)
            found[key] = change(before[key], value) if deeper else [value]
    return found


def changed(before: dict[str, Any], by: dict[str, Any]) -> dict[str, Any]:
    """The object that a `change` leads to."""
    after = dict(before)
    for key, value in by.items():
        if isinstance(value, dict):
            after[key] = changed(before[key], value)
        elif value:
            after[key] = value[0]
        else:
            del after[key]
    return after
