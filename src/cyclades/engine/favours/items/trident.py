"""The Trident (H4.5): strength in one round of a battle at sea."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers

BONUS: Final[int] = card_numbers("items")["trident"]["bonus"]
