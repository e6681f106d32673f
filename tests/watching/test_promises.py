"""Whether the checks of the random games would notice: each is shown a game that breaks the promise it looks after."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import pytest

from cyclades import Event, Game, Record
from cyclades.engine.words.pieces import ITEMS
from tests.watching import promises
from tests.watching.snapshot import Breach, content_of


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


class PartnersPurseShut(Faulty):
    """Nobody sees his partner's gold."""

    def view(self, player: int | None) -> dict[str, Any]:
        view = self.game.view(player)
        for city, content in view["cities"].items():
            if city != view["player"]:
                content.pop("gold", None)
        return view


class NeighboursPurse(Faulty):
    """Shows everybody the gold of whoever sits next to him."""

    def view(self, player: int | None) -> dict[str, Any]:
        view = self.game.view(player)
        if player is not None:
            neighbour = (player + 1) % len(view["cities"])
            list(view["cities"].values())[neighbour]["gold"] = self.game.engine.state.gold[neighbour]
        return view


class OpenItems(Faulty):
    def view(self, player: int | None) -> dict[str, Any]:
        return {**self.game.view(player), "hidden": [int(items) for items in self.game.engine.state.secret_items]}


class AsksTheOwner(Faulty):
    @property
    def player(self) -> int | None:
        state = self.game.engine.state
        holders = [player for player in range(3) if state.secret_items[player] >> ITEMS.index("cup") & 1]
        return holders[0] if holders else self.game.player


class TalksOfItems(Faulty):
    """Tells others which item is kept."""

    def listen(self, listener: Callable[[Event], None]) -> None:
        self.game.listen(lambda event: listener(cast("Event", Told(repr(event)))))


@dataclass(frozen=True)
class Told:
    words: str

    def seen_by(self, player: int | None) -> Told:
        return self


class Dreamer(Faulty):
    """Imagines as it should, but for what `spoil` does to the dream."""

    def seat(self, player: int) -> DreamingSeat:
        return DreamingSeat(self, player)

    def spoil(self, dream: Game, rng: random.Random) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class DreamingSeat:
    dreamer: Dreamer
    player: int

    def imagine(self, rng: random.Random) -> Game:
        dream = self.dreamer.game.seat(self.player).imagine(rng)
        self.dreamer.spoil(dream, rng)
        return dream


class DreamsOfTrueGold(Dreamer):
    def spoil(self, dream: Game, rng: random.Random) -> None:
        dream.engine.state.gold = self.game.engine.state.copy().gold


class DreamsOfTrueItems(Dreamer):
    def spoil(self, dream: Game, rng: random.Random) -> None:
        truth = self.game.engine.state.copy()
        dream.engine.state.secret_items, dream.engine.state.item_deck = truth.secret_items, truth.item_deck


class DreamsOfTheDice(Dreamer):
    def spoil(self, dream: Game, rng: random.Random) -> None:
        dream.engine.chance = self.game.engine.chance.copy()


class LosesCount(Dreamer):
    """Draws gold that everybody has seen come and go."""

    def spoil(self, dream: Game, rng: random.Random) -> None:
        dream.engine.state.gold[0] += 1 + rng.randrange(9)


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


# Sparta looks at two items, Athens and Corinth have one each face down.
ITEMS_SHOWN: dict[str, Any] = {
    "players": 3,
    "modules": ["favours"],
    "cycle": 3,
    "gods": ["zeus", "ares"],
    "turn": {"marker": "sparta", "god": "ares"},
    "favour": {"tile": "hephaestus"},
    "cities": {"athens": {"secret_items": ["cup"]}, "corinth": {"secret_items": ["lyre"]}},
    "draws": {"item": ["aegis", "thread"]},
}


@pytest.fixture
def items_shown() -> Game:
    game = Game.from_position(ITEMS_SHOWN)
    game.apply("favour")
    return game


def rng() -> random.Random:
    return random.Random(1)


def faulty(fault: type[Faulty], game: Game) -> Game:
    return cast("Game", fault(game))


@pytest.mark.parametrize("fault", [OpenPurses, RichestDecides, DreamsOfTheDice, LosesCount])
def test_a_secret_that_shows_is_a_breach(fault: type[Faulty], game: Game) -> None:
    promises.check_secrecy(game, rng())
    with pytest.raises(Breach):
        promises.check_secrecy(faulty(fault, game), rng())


@pytest.mark.parametrize("fault", [OpenPurses, RichestDecides, DreamsOfTheDice, DreamsOfTrueGold])
def test_a_secret_that_shows_is_a_breach_in_a_game_that_began_as_written(fault: type[Faulty], game: Game) -> None:
    as_written = Game.from_position(game.to_position())
    promises.check_secrecy(as_written, rng())
    with pytest.raises(Breach):
        promises.check_secrecy(faulty(fault, as_written), rng())


def test_gold_that_was_counted_may_be_dreamt_of(game: Game) -> None:
    promises.check_secrecy(faulty(DreamsOfTrueGold, game), rng())


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("fault", [OpenPurses, PartnersPurseShut, NeighboursPurse, DreamsOfTrueGold])
def test_gold_that_only_partners_may_see(fault: type[Faulty]) -> None:
    game = Game.from_position(Game.new(4, seed=5, modules=("titans",), teams=True).to_position())
    promises.check_secrecy(game, rng())
    with pytest.raises(Breach):
        promises.check_secrecy(faulty(fault, game), rng())


@pytest.mark.parametrize("fault", [OpenItems, AsksTheOwner, DreamsOfTrueItems])
def test_an_item_that_shows_is_a_breach(fault: type[Faulty], items_shown: Game) -> None:
    promises.check_secrecy(items_shown, rng())
    with pytest.raises(Breach):
        promises.check_secrecy(faulty(fault, items_shown), rng())


@pytest.mark.parametrize("fault", [OpenItems, TalksOfItems])
def test_a_kept_item_that_is_told_is_a_breach(fault: type[Faulty], items_shown: Game) -> None:
    promises.check_kept_item(items_shown, rng())
    with pytest.raises(Breach):
        promises.check_kept_item(faulty(fault, items_shown), rng())


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


def test_an_undo_that_goes_too_far_or_not_far_enough_is_a_breach() -> None:
    game = Game.from_position({"players": 3, "cycle": 3, "turn": {"marker": "sparta", "god": "ares"}})
    before = []
    for action in ("recruit troop naxos", "build fortress naxos"):
        before.append(content_of(game))
        game.apply(action)
    assert promises.check_undo_to_floor(game, before) == 2
    for positions in ([], before[:1], before[1:], [*before, before[0]], before[::-1]):
        with pytest.raises(Breach):
            promises.check_undo_to_floor(game, positions)


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
