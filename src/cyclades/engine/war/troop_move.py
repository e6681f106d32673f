"""Moves of troops and of whoever goes with them (B5.10, C5, H2.5, H3.4, T4.3, T5.7)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import TURN
from cyclades.engine.titans.artifacts import helm
from cyclades.engine.war.conquest import take_territory
from cyclades.engine.war.land_battle import begin_land_battle
from cyclades.engine.war.landing import (
    can_leave,
    landing_refused,
    may_land,
    may_pass,
    why_out_of_reach,
    within_reach,
)
from cyclades.engine.war.move import MOVE_PRICE, why_not_join_undead
from cyclades.engine.war.on_the_way import PartyFields, check_party, party_in
from cyclades.engine.war.party import artifacts_in, heroes_in, is_mixed, party_of, titans_in, undead_in, units_in
from cyclades.engine.war.strength import defenders_of
from cyclades.engine.war.units import (
    artifacts_on,
    artifacts_told,
    heroes_on,
    heroes_told,
    land_units,
    party_on,
    put_on_land,
    take_off_land,
    titans_on,
    undead_on,
)
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_JOIN_ARTIFACT,
    AT_JOIN_HERO,
    AT_JOIN_TITANS,
    AT_JOIN_UNDEAD,
    FAMILY_OF,
    JOIN_ARTIFACT,
    JOIN_HERO,
    JOIN_TITANS,
    JOIN_UNDEAD,
    LAND,
    PASS_THROUGH,
    land,
    land_territory,
    land_troops,
    pass_through,
    passed_territory,
    passing_troops,
)
from cyclades.engine.words.pieces import (
    ARES,
    ARTIFACT_COUNT,
    BIT,
    FIRST_ARTIFACT,
    FIRST_HERO,
    HADES,
    HERO_COUNT,
    MAX_TITANS,
    MAX_UNDEAD,
    MAX_UNITS,
    NONE,
)
from cyclades.engine.words.refusals import Refusal, refuse

TITAN_RISE: Final = 1  # T4.3: how much each titan move of a turn costs more than the last

# Arguments of a troop move.
SOURCE: Final = 1
FLYING: Final = 2  # C5
BY_HADES: Final = 3  # H2.5
UNDEAD_ALONG: Final = 4
HEROES_ALONG: Final = 5  # as a mask
BY_TITAN: Final = 6  # T4.3
TITANS_ALONG: Final = 7
ARTIFACTS_ALONG: Final = 8  # as a mask
PASSING: Final = 9  # whether the party is on its way through another's territory (T5.7)
PASSING_TROOPS: Final = 10

PASSING_PARTY: Final[PartyFields] = ("passing_troops", "undead", "titans", "heroes", "artifacts")


class TroopMove(Room):
    """Units of an isle go to another (B5.10), or fly (C5)."""

    name = "troop_move"
    fields: tuple[Field, ...] = (
        Field(SOURCE, "isle", "isle"),
        Field(FLYING, "flying", "flag"),
        Field(BY_HADES, "by_hades", "flag", optional=True),
        Field(UNDEAD_ALONG, "undead", "number", optional=True, most=MAX_UNDEAD),
        Field(HEROES_ALONG, "heroes", "heroes", optional=True),
        Field(BY_TITAN, "by_titan", "flag", optional=True),
        Field(TITANS_ALONG, "titans", "number", optional=True, most=MAX_TITANS),
        Field(ARTIFACTS_ALONG, "artifacts", "artifacts", optional=True),
        Field(PASSING, "passing", "flag", optional=True),
        Field(PASSING_TROOPS, "passing_troops", "number", optional=True, most=MAX_UNITS),
    )

    def step_price(self, engine: Engine) -> i64:
        """What the next step costs."""
        if engine.argument(FLYING):
            return 0
        return engine.state.titan_moves + 1 if engine.argument(BY_TITAN) else MOVE_PRICE

    def lacks_leader(self, engine: Engine) -> bool:
        """Whether the unit is still missing that has to take part in the move."""
        if engine.argument(BY_HADES) and engine.argument(UNDEAD_ALONG) == 0:
            return True
        return engine.argument(BY_TITAN) != 0 and engine.argument(TITANS_ALONG) == 0

    def most_troops(self, engine: Engine) -> i64:
        if engine.argument(PASSING):
            return engine.argument(PASSING_TROOPS)
        return engine.state.troops[engine.argument(SOURCE)]

    def fewest_troops(self, engine: Engine) -> i64:
        """The whole party goes on (T5.7); else at least one troop, unless others go."""
        if engine.argument(PASSING):
            return engine.argument(PASSING_TROOPS)
        return 0 if units_in(party_along(engine, 0)) else 1

    def options(self, engine: Engine) -> None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        artifacts = engine.argument(ARTIFACTS_ALONG)
        if not engine.argument(PASSING):
            self.offer_company(engine, party_on(engine, source))
            if self.lacks_leader(engine):
                return
        fewest = self.fewest_troops(engine)
        most = self.most_troops(engine)
        reach = within_reach(engine, source, flying, artifacts)
        for target in range(engine.board.territory_count):
            if reach & BIT[target] and may_land(engine, target, flying):
                engine.offer_range(land(target, fewest), land(target, most))
        if helm.is_along(artifacts) and not flying:
            for target in range(engine.board.territory_count):
                if reach & BIT[target] and self.may_pass_now(engine, target):
                    engine.offer_range(pass_through(target, fewest), pass_through(target, most))

    def may_pass_now(self, engine: Engine, target: i64) -> bool:
        rise: i64 = TITAN_RISE if engine.argument(BY_TITAN) else 0
        gold = engine.state.gold[engine.state.turn_player]
        return may_pass(engine, target, engine.argument(ARTIFACTS_ALONG), self.step_price(engine), rise, gold, 0)

    def offer_company(self, engine: Engine, standing: i64) -> None:
        """Offer whom of those who stand there he can take along besides troops."""
        if not is_mixed(standing):
            return
        if engine.argument(UNDEAD_ALONG) == 0:
            engine.offer_range(AT_JOIN_UNDEAD, AT_JOIN_UNDEAD + undead_in(standing) - 1)
        if engine.argument(TITANS_ALONG) == 0:
            engine.offer_range(AT_JOIN_TITANS, AT_JOIN_TITANS + titans_in(standing) - 1)
        heroes = heroes_in(standing) & ~engine.argument(HEROES_ALONG)
        for hero in range(HERO_COUNT if heroes else 0):
            if heroes & BIT[hero]:
                engine.offer(AT_JOIN_HERO + hero)
        artifacts = artifacts_in(standing) & ~engine.argument(ARTIFACTS_ALONG)
        for artifact in range(ARTIFACT_COUNT if artifacts else 0):
            if artifacts & BIT[artifact]:
                engine.offer(AT_JOIN_ARTIFACT + artifact)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        if family == JOIN_UNDEAD or family == JOIN_TITANS or family == JOIN_HERO or family == JOIN_ARTIFACT:
            return self.why_not_join(engine, source, family, action)
        if family != LAND and family != PASS_THROUGH:
            return engine.wrong_moment(family)
        if self.lacks_leader(engine):
            return refuse("titan_must_go" if engine.argument(BY_TITAN) else "undead_must_go")
        target = land_territory(action) if family == LAND else passed_territory(action)
        troops = land_troops(action) if family == LAND else passing_troops(action)
        if target == source:
            return refuse("same_isle", isle=target)
        if not within_reach(engine, source, flying, engine.argument(ARTIFACTS_ALONG)) & BIT[target]:
            by_titan = engine.argument(BY_TITAN) != 0
            return why_out_of_reach(engine, source, target, engine.argument(ARTIFACTS_ALONG), by_titan)
        if troops > self.most_troops(engine):
            return refuse("too_many_troops", isle=source, number=self.most_troops(engine))
        if troops < self.fewest_troops(engine):
            return refuse("party_stays_together") if engine.argument(PASSING) else refuse("nobody_goes")
        if family == LAND:
            return landing_refused(engine, target, flying)
        if flying or not helm.is_along(engine.argument(ARTIFACTS_ALONG)):
            return refuse("needs_helm")
        if not helm.is_passable(engine, target):
            return refuse("not_passable", isle=target)
        return None if self.may_pass_now(engine, target) else refuse("no_way_on", isle=target)

    def why_not_join(self, engine: Engine, source: i64, family: i64, action: i64) -> Refusal | None:
        if engine.argument(PASSING):
            return refuse("party_stays_together")
        if family == JOIN_UNDEAD:
            return why_not_join_undead(undead_on(engine, source), engine.argument(UNDEAD_ALONG), action)
        if family == JOIN_TITANS:
            if engine.argument(TITANS_ALONG):
                return refuse("titans_chosen")
            here = titans_on(engine, source)
            return None if action - AT_JOIN_TITANS < here else refuse("too_many_titans", number=here)
        if family == JOIN_HERO:
            return self.why_not_join_hero(engine, source, engine.argument(HEROES_ALONG), action - AT_JOIN_HERO)
        artifact = action - AT_JOIN_ARTIFACT
        if engine.argument(ARTIFACTS_ALONG) & BIT[artifact]:
            return refuse("artifact_chosen", card=FIRST_ARTIFACT + artifact)
        has_it = artifacts_on(engine, source) & BIT[artifact] != 0
        return None if has_it else refuse("artifact_not_there", card=FIRST_ARTIFACT + artifact)

    def why_not_join_hero(self, engine: Engine, source: i64, along: i64, hero: i64) -> Refusal | None:
        if along & BIT[hero]:
            return refuse("hero_chosen", card=FIRST_HERO + hero)
        if not heroes_on(engine, source) & BIT[hero]:
            return refuse("hero_not_there", card=FIRST_HERO + hero, isle=source)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        family = FAMILY_OF[action]
        if family == LAND:
            self.enter(engine, land_territory(action), land_troops(action))
        elif family == PASS_THROUGH:
            self.go_through(engine, passed_territory(action), passing_troops(action))
        elif family == JOIN_UNDEAD:
            engine.set_argument(UNDEAD_ALONG, action - AT_JOIN_UNDEAD + 1)
        elif family == JOIN_TITANS:
            engine.set_argument(TITANS_ALONG, action - AT_JOIN_TITANS + 1)
        elif family == JOIN_HERO:
            engine.set_argument(HEROES_ALONG, engine.argument(HEROES_ALONG) | BIT[action - AT_JOIN_HERO])
        else:
            artifacts = engine.argument(ARTIFACTS_ALONG) | BIT[action - AT_JOIN_ARTIFACT]
            engine.set_argument(ARTIFACTS_ALONG, artifacts)

    def set_out(self, engine: Engine, party: i64) -> i64:
        """Pay for a step and take the party off the isle it leaves; what it cost."""
        state = engine.state
        price = self.step_price(engine)
        state.gold[state.turn_player] -= price
        if engine.argument(BY_TITAN):
            state.titan_moves += 1
        if not engine.argument(PASSING):
            take_off_land(engine, engine.argument(SOURCE), party)
        return price

    def go_through(self, engine: Engine, target: i64, troops: i64) -> None:
        """T5.7: one step of a passage; nothing is taken or fought for."""
        source = engine.argument(SOURCE)
        passing = engine.argument(PASSING) != 0
        party = party_along(engine, troops)
        price = self.set_out(engine, party)
        engine.set_argument(SOURCE, target)
        engine.set_argument(PASSING, 1)
        engine.set_argument(PASSING_TROOPS, troops)
        if engine.heard:
            engine.tell(
                events.TroopsPassed(
                    engine.state.turn_player,
                    source,
                    target,
                    troops,
                    price,
                    undead_in(party),
                    heroes_told(heroes_in(party)),
                    titans_in(party),
                    artifacts_told(artifacts_in(party)),
                    passing,
                    engine.argument(BY_TITAN) != 0,
                )
            )

    def enter(self, engine: Engine, target: i64, troops: i64) -> None:
        """The party comes to an isle: joins, fights, or takes it."""
        state = engine.state
        player = state.turn_player
        source = engine.argument(SOURCE)
        flying = engine.argument(FLYING) != 0
        passing = engine.argument(PASSING) != 0
        by_titan = engine.argument(BY_TITAN) != 0
        party = party_along(engine, troops)
        price = self.set_out(engine, party)
        engine.pop()
        if engine.heard:
            engine.tell(
                events.TroopsMoved(
                    player,
                    source,
                    target,
                    troops,
                    price,
                    flying,
                    undead_in(party),
                    heroes_told(heroes_in(party)),
                    titans_in(party),
                    artifacts_told(artifacts_in(party)),
                    passing,
                    by_titan,
                )
            )
        owner = state.owner[target]
        if owner == player:
            put_on_land(engine, target, party)
        elif owner != NONE and units_in(defenders_of(engine, target)) > 0:
            begin_land_battle(engine, target, player, party)
        else:
            take_territory(engine, target, player, party)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        return self.step_price(engine) if engine.argument(PASSING) else 0  # T5.7: a step after the first

    def known_gold(self, engine: Engine) -> i64:
        return self.step_price(engine)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        self.check_leader(engine, frame)
        if frame["passing"]:
            self.check_passage(engine, frame)
            return
        state = engine.state
        isle = frame["isle"]
        is_there = state.owner[isle] == state.turn_player and land_units(engine, isle) > 0
        frame.demand(is_there, "isle", "no_troops_there")
        price = state.titan_moves + 1 if frame["by_titan"] else MOVE_PRICE
        rise = TITAN_RISE if frame["by_titan"] else 0
        frame.demand(can_leave(engine, isle, frame["flying"] != 0, price, rise), "isle", "no_unit_can_leave")
        frame.demand(not frame["passing_troops"], "passing_troops", "nobody_passes_through")
        frame.demand(frame["undead"] <= undead_on(engine, isle), "undead", "too_many_to_take")
        frame.demand(frame["titans"] <= titans_on(engine, isle), "titans", "too_many_to_take")
        others = frame["heroes"] & ~heroes_on(engine, isle)
        frame.demand(not others, "heroes", "only_who_stands_there")
        others = frame["artifacts"] & ~artifacts_on(engine, isle)
        frame.demand(not others, "artifacts", "only_what_lies_there")
        frame.demand(not frame["by_titan"] or titans_on(engine, isle) > 0, "by_titan", "no_titan_there")
        frame.demand(not frame["by_hades"] or undead_on(engine, isle) > 0, "by_hades", "no_undead_troop_there")

    def check_leader(self, engine: Engine, frame: StackFrame) -> None:
        """By whom the move is made, and whether it can be paid."""
        state = engine.state
        by_titan = frame["by_titan"] != 0
        leaders = [field for field in ("flying", "by_hades", "by_titan") if frame[field]]
        frame.demand(len(leaders) <= 1, ", ".join(leaders), "move_is_one_of")
        if frame["flying"]:
            return
        where = leaders[0] if leaders else "flying, by_hades, by_titan"
        frame.demand(frame.under == TURN, where, "belongs_to_turn")
        frame.demand(not by_titan or engine.config.titan_supply > 0, "by_titan", "no_titans_in_game")
        god = HADES if frame["by_hades"] else ARES
        frame.demand(by_titan or state.turn_god == god, where, "troops_need_god")
        price = state.titan_moves + 1 if by_titan else MOVE_PRICE
        frame.demand(state.gold[state.turn_player] >= price, where, "move_not_payable")

    def check_passage(self, engine: Engine, frame: StackFrame) -> None:
        """T5.7."""
        frame.demand(not frame["flying"], "flying, passing", "flyers_do_not_pass")
        frame.demand(helm.is_along(frame["artifacts"]), "passing, artifacts", "passage_needs_helm")
        frame.demand(helm.is_passable(engine, frame["isle"]), "isle", "not_passable_there")
        check_party(engine, frame, PASSING_PARTY)
        frame.demand(not frame["by_titan"] or frame["titans"] > 0, "titans", "titan_has_to_go")
        paid = not frame["by_titan"] or engine.state.titan_moves > 0
        frame.demand(paid, "by_titan", "first_step_paid")
        frame.demand(not frame["by_hades"] or frame["undead"] > 0, "undead", "undead_has_to_go")
        frame.demand(units_in(party_in(frame, PASSING_PARTY)) > 0, "passing_troops", "nobody_passes")


def party_along(engine: Engine, troops: i64) -> i64:
    """Who goes with the move on top of the stack: so many troops, and all who were named to go along."""
    return party_of(
        troops,
        engine.argument(UNDEAD_ALONG),
        engine.argument(TITANS_ALONG),
        engine.argument(HEROES_ALONG),
        engine.argument(ARTIFACTS_ALONG),
    )
