"""The machine that runs the rooms: a stack of frames in the state, one decision at a time.

A *room* holds the rules of one moment of the game. The top frame of the stack names the room that is asked; it either
needs a decision, or goes on by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclades.engine.machine.chance import Chance
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import Row, i64, vec
from cyclades.engine.machine.room_numbers import CHIMERA_SHUFFLE, LAND_BATTLE, SEA_BATTLE, TROOP_MOVE, TURN
from cyclades.engine.machine.state import FRAME, State, row_of
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import Config
from cyclades.engine.words import events
from cyclades.engine.words.actions import FAMILIES, FAMILY_OF, parts_of
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import NONE
from cyclades.engine.words.refusals import Refusal, refuse

NOT_OVER: Final = 0

MOST_LEGAL: Final = 512  # more than any decision can offer
NO_ROOM: Final = Row([0])
SHORT_FRAME: Final = 7  # what `push` fills
NOBODY: Final[list[Callable[[events.Event], None]]] = []


class Room:
    """The rules of one moment. Decisions have `options`, `why_not` and `take`; other rooms only `advance`.

    Rooms are told apart by number, their place in `rooms`. All else that is known of one stands here.
    """

    number: i64 = NONE
    name = ""
    fields: tuple[Field, ...] = ()  # the arguments of its frame
    modules: tuple[str, ...] = ()  # that bring it, each by itself; none: it belongs to the base game
    under: tuple[int, ...] = (TURN, CHIMERA_SHUFFLE)  # rooms its frame can lie on; none: it is the bottom
    phase = "actions"  # of the cycle; any other has no turns
    after_revenue = False  # where its frame lies on the cycle itself, it comes right after the revenue
    silent = False  # never asks anybody
    tells_below: tuple[str, ...] = ()  # fields of the frame below that its decision is about too
    automatic = False  # a sole option is taken at once: only where all can see that it is the only one

    def is_in(self, config: Config) -> bool:
        """Whether the game has it."""
        return not self.modules or any(module in config.modules for module in self.modules)

    def advance(self, engine: Engine) -> bool:
        """Go on without a decision if possible; True if one is needed now."""
        return True

    def decider(self, engine: Engine) -> i64:
        """The player who decides."""
        return engine.state.turn_player

    def is_foregone(self, engine: Engine) -> bool:
        """Whether all of several options lead to the same, as everybody can see; asked in automatic rooms."""
        return False

    def options(self, engine: Engine) -> None:
        """Offer every legal action."""
        raise NotImplementedError

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        """Why an action is refused here; None if it is legal."""
        raise NotImplementedError

    def take(self, engine: Engine, action: i64) -> None:
        """Carry a legal action out."""
        raise NotImplementedError

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        """What a legal action costs at once. Bids are paid later, all together (B4.6)."""
        return 0

    def check(self, engine: Engine, frame: StackFrame) -> None:
        """Demand of a frame of this room what must be true where it lies; asked of positions that are read."""

    def known_gold(self, engine: Engine) -> i64:
        """What being asked tells the others that the decider has: he may still have to pay it, or to share it."""
        return 0


class Engine:
    """A position, the rules that move it on, and the chance they ask."""

    def __init__(self, config: Config, rooms: vec[Room], state: State, chance: Chance) -> None:
        self.config = config
        self.board: Board = config.board
        self.rooms = rooms
        self.state = state
        self.chance = chance
        self.legal: Row = NO_ROOM  # made when first needed
        self.legal_count: i64 = NONE  # NONE: not worked out yet
        self.chain: Row = NO_ROOM  # for `joined_by_fleets`
        self.outcomes: list[int] | None = None  # where chance is written down
        self.irrevocable: i64 = 0  # counts what can't be undone: dice, draws, secrets come to light
        self.heard: bool = False
        self.listeners: list[Callable[[events.Event], None]] = NOBODY

    def copy(self) -> Engine:
        """The same position with its own future; nobody listens to it and nothing is written down."""
        return Engine(self.config, self.rooms, self.state.copy(), self.chance.copy())

    # The stack

    def push(self, room: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Put a frame on top: its room and the room's arguments."""
        state = self.state
        stack = state.stack
        top = state.top + FRAME
        state.top = top
        stack[top] = room
        stack[top + 1] = a
        stack[top + 2] = b
        stack[top + 3] = c
        stack[top + 4] = d
        stack[top + 5] = e
        stack[top + 6] = f

    def pop(self) -> None:
        """Take the top frame off."""
        state = self.state
        stack = state.stack
        top = state.top
        room = stack[top]
        if room == TROOP_MOVE or room == LAND_BATTLE or room == SEA_BATTLE:  # they have more than `push` fills
            for i in range(SHORT_FRAME, FRAME):
                stack[top + i] = 0
        stack[top] = stack[top + 1] = stack[top + 2] = stack[top + 3] = 0
        stack[top + 4] = stack[top + 5] = stack[top + 6] = 0
        state.top = top - FRAME

    def argument(self, which: i64) -> i64:
        """An argument of the top frame, counted from 1."""
        return self.state.stack[self.state.top + which]

    def set_argument(self, which: i64, value: i64) -> None:
        self.state.stack[self.state.top + which] = value

    def room(self) -> Room:
        """The room of the top frame."""
        return self.rooms[self.state.stack[self.state.top]]

    # Chance

    def roll(self) -> i64:
        """One die."""
        face = self.chance.die()
        self.irrevocable += 1
        if self.outcomes is not None:
            self.outcomes.append(face)
        return face

    def draw(self, kind: i64, among: i64) -> i64:
        """One member of a set."""
        member = self.chance.draw(kind, among)
        self.irrevocable += 1
        if self.outcomes is not None:
            self.outcomes.append(member)
        return member

    # Events

    def tell(self, event: events.Event) -> None:
        """Let every listener know; callers ask `heard` first, so that an unheard event is never made."""
        for listener in self.listeners:
            listener(event)

    # Decisions

    def decider(self) -> i64:
        """The player who decides now, or NONE when the game is over."""
        state = self.state
        if state.ending != NOT_OVER:
            return NONE
        return self.rooms[state.stack[state.top]].decider(self)

    def offer(self, action: i64) -> None:
        """Called by rooms: this action is legal now."""
        count = self.legal_count
        self.legal[count] = action
        self.legal_count = count + 1

    def offer_range(self, first: i64, last: i64) -> None:
        """Offer every action from first to last: counts and bids follow each other."""
        count = self.legal_count
        legal = self.legal
        for action in range(first, last + 1):
            legal[count] = action
            count += 1
        self.legal_count = count

    def find_legal(self) -> i64:
        """Work the legal actions out, into `legal`; how many there are."""
        if self.legal_count == NONE:
            self.legal_count = 0
            if len(self.legal) < MOST_LEGAL:
                self.legal = row_of(0, MOST_LEGAL)
            state = self.state
            if state.ending == NOT_OVER:
                self.rooms[state.stack[state.top]].options(self)
        return self.legal_count

    def is_legal(self, action: i64) -> bool:
        """Whether an action is legal now."""
        count = self.find_legal()
        legal = self.legal
        for i in range(count):
            if legal[i] == action:
                return True
        return False

    def take(self, action: i64) -> None:
        """Carry a legal action out and go on to the next decision."""
        state = self.state
        self.legal_count = NONE
        self.rooms[state.stack[state.top]].take(self, action)
        self.settle()

    def settle(self, below: i64 = -FRAME) -> None:
        """Go on until somebody has to decide or the game is over, or until no frame is left above `below`."""
        state = self.state
        rooms = self.rooms
        self.legal_count = NONE
        while state.ending == NOT_OVER and state.top > below:
            room = rooms[state.stack[state.top]]
            if not room.advance(self):
                continue
            if not room.automatic:
                return
            if self.find_legal() != 1 and not (self.config.skips_foregone and room.is_foregone(self)):
                return
            action = self.legal[0]
            self.legal_count = NONE
            room.take(self, action)

    def why_not(self, action: i64) -> Refusal | None:
        """Why an action is refused now; None if it is legal."""
        if self.state.ending != NOT_OVER:
            return refuse("game_over")
        return self.why_absent(action) or self.room().why_not(self, FAMILY_OF[action], action)

    def why_absent(self, action: i64) -> Refusal | None:
        """Why an action can't be one of this game: its isle, sea or player isn't there; None if all it names are."""
        for part, number in parts_of(action).items():
            if part == "isle" and number >= self.board.territory_count:
                return refuse("no_such_isle", number=number)
            if part == "sea" and number >= self.board.sea_count:
                return refuse("no_such_sea", number=number)
            if part == "player" and number >= self.config.players:
                return refuse("no_such_player", number=number)
        return None

    def wrong_moment(self, family: i64) -> Refusal:
        """The refusal of an action that belongs to another kind of decision."""
        return refuse(FAMILIES[family].wrong_moment)


