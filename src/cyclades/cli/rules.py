"""`cyclades rules`: look a numbered rule up."""

from __future__ import annotations

import argparse
import difflib
import re
import textwrap
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from cyclades.cli.arguments import UsageError
from cyclades.cli.language import Speech, spoken_texts
from cyclades.cli.width import terminal_width
from cyclades.content.rulebook import (
    NUMBER,
    Block,
    Book,
    Chapter,
    Rule,
    all_rules,
    all_words,
    numbers,
    plain,
    read_books,
)
from cyclades.text.stems import alike

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

NEAR: Final = 5  # matches named when nothing fits
WIDEST: Final = 100


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
    print("\n".join(shown(asked) if asked else contents()))
    return 0


def contents() -> list[str]:
    """Books and chapters; the rules themselves where a chapter has no number."""
    lines: list[str] = []
    for book in read_books(Speech.language):
        lines += ["", f"{book.letter}  {book.title}"] if lines else [f"{book.letter}  {book.title}"]
        for chapter in book.chapters:
            lines.append(f"   {chapter.number:<4} {chapter.title}")
            if not chapter.number:
                lines += [f"     {rule.number:<4} {_words(rule).partition(':')[0]}" for rule in chapter.rules]
    return lines


def shown(asked: str) -> list[str]:
    """What answers a question: a rule, a chapter, a book, or all rules with these words."""
    number = asked.upper()
    for book in read_books(Speech.language):
        if book.letter == number:
            return _book_lines(book)
        for chapter in book.chapters:
            if chapter.number == number:
                return _chapter_lines(chapter)
            for rule in chapter.rules:
                if rule.number == number:
                    return _rule_lines(rule)
    if re.fullmatch(NUMBER, number):
        near = difflib.get_close_matches(number, sorted(numbers()), NEAR, cutoff=0.4)
        raise UsageError("no_such_rule", given=number, near=_listed(near))
    pattern = _pattern(asked)
    found = [rule for rule in all_rules(Speech.language) if pattern.search(_joined(f"{rule.heading}: {_words(rule)}"))]
    if not found:
        raise UsageError("in_no_rule", given=repr(asked), near=_listed(_near_words(asked)))
    return [line for rule in found for line in _rule_lines(rule)]


def _pattern(asked: str) -> re.Pattern[str]:
    """All words one after another, each in any form; of the last one the beginning is enough."""
    words = _joined(asked).split()
    others = [[other for other in _vocabulary() if alike(word, other, Speech.language)] for word in words]
    any_form = [f"(?:{'|'.join(map(re.escape, [word, *forms]))})" for word, forms in zip(words, others, strict=True)]
    return re.compile(r"\b" + r"\b ".join(any_form), re.IGNORECASE)


def _words(rule: Rule) -> str:
    return plain(" ".join(all_words(rule)))


def _joined(text: str) -> str:
    """Hyphens and spaces are the same to a search."""
    return " ".join(text.replace("-", " ").split())


def _vocabulary() -> list[str]:
    text = " ".join(f"{rule.heading} {_words(rule)}" for rule in all_rules(Speech.language))
    return sorted({word.lower() for word in re.findall(r"[^\W\d_]{3,}", text)})


def _near_words(asked: str) -> list[str]:
    return difflib.get_close_matches(asked.lower(), _vocabulary(), NEAR)


def _listed(near: list[str]) -> str:
    return ", ".join(near) or "none"


def _book_lines(book: Book) -> list[str]:
    lines = [book.title, "", *_block_lines(book.blocks)]
    for chapter in book.chapters:
        lines += ["", *_chapter_lines(chapter)]
    return lines


def _chapter_lines(chapter: Chapter) -> list[str]:
    lines = [f"{chapter.number} {chapter.title}".strip(), "", *_block_lines(chapter.blocks)]
    for rule in chapter.rules:
        lines += _rule_lines(rule)
    return lines


def _rule_lines(rule: Rule) -> list[str]:
    lines = _block_lines(rule.blocks, f"{rule.number:<5} ", " " * 6)
    for ruling in rule.rulings:
        told = spoken_texts().say("rules-ruling", ruling=plain(f"{ruling.title} {ruling.text}".strip()))
        lines += _wrapped(told, " " * 6, " " * 8)
    return lines


def _block_lines(blocks: Iterable[Block], first: str = "", others: str = "") -> list[str]:
    """Paragraphs, and tables row by row."""
    lines: list[str] = []
    for block in blocks:
        if isinstance(block, str):
            lines += _wrapped(plain(block), others if lines else first, others)
        else:
            for row in (block.head, *block.rows):
                lines += _wrapped(plain(" / ".join(row)), others, f"{others}  ")
    return lines


def _wrapped(text: str, first: str, others: str) -> list[str]:
    width = min(WIDEST, terminal_width())
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=others)
