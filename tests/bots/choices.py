"""What the bots of a level choose, the same for every build: `python -m tests.bots.choices hard`.

Each line is a choice in a short game among them; tests/bots/test_choices.py compares the lines of the compiled build
with those of the pure one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from cyclades import COMPILED, Game
from cyclades.bots import LEVELS, make_bot
from cyclades.engine.setting.config import MODULES

# Players, cycles, modules.
GAMES: Final[list[tuple[int, int, tuple[str, ...]]]] = [(2, 2, ()), (3, 2, MODULES), (5, 1, ())]


def choices(level: str) -> Iterator[str]:
    """The lines of the games, without a limit in time: where it is reached builds differ."""
    bot = LEVELS[level].partition("/")[0]
    for players, cycles, modules in GAMES:
        game = Game.new(players, seed=players, modules=modules, options={"max_cycles": cycles})
        bots = [make_bot(bot, player) for player in range(players)]
        while (player := game.player) is not None:
            action = bots[player].choose(game.seat(player))
            yield f"{players} players {game.action_count}: {game.text(action)}"
            game.apply(action)


if __name__ == "__main__":
    print("compiled" if COMPILED else "pure")
    for line in choices(*sys.argv[1:]):
        print(line)
