"""`cyclades rules`."""

from __future__ import annotations

import re

import pytest

from tests.cli.command import refused, shown


def test_one_rule() -> None:
    text = shown("rules", "B1.4")
    assert text == "B1.4  A die has the faces 0, 1, 1, 2, 2, 3.\n"


def test_the_rulings_of_a_rule_follow_it() -> None:
    rule, ruling = shown("rules", "B4.3").split("      Ruling: ")
    assert rule.startswith("B4.3  An outbid player")
    assert " ".join(ruling.split()).startswith("Only the god he was just ousted from is barred to an outbid player;")


def test_words_of_rulings_find_their_rules() -> None:
    assert "\nB2.2  " in "\n" + shown("rules", "nothing", "asked", "may", "tell")


def test_numbers_may_be_small_letters() -> None:
    assert shown("rules", "c12") == shown("rules", "C12")
    assert shown("rules", "C12").startswith("C12   Griffon: ")


def test_a_chapter_shows_all_its_rules_and_no_other() -> None:
    numbers = re.findall(r"^[A-Z]\d+\.\d+", shown("rules", "B7"), re.MULTILINE)
    assert numbers == ["B7.1", "B7.2", "B7.3", "B7.4", "B7.5", "B7.6"]


def test_a_book() -> None:
    text = shown("rules", "C")
    assert "C0.1 " in text
    assert "C17  " in text
    assert "\nB" not in text


def test_words_find_rules_by_text_and_heading() -> None:
    numbers = re.findall(r"^[A-Z]\d+(?:\.\d+)?", shown("rules", "last", "isle"), re.MULTILINE)
    assert {"B5.13", "B5.14", "C0.4"} <= set(numbers)
    assert "B4.2" not in numbers


@pytest.mark.parametrize(
    ("language", "words", "rule"),
    [
        ("ru", ["битва"], "B6.3"),
        ("ru", ["последним", "островом"], "B5.13"),
        ("de", ["Metropolen"], "B7.4"),
        ("en", ["metropolises"], "B7.1"),
    ],
)
def test_words_find_rules_that_have_them_in_another_form(language: str, words: list[str], rule: str) -> None:
    assert f"\n{rule} " in "\n" + shown("--lang", language, "rules", *words)


def test_contents() -> None:
    text = shown("rules")
    for line in ("B4   Offerings", "C13  Kraken", "H3   Heroes", "T7   Teams"):
        assert line in text


def test_tables_belong_to_their_rule() -> None:
    assert "Achilles / " in shown("rules", "H3.6")


def test_unknown_number_names_near_ones() -> None:
    refused("rules", "B4.33", saying="B4.3")


def test_unknown_word_names_near_ones() -> None:
    refused("rules", "posseidon", saying="poseidon")


def test_unknown_word_without_any_near() -> None:
    refused("rules", "qqqqqq", saying="contents")
