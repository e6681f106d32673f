"""Record the corpus of games anew: `python -m tests.games.make base`, `modules` or `titans`. Only when rules or record
change.

Each file holds a record and the position's fingerprint at every 50th action and at the end. The games are random ones
by players of different tastes, picked so that every number of players and every way of ending is there; with modules,
for each subset of them the game that tells the most that is new, and each way of ending; with Titans, ways of ending
for each number of players, for themselves and in teams.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from cyclades import Event, Game, SeededChance
from cyclades.engine.events import PlayerEliminated
from tests.tastes import CONQUEROR, HOARDER, WITH_TITANS, WITHOUT_TITANS, Variant, variant

FOLDER: Final = Path(__file__).parent
EVERY: Final = 50  # actions between two fingerprints
LONGEST: Final = 500  # actions; longer games are left out
NUMBERS: Final = range(20_000)
CANDIDATES: Final = range(100)  # games of each subset of the modules, of which one is kept
MODULE_SORTS: Final = (  # one game with modules of each
    "plain",
    "taste",
    "options",
    "late",
    "elimination",
    "max_cycles",
    "max_cycles-shared",
    "metropolises-shared",
    "last_player",
)

MILITARY: Final = "military"  # a metropolis was put on an opponent's last territory (T7.4)
# One Titans game of each of these, by the table.
TITANS_SORTS: Final = {
    "3": ("metropolises", "artifacts", "max_cycles"),
    "4": ("metropolises", "elimination", "max_cycles-shared"),
    "4-teams": ("metropolises", MILITARY, "artifacts"),
    "5": ("metropolises", "artifacts", "max_cycles"),
    "6-teams": ("metropolises", MILITARY, "artifacts", "max_cycles"),
}

# How many games of each sort there are at most, for each number of players.
WANTED: Final = {
    "plain": 2,
    "taste": 2,
    "options": 2,
    "late": 1,
    "elimination": 1,
    "max_cycles": 2,
    "max_cycles-shared": 1,
    "metropolises-shared": 1,
    "last_player": 2,
}

# A position by hand: Athens is down to Mykonos, whose metropolis would be Sparta's third (B5.13).
DUEL: Final[dict[str, Any]] = {
    "players": 2,
    "cycle": 9,
    "cities": {"sparta": {"gold": 12, "priests": 2}, "athens": {"gold": 6, "philosophers": 2}},
    "isles": {
        "naxos": {"owner": "sparta", "troops": 5, "metropolis": True, "buildings": [None, None, "fortress", "port"]},
        "delos": {"owner": "sparta", "troops": 2, "metropolis": True},
        "mykonos": {"owner": "athens", "troops": 1, "metropolis": True, "markers": 2},
        "tinos": {"buildings": ["temple"], "figure": {"card": "chiron", "holder": "athens", "called": 8}},
    },
    "seas": {
        "5-5": {"owner": "sparta", "fleets": 2},
        "4-5": {"owner": "sparta", "fleets": 1},
        "5-4": {"owner": "athens", "fleets": 3},
    },
    "kraken": "0-1",
    "track": ["pegasus", "sphinx", "kraken"],
    "discard": ["satyr", "giant", "chimera"],
}


# And one in teams: Corinth is without land, Thebes down to Finikia; its metropolis would be Sparta and Athens's third.
LAST_STAND: Final[dict[str, Any]] = {
    "players": 4,
    "modules": ["titans"],
    "teams": True,
    "cycle": 9,
    "cities": {
        "sparta": {"gold": 14, "priests": 2},
        "athens": {"gold": 9},
        "thebes": {"gold": 5},
        "corinth": {"gold": 4},
    },
    "isles": {
        "fira": {"owner": "sparta", "troops": 5, "titans": 2, "metropolis": True},
        "kamari": {"owner": "sparta", "troops": 1},
        "oia": {"owner": "athens", "troops": 3, "titans": 1, "metropolis": True},
        "emporio": {"owner": "athens", "troops": 1},
        "finikia": {"owner": "thebes", "troops": 3, "titans": 1, "metropolis": True, "special": "military"},
    },
    "seas": {"4-4": {"owner": "sparta", "fleets": 2}, "5-8": {"owner": "thebes", "fleets": 1}},
    "artifacts": {"caduceus": "finikia", "helm": "fira"},
    "specials": ["commercial"],
    "track": ["sandals", "satyr", "lightning"],
}


def play(terms: Variant, game: Game) -> tuple[Game, list[str], set[type[Event] | str]]:
    """A game played to its end, its fingerprints, the kinds of events it told, and whether a conquest was crowned."""
    heard: set[type[Event] | str] = set()
    game.listen(lambda event: heard.add(type(event)))
    rng = random.Random(terms.number)
    prints = [game.fingerprint()]
    while not game.over and game.action_count < LONGEST:
        action = terms.choose(game, game.legal_actions(), rng)
        if game.engine.room().name == "military_victory" and game.text(action) != "pass":
            heard.add(MILITARY)
        game.apply(action)
        if game.action_count % EVERY == 0 or game.over:
            prints.append(game.fingerprint())
    return game, prints, heard


def sort_of(terms: Variant, game: Game, told: set[type[Event] | str]) -> str:
    """What a game is an example of."""
    if game.ending == "last_player":
        return "last_player"
    if PlayerEliminated in told:
        return "elimination"
    if len(game.winners) > 1:
        return f"{game.ending}-shared"
    if game.ending == "max_cycles":
        return "max_cycles"
    if terms.late:
        return "late"
    if not terms.options:
        return "plain"
    return "options" if set(terms.options) - {"max_cycles"} else "taste"


def write(name: str, game: Game, fingerprints: list[str]) -> None:
    """One file: a line for each part, the actions all in one."""
    content = {"fingerprints": fingerprints, "record": game.record().as_json()}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in content.items()]
    (FOLDER / f"{name}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def make_base_games() -> None:
    for old in FOLDER.glob("*-players-*.json"):
        old.unlink()
    made: Counter[str] = Counter()
    for number in NUMBERS:
        terms = variant(number)
        if number > 1000 and terms.tastes[0].even:
            continue  # of plain games there are enough by then
        game, fingerprints, told = play(terms, terms.new_game())
        if not game.over:
            continue
        sort = sort_of(terms, game, told)
        name = f"{terms.players}-players-{sort}"
        if made[name] < WANTED[sort]:
            made[name] += 1
            write(f"{name}-{made[name]}", game, fingerprints)
    terms = Variant(1, 2, {}, (CONQUEROR, HOARDER))
    game, fingerprints, _ = play(terms, Game.from_position(DUEL, SeededChance(1)))
    write("2-players-duel", game, fingerprints)
    print(f"{made.total() + 1} games: {dict(sorted(made.items()))}")


def make_module_games() -> None:
    for old in FOLDER.glob("modules-*.json"):
        old.unlink()
    known: set[type[Event] | str] = set()
    for place, subset in enumerate(WITHOUT_TITANS[1:]):
        games = [variant(number, (2 + place % 4,), (subset,)) for number in CANDIDATES]
        finished = [one for one in [play(terms, terms.new_game()) for terms in games] if one[0].over]
        news = [len(told - known) for _, _, told in finished]
        game, prints, told = finished[news.index(max(news))]
        known |= told
        write(f"modules-{'-'.join(subset)}", game, prints)
    wanted = set(MODULE_SORTS)
    for number in NUMBERS:
        terms = variant(number, subsets=WITHOUT_TITANS[1:])
        game, prints, told = play(terms, terms.new_game())
        sort = sort_of(terms, game, told)
        if game.over and sort in wanted:
            wanted.remove(sort)
            write(f"modules-end-{sort}", game, prints)
        if not wanted:
            break
    print(
        f"{len(WITHOUT_TITANS) - 1 + len(MODULE_SORTS) - len(wanted)} games with modules; not found: {sorted(wanted)}"
    )


def titans_sort_of(game: Game, told: set[type[Event] | str]) -> str:
    """What a game with Titans is an example of; partners always share."""
    if MILITARY in told:
        return MILITARY
    if PlayerEliminated in told and game.ending != "last_player":
        return "elimination"
    shared = len(game.winners) > (2 if game.config.teams else 1)
    return f"{game.ending}-shared" if shared else str(game.ending)


def make_titans_games() -> None:
    for old in FOLDER.glob("titans-*.json"):
        old.unlink()
    wanted = {(table, sort) for table, sorts in TITANS_SORTS.items() for sort in sorts}
    for number in NUMBERS:
        terms = variant(number, subsets=WITH_TITANS)
        table = f"{terms.players}-teams" if terms.teams else str(terms.players)
        if not any(one == table for one, _ in wanted):
            continue
        game, prints, told = play(terms, terms.new_game())
        sort = titans_sort_of(game, told)
        if game.over and (table, sort) in wanted:
            wanted.remove((table, sort))
            write(f"titans-{table}-{sort}", game, prints)
        if not wanted:
            break
    terms = Variant(3, 4, {}, (CONQUEROR,) * 4, modules=("titans",), teams=True)
    game, prints, _ = play(terms, Game.from_position(LAST_STAND, SeededChance(3)))
    write("titans-4-teams-last-stand", game, prints)
    print(f"games with Titans; not found: {sorted(wanted)}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.make", description=__doc__.splitlines()[0])
    makers = {"base": make_base_games, "modules": make_module_games, "titans": make_titans_games}
    parser.add_argument("which", choices=list(makers))
    makers[parser.parse_args(arguments).which]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
