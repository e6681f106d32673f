"""What can't be is said by name: configurations with their rule, scripted draws, fields of a turn, an end at once."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import ChanceError, ConfigError, FormError, Game, ScriptedChance
from cyclades.engine.machine.chance import DRAW_CARD, DRAW_FAVOUR, DRAW_GOD
from cyclades.engine.words.pieces import KRAKEN
from cyclades.text import texts_in
from cyclades.text.flaws import flaw_text
from tests.rules.thera import teams
from tests.watching.snapshot import content_of


@pytest.mark.parametrize(
    ("code", "rule", "terms"),
    [
        ("base_players", "B2.1", {"players": 6}),
        ("not_for_players", "B2.1", {"players": 4, "board": "base-5"}),
        ("titans_players", "T1.2", {"players": 2, "modules": ("titans",)}),
        ("no_teams", "T1.2", {"players": 3, "modules": ("titans",), "teams": True}),
        ("no_teams", "T1.2", {"players": 5, "teams": True}),
        ("teams_needed", "T1.2", {"players": 6, "modules": ("titans",), "teams": False}),
    ],
)
def test_a_configuration_that_cant_be_names_its_rule(code: str, rule: str, terms: dict[str, Any]) -> None:
    with pytest.raises(ConfigError) as refused:
        Game.new(**terms)
    assert refused.value.flaw.code == code
    assert f"({rule})" in flaw_text(texts_in(), refused.value.flaw)


@pytest.mark.parametrize(
    ("kind", "name", "member"),
    [(DRAW_CARD, "card kraken", KRAKEN), (DRAW_GOD, "god ares", 1), (DRAW_FAVOUR, "favour hera", 3)],
)
def test_a_wrong_scripted_draw_is_named(kind: int, name: str, member: int) -> None:
    with pytest.raises(ChanceError, match=rf"^not_to_be_drawn \(drawn={name}\)$"):
        ScriptedChance([], {kind: [member]}).draw(kind, 0)


def test_a_wrong_draw_of_a_position_is_named() -> None:
    position = {"players": 3, "discard": ["kraken"], "phase": "creatures", "gods": [], "draws": {"card": ["kraken"]}}
    with pytest.raises(FormError, match=r"^dice, draws: not_to_be_drawn \(drawn=card kraken\)$"):
        Game.from_position(position)


@pytest.mark.parametrize(
    ("field", "god", "value"),
    [
        ("recruited", "ares", 5),
        ("recruited", "athena", 3),
        ("recruited", "kronos", 2),
        ("necropolis_built", "ares", True),
        ("kronos_gift", "ares", True),
    ],
)
def test_a_turn_holds_what_its_god_gives(field: str, god: str, value: object) -> None:
    modules = ["hades", "titans"]
    isles = {name: {"owner": owner} for name, owner in (("fira", "sparta"), ("oia", "athens"), ("kamari", "corinth"))}
    turn = {"marker": "sparta", "god": god, field: value}
    with pytest.raises(FormError, match=f"^turn: {field}: "):
        Game.from_position({"players": 3, "modules": modules, "isles": isles, "turn": turn})


@pytest.mark.rule("T7.2", "T7.6")
def test_an_end_at_once_is_read_back_as_it_is() -> None:
    """Sparta takes the last land of the other team, and a third metropolis with it: the game is over, no cycle is the
    last one.
    """
    lands: dict[str, dict[str, Any]] = {
        "fira": {"metropolis": True},
        "oia": {"metropolis": True},
        "kamari": {"troops": 2},
        "pyrgos": {"troops": 0, "metropolis": True},
        "emporio": {"owner": "sparta"},
        "balos": {"owner": "sparta"},
        "akrotiri": {"owner": "sparta"},
    }
    game = teams(isles=lands, seas={})
    for action in ("move troops kamari", "land pyrgos 1"):
        game.apply(action)
    assert game.ending == "last_player"
    position = game.to_position()
    assert position["last_cycle"] is False
    again = Game.from_position(position)
    assert again.to_position() == position
    assert content_of(again) == content_of(game)


def test_only_teams_have_a_last_cycle_beforehand() -> None:
    with pytest.raises(FormError, match=r"^last_cycle: "):
        Game.from_position({"players": 3, "modules": ["titans"], "last_cycle": True})
