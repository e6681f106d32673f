"""Rule numbers as marks: `@pytest.mark.rule("B4.3")`, and `--rule B4.3` to run only the tests of one.

Also which tests come first, and which were the slowest.
"""

import os
from collections import defaultdict
from heapq import nlargest
from pathlib import Path

import pytest
import timed
from _pytest.terminal import TerminalReporter

from tests.content.rule_numbers import names_any, rule_numbers

os.environ["CYCLADES_LANG"] = "en"  # commands that a test runs speak English, whatever this machine does


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only the tests that name this rule")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules this test holds the engine to")
    known = rule_numbers()
    for wanted in config.getoption("--rule"):
        if wanted not in known:
            raise pytest.UsageError(f"There is no rule {wanted}; rules are numbered like {known[0]} or C7.")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out, unread, what names no rule that is asked for."""
    wanted = config.getoption("--rule")
    if wanted and (collection_path.is_dir() or collection_path.match("test_*.py")):
        return not names_any(collection_path, wanted) or None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    # What takes longest is begun first, so that those who share the work end together.
    items.sort(key=lambda item: item.path.parent.name != "e2e")
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & rules_named(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def rules_named(item: pytest.Item) -> set[str]:
    """The rule numbers a test names."""
    return {number for mark in item.iter_markers("rule") for number in mark.args}


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Notes the slowest tests, for the end of `make test`."""
    seconds: dict[str, float] = defaultdict(float)
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                seconds[report.nodeid] += report.duration
    build = " (pure)" if os.environ.get("CYCLADES_EXPECT") == "pure" else ""
    for name in nlargest(timed.SLOWEST, seconds, key=seconds.__getitem__):
        timed.note("test", name + build, seconds[name])
