"""Recorded games moment by moment: the same as the engine's, and for a player's eyes nothing he couldn't know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cyclades import Event, FormError, Game, Record
from cyclades.engine.words.pieces import CITIES
from cyclades.forms.event_form import event_to_json
from cyclades.game import begin_replay, replay_step
from cyclades.review.steps import Eyes, Replay, change, changed, frames, opening
from tests.games.corpus import recorded
from tests.places import ROOT
from tests.rules.favours import favoured

SHARED = ROOT / "web" / "tests" / "changes.json"
# One of each sort: the base game, every module, teams, an old version of the rules, a start in the middle.
GAMES = (
    "2-players-late-1",
    "3-players-plain-2",
    "modules-free_placement-hades-heroes-favours",
    "modules-hades-heroes-favours",
    "rules-2-titans-2",
    "titans-6-teams-max_cycles",
)
PART = 70


def positions(record: Record) -> Iterator[Game]:
    """The engine's own game at each moment."""
    game = begin_replay(record)
    yield game
    for number, step in enumerate(record.steps, start=1):
        replay_step(game, step, number)
        yield game


def shown(record: Record, eyes: Eyes) -> list[dict[str, Any]]:
    """What a page makes of the parts that it gets as JSON."""
    views: list[dict[str, Any]] = []
    while len(views) <= len(record.steps):
        part = json.loads(json.dumps(frames(record, eyes, len(views), len(views) + PART)))
        assert part["first"] == len(views)
        views.append(part["view"])
        for by in part["changes"]:
            views.append(changed(views[-1], by))
    return views


def seen_then(game: Game, eyes: Eyes) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(json.dumps(game.view(eyes.player)))
    if view["decision"] is not None:
        view["decision"].pop("options", None)
    if eyes.everything:
        for city, things in game.to_position()["cities"].items():
            view["cities"][city]["gold"] = things["gold"]
            if "secret_items" in things:
                view["cities"][city]["secret_items"] = things["secret_items"]
    return view


@pytest.mark.parametrize("name", GAMES)
def test_every_moment_is_as_it_was(name: str) -> None:
    record = recorded(name)
    for eyes in (Eyes(everything=True), Eyes(1), Eyes()):
        views = shown(record, eyes)
        assert len(views) == len(record.steps) + 1
        for number, game in enumerate(positions(record)):
            assert views[number] == seen_then(game, eyes), (number, eyes)


@pytest.mark.parametrize("name", GAMES)
def test_with_all_open_every_position_has_the_engines_fingerprint(name: str) -> None:
    record = recorded(name)
    everything = Eyes(everything=True)
    last = len(record.steps)
    assert frames(record, everything, 0, last)["fingerprints"] == [game.fingerprint() for game in positions(record)]
    assert frames(record, everything, last, last)["fingerprints"] == [Game.replay(record).fingerprint()]
    assert "fingerprints" not in frames(record, Eyes(0), 0, 1)  # it would tell what is behind the screens


@pytest.mark.parametrize("name", GAMES)
def test_the_story_tells_what_each_may_hear(name: str) -> None:
    record = recorded(name)
    told: list[Event] = []
    game = Game.replay(record, told.append)
    for eyes in (Eyes(everything=True), Eyes(1), Eyes()):
        story = opening(record, eyes)
        events = [event for step in story["story"] for event in step["events"]]
        heard = told if eyes.everything else [event.seen_by(eyes.player) for event in told]
        assert events == [event_to_json(game.names, event) for event in heard]
        actions = [step["action"] for step in story["story"][1:]]
        assert all(given in (None, step.action) for given, step in zip(actions, record.steps, strict=True))
        for mark, kind in (("turns", "turn_began"), ("cycles", "cycle_began")):
            begun = [
                number
                for number, step in enumerate(story["story"])
                if any(event["event"] == kind for event in step["events"])
            ]
            assert story[mark] == begun


def test_moments_beyond_the_end_are_the_end() -> None:
    record = recorded("3-players-late-1")
    last = len(record.steps)
    part = frames(record, Eyes(), last + 5, last + 50)
    assert (part["first"], part["changes"]) == (last, [])


