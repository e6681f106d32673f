"""What is agreed before the game: players, modules, house rules."""

from __future__ import annotations

from typing import Final

from cyclades.engine.machine.packed import Row, i64
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.modes import FREE_PLACEMENT, STARTS, TITANS
from cyclades.engine.words.flaws import Flawed, shown
from cyclades.engine.words.pieces import (
    APOLLO,
    ARTIFACT_COUNT,
    BIT,
    BUILDING_COUNT,
    BUILDING_KINDS,
    CERBERUS,
    EMPUSA,
    FAVOUR_COUNT,
    FAVOURS_PROSPERITY,
    FIRST_ARTIFACT,
    FIRST_HERO,
    HADES,
    HERA,
    HERO_COUNT,
    ITEM_COUNT,
    KRONOS,
    MAX_TITANS,
    MAX_UNDEAD,
    NONE,
    OBOL,
    PROSPERITY_SUPPLY,
    TITANS_PROSPERITY,
)

RULES_VERSION: Final = 2  # rises when the same actions and outcomes would lead to another position; docs/versions.md
FIRST_RULES: Final = 1  # the oldest that can be played; also of games that were stored without one
MODULES: Final[tuple[str, ...]] = ("free_placement", "hades", "heroes", "favours", "titans")
EDITIONS: Final = ("second", "first")
PRIESTS_TWO_PLAYER: Final = ("joint", "each")
TIEBREAKS: Final = ("gold", "metropolises")
APOLLO_MARKERS: Final = ("own", "any")
OPTION_NAMES: Final = ("edition", "open_gold", "priests_two_player", "apollo_marker", "tiebreak", "max_cycles")
BY_EDITION: Final = ("priests_two_player", "apollo_marker")  # what an edition decides, unless it is given (B1.2)
MAX_CYCLES: Final = 1000
MOST_PLAYERS: Final = 5  # without Titans
PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)
TITANS_COUNTS: Final = (3, 4, 5, 6)  # T1.2
TEAM_COUNTS: Final = (4, 6)


class ConfigError(Flawed):
    """A game can't be set up like this."""


class Options:
    """House rules. The defaults are the numbered rules; what is None is as the edition has it."""

    def __init__(
        self,
        edition: str = "second",
        open_gold: bool = False,
        priests_two_player: str | None = None,
        tiebreak: str = "gold",
        max_cycles: int | None = None,
        apollo_marker: str | None = None,
    ) -> None:
        _one_of("edition", edition, EDITIONS)
        if priests_two_player is not None:
            _one_of("priests_two_player", priests_two_player, PRIESTS_TWO_PLAYER)
        if apollo_marker is not None:
            _one_of("apollo_marker", apollo_marker, APOLLO_MARKERS)
        _one_of("tiebreak", tiebreak, TIEBREAKS)
        if max_cycles is not None and not 1 <= max_cycles <= MAX_CYCLES:
            raise ConfigError("number_needed", "max_cycles", lowest=1, highest=MAX_CYCLES, given=shown(max_cycles))
        self.edition = edition
        self.open_gold = open_gold
        self.priests_two_player = priests_two_player
        self.apollo_marker = apollo_marker
        self.tiebreak = tiebreak
        self.max_cycles = max_cycles

    def as_dict(self) -> dict[str, object]:
        """The options that differ from the default, by name: also those that were given against the edition."""
        default = Options()
        return {name: getattr(self, name) for name in OPTION_NAMES if getattr(self, name) != getattr(default, name)}

    def by_edition(self, name: str, rules: int) -> str:
        """The value of an option that the edition decides if it isn't given (B1.2; in rules version 1 none did)."""
        given: str | None = getattr(self, name)
        if given is not None:
            return given
        first_printing = self.edition == "first" and rules >= 2
        if name == "apollo_marker":
            return "any" if first_printing else "own"
        return "each" if first_printing else "joint"


def options_from(given: object) -> Options:
    """Options from a mapping of names, checked."""
    if given is None:
        return Options()
    if isinstance(given, Options):
        return given
    if not isinstance(given, dict):
        raise ConfigError("object_needed", "options", given=shown(given))
    for name, value in given.items():
        if name not in OPTION_NAMES:
            raise ConfigError("no_such_option", "options", given=shown(name), possible=", ".join(OPTION_NAMES))
        if name == "open_gold":
            fits = isinstance(value, bool)
        elif name == "max_cycles":
            fits = value is None or (isinstance(value, int) and not isinstance(value, bool))
        elif name in BY_EDITION:
            fits = value is None or isinstance(value, str)
        else:
            fits = isinstance(value, str)
        if not fits:
            raise ConfigError("wrong_value", f"options: {name}", given=shown(value))
    return Options(**given)


