"""The HTTP status that a refusal comes with where it answers a call."""

from __future__ import annotations

from typing import Final

from cyclades.table.errors import Refused

RULES: Final = 409  # where the game's rules refuse something
STATUS: Final = {
    # The message itself
    "malformed": 400,
    "bad_field": 400,
    "unknown_type": 400,
    "too_large": 413,
    "too_many": 429,
    "flood": 429,
    "slow": 429,
    "too_many_connections": 429,
    "foreign_origin": 403,
    "unknown_host": 421,
    "too_many_tables": 429,
    "not_found": 404,
    "wrong_method": 405,
    "hello_first": 400,
    "version": 400,
    # Tables and seats
    "unknown_table": 404,
    "unknown_seat": 404,
    "bad_token": 403,
    "not_seated": 403,
    "bad_title": 422,
    "bad_name": 422,
    "name_taken": 409,
    "name_of_city": 409,
    "bad_players": 422,
    "bad_modules": 422,
    "bad_options": 422,
    "bad_teams": 422,
    "bad_board": 422,
    "unknown_board": 422,
    "board_players": 422,
    "board_starts": 422,
    "bad_bots": 422,
    "moment_over": 409,
    "moment_failed": 503,
    "unknown_lesson": 404,
    "bad_colour": 422,
    "colour_taken": 409,
    "seat_taken": 409,
    "table_full": 409,
    "table_closed": 409,
    "already_started": 409,
    "not_host": 403,
    "bad_order": 422,
    "nobody_there": 409,
    "removes_self": 409,
    "not_started": 409,
    "not_over": 409,
    "already_over": 409,
    # Play
    "log_unreadable": 409,
    "stale": 409,
    "not_an_action": 422,
    "not_the_task": 409,
    "no_hints": 409,
    "hint_under_way": 409,
    "hint_failed": 503,
    "no_practice": 409,
    "judge_under_way": 409,
    "judge_failed": 503,
    "bad_record": 422,
    "replay_failed": 503,
    "judging_failed": 503,
    "statistics_failed": 503,
    "bot_plays": 409,
    "others_play": 409,
    "no_bot_plays": 409,
    "bad_text": 422,
    "no_teams": 409,
    # Consent
    "proposal_open": 409,
    "no_proposal": 409,
    "not_asked": 403,
    "bad_proposal": 422,
    "not_in_force": 409,
    "seat_present": 409,
    "just_gone": 409,
    # The server
    "restart": 503,
    "storage_failed": 503,
    "internal": 500,
    "page_missing": 503,
}


def status_of(refused: Refused) -> int:
    return RULES if refused.rule is not None else STATUS[refused.code]
