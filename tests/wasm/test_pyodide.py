"""A table needs no server: it plays whole games with bots inside a browser's Python, as everywhere else."""

from __future__ import annotations

from tests.wasm.compare import here, in_pyodide

SAMPLE = [0, 3]  # the base game, and everything together in teams; the rest is the business of `make proof`


def test_games_in_a_browsers_python_are_the_same_as_here() -> None:
    assert in_pyodide(SAMPLE) == here(SAMPLE)
