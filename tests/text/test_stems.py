"""Words in their forms, for searches. The page's tests read the same pairs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cyclades.text import languages
from cyclades.text.stems import alike

PAIRS: dict[str, dict[str, list[tuple[str, str]]]] = json.loads(
    (Path(__file__).parent / "word_forms.json").read_text(encoding="utf-8")
)


def test_every_language_has_some() -> None:
    assert sorted(PAIRS) == languages()


@pytest.mark.parametrize(
    ("language", "one", "other", "same"),
    [
        (language, *pair, same == "alike")
        for language, kinds in PAIRS.items()
        for same, pairs in kinds.items()
        for pair in pairs
    ],
)
def test_forms_of_a_word_are_alike_and_others_are_not(language: str, one: str, other: str, same: bool) -> None:
    assert alike(one, other, language) is same
    assert alike(other, one, language) is same
