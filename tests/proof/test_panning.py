"""How a trace of the browser is read: work is put to its frame, and nothing is counted twice."""

from __future__ import annotations

from typing import Any

from bench.panning import Frame, frames_of


def event(name: str, start: float, took: float) -> dict[str, Any]:
    """Of the main thread, in milliseconds."""
    return {"name": name, "ts": start * 1000, "dur": took * 1000, "tdur": took * 1000}


def test_each_frame_has_its_own_work() -> None:
    trace = [
        event("EventDispatch", 1, 3),
        event("FunctionCall", 1.5, 2),  # within it
        event("UpdateLayoutTree", 5, 1),
        event("Layout", 6, 2),
        event("Paint", 9, 4),
        event("Commit", 14, 1),
        event("FireAnimationFrame", 17, 1),
        event("Commit", 30, 1),
        event("Layout", 33, 7),  # of a frame that isn't over
    ]
    assert frames_of(trace) == [Frame(script=3, layout=3, paint=5), Frame(script=1, layout=0, paint=1)]


def test_layout_that_a_script_forces_is_counted_once() -> None:
    trace = [event("EventDispatch", 1, 10), event("Layout", 2, 6), event("Commit", 20, 1)]
    assert [frame.work for frame in frames_of(trace)] == [10]
