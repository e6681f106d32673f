"""`make play` and `make terminal`: a game at once, from the sources if nothing better is there.

For `make play` the compiled build is made in the background meanwhile. The bots of the running server move into it when
it is there (`cyclades serve --bots-from`), the server itself is it from its next start.
`make play ARGS="--port 9000"` gives the command more to go by.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from build_package import is_installed, mode
from build_page import build_page, check_node, is_built
from environment import PYTHON, install
from steps import BUILD, ROOT

READY = BUILD / "compiled-python"  # names the Python with the compiled build, once that is there
LOG = BUILD / "compile.log"
HEAD_START = 2.0  # seconds that the server has the machine for itself
COMMANDS = {"play": ("serve", "--host", "0.0.0.0", "--bots-from", str(READY)), "terminal": ("play",)}


def prepare() -> None:
    """The page and the environment, side by side; nothing at all if the page can't be built."""
    if not is_built():
        check_node()
    with ThreadPoolExecutor() as side_by_side:
        for done in [side_by_side.submit(build_page), side_by_side.submit(install, "run")]:
            done.result()


def start(command: str, more: list[str], installed: bool) -> subprocess.Popen[bytes]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if not installed:
        environment["PYTHONPATH"] = str(ROOT / "src")
    return subprocess.Popen([str(PYTHON), "-m", "cyclades", *COMMANDS[command], *more], env=environment)


class Compiling:
    """The compiled build, made in the background at the lowest priority."""

    def __init__(self) -> None:
        print("Compiling the engine in the background; bots will think faster when that is done.", flush=True)
        command = [sys.executable, str(ROOT / "tools" / "build_package.py")]
        if sys.platform != "win32":
            command = ["nice", "-n", "19", *command]
        with LOG.open("w") as log:
            # A group of its own, to be ended as a whole, but of this session: by session many systems share out time.
            group = None if sys.platform == "win32" else 0
            self.process = subprocess.Popen(command, stdout=log, stderr=log, process_group=group)
        threading.Thread(target=self._tell, daemon=True).start()

    def _tell(self) -> None:
        if self.process.wait() == 0:
            written = READY.with_suffix(".new")
            written.write_text(str(PYTHON), encoding="utf-8")
            written.replace(READY)
        elif self.process.returncode > 0:
            print(
                f"The engine could not be compiled (see {LOG.relative_to(ROOT)}): bots go on as they are.", flush=True
            )

    def stop(self) -> None:
        if self.process.poll() is not None:
            return
        if sys.platform == "win32":
            self.process.kill()
        else:
            os.killpg(self.process.pid, signal.SIGTERM)  # the compiler it has started, too


def compile_meanwhile(running: subprocess.Popen[bytes]) -> Compiling | None:
    """Begin to compile, unless the game has ended already or can't be compiled here."""
    time.sleep(HEAD_START)
    if running.poll() is not None or os.environ.get("CYCLADES_PURE") == "1":
        return None
    if mode() == "pure":
        print("There is no C compiler here: bots go on as they are, only slower.", flush=True)
        return None
    return Compiling()


def main(command: str, *more: str) -> int:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    READY.unlink(missing_ok=True)
    prepare()
    installed = is_installed(mode())
    running = start(command, list(more), installed)
    compiling = None
    try:
        if command == "play" and not installed:
            compiling = compile_meanwhile(running)
        return running.wait()
    except KeyboardInterrupt:  # the terminal has told the game too
        return running.wait()
    finally:
        running.terminate()
        running.wait()
        if compiling is not None:
            compiling.stop()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
