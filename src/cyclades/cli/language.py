"""In which language a command speaks: that of `--lang`, else of `CYCLADES_LANG`, else of the terminal's locale."""

from __future__ import annotations

import os
from typing import Final

from cyclades.engine.words.flaws import Flawed, shown
from cyclades.text import Texts, languages, texts_in

OPTION: Final = "--lang"
VARIABLE: Final = "CYCLADES_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set holds
ENGLISH: Final = "en"


class NoSuchLanguage(Flawed):
    """There are no texts in the language that was asked for."""


class Speech:
    """What a run of the command speaks."""

    language = ENGLISH


def spoken_texts() -> Texts:
    return texts_in(Speech.language)


def choose_language(words: list[str]) -> list[str]:
    """Sets what is spoken; the words of the command without what they say of it."""
    Speech.language = ENGLISH
    place, asked, others = VARIABLE, os.environ.get(VARIABLE, ""), list(words)
    for at, word in enumerate(words):
        option, sign, value = word.partition("=")
        if option == OPTION:
            place, asked = OPTION, value if sign else " ".join(words[at + 1 : at + 2])
            others = words[:at] + words[at + (1 if sign else 2) :]
            break
    if asked or place == OPTION:
        if asked not in languages():
            raise NoSuchLanguage("no_such_language", place, given=shown(asked), possible=", ".join(languages()))
        Speech.language = asked
    else:
        Speech.language = _of_locale()
    return others


def _of_locale() -> str:
    """As the terminal is set: `de_AT.UTF-8` is German; English where there are no texts in its language."""
    locale = next((os.environ[name] for name in LOCALE if os.environ.get(name)), "")
    language = locale[:2].lower()
    return language if language in languages() and not locale[2:3].isalpha() else ENGLISH
