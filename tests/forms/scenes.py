"""Real positions of every kind of decision, for tests that need something to look at or to spoil."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache
from typing import Any

from cyclades import Board, Game
from cyclades.engine.setting.config import MODULES
from cyclades.forms.decision import KINDS
from tests.positions.late_game import late_position
from tests.positions.laying import land_war
from tests.rules.thera import metropolises_on, teams

EACH_KIND = 3  # scenes of a kind
EAGER = ("call", "choose", "land", "move", "sail", "sacrifice", "use", "favour", "take")

# War and metropolises are rare among random players: these three begin with them.
SET_COMPLETED: dict[str, Any] = {
    "players": 3,
    "turn": {"marker": "sparta", "god": "athena"},
    "isles": {
        "naxos": {"owner": "sparta", "buildings": ["port", "fortress"]},
        "milos": {"owner": "sparta", "buildings": ["temple", "temple", "port"]},
        "kea": {"owner": "athens"},
        "tinos": {"owner": "corinth"},
    },
}
LAND_WAR = land_war(4, 4, dice=[0, 0])
SEA_WAR: dict[str, Any] = {
    "players": 3,
    "turn": {"marker": "sparta", "god": "poseidon"},
    "seas": {"6-4": {"owner": "sparta", "fleets": 4}, "5-5": {"owner": "athens", "fleets": 4}},
    "isles": {"naxos": {"owner": "sparta"}, "kea": {"owner": "athens"}, "tinos": {"owner": "corinth"}},
    "dice": [0, 0],
}
BEGINNINGS = (
    (SET_COMPLETED, ("build university naxos",), "discard_set"),
    (LAND_WAR, ("move troops naxos", "land delos 4"), "land_battle"),
    (SEA_WAR, ("move fleets 6-4", "sail 5-5 4"), "sea_battle"),
)
WITHOUT_TITANS = MODULES[:-1]
GODS = ["ares", "zeus", "athena"]


def titans_beginnings() -> list[tuple[Game, tuple[str, ...], str]]:
    """What artifacts, special metropolises and teams ask comes up too seldom, too."""
    morning = {"turn": None, "phase": "actions", "gods": GODS, "bids": {"ares": {"marker": "sparta"}}}
    auction = {"turn": None, "gods": GODS, "bids": {"ares": {"marker": "athens", "gold": 2}}}
    siege = metropolises_on("fira", "oia") | {"balos": {"owner": "corinth", "troops": 1}, "pyrgos": {"troops": 0}}
    philosophers = {"sparta": {"gold": 9, "philosophers": 3}}
    helm = {"helm": "fira"}
    return [
        (teams(artifacts=helm, **morning), (), "send_artifacts"),
        (teams(artifacts=helm, **morning), ("send helm",), "send_target"),
        (teams(artifacts={"lightning": "oia"}, **auction), ("bid ares 3",), "lightning_coin"),
        (teams(artifacts={"cornucopia": "kamari"}, turn=None, phase="revenue", gods=GODS), (), "cornucopia_share"),
        (teams("helm"), ("call helm",), "artifact_isle"),
        (teams(isles=siege), ("move troops kamari", "land pyrgos 1"), "military_victory"),
        (
            teams(god="athena", cities=philosophers, specials=["coastal", "cultural"]),
            ("recruit philosopher", "choose isle fira"),
            "special_choice",
        ),
    ]


@cache
def scenes() -> dict[str, list[Game]]:
    """By kind of decision: games that stand at one. Copy a game before you go on with it."""
    found: dict[str, list[Game]] = defaultdict(list)
    beginnings = [(Game.from_position(position), actions, kind) for position, actions, kind in BEGINNINGS]
    for game, actions, kind in beginnings + titans_beginnings():
        for action in actions:
            game.apply(action)
        assert game.engine.room().name == kind
        found[kind].append(game)
    seldom = [kind for _, _, kind in titans_beginnings()]
    seed = 0
    while any(len(found[kind]) < EACH_KIND for kind in KINDS if kind not in seldom) and seed < 400:
        modules = ((), WITHOUT_TITANS)[seed // 4 % 2]
        titans = Game.new(3 + seed % 4, seed=seed, modules=MODULES, teams=seed % 4 in (1, 3))
        for game in (Game.new(2 + seed % 4, seed=seed, modules=modules), _late_game(seed, modules), titans):
            _look_around(game, random.Random(seed), found)
        seed += 1
    missing = [kind for kind in KINDS if not found[kind]]
    assert not missing, f"no random game came to {missing}"
    return dict(found)


def all_scenes() -> list[Game]:
    return [game for games in scenes().values() for game in games]


def _late_game(seed: int, modules: tuple[str, ...]) -> Game:
    players = 2 + seed % 4
    board: Board = Game.new(players, seed=0).board
    return Game.from_position(late_position(random.Random(seed), board, players, {}, modules))


def _look_around(game: Game, rng: random.Random, found: dict[str, list[Game]]) -> None:
    for _ in range(150):
        if game.over:
            return
        kind = game.engine.room().name
        if len(found[kind]) < EACH_KIND:
            found[kind].append(game.copy())
        game.apply(_eager_choice(game, rng))


def _eager_choice(game: Game, rng: random.Random) -> int:
    """A random action, creatures and moves before everything else, bids low."""
    legal = game.legal_actions()
    if game.engine.room().name in ("offering", "prelude_offering"):
        return rng.choice(legal[:6])
    eager = [action for action in legal if game.text(action).startswith(EAGER)]
    return rng.choice(eager if eager and rng.random() < 0.7 else legal)


def holds_up(game: Game, seed: int, steps: int = 40) -> None:
    """It is a game: somebody can always decide, and every position on the way could have been written by hand."""
    rng = random.Random(seed)
    for _ in range(steps):
        position = game.to_position()
        assert Game.from_position(position).to_position() == position
        assert_markers_are_there(game, position)
        if game.over:
            assert game.decision is None
            assert game.legal_actions() == []
            assert game.winners
            return
        legal = game.legal_actions()
        decision = game.decision
        assert decision is not None
        assert legal
        assert len(set(legal)) == len(legal)
        assert [option.action for option in decision.options] == legal
        assert all(game.explain(action) is None for action in legal)
        game.apply(rng.choice(legal))


def assert_markers_are_there(game: Game, position: dict[str, Any]) -> None:
    """Every marker of a player in the game is on the track, on a god, on Apollo or in his hand, once."""
    names = game.names
    config = game.config
    placed = [marker for marker in position["turn_order"] if marker is not None]
    placed += [bid["marker"] for bid in position["bids"].values()]
    placed += position["apollo"][position["apollo_played"] :]
    assert len(set(placed)) == len(placed), f"a marker is in two places: {placed}"
    in_hand = [frame["marker"] for frame in position["flow"] if frame["room"] in ("offering", "prelude_offering")]
    living = {
        names.name("marker", marker)
        for marker in range(config.marker_count)
        if not game.engine.state.eliminated >> config.marker_player[marker] & 1
    }
    if not game.over:
        assert set(placed) | set(in_hand) == living
