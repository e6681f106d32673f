"""What is thought about for a table: bots' choices, hints, and looking back at recorded games.

Each answer is plain data, so that it can be given in another process.
"""

from __future__ import annotations

import gzip
import secrets
from base64 import b64encode
from collections.abc import Callable
from functools import lru_cache
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from cyclades import FormError, Game
from cyclades.bots import Bot, make_bot
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.record import Record, read_record
from cyclades.game import begin_replay, flaw_of, record_meant
from cyclades.seat import Seat
from cyclades.table.errors import told_of
from cyclades.table.outgoing import Moments, Retold

if TYPE_CHECKING:
    from cyclades.review.chances import Course

REMEMBERED: Final = 300  # bots whose plans are kept
MOST_STEPS: Final = 10_000  # of a record that is replayed
PACKED: Final = 5  # how hard gzip tries: more takes longer than it spares
PIECE_SECONDS: Final = 0.2  # of a game that is judged: whoever wants to look back at one meanwhile waits no longer
MOST_COURSES: Final = 4  # begun to be judged

_COURSES: Final[dict[str, Course]] = {}


@lru_cache(maxsize=REMEMBERED)
def _bot_at(table: str, player: int, bot: str) -> Bot:
    """It keeps its plan for the turn from step to step."""
    return make_bot(bot, secrets.randbits(60))


def think(bot: str, position: dict[str, Any], player: int, table: str) -> str:
    """The action a bot chooses at a `situation`."""
    game = Game.from_position(position)
    return game.text(_bot_at(table, player, bot).choose(seat_at(game, player)))


def hint(position: dict[str, Any], player: int, seed: int) -> dict[str, Any]:
    """What the best bot would do at a `situation`."""
    from cyclades.bots.hints import hint_for  # not every server is asked for one

    return hint_for(seat_at(Game.from_position(position), player), seed).as_json()


def moment(record: dict[str, Any] | str, step: int) -> dict[str, Any]:
    """The position of a recorded game after so many actions and what was agreed for it; `fault`: why there is none."""
    from cyclades.table.moments import moment_of

    return moment_of(record, step)


def replay(content: str | dict[str, Any], eyes: str, first: int, last: int, story: bool) -> dict[str, Any]:
    """Moments of a recorded game, packed; or the `fault` of the record, or that nobody with such `eyes` played it."""
    from cyclades.review import steps  # not every server is asked for one

    try:
        record = _record(content)
        begin_replay(record)
    except ValueError as error:  # whatever doesn't fit
        return {"fault": told_of(flaw_of(error))}
    try:
        seen_by = steps.Eyes.named(eyes, int(record.config["players"]))
    except FormError:
        return {"unknown": eyes}
    try:
        opening = Retold(**steps.opening(record, seen_by)) if story else UNSET
        told = Moments(told=opening, steps=len(record.steps), **steps.frames(record, seen_by, first, last))
    except ValueError as error:
        return {"fault": told_of(flaw_of(error))}
    return {"packed": b64encode(gzip.compress(msgspec.json.encode(told), PACKED)).decode()}


def judge_game(name: str, content: str | dict[str, Any] | None, known: int) -> dict[str, Any]:
    """The next moments of a recorded game, judged, after the step up to which they are known; or the record's `fault`.

    A game that was begun here goes on by its name alone; where it is `unknown`, its record is needed.
    """
    from cyclades.review.chances import JUDGES, Course  # not every server is asked for one

    course = _COURSES.pop(name, None)
    began = monotonic()
    try:
        if course is None or course.last != known:
            if content is None:
                return {"unknown": name}
            course = Course(_record(content), next(iter(JUDGES.values()))(), known)
        moments: list[dict[str, Any]] = []
        for moment in course:
            moments.append(moment.as_json())
            if monotonic() - began > PIECE_SECONDS:
                break
    except ValueError as error:
        return {"fault": told_of(flaw_of(error))}
    if not course.over:
        if len(_COURSES) >= MOST_COURSES:
            _COURSES.pop(next(iter(_COURSES)))
        _COURSES[name] = course
    cities = CITIES[: int(course.game.config.players)]
    return {"steps": len(course.record.steps), "cities": cities, "moments": moments, "done": course.over}


def statistics(
    content: str | dict[str, Any], used: list[int | None] | None, form: str, language: str
) -> dict[str, Any]:
    """The tables of a recorded game, or as `csv` in a language; or the `fault` of the record."""
    from cyclades.review.statistics import statistics as tables_of
    from cyclades.review.words import Teller
    from cyclades.text import texts_in

    try:
        record = _record(content)
        tables = tables_of(record, used)
        if form == "csv":
            return {"csv": Teller(texts_in(language), begin_replay(record).config).csv(tables)}
    except ValueError as error:
        return {"fault": told_of(flaw_of(error))}
    return {"tables": [figures.as_json() for figures in tables]}


def _record(content: str | dict[str, Any]) -> Record:
    record = record_meant(read_record(content))
    if len(record.steps) > MOST_STEPS:
        raise FormError("too_many_actions", "record: actions", most=MOST_STEPS)
    return record


def seat_at(game: Game, player: int) -> Seat:
    """At a `situation`: what its player may reckon has been reckoned."""
    return Seat(game, player, counted=True)


QUESTIONS: Final[dict[str, Callable[..., Any]]] = {
    "think": think,
    "hint": hint,
    "moment": moment,
    "replay": replay,
    "judge_game": judge_game,
    "statistics": statistics,
}
