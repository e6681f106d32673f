"""Why a table refuses something. Codes are stable; sentences are `error-…` in the texts."""

from __future__ import annotations

from typing import Any

from cyclades.engine.words import flaws
from cyclades.table.outgoing import Flaw


class Refused(Exception):
    """Something that won't be done; nothing has changed. `rule` is set where the game's rules refuse it."""

    def __init__(self, code: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.args_given: dict[str, Any] = args


def told_of(flaw: flaws.Flaw) -> dict[str, Any]:
    """The arguments of a refusal for a flaw: `flaw` for who can word it, `fault` for who can't."""
    return {"fault": str(flaw), "flaw": _told(flaw)}


def _told(flaw: flaws.Flaw) -> Flaw:
    causes = [_told(cause) for cause in flaw.causes]
    return Flaw(code=flaw.code, place=flaw.place, args=dict(flaw.args), causes=causes)
