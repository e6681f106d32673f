"""A form that sends the engine round in circles must fail its test, not stop the run."""

import faulthandler
import sys
from collections.abc import Iterator

import pytest

LONGEST = 300  # seconds; compiled loops can't be interrupted by anything gentler


@pytest.fixture(autouse=True)
def _no_endless_game() -> Iterator[None]:
    assert sys.__stderr__ is not None
    faulthandler.dump_traceback_later(LONGEST, exit=True, file=sys.__stderr__)
    yield
    faulthandler.cancel_dump_traceback_later()
