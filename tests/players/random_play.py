"""Thousands of random games, watched: every position possible, every promise kept. What came up is counted.

`python -m tests.players.random_play --games 10000` plays the base game, with `--modules hades` every subset of Hades's
modules in turn, with `--modules titans` those with Titans; a game's number is its seed, so that `--games 1 --seed 1234`
plays game 1234 alone. `--keep FILE` goes on where it was interrupted. After every action the pieces are counted and two
actions that must be refused are tried; at every 25th action views, forms, copies, imagined games and undo are put to
the test, all of them each time; every finished game is replayed from its record and rewound; in a few positions of each
game the legality of every action that exists is held against its explanation.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from cyclades import COMPILED, Event, Game
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS, FAVOURS, FIRST_ARTIFACT, FIRST_HERO, ITEMS, METROPOLISES, MILITARY
from cyclades.engine.words.refusals import RULE_OF
from cyclades.forms.decision import KINDS
from tests.players.tastes import BASE, PARTS, Variant, variant
from tests.proof.progress import Progress
from tests.watching.bookkeeping.titans import Bookkeeper
from tests.watching.invariants.base import check_legal, check_position
from tests.watching.promises import (
    check_choice,
    check_consequences,
    check_copy,
    check_explanations,
    check_imagined,
    check_kept_item,
    check_notation,
    check_position_form,
    check_record,
    check_refusals,
    check_rewind,
    check_secrecy,
    check_undo,
    check_undo_to_floor,
    check_unfinished_record,
)
from tests.watching.snapshot import Breach, content_of, demand

EVERY: Final = 25  # actions between two thorough looks
MOST_ACTIONS: Final = 20_000  # a game that goes on longer has no end
SEEN: Final = Path(__file__).with_name("seen.json")

KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "creatures called": CARDS,
    "creatures copied": tuple(card for card in CARDS[:FIRST_HERO] if card != "chimera"),
    "heroes sacrificed": CARDS[FIRST_HERO:FIRST_ARTIFACT],
    "favours used": FAVOURS,
    "items used": ITEMS,
    "hidden items used": ITEMS,
    "artifacts carried": CARDS[FIRST_ARTIFACT:],
    "special metropolises": METROPOLISES[MILITARY:],
    "decisions": KINDS,
    "events": tuple(dict.fromkeys(event.__name__ for event in events.Event.__subclasses__())),
    "endings": (
        *(f"{ending}, {shared}" for ending in ENDINGS[1:] for shared in ("one winner", "shared")),
        "on after an elimination",
    ),
    "refusals": tuple(RULE_OF),
}
IMPOSSIBLE: Final = ("last_player, shared", "artifacts, shared")


@dataclass
class Tally:
    """What came up, by heading of `KNOWN`, and what went wrong."""

    games: int = 0
    actions: int = 0
    undone: int = 0
    explained: int = 0
    booked: int = 0
    counts: dict[str, Counter[str]] = field(default_factory=lambda: {heading: Counter() for heading in KNOWN})
    breaches: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.actions += other.actions
        self.undone += other.undone
        self.explained += other.explained
        self.booked += other.booked
        self.breaches += other.breaches
        for heading, counter in other.counts.items():
            self.counts[heading].update(counter)

    @staticmethod
    def read(content: dict[str, Any]) -> Tally:
        """One that was kept as JSON."""
        counts = {heading: Counter(counter) for heading, counter in content["counts"].items()}
        return Tally(**content | {"counts": counts})

    def hear(self, event: Event) -> None:
        self.counts["events"][type(event).__name__] += 1
        if isinstance(event, events.CreatureCalled):
            self.counts["creatures called"][CARDS[event.card]] += 1
        elif isinstance(event, events.PowerCopied):
            self.counts["creatures copied"][CARDS[event.card]] += 1
        elif isinstance(event, (events.HeroSacrificed, events.MetropolisHidden)):
            self.counts["heroes sacrificed"][CARDS[event.card]] += 1
        elif isinstance(event, events.FavourUsed):
            self.counts["favours used"][FAVOURS[event.favour]] += 1
        elif isinstance(event, events.ItemUsed):
            self.counts["hidden items used" if event.secret else "items used"][ITEMS[event.item]] += 1
        elif isinstance(event, (events.TroopsMoved, events.TroopsPassed, events.TroopsRetreated)):
            self.counts["artifacts carried"].update(CARDS[card] for card in event.artifacts)
        elif isinstance(event, events.MetropolisFounded) and event.special is not None:
            self.counts["special metropolises"][METROPOLISES[event.special]] += 1

    def unseen(self, heading: str) -> list[str]:
        """What never came up."""
        return [name for name in KNOWN[heading] if not self.counts[heading][name] and name not in IMPOSSIBLE]


class Watch:
    """One game under watch."""

    def __init__(self, terms: Variant, tally: Tally, book: bool) -> None:
        self.terms = terms
        self.tally = tally
        self.rng = random.Random(terms.number)
        self.game = terms.new_game(tally.hear)
        self.bookkeeper: Bookkeeper | None = None
        if book:
            self.bookkeeper = Bookkeeper(self.game.to_position(), self.game.board.data)
            self.game.listen(self.bookkeeper.hear)
        self.actions = 0
        self.explain_after = self.rng.randrange(300)
        self.record_after = self.rng.randrange(300)
        self.kinds_to_explain = set(self.rng.sample(KINDS, 5))
        self.snapshots: dict[int, tuple[object, ...]] = {}
        self.copy_before: tuple[Game, tuple[object, ...]] | None = None
        self.since_floor: list[tuple[object, ...]] = []  # the positions that can be taken back

    def play(self) -> None:
        """Play to the end; a `Breach` is raised if anything is wrong."""
        game = self.game
        decisions = self.tally.counts["decisions"]
        refusals = self.tally.counts["refusals"]
        while True:
            content = content_of(game)
            check_position(game, content)
            legal = game.legal_actions()
            check_legal(game, legal)
            check_choice(game, legal)
            if self.bookkeeper is not None:
                self.bookkeeper.compare(game.to_position())
            if self.copy_before is not None:
                twin, twin_content = self.copy_before
                demand(content_of(twin) == twin_content, "acting in the original changed a copy")
                self.copy_before = None
            if game.over:
                break
            refusals.update(check_refusals(game, content, legal, self.rng))
            check_kept_item(game, self.rng)
            action = self.terms.choose(game, legal, self.rng)
            decisions[game.engine.room().name] += 1
            if self.actions % EVERY == 0:
                self.look_closely(content, action)
            if self.actions == self.record_after:
                self.check_unfinished()
            if self.actions == self.explain_after or self.is_worth_explaining():
                self.explain()
            game.apply(action, player=game.player)
            self.actions += 1
            self.since_floor = [*self.since_floor, content] if game.can_undo else []
            demand(self.actions < MOST_ACTIONS, f"no end after {MOST_ACTIONS} actions")
        self.finish()

    def look_closely(self, content: tuple[object, ...], action: int) -> None:
        game = self.game
        self.snapshots[self.actions] = content
        check_secrecy(game, self.rng)
        check_consequences(game, action, self.rng)
        check_position_form(game, content)
        check_notation(game, action)
        check_imagined(game, self.rng.randrange(int(game.config.players)), self.rng)
        twin = check_copy(game, content, self.rng)
        self.copy_before = twin, content_of(twin)
        self.tally.undone += check_undo(game, content, action)
        if self.since_floor and self.rng.random() < 0.25:
            self.tally.undone += check_undo_to_floor(game, self.since_floor)

    def is_worth_explaining(self) -> bool:
        """Chooses positions for some of the kinds of decisions, so that the rare kinds have their share."""
        kind = self.game.engine.room().name
        if kind not in self.kinds_to_explain or self.rng.random() < 0.5:
            return False
        self.kinds_to_explain.remove(kind)
        return True

    def explain(self) -> None:
        self.tally.counts["refusals"].update(check_explanations(self.game))
        self.tally.explained += 1

    def check_unfinished(self) -> None:
        record = check_unfinished_record(self.game)
        demand(len(record.steps) == self.actions, "a record has another number of actions")

    def finish(self) -> None:
        game = self.game
        content = content_of(game)
        check_record(game, self.snapshots)
        check_rewind(game, self.snapshots, self.rng)
        demand(game.decision is None and game.view(None)["decision"] is None, "a finished game asks somebody")
        if self.actions <= self.explain_after:
            self.explain()
        endings = self.tally.counts["endings"]
        sides = {game.config.team_of[winner] for winner in game.winners}
        endings[f"{game.ending}, {'one winner' if len(sides) == 1 else 'shared'}"] += 1
        if game.engine.state.eliminated and game.ending != "last_player":
            endings["on after an elimination"] += 1
        check_position_form(game, content)


def play_games(
    numbers: Iterable[int],
    player_counts: tuple[int, ...] | None = None,
    books: int = 0,
    subsets: tuple[tuple[str, ...], ...] = BASE,
) -> Tally:
    """Play the games of these numbers; those up to number `books` are followed by a bookkeeper."""
    tally = Tally()
    for number in numbers:
        terms = variant(number, player_counts, subsets)
        watch: Watch | None = None
        try:
            watch = Watch(terms, tally, number < books)
            watch.play()
        except Exception as error:  # whatever goes wrong is a finding; the other games go on
            where = "at its beginning" if watch is None else f"after {watch.actions} actions"
            reason = str(error) if isinstance(error, Breach) else traceback.format_exc()
            tally.breaches.append(f"game {number} ({terms}), {where}: {reason}")
        tally.games += 1
        tally.actions += 0 if watch is None else watch.actions
        tally.booked += number < books
    return tally


Terms = tuple[tuple[int, ...] | None, int, tuple[tuple[str, ...], ...]]  # what `play_games` takes besides
Order = tuple[range, tuple[int, ...] | None, int, tuple[tuple[str, ...], ...]]


def _play_chunk(order: Order) -> tuple[range, Tally]:
    return order[0], play_games(*order)


def play_many(numbers: range, terms: Terms, workers: int, progress: Progress) -> Tally:
    """The same in several processes, with progress on the screen."""
    total = Tally()
    began = time.monotonic()
    shown = began
    orders: list[Order] = [(numbers[at : at + 20], *terms) for at in range(0, len(numbers), 20)]
    for order in orders:
        if str(order[0]) in progress.results:
            total.add(Tally.read(progress.results[str(order[0])]))
    if total.games:
        print(f"{total.games} games were played before", flush=True)
    left = [order for order in orders if str(order[0]) not in progress.results]
    with get_context("spawn").Pool(workers) as pool:
        for played, tally in pool.imap_unordered(_play_chunk, left):
            progress.keep(str(played), vars(tally))
            total.add(tally)
            for breach in tally.breaches:
                print(breach, flush=True)
            now = time.monotonic()
            if now - shown > 10 or total.games == len(numbers):
                shown = now
                print(f"{total.games} of {len(numbers)} games, {now - began:.0f} s", flush=True)
    return total


def save_seen(tally: Tally, games: str) -> None:
    """Keep what came up, by the modules played with."""
    kept = json.loads(SEEN.read_text(encoding="utf-8")) if SEEN.exists() else {}
    seen = {
        heading: {name: count for name in names if (count := tally.counts[heading][name])}
        for heading, names in KNOWN.items()
    }
    kept[games] = {"games": tally.games, **seen}
    SEEN.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def report(tally: Tally) -> str:
    """The table of what came up."""
    lines: list[str] = []
    for heading, names in KNOWN.items():
        counter = tally.counts[heading]
        lines.append(f"\n{heading}")
        lines += [f"  {counter[name]:>11,}  {name}" for name in sorted(names, key=lambda name: -counter[name])]
    lines.append("")
    for heading in KNOWN:
        unseen = tally.unseen(heading)
        if unseen:
            lines.append(f"never came up, so a test has a case of it; {heading}: {', '.join(unseen)}")
    lines.append(
        f"{tally.games} games, {tally.actions:,} actions, {tally.undone:,} undone, "
        f"{tally.explained:,} positions explained, {tally.booked} games kept by the bookkeeper, "
        f"{len(tally.breaches)} breaches"
    )
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.players.random_play", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", help="player counts to take in turn; all if none are given")
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--books", type=int, default=0, help="games with a lower number are followed by a bookkeeper")
    parser.add_argument("--modules", choices=list(PARTS), default="none", help="every subset of them in turn")
    parser.add_argument("--keep", type=Path, help="a file that keeps the games played, to go on there if interrupted")
    parser.add_argument("--save", action="store_true", help=f"keep what came up in tests/{SEEN.name}")
    given = parser.parse_args(arguments)
    player_counts = tuple(int(count) for count in given.players.split(",")) if given.players else None
    build = "compiled" if COMPILED else "pure"
    print(f"{given.games} games, {build} build, {given.workers} workers", flush=True)
    numbers = range(given.seed, given.seed + given.games)
    progress = Progress(
        given.keep, f"{build}, --modules {given.modules}, --players {given.players}, --books {given.books}"
    )
    tally = play_many(numbers, (player_counts, given.books, PARTS[given.modules]), given.workers, progress)
    print(report(tally))
    if given.save:
        save_seen(tally, given.modules)
    return 1 if tally.breaches else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
