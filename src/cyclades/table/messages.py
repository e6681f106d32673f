"""The messages of docs/protocol.md in types: what clients send is read strictly, what they get is built here."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

import msgspec

from cyclades.table.errors import Refused

PROTOCOL_VERSION: Final = 1

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Short = Annotated[str, msgspec.Meta(max_length=100)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Incoming(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client sends."""


class Hello(Incoming):
    version: int
    token: Short | None = None
    have: Whole | None = None


class Act(Incoming):
    id: ClientId
    seq: Whole
    action: Short


class Undo(Incoming):
    id: ClientId
    seq: Whole
    what: str


class Why(Incoming):
    id: ClientId
    action: Short


class Hint(Incoming):
    id: ClientId
    seq: Whole


class Judge(Incoming):
    id: ClientId
    seq: Whole


class Chat(Incoming):
    id: ClientId
    text: str
    to: Literal["all", "team"] = "all"


class Sit(Incoming):
    seat: Whole | None = None
    colour: Short | None = None


class Rename(Incoming):
    name: str


class Ready(Incoming):
    ready: bool


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a proposal asks for: `rewind`, or `bot_for` with a `level`."""

    rewind: Whole | None = None
    bot_for: Whole | None = None
    level: Short | None = None


class Propose(Incoming):
    id: ClientId
    what: Wish


class Vote(Incoming):
    proposal: ClientId
    yes: bool


class TakeBack(Incoming, tag="take_back"):
    pass


class Leave(Incoming):
    pass


class Rematch(Incoming):
    pass


class Resync(Incoming):
    have: Whole


class Log(Incoming):
    id: ClientId
    before: Whole


class Look(Incoming):
    id: ClientId
    after: Whole
    until: Whole


class Pace(Incoming):
    pauses: bool


class Ping(Incoming):
    pass


Playing = Act | Undo | Why | Hint | Judge | Chat | Propose | Vote | TakeBack | Leave | Rematch | Pace
AtTable = Playing | Sit | Rename | Ready | Resync | Log | Look | Ping


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    players: int
    name: str | None  # None: the maker is called by his city
    title: str = ""
    modules: list[str] = []
    options: dict[str, bool | int | str | None] = {}
    visibility: str = "link"
    bots: list[str | None] = []
    teams: bool | None = None
    board: str | dict[str, Any] | None = None
    hints: bool = True
    ledger: bool = False
    practice: bool = False
    first_game: bool = False


class Try(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The body of `POST /api/tables/<id>/try`: play on from where so many actions were taken."""

    step: Whole
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


class _Named(msgspec.Struct):
    """What can still be told of a message that can't be read: whose answer it waits for."""

    id: ClientId | None = None


_MESSAGE: Final = msgspec.json.Decoder(Hello | AtTable)
_NEW_TABLE: Final = msgspec.json.Decoder(NewTable)
_JOIN: Final = msgspec.json.Decoder(Join)
_TRY: Final = msgspec.json.Decoder(Try)
_TRY_RECORD: Final = msgspec.json.Decoder(TryRecord)
_NAMED: Final = msgspec.json.Decoder(_Named)
_PLACE: Final = re.compile(r"at `\$\.?([^`]*)`")
_ENCODER: Final = msgspec.json.Encoder()


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


def encode(message: dict[str, Any]) -> str:
    """A message for a client."""
    return _ENCODER.encode(message).decode()


def encode_bytes(body: Any) -> bytes:
    return _ENCODER.encode(body)


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
