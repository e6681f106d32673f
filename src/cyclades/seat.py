"""What a bot gets of a game: its own decision, its own view, and games it can imagine."""

from __future__ import annotations

import random
from typing import Any

from cyclades.engine.cities.holdings import is_eliminated, revenue
from cyclades.engine.cycle.auction import standing_cost
from cyclades.engine.cycle.free_placement import PreludeOffering
from cyclades.engine.machine.chance import SeededChance
from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.war.troop_move import TroopMove
from cyclades.forms.decision import Decision
from cyclades.forms.values import members
from cyclades.game import Game, History


class Seat:
    """One player's place at the table."""

    def __init__(self, game: Game, player: int, counted: bool = False) -> None:
        """`counted`: the gold in a written position is what its player has reckoned, and he keeps to it."""
        self.player = player
        self.__game = game
        self.__counted = counted or game.is_whole

    @property
    def decision(self) -> Decision | None:
        """The decision, if it is this player's."""
        return self.__game.decision if self.__game.player == self.player else None

    def legal_actions(self) -> list[int]:
        """The legal actions, if the decision is this player's."""
        return self.__game.legal_actions() if self.__game.player == self.player else []

    @property
    def view(self) -> dict[str, Any]:
        """All that this player may know."""
        return self.__game.view(self.player)

    def imagine(self, rng: random.Random) -> Game:
        """A whole game drawn among those that fit what this player knows.

        Others' gold is reckoned from what all have seen. In a game that began at a written position it is drawn: enough
        for the bids they have made, and something around what they may have kept. So are the items held face down.
        """
        engine = self.__game.engine.copy()
        state = engine.state
        if not engine.config.options.open_gold and not self.__counted:
            for player in range(engine.config.players):
                known = player == self.player or player == engine.config.partner[self.player]
                if known or is_eliminated(engine, player):
                    continue
                if isinstance(engine.room(), PreludeOffering):
                    state.gold[player] = engine.config.starting_gold  # nobody has paid for anything yet
                else:
                    spare: i64 = rng.randint(0, 4 + int(revenue(engine, player)))
                    state.gold[player] = standing_cost(engine, player) + known_to_have(engine, player) + spare
            while isinstance(engine.room(), TroopMove) and not engine.find_legal():
                state.gold[engine.decider()] += 1  # who goes under the Helm can pay all the way (T5.7)
        if engine.config.favours:
            shuffle_items(engine, self.player, rng)
        engine.chance = SeededChance(rng.getrandbits(60))
        return Game(engine, None, state.copy(), History(None, 0, 0))


def known_to_have(engine: Engine, player: int) -> i64:
    """What his present decision tells the others that a player has."""
    return engine.room().known_gold(engine) if engine.decider() == player else 0


def shuffle_items(engine: Engine, player: int, rng: random.Random) -> None:
    """Deal anew the items whose place a player doesn't know: in the deck, before others face down, shown to another."""
    state = engine.state
    shown = [state.top + field.place for field in engine.room().fields if field.secret]
    if engine.decider() == player:
        shown = []
    unknown = members(state.item_deck)
    for other in range(engine.config.players):
        if other != player:
            unknown += members(state.secret_items[other])
    unknown += [int(state.stack[at]) for at in shown]
    unknown.sort()  # or the order would tell where they are
    rng.shuffle(unknown)
    for other in range(engine.config.players):
        if other != player:
            state.secret_items[other] = sum(1 << unknown.pop() for _ in members(state.secret_items[other]))
    for at in shown:
        state.stack[at] = unknown.pop()
    state.item_deck = sum(1 << item for item in unknown)
