"""constraints.txt pins all that is installed, so that a new release of a tool changes nothing by itself."""

from __future__ import annotations

import runpy
from collections import defaultdict
from importlib.metadata import distributions

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.places import ROOT

TOOL = runpy.run_path(str(ROOT / "tools" / "renew_constraints.py"))
LINES = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
PINS: dict[str, list[Requirement]] = defaultdict(list)
for line in LINES[1:]:
    PINS[canonicalize_name(Requirement(line).name)].append(Requirement(line))


def versions(pins: list[Requirement]) -> list[str]:
    return [specifier.version for pin in pins for specifier in pin.specifier]


def test_it_begins_with_how_it_is_renewed() -> None:
    assert LINES[0] == TOOL["HEADER"].strip()


def test_every_line_is_one_exact_version() -> None:
    for pins in PINS.values():
        for pin in pins:
            assert [specifier.operator for specifier in pin.specifier] == ["=="], pin
            assert pin.url is None
            assert not pin.extras


@pytest.mark.parametrize("named", TOOL["wanted"]())
def test_all_that_is_asked_for_is_there_and_fits(named: str) -> None:
    requirement = Requirement(named)
    pinned = versions(PINS[canonicalize_name(requirement.name)])
    assert pinned
    assert all(version in requirement.specifier for version in pinned)


def test_what_is_installed_here_is_what_is_pinned() -> None:
    for found in distributions():
        pins = [pin for pin in PINS.get(canonicalize_name(found.name), []) if not pin.marker or pin.marker.evaluate()]
        assert not pins or versions(pins) == [found.version], found.name


def test_nothing_heavy_is_needed() -> None:
    assert not {"torch", "tensorflow", "jax"} & PINS.keys()
