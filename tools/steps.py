"""What the tools have in common: steps that say what goes on, commands, stamps of what is up to date."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this is run by whatever python3 is
    sys.exit(
        "Cyclades needs Python 3.11 or newer; "
        + "{} is {}.{}. ".format(sys.executable, *sys.version_info[:2])
        + "Name a newer one: make play PYTHON=python3.12"
    )

import hashlib
import os
import subprocess
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from timed import note

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
MADE = ("__pycache__", "*.egg-info", "*.pyc", "*.so", "*.pyd")  # no sources, though they lie among them


@contextmanager
def step(text: str) -> Iterator[None]:
    """Say in one line what goes on, and note how long it took."""
    print(text, flush=True)
    begin = time.monotonic()
    yield
    note("part", text, time.monotonic() - begin)


def run(*command: str | Path, **environment: str) -> None:
    """Run a command; if it fails, so does this."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT, env=usual | environment)
    if done.returncode:
        sys.exit(done.returncode)


def digest(paths: Iterable[Path], beneath: Path = ROOT) -> str:
    """A hash of files with their names."""
    whole = hashlib.sha256()
    for path in paths:
        for part in (path.relative_to(beneath).as_posix().encode(), path.read_bytes()):
            whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def files(top: Path, ignored: tuple[str, ...] = MADE) -> Iterator[Path]:
    """The files under `top` that are sources, in a fixed order."""
    if top.is_dir():
        for child in sorted(top.iterdir()):
            if not any(child.match(pattern) for pattern in ignored):
                yield from files(child, ignored)
    elif top.exists():
        yield top


def is_stamped(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == text


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait until nobody else makes the same thing."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{what}.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
