"""The game for OpenSpiel, under the name `cyclades`: importing this module registers it.

    pyspiel.load_game("cyclades(players=3,modules=hades+heroes)")

Every die and every draw is a chance node of its own. The engine knows no such pauses: an action that needs chance is
carried out on a copy again and again, each time with one outcome more, until none is missing.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from cyclades.env import ResearchMissing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ResearchMissing(error.name) from None

from cyclades.engine.machine.chance import DIE_FACES, DRAW_KINDS, DRAW_SEAT, Chance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Bytes, i64
from cyclades.engine.machine.state import state_from_tuple
from cyclades.engine.setting.config import OPTION_NAMES, Config, Options
from cyclades.engine.setting.setup import blank_engine, engine_for, set_up
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.engine.words.pieces import CARD_COUNT, NONE
from cyclades.env.batch import share_of
from cyclades.env.observer import Observer
from cyclades.forms.names import Names
from cyclades.forms.notation import to_text
from cyclades.forms.values import members
from cyclades.forms.view import view_of
from cyclades.game import Game, config_form

MOST_CYCLES: Final = 30  # a game ends then, unless `max_cycles` says otherwise: OpenSpiel wants an end
DECISIONS_A_CYCLE: Final = 2000  # more than there can be: 6 gods bid up by ones to 99, and turns
DIE: Final = -1  # among the kinds of draws

PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "modules": "",
    "teams": False,
    **{name: getattr(Options(), name) or "" for name in OPTION_NAMES if name != "open_gold"},  # "": by the edition
    "open_gold": False,
    "max_cycles": MOST_CYCLES,
}
GAME_TYPE: Final = pyspiel.GameType(
    short_name="cyclades",
    long_name="Cyclades",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class OutcomeNeeded(Exception):
    """Chance is asked, and the outcome isn't there yet."""

    def __init__(self, kind: int, among: int) -> None:
        super().__init__(kind, among)
        self.kind = kind
        self.among = among


class PendingChance(Chance):
    """The outcomes that came so far; then it asks for one more."""

    def __init__(self, outcomes: list[int]) -> None:
        self.left = outcomes[::-1]

    def die(self) -> i64:
        return self.draw(DIE, 0)

    def draw(self, kind: i64, among: i64) -> i64:
        if not self.left:
            raise OutcomeNeeded(int(kind), int(among))
        return self.left.pop()

    def copy(self) -> PendingChance:
        return PendingChance(self.left[::-1])


class Position:
    """Where a game is: at a decision, at its end, or in the middle of an action that waits for chance."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.observer = Observer(config)
        self.cells = Bytes([0] * int(self.observer.size))
        self.settled: Engine | None = None  # the last decision; None before the set-up is done
        self.action: int | None = None  # carried out there, if chance is still asked
        self.outcomes: list[int] = []
        self.needed: OutcomeNeeded | None = None
        self.seen = [b""] * int(config.players)  # a digest of all that each player has seen and done
        self.go_on()

    def __deepcopy__(self, memo: object) -> Position:
        new = Position.__new__(Position)
        new.__dict__.update(self.__dict__)
        new.cells = self.cells[:]
        new.settled = None if self.settled is None else self.settled.copy()
        new.outcomes = self.outcomes[:]
        new.seen = self.seen[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        state = None if self.settled is None else self.settled.state.as_tuple()
        return (_position, (config_form(self.config), state, self.action, self.outcomes, self.seen))

    @property
    def at_chance(self) -> bool:
        return self.needed is not None

    def player(self) -> int:
        """Who decides; NONE when the game is over."""
        assert self.settled is not None
        return int(self.settled.decider())

    def legal_actions(self) -> list[int]:
        assert self.settled is not None
        count = self.settled.find_legal()
        return sorted(int(self.settled.legal[place]) for place in range(count))

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes that may come, in rising order, and how probable each is."""
        assert self.needed is not None
        if self.needed.kind == DIE:
            faces = [int(face) for face in DIE_FACES]
            return [(face, faces.count(face) / len(faces)) for face in sorted(set(faces))]
        possible = members(self.needed.among)
        return [(member, 1 / len(possible)) for member in possible]

    def take(self, action: int) -> None:
        """A player's action, or an outcome of chance."""
        if self.needed is not None:
            self.outcomes.append(action)
        else:
            self.action = action
        self.go_on()

    def go_on(self) -> None:
        """Carry the action out, or set the game up, as far as the outcomes go."""
        chance = PendingChance(self.outcomes)
        try:
            if self.settled is None:
                engine = blank_engine(self.config, chance)
                set_up(engine, None)
                engine.settle()
            else:
                engine = self.settled.copy()
                engine.chance = chance
                assert self.action is not None
                engine.take(self.action)
        except OutcomeNeeded as needed:
            self.needed = needed
            return
        decider = NONE if self.settled is None else self.player()
        self.settled = engine
        self.needed = None
        self.outcomes = []
        for player in range(int(self.config.players)):
            chosen = f"{self.action};" if player == decider else ";"
            self.seen[player] = hashlib.sha256(self.seen[player] + chosen.encode() + self.observation(player)).digest()
        self.action = None

    def observation(self, player: int) -> bytes:
        """What a player sees, as docs/environment.md lists it: of the last decision, while chance is asked."""
        if self.settled is not None:
            self.observer.fill(self.settled, player, self.cells, 0)
        return bytes(self.cells)


