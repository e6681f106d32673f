"""Golden sentences: every kind of event, question, option and refusal, in every form of every language."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades.text import languages
from tests.text.golden_sentences import FOLDER, golden, told

LEAST = 120


@pytest.mark.parametrize("language", languages())
def test_every_language_has_enough_of_them(language: str) -> None:
    assert len(golden(language)) >= LEAST


@pytest.mark.parametrize(
    ("language", "sentence"),
    [(path.stem, sentence) for path in sorted(FOLDER.glob("*.json")) for sentence in golden(path.stem)],
    ids=lambda value: value if isinstance(value, str) else str(value["text"])[:40],
)
def test_it_reads_as_written(language: str, sentence: dict[str, Any]) -> None:
    assert told(sentence, language) == sentence["text"]
