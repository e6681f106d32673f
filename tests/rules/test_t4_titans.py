"""T4.1, T4.2, T4.4: titans in battle, with creatures, with Ares; what they meet where they go."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts, totals
from tests.rules.kalliste import Lands, host, kalliste, march


def attack(dice: list[int], balos: dict[str, Any], pyrgos: dict[str, Any], **rest: Any) -> Game:
    """Sparta with Ares is about to go from Balos to Athens's Pyrgos; no fleets anywhere."""
    return kalliste(god="ares", seas={}, isles={"balos": balos, "pyrgos": pyrgos}, dice=dice, **rest)


# T4.1: battle


@pytest.mark.rule("T4.1")
def test_an_attacking_titan_counts_one() -> None:
    game = attack([0, 0], {"troops": 2, "titans": 1}, {"troops": 1})
    told = heard(game)
    play(game, "move troops balos", "take titans 1", "land pyrgos 2")
    assert totals(told) == [(3, 1)]
    assert host(game, "pyrgos") == ("sparta", 2, 1)


@pytest.mark.rule("T4.1")
def test_a_defending_titan_counts_one() -> None:
    game = attack([0, 0], {"troops": 4}, {"troops": 1, "titans": 2})
    told = heard(game)
    play(game, "move troops balos", "land pyrgos 4")
    assert totals(told) == [(4, 3)]


@pytest.mark.rule("T4.1")
def test_its_attacker_chooses_what_he_loses() -> None:
    game = attack([0, 3], {"troops": 1, "titans": 2}, {"troops": 3})
    play(game, "move troops balos", "take titans 2", "land pyrgos 1")
    assert (kind(game), decider(game), texts(game)) == ("choose_loss", "sparta", {"lose unit", "lose titan"})
    told = heard(game)
    titan = play(game.copy(), "lose titan", "stay", "choose isle balos")
    assert host(titan, "balos") == ("sparta", 1, 1)
    play(game, "lose unit", "stay", "choose isle balos")
    assert (host(game, "balos"), host(game, "pyrgos")) == (("sparta", 0, 2), ("athens", 3, 0))
    assert told[0] == events.UnitLost(player=0, undead=False, card=None, titan=False)


@pytest.mark.rule("T4.1")
def test_its_defender_too() -> None:
    game = attack([3, 0], {"troops": 3}, {"troops": 1, "titans": 2})
    play(game, "move troops balos", "land pyrgos 3")
    assert (kind(game), decider(game), texts(game)) == ("choose_loss", "athens", {"lose unit", "lose titan"})
    told = heard(game)
    play(game, "lose titan")
    assert told[0] == events.UnitLost(player=1, undead=False, card=None, titan=True)
    assert host(game, "pyrgos") == ("athens", 1, 1)


@pytest.mark.rule("T4.1")
def test_nothing_is_asked_where_only_titans_are_left() -> None:
    game = attack([3, 0, 3, 0], {"troops": 3}, {"troops": 0, "titans": 2})
    play(game, "move troops balos", "land pyrgos 3")
    assert (kind(game), host(game, "pyrgos")) == ("land_battle", ("athens", 0, 1))
    refused(game, "lose titan", "no_loss_now", "H5.1")
    play(game, "stay", "stay")
    assert host(game, "pyrgos") == ("sparta", 3, 0)


@pytest.mark.rule("T4.1")
def test_what_isn_t_there_can_t_be_lost() -> None:
    game = attack([3, 0], {"troops": 3}, {"troops": 1, "undead": 1}, modules=("hades",), threat=9)
    play(game, "move troops balos", "land pyrgos 3")
    refused(game, "lose titan", "no_such_unit", "H5.1")


@pytest.mark.rule("T4.1")
def test_he_chooses_among_all_kinds() -> None:
    game = attack(
        [3, 0],
        {"troops": 5},
        {"troops": 1, "undead": 1, "titans": 1},
        modules=("hades", "heroes"),
        threat=9,
        heroes={"ajax": {"isle": "pyrgos"}},
    )
    told = heard(game)
    play(game, "move troops balos", "land pyrgos 5")
    assert totals(told) == [(8, 5)]  # Ajax is two
    assert texts(game) == {"lose unit", "lose undead", "lose titan", "lose hero ajax"}
    play(game, "lose titan")
    assert host(game, "pyrgos") == ("athens", 1, 0)


