"""The game as research tools know games: PettingZoo (`env`), many games at once (`vector`), OpenSpiel (`open_spiel`).

They need what `pip install cyclades[research]` installs; `features`, which is compiled, needs nothing.
"""

from __future__ import annotations

import importlib
from typing import Any


class ResearchMissing(ImportError):
    """A package of the optional group `research` is not installed."""

    def __init__(self, package: str | None) -> None:
        super().__init__(f"cyclades.env needs {package or 'a package'}: pip install 'cyclades[research]'", name=package)


def env(**arguments: Any) -> Any:
    """A PettingZoo environment; the arguments are those of `cyclades.env.aec.CycladesEnv`."""
    # By name: the compiler follows imports from here, and must not need what is optional.
    return importlib.import_module("cyclades.env.aec").CycladesEnv(**arguments)
