"""The command as a whole: version, help, exit codes, pipes, interruption."""

from __future__ import annotations

import os
import signal
import subprocess

import pytest

from cyclades import COMPILED, __version__
from cyclades.cli import COMMANDS
from tests.cli.command import COMMAND, cyclades, refused, shown

NAMES = [command.__name__.rpartition(".")[2] for command in COMMANDS]


def test_version() -> None:
    build = "compiled" if COMPILED else "pure"
    assert shown("--version") == f"cyclades {__version__} ({build})\n"


def test_help_names_every_command() -> None:
    text = shown("--help")
    assert all(f"    {name} " in text for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_has_help(name: str) -> None:
    text = shown(name, "--help")
    assert text.startswith(f"usage: cyclades {name} ")
    assert len(text.splitlines()) > 5


def test_alone_it_lists_its_commands() -> None:
    assert shown() == shown("--help")


@pytest.mark.parametrize(("word", "meant"), [("sevre", "serve"), ("Play", "play"), ("analyze", "analyse")])
def test_a_wrong_command_gets_the_right_one_named(word: str, meant: str) -> None:
    refused(word, saying=f"cyclades: there is no command {word!r}; did you mean {meant}?\n")


@pytest.mark.parametrize("word", ["conquer", "", "\n"])
def test_a_command_that_is_like_none_gets_all_of_them_named(word: str) -> None:
    refused(word, saying=f"there is no command {word!r}; there are {', '.join(NAMES)}\n")


def test_unknown_argument() -> None:
    refused("rules", "--loud", saying="--loud")


def test_a_closed_pipe_is_quiet() -> None:
    """`cyclades rules B | head -1`: nobody reads on, and nothing complains."""
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen([*COMMAND, "rules", "B"], stdout=writing, stderr=subprocess.PIPE, text=True) as process:
        os.close(writing)
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 141


def code_after_interruption(*words: str, ignored: bool) -> int:
    """How a command ends that gets Ctrl-C, as all processes of a terminal do, once it is at work."""
    pipe = subprocess.PIPE
    # It inherits whether interruptions are ignored; these tests may themselves have been started with `&`.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN if ignored else signal.SIG_DFL)
    try:
        process = subprocess.Popen(
            [*COMMAND, *words], stdin=pipe, stdout=pipe, stderr=pipe, text=True, start_new_session=True
        )
    finally:
        signal.signal(signal.SIGINT, before)
    with process:
        at_work = process.stdout if words[0] == "play" else process.stderr
        assert at_work is not None
        assert at_work.read(1)
        os.killpg(process.pid, signal.SIGINT)
        try:
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert "Traceback" not in errors
    return process.returncode


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--games=100000", "--progress"),
        ("simulate", "--games=100000", "--progress", "--workers=2"),
        ("play", "--seed=1", "--bots=random"),
    ],
    ids=["simulate", "workers", "play"],
)
def test_interruption(words: tuple[str, ...]) -> None:
    assert code_after_interruption(*words, ignored=False) == 130


@pytest.mark.parametrize("workers", [1, 2])
def test_a_command_in_the_background_goes_on(workers: int) -> None:
    """A shell lets what it starts with `&` ignore Ctrl-C."""
    words = ("simulate", "--games=300", "--progress", f"--workers={workers}")
    assert code_after_interruption(*words, ignored=True) == 0


def test_letters_a_terminal_lacks_do_no_harm() -> None:
    done = cyclades("rules", "T1", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
