"""What whoever runs a server may set."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of `cyclades serve` that the tables and the doors keep to."""

    connections: int = 200  # of one address at once
    request_seconds: float = 10.0  # for the head of a request to come in
    absence: float = 180.0  # seconds that somebody may be gone before a bot can be asked for in his place
    tables: int = 100  # that one address may make in a day
    proxies: tuple[str, ...] = ()  # addresses whose word about who is behind them is believed
