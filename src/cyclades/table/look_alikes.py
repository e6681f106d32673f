"""Letters that look the same: somebody who writes another's name with them is taken for him."""

from __future__ import annotations

import unicodedata
from typing import Final

# Each line: a Latin letter, and what can be read as it once capitals are small.
_READ_AS: Final = """
a аαɑ
b ьвβ
c сϲ
d ԁ
e еєε
f ғ
g ɡց
h һнԋ
j јϳ
k кκ
l i1|ıіιӏ!
m мṃ
n пηո
o 0оοօσ
p рρ
q ԛ
r г
s ѕ$5
t тτ
u υսμ
v νѵ
w ԝшωѡ
x хχ
y уγү
z ᴢ
"""
_LATIN: Final = {ord(letter): line[0] for line in _READ_AS.split("\n") if line for letter in line[2:]}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_UNSEEN: Final = ("Cf", "Zs", "Pc", "Pd")


def look_of(name: str) -> str:
    """What is left of a name at a glance: two that leave the same look alike."""
    flat = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in flat if unicodedata.category(letter) not in _UNSEEN)
    look = seen.translate(_LATIN)
    for pair, letter in _PAIRS:
        look = look.replace(pair, letter)
    return look
