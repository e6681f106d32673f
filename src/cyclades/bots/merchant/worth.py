"""What a position is worth to a player: numbers that matter, each with its weight in gold pieces. Compiled.

`features` gives the numbers of one player by the names in `FEATURES`; `worth_to` weighs them, less those of his rivals.
A `Judge` says what positions are worth to whoever plans: this one in gold pieces.
"""

from __future__ import annotations

from typing import Final

from cyclades.bots.merchant.survey import Survey
from cyclades.engine.cities.holdings import artifacts_of, is_eliminated
from cyclades.engine.cities.metropolis import PHILOSOPHERS_FOR_METROPOLIS, philosophers_needed
from cyclades.engine.heroes.achilles import isles_needed
from cyclades.engine.heroes.ajax import PRICE as AJAX_PRICE
from cyclades.engine.heroes.hector import TYPES as HECTOR_TYPES
from cyclades.engine.machine.chance import set_size
from cyclades.engine.machine.engine import NOT_OVER, Engine
from cyclades.engine.machine.packed import Numbers, i64
from cyclades.engine.words.pieces import (
    ACHILLES,
    AJAX,
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    FIRST_HERO,
    HECTOR,
    HERO_COUNT,
    MAX_TERRITORIES,
    NONE,
    PENTHESILEA,
    THEATRE,
    ULYSSES,
)

# The features, by number.
METROPOLISES: Final = 0
WINNING: Final = 1  # enough metropolises, as far as nobody can take one before the cycle ends
ONE_SHORT: Final = 2  # one metropolis is missing
BEST_ROUTE: Final = 3  # how far the nearest metropolis has come, from 0 to 1
OTHER_ROUTES: Final = 4  # and the other ways to one
LAST_ROUTE: Final = 5  # the best route to the metropolis that wins
INCOME: Final = 6  # the less, the nearer the end
PRIESTS: Final = 7
TEMPLES: Final = 8
ISLES: Final = 9
ROOM: Final = 10  # isles for metropolises to come
TROOPS: Final = 11
GUARDS: Final = 12  # units by metropolises
FLEETS: Final = 13
GOLD: Final = 14
IDLE_GOLD: Final = 15  # beyond what a cycle can use
METROPOLIS_IN_DANGER: Final = 16  # in this cycle
METROPOLIS_WITHIN_REACH: Final = 17  # of a rival, in cycles to come
ISLE_IN_DANGER: Final = 18
ISLE_WITHIN_REACH: Final = 19
METROPOLIS_TO_TAKE: Final = 20  # a rival's, in cycles to come
ISLE_TO_TAKE: Final = 21
SPARE_BUILDINGS: Final = 22  # a second one of a kind, for the next set
HEROES: Final = 23
PRIESTESSES: Final = 24
ITEMS: Final = 25
UNDEAD: Final = 26
TITANS: Final = 27
ARTIFACTS: Final = 28  # squared: all five win
SPECIALS: Final = 29
GRAVE_GOLD: Final = 30
FIRST_ISLES: Final = 31  # those that every city needs
FEATURE_COUNT: Final = 32
FEATURES: Final = (
    "metropolises",
    "winning",
    "one_short",
    "best_route",
    "other_routes",
    "last_route",
    "income",
    "priests",
    "temples",
    "isles",
    "room",
    "troops",
    "guards",
    "fleets",
    "gold",
    "idle_gold",
    "metropolis_in_danger",
    "metropolis_within_reach",
    "isle_in_danger",
    "isle_within_reach",
    "metropolis_to_take",
    "isle_to_take",
    "spare_buildings",
    "heroes",
    "priestesses",
    "items",
    "undead",
    "titans",
    "artifacts",
    "specials",
    "grave_gold",
    "first_isles",
)

# In gold pieces, by feature.
WEIGHTS: Final = Numbers(
    [
        22.0,  # metropolises
        150.0,  # winning
        8.0,  # one short
        16.0,  # best route
        8.0,  # other routes
        16.0,  # last route
        3.2,  # income
        1.0,  # priests
        0.8,  # temples
        3.0,  # isles
        1.5,  # room
        2.0,  # troops
        0.6,  # guards
        1.2,  # fleets
        1.0,  # gold
        0.45,  # idle gold
        -23.0,  # metropolis in danger
        -10.0,  # metropolis within reach
        -3.0,  # isle in danger
        -1.2,  # isle within reach
        7.0,  # metropolis to take
        0.9,  # isle to take
        1.2,  # spare buildings
        3.0,  # heroes
        1.8,  # priestesses
        2.0,  # items
        0.4,  # undead
        2.6,  # titans
        1.4,  # artifacts
        3.0,  # specials
        0.7,  # grave gold
        3.8,  # first isles
    ]
)
assert len(WEIGHTS) == FEATURE_COUNT == len(FEATURES)

