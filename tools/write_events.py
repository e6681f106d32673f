"""Writes docs/events.md: every event with its fields, and who sees what, as the classes of engine/words/events say it.

`.venv/bin/python tools/write_events.py` after a change of them; a test holds the file to them.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from cyclades.engine.words import events
from cyclades.forms.event_form import event_name, field_kind

EVENTS_PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "events.md"
HEAD: Final = """# Events

What is told to whoever listens, [as other forms say](forms.md#events). This page is written by `tools/write_events.py`
from the classes in `engine/words/events/`, part by part.

A field is a number, a flag (true or false), or the name of what the table says; a list has any number of them, and what
may be missing is null then. All players and spectators see the same, but for what is marked *owner only*: others get
null, or an empty list.
"""


def parts() -> list[ModuleType]:
    """The modules of the package that have events, by name."""
    found = [importlib.import_module(f"{events.__name__}.{one.name}") for one in pkgutil.iter_modules(events.__path__)]
    return [module for module in found if events_of(module)]


def events_of(module: ModuleType) -> list[type[events.Event]]:
    """The events that a module has, in their order."""
    return [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and issubclass(kind, events.Event)
        and kind.__module__ == module.__name__
        and kind is not events.Event
    ]


def hidden_fields(kind: type[events.Event]) -> list[str]:
    """The fields that only the player of the event sees."""
    values: dict[str, Any] = {field.name: (1,) if str(field.type).startswith("tuple") else 1 for field in fields(kind)}
    told = kind(**values)
    others = told.seen_by(None)
    return [name for name in values if getattr(told, name) != getattr(others, name)]


def field_text(kind: type[events.Event], name: str, annotation: str) -> str:
    """A field and what it holds."""
    meaning = field_kind(event_name(kind), name) or ("flag" if annotation.startswith("bool") else "number")
    if annotation.startswith("tuple"):
        meaning = f"list of {meaning}"
    if annotation.endswith("None"):
        meaning += " or null"
    if name in hidden_fields(kind):
        meaning += ", *owner only*"
    return f"`{name}` ({meaning})"


def sentence(kind: type[events.Event]) -> str:
    """What the class says about itself; a dataclass without a word of its own says its signature."""
    text = inspect.cleandoc(kind.__doc__ or "")
    return "" if text.startswith(f"{kind.__name__}(") else text.replace("\n", " ")


def page() -> str:
    lines = [HEAD]
    for module in parts():
        lines.append(f"## {inspect.cleandoc(module.__doc__ or '').splitlines()[0].rstrip('.')}\n")
        lines.append("| event | fields | what it says |\n|---|---|---|")
        for kind in events_of(module):
            told = ", ".join(field_text(kind, field.name, str(field.type)) for field in fields(kind)) or "none"
            lines.append(f"| `{event_name(kind)}` | {told} | {sentence(kind)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    EVENTS_PAGE.write_text(page(), encoding="utf-8")
