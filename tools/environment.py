"""The environment in .venv: what the game needs to run, what building it needs, what developing it needs.

Run by itself it installs all three, but not the package: that is what tests on the sources need.
"""

import shutil
import sys
import tomllib
import venv

from steps import BUILD, ROOT, alone, is_stamped, run, step

VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
NEEDED = BUILD / "needed"  # wheels of what the package depends on: tests install it into an empty environment
CONSTRAINTS = ROOT / "constraints.txt"
GROUPS = {
    "run": "Installing what the game needs",
    "build": "Installing what compiling needs",
    "dev": "Installing what developing needs",
}


def requirements(group: str) -> list[str]:
    """What a group installs, as pyproject.toml lists it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed: dict[str, list[str]] = {
        "run": project["project"]["dependencies"],
        "build": project["build-system"]["requires"],
        "dev": project["project"]["optional-dependencies"]["dev"],
    }
    return listed[group]


def pip(*arguments: str) -> None:
    run(PYTHON, "-m", "pip", "--disable-pip-version-check", *arguments)


def make_venv() -> None:
    """Creates .venv if it isn't there or belongs to another Python or another place."""
    identity = f"{sys.version}\n{VENV}\n"
    stamp = VENV / "venv.stamp"
    if PYTHON.exists() and is_stamped(stamp, identity):
        return
    with step("Creating .venv"):
        venv.create(VENV, clear=True, with_pip=True)
        stamp.write_text(identity, encoding="utf-8")


def install(*groups: str) -> None:
    """Makes the environment, and installs into it what these groups list and what isn't there yet."""
    with alone("environment"):
        make_venv()
        constraints = CONSTRAINTS.read_text(encoding="utf-8")
        missing = {group: "\n".join([*requirements(group), constraints]) for group in groups}
        for group, text in list(missing.items()):
            if is_stamped(VENV / f"{group}.stamp", text):
                del missing[group]
        if not missing:
            return
        with step(GROUPS[list(missing)[-1]]):
            wanted = [requirement for group in missing for requirement in requirements(group)]
            pip("install", "-qq", "-c", str(CONSTRAINTS), *wanted)
            if "dev" in missing:
                shutil.rmtree(NEEDED, ignore_errors=True)
                pip("wheel", "-qq", "-c", str(CONSTRAINTS), "--wheel-dir", str(NEEDED), *requirements("run"))
        for group, text in missing.items():
            (VENV / f"{group}.stamp").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    install("run", "build", "dev")
