"""What holds in every position of a game with modules: undead, heroes, favours and items are where they may be (H)."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.room_numbers import HEPHAESTUS_ITEM
from cyclades.engine.words.pieces import (
    BIT,
    CARDS,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    HADES,
    HERO_COUNT,
    ITEMS,
    NONE,
)
from tests.watching.snapshot import PHASE, Breach, Snapshot, demand

MOST_THREAT: Final = 14  # 8, and two dice of 3


def check_modules(table: Snapshot) -> None:
    """Raise a Breach if the modules' pieces can't be so; of modules that are not in the game there is nothing."""
    check_prelude(table)
    if table.config.hades:
        check_threat(table)
        check_undead(table)
        check_necropolis(table)
    else:
        nothing = (table.threat, table.threat_roll, table.necropolis_built, table.covered + 1, table.necropolis + 1)
        demand(not any(nothing) and HADES not in table.god_row, "something of Hades without Hades")
    if table.config.heroes:
        check_heroes(table)
    else:
        heroes_gone = table.gone & BIT[FIRST_ARTIFACT] - 1
        demand(not heroes_gone and not table.kept and table.hidden_isle == NONE, "something of the heroes without them")
    if table.config.favours:
        check_favour(table)
        check_items(table)
        check_apple(table)
    else:
        nothing = (table.favour + 1, table.favour_used, table.favour_stack, table.item_deck, table.item_discard)
        demand(not any(nothing) and table.apple_player == NONE, "something of the favours without them")


def check_prelude(table: Snapshot) -> None:
    """H1.2, H1.4: before the game at most one marker stands on Apollo, and each isle has one kind of owner."""
    if not table.before_start():
        return
    demand(bool(table.config.free_placement), "a preliminary round without free placement")
    demand(sum(marker != NONE for marker in table.apollo_queue) <= 1, "two markers on Apollo before the game (H1.2)")
    demand(not any(card != NONE for card in table.track) and not table.threat, "a cycle before the first one (H1.1)")
    titans = table.titans or [0] * len(table.owner)
    for owner, troops, titan in zip(table.owner, table.troops, titans, strict=True):
        demand((owner != NONE) == (troops + titan > 0), "an isle is owned without troops before the game (H1.4)")
    alone = [fleets for fleets in table.fleets if fleets > 1]
    demand(alone in ([], [2]), "more than one fleet was joined before the game (H1.4)")


def check_threat(table: Snapshot) -> None:
    """H2.1, H2.2: Hades lies right above Apollo on a covered god, exactly from 9 on; else he doesn't."""
    demand(0 <= table.threat <= MOST_THREAT, f"a threat of {table.threat}")
    demand(0 <= table.threat_roll <= 6, f"two dice made {table.threat_roll}")
    row = [god for god in table.god_row if god != NONE]
    there = HADES in row
    demand(there == (table.covered != NONE), f"Hades there: {there}, covered: {table.covered}")
    demand(not there or row[-1] == HADES, "Hades lies elsewhere than above Apollo")
    demand(table.covered not in row, f"{GODS[table.covered]} is covered and available")
    if PHASE["revenue"] <= table.phase <= PHASE["actions"] and not table.before_start():
        demand(there == (table.threat >= 9), f"a threat of {table.threat}, Hades there: {there}")
    if table.necropolis_built:
        demand(table.turn_god == HADES, "the necropolis was built in a turn without Hades")


def check_undead(table: Snapshot) -> None:
    """H2.3, H2.4, H2.8: 5 troops and 5 fleets, all of the player who has Hades, and only in his cycle."""
    owners: set[int] = set()
    away = table.away
    if away is not None and away.undead:
        owners.add(away.owner)
    for what, on_land, row, holders in (
        ("troops", True, table.undead, table.owner),
        ("fleets", False, table.undead_fleets, table.fleet_owner),
    ):
        going = away.undead if away is not None and away.on_land == on_land else 0
        demand(min(row) >= 0 and sum(row) + going <= 5, f"more than 5 undead {what}")
        owners |= {owner for owner, undead in zip(holders, row, strict=True) if undead}
    if owners:
        demand(len(owners) == 1 and NONE not in owners, f"undead units of players {owners}")
        demand(HADES in table.god_row and table.phase == PHASE["actions"], "undead units while Hades is not there")


