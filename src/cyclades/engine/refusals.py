"""Why an action is refused: a code, the rule's number, and what the reader needs to see the reason.

Sentences are made from these in the reader's language. This module is not compiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason: `code` names it, `rule` is the rule's number, `args` are numbers of players, places, cards, gold."""

    code: str
    rule: str
    args: Mapping[str, int | str] = field(default_factory=dict)


RULE_OF: Final = {
    # The moment is wrong
    "game_over": "B8.1",
    "not_your_decision": "B5.1",
    "nothing_to_undo": "B5.1",
    "no_offerings_now": "B4.1",
    "no_turn_now": "B5.1",
    "no_retreat_now": "B6.3",
    "no_landing_now": "B5.10",
    "no_sailing_now": "B5.9",
    "nothing_to_stop": "B5.9",
    "nothing_to_forgo": "C0.3",
    "no_sale_now": "C9",
    "no_isle_to_choose": "B5.1",
    "no_sea_to_choose": "B5.1",
    "no_player_to_choose": "B5.1",
    "no_card_to_choose": "B5.1",
    "no_building_to_choose": "B5.8",
    "no_type_to_choose": "C8",
    # It doesn't exist here
    "no_such_isle": "B2.1",
    "no_such_sea": "B2.1",
    "no_such_player": "B2.1",
    # Offerings
    "god_not_available": "B3.5",
    "bid_too_low": "B4.2",
    "same_god_again": "B4.3",
    "bid_not_payable": "B4.5",
    "bids_not_payable": "B4.7",
    # The god's actions
    "needs_poseidon": "B5.4",
    "needs_ares": "B5.5",
    "needs_zeus_for_priest": "B5.6",
    "needs_athena_for_philosopher": "B5.6",
    "needs_other_god_to_build": "B5.7",
    "needs_poseidon_to_sail": "B5.9",
    "needs_ares_to_march": "B5.10",
    "needs_zeus_to_change": "B5.11",
    "no_more_fleets_for_sale": "B5.4",
    "no_more_troops_for_sale": "B5.5",
    "no_more_priests_for_sale": "B5.6",
    "no_more_philosophers_for_sale": "B5.6",
    "all_fleets_on_board": "B1.3",
    "all_troops_on_board": "B1.3",
    "no_priest_left": "B1.3",
    "no_philosopher_left": "B1.3",
    "no_building_left": "B1.3",
    "not_enough_gold": "B5.1",
    "not_your_isle": "B5.5",
    "no_own_isle_beside": "B5.4",
    "enemy_fleet_there": "B5.4",
    "sea_closed": "B5.9",
    "no_free_slot": "B5.8",
    "building_isle_not_yours": "B5.7",
    # Moves
    "no_own_fleet_there": "B5.9",
    "fleets_cannot_leave": "B5.9",
    "sea_not_adjacent": "B5.9",
    "too_many_fleets": "B5.9",
    "step_first": "B5.9",
    "fleets_already_fought": "C10",
    "no_own_troop_there": "B5.10",
    "troops_cannot_leave": "B5.10",
    "held_by_medusa": "C16",
    "too_many_troops": "B5.10",
    "same_isle": "B5.10",
    "not_joined_by_fleets": "B5.10",
    "last_isle": "B5.13",
    "guarded_by_chiron": "C15",
    # Creatures
    "not_on_track": "C0.1",
    "creature_not_payable": "C0.1",
    "not_another_player": "C2",
    "player_eliminated": "B5.14",
    "has_no_philosopher": "C2",
    "has_no_priest": "C3",
    "not_an_enemy_fleet": "C4",
    "not_a_lone_fleet": "C4",
    "no_such_building": "B5.8",
    "not_your_building": "C8",
    "no_other_type_left": "C8",
    "same_type": "C8",
    "no_tile_left": "C8",
    "not_in_discard": "C7",
    "chimera_itself": "C7",
    "nothing_to_sell": "C9",
    "not_an_enemy_troop": "C11",
    "not_adjacent_to_kraken": "C13",
    "step_not_payable": "C13",
    "no_stack_to_push": "C17",
    "touches_polyphemus": "C17",
    "push_not_adjacent": "C17",
    "push_onto_kraken": "C17",
    "push_onto_enemy": "C17",
    # Battle
    "retreat_isle_not_yours": "B6.4",
    "retreat_not_joined": "B6.4",
    "retreat_sea_not_adjacent": "B6.4",
    "retreat_onto_enemy": "B6.4",
    "retreat_to_closed_sea": "B6.4",
    # Buildings and metropolises
    "wrong_set_type": "B7.1",
    "metropolis_isle_not_yours": "B7.3",
    "metropolis_there": "B7.3",
    "free_space_first": "B7.3",
    "no_metropolis_space": "B7.3",
    "marker_isle_not_yours": "B5.12",
}

# By family of actions: the refusal where the family has no place in the present decision.
WRONG_MOMENT: Final = (
    "no_turn_now",
    "nothing_to_stop",
    "nothing_to_forgo",
    "no_retreat_now",
    "no_offerings_now",
    "no_offerings_now",
    "no_turn_now",
    "no_turn_now",
    "no_turn_now",
    "no_turn_now",
    "no_turn_now",
    "no_turn_now",
    "no_landing_now",
    "no_turn_now",
    "no_sailing_now",
    "no_turn_now",
    "no_turn_now",
    "no_isle_to_choose",
    "no_sea_to_choose",
    "no_player_to_choose",
    "no_card_to_choose",
    "no_building_to_choose",
    "no_type_to_choose",
    "no_sale_now",
    "no_sale_now",
    "no_sale_now",
    "no_sale_now",
)


def refuse(code: str, rule: str = "", **args: int) -> Refusal:
    """The refusal of that code, with the number of its usual rule, or of the one that holds in this case."""
    return Refusal(code, rule or RULE_OF[code], args)
