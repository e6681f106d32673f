"""Writes constraints.txt: one exact version of everything that the package, its build and its development install.

`.venv/bin/python tools/renew_constraints.py` keeps the versions that are there, adds what pyproject.toml names since
and drops what it no longer names; with `--upgrade` all are the newest that fit. The versions hold for every system and
every Python from 3.11 on.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
HEADER = "# What is installed, in exact versions. Renewed by: .venv/bin/python tools/renew_constraints.py --upgrade\n"


def wanted() -> list[str]:
    """All that pyproject.toml asks for."""
    content = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = content["project"]
    extras = [name for extra in project["optional-dependencies"].values() for name in extra]
    return [*content["build-system"]["requires"], *project["dependencies"], *extras]


def main() -> None:
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11"]
    command += ["--no-header", "--no-annotate", f"--output-file={CONSTRAINTS}", "-", *sys.argv[1:]]
    done = subprocess.run(command, cwd=ROOT, input="\n".join(wanted()), text=True)
    if done.returncode:
        sys.exit(done.returncode)
    CONSTRAINTS.write_text(HEADER + CONSTRAINTS.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    main()
