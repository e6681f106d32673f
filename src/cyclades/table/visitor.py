"""Somebody at a table, however he is connected: on a seat or watching, and a way to show him things."""

from __future__ import annotations

from cyclades.table.errors import Refused
from cyclades.table.outgoing import RefusedMessage, Told, encode


class Visitor:
    """Whoever connects people says in a subclass how a text goes out, in order, and how somebody is sent away."""

    def __init__(self, address: str = "") -> None:
        self.address = address  # what is thought about for him is counted by it
        self.seat: int | None = None
        self.pauses = True  # whether bots make a pause before each move, as far as it is his to say

    def send_text(self, text: str) -> None:
        raise NotImplementedError

    def bye(self, code: str) -> None:
        """The last message; he is gone after it."""
        raise NotImplementedError

    def send(self, message: Told) -> None:
        self.send_text(encode(message))

    def refuse(self, refused: Refused, client_id: str | None) -> None:
        """Say why nothing has come of a message."""
        self.send(RefusedMessage(id=client_id, code=refused.code, rule=refused.rule, args=refused.args_given))
