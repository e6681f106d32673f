"""All words of the game, from the Fluent files of a language: `Texts` for names and helps, `Narrator` for sentences."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

Argument = str | float  # int too
Forms = dict[str, str]  # of a name: the plain one under "", the others under the names of its message's attributes
AGREEMENT: Final = ("num", "gender")  # forms that are no words: what verbs and adjectives agree with

_CITY = re.compile(r"^city-\w+ = (.+)$", re.MULTILINE)


class TextError(Exception):
    """A message is missing or can't be formed; its key is named."""


def languages() -> list[str]:
    """The languages there are texts in, by their codes."""
    names = (path.name for path in files(__name__).iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


@cache
def city_names() -> frozenset[str]:
    """What the cities are called, in every language; without reading all the rest of it."""
    contents = (content_of(language) for language in languages())
    return frozenset(name.strip() for content in contents for name in _CITY.findall(content))


def parts(language: str) -> list[str]:
    """What is in files of its own beside the words that every page needs."""
    folder = files(__name__) / language
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir()) if folder.is_dir() else []


def content_of(language: str, part: str | None = None) -> str:
    """A file of words as it is written."""
    name = f"{language}.ftl" if part is None else f"{language}/{part}.ftl"
    return files(__name__).joinpath(name).read_text(encoding="utf-8")


@cache
def texts_in(language: str = "en") -> Texts:
    """The texts of a language, read once."""
    return Texts(language)


class Texts:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        # Only texts need Fluent: the game and simulations run without it.
        from fluent.runtime import FluentBundle, FluentResource

        if language not in languages():
            raise TextError(f"there are no texts in {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in (None, *parts(language)):
            self._bundle.add_resource(FluentResource(content_of(language, part)))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **arguments: Argument) -> str:
        """The message of that key with its arguments filled in."""
        if not self.has(key):
            raise TextError(f"{key}: there is no such message")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise TextError(f"{key}: the message has no text")
        return self._formed(key, message.value, arguments)

    def name(self, kind: str, name: str, form: str | None = None) -> str:
        """The name of a city, god, card, building, phase, ending, in a grammatical form if one is asked for."""
        forms = self.forms(kind, name)
        if form is None:
            return forms[""]
        if form not in forms:
            raise TextError(f"{kind}-{name}: there is no form {form!r}")
        return forms[form]

    def forms(self, kind: str, name: str, /, **arguments: Argument) -> Forms:
        """All forms of a name; where it is made of others, with their forms as arguments."""
        key = f"{kind}-{name}"
        forms = {"": self.say(key, **arguments)}
        for form, pattern in self._bundle.get_message(key).attributes.items():
            forms[form] = self._formed(f"{key}.{form}", pattern, arguments)
        return forms

    def listed_forms(self, names: list[Forms]) -> Forms:
        """A list in every form that all its members have; several of them agree as "pl"."""
        if not names:
            return {"": "none"}
        common = [form for form in names[0] if all(form in name for name in names)]
        return {
            form: "pl" if form in AGREEMENT and len(names) > 1 else self.listed([name[form] for name in names])
            for form in common
        }

    def listed(self, names: list[str]) -> str:
        """A list as it stands in a sentence; "none" for an empty one."""
        if not names:
            return "none"
        if len(names) == 1:
            return names[0]
        return self.say("list-last", before=", ".join(names[:-1]), last=names[-1])

    def help(self, kind: str, name: str) -> str:
        """What a god, a creature or a building does, in plain words."""
        return self.say(f"help-{kind}-{name}")

    def house_rule(self, name: str, value: object) -> str:
        """What a house rule says, with its value."""
        written = str(value).lower() if isinstance(value, bool) else value
        return self.say(f"option-name-{name}", value=written if isinstance(written, (str, int)) else "none")

    def _formed(self, key: str, pattern: Pattern, arguments: dict[str, Argument]) -> str:
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise TextError(f"{key}: {', '.join(str(error) for error in errors)}")
        return str(text)