@pytest.mark.rule("T4.1")
def test_after_a_tie_the_defender_chooses_though_no_attacker_is_left() -> None:
    game = attack([1, 0], {"troops": 0, "titans": 1}, {"troops": 1, "titans": 1})
    play(game, "move troops balos", "take titans 1", "land pyrgos 0")
    assert (decider(game), texts(game)) == ("athens", {"lose unit", "lose titan"})
    again = Game.from_position(game.to_position())
    assert again.to_position() == game.to_position()
    assert host(play(again, "lose unit"), "pyrgos") == ("athens", 0, 1)


@pytest.mark.rule("T4.1", "C14")
def test_the_minotaur_goes_after_the_titans() -> None:
    pyrgos = {"troops": 0, "titans": 1, "figure": {"card": "minotaur", "holder": "athens"}}
    game = attack([3, 0], {"troops": 4}, pyrgos)
    told = heard(game)
    play(game, "move troops balos", "land pyrgos 4")
    assert totals(told) == [(7, 3)]
    assert (host(game, "pyrgos"), isle(game, "pyrgos")["figure"]["card"]) == (("athens", 0, 0), "minotaur")


@pytest.mark.rule("T4.1", "B6.4")
def test_titans_retreat_with_the_others() -> None:
    game = attack([3, 0], {"troops": 3}, {"troops": 2, "titans": 2})
    play(game, "move troops balos", "land pyrgos 3", "lose unit", "choose isle kamari")
    assert (host(game, "kamari"), host(game, "pyrgos")) == (("athens", 2, 2), ("sparta", 3, 0))


@pytest.mark.rule("T4.1")
def test_a_titan_killed_goes_back_to_the_supply() -> None:
    game = kalliste(
        god="kronos",
        gods=["zeus", "ares", "kronos"],
        seas={},
        isles={"balos": {"titans": 2}, "akrotiri": {"titans": 1}, "pyrgos": {"troops": 3}},
        dice=[0, 3],
    )
    refused(game, "recruit titan balos", "all_titans_on_board", "T3.2")
    march(game, "balos", "pyrgos")  # it falls at once
    assert (host(game, "balos"), host(game, "pyrgos")) == (("sparta", 1, 1), ("athens", 3, 0))
    play(game, "recruit titan balos")
    assert host(game, "balos") == ("sparta", 1, 2)


@pytest.mark.rule("T4.1", "H2.7")
def test_it_puts_no_gold_on_the_necropolis() -> None:
    for loss, coins in (("lose titan", 0), ("lose unit", 1)):
        game = attack(
            [3, 0],
            {"troops": 3},
            {"troops": 1, "titans": 1},
            modules=("hades",),
            necropolis="oia",
        )
        play(game, "move troops balos", "land pyrgos 3", loss)
        assert isle(game, "oia")["gold"] == coins


# T4.1: not a troop


@pytest.mark.rule("T4.1", "B1.3")
def test_it_is_none_of_the_eight() -> None:
    lands: Lands = {"akrotiri": {"troops": 6, "titans": 2}, "balos": {"troops": 1, "titans": 1}}
    game = play(kalliste(god="ares", isles=lands), "recruit troop balos")
    assert host(game, "balos") == ("sparta", 2, 1)
    refused(game, "recruit troop balos", "all_troops_on_board", "B1.3")
    full: Lands = {"akrotiri": {"troops": 8}, "balos": {"troops": 0}}
    assert "recruit titan balos" in texts(kalliste(god="kronos", isles=full))


@pytest.mark.rule("T4.1", "C11")
def test_the_harpy_can_t_kill_it() -> None:
    lands: Lands = {"pyrgos": {"troops": 0, "titans": 2}, "kamari": {"troops": 1, "titans": 1}}
    game = play(kalliste("harpy", isles=lands), "call harpy")
    refused(game, "choose isle pyrgos", "not_an_enemy_troop", "C11")
    play(game, "choose isle kamari")
    assert (host(game, "kamari"), host(game, "pyrgos")) == (("athens", 0, 1), ("athens", 0, 2))


@pytest.mark.rule("T4.1", "C9")
def test_the_sphinx_can_t_sell_it() -> None:
    lands: Lands = {"balos": {"troops": 0, "titans": 2}, "akrotiri": {"troops": 1, "titans": 1}}
    game = play(kalliste("sphinx", seas={}, isles=lands), "call sphinx")
    assert texts(game) == {"stop", "sell troop akrotiri"}
    refused(game, "sell troop balos", "nothing_to_sell", "C9")
    play(game, "sell troop akrotiri")
    refused(game, "sell troop akrotiri", "nothing_to_sell", "C9")
    assert host(game, "akrotiri") == ("sparta", 0, 1)


