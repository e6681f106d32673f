"""Writes what page and server say to each other: the tables of docs/protocol.md and the page's types.

The messages are the structs of table/incoming.py and table/outgoing.py, views and decisions those of docs/forms.md.
`.venv/bin/python tools/write_protocol.py` after a change of them; a test holds both files to them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from types import UnionType
from typing import Any, Final, get_args

import msgspec
from write_schemas import JSON_BLOCK

from cyclades.content.rulebook import Book, Chapter, Rule, Ruling, Table
from cyclades.server.aid import AidData
from cyclades.server.info import BoardInfo, Info, OptionInfo
from cyclades.table import incoming, outgoing
from cyclades.table.boards import OwnBoard

ROOT: Final = Path(__file__).resolve().parent.parent
DOCUMENT: Final = ROOT / "docs" / "protocol.md"
TYPES: Final = ROOT / "web" / "src" / "net" / "messages.ts"
SCHEMAS: Final = ("forms.md", "position.md")
PAIR: Final = 2
ROWS: Final = re.compile(r"\A(\|.*\n)+")
# Described by schemas elsewhere, under the names that the page gives them.
NAMED: Final = {
    "urn:cyclades:view": "GameView",
    "urn:cyclades:view#/properties/isles/additionalProperties": "IsleView",
    "urn:cyclades:view#/properties/cities/additionalProperties": "CityView",
    "urn:cyclades:view#/properties/under_way/oneOf/1": "UnderWay",
    "urn:cyclades:view#/properties/isles/additionalProperties/properties/figure/oneOf/1": "Figure",
    "urn:cyclades:view#/properties/seas/additionalProperties": "SeaView",
    "urn:cyclades:view#/properties/favour": "FavourView",
    "urn:cyclades:decision": "Decision",
    "urn:cyclades:decision#/properties/kind": "DecisionKind",
    "urn:cyclades:decision#/properties/subject": "Subject",
    "urn:cyclades:decision#/properties/options/items": "Option",
    "urn:cyclades:board": "BoardData",
    "urn:cyclades:board#/properties/territories/items": "Territory",
}
HEAD: Final = """/** What page and server say to each other. tools/write_protocol.py writes this. */

import type { ActionKind } from '../game/notation'

/** Of the protocol that this page speaks. A server with another one has another page, too. */
export const VERSION = %d

/** Something that happened: docs/events.md. */
export type GameEvent = { event: string } & Record<string, unknown>

/** By key: `[value]` is what is there now, `[]` that nothing is any more; an object what differs in an object. */
export type Change = { [key: string]: Change | [unknown] | [] }

