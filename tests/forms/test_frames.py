"""Impossible frames: what moves, battles and choices hold is there, or the position is refused by the field's name."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.machine.rooms import ROOMS
from tests.forms.frame_damage import Damage, sample
from tests.forms.scenes import all_scenes
from tests.forms.test_module_positions import ATTACK, titans
from tests.forms.test_positions import IN_TURN, TURN
from tests.watching.invariants.base import check_position
from tests.watching.snapshot import content_of

ON_FIRA: dict[str, Any] = {"room": "troop_move", "isle": "fira", "flying": False}
ON_OIA: dict[str, Any] = {"room": "land_battle"} | ATTACK | {"isle": "oia", "attackers": 1}
GUARDED: dict[str, Any] = {"fira": {"troops": 3}, "oia": {"troops": 1}, "finikia": {"owner": "athens"}}
ARTIFACTS = ["sandals", "caduceus", "helm", "lightning", "cornucopia"]


@pytest.mark.parametrize(
    ("field", "frame"),
    [
        ("titans", ON_FIRA | {"titans": 3}),
        ("attacking_titans", ON_OIA | {"attacking_titans": 3}),
        ("attacking_artifacts", ON_OIA | {"attacking_artifacts": ARTIFACTS}),
    ],
)
def test_what_titans_brought_is_not_believed(field: str, frame: dict[str, Any]) -> None:
    """Three titans where none stand, three more than there are, and five artifacts from nowhere."""
    isles = GUARDED | {"kamari": {"owner": "sparta", "titans": 3}}
    position = titans(turn=TURN, isles=isles, flow=[*IN_TURN, frame])
    with pytest.raises(FormError, match=rf"^flow: {frame['room']}: {field}: "):
        Game.from_position(position)


def test_what_is_there_can_go_along() -> None:
    """The bystanders of the three: the same frames, with what really stands there."""
    isles = GUARDED | {"fira": {"troops": 3, "titans": 1}}
    moving = ON_FIRA | {"titans": 1, "artifacts": ["helm"]}
    assert Game.from_position(titans(turn=TURN, isles=isles, artifacts={"helm": "fira"}, flow=[*IN_TURN, moving]))
    attack = ON_OIA | {"attacking_titans": 2, "attacking_artifacts": ["helm"]}
    game = Game.from_position(titans(turn=TURN, isles=isles, artifacts={"helm": None}, flow=[*IN_TURN, attack]))
    check_position(game, content_of(game))


def refusal(damage: Damage) -> tuple[Game | None, str]:
    """The game at a damaged position, or why there is none."""
    try:
        return Game.from_position(damage.position), ""
    except FormError as error:
        return None, str(error)


def outcome(damage: Damage) -> str:
    """Refused by name, or shown to be possible: what holds in every game holds here and in what follows."""
    game, reason = refusal(damage)
    if game is None:
        named = (damage.field, str(damage.value))  # a thing that is in two places is named itself
        assert any(name in reason for name in named), f"{damage} is refused without its name: {reason}"
        return "refused"
    rng = random.Random(1)
    for _ in range(12):
        check_position(game, content_of(game))
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
    return "possible"


def test_a_thousand_damaged_frames_are_refused_by_name_or_possible() -> None:
    damages = sample(1000)
    outcomes = Counter(outcome(damage) for damage in damages)
    assert len(damages) == 1000
    assert outcomes["refused"] > 800, outcomes


def test_the_damage_is_done_to_every_room_and_field() -> None:
    """Of the rooms that a decision can lie on: what advances by itself is never seen from outside."""
    seen = {(damage.room, damage.field) for damage in sample(1000)}
    rooms = {frame["room"] for game in all_scenes() for frame in game.to_position()["flow"]}
    fields = {(room.name, field.name) for room in ROOMS for field in room.fields if room.name in rooms}
    assert seen == fields


def test_real_frames_are_believed() -> None:
    for game in all_scenes():
        position = game.to_position()
        assert Game.from_position(position).to_position() == position
