"""The Helm of Invisibility: anybody's fleets, and a way through the land of others (T5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts, totals
from tests.rules.heroes import read_again
from tests.rules.thera import Fleets, Lands, army, holders, lies, teams, thera

HIDDEN: dict[str, str] = {"helm": "kamari", "caduceus": "kamari", "cornucopia": "pyrgos"}
LEADERS = {"ares": [], "hades": ["take undead 1"], "athena": ["take titans 1"]}


def hidden(god: str = "ares", game_of: Any = thera, **rest: Any) -> Game:
    """Troops, a titan, with Hades an undead one, and the Helm set out from Kamari; Pyrgos and Balos are Thebes's."""
    lands: Lands = {"kamari": {"troops": 2, "titans": 1}, "pyrgos": {"troops": 3}} | rest.pop("isles", {})
    modules = rest.pop("modules", ())
    if god == "hades":
        lands["kamari"] = lands["kamari"] | {"undead": 1}
        modules = ("hades",)
    game: Game = game_of(god=god, isles=lands, artifacts=rest.pop("artifacts", HIDDEN), modules=modules, **rest)
    return play(game, f"move {'titans' if god == 'athena' else 'troops'} kamari", *LEADERS[god])


def ways(game: Game, verb: str) -> set[str]:
    """The territories a party can `land` on or `pass through` now."""
    return {text.removeprefix(verb).split()[0] for text in texts(game) if text.startswith(verb)}


# Fleets


@pytest.mark.rule("T5.7")
@pytest.mark.parametrize("god", LEADERS)
def test_anybodys_fleets_make_a_chain(god: str) -> None:
    seas: Fleets = {"4-3": ("athens", 2), "4-4": ("sparta", 1), "5-5": ("corinth", 1)}
    game = hidden(god, seas=seas)
    assert ways(game, "land ") == {"pyrgos", "athinios", "fira"}
    play(game, "bring helm")
    assert ways(game, "land ") == {"pyrgos", "athinios", "fira", "kameni", "armeni", "oia"}
    before = game.to_position()
    play(game, "land kameni 1")
    assert (army(game, "kameni")[:2], lies(game, "helm"), gold(game, "sparta")) == (("sparta", 1), "kameni", 8)
    assert before["seas"] == game.to_position()["seas"]


