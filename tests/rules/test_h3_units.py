"""Heroes as units: they move, hold isles, fight, retreat and fall (H3.4)."""

from __future__ import annotations

import pytest

from tests.phrases import changes, decider, gold, isle, kind, play, refused, sea, texts
from tests.rules.aegean import Fleets, standing
from tests.rules.heroes import HEROES, ROUTE, WAY_OUT, heroic, march, owner_of, places, read_again, war

MOVED = {"cities.sparta.gold"}  # what every move changes
TO_PAROS: Fleets = {"8-6": ("sparta", 1)}  # joins Naxos and Paros, which is neutral


# Moving


@pytest.mark.rule("H3.4", "B5.10")
@pytest.mark.parametrize("hero", HEROES)
def test_he_moves_alone_like_a_troop(hero: str) -> None:
    game = war(2, 1, [], {hero: "naxos"}, ios={"owner": "sparta"})
    before = game.to_position()
    play(game, "move troops naxos")
    refused(game, "land ios 0", "nobody_goes", "B5.10")
    play(game, f"take {hero}")
    read_again(game)
    play(game, "land ios 0")
    assert changes(before, game.to_position()) == MOVED | {f"heroes.{hero}.isle"}
    assert (places(game, hero), gold(game, "sparta"), kind(game)) == (["ios"], 8, "turn")


@pytest.mark.rule("H3.4", "B5.10")
def test_he_moves_with_some_of_the_troops() -> None:
    game = war(3, 1, [], {"ajax": "naxos"}, ios={"owner": "sparta"})
    play(game, "move troops naxos")
    assert texts(game) == {"take ajax", "land ios 1", "land ios 2", "land ios 3"}
    before = game.to_position()
    play(game, "take ajax")
    assert texts(game) == {"land ios 0", "land ios 1", "land ios 2", "land ios 3"}
    assert changes(before, game.to_position()) == {"flow"}
    play(game, "land ios 2")
    assert (isle(game, "naxos")["troops"], isle(game, "ios")["troops"], places(game, "ajax")) == (1, 3, ["ios"])


@pytest.mark.rule("H3.4", "B5.10")
def test_troops_go_and_he_stays() -> None:
    game = war(3, 1, [], {"ajax": "naxos"}, ios={"owner": "sparta"})
    play(game, "move troops naxos", "land ios 3")
    assert (isle(game, "naxos")["troops"], isle(game, "ios")["troops"], places(game, "ajax")) == (0, 4, ["naxos"])


@pytest.mark.rule("H3.4")
def test_several_go_together_and_one_stays() -> None:
    game = war(0, 1, [], {"ajax": "naxos", "hector": "naxos", "ulysses": "naxos"}, ios={"owner": "sparta"})
    play(game, "move troops naxos", "take ulysses", "take ajax", "land ios 0")
    assert [places(game, hero) for hero in ("ajax", "hector", "ulysses")] == [["ios"], ["naxos"], ["ios"]]


@pytest.mark.rule("H3.4")
def test_only_who_is_there_can_be_taken_and_only_once() -> None:
    game = war(1, 1, [], {"ajax": "naxos", "hector": "kythnos", "perseus": "ios"})
    refused(game, "take ajax", "no_one_to_take_along", "B5.10")  # not before a move has begun
    play(game, "move troops naxos")
    refused(game, "take hector", "hero_not_there", "H3.4")
    refused(game, "take perseus", "hero_not_there", "H3.4")
    refused(game, "take ulysses", "hero_not_there", "H3.4")
    play(game, "take ajax")
    refused(game, "take ajax", "hero_chosen", "H3.4")


@pytest.mark.rule("H3.4", "B5.10")
def test_he_needs_fleets_ares_and_gold() -> None:
    assert "move troops naxos" in texts(war(0, 1, [], {"ajax": "naxos"}))
    refused(war(0, 1, [], {"ajax": "naxos"}, seas={}), "move troops naxos", "troops_cannot_leave", "B5.10")
    refused(war(0, 1, [], {}), "move troops naxos", "no_own_troop_there", "B5.10")
    refused(heroic(heroes={"ajax": "naxos"}), "move troops naxos", "needs_ares_to_march", "B5.10")
    poor = war(0, 1, [], {"ajax": "naxos"}, cities={"sparta": {"gold": 0}})
    refused(poor, "move troops naxos", "not_enough_gold", "B5.1")


