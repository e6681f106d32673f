"""Taking steps back: one's own, alone, as far as nothing was rolled, drawn, shown or decided by others since."""

from __future__ import annotations

import random

import pytest

from cyclades import Event, FormError, Game, IllegalAction, ScriptedChance
from tests.forms.scenes import all_scenes, holds_up
from tests.phrases import gold, heard, kind, play
from tests.positions.laying import land_war

ARES = land_war(3, 1, cities={"sparta": {"gold": 20}}, track=["griffon"], dice=[3, 0, 0, 3, 3, 0])


def refuses_undo(game: Game) -> None:
    position, count = game.to_position(), game.action_count
    assert not game.can_undo
    with pytest.raises(IllegalAction) as raised:
        game.undo()
    assert raised.value.code == "nothing_to_undo"
    assert (game.to_position(), game.action_count) == (position, count)


def test_own_steps_are_taken_back_one_by_one() -> None:
    game = Game.from_position(ARES)
    refuses_undo(game)
    steps = ["recruit troop naxos", "build fortress naxos", "move troops naxos"]
    positions = []
    for step in steps:
        positions.append(game.to_position())
        game.apply(step)
    while steps:
        assert game.can_undo
        game.undo()
        steps.pop()
        assert game.to_position() == positions.pop()
        assert game.action_count == len(steps)
    refuses_undo(game)


def test_another_way_can_be_taken_after_an_undo() -> None:
    game = play(Game.from_position(ARES), "recruit troop naxos")
    game.undo()
    play(game, "build fortress naxos", "end")
    assert [step.action for step in game.record().steps] == ["build fortress naxos", "end"]
    assert Game.replay(game.record()).to_position() == game.to_position()


def test_dice_are_not_taken_back() -> None:
    game = play(Game.from_position(ARES), "move troops naxos")
    assert game.can_undo
    game.apply("land delos 2")
    refuses_undo(game)
    play(game, "recruit troop delos")
    game.undo()  # what came after the battle can be
    refuses_undo(game)


def test_a_draw_is_not_taken_back() -> None:
    zeus = ARES | {"turn": {"marker": "sparta", "god": "zeus"}}
    refuses_undo(play(Game.from_position(zeus), "recruit priest", "change griffon"))


def test_what_another_player_did_is_not_taken_back() -> None:
    game = Game.from_position({"players": 3, "turn_order": ["sparta", "athens", "corinth"]})
    refuses_undo(play(game, "bid apollo"))


def test_ones_own_two_markers_can_both_be_taken_back() -> None:
    game = Game.from_position({"players": 2, "turn_order": ["sparta", "sparta", "athens", "athens"]})
    game.apply("bid apollo")
    assert game.can_undo
    game.undo()
    assert game.action_count == 0


def test_gold_that_the_griffon_showed_is_not_taken_back() -> None:
    game = play(Game.from_position(ARES), "call griffon")
    assert kind(game) == "griffon_victim"
    assert game.can_undo
    game.apply("choose player athens")
    refuses_undo(game)
    assert gold(game, "athens") == 3


def test_the_end_is_not_taken_back() -> None:
    game = Game.new(3, seed=4, options={"max_cycles": 1})
    while not game.over:
        game.apply(game.legal_actions()[0])
    refuses_undo(game)


def test_whatever_is_taken_back_was_the_deciders_own_and_sure() -> None:
    """In random games: an undo leads exactly one step back, to the same decider, over no outcome of chance."""
    undone = 0
    for number, scene in enumerate(all_scenes()):
        game = Game.from_position(scene.to_position())
        rng = random.Random(number)
        for _ in range(25):
            if game.over:
                break
            before, decider = game.to_position(), game.player
            game.apply(rng.choice(game.legal_actions()))
            if not game.can_undo:
                continue
            assert game.player == decider
            assert game.record().steps[-1].outcomes == ()
            if rng.random() < 0.5:
                count = game.action_count
                game.undo()
                assert game.to_position() == before
                assert game.action_count == count - 1
                undone += 1
    assert undone > 100


def test_undo_tells_nobody_and_loses_no_listener() -> None:
    game = Game.from_position(ARES)
    told = heard(game)
    game.apply("recruit troop naxos")
    first = list(told)
    game.undo()
    assert told == first
    game.apply("recruit troop naxos")
    assert told == first + first


# Over anything, if all agree


def test_rewind_brings_new_dice() -> None:
    game = play(Game.from_position(ARES), "move troops naxos", "land delos 2")
    assert game.to_position()["isles"]["delos"]["owner"] == "sparta"
    game.rewind(1)
    assert kind(game) == "troop_move"
    game.apply("land delos 2")  # the second pair of dice: he loses one, and is asked whether the other retreats
    assert kind(game) == "land_battle"
    assert [step.outcomes for step in game.record().steps] == [(), (0, 3)]


def test_rewind_goes_to_any_earlier_moment() -> None:
    game = Game.new(4, seed=11)
    rng = random.Random(11)
    positions = [game.to_position()]
    for _ in range(60):
        game.apply(rng.choice(game.legal_actions()))
        positions.append(game.to_position())
    for count in (60, 59, 40, 13, 1, 0):
        game.rewind(count)
        assert game.action_count == count
        assert game.to_position() == positions[count]
        assert not game.can_undo
        assert Game.replay(game.record()).to_position() == positions[count]
    holds_up(game, seed=1)


def test_rewind_does_not_wind_chance_back() -> None:
    """Otherwise all who agreed to go back would know what will be rolled."""
    outcomes = set()
    game = Game.new(3, seed=8)
    while len(game.record().steps[-1].outcomes if game.action_count else ()) < 3:
        game.apply("bid apollo" if kind(game) == "offering" else game.legal_actions()[0])
    for _ in range(8):
        game.rewind(game.action_count - 1)
        game.apply(game.legal_actions()[0])
        outcomes.add(game.record().steps[-1].outcomes)
    assert len(outcomes) > 1


@pytest.mark.parametrize("count", [-1, 3, 10**30])
def test_rewind_to_what_never_was_is_refused(count: int) -> None:
    game = play(Game.from_position(ARES), "recruit troop naxos", "build fortress naxos")
    position = game.to_position()
    with pytest.raises(FormError):
        game.rewind(count)
    assert (game.to_position(), game.action_count, game.can_undo) == (position, 2, True)


def test_rewind_loses_no_listener() -> None:
    game = Game.from_position(ARES)
    told: list[Event] = []
    game.listen(told.append)
    play(game, "recruit troop naxos")
    told.clear()
    game.rewind(0)
    assert told == []
    play(game, "recruit troop naxos")
    assert len(told) == 1


def test_a_copy_takes_its_own_steps_back() -> None:
    game = play(Game.from_position(ARES), "recruit troop naxos")
    copy = game.copy()
    assert copy.can_undo
    copy.undo()
    refuses_undo(copy)
    assert game.action_count == 1
    assert game.can_undo
    game.apply("build fortress naxos")
    assert copy.action_count == 0


def test_undo_works_with_scripted_chance() -> None:
    game = Game.from_position(ARES, chance=ScriptedChance([3, 0]))
    play(game, "recruit troop naxos", "move troops naxos")
    game.undo()
    game.undo()
    play(game, "move troops naxos", "land delos 3")
    assert game.to_position()["isles"]["delos"]["troops"] == 3
