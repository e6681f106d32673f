"""Bots that aren't ours, in Python: a class in a file, named `path/to/file.py:Class` (docs/bots.md)."""

from __future__ import annotations

import hashlib
import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Final

from cyclades.bots import Bot, BotFailed, UnknownBot
from cyclades.engine.words.flaws import Flaw, flaw, shown
from cyclades.seat import Seat

SIGN: Final = ".py:"


def load_class(name: str) -> type[Any]:
    """The class that `path/to/file.py:Class` names; `UnknownBot` says what is wrong with it."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise UnknownBot("no_file_of_bot", file=repr(file), bot=repr(name))
    content = _module(path, name)
    found = content.get(wanted)
    if found is None:
        bots = [key for key, value in content.items() if getattr(value, "__module__", "") == content["__name__"]]
        raise UnknownBot("no_class_of_bot", file=file, given=repr(wanted), possible=", ".join(bots) or "none")
    if not isinstance(found, type):
        raise UnknownBot("bot_is_no_class", file=file, given=wanted)
    if not callable(getattr(found, "choose", None)):
        raise UnknownBot("bot_without_choose", file=file, given=wanted)
    return found


def _module(path: Path, name: str) -> dict[str, Any]:
    """What a file defines. It is run once in a process; what lies beside it can be imported."""
    full = path.resolve()
    module_name = f"cyclades_bot_{hashlib.sha256(str(full).encode()).hexdigest()[:16]}"
    if module_name not in sys.modules:
        spec = spec_from_file_location(module_name, full)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[module_name] = module
        sys.path.append(str(full.parent))
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[module_name]
            raise UnknownBot("file_of_bot_fails", "", [_told(error, full)], bot=repr(name)) from None
        finally:
            sys.path.remove(str(full.parent))
    return vars(sys.modules[module_name])


class OwnBot(Bot):
    """Asks an object of the class, and says whose fault it is when that fails."""

    def __init__(self, name: str, seed: int) -> None:
        made = load_class(name)
        self.name = name
        self.path = Path(name.rpartition(":")[0]).resolve()
        try:
            self.bot = made(seed)
        except Exception as error:
            raise BotFailed("bot_not_made", "", [_told(error, self.path)], bot=name) from None

    def choose(self, seat: Seat) -> int:
        try:
            action = self.bot.choose(seat)
        except Exception as error:
            raise BotFailed("bot_failed", "", [_told(error, self.path)], bot=self.name) from None
        if not isinstance(action, int) or isinstance(action, bool) or action not in seat.legal_actions():
            raise BotFailed("bot_chose_no_action", bot=self.name, given=shown(action))
        return action


def _told(error: Exception, path: Path) -> Flaw:
    """An error with the last line of the bot's own file that led to it."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if Path(frame.filename) == path]
    if isinstance(error, SyntaxError):
        lines = [error.lineno]
    line = str(lines[-1]) if lines else "none"
    return flaw("raised", error=f"{type(error).__name__}: {error}", line=line, file=path.name)
