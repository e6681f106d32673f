"""A player's turn with a god (B5.1 to B5.3), and Apollo's (B5.12)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.cities.discounts import discounts_left
from cyclades.engine.cities.holdings import prosperity_in_supply, territories_held
from cyclades.engine.cities.own_territory import OwnTerritory
from cyclades.engine.creatures.calling import call_creature, why_not_call
from cyclades.engine.cycle.track import discounted, is_creature, price_of, space_of
from cyclades.engine.cycle.turn_actions import TurnAction
from cyclades.engine.favours.favour_power import FavourPower
from cyclades.engine.favours.items.using import ItemUse
from cyclades.engine.favours.kept_figures import dismiss_or_keep
from cyclades.engine.favours.tiles import has_favour, use_up_favour
from cyclades.engine.gods.pantheon import GOD_POWERS
from cyclades.engine.heroes.sacrifice import Sacrifice
from cyclades.engine.machine.choice import Choice, Fault
from cyclades.engine.machine.engine import Engine, Room, StackFrame
from cyclades.engine.machine.fields import Field
from cyclades.engine.machine.packed import i64
from cyclades.engine.machine.room_numbers import APOLLO_TURN, CYCLE, FOUNDING, GIFT, KEEP_FIGURES, PLACE_MARKER
from cyclades.engine.machine.state import added
from cyclades.engine.titans.artifacts.sending import offer_sending
from cyclades.engine.titans.titan_moves import TitanMoves
from cyclades.engine.words import events
from cyclades.engine.words.actions import (
    AT_CALL,
    AT_END_TURN,
    BUILD,
    BUILD_NECROPOLIS,
    CALL,
    CHANGE,
    END_TURN,
    FAMILY_OF,
    MOVE_FLEETS,
    MOVE_TROOPS,
    RECRUIT_FLEET,
    RECRUIT_PHILOSOPHER,
    RECRUIT_PRIEST,
    RECRUIT_TITAN,
    RECRUIT_TROOP,
)
from cyclades.engine.words.pieces import APOLLO, ATHENA, GOD_PLACES, MAX_PLAYERS, NONE, TRACK_PRICES, TRACK_SPACES
from cyclades.engine.words.refusals import Refusal

TURN_ACTIONS: Final[list[TurnAction]] = [Sacrifice(), FavourPower(), ItemUse(), TitanMoves()]


def next_turn(engine: Engine, room: i64, apollo_room: i64) -> bool:
    """Begin the next turn of the cycle, from the top god to Apollo's queue; True when there is none (B5.1)."""
    state = engine.state
    while state.god_turn < GOD_PLACES:
        god = state.god_row[state.god_turn]
        state.god_turn += 1
        if god != NONE and state.bidder[god] != NONE:
            begin_turn(engine, state.bidder[god], god, room)
            return False
    if state.apollo_turn < MAX_PLAYERS and state.apollo_queue[state.apollo_turn] != NONE:
        begin_turn(engine, state.apollo_queue[state.apollo_turn], APOLLO, apollo_room)
        return False
    return True


def begin_turn(engine: Engine, marker: i64, god: i64, room: i64) -> None:
    """H4.8: figures leave or are kept, then the favour's gift, then T7.5, then the turn's own room."""
    state = engine.state
    player = engine.config.marker_player[marker]
    state.turn_player = player
    state.turn_marker = marker
    state.turn_god = god
    state.recruited = 0
    if engine.heard:
        engine.tell(events.TurnBegan(player, marker, god))
    engine.push(room)
    if god != APOLLO:
        offer_sending(engine, player)
    if has_favour(engine):
        engine.push(GIFT)
    dismiss_or_keep(engine, player)


def end_turn(engine: Engine) -> None:
    """The marker goes to the last free place of the turn track (B5.1)."""
    state = engine.state
    use_up_favour(engine)
    marker = state.turn_marker
    god = state.turn_god
    if god == APOLLO:
        state.apollo_turn += 1
    else:
        state.bidder[god] = NONE
        state.bid[god] = 0
    place = last_free_place(engine)
    state.turn_track[place] = marker
    if engine.heard:
        engine.tell(events.TurnEnded(state.turn_player, marker, god, place))
    state.turn_player = NONE
    state.turn_marker = NONE
    state.turn_god = NONE
    state.recruited = 0
    state.necropolis_built = 0
    state.titan_moves = 0
    state.kronos_gift = 0
    engine.pop()


def last_free_place(engine: Engine) -> i64:
    """The last free place of the turn track."""
    place = engine.config.marker_count - 1
    while engine.state.turn_track[place] != NONE:
        place -= 1
    return place


ENDING: Final = 1


