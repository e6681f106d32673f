"""What holds in every position of every game: pieces are conserved, each thing is in one place (B1, B5.8, B5.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from cyclades import Game
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.room_numbers import (
    FOUNDING,
    OFFERING,
    POLYPHEMUS_PUSH,
    POLYPHEMUS_STACK,
    PRELUDE_OFFERING,
    SYLPH_FLEETS,
)
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.engine.words.pieces import (
    APOLLO,
    CARDS,
    CULTURAL,
    FIRST_ARTIFACT,
    FIRST_FIGURE,
    FIRST_HERO,
    LAST_FIGURE,
    NONE,
    PENTHESILEA,
    POLYPHEMUS,
    THEATRE,
)
from tests.watching.invariants.hades import check_modules
from tests.watching.invariants.titans import check_titans
from tests.watching.snapshot import PHASE, Breach, Snapshot, demand

AT_ONCE: Final = (ENDINGS.index("last_player"), ENDINGS.index("artifacts"))  # in mid-turn


def check_position(game: Game, content: tuple[object, ...]) -> None:
    """Raise a Breach if the position can't be one of a game by the rules."""
    table = Snapshot(game, content)
    demand(not any(table.above), "a frame that was taken off the stack has left something behind")
    check_units(table)
    check_cards(table)
    check_buildings(table)
    check_players(table)
    check_markers(table)
    check_seas(table)
    check_modules(table)
    check_titans(table)


def check_units(table: Snapshot) -> None:
    """B1.1: 8 of a colour at most, those on the way included; nobody's units stand nowhere."""
    troops: Counter[int] = Counter()
    fleets: Counter[int] = Counter()
    owners = {*table.owner, *table.fleet_owner} - {NONE}
    demand(owners <= set(table.players), f"owners {owners} in a game of {len(table.players)}")
    for owner, count in zip(table.owner, table.troops, strict=True):
        if count:
            troops[owner] += count
            if count < 0 or owner == NONE:
                raise Breach(f"{count} troops of player {owner} on an isle")
    undead_fleets = table.undead_fleets or [0] * len(table.fleets)
    for owner, count, undead in zip(table.fleet_owner, table.fleets, undead_fleets, strict=True):
        if count:
            fleets[owner] += count
        if (count + undead > 0) != (owner != NONE) or count < 0 or undead < 0:
            raise Breach(f"{count} and {undead} undead fleets of player {owner} on a sea")
    away = table.away
    if away is not None:
        (troops if away.on_land else fleets)[away.owner] += away.normal
        demand(min(away.normal, away.undead, away.titans) >= 0, "fewer units on the way than none")
    for player in table.players:
        demand(troops[player] <= 8, f"player {player} has {troops[player]} troops on the board")
        demand(fleets[player] <= 8, f"player {player} has {fleets[player]} fleets on the board")
    for spent_row, row in ((table.spent, table.fleets), (table.undead_spent, table.undead_fleets)):
        if any(spent_row):
            demand(table.has_frame(SYLPH_FLEETS), "fleets have fought under a Sylph that isn't there")
            demand(all(spent <= there for spent, there in zip(spent_row, row, strict=True)), "spent beyond fleets")


def check_cards(table: Snapshot) -> None:
    """B1.2, H3, T5: each card is in exactly one place, and lies before a player exactly while its figure is out."""
    standing = [card for card in table.figure if card != NONE]
    on_track = [card for card in table.track if card != NONE]
    demand(len(standing) == len(set(standing)), "a figure stands on two isles")
    for card in standing:
        demand(FIRST_FIGURE <= card <= LAST_FIGURE, f"{CARDS[card]} stands on an isle like a figure")
        demand(table.holder[card] != NONE, f"{CARDS[card]} stands on an isle without a holder")
    out = [FIRST_HERO + hero for hero, isle in enumerate(table.hero_territory) if isle != NONE]
    artifacts = [FIRST_ARTIFACT + artifact for artifact, isle in enumerate(table.artifact_territory) if isle != NONE]
    if table.away is not None:
        out += [FIRST_HERO + hero for hero in table.away.heroes]
        artifacts += [FIRST_ARTIFACT + artifact for artifact in table.away.artifacts]
    demand(len(out) == len(set(out)), "a hero stands on an isle and attacks another")
    cards = int(table.config.cards)
    for card, holder in enumerate(table.holder):
        places = (table.deck >> card & 1) + (table.discard >> card & 1) + on_track.count(card) + (holder != NONE)
        places += (table.gone >> card & 1) + artifacts.count(card)
        if card == PENTHESILEA and table.config.heroes:  # H3.6; lost for good with the hidden isle's owner
            lost = places == 0 and table.eliminated != 0
            places += table.hidden_isle != NONE or lost
        if places != cards >> card & 1:
            raise Breach(f"{CARDS[card]} is in {places} places")
        if (holder != NONE) != (card in standing or card in out):
            raise Breach(f"{CARDS[card]} is held without a figure")
        called = table.called_in[card]
        if (holder != NONE and not 0 < called <= table.cycle) or (holder == NONE and called):
            raise Breach(f"{CARDS[card]} was called in cycle {called}")
    demand((table.deck | table.discard | table.gone) >> len(CARDS) == 0, "a card that doesn't exist")


