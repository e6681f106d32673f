"""The game of a table as its log tells it: every step becomes an entry, and the entries give the game back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import convert

from cyclades import Event, FormError, Game, IllegalAction
from cyclades.engine.machine.room_numbers import OFFERING
from cyclades.forms.event_form import event_to_json
from cyclades.forms.record import Record, Step, records_meant
from cyclades.forms.view import OpenView
from cyclades.game import begin_replay, replay_step
from cyclades.odds.game import battle_odds, battle_strengths
from cyclades.table.boards import rules_of
from cyclades.table.errors import Refused
from cyclades.table.offers import offer_costs
from cyclades.table.outgoing import Cost, GameState, Odds, Strengths
from cyclades.table.scripted_chance import ScriptedSealedChance, has_script, script_left, script_of
from cyclades.table.sealed_chance import SealedChance
from cyclades.table.storage import EntryKind, EntryRow, Standing
from cyclades.table.story import Story, seal_of, stored_record

START: Final = 1  # the number of the first entry

Turn = tuple[int, ...]  # differs from turn to turn; every offering is one


class Play:
    """A running or finished game. Its methods change it and return the entries that must be stored."""

    def __init__(
        self,
        game: Game,
        chance: SealedChance,
        story: Story,
        position: dict[str, Any] | None = None,
        practice: bool = False,
    ) -> None:
        self.game = game
        self.chance = chance
        self.story = story
        self.position = position  # where it began, if that was somewhere else than usual
        self.practice = practice  # everybody goes back as far as he likes
        self.deciders: list[tuple[int | None, Turn]] = []  # who took each action in force, in which turn
        self.floor = 0  # actions that can't be undone
        self.turns = [0]  # at how many actions each turn began, as far as it can be undone
        self._turn = self._turn_now()
        self._heard: list[Event] = []
        self._open: tuple[int, OpenView] | None = None  # after which entry, and what all saw then
        self.fault: str | None = None  # why the log can't be replayed to its end; it may tell secrets

    @staticmethod
    def begin(config: dict[str, Any], seed: bytes, practice: bool = False) -> tuple[Play, list[EntryRow]]:
        """A new game and its first entry."""
        heard: list[Event] = []
        position = config.get("position")
        chance = SealedChance(seed)
        if position is not None and has_script(position):
            chance = ScriptedSealedChance(seed, 0, script_of(position))
        if position is None:
            game = Game.new(
                config["players"],
                modules=tuple(config["modules"]),
                teams=config.get("teams"),
                options=config["options"],
                board=config.get("board"),
                chance=chance,
                listen=heard.append,
                rules=rules_of(config),
            )
        else:
            game = Game.from_position(position, chance, heard.append)
        play = Play(game, chance, Story(None, ()), position, practice)
        play._heard = heard
        return play, [play._entry("start", None, None)]

    @staticmethod
    def resume(config: dict[str, Any], seed: bytes, story: Story, practice: bool = False) -> Play:
        """The game as the log left it. If it can't be replayed it is as far as it can, and `fault` says why."""
        first: Play | None = None
        for record in records_meant(stored_record(config, story)):
            play = Play._resume(record, seed, story, practice)
            if play.fault is None:
                return play
            first = first or play
        assert first is not None
        return first

    @staticmethod
    def _resume(record: Record, seed: bytes, story: Story, practice: bool) -> Play:
        game = begin_replay(record)
        chance = SealedChance(seed, story.drawn)
        play = Play(game, chance, story, record.position, practice)
        for number, done in enumerate(story.line):
            if number == story.rewound:
                game.rewind(number)
            decides = play._decides_now()
            try:
                replay_step(game, Step(done.action, done.outcomes), number + 1)
            except FormError as error:
                play.fault = str(error)
                break
            play.deciders.append(decides)
            play._went_on()
        if story.rewound == len(story.line) == game.action_count:
            game.rewind(story.rewound)
            play._went_on()
        play._resume_script()
        game.engine.chance = play.chance
        game.listen(play._heard.append)
        return play

    @property
    def seq(self) -> int:
        return self.story.seq

    @property
    def turn_start(self) -> int:
        """The last entry that stays when the turn is undone."""
        return self.last_of(self._kept_by_turn())

    def last_of(self, kept: int) -> int:
        """The entry of the last of so many actions."""
        return self.story.line[kept - 1].seq if kept else START

    # Steps

    def act(self, seat: int, action: str, client_id: str | None = None) -> list[EntryRow]:
        """Carry an action out; a second entry follows when the game is over."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise refusal
        number = self.game.parse(action)
        self.deciders.append(self._decides_now())
        self.game.apply(number, seat)
        self._went_on()
        entries = [self._entry("act", seat, client_id, action=self.game.text(number))]
        if self.game.over:
            entries.append(self._entry("end", None, None))
        return entries

    def why_not(self, seat: int, action: str) -> Refused | None:
        """Why an action is refused now; those who don't decide only hear that they don't."""
        try:
            refusal = self.game.explain(action, seat)
        except FormError:
            return Refused("not_an_action")
        return None if refusal is None else Refused(refusal.code, refusal.rule, **refusal.args)

    def check_decides(self, seat: int) -> None:
        """Refuse what only the decider may do."""
        if self.game.over:
            raise Refused("already_over")
        if self.game.player != seat:
            refusal = self.game.explain("end", seat)
            assert refusal is not None
            raise Refused(refusal.code, refusal.rule, **refusal.args)

    def undo(self, seat: int, turn: bool, client_id: str) -> list[EntryRow]:
        """Take the decider's last step back, or his turn as far as it can be undone.

        With two markers one may have two turns in a row: the whole turn is the last one that has a step. In a practice
        game one goes back to one's last decision whatever came since, also while others decide.
        """
        game = self.game
        if self.can_go_back(seat) and not self._undoes_alone(seat):
            return self._go_back(seat, self._kept_by_going_back(seat, turn), client_id)
        self.check_decides(seat)
        if not game.can_undo:
            try:
                game.undo()
            except IllegalAction as error:
                raise Refused(error.code, error.rule) from None
        keep = self._kept_by_turn() if turn else game.action_count - 1
        while game.action_count > keep:
            game.undo()
        self._went_back()
        return [self._entry("undo", seat, client_id, keep=game.action_count)]

    def kept_by(self, seq: int) -> int:
        """How many actions were taken after the entry of that number, if it is still in force."""
        if seq == START:
            return 0
        for number, done in enumerate(self.story.line, start=1):
            if done.seq == seq:
                return number
        raise Refused("not_in_force")

    def rewind(self, seat: int, seq: int) -> list[EntryRow]:
        """Back to where an entry led, by consent; chance goes on with its next number."""
        return self._go_back(seat, self.kept_by(seq), None)

    def _go_back(self, seat: int, keep: int, client_id: str | None) -> list[EntryRow]:
        self.game.rewind(keep)
        self.floor = keep
        self._went_back()
        entries = [self._entry("rewind", seat, client_id, keep=keep)]
        self._resume_script()
        self.game.engine.chance = self.chance
        return entries

    def _resume_script(self) -> None:
        """Where dice and draws were written down with the position, those go on that come after what is in force."""
        if self.position is None or not has_script(self.position) or self.fault is not None:
            return
        outcomes = [*self.story.setup, *(outcome for done in self.story.line for outcome in done.outcomes)]
        script = script_left(self.position, outcomes, (done.action for done in self.story.line))
        self.chance = ScriptedSealedChance(self.chance.seed, self.chance.number, script)

    # Going back in a practice game

    def can_go_back(self, seat: int) -> bool:
        """Whether it is a practice game in which a seat has decided something."""
        return self.practice and not self.game.over and any(decider == seat for decider, _ in self.deciders)

    def before_last_step(self, seat: int) -> Game | None:
        """The game as it was at the last decision of a seat; None if there was none."""
        if not any(decider == seat for decider, _ in self.deciders):
            return None
        before = self.game.copy()
        before.rewind(self._kept_by_going_back(seat, turn=False))
        return before

    def moved_since(self, seat: int, seq: int) -> bool:
        """Whether anything else than others' actions came after an entry."""
        since = [decider for (decider, _), done in zip(self.deciders, self.story.line, strict=True) if done.seq > seq]
        return seat in since or seq + len(since) != self.seq

    def _undoes_alone(self, seat: int) -> bool:
        """Whether his last step can be taken back in any game."""
        return self.game.player == seat and self.game.can_undo

    def _kept_by_going_back(self, seat: int, turn: bool) -> int:
        """How many actions are left at the last decision of a seat, or at the first one of that turn."""
        own = [number for number, (decider, _) in enumerate(self.deciders) if decider == seat]
        last_turn = self.deciders[own[-1]][1]
        return next(number for number in own if self.deciders[number][1] == last_turn) if turn else own[-1]

    def _decides_now(self) -> tuple[int | None, Turn]:
        return self.game.player, self._turn_now()

    def _went_on(self) -> None:
        count = self.game.action_count
        if self._turn_now() != self._turn:
            self._turn = self._turn_now()
            self.turns.append(count)
        if not self.game.can_undo:
            self.floor = count
            self.turns = [start for start in self.turns if start >= count]

    def _went_back(self) -> None:
        del self.deciders[self.game.action_count :]
        self._turn = self._turn_now()
        self.turns = [start for start in self.turns if start <= self.game.action_count]

    def _kept_by_turn(self) -> int:
        """How many actions are left when the turn is undone."""
        return max([self.floor, *(start for start in self.turns if start < self.game.action_count)])

    def _turn_now(self) -> Turn:
        state = self.game.engine.state
        offerings = self.game.action_count if state.stack[state.top] == OFFERING else 0
        return (state.cycle, state.phase, state.turn_marker, state.turn_god, state.apollo_turn, offerings)

    def _entry(
        self, kind: EntryKind, by: int | None, client_id: str | None, action: str | None = None, keep: int | None = None
    ) -> EntryRow:
        told = tuple(event_to_json(self.game.names, event) for event in self._heard)
        self._heard.clear()
        to = None if keep is None else self.last_of(keep)
        entry = EntryRow(self.seq + 1, kind, by, client_id, action, self.chance.taken(), keep, to, told)
        self.story.add(entry)
        return entry

    # Looking

    def standing(self, at: int | None) -> Standing:
        return Standing(self.game.player, tuple(self.game.winners), at)

    def form_for(self, seat: int | None) -> GameState:
        """The game as a receiver may see it."""
        decides = seat is not None and self.game.player == seat and self.fault is None
        if self._open is None or self._open[0] != self.seq:
            self._open = self.seq, self.game.open_view()
        view = self._open[1].seen_by(seat)
        if self.fault is not None and view["decision"] is not None:
            view["decision"].pop("options", None)  # nothing can be done where it stopped
        return GameState(
            view=view,
            can_undo=decides and self.game.can_undo,
            can_go_back=seat is not None and self.fault is None and self.can_go_back(seat),
            turn_start=self.turn_start,
            odds=convert(battle_odds(self.game), dict[str, Odds] | None) if decides else None,
            strengths=convert(battle_strengths(self.game), dict[str, Strengths] | None) if decides else None,
            costs=convert(offer_costs(self.game), dict[str, Cost] | None) if decides else None,
            starting_gold=self.game.starting_gold,
        )

    def record(self, seed: bytes, log: Iterable[EntryRow]) -> dict[str, Any]:
        """The record of a finished game with what `cyclades verify` needs."""
        return self.game.record().as_json() | {"seal": seal_of(seed, log, self.practice)}
