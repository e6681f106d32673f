"""A position read out of the engine to be looked at, and the word for what must never happen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from cyclades import Game
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.machine.room_numbers import LAND_BATTLE, PRELUDE, SEA_BATTLE, TROOP_MOVE
from cyclades.engine.machine.state import FRAME, NUMBERS, ROWS, State
from cyclades.engine.setting.board import Board
from cyclades.engine.war.battle import (
    ATTACKER,
    ATTACKERS,
    ATTACKING_ARTIFACTS,
    ATTACKING_HEROES,
    ATTACKING_TITANS,
    ATTACKING_UNDEAD,
)
from cyclades.engine.war.troop_move import (
    ARTIFACTS_ALONG,
    HEROES_ALONG,
    PASSING,
    PASSING_TROOPS,
    TITANS_ALONG,
    UNDEAD_ALONG,
)
from cyclades.engine.words.pieces import ARTIFACT_COUNT, HERO_COUNT

PHASE: Final = {phase.name: number for number, phase in enumerate(PHASES)}

Frame = tuple[int, ...]


class Breach(AssertionError):
    """Something that must never happen has happened."""


def demand(fact: bool, message: str) -> None:
    if not fact:
        raise Breach(message)


@dataclass(frozen=True)
class Away:
    """Units that stand nowhere: they attack, or pass through another's territory (T5.7)."""

    owner: int
    on_land: bool
    normal: int
    undead: int
    heroes: list[int]  # counted from 0
    titans: int
    artifacts: list[int]


class Snapshot:
    """A position read out of the engine, so that looking at it is quick, and the board it stands on."""

    cycle: int
    phase: int
    apollo_turn: int
    turn_player: int
    turn_god: int
    recruited: int
    deck: int
    discard: int
    kraken: int
    eliminated: int
    ending: int
    winners: int
    threat: int
    threat_roll: int
    covered: int
    necropolis: int
    necropolis_built: int
    hidden_isle: int
    gone: int
    kept: int
    favour: int
    favour_used: int
    favour_stack: int
    item_deck: int
    item_discard: int
    apple_player: int
    apple_god: int
    titan_moves: int
    kronos_gift: int
    specials: int
    last_cycle: int
    gold: Sequence[int]
    priests: Sequence[int]
    philosophers: Sequence[int]
    turn_track: Sequence[int]
    god_row: Sequence[int]
    bidder: Sequence[int]
    bid: Sequence[int]
    apollo_queue: Sequence[int]
    track: Sequence[int]
    holder: Sequence[int]
    called_in: Sequence[int]
    owner: Sequence[int]
    troops: Sequence[int]
    metropolis: Sequence[int]
    prosperity: Sequence[int]
    figure: Sequence[int]
    buildings: Sequence[int]
    fleets: Sequence[int]
    fleet_owner: Sequence[int]
    spent: Sequence[int]
    undead: Sequence[int]
    undead_fleets: Sequence[int]
    undead_spent: Sequence[int]
    grave_gold: Sequence[int]
    sea_markers: Sequence[int]
    hero_territory: Sequence[int]
    priestesses: Sequence[int]
    items: Sequence[int]
    secret_items: Sequence[int]
    titans: Sequence[int]
    artifact_territory: Sequence[int]
    special: Sequence[int]

    def __init__(self, game: Game, content: tuple[object, ...]) -> None:
        self.__dict__.update(zip(NAMES, content, strict=True))
        self.config = game.config
        self.players = range(int(game.config.players))
        self.map = Map.of(game.board)
        stack = cast("tuple[int, ...]", content[STACK])
        top = cast("int", content[TOP])
        self.frames: list[Frame] = [stack[at : at + FRAME] for at in range(0, top + FRAME, FRAME)]
        self.above = stack[top + FRAME :]  # where frames have been
        self.away = self._away()

    def has_frame(self, *rooms: int) -> bool:
        return any(frame[0] in rooms for frame in self.frames)

    def before_start(self) -> bool:
        """Whether the board is still being filled (H1)."""
        return self.frames[0][0] == PRELUDE

    def battle(self) -> Frame | None:
        """The battle that is going on."""
        return next((frame for frame in self.frames if frame[0] in (LAND_BATTLE, SEA_BATTLE)), None)

    def passage(self) -> Frame | None:
        """The move whose units are passing through another's territory."""
        return next((frame for frame in self.frames if frame[0] == TROOP_MOVE and frame[PASSING]), None)

    def _away(self) -> Away | None:
        frame = self.battle()
        if frame is not None:
            return Away(
                frame[ATTACKER],
                frame[0] == LAND_BATTLE,
                frame[ATTACKERS],
                frame[ATTACKING_UNDEAD],
                members(frame[ATTACKING_HEROES], HERO_COUNT),
                frame[ATTACKING_TITANS],
                members(frame[ATTACKING_ARTIFACTS], ARTIFACT_COUNT),
            )
        frame = self.passage()
        if frame is None:
            return None
        return Away(
            self.turn_player,
            True,
            frame[PASSING_TROOPS],
            frame[UNDEAD_ALONG],
            members(frame[HEROES_ALONG], HERO_COUNT),
            frame[TITANS_ALONG],
            members(frame[ARTIFACTS_ALONG], ARTIFACT_COUNT),
        )

    def side(self, player: int) -> list[int]:
        """A player, and his partner (T7.1)."""
        return [player & ~1, player | 1] if self.config.teams else [player]

    def metropolises(self, player: int) -> int:
        """Those of a player and his partner."""
        side = self.side(player)
        standing = sum(count for count, owner in zip(self.metropolis, self.owner, strict=True) if owner in side)
        return standing + (self.hidden_isle in side)

    def holds_special(self, player: int, kind: int) -> bool:
        """Whether a special metropolis is his (T5.10)."""
        return any(special == kind and self.owner[isle] == player for isle, special in enumerate(self.special))


def members(mask: int, count: int) -> list[int]:
    """The numbers in a set of `count` possible ones."""
    return [number for number in range(count) if mask >> number & 1]


NAMES: Final = (*NUMBERS, *ROWS)
STACK: Final = NAMES.index("stack")
TOP: Final = NAMES.index("top")


class Map:
    """A board's rows as tuples."""

    known: Final[dict[int, Map]] = {}

    def __init__(self, board: Board) -> None:
        self.board = board
        self.slots = [
            range(board.first_slot[territory], board.first_slot[territory + 1])
            for territory in range(board.territory_count)
        ]
        self.on_space = tuple(board.on_space)
        self.coasts = [
            {board.coast[at] for at in range(board.coast_first[territory], board.coast_first[territory + 1])}
            for territory in range(board.territory_count)
        ]

    @staticmethod
    def of(board: Board) -> Map:
        found = Map.known.get(id(board))
        if found is None or found.board is not board:
            found = Map.known[id(board)] = Map(board)
        return found


def content_of(game: Game) -> tuple[object, ...]:
    """The whole position in a form that can be kept and compared."""
    state: State = game.engine.state
    return state.as_tuple()
