"""Recorded games laid straight into a server's storage, over or in their middle, and random games of some length."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import Any

from cyclades import Game, Record
from cyclades.forms.event_form import event_to_json
from cyclades.review.steps import Eyes, Replay
from cyclades.table.sealed_chance import new_seed
from cyclades.table.storage import EntryRow
from tests.server.laid_tables import LaidTable, lay_table


def lay_game(
    file: Path, record: Record, people: Sequence[str] = ("Anna",), until: int | None = None, **fields: Any
) -> LaidTable:
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
    if replay.game.over:
        entries.append(EntryRow(len(entries) + 1, "end", None, None, None, (), None, None, ()))
    config = {**record.config, "rules": record.rules}
    if record.position is not None:
        config["position"] = record.position
    seed = new_seed(SystemRandom())
    return lay_table(file, replay.game, entries, config, seed, people, "easy", **{"title": "A past game", **fields})


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
