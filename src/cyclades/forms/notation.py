"""Actions as text and as JSON. Both are stable: records keep them, numbers may change between versions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cyclades.engine.actions import (
    ACTION_LIMIT,
    BID_GODS,
    FAMILY_COUNT,
    FAMILY_OF,
    FAMILY_STARTS,
    MOST_CHOSEN,
    UNIT_COUNTS,
)
from cyclades.engine.pieces import (
    ARTIFACT_COUNT,
    BUILDING_KINDS,
    CARD_COUNT,
    HERO_COUNT,
    ITEM_COUNT,
    MAX_BID,
    MAX_PLAYERS,
    MAX_SEAS,
    MAX_TERRITORIES,
    MAX_TITANS,
    MAX_UNDEAD,
    METROPOLIS_KINDS,
)
from cyclades.forms.names import FormError, Names

# Parts of an action: how many values each has, and what its first value is called by number.
SIZES: Final = {
    "isle": MAX_TERRITORIES,
    "sea": MAX_SEAS,
    "god": BID_GODS,
    "gold": MAX_BID,
    "count": UNIT_COUNTS,
    "undead": MAX_UNDEAD,
    "titans": MAX_TITANS,
    "number": MOST_CHOSEN,
    "card": CARD_COUNT,
    "hero": HERO_COUNT,
    "item": ITEM_COUNT,
    "artifact": ARTIFACT_COUNT,
    "metropolis": METROPOLIS_KINDS,
    "player": MAX_PLAYERS,
    "building": BUILDING_KINDS,
    "space": 2,
}
LONGEST_NUMBER: Final = 9  # digits
NUMBERS: Final = ("gold", "count", "undead", "titans", "number")
COUNTED_FROM_ONE: Final = ("gold", "undead", "titans", "number", "building")


class HighBid(FormError):
    """A bid above the highest there is (B4.2); `highest` is the action of that one."""

    def __init__(self, gold: int, highest: int) -> None:
        super().__init__(f"bid: gold can't be {gold}, but at most {MAX_BID}")
        self.highest = highest


@dataclass(frozen=True, slots=True)
class Form:
    """A family of actions: its name in JSON, its words in text, its parts in the order of the number."""

    name: str
    words: str
    parts: tuple[str, ...] = ()

    @property
    def text_parts(self) -> tuple[str, ...]:
        return tuple(word[1:-1] for word in self.words.split() if word.startswith("{"))


FORMS: Final = (
    Form("end_turn", "end"),
    Form("stop", "stop"),
    Form("forgo", "forgo"),
    Form("stay", "stay"),
    Form("bid_apollo", "bid apollo"),
    Form("bid", "bid {god} {gold}", ("god", "gold")),
    Form("recruit_priest", "recruit priest"),
    Form("recruit_philosopher", "recruit philosopher"),
    Form("recruit_troop", "recruit troop {isle}", ("isle",)),
    Form("recruit_fleet", "recruit fleet {sea}", ("sea",)),
    Form("build", "build {building} {isle}", ("isle", "building")),
    Form("move_troops", "move troops {isle}", ("isle",)),
    Form("land", "land {isle} {count}", ("isle", "count")),
    Form("move_fleets", "move fleets {sea}", ("sea",)),
    Form("sail", "sail {sea} {count}", ("sea", "count")),
    Form("call", "call {card}", ("card",)),
    Form("change", "change {card}", ("card",)),
    Form("choose_isle", "choose isle {isle}", ("isle",)),
    Form("choose_sea", "choose sea {sea}", ("sea",)),
    Form("choose_player", "choose player {player}", ("player",)),
    Form("choose_card", "choose card {card}", ("card",)),
    Form("choose_building", "choose building {isle} {building} {space}", ("isle", "building", "space")),
    Form("choose_type", "choose type {building}", ("building",)),
    Form("sell_troop", "sell troop {isle}", ("isle",)),
    Form("sell_fleet", "sell fleet {sea}", ("sea",)),
    Form("sell_priest", "sell priest"),
    Form("sell_philosopher", "sell philosopher"),
    Form("join_undead", "take undead {undead}", ("undead",)),
    Form("join_hero", "take {hero}", ("hero",)),
    Form("build_necropolis", "build necropolis {isle}", ("isle",)),
    Form("sacrifice", "sacrifice {hero}", ("hero",)),
    Form("pay_hero", "pay {hero}", ("hero",)),
    Form("spend_priestess", "priestess {card}", ("card",)),
    Form("let_go", "dismiss {hero}", ("hero",)),
    Form("pass", "pass"),
    Form("use_item", "use {item}", ("item",)),
    Form("use_favour", "favour"),
    Form("choose_item", "choose item {item}", ("item",)),
    Form("choose_god", "choose god {god}", ("god",)),
    Form("choose_number", "choose number {number}", ("number",)),
    Form("reroll", "reroll"),
    Form("lose_unit", "lose unit"),
    Form("lose_undead", "lose undead"),
    Form("lose_hero", "lose hero {hero}", ("hero",)),
    Form("give_priest", "give priest"),
    Form("give_philosopher", "give philosopher"),
    Form("recruit_titan", "recruit titan {isle}", ("isle",)),
    Form("move_titans", "move titans {isle}", ("isle",)),
    Form("join_titans", "take titans {titans}", ("titans",)),
    Form("join_artifact", "bring {artifact}", ("artifact",)),
    Form("pass_through", "pass through {isle} {count}", ("isle", "count")),
    Form("lose_titan", "lose titan"),
    Form("pay_coin", "pay"),
    Form("choose_metropolis", "choose metropolis {metropolis}", ("metropolis",)),
    Form("send_artifact", "send {artifact}", ("artifact",)),
)
assert len(FORMS) == FAMILY_COUNT
FORM_NUMBERS: Final = {form.name: number for number, form in enumerate(FORMS)}
FIXED_WORDS_FIRST: Final = sorted(FORMS, key=lambda form: len(form.text_parts))  # the necropolis before buildings


def form_of(action: int) -> Form:
    """The family of an action."""
    check_number(action)
    return FORMS[FAMILY_OF[action]]


def check_number(action: int) -> None:
    if not 0 <= action < ACTION_LIMIT:
        raise FormError(f"there is no action {action}: numbers go from 0 to {ACTION_LIMIT - 1}")


def parts_of(action: int) -> dict[str, int]:
    """The parts of an action, by number."""
    form = form_of(action)
    rest = action - FAMILY_STARTS[FAMILY_OF[action]]
    values: dict[str, int] = {}
    for part in reversed(form.parts):
        rest, value = divmod(rest, SIZES[part])
        values[part] = value + 1 if part in COUNTED_FROM_ONE else value
    return {part: values[part] for part in form.parts}


def action_of(form: Form, parts: dict[str, int]) -> int:
    """The action of a family with these parts."""
    number = 0
    for part in form.parts:
        value = parts[part] - 1 if part in COUNTED_FROM_ONE else parts[part]
        if part == "gold" and value >= SIZES[part]:
            raise HighBid(parts[part], action_of(form, parts | {"gold": MAX_BID}))
        if not 0 <= value < SIZES[part]:
            raise FormError(f"{form.name}: {part} can't be {parts[part]}")
        number = number * SIZES[part] + value
    return FAMILY_STARTS[FORM_NUMBERS[form.name]] + number


def to_json(names: Names, action: int) -> dict[str, str | int]:
    """The JSON form: its name and its parts by name."""
    form = form_of(action)
    value: dict[str, str | int] = {"action": form.name}
    for part, number in parts_of(action).items():
        value[part] = _written(names, part, number)
    return value


def from_json(names: Names, value: object) -> int:
    """The action of a JSON form."""
    if not isinstance(value, dict):
        raise FormError(f"an action is a JSON object, not {value!r}")
    name = value.get("action")
    if not isinstance(name, str) or name not in FORM_NUMBERS:
        raise FormError(f"there is no kind of action {name!r}")
    form = FORMS[FORM_NUMBERS[name]]
    given = set(value) - {"action"}
    if given != set(form.parts):
        raise FormError(f"{name}: it takes {list(form.parts)}, not {sorted(str(part) for part in given)}")
    parts: dict[str, int] = {}
    for part in form.parts:
        content = value[part]
        if part in NUMBERS:
            if not isinstance(content, int) or isinstance(content, bool):
                raise FormError(f"{name}: {part} must be a number, not {content!r}")
            parts[part] = content
        else:
            parts[part] = names.number(part, content)
    return action_of(form, parts)


def to_text(names: Names, action: int) -> str:
    """One line of notation."""
    form = form_of(action)
    written = {part: _written(names, part, number) for part, number in parts_of(action).items()}
    return form.words.format(**written)


def from_text(names: Names, line: str) -> int:
    """The action of a line of notation."""
    words = line.split()
    for form in FIXED_WORDS_FIRST:
        pattern = form.words.split()
        if len(pattern) != len(words):
            continue
        if all(given == word for given, word in zip(words, pattern, strict=True) if not word.startswith("{")):
            parts: dict[str, int] = {}
            for given, word in zip(words, pattern, strict=True):
                if word.startswith("{"):
                    part = word[1:-1]
                    parts[part] = _read(names, part, given)
            return action_of(form, parts)
    raise FormError(f"{line!r} is no action; examples: 'bid ares 5', 'recruit troop naxos', 'end'")


def _written(names: Names, part: str, number: int) -> str | int:
    if part in NUMBERS:
        return number
    table = names.tables[part]
    index = number - 1 if part == "building" else number
    if index >= len(table) or not names.has(part, table[index]):
        raise FormError(f"there is no {part} number {number} in this game")
    return table[index]


def _read(names: Names, part: str, word: str) -> int:
    if part in NUMBERS:
        if not word.isascii() or not word.isdigit() or len(word) > LONGEST_NUMBER:
            raise FormError(f"{part} must be a number, not {word!r}")
        return int(word)
    return names.number(part, word)
