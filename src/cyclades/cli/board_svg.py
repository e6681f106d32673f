"""A board drawn as SVG: sea, isles and all that is printed on them."""

from __future__ import annotations

import math
from html import escape
from typing import Final

from cyclades.engine.setting.board import Board
from cyclades.engine.setting.grid import MIDDLE_ROW
from cyclades.engine.words.pieces import CITIES

RADIUS: Final = 46.0  # of a hexagon, from its middle to a corner
HALF: Final = RADIUS * math.sqrt(3) / 2
MARGIN: Final = 34
HEADING: Final = 78
SLOT: Final = 25
HORN: Final = 15
MOST_HORNS: Final = 4
LETTER: Final = 7.2  # the width of one, on average
LABEL: Final = 15  # the height of a name
DISC: Final = 22
LANDS: Final = ("#dcc893", "#cfc58a", "#e2cfa0", "#c3c083", "#d8bd86")
COLOURS: Final = {  # of the cities
    "sparta": "#b01e30",
    "athens": "#1d56a5",
    "corinth": "#46a36b",
    "thebes": "#efbb2c",
    "argos": "#26282d",
    "mycenae": "#b28bd9",
}

DEFINITIONS: Final = """<defs>
<radialGradient id="deep" r="0.68"><stop offset="0" stop-color="#3fb3b4"/><stop offset=".55" stop-color="#2490a0"/>\
<stop offset="1" stop-color="#0f5a70"/></radialGradient>
<pattern id="waves" width="84" height="56" patternUnits="userSpaceOnUse"><path \
d="M4 12q5-6 10 0q5 6 10 0q5-6 10 0M50 26q4-5 8 0q4 5 8 0M14 43q4-5 8 0q4 5 8 0q4-5 8 0" \
fill="none" stroke="#fff" stroke-opacity=".13" stroke-linecap="round"/></pattern>
<g id="horn"><path d="M14 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z" fill="#7f9a3c"/>\
<path d="M4 0C7 0 7 2 5.5 3.5C6 7 9 8.5 14 7L19 15C17 18.5 12 20.5 8 19C1 16-2 5 4 0Z" fill="#e0a526" \
stroke="#6b4708" stroke-width=".9"/>\
<path d="M13 6.5C16 8 19 12 19.5 15.5L17.5 17C17 13 15 9.5 11.5 7.8Z" fill="#fbe08a"/>\
<path d="M15.5 11.5a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0Z" fill="#b5532f"/>\
<path d="M15.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z" fill="#7a2f5a"/></g>
<g id="quay"><path d="M-30 10C-30-2-18-7 0-7C20-7 31-2 31 8C31 19-28 22-30 10Z" fill="#fff" opacity=".4"/>\
<path d="M-25 9C-25 0-15-4 0-4C17-4 26 0 26 8C26 16-23 18-25 9Z" fill="#f1e3bd" stroke="#9a8356" stroke-width="2"/>\
<path d="M-20 6L-18-15H-12L-10 6Z" fill="#fffdf6" stroke="#4a3b2c"/>\
<path d="M-18.7-6H-11.3L-11-1H-19.1Z" fill="#2c6fa6"/>\
<path d="M-15-26C-10-22-11-17-15-16C-19-17-20-22-15-26Z" fill="#e6812e" stroke="#4a3b2c" stroke-width=".8"/></g>
<path id="hull" d="M-15 4H15C13 11 9 13 4 13H-8C-12 13-14 9-15 4ZM-1 2V-15L11-3V2ZM-4 2V-12H-2V2Z"/>
</defs>"""

