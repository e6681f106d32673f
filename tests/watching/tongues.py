"""Does every language tell all of a game, and properly? `python -m tests.watching.tongues` tells 300 games.

Random games of all modules are told as they are played: what happens, what is asked, what can be done and why the rest
can't. Each sentence is held against the English one, and the page's narrator (web/dev/tongues.mjs) must say the same.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cyclades import Event, Game
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.forms.event_form import event_to_json
from cyclades.text import AGREEMENT, TextError, content_of, languages, parts, texts_in
from cyclades.text.narrator import KIND_OF, Narrator
from tests.places import ROOT
from tests.players.tastes import SUBSETS, Variant, variant

WEB: Final = ROOT / "web"
OPTIONS: Final = 4  # told of each decision: the same few sentences come with other places
ASKED_WHY: Final = 0.1  # how often somebody tries what he can't do
TRIES: Final = 4

RULE_NUMBERS: Final = re.compile(r"\([BCHT]\d+(?:\.\d+)?\)")
LATIN: Final = re.compile(r"[A-Za-z]")
NUMBERS: Final = re.compile(r"\d+")
MESSAGE_ID: Final = re.compile(r"\b[a-z]+(?:[-_][a-z0-9]+)+\b")
LEFT_OPEN: Final = re.compile(r"[{}$]|\b(?:undefined|null|NaN)\b")
# What is not German, among words that hardly any English sentence does without.
ENGLISH: Final = re.compile(
    r"\b(?:and|are|at|be|by|for|from|goes|gets|has|have|how|into|is|it|its|moves|no|none|not|of|one|or|other|out|pays|takes"
    r"|that|the|their|they|this|to|turn|two|up|what|where|which|who|with|yes)\b",
    re.IGNORECASE,
)
BADLY_SET: Final = {
    "two spaces": re.compile(r"  | [ \u00a0]|\u00a0 "),
    "a space before a mark": re.compile(r"[ \u00a0][.,:;!?)]"),
    "a space after a bracket": re.compile(r"\([ \u00a0]"),
    "two marks": re.compile(r"[.,:;!?]{2}"),
    "no space after a mark": re.compile(r"[,;!?][^\W\d]|[.:][^\W\d]"),
    "a space at an end": re.compile(r"^\s|\s$"),
    "a straight quote": re.compile(r"\""),
    "a hyphen for a dash": re.compile(r"[ \u00a0]-[ \u00a0]"),
}
BADLY_SET_IN: Final = {
    "en": {},
    "ru": {
        "a number may lose its noun": re.compile(r"\d [^\W\d]{3,}"),
        "a dash may begin a line": re.compile(r" —"),
        "another language's dash": re.compile(r"[ \u00a0]–[ \u00a0]"),
        "another language's quotes": re.compile("[“”‘’]"),
    },
    "de": {
        "a number may lose its noun": re.compile(r"\d [A-ZÄÖÜ]"),
        "another language's dash": re.compile("—"),
        "an apostrophe": re.compile("'"),
    },
}


@dataclass(frozen=True)
class Told:
    """Something told of a game: its kind, what the page gets for it, and how it reads by language."""

    what: str
    form: dict[str, Any]
    texts: dict[str, str]


@dataclass
class Teller:
    """Tells one game in all languages, each thing once; `faults` are what could not be told."""

    game: Game
    told: list[Told] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    known: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.narrators = {language: Narrator(texts_in(language), self.game.config) for language in languages()}

    def event(self, event: Event) -> None:
        for seen in {event, event.seen_by(None)}:
            form = event_to_json(self.game.names, seen)
            self.tell("event", form, lambda narrator, seen=seen: narrator.event(seen))

    def decision(self, rng: random.Random) -> None:
        decision = self.game.decision
        assert decision is not None
        form = decision.as_json() | {"options": []}
        self.tell("question", form, lambda narrator: narrator.question(decision))
        for option in rng.sample(decision.options, min(OPTIONS, len(decision.options))):
            form = option.as_json() | {"about": decision.kind}
            self.tell("option", form, lambda narrator, option=option: narrator.option(option, decision.kind))

    def refusals(self, rng: random.Random) -> None:
        for _ in range(TRIES):
            refusal = self.game.explain(rng.randrange(ACTION_LIMIT))
            if refusal is not None:
                form = {"code": refusal.code, "rule": refusal.rule, "args": refusal.args}
                self.tell("refusal", form, lambda narrator, refusal=refusal: narrator.refusal(refusal))

    def tell(self, what: str, form: dict[str, Any], say: Any) -> None:
        key = f"{what} {json.dumps(form, sort_keys=True)}"
        if key in self.known:
            return
        self.known.add(key)
        texts: dict[str, str] = {}
        for language, narrator in self.narrators.items():
            try:
                texts[language] = say(narrator)
            except TextError as error:
                self.faults.append(f"{language}: {error}: {key}")
        if len(texts) == len(self.narrators):
            self.told.append(Told(what, form, texts))
            self.faults += [f"{fault}: {key}" for fault in (*faults_of(texts), *self.names_lost(form, texts))]

    def names_lost(self, form: dict[str, Any], texts: dict[str, str]) -> Iterator[str]:
        """Names that the English sentence has and another hasn't."""
        named = [*form.items(), *form.get("subject", {}).items(), *form.get("args", {}).items()]
        for argument, value in named:
            kind = KIND_OF.get(argument)
            if kind is None or (form.get("event") == "building_turned" and argument == "former"):
                continue
            for name in value if isinstance(value, list) else (value,):
                if not isinstance(name, str) or self.narrators["en"].forms(kind, name)[""] not in texts["en"]:
                    continue
                for language, narrator in self.narrators.items():
                    forms = narrator.forms(kind, name)
                    words = [word.lower() for form, word in forms.items() if form not in AGREEMENT]
                    if not any(word in texts[language].lower() for word in words):
                        yield f"{language}: no {forms['']}: {texts[language]} | {texts['en']}"


