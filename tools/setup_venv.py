"""`make setup`: brings .venv up to date with this tree. Does nothing, quickly, when it already is.

The package is installed as a wheel, compiled or pure as setup.py decides, never in place; what was installed last is
remembered in .venv by the hash of all that went into it. The wheel is built from a copy of the sources in build/ that
stays there, so that compiled objects whose C is the same as last time are not made again.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this script is run by whatever python3 is
    sys.exit(
        "Cyclades needs Python 3.11 or newer; "
        + "{} is {}.{}. ".format(sys.executable, *sys.version_info[:2])
        + "Name a newer one: make setup PYTHON=python3.12"
    )

import hashlib
import os
import runpy
import shutil
import subprocess
import tomllib
import venv
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
TOOLS_STAMP = VENV / "tools.stamp"
PACKAGE_STAMP = VENV / "package.stamp"
BUILD = ROOT / "build"
WHEELS = BUILD / "wheels"  # the wheel that is installed
NEEDED = BUILD / "needed"  # wheels of what it depends on
SOURCES = ("src", "pyproject.toml", "setup.py", "LICENSE", "README.md")  # all a build needs; README.md may be missing
IGNORED = ("__pycache__", "*.egg-info", "*.pyc", "*.so", "*.pyd")


def run(*command: str | Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT, env=environment)
    if done.returncode:
        sys.exit(done.returncode)


def pip(*arguments: str | Path) -> None:
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", *arguments)


def digest(parts: Iterable[bytes]) -> str:
    whole = hashlib.sha256()
    for part in parts:
        whole.update(len(part).to_bytes(8, "big") + part)
    return whole.hexdigest()


def files(top: Path, ignored: tuple[str, ...] = IGNORED) -> Iterable[Path]:
    """The files under `top` that are sources, in a fixed order."""
    if top.is_dir():
        for child in sorted(top.iterdir()):
            if not any(child.match(pattern) for pattern in ignored):
                yield from files(child, ignored)
    elif top.exists():
        yield top


def is_stamped(stamp: Path, text: str) -> bool:
    return stamp.exists() and stamp.read_text() == text


def make_venv() -> None:
    """Creates .venv if it isn't there or belongs to another Python or another place."""
    identity = f"{sys.version}\n{VENV}\n"
    stamp = VENV / "venv.stamp"
    if PYTHON.exists() and is_stamped(stamp, identity):
        return
    print("Creating .venv", flush=True)
    venv.create(VENV, clear=True, with_pip=True)
    stamp.write_text(identity)


def install_tools() -> None:
    """Installs what the package and its development need, as pyproject.toml lists it.

    What the package alone needs is kept as wheels too: tests install it into an empty environment.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    dependencies: list[str] = project["project"]["dependencies"]
    needed: list[str] = [
        *project["build-system"]["requires"],
        *dependencies,
        *project["project"]["optional-dependencies"]["dev"],
    ]
    text = "\n".join(needed)
    if is_stamped(TOOLS_STAMP, text) and NEEDED.exists():
        return
    print("Installing tools and dependencies", flush=True)
    TOOLS_STAMP.unlink(missing_ok=True)
    pip("install", "-qq", *needed)
    shutil.rmtree(NEEDED, ignore_errors=True)
    pip("wheel", "-qq", "--wheel-dir", NEEDED, *dependencies)
    TOOLS_STAMP.write_text(text)


def build_tree(mode: str) -> Path:
    """A copy of the sources, with the compiled objects of the last build if they may be used again.

    mypyc reads the sources at every build and writes only the C files that come out differently, and setuptools
    compiles what is older than its C: an edit is never missed. What else compiled objects depend on is in the stamp.
    """
    tree = BUILD / mode
    stamp = tree / "objects.stamp"
    setup = ROOT / "setup.py"
    compiled: list[str] = runpy.run_path(str(setup))["compiled_sources"](ROOT)
    environment = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    text = "\n".join([sys.version, TOOLS_STAMP.read_text(), digest([setup.read_bytes()]), *environment, *compiled])
    if not is_stamped(stamp, text):
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        stamp.write_text(text)
    for source in SOURCES:
        mirror(ROOT / source, tree / source)
    for library in (tree / "build").glob("lib*"):
        for path in library.rglob("*"):
            if path.is_file() and not path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                path.unlink()  # may be of a source that is no longer there
    return tree


def mirror(source: Path, copy: Path) -> None:
    """Makes `copy` what `source` is, and leaves alone what already is the same."""
    wanted = {path.relative_to(source): path for path in files(source)}
    for path in list(files(copy, ignored=())):
        if path.relative_to(copy) not in wanted:
            path.unlink()
    for name, path in wanted.items():
        target = copy / name
        if not target.exists() or target.read_bytes() != path.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def install_package() -> None:
    """Builds and installs the package if anything that goes into it has changed, or whether it is compiled."""
    mode = "compiled" if runpy.run_path(str(ROOT / "setup.py"))["wants_compiled"]() else "pure"
    parts: list[bytes] = []
    for source in SOURCES:
        for path in files(ROOT / source):
            parts += [path.relative_to(ROOT).as_posix().encode(), path.read_bytes()]
    text = f"{mode} {digest(parts)}"
    if is_stamped(PACKAGE_STAMP, text):
        return
    print(f"Building and installing cyclades ({mode})", flush=True)
    PACKAGE_STAMP.unlink(missing_ok=True)
    shutil.rmtree(WHEELS, ignore_errors=True)
    try:
        pip("wheel", "-qq", "--no-build-isolation", "--no-deps", "--wheel-dir", WHEELS, build_tree(mode))
    except SystemExit:
        if mode == "compiled":
            print(
                "\nThe compiled build failed: see the messages above. It needs a C compiler and Python's headers "
                "(python3-dev).\nCYCLADES_PURE=1 make setup installs the slower pure build instead.",
                file=sys.stderr,
            )
        raise
    pip("install", "-qq", "--no-deps", "--force-reinstall", *WHEELS.glob("*.whl"))
    PACKAGE_STAMP.write_text(text)


if __name__ == "__main__":
    make_venv()
    install_tools()
    install_package()
