"""The present decision, in types: what is asked of whom, and what each legal action means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cyclades.engine.machine.engine import Engine, frames_of
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.words.actions import (
    FAMILY_OF,
)
from cyclades.engine.words.pieces import CITIES, GODS, NONE
from cyclades.forms.frames import Frame, top_frame
from cyclades.forms.names import Names
from cyclades.forms.notation import to_json, to_text

KINDS: Final = tuple(room.name for room in ROOMS if not room.silent)


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action: its number, the kind of action, what it means by name, its notation, and what it costs."""

    action: int
    kind: str
    parts: dict[str, str | int]
    text: str
    price: int

    @property
    def but_for_number(self) -> tuple[object, ...]:
        """The same for options that differ only in their number of gold or units."""
        return (self.kind, *(value for part, value in self.parts.items() if part not in ("gold", "count")))

    def as_json(self) -> dict[str, object]:
        return {"action": self.action, "kind": self.kind, **self.parts, "text": self.text, "price": self.price}


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided: `kind` is one of `KINDS`, `subject` says about what, `options` are the legal actions."""

    kind: str
    player: int
    subject: Frame
    options: tuple[Option, ...]

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "player": CITIES[self.player],
            "subject": self.subject,
            "options": [option.as_json() for option in self.options],
        }


def subject_of(engine: Engine, names: Names, player: int | None) -> Frame:
    """What the decision is about, as a player sees it: the room's own arguments, and the turn it belongs to."""
    room = engine.room()
    subject = top_frame(engine, names)
    subject.pop("room")
    for field in room.fields:
        if field.untold or (field.secret and player != engine.decider()):
            subject.pop(field.name)
    for name in room.tells_below:
        subject[name] = frames_of(engine)[-2][name]
    if engine.state.turn_god != NONE:
        subject["god"] = GODS[engine.state.turn_god]
    return subject


def decision_of(engine: Engine, names: Names) -> Decision | None:
    """The present decision; None when the game is over."""
    player = engine.decider()
    if player == NONE:
        return None
    count = engine.find_legal()
    options = tuple(option_of(engine, names, engine.legal[place]) for place in range(count))
    return Decision(engine.room().name, player, subject_of(engine, names, player), options)


def option_of(engine: Engine, names: Names, action: int) -> Option:
    json_form = to_json(names, action)
    kind = str(json_form.pop("action"))
    price = engine.room().price(engine, FAMILY_OF[action], action)
    return Option(action, kind, json_form, to_text(names, action), int(price))


def decision_from_json(form: Mapping[str, Any]) -> Decision:
    """The decision of its JSON form, as views have it; where no options are told there are none."""
    options = tuple(option_from_json(option) for option in form.get("options", ()))
    return Decision(form["kind"], CITIES.index(form["player"]), dict(form["subject"]), options)


def option_from_json(form: Mapping[str, Any]) -> Option:
    parts = {part: value for part, value in form.items() if part not in ("action", "kind", "text", "price")}
    return Option(form["action"], form["kind"], parts, form["text"], form["price"])
