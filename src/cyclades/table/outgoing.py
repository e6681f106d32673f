"""What people at a table are told, in types: docs/protocol.md and the page's own types are written from these.

A docstring says what a message is for, a description what its field holds. Views, decisions and events are those of
docs/forms.md and docs/events.md, which check them; here they are plain data.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from cyclades.table.storage import EntryKind, Phase, Visibility

PROTOCOL_VERSION: Final = 1

Seat = Annotated[int | None, Meta(description="a seat, or null")]
Moment = Annotated[int, Meta(description="seconds since 1970")]
# Described elsewhere, by schemas of their own; the page's types name them.
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:view"})]
DecisionKind = Annotated[str, Meta(extra_json_schema={"$ref": "urn:cyclades:decision#/properties/kind"})]
Subject = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:decision#/properties/subject"})]
Option = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:decision#/properties/options/items"})]
GameEvent = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:event"})]
BoardData = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:board"})]
Change = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:change"})]
Arguments = Annotated[dict[str, Any], Meta(description="what its sentence needs")]


class Part(msgspec.Struct, kw_only=True, eq=True):
    """Something that messages have in them."""


# A table


class SeatInfo(Part):
    """A seat as everyone may know it."""

    name: Annotated[str | None, Meta(description="null on free seats and bots', and of whoever goes by his city")]
    kind: Literal["human", "bot", "free"]
    level: Annotated[str | None, Meta(description="of the bot that plays it")]
    colour: Annotated[str, Meta(description="the city whose colour, emblem and name it shows")]
    team: Annotated[int | None, Meta(description="from 0; null without teams")]
    host: Annotated[bool, Meta(description="before the start he says what is played and who sits where")]
    ready: bool
    online: bool
    away: Annotated[bool, Meta(description="he has said that he leaves")]
    absent: Annotated[int | None, Meta(description="since when a person is not connected, in seconds since 1970")]
    bot_from: Annotated[int | None, Meta(description="from when on a bot can be asked for instead; null: he is here")]


class BoardOf(Part):
    """Which board a table has."""

    id: str
    title: str
    own: Annotated[bool, Meta(description="none of the server's boards as they are now")]


class LessonOrigin(Part, tag_field="kind", tag="lesson"):
    lesson: str


class MomentOrigin(Part, tag_field="kind", tag="moment"):
    table: str | None
    step: int


class FirstGameOrigin(Part, tag_field="kind", tag="first_game"):
    pass


Origin = LessonOrigin | MomentOrigin | FirstGameOrigin


class Summary(Part):
    """What everyone may know of a table without looking at its game."""

    table: str
    title: str
    phase: Phase
    players: int
    modules: list[str]
    options: dict[str, bool | int | str | None]
    teams: bool
    board: BoardOf
    visibility: Visibility
    hints: Annotated[bool, Meta(description="whether they may be asked for")]
    ledger: Annotated[bool, Meta(description="whether the page reckons for all who had which revenue and paid what")]
    practice: Annotated[bool, Meta(description="played to learn: steps are taken back without asking")]
    origin: Annotated[Origin | None, Meta(description="what it came from, if it is no new game")]
    seats: list[SeatInfo]
    cycle: int
    created: Moment


class OwnGame(Part):
    """A game that somebody has a seat in, as he sees it from afar."""

    table: Summary
    seat: Annotated[int, Meta(description="his own")]
    waits_for: Annotated[int | None, Meta(description="the seat that decides; null: none, or it can't be told")]
    winners: Annotated[list[int], Meta(description="their seats; none before the end")]
    played: Annotated[int, Meta(description="when something last happened, in seconds since 1970")]


# A game


class Odds(Part):
    """How a battle ends that is fought out, in percent."""

    win: float
    lose: float
    both: float


class StrengthPart(Part):
    """What makes a side of a battle strong before the dice."""

    what: Annotated[str, Meta(description="units, buildings, a hero, the Minotaur, an item or a metropolis, by name")]
    count: int
    adds: Annotated[int, Meta(description="nothing: it is there, but doesn't count")]


class Strengths(Part):
    """How the strengths of a battle come about."""

    attacker: list[StrengthPart]
    defender: list[StrengthPart]


class Cost(Part):
    """What all own offerings cost with a bid."""

    pay: int
    saved: Annotated[int, Meta(description="what priests save of it")]
    other: Annotated[int, Meta(description="the bid of one's other marker; 0: none")]


class LessonLook(Part):
    words: str
    at: str | None


class LessonState(Part):
    """What a lesson asks for now; texts by their keys, places as `god:ares`, `isle:naxos`, `panel:track`."""

    name: str
    step: Annotated[int, Meta(description="from 0; after the last step as many as there are")]
    steps: int
    wanted: Annotated[list[str], Meta(description="the notations that fulfil it")]
    task: str
    at: str | None
    look: Annotated[list[LessonLook], Meta(description="what is read before the task")]
    free: Annotated[str | None, Meta(description="what may be tried when the steps are done")]


class Place(Part):
    """A seat that somebody has taken, and the right to play it."""

    table: str
    seat: int
    token: str


class LessonInfo(Part):
    """A lesson that can be taken."""

    name: str
    number: int
    modules: list[str]
    steps: int


class GameState(Part):
    """The game as its receiver may see it."""

    view: View
    can_undo: bool
    can_go_back: Annotated[bool, Meta(description="in practice: one has decided something and can go back to it")]
    turn_start: Annotated[int, Meta(description="the last entry that stays when the turn is undone")]
    odds: Annotated[dict[str, Odds] | None, Meta(description="by the number of each option that begins a battle")]
    strengths: Annotated[
        dict[str, Strengths] | None, Meta(description="by the number of each option that begins a round of a battle")
    ]
    costs: Annotated[dict[str, Cost] | None, Meta(description="in an offering: by the number of each bid")]
    starting_gold: Annotated[int | None, Meta(description="what everybody began with; null: it began in the middle")]
    lesson: Annotated[LessonState | UnsetType, Meta(description="at the table of a lesson, for its learner")] = UNSET


class LogEntry(Part):
    """An entry of the log as its receiver may see it."""

    seq: int
    by: Annotated[int | None, Meta(description="a seat; null: the server")]
    kind: EntryKind
    events: Annotated[list[GameEvent], Meta(description="in the receiver's form")]
    action: Annotated[str | None, Meta(description="notation, if the receiver may know it")]
    to: Annotated[int | None, Meta(description="with an undo or a rewind: the last entry that still stands")]
    seed_hash: Annotated[str | None, Meta(description="with the start")]
    seed: Annotated[str | None, Meta(description="with the end")]


class ChatLine(Part):
    at: Moment
    seat: Seat
    name: str
    text: str
    to: Annotated[Literal["all", "team"], Meta(description="who hears it: everybody, or only the partner (T7.1)")]


class RewindWish(Part):
    rewind: Annotated[int, Meta(description="the number of an entry")]


class BotWish(Part):
    bot_for: Annotated[int, Meta(description="a seat")]
    level: str


class AskedFor(Part):
    seat: int
    yes: Annotated[bool | None, Meta(description="null: not yet answered")]


class Proposal(Part):
    """What the others are asked to agree to."""

    id: str
    by: int
    what: Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:wish"})]
    votes: Annotated[list[AskedFor], Meta(description="those who are asked")]


class Flaw(Part):
    """What is wrong with a board, with options or with a record that somebody gave."""

    code: str
    place: Annotated[str, Meta(description="where it is in what was given; may be empty")]
    args: Annotated[dict[str, int | str], Meta(description="what its sentence needs")]
    causes: Annotated[list[Flaw], Meta(description="the flaws behind it")]


class Reason(Part):
    """Why a choice is good."""

    code: str
    args: Arguments
    later: Annotated[bool, Meta(description="with what is planned after it")]


class Promised(Part):
    """A choice with its chance to win in percent."""

    action: int
    text: str
    chance: int
    equal: Annotated[bool, Meta(description="about as good as the best")]
    reasons: list[Reason]


class PlannedStep(Part):
    kind: DecisionKind
    subject: Subject
    option: Option


class Unreadable(Part):
    """The log can't be replayed any further: the game is shown there and goes on no more."""

    actions: int


