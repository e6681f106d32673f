"""Every rule has a mutant that can be tried; `make mutants` tries them."""

from __future__ import annotations

from collections import Counter

from tests.mutants import read_mutants
from tests.rulebook import ROOT, rule_numbers

SOURCES = ROOT / "src" / "cyclades"
MUTANTS = read_mutants()


def test_every_rule_has_a_mutant() -> None:
    assert {mutant.rule for mutant in MUTANTS} == set(rule_numbers())


def test_every_mutant_changes_one_place_of_its_file() -> None:
    texts = {mutant.file: (SOURCES / mutant.file).read_text(encoding="utf-8") for mutant in MUTANTS}
    assert [mutant for mutant in MUTANTS if texts[mutant.file].count(mutant.old) != 1] == []
    assert [mutant for mutant in MUTANTS if mutant.old == mutant.new] == []


def test_no_mutant_is_tried_twice() -> None:
    assert [mutant for mutant, times in Counter(MUTANTS).items() if times > 1] == []
