"""The rules of every language are the same rules: numbers, modules, tables, references and rulings."""

from __future__ import annotations

import re

import pytest

from cyclades.content import rules_text
from cyclades.content.rulebook import Block, Rule, Table, all_rules, all_words, read_books
from tests.places import SOURCES

TRANSLATIONS = sorted(folder.name for folder in (SOURCES / "content" / "rules").iterdir() if folder.name != "en")


def shape(block: Block) -> list[int]:
    """The cells of a table, row by row; nothing for a paragraph."""
    return [len(row) for row in (block.head, *block.rows)] if isinstance(block, Table) else []


def outline(rule: Rule) -> object:
    """What doesn't depend on the language."""
    rulings = [ruling.rules for ruling in rule.rulings]
    return rule.number, rule.modules, [shape(block) for block in rule.blocks], sorted(rule.references), rulings


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rules_are_the_english_ones(language: str) -> None:
    assert [outline(rule) for rule in all_rules(language)] == [outline(rule) for rule in all_rules()]
    for book, english in zip(read_books(language), read_books(), strict=True):
        assert [chapter.number for chapter in book.chapters] == [chapter.number for chapter in english.chapters]
        assert len(book.blocks) == len(english.blocks)


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_rules_have_their_figures(language: str) -> None:
    """Prices, limits and counts can't get lost in a translation: every figure of a table stands in it."""
    for rule, english in zip(all_rules(language), all_rules(), strict=True):
        for block, original in zip(rule.blocks, english.blocks, strict=True):
            if isinstance(block, Table) and isinstance(original, Table):
                for row, same in zip(block.rows, original.rows, strict=True):
                    assert [re.findall(r"\d+", cell) for cell in row] == [re.findall(r"\d+", cell) for cell in same]


def test_russian_rules_are_written_in_russian() -> None:
    assert rules_text("ru") != rules_text("en")
    words = [word for rule in all_rules("ru") for text in all_words(rule) for word in re.findall(r"[A-Za-z]\w*", text)]
    # Numbers of rules and chapters, and the formula of B4.7.
    assert [word for word in words if not re.fullmatch(r"[BCHT]\d*", word)] == ["a", "b", "p", "max", "a", "b", "p"]
