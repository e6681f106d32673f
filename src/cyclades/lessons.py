"""Lessons: positions with tasks, played on the engine. Data files of the package, checked when read (docs/lessons.md).

Every action of a lesson belongs to one beat: the learner's, who has to find it, or another player's, who has it written
down. So the beat that is due is told by the number of actions taken; after the last one everything is allowed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from cyclades.engine.machine.chance import ScriptedChance
from cyclades.engine.setting.config import ConfigError
from cyclades.engine.words.flaws import Flawed, shown
from cyclades.engine.words.pieces import CITIES, GODS
from cyclades.forms.names import FormError, Names
from cyclades.forms.read_position import position_chance
from cyclades.game import Game, flaw_of
from cyclades.text import content_of

FILE_NAME: Final = re.compile(r"(\d\d)-([a-z][a-z-]*)\.json")
TEXT_KEY: Final = re.compile(r"^(lesson-[a-z0-9-]+) =", re.MULTILINE)
UNFORESEEN: Final = "lesson-not-now"  # the reply to what is legal, and neither wanted nor foreseen
POINTED: Final = {"isle": "isle", "sea": "sea", "card": "card", "city": "player"}
PANELS: Final = ("act", "cities", "end", "gods", "log", "order", "track", "treasury", "underworld", "undo")


class LessonError(Flawed):
    """A lesson that can't be given; the place names its file and the field."""


# What a file says


class _File(msgspec.Struct, forbid_unknown_fields=True):
    """Strict: a misspelt field is no field."""


class LookForm(_File):
    words: str
    at: str | None = None


class WrongForm(_File, rename={"tried": "try"}):
    tried: str
    reply: str
    code: str | None = None


class StepForm(_File):
    task: str
    do: list[str]
    at: str | None = None
    look: list[LookForm] = msgspec.field(default_factory=list)
    wrong: list[WrongForm] = msgspec.field(default_factory=list)
    then: list[str] = msgspec.field(default_factory=list)


class LessonForm(_File):
    learner: str
    position: dict[str, Any]
    steps: list[StepForm]
    closing: str
    free: str


# What a lesson is


@dataclass(frozen=True, slots=True)
class Pattern:
    """Actions in notation: `*` stands for any word, `|` parts what is as good."""

    text: str

    @property
    def alternatives(self) -> list[list[str]]:
        return [one.split() for one in self.text.split("|")]

    def fits(self, action: str) -> bool:
        return any(_fits(words, action.split()) for words in self.alternatives)


def _fits(pattern: list[str], words: list[str]) -> bool:
    return len(pattern) == len(words) and all(one in ("*", word) for one, word in zip(pattern, words, strict=True))


@dataclass(frozen=True, slots=True)
class Beat:
    """One action: the learner's, who has to find one that is `wanted`, or the one written down for another `player`."""

    step: int
    player: int
    wanted: Pattern


@dataclass(frozen=True, slots=True)
class Reply:
    """Why something isn't done: the text, and the engine's reason if it is against the rules."""

    text: str
    because: str | None


