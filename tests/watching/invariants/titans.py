"""What holds in every position of a game with Titans: titans, artifacts, special metropolises and partners (T)."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.room_numbers import (
    CORNUCOPIA_SHARE,
    LAND_BATTLE,
    LIGHTNING_COIN,
    SEND_ARTIFACTS,
    SEND_TARGET,
)
from cyclades.engine.war.battle import ATTACKER, DEFENDER
from cyclades.engine.war.troop_move import SOURCE
from cyclades.engine.words.pieces import (
    APOLLO,
    ARTIFACT_COUNT,
    CARDS,
    CORNUCOPIA,
    FIRST_ARTIFACT,
    HELM,
    KRONOS,
    LIGHTNING,
    MEDUSA,
    METROPOLISES,
    MILITARY,
    NONE,
)
from tests.watching.snapshot import PHASE, Snapshot, demand, members

BY_ARTIFACTS: Final = ENDINGS.index("artifacts")


def check_titans(table: Snapshot) -> None:
    """Raise a Breach if the pieces of Titans can't be so; without Titans there is nothing of them."""
    check_winners(table)
    if not table.config.titans:
        nothing = (table.titan_moves, table.kronos_gift, table.specials, table.last_cycle)
        demand(not any(nothing) and KRONOS not in table.god_row, "something of Titans without them")
        rows = (*table.titans, *table.artifact_territory, *table.special)
        demand(not rows and not table.config.teams, "pieces or teams of Titans without them")
        return
    check_gods(table)
    check_titan_units(table)
    check_artifacts(table)
    check_passage(table)
    check_special(table)
    check_turn(table)
    check_first_places(table)
    if table.config.teams:
        check_partners(table)
    else:
        team_rooms = table.has_frame(LIGHTNING_COIN, CORNUCOPIA_SHARE, SEND_ARTIFACTS, SEND_TARGET)
        demand(not table.last_cycle and not team_rooms, "something of teams without them")


def check_winners(table: Snapshot) -> None:
    """T7.1, T7.2: who plays together wins together."""
    for player in table.players:
        partners = {table.winners >> other & 1 for other in table.side(player)}
        demand(len(partners) == 1, f"player {player} wins or loses without his partner")


def check_gods(table: Snapshot) -> None:
    """T2.1: of five tiles all but the hidden ones are in the row, or one under Hades."""
    row = [god for god in table.god_row if god != NONE]
    if table.phase >= PHASE["revenue"] or table.before_start():
        demand(len(row) == len(table.players) - 1, f"{len(row)} gods for {len(table.players)} players (T2.1)")


def check_titan_units(table: Snapshot) -> None:
    """T3.2: 3 of a colour at most, those on the way included; they stand on their owners' territories."""
    count: Counter[int] = Counter()
    for owner, titans in zip(table.owner, table.titans, strict=True):
        demand(titans >= 0, "fewer titans than none")
        demand(not titans or owner != NONE, "a titan stands on a neutral territory")
        count[owner] += titans
    if table.away is not None and table.away.titans:
        demand(table.away.on_land, "a titan fights at sea")
        count[table.away.owner] += table.away.titans
    for player in table.players:
        demand(count[player] <= 3, f"player {player} has {count[player]} titans on the board")


def check_artifacts(table: Snapshot) -> None:
    """T5.2, T5.3: an artifact is always somebody's; who holds all five has won. That each is in one place is seen to
    where cards are.
    """
    held: dict[int, set[int]] = {player: set() for player in table.players}
    for artifact, isle in enumerate(table.artifact_territory):
        if isle == NONE:
            continue
        demand(0 <= isle < len(table.owner), f"{CARDS[FIRST_ARTIFACT + artifact]} lies off the board")
        demand(table.owner[isle] != NONE, f"{CARDS[FIRST_ARTIFACT + artifact]} lies on a neutral territory")
        held[table.owner[isle]].add(artifact)
    if table.away is not None and table.away.artifacts:
        demand(table.away.on_land, "an artifact goes to sea")
    for player in table.players:
        whole = len(set().union(*(held[one] for one in table.side(player)))) == ARTIFACT_COUNT
        won = table.winners >> player & 1
        demand(not whole or bool(won), f"player {player} holds all artifacts and has not won")
        demand(whole or not won or table.ending != BY_ARTIFACTS, f"player {player} has won without the artifacts")


