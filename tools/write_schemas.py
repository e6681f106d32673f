"""Writes what docs/position.md and docs/forms.md say of pieces, rooms and families of actions: one table, four schemas.

`.venv/bin/python tools/write_schemas.py` after a change of a piece's name, of a room or of `FAMILIES`; a test holds the
documents to them.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from cyclades import Game
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.actions import ACTION_LIMIT, FAMILIES, Part
from cyclades.forms.decision import KINDS
from cyclades.forms.frames import SETS

DOCS: Final = Path(__file__).resolve().parent.parent / "docs"
WIDTH: Final = 120
CALLED: Final = {"player": "city", "god": "bid_god"}  # kinds of things, where the schema of names calls them otherwise
NAMES_ID: Final = "urn:cyclades:names"
PIECES: Final = ("card", "hero", "unit", "favour", "item", "artifact")  # kinds of names that are made of the pieces
JSON_BLOCK: Final = re.compile(r"^```json\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPACES: Final = {"enum": ["off", "on"]}
ROOMS_HEAD: Final = "| rooms | their frames lie on | phase | only with one of |\n|---|---|---|---|\n"

Schema = dict[str, Any]


def schema(name: str, **content: Any) -> Schema:
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"urn:cyclades:{name}", "type": "object"}
    return head | content | {"additionalProperties": False}


def a_name(kind: str) -> Schema:
    return {"$ref": f"urn:cyclades:names#/$defs/{CALLED.get(kind, kind)}"}


def same_as(form: str, names: list[str]) -> Schema:
    return {name: {"$ref": f"urn:cyclades:{form}#/properties/{name}"} for name in names}


def names_schema(text: str) -> Schema:
    """The one of the document, with the names that the pieces have now."""
    made: Schema = next(one for one in map(json.loads, JSON_BLOCK.findall(text)) if one.get("$id") == NAMES_ID)
    tables = Game.new(3, seed=1, modules=MODULES).names.tables
    for kind in PIECES:
        made["$defs"][kind] = {"enum": list(tables[kind])}
    return made


def shapes(named_by: str, by_name: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]) -> list[Schema]:
    """The alternatives: names that need the same fields, and may have the same others, together."""
    alike: dict[tuple[tuple[str, ...], tuple[str, ...]], list[str]] = defaultdict(list)
    for name, fields in by_name.items():
        alike[fields].append(name)
    found: list[Schema] = []
    for (needed, optional), names in alike.items():
        shape: Schema = {"properties": {named_by: {"const": names[0]} if len(names) == 1 else {"enum": names}}}
        if needed:
            shape["required"] = list(needed)
        shape["maxProperties"] = 1 + len(needed) + len(optional)
        if optional:
            shape["propertyNames"] = {"enum": [named_by, *needed, *optional]}
        found.append(shape)
    return found


def value_of(fields: list[Field]) -> Schema:
    """What a field can be, in the rooms that have one of its name."""
    kinds = {field.kind for field in fields}
    numbers = [field.most for field in fields if field.kind == "number"]
    if numbers:
        value: Schema = {"type": ["integer", "boolean"] if "flag" in kinds else "integer", "minimum": 0}
        bounds = [most for most in numbers if most is not None]
        return value | {"maximum": max(bounds)} if len(bounds) == len(numbers) else value
    (kind,) = kinds
    if kind == "flag":
        return {"type": "boolean"}
    if kind in SETS:
        return {"type": "array", "items": a_name(SETS[kind])}
    return {"oneOf": [{"type": "null"}, a_name(kind)]} if fields[0].nullable else a_name(kind)


def frame_schema() -> Schema:
    by_name: dict[str, list[Field]] = defaultdict(list)
    for room in ROOMS:
        for field in room.fields:
            by_name[field.name].append(field)
    fields = {
        room.name: (
            tuple(field.name for field in room.fields if not field.optional),
            tuple(field.name for field in room.fields if field.optional),
        )
        for room in ROOMS
    }
    return schema(
        "frame",
        properties={"room": {"type": "string"}} | {name: value_of(same) for name, same in by_name.items()},
        required=["room"],
        oneOf=shapes("room", fields),
    )


def parts() -> dict[str, Part]:
    return {part.name: part for family in FAMILIES for part in family.parts}


def part_value(part: Part) -> Schema:
    if part.counted:
        return {"type": "integer", "minimum": part.first, "maximum": part.first + part.size - 1}
    return SPACES if part.name == "space" else a_name(part.name)


def action_schema() -> Schema:
    values = {name: part_value(part) for name, part in parts().items()}
    fields = {family.name: (tuple(part.name for part in family.parts), ()) for family in FAMILIES}
    return schema(
        "action",
        properties={"action": {"type": "string"}} | values,
        required=["action"],
        oneOf=shapes("action", fields),
    )


def decision_schema() -> Schema:
    told = dict.fromkeys(field.name for room in ROOMS for field in room.fields if not field.untold)
    option = {
        "action": {"type": "integer", "minimum": 0, "maximum": ACTION_LIMIT - 1},
        "kind": {"type": "string"},
        **same_as("action", list(parts())),
        "text": {"type": "string"},
        "price": {"type": "integer", "minimum": 0},
    }
    subject = {"god": {"$ref": "urn:cyclades:names#/$defs/god"}} | same_as("frame", list(told))
    return schema(
        "decision",
        properties={
            "kind": {"enum": list(KINDS)},
            "player": a_name("player"),
            "subject": {"type": "object", "properties": subject, "additionalProperties": False},
            "options": {
                "type": "array",
                "minItems": 1,
                "items": {
                    "type": "object",
                    "properties": option,
                    "required": ["action", "kind", "text", "price"],
                    "additionalProperties": False,
                },
            },
        },
        required=["kind", "player", "subject"],
    )


def laid_out(value: Any, indent: int = 0, before: int = 0) -> str:
    """JSON in lines that are not too long: what fits into one stands on one. `before` is the room its name takes."""
    line = json.dumps(value)
    if (len(line) + before + indent < WIDTH and indent) or not isinstance(value, (dict, list)):
        return line
    inner = "\n" + " " * (indent + 2)
    outer = "\n" + " " * indent
    if isinstance(value, dict):
        members = [f"{json.dumps(key)}: {laid_out(one, indent + 2, len(key) + 4)}" for key, one in value.items()]
        return "{" + inner + f",{inner}".join(members) + outer + "}"
    if all(isinstance(one, str) for one in value):
        lines = [""]
        for one in value:
            if len(lines[-1]) + len(one) + indent + 6 > WIDTH:
                lines.append("")
            lines[-1] += f'"{one}", '
        return "[" + inner + inner.join(line.rstrip() for line in lines).rstrip(",") + outer + "]"
    return "[" + inner + f",{inner}".join(laid_out(one, indent + 2) for one in value) + outer + "]"


def rooms_table() -> str:
    """Where frames can lie: rooms that say the same together."""
    alike: dict[tuple[str, ...], list[str]] = defaultdict(list)
    for room in ROOMS:
        below = quoted([ROOMS[number].name for number in room.under]) or "nothing"
        phase = room.phase if room.under else ""
        if room.after_revenue:
            phase += "; on `cycle` right after the revenue"
        alike[below, phase, quoted(room.modules)].append(room.name)
    rows = [" | ".join((quoted(names), *where)) for where, names in alike.items()]
    return ROOMS_HEAD + "".join(f"| {row} |\n" for row in rows)


def quoted(names: Sequence[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def replaced(text: str, begin: str, end: str, made: str) -> str:
    """The text with something new between two that it has once, the first of which goes, too."""
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise SystemExit(f"There is no {begin!r} in the document.")
    return before + made + end + after


def with_schemas(text: str, *made: Schema) -> str:
    for one in made:
        head = json.dumps({"$schema": one["$schema"], "$id": one["$id"]}, indent=2).removesuffix("\n}")
        text = replaced(text, head, "\n```", laid_out(one))
    return text


def documents() -> dict[Path, str]:
    """The documents with what is made of rooms and families, as they should be."""
    position = DOCS / "position.md"
    forms = DOCS / "forms.md"
    text = position.read_text(encoding="utf-8")
    text = replaced(text, ROOMS_HEAD, "\n\n", rooms_table().rstrip())
    return {
        position: with_schemas(text, names_schema(text), frame_schema()),
        forms: with_schemas(forms.read_text(encoding="utf-8"), action_schema(), decision_schema()),
    }


if __name__ == "__main__":
    for path, text in documents().items():
        path.write_text(text, encoding="utf-8")