def test_a_replay_goes_back_as_well() -> None:
    record = recorded("3-players-late-1")
    replay = Replay(record, Eyes(0))
    replay.go_to(9)
    there, heard = replay.view(), list(replay.heard)
    replay.go_to(15)
    replay.go_to(9)
    assert (replay.view(), replay.heard, replay.moment) == (there, heard, 9)


def test_a_record_with_another_end_is_refused() -> None:
    record = recorded("3-players-late-1")
    shorter = Record(record.config, record.position, record.setup, record.steps[:-1], record.rules, record.result)
    with pytest.raises(FormError, match=r"^record: another_result$"):
        opening(shorter, Eyes())


@pytest.mark.parametrize("name", ["thebes", "", "ALL", "0"])
def test_only_those_who_played_have_eyes(name: str) -> None:
    with pytest.raises(FormError, match=r"^one_needed \(possible=.*spectator, all, given="):
        Eyes.named(name, 3)
    assert [Eyes.named(one, 3).name for one in ("sparta", "spectator", "all")] == ["sparta", "spectator", "all"]


# What one couldn't know


def everything_of(record: Record, eyes: Eyes) -> str:
    """All that these eyes are ever given of a game."""
    return json.dumps([opening(record, eyes), frames(record, eyes, 0, len(record.steps))])


def two_turns(gold: int) -> Record:
    """Sparta's and Athens's turns, with so much gold in Athens."""
    game = Game.from_position(
        {
            "players": 3,
            "gods": ["ares", "zeus"],
            "turn": {"marker": "sparta", "god": "ares"},
            "bids": {"ares": {"marker": "sparta", "gold": 2}, "zeus": {"marker": "athens", "gold": 1}},
            "apollo": ["corinth"],
            "cities": {"sparta": {"gold": 6}, "athens": {"gold": gold}, "corinth": {"gold": 3}},
            "isles": {
                "naxos": {"owner": "sparta", "troops": 3},
                "delos": {"owner": "athens", "troops": 2},
                "tinos": {"owner": "corinth", "troops": 1},
            },
            "dice": [2, 1],
        }
    )
    for action in ("recruit troop naxos", "end", "recruit priest", "end"):
        game.apply(action)
    return game.record()


def test_gold_is_seen_by_its_owner_alone() -> None:
    less, more = two_turns(5), two_turns(9)
    for eyes in (Eyes(0), Eyes(2), Eyes()):
        assert everything_of(less, eyes) == everything_of(more, eyes)
    for eyes in (Eyes(1), Eyes(everything=True)):
        assert everything_of(less, eyes) != everything_of(more, eyes)


def kept(item: str) -> Record:
    """Sparta keeps one of the two that Hephaestus shows, face down; the other goes back under the deck unseen."""
    game = favoured("hephaestus", draws={"item": ["aegis", "cup"]})
    for action in ("favour", f"choose item {item}", "end"):
        game.apply(action)
    return game.record()


def test_what_lies_face_down_is_seen_by_its_owner_alone() -> None:
    aegis = kept("aegis")
    for number, eyes in enumerate((Eyes(), *(Eyes(player) for player in range(5)), Eyes(everything=True))):
        story = opening(aegis, eyes)["story"]
        views = shown(aegis, eyes)
        knows = eyes.everything or eyes.player == 0
        assert (story[2]["action"] == "choose item aegis") is knows, number
        chosen = [event for event in story[2]["events"] if event["event"] == "item_kept"]
        assert ("aegis" in json.dumps(chosen)) is knows
        assert (views[-1]["cities"]["sparta"]["secret_items"] == ["aegis"]) is knows


def test_partners_see_each_others_gold() -> None:
    record = recorded("titans-6-teams-max_cycles")
    for player in range(6):
        view = frames(record, Eyes(player), 3, 3)["view"]
        known = [city for city, things in view["cities"].items() if "gold" in things]
        assert known == [CITIES[player - player % 2], CITIES[player - player % 2 + 1]]


# Changes


def test_changes_are_those_the_page_knows() -> None:
    cases = json.loads(SHARED.read_text(encoding="utf-8"))
    assert len(cases) > 5
    for case in cases:
        assert change(case["before"], case["after"]) == case["change"]
        assert changed(case["before"], case["change"]) == case["after"]