def check_buildings(table: Snapshot) -> None:
    """B1.2, B5.8: at most 10 of a type, nothing under a metropolis, and no more of all than there are."""
    kinds = int(table.config.building_kinds)
    for building in range(1, kinds + 1):
        supply = 4 if building == THEATRE else 10
        demand(table.buildings.count(building) <= supply, f"more than {supply} buildings of type {building}")
    demand(all(0 <= building <= kinds for building in table.buildings), "a building that doesn't exist")
    ordinary = sum(table.metropolis) - sum(kind != 0 for kind in table.special)
    demand(ordinary + (table.hidden_isle != NONE) <= 10, "more than 10 metropolises")
    for territory, metropolis in enumerate(table.metropolis):
        demand(metropolis in (0, 1), "more than one metropolis on an isle")
        if metropolis:
            covered = [slot for slot in table.map.slots[territory] if table.map.on_space[slot]]
            demand(bool(covered), "a metropolis where there is no space for one")
            demand(not any(table.buildings[slot] for slot in covered), "a building under a metropolis")
    markers = [*table.prosperity, *table.sea_markers]
    supply = 16 + (8 if table.config.favours else 0) + (7 if table.config.titans else 0)
    demand(min(markers) >= 0 and sum(markers) <= supply, f"more than {supply} prosperity markers")


def check_players(table: Snapshot) -> None:
    """B1.2, B5.14, B7.1, B7.2: nobody is in debt, the dead have nothing, no set waits longer than its founding."""
    config = table.config
    demand(sum(table.priests) <= config.priest_supply and min(table.priests) >= 0, "too many or too few priests")
    demand(
        sum(table.philosophers) <= config.philosopher_supply and min(table.philosophers) >= 0,
        "too many or too few philosophers",
    )
    demand(min(table.gold) >= 0, f"negative gold: {table.gold}")
    founding = table.ending in AT_ONCE or table.has_frame(FOUNDING)
    for player in table.players:
        isles = [territory for territory, owner in enumerate(table.owner) if owner == player]
        out = bool(table.eliminated >> player & 1)
        landed = not set(table.owner).isdisjoint(table.side(player))  # T7.6
        demand(out != landed or table.before_start(), f"player {player}: out {out}, his side with land {landed}")
        philosophers = table.philosophers[player]
        enough = 3 if table.holds_special(player, CULTURAL) else 4
        demand(founding or philosophers < enough, f"player {player} keeps {philosophers} philosophers")
        built = [table.buildings[slot] for territory in isles for slot in table.map.slots[territory]]
        missing = 4 - len({1, 2, 3, 4} & set(built))
        demand(founding or missing > built.count(THEATRE), f"player {player} keeps a set of buildings")
        if out:
            things = (table.gold[player], table.priests[player], table.philosophers[player])
            demand(not any(things), f"player {player} is out and has {things}")
            demand(player not in table.fleet_owner, f"player {player} is out and has fleets")
            demand(player not in table.holder, f"player {player} is out and has a figure or hero")
        if table.phase == PHASE["offerings"]:
            demand(standing_cost(table, player) <= table.gold[player], f"player {player} has bid what he can't pay")
    demand((table.ending != 0) == (table.winners != 0), f"ending {table.ending}, winners {table.winners}")
    demand(table.winners & table.eliminated == 0, "somebody who is out has won")


def standing_cost(table: Snapshot, player: int) -> int:
    """B4.5, B4.7: what a player's standing bids cost him."""
    config = table.config
    bids = [
        table.bid[god]
        for god in range(APOLLO)
        if table.bidder[god] != NONE and config.marker_player[table.bidder[god]] == player
    ]
    priests = table.priests[player]
    if len(bids) == 2 and config.joint_priests:
        return max(2, sum(bids) - priests)
    return sum(max(1, bid - priests) for bid in bids)


def check_markers(table: Snapshot) -> None:
    """B1.1: each offering marker of a living player is in one place; the dead have none."""
    marker_player = table.config.marker_player
    offering = (OFFERING, PRELUDE_OFFERING)
    held = [frame[1] for frame in table.frames if frame[0] in offering and frame[2] != NONE]  # ousted, in the hand
    waiting = list(table.apollo_queue[table.apollo_turn :])
    places = Counter([*table.turn_track, *table.bidder, *waiting, *held])
    for marker in range(int(table.config.marker_count)):
        out = bool(table.eliminated >> marker_player[marker] & 1)
        demand(places[marker] == (0 if out else 1), f"marker {marker} is in {places[marker]} places")
    gods = [god for god in table.god_row if god != NONE]
    demand(len(gods) == len(set(gods)), "a god lies in two places")
    for god in range(APOLLO):
        demand(
            (table.bidder[god] != NONE) == (table.bid[god] > 0), f"god {god}: a marker without a bid, or the reverse"
        )
        demand(table.bidder[god] == NONE or god in gods, f"god {god} is not available and has a marker")


def check_seas(table: Snapshot) -> None:
    """B5.9: no fleets on closed seas, but while Polyphemus pushes them away."""
    if table.kraken != NONE:
        demand(table.fleet_owner[table.kraken] == NONE, "fleets in the Kraken's sea")
    if POLYPHEMUS in table.figure and not table.has_frame(POLYPHEMUS_STACK, POLYPHEMUS_PUSH):
        coast = table.map.coasts[table.figure.index(POLYPHEMUS)]
        demand(all(table.fleet_owner[sea] == NONE for sea in coast), "fleets off Polyphemus's isle")


def check_legal(game: Game, legal: list[int]) -> None:
    """There is something to do until the game is over, and each thing once."""
    demand(bool(legal) != game.over, f"{len(legal)} legal actions, over: {game.over}")
    demand(len(legal) == len(set(legal)), "a legal action is listed twice")
    demand(all(0 <= action < ACTION_LIMIT for action in legal), "a legal action is out of range")
    demand((game.player is None) == game.over, "nobody decides")


def position_difference(one: Any, other: Any, path: str = "") -> str:
    """Where two JSON values first differ, for the message of a breach."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *other]:
            if one.get(key) != other.get(key):
                return position_difference(one.get(key), other.get(key), f"{path}.{key}")
    return f"{path.lstrip('.')}: {one!r} against {other!r}"
