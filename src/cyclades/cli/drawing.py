"""The table drawn in characters, from what one pair of eyes may see of it."""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from typing import Any, Final

from cyclades.cli.colours import Paint
from cyclades.engine.hades.threat import HADES_COMES_AT
from cyclades.engine.setting.grid import MIDDLE_ROW
from cyclades.engine.words.pieces import CARDS, FIRST_HERO, GODS, HADES, KRONOS, TRACK_PRICES
from cyclades.text.narrator import Narrator

CELL: Final = 8  # characters: a wall and seven
GAP: Final = 1
GODS_WIDTH: Final = 28
CREATURES_WIDTH: Final = 30
CITIES_WIDTH: Final = 42  # the widest block around the board, unless somebody's name is long
NAME_WIDTH: Final = 7  # in that block
FEW: Final = 2  # markers in a row that are written out
PRELUDE: Final = ("prelude_offering", "placement", "titans_placement")  # decisions before the first cycle
FULL_PRICE: Final = CARDS[FIRST_HERO:]  # no temples for heroes and artifacts (H3.2, T5.1)

Line = list[tuple[str, str]]  # pieces of text with their styles


class Drawing:
    """Draws views of one game."""

    def __init__(self, narrator: Narrator, paint: Paint, width: int) -> None:
        self.narrator = narrator
        self.texts = narrator.texts
        self.board = narrator.board
        self.paint = paint
        self.width = width

    def table(self, view: dict[str, Any]) -> list[str]:
        """The board with all that lies around it."""
        board = self._board(view)
        blocks = [self._gods(view), self._creatures(view)]
        board_width = max(_length(line) for line in board)
        is_beside = board_width + GAP + CITIES_WIDTH <= self.width
        left = board_width + GAP if is_beside else GODS_WIDTH + CREATURES_WIDTH
        blocks.append(self._cities(view, self.width - left - CITIES_WIDTH))
        if is_beside:
            panel = [line for block in [*blocks, self._also(view)] for line in [*block, []]]
            lines = _beside([board, panel], [board_width + GAP, CITIES_WIDTH])
        else:
            lines = _beside(blocks, [GODS_WIDTH, CREATURES_WIDTH, CITIES_WIDTH])
            lines += [*self._also_in_rows(view), [], *board]
        return ["".join(self.paint(text, style) for text, style in line).rstrip() for line in lines]

    # The board

    def _board(self, view: dict[str, Any]) -> list[Line]:
        board = self.board
        land = {
            cell: (territory, place)
            for territory, cells in enumerate(board.territory_cells)
            for place, cell in enumerate(cells)
        }
        lines: list[Line] = []
        for row, length in enumerate(board.row_lengths):
            indent = (" " * (abs(row - MIDDLE_ROW) * CELL // 2), "")
            upper: Line = [indent]
            lower: Line = [indent]
            before = None
            for col in range(length):
                here = land.get((row, col))
                joined = here is not None and before is not None and here[0] == before[0]
                if here is None:
                    cell_upper, cell_lower = self._sea(view, f"{row}-{col}")
                    style = ""
                else:
                    cell_upper, cell_lower, style = self._land(view, *here)
                wall = (" ", style) if joined else ("|", "dim")
                upper += [wall, *cell_upper]
                lower += [wall, *cell_lower]
                before = here
            lines += [[*upper, ("|", "dim")], [*lower, ("|", "dim")]]
        return lines

    def _sea(self, view: dict[str, Any], sea: str) -> tuple[Line, Line]:
        board = self.board
        number = self.narrator.names.number("sea", sea)
        fleets = view["seas"].get(sea, {"owner": None})
        revenue = board.trade[number] + fleets.get("markers", 0)
        trade = f"${revenue}" if revenue else ""
        gap = " " if len(sea) + len(trade) < CELL - 1 else ""
        upper: Line = [(f"{sea}{gap}{trade}".ljust(CELL - 1), "dim")]
        if view["kraken"] == sea:
            return upper, [(self.texts.name("card", "kraken")[: CELL - 1].ljust(CELL - 1), "kraken")]
        if fleets["owner"] is not None:
            undead = f"+{fleets['undead']}" if fleets.get("undead") else ""
            mark = f"{self._short(fleets['owner'])}{fleets['fleets']}{undead}"
            return upper, [("  ", ""), (mark, fleets["owner"]), (" " * (CELL - 3 - len(mark)), "")]
        closed = any(
            isle["figure"] is not None
            and isle["figure"]["card"] == "polyphemus"
            and board.touches(number, self.narrator.names.number("isle", name))
            for name, isle in view["isles"].items()
        )
        below = self.texts.say("board-closed") if closed else ""
        return upper, [(below[: CELL - 1].ljust(CELL - 1), "dim")]

    def _land(self, view: dict[str, Any], territory: int, place: int) -> tuple[Line, Line, str]:
        """A cell of an isle: its name and what stands in its slot; in the first cell also owner, troops, revenue."""
        board = self.board
        name = board.territory_ids[territory]
        isle = view["isles"][name]
        style = isle["owner"] or "nobody"
        shown = self.narrator.isle(name)
        held = ""
        if place == 0:
            shown = shown.upper()
            revenue = board.printed[territory] + isle["markers"]
            owner = f"{self._short(isle['owner'])}{isle['troops']}" if isle["owner"] else ""
            held = f"{owner:<3}{f'${revenue}' if revenue else ''}"
        else:
            shown = shown.lower()
        more = isle["figure"] is not None or self._things_on(view, name)
        mark = "!" if more and place == 0 else " "
        lower = f"{held:<{CELL - 3}}{mark}"[: CELL - 2] + self._slot(view, territory, place)
        return [(shown[: CELL - 1].ljust(CELL - 1), style)], [(lower, style)], style

    def _slot(self, view: dict[str, Any], territory: int, place: int) -> str:
        name = self.board.territory_ids[territory]
        isle = view["isles"][name]
        on_space = self.board.on_space[self.board.first_slot[territory] + place]
        if on_space and isle["metropolis"]:
            return "M"
        if on_space and view.get("necropolis") == name:
            return "N"
        building = isle["buildings"][place]
        if building is not None:
            return self.texts.name("building", building, "mark")
        return "o" if on_space else "."

    def _short(self, city: str) -> str:
        """The letters of the city whose colour is worn: those of the pieces, whoever plays them."""
        return self.narrator.forms("player", city)["short"]

    # Around the board

    def _gods(self, view: dict[str, Any]) -> list[Line]:
        texts = self.texts
        narrator = self.narrator
        if view["ending"]:
            head = texts.say("board-over")
        elif view["decision"]["kind"] in PRELUDE:
            head = texts.say("board-prelude", phase=texts.name("phase", view["phase"]))
        else:
            head = texts.say("board-cycle", cycle=view["cycle"], phase=texts.name("phase", view["phase"]))
        lines: list[Line] = [[(head, "bold")]]
        if "threat" in view:
            lines.append([(f" {texts.say('board-threat', threat=view['threat'], most=HADES_COMES_AT)}", "")])
        favour = view.get("favour")
        acting = view["turn"]
        for god in [*view["gods"], "apollo"]:
            line: Line = [(f" {texts.name('god', god):<9}", "")]
            bid = view["bids"].get(god)
            if acting is not None and acting["god"] == god:
                line += [(narrator.say("board-turn", player=acting["player"]), "bold")]
            elif god == "apollo":
                forms = [narrator.forms("marker", marker) for marker in view["apollo"]]
                line.append((", ".join(form["" if len(forms) <= FEW else "short"] for form in forms), ""))
            elif bid is not None:
                marker = narrator.marker(bid["marker"])
                line.append((texts.say("board-bid", marker=marker, gold=bid["gold"]), ""))
            lines.append(line)
            if favour is not None and favour["god"] == god:
                laid = {"favour": favour["tile"], "used": favour["used"]}
                lines.append([(f"   {narrator.say('board-favour', **laid)}", "")])
        covered = view.get("covered")
        if covered is not None:
            lines.append([(f" {narrator.say('board-covers', god=covered)}", "dim")])
        in_game = GODS[:HADES] if "specials" not in view else (*GODS[:HADES], GODS[KRONOS])
        hidden = [texts.name("god", god) for god in in_game if god not in (*view["gods"], covered)]
        if hidden:
            lines.append([(f" {texts.say('board-face-down', gods=', '.join(hidden))}", "dim")])
        if view.get("apple") is not None:
            lines.append([(f" {narrator.say('board-apple', **view['apple'])}", "")])
        if any(view["turn_order"]):
            shorts = [narrator.forms("marker", marker)["short"] if marker else "." for marker in view["turn_order"]]
            key = "board-order" if view["phase"] == "offerings" else "board-order-next"
            lines.append([(f" {texts.say(key, markers=' '.join(shorts))}", "")])
        return lines

    def _creatures(self, view: dict[str, Any]) -> list[Line]:
        texts = self.texts
        narrator = self.narrator
        lines: list[Line] = [[(texts.say("board-creatures"), "bold")]]
        eyes = view["player"]
        discounts = view["cities"][eyes]["discounts_left"] if eyes is not None else 0
        for space, card in enumerate(view["track"]):
            printed = int(TRACK_PRICES[space])
            if card is None:
                lines.append([(f" {printed}  -", "dim")])
                continue
            price = printed if card in FULL_PRICE else max(1, printed - discounts)
            line: Line = [(f" {printed}  {texts.name('card', card)}", "")]
            if price < printed:
                line.append((f" {texts.say('board-price-lower', price=price)}", "bold"))
            lines.append(line)
        lines.append([(f" {texts.say('board-deck', deck=len(view['deck']), discard=len(view['discard']))}", "dim")])
        for name, isle in view["isles"].items():
            if isle["figure"] is not None:
                figure = {"card": isle["figure"]["card"], "holder": isle["figure"]["holder"], "isle": name}
                lines.append([(f" ! {narrator.say('board-figure', **figure)}", "")])
        return lines

    def _cities(self, view: dict[str, Any], spare: int) -> list[Line]:
        """Everybody's numbers; names may be longer than the cities' own by what is spare."""
        texts = self.texts
        names = {city: self.narrator.city(city) for city in view["cities"]}
        width = max(NAME_WIDTH, min(max(map(len, names.values())), NAME_WIDTH + spare))
        title = f"{texts.say('board-cities'):<{width + 3}}"
        lines: list[Line] = [[(title, "bold"), (texts.say("board-columns"), "dim")]]
        for city, things in view["cities"].items():
            head: Line = [(self._short(city), city), (f" {_cut(names[city], width):<{width}}", "")]
            if things["eliminated"]:
                lines.append([*head, (f" {texts.say('board-out')}", "dim")])
                continue
            isles = [isle for isle in view["isles"].values() if isle["owner"] == city]
            fleets = sum(sea["fleets"] for sea in view["seas"].values() if sea["owner"] == city)
            numbers = [
                things.get("gold", "?"),
                things["revenue"],
                len(isles),
                things["metropolises"],
                sum(isle["troops"] for isle in isles),
                fleets,
                things["priests"],
                things["philosophers"],
            ]
            lines.append([*head, ("".join(f"{number:>4}" for number in numbers), "")])
        return lines

    # What the modules add

    def _also(self, view: dict[str, Any]) -> list[Line]:
        """What else lies and stands there, a line each."""
        entries = self._entries(view)
        lines: list[Line] = [[(self.texts.say("board-also"), "bold")]] if entries else []
        for entry in entries:
            lines += [[(f" {text}", "")] for text in textwrap.wrap(entry, CITIES_WIDTH - 1, subsequent_indent="  ")]
        return lines

    def _also_in_rows(self, view: dict[str, Any]) -> list[Line]:
        """The same in as few lines as it takes."""
        entries = self._entries(view)
        return [[(line, "")] for line in textwrap.wrap(" | ".join(entries), self.width)]

    def _entries(self, view: dict[str, Any]) -> list[str]:
        texts = self.texts
        narrator = self.narrator
        entries: list[str] = []
        teams: dict[int, list[str]] = {}
        for city, things in view["cities"].items():
            if "team" in things:
                teams.setdefault(things["team"], []).append(narrator.city(city))
        for team, cities in teams.items():
            entries.append(texts.say("board-team", number=team + 1, cities=texts.listed(cities)))
        if view.get("last_cycle"):
            entries.append(texts.say("board-last-cycle"))
        if view.get("specials"):
            kinds = ", ".join(texts.name("metropolis", kind) for kind in view["specials"])
            entries.append(texts.say("board-specials", metropolises=kinds))
        for name in view["isles"]:
            things = self._things_on(view, name)
            if things:
                entries.append(texts.say("board-place", place=narrator.isle(name), things=", ".join(things)))
        for city, things in view["cities"].items():
            held = self._held(things)
            if held:
                entries.append(texts.say("board-place", place=narrator.city(city), things=", ".join(held)))
        if view.get("hidden_isle") is not None:
            entries.append(narrator.say("board-hidden-isle", player=view["hidden_isle"]))
        if view.get("gone"):
            heroes = ", ".join(texts.name("card", hero) for hero in view["gone"])
            entries.append(texts.say("board-gone", heroes=heroes))
        return entries

    def _things_on(self, view: dict[str, Any], name: str) -> list[str]:
        """What stands and lies on an isle besides troops, buildings and a creature."""
        texts = self.texts
        isle = view["isles"][name]
        things: list[str] = []
        if isle.get("undead"):
            things.append(texts.say("undead", undead=isle["undead"]))
        if isle.get("titans"):
            things.append(texts.say("titan-count", titans=isle["titans"]))
        things += [texts.name("card", hero) for hero in isle.get("heroes", [])]
        things += [texts.name("card", artifact) for artifact, on in view.get("artifacts", {}).items() if on == name]
        if isle.get("special"):
            things.append(texts.name("metropolis", isle["special"]))
        if view.get("necropolis") == name:
            things.append(texts.say("board-necropolis"))
        if isle.get("gold"):
            things.append(texts.say("board-gold", gold=isle["gold"]))
        return things

    def _held(self, things: dict[str, Any]) -> list[str]:
        """A player's priestesses and magic items; of those face down only he knows more than how many."""
        texts = self.texts
        held: list[str] = []
        if things.get("priestesses"):
            held.append(texts.say("board-priestesses", count=things["priestesses"]))
        held += [texts.name("item", item) for item in things.get("items", [])]
        secret = things.get("secret_items", [])
        if isinstance(secret, list):
            held += [self.narrator.say("board-secret-item", item=item) for item in secret]
        elif secret:
            held.append(texts.say("board-hidden-items", count=secret))
        return held

    def legend(self) -> list[str]:
        """What the marks on the board mean."""
        return self.texts.say("board-legend").splitlines()


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def _beside(blocks: list[list[Line]], widths: list[int]) -> list[Line]:
    """Blocks side by side, each filled up to its width."""
    lines: list[Line] = []
    for parts in zip_longest(*blocks, fillvalue=None):
        line: Line = []
        for part, width in zip(parts, widths, strict=True):
            line += part or []
            line.append((" " * (width - _length(part or [])), ""))
        lines.append(line)
    return lines
