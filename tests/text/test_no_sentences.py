"""Nobody reads words that stand in code: what is printed, written or raised is a message, or a code that has one.

Left out by rule: helps and descriptions of arguments, which argparse makes into a page of its own words and which are
developers' English like the documents; faults of the texts themselves, which no text can tell; and what a worker
process says to its server alone.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.places import SOURCES

READ = ("arena", "bots", "cli", "review", "server", "table", "text")
FILES = [*(path for part in READ for path in sorted((SOURCES / part).rglob("*.py"))), SOURCES / "lessons.py"]
SAID = {"print", "write", "write_wrapped", "not_an_argument"}
NOT_READ = {"TextError", "WorkerFailed", "ValueError", "RuntimeError"}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;]? [^\W\d_]{2,}")


def strings(node: ast.expr) -> Iterator[str]:
    """What is written in an expression, but for what is handed to calls in it; a gap where a value is filled in."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    elif not isinstance(node, ast.Call):
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                yield from strings(part)


def name_of(called: ast.expr) -> str:
    return str(getattr(called, "id", getattr(called, "attr", "")))


def sentences(source: str) -> list[str]:
    """Every sentence that a source would print, write or raise."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and name_of(node.exc.func) not in NOT_READ:
            said = node.exc
        elif isinstance(node, ast.Call) and name_of(node.func) in SAID:
            said = node
        else:
            continue
        given = [*said.args, *(word.value for word in said.keywords)]
        found += [text for part in given for text in strings(part) if SENTENCE.search(text)]
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_nobody_reads_words_that_stand_in_code(path: Path) -> None:
    assert sentences(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("raise UsageError('no such bot')", ["no such bot"]),
        ("raise UsageError(f'{bot} is unknown here')", ["… is unknown here"]),
        ("raise UsageError('--bots', reason='is not there' if late else '')", ["is not there"]),
        ("print('Your turn')", ["Your turn"]),
        ("table.write(*['It is over, Athens'])", ["It is over, Athens"]),
        ("raise UsageError('no_such_bot', 'record: actions')", []),
        ("print(texts.say('your-turn', of='nobody at all'))", []),
        ("print(f'cyclades: {reason}')", []),
        ("parser.add_argument('--bots', help='who plays here')", []),
    ],
)
def test_a_sentence_is_found(line: str, found: list[str]) -> None:
    assert sentences(line) == found
