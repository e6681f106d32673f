"""What the browser must have loaded before it can show the first view: not more than a slow line brings at once."""

import gzip
import re
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest

MOST = 180_000  # bytes of script, packed
# The script of each first view, beside the page's own.
VIEWS = ("Start", "TableScreen")
# Not those that wait: import(…).
FETCHED = re.compile(r"""\bimport(?:[^"'`();]*?\bfrom)?\s*["'`]\./([^"'`]+\.js)["'`]""")


def scripts_for(view: str, page: Traversable) -> set[str]:
    """The page's own script, the view's, and all that these can't begin without."""
    assets = page / "assets"
    names = [entry.name for entry in assets.iterdir()]
    waiting = re.findall(r"assets/([^\"]+\.js)", (page / "index.html").read_text(encoding="utf-8"))
    (own,) = [name for name in names if re.fullmatch(rf"{view}-[^.]+\.js", name)]
    waiting.append(own)
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found and name.endswith(".js"):
            found.add(name)
            waiting += FETCHED.findall((assets / name).read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("view", VIEWS)
def test_first_view_needs_little_script(view: str) -> None:
    page = files("cyclades.server") / "page"
    scripts = scripts_for(view, page)
    sizes = {name: len(gzip.compress((page / "assets" / name).read_bytes(), 9)) for name in sorted(scripts)}
    assert sum(sizes.values()) <= MOST, sizes
