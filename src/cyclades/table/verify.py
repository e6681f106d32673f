"""Checks a finished game: the seed fits its hash, every outcome comes from the seed, the log leads to the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cyclades import ConfigError, FormError, Game, IllegalAction
from cyclades.engine.setting.board_data import BoardError
from cyclades.forms.board_file import our_boards
from cyclades.forms.record import Record, read_record, records_meant
from cyclades.table.sealed_chance import SEED_BYTES, SealedChance, seed_hash


class Unfair(Exception):
    """Something doesn't fit; the message says what."""


@dataclass(frozen=True, slots=True)
class Checked:
    seed_hash: str
    outcomes: int
    actions: int
    board: str
    practice: bool  # everybody could go back as far as he liked


def verify(form: object, shown_hash: str | None = None) -> Checked:
    """Check a downloaded record, as its JSON was read. `shown_hash` is the hash that players saw at the start."""
    if not isinstance(form, dict):
        raise Unfair("the record is no JSON object")
    seed, hashed, log = _seal(form.get("seal"))
    practice = form["seal"].get("practice") is True
    if seed_hash(seed) != hashed:
        raise Unfair("the seed doesn't fit its hash")
    if shown_hash is not None and shown_hash.lower() != hashed:
        raise Unfair("the record has another hash than was shown")
    try:
        possible = records_meant(read_record(form))
    except FormError as error:
        raise Unfair(str(error)) from None
    faults: list[Unfair] = []
    for record in possible:
        try:
            return _check(record, seed, log, practice)
        except Unfair as fault:
            faults.append(fault)
    raise faults[0]


def _check(record: Record, seed: bytes, log: list[dict[str, Any]], practice: bool) -> Checked:
    """Whether the log leads to the record on its board, and all outcomes come from the seed."""
    try:
        replayed = Game.replay(record)
    except (FormError, ConfigError, BoardError) as error:
        raise Unfair(str(error)) from None
    board = replayed.board
    ours = our_boards(board.id, record.rules)
    if ours and all(board.data != one.data for one in ours):
        raise Unfair(f"the board of the record is not the one that is called {board.id}")
    recorded = replayed.record()
    chance = SealedChance(seed)
    outcomes = 0
    game: Game | None = None
    for number, entry in enumerate(log, start=1):
        try:
            game = _step(game, recorded, chance, entry)
        except (FormError, ConfigError, BoardError, IllegalAction, KeyError, TypeError, ValueError) as error:
            raise Unfair(f"entry {number} can't be played: {error}") from None
        drawn = chance.taken()
        outcomes += len(drawn)
        if list(drawn) != entry["outcomes"]:
            raise Unfair(f"entry {number}: the seed gives {list(drawn)}, not {entry['outcomes']}")
    if game is None or game.record() != recorded or recorded.result != record.result:
        raise Unfair("the log doesn't lead to the recorded game")
    if not game.over:
        raise Unfair("the game isn't over")
    return Checked(seed_hash(seed), outcomes, len(record.steps), board.title, practice)


def _seal(seal: object) -> tuple[bytes, str, list[dict[str, Any]]]:
    if not isinstance(seal, dict):
        raise Unfair("the record has no seal: it doesn't come from a server")
    seed, hashed, log = seal.get("seed"), seal.get("seed_hash"), seal.get("log")
    if not isinstance(seed, str) or not isinstance(hashed, str) or not isinstance(log, list):
        raise Unfair("the seal can't be read")
    if not all(isinstance(entry, dict) and isinstance(entry.get("outcomes"), list) for entry in log):
        raise Unfair("the seal can't be read")
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise Unfair("the seed can't be read") from None
    if len(secret) != SEED_BYTES:
        raise Unfair("the seed can't be read")
    return secret, hashed.lower(), log


def _step(game: Game | None, record: Record, chance: SealedChance, entry: dict[str, Any]) -> Game:
    """What an entry of the log does to the game."""
    kind = entry.get("kind")
    config = record.config
    if kind == "start" and game is None:
        if record.position is not None:
            return Game.from_position(record.position, chance)
        return Game.new(
            config["players"],
            modules=tuple(config["modules"]),
            teams=config.get("teams"),
            options=config["options"],
            board=config["board"],
            chance=chance,
            rules=record.rules,
        )
    if game is None or kind not in ("act", "undo", "rewind"):
        raise FormError(f"{kind!r} is out of place")
    if kind == "act":
        game.apply(str(entry["action"]))
    elif kind == "rewind":
        game.rewind(entry["keep"])
    else:
        while game.action_count > entry["keep"]:
            game.undo()  # refuses to go further back than a player may alone
    return game
