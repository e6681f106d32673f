"""`make page`: builds the page into the package. Does nothing, quickly, when it is up to date."""

import shutil
import subprocess
import sys

from steps import ROOT, alone, digest, files, is_stamped, run, step

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
    run(str(shutil.which("npm")), "--prefix", WEB, *arguments)


def install_modules() -> None:
    """Installs what package-lock.json names."""
    text = digest([WEB / "package-lock.json"])
    if is_stamped(MODULES_STAMP, text):
        return
    with step("Installing the page's modules"):
        # `npm ci` refuses lock files without the optional packages of other platforms, which npm itself leaves out.
        npm("install", "--no-save", "--silent", "--no-audit", "--no-fund")
        MODULES_STAMP.write_text(text, encoding="utf-8")


def stamp_of_sources() -> str:
    return digest(files(WEB, NOT_SOURCES))


def is_built() -> bool:
    return is_stamped(PAGE_STAMP, stamp_of_sources()) and (PAGE / "index.html").exists()


def check_node() -> None:
    """Without Node there is nothing to build the page with."""
    if node_version() < OLDEST_NODE:
        sys.exit(
            f"The page you play on is built with Node {OLDEST_NODE} or newer, which was not found here: "
            "install Node with npm (nodejs.org, or your system's packages) and try again."
        )


def build_page() -> None:
    """Builds the page if any of its sources has changed."""
    with alone("page"):
        if is_built():
            return
        check_node()
        text = stamp_of_sources()
        install_modules()
        with step("Building the page"):
            PAGE_STAMP.unlink(missing_ok=True)
            npm("run", "--silent", "build", "--", "--logLevel", "error")
            PAGE_STAMP.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    build_page()