STYLE: Final = """<style>
text{font-family:system-ui,"Segoe UI","DejaVu Sans",sans-serif;fill:#2a1c13}
.title{font-weight:600;fill:#fff6e6;text-anchor:middle;letter-spacing:.04em}
.about{fill:#d9f1ee;text-anchor:middle}
.name{font-size:12.5px;font-weight:600;text-anchor:middle;paint-order:stroke;stroke:#fbf3da;stroke-width:3.2px;\
stroke-linejoin:round;letter-spacing:.02em}
.sea{fill:#fff;fill-opacity:.03;stroke:#fff;stroke-opacity:.34}
.shallow{fill:none;stroke:#9ff0de;stroke-opacity:.13;stroke-linejoin:round}
.shadow{fill:#04222b;fill-opacity:.32}
.foam{fill:none;stroke:#f2fffb;stroke-width:6;stroke-linejoin:round}
.cliff{fill:#9a8356}
.wall{fill:none;stroke:#6a4a2a;stroke-width:3.4;stroke-linejoin:round;stroke-linecap:round}
.stones{fill:none;stroke:#f2e8cf;stroke-width:1.2;stroke-dasharray:3 3.4}
.slot{fill:#fff;fill-opacity:.42;stroke:#fffdf6;stroke-width:1.8}
.space{fill:none;stroke:#c01c28;stroke-width:2;stroke-dasharray:5 3}
.site{fill:#5e5a4c;stroke:#2a1c13;stroke-width:.8}
.disc{stroke:#fffaf0;stroke-width:2}
.seat{font-size:12.5px;font-weight:700;text-anchor:middle;fill:#fff}
.seat.dark{fill:#1c1512}
</style>"""

Point = tuple[float, float]
Cell = tuple[int, int]


class Box:
    """A place that something takes up."""

    def __init__(self, x: float, y: float, width: float, height: float) -> None:
        self.x, self.y, self.width, self.height = x, y, width, height

    def overlap(self, other: Box) -> float:
        wide = (self.width + other.width) / 2 - abs(self.x - other.x)
        high = (self.height + other.height) / 2 - abs(self.y - other.y)
        return wide * high if wide > 0 and high > 0 else 0.0


def draw(board: Board, about: str, players: int | None) -> str:
    """The board, with the starting places for that many players."""
    return BoardDrawing(board, about, players).svg()


