"""`cyclades board`: look at a board before playing on it."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
from pathlib import Path
from typing import TYPE_CHECKING, Final

from cyclades.cli.arguments import CommandFailed, UsageError, at_least
from cyclades.cli.board_svg import draw
from cyclades.cli.language import spoken_texts
from cyclades.cli.width import terminal_width
from cyclades.content import board_names
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.modes import COUNTS, FREE_PLACEMENT, MODES, STARTS, TITANS, why_unplayable
from cyclades.forms.board_figures import Figures, Start
from cyclades.forms.board_file import board_of, our_board
from cyclades.text import Texts
from cyclades.text.flaws import flaw_text

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

UNPLAYABLE: Final = {
    STARTS: "board-no-starts",
    FREE_PLACEMENT: "board-no-free-placement",
    TITANS: "board-no-titans",
}
COLUMNS: Final = (
    "board-column-start",
    "board-column-revenue",
    "board-column-slots",
    "board-column-spaces",
    "board-column-near",
    "board-column-distances",
)


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "board",
        help="check a board, draw it and tell its figures",
        description="Check a board file, draw the board as SVG and tell what can be played on it: starting places, "
        "revenue, distances.",
    )
    parser.add_argument("board", metavar="FILE", help=f"a board file, or one of {', '.join(board_names())}")
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="where the drawing goes (default: the board's id with .svg, in this folder); - shows it",
    )
    parser.add_argument(
        "--players", type=at_least(2), metavar="N", help="whose starting places are drawn (default: those for the most)"
    )
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, for every start")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    texts = spoken_texts()
    board = board_of(arguments.board)
    players: int | None = arguments.players
    if players is None:
        players = max(board.starts, default=None)
    elif players not in board.starts:
        raise UsageError("board_without_starts", "--players", board=board.id, players=players)
    svg = draw(board, _about(board, texts), players)
    if arguments.out == "-":
        sys.stdout.write(svg)
        return 0
    path = Path(arguments.out or f"{board.id}.svg")
    try:
        path.write_text(svg, encoding="utf-8")
    except (OSError, ValueError) as error:
        why = (error.strerror or "") if isinstance(error, OSError) else str(error)
        raise CommandFailed("file_unwritable", "--out", path=str(path), reason=why) from None
    figures = Figures(board)
    if arguments.json:
        print(json.dumps(figures.as_json(), indent=2, ensure_ascii=False))
    else:
        width = terminal_width()
        for line in report(figures, texts):
            print(_wrapped(line, width))
        print("\n" + texts.say("board-drawn", path=str(path)))  # in one piece: paths are copied
    return 0


def _about(board: Board, texts: Texts) -> str:
    counts = sorted(board.player_counts)
    if counts == list(range(counts[0], counts[-1] + 1)) and len(counts) > 1:
        return texts.say("board-players-range", least=counts[0], most=counts[-1])
    return texts.say("board-players", counts=", ".join(str(count) for count in counts), most=counts[-1])


def _title(board: Board, texts: Texts) -> str:
    """One of the game's own boards has a name in every language."""
    is_ours = board.id in board_names() and our_board(board.id).title == board.title
    return texts.say(f"map-{board.id}") if is_ours else board.title


def report(figures: Figures, texts: Texts) -> list[str]:
    """The figures in words."""
    board = figures.board
    lines = [_title(board, texts), texts.say("board-size", **figures.size())]
    for players in sorted(board.player_counts):
        lines += ["", texts.say("board-for", players=players)]
        for mode in MODES:
            if players not in COUNTS[mode]:
                continue
            why = why_unplayable(board, players, mode)
            if why is not None:
                lines.append("  " + texts.say(UNPLAYABLE[mode], why=flaw_text(texts, why)))
            elif mode == STARTS:
                lines.append("  " + texts.say("board-starts"))
                lines += [f"    {line}" for line in _seats(board, figures.seats(players), texts)]
            elif mode == FREE_PLACEMENT:
                lines.append("  " + texts.say("board-free-placement"))
            else:
                lines.append("  " + texts.say("board-titans", **_spread(figures.pairs())))
    return lines


def _wrapped(line: str, width: int) -> str:
    """A line that is too long goes on below its beginning."""
    inset = " " * (len(line) - len(line.lstrip()))
    return textwrap.fill(line, width, subsequent_indent=inset, break_long_words=False) if len(line) > width else line


def _seats(board: Board, seats: list[Start], texts: Texts) -> list[str]:
    """A table, a line a seat."""
    names = dict(zip(board.territory_ids, board.territory_names, strict=True))
    rows = [[texts.say(column) for column in COLUMNS]]
    for number, seat in enumerate(seats, start=1):
        where = ", ".join(names[territory] for territory in seat.territories)
        distances = ["–" if way is None else str(way) for way in seat.distances]
        distances.insert(number - 1, "·")
        figures = [seat.revenue, seat.slots, seat.spaces, seat.near, " ".join(distances)]
        rows.append([f"{number}  {where}", *(str(figure) for figure in figures)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(COLUMNS))]
    return [
        row[0].ljust(widths[0])
        + "".join("  " + cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in rows
    ]


def _spread(pairs: list[Start]) -> dict[str, int]:
    """How many starts there are, and how they differ."""
    revenues = [pair.revenue for pair in pairs]
    near = [pair.near for pair in pairs]
    return {
        "pairs": len(pairs),
        "least": min(revenues),
        "most": max(revenues),
        "near_least": min(near),
        "near_most": max(near),
    }
