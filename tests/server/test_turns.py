"""How far a player can go back alone where two of his turns follow each other."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades.table.errors import Refused
from cyclades.table.play import Play
from cyclades.table.storage import EntryRow
from cyclades.table.story import Story

CONFIG: dict[str, Any] = {"players": 2, "modules": [], "options": {}}
SEED = bytes([3]) * 32
TO_ATHENS = ("bid apollo", "bid athena 4", "bid ares 1", "bid zeus 2", "end")  # then Athens has the last two gods


class Desk:
    """A game of two with all its entries."""

    def __init__(self) -> None:
        self.play, self.entries = Play.begin(CONFIG, SEED)

    def act(self, *actions: str) -> None:
        for action in actions:
            player = self.play.game.player
            assert player is not None
            self.entries += self.play.act(player, action)

    def undo(self, *, turn: bool) -> EntryRow:
        player = self.play.game.player
        assert player is not None
        (entry,) = self.play.undo(player, turn, f"undo {len(self.entries)}")
        self.entries.append(entry)
        return entry


@pytest.fixture
def desk() -> Desk:
    desk = Desk()
    desk.act(*TO_ATHENS)
    assert (desk.play.game.player, desk.play.game.view(1)["turn"]["god"]) == (1, "athena")
    assert not desk.play.game.can_undo
    return desk


def test_whole_turn_is_only_the_present_one(desk: Desk) -> None:
    first = desk.play.game.action_count
    desk.act("recruit philosopher", "end")
    second = desk.play.game.action_count
    assert desk.play.game.view(1)["turn"]["god"] == "ares"
    desk.act("recruit troop kea")
    assert desk.play.turn_start == desk.entries[second].seq
    assert desk.undo(turn=True).keep == second
    # Nothing of this turn is left: the one before is the next that can go.
    assert desk.undo(turn=True).keep == first
    with pytest.raises(Refused, match="nothing_to_undo"):
        desk.undo(turn=True)


def test_steps_lead_from_a_turn_into_the_one_before(desk: Desk) -> None:
    first = desk.play.game.action_count
    desk.act("recruit philosopher", "end", "recruit troop kea")
    assert [desk.undo(turn=False).keep for _ in range(3)] == [first + 2, first + 1, first]
    with pytest.raises(Refused, match="nothing_to_undo"):
        desk.undo(turn=False)


def test_game_read_from_its_log_goes_back_as_far(desk: Desk) -> None:
    desk.act("recruit philosopher", "end", "recruit troop kea")
    desk.undo(turn=False)
    desk.act("recruit troop kea")
    again = Play.resume(CONFIG, SEED, Story(None, desk.entries))
    assert again.turn_start == desk.play.turn_start
    assert again.undo(1, True, "again")[0].keep == desk.undo(turn=True).keep
