"""Flaws ready for JSON."""

from __future__ import annotations

from typing import Any

from cyclades.engine.words.flaws import Flaw


def flaw_to_json(flaw: Flaw) -> dict[str, Any]:
    """`{"code": …, "place": …, "args": {…}, "causes": […]}`."""
    return {
        "code": flaw.code,
        "place": flaw.place,
        "args": dict(flaw.args),
        "causes": [flaw_to_json(cause) for cause in flaw.causes],
    }
