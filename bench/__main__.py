"""`python -m bench`: our compiled and pure builds and the peers, in turns in one run, on one core each.

Absolute times wander; what counts is the ratio within a run, taken as the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
MOST_MEMORY = 100
LEAST_DECISIONS = 50_000  # a second, that the vectorised runner must reach
# PettingZoo's chess needs the last two.
PEER_PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo==1.27.0", "chess==1.11.2", "pygame-ce==2.5.8")

Figures = dict[str, float | str]


def run(python: str, module: str, seconds: float, path: str | None = None) -> Figures:
    """The figures a module prints, in a process of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    done = subprocess.run(
        [python, "-m", module, str(seconds)], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    figures: Figures = json.loads(done.stdout)
    return figures


def peers_python() -> str | None:
    """The Python of the peers' environment, made if need be; None if they can't be installed here."""
    python = PEERS / "bin" / "python"
    wanted = PEERS / "packages"
    if not wanted.exists() or wanted.read_text(encoding="utf-8").split() != list(PEER_PACKAGES):
        print("Installing the peers into .venv-peers", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEERS)], check=True)
        done = subprocess.run([str(python), "-m", "pip", "install", "-qq", *PEER_PACKAGES])
        if done.returncode:
            return None
        wanted.write_text(" ".join(PEER_PACKAGES), encoding="utf-8")
    return str(python)


def median(rounds: list[Figures], name: str) -> float:
    return statistics.median(float(figures[name]) for figures in rounds)


def row(what: str, value: float, peer: float | None, target: float | None = None) -> None:
    """One line: the figure, how many times the peer's it is, and what it should be at least."""
    times = "" if peer is None else f"{value / peer:8.1f} x"
    wanted = (
        ""
        if target is None or peer is None
        else f"  (target {target:g} x: {'met' if value >= target * peer else 'MISSED'})"
    )
    print(f"{what:44}{value:14,.0f} /s {times}{wanted}")


def peak_memory() -> float:
    """Megabytes at most in a simulation of 1,000 games in one process."""
    command = [
        sys.executable,
        "-m",
        "cyclades",
        "simulate",
        "--games",
        "1000",
        "--players",
        "5",
        "--workers",
        "1",
        "--json",
    ]
    subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=True)
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure in each round")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    memory = peak_memory()
    peers = peers_python()
    compiled: list[Figures] = []
    pure: list[Figures] = []
    research: list[Figures] = []
    search: list[Figures] = []
    theirs: list[Figures] = []
    for number in range(asked.rounds):
        print(f"round {number + 1} of {asked.rounds}", file=sys.stderr)
        compiled.append(run(sys.executable, "bench.ours", asked.seconds))
        pure.append(run(sys.executable, "bench.ours", asked.seconds, path="src"))
        research.append(run(sys.executable, "bench.research", asked.seconds))
        search.append(run(sys.executable, "bench.search", asked.seconds))
        if peers is not None:
            theirs.append(run(peers, "bench.peers", asked.seconds))
    if compiled[0]["build"] != "compiled":
        print("The installed build is pure: there is nothing compiled to measure here.")
    catan = median(theirs, "catanatron") if theirs else None
    copies = median(theirs, "catanatron copies") if theirs else None
    print("Five-player base game at random, one core; x: times catanatron")
    row("decisions, plain Python loop", median(compiled, "loop"), catan, 10)
    row("decisions, playouts inside the engine", median(compiled, "playouts"), catan, 30)
    row("Game.copy()", median(compiled, "copies"), copies, 50)
    row("decisions, plain Python loop, pure build", median(pure, "loop"), catan, 1.5)
    kept = "met" if memory <= MOST_MEMORY else "MISSED"
    print(f"{'peak memory, 1,000 games in one process':44}{memory:14,.0f} MB  (target {MOST_MEMORY} MB: {kept})")
    print("The oracle's search; x: times a playout as catanatron's Monte Carlo search makes it")
    searched = median(theirs, "catanatron playouts") if theirs else None
    row("playouts: rest of the cycle, then judged", median(search, "playouts"), searched, 10)
    print("Research environment, the same games with observations and masks; x: times PettingZoo's chess_v6")
    chess = median(theirs, "PettingZoo chess_v6") if theirs else None
    row("steps through PettingZoo", median(research, "pettingzoo"), chess, 10)
    row("decisions, 64 games at once", median(research, "vector"), None)
    many = median(research, "vector, of the core's time")
    kept = "met" if many >= LEAST_DECISIONS else "MISSED"
    print(f"{'the same, a second of the core itself':44}{many:14,.0f} /s  (target {LEAST_DECISIONS:,} /s: {kept})")
    if theirs:
        print("Peers, decisions driven by a plain Python loop")
        row("catanatron 3.2.1", median(theirs, "catanatron"), None)
        row("catanatron 3.2.1, Game.copy()", median(theirs, "catanatron copies"), None)
        row("catanatron 3.2.1, playouts", median(theirs, "catanatron playouts"), None)
        for name in ("chess", "backgammon", "gin_rummy"):
            figure = median(theirs, f"OpenSpiel {name}")
            faster = median(compiled, "loop") / figure
            print(f"{'OpenSpiel 2.0.2 ' + name:44}{figure:14,.0f} /s   ours is {faster:.1f} x as fast")
        row("PettingZoo 1.27.0 chess_v6", median(theirs, "PettingZoo chess_v6"), None)
    else:
        print("The peers could not be installed; our figures stand alone.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