@pytest.mark.rule("H3.4", "B5.10")
def test_alone_he_takes_an_empty_isle_and_the_one_he_left_stays_his() -> None:
    game = war(0, 1, [], {"ajax": "naxos"}, seas=TO_PAROS)
    before = game.to_position()
    play(game, "move troops naxos", "take ajax", "land paros 0")
    assert changes(before, game.to_position()) == MOVED | {"heroes.ajax.isle", "isles.paros.owner"}
    assert (isle(game, "paros")["owner"], isle(game, "paros")["troops"]) == ("sparta", 0)
    assert isle(game, "naxos")["owner"] == "sparta"


@pytest.mark.rule("H3.4", "C5")
def test_pegasus_carries_him() -> None:
    game = heroic("pegasus", heroes={"ajax": "naxos"}, isles={"naxos": {"troops": 0}})
    play(game, "call pegasus", "choose isle naxos", "take ajax", "land serifos 0")
    assert (places(game, "ajax"), isle(game, "serifos")["owner"]) == (["serifos"], "sparta")


# Holding an isle, counting in battle


@pytest.mark.rule("H3.4", "B5.10")
def test_alone_he_holds_an_isle() -> None:
    game = war(1, 0, [2, 2], {"perseus": "ios"})
    totals = march(game, 1)
    # He counts 1: a tie, and both are wiped out; the isle stays with the defender, empty (B6.5).
    assert totals == [(3, 3)]
    assert places(game, "perseus") == ["gone"]
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"], isle(game, "naxos")["troops"]) == ("athens", 0, 0)


@pytest.mark.rule("H3.4", "B6.1")
@pytest.mark.parametrize("hero", ["achilles", "perseus", "hector"])
def test_in_attack_he_counts_one(hero: str) -> None:
    game = war(2, 1, [1, 0], {hero: "naxos"})
    assert march(game, 2, hero) == [(4, 1)]
    assert (isle(game, "ios")["owner"], isle(game, "ios")["troops"], places(game, hero)) == ("sparta", 2, ["ios"])


@pytest.mark.rule("H3.4", "B6.1")
@pytest.mark.parametrize("hero", ["achilles", "penthesilea", "perseus"])
def test_in_defence_he_counts_one(hero: str) -> None:
    game = war(1, 2, [0, 1], {hero: "ios"})
    assert march(game, 1) == [(1, 4)]
    assert (isle(game, "ios")["troops"], places(game, hero)) == (2, ["ios"])


@pytest.mark.rule("H3.4")
def test_several_heroes_count_each() -> None:
    game = war(1, 0, [0, 3], {"achilles": "ios", "penthesilea": "ios", "perseus": "ios", "ajax": "naxos"})
    assert march(game, 1) == [(1, 6)]


# Losses


@pytest.mark.rule("H3.4", "H5.1")
@pytest.mark.parametrize("loss", ["lose unit", "lose hero perseus", "lose hero achilles"])
def test_the_defender_chooses_what_he_loses(loss: str) -> None:
    game = war(4, 2, [3, 0], {"perseus": "ios", "achilles": "ios", "ajax": "kythnos"})
    march(game, 4)
    assert (decider(game), kind(game)) == ("athens", "choose_loss")
    assert texts(game) == {"lose unit", "lose hero perseus", "lose hero achilles"}
    refused(game, "lose undead", "no_such_unit", "H5.1")
    refused(game, "lose hero ajax", "no_such_unit", "H5.1")
    read_again(game)
    play(game, loss)
    assert isle(game, "ios")["troops"] == (1 if loss == "lose unit" else 2)
    assert places(game, "perseus") == ["gone" if loss.endswith("perseus") else "ios"]
    assert places(game, "achilles") == ["gone" if loss.endswith("achilles") else "ios"]


