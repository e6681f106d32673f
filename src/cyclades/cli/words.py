"""The words of commands: whatever the reader's language has for one, beside the English ones."""

from __future__ import annotations

from functools import cache
from typing import Final

from cyclades.cli.language import ENGLISH
from cyclades.text import Texts, texts_in
from cyclades.text.narrator import key_of

END: Final = "end"  # the notation of what ends a turn

# What a command is called in the program; its message lists what can be typed for it. The messages are `typed-…`.
COMMANDS: Final = {
    "?": "why",
    "hint": "hint",
    "u": "undo",
    END: "end",
    "b": "board",
    "l": "log",
    "h": "help",
    "s": "save",
    "q": "quit",
    "say": "say",
    "tell": "tell",
    "seats": "seats",
    "ready": "ready",
    "unready": "unready",
    "sit": "sit",
    "name": "name",
    "u turn": "undo_turn",
    "back": "ask_back",
    "bot": "bot",
    "yes": "yes",
    "no": "no",
    "chance": "chance",
    "resume": "resume",
    "leave": "leave",
    "rematch": "rematch",
}


def words_for(command: str, language: str) -> list[str]:
    """What can be typed for a command in a language, the word that is told of first."""
    return texts_in(language).say(key_of("typed", COMMANDS[command])).split(", ")


def as_command(line: str, texts: Texts) -> str:
    """The same line, with its command called as it is in the program if it begins with one."""
    typed = _alike(line)
    for words, command in _known(texts.language):
        if typed == words or typed.startswith(f"{words} "):
            return command + line[len(words) :]
    return line


@cache
def _known(language: str) -> list[tuple[str, str]]:
    """All that can be typed, with its command; the longest first, since one may begin with another."""
    known = {
        _alike(words): command
        for spoken in (ENGLISH, language)
        for command in COMMANDS
        for words in words_for(command, spoken)
    }
    return sorted(known.items(), key=lambda pair: -len(pair[0]))


def _alike(text: str) -> str:
    """However capitals and ё are typed."""
    return text.lower().replace("ё", "е")
