"""What the server tells about an item that is kept face down (H4.5)."""

from __future__ import annotations

import json

import msgspec

from cyclades import Game
from cyclades.engine.words.events import Event
from cyclades.forms.event_form import event_to_json
from cyclades.table.receivers import entry_for
from cyclades.table.storage import EntryRow
from tests.phrases import heard, play
from tests.rules.favours import favoured

SPARTA = 0


def kept(game: Game, told: list[Event]) -> EntryRow:
    """The entry of Hephaestus's choice."""
    play(game, "favour")
    told.clear()
    play(game, "choose item aegis")
    events = tuple(event_to_json(game.names, event) for event in told)
    return EntryRow(7, "act", SPARTA, "id", "choose item aegis", (), None, None, events)


def test_which_item_is_kept_face_down_is_told_to_its_owner_alone() -> None:
    game = favoured("hephaestus", draws={"item": ["aegis", "cup"]})
    entry = kept(game, heard(game))
    own = entry_for(game.names, entry, SPARTA, None)
    assert own.action == "choose item aegis"
    assert "aegis" in json.dumps(own.events)
    for seat in (1, 2, 3, 4, None):
        form = entry_for(game.names, entry, seat, None)
        assert form.action is None
        assert "aegis" not in json.dumps(msgspec.to_builtins(form))
        assert "cup" in json.dumps(form.events)  # discarded openly


def test_an_entry_of_the_server_itself_is_nobodys_own() -> None:
    game = favoured("hephaestus", draws={"item": ["aegis", "cup"]})
    entry = kept(game, heard(game))
    by_server = EntryRow(entry.seq, entry.kind, None, None, entry.action, (), None, None, entry.events)
    assert entry_for(game.names, by_server, None, None).action is None


def test_other_actions_are_told_to_all() -> None:
    game = favoured("hephaestus")
    for action in ("favour", "end", "use cup"):
        entry = EntryRow(7, "act", SPARTA, "id", action, (), None, None, ())
        assert [entry_for(game.names, entry, seat, None).action for seat in (SPARTA, 1, None)] == [action] * 3