@pytest.mark.rule("H3.4", "H5.1")
def test_the_attacker_chooses_what_he_loses() -> None:
    game = war(1, 3, [0, 1], {"perseus": "naxos", "hector": "naxos"})
    march(game, 1, "perseus", "hector")
    assert (decider(game), texts(game)) == ("sparta", {"lose unit", "lose hero perseus", "lose hero hector"})
    play(game, "lose hero hector")
    assert places(game, "hector") == ["gone"]
    assert game.to_position()["flow"][-1]["attackers"] == 1
    assert game.to_position()["flow"][-1]["attacking_heroes"] == ["perseus"]


@pytest.mark.rule("H3.4", "H5.1")
def test_after_a_tie_the_attacker_chooses_first() -> None:
    game = war(2, 2, [1, 1], {"perseus": "naxos", "penthesilea": "ios"})
    march(game, 2, "perseus")
    assert decider(game) == "sparta"
    play(game, "lose hero perseus")
    assert decider(game) == "athens"
    play(game, "lose unit")
    assert (places(game, "perseus"), places(game, "penthesilea"), isle(game, "ios")["troops"]) == (["gone"], ["ios"], 1)


@pytest.mark.rule("H3.4")
def test_where_all_are_of_a_kind_nobody_is_asked() -> None:
    game = war(3, 0, [3, 0], {"perseus": "ios"})
    march(game, 3)
    assert (places(game, "perseus"), isle(game, "ios")["owner"], kind(game)) == (["gone"], "sparta", "turn")
    attack = war(0, 2, [0, 0], {"perseus": "naxos"})
    march(attack, 0, "perseus")
    assert (places(attack, "perseus"), isle(attack, "ios")["troops"], kind(attack)) == (["gone"], 2, "turn")


@pytest.mark.rule("H3.4")
def test_who_is_killed_leaves_the_game_and_no_pile_has_him() -> None:
    game = war(3, 0, [3, 0], {"perseus": "ios"})
    before = game.to_position()
    march(game, 3)
    after = game.to_position()
    assert after["gone"] == ["perseus"]
    assert (after["deck"], after["discard"], after["track"]) == (before["deck"], before["discard"], before["track"])
    assert owner_of(game, "perseus") is None


@pytest.mark.rule("H3.4", "C14")
def test_the_minotaur_goes_after_the_heroes() -> None:
    game = war(5, 0, [3, 0, 3, 0], {"perseus": "ios"}, ios={"figure": "minotaur"})
    totals = march(game, 5)
    # 1 and the Minotaur's 2; the hero goes unasked, for the Minotaur is always last.
    assert totals == [(8, 3)]
    assert (places(game, "perseus"), standing(game, "minotaur")) == (["gone"], "ios")
    play(game, "stay")
    assert (isle(game, "ios")["owner"], standing(game, "minotaur")) == ("sparta", None)


@pytest.mark.rule("H3.4", "H2.7")
def test_a_hero_leaves_no_gold_on_the_necropolis() -> None:
    game = war(3, 1, [3, 0, 3, 0], {"perseus": "ios"}, modules=("hades", "heroes"), necropolis="milos")
    march(game, 3)
    play(game, "lose hero perseus")
    assert isle(game, "milos")["gold"] == 0
    play(game, "stay")
    assert isle(game, "milos")["gold"] == 1  # the troop's


# Retreat


@pytest.mark.rule("H3.4", "B6.4")
def test_heroes_retreat_with_the_troops() -> None:
    game = war(4, 2, [3, 0], {"perseus": "ios", "hector": "ios"}, seas=ROUTE | WAY_OUT)
    march(game, 4)
    play(game, "lose unit")
    assert (decider(game), texts(game)) == ("athens", {"stay", "choose isle syros"})
    play(game, "choose isle syros")
    assert (places(game, "perseus"), places(game, "hector")) == (["syros"], ["syros"])
    assert (isle(game, "syros")["troops"], isle(game, "ios")["owner"], isle(game, "ios")["troops"]) == (2, "sparta", 4)


