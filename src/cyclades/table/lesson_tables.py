"""Tables at which a lesson is given: made at its position, the learner on his seat, bots on the others."""

from __future__ import annotations

from typing import Final

from msgspec import convert

from cyclades import Game
from cyclades.forms.names import FormError
from cyclades.game import config_form
from cyclades.lessons import Lesson, lessons
from cyclades.table.errors import Refused
from cyclades.table.outgoing import GameState, LessonState
from cyclades.table.play import Play
from cyclades.table.seats import empty_seats, new_token, token_hash, with_seat
from cyclades.table.storage import SeatRow, TableRow

AFTERWARDS: Final = "easy"  # who plays on for the others when their script is over
DAYS_KEPT: Final = 1.0  # after the last visit


def named_lesson(name: str) -> Lesson:
    try:
        return lessons()[name]
    except KeyError:
        raise Refused("unknown_lesson") from None


def lesson_of(row: TableRow) -> Lesson | None:
    """The lesson that is given at a table, if one is."""
    if row.origin is None or row.origin["kind"] != "lesson":
        return None
    return lessons().get(row.origin["lesson"])


def lesson_table(lesson: Lesson, table_id: str, now: int) -> tuple[TableRow, list[SeatRow], int, str]:
    """The rows of a new table, the learner's seat and his token."""
    game = Game.from_position(lesson.position)
    seats = empty_seats([AFTERWARDS] * game.config.players)
    token = new_token()
    seats = with_seat(seats, lesson.learner, bot=None, token_hash=token_hash(token), ready=True)
    config = {"teams": False, **config_form(game.config), "rules": game.config.rules, "position": lesson.position}
    origin = {"kind": "lesson", "lesson": lesson.name}
    row = TableRow(table_id, "", "link", "open", config, now, hints=False, ledger=True, origin=origin)
    return row, seats, lesson.learner, token


def check_wanted(row: TableRow, play: Play, seat: int, action: str) -> None:
    """Refuse what the lesson of a table, if there is one, doesn't ask for now."""
    refusal = stopped(row, play, seat, action)
    if refusal is not None:
        raise refusal


def stopped(row: TableRow, play: Play, seat: int, action: str) -> Refused | None:
    """What the lesson says of a try that it stops, also of one that is against the rules."""
    lesson = lesson_of(row)
    if lesson is None or seat != lesson.learner:
        return None
    try:
        reply = lesson.judge(play.game, action)
    except FormError:
        return None  # the game says so
    return None if reply is None else Refused("not_the_task", reply=reply.text, because=reply.because)


def with_lesson(row: TableRow, play: Play, seat: int | None, form: GameState) -> GameState:
    """The game as its learner sees it, with what he has to do."""
    lesson = lesson_of(row)
    if lesson is not None and seat == lesson.learner:
        form.lesson = convert(lesson.form_at(play.game), LessonState)
    return form
