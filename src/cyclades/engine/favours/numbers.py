"""What magic items do in numbers, as the data of the cards says (H4.5)."""

from __future__ import annotations

from typing import Final

from cyclades.content import card_numbers
from cyclades.engine.packed import Row
from cyclades.engine.pieces import ITEM_COUNT, ITEMS

NUMBERS: Final = card_numbers("items")

BATTLE_BONUS: Final = Row([NUMBERS.get(ITEMS[item], {}).get("bonus", 0) for item in range(ITEM_COUNT)])
FLEECE_GOLD: Final[int] = NUMBERS["fleece"]["gold"]
CUP_PRICE: Final[int] = NUMBERS["cup"]["price"]
