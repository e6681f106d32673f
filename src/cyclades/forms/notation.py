"""Actions as text and as JSON. Both are stable: records keep them, numbers may change between versions."""

from __future__ import annotations

from typing import Final

from cyclades.engine.words.actions import (
    ACTION_LIMIT,
    CHOOSE_ITEM,
    FAMILIES,
    FAMILY_OF,
    FAMILY_STARTS,
    Family,
    Part,
    parts_of,
)
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import MAX_BID
from cyclades.forms.names import FormError, Names

LONGEST_NUMBER: Final = 9  # digits
FAMILY_NUMBERS: Final = {family.name: number for number, family in enumerate(FAMILIES)}
# By the first word of their notation, in the order in which a line is held against them.
BEGUN_BY: Final[dict[str, list[tuple[list[str], Family]]]] = {}
for fixed_words_first in sorted(FAMILIES, key=lambda family: len(family.parts)):  # the necropolis before buildings
    pattern = fixed_words_first.words.split()
    BEGUN_BY.setdefault(pattern[0], []).append((pattern, fixed_words_first))


class HighBid(FormError):
    """A bid above the highest there is (B4.2); `highest` is the action of that one."""

    def __init__(self, gold: int, highest: int) -> None:
        super().__init__("bid_too_high", "bid: gold", given=gold, most=MAX_BID)
        self.highest = highest


def family_of(action: int) -> Family:
    """The family of an action."""
    check_number(action)
    return FAMILIES[FAMILY_OF[action]]


def check_number(action: int) -> None:
    if not 0 <= action < ACTION_LIMIT:
        raise FormError("number_needed", "action", lowest=0, highest=ACTION_LIMIT - 1, given=shown(action))


def action_of(family: Family, parts: dict[str, int]) -> int:
    """The action of a family with these parts."""
    number = 0
    for part in family.parts:
        value = parts[part.name] - part.first
        if part.name == "gold" and value >= part.size:
            raise HighBid(parts["gold"], action_of(family, parts | {"gold": MAX_BID}))
        if not 0 <= value < part.size:
            raise FormError("wrong_value", f"{family.name}: {part.name}", given=shown(parts[part.name]))
        number = number * part.size + value
    return FAMILY_STARTS[FAMILY_NUMBERS[family.name]] + number


def to_json(names: Names, action: int) -> dict[str, str | int]:
    """The JSON form: its name and its parts by name."""
    family = family_of(action)
    return {"action": family.name} | _written_parts(names, family, action)


def from_json(names: Names, value: object) -> int:
    """The action of a JSON form."""
    if not isinstance(value, dict):
        raise FormError("action_needed", given=shown(value))
    name = value.get("action")
    if not isinstance(name, str) or name not in FAMILY_NUMBERS:
        raise FormError("no_such_action", given=shown(name))
    family = FAMILIES[FAMILY_NUMBERS[name]]
    given = set(value) - {"action"}
    wanted = [part.name for part in family.parts]
    if given != set(wanted):
        raise FormError(
            "fields_needed", name, fields=", ".join(wanted), given=shown(sorted(str(part) for part in given))
        )
    parts: dict[str, int] = {}
    for part in family.parts:
        content = value[part.name]
        if part.counted:
            if not isinstance(content, int) or isinstance(content, bool):
                raise FormError("not_a_number", f"{name}: {part.name}", given=shown(content))
            parts[part.name] = content
        else:
            parts[part.name] = names.number(part.name, content)
    return action_of(family, parts)


def to_text(names: Names, action: int) -> str:
    """One line of notation."""
    family = family_of(action)
    return family.words.format(**_written_parts(names, family, action))


def from_text(names: Names, line: str) -> int:
    """The action of a line of notation."""
    words = line.split()
    for pattern, family in BEGUN_BY.get(words[0], []) if words else []:
        if len(pattern) != len(words):
            continue
        if all(given == word for given, word in zip(words, pattern, strict=True) if not word.startswith("{")):
            places = {f"{{{part.name}}}": part for part in family.parts}
            found = [(places[word], given) for given, word in zip(words, pattern, strict=True) if word in places]
            return action_of(family, {part.name: _read(names, part, given) for part, given in found})
    raise FormError("not_an_action", given=shown(line))


def told_to(names: Names, line: str, by: int | None, player: int | None) -> str | None:
    """A line of notation, unless it would tell another player what somebody keeps face down (H4.5)."""
    if player is not None and player == by:
        return line
    try:
        return None if FAMILY_OF[from_text(names, line)] == CHOOSE_ITEM else line
    except FormError:
        return None


def _written_parts(names: Names, family: Family, action: int) -> dict[str, str | int]:
    numbers = parts_of(action)
    return {part.name: _written(names, part, numbers[part.name]) for part in family.parts}


def _written(names: Names, part: Part, number: int) -> str | int:
    if part.counted:
        return number
    table = names.tables[part.name]
    index = number - part.first
    if index >= len(table) or not names.has(part.name, table[index]):
        raise FormError("number_not_in_game", kind=part.name, given=number)
    return table[index]


def _read(names: Names, part: Part, word: str) -> int:
    if part.counted:
        if not word.isascii() or not word.isdigit() or len(word) > LONGEST_NUMBER:
            raise FormError("not_a_number", part.name, given=shown(word))
        return int(word)
    return names.number(part.name, word)
