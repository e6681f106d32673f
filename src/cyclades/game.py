"""The game as its users see it: start, look, decide, undo, record."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.chance import Chance, ChanceError, RecordedChance, SeededChance
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.state import State
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import PLAYER_COUNTS, RULES_VERSION, Config, ConfigError, options_from
from cyclades.engine.setting.setup import blank_engine, engine_for, set_up
from cyclades.engine.words import events
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.engine.words.flaws import Flaw, Flawed, flaw, shown
from cyclades.engine.words.pieces import BIT, CITIES, MAX_BID, NONE
from cyclades.engine.words.refusals import RULE_OF, Refusal, refuse
from cyclades.forms import notation
from cyclades.forms.board_file import board_form, board_of
from cyclades.forms.decision import Decision, decision_of
from cyclades.forms.names import FormError, Names
from cyclades.forms.position import to_position
from cyclades.forms.read_position import check_shape, position_chance, read_position
from cyclades.forms.record import Record, Step, read_record, records_meant
from cyclades.forms.view import OpenView, view_of

if TYPE_CHECKING:
    from cyclades.seat import Seat

BASE_BOARDS: Final = {2: "base-2-3", 3: "base-2-3", 4: "base-4", 5: "base-5"}
CONFIG_FIELDS: Final = ("players", "board", "modules", "options", "seats", "teams")
ABOUT_THE_AMOUNT: Final = ("bid_not_payable", "bids_not_payable", "coin_for_other_marker")
TITANS_BOARDS: Final = {3: "titans-3-4", 4: "titans-3-4", 5: "titans-5-6", 6: "titans-5-6"}


class IllegalAction(ValueError):
    """An action that is refused: `code` names the reason, `rule` is the rule's number, `refusal.args` the details."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{key}={value}" for key, value in refusal.args.items())
        super().__init__(f"{refusal.code} ({refusal.rule})" + (f": {details}" if details else ""))
        self.refusal = refusal
        self.code = refusal.code
        self.rule = refusal.rule


def flaw_of(error: Exception) -> Flaw:
    """Why something that was given can't be gone through, whatever has noticed it."""
    if isinstance(error, Flawed):
        return error.flaw
    if isinstance(error, IllegalAction):
        refused, told = error.refusal, flaw("against_the_rules", refusal=str(error))
        return replace(told, args={**told.args, "code": refused.code, "rule": refused.rule, **refused.args})
    return flaw("does_not_fit", reason=str(error))


class History:
    """The actions of a game and the outcomes of chance, in the order they came.

    It only grows. A copied game continues it in a piece of its own, so copying costs the same however long it is.
    """

    def __init__(self, parent: History | None, actions_before: int, outcomes_before: int) -> None:
        self.parent = parent
        self.actions_before = actions_before  # how many of the parent's actions belong to this history
        self.outcomes_before = outcomes_before
        self.actions: list[int] = []
        self.outcomes: list[int] = []

    def all_actions(self) -> list[int]:
        if self.parent is None:
            return self.actions[:]
        return self.parent.all_actions()[: self.actions_before] + self.actions

    def all_outcomes(self) -> list[int]:
        if self.parent is None:
            return self.outcomes[:]
        return self.parent.all_outcomes()[: self.outcomes_before] + self.outcomes

    def action_count(self) -> int:
        return self.actions_before + len(self.actions)

    def branch(self) -> History:
        """A continuation that leaves this one as it is."""
        return History(self, self.action_count(), self.outcomes_before + len(self.outcomes))