class SeenAt(Part):
    seq: int
    view: View


# Looking back on games that are over


class StoryLine(Part):
    """What led to a moment; the first one tells the set-up."""

    by: Seat
    action: Annotated[str | None, Meta(description="in notation, where these eyes may know it")]
    events: list[GameEvent]


class Retold(Part):
    """What is told of a whole game."""

    eyes: Annotated[str, Meta(description="a city, spectator or all")]
    players: int
    modules: list[str]
    options: dict[str, bool | int | str | None]
    teams: bool
    rules: Annotated[int, Meta(description="their version")]
    board: BoardData
    starting_gold: Annotated[int | None, Meta(description="what everybody began with (B2.2), or null")]
    over: bool
    story: Annotated[list[StoryLine], Meta(description="a line for each moment")]
    turns: Annotated[list[int], Meta(description="the moments at which they begin")]
    cycles: list[int]


class Moments(Part, kw_only=True):
    """Positions of a game that follow each other."""

    told: Annotated[Retold | UnsetType, Meta(description="with story=yes")] = UNSET
    steps: Annotated[int, Meta(description="the actions of the game")]
    first: Annotated[int, Meta(description="the moment that comes whole")]
    view: View
    changes: Annotated[list[Change], Meta(description="each leads to the next moment")]
    fingerprints: Annotated[list[str] | UnsetType, Meta(description="of the positions, with all eyes")] = UNSET


