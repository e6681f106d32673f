"""Dice and draws from a generator, a script, a record, or somebody's own class."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cyclades import Chance, ChanceError, FormError, Game, RecordedChance, ScriptedChance, SeededChance
from cyclades.engine.machine.chance import DRAW_CARD, DRAW_GOD, DRAW_MARKER, DRAW_SEAT
from cyclades.engine.words.pieces import CARDS, POLYPHEMUS
from tests.forms.scenes import holds_up
from tests.phrases import heard, play
from tests.positions.laying import land_war

BATTLE = land_war(3, 2, cities={"sparta": {"gold": 20}})


class Loaded(Chance):
    """Somebody's own chance, written in Python: always a three, always the highest member of a set."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def die(self) -> int:
        self.asked.append("die")
        return 3

    def draw(self, kind: int, among: int) -> int:
        self.asked.append(f"draw {kind}")
        return among.bit_length() - 1

    def copy(self) -> Loaded:
        return Loaded()


def test_ones_own_chance_answers() -> None:
    chance = Loaded()
    game = Game.new(3, chance=chance)
    assert chance.asked[:6] == [f"draw {DRAW_SEAT}"] * 3 + [f"draw {DRAW_MARKER}"] * 3
    position = game.to_position()
    assert position["turn_order"] == ["corinth", "athens", "sparta"]
    assert position["gods"] == ["athena", "zeus"]
    assert position["track"][0] == CARDS[POLYPHEMUS]  # the last of the base game
    holds_up(game, seed=3)


def test_ones_own_chance_rolls_in_battle_and_is_copied() -> None:
    chance = Loaded()
    game = play(Game.from_position(BATTLE, chance=chance), "move troops naxos")
    branch = play(game.copy(), "land delos 3")
    assert chance.asked == []  # the copy has its own
    play(game, "land delos 3")
    assert chance.asked == ["die", "die"]
    assert game.to_position() == branch.to_position()
    assert game.record().steps[-1].outcomes == (3, 3)


@pytest.mark.rule("B1.4")
def test_a_seeded_die_has_its_faces() -> None:
    chance = SeededChance(5)
    rolled = Counter(chance.die() for _ in range(60_000))
    assert set(rolled) == {0, 1, 2, 3}
    for face, share in ((0, 1), (1, 2), (2, 2), (3, 1)):
        assert abs(rolled[face] - share * 10_000) < 500


def test_a_seeded_draw_reaches_every_member_alike() -> None:
    chance = SeededChance(6)
    drawn = Counter(chance.draw(DRAW_CARD, 0b1011_0001) for _ in range(40_000))
    assert set(drawn) == {0, 4, 5, 7}
    assert all(abs(count - 10_000) < 500 for count in drawn.values())


