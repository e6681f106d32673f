"""`make page`: builds the page into the package. Does nothing, quickly, when it is up to date.

Without Node 20 or newer the package is built without a page, and the server says so.
"""

import shutil
import subprocess
import sys

from setup_venv import ROOT, digest, files, is_stamped, run

WEB = ROOT / "web"
PAGE = ROOT / "src" / "cyclades" / "server" / "page"
MODULES_STAMP = WEB / "node_modules" / "modules.stamp"
PAGE_STAMP = WEB / "node_modules" / "page.stamp"
NOT_SOURCES = ("node_modules", "shots")
OLDEST_NODE = 20


def node_version() -> int:
    """The major version of Node here; 0 if there is none."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return 0
    done = subprocess.run(["node", "--version"], capture_output=True, text=True)
    return int(done.stdout.strip().lstrip("v").split(".")[0] or 0) if done.returncode == 0 else 0


def npm(*arguments: str) -> None:
    run("npm", "--prefix", WEB, *arguments)


def install_modules() -> None:
    """Installs what package-lock.json names."""
    text = digest([(WEB / "package-lock.json").read_bytes()])
    if is_stamped(MODULES_STAMP, text):
        return
    print("Installing the page's modules", flush=True)
    # `npm ci` refuses lock files without the optional packages of other platforms, which npm itself leaves out.
    npm("install", "--no-save", "--silent", "--no-audit", "--no-fund")
    MODULES_STAMP.write_text(text)


def build_page() -> None:
    """Builds the page if any of its sources has changed."""
    parts: list[bytes] = []
    for path in files(WEB, NOT_SOURCES):
        parts += [path.relative_to(WEB).as_posix().encode(), path.read_bytes()]
    text = digest(parts)
    if is_stamped(PAGE_STAMP, text) and (PAGE / "index.html").exists():
        return
    print("Building the page", flush=True)
    PAGE_STAMP.unlink(missing_ok=True)
    npm("run", "--silent", "build")
    PAGE_STAMP.write_text(text)


if __name__ == "__main__":
    if node_version() < OLDEST_NODE:
        print(f"There is no Node {OLDEST_NODE} or newer: the page is not built.", file=sys.stderr)
    else:
        install_modules()
        build_page()
