"""Values of a form, checked: each function names the place of what is wrong."""

from __future__ import annotations

from typing import Any

from cyclades.engine.machine.chance import nth_member, set_size
from cyclades.forms.names import FormError, Names


def an_object(where: str, value: object) -> dict[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise FormError(f"{where}: an object by name is needed")
    return value


def a_list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        raise FormError(f"{where}: a list is needed")
    return value


def with_fields(where: str, value: object, fields: tuple[str, ...]) -> dict[str, Any]:
    entry = an_object(where, value)
    for field in entry:
        if field not in fields:
            raise FormError(f"{where}: there is no field {field!r}; there are {', '.join(fields)}")
    return entry


def a_number(where: str, value: object, highest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= highest:
        raise FormError(f"{where}: a number from 0 to {highest} is needed, not {value!r}")
    return value


def a_flag(where: str, value: object) -> int:
    if not isinstance(value, bool):
        raise FormError(f"{where}: true or false is needed, not {value!r}")
    return int(value)


def a_name(names: Names, where: str, kind: str, name: object) -> int:
    try:
        return names.number(kind, name)
    except FormError as error:
        raise FormError(f"{where}: {error}") from None


def members(mask: int) -> list[int]:
    """The members of a set, in rising order."""
    return [int(nth_member(mask, place)) for place in range(set_size(mask))]