class FrameError(Flawed):
    """A frame that can't come about where it lies; its place is its room and the field that is wrong."""


class StackFrame:
    """One frame by the names of its fields, with what lies under and on it."""

    def __init__(self, engine: Engine, depth: int) -> None:
        stack = engine.state.stack
        at = depth * FRAME
        self.engine = engine
        self.depth = depth
        self.room = int(stack[at])
        self.under = int(stack[at - FRAME]) if depth else NONE
        self.on_top = int(stack[at + FRAME]) if at < engine.state.top else NONE
        self.values = {field.name: int(stack[at + field.place]) for field in engine.rooms[self.room].fields}

    def __getitem__(self, field: str) -> int:
        return self.values[field]

    def above(self) -> StackFrame:
        """The frame that lies on it."""
        return StackFrame(self.engine, self.depth + 1)

    def below(self) -> StackFrame:
        """The frame it lies on."""
        return StackFrame(self.engine, self.depth - 1)

    def battle(self) -> StackFrame:
        """The battle it is a step of."""
        frame = self
        while frame.room != LAND_BATTLE and frame.room != SEA_BATTLE:
            frame = frame.below()
        return frame

    def demand(self, fact: bool, where: str, code: str, **args: int | str) -> None:
        """Refuse the frame unless something is so, naming the field that is wrong."""
        if not fact:
            raise FrameError(code, f"{self.engine.rooms[self.room].name}: {where}", (), **args)


def frames_of(engine: Engine) -> list[StackFrame]:
    """All frames, from the bottom."""
    return [StackFrame(engine, depth) for depth in range(int(engine.state.top) // FRAME + 1)]