class Lesson:
    """One lesson. It keeps nothing of who takes it: all is told by the game, which must have begun at `position`."""

    def __init__(self, name: str, number: int, form: LessonForm) -> None:
        self.name = name
        self.number = number
        self.position = form.position
        self.learner = CITIES.index(form.learner)
        self.form = form
        self.beats = [beat for number, step in enumerate(form.steps) for beat in self._beats(number, step)]

    def _beats(self, number: int, step: StepForm) -> list[Beat]:
        own = [Beat(number, self.learner, Pattern(action)) for action in step.do]
        others = [Beat(number, *_scripted(line)) for line in step.then]
        return own + others

    @property
    def modules(self) -> list[str]:
        return list(self.position.get("modules", []))

    def text(self, words: str) -> str:
        """The key of a text of this lesson."""
        return f"lesson-{self.name}-{words}"

    def beat(self, game: Game) -> Beat | None:
        """What is due; None if everything is allowed."""
        if game.action_count >= len(self.beats):
            return None
        beat = self.beats[game.action_count]
        return beat if beat.player == game.player else None

    def judge(self, game: Game, action: str) -> Reply | None:
        """What the learner is told of a try that the lesson stops; None where the engine alone has the word."""
        beat = self.beat(game)
        if beat is None or beat.player != self.learner:
            return None
        refusal = game.explain(action, self.learner)
        foreseen = self.form.steps[beat.step].wrong
        if refusal is not None:
            replies = (wrong.reply for wrong in foreseen if wrong.code == refusal.code)
            reply = next(replies, None)
            return None if reply is None else Reply(self.text(reply), refusal.code)
        tried = game.text(game.parse(action))
        if beat.wanted.fits(tried):
            return None
        replies = (wrong.reply for wrong in foreseen if wrong.code is None and Pattern(wrong.tried).fits(tried))
        reply = next(replies, None)
        return Reply(UNFORESEEN if reply is None else self.text(reply), None)

    def scripted(self, game: Game) -> str | None:
        """What is written down for another player who has to decide; None if it is the learner's or anybody's."""
        beat = self.beat(game)
        if beat is None or beat.player == self.learner:
            return None
        return beat.wanted.text

    def wanted(self, game: Game) -> list[str]:
        """The legal actions that fulfil what is asked of the learner now."""
        beat = self.beat(game)
        if beat is None or beat.player != self.learner:
            return []
        legal = (game.text(action) for action in game.legal_actions())
        return [action for action in legal if beat.wanted.fits(action)]

    def form_at(self, game: Game) -> dict[str, Any]:
        """What the learner's page shows now; after the last step `task` is the closing word."""
        steps = self.form.steps
        beats = self.beats[game.action_count :]
        number = next((beat.step for beat in beats if beat.player == self.learner), len(steps))
        form: dict[str, Any] = {"name": self.name, "step": number, "steps": len(steps), "wanted": self.wanted(game)}
        if number == len(steps):
            task, free = self.text(self.form.closing), self.text(self.form.free)
            return form | {"task": task, "at": None, "look": [], "free": free}
        step = steps[number]
        look = [{"words": self.text(look.words), "at": look.at} for look in step.look]
        return form | {"task": self.text(step.task), "at": step.at, "look": look, "free": None}

    def summary(self) -> dict[str, Any]:
        return {"name": self.name, "number": self.number, "modules": self.modules, "steps": len(self.form.steps)}


def _scripted(line: str) -> tuple[int, Pattern]:
    """`athens: bid ares 3`"""
    city, _, action = line.partition(":")
    return CITIES.index(city.strip()), Pattern(action.strip())


# Reading


@cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name, in their order; read and checked once."""
    folder = files("cyclades.content") / "lessons"
    found = {}
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".json"):
            lesson = read_lesson(path.name, path.read_bytes())
            found[lesson.name] = lesson
    return found


def read_lesson(file: str, content: bytes) -> Lesson:
    """The lesson of a file; `LessonError` if it isn't one that can be played as it says."""
    name = FILE_NAME.fullmatch(file)
    if name is None:
        raise LessonError("no_name_of_a_lesson", file)
    try:
        form = msgspec.json.decode(content, type=LessonForm)
    except msgspec.DecodeError as error:
        raise LessonError("does_not_fit", file, reason=str(error)) from None
    _check_names(file, form)
    lesson = Lesson(name[2], int(name[1]), form)
    _check_texts(file, lesson)
    _check_play(file, lesson)
    return lesson


def _check_names(file: str, form: LessonForm) -> None:
    if form.learner not in CITIES:
        raise LessonError("no_city", f"{file}: learner", given=shown(form.learner))
    if not form.steps:
        raise LessonError("steps_needed", f"{file}: steps")
    for number, step in enumerate(form.steps):
        if not step.do:
            raise LessonError("actions_needed", f"{file}: steps[{number}].do")
        for line in step.then:
            if line.partition(":")[0].strip() not in CITIES:
                raise LessonError("city_and_colon_needed", f"{file}: steps[{number}].then", given=shown(line))


def _check_texts(file: str, lesson: Lesson) -> None:
    for field, words in words_of(lesson):
        key = lesson.text(words)
        if key not in text_keys():
            raise LessonError("no_such_text", f"{file}: {field}", given=shown(key))


@cache
def text_keys() -> frozenset[str]:
    """The keys of all texts of lessons; found without forming a single one, which would take a second."""
    return frozenset(TEXT_KEY.findall(content_of("en", "lessons")))


def words_of(lesson: Lesson) -> list[tuple[str, str]]:
    """Every text of a lesson, with the field that names it."""
    form = lesson.form
    found = [("title", "title"), ("about", "about"), ("closing", form.closing), ("free", form.free)]
    for number, step in enumerate(form.steps):
        found.append((f"steps[{number}].task", step.task))
        found += [(f"steps[{number}].look[{place}].words", look.words) for place, look in enumerate(step.look)]
        found += [(f"steps[{number}].wrong[{place}].reply", wrong.reply) for place, wrong in enumerate(step.wrong)]
    return found


