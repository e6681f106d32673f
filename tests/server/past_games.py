"""Recorded games laid straight into a server's storage, over or in their middle, and random games of some length."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import SystemRandom
from typing import Any, Final

from cyclades import Game, Record
from cyclades.forms.event_form import event_to_json
from cyclades.forms.record import read_record
from cyclades.game import record_meant
from cyclades.review.steps import Eyes, Replay
from cyclades.server.sqlite import SqliteStorage
from cyclades.table.opening import new_table_id
from cyclades.table.sealed_chance import new_seed
from cyclades.table.seats import empty_seats, new_token, token_hash, with_seat
from cyclades.table.storage import EntryRow, TableRow

GAMES: Final = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class PastGame:
    """A table with a game, and the rights to its people's seats in their order."""

    id: str
    tokens: tuple[str, ...]


def recorded(name: str) -> Record:
    """A game of the corpus."""
    content = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    return record_meant(read_record(content["record"]))


def lay_game(
    file: Path, record: Record, people: Sequence[str] = ("Anna",), until: int | None = None, **fields: Any
) -> PastGame:
    """A table at which that game was played, to its end or so far; people on the first seats, bots on the others."""
    replay = Replay(record if until is None else replace(record, steps=record.steps[:until]), Eyes(everything=True))
    deciders: list[int | None] = [None]
    for number in range(1, len(replay.record.steps) + 1):
        deciders.append(replay.game.player)
        replay.go_to(number)
    told: list[list[dict[str, Any]]] = [[] for _ in deciders]
    for moment, event in replay.heard:
        told[moment].append(event_to_json(replay.game.names, event))
    outcomes = [record.setup, *(step.outcomes for step in record.steps)]
    actions = [None, *(step.action for step in record.steps)]
    entries = [
        EntryRow(
            seq=number + 1,
            kind="act" if number else "start",
            by=by,
            client_id=None,
            action=actions[number],
            outcomes=outcomes[number],
            keep=None,
            to=None,
            events=tuple(told[number]),
        )
        for number, by in enumerate(deciders)
    ]
    over = replay.game.over
    if over:
        entries.append(EntryRow(len(entries) + 1, "end", None, None, None, (), None, None, ()))
    config = {**record.config, "rules": record.rules}
    if record.position is not None:
        config["position"] = record.position
    players = replay.game.config.players
    seats = empty_seats([None] * len(people) + ["easy"] * (players - len(people)))
    tokens = tuple(new_token() for _ in people)
    for seat, (name, token) in enumerate(zip(people, tokens, strict=True)):
        seats = with_seat(seats, seat, token_hash=token_hash(token), name=name, ready=True)
    row = TableRow(
        **{"id": new_table_id(), "title": "A past game", "visibility": "link", "created": int(time.time()), **fields},
        phase="over" if over else "running",
        config=config,
        cycle=replay.game.engine.state.cycle,
        seed=new_seed(SystemRandom()),
    )
    storage = SqliteStorage(file)
    try:
        storage.create_table(row, seats)
        storage.save(row, entries=entries)
    finally:
        storage.close()
    return PastGame(row.id, tokens)


def long_game(steps: int, players: int, modules: Sequence[str], seed: int = 1) -> Record:
    """A random game that is over some time after so many actions: until then hardly anybody builds."""
    chosen = random.Random(seed)
    while True:
        game = Game.new(players, seed=chosen.randrange(10**9), modules=tuple(modules))
        while not game.over:
            legal = game.legal_actions()
            quiet = [action for action in legal if not game.text(action).startswith(("build", "recruit philosopher"))]
            game.apply(chosen.choice(quiet if quiet and game.action_count < steps else legal))
        if game.action_count >= steps:
            return game.record()
