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
    keep_open: float = 7.0  # days: a table at which no game has begun, after the last visit; 0: for ever
    keep_abandoned: float = 365.0  # days: a game that nobody goes on with; 0: for ever
    proxies: tuple[str, ...] = ()  # addresses whose word about who is behind them is believed