def faults_of(texts: dict[str, str]) -> Iterator[str]:
    """What is wrong with a sentence in one of the languages."""
    for language, text in texts.items():
        for fault in (*badly_made(language, text), *strange_words(language, text)):
            yield f"{language}: {fault}: {text}"
        if language != "en":
            if is_whole(text) != is_whole(texts["en"]):
                yield f"{language}: another end: {text} | {texts['en']}"
            missing = numbers_in(texts["en"]) - numbers_in(text)
            if missing:
                yield f"{language}: no {', '.join(sorted(missing))}: {text} | {texts['en']}"


def badly_made(language: str, text: str) -> Iterator[str]:
    if LEFT_OPEN.search(text):
        yield "something is left open"
    if any(word in message_ids() for word in MESSAGE_ID.findall(text)):
        yield "a message instead of its words"
    if not (text[:1].isupper() or text[:1].isdigit() or text[:1] in "«„“"):
        yield "no capital at the beginning"
    for fault, pattern in (BADLY_SET | BADLY_SET_IN[language]).items():
        if pattern.search(text):
            yield fault


def strange_words(language: str, text: str) -> Iterator[str]:
    if language == "ru" and LATIN.search(RULE_NUMBERS.sub("", text)):
        yield "Latin letters"
    if language == "de":
        english = ENGLISH.findall(text)
        if english:
            yield f"English: {', '.join(english)}"


def is_whole(text: str) -> bool:
    """A sentence, and no heading or label."""
    return RULE_NUMBERS.sub("", text).rstrip().endswith((".", "!", "?", "…"))


def numbers_in(text: str) -> set[str]:
    """The numbers that are said, but for none and one, which may be words."""
    return set(NUMBERS.findall(RULE_NUMBERS.sub("", text))) - {"0", "1"}


@cache
def message_ids() -> frozenset[str]:
    contents = [content_of("en"), *(content_of("en", part) for part in parts("en"))]
    entries = [entry for content in contents for entry in FluentParser().parse(content).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ftl.Message))


def terms_of(number: int) -> Variant:
    return variant(number, subsets=SUBSETS)


def tell_game(number: int) -> Teller:
    """A whole game, told."""
    terms = terms_of(number)
    heard: list[Event] = []
    game, rng = terms.new_game(heard.append), random.Random(number)
    teller = Teller(game)
    while not game.over:
        teller.decision(rng)
        if rng.random() < ASKED_WHY:
            teller.refusals(rng)
        game.apply(terms.choose(game, game.legal_actions(), rng))
        for event in heard:
            teller.event(event)
        heard.clear()
    return teller


def check(numbers: Iterable[int]) -> int:
    """Tell the games of these numbers, here and by the page's code; 0 if nothing is wrong with them."""
    node = shutil.which("node")
    if node is None:
        raise SystemExit("the page's code needs Node")
    games = 0
    sentences: Counter[str] = Counter()
    faults = 0
    with subprocess.Popen([node, "dev/tongues.mjs"], cwd=WEB, stdin=subprocess.PIPE, text=True) as page:
        assert page.stdin is not None
        for number in numbers:
            teller = tell_game(number)
            games += 1
            sentences.update(told.what for told in teller.told)
            faults += len(teller.faults)
            for fault in teller.faults[:5]:
                print(f"game {number}: {fault}", flush=True)
            config = teller.game.config
            said = [{"what": told.what, "form": told.form, "texts": told.texts} for told in teller.told]
            form = {"game": f"game {number}", "board": config.board.data, "players": config.players, "told": said}
            page.stdin.write(json.dumps(form) + "\n")
        page.stdin.close()
    counts = ", ".join(f"{count:,} {what}s" for what, count in sentences.items())
    print(f"{games} games in {len(languages())} languages: {counts}; {faults} faults")
    return 1 if faults or page.returncode or not games else 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.watching.tongues", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0, help="number of the first game")
    given = parser.parse_args(arguments)
    return check(range(given.seed, given.seed + given.games))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
