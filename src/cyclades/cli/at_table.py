"""A table of a server, in the terminal: a seat there, or a place to watch from."""

from __future__ import annotations

import queue
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from cyclades import Decision, FormError, Option
from cyclades import Refusal as RuleRefusal
from cyclades.cli.arguments import CommandFailed, UsageError
from cyclades.cli.choices import meanings, most_fitting
from cyclades.cli.chronicle import Chronicle
from cyclades.cli.colours import paint_for
from cyclades.cli.keyboard import Keyboard, Left, printable, read_line
from cyclades.cli.language import spoken_texts
from cyclades.cli.remote import BadLink, Line, Link, Lost, Refusal, Unreachable, called, read_link
from cyclades.cli.seat_names import SeatColours, people_at
from cyclades.cli.typist import Typist
from cyclades.engine.setting.config import Config, options_from
from cyclades.engine.words.events import CycleBegan
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.board_file import board_of
from cyclades.forms.decision import decision_from_json, option_from_json
from cyclades.forms.event_form import event_from_json
from cyclades.forms.notation import from_text
from cyclades.table import incoming, outgoing
from cyclades.table.outgoing import SeatInfo, Summary, Told
from cyclades.text.narrator import Narrator, key_of

if TYPE_CHECKING:
    from cyclades.bots.hints import Hint
    from cyclades.bots.reasons import Reason

WENT_BACK: Final = ("undo", "rewind")


def play_at(text: str, name: str | None, seat: int | None, watches: bool) -> int:
    """Play, or look on, at the table that a link leads to; the exit code."""
    try:
        link = read_link(text)
    except BadLink:
        raise UsageError("no_link_to_table", link=printable(text)) from None
    try:
        link = seated(link, name, seat, watches)
        following: Link | None = link
        while following is not None:
            following = TableInTerminal(following).play()
    except Refusal as refusal:
        raise CommandFailed("refused_by_server", refusal=refusal_text(refusal.code, refusal.args_given)) from None
    except Unreachable:
        raise CommandFailed("server_unreachable", server=link.server) from None
    return 0


def seated(link: Link, name: str | None, seat: int | None, watches: bool) -> Link:
    """The link of a seat, taken now if the table waits for players and nobody only wants to look on."""
    if link.token is not None or watches:
        return replace(link, token=None) if watches else link
    summary = msgspec.convert(called(link, f"/api/tables/{link.table}/summary"), Summary)
    if summary.phase != "open":
        if name is not None or seat is not None:
            raise Refusal("already_started", {})
        return link
    if name is None:
        name = asked_name()
    if not name:
        return link
    wish = {"name": name} | ({} if seat is None else {"seat": seat - 1})
    place = msgspec.convert(called(link, f"/api/tables/{link.table}/join", wish), outgoing.Place)
    return replace(link, token=place.token)


def asked_name() -> str:
    """What somebody at a keyboard wants to be called at the table; nothing if he only looks on."""
    if not sys.stdin.isatty():
        raise UsageError("name_at_table_needed")
    texts = spoken_texts()
    print(texts.say("join-ask-name"))
    return read_line(texts.say("join-name-prompt"))


def refusal_text(code: str, args: dict[str, Any]) -> str:
    """Why the server refuses something."""
    texts = spoken_texts()
    key = key_of("error", code)
    plain = {name: value for name, value in args.items() if isinstance(value, str | int)}
    return texts.say(key, **plain) if texts.has(key) else texts.say("join-refused", code=code)


