"""`cyclades serve`: tables on the network, to be played in the browser."""

from __future__ import annotations

import argparse
import logging
import os
import re
import signal
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from cyclades.bots import LEVELS, UnknownBot, check_bot
from cyclades.cli.arguments import CommandFailed, UsageError, at_least, not_an_argument
from cyclades.cli.language import spoken_texts
from cyclades.engine.words.flaws import shown

if TYPE_CHECKING:
    from cyclades.cli.arguments import Commands
    from cyclades.table.storage import Storage

SQLITE: Final = "sqlite:///"
POSTGRESQL: Final = ("postgresql://", "postgres://")
HIGHEST_PORT: Final = 65535
EVERYWHERE: Final = ("0.0.0.0", "::")
LEVEL_NAME: Final = re.compile(r"[a-z0-9-]{1,20}")


def add_to(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="open tables to be played in the browser",
        description="Serve tables: one process, everything in one file. Games go on where they were after a restart.",
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 for the whole network")
    parser.add_argument("--port", type=at_least(0), default=8000, metavar="N", help="default 8000; 0 takes a free one")
    parser.add_argument("--db", metavar="URL", help="sqlite:///PATH (default: a file in your data directory)")
    parser.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="another site whose pages may connect, or this server's own under another name; repeatable",
    )
    parser.add_argument(
        "--bot-pause", type=_seconds, default=0.8, metavar="SECONDS", help="how long bots seem to think (default 0.8)"
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="a level of your own: path/to/file.py:Class or program:COMMAND (docs/bots.md); repeatable",
    )
    parser.add_argument(
        "--bots-from",
        type=Path,
        metavar="FILE",
        help="a file that will name another Python with this same cyclades, compiled: bots think there from then on",
    )
    parser.add_argument(
        "--connections",
        type=at_least(1),
        default=200,
        metavar="N",
        help="the most that one address may have open at once (default 200)",
    )
    parser.add_argument(
        "--request-seconds",
        type=_seconds,
        default=10.0,
        metavar="SECONDS",
        help="how long the head of a request may take to come in, its body twice as long (default 10)",
    )
    parser.add_argument(
        "--tables",
        type=at_least(1),
        default=100,
        metavar="N",
        help="the most that one address may make in a day (default 100)",
    )
    parser.add_argument(
        "--absence",
        type=_minutes,
        default=3.0,
        metavar="MINUTES",
        help="how long somebody must be gone before the others may ask for a bot in his place (default 3)",
    )
    parser.add_argument(
        "--keep-open",
        type=_days,
        default=7.0,
        metavar="DAYS",
        help="how long a table without a game is kept after the last visit (default 7; 0: for ever)",
    )
    parser.add_argument(
        "--keep-abandoned",
        type=_days,
        default=365.0,
        metavar="DAYS",
        help="how long a game that nobody goes on with is kept (default 365; 0: for ever); finished ones are kept",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=_address_of_proxy,
        metavar="ADDRESS",
        help="a proxy in front of the server, whose X-Forwarded-For is believed; repeatable",
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser of this machine")
    parser.set_defaults(run=run)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise not_an_argument("seconds_needed", text, highest=60)
    return seconds


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = -1.0
    if not 0 <= minutes <= 24 * 60:
        raise not_an_argument("minutes_needed", text, highest=24 * 60)
    return minutes


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days <= 36_500:
        raise not_an_argument("days_needed", text, highest=36_500)
    return days


def _address_of_proxy(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise not_an_argument("ip_address_needed", text) from None


def run(arguments: argparse.Namespace) -> int:
    # Only this command needs the server's libraries.
    from cyclades.server.app import make_server
    from cyclades.server.bot_room import BotRules
    from cyclades.server.caretaker import Caretaker
    from cyclades.server.log_lines import OnceASecond
    from cyclades.server.settings import Settings

    own = own_levels(arguments.bot)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(OnceASecond())
    settings = Settings(
        connections=arguments.connections,
        request_seconds=arguments.request_seconds,
        tables=arguments.tables,
        absence=60 * arguments.absence,
        keep_open=arguments.keep_open,
        keep_abandoned=arguments.keep_abandoned,
        proxies=tuple(arguments.proxy),
    )
    host: str = arguments.host
    listener = _listen(host, arguments.port)
    storage = open_storage(arguments.db)
    rules = BotRules(
        workers=max(1, (os.cpu_count() or 2) - 1),
        pause=arguments.bot_pause,
        own=own,
        better=arguments.bots_from,
        tell=_tell,
    )
    caretaker = Caretaker(storage, rules, settings)
    port: int = listener.getsockname()[1]
    network = _network_url(host, port)
    server = make_server(caretaker, host, port, frozenset(arguments.origin), network)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _end)
    address = _address(host, port)
    _announce(address, network)
    if arguments.open:
        # The socket listens already. Some browsers only come back when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    server.run([listener])
    return 0


def own_levels(given: list[str]) -> dict[str, str]:
    """The levels that `--bot NAME=BOT` adds, checked."""
    levels: dict[str, str] = {}
    for text in given:
        name, _, bot = text.partition("=")
        if not LEVEL_NAME.fullmatch(name) or not bot:
            raise UsageError("name_and_bot_needed", "--bot", given=shown(text))
        if name in LEVELS or name in levels:
            raise UsageError("level_there", "--bot", given=shown(name))
        try:
            check_bot(bot)
        except UnknownBot as error:
            raise UsageError.at("--bot", error.flaw) from None
        levels[name] = bot
    return levels


def _end(number: int, frame: object) -> NoReturn:
    """Being asked to end is no failure. Once it runs, the server says goodbye before this is called."""
    raise SystemExit(0)


def _listen(host: str, port: int) -> socket.socket:
    if port > HIGHEST_PORT:
        raise UsageError("number_up_to_needed", "--port", highest=HIGHEST_PORT, given=port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=1024, dualstack_ipv6=both)
    except OSError as error:
        raise UsageError("cannot_be_used", "--host, --port", given=f"{host}:{port}", reason=str(error)) from None


def open_storage(url: str | None) -> Storage:
    """The storage that a URL names."""
    from cyclades.server.sqlite import SqliteStorage
    from cyclades.table.storage import StorageError

    if url is None:
        path = default_file()
    elif url.startswith(SQLITE) and len(url) > len(SQLITE):
        path = Path(url.removeprefix(SQLITE))
    elif url.startswith(POSTGRESQL):
        raise UsageError("no_postgresql_yet", "--db")
    else:
        raise UsageError("sqlite_needed", "--db", given=shown(url))
    try:
        return SqliteStorage(path, alone=True)
    except StorageError as error:
        raise CommandFailed.at("--db", error.flaw) from None


def default_file() -> Path:
    """Where tables are kept if nothing else is said."""
    from platformdirs import user_data_path  # other commands run without any package

    xdg = os.environ.get("XDG_DATA_HOME")
    on_every_system = Path(xdg) if xdg else Path.home() / ".local" / "share"
    return usual_or_earlier(
        user_data_path("cyclades", appauthor=False) / "cyclades.db", on_every_system / "cyclades" / "cyclades.db"
    )


def usual_or_earlier(usual: Path, earlier: Path) -> Path:
    """The file at the system's usual place, unless there is only one where earlier versions kept it."""
    return earlier if earlier.exists() and not usual.exists() else usual


def _network_url(host: str, port: int) -> str | None:
    """Where others in the network find the server; None if it listens to this machine alone."""
    from cyclades.server.limits import is_loopback

    if is_loopback(host):
        return None
    address = _own_address() if host in EVERYWHERE else host
    return f"http://{f'[{address}]' if ':' in address else address}:{port}/"


def _address(host: str, port: int) -> str:
    """Where this machine finds the server."""
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def _announce(address: str, network: str | None) -> None:
    texts = spoken_texts()
    print(texts.say("serve-address", url=address))
    if network is not None:
        print(texts.say("serve-network", url=network))
        import segno

        segno.make(network, micro=False).terminal(sys.stdout, compact=True)
    sys.stdout.flush()


def _tell(text: str) -> None:
    print(spoken_texts().say(text), flush=True)


def _own_address() -> str:
    """This machine's address in its network: the one it would send from. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
