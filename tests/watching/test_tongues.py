"""A sample of `python -m tests.watching.tongues`, and what it would not let pass."""

from __future__ import annotations

import pytest

from tests.watching.tongues import check, faults_of, tell_game, terms_of

SAMPLE = (0, 24, 98, 119, 127)


def test_the_sample_has_every_module() -> None:
    modules = [terms_of(number).modules for number in SAMPLE]
    assert () in modules
    assert {"free_placement", "hades", "heroes", "favours", "titans"} in [set(some) for some in modules]
    assert any(terms_of(number).teams for number in SAMPLE)


def test_every_language_tells_the_games(capfd: pytest.CaptureFixture[str]) -> None:
    done = check(SAMPLE)
    told = capfd.readouterr().out
    assert done == 0, told
    assert f"{len(SAMPLE)} games in 3 languages: " in told
    assert ", 0 otherwise" in told


GOOD = {
    "en": "Corinth sails 3 fleets to sea 12. (B6.2)",
    "ru": "Коринф ведёт 3\u00a0флотилии в море\u00a012. (B6.2)",
    "de": "Korinth segelt mit 3\u00a0Schiffen auf Seefeld\u00a012. (B6.2)",
}


def test_a_good_sentence_has_no_faults() -> None:
    assert list(faults_of(GOOD)) == []


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("ru", "Corinth ведёт 3\u00a0флотилии в море\u00a012.", "Latin letters"),
        ("ru", "Коринф ведёт 3\u00a0флотилии в море\u00a0{ $to_sea }.", "something is left open"),
        ("ru", "Коринф ведёт 3 флотилии в море\u00a012.", "a number may lose its noun"),
        ("ru", "Коринф ведёт 3\u00a0флотилии в море .", "a space before a mark"),
        ("ru", "Коринф ведёт флотилии в море\u00a012.", "no 3"),
        ("ru", "Коринф ведёт 3\u00a0флотилии - в море\u00a012.", "a hyphen for a dash"),
        ("ru", "коринф ведёт 3\u00a0флотилии в море\u00a012.", "no capital"),
        ("de", GOOD["en"], "English: to"),
        ("de", "event-fleets-moved, 3, 12.", "a message instead of its words"),
        ("de", "Korinth segelt mit 3\u00a0Schiffen auf none\u00a012.", "English: none"),
        ("de", "Korinth segelt mit 3 Schiffen auf Seefeld\u00a012.", "a number may lose its noun"),
        ("de", "Korinth segelt mit 3\u00a0Schiffen auf Seefeld\u00a012", "another end"),
        ("de", "Korinth segelt  mit 3\u00a0Schiffen auf Seefeld\u00a012..", "two spaces"),
    ],
)
def test_a_bad_sentence_has_its_fault(language: str, text: str, fault: str) -> None:
    assert any(found.startswith(f"{language}: {fault}") for found in faults_of(GOOD | {language: text}))


def test_a_name_that_is_lost_is_missed() -> None:
    teller = tell_game(2)
    form = {"event": "god_chosen", "player": "athens", "god": "ares"}
    texts = {"en": "Athens goes to Ares.", "ru": "Афины идут к Аресу.", "de": "Athen geht zu Zeus."}
    assert [fault[:12] for fault in teller.names_lost(form, texts)] == ["de: no Ares:"]
