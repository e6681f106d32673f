"""Charts: what is drawn lies where its numbers say."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from cyclades.charts import Line, Measured, interval_chart, line_chart, nice_step

SVG = "{http://www.w3.org/2000/svg}"


def points(line: ElementTree.Element) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in (point.split(",") for point in line.attrib["points"].split())]


def test_lines_go_up_with_their_numbers() -> None:
    lines = [Line("a & <b>", [(0, 0.0), (1, 0.5), (2, 1.0)]), Line("flat", [(0, 0.5), (2, 0.5)])]
    drawn = ElementTree.fromstring(line_chart("Title", lines, "across", "up", share=True, marks=[(1, "I")]))
    rising, flat = (points(line) for line in drawn.findall(f"{SVG}polyline"))
    assert rising[0][0] < rising[1][0] < rising[2][0]
    assert rising[0][1] > rising[1][1] > rising[2][1]  # up the page
    assert flat[0][1] == flat[1][1] == rising[1][1]
    texts = [text.text for text in drawn.iter(f"{SVG}text")]
    assert {"Title", "across", "up", "a & <b>", "flat", "I", "0%", "100%"} <= set(texts)


def test_names_of_lines_that_end_together_are_apart() -> None:
    lines = [Line(f"line {number}", [(0, 0.0), (1, 0.0)]) for number in range(6)]
    drawn = ElementTree.fromstring(line_chart("Title", lines, "across", "up", share=True))
    heights = sorted(
        float(text.attrib["y"]) for text in drawn.iter(f"{SVG}text") if (text.text or "").startswith("line ")
    )
    assert all(lower - upper >= 12 for upper, lower in pairwise(heights))


def test_intervals_are_around_their_values() -> None:
    rows = [Measured("one", 20, 25, 30), Measured("two", 10, 12, 20)]
    drawn = ElementTree.fromstring(interval_chart("Title", rows))
    dots = [float(dot.attrib["cx"]) for dot in drawn.findall(f"{SVG}circle")]
    bars = [
        (float(bar.attrib["x1"]), float(bar.attrib["x2"]))
        for bar in drawn.findall(f"{SVG}line")
        if "stroke-linecap" in bar.attrib
    ]
    assert dots[0] > dots[1]
    assert dots[0] == pytest.approx(sum(bars[0]) / 2, abs=0.2)
    assert bars[0][0] == pytest.approx(bars[1][1], abs=0.2)


def test_charts_of_nothing_and_of_one_value() -> None:
    for chart in (
        line_chart("Title", [], "", ""),
        line_chart("Title", [Line("a", [(1, 3)])], "", ""),
        interval_chart("Title", []),
    ):
        assert ElementTree.fromstring(chart).tag == f"{SVG}svg"


@pytest.mark.parametrize(("least", "step"), [(1, 1), (1.1, 2), (3, 5), (0.07, 0.1), (60, 100), (0.02, 0.02)])
def test_steps_are_round(least: float, step: float) -> None:
    assert nice_step(least) == pytest.approx(step)
