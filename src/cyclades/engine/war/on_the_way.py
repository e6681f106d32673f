"""Parties on their way, which stand nowhere: who can be in them (B5.10, B6, T5.7)."""

from __future__ import annotations

from cyclades.engine.cities.holdings import titans_in_supply, troops_in_reserve, undead_troops_in_supply
from cyclades.engine.cycle.track import is_in_play
from cyclades.engine.machine.engine import Engine, StackFrame
from cyclades.engine.machine.packed import i64
from cyclades.engine.war.party import party_of
from cyclades.engine.words.pieces import BIT, FIRST_ARTIFACT, FIRST_HERO, HADES, HERO_COUNT, MAX_UNITS, NONE

PartyFields = tuple[str, str, str, str, str]  # that hold a party, in its order


def party_in(frame: StackFrame, fields: PartyFields) -> i64:
    """The party that a frame holds."""
    troops, undead, titans, heroes, artifacts = fields
    return party_of(frame[troops], frame[undead], frame[titans], frame[heroes], frame[artifacts])


def check_party(engine: Engine, frame: StackFrame, fields: PartyFields) -> None:
    """A party on its way over land: what is in it is nowhere else."""
    troops, undead, titans, heroes, artifacts = fields
    state = engine.state
    player = state.turn_player
    frame.demand(frame[troops] <= troops_in_reserve(engine, player), troops, "only_of_a_colour", most=MAX_UNITS)
    check_undead(engine, frame, undead, undead_troops_in_supply(engine))
    most_titans = titans_in_supply(engine, player)
    frame.demand(frame[titans] <= most_titans, titans, "at_most_on_their_way", most=most_titans)
    for hero in range(HERO_COUNT):
        if frame[heroes] & BIT[hero]:
            is_away = state.holder[FIRST_HERO + hero] == player and state.hero_territory[hero] == NONE
            frame.demand(is_away, heroes, "heroes_elsewhere")
    elsewhere = frame[artifacts] & ~artifacts_nowhere(engine)
    frame.demand(not elsewhere, artifacts, "artifacts_elsewhere")


def check_undead(engine: Engine, frame: StackFrame, field: str, most: i64) -> None:
    """H2.3, H2.4: undead on their way are of the player who has the others, or is having his turn with Hades."""
    frame.demand(frame[field] <= most, field, "at_most_on_their_way", most=most)
    if frame[field]:
        state = engine.state
        board = engine.board
        owners = {int(state.owner[isle]) for isle in range(board.territory_count) if state.undead[isle]}
        owners |= {int(state.fleet_owner[sea]) for sea in range(board.sea_count) if state.undead_fleets[sea]}
        frame.demand(owners <= {int(state.turn_player)}, field, "undead_of_another")
        frame.demand(len(owners) > 0 or state.turn_god == HADES, field, "not_turn_with_hades")


def artifacts_nowhere(engine: Engine) -> i64:
    """The artifacts that are in play and lie on no territory, as a mask."""
    found: i64 = 0
    for artifact in range(len(engine.state.artifact_territory)):
        if engine.state.artifact_territory[artifact] == NONE and is_in_play(engine, FIRST_ARTIFACT + artifact):
            found |= BIT[artifact]
    return found
