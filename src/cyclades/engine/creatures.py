"""The creatures (C). Each card's power is one class; choices it needs are rooms right behind it."""

from __future__ import annotations

from typing import Final

from cyclades.engine import events
from cyclades.engine.actions import (
    AT_CHOOSE_CARD,
    AT_CHOOSE_ISLE,
    AT_CHOOSE_PLAYER,
    AT_CHOOSE_SEA,
    AT_CHOOSE_TYPE,
    AT_FORGO,
    AT_SELL_FLEET,
    AT_SELL_PHILOSOPHER,
    AT_SELL_PRIEST,
    AT_SELL_TROOP,
    AT_STOP,
    CHOOSE_BUILDING,
    CHOOSE_CARD,
    CHOOSE_ISLE,
    CHOOSE_PLAYER,
    CHOOSE_SEA,
    CHOOSE_TYPE,
    FAMILY_OF,
    FORGO,
    SAIL,
    SELL_FLEET,
    SELL_PHILOSOPHER,
    SELL_PRIEST,
    SELL_TROOP,
    STOP,
    choose_building,
    chosen_building,
    chosen_on_space,
    chosen_territory,
)
from cyclades.engine.board import SIDES
from cyclades.engine.engine import Engine, Room
from cyclades.engine.figures import remove_figure
from cyclades.engine.frames import (
    CHIMERA_CHOICE,
    CHIMERA_SHUFFLE,
    CYCLOPS_BUILDING,
    CYCLOPS_TYPE,
    DRYAD_VICTIM,
    FIGURE_ISLE,
    FOUNDING,
    GIANT_TARGET,
    GRIFFON_VICTIM,
    HARPY_TARGET,
    KRAKEN_SEA,
    KRAKEN_STEP,
    PEGASUS_SOURCE,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    SATYR_VICTIM,
    SIREN_SOURCE,
    SIREN_TARGET,
    SPHINX_SALE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    TROOP_MOVE,
)
from cyclades.engine.holdings import (
    buildings_in_supply,
    fleets_in_reserve,
    is_eliminated,
    revenue,
    slot_of,
)
from cyclades.engine.move import can_go_anywhere, can_sail_from, offer_sailing, sail_on, why_not_leave, why_not_sail
from cyclades.engine.packed import i64
from cyclades.engine.pieces import (
    BIT,
    BUILDING_COUNT,
    CARD_COUNT,
    CHIMERA,
    CHIRON,
    CYCLOPS,
    DRYAD,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    MEDUSA,
    NO_BUILDING,
    NONE,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SIREN,
    TRACK_PRICES,
)
from cyclades.engine.refusals import Refusal, refuse
from cyclades.engine.track import price_of, space_of

SYLPH_STEPS: Final = 10  # C10
SPHINX_PRICE: Final = 2  # C9
KRAKEN_STEP_PRICE: Final = 1  # C13


# Calling


def why_not_call(engine: Engine, card: i64) -> Refusal | None:
    """C0.1."""
    state = engine.state
    space = space_of(engine, card)
    if space == NONE:
        return refuse("not_on_track", card=card)
    price = price_of(engine, state.turn_player, space)
    gold = state.gold[state.turn_player]
    return None if price <= gold else refuse("creature_not_payable", card=card, price=price, gold=gold)


def call_creature(engine: Engine, card: i64) -> None:
    """Buy a creature of the track and begin its power. Its card is in the discard; a placed figure takes it up again."""
    state = engine.state
    player = state.turn_player
    space = space_of(engine, card)
    price = price_of(engine, player, space)
    discounts = TRACK_PRICES[space] - price
    state.gold[player] -= price
    state.discounts_used[player] += discounts  # C0.2
    state.track[space] = NONE
    state.discard |= BIT[card]
    if engine.heard:
        engine.tell(events.CreatureCalled(player, card, space, price, discounts))
    POWERS[card].begin(engine, card)


