"""Reading a position's markers: on gods, at Apollo's, in a turn, on the turn track."""

from __future__ import annotations

from typing import Any, Final

from cyclades.engine.gods.pantheon import GOD_POWERS
from cyclades.engine.machine.engine import Engine
from cyclades.engine.words.flaws import shown
from cyclades.engine.words.pieces import APOLLO, CITIES, GODS, HADES, KRONOS, MAX_BID, NONE
from cyclades.forms.module_form import TURN_FIELDS as MODULE_TURN_FIELDS
from cyclades.forms.module_form import fields_of
from cyclades.forms.names import FormError, Names
from cyclades.forms.position import BID_FIELDS, TURN_FIELDS
from cyclades.forms.values import a_flag, a_name, a_number, an_object, with_fields

MOST_TITAN_MOVES: Final = 99  # a limit for positions written by hand; gold is the game's


def read_markers(engine: Engine, names: Names, position: dict[str, Any]) -> None:
    markers = Markers(engine, names)
    markers.read_bids(position.get("bids", {}))
    markers.read_apollo(position)
    if position.get("turn") is not None:
        markers.read_turn(position["turn"])
    markers.read_track(position)


class Markers:
    """Where each marker is: in one place."""

    def __init__(self, engine: Engine, names: Names) -> None:
        self.state = engine.state
        self.config = engine.config
        self.names = names
        self.placed: set[int] = set()

    def place(self, where: str, name: object) -> int:
        if self.config.two_players and name in CITIES[:2]:
            first = f"{name}-1"
            name = first if self.names.number("marker", first) not in self.placed else f"{name}-2"
        marker = a_name(self.names, where, "marker", name)
        if marker in self.placed:
            raise FormError("in_two_places", where, name=str(self.names.name("marker", marker)))
        if self.is_out(marker):
            raise FormError("out_of_game", where, name=str(self.names.name("marker", marker)))
        self.placed.add(marker)
        return marker

    def is_out(self, marker: int) -> bool:
        return bool(self.state.eliminated >> self.config.marker_player[marker] & 1)

    def read_bids(self, given: object) -> None:
        for name, bid in an_object("bids", given).items():
            where = f"bids: {name}"
            god = a_name(self.names, "bids", "god", name)
            if god == APOLLO:
                raise FormError("apollo_apart", "bids")
            offer = with_fields(where, bid, BID_FIELDS)
            self.state.bidder[god] = self.place(where, offer.get("marker"))
            self.state.bid[god] = a_number(f"{where}: gold", offer.get("gold", 1), MAX_BID)
            if not self.state.bid[god]:
                raise FormError("number_needed", f"{where}: gold", lowest=1, highest=MAX_BID, given="0")

    def read_apollo(self, position: dict[str, Any]) -> None:
        """Those who wait for Apollo. Who has had his turn there has his marker back."""
        state = self.state
        queue = position.get("apollo", [])
        if not isinstance(queue, list) or len(queue) > self.config.marker_count:
            raise FormError("markers_needed", "apollo", most=int(self.config.marker_count))
        for length, name in enumerate(queue):
            state.apollo_queue[length] = self.place("apollo", name)
        state.apollo_turn = a_number("apollo_played", position.get("apollo_played", 0), len(queue))
        self.placed -= self.played_with_apollo()

    def played_with_apollo(self) -> set[int]:
        return {int(marker) for marker in list(self.state.apollo_queue)[: self.state.apollo_turn]}

    def read_turn(self, given: object) -> None:
        state = self.state
        turn = with_fields("turn", given, fields_of(TURN_FIELDS, MODULE_TURN_FIELDS, self.config.modules))
        god = a_name(self.names, "turn", "god", turn.get("god"))
        state.turn_god = god
        marker = self._marker_with(god, turn)
        state.turn_marker = marker
        state.turn_player = self.config.marker_player[marker]
        city = CITIES[state.turn_player]
        if turn.get("marker", city) not in (city, self.names.name("marker", marker)):
            raise FormError(
                "another_marker_there",
                "turn",
                name=str(self.names.name("marker", marker)),
                god=GODS[god],
                given=shown(turn["marker"]),
            )
        for_sale = 0 if god == APOLLO else len(GOD_POWERS[god].prices)
        state.recruited = a_number("turn: recruited", turn.get("recruited", 0), for_sale)
        state.necropolis_built = a_flag("turn: necropolis_built", turn.get("necropolis_built", False))
        if state.necropolis_built and god != HADES:
            raise FormError("built_with_hades", "turn: necropolis_built")
        most_moves = 0 if god == APOLLO else MOST_TITAN_MOVES
        state.titan_moves = a_number("turn: titan_moves", turn.get("titan_moves", 0), most_moves)
        state.kronos_gift = a_flag("turn: kronos_gift", turn.get("kronos_gift", False))
        if state.kronos_gift and god != KRONOS:
            raise FormError("given_by_kronos", "turn: kronos_gift")

    def _marker_with(self, god: int, turn: dict[str, Any]) -> int:
        """The marker whose turn it is: the one the god holds, or the one that the turn names, which is laid there."""
        state = self.state
        held = list(state.apollo_queue)[state.apollo_turn :] if god == APOLLO else [state.bidder[god]]
        if held and held[0] != NONE:
            return held[0]
        marker = self.place("turn", turn.get("marker"))
        if marker in self.played_with_apollo():
            raise FormError("apollo_played_already", "turn, apollo_played", name=str(self.names.name("marker", marker)))
        if god == APOLLO:
            state.apollo_queue[state.apollo_turn] = marker
        else:
            state.bidder[god] = marker
            state.bid[god] = 1
        return marker

    def read_track(self, position: dict[str, Any]) -> None:
        """The turn track; who is nowhere else and in nobody's hand is there too, from the last place on."""
        track = self.state.turn_track
        count = self.config.marker_count
        order = position.get("turn_order")
        if order is not None and (not isinstance(order, list) or len(order) > count):
            raise FormError("markers_needed", "turn_order", most=int(count))
        for at, name in enumerate(order or []):
            if name is not None:
                track[at] = self.place("turn_order", name)
        in_hand = {self.names.number("marker", frame.get("marker")) for frame in offerings_in(position.get("flow"))}
        at = count - 1
        for marker in range(count - 1, -1, -1):
            if marker not in self.placed | in_hand and not self.is_out(marker):
                while track[at] != NONE:
                    at -= 1
                track[at] = marker


def offerings_in(flow: object) -> list[dict[str, Any]]:
    """The frames of a flow in which a player holds a marker in his hand."""
    if not isinstance(flow, list):
        return []
    return [
        frame for frame in flow if isinstance(frame, dict) and frame.get("room") in ("offering", "prelude_offering")
    ]
