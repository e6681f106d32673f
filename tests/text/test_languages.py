"""All languages say the same: no message, no variable and no form of a name is missing in one of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from cyclades.content import board_names
from cyclades.content.rulebook import NAMED, read_books
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    CITIES,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    ITEMS,
    METROPOLISES,
)
from cyclades.forms.board_file import our_board
from cyclades.text import content_of, languages, parts
from cyclades.text.narrator import KIND_OF
from tests.places import ROOT, SOURCES
from tests.text.test_texts import messages

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]

ISLES = sorted({f"isle-{isle}" for name in board_names() for isle in our_board(name).territory_ids})
CARD_NAMES = [f"card-{name}" for name in CARDS]
# The messages that names of a kind are: each must have every form that is asked for.
NAMES = {
    "player": [f"city-{name}" for name in CITIES],
    "marker": [f"city-{name}" for name in CITIES],
    "god": [f"god-{name}" for name in GODS],
    "card": CARD_NAMES,
    "item": [f"item-{name}" for name in ITEMS],
    "favour": [f"favour-{name}" for name in FAVOURS],
    "building": [f"building-{name}" for name in BUILDINGS[1:]],
    "metropolis": [f"metropolis-{name}" for name in METROPOLISES[1:]],
    "unit": ["unit-unit", "unit-undead", "unit-titan", *(f"card-{name}" for name in CARDS[FIRST_HERO:FIRST_ARTIFACT])],
    "isle": ["own-isle", *ISLES],
    "sea": ["sea-name"],
}
# Names that only some messages have as arguments: of the page, or of other names.
KINDS_OF = {
    "place": ("isle", "sea"),
    "isles": ("isle",),
    "over_isles": ("isle",),
    "over_seas": ("sea",),
    "city": ("player",),
    "team": ("player",),
    "other": ("player",),
}
NUMBERS_OF = {"count", "number"}  # what comes besides forms: `$heroes_count`, `$marker_number`


class Variables(Visitor):
    """Which variables a message has, which of them it shows, and which other messages it is made of."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.asked: set[str] = set()
        self.parts: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.asked.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def variables(language: str, key: str) -> Variables:
    """Those of a message with all that it is made of."""
    found = Variables()
    seen: set[str] = set()
    while to_see := ({key} | found.parts) - seen:
        for part in to_see:
            found.visit(messages(language)[part])
        seen |= to_see
    return found


@cache
def forms_in(language: str) -> frozenset[str]:
    """The forms that names of any kind have in a language."""
    named = {key for keys in NAMES.values() for key in keys} & set(messages(language))
    return frozenset(form.id.name for key in named for form in messages(language)[key].attributes)


def taken_apart(language: str, variable: str) -> tuple[str, str]:
    """A variable as the argument it belongs to, and the form of that."""
    known = forms_in(language) | NUMBERS_OF
    for split in re.finditer("_", variable):
        name, form = variable[: split.start()], variable[split.end() :]
        if form in known and variable not in KIND_OF:
            return name, form
    return variable, ""


def bases(language: str, names: set[str]) -> set[str]:
    return {taken_apart(language, name)[0] for name in names}


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_variables_of_the_english_one(language: str) -> None:
    faults = []
    for key in sorted(messages("en")):
        ours, theirs = variables("en", key), variables(language, key)
        known = bases("en", ours.all | ours.asked)
        # The parts of a sea's name have what it has.
        extra = set() if key.startswith("sea-") else bases(language, theirs.all | theirs.asked) - known
        # What English only asks about, another language may not need to know.
        missing = bases("en", ours.all) - bases(language, theirs.all | theirs.asked)
        if extra or missing:
            faults.append((key, {"more": sorted(extra), "less": sorted(missing)}))
    assert faults == []


def kinds_of(key: str, argument: str) -> tuple[str, ...]:
    if argument == "former" and key.endswith("building-turned"):
        return ("building",)
    return KINDS_OF.get(argument) or ((KIND_OF[argument],) if argument in KIND_OF else ())


# What the page says with words as they are, not with the arguments that a narrator has made of names.
PLAIN = re.compile(r"(?<![\w.!])say\(")
KEY = re.compile(r"""(['"`])([a-z][a-z0-9]*-(?:[a-z0-9-]|\$\{[^}]*\})*)\1""")


def plainly_said(code: str) -> Iterator[str]:
    """The first argument of each call of the plain `say` that has an object as its second: a key, or some."""
    for call in PLAIN.finditer(code):
        depth, end = 0, call.end()
        while depth > 0 or code[end] not in ",)":
            depth += (code[end] in "({[") - (code[end] in ")}]")
            end += 1
        if re.match(r",\s*\{", code[end:]):
            yield code[call.end() : end]


