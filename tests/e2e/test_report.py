"""A problem is reported from the table and opened in the terminal; nothing in the file is secret."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from cyclades import Game
from tests.cli.command import shown
from tests.e2e.conftest import Newcomer
from tests.e2e.hades_moments import CITIES
from tests.e2e.hades_moments import table as hades_table
from tests.e2e.laid_moments import lay
from tests.e2e.moments import Moment
from tests.server.host import Host
from tests.server.laid_tables import LaidTable


def reported(newcomer: Newcomer, table: LaidTable, seat: int | None) -> Path:
    """The file that somebody's page writes."""
    person = newcomer(table.link(seat))
    person.wait_for_table()
    person.page.get_by_role("tab", name="Chat").wait_for()
    person.page.get_by_role("button", name="Menu").click()
    person.shot("report")
    person.page.get_by_role("button", name="Report a problem").click()
    person.page.get_by_label("What went wrong?").fill("No fleet moves.\nWhy?")
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the file").click()
    assert download.value.suggested_filename == "cyclades-report.json"
    expect(person.page.get_by_text("Saved as “cyclades-report.json”")).to_be_visible()
    person.shot("reported")
    return Path(download.value.path())


def hidden(gold: int, item: str) -> Game:
    """Sparta's turn; what Athens has behind its screen is not for Sparta's eyes."""
    return hades_table(cities=CITIES | {"athens": {"gold": gold, "secret_items": [item]}})


def test_a_report_is_opened_in_the_terminal(host: Host, newcomer: Newcomer) -> None:
    table = lay(host.file, Moment(hidden(5, "trident"), ("recruit troop naxos",)), ("Anna", "Boris"), title="Secret")
    file = reported(newcomer, table, 0)
    content = file.read_text(encoding="utf-8")
    for private in ("Anna", "Boris", "Secret", table.id, *table.tokens):
        assert private not in content
    text = shown("show", str(file))
    assert "as seen by Sparta" in text
    assert "No fleet moves. Why?" in text
    assert "Chrom" in text
    assert "Language en, window 1440 × 900, 1 device pixels" in text
    assert "Sparta recruits" in text  # the last step
    assert "NAXOS" in text
    assert "Sparta decides: " in text
    assert " 1  " in text


@pytest.mark.parametrize("seat", [0, None])
def test_what_others_hide_changes_nothing_in_it(seat: int | None, host: Host, newcomer: Newcomer) -> None:
    def form(game: Game) -> dict[str, Any]:
        table = lay(host.file, Moment(game), ("Anna", "Boris"))
        content: dict[str, Any] = json.loads(reported(newcomer, table, seat).read_text(encoding="utf-8"))
        del content["made"]
        for sitting in content["seats"]:
            del sitting["absent"], sitting["bot_from"]  # since when, and until when
        return content

    assert form(hidden(5, "trident")) == form(hidden(9, "aegis"))
