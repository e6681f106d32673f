"""Why a table refuses something. Codes are stable; sentences are `error-…` in the texts."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something that won't be done; nothing has changed. `rule` is set where the game's rules refuse it."""

    def __init__(self, code: str, rule: str | None = None, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.args_given: dict[str, Any] = args
