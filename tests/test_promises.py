"""Whether the checks of the random games would notice: each is shown a game that breaks the promise it looks after."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from cyclades import Game, Record
from tests import promises
from tests.tabletop import Breach, content_of


class Faulty:
    """A game with a fault: what isn't overridden goes through to the real one."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def copy(self) -> Faulty:
        return type(self)(self.game.copy())


class OpenPurses(Faulty):
    def view(self, player: int | None) -> dict[str, Any]:
        return {**self.game.view(player), "purses": list(self.game.engine.state.gold)}


class RichestDecides(Faulty):
    @property
    def player(self) -> int | None:
        purses = list(self.game.engine.state.gold)
        return purses.index(max(purses))


class SharedCopy(Faulty):
    def copy(self) -> Faulty:
        return self


class ForgetfulUndo(Faulty):
    @property
    def can_undo(self) -> bool:
        return True

    def undo(self) -> None:
        pass


class DropsAction(Faulty):
    def legal_actions(self) -> list[int]:
        return self.game.legal_actions()[1:]


class AddsAction(Faulty):
    def legal_actions(self) -> list[int]:
        return [*self.game.legal_actions(), 3]


class AnybodyActs(Faulty):
    def apply(self, action: object, player: int | None = None) -> None:
        pass


class ShortRecord(Faulty):
    def record(self) -> Record:
        whole = self.game.record()
        return Record(whole.config, whole.position, whole.setup, whole.steps[:-1])


class WrongNotation(Faulty):
    def text(self, action: int) -> str:
        return "stay"


class WrongPosition(Faulty):
    def to_position(self) -> dict[str, Any]:
        position = self.game.to_position()
        position["cities"]["sparta"]["gold"] += 1
        return position


@pytest.fixture
def game() -> Game:
    """A game of three, some twenty actions old."""
    game, rng = Game.new(3, seed=5), random.Random(5)
    for _ in range(20):
        game.apply(rng.choice(game.legal_actions()))
    return game


def rng() -> random.Random:
    return random.Random(1)


def faulty(fault: type[Faulty], game: Game) -> Game:
    return cast("Game", fault(game))


@pytest.mark.parametrize("fault", [OpenPurses, RichestDecides])
def test_a_secret_that_shows_is_a_breach(fault: type[Faulty], game: Game) -> None:
    promises.check_secrecy(game, rng())
    with pytest.raises(Breach):
        promises.check_secrecy(faulty(fault, game), rng())


def test_what_follows_from_a_secret_is_a_breach(game: Game) -> None:
    action = game.legal_actions()[0]
    promises.check_consequences(game, action, rng())
    with pytest.raises(Breach):
        promises.check_consequences(faulty(OpenPurses, game), action, rng())


def test_a_copy_that_isnt_one_is_a_breach(game: Game) -> None:
    promises.check_copy(game, content_of(game), rng())
    with pytest.raises(Breach):
        promises.check_copy(faulty(SharedCopy, game), content_of(game), rng())


def test_an_undo_that_undoes_nothing_is_a_breach(game: Game) -> None:
    actions = game.legal_actions()
    promises.check_undo(game, content_of(game), actions[0])
    with pytest.raises(Breach):
        promises.check_undo(faulty(ForgetfulUndo, game), content_of(game), actions[0])


@pytest.mark.parametrize("fault", [DropsAction, AddsAction])
def test_a_reason_that_doesnt_fit_the_legal_actions_is_a_breach(fault: type[Faulty], game: Game) -> None:
    promises.check_explanations(game)
    with pytest.raises(Breach):
        promises.check_explanations(faulty(fault, game))


def test_another_hand_on_the_table_is_a_breach(game: Game) -> None:
    legal = game.legal_actions()
    assert "not_your_decision" in promises.check_refusals(game, content_of(game), legal, rng())
    with pytest.raises(Breach):
        promises.check_refusals(faulty(AnybodyActs, game), content_of(game), legal, rng())


def test_a_record_that_leaves_something_out_is_a_breach(game: Game) -> None:
    promises.check_record(game, {0: content_of(Game.new(3, seed=5))})
    promises.check_unfinished_record(game)
    with pytest.raises(Breach):
        promises.check_record(faulty(ShortRecord, game), {})
    with pytest.raises(Breach):
        promises.check_unfinished_record(faulty(ShortRecord, game))
    with pytest.raises(Breach):
        promises.check_record(game, {7: content_of(game)})
    with pytest.raises(Breach):
        promises.check_rewind(game, {7: content_of(game)}, rng())


def test_a_form_that_means_something_else_is_a_breach(game: Game) -> None:
    action = game.legal_actions()[0]
    promises.check_notation(game, action)
    with pytest.raises(Breach):
        promises.check_notation(faulty(WrongNotation, game), action)
    promises.check_position_form(game, content_of(game))
    with pytest.raises(Breach):
        promises.check_position_form(faulty(WrongPosition, game), content_of(game))


def test_a_dream_that_doesnt_fit_is_a_breach(game: Game) -> None:
    assert game.player is not None
    promises.check_imagined(game, game.player, rng())
    with pytest.raises(Breach):
        promises.check_imagined(faulty(OpenPurses, game), game.player, rng())