def new_game(lesson: Lesson) -> Game:
    """The lesson's game at its beginning, with its dice alone: what isn't written down can't be rolled or drawn."""
    game = Game.from_position(lesson.position)
    chance = position_chance(game.names, lesson.position)
    assert isinstance(chance, ScriptedChance)
    return Game.from_position(lesson.position, ScriptedChance(chance.dice, chance.draws))


def _check_play(file: str, lesson: Lesson) -> None:
    """Play it, with every action that fulfils a task, and try everything that was foreseen as wrong."""
    try:
        game = new_game(lesson)
    except (FormError, ConfigError) as error:
        raise LessonError.at(f"{file}: position", error.flaw) from None
    if lesson.learner >= game.config.players:
        raise LessonError("does_not_play", f"{file}: learner", given=lesson.form.learner)
    _check_pointers(file, lesson, game.names)
    refused: set[tuple[int, int]] = set()
    for number, beat in enumerate(lesson.beats):
        where = f"{file}: steps[{beat.step}]"
        if beat.player == lesson.learner:
            _check_wanted(where, lesson, game, beat)
            refused |= {(beat.step, place) for place in _replied(lesson, game, beat)}
            for other in lesson.wanted(game)[1:]:
                _play_on(where, lesson, game, number, other)
        _play_beat(where, lesson, game, number, None)
    for number, step in enumerate(lesson.form.steps):
        for place, wrong in enumerate(step.wrong):
            if (number, place) not in refused:
                where = f"{file}: steps[{number}].wrong[{place}].try"
                raise LessonError("never_wrong", where, given=shown(wrong.tried))


def _check_wanted(where: str, lesson: Lesson, game: Game, beat: Beat) -> None:
    wanted = lesson.wanted(game)
    for words in beat.wanted.alternatives:
        if not any(_fits(words, action.split()) for action in wanted):
            raise LessonError("no_legal_action_there", f"{where}.do", given=shown(" ".join(words)))


def _replied(lesson: Lesson, game: Game, beat: Beat) -> list[int]:
    """Which of the wrong tries of a step get their reply here."""
    legal = [game.text(action) for action in game.legal_actions()]
    found = []
    for place, wrong in enumerate(lesson.form.steps[beat.step].wrong):
        tries = [wrong.tried]
        if wrong.code is None:
            tries = [action for action in legal if Pattern(wrong.tried).fits(action) and not beat.wanted.fits(action)]
        try:
            replies = [lesson.judge(game, action) for action in tries]
        except FormError:
            continue
        if replies and all(reply is not None and reply.text == lesson.text(wrong.reply) for reply in replies):
            found.append(place)
    return found


def _play_on(where: str, lesson: Lesson, game: Game, number: int, action: str) -> None:
    """Whether the lesson also goes on as written after another action that fulfils a task."""
    other = game.copy()
    _play_beat(where, lesson, other, number, action)
    for following in range(number + 1, len(lesson.beats)):
        try:
            _play_beat(f"steps[{lesson.beats[following].step}]", lesson, other, following, None)
        except LessonError as error:
            raise LessonError("fails_after", f"{where}.do", [flaw_of(error)], action=shown(action)) from None


def _play_beat(where: str, lesson: Lesson, game: Game, number: int, action: str | None) -> None:
    beat = lesson.beats[number]
    if game.player != beat.player:
        decider = "nobody" if game.player is None else CITIES[game.player]
        raise LessonError(
            "another_decides", where, given=shown(beat.wanted.text), player=CITIES[beat.player], decider=decider
        )
    if action is None:
        wanted = lesson.wanted(game)
        if beat.player == lesson.learner and not wanted:
            raise LessonError("nothing_fulfils", where, given=shown(beat.wanted.text))
        action = wanted[0] if beat.player == lesson.learner else beat.wanted.text
    try:
        game.apply(action)
    except Exception as error:  # refused, or with dice that nobody wrote down
        raise LessonError("action_not_possible", where, [flaw_of(error)], action=shown(action)) from None


def _check_pointers(file: str, lesson: Lesson, names: Names) -> None:
    """Whether what is pointed at exists."""
    for number, step in enumerate(lesson.form.steps):
        for at in (step.at, *(look.at for look in step.look)):
            if at is not None and not _exists(names, *at.split(":", 1)):
                raise LessonError("nothing_to_look_at", f"{file}: steps[{number}].at", given=shown(at))


def _exists(names: Names, kind: str, name: str = "") -> bool:
    """Whether there is such a place, god, card, city or part of the page."""
    if kind == "panel":
        return name in PANELS
    if kind == "god":
        return name in GODS
    return kind in POINTED and names.has(POINTED[kind], name)