def check_necropolis(table: Snapshot) -> None:
    """H2.6: it stands on the metropolis space of an owned isle and closes it."""
    demand(min(table.grave_gold) >= 0, "less than no gold lies on an isle")
    if table.necropolis == NONE:
        demand(not any(table.grave_gold), "gold lies about where there never was a necropolis")
        return
    space = [slot for slot in table.map.slots[table.necropolis] if table.map.on_space[slot]]
    demand(bool(space), "the necropolis stands where there is no metropolis space")
    demand(not any(table.buildings[slot] for slot in space), "a building under the necropolis")
    demand(not table.metropolis[table.necropolis], "metropolis and necropolis share a space")
    demand(table.owner[table.necropolis] != NONE, "the necropolis stands on a neutral isle")


def check_heroes(table: Snapshot) -> None:
    """H3.3, H3.4: heroes stand on isles of their owner's; only heroes before a player are kept."""
    for hero, isle in enumerate(table.hero_territory):
        if isle != NONE and table.owner[isle] != table.holder[FIRST_HERO + hero]:
            raise Breach(f"{CARDS[FIRST_HERO + hero]} stands on another's isle")
    heroes = [FIRST_HERO + hero for hero in range(HERO_COUNT)]
    away = table.away
    if away is not None and away.heroes:
        demand(away.on_land, "a hero fights at sea")
        demand(all(table.holder[FIRST_HERO + hero] == away.owner for hero in away.heroes), "another's hero attacks")
    for card in range(len(CARDS)):
        if table.kept >> card & 1:
            demand(table.holder[card] != NONE, f"{CARDS[card]} is kept by nobody")
            demand(table.called_in[card] < table.cycle, f"{CARDS[card]} is kept in the cycle he was hired in")
            demand(card in heroes, f"{CARDS[card]} is kept like a hero")
        if table.gone >> card & 1:
            demand(card in heroes or card >= FIRST_ARTIFACT, f"{CARDS[card]} has left the game like a hero")
    if table.hidden_isle != NONE:
        demand(not table.eliminated >> table.hidden_isle & 1, "somebody who is out has the hidden isle")
    if PHASE["discord"] <= table.phase <= PHASE["actions"] and not table.before_start():
        for card in heroes:
            owed = table.holder[card] != NONE and table.called_in[card] < table.cycle and not table.kept >> card & 1
            demand(not owed, f"{CARDS[card]} stays without upkeep (H3.3)")


def check_favour(table: Snapshot) -> None:
    """H4.1: each tile in one place, none beside Hades; 9 priestesses."""
    tiles = int(table.config.favour_tiles)
    demand(table.favour_stack & ~tiles == 0, "a favour that isn't in the game")
    if table.favour != NONE:
        demand(tiles >> table.favour & 1 == 1, f"{FAVOURS[table.favour]} isn't in the game")
        demand(not table.favour_stack >> table.favour & 1, f"{FAVOURS[table.favour]} is in two places")
        demand(HADES not in table.god_row, "a favour beside Hades")
    demand(not table.favour_used or table.favour != NONE, "a favour that isn't there was used")
    if HADES in table.god_row and PHASE["revenue"] <= table.phase <= PHASE["actions"]:
        demand(table.favour_stack == tiles, "Hades is there and the favours are not all shuffled")
    demand(min(table.priestesses) >= 0 and sum(table.priestesses) <= 9, f"priestesses: {table.priestesses}")
    for player in table.players:
        if table.eliminated >> player & 1:
            things = table.priestesses[player], table.items[player], table.secret_items[player]
            demand(not any(things), f"player {player} is out and has priestesses or items")


def check_items(table: Snapshot) -> None:
    """H4.5: each magic item is in one place."""
    shown = [item for frame in table.frames if frame[0] == HEPHAESTUS_ITEM for item in frame[1:3]]
    piles = [table.item_deck, table.item_discard, *table.items, *table.secret_items]
    all_items = int(table.config.item_cards)
    for item, name in enumerate(ITEMS):
        places = sum(pile >> item & 1 for pile in piles) + shown.count(item)
        if places != all_items >> item & 1:
            raise Breach(f"{name} is in {places} places")
    demand(all(pile >> len(ITEMS) == 0 for pile in piles), "an item that doesn't exist")


def check_apple(table: Snapshot) -> None:
    """H4.5: nobody bids on the god the Apple keeps him off."""
    demand((table.apple_player == NONE) == (table.apple_god == NONE), "half an Apple of Discord")
    if table.apple_player == NONE:
        return
    demand(table.apple_god in table.god_row, f"the Apple lies on {GODS[table.apple_god]}, who is not available")
    bidder = table.bidder[table.apple_god]
    barred = bidder != NONE and table.config.marker_player[bidder] == table.apple_player
    demand(not barred, f"player {table.apple_player} is on the god he is kept off")