WON: Final = 400.0
PHILOSOPHER_ROUTE: Final[list[float]] = [1.0, 0.62, 0.4, 0.14, 0.0]  # by how many are missing; Athena gives two
BUILDING_ROUTE: Final[list[float]] = [1.0, 0.58, 0.28, 0.11, 0.0]  # each comes with another god
PRIEST_WORTH: Final[list[float]] = [0.0, 2.8, 5.0, 6.5, 7.3, 7.8]
WITHOUT_ROOM: Final = 0.25  # of a route's worth, if the metropolis would have no place (B7.4)
BY_HERO: Final = 0.9  # of a route's worth, if a hero must be sacrificed for it
USEFUL_GOLD: Final = 9
MOST_IDLE_GOLD: Final = 12  # more is worth nothing
NEEDED_ISLES: Final = 3
MOST_GUARDS: Final = 4  # beside one metropolis
TITAN_STRIKES: Final = 0.7  # how likely a titan is used to attack, with whatever god
PEGASUS_STRIKES: Final = 0.5
FIRST_RECRUIT: Final = 1  # who attacks with Ares has a free troop first
GOOD_INCOME: Final = 6.0  # what is beyond counts less
MORE_INCOME: Final = 0.4
FADING_INCOME: Final = 0.5  # how much less income is worth at the very end
SECOND_PREY: Final = 0.4  # of its worth: another isle to be taken besides the best

REST: Final = 0.01  # nothing is done for nothing
PARTNER: Final = 0.9  # how much the partner's worth counts like one's own
ONLY_RIVAL: Final = 0.85  # how much a rival's worth counts against one's own: of two players
STRONGEST_RIVAL: Final = 0.5  # the strongest of several
OTHER_RIVALS: Final = 0.12  # and each other