/** What a proposal asks for. */
export type Wish = RewindWish | BotWish
"""
# What is no struct: types that are written as they are.
WRITTEN: Final = {"urn:cyclades:event": "GameEvent", "urn:cyclades:wish": "Wish", "urn:cyclades:change": "Change"}

Schema = dict[str, Any]


class Types:
    """TypeScript from JSON schemas."""

    def __init__(self, components: dict[str, Schema]) -> None:
        self.components = components
        self.documents = {schema["$id"]: schema for schema in _schemas()}

    def at(self, reference: str) -> Schema:
        """The schema that a reference leads to."""
        name, _, pointer = reference.partition("#")
        found: Any = self.documents[name]
        for step in pointer.split("/")[1:]:
            found = found[int(step)] if isinstance(found, list) else found[step]
        assert isinstance(found, dict)
        return self._whole(found)

    def _whole(self, schema: Schema) -> Schema:
        """One that is another with more demands."""
        if "$ref" not in schema or "required" not in schema:
            return schema
        return self.at(schema["$ref"]) | {"required": schema["required"]}

    def declared(self, name: str, schema: Schema, here: str = "") -> str:
        """The declaration of a type."""
        comment = f"\n/** {schema['description']} */" if "description" in schema else ""
        of = self._object(schema, here) if schema.get("properties") else self.of(schema)
        return f"{comment}\nexport type {name} = {of}\n"

    def of(self, schema: Schema, here: str = "") -> str:
        """The type of what fits a schema. `here`: the document that it stands in, and where."""
        schema = self._whole(schema)
        if "$ref" in schema:
            return self._named(schema["$ref"], here)
        if "const" in schema:
            return _literal(schema["const"])
        if here in NAMED:
            return _either([NAMED[here], *(["null"] if "null" in schema.get("type", ()) else [])])
        if "enum" in schema:
            numbers = all(isinstance(one, int) and not isinstance(one, bool) for one in schema["enum"])
            return "number" if numbers else _either(map(_literal, schema["enum"]))
        for several in ("anyOf", "oneOf"):
            if several in schema and "properties" not in schema:
                return _either(self.of(one, f"{here}/{several}/{n}") for n, one in enumerate(schema[several]))
        kinds = schema.get("type", "unknown")
        if isinstance(kinds, list):
            return _either(self.of(schema | {"type": kind}, here) for kind in kinds)
        return self._of_kind(kinds, schema, here)

    def _of_kind(self, kind: str, schema: Schema, here: str) -> str:
        if kind == "array":
            of = self.of(schema["items"], f"{here}/items")
            if schema.get("minItems") == schema.get("maxItems") == PAIR:
                return f"[{of}, {of}]"
            return f"({of})[]" if " | " in of else f"{of}[]"
        if kind == "object":
            if "properties" in schema:
                return self._object(schema, here)
            others = schema.get("additionalProperties", {})
            values = self.of(others, f"{here}/additionalProperties") if others else "unknown"
            return f"Record<string, {values}>"
        return {"string": "string", "boolean": "boolean", "null": "null"}.get(
            kind, "number" if kind in ("integer", "number") else "unknown"
        )

    def _named(self, reference: str, here: str) -> str:
        if reference.startswith("#"):
            reference = here.partition("#")[0] + reference
        if reference in NAMED:
            return NAMED[reference]
        if reference in WRITTEN:
            return WRITTEN[reference]
        if reference in self.components:
            return reference
        schema = self.at(reference)
        if "#/$defs/" in reference and "names" in reference and schema.get("type") != "object":
            return (
                "number" if reference.endswith("/players") else "string"
            )  # which names there are is no type's business
        return self.of(schema, reference)

    def _object(self, schema: Schema, here: str) -> str:
        needed = schema.get("required", [])
        lines: list[str] = []
        for name, one in schema["properties"].items():
            if "description" in one:
                lines.append(f"/** {one['description'][0].upper()}{one['description'][1:]}. */")
            inner = self.of(one, f"{here}/properties/{name}" if here else "").replace("\n", "\n  ")
            if (here, name) == ("urn:cyclades:decision#/properties/options/items", "kind"):
                inner = "ActionKind"
            lines.append(f"{name}{'' if name in needed else '?'}: {inner}")
        return "{\n" + "".join(f"  {line}\n" for line in lines) + "}"


def _schemas() -> Iterable[Schema]:
    for name in SCHEMAS:
        for block in JSON_BLOCK.findall((ROOT / "docs" / name).read_text(encoding="utf-8")):
            content = json.loads(block)
            if "$id" in content:
                yield content


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _either(types: Iterable[str]) -> str:
    found = list(dict.fromkeys(types))
    return " | ".join([*(one for one in found if one != "null"), *(["null"] if "null" in found else [])])


def _members(union: Any) -> tuple[type[msgspec.Struct], ...]:
    assert isinstance(union, UnionType)
    return get_args(union)


SAID: Final = _members(incoming.Hello | incoming.AtTable)
TOLD: Final = _members(outgoing.Told)
BODIES: Final = (incoming.NewTable, incoming.Join, incoming.Try, incoming.Mine)
ANSWERS: Final = (outgoing.LessonInfo, outgoing.Place, outgoing.OwnGame, Info, OptionInfo, BoardInfo, OwnBoard)
LOOKING_BACK: Final = (outgoing.Moments, outgoing.Judged, outgoing.Statistics)
RULES: Final = (Book, Chapter, Rule, Ruling, Table)
PARTS: Final = (outgoing.RewindWish, outgoing.BotWish, outgoing.Flaw)


def _types() -> Types:
    everything = [*TOLD, *SAID, *BODIES, *ANSWERS, *PARTS, *LOOKING_BACK, AidData, *RULES]
    components = msgspec.json.schema_components(everything, ref_template="{name}")[1]
    for one in RULES:  # what may be left out when one is made is never left out when it is told
        components[one.__name__]["required"] = list(components[one.__name__]["properties"])
    return Types(components)


def page_types() -> str:
    """The content of web/src/net/messages.ts."""
    types = _types()
    sent = {one.__name__ for one in SAID}
    text = HEAD % outgoing.PROTOCOL_VERSION
    for reference, name in NAMED.items():
        text += types.declared(name, types.at(reference), reference if "#" in reference else f"{reference}#")
    for name, schema in types.components.items():
        if name not in WRITTEN.values():
            text += types.declared(_sent(name) if name in sent else name, schema)
    text += "\nexport type ServerMessage =\n" + "".join(f"  | {one.__name__}\n" for one in TOLD)
    text += "\nexport type ClientMessage =\n" + "".join(f"  | {_sent(one.__name__)}\n" for one in SAID)
    return text


def _sent(name: str) -> str:
    """What a client sends often has the name of what it asks for."""
    return f"Send{name}"


class Tables:
    """The tables of docs/protocol.md. What is said of a field is said where it comes first."""

    def __init__(self) -> None:
        self.types = _types()
        self.explained: set[tuple[str, str]] = set()

    def all(self) -> dict[str, str]:
        """By the line that they stand under."""
        said, told = ({_tag(one): one.__name__ for one in ones} for ones in (SAID, TOLD))
        named = {one.__name__ for one in (*SAID, *TOLD)} | set(WRITTEN.values())
        parts = {name: name for name in self.types.components if name not in named}
        return {
            "Client → server:": self._table("type", said),
            "Server → client:": self._table("type", told),
            "What is in them, and the bodies and answers of calls:": self._table("name", parts),
        }

    def _table(self, head: str, structs: dict[str, str]) -> str:
        rows = "".join(
            f"| `{shown}` | {self._fields(name)} | {self._meaning(name)} |\n" for shown, name in structs.items()
        )
        return f"| {head} | fields | meaning |\n|---|---|---|\n{rows}"

    def _meaning(self, name: str) -> str:
        text = re.sub(r"\s+", " ", self.types.components[name].get("description", "")).strip().removesuffix(".")
        return text[:1].lower() + text[1:]

    def _fields(self, name: str) -> str:
        schema = self.types.components[name]
        return ", ".join(self._field(schema, field) for field in schema["properties"] if field != "type")

    def _field(self, schema: Schema, name: str) -> str:
        one = schema["properties"][name]
        mark = "" if name in schema.get("required", []) else "?"
        kind = re.sub(r"\s+", " ", self.types.of(one)).replace("|", "\\|")
        text = one.get("description", "")
        said = f" ({text})" if text and (name, text) not in self.explained else ""
        self.explained.add((name, text))
        return f"`{name}{mark}: {kind}`{said}"


def _tag(message: type[msgspec.Struct]) -> str:
    return str(message.__struct_config__.tag)


def document(text: str) -> str:
    """docs/protocol.md with its tables as they are now."""
    for title, table in Tables().all().items():
        before, found, rest = text.partition(f"\n{title}\n")
        assert found
        text = f"{before}\n{title}\n{table}{ROWS.sub('', rest, count=1)}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(document(DOCUMENT.read_text(encoding="utf-8")), encoding="utf-8")
    TYPES.write_text(page_types(), encoding="utf-8")