class Game:
    """One game. Made by `Game.new`, `Game.from_position` or `Game.replay`."""

    def __init__(self, engine: Engine, seats: list[int] | None, start: State | None, history: History) -> None:
        self.engine = engine
        self._seats = seats
        self._start = start  # None: the game was set up from the beginning
        self._history = history
        self._undo_floor: i64 = history.action_count()
        self._names: Names | None = None
        engine.outcomes = history.outcomes

    # Making games

    @staticmethod
    def new(
        players: object = 5,
        seed: int | None = None,
        modules: object = (),
        teams: bool | None = None,
        options: object = None,
        board: object = None,
        chance: Chance | None = None,
        seats: object = None,
        listen: Callable[[events.Event], None] | None = None,
        rules: object = None,
    ) -> Game:
        """A new game for 2 to 5 players, with Titans 3 to 6, set up and ready for the first decision.

        With Titans six players are teams of two by themselves, four with `teams`.
        `options` is a mapping of house rules, `board` a mapping, a path or a board's name, `chance` answers instead of
        a generator seeded with `seed`, `seats` gives each player's starting place instead of chance, and `listen`
        hears the events of the set-up too. `rules` is a version of the rules (docs/versions.md), else the newest.
        """
        config = _config(players, modules, options, board, teams, RULES_VERSION if rules is None else rules)
        if chance is None:
            chance = SeededChance(secrets.randbits(60) if seed is None else seed)
        return _set_up_game(config, chance, _seats(seats), listen)

    @staticmethod
    def from_position(
        position: object, chance: Chance | None = None, listen: Callable[[events.Event], None] | None = None
    ) -> Game:
        """A game at a position written by hand; see docs/position.md.

        The position's `dice` and `draws` are used up first, then a fixed seed answers. With `chance` given that one
        answers everything, and `dice` and `draws` are not looked at.
        """
        content = check_shape(position)
        return _game_at(content, _position_config(content, RULES_VERSION), chance, listen)

    @staticmethod
    def replay(record: object, listen: Callable[[events.Event], None] | None = None) -> Game:
        """The game of a record, at its end. No random generator is needed; a record that doesn't fit is refused."""
        return _replayed(record_meant(read_record(record)), listen)

    def copy(self) -> Game:
        """An independent game at the same position, with the same past and its own future."""
        engine = self.engine.copy()
        game = Game(engine, self._seats, self._start, self._history.branch())
        game._undo_floor = self._undo_floor
        game._names = self._names
        return game

    # Looking

    @property
    def config(self) -> Config:
        return self.engine.config

    @property
    def board(self) -> Board:
        return self.engine.board

    @property
    def names(self) -> Names:
        """The names of this game's players, places and pieces."""
        if self._names is None:
            self._names = Names(self.engine.config)
        return self._names

    @property
    def player(self) -> int | None:
        """Who decides; None when the game is over."""
        decider = self.engine.decider()
        return None if decider == NONE else decider

    @property
    def is_whole(self) -> bool:
        """Whether it was played from its set-up: all saw every coin come and go, and whoever counted knows all gold."""
        return self._start is None

    @property
    def starting_gold(self) -> int | None:
        """What everybody began with; None where it began in the middle: what everybody had then may be secret."""
        return int(self.config.starting_gold) if self.is_whole else None

    @property
    def over(self) -> bool:
        return self.engine.state.ending != NOT_OVER

    @property
    def winners(self) -> list[int]:
        """The players who won; several share a victory."""
        return [player for player in range(self.engine.config.players) if self.engine.state.winners & BIT[player]]

    @property
    def ending(self) -> str | None:
        """How the game ended: "metropolises", "last_player" or "max_cycles"."""
        return ENDINGS[self.engine.state.ending] or None

    def legal_actions(self) -> list[int]:
        """Every legal action; empty only when the game is over."""
        engine = self.engine
        count = engine.find_legal()
        legal = engine.legal
        return [legal[i] for i in range(count)]

    @property
    def decision(self) -> Decision | None:
        """What is asked of whom, and what each legal action means; None when the game is over."""
        return decision_of(self.engine, self.names)

    def view(self, player: int | None) -> dict[str, Any]:
        """All that a player may know (None: a spectator), ready for JSON."""
        if player is not None and not 0 <= player < self.engine.config.players:
            raise ConfigError("no_such_player", given=shown(player))
        return view_of(self.engine, self.names, player)

    def open_view(self) -> OpenView:
        """What everybody may know now: the views of several are made of it sooner than one by one."""
        return OpenView(self.engine, self.names)

    def to_position(self) -> dict[str, Any]:
        """The whole position, secrets included: the inverse of `from_position`."""
        return _position(self.engine, self.names)

    def fingerprint(self) -> str:
        """A short hash of the position, the same on every machine and in every build."""
        return fingerprint_of(self.to_position())

    def seat(self, player: int) -> Seat:
        """All that a bot gets: decision, view, `imagine`."""
        from cyclades.seat import Seat

        return Seat(self, player)

    # Deciding

    def apply(self, action: object, player: int | None = None) -> None:
        """Carry an action out: its number, its notation or its JSON form. `player`, if given, must be the decider.

        An action that is not legal raises `IllegalAction` and changes nothing.
        """
        engine = self.engine
        if isinstance(action, int) and not isinstance(action, bool) and 0 <= action < ACTION_LIMIT:
            number: i64 = action
        else:
            number = self._read(action)
        decider = engine.decider()
        if player is not None and player != decider and decider != NONE:
            raise IllegalAction(refuse("not_your_decision", player=decider))
        if not engine.is_legal(number):
            raise self._illegal(number)
        before = engine.irrevocable
        history = self._history
        outcomes = len(history.outcomes)
        try:
            engine.take(number)
        except ChanceError:
            del history.outcomes[outcomes:]
            self._rebuild(history.all_actions(), history.all_outcomes())
            raise
        history.actions.append(number)
        if engine.irrevocable != before or engine.decider() != decider:
            self._undo_floor = history.action_count()

    def parse(self, action: object) -> int:
        """The number of an action given by number, notation or JSON form."""
        if isinstance(action, bool) or not isinstance(action, (int, str, dict)):
            raise FormError("action_needed", given=shown(action))
        if isinstance(action, str):
            return notation.from_text(self.names, action)
        if isinstance(action, dict):
            return notation.from_json(self.names, action)
        notation.check_number(action)
        return action

    def _read(self, action: object) -> int:
        """The number of an action to be carried out; a bid too high for a number is refused like any other (B4.2)."""
        try:
            return self.parse(action)
        except notation.HighBid:
            refusal = self.explain(action)
            assert refusal is not None
            raise IllegalAction(refusal) from None

    def explain(self, action: object, player: int | None = None) -> Refusal | None:
        """Why an action is refused now, with names in the arguments; None if it is legal.

        Reasons may tell the decider's gold. With `player` given, others only hear that it is not their decision.
        """
        too_high = False
        try:
            number = self.parse(action)
        except notation.HighBid as error:
            number = error.highest
            too_high = True
        decider = self.engine.decider()
        if player is not None and player != decider and decider != NONE:
            return Refusal("not_your_decision", RULE_OF["not_your_decision"], {"player": CITIES[decider]})
        refusal = self.engine.why_not(number)
        if too_high and (refusal is None or refusal.code in ABOUT_THE_AMOUNT):
            refusal = refuse("bid_too_high", gold=MAX_BID)
        if refusal is None:
            return None
        return Refusal(refusal.code, refusal.rule, self.names.args(refusal.args))

    def text(self, action: int) -> str:
        """An action's notation."""
        return notation.to_text(self.names, action)

    def json_form(self, action: int) -> dict[str, str | int]:
        """An action's JSON form."""
        return notation.to_json(self.names, action)

    def _illegal(self, action: i64) -> Exception:
        refusal = self.explain(action)
        if refusal is None:
            return AssertionError(f"action {action} is refused without a reason")
        return IllegalAction(refusal)

    # Undoing

    @property
    def can_undo(self) -> bool:
        """Whether the last step was the present decider's own, with no die, secret or other player's choice since."""
        return self._undo_floor < self._history.action_count()

    def undo(self) -> None:
        """Take the last step back."""
        if not self.can_undo:
            raise IllegalAction(refuse("nothing_to_undo"))
        floor = self._undo_floor
        self._rebuild(self._history.all_actions()[:-1], self._history.all_outcomes())
        self._undo_floor = floor

    def rewind(self, actions: int) -> None:
        """Go back to where that many actions were taken, over chance and other players too, if all agree.

        The dice that come are new ones: chance is not wound back.
        """
        if not 0 <= actions <= self._history.action_count():
            raise FormError("too_few_actions", count=self._history.action_count(), given=shown(actions))
        self._rebuild(self._history.all_actions()[:actions], self._history.all_outcomes())
        self._undo_floor = actions

    @property
    def action_count(self) -> int:
        """How many actions were taken since the game began."""
        return self._history.action_count()

    def _rebuild(self, actions: list[int], outcomes: list[int]) -> None:
        """Play the given actions from the start with the outcomes that came then; chance itself goes on where it is."""
        old = self.engine
        recorded = RecordedChance(outcomes)
        engine = _begin(old.config, recorded, self._seats, self._start)
        for action in actions:
            engine.take(action)
        history = History(None, 0, 0)
        history.actions = actions
        history.outcomes = outcomes[: recorded.used]
        engine.chance = old.chance
        engine.outcomes = history.outcomes
        engine.listeners = old.listeners
        engine.heard = old.heard
        self.engine = engine
        self._history = history

    # Following

    def listen(self, listener: Callable[[events.Event], None]) -> None:
        """Have every event from now on told to `listener`."""
        engine = self.engine
        engine.listeners = [*engine.listeners, listener]
        engine.heard = True

    # Recording

    def result(self) -> dict[str, Any] | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        return {
            "ending": self.ending,
            "winners": [CITIES[player] for player in self.winners],
            "cycles": self.engine.state.cycle,
        }

    def record(self) -> Record:
        """The whole game: how it began, actions, outcomes."""
        config = self.config
        names = self.names
        outcomes = self._history.all_outcomes()
        recorded = RecordedChance(outcomes)
        engine = _begin(config, recorded, self._seats, self._start)
        position = None
        if self._start is not None:
            position = _position(engine_for(config, self._start, recorded), names)
        setup = tuple(outcomes[: recorded.used])
        steps: list[Step] = []
        for action in self._history.all_actions():
            used = recorded.used
            text = notation.to_text(names, action)
            engine.take(action)
            steps.append(Step(text, tuple(outcomes[used : recorded.used])))
        form = config_form(config) | {"seats": self._seats}
        return Record(form, position, setup, tuple(steps), config.rules, self.result())