class BoardDrawing:
    """Draws one board."""

    def __init__(self, board: Board, about: str, players: int | None) -> None:
        self.board = board
        self.about = about
        starts = board.starts[players] if players is not None else []
        self.troops = {territory: seat for seat, start in enumerate(starts) for territory in start.troops}
        self.fleets = {sea: seat for seat, start in enumerate(starts) for sea in start.fleets}
        xs = [
            column * 2 + abs(row - MIDDLE_ROW)
            for row, length in enumerate(board.row_lengths)
            for column in range(length)
        ]
        self.left = MARGIN + HALF - min(xs) * HALF
        self.width = (max(xs) - min(xs) + 2) * HALF + 2 * MARGIN
        self.height = HEADING + RADIUS * (1.5 * (len(board.row_lengths) - 1) + 2) + MARGIN
        self.owner = {cell: territory for territory, cells in enumerate(board.territory_cells) for cell in cells}

    def svg(self) -> str:
        board = self.board
        isles = sorted(set(self._isles()))
        coasts = [self._outline([cell for cell in self.owner if self._isle(cell) == isle]) for isle in isles]
        middle = self.width / 2
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height:.0f}" role="img" '
            f'width="{self.width:.0f}" height="{self.height:.0f}">',
            f"<title>{escape(board.title)}</title>",
            DEFINITIONS,
            STYLE,
            '<rect width="100%" height="100%" fill="url(#deep)"/>',
            *[f'<path class="shallow" stroke-width="{wide}" d="{d}"/>' for wide in (70, 48, 28) for d in coasts],
            '<rect width="100%" height="100%" fill="url(#waves)"/>',
            f'<text class="title" x="{middle:.0f}" y="40" font-size="{self._size(board.title, 26):.1f}">'
            f"{escape(board.title)}</text>",
            f'<text class="about" x="{middle:.0f}" y="62" font-size="{self._size(self.about, 14):.1f}">'
            f"{escape(self.about)}</text>",
            *[self._sea(sea) for sea in range(board.sea_count)],
            *[f'<path class="shadow" d="{d}" transform="translate(3 6)"/>' for d in coasts],
            *[f'<path class="foam" d="{d}"/><path class="cliff" d="{d}" transform="translate(0 3)"/>' for d in coasts],
        ]
        for isle, coast in zip(isles, coasts, strict=True):
            parts += self._isle_ground(isle, coast)
        parts += [part for territory in range(board.territory_count) for part in self._furniture(territory)]
        return "\n".join([*parts, "</svg>"]) + "\n"

    def _size(self, text: str, largest: float) -> float:
        """The size at which a line fits the width."""
        return min(largest, 1.5 * self.width / max(len(text), 1))

    # Places

    def _centre(self, cell: Cell) -> Point:
        row, column = cell
        return self.left + (2 * column + abs(row - MIDDLE_ROW)) * HALF, HEADING + RADIUS * (1 + 1.5 * row)

    def _corners(self, cell: Cell) -> list[Point]:
        x, y = self._centre(cell)
        right, left, low = x + HALF, x - HALF, RADIUS / 2
        return [(x, y - RADIUS), (right, y - low), (right, y + low), (x, y + RADIUS), (left, y + low), (left, y - low)]

    def _isles(self) -> list[int]:
        return [int(self.board.isle_of[territory]) for territory in range(self.board.territory_count)]

    def _isle(self, cell: Cell) -> int:
        return self._isles()[self.owner[cell]]

    def _sides(self, cell: Cell) -> list[tuple[Point, Point]]:
        corners = [(round(x, 1), round(y, 1)) for x, y in self._corners(cell)]
        return [(corners[i], corners[(i + 1) % 6]) for i in range(6)]

    def _outline(self, cells: list[Cell]) -> str:
        """The coast around some cells, with its corners worn by the sea."""
        sides = {side for cell in cells for side in self._sides(cell)}
        follows = {start: end for start, end in sides if (end, start) not in sides}
        d = ""
        while follows:
            ring = [min(follows)]
            while (following := follows.pop(ring[-1])) != ring[0]:
                ring.append(following)
            middles = [_between(ring[i - 1], corner) for i, corner in enumerate(ring)]
            d += f"M{_at(middles[0])}"
            for i, corner in enumerate(ring):
                d += f"Q{_at(corner)} {_at(middles[(i + 1) % len(ring)])}"
            d += "Z"
        return d

    # Sea

    def _sea(self, sea: int) -> str:
        board = self.board
        cell = board.sea_cells[sea]
        x, y = self._centre(cell)
        drawn = f'<circle class="sea" cx="{x:.1f}" cy="{y:.1f}" r="{HALF - 3:.1f}"/>'
        prosperity = int(board.trade[sea])
        if prosperity:
            drawn += f'<use href="#quay" x="{x:.1f}" y="{y + 6:.1f}"/>' + horns(x + 7, y + 10, prosperity, 32)
        if sea in self.fleets:
            city = CITIES[self.fleets[sea]]
            down = -24 if prosperity else 0
            drawn += (
                f'<use href="#hull" x="{x:.1f}" y="{y + down:.1f}" fill="{COLOURS[city]}" stroke="#fffaf0" '
                f'stroke-width="1.6" paint-order="stroke"/>'
            )
        return drawn

    # Land

    def _isle_ground(self, isle: int, coast: str) -> list[str]:
        board = self.board
        territories = [territory for territory, of in enumerate(self._isles()) if of == isle]
        parts = [f'<clipPath id="isle-{isle}"><path d="{coast}"/></clipPath><g clip-path="url(#isle-{isle})">']
        ground = LANDS[isle % len(LANDS)]
        parts.append(f'<path d="{coast}" fill="{ground}"/>')  # in the bays it reaches beyond the cells
        walls: list[str] = []
        for place, territory in enumerate(territories):
            cells = board.territory_cells[territory]
            land = "".join("M" + "L".join(_at(corner) for corner in self._corners(cell)) + "Z" for cell in cells)
            tint = LANDS[(place * 2 + isle) % len(LANDS)]
            parts.append(f'<path d="{land}" fill="{tint}" stroke="{tint}"/>')
            own = {side for cell in cells for side in self._sides(cell)}
            beside = {
                side
                for other in territories
                if other > territory
                for cell in board.territory_cells[other]
                for side in self._sides(cell)
            }
            walls += sorted(f"M{_at(one)}L{_at(other)}" for one, other in own if (other, one) in beside)
        if walls:
            d = "".join(walls)
            parts.append(f'<path class="wall" d="{d}"/><path class="stones" d="{d}"/>')
        return [*parts, "</g>"]

    def _furniture(self, territory: int) -> list[str]:
        """Slots, metropolis space, name, horns of plenty, site and first troop, each where nothing else is."""
        board = self.board
        cells = [self._centre(cell) for cell in board.territory_cells[territory]]
        first = int(board.first_slot[territory])
        space = [slot for slot in range(len(cells)) if board.on_space[first + slot]]
        slots = list(cells)
        parts: list[str] = []
        if space:
            x, y = _mean([cells[slot] for slot in space])
            high = len(space) > 1 and cells[space[0]][1] != cells[space[1]][1]
            for place, slot in enumerate(space):
                off = (place - (len(space) - 1) / 2) * (SLOT + 2)
                slots[slot] = (x, y + off) if high else (x + off, y)
            long, short = len(space) * (SLOT + 2) + 6, SLOT + 8
            parts.append(_rectangle("space", x, y, short if high else long, long if high else short, 3))
        for slot, (x, y) in enumerate(slots):
            parts.append(_rectangle("slot", x, y, SLOT, SLOT, 2))
            if slot == board.site[territory]:
                parts.append(f'<path class="site" d="M-9 8V-1L0-9L9-1V8Z" transform="translate({_at((x, y))})"/>')
        taken = [Box(x, y, SLOT + 7, SLOT + 7) for x, y in slots]
        name = board.territory_names[territory]
        middle, bottom = _mean(cells)[0], max(y for _, y in cells)
        shore = (middle, bottom + RADIUS * 0.62)
        if len(cells) == 1:
            label = Box(*shore, len(name) * LETTER + 4, LABEL)
            taken.append(label)
        else:
            label = self._settle(cells, taken, len(name) * LETTER + 4, LABEL, shore, 0.5)
        parts.append(f'<text class="name" x="{label.x:.1f}" y="{label.y + 4.5:.1f}">{escape(name)}</text>')
        prosperity = int(board.printed[territory])
        if prosperity:
            top = min(y for _, y in cells)
            row = self._settle(
                cells, taken, HORN * min(prosperity, MOST_HORNS) + 2, HORN + 2, (middle, top - RADIUS / 2), 3
            )
            parts.append(horns(row.x, row.y, prosperity, HORN * MOST_HORNS))
        if territory in self.troops:
            city = CITIES[self.troops[territory]]
            disc = self._settle(cells, taken, DISC, DISC, _mean(cells), 3)
            dark = " dark" if city in ("thebes", "mycenae") else ""
            parts.append(
                f'<circle class="disc" cx="{disc.x:.1f}" cy="{disc.y:.1f}" r="{DISC / 2}" fill="{COLOURS[city]}"/>'
                f'<text class="seat{dark}" x="{disc.x:.1f}" y="{disc.y + 4.5:.1f}">{self.troops[territory] + 1}</text>'
            )
        return parts

    def _settle(
        self, cells: list[Point], taken: list[Box], width: float, height: float, wish: Point, ashore: float
    ) -> Box:
        """The best place for a box: on land, clear of what is there, near where it is wished."""
        best: Box | None = None
        least = math.inf
        for x, y in cells:
            for across in range(-44, 45, 4):
                for down in range(-44, 45, 4):
                    box = Box(x + across, y + down, width, height)
                    cost = math.hypot(box.x - wish[0], box.y - wish[1]) * 2
                    cost += 4 * sum(box.overlap(other) for other in taken)
                    if cost < least:
                        cost += ashore * width * height * _outside(cells, box)
                    if cost < least:
                        best, least = box, cost
        assert best is not None
        taken.append(best)
        return best