class Gain(Part):
    """What whoever chose has gained."""

    code: str
    args: Arguments


class Swing(Part):
    """Something that changed the chances."""

    step: int
    player: Annotated[str, Meta(description="whose chance it changed most")]
    change: Annotated[float, Meta(description="of that chance, from -1 to 1")]
    kind: Literal["choice", "dice", "draw"]
    code: str
    args: dict[str, int | str]
    reason: Gain | None


class JudgedMoment(Part):
    """The chances after a step, and what has led there from the moment before."""

    step: int
    cycle: int
    chances: Annotated[list[float], Meta(description="to win, by player")]
    expected: Annotated[list[float] | None, Meta(description="before the dice and draws that came; null: none came")]
    over: Annotated[bool, Meta(description="the result is known")]
    swings: list[Swing]


class Judged(Part, kw_only=True):
    """Everyone's chance to win, as far as the game is judged."""

    judgement: Annotated[str | UnsetType, Meta(description="of a record: by what it is asked for again")] = UNSET
    cities: list[str]
    steps: int
    judged: Annotated[int, Meta(description="the last step that is")]
    done: bool
    moments: list[JudgedMoment]
    swings: Annotated[list[Swing], Meta(description="the biggest of all")]


class Label(Part):
    """A name of a kind, a word of the statistics (text) or a cycle."""

    kind: str
    name: str


class Row(Part):
    label: Label
    cells: list[int | float | Label | None]


class Figures(Part):
    """A table of statistics."""

    name: str
    columns: list[Label]
    rows: list[Row]
    summed: Annotated[bool, Meta(description="the last row is the sum of the others")]


class Statistics(Part):
    tables: list[Figures]


# Messages


class Outgoing(msgspec.Struct, tag_field="type", tag=str.lower, kw_only=True):
    """What somebody at a table is told."""