def features(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """Fill in the numbers of one player; the survey must be of this position."""
    state = engine.state
    config = engine.config
    for feature in range(FEATURE_COUNT):
        found[feature] = 0.0
    own = survey.metropolises[player]
    partner = config.partner[player]
    side = own if partner == NONE else own + survey.metropolises[partner]
    needed = config.metropolises_to_win
    found[METROPOLISES] = float(own)
    fill_dangers(engine, player, survey, found)
    if side >= needed:
        kept = 1.0 - found[METROPOLIS_IN_DANGER]
        if side > needed or partner != NONE:  # T7.2: with teams the cycle is the last one in any case
            kept += (1.0 - kept) * 0.5
        found[WINNING] = kept if kept > 0.0 else 0.0
    short = side == needed - 1
    found[ONE_SHORT] = 1.0 if short else 0.0
    fill_routes(engine, player, survey, found)
    if short:
        found[LAST_ROUTE] = found[BEST_ROUTE]
    most: i64 = 0
    for other in range(config.players):
        if survey.metropolises[other] > most:
            most = survey.metropolises[other]
    income = float(survey.income[player])
    if income > GOOD_INCOME:
        income = GOOD_INCOME + MORE_INCOME * (income - GOOD_INCOME)
    found[INCOME] = income * (1.0 - FADING_INCOME * float(most) / float(needed))
    priests = state.priests[player]
    found[PRIESTS] = PRIEST_WORTH[priests if priests < 5 else 5]
    temples = survey.temples[player]
    found[TEMPLES] = float(temples if temples < 3 else 3)
    isles = survey.isles[player]
    found[ISLES] = float(isles)
    found[FIRST_ISLES] = float(isles if isles < NEEDED_ISLES else NEEDED_ISLES)
    rooms = survey.rooms[player]
    found[ROOM] = float(rooms if rooms < 2 else 2)
    found[TROOPS] = float(survey.troops[player] - survey.titans[player])
    found[FLEETS] = float(survey.fleets[player])
    gold = state.gold[player]
    if gold > USEFUL_GOLD:
        found[GOLD] = float(USEFUL_GOLD)
        idle = gold - USEFUL_GOLD
        found[IDLE_GOLD] = float(idle if idle < MOST_IDLE_GOLD else MOST_IDLE_GOLD)
    else:
        found[GOLD] = float(gold)
    fill_prey(engine, player, survey, found)
    if config.turn_actions or config.hades:
        fill_modules(engine, player, survey, found)


def fill_routes(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """Every way to a further metropolis, and how far it has come."""
    state = engine.state
    best: float = 0.0
    others: float = 0.0
    missing: i64 = PHILOSOPHERS_FOR_METROPOLIS - state.philosophers[player]
    if engine.config.titans:
        missing = philosophers_needed(engine, player) - state.philosophers[player]
    best = PHILOSOPHER_ROUTE[missing if missing > 0 else 0]
    first: i64 = player * (BUILDING_KINDS + 1)
    types = survey.buildings[first + THEATRE]
    spare: i64 = 0
    for building in range(1, BUILDING_COUNT + 1):
        count = survey.buildings[first + building]
        if count > 0:
            types += 1
            if count > 1:
                spare += 1
    missing = BUILDING_COUNT - types
    route = BUILDING_ROUTE[missing if missing > 0 else 0]
    others = best if best < route else route
    best = best if best > route else route
    found[SPARE_BUILDINGS] = float(spare)
    if engine.config.heroes:
        for hero in range(HERO_COUNT):
            card = FIRST_HERO + hero
            if state.holder[card] != player:
                continue
            found[HEROES] += 1.0
            route = hero_route(engine, player, survey, card, types)
            if route > best:
                others += best
                best = route
            else:
                others += route
    if survey.rooms[player] == 0 and state.holder[PENTHESILEA] != player:
        best *= WITHOUT_ROOM
        others *= WITHOUT_ROOM
    elif survey.rooms[player] == 1:
        others *= WITHOUT_ROOM
    found[BEST_ROUTE] = best
    found[OTHER_ROUTES] = others


def hero_route(engine: Engine, player: i64, survey: Survey, card: i64, types: i64) -> float:
    """How far a hero's sacrifice (H3.6) is on the way to a metropolis."""
    state = engine.state
    if card == HECTOR:
        return step_of(BUILDING_COUNT - HECTOR_TYPES + types, BUILDING_COUNT)
    if card == ULYSSES:
        return step_of(state.philosophers[player] + state.priests[player], PHILOSOPHERS_FOR_METROPOLIS)
    if card == ACHILLES:
        needed = isles_needed(engine)
        return step_of(PHILOSOPHERS_FOR_METROPOLIS + survey.isles[player] - needed, PHILOSOPHERS_FOR_METROPOLIS)
    if card == AJAX:
        return BY_HERO * float(state.gold[player]) / float(AJAX_PRICE) if state.gold[player] < AJAX_PRICE else BY_HERO
    return 0.0


def step_of(have: i64, needed: i64) -> float:
    missing = needed - have
    if missing < 0:
        missing = 0
    return BY_HERO * BUILDING_ROUTE[missing if missing < BUILDING_COUNT else BUILDING_COUNT]


def fill_dangers(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """What rivals could take: in this cycle, if their turns are still to come, or later."""
    state = engine.state
    config = engine.config
    team = config.team_of[player]
    for territory in range(engine.board.territory_count):
        if state.owner[territory] != player:
            continue
        metropolis = state.metropolis[territory] != 0
        now: float = 0.0
        later: float = 0.0
        for rival in range(config.players):
            if config.team_of[rival] == team or survey.isles[rival] == 0:
                continue
            if survey.isles[player] == 1 and (  # B5.13
                not metropolis or survey.metropolises[rival] + 1 < config.metropolises_to_win
            ):
                continue
            chance = survey.capture_chance(engine, rival, territory, FIRST_RECRUIT)
            if chance > later:
                later = chance
            if survey.acts_now[rival]:
                if survey.strikes_now[rival]:
                    now = chance if chance > now else now
                elif survey.titans[rival] > 0 and chance * TITAN_STRIKES > now:
                    now = chance * TITAN_STRIKES
                if metropolis and survey.pegasus:
                    chance = PEGASUS_STRIKES * survey.flight_chance(engine, rival, territory)
                    now = chance if chance > now else now
        if metropolis:
            found[METROPOLIS_IN_DANGER] += now
            found[METROPOLIS_WITHIN_REACH] += later
            units = survey.defenders[territory]
            found[GUARDS] += float(units if units < MOST_GUARDS else MOST_GUARDS)
        else:
            prize = 1.0 + 0.5 * float(survey.prize[territory])
            found[ISLE_IN_DANGER] += now * prize
            found[ISLE_WITHIN_REACH] += later * prize


def fill_prey(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """What the player could take with Ares in cycles to come."""
    state = engine.state
    config = engine.config
    team = config.team_of[player]
    best: float = 0.0
    others: float = 0.0
    for territory in range(engine.board.territory_count):
        owner = state.owner[territory]
        if owner == player:
            continue
        if owner == NONE:
            if survey.attack[player * MAX_TERRITORIES + territory] == 0:
                continue
            gain = 2.0 + float(survey.prize[territory])
        else:
            if config.team_of[owner] == team or (
                survey.isles[owner] == 1
                and survey.metropolises[player] + state.metropolis[territory] < config.metropolises_to_win
            ):
                continue
            chance = survey.capture_chance(engine, player, territory, FIRST_RECRUIT)
            if state.metropolis[territory] and chance > found[METROPOLIS_TO_TAKE]:
                found[METROPOLIS_TO_TAKE] = chance
            gain = chance * (2.0 + float(survey.prize[territory]))
        if gain > best:
            others += best
            best = gain
        else:
            others += gain
    found[ISLE_TO_TAKE] = best + SECOND_PREY * (others if others < best else best)


def fill_modules(engine: Engine, player: i64, survey: Survey, found: Numbers) -> None:
    """What the player has of the modules."""
    state = engine.state
    config = engine.config
    found[UNDEAD] = float(survey.undead[player])
    found[GRAVE_GOLD] = float(survey.grave_gold[player])
    if config.favours:
        found[PRIESTESSES] = float(state.priestesses[player])
        found[ITEMS] = float(set_size(state.items[player]) + set_size(state.secret_items[player]))
    if config.titans:
        found[TITANS] = float(survey.titans[player])
        artifacts = set_size(artifacts_of(engine, player))
        found[ARTIFACTS] = float(artifacts * artifacts)
        for territory in range(engine.board.territory_count):
            if state.special[territory] and state.owner[territory] == player:
                found[SPECIALS] += 1.0


def weigh(engine: Engine, player: i64, survey: Survey) -> float:
    """The features of one player in gold pieces."""
    found = survey.found
    features(engine, player, survey, found)
    weights = survey.weights
    worth: float = 0.0
    for feature in range(FEATURE_COUNT):
        worth += found[feature] * weights[feature]
    return worth


def remember(engine: Engine, survey: Survey) -> None:
    """From now on whoever has what he has here is worth what he is here: one turn seldom changes others much."""
    survey.read(engine)
    for player in range(engine.config.players):
        survey.known_holdings[player] = survey.holdings(engine, player)
        survey.known_worth[player] = weigh(engine, player, survey)
    survey.remembers = True


def rivals_worth(engine: Engine, rival: i64, survey: Survey) -> float:
    if survey.remembers and survey.holdings(engine, rival) == survey.known_holdings[rival]:
        return survey.known_worth[rival]
    return weigh(engine, rival, survey)


def worth_to(engine: Engine, player: i64, survey: Survey) -> float:
    """What a position is worth to a player and his partner, less what it is worth to their rivals."""
    state = engine.state
    if state.ending != NOT_OVER:
        return WON if state.winners & BIT[player] else -WON
    if is_eliminated(engine, player):
        return -WON
    survey.read(engine)
    config = engine.config
    strongest: float = 0.0
    sum_of_rivals: float = 0.0
    own = weigh(engine, player, survey)
    partner = config.partner[player]
    if partner != NONE:
        own += PARTNER * rivals_worth(engine, partner, survey)
    for rival in range(config.players):
        if config.team_of[rival] == config.team_of[player] or is_eliminated(engine, rival):
            continue
        if partner != NONE and config.partner[rival] < rival:
            continue  # counted with his partner
        worth = rivals_worth(engine, rival, survey)
        if partner != NONE:
            worth += PARTNER * rivals_worth(engine, config.partner[rival], survey)
        sum_of_rivals += worth
        if worth > strongest:
            strongest = worth
    if config.two_players:
        return own - ONLY_RIVAL * strongest
    return own - STRONGEST_RIVAL * strongest - OTHER_RIVALS * (sum_of_rivals - strongest)


class Judge:
    """Says what a position is worth to a player. A step must bring `rest` to be worth taking."""

    def __init__(self, rest: float, weights: Numbers) -> None:
        self.rest = rest
        self.survey = Survey(weights)

    def worth(self, engine: Engine, player: i64) -> float:
        raise NotImplementedError

    def remember(self, engine: Engine) -> None:
        """Positions to come are those of one turn from here."""
        raise NotImplementedError

    def forget(self) -> None:
        """Positions to come may be any."""
        self.survey.remembers = False


class GoldJudge(Judge):
    """In gold pieces, by weights of features."""

    def __init__(self, weights: Numbers) -> None:
        super().__init__(REST, weights)

    def worth(self, engine: Engine, player: i64) -> float:
        return worth_to(engine, player, self.survey)

    def remember(self, engine: Engine) -> None:
        remember(engine, self.survey)