@pytest.mark.parametrize("seed", [0, 1, -1, -(10**20), 2**31, 2**62, 2**63, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    one, other = Game.new(4, seed=seed), Game.new(4, seed=seed)
    assert one.fingerprint() == other.fingerprint()
    holds_up(one, seed=1, steps=10)


def test_seeds_make_different_games() -> None:
    assert len({Game.new(4, seed=seed).fingerprint() for seed in range(40)}) > 35
    assert len({Game.new(4).fingerprint() for _ in range(40)}) > 35


def test_copies_of_chance_answer_alike() -> None:
    script = ScriptedChance([1, 2], {DRAW_CARD: [4]}, SeededChance(1))
    for chance in (SeededChance(7), script, RecordedChance([3, 2, 4, 1], SeededChance(2))):
        copy = chance.copy()
        assert [chance.die() for _ in range(2)] == [copy.die() for _ in range(2)]
        assert chance.draw(DRAW_CARD, 0b110000) == copy.draw(DRAW_CARD, 0b110000)


# Scripts


def test_a_script_answers_in_order_each_kind_from_its_own_list() -> None:
    script = ScriptedChance([3, 0, 1], {DRAW_CARD: [5, 6], DRAW_GOD: [2]})
    assert script.draw(DRAW_CARD, 0b1111111) == 5
    assert script.die() == 3
    assert script.draw(DRAW_GOD, 0b1111) == 2
    assert script.draw(DRAW_CARD, 0b1111111) == 6
    assert [script.die(), script.die()] == [0, 1]
    with pytest.raises(ChanceError, match="die"):
        script.die()
    with pytest.raises(ChanceError, match="card"):
        script.draw(DRAW_CARD, 0b1111111)


@pytest.mark.parametrize("face", [-1, 4, 10**30])
def test_a_script_with_an_impossible_face_is_refused(face: int) -> None:
    for chance in (ScriptedChance([face]), RecordedChance([face])):
        with pytest.raises(ChanceError, match="face"):
            chance.die()


@pytest.mark.parametrize("member", [-1, 1, 3, 61, 62, 10**30])
def test_a_script_cannot_draw_what_is_not_there(member: int) -> None:
    for chance in (ScriptedChance([], {DRAW_CARD: [member]}), RecordedChance([member])):
        with pytest.raises(ChanceError, match=r"^not_to_be_drawn \(drawn=card .*\)$"):
            chance.draw(DRAW_CARD, 0b10101)


@pytest.mark.parametrize(
    ("dice", "played", "failing"),
    [
        ([], ("recruit troop naxos", "move troops naxos"), "land delos 2"),
        ([2], ("recruit troop naxos", "move troops naxos"), "land delos 2"),
        ([9, 9], ("recruit troop naxos", "move troops naxos"), "land delos 2"),
        ([3, -1], ("recruit troop naxos", "move troops naxos"), "land delos 2"),
        ([0, 0], ("move troops naxos", "land delos 2"), "stay"),
        ([0, 0, 3], ("move troops naxos", "land delos 2"), "stay"),
    ],
    ids=str,
)
def test_a_script_that_runs_out_leaves_the_game_as_it_was(
    dice: list[int], played: tuple[str, ...], failing: str
) -> None:
    """Whether it fails at the first die, between the two, or in the second round of the battle."""
    game = play(Game.from_position(BATTLE, chance=ScriptedChance(dice)), *played)
    position, legal, record, can_undo = game.to_position(), game.legal_actions(), game.record(), game.can_undo
    with pytest.raises(ChanceError):
        game.apply(failing)
    assert (game.to_position(), game.legal_actions(), game.record()) == (position, legal, record)
    assert game.can_undo == can_undo
    assert Game.replay(game.record()).to_position() == position


def test_a_game_goes_on_with_new_dice_after_a_script_ran_out() -> None:
    chance = ScriptedChance([3])
    game = play(Game.from_position(BATTLE, chance=chance), "move troops naxos")
    with pytest.raises(ChanceError):
        game.apply("land delos 3")
    assert game.can_undo
    chance.dice = [3, 0, 2, 1]
    play(game, "land delos 3", "stay")
    assert [step.outcomes for step in game.record().steps] == [(), (3, 0), (2, 1)]
    assert game.to_position()["isles"]["delos"]["owner"] == "sparta"


def test_a_failed_roll_loses_no_listener() -> None:
    chance = ScriptedChance([])
    game = play(Game.from_position(BATTLE, chance=chance), "move troops naxos")
    told = heard(game)
    with pytest.raises(ChanceError):
        game.apply("land delos 3")
    told.clear()
    game.undo()
    game.apply("recruit troop naxos")
    assert [type(event).__name__ for event in told] == ["TroopRecruited"]


def test_a_set_up_whose_script_runs_out_is_no_game() -> None:
    with pytest.raises(ChanceError):
        Game.new(3, chance=ScriptedChance([]))


def test_a_positions_dice_come_first_and_then_a_fixed_seed() -> None:
    actions = ("move troops naxos", "land delos 3", "stay")
    games = [play(Game.from_position(BATTLE | {"dice": [0, 0]}), *actions) for _ in range(2)]
    first, second = ([step.outcomes for step in game.record().steps] for game in games)
    assert first == second
    assert first[1] == (0, 0)
    assert len(first[2]) >= 2


def test_a_positions_draws_are_drawn_by_name() -> None:
    position = {
        "players": 4,
        "cycle": 4,
        "phase": "creatures",
        "draws": {"card": ["satyr", "medusa", "fates"], "god": ["athena", "zeus", "ares"]},
        "gods": ["ares", "zeus", "poseidon"],
    }
    game = Game.from_position(position)
    assert game.to_position()["track"] == ["fates", "medusa", "satyr"]  # from right to left (B3.1)
    assert game.to_position()["gods"] == ["athena", "zeus", "ares"]  # the hidden one first (B3.5)


def test_favours_and_items_are_drawn_by_name() -> None:
    position = {
        "players": 3,
        "modules": ["hades", "favours"],
        "cycle": 4,
        "phase": "threat",
        "gods": ["ares", "zeus"],
        "dice": [2, 1],
        "draws": {"god": ["athena", "poseidon"], "favour": ["dionysus"], "item": ["lyre"]},
    }
    game = Game.from_position(position)
    after = game.to_position()
    assert (after["threat"], after["threat_roll"]) == (3, 3)
    assert after["favour"] == {"tile": "dionysus", "god": after["gods"][-1], "used": False}
    while not after["turn"]:
        game.apply(f"bid {after['favour']['god']} 1" if game.player == 0 else "bid apollo")
        after = game.to_position()
    assert after["cities"]["sparta"]["items"] == ["lyre"]


def test_a_draw_that_is_not_there_is_named_as_a_fault_of_the_position() -> None:
    position = {"players": 4, "cycle": 4, "phase": "creatures", "discard": ["satyr"], "draws": {"card": ["satyr"]}}
    with pytest.raises(FormError, match="draws"):
        Game.from_position(position)


def test_random_play_does_not_touch_the_global_generator() -> None:
    random.seed(1)
    expected = random.Random(1).random()
    holds_up(Game.new(3, seed=1), seed=1, steps=20)
    assert random.random() == expected
