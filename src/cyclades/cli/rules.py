"""`cyclades rules`: look a numbered rule up."""

from __future__ import annotations

import argparse
import difflib
import re
import shutil
import textwrap
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from cyclades.cli.arguments import UsageError
from cyclades.content import rules_text

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

NUMBER: Final = re.compile(r"[A-Z]\d+(\.\d+)?")
RULE_LINE: Final = re.compile(r"- (?P<number>[A-Z]\d+(?:\.\d+)?) (?P<text>.*)")
CHAPTER_LINE: Final = re.compile(r"## (?:(?P<number>[A-Z]\d+) )?(?P<title>.*)")
NEAR: Final = 5  # matches named when nothing fits
WIDEST: Final = 100


@dataclass
class Rule:
    """A numbered rule: its first line, the tables that belong to it, and the heading it stands under."""

    number: str
    lines: list[str]
    heading: str

    @property
    def text(self) -> str:
        return " ".join(self.lines)


@dataclass
class Chapter:
    """A part of a book: `number` is empty where it has none."""

    number: str
    title: str
    words: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Book:
    """The rules of one box; `words` come before its first chapter."""

    title: str
    words: list[str] = field(default_factory=list)
    chapters: list[Chapter] = field(default_factory=list)

    @property
    def letter(self) -> str:
        return next(rule.number[0] for chapter in self.chapters for rule in chapter.rules)


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        help="look a rule up",
        description="Show a numbered rule (B4.3), a chapter (B4), a book (B) or every rule with a word in it. "
        "Without argument: the table of contents.",
    )
    parser.add_argument("words", nargs="*", metavar="NUMBER|WORD", help="such as B4.3, B4, retreat or 'last isle'")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    words: list[str] = arguments.words
    asked = " ".join(words).strip()
    books = read_books()
    lines = shown(books, asked) if asked else contents(books)
    print("\n".join(lines))
    return 0


def read_books() -> list[Book]:
    """The rules as they are written, taken apart."""
    return [_book(text) for text in rules_text().values()]


def _book(text: str) -> Book:
    first, *lines = text.splitlines()
    book = Book(first.removeprefix("# "))
    chapter = Chapter("", "", book.words)
    heading = ""
    for line in lines:
        if match := CHAPTER_LINE.fullmatch(line):
            chapter = Chapter(match["number"] or "", match["title"])
            book.chapters.append(chapter)
            heading = chapter.title
        elif line.startswith("### "):
            heading = line.removeprefix("### ")
        elif match := RULE_LINE.fullmatch(line):
            chapter.rules.append(Rule(match["number"], [_plain(match["text"])], heading))
        elif line.strip() and not re.fullmatch(r"[|\s:-]+", line):
            part = chapter.rules[-1].lines if chapter.rules else chapter.words
            part.append(_plain(line))
    return book


def _plain(line: str) -> str:
    """A line of Markdown without its signs; a table's row as its cells."""
    if line.startswith("|"):
        line = " / ".join(cell.strip() for cell in line.strip("|").split("|"))
    return re.sub(r"[*`]", "", line)


def contents(books: list[Book]) -> list[str]:
    """Books and chapters; the rules themselves where a chapter has no number."""
    lines: list[str] = []
    for book in books:
        lines += ["", f"{book.letter}  {book.title}"] if lines else [f"{book.letter}  {book.title}"]
        for chapter in book.chapters:
            lines.append(f"   {chapter.number:<4} {chapter.title}")
            if not chapter.number:
                lines += [f"     {rule.number:<4} {rule.text.partition(':')[0]}" for rule in chapter.rules]
    return lines


def shown(books: list[Book], asked: str) -> list[str]:
    """What answers a question: a rule, a chapter, a book, or all rules with these words."""
    number = asked.upper()
    for book in books:
        if book.letter == number:
            return _book_lines(book)
        for chapter in book.chapters:
            if chapter.number == number:
                return _chapter_lines(chapter)
            for rule in chapter.rules:
                if rule.number == number:
                    return _rule_lines(rule)
    if NUMBER.fullmatch(number):
        raise UsageError(f"there is no rule {number}; {_near_numbers(books, number)}")
    pattern = re.compile(rf"\b{re.escape(_joined(asked))}", re.IGNORECASE)
    found = [rule for rule in all_rules(books) if pattern.search(_joined(f"{rule.heading}: {rule.text}"))]
    if not found:
        raise UsageError(f"no rule has {asked!r} in it; {_near_words(books, asked)}")
    return [line for rule in found for line in _rule_lines(rule)]


def _joined(text: str) -> str:
    """Hyphens and spaces are the same to a search."""
    return " ".join(text.replace("-", " ").split())


def all_rules(books: list[Book]) -> list[Rule]:
    return [rule for book in books for chapter in book.chapters for rule in chapter.rules]


def _near_numbers(books: list[Book], number: str) -> str:
    numbers = [chapter.number for book in books for chapter in book.chapters if chapter.number]
    numbers += [rule.number for rule in all_rules(books)]
    return _near(difflib.get_close_matches(number, numbers, NEAR, cutoff=0.4))


def _near_words(books: list[Book], asked: str) -> str:
    text = " ".join(rule.text for rule in all_rules(books))
    words = sorted({word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)})
    return _near(difflib.get_close_matches(asked.lower(), words, NEAR))


def _near(matches: list[str]) -> str:
    return f"near it: {', '.join(matches)}" if matches else "'cyclades rules' shows the contents"


def _book_lines(book: Book) -> list[str]:
    lines = [book.title, ""]
    lines += _wrapped(" ".join(book.words), "", "")
    for chapter in book.chapters:
        lines += ["", *_chapter_lines(chapter)]
    return lines


def _chapter_lines(chapter: Chapter) -> list[str]:
    lines = [f"{chapter.number} {chapter.title}".strip(), ""]
    lines += _wrapped(" ".join(chapter.words), "", "")
    for rule in chapter.rules:
        lines += _rule_lines(rule)
    return lines


def _rule_lines(rule: Rule) -> list[str]:
    first, *rest = rule.lines
    lines = _wrapped(first, f"{rule.number:<5} ", " " * 6)
    for line in rest:
        lines += _wrapped(line, " " * 6, " " * 8)
    return lines


def _wrapped(text: str, first: str, others: str) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 40)).columns)
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=others)