def fingerprint_of(position: dict[str, Any]) -> str:
    """A short hash of a position as `Game.to_position` writes it."""
    # The removed cards follow from the other piles, and games of the first version had no rules written down.
    content = {key: value for key, value in position.items() if key not in ("removed", "rules")}
    text = json.dumps(content, sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def record_meant(record: Record) -> Record:
    """A record with its board itself. Where several had the name it gives, the first that it can be replayed on."""
    possible = records_meant(record)
    for candidate in possible if len(possible) > 1 else ():
        try:
            _replayed(candidate, None)
        except ValueError:  # whatever doesn't fit
            continue
        return candidate
    return possible[0]


def _replayed(record: Record, listen: Callable[[events.Event], None] | None) -> Game:
    game = begin_replay(record, listen)
    for number, step in enumerate(record.steps, start=1):
        replay_step(game, step, number)
    game.engine.chance = SeededChance(secrets.randbits(60))
    if record.result is not None and record.result != game.result():
        raise FormError("another_result", "record")
    return game


def begin_replay(record: Record, listen: Callable[[events.Event], None] | None = None) -> Game:
    """The game of a record before its first action."""
    config = _record_config(record)
    seats = _seats(record.config.get("seats"))
    chance = RecordedChance(list(record.setup))
    try:
        if record.position is None:
            game = _set_up_game(config, chance, seats, listen)
        else:
            game = _recorded_position(record.position, config, chance, listen)
    except ChanceError as error:
        raise FormError.at("record: setup", error.flaw) from None
    if chance.used != len(record.setup):
        raise FormError("outcomes_left_over", "record: setup")
    return game


def replay_step(game: Game, step: Step, number: int) -> None:
    """Take the next step of a record."""
    place = f"record: actions: {number}"
    chance = RecordedChance(list(step.outcomes))
    game.engine.chance = chance
    try:
        game.apply(step.action)
    except (ChanceError, FormError, IllegalAction) as error:
        raise FormError("action_not_possible", place, [flaw_of(error)], action=shown(step.action)) from None
    if chance.used != len(step.outcomes):
        raise FormError("action_with_outcomes_left", place, action=shown(step.action))


def _recorded_position(
    position: dict[str, Any], config: Config, chance: Chance, listen: Callable[[events.Event], None] | None
) -> Game:
    """The position that a recorded game began at. Its board is the record's, also where it only names it."""
    content = check_shape(position)
    own = _position_config(content, config.rules)
    named = isinstance(content.get("board"), str) and own.board.id == config.board.id
    form = config_form(own) | ({"board": config.board.data} if named else {})
    if form != config_form(config) or own.rules != config.rules:
        raise FormError("another_game", "record: position")
    return _game_at(content, config, chance, listen)


def _position_config(content: dict[str, Any], rules: int) -> Config:
    """The agreed game of a position; `rules` is its version if it says none."""
    return _config(
        content.get("players", 5),
        content.get("modules", ()),
        content.get("options"),
        content.get("board"),
        content.get("teams"),
        content.get("rules", rules),
    )


def _game_at(
    content: dict[str, Any], config: Config, chance: Chance | None, listen: Callable[[events.Event], None] | None
) -> Game:
    """A game at a position, whose shape is checked."""
    names = Names(config)
    engine = blank_engine(config, chance or position_chance(names, content))
    read_position(engine, names, content)
    game = Game(engine, None, engine.state.copy(), History(None, 0, 0))
    if listen is not None:
        game.listen(listen)
    try:
        engine.settle()
    except ChanceError as error:
        raise FormError.at("dice, draws", error.flaw) from None
    if not game.over and not game.legal_actions():
        raise FormError("no_legal_action", "position")
    return game


def _position(engine: Engine, names: Names) -> dict[str, Any]:
    position = to_position(engine, names)
    position["board"] = board_form(engine.config.board, engine.config.rules)
    return position


def config_form(config: Config) -> dict[str, Any]:
    """What was agreed before the game, as records keep it: with the board itself."""
    return {
        "players": config.players,
        "board": config.board.data,
        "modules": list(config.modules),
        **({"teams": True} if config.teams else {}),
        "options": config.options.as_dict(),
    }


def _begin(config: Config, chance: Chance, seats: list[int] | None, start: State | None) -> Engine:
    if start is None:
        engine = blank_engine(config, chance)
        set_up(engine, seats)
    else:
        engine = engine_for(config, start.copy(), chance)
    engine.settle()
    return engine


def _set_up_game(
    config: Config, chance: Chance, seats: list[int] | None, listen: Callable[[events.Event], None] | None
) -> Game:
    game = Game(blank_engine(config, chance), seats, None, History(None, 0, 0))
    if listen is not None:
        game.listen(listen)
    set_up(game.engine, seats)
    game.engine.settle()
    return game


def _seats(seats: object) -> list[int] | None:
    if seats is None:
        return None
    if not isinstance(seats, (list, tuple)):
        raise ConfigError("numbers_needed", "seats", given=shown(seats))
    for seat in seats:
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise ConfigError("not_a_number", "seats", given=shown(seat))
    return list(seats)


def _record_config(record: Record) -> Config:
    form = record.config
    for key in form:
        if key not in CONFIG_FIELDS:
            raise FormError("no_such_field", "record: config", given=shown(key), possible=", ".join(CONFIG_FIELDS))
    modules = form.get("modules", [])
    given = form.get("players"), modules, form.get("options"), form.get("board"), form.get("teams")
    return _config(*given, record.rules)


def usual_boards(modules: Sequence[str]) -> dict[int, str]:
    """By number of players: the board that is played on if none is named."""
    return TITANS_BOARDS if "titans" in modules else BASE_BOARDS


def _config(players: object, modules: object, options: object, board: object, teams: object, rules: object) -> Config:
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 6:
        lowest, highest = min(PLAYER_COUNTS), max(PLAYER_COUNTS)
        raise ConfigError("number_needed", "players", lowest=lowest, highest=highest, given=shown(players))
    if not isinstance(modules, (list, tuple)) or not all(isinstance(module, str) for module in modules):
        raise ConfigError("names_needed", "modules", given=shown(modules))
    if teams is not None and not isinstance(teams, bool):
        raise ConfigError("flag_needed", "teams", given=shown(teams))
    boards = usual_boards(modules)
    if board is None and players not in boards:
        raise ConfigError(
            "titans_players" if "titans" in modules else "base_players",
            "players",
            lowest=min(boards),
            highest=max(boards),
            players=players,
        )
    if not isinstance(rules, int) or isinstance(rules, bool):
        raise ConfigError("version_needed", "rules", given=shown(rules))
    chosen = board_of(boards[players] if board is None else board, rules)
    return Config(chosen, players, tuple(modules), options_from(options), teams, rules)
