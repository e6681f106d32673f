"""Random players with a taste, and the games they are put into: plain chance seldom leads to a war or a forfeit."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from cyclades import Event, Game, SeededChance
from cyclades.engine.setting.config import MODULES, TITANS_COUNTS
from cyclades.engine.words.actions import (
    BID,
    BID_APOLLO,
    BUILD,
    BUILD_NECROPOLIS,
    CALL,
    CHANGE,
    CHOOSE_ISLE,
    END_TURN,
    FAMILY_OF,
    FORGO,
    JOIN_ARTIFACT,
    JOIN_HERO,
    JOIN_TITANS,
    JOIN_UNDEAD,
    LAND,
    LET_GO,
    MOVE_FLEETS,
    MOVE_TITANS,
    MOVE_TROOPS,
    PASS,
    PASS_THROUGH,
    PAY_HERO,
    RECRUIT_FLEET,
    RECRUIT_PHILOSOPHER,
    RECRUIT_PRIEST,
    RECRUIT_TITAN,
    RECRUIT_TROOP,
    REROLL,
    SACRIFICE,
    SAIL,
    SPEND_PRIESTESS,
    STAY,
    STOP,
    USE_FAVOUR,
    USE_ITEM,
    bid_god,
    land_territory,
    sail_sea,
)
from cyclades.engine.words.pieces import ARES, ATHENA, HADES, KRONOS, NONE, POSEIDON
from tests.positions.late_game import late_position


@dataclass(frozen=True, eq=False)
class Taste:
    """How a random player leans: first he picks a kind of action by weight (1 where none is given), then one of it."""

    name: str
    weights: Mapping[int, float] = field(default_factory=dict)
    gods: frozenset[int] = frozenset()  # the gods he bids for, if he can
    aggression: float = 0.0  # how often he attacks where he could also just move
    even: bool = False  # every legal action is equally likely, whatever its kind

    def choose(self, game: Game, legal: list[int], rng: random.Random) -> int:
        if self.even:
            return legal[int(rng.random() * len(legal))]
        by_family: dict[int, list[int]] = {}
        for action in legal:
            by_family.setdefault(FAMILY_OF[action], []).append(action)
        families = list(by_family)
        if len(families) > 1:
            family = rng.choices(families, [self.weights.get(one, 1.0) for one in families])[0]
        else:
            family = families[0]
        return rng.choice(self.preferred(game, family, by_family[family], rng))

    def preferred(self, game: Game, family: int, actions: list[int], rng: random.Random) -> list[int]:
        """Those actions of one kind that he would rather take."""
        if family == BID:
            return [action for action in actions if bid_god(action) in self.gods] or actions
        if family not in (LAND, SAIL) or rng.random() > self.aggression:
            return actions
        if family == SAIL:
            return [action for action in actions if fleets_in_the_way(game, sail_sea(action))] or actions
        best = max(prey(game, land_territory(action)) for action in actions)
        return [action for action in actions if prey(game, land_territory(action)) == best]


def fleets_in_the_way(game: Game, sea: int) -> bool:
    return game.engine.state.fleet_owner[sea] not in (NONE, game.player)


def prey(game: Game, territory: int) -> int:
    """How much an attacker wants an isle: somebody's last one most, an enemy's more than a neutral one."""
    owner = list(game.engine.state.owner)
    holder = owner[territory]
    if holder == game.player:
        return 0
    if holder == NONE:
        return 1
    return 3 if owner.count(holder) == 1 else 2


PLAIN: Final = Taste("plain", even=True)
WARLIKE: Final = Taste(
    "warlike",
    {MOVE_TROOPS: 8, MOVE_FLEETS: 4, RECRUIT_TROOP: 4, RECRUIT_FLEET: 3, STAY: 3, END_TURN: 0.3, BID: 8},
    frozenset((ARES, POSEIDON)),
    aggression=0.9,
)
CONQUEROR: Final = Taste(
    "conqueror",
    {MOVE_TROOPS: 20, RECRUIT_TROOP: 6, BUILD: 6, CALL: 3, RECRUIT_PHILOSOPHER: 9, END_TURN: 0.05, STAY: 20, BID: 9},
    aggression=1.0,
)
COWARD: Final = Taste(
    "coward",
    {MOVE_TROOPS: 6, MOVE_FLEETS: 6, RECRUIT_TROOP: 3, RECRUIT_FLEET: 3, STAY: 0.1, STOP: 0.2},
    frozenset((ARES, POSEIDON)),
    aggression=0.6,
)
CALLER: Final = Taste("caller", {CALL: 20, CHANGE: 0.3, FORGO: 0.1, STOP: 0.3, END_TURN: 0.4, BID: 4, BID_APOLLO: 2})
BUILDER: Final = Taste(
    "builder", {BUILD: 15, RECRUIT_PHILOSOPHER: 9, RECRUIT_PRIEST: 3, CALL: 0.3, FORGO: 0.2, END_TURN: 0.2, BID: 6}
)
SCHOLAR: Final = Taste(
    "scholar", {RECRUIT_PHILOSOPHER: 30, BUILD: 2, END_TURN: 0.2, BID: 9}, frozenset((ATHENA,)), aggression=0.0
)
HOARDER: Final = Taste("hoarder", {END_TURN: 8, BID_APOLLO: 4, CALL: 0.2, BUILD: 0.3})
TASTES: Final = (PLAIN, WARLIKE, CONQUEROR, COWARD, CALLER, BUILDER, SCHOLAR, HOARDER)

# Tastes for what only modules have.
HEROIC: Final = Taste(
    "heroic",
    {CALL: 20, PAY_HERO: 20, SPEND_PRIESTESS: 10, SACRIFICE: 4, MOVE_TROOPS: 8, JOIN_HERO: 5, REROLL: 2, BID: 9}
    | {LET_GO: 0.1, END_TURN: 0.3, CHANGE: 0.2},
    frozenset((ARES, ATHENA)),
    aggression=0.8,
)
DEATHLY: Final = Taste(
    "deathly",
    {RECRUIT_TROOP: 8, RECRUIT_FLEET: 8, BUILD_NECROPOLIS: 9, MOVE_TROOPS: 8, MOVE_FLEETS: 8, JOIN_UNDEAD: 3}
    | {STAY: 3, END_TURN: 0.2, BID: 9},
    frozenset((HADES, ARES, POSEIDON)),
    aggression=0.9,
)
FAVOURED: Final = Taste(
    "favoured",
    {USE_FAVOUR: 20, USE_ITEM: 3, SPEND_PRIESTESS: 3, CALL: 4, BUILD: 4, PASS: 0.5, BID: 9, END_TURN: 0.4}
    | {CHOOSE_ISLE: 3, STAY: 0.3},
    aggression=0.5,
)
MODULE_TASTES: Final = (*TASTES, HEROIC, DEATHLY, FAVOURED)
TITANIC: Final = Taste(
    "titanic",
    {RECRUIT_TITAN: 20, MOVE_TITANS: 20, JOIN_TITANS: 3, JOIN_ARTIFACT: 5, PASS_THROUGH: 8, CALL: 9, STAY: 3, BID: 9}
    | {END_TURN: 0.3},
    frozenset((KRONOS, ARES)),
    aggression=0.9,
)
TITANS_TASTES: Final = (*MODULE_TASTES, TITANIC)

BASE: Final[tuple[tuple[str, ...], ...]] = ((),)
SUBSETS: Final = tuple(subset for count in range(len(MODULES) + 1) for subset in combinations(MODULES, count))
WITHOUT_TITANS: Final = tuple(subset for subset in SUBSETS if "titans" not in subset)
WITH_TITANS: Final = tuple(subset for subset in SUBSETS if "titans" in subset)
PARTS: Final = {"none": BASE, "hades": WITHOUT_TITANS, "titans": WITH_TITANS}  # what random games are played with
COUNTS: Final = (2, 3, 4, 5)


def counts_of(modules: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of players with these modules."""
    return TITANS_COUNTS if "titans" in modules else COUNTS


