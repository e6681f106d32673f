"""A turn planned to its end: the best of many lines, a few kept at each step. Compiled.

Steps without chance follow each other; a battle is weighed by its odds. What one step leads to, through the choices
inside it, is explored until the turn rests again.
"""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.battles import Fight, answer_usually, fight_of, lost, usual_answer, won
from cyclades.bots.merchant.worth import Judge
from cyclades.engine.creatures.standing_figures import is_closed
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.machine.room_numbers import (
    FIGURE_ISLE,
    FLEET_MOVE,
    GIANT_TARGET,
    KRAKEN_SEA,
    KRAKEN_STEP,
    SYLPH_FLEETS,
    SYLPH_STEP,
    TROOP_MOVE,
    TURN,
)
from cyclades.engine.setting.grid import SIDES
from cyclades.engine.war.fleet_move import BY_HADES, MOVED, SEA
from cyclades.engine.war.party import units_in
from cyclades.engine.war.strength import defenders_of
from cyclades.engine.war.troop_move import FLYING, SOURCE
from cyclades.engine.war.units import titans_on, undead_on
from cyclades.engine.words.actions import (
    AT_CHOOSE_ISLE,
    AT_CHOOSE_SEA,
    AT_END_TURN,
    AT_JOIN_TITANS,
    AT_JOIN_UNDEAD,
    AT_STOP,
    CALL,
    CHOOSE_BUILDING,
    CHOOSE_ISLE,
    CHOOSE_SEA,
    FAMILY_OF,
    JOIN_ARTIFACT,
    JOIN_HERO,
    JOIN_TITANS,
    JOIN_UNDEAD,
    LAND,
    PASS_THROUGH,
    SAIL,
    chosen_territory,
    land_territory,
    land_troops,
    sail,
    sail_fleets,
)
from cyclades.engine.words.pieces import MAX_SEAS, NONE

SURE: Final = 0.93  # a battle won so likely is planned on from
HOPELESS: Final = 0.15  # one won so rarely isn't thought of
MOST_STEPS: Final = 14  # of one turn
MOST_IDLE: Final = 1  # steps that may bring nothing yet
SAME: Final = 1e-7  # positions of the same worth are one
NO_END: Final = -1e9
LONGEST_VOYAGE: Final = 3  # steps of a fleet move


class Line:
    """A position of the turn, how it was reached and what it is worth."""

    def __init__(self, engine: Engine, path: list[i64], worth: float) -> None:
        self.engine = engine
        self.path = path
        self.worth = worth


class End:
    """A line to its end: where it probably leads, and where if its last battle is lost."""

    def __init__(self, path: list[i64], worth: float, likely: Engine, unlikely: Engine | None, chance: float) -> None:
        self.path = path
        self.worth = worth
        self.likely = likely
        self.unlikely = unlikely
        self.chance = chance  # of the likely end