class Power:
    """What a creature does once it is called."""

    def begin(self, engine: Engine, card: i64) -> None:
        raise NotImplementedError


class AskPower(Power):
    """A power that begins with a choice in a room, if that room has anything to choose from."""

    def __init__(self, room: i64) -> None:
        self.room = room

    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(self.room, card)


class Target(Room):
    """A power's first choice, which may be forgone (C0.3). Where there is no target at all it is spent unasked."""

    card: i64 = NONE

    def advance(self, engine: Engine) -> bool:
        # Nothing secret decides this: targets stand on the board or lie open before the players.
        if engine.find_legal() > 1:
            return True
        engine.legal_count = NONE
        engine.pop()
        return False

    def options(self, engine: Engine) -> None:
        engine.offer(AT_FORGO)
        self.targets(engine)

    def targets(self, engine: Engine) -> None:
        """Offer every target."""
        raise NotImplementedError

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == FORGO:
            return None
        return self.why_not_target(engine, family, action)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        raise NotImplementedError

    def take(self, engine: Engine, action: i64) -> None:
        card = engine.argument(1)
        engine.pop()
        if action == AT_FORGO:
            if engine.heard:
                engine.tell(events.PowerForgone(engine.state.turn_player, card))
        else:
            self.strike(engine, card, action)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        """Carry the power out on the target chosen."""
        raise NotImplementedError


# C1


