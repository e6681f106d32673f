"""Values of a form, checked: each function names the place of what is wrong."""

from __future__ import annotations

from typing import Any

from cyclades.engine.machine.chance import nth_member, set_size
from cyclades.engine.words.flaws import shown
from cyclades.forms.names import FormError, Names


def an_object(where: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise FormError("object_needed", where, given=shown(value))
    return value


def a_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise FormError("list_needed", where, given=shown(value))
    return value


def with_fields(where: str, value: object, fields: tuple[str, ...]) -> dict[str, Any]:
    entry = an_object(where, value)
    for field in entry:
        if field not in fields:
            raise FormError("no_such_field", where, given=shown(field), possible=", ".join(fields))
    return entry


def a_number(where: str, value: object, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise FormError("number_needed", where, lowest=0, highest=highest, given=shown(value))
    return value


def a_flag(where: str, value: object) -> int:
    if not isinstance(value, bool):
        raise FormError("flag_needed", where, given=shown(value))
    return int(value)


def a_name(names: Names, where: str, kind: str, name: object) -> int:
    try:
        return names.number(kind, name)
    except FormError as error:
        raise FormError.at(where, error.flaw) from None


def members(mask: int) -> list[int]:
    """The members of a set, in rising order."""
    return [int(nth_member(mask, place)) for place in range(set_size(mask))]
