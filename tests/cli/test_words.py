"""Commands and names in the words of the reader's language."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cyclades.cli.words import COMMANDS, as_command, words_for
from cyclades.engine.words.actions import FAMILIES
from cyclades.text import languages, texts_in
from tests.cli.command import shown

VERBS = {family.words.split()[0] for family in FAMILIES}


@pytest.mark.parametrize("language", languages())
def test_no_word_means_two_things_and_the_help_lists_them_all(language: str) -> None:
    texts = texts_in(language)
    words = [word for command in COMMANDS for word in words_for(command, language)]
    assert [word for word, times in Counter(words).items() if times > 1] == []
    assert VERBS & set(words) <= {"end"}
    told = f"{texts.say('play-help')}\n{texts.say('join-help')}".split("\n")
    typed = [line.partition("  ")[0] for line in told] + told
    for word in words:
        assert any(word in line for line in typed), word
    for command in COMMANDS:
        for word in (*words_for(command, language), *words_for(command, "en")):
            assert as_command(f"{word} 2", texts) == f"{command} 2"
            assert as_command(word.upper(), texts) == command


def test_what_is_no_command_stays_as_it_is() -> None:
    for line in ("Ares 5", "", "endet", "проспект", "?", "? Naxos"):
        assert as_command(line, texts_in("de")) == line


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "de",
            "hilfe\nwarum zeus 0\nzeus 2\nTipp\nwarum recruit troop naxos\n1\nzurück\nhilfe athene\nVERLASSEN\n",
            ["e, ende ", "Sparta bietet 2 Gold auf Zeus.", "Das wählt der beste Bot:",
             "Armeen wirbst du mit Ares an. (B5.5)", "Zurückgenommen.", "Du hast das Spiel verlassen"],
        ),
        (
            "ru",
            "справка\nпочему зевс 9\nзе 2\nподсказка\nпочему recruit troop naxos\n1\nотменить\nсправка метрополия\nв\n",
            ["к, конец ", "(B4.5)", "Спарта предлагает Зевсу 2 золотых.", "Лучший бот сделал бы так:",
             "(B5.5)", "Шаг отменён.", "Вы вышли из игры."],
        ),
    ],
)  # fmt: skip
def test_a_game_in_the_words_of_ones_language(language: str, typed: str, said: list[str]) -> None:
    text = shown("play", "--seed=4", "--bots=random", f"--lang={language}", stdin=typed).replace("\u00a0", " ")
    for words in said:
        assert words in text, words
    assert "bid zeus" not in text


def test_a_sea_to_choose_has_its_number_on_the_drawn_board() -> None:
    """Where units go, and where fleets are put, as in the lists of a turn."""
    typed = "1\n" * 8
    text = shown("play", "--seed=12", "--bots=random", "--modules=free_placement", "--lang=en", stdin=typed)
    placed = [line for line in text.splitlines() if re.match(r" +\d+  \d+-\d: ", line)]
    assert placed


@pytest.mark.parametrize(
    ("language", "word", "shown_as", "end"),
    [
        ("en", "e", "End the turn (always: e)", "Sparta ends the turn"),
        ("en", "end", "End the turn (always: e)", "Sparta ends the turn"),
        ("de", "Ende", "Zug beenden (immer: e)", "Sparta beendet den Zug"),
        ("ru", "к", "Завершить ход (всегда: к)", "Спарта завершает ход"),
        ("ru", "end", "Завершить ход (всегда: к)", "Спарта завершает ход"),
    ],
)
def test_one_word_ends_a_turn_wherever_that_stands_in_the_list(
    language: str, word: str, shown_as: str, end: str
) -> None:
    text = shown("play", "--seed=4", "--bots=random", f"--lang={language}", stdin=f"{word}\nbid zeus 2\n1\n{word}\nq\n")
    assert text.count(shown_as) == 2
    assert text.count(end) == 1