def test_the_page_has_a_narrator_where_a_form_of_a_name_is_needed() -> None:
    needs_forms = {
        key
        for language in LANGUAGES
        for key in messages(language)
        for name in variables(language, key).all | variables(language, key).asked
        if taken_apart(language, name)[1] not in {"", *NUMBERS_OF}
    }
    faults, seen = [], 0
    for path in sorted((ROOT / "web" / "src").rglob("*.*")):
        if path.suffix not in (".ts", ".svelte"):
            continue
        for argument in plainly_said(path.read_text(encoding="utf-8")):
            for _, key in KEY.findall(argument):
                fits = re.compile(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9]+", re.escape(key)))
                seen += 1
                faults += [(path.name, message) for message in needs_forms if fits.fullmatch(message)]
    assert seen > 150
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_is_asked_for_is_there_for_every_name(language: str) -> None:
    faults = set()
    for key in messages(language):
        own = Variables()
        own.visit(messages(language)[key])
        for variable in own.all | own.asked:
            argument, form = taken_apart(language, variable)
            if not form or form in NUMBERS_OF:
                continue
            if not kinds_of(key, argument):
                faults.add(f"{key}: {variable}: no name comes as {argument}")
            for kind in kinds_of(key, argument):
                faults |= {
                    f"{key}: {variable}: {name} has no .{form}"
                    for name in NAMES[kind]
                    if name in messages(language) and form not in attributes_of(language, name)
                }
    assert sorted(faults) == []


def attributes_of(language: str, key: str) -> set[str]:
    return {attribute.id.name for attribute in messages(language)[key].attributes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_marker_has_all_forms_of_its_city_that_are_words(language: str) -> None:
    assert attributes_of(language, "city-athens") - {"num", "gender"} <= attributes_of(language, "marker-second")


@pytest.mark.parametrize("language", OTHERS)
def test_every_isle_has_its_name(language: str) -> None:
    assert set(ISLES) <= set(messages(language))


# Russian

KEYS = ("Esc", "Enter", "Ctrl", "Tab", "Shift", "Backspace", "Space", "Home", "End", "PageUp", "PageDown")
FORMATS = ("JSON", "CSV", "SVG", "QR", "ID")
TYPED = ("join-", "play-", "replay-", "flaw-", "serve-", "verify-")  # there commands, options and files are named
NAMING = ("board-legend", "error-unknown-host", "error-page-missing", "page-seed-how")
LATIN = re.compile(r"[A-Za-z][A-Za-z_-]*")


def words_of(pattern: ftl.BaseNode) -> Iterator[str]:
    found: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            found.append(node.value)

        def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
            found.append(node.value)

    Words().visit(pattern)
    yield from found


@pytest.mark.skipif("ru" not in LANGUAGES, reason="there is no Russian yet")
def test_russian_has_no_latin_letters_but_in_keys_commands_and_rule_numbers() -> None:
    faults = []
    for key, message in messages("ru").items():
        english = " ".join(words_of(messages("en")[key])) if key in messages("en") else ""
        for attribute in (None, *message.attributes):
            if attribute is not None and attribute.id.name in ("num", "gender"):
                continue
            pattern = message.value if attribute is None else attribute.value
            for text in words_of(pattern) if pattern is not None else ():
                for word in LATIN.findall(NAMED.sub("", text)):
                    named = key.startswith(TYPED) or key in NAMING
                    # Books are called by a letter: B, C, H, T.
                    if word in (*KEYS, *FORMATS, *"BCHT") or (named and word in english):
                        continue
                    faults.append(f"{key}: {word}")
    assert faults == []


@pytest.mark.skipif("ru" not in LANGUAGES, reason="there is no Russian yet")
def test_russian_dashes_are_long_and_begin_no_line() -> None:
    rules = (SOURCES / "content" / "rules" / "ru").glob("*.md")
    written = [content_of("ru"), *(content_of("ru", part) for part in parts("ru"))]
    texts = [*written, *(path.read_text(encoding="utf-8") for path in rules)]
    assert [found for text in texts for found in re.findall(r".{,20}(?:[ \u00a0]–[ \u00a0]| —).{,20}", text)] == []


# Rules


@pytest.mark.parametrize("language", [path.name for path in (SOURCES / "content" / "rules").iterdir()])
def test_the_rules_have_the_same_numbers(language: str) -> None:
    def outline(of: str) -> list[object]:
        return [
            (
                book.letter,
                [
                    (
                        chapter.number,
                        [(rule.number, [ruling.rules for ruling in rule.rulings]) for rule in chapter.rules],
                    )
                    for chapter in book.chapters
                ],
            )
            for book in read_books(of)
        ]

    assert outline(language) == outline("en")