class Turn(Room):
    """The god's actions and creatures, in any order."""

    name = "turn"
    fields: tuple[Field, ...] = (Field(ENDING, "ending", "flag", untold=True),)
    under: tuple[int, ...] = (CYCLE,)

    def advance(self, engine: Engine) -> bool:
        if engine.argument(ENDING):
            end_turn(engine)
            return False
        return True

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_END_TURN)
        GOD_POWERS[state.turn_god].options(engine)
        if engine.config.turn_actions:
            for extra in TURN_ACTIONS:
                if extra.in_game(engine.config):
                    extra.options(engine)
        gold = state.gold[state.turn_player]
        if gold == 0:
            return
        discounts: i64 = 0
        if gold < TRACK_PRICES[0]:  # else he can pay every space without one
            discounts = discounts_left(engine, state.turn_player)
        for space in range(TRACK_SPACES):
            card = state.track[space]
            if card == NONE:
                continue
            if is_creature(card):
                if discounted(space, discounts) <= gold:
                    engine.offer(AT_CALL + card)
            elif TRACK_PRICES[space] <= gold and territories_held(engine, state.turn_player) > 0:
                engine.offer(AT_CALL + card)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == END_TURN:
            return None
        if family == CALL:
            return why_not_call(engine, action - AT_CALL)
        if (
            family == BUILD
            or family == MOVE_FLEETS
            or family == MOVE_TROOPS
            or family == RECRUIT_FLEET
            or family == RECRUIT_TROOP
            or family == RECRUIT_PRIEST
            or family == RECRUIT_PHILOSOPHER
            or family == CHANGE
            or family == BUILD_NECROPOLIS
            or family == RECRUIT_TITAN
        ):
            return GOD_POWERS[engine.state.turn_god].why_not(engine, family, action)
        extra = module_action(engine, family)
        return engine.wrong_moment(family) if extra is None else extra.why_not(engine, action)

    def take(self, engine: Engine, action: i64) -> None:
        family = FAMILY_OF[action]
        if family == END_TURN:
            engine.set_argument(ENDING, 1)
            GOD_POWERS[engine.state.turn_god].finish(engine)
        elif family == CALL:
            call_creature(engine, action - AT_CALL)
        else:
            extra = module_action(engine, family)
            if extra is None:
                GOD_POWERS[engine.state.turn_god].take(engine, family, action)
            else:
                extra.take(engine, action)

    def price(self, engine: Engine, family: i64, action: i64) -> i64:
        if family == END_TURN:
            return 0
        if family == CALL:
            return price_of(engine, engine.state.turn_player, space_of(engine, action - AT_CALL))
        extra = module_action(engine, family)
        if extra is None:
            return GOD_POWERS[engine.state.turn_god].price_of(engine, family)
        return extra.price(engine, action)

    def check(self, engine: Engine, frame: StackFrame) -> None:
        gift_due = frame.on_top == FOUNDING and engine.state.turn_god == ATHENA  # B5.3
        frame.demand(not frame["ending"] or frame.on_top == NONE or gift_due, "ending", "turn_goes_on")


def module_action(engine: Engine, family: i64) -> TurnAction | None:
    """What of the modules in play has that family of actions."""
    if engine.config.turn_actions:
        for extra in TURN_ACTIONS:
            if extra.family == family and extra.in_game(engine.config):
                return extra
    return None


class ApolloTurn(Room):
    """Coins, the first one's prosperity marker, and nothing else (B5.12)."""

    name = "apollo_turn"
    fields: tuple[Field, ...] = (Field(ENDING, "ending", "flag", untold=True),)
    under: tuple[int, ...] = (CYCLE,)
    silent = True

    def advance(self, engine: Engine) -> bool:
        if engine.argument(ENDING):
            end_turn(engine)
            return False
        engine.set_argument(ENDING, 1)
        state = engine.state
        player = state.turn_player
        gold: i64 = 4 if territories_held(engine, player) == 1 else 1
        state.gold[player] += gold
        if engine.heard:
            engine.tell(events.ApolloGave(player, gold))
        somewhere = engine.config.marker_anywhere or territories_held(engine, player) > 0
        if state.apollo_turn == 0 and prosperity_in_supply(engine) > 0 and somewhere:
            engine.push(PLACE_MARKER)
        return False

    def check(self, engine: Engine, frame: StackFrame) -> None:
        ending = frame["ending"] != 0
        frame.demand(ending or frame.on_top != PLACE_MARKER, "ending", "coins_given_before")
        frame.demand(not ending or frame.on_top != KEEP_FIGURES, "ending", "figures_leave_before")


class PlaceMarker(OwnTerritory):
    """Apollo's prosperity marker goes on an own isle, or on any where that is agreed (B5.12)."""

    name = "place_marker"
    under: tuple[int, ...] = (APOLLO_TURN,)
    not_yours: Fault = Fault("marker_isle_not_yours", "isle")

    def fault(self, engine: Engine, territory: i64) -> Fault | None:
        return None if engine.config.marker_anywhere else OwnTerritory.fault(self, engine, territory)

    def options(self, engine: Engine) -> None:
        if engine.config.marker_anywhere:
            Choice.options(self, engine)
        else:
            OwnTerritory.options(self, engine)

    def chosen(self, engine: Engine, territory: i64) -> None:
        put_marker(engine, territory)
        engine.pop()

    def check(self, engine: Engine, frame: StackFrame) -> None:
        frame.demand(engine.state.apollo_turn == 0, "apollo_played", "only_first_gets_marker")
        frame.demand(prosperity_in_supply(engine) > 0, "markers", "none_left")


def put_marker(engine: Engine, territory: i64) -> None:
    """The player whose turn it is puts a prosperity marker on an isle."""
    engine.state.prosperity = added(engine.state.prosperity, territory, 1)
    if engine.heard:
        engine.tell(events.ProsperityPlaced(engine.state.turn_player, territory))
