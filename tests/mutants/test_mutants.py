"""Every rule has a mutant that can be tried; `make mutants` tries them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.content.rule_numbers import rule_numbers
from tests.mutants.breaking import Mutant, fault_of, main, read_mutants, sources
from tests.places import SOURCES

MUTANTS = read_mutants()


def test_every_rule_has_a_mutant() -> None:
    assert {mutant.rule for mutant in MUTANTS} == set(rule_numbers())


def test_every_mutant_changes_one_place_of_its_file() -> None:
    texts = {mutant.file: (SOURCES / mutant.file).read_text(encoding="utf-8") for mutant in MUTANTS}
    assert [mutant for mutant in MUTANTS if texts[mutant.file].count(mutant.old) != 1] == []
    assert [mutant for mutant in MUTANTS if mutant.old == mutant.new] == []


def test_no_mutant_is_tried_twice() -> None:
    assert [mutant for mutant, times in Counter(MUTANTS).items() if times > 1] == []


def test_a_rule_that_is_broken_is_noticed_and_one_that_is_not_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (rare,) = (rule for rule, times in Counter(mutant.rule for mutant in MUTANTS).most_common()[-1:])
    words = [rare, f"--keep={tmp_path / 'kept'}"]
    assert main(words) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out
    assert main(words) == 0
    assert "1 of them tried before" in capsys.readouterr().out
    (mutant,) = (mutant for mutant in MUTANTS if mutant.rule == rare)
    with sources(1) as copy:
        assert fault_of(replace(mutant, new=f"{mutant.old} "), copy) == "its tests stay green"
        assert fault_of(replace(mutant, old="no such text"), copy) == f"the old text stands 0 times in {mutant.file}"
        endless = Mutant(rare, "engine/words/pieces.py", "MAX_SEAS: Final = 112", "while True: pass")
        assert fault_of(endless, copy, most_seconds=1) == "its tests have no end within 1 s"


def test_a_rule_that_is_none_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["B4.99"])
