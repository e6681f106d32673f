"""What all seas of all boards are called: `python -m tests.text.sea_names` writes it down for the page's test."""

from __future__ import annotations

import json
from typing import Final

from cyclades.content import board_names
from cyclades.engine.setting.config import Config, Options
from cyclades.engine.setting.modes import modes_of
from cyclades.forms.board_file import our_board
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator
from tests.places import ROOT

FILE: Final = ROOT / "web" / "tests" / "seas.json"


def narrator_of(board: str) -> Narrator:
    players, modes = next(iter(modes_of(our_board(board)).items()))
    modules = ("titans",) if "titans" in modes else ()
    return Narrator(texts_in("en"), Config(our_board(board), players, modules, Options()))


def sea_words() -> dict[str, dict[str, str]]:
    """By board and sea."""
    words: dict[str, dict[str, str]] = {}
    for board in board_names():
        narrator = narrator_of(board)
        words[board] = {sea: narrator.sea(sea) for sea in narrator.board.sea_ids}
    return words


if __name__ == "__main__":
    FILE.write_text(json.dumps(sea_words(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
