"""The present decision, in types: what is asked of whom, and what each legal action means."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cyclades.engine.actions import (
    AT_CALL,
    AT_SACRIFICE,
    BID,
    BUILD,
    BUILD_NECROPOLIS,
    CALL,
    CHANGE,
    CHOOSE_SEA,
    FAMILY_OF,
    MOVE_FLEETS,
    MOVE_TITANS,
    MOVE_TROOPS,
    PAY_COIN,
    PAY_HERO,
    RECRUIT_FLEET,
    RECRUIT_PHILOSOPHER,
    RECRUIT_PRIEST,
    RECRUIT_TITAN,
    RECRUIT_TROOP,
    SACRIFICE,
    SEND_ARTIFACT,
    USE_FAVOUR,
    bid_god,
)
from cyclades.engine.auction import lightning_price
from cyclades.engine.battle_steps import CADUCEUS_PRICE
from cyclades.engine.creatures.kraken import KRAKEN_STEP_PRICE
from cyclades.engine.engine import Engine
from cyclades.engine.favours.numbers import CUP_PRICE
from cyclades.engine.favours.power import FAVOUR_POWERS
from cyclades.engine.gods import ACTION_PRICE, BUILDING_PRICE
from cyclades.engine.hades.necropolis import NECROPOLIS_PRICE
from cyclades.engine.heroes.ajax import PRICE as AJAX_PRICE
from cyclades.engine.heroes.upkeep import UPKEEP_PRICE
from cyclades.engine.pantheon import GOD_POWERS
from cyclades.engine.pieces import AJAX, CITIES, FIRST_HERO, GODS, KRONOS, NONE
from cyclades.engine.rooms import ROOMS
from cyclades.engine.titans.artifacts import SENDING_PRICE
from cyclades.engine.track import price_of, space_of
from cyclades.engine.troop_move import PASSING, TroopMove
from cyclades.forms.frames import Frame, top_frame
from cyclades.forms.names import Names
from cyclades.forms.notation import to_json, to_text
from cyclades.forms.room_fields import SECRET_FIELDS

# Rooms that never ask anybody.
SILENT: Final = ("cycle", "prelude", "apollo_turn", "founding", "chimera_shuffle", "gift")
KINDS: Final = tuple(room.name for room in ROOMS if room.name not in SILENT)


# Rooms where units and buildings are placed that cost nothing, or are paid for already.
FREE: Final = ("artemis_unit", "hestia_building", "dionysus_isle", "titans_placement")


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action: its number, the kind of action, what it means by name, its notation, and what it costs."""

    action: int
    kind: str
    parts: dict[str, str | int]
    text: str
    price: int

    @property
    def but_for_number(self) -> tuple[object, ...]:
        """The same for options that differ only in their number of gold or units."""
        return (self.kind, *(value for part, value in self.parts.items() if part not in ("gold", "count")))

    def as_json(self) -> dict[str, object]:
        return {"action": self.action, "kind": self.kind, **self.parts, "text": self.text, "price": self.price}


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided: `kind` is one of `KINDS`, `subject` says about what, `options` are the legal actions."""

    kind: str
    player: int
    subject: Frame
    options: tuple[Option, ...]

    def as_json(self) -> dict[str, object]:
        return {
            "kind": self.kind,
            "player": CITIES[self.player],
            "subject": self.subject,
            "options": [option.as_json() for option in self.options],
        }


def subject_of(engine: Engine, names: Names, player: int | None) -> Frame:
    """What the decision is about, as a player sees it: the room's own arguments, and the turn it belongs to."""
    subject = top_frame(engine, names)
    subject.pop("room")
    subject.pop("ending", None)
    if player != engine.decider():
        for field in SECRET_FIELDS:
            subject.pop(field, None)
    if engine.state.turn_god != NONE:
        subject["god"] = GODS[engine.state.turn_god]
    return subject


def decision_of(engine: Engine, names: Names) -> Decision | None:
    """The present decision; None when the game is over."""
    player = engine.decider()
    if player == NONE:
        return None
    count = engine.find_legal()
    options = tuple(option_of(engine, names, engine.legal[place]) for place in range(count))
    return Decision(engine.room().name, player, subject_of(engine, names, player), options)


def option_of(engine: Engine, names: Names, action: int) -> Option:
    json_form = to_json(names, action)
    kind = str(json_form.pop("action"))
    return Option(action, kind, json_form, to_text(names, action), price_of_action(engine, action))


def price_of_action(engine: Engine, action: int) -> int:
    """What an action costs at once. Bids are paid later, all together (B4.6), but for the Lightning's coin (T5.8)."""
    state = engine.state
    family = FAMILY_OF[action]
    asked = engine.room()
    room = asked.name
    if isinstance(asked, TroopMove) and engine.argument(PASSING):  # T5.7: a step after the first
        return int(asked.step_price(engine))
    if family == BID:
        return int(lightning_price(engine, engine.decider(), bid_god(action)))
    if room in FREE:
        return 0
    if family in (RECRUIT_PRIEST, RECRUIT_PHILOSOPHER, RECRUIT_TROOP, RECRUIT_FLEET, RECRUIT_TITAN):
        return GOD_POWERS[state.turn_god].price(engine)
    if family == BUILD:
        return 0 if state.turn_god == KRONOS else BUILDING_PRICE
    if family in (CHANGE, MOVE_FLEETS, MOVE_TROOPS):
        return ACTION_PRICE
    if family == BUILD_NECROPOLIS:
        return NECROPOLIS_PRICE
    if family == PAY_HERO:
        return UPKEEP_PRICE
    if family == MOVE_TITANS:
        return state.titan_moves + 1
    if family == PAY_COIN:
        return CADUCEUS_PRICE
    if family == SEND_ARTIFACT:
        return SENDING_PRICE
    if family == USE_FAVOUR:
        return int(FAVOUR_POWERS[state.favour].price)
    if family == SACRIFICE and action == AT_SACRIFICE + AJAX - FIRST_HERO:
        return AJAX_PRICE
    if family == CALL and room == "cup_card":
        return CUP_PRICE
    if family == CALL:
        return price_of(engine, state.turn_player, space_of(engine, action - AT_CALL))
    if room == "kraken_step" and family == CHOOSE_SEA:
        return KRAKEN_STEP_PRICE
    return 0
