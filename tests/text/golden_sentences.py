"""Sentences that must read as they are written down in golden/<language>.json, here and on the page.

`python -m tests.text.golden_sentences ru` shows those of a language that read otherwise; of a language that has none it
writes how the English ones read in it, for somebody to read and correct.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from cyclades import Game
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.refusals import Refusal
from cyclades.forms.decision import Option
from cyclades.forms.event_form import event_from_json
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator

FOLDER: Final = Path(__file__).parent / "golden"
MODULES_OF: Final = {"base": MODULES[:-1], "titans": MODULES}


def golden(language: str) -> list[dict[str, Any]]:
    """What is told at one of two tables, and how it reads."""
    sentences: list[dict[str, Any]] = json.loads((FOLDER / f"{language}.json").read_text(encoding="utf-8"))
    return sentences


@cache
def narrator_at(table: str, language: str) -> Narrator:
    """Four players: teams of two with Titans, the base board and Hades's modules without."""
    game = Game.new(4, seed=1, modules=MODULES_OF[table], teams=True if table == "titans" else None)
    return Narrator(texts_in(language), game.config)


def told(sentence: dict[str, Any], language: str) -> str:
    """The sentence as the terminal says it."""
    narrator = narrator_at(sentence["table"], language)
    match sentence:
        case {"event": form}:
            return narrator.event(event_from_json(narrator.names, form))
        case {"refusal": {"code": code, "rule": rule, "args": args}}:
            return narrator.refusal(Refusal(code, rule, args))
        case {"question": {"kind": kind, "subject": subject}}:
            return narrator.asked(kind, subject)
        case {"option": {"kind": kind, "price": price, **parts}, "about": about}:
            return narrator.option(Option(0, kind, cast(dict[str, str | int], parts), "", price), about)
        case {"reason": {"code": code, "args": args}}:
            return narrator.reason(code, args)
    raise ValueError(f"nothing to tell: {sentence}")


def main() -> None:
    (language,) = sys.argv[1:]
    path = FOLDER / f"{language}.json"
    if not path.exists():
        written = [json.dumps({**one, "text": told(one, language)}, ensure_ascii=False) for one in golden("en")]
        path.write_text("[\n  " + ",\n  ".join(written) + "\n]\n", encoding="utf-8")
    for sentence in golden(language):
        reads = told(sentence, language)
        if reads != sentence["text"]:
            print(f"- {sentence['text']}\n+ {reads}")


if __name__ == "__main__":
    main()
