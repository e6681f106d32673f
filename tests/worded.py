"""Flaws as people read them in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from cyclades import Flawed
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text


@contextmanager
def raised(kind: type[Flawed], said: str) -> Iterator[None]:
    """It raises that, and what people are told of it matches `said`."""
    with pytest.raises(kind) as error:
        yield
    sentence = flaw_text(texts_in(), error.value.flaw)
    assert re.search(said, sentence), sentence
