"""The numbered rules taken apart: books, their chapters and rules, and the rulings beside the rules they belong to.

Texts keep their inline marks, `*stressed*` and `` `code` ``, for whoever can show them; `plain` takes them off.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from cyclades.content import rules_text, rulings_text

NUMBER: Final = r"[BCHT]\d+(?:\.\d+)?"
NAMED: Final = re.compile(rf"\b{NUMBER}\b")
CHAPTER_LINE: Final = re.compile(rf"## (?:(?P<number>{NUMBER}) )?(?P<title>.*)")
RULE_LINE: Final = re.compile(rf"- (?P<number>{NUMBER}) (?P<text>.*)")
RULING: Final = re.compile(rf"- \*\*(?P<rules>{NUMBER}(?:(?:, |–){NUMBER})*) (?P<title>.*?)\*\* ?(?P<text>.*)")
RULER: Final = re.compile(r"[|\s:-]+")  # between the head of a table and its rows

# Which modules bring a chapter, or a whole book. Any of them is enough; no other chapter needs one.
MODULES: Final[dict[str, tuple[str, ...]]] = {
    "H": ("free_placement", "hades", "heroes", "favours"),
    "H1": ("free_placement",),
    "H2": ("hades",),
    "H3": ("heroes",),
    "H4": ("favours",),
    "H5": ("heroes", "favours"),
    "T": ("titans",),
}


@dataclass
class Table:
    head: list[str]
    rows: list[list[str]] = field(default_factory=list)


Block = str | Table  # a paragraph, or a table


@dataclass
class Ruling:
    """What was decided about rules: the gist, then the reason."""

    rules: list[str]
    title: str
    text: str


@dataclass
class Rule:
    """A numbered rule under its heading, which is that of its chapter where it has none of its own."""

    number: str
    heading: str
    modules: list[str]
    blocks: list[Block]
    references: list[str] = field(default_factory=list)  # the rules and chapters that it names
    rulings: list[Ruling] = field(default_factory=list)


@dataclass
class Chapter:
    """A part of a book: `number` is empty where it has none. `blocks` come before its first rule."""

    number: str
    title: str
    modules: list[str]
    blocks: list[Block] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Book:
    """The rules of one box; `blocks` come before its first chapter."""

    letter: str
    title: str
    blocks: list[Block] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)

    @property
    def rules(self) -> list[Rule]:
        return [rule for chapter in self.chapters for rule in chapter.rules]


@cache
def read_books(language: str = "en") -> list[Book]:
    """All books, in reading order, read once."""
    books = [_book(text) for text in rules_text(language).values()]
    rules = {rule.number: rule for book in books for rule in book.rules}
    for ruling in _rulings(rulings_text(language), list(rules)):
        for number in ruling.rules:
            rules[number].rulings.append(ruling)
    for rule in rules.values():
        named = NAMED.findall(" ".join(all_words(rule)))
        rule.references = [number for number in dict.fromkeys(named) if number != rule.number]
    return books


def all_rules(language: str = "en") -> list[Rule]:
    return [rule for book in read_books(language) for rule in book.rules]


def numbers() -> set[str]:
    """Everything that can be looked up by its number: rules and chapters."""
    chapters = {chapter.number for book in read_books() for chapter in book.chapters if chapter.number}
    return chapters | {rule.number for rule in all_rules()}


def all_words(rule: Rule) -> Iterator[str]:
    """The texts of a rule, its tables and its rulings, with their marks."""
    for block in rule.blocks:
        yield from [block] if isinstance(block, str) else [cell for row in (block.head, *block.rows) for cell in row]
    for ruling in rule.rulings:
        yield from (ruling.title, ruling.text)


def plain(text: str) -> str:
    """A text without its marks."""
    return re.sub(r"[*`]", "", text)


def _book(text: str) -> Book:
    first, *lines = text.splitlines()
    letter = next(match["number"][0] for line in lines if (match := RULE_LINE.fullmatch(line)))
    book = Book(letter, first.removeprefix("# "))
    blocks, heading = book.blocks, ""
    goes_on = False  # whether the line before belongs to the same paragraph or table
    for line in lines:
        if match := CHAPTER_LINE.fullmatch(line):
            number = match["number"] or ""
            heading = match["title"]
            chapter = Chapter(number, heading, list(MODULES.get(number) or MODULES.get(letter, ())))
            book.chapters.append(chapter)
            blocks = chapter.blocks
        elif line.startswith("### "):
            heading = line.removeprefix("### ")
        elif match := RULE_LINE.fullmatch(line):
            chapter = book.chapters[-1]
            blocks = [match["text"]]
            chapter.rules.append(Rule(match["number"], heading, chapter.modules, blocks))
        elif line.strip():
            _add_line(blocks, line, goes_on)
        goes_on = bool(line.strip()) and not line.startswith("#")
    return book


def _add_line(blocks: list[Block], line: str, goes_on: bool) -> None:
    """A line of a table or a paragraph: of the one above it, or of a new one."""
    last = blocks[-1] if goes_on and blocks else None
    if not line.startswith("|"):
        if isinstance(last, str):
            blocks[-1] = f"{last} {line.strip()}"
        else:
            blocks.append(line.strip())
    elif not isinstance(last, Table):
        blocks.append(Table(_cells(line)))
    elif not RULER.fullmatch(line):
        last.rows.append(_cells(line))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _rulings(text: str, order: list[str]) -> list[Ruling]:
    """The rulings as they are written, about rules in this order."""
    items = re.findall(r"^- .*(?:\n  .*)*", text, re.MULTILINE)
    return [_ruling(" ".join(item.split()), order) for item in items]


def _ruling(line: str, order: list[str]) -> Ruling:
    match = RULING.fullmatch(line)
    if match is None:
        raise ValueError(f"a ruling begins with the numbers of its rules and its gist, in bold: {line}")
    rules: list[str] = []
    for part in match["rules"].split(", "):
        first, _, last = part.partition("–")
        rules += order[order.index(first) : order.index(last or first) + 1]
    return Ruling(rules, match["title"], match["text"])
