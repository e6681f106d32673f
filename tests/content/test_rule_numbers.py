"""The rules as they are taken apart, and the numbers that everything else names them by."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from cyclades.content import rules_text, rulings_text
from cyclades.content.rulebook import NAMED, Rule, Table, all_rules, all_words, numbers, plain, read_books
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.refusals import RULE_OF
from tests.places import ROOT, SOURCES

TEXTS = sorted((SOURCES / "text").rglob("*.ftl"))
RULES = {rule.number: rule for rule in all_rules()}


def tables(rule: Rule) -> list[Table]:
    return [block for block in rule.blocks if isinstance(block, Table)]


def test_every_number_of_the_files_is_there_exactly_once_and_in_order() -> None:
    written = re.findall(r"^- ([A-Z]\d+(?:\.\d+)?) ", "\n".join(rules_text().values()), re.MULTILINE)
    assert [rule.number for rule in all_rules()] == written
    assert len(written) == len(set(written))


def test_no_word_of_the_files_is_lost() -> None:
    def words(text: str) -> list[str]:
        return sorted(re.findall(r"\w+", text))

    told: list[str] = []
    for book in read_books():
        told.append(book.title)
        told += [str(block) for block in book.blocks]
        for chapter in book.chapters:
            told += [chapter.number, chapter.title, *(str(block) for block in chapter.blocks)]
            headings = dict.fromkeys(rule.heading for rule in chapter.rules if rule.heading != chapter.title)
            told += headings
            for rule in chapter.rules:
                told.append(rule.number)
                told += [block for block in rule.blocks if isinstance(block, str)]
                told += [cell for table in tables(rule) for row in (table.head, *table.rows) for cell in row]
    assert words(" ".join(told)) == words(" ".join(rules_text().values()))


def test_books_and_chapters() -> None:
    books = {book.letter: book for book in read_books()}
    assert list(books) == ["B", "C", "H", "T"]
    assert [chapter.number for chapter in books["B"].chapters] == ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8"]
    assert [chapter.title for chapter in books["C"].chapters] == ["Common rules", "Immediate powers", "Figures"]
    last = books["H"].chapters[-1]
    assert (last.number, last.title, last.rules) == ("", "Phase order with all modules", [])
    assert str(last.blocks[0]).startswith("creatures → threat roll")


def test_a_paragraph_over_several_lines_is_one() -> None:
    (words,) = read_books()[0].blocks
    assert isinstance(words, str)
    assert words.startswith("Every rule has a number that it is named by, as B4.3. Where editions differ, the ruling")


def test_rules_are_told_to_players() -> None:
    """No names of files, fields and options; and money has one name, as everywhere else."""
    rulings = [f"{ruling.title} {ruling.text}" for rule in all_rules() for ruling in rule.rulings]
    for text in [*rules_text().values(), *rulings]:
        assert re.findall(r"`|\w_\w|\.json|\b(?:GP|cells?|option|tests|data)\b", text) == []


def test_rules_have_the_heading_they_stand_under() -> None:
    assert RULES["B5.1"].heading == "Actions"
    assert RULES["B5.4"].heading == "Recruiting"
    assert RULES["B6.1"].heading == "Battle"


def test_tables_are_tables_of_their_rule() -> None:
    (heroes,) = tables(RULES["H3.6"])
    assert heroes.head == ["hero", "in every battle he fights", "sacrifice"]
    assert [row[0] for row in heroes.rows] == ["Achilles", "Penthesilea", "Perseus", "Ulysses", "Hector", "Ajax"]
    assert heroes.rows[2][1] == "the enemy's fortress and metropolis bonus on land doesn't count (*ours*)"
    assert [rule.number for rule in all_rules() if tables(rule)] == ["H3.6", "H4.2", "H4.5"]


def test_marks_stay_until_they_are_taken_off() -> None:
    (text,) = RULES["B4.3"].blocks
    assert isinstance(text, str)
    assert "bids on a *different* god" in text
    assert "bids on a different god" in plain(text)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.number)
def test_a_rule_names_only_rules_and_chapters_that_exist(rule: Rule) -> None:
    assert set(rule.references) <= numbers() - {rule.number}


def test_references() -> None:
    assert RULES["B5.13"].references == ["B8.1", "B7.1", "B7.4"]
    assert RULES["B5.14"].references == ["B6.7", "B5.12", "B8.1", "B5.1"]  # the last one by a ruling
    assert RULES["B1.4"].references == []


@pytest.mark.parametrize(
    ("number", "modules"),
    [
        ("B5.10", []),
        ("C13", []),
        ("H1.2", ["free_placement"]),
        ("H2.1", ["hades"]),
        ("H3.6", ["heroes"]),
        ("H4.5", ["favours"]),
        ("H5.1", ["heroes", "favours"]),
        ("T4.3", ["titans"]),
    ],
)
def test_modules(number: str, modules: list[str]) -> None:
    assert RULES[number].modules == modules
    assert set(modules) <= set(MODULES)


def test_every_ruling_stands_beside_the_rules_it_is_about() -> None:
    written = re.findall(r"^- \*\*", rulings_text(), re.MULTILINE)
    told = {id(ruling): ruling for rule in all_rules() for ruling in rule.rulings}
    assert len(told) == len(written)
    for rule in all_rules():
        assert all(rule.number in ruling.rules for ruling in rule.rulings)
    taken = next(ruling for ruling in RULES["C0.5"].rulings if ruling.title.startswith("An isle taken over"))
    assert taken.rules == ["C0.5", "C14", "C15", "C16", "C17"]
    assert [taken in RULES[number].rulings for number in taken.rules] == [True] * 5
    assert taken.text.startswith("the Minotaur apart: it serves the new owner")
    (only,) = RULES["B4.3"].rulings
    assert only.title == "Only the god he was just ousted from is barred"
    assert only.text == "to an outbid player; any other, also one he bid on earlier, is allowed."


def test_the_rulings_exist_once() -> None:
    shown = ROOT / "docs" / "rules" / "rulings.md"
    assert shown.is_symlink()
    assert shown.read_text(encoding="utf-8") == rulings_text()


# Numbers in everything that is said


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(SOURCES / "text")))
def test_every_number_in_the_texts_is_that_of_a_rule(path: Path) -> None:
    assert set(NAMED.findall(path.read_text(encoding="utf-8"))) <= numbers()


def test_every_refusal_names_a_rule() -> None:
    given: set[str] = set(RULE_OF.values())
    for path in [*(SOURCES / "engine").rglob("*.py"), SOURCES / "game.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "rule":
                given |= {str(one.value) for one in ast.walk(node.value) if isinstance(one, ast.Constant)}
    assert given - {"None"} <= set(RULES)
    assert all(NAMED.fullmatch(number) for number in given - {"None"})


def test_looking_for_numbers_finds_what_is_one_and_nothing_else() -> None:
    found = NAMED.findall("(B5.10) B7.1–B7.4, C14. H1; x B9a 2B4 AB4 base-4 GP B 5.1")
    assert found == ["B5.10", "B7.1", "B7.4", "C14", "H1"]


def test_all_words_are_those_of_rule_tables_and_rulings() -> None:
    assert "Poseidon's Trident" in list(all_words(RULES["H4.5"]))
    assert "Only the god he was just ousted from is barred" in list(all_words(RULES["B4.3"]))
