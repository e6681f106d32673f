"""A moment of a game that was played, as a table of its own: somebody plays on from there against bots."""

from __future__ import annotations

from typing import Any

from cyclades.engine.words.flaws import shown
from cyclades.forms.names import FormError
from cyclades.forms.record import read_record
from cyclades.game import begin_replay, flaw_of, record_meant, replay_step
from cyclades.table.errors import told_of


def moment_of(form: dict[str, Any] | str, step: int) -> dict[str, Any]:
    """What was agreed for a recorded game, and its position after so many actions; `fault`: why there is none."""
    try:
        record = record_meant(read_record(form))
        if step > len(record.steps):
            raise FormError("too_few_actions", count=len(record.steps), given=shown(step))
        game = begin_replay(record)
        for number, one in enumerate(record.steps[:step], start=1):
            replay_step(game, one, number)
    except ValueError as error:  # whatever doesn't fit
        return {"fault": told_of(flaw_of(error))}
    config = {
        "players": int(game.config.players),
        "modules": list(game.config.modules),
        "teams": bool(game.config.teams),
        "options": game.config.options.as_dict(),
        "board": game.board.data,
        "rules": int(game.config.rules),
        "position": game.to_position(),
    }
    return {"config": config, "over": game.over}
