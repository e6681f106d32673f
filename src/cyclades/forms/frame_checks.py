"""Which frames can come about where they lie: each room's fields against the position. Each fault names its field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyclades.engine.actions import MOST_CHOSEN
from cyclades.engine.auction import is_available
from cyclades.engine.chance import set_size
from cyclades.engine.creatures.cyclops import other_type_left
from cyclades.engine.creatures.erinyes import can_be_robbed
from cyclades.engine.creatures.sylph import SYLPH_STEPS
from cyclades.engine.engine import Engine
from cyclades.engine.favours.holding import asks_about
from cyclades.engine.favours.tiles import has_favour
from cyclades.engine.figures import is_closed, isle_of_figure
from cyclades.engine.frames import (
    APOLLO_TURN,
    APPLE_GOD,
    APPLE_VICTIM,
    APPLE_WINDOW,
    ARTIFACT_ISLE,
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHARON_HERO,
    CHIMERA_CHOICE,
    CHOOSE_LOSS,
    CORNUCOPIA_SHARE,
    CYCLE,
    CYCLOPS_BUILDING,
    CYCLOPS_TYPE,
    DISCARD_SET,
    DRYAD_VICTIM,
    ERINYES_SOURCE,
    ERINYES_TARGET,
    FIGURE_ISLE,
    FLEET_MOVE,
    FOUNDING,
    GIANT_TARGET,
    GIFT,
    GRIFFON_VICTIM,
    HARPY_TARGET,
    HECTOR_SET,
    HERO_ISLE,
    KEEP_FIGURES,
    KRAKEN_SEA,
    KRAKEN_STEP,
    LAND_BATTLE,
    LIGHTNING_COIN,
    LYRE_ISLE,
    MILITARY_VICTORY,
    OBOL_WINDOW,
    OFFERING,
    PEGASUS_SOURCE,
    PLACE_MARKER,
    PLACE_METROPOLIS,
    PLACEMENT,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    PRELUDE_OFFERING,
    SATYR_VICTIM,
    SAVE_UNIT,
    SEA_BATTLE,
    SEND_ARTIFACTS,
    SEND_TARGET,
    SIREN_SOURCE,
    SIREN_TARGET,
    SPECIAL_CHOICE,
    SPHINX_SALE,
    SYLPH_FLEETS,
    SYLPH_STEP,
    THREAD_ISLE,
    TITANS_PLACEMENT,
    TROOP_MOVE,
    TURN,
    UPKEEP,
)
from cyclades.engine.heroes.hector import TYPES as HECTOR_TYPES
from cyclades.engine.heroes.upkeep import owes_upkeep
from cyclades.engine.holdings import (
    artifacts_of,
    building_count,
    fleets_in_reserve,
    isle_count,
    isle_revenue,
    prosperity_in_supply,
    revenue_taker,
    titans_in_supply,
    troops_in_reserve,
)
from cyclades.engine.metropolis import can_found, missing_types, takes_metropolis, theatre_count
from cyclades.engine.order import in_turn_order
from cyclades.engine.pieces import (
    APOLLO,
    APPLE,
    ARES,
    ATHENA,
    BUILDING_COUNT,
    CHARON,
    CHIMERA,
    CYCLOPS,
    DRYAD,
    ERINYES,
    FIRST_FIGURE,
    FIRST_HERO,
    GIANT,
    GRIFFON,
    HARPY,
    HECTOR,
    HERO_COUNT,
    KRAKEN,
    KRONOS,
    LAST_FIGURE,
    MAX_TITANS,
    MAX_UNITS,
    NONE,
    OBOL,
    PEGASUS,
    PERSEUS,
    POLYPHEMUS,
    POSEIDON,
    SATYR,
    SIREN,
    SPHINX,
)
from cyclades.engine.placement import FEWEST_ISLES
from cyclades.engine.titans.artifacts import (
    LIGHTNING_PRICE,
    SENDABLE,
    SENDING_PRICE,
    cornucopia_holder,
    cornucopia_isle,
    lightning_holder,
)
from cyclades.engine.titans.kronos import BUILDING_OF, is_first
from cyclades.engine.titans.placement import types_above_kronos
from cyclades.engine.track import is_artifact, is_hero
from cyclades.engine.units import sea_units, undead_at
from cyclades.forms.stack import StackFrame
from cyclades.forms.war_frames import (
    check_battle,
    check_fleet_move,
    check_step,
    check_sylph_step,
    check_troop_move,
)

# The cards whose power a room is.
CARDS_OF: Final[dict[int, tuple[int, ...]]] = {
    SATYR_VICTIM: (SATYR,),
    DRYAD_VICTIM: (DRYAD,),
    SIREN_TARGET: (SIREN,),
    PEGASUS_SOURCE: (PEGASUS, PERSEUS),
    GIANT_TARGET: (GIANT,),
    CHIMERA_CHOICE: (CHIMERA,),
    CYCLOPS_BUILDING: (CYCLOPS,),
    SPHINX_SALE: (SPHINX,),
    HARPY_TARGET: (HARPY,),
    GRIFFON_VICTIM: (GRIFFON,),
    KRAKEN_SEA: (KRAKEN,),
    FIGURE_ISLE: tuple(range(FIRST_FIGURE, LAST_FIGURE + 1)),
    ERINYES_SOURCE: (ERINYES,),
    CHARON_HERO: (CHARON,),
}


def check_frame(engine: Engine, frame: StackFrame) -> None:
    """Refuse a frame that can't lie there, by the name of the field that is wrong."""
    if frame.room in CARDS_OF:
        _check_power(engine, frame)
    elif frame.room in CHECKS:
        CHECKS[frame.room](engine, frame)


