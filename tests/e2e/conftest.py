"""A real Chromium, a real server, and people who sit at browsers of their own.

The server runs in an environment with nothing but the wheel and what it depends on, and finds no Node.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from steps import BUILD, alone

from tests.e2e.chromium import DESKTOP, chromium
from tests.e2e.person import SECONDS, Person
from tests.server.host import Host

IS_SWEEP = os.environ.get("CYCLADES_SWEEP") == "all"

Newcomer = Callable[..., Person]

expect.set_options(timeout=SECONDS * 1000)


@pytest.fixture(scope="session")
def wheel() -> Path:
    """The wheel that `make setup` built."""
    wheels = list((BUILD / "wheels").glob("*.whl"))
    assert len(wheels) == 1, "There is no wheel in build/wheels: `make setup` builds one."
    return wheels[0]


@pytest.fixture(scope="session")
def empty_venv(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """A new environment with the wheel, one for all who run these tests at the same time."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "empty" / "venv"
    made = folder.parent / "made"
    with alone("empty-venv"):
        if not made.exists():
            venv.create(folder, symlinks=True)
            python = str(folder / "bin/python")
            pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "--python", python]
            from_disk = ["--no-index", f"--find-links={BUILD / 'needed'}"]
            subprocess.run([*pip, "install", "--no-compile", *from_disk, str(wheel)], check=True)
            made.touch()
    return folder


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory, empty_venv: Path) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("server"), elsewhere=empty_venv)
    answer = host.http.get("/")
    assert answer.status_code == 200, "The page is not in the installed package: it needs Node and `make setup`."
    yield host
    assert host.stop() == 0
    assert "Traceback" not in host.log()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def shots() -> Path | None:
    """Where pictures of the screens go: into the folder that CYCLADES_SHOTS names, or nowhere."""
    kept = os.environ.get("CYCLADES_SHOTS")
    if kept is None:
        return None
    folder = Path(kept)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _newcomers(browser: Browser, host: Host, shots: Path | None) -> Iterator[Newcomer]:
    people: list[Person] = []
    closing: list[Callable[[], None]] = []

    def come(address: str = "/", at: Host = host, complaints: bool = False, pace: str = "fast", **look: Any) -> Person:
        wanted: dict[str, Any] = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "light"}
        wanted |= {"service_workers": "block"} | look  # what a page loads is the server's, not what was kept before
        context = browser.new_context(**wanted)
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script(f"localStorage['cyclades-pace'] ??= '{pace}'")
        closing.append(context.close)
        person = Person(context.new_page(), shots, touches=bool(look.get("has_touch")))
        if not complaints:
            people.append(person)
        person.page.goto(at.url + address)
        return person

    yield come
    for close in closing:
        close()
    assert [problem for person in people for problem in person.problems] == []


@pytest.fixture
def newcomer(browser: Browser, host: Host, shots: Path | None) -> Iterator[Newcomer]:
    """Somebody who opens an address in a browser of his own. No page may complain about anything."""
    yield from _newcomers(browser, host, shots)


@pytest.fixture(scope="module")
def resident(browser: Browser, host: Host, shots: Path | None) -> Iterator[Newcomer]:
    """The same for somebody who stays for all tests of a file."""
    yield from _newcomers(browser, host, shots)


SWEEPS = (
    "test_reload.py",
    "test_axe.py",
    "test_looks.py",
    "test_long_words.py",
    "test_hades.py",
    "test_titans.py",
    "test_keyboard.py",
)
ONE_OF = 6  # kinds of decision that `make test` looks at in a sweep over all of them; `make sweep` looks at all


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sweeps over every kind of decision take longer than the rest together: `make test` takes a sample of them."""
    if IS_SWEEP:
        return
    here = Path(__file__).parent
    swept = [item for item in items if item.path.parent == here and item.path.name in SWEEPS and "[" in item.name]
    left_out = {item.nodeid for place, item in enumerate(swept) if place % ONE_OF}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in left_out])
    items[:] = [item for item in items if item.nodeid not in left_out]