class Config:
    """The agreed game: its board, its players and the numbers that follow from them.

    `rules` is the version of the rules that it began with. Where a later one differs, the rule asks a flag that is made
    here of the version, and of nothing else in the engine.
    """

    def __init__(
        self,
        board: Board,
        players: int,
        modules: tuple[str, ...],
        options: Options,
        teams: bool | None = None,
        rules: int = RULES_VERSION,
    ) -> None:
        check_terms(board, players, modules, teams, rules)
        titans: bool = "titans" in modules
        self.board = board
        self.rules = rules
        self.modules = tuple([module for module in MODULES if module in modules])
        self.options = options
        self.titans: bool = titans
        self.teams: bool = bool(teams) or players > MOST_PLAYERS  # T1.2
        self.free_placement: bool = "free_placement" in modules or titans  # T6.1
        self.hades: bool = "hades" in modules
        self.heroes: bool = "heroes" in modules
        self.favours: bool = "favours" in modules
        self.mixed_units: bool = self.hades or self.heroes or titans  # not only troops and fleets
        self.picked_losses: bool = self.mixed_units or self.favours  # who loses a unit says which, or saves it (H5.1)
        self.mode = TITANS if titans else FREE_PLACEMENT if self.free_placement else STARTS
        self.players: i64 = players
        two: bool = players == 2
        self.two_players: bool = two
        self.turn_actions: bool = self.heroes or self.favours or titans  # more than the god's own
        self.marker_count: i64 = 4 if two else players  # B1.1
        self.marker_player = Row([0, 0, 1, 1] if two else list(range(players)))
        self.team_of = Row([player // 2 if self.teams else player for player in range(players)])  # T7.1
        self.partner = Row([player + 1 - player % 2 * 2 if self.teams else NONE for player in range(players)])
        self.metropolises_to_win: i64 = 3 if two or self.teams else 2  # B8.1, T7.2
        self.joint_priests: bool = options.by_edition("priests_two_player", rules) == "joint"
        self.marker_anywhere: bool = options.by_edition("apollo_marker", rules) == "any"  # B5.12
        self.temple_discounts: bool = rules >= 2  # C0.2: each temple's own
        self.must_build_gift: bool = rules >= 2  # T6.3
        self.skips_foregone: bool = rules >= 2  # nobody is asked what makes no difference
        first_edition = options.edition == "first"
        self.philosopher_supply: i64 = 16 if first_edition else 17  # B1.2
        self.priest_supply: i64 = 16 if first_edition else 18
        self.starting_gold: i64 = 7 if self.free_placement else 5  # B2.2, H1.1
        self.first_revenue: i64 = 2 if self.free_placement else 1  # the cycle; H1.6
        self.prosperity_supply: i64 = (
            PROSPERITY_SUPPLY + (FAVOURS_PROSPERITY if self.favours else 0) + (TITANS_PROSPERITY if titans else 0)
        )
        self.undead_supply: i64 = MAX_UNDEAD if self.hades else 0  # H2.4: troops, and fleets
        self.titan_supply: i64 = MAX_TITANS if titans else 0  # T3.2
        self.building_kinds: i64 = BUILDING_KINDS if self.favours else BUILDING_COUNT
        self.shuffled_gods: i64 = BIT[HADES] - 1 + (BIT[KRONOS] if titans else 0)
        self.gods: i64 = self.shuffled_gods + BIT[APOLLO] + (BIT[HADES] if self.hades else 0)
        self.cards: i64 = cards_of(self.heroes, self.hades) + (artifact_cards() if titans else 0)
        self.favour_tiles: i64 = favours_of(self.heroes) if self.favours else 0
        self.item_cards: i64 = items_of(self.hades) if self.favours else 0
        self.max_cycles: i64 = options.max_cycles or 0
        self.metropolises_first: bool = options.tiebreak == "metropolises"


def check_terms(board: Board, players: int, modules: tuple[str, ...], teams: bool | None, rules: int) -> None:
    """Refuse what this engine doesn't know, and a number of players, or teams, that board and modules are not for."""
    if not FIRST_RULES <= rules <= RULES_VERSION:
        raise ConfigError("rules_unknown", "rules", lowest=FIRST_RULES, highest=RULES_VERSION, given=shown(rules))
    for module in modules:
        if module not in MODULES:
            raise ConfigError("no_such_module", "modules", given=shown(module), possible=", ".join(MODULES))
    if len(set(modules)) != len(modules):
        raise ConfigError("module_twice", "modules")
    titans = "titans" in modules
    if players not in board.player_counts:
        counts = ", ".join([str(count) for count in board.player_counts])
        raise ConfigError("not_for_players", "players", board=board.id, possible=counts, players=players)
    if titans and players not in TITANS_COUNTS:
        lowest, highest = TITANS_COUNTS[0], TITANS_COUNTS[-1]
        raise ConfigError("titans_players", "players", lowest=lowest, highest=highest, players=players)
    if players > MOST_PLAYERS and not titans:
        raise ConfigError("base_players", "players", lowest=PLAYER_COUNTS[0], highest=MOST_PLAYERS, players=players)
    if teams and (not titans or players not in TEAM_COUNTS):
        raise ConfigError("no_teams", "teams")
    if teams is False and players > MOST_PLAYERS:
        raise ConfigError("teams_needed", "teams", players=players)


def cards_of(heroes: bool, hades: bool) -> i64:
    """The set of cards in the deck (H3.1); without Hades there is no Empusa."""
    if not heroes:
        return BIT[CERBERUS] - 1
    cards = BIT[FIRST_HERO + HERO_COUNT] - 1
    return cards if hades else cards - BIT[EMPUSA]


def artifact_cards() -> i64:
    """The set of artifacts, as cards (T5.1)."""
    return BIT[FIRST_ARTIFACT + ARTIFACT_COUNT] - BIT[FIRST_ARTIFACT]


def favours_of(heroes: bool) -> i64:
    """The set of favour tiles; without heroes there is no Hera."""
    tiles = BIT[FAVOUR_COUNT] - 1
    return tiles if heroes else tiles - BIT[HERA]


def items_of(hades: bool) -> i64:
    """The set of magic items; without Hades there is no Obol."""
    items = BIT[ITEM_COUNT] - 1
    return items if hades else items - BIT[OBOL]


def _one_of(name: str, value: str, possible: tuple[str, ...]) -> None:
    if value not in possible:
        raise ConfigError("one_needed", name, possible=", ".join(possible), given=shown(value))
