"""Events in names, ready for JSON: `{"event": "bid_placed", "player": "sparta", …}`, and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.words import events
from cyclades.engine.words.flaws import shown
from cyclades.forms.names import FormError, Names

# Fields that name something, and the kind of thing they name; all others are numbers and flags.
FIELD_KINDS: Final = {
    "player": "player",
    "victim": "player",
    "attacker": "player",
    "defender": "player",
    "winner": "player",
    "winners": "player",
    "former": "player",
    "marker": "marker",
    "god": "god",
    "gods": "god",
    "card": "card",
    "heroes": "card",
    "favour": "favour",
    "item": "item",
    "items": "item",
    "artifacts": "card",
    "holder": "player",
    "partner": "player",
    "special": "metropolis",
    "metropolises": "metropolis",
    "building": "building",
    "isle": "isle",
    "from_isle": "isle",
    "to_isle": "isle",
    "sea": "sea",
    "from_sea": "sea",
    "to_sea": "sea",
    "ending": "ending",
}


def event_name(kind: type[events.Event]) -> str:
    """`bid_placed` for `BidPlaced`."""
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__)
    return words.removeprefix("_")


EVENTS: Final[dict[str, type[events.Event]]] = {
    event_name(kind): kind
    for kind in vars(events).values()
    if isinstance(kind, type) and issubclass(kind, events.Event) and kind is not events.Event
}
NAMES: Final = {kind: name for name, kind in EVENTS.items()}


def event_to_json(names: Names, event: events.Event) -> dict[str, Any]:
    """An event with names for its numbers."""
    name = NAMES[type(event)]
    form: dict[str, Any] = {"event": name}
    for field in fields(event):
        kind = field_kind(name, field.name)
        value = getattr(event, field.name)
        if isinstance(value, tuple):
            form[field.name] = [_named(names, kind, member) for member in value]
        else:
            form[field.name] = _named(names, kind, value)
    return form


def event_from_json(names: Names, form: Mapping[str, Any]) -> events.Event:
    """The event of its JSON form."""
    name = form.get("event")
    if not isinstance(name, str) or name not in EVENTS:
        raise FormError("no_such_event", given=shown(name))
    kind = EVENTS[name]
    wanted = {field.name for field in fields(kind)}
    if set(form) - {"event"} != wanted:
        given = sorted(str(key) for key in set(form) - {"event"})
        raise FormError("fields_needed", name, fields=", ".join(sorted(wanted)), given=shown(given))
    values: dict[str, Any] = {}
    for field in wanted:
        value = form[field]
        if isinstance(value, list):
            values[field] = tuple(_number(names, field_kind(name, field), member) for member in value)
        else:
            values[field] = _number(names, field_kind(name, field), value)
    return kind(**values)


def field_kind(event: str, field: str) -> str | None:
    """What kind of thing a field of an event names; None: it is a number or a flag."""
    if event == "building_turned" and field == "former":
        return "building"
    return FIELD_KINDS.get(field)


def _named(names: Names, kind: str | None, value: Any) -> Any:
    if kind is None or value is None:
        return value
    return ENDINGS[value] if kind == "ending" else names.name(kind, value)


def _number(names: Names, kind: str | None, value: Any) -> Any:
    if kind is None or value is None:
        return value
    if kind == "ending":
        return ENDINGS.index(value)
    return names.number(kind, value)