class Welcome(Outgoing):
    """All that somebody needs who knows nothing."""

    version: int
    table: Summary
    seat: Annotated[int | None, Meta(description="the receiver's; null: he watches")]
    seed_hash: str | None
    seq: Annotated[int, Meta(description="of the last entry")]
    game: Annotated[GameState | None, Meta(description="null before the start")]
    unreadable: Unreadable | None
    log: Annotated[list[LogEntry], Meta(description="the last 200 entries")]
    log_from: Annotated[int, Meta(description="the number of the first of them")]
    chat: list[ChatLine]
    proposal: Proposal | None
    seed: Annotated[str | None, Meta(description="when the game is over")]
    rematch: Annotated[str | None, Meta(description="the next table, if there is one")]


class EntryMessage(LogEntry, tag_field="type", tag="entry"):
    """Something has happened; with the last of several comes the game as it is then."""

    game: GameState | None


class Ack(Outgoing):
    """A message has been carried out; its entry follows."""

    id: str
    seq: int


class RefusedMessage(Outgoing, tag="refused"):
    """Nothing has changed."""

    id: Annotated[str | None, Meta(description="of the message, if one can be made out")]
    code: str
    rule: Annotated[str | None, Meta(description="its number, where the rules of the game refuse it")]
    args: Arguments


class WhyAnswer(Outgoing, tag="why"):
    """Why an action is refused now, or that it isn't."""

    id: str
    action: str
    legal: Annotated[Literal[True] | UnsetType, Meta(description="it is not refused")] = UNSET
    code: str | UnsetType = UNSET
    rule: str | UnsetType | None = UNSET
    args: Arguments | UnsetType = UNSET


class HintAnswer(Outgoing, tag="hint"):
    """What the best bot would do."""

    id: str
    seq: int
    choices: Annotated[list[Promised], Meta(description="the best first, at most three")]
    then: Annotated[list[PlannedStep], Meta(description="the steps planned after the best one")]


class JudgeAnswer(Outgoing, tag="judge"):
    """One's chance to win in percent."""

    id: str
    seq: int
    now: int
    before: Annotated[int | None, Meta(description="before one's last step; null if there was none")]


class TableMessage(Summary, tag_field="type", tag="table"):
    """Something about seats, presence or names has changed."""


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """Somebody has said something."""


class ProposalMessage(Outgoing, tag="proposal"):
    """What is proposed now."""

    proposal: Annotated[Proposal | None, Meta(description="null: nothing any more")]


class EarlierLog(Outgoing, tag="log"):
    """The part of the log that was asked for."""

    id: str
    entries: Annotated[list[LogEntry], Meta(description="the last 200 before that one; none before the first")]


class LookAnswer(Outgoing, tag="look"):
    """What the receiver saw after an entry and after each action in force that followed, without options."""

    id: str
    views: list[SeenAt]


class Removed(Outgoing):
    """Before the start: the host has freed the receiver's seat. He watches now, and his token is worth nothing."""


class Moved(Outgoing):
    """There is a rematch."""

    table: Annotated[str, Meta(description="the new one")]


class Pong(Outgoing):
    """The answer to a ping."""


class Bye(Outgoing):
    """The server closes the connection."""

    code: Annotated[
        str,
        Meta(
            description="`restart`, `slow` (come back at once), `flood`, `too_many_connections`, `unknown_table`, "
            "`table_closed`, `version`, `hello_first`"
        ),
    ]


Told = (
    Welcome
    | EntryMessage
    | Ack
    | RefusedMessage
    | WhyAnswer
    | HintAnswer
    | JudgeAnswer
    | TableMessage
    | ChatMessage
    | ProposalMessage
    | EarlierLog
    | LookAnswer
    | Removed
    | Moved
    | Pong
    | Bye
)

_ENCODER: Final = msgspec.json.Encoder()


def encode(message: Told) -> str:
    return _ENCODER.encode(message).decode()


def encode_bytes(body: Any) -> bytes:
    """The body of an answer."""
    return _ENCODER.encode(body)