@pytest.mark.rule("T5.7")
def test_an_empty_sea_breaks_it() -> None:
    seas: Fleets = {"4-3": ("athens", 2), "5-5": ("corinth", 1)}
    game = play(hidden(seas=seas), "bring helm")
    assert ways(game, "land ") == {"pyrgos", "athinios", "fira", "kameni"}
    refused(game, "land oia 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("T5.7")
def test_only_for_those_who_take_it_along() -> None:
    seas: Fleets = {"4-3": ("athens", 2)}
    game = hidden(seas=seas)
    refused(game, "land kameni 1", "not_joined_by_fleets", "B5.10")
    elsewhere = hidden(seas=seas, artifacts={"helm": "fira"})
    refused(elsewhere, "bring helm", "artifact_not_there", "T5.2")


@pytest.mark.rule("T5.7", "T7.1")
def test_not_a_partners_fleets() -> None:
    game = play(hidden(game_of=teams, seas={"4-3": ("athens", 2), "1-2": ("thebes", 1)}), "bring helm")
    assert "kameni" not in ways(game, "land ")
    refused(game, "land kameni 1", "partners_fleets", "T7.1")
    refused(game, "land sikinos 1", "not_joined_by_fleets", "B5.10")  # nobody's fleets lead there
    assert "mesaria" in ways(game, "land ")  # over the opponent's fleet


# Through the land of others


@pytest.mark.rule("T5.7")
@pytest.mark.parametrize(("god", "prices"), [("ares", (1, 1)), ("hades", (1, 1)), ("athena", (1, 2))])
def test_through_a_territory_each_step_paid_as_a_move(god: str, prices: tuple[int, int]) -> None:
    game = hidden(god)
    before = game.to_position()
    play(game, "bring helm")
    assert ways(game, "pass through ") == {"pyrgos"}
    told = heard(game)
    play(game, "pass through pyrgos 1")
    assert gold(game, "sparta") == 9 - prices[0]
    assert (kind(game), decider(game), lies(game, "helm")) == ("troop_move", "sparta", None)
    assert (army(game, "pyrgos"), lies(game, "cornucopia")) == (("thebes", 3, 0), "pyrgos")
    assert ways(game, "land ") == {"perissa", "athinios", "kamari", "balos"}
    assert game.decision is not None
    assert {option.price for option in game.decision.options} == {prices[1]}
    read_again(game)
    play(game, "land perissa 1")
    assert (gold(game, "sparta"), lies(game, "helm"), army(game, "perissa")[:2]) == (
        9 - sum(prices),
        "perissa",
        ("sparta", 1),
    )
    assert [type(event) for event in told] == [events.TroopsPassed, events.TroopsMoved, events.IsleTaken]
    assert changes(before, game.to_position()) - {"isles.kamari.undead", "isles.perissa.undead"} <= {
        "artifacts.helm",
        "cities.sparta.gold",
        "flow",
        "turn.titan_moves",
        "isles.kamari.troops",
        "isles.kamari.titans",
        "isles.perissa.owner",
        "isles.perissa.troops",
        "isles.perissa.titans",
    }


@pytest.mark.rule("T5.7", "T4.3")
def test_each_step_of_a_titan_raises_the_price() -> None:
    game = play(hidden("athena"), "bring helm", "pass through pyrgos 0", "pass through balos 0")
    assert (gold(game, "sparta"), game.to_position()["turn"]["titan_moves"]) == (9 - 1 - 2, 2)
    play(game, "land perissa 0")
    assert (gold(game, "sparta"), army(game, "perissa")) == (9 - 1 - 2 - 3, ("sparta", 0, 1))
    refused(game, "move titans perissa", "not_enough_gold", "B5.1")


@pytest.mark.rule("T5.7")
def test_through_two_of_them_into_a_battle() -> None:
    game = play(hidden(dice=[3, 0]), "bring helm", "pass through pyrgos 2", "pass through balos 2")
    assert ways(game, "land ") == {"akrotiri", "emporio", "perissa", "pyrgos"}
    told = heard(game)
    play(game, "land akrotiri 2")
    assert totals(told) == [(2 + 3, 1 + 0)]
    assert (army(game, "akrotiri"), lies(game, "helm"), gold(game, "sparta")) == (("sparta", 2, 0), "akrotiri", 6)
    assert (army(game, "pyrgos"), army(game, "balos")) == (("thebes", 3, 0), ("thebes", 1, 0))


@pytest.mark.rule("T5.7")
def test_over_strange_fleets_and_through_an_isle() -> None:
    """Kameni is Athens's; Athens's fleets lie on both sides of it."""
    lands: Lands = {"kameni": {"owner": "athens", "troops": 2}}
    seas: Fleets = {"4-3": ("athens", 1), "6-4": ("thebes", 1)}
    game = play(hidden(isles=lands, seas=seas), "bring helm")
    assert "akrotiri" not in ways(game, "land ")
    play(game, "pass through kameni 1")
    assert "akrotiri" in ways(game, "land ")
    refused(game, "pass through therasia 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("T5.7")
def test_the_whole_group_goes_on() -> None:
    game = play(hidden(), "take titans 1", "bring helm", "pass through pyrgos 1")
    refused(game, "land perissa 0", "party_stays_together", "T5.7")
    refused(game, "land perissa 2", "too_many_troops", "B5.10")
    assert {text for text in texts(game) if text.startswith("land perissa")} == {"land perissa 1"}
    play(game, "land perissa 1")
    assert (army(game, "perissa"), army(game, "kamari")) == (("sparta", 1, 1), ("sparta", 1, 0))


@pytest.mark.rule("T5.7", "H3.4")
def test_nothing_is_picked_up_on_the_way() -> None:
    game = hidden(
        isles={"pyrgos": {"troops": 3, "titans": 1}}, modules=("heroes",), heroes={"ajax": {"isle": "pyrgos"}}
    )
    play(game, "bring helm", "pass through pyrgos 1")
    assert all(text.startswith(("land ", "pass through ")) for text in texts(game))
    for strange in ("bring cornucopia", "bring caduceus", "take titans 1", "take ajax"):
        refused(game, strange, "party_stays_together", "T5.7")


@pytest.mark.rule("T5.7", "H2.8", "H3.4")
def test_heroes_and_undead_come_through_with_a_titan() -> None:
    lands: Lands = {"kamari": {"troops": 1, "titans": 1, "undead": 2}}
    game = hidden("athena", isles=lands, modules=("hades", "heroes"), heroes={"ajax": {"isle": "kamari"}})
    play(game, "take undead 2", "take ajax", "bring helm", "bring caduceus", "pass through pyrgos 1", "land perissa 1")
    assert (army(game, "perissa"), isle(game, "perissa")["undead"]) == (("sparta", 1, 1), 2)
    assert game.to_position()["heroes"]["ajax"]["isle"] == "perissa"
    assert (lies(game, "helm"), lies(game, "caduceus")) == ("perissa", "perissa")


@pytest.mark.rule("T5.7")
@pytest.mark.parametrize(("god", "enough"), [("ares", 2), ("hades", 2), ("athena", 3)])
def test_a_next_step_must_be_payable(god: str, enough: int) -> None:
    game = play(hidden(god, cities={"sparta": {"gold": enough}}), "bring helm")
    assert ways(game, "pass through ") == {"pyrgos"}
    play(game, "pass through pyrgos 1")
    assert ways(game, "pass through ") == set()
    refused(game, "pass through balos 1", "no_way_on", "T5.7")
    play(game, "land perissa 1")
    assert gold(game, "sparta") == 0
    poor = play(hidden(god, cities={"sparta": {"gold": enough - 1}}), "bring helm")
    refused(poor, "pass through pyrgos 1", "no_way_on", "T5.7")


@pytest.mark.rule("T5.7", "T4.3")
def test_a_titan_move_without_a_payable_way_cant_begin() -> None:
    """Mesaria lies between two territories of opponents' that are their last: nothing but a passage leads away."""
    lands: Lands = {
        "mesaria": {"owner": "sparta", "titans": 1},
        "fira": {"owner": "athens"},
        "kamari": {"owner": "sparta"},
        "oia": {"owner": "corinth"},
        "finikia": {"owner": "thebes"},
        "pyrgos": {"owner": "corinth"},
        "balos": {"owner": "corinth"},
    }
    artifacts: dict[str, str] = {"helm": "mesaria"}
    for coins, legal in ((3, True), (2, False)):
        game = thera(god="athena", isles=lands, seas={}, artifacts=artifacts, cities={"sparta": {"gold": coins}})
        if legal:
            play(game, "move titans mesaria", "take titans 1", "bring helm")
            assert texts(game) == {"pass through fira 0", "pass through finikia 0"}
        else:
            refused(game, "move titans mesaria", "no_way_on", "T5.7")


@pytest.mark.rule("T5.7", "C16")
def test_not_through_medusas_territory() -> None:
    lands: Lands = {"pyrgos": {"figure": {"card": "medusa", "holder": "athens"}}}
    game = play(hidden(isles=lands), "bring helm")
    refused(game, "pass through pyrgos 1", "not_passable", "T5.7")
    assert "pyrgos" in ways(game, "land ")  # it may be attacked


@pytest.mark.rule("T5.7")
def test_not_through_neutral_or_own_land() -> None:
    game = play(hidden(), "bring helm")
    refused(game, "pass through athinios 1", "not_passable", "T5.7")
    refused(game, "pass through fira 1", "not_passable", "T5.7")
    refused(game, "pass through balos 1", "not_joined_by_fleets", "B5.10")  # not the next one


@pytest.mark.rule("T5.7", "T7.1")
def test_not_through_a_partners_land() -> None:
    game = teams(artifacts={"helm": "fira"})
    play(game, "move troops fira", "bring helm")
    refused(game, "pass through finikia 1", "not_passable", "T5.7")
    refused(game, "land finikia 1", "partners_territory", "T7.1")


@pytest.mark.rule("T5.7")
def test_not_without_it_and_not_in_flight() -> None:
    game = hidden()
    refused(game, "pass through pyrgos 1", "needs_helm", "T5.7")
    flight = play(thera("pegasus", artifacts=HIDDEN), "call pegasus", "choose isle kamari", "bring helm")
    refused(flight, "pass through pyrgos 1", "needs_helm", "T5.7")
    refused(thera(artifacts=HIDDEN), "pass through pyrgos 1", "no_passage_now", "T5.7")


@pytest.mark.rule("T5.7", "B5.13")
def test_through_a_last_territory_that_may_not_be_entered() -> None:
    game = play(hidden(isles={"balos": {"owner": "corinth"}}), "bring helm")
    refused(game, "land pyrgos 1", "last_isle", "B5.13")
    play(game, "pass through pyrgos 1", "land perissa 1")
    assert (army(game, "pyrgos"), army(game, "perissa")) == (("thebes", 3, 0), ("sparta", 1, 0))


@pytest.mark.rule("T5.7", "B6.4")
def test_after_a_battle_the_way_back_is_not_open() -> None:
    lands: Lands = {"kamari": {"troops": 3}, "balos": {"troops": 3}}
    game = play(hidden(isles=lands, dice=[0, 0, 0, 0]), "bring helm", "pass through pyrgos 3")
    play(game, "land balos 3", "stay")
    assert (kind(game), decider(game)) == ("land_battle", "thebes")  # Sparta couldn't retreat and wasn't asked


@pytest.mark.rule("T5.7", "T5.5")
def test_with_sandals_too() -> None:
    game = hidden(artifacts={"helm": "kamari", "sandals": "kamari"})
    play(game, "bring helm", "bring sandals")
    assert {"pyrgos", "balos", "oia", "finikia", "emporio", "akrotiri"} <= ways(game, "pass through ")
    assert "kameni" not in ways(game, "land ")


@pytest.mark.rule("T5.7", "T5.2")
def test_a_party_beaten_at_the_end_leaves_the_helm_there() -> None:
    game = play(hidden(dice=[0, 3]), "bring helm", "pass through pyrgos 1", "land balos 1")
    assert (lies(game, "helm"), holders(game)["helm"]) == ("balos", "thebes")


@pytest.mark.rule("T5.7", "T5.3", "B5.13")
def test_what_the_party_carries_counts_for_the_fifth_artifact() -> None:
    """Balos is Thebes's last territory, and the fifth artifact lies there."""
    artifacts: dict[str, str] = {
        "helm": "kamari",
        "sandals": "fira",
        "lightning": "kamari",
        "caduceus": "fira",
        "cornucopia": "balos",
    }
    lands: Lands = {"pyrgos": {"owner": "corinth"}}
    game = play(hidden(isles=lands, artifacts=artifacts, dice=[3, 0]), "bring helm", "pass through pyrgos 2")
    assert "balos" in ways(game, "land ")
    play(game, "land balos 2")
    assert game.ending == "artifacts"
