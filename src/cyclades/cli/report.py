"""A problem that somebody has reported from the page, as he saw it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from babel.dates import format_date, format_time

from cyclades import FormError
from cyclades.cli.arguments import UsageError
from cyclades.cli.choices import Choices
from cyclades.cli.chronicle import told
from cyclades.cli.colours import paint_for
from cyclades.cli.drawing import Drawing
from cyclades.cli.language import ENGLISH, spoken_texts
from cyclades.cli.seat_names import SeatColours, people_at
from cyclades.cli.width import terminal_width
from cyclades.engine.setting.config import Config, options_from
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.board_file import board_of
from cyclades.forms.decision import decision_from_json
from cyclades.forms.event_form import event_from_json
from cyclades.table.outgoing import SeatInfo
from cyclades.table.storage import EntryKind
from cyclades.text import TextError
from cyclades.text.narrator import Narrator

BRITISH: Final = "en_GB"


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Something that reports have in them."""


class Window(Part):
    width: int
    height: int
    ratio: float


class ReportedStep(Part):
    """An entry of the log, as the reporter was told it."""

    seq: int
    by: int | None
    kind: EntryKind
    action: str | None
    events: list[dict[str, Any]]


class Report(Part):
    """What `web/src/report/report.ts` writes."""

    cyclades_report: Literal[1]
    made: str
    server: str | None
    page: str | None
    browser: str
    language: str
    window: Window
    text_size: float
    modules: list[str]
    options: dict[str, bool | int | str | None]
    teams: bool
    seats: list[SeatInfo]
    seat: int | None
    board: dict[str, Any]
    steps: list[ReportedStep]
    view: dict[str, Any]
    words: str = ""  # older pages had no field for them


def read_report(name: str) -> Report:
    """The report in a file."""
    try:
        content = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise UsageError("file_unreadable", path=name, reason=error.strerror or "") from None
    try:
        report = msgspec.json.decode(content, type=Report)
        check_letters(report)
    except RecursionError:
        raise FormError("too_deep") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise FormError("no_report", reason=str(error)) from None
    return report


def check_letters(report: Report) -> None:
    """There is nothing in it that could write all over the reader's terminal."""
    for field, value in msgspec.to_builtins(report).items():
        if not all(text.isprintable() for text in texts_of(value)):
            raise FormError("unreadable_letters", field)


def texts_of(value: object) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for part in value:
            yield from texts_of(part)
        if isinstance(value, dict):
            yield from texts_of(list(value.values()))


def shown_lines(report: Report) -> list[str]:
    """A report as lines to read."""
    with fitting("board"):
        board = board_of(report.board)
    with fitting("seats"):
        options = options_from(report.options)
        config = Config(board, len(report.seats), tuple(report.modules), options, report.teams or None)
        narrator = Narrator(spoken_texts(), config, people_at(report.seats))
        paint = SeatColours(paint_for(sys.stdout), report.seats)
        cities = [narrator.city(city) for city in CITIES[: len(report.seats)]]
    with fitting("seat"):
        player = "none" if report.seat is None else dict(enumerate(cities))[report.seat]
    with fitting("made"):
        made = datetime.fromisoformat(report.made).astimezone()  # the reader's time
    say = narrator.texts.say
    locale = BRITISH if narrator.texts.language == ENGLISH else narrator.texts.language
    day, time = format_date(made, "long", locale), format_time(made, "short", locale=locale)
    window = report.window
    lines = [
        paint(say("show-report", day=day, time=time, player=player), "bold"),
        say("show-versions", server=report.server or "none", page=report.page or "-"),
        *([say("show-words", words=report.words)] if report.words else []),
        report.browser,
        say(
            "show-window",
            language=report.language,
            width=str(window.width),
            height=str(window.height),
            ratio=f"{window.ratio:g}",
            size=f"{report.text_size:g}",
        ),
    ]
    if report.steps:
        lines += ["", paint(say("show-steps", seq=str(report.steps[-1].seq)), "bold")]
    for step in report.steps:
        with fitting(f"steps: {step.seq}"):
            lines += told((event_from_json(narrator.names, event) for event in step.events), narrator, paint)
    width = terminal_width()
    with fitting("view"):
        lines += ["", *Drawing(narrator, paint, width).table(report.view)]
    with fitting("view: decision"):
        form = report.view["decision"]
        if form is not None:
            question = narrator.asked(form["kind"], form["subject"])
            lines += ["", paint(narrator.say("play-deciding", player=form["player"], question=question), "bold")]
            decision = decision_from_json(form)
            if decision.options:
                lines += Choices(decision, narrator, report.view).lines(width)
    return lines


@contextmanager
def fitting(place: str) -> Iterator[None]:
    """What isn't as the page writes it is a flaw at that place of the report."""
    try:
        yield
    except Flawed as error:
        raise FormError.at(place, error.flaw) from None
    except (LookupError, TypeError, ValueError, AttributeError, TextError):
        raise FormError("not_of_this_report", place) from None
