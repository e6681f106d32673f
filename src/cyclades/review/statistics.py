"""What a game comes to in figures, as tables; from its record alone, but for the time, which the table knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from cyclades.engine.machine.chance import DIE_FACES
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.record import Record
from cyclades.review.counting import HELD, INCOME, SPENDING, Collector
from cyclades.review.figures import Cell, Figures, Label, Row, word

EXPECTED_FACE: Final = sum(int(face) for face in DIE_FACES) / len(DIE_FACES)
BATTLE_COLUMNS: Final = (
    "place",
    "attacker",
    "defender",
    "units",
    "against",
    "win",
    "lose",
    "both",
    "rounds",
    "lost",
    "lost_by_defender",
    "winner",
    "retreated",
)


def statistics(record: Record, used: Sequence[int | None] | None = None) -> list[Figures]:
    """All tables of a game; `used` is the time in seconds that each step took, as far as it is known."""
    collector = Collector(record)
    collector.hear_all(record)
    return [table for table in Tables(collector, used).all() if table.rows]


class Tables:
    """What was counted, as tables."""

    def __init__(self, counted: Collector, used: Sequence[int | None] | None) -> None:
        self.counted = counted
        self.used = used
        self.players = list(counted.players)
        self.cities = tuple(Label("player", CITIES[player]) for player in self.players)

    def all(self) -> list[Figures]:
        counted = self.counted
        return [
            self.gold("gold_in", INCOME, counted.income),
            self.gold("gold_out", SPENDING, counted.spending),
            self.bids(),
            self.gods(),
            self.by("turns", "god", counted.turns),
            self.by("paid", "god", counted.paid),
            self.battles(),
            self.luck(),
            self.metropolises(),
            *(self.held(kind) for kind in HELD),
            self.by("cards", "card", counted.cards),
            self.time(),
        ]

    def row(self, name: str, cells: Iterable[Cell]) -> Row:
        """A row with a word of its own."""
        return Row(word(name), tuple(cells))

    def gold(self, name: str, kinds: Iterable[str], counted: Counter[tuple[str, int]]) -> Figures:
        cells = {kind: [counted[kind, player] for player in self.players] for kind in kinds}
        rows = [self.row(f"{name}_{kind}", of) for kind, of in cells.items() if any(of)]
        rows.append(self.row("sum", map(sum, zip(*cells.values(), strict=True))))
        return Figures(name, self.cities, tuple(rows), summed=True)

    def by(self, name: str, kind: str, counted: Counter[tuple[int, int]]) -> Figures:
        """What was counted by god or card and player."""
        rows = tuple(
            Row(self.counted.label(kind, number), tuple(counted[number, player] for player in self.players))
            for number in sorted({number for number, _ in counted})
        )
        return Figures(name, self.cities, rows)

    def of_players(self, counter: Counter[tuple[int, int]]) -> list[int]:
        return [sum(count for (_, whose), count in counter.items() if whose == player) for player in self.players]

    def bids(self) -> Figures:
        counted = self.counted
        rows = (
            self.row("bids", self.of_players(counted.bids)),
            self.row("outbid", self.of_players(counted.outbid)),
            self.row("offered", self.of_players(counted.offered)),
            self.row("paid", self.of_players(counted.paid)),
            self.row("saved", [counted.saved[player] for player in self.players]),
        )
        return Figures("bids", self.cities, rows)

    def gods(self) -> Figures:
        """By god: how often he was bid for, taken from somebody and had, and what he cost."""
        counted = self.counted
        counters = (counted.bids, counted.outbid, counted.turns, counted.offered, counted.paid)
        columns = tuple(word(name) for name in ("bids", "outbid", "turns", "offered", "paid"))
        rows = tuple(
            Row(
                counted.label("god", god),
                tuple(sum(count for (which, _), count in counter.items() if which == god) for counter in counters),
            )
            for god in sorted({god for god, _ in [*counted.turns, *counted.bids]})
        )
        return Figures("gods", columns, rows)

    def battles(self) -> Figures:
        rows = tuple(
            Row(
                Label("cycle", str(battle.cycle)),
                (
                    battle.place,
                    self.cities[battle.attacker],
                    self.cities[battle.defender],
                    battle.attackers,
                    battle.defenders,
                    *(round(100 * chance, 1) for chance in battle.chances),
                    battle.rounds,
                    *battle.losses,
                    None if battle.winner is None else self.cities[battle.winner],
                    None if battle.retreated is None else self.cities[battle.retreated],
                ),
            )
            for battle in self.counted.battles
        )
        return Figures("battles", tuple(map(word, BATTLE_COLUMNS)), rows)

    def luck(self) -> Figures:
        """Dice against what they show on average, battles against their chances."""
        counted = self.counted
        if not counted.battles:
            return Figures("luck", self.cities, ())
        fought: Counter[int] = Counter()
        won: Counter[int] = Counter()
        expected: dict[int, float] = dict.fromkeys(self.players, 0.0)
        for battle in counted.battles:
            sides = ((battle.attacker, battle.chances[0]), (battle.defender, battle.chances[1]))
            for player, chance in sides:
                fought[player] += 1
                won[player] += battle.winner == player
                expected[player] += chance
        faces = [counted.faces[player] for player in self.players]
        average = [EXPECTED_FACE * len(his) for his in faces]
        rows = (
            self.row("dice", map(len, faces)),
            self.row("dice_sum", map(sum, faces)),
            self.row("dice_expected", average),
            self.row("dice_luck", (sum(his) - usual for his, usual in zip(faces, average, strict=True))),
            self.row("battles", (fought[player] for player in self.players)),
            self.row("won", (won[player] for player in self.players)),
            self.row("won_expected", (round(expected[player], 2) for player in self.players)),
            self.row("won_luck", (round(won[player] - expected[player], 2) for player in self.players)),
        )
        return Figures("luck", self.cities, rows)

    def metropolises(self) -> Figures:
        rows = tuple(
            Row(Label("cycle", str(cycle)), (self.cities[player], word(f"metropolis_{how}"), place))
            for cycle, how, player, place in self.counted.metropolises
        )
        return Figures("metropolises", tuple(word(name) for name in ("player", "how", "place")), rows)

    def held(self, kind: str) -> Figures:
        """What everyone had when each cycle began, and at the end."""
        rows = (Row(label, tuple(his[kind] for his in of)) for label, of in self.counted.by_cycle)
        return Figures(f"held_{kind}", self.cities, tuple(rows))

    def time(self) -> Figures:
        """Decisions, and where it is known how long they took."""
        deciders = self.counted.deciders
        steps = Counter(deciders)
        rows = [self.row("decisions", (steps[player] for player in self.players))]
        used: Counter[int] = Counter()
        timed: Counter[int] = Counter()
        for decider, seconds in zip(deciders, self.used or [None] * len(deciders), strict=True):
            if seconds is not None:
                used[decider] += seconds
                timed[decider] += 1
        if timed:
            each = (round(used[player] / timed[player], 1) if timed[player] else None for player in self.players)
            rows.append(self.row("seconds", (used[player] for player in self.players)))
            rows.append(self.row("seconds_each", each))
        return Figures("time", self.cities, tuple(rows))
