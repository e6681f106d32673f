"""What clients send, in types and read strictly; docs/protocol.md and the page's own types are written from these."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from cyclades.table.errors import Refused
from cyclades.table.storage import Visibility

ClientId = Annotated[str, Meta(min_length=1, max_length=64, description="unique per client, at most 64 characters")]
Short = Annotated[str, Meta(max_length=100)]
Whole = Annotated[int, Meta(ge=0, le=2**31)]
Seen = Annotated[Whole, Meta(description="the number of the last entry seen")]
BoardFile = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "urn:cyclades:board"})]
Action = Annotated[Short, Meta(description="notation")]


class Incoming(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client sends."""


class Hello(Incoming):
    """The first message; without a token from a watcher."""

    version: int
    token: Short | None = None
    have: Annotated[Whole | None, Meta(description="the last sequence number seen")] = None


class Act(Incoming):
    """Play; a repeated `id` is answered again, never applied twice."""

    id: ClientId
    seq: Seen
    action: Action


class Undo(Incoming):
    """Own steps back; in practice to one's last decision, or to the first one of that turn, whatever came since."""

    id: ClientId
    seq: Seen
    what: Literal["step", "turn"]


class Why(Incoming):
    """Why an action is refused now; only the decider is told more than that it isn't his decision."""

    id: ClientId
    action: Action


class Hint(Incoming):
    """What the best bot would do now; only the decider may ask."""

    id: ClientId
    seq: Seen


class Judge(Incoming):
    """At a practice table: the decider's chance to win, now and before his last step."""

    id: ClientId
    seq: Seen


class Chat(Incoming):
    """To the `team`: only the partner hears it; refused with `no_teams`, before the game begins with `not_started`."""

    id: ClientId
    text: Annotated[str, Meta(description="at most 500 characters")]
    to: Literal["all", "team"] = "all"


class Sit(Incoming):
    """Before the start: change seat or colour; a bot on the new seat goes to the old one. Null: stay."""

    seat: Whole | None = None
    colour: Short | None = None


class PutBot(Incoming, tag="put_bot"):
    """The host, before the start: a bot on a free seat, or another one in its place. Null: the bot goes."""

    seat: Whole
    level: Short | None


class Remove(Incoming):
    """The host, before the start: somebody's seat is free again; he hears `removed`, and watches."""

    seat: Whole


class Arrange(Incoming):
    """The host, before the start: who sits where."""

    order: Annotated[
        Annotated[list[Whole], Meta(max_length=6)] | None,
        Meta(description="the present seats in their new order; null: by chance"),
    ]


class SetUp(Incoming, tag="set_up"):
    """The host, before the start: what is played. All people say anew that they are ready."""

    modules: Annotated[list[Short], Meta(max_length=20)]
    options: dict[str, bool | int | str | None]
    teams: Annotated[bool | None, Meta(description="of two; null: as usual with so many players")]
    hints: bool
    ledger: bool
    practice: bool
    board: Annotated[
        Short | UnsetType | None,
        Meta(description="the id of one of the server's; null: the usual one; left out: the present one stays"),
    ] = UNSET


class Rename(Incoming):
    """Be called otherwise."""

    name: str


