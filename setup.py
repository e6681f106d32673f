"""Builds the wheel: the engine compiled by mypyc where a C compiler is present, pure Python elsewhere.

`CYCLADES_PURE=1` asks for the pure wheel. With a compiler and without that, a compilation that fails fails the build.
`CYCLADES_FAST=1` asks for one that is built sooner and runs slower: a C file for each module, so that an edit
compiles little else again, and nothing optimized across them.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

PACKAGE = Path("src/cyclades")
UNCOMPILED = {"__init__.py", "packed.py", "events", "flaws.py", "refusals.py"}  # of the engine; all else is compiled
IN_PLACE = {"develop", "editable_wheel", "--inplace", "-i"}  # would leave compiled files beside their sources
PACKED = {"build", "build_py", "bdist_wheel", "sdist", "install"}  # steps that put the page into a package
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}  # steps of a build that need nothing compiled

C_FLAGS = (  # of GCC and Clang
    # Calls between our own functions may be inlined: nobody replaces them from outside.
    "-fno-semantic-interposition",
    # GCC takes minutes to look for it in what mypyc writes, which is mostly indentation.
    "-Wno-misleading-indentation",
)


def compiled_sources(root: Path) -> list[str]:
    """The files that mypyc compiles, relative to the root of the project."""
    folder = root / PACKAGE / "engine"
    engine = [path for path in sorted(folder.rglob("*.py")) if UNCOMPILED.isdisjoint(path.relative_to(folder).parts)]
    others = [
        root / PACKAGE / name
        for name in (
            "game.py",
            "bots/lookahead.py",
            "bots/oracle/features.py",
            "bots/oracle/evaluation.py",
            "bots/oracle/playouts.py",
            "bots/oracle/turns.py",
            "bots/oracle/offerings.py",
            "env/features.py",
            "env/observer.py",
            "env/batch.py",
            "odds/plain.py",
        )
    ]
    merchant = [path for path in sorted((root / PACKAGE / "bots/merchant").glob("*.py")) if path.name != "__init__.py"]
    return [path.relative_to(root).as_posix() for path in engine + others + merchant]


def c_compiler() -> str | None:
    """The path of a C compiler, if there is one."""
    named = shlex.split(os.environ.get("CC", ""))[:1]
    return next((found for name in [*named, "cc", "gcc", "clang"] if (found := shutil.which(name))), None)


def wants_compiled() -> bool:
    """Whether a build here and now is a compiled one."""
    return os.environ.get("CYCLADES_PURE") != "1" and c_compiler() is not None


def wants_fast() -> bool:
    """Whether a compiled build is to be there soon rather than fast itself."""
    return os.environ.get("CYCLADES_FAST") == "1"


def is_gcc() -> bool:
    """Whether the compiler that setuptools will use is GCC."""
    compiler = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC")))[0]
    if shutil.which(compiler) is None:
        return False
    shown = subprocess.run([compiler, "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in shown.stdout


def is_stale(made: str, source: str) -> bool:
    """Whether an object is older than its C or any header that mypyc has written."""
    read = [Path(source), *Path("build").glob("*.h")]
    return Path(made).stat().st_mtime_ns < max(path.stat().st_mtime_ns for path in read)


def check_page() -> None:
    """Nothing is packed without the page: whoever installs it has no Node to build one."""
    if PACKED & set(sys.argv) and not (PACKAGE / "server" / "page" / "index.html").is_file():
        raise SystemExit("The page is not built, and cyclades can't be packed without it: run `make page` (Node 20+).")


def main() -> None:
    from setuptools import setup

    check_page()
    if IN_PLACE & set(sys.argv):
        raise SystemExit("cyclades can't be installed in place (editable): build a wheel, as `make setup` does.")
    if not wants_compiled() or METADATA_ONLY & set(sys.argv):
        setup()
        return

    from mypyc.build import mypycify
    from pybind11.setup_helpers import ParallelCompile

    usual = shlex.split(str(sysconfig.get_config_var("CC") or "cc"))[0]
    if "CC" not in os.environ and shutil.which(usual) is None:
        os.environ["CC"] = str(c_compiler())  # the compiler Python itself was built with isn't on this machine
    sources = compiled_sources(Path())
    if not sources:
        raise SystemExit("There is nothing to compile in src/cyclades/engine.")
    fast = wants_fast()
    modules: list[Any] = mypycify(
        sources, opt_level="1" if fast else "3", debug_level="0", multi_file=fast, group_name="cyclades"
    )
    if sys.platform != "win32":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *C_FLAGS]
    if is_gcc() and not fast:  # optimizes when it links, on several cores
        big = max(modules, key=lambda module: sum(Path(source).stat().st_size for source in module.sources))
        big.extra_compile_args.append("-flto")
        big.extra_link_args += ["-O3", f"-flto={os.cpu_count() or 1}", "-fno-semantic-interposition"]
    with ParallelCompile(needs_recompile=is_stale):  # setuptools alone takes one file after the other, and all of them
        setup(ext_modules=modules, options={"build_ext": {"parallel": str(os.cpu_count() or 1)}})


if __name__ == "__main__":
    main()
