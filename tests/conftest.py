"""Rule numbers as marks: `@pytest.mark.rule("B4.3")`, and `--rule B4.3` to run only the tests of one."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", action="append", default=[], help="run only the tests that name this rule")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules this test holds the engine to")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = set(config.getoption("--rule"))
    if not wanted:
        return
    chosen = [item for item in items if wanted & rules_named(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def rules_named(item: pytest.Item) -> set[str]:
    """The rule numbers a test names."""
    return {number for mark in item.iter_markers("rule") for number in mark.args}