class Ready(Incoming):
    """The game starts when all seats are taken and every human is ready."""

    ready: bool


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a proposal asks for: `rewind`, or `bot_for` with a `level`."""

    rewind: Whole | None = None
    bot_for: Whole | None = None
    level: Short | None = None


class Propose(Incoming):
    """Ask the others for consent."""

    id: ClientId
    what: Annotated[
        Wish,
        Meta(
            description='`{"rewind": seq}` or `{"bot_for": seat, "level"}`',
            extra_json_schema={"$ref": "urn:cyclades:wish"},
        ),
    ]


class Vote(Incoming):
    """Agree to a proposal or not; its maker withdraws it by voting no."""

    proposal: Annotated[ClientId, Meta(description="its id")]
    yes: bool


class TakeBack(Incoming, tag="take_back"):
    """A human whose seat a bot plays, though he is connected, takes it back."""


class Leave(Incoming):
    """Gives the seat up before the start; later marks him away."""


class Rematch(Incoming):
    """When the game is over: a new table with the same seats; answered by `moved`."""


class Resync(Incoming):
    """After a gap: everything newer."""

    have: Seen


class Log(Incoming):
    """The part of the log before an entry."""

    id: ClientId
    before: Annotated[Whole, Meta(description="the number of an entry")]


class Look(Incoming):
    """The positions that an entry led to and those that follow it, for looking at them again."""

    id: ClientId
    after: Annotated[Whole, Meta(description="the number of an entry in force")]
    until: Annotated[Whole, Meta(description="another, at most 40 later")]


class Pace(Incoming):
    """Whether bots pause before each move (`--bot-pause`), as they do until told; `others_play` where others sit."""

    pauses: bool


class Ping(Incoming):
    """Answered by `pong`."""


Playing = Act | Undo | Why | Hint | Judge | Chat | Propose | Vote | TakeBack | Leave | Rematch | Pace
AtTable = Playing | Sit | PutBot | Remove | Arrange | SetUp | Rename | Ready | Resync | Log | Look | Ping


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    players: int
    name: Annotated[str | None, Meta(description="null: the maker has none, and is called by his city")]
    title: str = ""
    modules: list[str] = []
    options: dict[str, bool | int | str | None] = {}
    visibility: Visibility = "link"
    bots: Annotated[list[str | None], Meta(description="their levels, seat by seat; null: somebody's place")] = []
    teams: Annotated[bool | None, Meta(description="of two; null: as usual with so many players")] = None
    board: Annotated[
        str | BoardFile | None,
        Meta(description="null: the usual one; else the id of one of the server's, or a whole one"),
    ] = None
    hints: Annotated[bool, Meta(description="whether they may be asked for")] = True
    ledger: Annotated[bool, Meta(description="whether the page reckons who had which revenue and paid what")] = False
    practice: bool = False
    first_game: Annotated[bool, Meta(description="with advice, and for practice")] = False


class Try(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of `POST /api/tables/<id>/try`: play on from where so many actions were taken."""

    step: Annotated[Whole, Meta(description="how many actions were taken")]
    seat: Whole
    level: Short
    name: str | None = None
    title: str = ""


class TryRecord(Try, kw_only=True):
    """The body of `POST /api/try`: the same for a game that somebody has the record of."""

    record: dict[str, Any] | str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/<id>/join`."""

    name: str
    seat: Whole | None = None


class Right(msgspec.Struct, forbid_unknown_fields=True):
    """The right to a seat, as it was given to whoever took it."""

    table: Short
    token: Short


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables/mine`: what somebody has the right to."""

    rights: Annotated[list[Right], Meta(max_length=80, description="at most 80")]


class _Named(msgspec.Struct):
    """What can still be told of a message that can't be read: whose answer it waits for."""

    id: ClientId | None = None


_MESSAGE: Final = msgspec.json.Decoder(Hello | AtTable)
_NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
_JOIN: Final = msgspec.json.Decoder(Join)
_MINE: Final = msgspec.json.Decoder(Mine)
_TRY: Final = msgspec.json.Decoder(Try)
_TRY_RECORD: Final = msgspec.json.Decoder(TryRecord)
_NAMED: Final = msgspec.json.Decoder(_Named)
_PLACE: Final = re.compile(r"at `\$\.?([^`]*)`")


def read_message(raw: str) -> Hello | AtTable:
    """A client's message; `Refused` if it isn't one."""
    message: Hello | AtTable = _read(_MESSAGE, raw)
    return message


def read_new_table(raw: bytes) -> NewTable:
    body: NewTable = _read(_NEW_TABLE, raw)
    return body


def read_join(raw: bytes) -> Join:
    body: Join = _read(_JOIN, raw)
    return body


def read_mine(raw: bytes) -> Mine:
    body: Mine = _read(_MINE, raw)
    return body


def read_try(raw: bytes) -> Try:
    body: Try = _read(_TRY, raw)
    return body


def read_try_record(raw: bytes) -> TryRecord:
    body: TryRecord = _read(_TRY_RECORD, raw)
    return body


def id_of(raw: str) -> str | None:
    """The id of a message that was refused, if one can be made out."""
    try:
        return _NAMED.decode(raw).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None


def _read(decoder: msgspec.json.Decoder[Any], raw: str | bytes) -> Any:
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        field = place[1] if place else ""
        if field == "type" or "missing required field `type`" in str(error):
            raise Refused("unknown_type") from None
        raise Refused("bad_field", field=field) from None
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        raise Refused("malformed") from None
