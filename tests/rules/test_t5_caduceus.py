"""The Caduceus: a coin saves a land unit in a battle on its territory (T5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.positions.laying import with_more
from tests.rules.heroes import read_again
from tests.rules.thera import Lands, army, thera

ASKED = {"pass", "pay"}


def war(troops: int, defenders: int, dice: list[int], staff: str = "pyrgos", **rest: Any) -> Game:
    """Sparta's Kamari attacks Thebes's Pyrgos with all troops; the Caduceus comes along if it lies on Kamari."""
    lands = with_more({"kamari": {"troops": troops}, "pyrgos": {"troops": defenders}}, rest.pop("isles", {}))
    game = thera(isles=lands, artifacts={"caduceus": staff}, dice=dice, **rest)
    along = rest.pop("along", ["bring caduceus"] if staff == "kamari" else [])
    return play(game, "move troops kamari", *along, f"land pyrgos {troops}")


@pytest.mark.rule("T5.6")
def test_the_defender_pays_and_loses_nothing() -> None:
    game = war(2, 1, [3, 0])
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "thebes", ASKED)
    read_again(game)
    told = heard(game)
    play(game, "pay")
    assert (gold(game, "thebes"), army(game, "pyrgos")) == (7 - 1, ("thebes", 1, 0))
    assert [type(event) for event in told[:2]] == [events.CaduceusPaid, events.UnitSaved]
    assert gold(game, "sparta") == 9 - 1  # the move


@pytest.mark.rule("T5.6")
def test_who_passes_loses_the_unit() -> None:
    game = play(war(2, 2, [3, 0]), "pass")
    assert (gold(game, "thebes"), army(game, "pyrgos")) == (7, ("thebes", 1, 0))


@pytest.mark.rule("T5.6")
def test_as_often_as_he_can_pay() -> None:
    game = war(
        2,
        1,
        [3, 0, 3, 0, 3, 0],
        cities={"thebes": {"gold": 2}},
        isles={"balos": {"owner": "athens"}, "akrotiri": {"owner": "thebes"}},
    )
    for left in (1, 0):
        play(game, "pay")
        assert gold(game, "thebes") == left
        assert decider(game) == "sparta"  # who may retreat
        play(game, "stay")
        assert (kind(game), decider(game)) == ("save_unit", "thebes")
    assert texts(game) == {"pass"}
    play(game, "pass")
    assert army(game, "pyrgos") == ("sparta", 2, 0)


@pytest.mark.rule("T5.6", "H4.7")
def test_he_is_asked_without_gold_too() -> None:
    game = war(2, 2, [3, 0], cities={"thebes": {"gold": 0}})
    assert (kind(game), texts(game)) == ("save_unit", {"pass"})
    refused(game, "pay", "not_enough_gold", "T5.6")


@pytest.mark.rule("T5.6")
def test_the_attacker_who_brought_it() -> None:
    game = war(2, 3, [0, 3], staff="kamari")
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "sparta", ASKED)
    read_again(game)
    play(game, "pay")
    assert gold(game, "sparta") == 9 - 1 - 1
    assert kind(game) == "land_battle"
    play(game, "stay", "choose isle kamari")
    assert army(game, "kamari") == ("sparta", 2, 0)


@pytest.mark.rule("T5.6")
@pytest.mark.parametrize("staff", ["fira", "balos", "kamari"])
def test_only_in_a_battle_on_its_territory(staff: str) -> None:
    """Elsewhere, or left behind where the attackers came from, it serves nobody."""
    lands: Lands = {"kamari": {"troops": 2}, "pyrgos": {"troops": 3}}
    game = thera(isles=lands, artifacts={"caduceus": staff}, dice=[0, 0])
    play(game, "move troops kamari", "land pyrgos 2")
    assert (kind(game), decider(game)) == ("land_battle", "thebes")
    assert (army(game, "pyrgos"), gold(game, "thebes")) == (("thebes", 3, 0), 7)


@pytest.mark.rule("T5.6")
def test_the_other_side_is_not_asked() -> None:
    game = war(3, 2, [0, 2])
    assert (kind(game), decider(game)) == ("land_battle", "thebes")  # Sparta has lost a troop unasked
    play(game, "stay", "choose isle kamari")
    assert army(game, "kamari") == ("sparta", 2, 0)
    game = war(3, 3, [3, 0], staff="kamari")
    assert (kind(game), decider(game), army(game, "pyrgos")) == ("land_battle", "thebes", ("thebes", 2, 0))


@pytest.mark.rule("T5.6", "H5.1")
def test_a_tie_asks_each_side_that_has_it() -> None:
    game = war(2, 2, [1, 1])
    assert (kind(game), decider(game)) == ("save_unit", "thebes")
    play(game, "pay", "stay", "choose isle kamari")
    assert (army(game, "kamari"), army(game, "pyrgos")) == (("sparta", 1, 0), ("thebes", 2, 0))


@pytest.mark.rule("T5.6", "T4.1", "H3.4", "H2.8")
@pytest.mark.parametrize("lost", ["lose unit", "lose titan", "lose undead", "lose hero ajax"])
def test_any_land_unit_is_saved(lost: str) -> None:
    mixed = {"troops": 1, "titans": 1, "undead": 1}
    game = war(
        6,
        1,
        [3, 0],
        isles={"pyrgos": mixed},
        modules=("hades", "heroes"),
        heroes={"ajax": {"isle": "pyrgos"}},
    )
    assert kind(game) == "choose_loss"
    play(game, lost)
    assert (kind(game), texts(game)) == ("save_unit", ASKED)
    read_again(game)
    play(game, "pay")
    assert (army(game, "pyrgos"), isle(game, "pyrgos")["undead"]) == (("thebes", 1, 1), 1)
    assert game.to_position()["heroes"]["ajax"]["isle"] == "pyrgos"
    assert (decider(game), kind(game)) == ("thebes", "land_battle")  # a saved unit is not replaced by another


@pytest.mark.rule("T5.6", "C14", "H5.1")
def test_not_the_minotaur() -> None:
    monster = {"troops": 0, "figure": {"card": "minotaur", "holder": "thebes"}}
    game = war(3, 0, [3, 0], isles={"pyrgos": monster})
    assert (kind(game), army(game, "pyrgos")) == ("turn", ("sparta", 3, 0))
    assert gold(game, "thebes") == 7


@pytest.mark.rule("T5.6")
def test_no_fleet_wherever_it_lies() -> None:
    for staff in thera().board.territory_ids:
        lands: Lands = {staff: {"owner": "thebes"}}
        seas = {"1-1": ("sparta", 2), "2-1": ("thebes", 2)}
        game = thera(god="poseidon", isles=lands, seas=seas, artifacts={"caduceus": staff}, dice=[3, 0])
        play(game, "move fleets 1-1", "sail 2-1 2")
        assert (kind(game), sea(game, "2-1")) == ("sea_battle", {"owner": "thebes", "fleets": 1})


# With Aegis (H4.5, H5.1): one question, either may save


@pytest.mark.rule("T5.6", "H5.1", "H4.5")
def test_aegis_or_caduceus() -> None:
    rest: dict[str, Any] = {"modules": ("favours",), "cities": {"thebes": {"items": ["aegis"]}}}
    game = war(2, 1, [3, 0], **rest)
    assert texts(game) == ASKED | {"use aegis"}
    play(game, "use aegis")
    assert (gold(game, "thebes"), army(game, "pyrgos"), game.to_position()["item_discard"]) == (
        7,
        ("thebes", 1, 0),
        ["aegis"],
    )
    game = play(war(2, 1, [3, 0], **rest), "pay")
    assert (gold(game, "thebes"), army(game, "pyrgos"), game.to_position()["item_discard"]) == (
        6,
        ("thebes", 1, 0),
        [],
    )
    game = play(war(2, 1, [3, 0], **rest), "pass")
    assert army(game, "pyrgos") == ("sparta", 2, 0)


@pytest.mark.rule("T5.6", "H5.1", "H4.5")
def test_the_attacker_with_aegis_is_asked_before_the_defender_with_the_caduceus() -> None:
    rest: dict[str, Any] = {"modules": ("favours",), "cities": {"sparta": {"items": ["aegis"]}}}
    game = war(2, 2, [1, 1], **rest)
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "sparta", {"pass", "use aegis"})
    refused(game, "pay", "no_caduceus_here", "T5.6")
    play(game, "use aegis")
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "thebes", ASKED)
    refused(game, "use aegis", "item_not_yours", "H4.5")
    play(game, "pay")
    assert army(game, "pyrgos") == ("thebes", 2, 0)


@pytest.mark.rule("T5.6", "H4.7")
def test_a_face_down_item_asks_the_other_side_and_tells_nothing() -> None:
    game = war(2, 2, [1, 1], modules=("favours",), cities={"sparta": {"secret_items": ["apple"]}})
    play(game, "pass")  # before the dice
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "sparta", {"pass"})


@pytest.mark.rule("T5.6")
def test_there_is_nothing_to_pay_at_other_moments() -> None:
    refused(thera(artifacts={"caduceus": "fira"}), "pay", "nothing_to_pay", "T5.6")
