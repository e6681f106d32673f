"""Why a choice is good: what it gains, whom it stops, which threat it meets. Codes with arguments, no sentences.

Everything is read from positions that the seat imagines: what is open, and what follows from the player's own steps.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cyclades.bots.merchant.battles import Fight, fight_of, won
from cyclades.bots.merchant.survey import Survey
from cyclades.bots.merchant.turns import Planner
from cyclades.bots.merchant.worth import WEIGHTS, GoldJudge
from cyclades.engine.cities.holdings import (
    artifacts_of,
    building_count,
    buildings_in_supply,
    is_eliminated,
    prosperity_in_supply,
    revenue,
    side_metropolises,
    territories_held,
    theatre_count,
)
from cyclades.engine.cities.metropolis import can_found, missing_types, philosophers_needed
from cyclades.engine.cycle.auction import MARKER, cost_of_bids, queue_length
from cyclades.engine.cycle.turn import begin_turn
from cyclades.engine.gods.pantheon import GOD_POWERS
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.room_numbers import LAND_BATTLE, OFFERING, SEA_BATTLE, TURN
from cyclades.engine.war.battle import ATTACKER, DEFENDER, PLACE, side_of
from cyclades.engine.war.party import units_in
from cyclades.engine.war.units import land_units, sea_units
from cyclades.engine.words.actions import (
    AT_BID_APOLLO,
    AT_END_TURN,
    AT_STAY,
    FAMILY_OF,
    JOIN_ARTIFACT,
    bid_amount,
    bid_god,
)
from cyclades.engine.words.pieces import (
    ARTIFACT_COUNT,
    ATHENA,
    BIT,
    BUILDING_COUNT,
    FIRST_ARTIFACT,
    FIRST_HERO,
    HERO_COUNT,
    MAX_PLAYERS,
    NO_BUILDING,
    NONE,
    PORT,
)
from cyclades.forms.names import Names
from cyclades.seat import Seat

MOST_REASONS: Final = 3
LIKELY_LOST: Final = 0.5  # an isle that a rival takes so likely is in danger
SAFER: Final = 0.25  # and so much less likely: that meets the threat
SURE: Final = 100  # percent
# How a turn with a god is planned that is being bid for.
WIDTH: Final = 3
CHOICES: Final = 60
POSITIONS: Final = 200

CODES: Final = (
    "wins",
    "enough_metropolises",
    "stops_winning",
    "eliminates",
    "takes_metropolis",
    "founds_metropolis",
    "denies_victory",
    "denies_metropolis",
    "takes_isle",
    "settles_isle",
    "guards_isle",
    "artifact",
    "kind_of_building",
    "philosopher",
    "income",
    "weakens",
    "hero",
    "priest",
    "units",
    "gold",
    "holds_isle",
    "fights_for_isle",
    "saves_units",
    "apollo",
    "apollo_marker",
    "keeps_gold",
)  # what weighs most first


@dataclass(frozen=True)
class Reason:
    """One of `CODES`, with names and numbers. `later`: it needs what is planned after the choice itself."""

    code: str
    args: dict[str, str | int]
    later: bool = False

    def as_json(self) -> dict[str, object]:
        return {"code": self.code, "args": self.args, "later": self.later}


def reasons_for(seat: Seat, line: Sequence[int]) -> list[Reason]:
    """Why a line that begins with a legal action is good for whoever sits there; the first weighs most. None if nothing
    can be named.
    """
    game = seat.imagine(random.Random(0))
    engine, player = game.engine, seat.player
    found = _Finder(game.names, player)
    room = engine.state.stack[engine.state.top]
    if room == OFFERING:
        found.about_offering(engine, line[0])
    elif room in (LAND_BATTLE, SEA_BATTLE):
        found.about_battle(engine, line[0], room == LAND_BATTLE)
    else:
        found.about_line(engine, line)
        if not found.reasons and line[0] == AT_END_TURN and engine.state.gold[player]:
            found.add("keeps_gold", gold=int(engine.state.gold[player]))
    return found.best()


def changes(names: Names, player: int, before: Engine, after: Engine) -> list[Reason]:
    """What a player has gained from one position to another."""
    found = _Finder(names, player)
    found.compare(before, after, SURE)
    return found.best()


class _Finder:
    """Collects reasons of one player."""

    def __init__(self, names: Names, player: int) -> None:
        self.names = names
        self.player = player
        self.reasons: dict[str, Reason] = {}  # by code: of each the first
        self.later = False  # what is found now needs what is planned

    def add(self, code: str, **args: int) -> None:
        self.reasons.setdefault(code, Reason(code, self.names.args(args), self.later))

    def best(self) -> list[Reason]:
        """What the choice itself does comes before what follows it."""
        return sorted(self.reasons.values(), key=lambda one: (one.later, CODES.index(one.code)))[:MOST_REASONS]

    def rivals(self, engine: Engine) -> list[int]:
        config = engine.config
        return [
            other
            for other in range(int(config.players))
            if config.team_of[other] != config.team_of[self.player] and not is_eliminated(engine, other)
        ]

    # Where a line leads

    def about_line(self, engine: Engine, line: Sequence[int]) -> None:
        """The steps as far as they are the player's alone; a battle at their end as if it were won, with its odds."""
        trial = engine.copy()
        for number, action in enumerate(line):
            if trial.decider() != self.player or not trial.is_legal(action) or action == AT_END_TURN:
                break
            if number and not self.later and trial.state.stack[trial.state.top] == TURN:
                self.compare(engine, trial, SURE)  # what was chosen is done
                self.later = True
            fight: Fight | None = fight_of(trial, action) if trial.state.turn_player == self.player else None
            if fight is not None:
                # What can still go otherwise is never called certain.
                self.compare(engine, won(trial, action, fight), min(SURE - 1, round(SURE * fight.win_chance())))
                return
            step = trial.copy()
            step.take(action)
            if step.irrevocable != trial.irrevocable:
                break  # chance has a part in it
            trial = step
        self.compare(engine, trial, SURE)

    def compare(self, before: Engine, after: Engine, percent: int) -> None:
        """What is gained; `percent`: how likely, where a battle decides."""
        self.compare_race(before, after, percent)
        self.compare_land(before, after, percent)
        if after.state.ending == NOT_OVER:
            self.compare_threats(before, after)
        self.compare_holdings(before, after)

    def compare_race(self, before: Engine, after: Engine, percent: int) -> None:
        player, needed = self.player, before.config.metropolises_to_win
        if after.state.ending != NOT_OVER and after.state.winners & BIT[player]:
            self.add("wins", percent=percent)
            return
        count = side_metropolises(after, player)
        if count >= needed > side_metropolises(before, player):
            self.add("enough_metropolises", count=int(count), percent=percent)
        for rival in self.rivals(before):
            if side_metropolises(before, rival) >= needed > side_metropolises(after, rival):
                self.add("stops_winning", player=rival, percent=percent)
            if is_eliminated(after, rival):
                self.add("eliminates", player=rival, percent=percent)

    def compare_land(self, before: Engine, after: Engine, percent: int) -> None:
        player = self.player
        was, now = before.state, after.state
        for isle in range(int(before.board.territory_count)):
            if now.owner[isle] != player:
                continue
            taken = was.owner[isle] != player
            former = int(was.owner[isle])
            if taken and was.metropolis[isle] and former != NONE:
                self.add("takes_metropolis", isle=isle, player=former, percent=percent)
            elif now.metropolis[isle] and not was.metropolis[isle]:
                self.add("founds_metropolis", isle=isle)
            elif taken and former != NONE:
                self.add("takes_isle", isle=isle, player=former, percent=percent)
            elif taken:
                self.add("settles_isle", isle=isle)

    def compare_threats(self, before: Engine, after: Engine) -> None:
        """The own isle that was most in danger and is much less so: where a metropolis stands first."""
        player = self.player
        if territories_held(before, player) == 1:
            return  # nobody may take it (B5.13), or only to win
        was, now = Survey(WEIGHTS), Survey(WEIGHTS)
        was.read(before)
        now.read(after)
        most: tuple[int, float] = (0, SAFER)
        found: tuple[int, int] | None = None
        for isle in range(int(before.board.territory_count)):
            if before.state.owner[isle] != player or after.state.owner[isle] != player:
                continue
            for rival in self.rivals(after):
                danger = was.capture_chance(before, rival, isle, 0)
                less = danger - now.capture_chance(after, rival, isle, 0)
                rank = (int(before.state.metropolis[isle]), less)
                if danger >= LIKELY_LOST and less >= SAFER and (found is None or rank > most):
                    most, found = rank, (isle, rival)
        if found is not None:
            self.add("guards_isle", isle=found[0], player=found[1])

    def compare_holdings(self, before: Engine, after: Engine) -> None:
        player = self.player
        was, now = before.state, after.state
        for artifact in range(ARTIFACT_COUNT):
            if (artifacts_of(after, player) & ~artifacts_of(before, player)) & BIT[artifact]:
                self.add("artifact", card=FIRST_ARTIFACT + artifact)
        kinds = kinds_of_building(after, player)
        if kinds > kinds_of_building(before, player):
            self.add("kind_of_building", count=kinds, needed=int(BUILDING_COUNT))
        if now.philosophers[player] > was.philosophers[player]:
            needed = int(philosophers_needed(after, player))
            self.add("philosopher", count=int(now.philosophers[player]), needed=needed)
        if (more := revenue(after, player) - revenue(before, player)) > 0:
            self.add("income", gold=int(more))
        self.compare_losses(before, after)
        for hero in range(FIRST_HERO, FIRST_HERO + HERO_COUNT):
            if before.config.heroes and now.holder[hero] == player != was.holder[hero]:
                self.add("hero", card=hero)
        if now.priests[player] > was.priests[player]:
            self.add("priest", count=int(now.priests[player]))
        if (units := units_of(after, player) - units_of(before, player)) > 0:
            self.add("units", count=units)
        if (gold := now.gold[player] - was.gold[player]) > 0:
            self.add("gold", gold=int(gold))

    def compare_losses(self, before: Engine, after: Engine) -> None:
        """The rival who loses the most units, unless an isle is taken from him: then that is said."""
        losses = {rival: units_of(before, rival) - units_of(after, rival) for rival in self.rivals(before)}
        for rival in losses:
            if territories_held(after, rival) < territories_held(before, rival):
                losses[rival] = 0
        loser = max(losses, key=lambda rival: losses[rival], default=NONE)
        if loser != NONE and losses[loser] > 0:
            self.add("weakens", player=loser, count=losses[loser])

    # Offerings

    def about_offering(self, engine: Engine, action: int) -> None:
        player = self.player
        if action == AT_BID_APOLLO:
            self.add("apollo", gold=4 if territories_held(engine, player) == 1 else 1)
            if queue_length(engine) == 0 and prosperity_in_supply(engine) > 0:
                self.add("apollo_marker")
            return
        god = int(bid_god(action))
        self.about_denial(engine, god)
        self.later = True
        trial = engine.copy()
        trial.state.gold[player] -= cost_of_bids(trial, player, bid_amount(action), 0)
        begin_turn(trial, engine.argument(MARKER), god, TURN)
        trial.settle()
        if trial.decider() == player:
            path = Planner(player, WIDTH, CHOICES, POSITIONS, GoldJudge(WEIGHTS)).plan(trial)
            self.about_line(trial, [int(step) for step in path])

    def about_denial(self, engine: Engine, god: int) -> None:
        """A rival who could found a metropolis with that god, and may still get him."""
        for rival in self.rivals(engine):
            if self.may_get(engine, rival, god) and gives_metropolis(engine, rival, god):
                enough = side_metropolises(engine, rival) + 1 >= engine.config.metropolises_to_win
                self.add("denies_victory" if enough else "denies_metropolis", player=rival, god=god)

    def may_get(self, engine: Engine, rival: int, god: int) -> bool:
        """Whether his marker stands on that god, or is still to be placed."""
        state, marker_player = engine.state, engine.config.marker_player
        markers = [state.bidder[god], *(state.turn_track[place] for place in range(MAX_PLAYERS))]
        return any(marker != NONE and marker_player[marker] == rival for marker in markers)

    # Battles

    def about_battle(self, engine: Engine, action: int, on_land: bool) -> None:
        place = int(engine.argument(PLACE))
        attacks = engine.argument(ATTACKER) == self.player
        if action == AT_STAY:
            if on_land and engine.argument(DEFENDER) == self.player:
                self.add("holds_isle", isle=place)
            elif on_land and attacks:
                self.add("fights_for_isle", isle=place)
        elif FAMILY_OF[action] != JOIN_ARTIFACT:
            self.add("saves_units", count=int(units_in(side_of(engine, self.player))))


