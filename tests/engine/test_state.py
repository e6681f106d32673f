"""A position is all that its State holds: whatever changes in it is seen by copies, comparisons, hashes and pickles."""

from __future__ import annotations

import ast
import pickle
import random
from pathlib import Path

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.machine.state import NUMBERS, ROWS, SHARED, State, StateNumbers, added
from cyclades.engine.setting.config import MODULES
from tests.players.tastes import variant


def some_state() -> State:
    """A position in the middle of a game with all modules, so that no row is empty."""
    terms = variant(3, subsets=(MODULES,))
    game, rng = terms.new_game(), random.Random(3)
    for _ in range(120):
        game.apply(terms.choose(game, game.legal_actions(), rng))
    return game.engine.state.copy()


def change(state: State, name: str, place: int | None) -> None:
    """Change one number, as the engine would."""
    if place is None:
        setattr(state, name, getattr(state, name) + 1)
    elif name in SHARED:
        setattr(state, name, added(getattr(state, name), place, 1))
    else:
        row = getattr(state, name)
        row[place] = row[place] + 1


def content(state: State) -> tuple[object, ...]:
    return tuple(
        tuple(value) if name in ROWS else value for name in (*NUMBERS, *ROWS) for value in [getattr(state, name)]
    )


PLACES: list[tuple[str, int | None]] = [(name, None) for name in NUMBERS]
PLACES += [(name, place) for name in ROWS for place in (0, -1)]


def test_every_field_is_listed() -> None:
    of_compiled: tuple[str, ...] = getattr(State, "__mypyc_attrs__", ())
    assert {*StateNumbers.__annotations__, *State.__annotations__, *of_compiled} == {*NUMBERS, *ROWS}


def test_a_copy_is_equal_and_independent() -> None:
    state = some_state()
    copy = state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    assert content(copy) == content(state)
    assert pickle.loads(pickle.dumps(state)) == state


@pytest.mark.parametrize(("name", "place"), PLACES)
def test_a_change_is_noticed(name: str, place: int | None) -> None:
    state = some_state()
    before = content(state)
    copy = state.copy()
    at = len(getattr(state, name)) - 1 if place == -1 else place
    change(copy, name, at)
    assert content(state) == before, "the original follows its copy"
    assert copy != state
    assert hash(copy) != hash(state)
    assert copy.as_tuple() != state.as_tuple()
    second = copy.copy()
    assert second == copy, "copy() leaves the field out"
    assert content(second) == content(copy)
    pickled = pickle.loads(pickle.dumps(copy))
    assert pickled == copy, "a pickle leaves the field out"
    assert pickled != state
    change(second, name, at)
    assert content(copy) != content(second), "two copies share the field"


@pytest.mark.parametrize("name", ROWS)
def test_every_place_of_a_row_belongs_to_the_position(name: str) -> None:
    state = some_state()
    for place in range(len(getattr(state, name))):
        copy = state.copy()
        change(copy, name, place)
        assert copy != state
        assert pickle.loads(pickle.dumps(copy)) == copy != state


def written_rows(source: Path) -> set[str]:
    """The names of all rows that a module writes into, but for those of its own objects."""
    nodes = ast.walk(ast.parse(source.read_text("utf-8")))
    rows = [node.value for node in nodes if isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load)]
    names = {row.id for row in rows if isinstance(row, ast.Name)}
    return names | {row.attr for row in rows if isinstance(row, ast.Attribute) and ast.unparse(row.value) != "self"}


def test_nobody_writes_into_a_row_that_copies_share() -> None:
    """Only positions that are being read are written into: there are no copies of them yet."""
    package = Path(cyclades.__file__).parent
    written = {source: written_rows(source) & {*SHARED} for source in package.rglob("*.py")}
    assert {source.name for source, rows in written.items() if rows} == {
        "module_form.py",
        "read_markers.py",
        "read_position.py",
    }


def test_a_state_equals_no_other_thing() -> None:
    state = some_state()
    assert state != state.as_tuple()


def test_a_game_at_a_pickled_position_goes_on_the_same() -> None:
    game = Game.new(4, seed=9)
    rng = random.Random(9)
    for _ in range(100):
        game.apply(rng.choice(game.legal_actions()))
    twin = game.copy()
    twin.engine.state = pickle.loads(pickle.dumps(game.engine.state))
    for _ in range(100):
        action = rng.choice(game.legal_actions())
        game.apply(action)
        twin.apply(action)
    assert twin.engine.state == game.engine.state
