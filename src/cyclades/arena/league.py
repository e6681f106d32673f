"""A league: its matches, and the folder in which its games are kept as they are played.

`league.json` says what is played, `games.jsonl` has a line for each game that is over. A league goes on where it was,
and further if more games are asked for; a game is never played twice.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NamedTuple

from cyclades.arena.crew import Played
from cyclades.arena.games import Fixture, Outcome, Setting, seed_of
from cyclades.arena.seating import LineUp, seatings
from cyclades.engine.words.flaws import Flawed
from cyclades.engine.words.pieces import CITIES

FORMAT: Final = "cyclades league"
VERSION: Final = 1
SETTINGS_FILE: Final = "league.json"
GAMES_FILE: Final = "games.jsonl"


class LeagueError(Flawed):
    """A folder that can't be this league's."""


@dataclass(frozen=True)
class Match:
    """A line-up that meets in one kind of game."""

    setting: Setting
    line_up: LineUp

    @property
    def label(self) -> str:
        counted = [(bot, self.line_up.count(bot)) for bot in dict.fromkeys(self.line_up)]
        return ", ".join(f"{count} x {bot}" if count > 1 else bot for bot, count in counted)

    def as_json(self) -> dict[str, Any]:
        return self.setting.as_json() | {"line_up": list(self.line_up)}


class LeagueGame(NamedTuple):
    """One game of a league: the bots are by sides. Games sort in the order in which they are played."""

    deal: int
    match: int
    game: int  # of its match
    seats: LineUp


@dataclass(frozen=True)
class League:
    """Every match with the same number of games, dealt by one seed."""

    matches: tuple[Match, ...]
    seed: int

    def games(self, games: int) -> list[LeagueGame]:
        """All games if each match has at least that many: deal by deal, so that a part of them is balanced too."""
        found: list[LeagueGame] = []
        for number, match in enumerate(self.matches):
            for game, (deal, seats) in enumerate(seatings(match.line_up, games)):
                found.append(LeagueGame(deal, number, game, seats))
        return sorted(found)

    def fixture(self, number: int, game: LeagueGame) -> Fixture:
        """Chance depends on the deal alone, a bot's seed on its name and its city too."""
        setting = self.matches[game.match].setting
        bots = tuple(game.seats[player // setting.side] for player in range(setting.players))
        return Fixture(
            number,
            setting,
            bots,
            seed_of(self.seed, "deal", game.deal),
            tuple(seed_of(self.seed, "deal", game.deal, city, bot) for city, bot in zip(CITIES, bots, strict=False)),
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "seed": self.seed,
            "matches": [match.as_json() for match in self.matches],
        }


class LeagueFolder:
    """The folder of a league, and the outcomes in it by match and game."""

    def __init__(self, path: Path, league: League) -> None:
        self.path = path
        self.league = league
        self.outcomes: dict[tuple[int, int], Outcome] = {}
        path.mkdir(parents=True, exist_ok=True)
        settings = path / SETTINGS_FILE
        wanted = league.as_json()
        if settings.exists():
            self._check(read_json(settings), wanted)
        else:
            if (path / GAMES_FILE).exists():
                raise LeagueError("games_without_settings", path=str(path), file=SETTINGS_FILE)
            settings.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
        self._read_games()

    def _check(self, found: Any, wanted: dict[str, Any]) -> None:
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise LeagueError("not_of_a_league", path=str(self.path / SETTINGS_FILE))
        for name, value in wanted.items():
            if found.get(name) != value:
                raise LeagueError("another_league", path=str(self.path), field=name, file=SETTINGS_FILE)

    def _read_games(self) -> None:
        """Everything that was played so far. A line cut off when the last run was killed is taken away."""
        path = self.path / GAMES_FILE
        if not path.exists():
            return
        content = path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if len(whole) < len(content):
            path.write_bytes(whole)
        for number, line in enumerate(whole.decode("utf-8", "replace").splitlines(), start=1):
            try:
                match, game, outcome = read_line(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise LeagueError("no_game_of_a_league", path=str(path), line=number) from None
            if match >= len(self.league.matches):
                raise LeagueError("no_such_match", path=str(path), line=number, match=match)
            self.outcomes.setdefault((match, game), outcome)

    def play(self, games: int, crew: Callable[[Iterator[Fixture]], Iterator[Played]]) -> Generator[int, None, None]:
        """Play what is missing, and write each game down when it ends; how many are there, each time."""
        missing = [game for game in self.league.games(games) if (game.match, game.game) not in self.outcomes]
        fixtures = (self.league.fixture(number, game) for number, game in enumerate(missing))
        with (self.path / GAMES_FILE).open("a", encoding="utf-8") as file:
            for number, outcome in crew(fixtures):
                game = missing[number]
                file.write(json.dumps({"match": game.match, "game": game.game} | outcome._asdict()) + "\n")
                file.flush()
                self.outcomes[game.match, game.game] = outcome
                yield len(self.outcomes)

    def played(self) -> list[tuple[LeagueGame, Outcome]]:
        """All games that are over, in the league's order, whatever the order in which they ended."""
        most = 1 + max((game for _, game in self.outcomes), default=-1)
        games = self.league.games(most)
        return [
            (game, self.outcomes[game.match, game.game]) for game in games if (game.match, game.game) in self.outcomes
        ]


def read_json(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        raise LeagueError("file_no_json", path=str(path)) from None


def read_line(line: dict[str, Any]) -> tuple[int, int, Outcome]:
    """A game as `games.jsonl` has it: match, number, outcome."""
    return (
        int(line["match"]),
        int(line["game"]),
        Outcome(
            int(line["cycles"]),
            int(line["decisions"]),
            str(line["ending"]),
            tuple(map(int, line["winners"])),
            tuple(map(int, line["places"])),
            tuple(map(int, line["order"])),
            tuple(map(int, line["choices"])),
            tuple(map(float, line["seconds"])),
        ),
    )


def league_of(settings: list[Setting], line_ups: Callable[[int], list[LineUp]], seed: int) -> League:
    """The league of all line-ups in all settings; `line_ups` tells them by the number of sides."""
    matches = itertools.chain.from_iterable(
        (Match(setting, line_up) for line_up in line_ups(setting.sides)) for setting in settings
    )
    return League(tuple(matches), seed)