def kinds_of_building(engine: Engine, player: int) -> int:
    """How many of the four kinds he has, theatres standing in (B7.1, H4.3)."""
    kinds = BUILDING_COUNT - missing_types(engine, player, PORT) + theatre_count(engine, player)
    return int(min(kinds, BUILDING_COUNT))


def units_of(engine: Engine, player: int) -> int:
    """All that stands on his isles and in his seas."""
    state, board = engine.state, engine.board
    land = sum(int(land_units(engine, isle)) for isle in range(board.territory_count) if state.owner[isle] == player)
    return land + sum(int(sea_units(engine, sea)) for sea in range(board.sea_count) if state.fleet_owner[sea] == player)


def gives_metropolis(engine: Engine, player: int, god: int) -> bool:
    """Whether one thing is missing to a metropolis, and that god gives it: a philosopher or a building."""
    if not can_found(engine, player):
        return False
    if god == ATHENA and engine.state.philosophers[player] + 1 >= philosophers_needed(engine, player):
        return True
    building = GOD_POWERS[god].building
    if building == NO_BUILDING or building_count(engine, player, building) or not buildings_in_supply(engine, building):
        return False
    return kinds_of_building(engine, player) == BUILDING_COUNT - 1 and has_free_slot(engine, player)


def has_free_slot(engine: Engine, player: int) -> bool:
    state, board = engine.state, engine.board
    return any(
        state.buildings[slot] == NO_BUILDING
        for isle in range(board.territory_count)
        if state.owner[isle] == player
        for slot in range(board.first_slot[isle], board.first_slot[isle + 1])
    )