class Planner:
    """Plans for one player, by what a judge says. `width` lines are kept at each step, `choices` looked at inside one,
    `positions` in all; of the ends of lines the best are remembered, so many as `most_ends` says.
    """

    def __init__(self, player: i64, width: i64, choices: i64, positions: i64, judge: Judge, most_ends: i64 = 1) -> None:
        self.player = player
        self.width = width
        self.choices = choices
        self.positions = positions
        self.judge = judge
        self.survey = judge.survey
        self.most_ends = most_ends
        self.seen: i64 = 0
        self.ends: list[End] = []  # the best first
        self.pool: list[Line] = []
        self._sea_from = Row([0] * MAX_SEAS)
        self._sea_steps = Row([0] * MAX_SEAS)
        self._seas = Row([0] * MAX_SEAS)

    def plan(self, engine: Engine) -> list[i64]:
        """The actions of the best line from a decision of the player's turn; empty: end the turn."""
        self.seen = 0
        self.ends = []
        beam: list[Line] = []
        state = engine.state
        if not engine.config.two_players:
            self.judge.remember(engine)
        if state.stack[state.top] == TURN:
            worth = self.judge.worth(engine, self.player)
            self.consider([], worth + self.judge.rest, engine, None, 1.0)
            beam.append(Line(engine, [], worth))
        else:
            self.pool = []
            self.explore(engine, [], self.choices)
            beam = self.pool
        idle: i64 = 0
        for _ in range(MOST_STEPS):
            self.pool = []
            before = self.best_worth()
            for rank in range(len(beam)):
                self.expand(beam[rank], rank)
            idle = 0 if self.best_worth() > before else idle + 1
            if idle > MOST_IDLE or self.seen >= self.positions or not self.pool:
                break
            beam = self.pool
        return self.ends[0].path if self.ends else []

    def best_worth(self) -> float:
        return self.ends[0].worth if self.ends else NO_END

    def consider(self, path: list[i64], worth: float, likely: Engine, unlikely: Engine | None, chance: float) -> None:
        """Among the best ends, if it is one and of another worth than those."""
        ends = self.ends
        place: i64 = len(ends)
        if place == self.most_ends and worth <= ends[place - 1].worth:
            return
        while place > 0 and ends[place - 1].worth < worth:
            place -= 1
        if place > 0 and ends[place - 1].worth - worth < SAME:
            return
        ends.insert(place, End(path, worth, likely, unlikely, chance))
        if len(ends) > self.most_ends:
            ends.pop()

    def keep(self, line: Line) -> None:
        """Among the best of this step, if it is one."""
        pool = self.pool
        place: i64 = len(pool)
        while place > 0 and pool[place - 1].worth < line.worth - SAME:
            place -= 1
        if place > 0 and pool[place - 1].worth - line.worth < SAME:
            return
        if place < self.width:
            pool.insert(place, line)
            if len(pool) > self.width:
                pool.pop()

    def expand(self, line: Line, rank: i64) -> None:
        """Every next step of a line; creatures are thought of for the best one only."""
        engine = line.engine
        count = engine.find_legal()
        for i in range(count):
            if self.seen >= self.positions:
                return
            action = engine.legal[i]
            if action == AT_END_TURN or (rank > 0 and FAMILY_OF[action] == CALL):
                continue
            self.step(engine, action, line.path, self.choices, None)

    def step(self, engine: Engine, action: i64, path: list[i64], choices: i64, fight: Fight | None) -> None:
        """Take an action and go on from there."""
        further = [*path, action]
        if fight is not None:
            self.weigh_battle(engine, action, further, fight)
            return
        child = engine.copy()
        child.take(action)
        self.seen += 1
        if child.irrevocable:
            answer_usually(child)
            self.consider(further, self.judge.worth(child, self.player), child, None, 1.0)
        else:
            self.explore(child, further, choices)

    def weigh_battle(self, engine: Engine, action: i64, path: list[i64], fight: Fight) -> None:
        chance = fight.win_chance()
        if chance < HOPELESS:
            return
        after = won(engine, action, fight)
        worth = self.judge.worth(after, self.player)
        self.seen += 1
        if chance > 0.999:
            self.consider(path, worth, after, None, 1.0)
        else:
            defeat = lost(engine, action)
            self.seen += 1
            worth = chance * worth + (1.0 - chance) * self.judge.worth(defeat, self.player)
            self.consider(path, worth, after, defeat, chance)
        if chance > SURE and self.is_resting(after):
            self.keep(Line(after, path, worth))

    def is_resting(self, engine: Engine) -> bool:
        state = engine.state
        return state.ending == NOT_OVER and state.stack[state.top] == TURN and state.turn_player == self.player

    def explore(self, engine: Engine, path: list[i64], choices: i64) -> None:
        """Go through the choices inside a step until the turn rests."""
        state = engine.state
        if self.is_resting(engine):
            worth = self.judge.worth(engine, self.player)
            self.consider(path, worth, engine, None, 1.0)
            self.keep(Line(engine, path, worth))
            return
        if engine.decider() != self.player:  # the game is over, or somebody else is asked
            answer_usually(engine)
            self.consider(path, self.judge.worth(engine, self.player), engine, None, 1.0)
            return
        if self.seen >= 2 * self.positions:
            return
        room = state.stack[state.top]
        if room == FLEET_MOVE and not engine.argument(MOVED) and not engine.argument(BY_HADES):
            self.sail_about(engine, path)
            return
        count = engine.find_legal()
        fights = room == TROOP_MOVE or room == FLEET_MOVE or room == SYLPH_STEP
        tried: i64 = 0
        options = Row([0] * count)
        duels: list[Fight | None] = []
        for i in range(count):
            action = engine.legal[i]
            if not self.is_worth_trying(engine, room, action, path):
                continue
            duels.append(fight_of(engine, action) if fights else None)
            options[tried] = action
            tried += 1
        if tried == 0 or tried > choices:
            if room == SYLPH_FLEETS or tried == 0 or choices <= 1:
                self.step(engine, usual_answer(engine), path, choices, None)
                return
            tried = choices
        for i in range(tried):
            self.step(engine, options[i], path, choices // tried, duels[i])

    def is_worth_trying(self, engine: Engine, room: i64, action: i64, path: list[i64]) -> bool:
        """Leaves out what is hardly ever good, or the same as something else."""
        state = engine.state
        family = FAMILY_OF[action]
        if family == LAND:
            source = engine.argument(SOURCE)
            target = land_territory(action)
            troops = land_troops(action)
            most = state.troops[source]
            owner = state.owner[target]
            if owner == self.player:
                if engine.argument(FLYING) and not state.metropolis[target]:
                    return False
                return troops >= most - 1 or troops == 1
            if owner == NONE or units_in(defenders_of(engine, target)) == 0:
                return troops == 1 or troops == most - 1 or troops == most
            return troops >= most - 1
        if family == SAIL:
            most = state.fleets[engine.argument(SEA)]
            return sail_fleets(action) == most or sail_fleets(action) == 1
        if family == JOIN_UNDEAD:
            if room == TROOP_MOVE:
                return action == AT_JOIN_UNDEAD + undead_on(engine, engine.argument(SOURCE)) - 1
            return True
        if family == JOIN_TITANS:
            titans = titans_on(engine, engine.argument(SOURCE))
            return action == AT_JOIN_TITANS or action == AT_JOIN_TITANS + titans - 1
        if family == JOIN_HERO or family == JOIN_ARTIFACT:
            return len(path) == 0 or FAMILY_OF[path[len(path) - 1]] < JOIN_HERO or path[len(path) - 1] < action
        if family == PASS_THROUGH:
            return False
        if family == CHOOSE_SEA and (room == KRAKEN_SEA or room == KRAKEN_STEP):
            holder = state.fleet_owner[action - AT_CHOOSE_SEA]
            return holder != NONE and holder != self.player
        if family == CHOOSE_ISLE and room == FIGURE_ISLE:
            return state.owner[action - AT_CHOOSE_ISLE] != NONE
        if family == CHOOSE_BUILDING and room == GIANT_TARGET:
            return state.owner[chosen_territory(action)] != self.player
        return True

    def sail_about(self, engine: Engine, path: list[i64]) -> None:
        """Every place that the fleets of a sea can get to in one move, by a shortest way, all of them or one."""
        board = engine.board
        state = engine.state
        source = engine.argument(SEA)
        steps = self._sea_steps
        came_from = self._sea_from
        seas = self._seas
        for sea in range(board.sea_count):
            steps[sea] = NONE
        steps[source] = 0
        seas[0] = source
        length: i64 = 1
        link: i64 = 0
        while link < length:
            sea = seas[link]
            link += 1
            owner = state.fleet_owner[sea]
            if steps[sea] == LONGEST_VOYAGE or (owner != NONE and owner != self.player):
                continue
            for i in range(sea * SIDES, sea * SIDES + SIDES):
                beside = board.sea_next[i]
                if beside != NONE and steps[beside] == NONE and not is_closed(engine, beside):
                    steps[beside] = steps[sea] + 1
                    came_from[beside] = sea
                    seas[length] = beside
                    length += 1
        fleets = state.fleets[source]
        # The rows are read before anything is explored: exploring may sail again.
        targets: list[i64] = []
        for i in range(1, length):
            targets.append(seas[i])
        voyages: list[list[i64]] = []
        for target in targets:
            if not board.trade[target] and not board.shore_mask[target] and state.fleet_owner[target] == NONE:
                continue
            way: list[i64] = [target]
            while came_from[way[0]] != source:
                way.insert(0, came_from[way[0]])
            voyages.append(way)
        for way in voyages:
            self.voyage(engine, way, fleets, path)
            if fleets > 1:
                self.voyage(engine, way, 1, path)
            if self.seen >= 2 * self.positions:
                return

    def voyage(self, engine: Engine, way: list[i64], fleets: i64, path: list[i64]) -> None:
        """So many fleets go that way and stop."""
        trial = engine.copy()
        further = path[:]
        for sea in way:
            owner = trial.state.fleet_owner[sea]
            action = sail(sea, fleets)
            if owner != NONE and owner != self.player:
                fight = fight_of(trial, action)
                if fight is not None:
                    self.weigh_battle(trial, action, [*further, action], fight)
                return
            trial.take(action)
            further.append(action)
        self.seen += 1
        if trial.state.stack[trial.state.top] == FLEET_MOVE:
            trial.take(AT_STOP)
            further.append(AT_STOP)
        self.explore(trial, further, 1)