def horns(x: float, y: float, count: int, room: float) -> str:
    """A row of horns of plenty, or one with their number if nobody could count them."""
    if count > MOST_HORNS:
        return horns(x - HORN / 2, y, 1, room) + f'<text class="name" x="{x + 9:.1f}" y="{y + 4.5:.1f}">{count}</text>'
    step = min(HORN + 1.0, room / count)
    left, top = x - count / 2 * step, y - HORN / 2
    return "".join(
        f'<use href="#horn" transform="translate({_at((left + place * step, top))}) scale({HORN / 21:.2f})"/>'
        for place in range(count)
    )


def _outside(cells: list[Point], box: Box) -> float:
    """How much of a box is not on these cells, from 0 to 1."""
    points = [
        (box.x + box.width * across, box.y + box.height * down) for across in (-0.5, 0, 0.5) for down in (-0.5, 0.5)
    ]
    return sum(not any(_in_hexagon(point, cell) for cell in cells) for point in points) / len(points)


def _in_hexagon(point: Point, centre: Point) -> bool:
    across, down = abs(point[0] - centre[0]), abs(point[1] - centre[1])
    return across <= HALF - 2 and down <= RADIUS - 3 - across / math.sqrt(3)


def _rectangle(kind: str, x: float, y: float, width: float, height: float, round_: float) -> str:
    left, top = x - width / 2, y - height / 2
    return (
        f'<rect class="{kind}" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="{round_}"/>'
    )


def _at(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def _mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