def _position(form: dict[str, Any], state: Any, action: int | None, outcomes: list[int], seen: list[bytes]) -> Position:
    """The inverse of `Position.__reduce__`."""
    position = Position(Game.new(seed=1, **form).config)
    if state is not None:
        position.settled = engine_for(position.config, state_from_tuple(state), PendingChance([]))
        position.needed = None
    position.action = action
    position.outcomes = outcomes
    if action is not None or state is None:
        position.go_on()
    position.seen = seen
    return position


class CycladesGame(pyspiel.Game):  # type: ignore[misc]
    """The game as it is agreed by its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        modules = tuple(name for name in given["modules"].split("+") if name)
        self.config = Game.new(
            given["players"],
            seed=1,
            modules=modules,
            teams=given["teams"] or None,
            options={name: given[name] for name in OPTION_NAMES if given[name] != ""},
        ).config
        self.names = Names(self.config)
        length = int(self.config.max_cycles) * DECISIONS_A_CYCLE
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_LIMIT,
            max_chance_outcomes=CARD_COUNT,
            num_players=int(self.config.players),
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=2.0 if self.config.teams else 1.0,
            max_game_length=length,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CycladesState:
        return CycladesState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.config.max_cycles) * DECISIONS_A_CYCLE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self, iig_obs_type, params)


class CycladesState(pyspiel.State):  # type: ignore[misc]
    """A node of the game's tree."""

    def __init__(self, game: CycladesGame) -> None:
        super().__init__(game)
        self.position = Position(game.config)

    def current_player(self) -> int:
        if self.position.at_chance:
            return int(pyspiel.PlayerId.CHANCE)
        player = self.position.player()
        return int(pyspiel.PlayerId.TERMINAL) if player == NONE else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        names: Names = self.get_game().names
        if player != pyspiel.PlayerId.CHANCE:
            return to_text(names, action)
        kind = DIE if self.position.needed is None else self.position.needed.kind
        if kind == DIE:
            return f"die {action}"
        return f"{DRAW_KINDS[kind]} {action if kind == DRAW_SEAT else names.name(DRAW_KINDS[kind], action)}"

    def is_terminal(self) -> bool:
        settled = self.position.settled
        return settled is not None and not self.position.at_chance and settled.state.ending != NOT_OVER

    def returns(self) -> list[float]:
        """The shares of the victory; nothing before the end."""
        settled = self.position.settled
        winners = int(settled.state.winners) if settled is not None and self.is_terminal() else 0
        config = self.position.config
        return [share_of(config, winners, player) for player in range(int(config.players))]

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SeatObserver:
    """What a player sees now, as numbers and as text; with perfect recall a digest of all that he has ever seen."""

    def __init__(self, game: CycladesGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self.names = game.names
        self.recalls: bool = kind is not None and kind.perfect_recall
        size = Observer(game.config).size
        self.tensor = None if self.recalls else np.zeros(int(size), np.float32)
        self.dict: dict[str, Any] = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CycladesState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.position.observation(player), np.uint8)

    def string_from(self, state: CycladesState, player: int) -> str:
        position = state.position
        if self.recalls:
            return f"{player} {position.seen[player].hex()}"
        if position.settled is None:
            return "the set-up"
        return json.dumps(view_of(position.settled, self.names, player))


pyspiel.register_game(GAME_TYPE, CycladesGame)