def _check_power(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    card = frame["card"]
    frame.demand(card in CARDS_OF[frame.room], "card", "it has another power")
    lies = state.gone if is_hero(card) else state.discard
    frame.demand(bool(lies >> card & 1), "card", "it is not the card that was just used: that one is laid aside")


def _check_offering(engine: Engine, frame: StackFrame) -> None:
    """The first marker of the turn track, or one that was just ousted (B4.3)."""
    state = engine.state
    marker = frame["marker"]
    god = frame["ousted_from"]
    on_track = [int(one) for one in state.turn_track if one != NONE]
    frame.demand(
        not state.eliminated >> engine.config.marker_player[marker] & 1, "marker", "its player is out of the game"
    )
    frame.demand(
        marker not in [*state.bidder, *state.apollo_queue], "marker", "it stands on a god, or with Apollo, already"
    )
    if god == NONE:
        frame.demand(on_track[:1] == [marker], "marker, ousted_from", "the first one of the turn track is placed")
        return
    frame.demand(marker not in on_track, "marker, ousted_from", "an ousted marker is not on the turn track")
    ousted = is_available(engine, god) and state.bidder[god] != NONE and state.bid[god] > 1
    frame.demand(ousted, "ousted_from", "nobody has just outbid another there")


def _check_turn(engine: Engine, frame: StackFrame) -> None:
    gift_due = frame.on_top == FOUNDING and engine.state.turn_god == ATHENA  # B5.3
    frame.demand(not frame["ending"] or frame.on_top == NONE or gift_due, "ending", "the turn is still going on")


def _check_apollo_turn(engine: Engine, frame: StackFrame) -> None:
    frame.demand(bool(frame["ending"]) or frame.on_top != PLACE_MARKER, "ending", "the coins were given before")
    frame.demand(not frame["ending"] or frame.on_top != KEEP_FIGURES, "ending", "figures leave before that")


def _check_marker(engine: Engine, frame: StackFrame) -> None:
    frame.demand(engine.state.apollo_turn == 0, "apollo_played", "only the first one gets a marker")
    frame.demand(prosperity_in_supply(engine) > 0, "markers", "there is none left")


def _check_founder(engine: Engine, frame: StackFrame) -> None:
    player = engine.state.turn_player
    frame.demand(frame["player"] == player, "player", "only the player whose turn it is founds metropolises")
    if frame.room == DISCARD_SET:
        building = frame["building"]
        frame.demand(building <= BUILDING_COUNT, "building", "it is no type of a set")
        frame.demand(
            missing_types(engine, player, building) <= theatre_count(engine, player),
            "building",
            "he has no set from there on",
        )
    elif frame.room == PLACE_METROPOLIS:
        frame.demand(can_found(engine, player), "player", "there is no metropolis for him, or no place")
        dead = engine.state.gone >> FIRST_HERO & (1 << HERO_COUNT) - 1
        frame.demand(not frame["by_hero"] or (engine.config.heroes and bool(dead)), "by_hero", "no hero has left")


def _check_special(engine: Engine, frame: StackFrame) -> None:
    player = engine.state.turn_player
    frame.demand(frame["player"] == player, "player", "only the player whose turn it is founds metropolises")
    frame.demand(engine.state.owner[frame["isle"]] == player, "isle", "it is not his")
    if frame.room == MILITARY_VICTORY:
        frame.demand(engine.config.teams, "player", "only teams win so")
        partner = engine.config.partner[player]
        others = [one for one in range(engine.config.players) if one not in (player, partner)]
        frame.demand(
            any(isle_count(engine, one) == 0 for one in others), "isle", "no opponent has just lost his last one"
        )
    else:
        frame.demand(takes_metropolis(engine, player, frame["isle"]), "isle", "no metropolis can be founded there")
        frame.demand(bool(engine.state.specials), "specials", "there is no token left to choose")


def _check_siren(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    player = state.turn_player
    sea = frame["sea"]
    frame.demand(state.fleet_owner[sea] == NONE and not is_closed(engine, sea), "sea", "the sea is not empty and open")
    frame.demand(fleets_in_reserve(engine, player) == 0, "sea", "he has fleets in his reserve")
    fleets = [one for one in range(engine.board.sea_count) if state.fleet_owner[one] == player]
    undead = any(undead_at(engine, one) for one in fleets)
    frame.demand(not frame["undead"] or undead, "undead", "he has no undead fleet")


def _check_cyclops(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    board = engine.board
    frame.demand(state.owner[frame["isle"]] == state.turn_player, "isle", "it is not his")
    slot = board.first_slot[frame["isle"]] + frame["slot"]
    inside = slot < board.first_slot[frame["isle"] + 1]
    frame.demand(inside and state.buildings[slot] != 0, "isle, slot", "there is no building in that slot")
    frame.demand(other_type_left(engine, state.buildings[slot]), "isle, slot", "no other type is left")


def _check_sylph(engine: Engine, frame: StackFrame) -> None:
    most = SYLPH_STEPS if frame.on_top == NONE else SYLPH_STEPS - 1
    frame.demand(frame["steps_left"] <= most, "steps_left", f"at most {most} can be left")


def _check_polyphemus(engine: Engine, frame: StackFrame) -> None:
    frame.demand(engine.state.figure[frame["isle"]] == POLYPHEMUS, "isle", "Polyphemus is not there")
    if frame.room == POLYPHEMUS_PUSH:
        pushed = sea_units(engine, frame["sea"]) > 0 and engine.board.touches(frame["sea"], frame["isle"])
        frame.demand(bool(pushed), "sea", "there is no stack to push")


def _check_kraken(engine: Engine, frame: StackFrame) -> None:
    frame.demand(engine.state.kraken != NONE, "kraken", "there is none on the board")


def _check_placement(engine: Engine, frame: StackFrame) -> None:
    """H1.3 to H1.5: troops first, then fleets, then the marker."""
    state = engine.state
    god = state.turn_god
    frame.demand(not engine.config.titans, "room", "with Titans it is titans_placement")
    units = 1 if engine.config.two_players else 2
    most = {
        "troops_left": units + (god == ARES),
        "fleets_left": units + (god == POSEIDON),
        "markers_left": int(god == APOLLO),
        "may_join": int(god == POSEIDON),
        "isles_needed": FEWEST_ISLES,
    }
    _check_left(frame, most)
    if not frame["begun"]:
        return
    fewest = 1 if engine.config.two_players else FEWEST_ISLES
    frame.demand(frame["isles_needed"] >= fewest, "isles_needed", f"{fewest} to {FEWEST_ISLES} are needed")
    first = not engine.config.two_players
    _check_begun(engine, frame, most, ("troops_left", "fleets_left", "markers_left"), first)


def _check_titans_placement(engine: Engine, frame: StackFrame) -> None:
    """T6.2, T6.3: troops, titans, fleets, the building, the marker."""
    god = engine.state.turn_god
    most = {
        "troops_left": 2 + (god == ARES),
        "titans_left": (2 if is_first(engine) else 1) if god == KRONOS else 0,
        "fleets_left": 2 + (god == POSEIDON),
        "building_types": 0,
        "markers_left": int(god == APOLLO),
    }
    if god == KRONOS:
        most["building_types"] = int(types_above_kronos(engine))
    elif god != APOLLO:
        most["building_types"] = 1 << BUILDING_OF[god]
    types = frame["building_types"]
    frame.demand(types in (0, most["building_types"]), "building_types", "this god gives others")
    _check_left(frame, {field: number for field, number in most.items() if field != "building_types"})
    if frame["begun"]:
        order = ("troops_left", "titans_left", "fleets_left", "building_types", "markers_left")
        _check_begun(engine, frame, most, order, True)
    else:
        frame.demand(not types, "building_types", "nothing was given yet")


def _check_left(frame: StackFrame, most: dict[str, int]) -> None:
    for field, number in most.items():
        limit = number if frame["begun"] else 0
        where = field if frame["begun"] else f"begun, {field}"
        frame.demand(frame[field] <= limit, where, f"at most {limit} with this god, at this moment")


def _check_begun(engine: Engine, frame: StackFrame, most: dict[str, int], order: tuple[str, ...], first: bool) -> None:
    """What comes later is untouched as long as something before it is left; what was placed stands on the board."""
    for at, field in enumerate(order):
        if frame[field]:
            for later in order[at + 1 :]:
                untouched = frame[later] == most[later] or later == "markers_left"
                frame.demand(untouched, later, f"{field} comes before it")
            break
    player = engine.state.turn_player
    frame.demand(frame["troops_left"] > 0 or isle_count(engine, player) > 0, "troops_left", "he stands nowhere yet")
    if first:
        standing = {
            "troops_left": MAX_UNITS - troops_in_reserve(engine, player),
            "fleets_left": MAX_UNITS - fleets_in_reserve(engine, player),
        }
        if engine.config.titans:
            standing["titans_left"] = MAX_TITANS - titans_in_supply(engine, player)
        for field, number in standing.items():
            due = most[field] - number
            # What finds no place in a crowded position stays in the supply.
            fits = frame[field] == due or (frame[field] == 0 < number)
            frame.demand(fits, field, f"he has {number} on the board already, so {due} are left")


def _check_upkeep(engine: Engine, frame: StackFrame) -> None:
    owing = [player for player in in_turn_order(engine) if owes_upkeep(engine, player)]
    frame.demand(owing[:1] == [frame["player"]], "player", "it is not his heroes that are due now")


def _check_window(engine: Engine, frame: StackFrame) -> None:
    """H4.7: in the order of the turn track, the first one on top."""
    player = frame["player"]
    item = OBOL if frame.room == OBOL_WINDOW else APPLE
    order = in_turn_order(engine)
    frame.demand(asks_about(engine, player, item) and player in order, "player", "nobody asks him about an item")
    if frame.under == frame.room:
        below = frame.below()["player"]
        frame.demand(below in order and order.index(player) < order.index(below), "player", "he is not next in order")


def _check_apple(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    frame.demand(bool(state.item_discard >> APPLE & 1), "player", "the Apple was not used")
    fields = ("player", "victim") if frame.room == APPLE_GOD else ("player",)
    for field in fields:
        frame.demand(not state.eliminated >> frame[field] & 1, field, "he is out of the game")
    if frame.room == APPLE_GOD:
        frame.demand(frame["victim"] != frame["player"], "victim", "it is another player")
    frame.demand(state.apple_player == NONE, "apple", "somebody was barred already")


def _check_hector(engine: Engine, frame: StackFrame) -> None:
    player = engine.state.turn_player
    types = frame["types"]
    count = frame["count"]
    theatres = theatre_count(engine, player)
    frame.demand(types >> BUILDING_COUNT + 1 == 0, "types", "a theatre stands for any of them")
    frame.demand(set_size(types) <= count < HECTOR_TYPES, "types, count", "the buildings given so far are impossible")
    frame.demand(set_size(types) == count or engine.config.favours, "types, count", "each building was of another type")
    left = [
        one for one in range(1, BUILDING_COUNT + 1) if not types >> one & 1 and building_count(engine, player, one) > 0
    ]
    frame.demand(len(left) + theatres >= HECTOR_TYPES - count, "types, count", "his buildings don't make a set")
    frame.demand(bool(engine.state.gone >> HECTOR & 1), "types", "Hector was not sacrificed")


def _check_hero(engine: Engine, frame: StackFrame) -> None:
    card = frame["card"]
    lies = engine.state.discard | engine.state.gone
    frame.demand(is_hero(card) and bool(lies >> card & 1), "card", "he is no hero who could be hired")


def _check_artifact(engine: Engine, frame: StackFrame) -> None:
    card = frame["card"]
    bought = is_artifact(card) and engine.state.discard >> card & 1
    frame.demand(bool(bought), "card", "it is no artifact that was just bought")


def _check_lyre(engine: Engine, frame: StackFrame) -> None:
    card = frame["card"]
    frame.demand(isle_of_figure(engine, card) != NONE, "card", "it stands on no isle")


def _check_erinyes(engine: Engine, frame: StackFrame) -> None:
    frame.demand(can_be_robbed(engine, frame["isle"]), "isle", "no marker can be taken from there")


def _check_gift(engine: Engine, frame: StackFrame) -> None:
    frame.demand(has_favour(engine), "favour", "none lies beside the god of the turn")


def _check_sending(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    player = state.turn_player
    frame.demand(engine.config.teams, "room", "only partners share")
    if frame.room == SEND_TARGET:
        held = artifacts_of(engine, player) & SENDABLE
        frame.demand(bool(held >> frame["artifact"] & 1), "artifact", "he can't send that")
        frame.demand(state.gold[player] >= SENDING_PRICE, "gold", "he can't pay for it")


def _check_coin(engine: Engine, frame: StackFrame) -> None:
    """T7.5: the Lightning's holder was just outbid, and has the coin."""
    player = frame["player"]
    frame.demand(engine.config.teams, "room", "only partners share")
    frame.demand(player == lightning_holder(engine), "player", "he doesn't hold the Lightning")
    ousted = engine.config.marker_player[frame.below()["marker"]]
    frame.demand(player == ousted, "player", "he was not outbid")
    frame.demand(engine.state.gold[player] >= LIGHTNING_PRICE, "gold", "he doesn't have the coin")


def _check_share(engine: Engine, frame: StackFrame) -> None:
    """T7.5: what the Cornucopia's territory has just paid."""
    player = frame["player"]
    gold = frame["gold"]
    frame.demand(engine.config.teams, "room", "only partners share")
    frame.demand(player == cornucopia_holder(engine), "player", "he doesn't hold the Cornucopia")
    isle = cornucopia_isle(engine)
    frame.demand(revenue_taker(engine, isle) == player, "player", "another has the revenue of that territory")
    frame.demand(
        frame.under == CYCLE or player == engine.state.turn_player, "player", "the revenue is another player's"
    )
    fewest = min(int(isle_revenue(engine, isle)), MOST_CHOSEN)
    # Gold of graves that lay there is counted in, and is not to be seen any more (H2.7).
    most = MOST_CHOSEN if engine.config.hades and frame.under == CYCLE else fewest
    frame.demand(
        max(1, fewest) <= gold <= min(most, int(engine.state.gold[player])), "gold", "that is not what it has paid"
    )


CHECKS: Final[dict[int, Callable[[Engine, StackFrame], None]]] = {
    OFFERING: _check_offering,
    PRELUDE_OFFERING: _check_offering,
    TURN: _check_turn,
    APOLLO_TURN: _check_apollo_turn,
    PLACE_MARKER: _check_marker,
    FLEET_MOVE: check_fleet_move,
    TROOP_MOVE: check_troop_move,
    LAND_BATTLE: check_battle,
    SEA_BATTLE: check_battle,
    FOUNDING: _check_founder,
    DISCARD_SET: _check_founder,
    PLACE_METROPOLIS: _check_founder,
    SPECIAL_CHOICE: _check_special,
    MILITARY_VICTORY: _check_special,
    SIREN_SOURCE: _check_siren,
    CYCLOPS_TYPE: _check_cyclops,
    SYLPH_FLEETS: _check_sylph,
    SYLPH_STEP: check_sylph_step,
    KRAKEN_STEP: _check_kraken,
    POLYPHEMUS_STACK: _check_polyphemus,
    POLYPHEMUS_PUSH: _check_polyphemus,
    PLACEMENT: _check_placement,
    TITANS_PLACEMENT: _check_titans_placement,
    UPKEEP: _check_upkeep,
    OBOL_WINDOW: _check_window,
    APPLE_WINDOW: _check_window,
    APPLE_VICTIM: _check_apple,
    APPLE_GOD: _check_apple,
    GIFT: _check_gift,
    BATTLE_ITEM: check_step,
    BATTLE_REROLL: check_step,
    CHOOSE_LOSS: check_step,
    SAVE_UNIT: check_step,
    THREAD_ISLE: check_step,
    HERO_ISLE: _check_hero,
    HECTOR_SET: _check_hector,
    ERINYES_TARGET: _check_erinyes,
    LYRE_ISLE: _check_lyre,
    ARTIFACT_ISLE: _check_artifact,
    SEND_ARTIFACTS: _check_sending,
    SEND_TARGET: _check_sending,
    LIGHTNING_COIN: _check_coin,
    CORNUCOPIA_SHARE: _check_share,
}