SORTS: Final = tuple((modules, players) for modules in SUBSETS for players in counts_of(modules))


@dataclass(frozen=True)
class Variant:
    """One random game's terms, all drawn from its number."""

    number: int
    players: int
    options: dict[str, object]
    tastes: tuple[Taste, ...]
    late: bool = False  # begins from a position in the middle of a game
    modules: tuple[str, ...] = ()
    teams: bool = False

    def new_game(self, listen: Callable[[Event], None] | None = None) -> Game:
        game = Game.new(
            self.players,
            seed=self.number,
            modules=self.modules,
            teams=self.teams,
            options=self.options,
            listen=None if self.late else listen,
        )
        if self.late:
            rng = random.Random(self.number)
            position = late_position(rng, game.board, self.players, self.options, self.modules, self.teams)
            game = Game.from_position(position, SeededChance(self.number))
            if listen is not None:
                game.listen(listen)
        return game

    def choose(self, game: Game, legal: list[int], rng: random.Random) -> int:
        """The decider's choice."""
        assert game.player is not None
        return self.tastes[game.player].choose(game, legal, rng)

    def __str__(self) -> str:
        tastes = sorted({taste.name for taste in self.tastes})
        late = ", late position" if self.late else ""
        modules = ("/".join(self.modules) or "base game") + (" in teams" if self.teams else "")
        return f"{self.players} players, {modules}, {'/'.join(tastes)}, options {self.options}{late}"


def variant(
    number: int, player_counts: tuple[int, ...] | None = None, subsets: tuple[tuple[str, ...], ...] = BASE
) -> Variant:
    """The terms of a game, with one of the subsets of the modules: a third are plain chance under the plain rules.

    All numbers of players take turns if none are given; of the Titans games of four every other one is played in teams.
    """
    rng = random.Random(number)
    group = number // len(player_counts or COUNTS)  # the games with the same subset
    modules = subsets[group % len(subsets)]
    titans = "titans" in modules
    counts = player_counts or counts_of(modules)
    players = counts[number % len(counts)]
    teams = titans and (players == 6 or (players == 4 and (group + group // len(subsets)) % 2 == 1))
    if rng.random() < 1 / 3:
        return Variant(number, players, {}, (PLAIN,) * players, modules=modules, teams=teams)
    options: dict[str, object] = {}
    leanings = TITANS_TASTES if titans else MODULE_TASTES if modules else TASTES
    if rng.random() < 0.5:
        tastes = tuple(rng.choice(leanings) for _ in range(players))
    else:
        tastes = (rng.choice(leanings),) * players
    if rng.random() < 0.2:
        options["edition"] = "first"
        if rng.random() < 0.5:
            options["apollo_marker"] = rng.choice(("own", "any"))
    if rng.random() < 0.2:
        options["open_gold"] = True
    if rng.random() < 0.2:
        options["tiebreak"] = "metropolises"
    if players == 2 and rng.random() < 0.3:
        options["priests_two_player"] = rng.choice(("each", "joint"))
    late = rng.random() < 0.4
    options["max_cycles"] = rng.choice((1, 2, 3, 8, 15, 30, 60, 60, 60)) + (20 if late else 0)  # or nobody may build
    return Variant(number, players, options, tastes, late, modules, teams)
