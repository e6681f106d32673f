"""Checks a finished game: the seed fits its hash, every outcome comes from the seed, the log leads to the record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cyclades import FormError, Game
from cyclades.engine.words.flaws import Flawed, shown
from cyclades.forms.board_file import our_boards
from cyclades.forms.record import Record, read_record, records_meant
from cyclades.game import flaw_of
from cyclades.table.sealed_chance import SEED_BYTES, SealedChance, seed_hash


class Unfair(Flawed):
    """Something doesn't fit."""


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
        raise Unfair("object_needed", "record", given=shown(form))
    seed, hashed, log = _seal(form.get("seal"))
    practice = form["seal"].get("practice") is True
    if seed_hash(seed) != hashed:
        raise Unfair("seed_of_another_hash", "seal: seed")
    if shown_hash is not None and shown_hash.lower() != hashed:
        raise Unfair("hash_not_shown", "seal: seed_hash")
    try:
        possible = records_meant(read_record(form))
    except FormError as error:
        raise Unfair.at("", error.flaw) from None
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
    except Flawed as error:
        raise Unfair.at("", error.flaw) from None
    board = replayed.board
    ours = our_boards(board.id, record.rules)
    if ours and all(board.data != one.data for one in ours):
        raise Unfair("another_board", "record: config: board", board=board.id)
    recorded = replayed.record()
    chance = SealedChance(seed)
    outcomes = 0
    game: Game | None = None
    for number, entry in enumerate(log, start=1):
        try:
            game = _step(game, recorded, chance, entry)
        except (KeyError, TypeError, ValueError) as error:
            raise Unfair("entry_not_possible", f"seal: log: {number}", [flaw_of(error)]) from None
        drawn = chance.taken()
        outcomes += len(drawn)
        if list(drawn) != entry["outcomes"]:
            raise Unfair(
                "seed_gives_others",
                f"seal: log: {number}",
                outcomes=str(list(drawn)),
                given=shown(entry["outcomes"]),
            )
    if game is None or game.record() != recorded or recorded.result != record.result:
        raise Unfair("log_of_another_game", "seal: log")
    if not game.over:
        raise Unfair("not_over", "record")
    return Checked(seed_hash(seed), outcomes, len(record.steps), board.title, practice)


def _seal(seal: object) -> tuple[bytes, str, list[dict[str, Any]]]:
    if not isinstance(seal, dict):
        raise Unfair("no_seal", "record")
    seed, hashed, log = seal.get("seed"), seal.get("seed_hash"), seal.get("log")
    if not isinstance(seed, str) or not isinstance(hashed, str) or not isinstance(log, list):
        raise Unfair("seal_unreadable", "seal")
    if not all(isinstance(entry, dict) and isinstance(entry.get("outcomes"), list) for entry in log):
        raise Unfair("seal_unreadable", "seal")
    try:
        secret = bytes.fromhex(seed)
    except ValueError:
        raise Unfair("seed_unreadable", "seal: seed") from None
    if len(secret) != SEED_BYTES:
        raise Unfair("seed_unreadable", "seal: seed")
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
        raise FormError("out_of_place", given=shown(kind))
    if kind == "act":
        game.apply(str(entry["action"]))
    elif kind == "rewind":
        game.rewind(entry["keep"])
    else:
        while game.action_count > entry["keep"]:
            game.undo()  # refuses to go further back than a player may alone
    return game
