"""`cyclades arena`: leagues between bots."""

from __future__ import annotations

import argparse
import functools
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from cyclades.arena.crew import Played, play_here, play_on_ray
from cyclades.arena.games import Fixture, Setting
from cyclades.arena.league import League, LeagueFolder, Match, league_of
from cyclades.arena.report import as_text, write_report
from cyclades.arena.seating import mixed_line_ups, paired_line_ups
from cyclades.arena.standings import Standings
from cyclades.cli.arguments import (
    BOT_NAMES,
    CommandFailed,
    UsageError,
    add_rules_arguments,
    add_seed_argument,
    at_least,
    house_rules,
    known_bots,
)
from cyclades.cli.progress import Bar
from cyclades.engine.setting.config import MODULES
from cyclades.engine.words.flaws import shown

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands

BASE = "base"
ALL = "all"


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="play leagues between bots, with ratings and intervals",
        description="Play a league: every line-up of the bots in every kind of game, each deal of chance from all "
        "seats. Games are kept in a folder as they end; the same command goes on where it was, and further with more "
        "games. The same seed gives the same table, whoever plays the games.",
    )
    parser.add_argument("--bots", metavar="NAMES", help=f"who plays, with commas: {BOT_NAMES}")
    parser.add_argument(
        "--pairs",
        action="store_true",
        help="every two bots by themselves: one side of the first against others of the second, and the reverse",
    )
    parser.add_argument(
        "--table",
        action="append",
        default=[],
        metavar="NAMES",
        help="instead of --bots one line-up, a name for each player (with --teams: each team); may be given again",
    )
    parser.add_argument("--players", metavar="NUMBERS", help="how many, with commas, such as 2,3,5 (default 3)")
    parser.add_argument(
        "--modules",
        action="append",
        default=[],
        metavar="NAMES",
        help=f"what is added to the base game, with commas: {', '.join(MODULES)}; or {BASE}, or {ALL}; "
        "may be given again for another kind of game",
    )
    add_rules_arguments(parser)
    parser.add_argument(
        "--games",
        type=at_least(1),
        default=100,
        metavar="N",
        help="of each match, or a few more to seat all (default 100)",
    )
    add_seed_argument(parser)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="the league's folder")
    crew = parser.add_mutually_exclusive_group()
    crew.add_argument("--workers", type=at_least(1), metavar="N", help="processes (default: one for each core)")
    crew.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster; local starts one on this machine")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")
    parser.add_argument("--progress", action="store_true", help="show the progress bar even if nobody may be watching")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    games: int = arguments.games
    league = asked_league(arguments)
    for setting in {match.setting.label: match.setting for match in league.matches}.values():
        setting.new_game(0)  # refuses what can't be played before any game begins
    try:
        folder = LeagueFolder(arguments.out, league)
    except OSError as error:
        raise CommandFailed("cannot_be_used", "--out", given=str(arguments.out), reason=error.strerror or "") from None
    before = len(folder.outcomes)
    wanted = {(game.match, game.game) for game in league.games(games)}
    with Bar(len(wanted | set(folder.outcomes)), arguments.progress, before) as bar:
        for done in folder.play(games, functools.partial(play, arguments=arguments)):
            bar.show(done)
    standings = Standings(league, folder.played())
    write_report(standings, folder.path)
    print(json.dumps(standings.as_json(), indent=1) if arguments.json else as_text(standings))
    return 0


def play(fixtures: Iterator[Fixture], arguments: argparse.Namespace) -> Iterator[Played]:
    """By whom the command says."""
    if arguments.ray is not None:
        return play_on_ray(fixtures, arguments.ray)
    return play_here(fixtures, arguments.workers or os.cpu_count() or 1)


def asked_league(arguments: argparse.Namespace) -> League:
    """What the command asks for; the games themselves check players, modules and options."""
    options = house_rules(arguments)
    kinds = [module_set(text) for text in arguments.modules] or [()]
    teams: bool | None = arguments.teams
    seed: int = arguments.seed
    if arguments.table:
        if arguments.bots or arguments.pairs or arguments.players:
            raise UsageError("table_says_all")
        line_ups = [known_bots("--table", text) for text in arguments.table]
        sizes = [len(line_up) * (2 if teams else 1) for line_up in line_ups]
        matches = []
        for modules in kinds:
            for size, line_up in zip(sizes, line_ups, strict=True):
                setting = Setting(size, modules, teams, options)
                if setting.sides != len(line_up):
                    raise UsageError("six_play_in_teams", "--table")
                matches.append(Match(setting, tuple(line_up)))
        return League(tuple(matches), seed)
    if arguments.bots is None:
        raise UsageError("who_plays")
    bots = known_bots("--bots", arguments.bots)
    if len(set(bots)) < len(bots):
        raise UsageError("each_bot_once", "--bots")
    if arguments.pairs and len(bots) < 2:
        raise UsageError("two_bots_needed", "--pairs")
    settings = [Setting(players, modules, teams, options) for modules in kinds for players in player_counts(arguments)]
    return league_of(settings, functools.partial(paired_line_ups if arguments.pairs else mixed_line_ups, bots), seed)


def module_set(text: str) -> tuple[str, ...]:
    if text == ALL:
        return tuple(MODULES)
    return () if text in (BASE, "") else tuple(name.strip() for name in text.split(","))


def player_counts(arguments: argparse.Namespace) -> list[int]:
    text: str = arguments.players or "3"
    counts = [count.strip() for count in text.split(",")]
    for count in counts:
        if not count.isascii() or not count.isdigit():
            raise UsageError("counts_needed", "--players", given=shown(text))
    return [int(count) for count in dict.fromkeys(counts)]
