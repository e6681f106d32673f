"""Units of whatever kind: troops, undead, titans and heroes on land, fleets and undead fleets at sea."""

from __future__ import annotations

from cyclades.engine.machine.engine import Engine
from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.war.party import (
    artifacts_in,
    heroes_in,
    is_mixed,
    party_of,
    titans_in,
    troops_in,
    undead_in,
    units_in,
)
from cyclades.engine.words import events
from cyclades.engine.words.pieces import ARTIFACT_COUNT, BIT, FIRST_ARTIFACT, FIRST_HERO, HERO_COUNT, NONE


def all_at(places: Row, territory: i64) -> i64:
    """The set of those whose place a territory is."""
    found: i64 = 0
    for one in range(len(places)):
        if places[one] == territory:
            found |= BIT[one]
    return found


def heroes_on(engine: Engine, territory: i64) -> i64:
    """The set of heroes who stand on an isle."""
    return all_at(engine.state.hero_territory, territory)


def undead_on(engine: Engine, territory: i64) -> i64:
    if len(engine.state.undead):
        return engine.state.undead[territory]
    return 0


def undead_at(engine: Engine, sea: i64) -> i64:
    if len(engine.state.undead_fleets):
        return engine.state.undead_fleets[sea]
    return 0


def titans_on(engine: Engine, territory: i64) -> i64:
    if len(engine.state.titans):
        return engine.state.titans[territory]
    return 0


def artifacts_on(engine: Engine, territory: i64) -> i64:
    """The set of artifacts that lie on a territory."""
    return all_at(engine.state.artifact_territory, territory)


def party_on(engine: Engine, territory: i64) -> i64:
    """All who stand on an isle, with what lies there."""
    troops = engine.state.troops[territory]
    if not engine.config.mixed_units:
        return troops
    return party_of(
        troops,
        undead_on(engine, territory),
        titans_on(engine, territory),
        heroes_on(engine, territory),
        artifacts_on(engine, territory),
    )


def land_units(engine: Engine, territory: i64) -> i64:
    """How many units stand on an isle."""
    return units_in(party_on(engine, territory))


def fleets_at(engine: Engine, sea: i64) -> i64:
    """All that lies in a sea, as a party: fleets are in the place of troops."""
    return party_of(engine.state.fleets[sea], undead_at(engine, sea), 0, 0, 0)


def sea_units(engine: Engine, sea: i64) -> i64:
    """How many units lie in a sea."""
    return engine.state.fleets[sea] + undead_at(engine, sea)


def put_on_land(engine: Engine, territory: i64, party: i64) -> None:
    """A party joins what stands on an isle."""
    state = engine.state
    state.troops[territory] += troops_in(party)
    if is_mixed(party):
        if undead_in(party):
            state.undead[territory] += undead_in(party)
        if titans_in(party):
            state.titans[territory] += titans_in(party)
        place_followers(engine, party, territory)


def take_off_land(engine: Engine, territory: i64, party: i64) -> None:
    """A party sets out from an isle; on the way its heroes and artifacts are nowhere."""
    state = engine.state
    state.troops[territory] -= troops_in(party)
    if is_mixed(party):
        if undead_in(party):
            state.undead[territory] -= undead_in(party)
        if titans_in(party):
            state.titans[territory] -= titans_in(party)
        place_followers(engine, party, NONE)


def place_followers(engine: Engine, party: i64, territory: i64) -> None:
    """The heroes and artifacts of a party are now there, or nowhere."""
    heroes = heroes_in(party)
    artifacts = artifacts_in(party)
    for hero in range(HERO_COUNT if heroes else 0):
        if heroes & BIT[hero]:
            engine.state.hero_territory[hero] = territory
    for artifact in range(ARTIFACT_COUNT if artifacts else 0):
        if artifacts & BIT[artifact]:
            engine.state.artifact_territory[artifact] = territory


def put_at_sea(engine: Engine, sea: i64, player: i64, fleets: i64, undead: i64) -> None:
    state = engine.state
    state.fleets[sea] += fleets
    if undead:
        state.undead_fleets[sea] += undead
    state.fleet_owner[sea] = player


def take_off_sea(engine: Engine, sea: i64, fleets: i64, undead: i64) -> None:
    state = engine.state
    state.fleets[sea] -= fleets
    if undead:
        state.undead_fleets[sea] -= undead
    if sea_units(engine, sea) == 0:
        state.fleet_owner[sea] = NONE


def empty_sea(engine: Engine, sea: i64) -> None:
    state = engine.state
    state.fleets[sea] = 0
    if undead_at(engine, sea):
        state.undead_fleets[sea] = 0
    state.fleet_owner[sea] = NONE


def bury(engine: Engine, units: i64) -> None:
    """H2.7: each normal unit that leaves the board in a battle or by a creature is a coin on the necropolis."""
    state = engine.state
    if state.necropolis != NONE and units > 0:
        state.grave_gold[state.necropolis] += units
        if engine.heard:
            engine.tell(events.GoldBuried(state.necropolis, units))


def hero_leaves(engine: Engine, hero: i64) -> None:
    """He is out of the game, figure and card (H3.3 to H3.5)."""
    state = engine.state
    card = FIRST_HERO + hero
    player = state.holder[card]
    state.hero_territory[hero] = NONE
    state.take_away(card)
    state.kept &= ~BIT[card]
    state.gone |= BIT[card]
    if engine.heard:
        engine.tell(events.HeroLeft(player, card))


def heroes_told(heroes: i64) -> tuple[int, ...]:
    """A set of heroes as events name them: by card."""
    return tuple([FIRST_HERO + hero for hero in range(HERO_COUNT) if heroes & BIT[hero]])


def artifacts_told(artifacts: i64) -> tuple[int, ...]:
    """A set of artifacts as events name them: by card."""
    return tuple([FIRST_ARTIFACT + artifact for artifact in range(ARTIFACT_COUNT) if artifacts & BIT[artifact]])
