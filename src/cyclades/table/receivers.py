"""What each receiver may see of the log."""

from __future__ import annotations

from typing import Any

from cyclades.engine.words import events
from cyclades.forms.event_form import EVENTS, event_from_json, event_to_json
from cyclades.forms.names import Names
from cyclades.forms.notation import told_to
from cyclades.table.outgoing import LogEntry
from cyclades.table.sealed_chance import seed_hash
from cyclades.table.storage import EntryRow


def entry_for(names: Names | None, entry: EntryRow, seat: int | None, seed: bytes | None) -> LogEntry:
    """An entry as a receiver may see it. Without the names of its game, and where it can't be read, less of it."""
    told = (_event_for(names, event, seat) for event in entry.events)
    return LogEntry(
        seq=entry.seq,
        by=entry.by,
        kind=entry.kind,
        action=_action_for(names, entry, seat),
        to=entry.to,
        events=[event for event in told if event is not None],
        seed_hash=seed_hash(seed) if entry.kind == "start" and seed is not None else None,
        seed=seed.hex() if entry.kind == "end" and seed is not None else None,
    )


def _action_for(names: Names | None, entry: EntryRow, seat: int | None) -> str | None:
    """Its notation, unless that would tell what another player keeps face down (H4.5)."""
    if entry.action is None or (seat is not None and seat == entry.by):
        return entry.action
    return None if names is None else told_to(names, entry.action, entry.by, seat)


def _event_for(names: Names | None, form: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
    kind = EVENTS.get(form.get("event", ""))
    if kind is not None and kind.seen_by is events.Event.seen_by:
        return form  # the same for everyone
    if kind is None or names is None:
        return None
    return event_to_json(names, event_from_json(names, form).seen_by(seat))
