"""Builds the package and installs it into .venv. Does nothing, quickly, when what is there is of these sources.

It is installed as a wheel, compiled or pure as setup.py decides, never in place. The wheel is built from a copy of the
sources in build/ that stays there, so that compiled objects whose C is the same as last time are not made again.
`FAST=1` asks for a build that is there sooner and runs slower, for the loop of editing and testing.
"""

import os
import runpy
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from environment import VENV, install, pip, requirements
from steps import BUILD, ROOT, alone, digest, files, is_stamped, step

PACKAGE_STAMP = VENV / "package.stamp"
WHEELS = BUILD / "wheels"  # the wheel that is installed
SOURCES = ("src", "pyproject.toml", "setup.py", "MANIFEST.in", "LICENSE", "README.md")  # all a build needs
SETUP = runpy.run_path(str(ROOT / "setup.py"))


def mode() -> str:
    """Which build is wanted here and now."""
    if not SETUP["wants_compiled"]():
        return "pure"
    return "fast" if SETUP["wants_fast"]() else "compiled"


def wanted_stamp(mode: str) -> str:
    """What the stamp says when the installed package is of these sources."""
    return f"{mode} {digest(path for source in SOURCES for path in files(ROOT / source))}"


def is_installed(mode: str) -> bool:
    return is_stamped(PACKAGE_STAMP, wanted_stamp(mode))


def build_tree(mode: str) -> Path:
    """A copy of the sources, with the compiled objects of the last build if they may be used again.

    mypyc reads the sources at every build and writes only the C files that come out differently, and setuptools
    compiles what is older than its C: an edit is never missed. What else compiled objects depend on is in the stamp.
    """
    tree = BUILD / mode
    stamp = tree / "objects.stamp"
    compiled: list[str] = SETUP["compiled_sources"](ROOT)
    environment = [f"{name}={os.environ.get(name)}" for name in ("CC", "CFLAGS", "LDFLAGS")]
    text = "\n".join([sys.version, *requirements("build"), digest([ROOT / "setup.py"]), *environment, *compiled])
    if not is_stamped(stamp, text):
        shutil.rmtree(tree, ignore_errors=True)
        tree.mkdir(parents=True)
        stamp.write_text(text, encoding="utf-8")
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


def build_package() -> None:
    """Builds and installs the package if anything that goes into it has changed, or which build is wanted."""
    install("run", "build")
    wanted = mode()
    with alone("package"):
        if is_installed(wanted):
            return
        text = wanted_stamp(wanted)
        with step(f"Building and installing cyclades ({wanted})"):
            PACKAGE_STAMP.unlink(missing_ok=True)
            shutil.rmtree(WHEELS, ignore_errors=True)
            try:
                pip(
                    "wheel",
                    "-qq",
                    "--no-build-isolation",
                    "--no-deps",
                    "--wheel-dir",
                    str(WHEELS),
                    str(build_tree(wanted)),
                )
            except SystemExit:
                if wanted != "pure":
                    print(
                        "\nThe compiled build failed: see the messages above. It needs a C compiler and Python's "
                        "headers (python3-dev).\nCYCLADES_PURE=1 make setup installs the slower pure build instead.",
                        file=sys.stderr,
                    )
                raise
            pip("install", "-qq", "--no-deps", "--force-reinstall", *map(str, WHEELS.glob("*.whl")))
            PACKAGE_STAMP.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build_package()
