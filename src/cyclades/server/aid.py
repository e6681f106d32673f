"""What the player's aid of the page shows: gods and prices, cards by expansion, the die and the odds of battles."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Annotated, Final, Literal

from msgspec import Meta

from cyclades.engine.gods.god import ACTION_PRICE, BUILDING_PRICE
from cyclades.engine.gods.pantheon import GOD_POWERS
from cyclades.engine.hades.necropolis import NECROPOLIS_PRICE
from cyclades.engine.setting.config import MODULES, artifact_cards, cards_of, favours_of, items_of
from cyclades.engine.titans.kronos import TITAN_PRICE
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    FAVOURS,
    FIRST_ARTIFACT,
    FIRST_HERO,
    GODS,
    HADES,
    ITEMS,
    KRONOS,
    MAX_UNITS,
    TRACK_PRICES,
)
from cyclades.forms.values import members
from cyclades.odds.chances import FACES, Battle, battle_chances
from cyclades.odds.game import in_percent
from cyclades.table.outgoing import Odds, Part

MOST_WALLS: Final = 4  # fortresses, ports and metropolises that help the defender
# By god: what he gives and sells, and what else can be done with him for gold.
RECRUITS: Final = ("fleet", "troop", "priest", "philosopher", "undead", "titan")
ACTIONS: Final = ("move_fleets", "move_troops", "change", None, "move_undead", None)
MODULES_OF_GODS: Final = {HADES: ["hades"], KRONOS: ["titans"]}


CardKind = Literal["creature", "hero", "artifact", "favour", "item"]


class GodAid(Part):
    """What a god gives and sells."""

    god: str
    modules: list[str]
    recruits: str
    prices: list[int]
    builds: str | None
    building_price: int | None
    action: str | None
    action_price: int | None


class CardAid(Part):
    """A card, and the fewest expansions it is in a game with."""

    kind: CardKind
    name: str
    modules: list[str]


class AidData(Part):
    """What the player's aid is about."""

    gods: list[GodAid]
    cards: list[CardAid]
    track_prices: list[int]
    die: list[int]
    odds: Annotated[
        list[list[list[Odds]]],
        Meta(description="by what helps the defender from 0, by attackers and defenders from 1"),
    ]


@cache
def aid() -> AidData:
    """The answer to `GET /api/aid`; the same as long as the server runs."""
    return AidData(
        gods=[_god(god) for god in range(len(GOD_POWERS))],
        cards=[CardAid(kind=kind, name=name, modules=list(mix)) for (kind, name), mix in _cards().items()],
        track_prices=[int(price) for price in TRACK_PRICES],
        die=list(FACES),
        odds=_odds(),
    )


def _god(god: int) -> GodAid:
    power = GOD_POWERS[god]
    builds = "necropolis" if god == HADES else BUILDINGS[power.building] if power.building else None
    prices = {"necropolis": NECROPOLIS_PRICE, None: None}
    return GodAid(
        god=GODS[god],
        modules=MODULES_OF_GODS.get(god, []),
        recruits=RECRUITS[god],
        prices=[TITAN_PRICE] if god == KRONOS else [int(price) for price in power.prices],
        builds=builds,
        building_price=prices.get(builds, BUILDING_PRICE),
        action=ACTIONS[god],
        action_price=ACTION_PRICE if ACTIONS[god] else None,
    )


def _cards() -> dict[tuple[CardKind, str], tuple[str, ...]]:
    """Each card with its kind, and the fewest expansions it is in a game with."""
    found: dict[tuple[CardKind, str], tuple[str, ...]] = {}
    for size in range(len(MODULES) + 1):
        for mix in combinations(MODULES, size):
            for card in _cards_with(mix):
                found.setdefault(card, mix)
    return found


def _cards_with(mix: tuple[str, ...]) -> Iterator[tuple[CardKind, str]]:
    cards = cards_of("heroes" in mix, "hades" in mix) + (artifact_cards() if "titans" in mix else 0)
    for card in members(cards):
        yield "creature" if card < FIRST_HERO else "hero" if card < FIRST_ARTIFACT else "artifact", CARDS[card]
    if "favours" in mix:
        yield from (("favour", FAVOURS[tile]) for tile in members(favours_of("heroes" in mix)))
        yield from (("item", ITEMS[item]) for item in members(items_of("hades" in mix)))


def _odds() -> list[list[list[Odds]]]:
    """How battles of normal units end: by what helps the defender from 0, by attackers and defenders from 1."""
    armies = range(1, MAX_UNITS + 1)
    return [
        [[Odds(**in_percent(*battle_chances(Battle(one, other, walls)))) for other in armies] for one in armies]
        for walls in range(MOST_WALLS + 1)
    ]