class Fates(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        player = engine.state.turn_player
        gold = revenue(engine, player)
        engine.state.gold[player] += gold
        if engine.heard:
            engine.tell(events.RevenueTaken(player, gold))


# C2, C3, C12


class Victim(Target):
    """Another player is robbed."""

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        raise NotImplementedError

    def refuse_poor(self, player: i64) -> Refusal:
        raise NotImplementedError

    def targets(self, engine: Engine) -> None:
        for player in range(engine.config.players):
            if (
                player != engine.state.turn_player
                and not is_eliminated(engine, player)
                and self.can_be_robbed(engine, player)
            ):
                engine.offer(AT_CHOOSE_PLAYER + player)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_PLAYER:
            return engine.wrong_moment(family)
        player = action - AT_CHOOSE_PLAYER
        if player == engine.state.turn_player:
            return refuse("nobody_yourself")
        if is_eliminated(engine, player):
            return refuse("player_eliminated", player=player)
        if not self.can_be_robbed(engine, player):
            return self.refuse_poor(player)
        return None


class SatyrVictim(Victim):
    name = "satyr_victim"

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return engine.state.philosophers[player] > 0

    def refuse_poor(self, player: i64) -> Refusal:
        return refuse("has_no_philosopher", player=player)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        state.philosophers[victim] -= 1
        state.philosophers[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PhilosopherStolen(state.turn_player, victim))
        engine.push(FOUNDING, state.turn_player)


class DryadVictim(Victim):
    name = "dryad_victim"

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return engine.state.priests[player] > 0

    def refuse_poor(self, player: i64) -> Refusal:
        return refuse("has_no_priest", player=player)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        state.priests[victim] -= 1
        state.priests[state.turn_player] += 1
        if engine.heard:
            engine.tell(events.PriestStolen(state.turn_player, victim))


class GriffonVictim(Victim):
    """How much gold somebody has is secret: everybody else can be robbed."""

    name = "griffon_victim"

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        return True

    def refuse_poor(self, player: i64) -> Refusal:
        raise AssertionError("everybody can be robbed of half his gold")

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        victim = action - AT_CHOOSE_PLAYER
        loot = state.gold[victim] // 2
        state.gold[victim] -= loot
        state.gold[state.turn_player] += loot
        if engine.heard:
            engine.tell(events.GoldStolen(state.turn_player, victim, loot))


# C4


class SirenTarget(Target):
    """An enemy fleet that is alone in its sea."""

    name = "siren_target"

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for sea in range(engine.board.sea_count):
            if state.fleets[sea] == 1 and state.fleet_owner[sea] != state.turn_player:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if state.fleet_owner[sea] == NONE or state.fleet_owner[sea] == state.turn_player:
            return refuse("not_an_enemy_fleet", sea=sea)
        if state.fleets[sea] > 1:
            return refuse("not_a_lone_fleet", sea=sea)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        victim = state.fleet_owner[sea]
        state.fleets[sea] = 0
        state.fleet_owner[sea] = NONE
        if engine.heard:
            engine.tell(events.FleetLured(victim, sea))
        if fleets_in_reserve(engine, state.turn_player) > 0:
            put_lured_fleet(engine, sea, NONE)
        else:
            engine.push(SIREN_SOURCE, sea)


class SirenSource(Room):
    """With an empty reserve the fleet comes from the board. Argument: the sea it goes to."""

    name = "siren_source"
    automatic = True

    def options(self, engine: Engine) -> None:
        for sea in range(engine.board.sea_count):
            if engine.state.fleet_owner[sea] == engine.state.turn_player:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        sea = action - AT_CHOOSE_SEA
        if engine.state.fleet_owner[sea] != engine.state.turn_player:
            return refuse("no_own_fleet_there", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        sea = engine.argument(1)
        engine.pop()
        put_lured_fleet(engine, sea, action - AT_CHOOSE_SEA)


def put_lured_fleet(engine: Engine, sea: i64, source: i64) -> None:
    state = engine.state
    player = state.turn_player
    if source != NONE:
        state.fleets[source] -= 1
        if state.fleets[source] == 0:
            state.fleet_owner[source] = NONE
    state.fleets[sea] = 1
    state.fleet_owner[sea] = player
    if engine.heard:
        engine.tell(events.FleetPlaced(player, sea, None if source == NONE else source))


# C5


class PegasusSource(Target):
    """The isle whose troops fly; where they land is a troop move (TROOP_MOVE)."""

    name = "pegasus_source"

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if (
                state.owner[territory] == state.turn_player
                and state.troops[territory] > 0
                and state.figure[territory] != MEDUSA
                and can_go_anywhere(engine, territory, True)
            ):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        return why_not_leave(engine, action - AT_CHOOSE_ISLE, True)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(TROOP_MOVE, action - AT_CHOOSE_ISLE, 1)


# C6


class GiantTarget(Target):
    """Any building, whoever owns it, but for Chiron's isle."""

    name = "giant_target"

    def targets(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            if engine.state.figure[territory] != CHIRON:
                offer_buildings(engine, territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_BUILDING:
            return engine.wrong_moment(family)
        territory = chosen_territory(action)
        building = chosen_building(action)
        if slot_of(engine, territory, building, chosen_on_space(action)) == NONE:
            return refuse("no_such_building", isle=territory, building=building)
        if engine.state.figure[territory] == CHIRON:
            return refuse("guarded_by_chiron", isle=territory)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = chosen_territory(action)
        building = chosen_building(action)
        slot = slot_of(engine, territory, building, chosen_on_space(action))
        engine.state.buildings[slot] = NO_BUILDING
        if engine.heard:
            within = slot - engine.board.first_slot[territory]
            engine.tell(events.BuildingDestroyed(building, territory, within))


def offer_buildings(engine: Engine, territory: i64) -> None:
    """Offer each building of an isle that can be told apart (B5.8)."""
    for building in range(1, BUILDING_COUNT + 1):
        for on_space in range(2):
            if slot_of(engine, territory, building, on_space) != NONE:
                engine.offer(choose_building(territory, building, on_space))


# C7


class Chimera(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(CHIMERA_SHUFFLE)
        engine.push(CHIMERA_CHOICE, card)


class ChimeraChoice(Target):
    """A creature of the discard, Chimera apart, whose power is used."""

    name = "chimera_choice"

    def targets(self, engine: Engine) -> None:
        discard = engine.state.discard
        for card in range(CARD_COUNT):
            if card != CHIMERA and discard & BIT[card]:
                engine.offer(AT_CHOOSE_CARD + card)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_CARD:
            return engine.wrong_moment(family)
        card = action - AT_CHOOSE_CARD
        if card == CHIMERA:
            return refuse("chimera_itself")
        if not engine.state.discard & BIT[card]:
            return refuse("not_in_discard", card=card)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        copied = action - AT_CHOOSE_CARD
        if engine.heard:
            engine.tell(events.PowerCopied(engine.state.turn_player, copied))
        POWERS[copied].begin(engine, copied)


class ChimeraShuffle(Room):
    """Last of all, the discard goes into the deck."""

    name = "chimera_shuffle"

    def advance(self, engine: Engine) -> bool:
        state = engine.state
        state.deck |= state.discard
        state.discard = 0
        if engine.heard:
            engine.tell(events.DiscardShuffledIn())
        engine.pop()
        return False


# C8


class CyclopsBuilding(Target):
    """An own building for which another type's tile is left."""

    name = "cyclops_building"

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == state.turn_player:
                for building in range(1, BUILDING_COUNT + 1):
                    if other_type_left(engine, building):
                        for on_space in range(2):
                            if slot_of(engine, territory, building, on_space) != NONE:
                                engine.offer(choose_building(territory, building, on_space))

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_BUILDING:
            return engine.wrong_moment(family)
        territory = chosen_territory(action)
        building = chosen_building(action)
        if slot_of(engine, territory, building, chosen_on_space(action)) == NONE:
            return refuse("no_such_building", isle=territory, building=building)
        if engine.state.owner[territory] != engine.state.turn_player:
            return refuse("not_your_building", isle=territory)
        if not other_type_left(engine, building):
            return refuse("no_other_type_left", building=building)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = chosen_territory(action)
        slot = slot_of(engine, territory, chosen_building(action), chosen_on_space(action))
        engine.push(CYCLOPS_TYPE, slot, territory)


def other_type_left(engine: Engine, building: i64) -> bool:
    for other in range(1, BUILDING_COUNT + 1):
        if other != building and buildings_in_supply(engine, other) > 0:
            return True
    return False


class CyclopsType(Room):
    """What it becomes. Arguments: its slot, its isle."""

    name = "cyclops_type"
    automatic = True

    def options(self, engine: Engine) -> None:
        former = engine.state.buildings[engine.argument(1)]
        for building in range(1, BUILDING_COUNT + 1):
            if building != former and buildings_in_supply(engine, building) > 0:
                engine.offer(AT_CHOOSE_TYPE + building - 1)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_TYPE:
            return engine.wrong_moment(family)
        building = action - AT_CHOOSE_TYPE + 1
        if building == engine.state.buildings[engine.argument(1)]:
            return refuse("same_type", building=building)
        if buildings_in_supply(engine, building) == 0:
            return refuse("no_tile_left", building=building)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        slot = engine.argument(1)
        territory = engine.argument(2)
        building = action - AT_CHOOSE_TYPE + 1
        former = state.buildings[slot]
        engine.pop()
        state.buildings[slot] = building
        if engine.heard:
            within = slot - engine.board.first_slot[territory]
            engine.tell(events.BuildingTurned(state.turn_player, territory, within, former, building))
        engine.push(FOUNDING, state.turn_player)


# C9


class SphinxSale(Room):
    """Own units and cards are handed back for gold until he stops."""

    name = "sphinx_sale"

    def options(self, engine: Engine) -> None:
        state = engine.state
        player = state.turn_player
        engine.offer(AT_STOP)
        for territory in range(engine.board.territory_count):
            if state.owner[territory] == player and state.troops[territory] > 0:
                engine.offer(AT_SELL_TROOP + territory)
        for sea in range(engine.board.sea_count):
            if state.fleet_owner[sea] == player:
                engine.offer(AT_SELL_FLEET + sea)
        if state.priests[player] > 0:
            engine.offer(AT_SELL_PRIEST)
        if state.philosophers[player] > 0:
            engine.offer(AT_SELL_PHILOSOPHER)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        state = engine.state
        player = state.turn_player
        if family == STOP:
            return None
        has_it = False
        if family == SELL_TROOP:
            territory = action - AT_SELL_TROOP
            has_it = state.owner[territory] == player and state.troops[territory] > 0
        elif family == SELL_FLEET:
            has_it = state.fleet_owner[action - AT_SELL_FLEET] == player
        elif family == SELL_PRIEST:
            has_it = state.priests[player] > 0
        elif family == SELL_PHILOSOPHER:
            has_it = state.philosophers[player] > 0
        else:
            return engine.wrong_moment(family)
        return None if has_it else refuse("nothing_to_sell")

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        player = state.turn_player
        family = FAMILY_OF[action]
        if family == STOP:
            engine.pop()
            return
        state.gold[player] += SPHINX_PRICE
        if family == SELL_TROOP:
            territory = action - AT_SELL_TROOP
            state.troops[territory] -= 1
            if engine.heard:
                engine.tell(events.TroopSold(player, territory, SPHINX_PRICE))
        elif family == SELL_FLEET:
            sea = action - AT_SELL_FLEET
            state.fleets[sea] -= 1
            if state.fleets[sea] == 0:
                state.fleet_owner[sea] = NONE
            if engine.heard:
                engine.tell(events.FleetSold(player, sea, SPHINX_PRICE))
        elif family == SELL_PRIEST:
            state.priests[player] -= 1
            if engine.heard:
                engine.tell(events.PriestSold(player, SPHINX_PRICE))
        else:
            state.philosophers[player] -= 1
            if engine.heard:
                engine.tell(events.PhilosopherSold(player, SPHINX_PRICE))


# C10


class Sylph(Power):
    def begin(self, engine: Engine, card: i64) -> None:
        engine.push(SYLPH_FLEETS, SYLPH_STEPS)


class SylphFleets(Room):
    """Which fleets take the next step. Argument: steps left."""

    name = "sylph_fleets"

    def advance(self, engine: Engine) -> bool:
        if engine.argument(1) > 0:
            return True
        self.finish(engine)
        return False

    def finish(self, engine: Engine) -> None:
        spent = engine.state.spent
        for sea in range(engine.board.sea_count):
            spent[sea] = 0
        engine.pop()

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_STOP)
        for sea in range(engine.board.sea_count):
            if (
                state.fleet_owner[sea] == state.turn_player
                and state.fleets[sea] > state.spent[sea]
                and can_sail_from(engine, sea)
            ):
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STOP:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if state.fleet_owner[sea] != state.turn_player:
            return refuse("no_own_fleet_there", sea=sea)
        if state.fleets[sea] <= state.spent[sea]:
            return refuse("fleets_already_fought", sea=sea)
        if not can_sail_from(engine, sea):
            return refuse("fleets_cannot_leave", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            self.finish(engine)
        else:
            engine.set_argument(1, engine.argument(1) - 1)
            engine.push(SYLPH_STEP, action - AT_CHOOSE_SEA)


class SylphStep(Room):
    """Where they go and how many. Argument: their sea."""

    name = "sylph_step"

    def options(self, engine: Engine) -> None:
        sea = engine.argument(1)
        offer_sailing(engine, sea, engine.state.fleets[sea] - engine.state.spent[sea])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != SAIL:
            return engine.wrong_moment(family)
        sea = engine.argument(1)
        return why_not_sail(engine, sea, engine.state.fleets[sea] - engine.state.spent[sea], action)

    def take(self, engine: Engine, action: i64) -> None:
        sea = engine.argument(1)
        engine.pop()
        sail_on(engine, sea, action, 0, True)


# C11


class HarpyTarget(Target):
    """A troop of another player's, not under Chiron."""

    name = "harpy_target"

    def targets(self, engine: Engine) -> None:
        state = engine.state
        for territory in range(engine.board.territory_count):
            if (
                state.troops[territory] > 0
                and state.owner[territory] != state.turn_player
                and state.figure[territory] != CHIRON
            ):
                engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_ISLE:
            return engine.wrong_moment(family)
        state = engine.state
        territory = action - AT_CHOOSE_ISLE
        if state.troops[territory] == 0 or state.owner[territory] == state.turn_player:
            return refuse("not_an_enemy_troop", isle=territory)
        if state.figure[territory] == CHIRON:
            return refuse("guarded_by_chiron", isle=territory)
        return None

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        territory = action - AT_CHOOSE_ISLE
        engine.state.troops[territory] -= 1
        if engine.heard:
            engine.tell(events.TroopKilled(engine.state.owner[territory], territory))


# C13


class KrakenSea(Target):
    """The sea where the Kraken comes up: any."""

    name = "kraken_sea"

    def targets(self, engine: Engine) -> None:
        for sea in range(engine.board.sea_count):
            engine.offer(AT_CHOOSE_SEA + sea)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        return None if family == CHOOSE_SEA else engine.wrong_moment(family)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        engine.push(KRAKEN_STEP)
        put_kraken(engine, action - AT_CHOOSE_SEA, 0)


class KrakenStep(Room):
    """Whether it goes on. Asked whatever gold the player has, for that is secret."""

    name = "kraken_step"

    def options(self, engine: Engine) -> None:
        state = engine.state
        engine.offer(AT_STOP)
        if state.gold[state.turn_player] < KRAKEN_STEP_PRICE:
            return
        for i in range(state.kraken * SIDES, state.kraken * SIDES + SIDES):
            sea = engine.board.sea_next[i]
            if sea != NONE:
                engine.offer(AT_CHOOSE_SEA + sea)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family == STOP:
            return None
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        state = engine.state
        sea = action - AT_CHOOSE_SEA
        if not engine.board.adjacent(state.kraken, sea):
            return refuse("not_adjacent_to_kraken", sea=sea)
        gold = state.gold[state.turn_player]
        if gold < KRAKEN_STEP_PRICE:
            return refuse("step_not_payable", price=KRAKEN_STEP_PRICE, gold=gold)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        if action == AT_STOP:
            engine.pop()
        else:
            put_kraken(engine, action - AT_CHOOSE_SEA, KRAKEN_STEP_PRICE)


def put_kraken(engine: Engine, sea: i64, price: i64) -> None:
    """The Kraken is there now; all fleets there go back to their owner."""
    state = engine.state
    state.kraken = sea
    state.gold[state.turn_player] -= price
    if engine.heard:
        engine.tell(events.KrakenMoved(state.turn_player, sea, price))
    if state.fleets[sea] > 0:
        lose_stack(engine, sea)


def lose_stack(engine: Engine, sea: i64) -> None:
    state = engine.state
    if engine.heard:
        engine.tell(events.FleetsLost(state.fleet_owner[sea], sea, state.fleets[sea]))
    state.fleets[sea] = 0
    state.fleet_owner[sea] = NONE


# C14 to C17: isle figures


class FigureIsle(Target):
    """Where a figure is put. Argument: its card."""

    name = "figure_isle"

    def targets(self, engine: Engine) -> None:
        for territory in range(engine.board.territory_count):
            engine.offer(AT_CHOOSE_ISLE + territory)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        return None if family == CHOOSE_ISLE else engine.wrong_moment(family)

    def strike(self, engine: Engine, card: i64, action: i64) -> None:
        state = engine.state
        territory = action - AT_CHOOSE_ISLE
        player = state.turn_player
        if state.figure[territory] != NONE:  # C0.6
            if engine.heard:
                engine.tell(events.FiguresClashed(player, card, territory))
            remove_figure(engine, territory)
            return
        state.figure[territory] = card
        state.holder[card] = player
        state.called_in[card] = state.cycle
        state.discard &= ~BIT[card]
        if engine.heard:
            engine.tell(events.FigurePlaced(player, card, territory))
        if card == POLYPHEMUS:
            engine.push(POLYPHEMUS_STACK, territory)


class PolyphemusStack(Room):
    """Which stack is pushed next. Argument: Polyphemus's isle."""

    name = "polyphemus_stack"
    automatic = True

    def advance(self, engine: Engine) -> bool:
        board = engine.board
        territory = engine.argument(1)
        for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
            if engine.state.fleets[board.coast[i]] > 0:
                return True
        engine.pop()
        return False

    def options(self, engine: Engine) -> None:
        board = engine.board
        territory = engine.argument(1)
        for i in range(board.coast_first[territory], board.coast_first[territory + 1]):
            if engine.state.fleets[board.coast[i]] > 0:
                engine.offer(AT_CHOOSE_SEA + board.coast[i])

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        sea = action - AT_CHOOSE_SEA
        if not engine.board.touches(sea, engine.argument(1)) or engine.state.fleets[sea] == 0:
            return refuse("no_stack_to_push", sea=sea)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        engine.push(POLYPHEMUS_PUSH, engine.argument(1), action - AT_CHOOSE_SEA)


class PolyphemusPush(Room):
    """Where that stack goes. Arguments: Polyphemus's isle, the stack's sea."""

    name = "polyphemus_push"
    automatic = True

    def advance(self, engine: Engine) -> bool:
        sea = engine.argument(2)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.can_receive(engine, target):
                return True
        engine.pop()
        lose_stack(engine, sea)
        return False

    def can_receive(self, engine: Engine, target: i64) -> bool:
        state = engine.state
        holder = state.fleet_owner[target]
        return (
            not engine.board.touches(target, engine.argument(1))
            and target != state.kraken
            and (holder == NONE or holder == state.fleet_owner[engine.argument(2)])
        )

    def options(self, engine: Engine) -> None:
        sea = engine.argument(2)
        for i in range(sea * SIDES, sea * SIDES + SIDES):
            target = engine.board.sea_next[i]
            if target != NONE and self.can_receive(engine, target):
                engine.offer(AT_CHOOSE_SEA + target)

    def why_not(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_SEA:
            return engine.wrong_moment(family)
        target = action - AT_CHOOSE_SEA
        if not engine.board.adjacent(engine.argument(2), target):
            return refuse("push_not_adjacent", sea=target)
        if engine.board.touches(target, engine.argument(1)):
            return refuse("touches_polyphemus", sea=target)
        if target == engine.state.kraken:
            return refuse("push_onto_kraken", sea=target)
        if not self.can_receive(engine, target):
            return refuse("push_onto_enemy", sea=target)
        return None

    def take(self, engine: Engine, action: i64) -> None:
        state = engine.state
        sea = engine.argument(2)
        target = action - AT_CHOOSE_SEA
        owner = state.fleet_owner[sea]
        count = state.fleets[sea]
        engine.pop()
        state.fleets[sea] = 0
        state.fleet_owner[sea] = NONE
        state.fleets[target] += count
        state.fleet_owner[target] = owner
        if engine.heard:
            engine.tell(events.FleetsPushed(owner, sea, target, count))


# By card: what begins when it is called.
POWERS: Final[list[Power]] = [
    Fates(),
    AskPower(SATYR_VICTIM),
    AskPower(DRYAD_VICTIM),
    AskPower(SIREN_TARGET),
    AskPower(PEGASUS_SOURCE),
    AskPower(GIANT_TARGET),
    Chimera(),
    AskPower(CYCLOPS_BUILDING),
    AskPower(SPHINX_SALE),
    Sylph(),
    AskPower(HARPY_TARGET),
    AskPower(GRIFFON_VICTIM),
    AskPower(KRAKEN_SEA),
    AskPower(FIGURE_ISLE),
    AskPower(FIGURE_ISLE),
    AskPower(FIGURE_ISLE),
    AskPower(FIGURE_ISLE),
]