def check_passage(table: Snapshot) -> None:
    """T5.7: only with the Helm, through an opponent's territory where no Medusa stands."""
    frame = table.passage()
    if frame is None:
        return
    isle = frame[SOURCE]
    demand(table.away is not None and HELM - FIRST_ARTIFACT in table.away.artifacts, "a passage without the Helm")
    demand(table.owner[isle] not in (NONE, *table.side(table.turn_player)), "a passage through own or free land")
    demand(table.figure[isle] != MEDUSA, "a passage through Medusa's territory")


def check_special(table: Snapshot) -> None:
    """T5.10: the two that were drawn, each in one place; where one stands there is a metropolis."""
    standing = [kind for kind in table.special if kind]
    left = members(table.specials, len(METROPOLISES) + 1)
    demand(all(MILITARY <= kind < len(METROPOLISES) for kind in (*standing, *left)), "no special metropolis")
    demand(len({*standing, *left}) == len(standing) + len(left), "a special metropolis is in two places")
    demand(len(standing) + len(left) <= 2, "more special metropolises than were drawn")
    for kind, metropolis in zip(table.special, table.metropolis, strict=True):
        demand(not kind or metropolis == 1, "a special metropolis where there is none")


def check_turn(table: Snapshot) -> None:
    """T3, T4.3: what belongs to a turn is of that turn and its god."""
    demand(not table.kronos_gift or table.turn_god == KRONOS, "Kronos's gift without Kronos")
    demand(table.turn_god != KRONOS or table.recruited <= 1, "a second titan was bought (T3.2)")
    demand(table.titan_moves >= 0, "fewer titan moves than none")
    demand(not table.titan_moves or table.turn_god not in (NONE, APOLLO), "a titan moved without a god (T4.3)")


def territories_of(table: Snapshot, player: int) -> list[int]:
    """A player's territories."""
    return [isle for isle, owner in enumerate(table.owner) if owner == player]


def check_first_places(table: Snapshot) -> None:
    """T6.3, T6.4: before the game each player has at most two territories, adjacent, and two seas beside them."""
    if not table.before_start():
        return
    board = table.map.board
    for player in table.players:
        own = territories_of(table, player)
        seas = [sea for sea, owner in enumerate(table.fleet_owner) if owner == player]
        demand(len(own) <= 2 and len(seas) <= 2, f"player {player} begins on {len(own)} territories, {len(seas)} seas")
        demand(len(own) < 2 or bool(board.land_next[own[0]] >> own[1] & 1), f"player {player} begins apart (T6.3)")
        coast = set().union(*(table.map.coasts[isle] for isle in own))
        demand(coast >= set(seas), f"player {player} begins off his coasts (T6.3)")
        if len(table.players) == 6:
            partner = next(other for other in table.side(player) if other != player)
            shared = any(board.isle_mask[isle] >> other & 1 for isle in own for other in territories_of(table, partner))
            demand(not shared, f"players {player} and {partner} begin on one isle (T6.4)")


def check_partners(table: Snapshot) -> None:
    """T7.1, T7.2, T7.5: partners don't fight for land; three metropolises make the last cycle; who divides has it."""
    battle = table.battle()
    if battle is not None and battle[0] == LAND_BATTLE:
        demand(battle[ATTACKER] not in table.side(battle[DEFENDER]), "partners fight on land (T7.1)")
    if table.ending == 0:
        most = max(table.metropolises(player) for player in table.players)
        demand(most < 3 or table.last_cycle == 1, "a third metropolis, and the cycle is not the last one (T7.2)")
    for frame in table.frames:
        if frame[0] in (LIGHTNING_COIN, CORNUCOPIA_SHARE):
            card = LIGHTNING if frame[0] == LIGHTNING_COIN else CORNUCOPIA
            isle = table.artifact_territory[card - FIRST_ARTIFACT]
            demand(isle != NONE and table.owner[isle] == frame[1], f"player {frame[1]} shares what he hasn't (T7.5)")
            gold = 1 if card == LIGHTNING else frame[2]
            demand(table.gold[frame[1]] >= gold, f"player {frame[1]} shares more than he has (T7.5)")