@pytest.mark.rule("T4.1", "C16")
def test_medusa_holds_it() -> None:
    lands: Lands = {"balos": {"troops": 0, "titans": 1, "figure": {"card": "medusa", "holder": "athens"}}}
    game = kalliste("pegasus", god="ares", isles=lands)
    refused(game, "move titans balos", "held_by_medusa", "C16")
    refused(game, "move troops balos", "held_by_medusa", "C16")
    refused(play(game, "call pegasus"), "choose isle balos", "held_by_medusa", "C16")


@pytest.mark.rule("T4.1", "C16")
def test_it_can_t_retreat_from_her() -> None:
    pyrgos = {"troops": 0, "titans": 2, "figure": {"card": "medusa", "holder": "athens"}}
    game = attack([3, 0, 3, 0], {"troops": 3}, pyrgos)
    play(game, "move troops balos", "land pyrgos 3")
    assert (kind(game), host(game, "pyrgos")) == ("turn", ("sparta", 3, 0))  # two rounds, nobody could leave


@pytest.mark.rule("T4.1", "C5")
def test_pegasus_carries_it() -> None:
    game = kalliste("pegasus", seas={}, isles={"balos": {"troops": 2, "titans": 2}})
    play(game, "call pegasus", "choose isle balos", "take titans 1")
    before = game.to_position()
    play(game, "land sikinos 1")
    assert (host(game, "sikinos"), host(game, "balos")) == (("sparta", 1, 1), ("sparta", 1, 1))
    changed = {f"isles.{name}.{part}" for name in ("balos", "sikinos") for part in ("troops", "titans")}
    assert changes(before, game.to_position()) == changed | {"isles.sikinos.owner", "flow"}
    assert gold(game, "sparta") == 9 - 2


@pytest.mark.rule("T4.1", "C5")
def test_also_where_it_is_alone() -> None:
    game = kalliste("pegasus", seas={}, isles={"balos": {"troops": 0, "titans": 1}})
    play(game, "call pegasus", "choose isle balos", "take titans 1", "land sikinos 0")
    assert (host(game, "sikinos"), host(game, "balos")) == (("sparta", 0, 1), ("sparta", 0, 0))


# T4.2


@pytest.mark.rule("T4.2")
def test_with_ares_titans_move_as_troops_at_his_price() -> None:
    game = kalliste(god="ares", seas={}, isles={"balos": {"troops": 1, "titans": 2}}, cities={"sparta": {"gold": 3}})
    play(game, "move troops balos")
    reach = ("akrotiri", "emporio", "perissa", "pyrgos")
    assert texts(game) == {"take titans 1", "take titans 2"} | {f"land {name} 1" for name in reach}
    refused(game, "take titans 3", "too_many_titans", "T4.3")
    refused(game, "land perissa 0", "nobody_goes", "B5.10")
    play(game, "take titans 2")
    refused(game, "take titans 1", "titans_chosen", "T4.3")
    before = game.to_position()
    told = heard(game)
    play(game, "land perissa 0")
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 0, 2), ("sparta", 1, 0))
    changed = {"isles.balos.titans", "isles.perissa.owner", "isles.perissa.titans", "cities.sparta.gold", "flow"}
    assert changes(before, game.to_position()) == changed
    number = game.names.number
    assert told[0] == events.TroopsMoved(
        player=0,
        from_isle=number("isle", "balos"),
        to_isle=number("isle", "perissa"),
        count=0,
        price=1,
        flying=False,
        titans=2,
    )
    # Again and again at one coin; the emptied territory stays his.
    play(game, "move troops perissa", "take titans 2", "land emporio 0")
    play(game, "move troops emporio", "take titans 1", "land perissa 0")
    assert (gold(game, "sparta"), host(game, "perissa")) == (0, ("sparta", 0, 1))


@pytest.mark.rule("T4.2")
def test_a_titan_stays_where_it_isn_t_taken() -> None:
    game = play(
        kalliste(god="ares", seas={}, isles={"balos": {"troops": 2, "titans": 1}}),
        "move troops balos",
        "land perissa 2",
    )
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 2, 0), ("sparta", 0, 1))


@pytest.mark.rule("T4.2")
def test_titans_alone_can_begin_a_move_of_ares() -> None:
    game = kalliste(god="ares", seas={}, isles={"balos": {"troops": 0, "titans": 1}})
    play(game, "move troops balos")
    assert texts(game) == {"take titans 1"}