class TableInTerminal(Keyboard):
    """A table of a server, with one person at the keyboard who plays or looks on."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.heard_now: queue.SimpleQueue[Told | Lost | str | None] = queue.SimpleQueue()
        self.later: list[str | None] = []  # typed while an answer was awaited
        self.line = Line(link, self.heard_now.put)
        self.typist = Typist(self.heard_now.put)
        self.series = secrets.token_hex(4)  # ids must never repeat
        self.sent = 0
        self.seat: int | None = None
        self.seq = 0
        self.asked_at = -1  # the entry after which the present decision was shown
        self.game: outgoing.GameState | None = None
        self.proposal: outgoing.Proposal | None = None
        self.following: Link | None = None
        self.is_here = False  # the table has greeted
        self.on_prompt = ""  # the prompt behind which the cursor stands
        self.own_steps: list[int] = []  # the numbers of this seat's entries
        summary = msgspec.convert(called(link, f"/api/tables/{link.table}/summary"), Summary)
        board = board_of(called(link, f"/api/tables/{link.table}/board"))
        config = Config(
            board, summary.players, tuple(summary.modules), options_from(summary.options), summary.teams or None
        )
        self.table = summary
        narrator = Narrator(spoken_texts(), config, people_at(summary.seats))
        super().__init__(narrator, Chronicle(SeatColours(paint_for(sys.stdout), summary.seats), 0))
        self.names = narrator.names

    # What the game says

    @property
    def decision(self) -> Decision | None:
        if self.game is None:
            return None
        form = self.game.view["decision"]
        return None if form is None else decision_from_json(form)

    @property
    def decides(self) -> bool:
        """Whether this person is asked."""
        if self.game is None or self.seat is None or self.table.seats[self.seat].kind != "human":
            return False
        form = self.game.view["decision"]
        return form is not None and form["player"] == CITIES[self.seat] and bool(form.get("options"))

    def view(self) -> dict[str, Any]:
        assert self.game is not None
        return self.game.view

    def prompt(self) -> str:
        if self.decides:
            return super().prompt()
        decision = self.decision
        waited = "none" if decision is None or self.table.phase != "running" else self.name_of(decision.player)
        return self.texts.say("join-prompt", player=self.my_name(), waited=waited)

    def my_name(self) -> str:
        return "none" if self.seat is None else self.narrator.city(CITIES[self.seat])

    # The course of things

    def play(self) -> Link | None:
        """Until this person leaves, or goes on to the next table: its link."""
        self.line.open()
        try:
            while self.following is None:
                self.ask_if_due()
                self.take(self.next())
        except (EOFError, Left):
            self.write("", self.texts.say("join-left", link=str(self.link)))
        finally:
            self.line.close()
        return self.following

    def next(self) -> Told | Lost | str | None:
        if self.later:
            return self.later.pop(0)
        return self.heard_now.get()

    def take(self, heard: Told | Lost | str | None) -> None:
        """Something was typed, or the table has said something."""
        if heard is None:
            raise EOFError
        if isinstance(heard, str):
            self.typist.answered()
            self.on_prompt = ""
            option = self.heard(heard)
            if option is not None:
                self.act(option)
        else:
            self.told_by_table(heard)

    def ask_if_due(self) -> None:
        """Show a new decision, and want a line where one can be typed."""
        if not self.is_here:
            return
        running = self.table.phase == "running"
        if self.game is not None and self.decides and self.asked_at != self.seq:
            self.asked_at = self.seq
            self.show_decision()
        if self.typist.is_person or not running or self.decides:
            prompt = self.prompt()
            if self.on_prompt != prompt:
                if self.on_prompt:
                    print()
                print(f"{prompt} ", end="", flush=True)
                self.on_prompt = prompt
            self.typist.ask()

    def answer_to(self, message: incoming.Incoming, name: str) -> Told:
        """Say something and wait for what the server answers; meanwhile everything else goes on."""
        self.line.send(message)
        while True:
            heard = self.heard_now.get()
            if heard is None or isinstance(heard, str):
                self.later.append(heard)
            elif not isinstance(heard, Lost) and getattr(heard, "id", None) == name:
                return heard
            elif isinstance(heard, outgoing.RefusedMessage) and heard.id is None:
                return heard  # what can't be made out at all, or comes too fast
            else:
                self.told_by_table(heard)

    def new_id(self) -> str:
        self.sent += 1
        return f"{self.series}-{self.sent}"

    def act(self, option: Option) -> None:
        name = self.new_id()
        answer = self.answer_to(incoming.Act(id=name, seq=self.seq, action=option.text), name)
        if isinstance(answer, outgoing.RefusedMessage):
            self.asked_at = -1
            self.told_by_table(answer)
            return
        while isinstance(answer, outgoing.Ack) and self.seq < answer.seq:
            heard = self.heard_now.get()
            if heard is None or isinstance(heard, str):
                self.later.append(heard)
            else:
                self.told_by_table(heard)

    # What the table says

    def told_by_table(self, message: Told | Lost) -> None:
        match message:
            case Lost():
                self.write(self.texts.say("join-lost", seconds=max(1, round(message.seconds))))
            case outgoing.Welcome():
                self.welcome(message)
            case outgoing.EntryMessage():
                self.entry(message)
                self.seq = message.seq
                self.game = message.game or self.game
                if message.game is not None:
                    self.after_entries()
            case outgoing.TableMessage():
                self.table_changed(message)
            case outgoing.ChatMessage():
                self.chat(message)
            case outgoing.ProposalMessage():
                self.proposed(message.proposal)
            case outgoing.RefusedMessage() if not self.is_here:
                raise Refusal(message.code, message.args)
            case outgoing.RefusedMessage():
                self.write(self.refused(message))
            case outgoing.Removed():
                self.write(self.texts.say("page-removed"))
            case outgoing.Moved():
                self.following = replace(self.link, table=message.table)
            case outgoing.Bye():
                raise Refusal(message.code, {})
            case _:
                pass  # an answer that nobody waits for any more

    def welcome(self, message: outgoing.Welcome) -> None:
        first = not self.is_here
        self.is_here = True
        self.seat = message.seat
        self.table_is(message.table)
        for entry in message.log:
            if entry.seq > self.seq:
                self.entry(entry)
        self.seq = message.seq
        self.game = message.game
        self.asked_at = -1
        if first:
            self.say_where()
            self.told = len(self.chronicle.heard) if message.game is not None else 0
        for line in message.chat if first else ():
            self.chat(line)
        self.proposed(message.proposal)
        if first and self.game is not None and not self.decides:
            self.draw()
        if self.game is not None and self.plays_alone():
            self.line.send(incoming.Pace(pauses=False))

    def plays_alone(self) -> bool:
        """Whether there are only bots beside this person, who needs no pauses: he reads it all at once."""
        return self.seat is not None and all(
            seat.kind == "bot" for number, seat in enumerate(self.table.seats) if number != self.seat
        )

    def say_where(self) -> None:
        """Which table it is, what is played, and the way back."""
        texts = self.texts
        self.write(texts.say("join-table", title=self.table.title or "none"))
        modules = [texts.name("module", module) for module in self.table.modules]
        if modules:
            self.write(texts.say("play-modules", modules=texts.listed(modules)))
        if self.table.options:
            rules = "; ".join(texts.house_rule(name, value) for name, value in self.table.options.items())
            self.write(texts.say("play-house-rules", rules=rules))
        self.show_seats()
        if self.seat is None:
            self.write(texts.say("join-watching"))
        else:
            self.write(texts.say("join-seated", player=self.my_name(), link=str(self.link)))

    def entry(self, entry: outgoing.LogEntry) -> None:
        """What happened, for the log."""
        if entry.kind in WENT_BACK and entry.to is not None:
            self.tell_news()
            self.chronicle.forget(entry.to + 1)
            self.told = len(self.chronicle.heard)
            self.own_steps = [seq for seq in self.own_steps if seq <= entry.to]
            if entry.seq > self.seq > 0:
                self.write(self.texts.say(key_of("join", entry.kind), player=self.name_of(entry.by)))
        for event in entry.events:
            self.chronicle.note(entry.seq, event_from_json(self.names, event))
        if entry.kind == "act" and entry.by == self.seat is not None:
            self.own_steps.append(entry.seq)

    def after_entries(self) -> None:
        """Others' play is told as it happens; who looks on sees the board at the beginning of each cycle."""
        new = [event for _, event in self.chronicle.heard[self.told :]]
        if not self.decides:
            self.tell_news()
            if self.seat is None and any(isinstance(event, CycleBegan) for event in new):
                self.draw()
        if self.view()["ending"]:
            self.draw()
            self.write(self.texts.say("join-over"))

    def table_changed(self, message: outgoing.TableMessage) -> None:
        before, after = self.table.seats, message.seats
        self.table_is(message)
        if message.phase == "open":
            if [_sitting(seat) for seat in before] != [_sitting(seat) for seat in after]:
                self.show_seats()
            return
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            if number != self.seat and old.kind == new.kind == "human" and old.online != new.online:
                key = "join-came" if new.online else "join-gone"
                self.write(self.texts.say(key, player=self.name_of(number)))
            elif old.kind != new.kind and new.kind == "bot":
                self.write(self.texts.say("join-bot-plays", player=self.name_of(number)))

    def table_is(self, summary: Summary) -> None:
        self.table = summary
        assert isinstance(self.paint, SeatColours)
        self.narrator.call(people_at(summary.seats))
        self.paint.sit(summary.seats)

    def chat(self, line: outgoing.ChatLine) -> None:
        key = "join-chat-team" if line.to == "team" else "join-chat"
        self.write(self.texts.say(key, name=printable(line.name), text=printable(line.text)))

    def proposed(self, proposal: outgoing.Proposal | None) -> None:
        before, self.proposal = self.proposal, proposal
        if proposal is None:
            return
        if before is not None and before.id == proposal.id:
            self.voted(before.votes, proposal.votes)
            return
        what = proposal.what
        by = self.name_of(proposal.by)
        if "rewind" in what:
            self.write(self.texts.say("join-proposed-rewind", player=by))
        else:
            seat = self.name_of(int(what["bot_for"]))
            self.write(self.texts.say("join-proposed-bot", player=by, seat=seat, level=str(what["level"])))
        if any(vote.seat == self.seat and vote.yes is None for vote in proposal.votes):
            self.write(self.texts.say("join-vote"))

    def voted(self, before: list[outgoing.AskedFor], votes: list[outgoing.AskedFor]) -> None:
        """Who has answered now, and of whom that is still awaited."""
        answered = {vote.seat for vote in before if vote.yes is not None}
        waited = self.texts.listed([self.name_of(vote.seat) for vote in votes if vote.yes is None])
        for vote in votes:
            if vote.yes is not None and vote.seat not in answered:
                yes = "yes" if vote.yes else "no"
                self.write(self.texts.say("join-voted", player=self.name_of(vote.seat), yes=yes, waited=waited))

    def refused(self, message: outgoing.RefusedMessage) -> str:
        if message.rule is not None:
            return self.narrator.refusal(RuleRefusal(message.code, message.rule, message.args))
        return refusal_text(message.code, message.args)

    def name_of(self, seat: int | None) -> str:
        return "none" if seat is None else self.narrator.city(CITIES[seat])

    def show_seats(self) -> None:
        for number, seat in enumerate(self.table.seats):
            mine = "own-" if number == self.seat else ""
            state = f"{mine}{'ready' if seat.ready else 'waiting'}" if seat.kind == "human" else seat.kind
            player = self.name_of(number)
            line = self.texts.say(
                "join-seat", number=number + 1, player=player, state=state, level=seat.level or "none"
            )
            self.write(line)
        if self.table.phase == "open":
            self.write(self.readiness())

    def readiness(self) -> str:
        """Who keeps the game from beginning."""
        seats = list(enumerate(self.table.seats))
        waited = [
            self.texts.say("join-you") if number == self.seat else self.name_of(number)
            for number, seat in seats
            if seat.kind == "human" and not seat.ready
        ]
        free = sum(seat.kind == "free" for _, seat in seats)
        return self.texts.say("join-readiness", waited=self.texts.listed(waited), free=free)

    # What is typed

    def command(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[], None]] = {
            "ready": partial(self.tell, incoming.Ready(ready=True)),
            "unready": partial(self.tell, incoming.Ready(ready=False)),
            "seats": self.show_seats,
            "leave": partial(self.tell, incoming.Leave()),
            "rematch": partial(self.tell, incoming.Rematch()),
            "resume": partial(self.tell, incoming.TakeBack()),
            "yes": partial(self.vote, True),
            "no": partial(self.vote, False),
            "back": self.ask_back,
            "chance": self.judge,
        }
        if word in ("say", "tell") and rest:
            self.ask_server(incoming.Chat(id=self.new_id(), text=rest, to="team" if word == "tell" else "all"))
        elif word == "sit" and rest.isascii() and rest.isdigit() and rest != "0":
            self.tell(incoming.Sit(seat=int(rest) - 1))
        elif word == "name" and rest:
            self.tell(incoming.Rename(name=rest))
        elif word == "bot" and rest:
            self.ask_for_bot(rest)
        elif line == "u turn":
            self.go_back("turn")
        elif not rest and word in commands:
            commands[word]()
        elif self.game is None and line not in ("q", "h") and not line.startswith("h "):
            self.write(self.texts.say("join-not-begun"))
        elif line in ("u", "hint") and not self.decides:
            self.write(refusal_text("not_seated" if self.seat is None else "not_your_decision", {}))
        else:
            return super().command(line)
        return True

    def tell(self, message: incoming.Incoming) -> None:
        """Say what is answered by a change of the table, or by a refusal."""
        self.line.send(message)

    def ask_server(self, message: incoming.Chat | incoming.Propose) -> None:
        answer = self.answer_to(message, message.id)
        if isinstance(answer, outgoing.RefusedMessage):
            self.write(self.refused(answer))

    def vote(self, yes: bool) -> None:
        if self.proposal is None:
            self.write(refusal_text("no_proposal", {}))
        else:
            self.tell(incoming.Vote(proposal=self.proposal.id, yes=yes))

    def ask_back(self) -> None:
        """Ask the others whether one's last step may be taken back."""
        if not self.own_steps:
            self.write(refusal_text("not_in_force", {}))
            return
        self.ask_server(incoming.Propose(id=self.new_id(), what=incoming.Wish(rewind=self.own_steps[-1] - 1)))

    def ask_for_bot(self, rest: str) -> None:
        number, _, level = rest.partition(" ")
        if not number.isascii() or not number.isdigit():
            self.write(refusal_text("unknown_seat", {}))
            return
        wish = incoming.Wish(bot_for=int(number) - 1, level=level.strip() or "normal")
        self.ask_server(incoming.Propose(id=self.new_id(), what=wish))

    def undo(self) -> bool:
        self.go_back("step")
        return False

    def go_back(self, what: str) -> None:
        name = self.new_id()
        message = incoming.Undo(id=name, seq=self.seq, what="turn" if what == "turn" else "step")
        answer = self.answer_to(message, name)
        if isinstance(answer, outgoing.RefusedMessage):
            self.write(self.refused(answer))

    def understand(self, line: str) -> Option | None:
        if self.decides:
            return super().understand(line)
        if line:
            self.write(self.waited_for())
        return None

    def explain(self, typed: str) -> None:
        if self.decides:
            super().explain(typed)
        else:
            self.write(self.waited_for())

    def waited_for(self) -> str:
        """Whose decision it is, where it isn't this person's."""
        decision = self.decision
        if decision is None:
            return self.texts.say("join-over")
        question = self.narrator.question(decision)
        return self.narrator.say("play-deciding", player=CITIES[decision.player], question=question)

    def why_not(self, typed: str) -> RuleRefusal | Option | None:
        reasons: list[RuleRefusal] = []
        for text in meanings(typed):
            try:
                from_text(self.names, text)
            except FormError:
                continue
            name = self.new_id()
            answer = self.answer_to(incoming.Why(id=name, action=text), name)
            if isinstance(answer, outgoing.WhyAnswer) and answer.legal is not msgspec.UNSET:
                decision = self.decision
                assert decision is not None
                return next(option for option in decision.options if option.text == " ".join(text.split()))
            if isinstance(answer, outgoing.WhyAnswer | outgoing.RefusedMessage) and answer.code is not msgspec.UNSET:
                args = {} if answer.args is msgspec.UNSET else answer.args
                reasons.append(RuleRefusal(answer.code, answer.rule or "", args))
        return most_fitting(reasons)

    def think(self) -> Hint | None:
        name = self.new_id()
        answer = self.answer_to(incoming.Hint(id=name, seq=self.seq), name)
        if isinstance(answer, outgoing.RefusedMessage):
            self.write(self.refused(answer))
            return None
        assert isinstance(answer, outgoing.HintAnswer)
        return self.hint_of(answer)

    def hint_of(self, answer: outgoing.HintAnswer) -> Hint | None:
        from cyclades.bots.hints import Hint, Promise, Step

        decision = self.decision
        if decision is None:
            return None
        options = {option.action: option for option in decision.options}
        choices = [
            Promise(options[one.action], one.chance / 100, tuple(_reason(reason) for reason in one.reasons))
            for one in answer.choices
        ]
        return Hint(choices, [Step(step.kind, step.subject, option_from_json(step.option)) for step in answer.then])

    def judge(self) -> None:
        name = self.new_id()
        answer = self.answer_to(incoming.Judge(id=name, seq=self.seq), name)
        if isinstance(answer, outgoing.JudgeAnswer):
            before = "none" if answer.before is None else answer.before
            self.write(self.texts.say("join-chance", now=answer.now, before=before))
        elif isinstance(answer, outgoing.RefusedMessage):
            self.write(self.refused(answer))

    def record(self) -> dict[str, Any]:
        try:
            return called(self.link, f"/api/tables/{self.link.table}/record")
        except Refusal as refusal:
            raise CommandFailed("refused_by_server", refusal=refusal_text(refusal.code, refusal.args_given)) from None
        except Unreachable:
            raise CommandFailed("server_unreachable", server=self.link.server) from None

    def help(self, topic: str) -> None:
        if not topic:
            self.write(*self.texts.say("join-help").splitlines())
        if topic or self.game is not None:
            super().help(topic)

    # Showing

    def draw(self) -> None:
        if self.game is not None:
            super().draw()

    def write(self, *lines: str) -> None:
        if self.on_prompt and lines:
            print()
            self.on_prompt = ""
        super().write(*lines)


def _sitting(seat: SeatInfo) -> tuple[object, ...]:
    return (seat.name, seat.kind, seat.level, seat.colour, seat.ready)


def _reason(reason: outgoing.Reason) -> Reason:
    from cyclades.bots.reasons import Reason as BotReason

    return BotReason(reason.code, reason.args, reason.later)
