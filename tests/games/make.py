"""Record games of the present rules version: `python -m tests.games.make`. Those of older versions stay as they are.

Each file holds a record and the position's fingerprint at every 50th action and at the end. The games are random ones
by players of different tastes, of the base game, of Hades's modules and of Titans. Of many, that one is taken next
which has the most that none before it had: kinds of events, ways of ending, numbers of players, modules, options.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import Any, Final, NamedTuple

from cyclades import Game, SeededChance
from cyclades.engine.setting.config import RULES_VERSION
from tests.games.corpus import FOLDER
from tests.players.tastes import BASE, CONQUEROR, HOARDER, WITH_TITANS, WITHOUT_TITANS, Variant, variant

EVERY: Final = 50  # actions between two fingerprints
LONGEST: Final = 500  # actions; longer games are left out
CANDIDATES: Final = 400  # games of each box
MOST: Final = 8  # of them are kept

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


class Played(NamedTuple):
    """A game that came to its end, its fingerprints, and what it is an example of."""

    game: Game
    fingerprints: list[str]
    shows: set[str]


def play(terms: Variant, game: Game) -> Played | None:
    """A game played to its end; None if that takes too long."""
    shows: set[str] = set()
    game.listen(lambda event: shows.add(type(event).__name__))
    rng = random.Random(terms.number)
    prints = [game.fingerprint()]
    while not game.over and game.action_count < LONGEST:
        action = terms.choose(game, game.legal_actions(), rng)
        if game.engine.room().name == "military_victory" and game.text(action) != "pass":
            shows.add("a conquest is crowned")  # T7.4
        game.apply(action)
        if game.action_count % EVERY == 0 or game.over:
            prints.append(game.fingerprint())
    if not game.over:
        return None
    kind = f"{terms.players} players in teams" if terms.teams else f"{terms.players} players"
    shared = len(game.winners) > (2 if terms.teams else 1)
    shows |= {kind, f"{kind}, {game.ending}", *terms.modules}
    shows |= {f"{game.ending} shared" if shared else str(game.ending), "late" if terms.late else "from the start"}
    shows |= {f"{name}: {value}" for name, value in terms.options.items() if name != "max_cycles"}
    return Played(game, prints, shows)


def write(name: str, played: Played) -> None:
    """One file: a line for each part, the actions all in one."""
    content = {"fingerprints": played.fingerprints, "record": played.game.record().as_json()}
    lines = [f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in content.items()]
    path = FOLDER / f"rules-{RULES_VERSION}-{name}.json"
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def make_games(box: str, subsets: tuple[tuple[str, ...], ...]) -> None:
    variants = [variant(number, subsets=subsets) for number in range(CANDIDATES)]
    left = [one for one in (play(terms, terms.new_game()) for terms in variants) if one is not None]
    known: set[str] = set()
    for number in range(1, MOST + 1):
        best = max(left, key=lambda one: (len(one.shows - known), -one.game.action_count))
        write(f"{box}-{number}", best)
        known |= best.shows
        left.remove(best)


def make_by_hand(name: str, terms: Variant, position: dict[str, Any]) -> None:
    played = play(terms, Game.from_position(position, SeededChance(terms.number)))
    assert played is not None
    write(name, played)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.games.make", description=__doc__.splitlines()[0])
    parser.parse_args(arguments)
    for old in FOLDER.glob(f"rules-{RULES_VERSION}-*.json"):
        old.unlink()
    for box, subsets in (("base", BASE), ("modules", WITHOUT_TITANS[1:]), ("titans", WITH_TITANS)):
        make_games(box, subsets)
    make_by_hand("duel", Variant(1, 2, {}, (CONQUEROR, HOARDER)), DUEL)
    teams = Variant(3, 4, {}, (CONQUEROR,) * 4, modules=("titans",), teams=True)
    make_by_hand("last-stand", teams, LAST_STAND)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