@pytest.mark.rule("T4.2", "H2.5")
def test_with_hades_they_come_along_with_undead() -> None:
    game = kalliste(
        god="hades", modules=("hades",), threat=9, seas={}, isles={"balos": {"troops": 0, "titans": 2, "undead": 1}}
    )
    play(game, "move troops balos", "take titans 2")
    refused(game, "land perissa 0", "undead_must_go", "H2.5")
    play(game, "take undead 1", "land perissa 0")
    assert (host(game, "perissa"), isle(game, "perissa")["undead"]) == (("sparta", 0, 2), 1)
    assert (gold(game, "sparta"), game.to_position()["turn"]["titan_moves"]) == (8, 0)


# T4.4


@pytest.mark.rule("T4.4")
@pytest.mark.parametrize("defence", [{"troops": 1}, {"troops": 0, "titans": 1}, {"troops": 0, "undead": 1}])
def test_enemy_units_fight(defence: dict[str, Any]) -> None:
    game = kalliste(
        seas={},
        modules=("hades",),
        threat=9,
        isles={"balos": {"troops": 1, "titans": 1}, "pyrgos": defence},
        dice=[0, 0],
    )
    told = heard(game)
    march(game, "balos", "pyrgos", 1)
    assert (totals(told), host(game, "pyrgos")) == ([(2, 1)], ("sparta", 1, 1))


@pytest.mark.rule("T4.4")
def test_so_does_a_hero() -> None:
    game = kalliste(
        seas={},
        modules=("heroes",),
        heroes={"achilles": {"isle": "pyrgos"}},
        isles={"balos": {"titans": 2}, "pyrgos": {"troops": 0}},
        dice=[0, 0],
    )
    told = heard(game)
    march(game, "balos", "pyrgos", 1, 2)
    assert (totals(told), host(game, "pyrgos")) == ([(3, 1)], ("sparta", 1, 2))
    assert "achilles" in game.to_position()["gone"]


@pytest.mark.rule("T4.4", "C14")
def test_and_the_minotaur_of_an_owned_territory() -> None:
    pyrgos = {"troops": 0, "figure": {"card": "minotaur", "holder": "athens"}}
    game = kalliste(seas={}, isles={"balos": {"titans": 1}, "pyrgos": pyrgos}, dice=[3, 0])
    told = heard(game)
    march(game, "balos", "pyrgos")
    assert (totals(told), host(game, "pyrgos")) == ([(4, 2)], ("sparta", 0, 1))


@pytest.mark.rule("T4.4")
def test_an_empty_territory_of_another_is_taken_whatever_stands_there() -> None:
    pyrgos = {"troops": 0, "buildings": ["fortress", "fortress", "temple"], "markers": 1}
    game = kalliste(seas={}, isles={"balos": {"titans": 1}, "pyrgos": pyrgos})
    told = heard(game)
    before = game.to_position()
    march(game, "balos", "pyrgos")
    number = game.names.number
    assert told[-1] == events.IsleTaken(player=0, isle=number("isle", "pyrgos"), former=1)
    changed = {"isles.balos.titans", "isles.pyrgos.owner", "isles.pyrgos.titans"}
    assert changes(before, game.to_position()) == changed | {"cities.sparta.gold", "turn.titan_moves"}


@pytest.mark.rule("T4.4")
def test_a_neutral_one_too() -> None:
    game = march(kalliste(seas={}, isles={"balos": {"titans": 1}}), "balos", "perissa")
    assert (host(game, "perissa"), host(game, "balos")) == (("sparta", 0, 1), ("sparta", 1, 0))


@pytest.mark.rule("T4.4")
def test_on_an_own_one_they_join() -> None:
    game = march(kalliste(seas={}, isles={"balos": {"titans": 1}}), "balos", "akrotiri", 1)
    assert (host(game, "akrotiri"), host(game, "balos")) == (("sparta", 2, 1), ("sparta", 0, 0))


@pytest.mark.rule("T4.4")
def test_a_titan_holds_a_territory_alone() -> None:
    game = kalliste(
        turn={"marker": "athens", "god": "ares"},
        seas={},
        isles={"balos": {"troops": 0, "titans": 1}, "pyrgos": {"troops": 2}},
        dice=[0, 3],
    )
    told = heard(game)
    play(game, "move troops pyrgos", "land balos 2")
    assert (totals(told), kind(game), host(game, "balos")) == ([(2, 4)], "land_battle", ("sparta", 0, 1))
