"""The learned weights, as a file of numbers."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from cyclades.bots.oracle.evaluation import HIDDEN, Evaluation
from cyclades.bots.oracle.features import FEATURES


def read_weights(path: Path | None = None) -> dict[str, Any]:
    """Those of a file, or the package's own."""
    text = files("cyclades.bots.oracle").joinpath("weights.json").read_text() if path is None else path.read_text()
    content: dict[str, Any] = json.loads(text)
    if content["features"] != list(FEATURES) or content["hidden"] != HIDDEN:
        raise ValueError("weights: they were learned for other features")
    return content


def evaluation_from(content: dict[str, Any]) -> Evaluation:
    """An evaluation of its own; it keeps notes while it works, so two searches never share one."""
    return Evaluation(content["inner"], content["inner_bias"], content["outer"], content["direct"])
