"""How fast the oracle searches: `python -m bench.search SECONDS` prints its playouts per second as JSON."""

from __future__ import annotations

import json
import sys

from bench.clock import rate
from cyclades import Game
from cyclades.bots.merchant import MerchantBot
from cyclades.bots.oracle.bot import PLAYOUTS, OracleBot


class Choices:
    """The oracle's choices in games of the base game with two and with five players, one after the other."""

    def __init__(self) -> None:
        self.games = 0
        self.begin()

    def begin(self) -> None:
        self.games += 1
        self.game = Game.new(2 if self.games % 2 else 5, seed=self.games)
        self.others = MerchantBot(self.games)
        self.oracle = OracleBot(self.games, playouts=PLAYOUTS)

    def __call__(self) -> int:
        """Up to its next choice and with it; the merchants that play on for it take little of the time."""
        before = int(self.oracle.playouts.played)
        player = self.game.player
        if player is None:
            self.begin()
        else:
            bot = self.oracle if player == 0 else self.others
            self.game.apply(bot.choose(self.game.seat(player)))
        return max(0, int(self.oracle.playouts.played) - before)


def main(seconds: float) -> None:
    print(json.dumps({"playouts": rate(Choices(), seconds)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
