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


# The usual rule of each code. Codes of choices come from their faults (`choice`).
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
    "bid_too_high": "B4.2",
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
    "not_your_building": "C8",
    "nothing_to_sell": "C9",
    # Battle
    "retreat_isle_not_yours": "B6.4",
    "retreat_not_joined": "B6.4",
    "retreat_sea_not_adjacent": "B6.4",
    "retreat_onto_enemy": "B6.4",
    "retreat_to_closed_sea": "B6.4",
    # Buildings and metropolises
    "no_metropolis_space": "B7.3",
    "marker_isle_not_yours": "B5.12",
    # Free placement
    "apollo_taken": "H1.2",
    "coin_for_other_marker": "H1.5",
    "isle_taken": "H1.4",
    "fleet_apart": "H1.4",
    "rest_not_placeable": "H1.4",
    # Hades
    "needs_hades": "H2.6",
    "no_more_undead_for_sale": "H2.4",
    "no_undead_troop_left": "H2.4",
    "no_undead_fleet_left": "H2.4",
    "no_undead_troop_there": "H2.5",
    "no_undead_fleet_there": "H2.5",
    "undead_must_go": "H2.5",
    "undead_chosen": "H2.8",
    "too_many_undead": "H2.8",
    "nobody_goes": "B5.10",
    "necropolis_built": "H2.6",
    "necropolis_there": "H2.6",
    # Heroes
    "not_a_creature": "H3.2",
    "not_a_hero": "H3.3",
    "hero_not_yours": "H3.5",
    "hero_hired_now": "H3.5",
    "hero_chosen": "H3.4",
    "hero_not_there": "H3.4",
    "no_upkeep_due": "H3.3",
    "no_upkeep_now": "H3.3",
    "upkeep_not_payable": "H3.3",
    "no_sacrifice_now": "H3.5",
    "only_when_founding": "H3.6",
    "metropolis_must_stand": "B7.3",
    "too_few_isles": "H3.6",
    "too_few_types": "H3.6",
    "no_place_for_metropolis": "H3.6",
    "nobody_to_fly": "H3.6",
    "no_priest_to_turn": "H3.6",
    "too_many_priests": "H3.6",
    "no_one_to_take_along": "B5.10",
    "no_reroll_now": "H3.6",
    "no_loss_now": "H5.1",
    "no_such_unit": "H5.1",
    "no_number_to_choose": "H3.6",
    # Favours
    "no_favour": "H4.2",
    "favour_used": "H4.2",
    "no_favour_now": "H4.2",
    "no_priestess": "H4.4",
    "no_priestess_now": "H4.4",
    "no_troop_to_double": "H4.2",
    "no_card_to_turn": "H4.2",
    "no_card_to_give": "H4.2",
    "no_unit_to_place": "H4.2",
    "no_hero_to_find": "H4.2",
    "no_room_to_build": "H4.2",
    "no_item_left": "H4.2",
    "no_item_to_choose": "H4.2",
    "no_marker_left": "H4.2",
    "no_fleet_at_sea": "H4.2",
    "item_not_yours": "H4.5",
    "item_does_not_fit": "H4.5",
    "item_without_effect": "H4.5",
    "no_item_now": "H4.6",
    "nothing_to_pass": "H4.7",
    "barred_by_apple": "H4.5",
    "no_god_to_choose": "H4.5",
    # Titans
    "needs_kronos": "T3.2",
    "god_not_above_kronos": "T3.1",
    "kronos_gift_taken": "T3.1",
    "no_more_titans_for_sale": "T3.2",
    "all_titans_on_board": "T3.2",
    "no_titan_there": "T4.3",
    "titan_must_go": "T4.3",
    "titans_chosen": "T4.3",
    "too_many_titans": "T4.3",
    "artifact_chosen": "T5.2",
    "artifact_not_there": "T5.2",
    "needs_helm": "T5.7",
    "not_passable": "T5.7",
    "no_way_on": "T5.7",
    "party_stays_together": "T5.7",
    "no_passage_now": "T5.7",
    "no_caduceus_here": "T5.6",
    "nothing_to_pay": "T5.6",
    "no_metropolis_to_choose": "T5.10",
    "not_adjacent_start": "T6.3",
    "two_territories_only": "T6.3",
    "two_seas_only": "T6.3",
    "start_isle_of_partner": "T6.4",
    "partners_territory": "T7.1",
    "partners_fleets": "T7.1",
    "no_sending_now": "T7.5",
    "too_much_to_share": "T7.5",
    "no_territory": "T7.6",
}


def refuse(code: str, rule: str = "", **args: int) -> Refusal:
    """The refusal of that code, with the number of its usual rule, or of the one that holds in this case."""
    return Refusal(code, rule or RULE_OF[code], args)
