"""Records of games: how they began, and every action with its outcomes. As JSON, and as text with a line an action."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, Final

from cyclades.engine.setting.config import FIRST_RULES, RULES_VERSION
from cyclades.engine.words.flaws import shown
from cyclades.forms.board_file import our_boards
from cyclades.forms.names import FormError

FORMAT: Final = "cyclades record"
VERSION: Final = 1
FIELDS: Final = ("format", "version", "rules", "config", "position", "setup", "actions", "result", "seal")


@dataclass(frozen=True, slots=True)
class Step:
    """An action in notation and the chance outcomes it led to."""

    action: str
    outcomes: tuple[int, ...] = ()

    def line(self) -> str:
        if not self.outcomes:
            return self.action
        return f"{self.action} | {' '.join(str(outcome) for outcome in self.outcomes)}"


@dataclass(frozen=True, slots=True)
class Record:
    """A game: `config` as for `Game.new`, the position it began at if not the first, outcomes of the set-up, steps."""

    config: dict[str, Any]
    position: dict[str, Any] | None
    setup: tuple[int, ...]
    steps: tuple[Step, ...]
    rules: int = RULES_VERSION
    result: dict[str, Any] | None = field(default=None)

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "rules": self.rules,
            "config": self.config,
            "position": self.position,
            "setup": list(self.setup),
            "actions": [step.line() for step in self.steps],
            "result": self.result,
        }

    def as_text(self) -> str:
        """The readable form: a heading, then one action a line."""
        head = {key: value for key, value in self.as_json().items() if key not in ("format", "version", "actions")}
        lines = [f"{FORMAT} {VERSION}"]
        lines += [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in head.items()]
        lines.append("")
        lines += [step.line() for step in self.steps]
        return "\n".join(lines) + "\n"


def read_record(given: object) -> Record:
    """A record from its JSON form, its text form, or a JSON text."""
    if isinstance(given, Record):
        return given
    if isinstance(given, str):
        given = _from_text(given) if given.startswith(FORMAT) else _from_json_text(given)
    if not isinstance(given, dict):
        raise FormError("object_needed", "record", given=shown(given))
    for key in given:
        if key not in FIELDS:
            raise FormError("no_such_field", "record", given=shown(key), possible=", ".join(FIELDS))
    if given.get("format") != FORMAT or given.get("version") is True or given.get("version") != VERSION:
        raise FormError("another_format", "record", format=FORMAT, version=VERSION)
    rules = given.get("rules")
    if not isinstance(rules, int) or isinstance(rules, bool) or not FIRST_RULES <= rules <= RULES_VERSION:
        raise FormError("rules_unknown", "record: rules", lowest=FIRST_RULES, highest=RULES_VERSION, given=shown(rules))
    config = given.get("config")
    position = given.get("position")
    result = given.get("result")
    actions = given.get("actions")
    if not isinstance(config, dict):
        raise FormError("object_needed", "record: config", given=shown(config))
    if position is not None and not isinstance(position, dict):
        raise FormError("object_or_null_needed", "record: position", given=shown(position))
    if result is not None and not isinstance(result, dict):
        raise FormError("object_or_null_needed", "record: result", given=shown(result))
    if not isinstance(actions, list):
        raise FormError("list_needed", "record: actions", given=shown(actions))
    steps = tuple(_step(number, line) for number, line in enumerate(actions, start=1))
    return Record(config, position, _outcomes("setup", given.get("setup")), steps, rules, result)


def records_meant(record: Record) -> list[Record]:
    """The record with its board itself. If it only names it, there may be several boards that it can mean."""
    name = record.config.get("board")
    boards = our_boards(name, record.rules) if isinstance(name, str) else []
    return [replace(record, config=record.config | {"board": board.data}) for board in boards] or [record]


def _step(number: int, line: object) -> Step:
    if not isinstance(line, str):
        raise FormError("text_needed", f"record: actions: {number}", given=shown(line))
    action, bar, outcomes = line.partition("|")
    if not bar:
        return Step(line.strip())
    words = outcomes.split()
    if not all(word.isascii() and word.isdigit() and len(word) < 4 for word in words):
        raise FormError("outcomes_needed", f"record: actions: {number}", given=shown(line))
    return Step(action.strip(), tuple(int(word) for word in words))


def _outcomes(where: str, given: object) -> tuple[int, ...]:
    if not isinstance(given, list) or not all(isinstance(one, int) and not isinstance(one, bool) for one in given):
        raise FormError("numbers_needed", f"record: {where}", given=shown(given))
    return tuple(given)


def _from_json_text(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormError("no_json", "record", reason=str(error)) from None


def _from_text(text: str) -> dict[str, Any]:
    head, gap, body = text.partition("\n\n")
    if not gap:
        raise FormError("ends_before_actions", "record")
    first, *lines = head.splitlines()
    if first != f"{FORMAT} {VERSION}":
        raise FormError("another_format", "record", format=FORMAT, version=VERSION)
    content: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    for line in lines:
        key, _, value = line.partition(":")
        try:
            content[key] = json.loads(value)
        except (ValueError, RecursionError):
            raise FormError("line_unreadable", "record", given=shown(key)) from None
    content["actions"] = [line for line in body.splitlines() if line.strip()]
    return content
