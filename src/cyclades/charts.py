"""Charts as SVG texts: lines over a course, and values with their intervals. Nothing but this module is needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

# The cities' as the page has them (web/src/art/emblems.ts), but darker where a line would be too faint.
COLOURS: Final = ("#b01e30", "#1d56a5", "#46a36b", "#c98a00", "#26282d", "#8c5fc0")
DASHES: Final = ("", "8 3", "2 3", "10 3 2 3", "5 5", "1 4")  # lines differ for those who don't see colours, too
INK: Final = "#26282d"
FAINT: Final = "#d9d4c8"
PAPER: Final = "#fffdf7"
WIDTH: Final = 860.0
HEIGHT: Final = 420.0
NARROWEST: Final = 420.0  # beside the names of rows
LEFT: Final = 60.0
TOP: Final = 44.0
RIGHT: Final = 130.0
BOTTOM: Final = 46.0
ROW: Final = 26.0


@dataclass(frozen=True)
class Line:
    """One line of a chart: its points from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Measured:
    """A value and the interval it is known to lie in."""

    name: str
    low: float
    value: float
    high: float
    even: float | None = None  # what it would be if all were equal


@dataclass
class Axis:
    """From numbers to places on the paper."""

    low: float
    high: float
    start: float
    end: float
    unit: str = ""
    ticks: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.high <= self.low:
            self.low, self.high = self.low - 1, self.high + 1
        step = nice_step((self.high - self.low) / 6)
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        self.ticks = [number * step for number in range(first, last + 1)]

    def at(self, number: float) -> float:
        return self.start + (number - self.low) / (self.high - self.low) * (self.end - self.start)

    def label(self, number: float) -> str:
        return f"{number * 100:.0f}%" if self.unit == "%" else f"{number:g}"


def nice_step(least: float) -> float:
    """1, 2 or 5 times a power of ten, not below `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - 1e-9))


def line_chart(
    title: str,
    lines: Sequence[Line],
    across: str,
    up: str,
    *,
    share: bool = False,
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over a course. `share`: up are parts of 1, shown in percent. `marks` are named places of the course."""
    width, height = WIDTH, HEIGHT
    spots = [point for line in lines for point in line.points] or [(0.0, 0.0)]
    x = Axis(min(spot[0] for spot in spots), max(spot[0] for spot in spots), LEFT, width - RIGHT)
    if share:
        y = Axis(0.0, 1.0, height - BOTTOM, TOP, "%")
    else:
        y = Axis(min(spot[1] for spot in spots), max(spot[1] for spot in spots), height - BOTTOM, TOP)
    parts = _frame(title, width, height)
    for tick in y.ticks:
        parts += [
            _rule(x.start, y.at(tick), x.end, y.at(tick)),
            _text(x.start - 6, y.at(tick) + 4, y.label(tick), "end"),
        ]
    for place, name in marks:
        parts += [
            _rule(x.at(place), y.end, x.at(place), y.start),
            _text(x.at(place), y.end - 4, name, "middle", small=True),
        ]
    for tick in x.ticks:
        parts.append(_text(x.at(tick), y.start + 16, x.label(tick), "middle"))
    parts.append(_text((x.start + x.end) / 2, height - 10, across, "middle"))
    parts.append(
        f'<g transform="translate(14 {(y.start + y.end) / 2:.1f}) rotate(-90)">{_text(0, 0, up, "middle")}</g>'
    )
    heights = _apart([y.at(line.points[-1][1]) if line.points else y.start for line in lines], y.end, y.start)
    for number, line in enumerate(lines):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{x.at(a):.1f},{y.at(b):.1f}" for a, b in line.points)
        dash = DASHES[number % len(DASHES)]
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>')
        parts.append(_text(x.end + 8, heights[number] + 4, line.name, "start", colour))
    return _svg(parts)


def interval_chart(title: str, rows: Sequence[Measured], *, share: bool = False) -> str:
    """A row for each value: a dot, and its interval as a bar."""
    left = 40 + 7.0 * max((len(row.name) for row in rows), default=0)
    width = max(WIDTH, left + NARROWEST)
    height = TOP + BOTTOM + ROW * len(rows)
    if share:
        x = Axis(0.0, 1.0, left, width - 30, "%")
    else:
        x = Axis(
            min((row.low for row in rows), default=0), max((row.high for row in rows), default=1), left, width - 30
        )
    parts = _frame(title, width, height)
    bottom = height - BOTTOM
    for tick in x.ticks:
        parts += [_rule(x.at(tick), TOP, x.at(tick), bottom), _text(x.at(tick), bottom + 18, x.label(tick), "middle")]
    for number, row in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        colour = COLOURS[1]
        parts.append(_text(left - 10, y + 4, row.name, "end"))
        if row.even is not None:
            parts.append(_rule(x.at(row.even), y - 9, x.at(row.even), y + 9, INK))
        parts.append(
            f'<line x1="{x.at(row.low):.1f}" y1="{y:.1f}" x2="{x.at(row.high):.1f}" y2="{y:.1f}" stroke="{colour}" '
            f'stroke-width="6" stroke-opacity="0.35" stroke-linecap="round"/>'
        )
        parts.append(f'<circle cx="{x.at(row.value):.1f}" cy="{y:.1f}" r="5" fill="{colour}"/>')
    return _svg(parts)


def _apart(heights: list[float], top: float, bottom: float) -> list[float]:
    """Heights moved as little as it takes for labels not to cover each other."""
    space = min(15.0, (bottom - top) / max(1, len(heights)))
    order = sorted(range(len(heights)), key=heights.__getitem__)
    placed = heights[:]
    lowest = top - space
    for which in order:
        placed[which] = lowest = max(placed[which], lowest + space)
    highest = bottom + space
    for which in reversed(order):
        placed[which] = highest = min(placed[which], highest - space)
    return placed


def _frame(title: str, width: float, height: float) -> list[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="sans-serif" font-size="12" fill="{INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>',
        f'<text x="16" y="22" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]


def _rule(x1: float, y1: float, x2: float, y2: float, colour: str = FAINT) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, text: str, anchor: str, colour: str = INK, small: bool = False) -> str:
    size = ' font-size="9"' if small else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}"{size}>{escape(text)}</text>'


def _svg(parts: list[str]) -> str:
    return "\n".join([*parts, "</svg>"]) + "\n"