@pytest.mark.rule("H3.4", "B6.4")
def test_a_hero_retreats_alone() -> None:
    game = war(4, 1, [3, 0], {"perseus": "ios"}, seas=ROUTE | WAY_OUT)
    march(game, 4)
    play(game, "lose unit", "choose isle syros")
    assert (places(game, "perseus"), isle(game, "ios")["owner"]) == (["syros"], "sparta")


@pytest.mark.rule("H3.4", "B6.4")
def test_an_attacking_hero_retreats() -> None:
    game = war(1, 4, [0, 0], {"perseus": "naxos"})
    march(game, 1, "perseus")
    play(game, "lose unit")
    assert (decider(game), texts(game)) == ("sparta", {"stay", "choose isle naxos"})
    play(game, "choose isle naxos")
    assert (places(game, "perseus"), isle(game, "ios")["troops"]) == (["naxos"], 4)
    read_again(game)


# Not one of the eight, not a troop for Harpy and Sphinx


@pytest.mark.rule("H3.4", "B1.1")
def test_he_is_not_one_of_the_eight() -> None:
    seven = heroic(god="ares", heroes=dict.fromkeys(HEROES, "naxos"), isles={"naxos": {"troops": 6}})
    play(seven, "recruit troop naxos")
    assert isle(seven, "naxos")["troops"] == 7
    refused(seven, "recruit troop naxos", "all_troops_on_board", "B1.3")
    # With eight on the board a hero still comes.
    full = heroic("ajax", isles={"naxos": {"troops": 7}})
    play(full, "call ajax", "choose isle naxos")
    assert (places(full, "ajax"), isle(full, "naxos")["troops"]) == (["naxos"], 7)


@pytest.mark.rule("H3.4", "C11")
def test_the_harpy_can_not_kill_him() -> None:
    game = heroic("harpy", heroes={"ajax": "ios", "hector": "syros"}, isles={"ios": {"troops": 0}})
    play(game, "call harpy")
    refused(game, "choose isle ios", "not_an_enemy_troop", "C11")
    play(game, "choose isle syros")  # the troop beside him
    assert (isle(game, "syros")["troops"], places(game, "hector"), places(game, "ajax")) == (0, ["syros"], ["ios"])


@pytest.mark.rule("H3.4", "C9")
def test_the_sphinx_does_not_buy_him() -> None:
    game = heroic("sphinx", heroes={"ajax": "naxos"}, isles={"naxos": {"troops": 0}})
    play(game, "call sphinx")
    refused(game, "sell troop naxos", "nothing_to_sell", "C9")
    play(game, "sell troop kythnos", "stop")
    assert places(game, "ajax") == ["naxos"]


# Medusa


@pytest.mark.rule("H3.4", "C16")
def test_medusa_holds_him() -> None:
    game = war(0, 1, [], {"ajax": "naxos"}, naxos={"figure": "medusa"})
    refused(game, "move troops naxos", "held_by_medusa", "C16")
    flight = heroic("pegasus", heroes={"ajax": "naxos"}, isles={"naxos": {"troops": 0, "figure": "medusa"}})
    play(flight, "call pegasus")
    refused(flight, "choose isle naxos", "held_by_medusa", "C16")


@pytest.mark.rule("H3.4", "C16")
def test_from_medusa_no_hero_retreats() -> None:
    game = war(4, 2, [3, 0, 3, 0], {"perseus": "ios"}, ios={"figure": "medusa"}, seas=ROUTE | WAY_OUT)
    march(game, 4)
    play(game, "lose unit")
    assert kind(game) == "choose_loss"  # the next round has been fought already
    refused(game, "choose isle syros", "no_isle_to_choose", "B5.1")


@pytest.mark.rule("H3.4", "C16")
def test_he_may_come_to_medusa() -> None:
    game = war(0, 1, [], {"ajax": "naxos"}, ios={"owner": "sparta", "figure": "medusa"})
    play(game, "move troops naxos", "take ajax", "land ios 0")
    assert places(game, "ajax") == ["ios"]
    assert sea(game, "9-5") == {"owner": "sparta", "fleets": 1}
