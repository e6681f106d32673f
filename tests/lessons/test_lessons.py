"""Every lesson is played to its end, every foreseen wrong try gets its reply, a file with faults is refused."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from typing import Any

import pytest

from cyclades import Game
from cyclades.content import rules_text
from cyclades.lessons import (
    UNFORESEEN,
    Lesson,
    LessonError,
    Pattern,
    lessons,
    new_game,
    read_lesson,
    text_keys,
    words_of,
)
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text

LESSONS = lessons()
FIRST = [
    "winning",
    "cycle",
    "bidding",
    "apollo",
    "fleets",
    "battle",
    "zeus",
    "athena",
    "sets",
    "last",
]
MORE = ["placement", "hades", "heroes", "favours", "titans", "teams"]


def test_ten_for_the_game_and_one_for_each_expansion() -> None:
    assert list(LESSONS) == FIRST + MORE
    assert [lesson.number for lesson in LESSONS.values()] == list(range(1, 17))
    assert [name for name, lesson in LESSONS.items() if not lesson.modules] == FIRST
    assert {module for lesson in LESSONS.values() for module in lesson.modules} == {
        "free_placement",
        "hades",
        "heroes",
        "favours",
        "titans",
    }


def tries(lesson: Lesson, game: Game) -> list[tuple[str, str]]:
    """What was foreseen as wrong at this moment: an action and the key of its reply."""
    beat = lesson.beat(game)
    assert beat is not None
    legal = {game.text(action) for action in game.legal_actions()} - set(lesson.wanted(game))
    found = []
    for wrong in lesson.form.steps[beat.step].wrong:
        if wrong.code is None:
            found += [(action, wrong.reply) for action in sorted(legal) if Pattern(wrong.tried).fits(action)]
        elif (refusal := game.explain(wrong.tried)) is not None and refusal.code == wrong.code:
            found.append((wrong.tried, wrong.reply))
    return found


@pytest.mark.parametrize("name", LESSONS)
def test_played_to_its_end_with_every_wrong_try(name: str) -> None:
    lesson = LESSONS[name]
    game = new_game(lesson)
    replied: set[tuple[int, str]] = set()
    for number, beat in enumerate(lesson.beats):
        assert game.action_count == number
        assert game.player == beat.player
        if beat.player != lesson.learner:
            scripted = lesson.scripted(game)
            assert scripted is not None
            assert lesson.wanted(game) == []
            game.apply(scripted)
            continue
        assert lesson.scripted(game) is None
        form = lesson.form_at(game)
        assert form["step"] == beat.step
        assert form["task"] == lesson.text(lesson.form.steps[beat.step].task)
        before = game.fingerprint()
        for action, reply in tries(lesson, game):
            found = lesson.judge(game, action)
            assert found is not None
            assert found.text == lesson.text(reply)
            assert (found.because is None) == (game.explain(action) is None)
            replied.add((beat.step, reply))
        assert game.fingerprint() == before
        wanted = lesson.wanted(game)
        assert all(lesson.judge(game, action) is None for action in wanted)
        stopped = {game.text(action) for action in game.legal_actions()} - set(wanted)
        assert all(lesson.judge(game, action) is not None for action in stopped)
        game.apply(wanted[0])
    foreseen = {(number, wrong.reply) for number, step in enumerate(lesson.form.steps) for wrong in step.wrong}
    assert replied == foreseen
    form = lesson.form_at(game)
    assert form["step"] == form["steps"]
    assert form["task"] == lesson.text(lesson.form.closing)
    assert lesson.beat(game) is None


@pytest.mark.parametrize("name", LESSONS)
def test_afterwards_everything_is_allowed(name: str) -> None:
    lesson = LESSONS[name]
    game = new_game(lesson)
    for beat in lesson.beats:
        game.apply(lesson.wanted(game)[0] if beat.player == lesson.learner else beat.wanted.text)
    assert lesson.wanted(game) == []
    assert lesson.scripted(game) is None
    for action in game.legal_actions():
        assert lesson.judge(game, game.text(action)) is None


def test_what_is_neither_wanted_nor_foreseen() -> None:
    lesson = LESSONS["fleets"]
    reply = lesson.judge(new_game(lesson), "build port naxos")
    assert reply is not None
    assert reply.text == UNFORESEEN
    assert lesson.judge(new_game(lesson), "recruit troop naxos") is None  # the engine's reason says it


def test_all_texts_are_there_and_none_is_left_over() -> None:
    texts = texts_in()
    used = {lesson.text(words) for lesson in LESSONS.values() for _, words in words_of(lesson)}
    own = {key for key in text_keys() if any(key.startswith(f"lesson-{name}-") for name in LESSONS)}
    assert used == own
    assert UNFORESEEN in text_keys()
    for key in used:
        assert len(texts.say(key)) < 420, f"{key} is long for a panel"


def all_words(names: list[str]) -> str:
    texts = texts_in()
    return " ".join(texts.say(LESSONS[name].text(words)) for name in names for _, words in words_of(LESSONS[name]))


def test_what_a_newcomer_must_be_able_to_say() -> None:
    """How one wins, what an outbid player must do, when one may retreat."""
    words = all_words(FIRST)
    assert "two metropolises at the end of a cycle wins" in words
    assert "Whoever is outbid takes his marker back and must at once bid on a different god, or go to Apollo" in words
    assert "You may come back to Ares only after you have been outbid somewhere else" in words
    assert "After each round, never before the first, both may retreat: first the defender is asked" in words
    last = texts_in().say("lesson-last-done")
    assert all(part in last for part in ("two metropolises", "different god", "retreat after a round"))


def test_rule_numbers_in_lessons_exist() -> None:
    rules = "".join(rules_text().values())
    for number in set(re.findall(r"\b[BCHT]\d+(?:\.\d+)?\b", all_words(list(LESSONS)))):
        assert re.search(rf"^(- |## ){re.escape(number)} ", rules, re.MULTILINE), number


# Files that are wrong


def form_of(name: str) -> dict[str, Any]:
    lesson = LESSONS[name]
    path = files("cyclades.content") / "lessons" / f"{lesson.number:02}-{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def refused(form: dict[str, Any], file: str = "03-bidding.json") -> str:
    with pytest.raises(LessonError) as error:
        read_lesson(file, json.dumps(form).encode())
    assert error.value.flaw.place.startswith(file)
    return flaw_text(texts_in(), error.value.flaw)


def test_a_file_as_it_is() -> None:
    assert read_lesson("03-bidding.json", json.dumps(form_of("bidding")).encode()).name == "bidding"


def test_a_bad_file() -> None:
    form = form_of("bidding")
    assert "03-bidding.json" in refused(form, "bidding.json")
    with pytest.raises(LessonError, match=r"03-bidding\.json"):
        read_lesson("03-bidding.json", b"{")
    assert "lerner" in refused({**form, "lerner": "sparta"})
    assert "learner: 'rome' is no city" in refused({**form, "learner": "rome"})
    assert "learner: mycenae doesn't play" in refused({**form, "learner": "mycenae"})
    assert "steps: at least one" in refused({**form, "steps": []})
    assert "closing: there is no text 'lesson-bidding-nothing'" in refused({**form, "closing": "nothing"})
    assert "position: cities: there is no player 'rome'" in refused({**form, "position": {"cities": {"rome": {}}}})


def changed(step: int, **fields: Any) -> dict[str, Any]:
    form = form_of("bidding")
    form["steps"][step] |= fields
    return form


def test_a_bad_step() -> None:
    assert "steps[0].do: 'bid zeus 1' is no legal action there" in refused(changed(0, do=["bid zeus 1"]))
    assert "steps[0].do: at least one" in refused(changed(0, do=[]))
    assert "steps[0].at: there is no 'god:hera' to look at" in refused(changed(0, at="god:hera"))
    assert "steps[0].at: there is no 'panel:sky' to look at" in refused(changed(0, at="panel:sky"))
    assert "steps[0].at: there is no 'isle:crete' to look at" in refused(changed(0, at="isle:crete"))
    assert "steps[1].task: there is no text" in refused(changed(1, task="nothing"))
    assert "doesn't begin with a city and a colon" in refused(changed(0, then=["bid athena 1"]))
    # Corinth decides when Athens should
    assert "but athens decides then" in refused(changed(0, then=["corinth: bid ares 6", "athens: bid athena 1"]))
    assert "'bid athena 99' can't be done" in refused(changed(0, then=["athens: bid athena 99"]))


def test_a_wrong_try_that_is_none() -> None:
    right = [{"try": "bid ares 3", "reply": "much"}]
    assert "steps[0].wrong[0].try: 'bid ares 3' is never wrong like that" in refused(changed(0, wrong=right))
    other = [{"try": "bid ares 8", "code": "bid_too_low", "reply": "much"}]
    assert "steps[0].wrong[0].try: 'bid ares 8' is never wrong like that" in refused(changed(0, wrong=other))
    shadowed = [{"try": "bid athena *", "reply": "not-athena"}, {"try": "bid athena 2", "reply": "much"}]
    assert "steps[0].wrong[1].try: 'bid athena 2' is never wrong like that" in refused(changed(0, wrong=shadowed))


def test_every_action_that_fulfils_a_task_must_lead_on() -> None:
    """Corinth's 6 doesn't beat a 7: the script fails for one of the actions that are said to be right."""
    assert "after 'bid ares 6'" in refused(changed(0, do=["bid ares *"], wrong=[]))


def test_dice_that_nobody_wrote_down() -> None:
    form = form_of("battle")
    form["position"]["dice"] = [0, 3]
    assert "no die is left" in refused(form, "06-battle.json")


def test_a_pattern() -> None:
    pattern = Pattern("bid ares * | bid apollo")
    assert pattern.fits("bid ares 3")
    assert pattern.fits("bid apollo")
    assert not pattern.fits("bid ares")
    assert not pattern.fits("bid zeus 3")
    assert not pattern.fits("bid ares 3 4")
