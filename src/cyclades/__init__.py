"""Cyclades: the board game's rules as a library. Start with `Game.new()`."""

from cyclades.engine.machine.chance import Chance, ChanceError, RecordedChance, ScriptedChance, SeededChance
from cyclades.engine.machine.packed import COMPILED
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.board_data import BoardError
from cyclades.engine.setting.config import ConfigError, Options
from cyclades.engine.setting.modes import modes_of
from cyclades.engine.words.events import Event
from cyclades.engine.words.flaws import Flaw, Flawed
from cyclades.engine.words.refusals import Refusal
from cyclades.forms.board_file import read_board
from cyclades.forms.decision import Decision, Option
from cyclades.forms.event_form import event_from_json, event_to_json
from cyclades.forms.names import FormError
from cyclades.forms.record import Record
from cyclades.game import Game, IllegalAction
from cyclades.seat import Seat

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "Board",
    "BoardError",
    "Chance",
    "ChanceError",
    "ConfigError",
    "Decision",
    "Event",
    "Flaw",
    "Flawed",
    "FormError",
    "Game",
    "IllegalAction",
    "Option",
    "Options",
    "Record",
    "RecordedChance",
    "Refusal",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "__version__",
    "event_from_json",
    "event_to_json",
    "modes_of",
    "read_board",
]
