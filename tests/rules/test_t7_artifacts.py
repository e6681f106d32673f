"""What artifacts do for a team: sent, paid for and divided between partners (T7.5)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, kind, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import Lands, army, lies, teams, thera

GODS = ["ares", "zeus", "athena"]


# Sandals and Helm


def morning(game_of: Any = teams, **rest: Any) -> Game:
    """Sparta's turn with Ares is about to begin, and it has Sandals, Helm and Lightning."""
    position: dict[str, Any] = {
        "turn": None,
        "phase": "actions",
        "gods": GODS,
        "bids": {"ares": {"marker": "sparta"}},
        "artifacts": {"sandals": "fira", "helm": "kamari", "lightning": "fira", "caduceus": "oia"},
    }
    game: Game = game_of(**position | rest)
    return game


@pytest.mark.rule("T7.5")
def test_their_holder_may_send_each_for_a_coin() -> None:
    game = morning()
    assert (kind(game), decider(game)) == ("send_artifacts", "sparta")
    assert texts(game) == {"pass", "send sandals", "send helm"}
    read_again(game)
    before = game.to_position()
    told = heard(game)
    play(game, "send helm")
    assert (kind(game), texts(game)) == ("send_target", {"choose isle oia", "choose isle finikia"})
    read_again(game)
    play(game, "choose isle oia")
    assert (lies(game, "helm"), gold(game, "sparta"), kind(game)) == ("oia", 8, "send_artifacts")
    assert changes(before, game.to_position()) == {"artifacts.helm", "cities.sparta.gold"}
    assert [type(event) for event in told] == [events.ArtifactSent]
    assert texts(game) == {"pass", "send sandals"}
    refused(game, "send helm", "artifact_not_yours", "T7.5")
    play(game, "send sandals", "choose isle finikia")
    assert (lies(game, "sandals"), gold(game, "sparta"), kind(game)) == ("finikia", 7, "turn")


@pytest.mark.rule("T7.5")
def test_or_keep_them() -> None:
    game = morning()
    before = game.to_position()
    play(game, "pass")
    assert (kind(game), changes(before, game.to_position())) == ("turn", {"flow"})
    refused(game, "send helm", "no_sending_now", "T7.5")


@pytest.mark.rule("T7.5", "H4.7")
@pytest.mark.parametrize(("coins", "possible"), [(1, {"pass", "send sandals", "send helm"}), (0, {"pass"})])
def test_he_is_asked_whatever_gold_he_has(coins: int, possible: set[str]) -> None:
    game = morning(cities={"sparta": {"gold": coins}})
    assert (kind(game), texts(game)) == ("send_artifacts", possible)
    if coins == 0:
        refused(game, "send helm", "not_enough_gold", "T7.5")
    else:
        play(game, "send helm", "choose isle oia")
        assert texts(game) == {"pass"}
        refused(game, "send sandals", "not_enough_gold", "T7.5")


@pytest.mark.rule("T7.5")
def test_no_other_artifact_and_not_his_partners() -> None:
    game = morning()
    refused(game, "send lightning", "artifact_not_sent", "T7.5")
    refused(game, "send caduceus", "artifact_not_sent", "T7.5")
    refused(game, "send cornucopia", "artifact_not_sent", "T7.5")
    game = morning(artifacts={"sandals": "fira", "helm": "oia"})
    refused(game, "send helm", "artifact_not_yours", "T7.5")


@pytest.mark.rule("T7.5")
def test_only_to_a_territory_of_the_partners() -> None:
    game = play(morning(), "send helm")
    for other in ("fira", "emporio", "kameni"):
        refused(game, f"choose isle {other}", "not_your_partners", "T7.5")


@pytest.mark.rule("T7.5")
def test_to_the_only_one_unasked_and_an_empty_one_will_do() -> None:
    game = play(morning(isles={"oia": {"troops": 0}, "finikia": {"owner": "corinth"}}), "send helm")
    assert (lies(game, "helm"), kind(game)) == ("oia", "send_artifacts")


@pytest.mark.rule("T7.5")
@pytest.mark.parametrize(
    "rest",
    [
        {"artifacts": {"lightning": "fira", "caduceus": "fira", "cornucopia": "fira"}},
        {"artifacts": {"helm": "oia", "sandals": "emporio"}},
        {"isles": {"oia": {"owner": "corinth"}, "finikia": {"owner": "corinth"}}},  # the partner has none (T7.6)
        {"game_of": thera},
    ],
)
def test_nobody_is_asked_where_there_is_nothing_to_send(rest: dict[str, Any]) -> None:
    assert kind(morning(**rest)) == "turn"


@pytest.mark.rule("T7.5")
def test_not_with_apollo() -> None:
    game = morning(bids={}, apollo=["sparta"])
    assert kind(game) == "place_marker"
    refused(game, "send helm", "no_sending_now", "T7.5")


@pytest.mark.rule("T7.5", "H4.8")
def test_after_figures_and_gift_before_actions() -> None:
    lands: Lands = {"oia": {"figure": {"card": "medusa", "holder": "sparta", "called": 2}}}
    game = morning(
        modules=("favours",),
        gods=["zeus", "athena", "ares"],
        favour={"tile": "hermes"},
        draws={"item": ["spear"]},
        isles=lands,
        cities={"sparta": {"priestesses": 1}},
    )
    assert (kind(game), game.to_position()["cities"]["sparta"]["items"]) == ("keep_figures", [])
    play(game, "pass")
    assert kind(game) == "send_artifacts"
    assert game.to_position()["cities"]["sparta"]["items"] == ["spear"]
    read_again(game)
    assert kind(play(game, "pass")) == "turn"


@pytest.mark.rule("T7.5")
def test_what_was_sent_serves_the_partner_in_his_turn() -> None:
    game = morning(bids={"ares": {"marker": "sparta"}, "zeus": {"marker": "athens"}}, isles={"oia": {"titans": 1}})
    play(game, "send sandals", "choose isle oia", "pass", "end")
    assert (decider(game), kind(game)) == ("athens", "send_artifacts")  # he may send it on
    play(game, "pass", "move titans oia", "take titans 1", "bring sandals")
    assert "land perissa 0" in texts(game)


# Caduceus: Thebes holds it, Corinth is its partner; Sparta attacks Pyrgos


def war(dice: list[int], defenders: int = 2, **rest: Any) -> Game:
    lands: Lands = {"kamari": {"troops": 2}, "pyrgos": {"troops": defenders}} | rest.pop("isles", {})
    game = teams(isles=lands, artifacts={"caduceus": "pyrgos"}, dice=dice, **rest)
    return play(game, "move troops kamari", "land pyrgos 2")


@pytest.mark.rule("T7.5", "T5.6")
def test_the_holder_is_asked_first_and_his_partner_if_he_doesnt_pay() -> None:
    game = war([3, 0])
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "thebes", {"pass", "pay"})
    play(game, "pass")
    assert (kind(game), decider(game), texts(game)) == ("save_unit", "corinth", {"pass", "pay"})
    read_again(game)
    play(game, "pay")
    assert (gold(game, "corinth"), gold(game, "thebes"), army(game, "pyrgos")) == (6, 7, ("thebes", 2, 0))
    assert (kind(game), decider(game)) == ("land_battle", "thebes")


@pytest.mark.rule("T7.5", "T5.6")
def test_if_the_holder_pays_the_partner_isnt_asked() -> None:
    game = play(war([3, 0]), "pay")
    assert (gold(game, "thebes"), gold(game, "corinth"), decider(game)) == (6, 7, "thebes")
    assert kind(game) == "land_battle"


@pytest.mark.rule("T7.5", "T5.6")
def test_if_neither_pays_it_is_lost() -> None:
    game = play(war([3, 0]), "pass", "pass")
    assert (gold(game, "thebes"), gold(game, "corinth"), army(game, "pyrgos")) == (7, 7, ("thebes", 1, 0))


@pytest.mark.rule("T7.5", "T5.6", "H4.7")
def test_both_are_asked_without_gold() -> None:
    game = war([3, 0], cities={"thebes": {"gold": 0}, "corinth": {"gold": 0}})
    assert (decider(game), texts(game)) == ("thebes", {"pass"})
    refused(game, "pay", "not_enough_gold", "T5.6")
    play(game, "pass")
    assert (decider(game), texts(game)) == ("corinth", {"pass"})
    refused(game, "pay", "not_enough_gold", "T5.6")


@pytest.mark.rule("T7.5", "T5.6")
def test_the_partner_of_an_attacker_too() -> None:
    lands: Lands = {"kamari": {"troops": 2}, "pyrgos": {"troops": 3}}
    game = teams(isles=lands, artifacts={"caduceus": "kamari"}, dice=[0, 3])
    play(game, "move troops kamari", "bring caduceus", "land pyrgos 2", "pass")
    assert (decider(game), texts(game)) == ("athens", {"pass", "pay"})
    play(game, "pay")
    assert (gold(game, "athens"), gold(game, "sparta")) == (6, 8)


@pytest.mark.rule("T7.5", "T5.6")
def test_a_partners_caduceus_elsewhere_serves_nobody() -> None:
    """It is the holder's: on Emporio, Corinth's, it is no help on Pyrgos."""
    lands: Lands = {"kamari": {"troops": 2}, "pyrgos": {"troops": 2}}
    game = teams(isles=lands, artifacts={"caduceus": "emporio"}, dice=[3, 0])
    play(game, "move troops kamari", "land pyrgos 2")
    assert (kind(game), army(game, "pyrgos")) == ("land_battle", ("thebes", 1, 0))


@pytest.mark.rule("T7.5", "H4.5", "H5.1")
def test_the_partners_aegis_doesnt_serve() -> None:
    rest: dict[str, Any] = {"modules": ("favours",)}
    game = war([3, 0], cities={"thebes": {"items": ["aegis"]}}, **rest)
    assert texts(game) == {"pass", "pay", "use aegis"}
    play(game, "pass")
    assert (decider(game), texts(game)) == ("corinth", {"pass", "pay"})
    refused(game, "use aegis", "item_does_not_fit", "H4.5")
    game = war([3, 0], cities={"corinth": {"items": ["aegis"]}}, **rest)
    play(game, "pass")
    assert texts(game) == {"pass", "pay"}
    refused(game, "use aegis", "item_does_not_fit", "H4.5")


@pytest.mark.rule("T7.5", "H4.5")
def test_without_the_caduceus_a_partner_is_not_asked_after_aegis() -> None:
    lands: Lands = {"kamari": {"troops": 2}, "pyrgos": {"troops": 2}}
    game = teams(isles=lands, dice=[3, 0], modules=("favours",), cities={"thebes": {"items": ["aegis"]}})
    play(game, "move troops kamari", "land pyrgos 2", "pass")
    assert (kind(game), army(game, "pyrgos")) == ("land_battle", ("thebes", 1, 0))


# Lightning


def auction(**rest: Any) -> Game:
    """Athens, who has the Lightning on Oia, stands on Ares; Corinth bids next."""
    position: dict[str, Any] = {
        "turn": None,
        "gods": GODS,
        "bids": {"ares": {"marker": "athens", "gold": 2}},
        "turn_order": ["corinth", "sparta", "thebes"],
        "artifacts": {"lightning": "oia"},
    }
    return teams(**position | rest)


@pytest.mark.rule("T7.5", "T5.8")
@pytest.mark.parametrize(("whose", "coins"), [("athens", (8, 9)), ("sparta", (7, 10))])
def test_the_holder_says_at_once_whose_the_coin_is(whose: str, coins: tuple[int, int]) -> None:
    game = play(auction(), "bid ares 3")
    assert (kind(game), decider(game)) == ("lightning_coin", "athens")
    assert texts(game) == {"choose player athens", "choose player sparta"}
    refused(game, "choose player corinth", "not_your_partner", "T7.5")
    read_again(game)
    told = heard(game)
    play(game, f"choose player {whose}")
    assert ((gold(game, "athens"), gold(game, "sparta")), gold(game, "corinth")) == (coins, 6)
    assert [type(event) for event in told] == ([] if whose == "athens" else [events.GoldShared])
    assert (kind(game), decider(game)) == ("offering", "athens")


@pytest.mark.rule("T7.5", "T5.8", "T7.1")
def test_a_partner_who_outbids_pays_like_anybody() -> None:
    game = play(auction(turn_order=["sparta", "corinth", "thebes"]), "bid ares 3")
    assert (gold(game, "sparta"), decider(game)) == (8, "athens")
    assert gold(play(game.copy(), "choose player sparta"), "sparta") == 9
    assert gold(play(game, "choose player athens"), "athens") == 8


# Cornucopia


def harvest(isles: Lands | None = None, at: str = "kamari", **rest: Any) -> Game:
    """The revenue of cycle 3; nobody had any gold."""
    purses: Lands = {name: {"gold": 0} for name in ("sparta", "athens", "corinth", "thebes")}
    position: dict[str, Any] = {"turn": None, "phase": "revenue", "gods": GODS, "cities": purses}
    return teams(isles=isles, artifacts={"cornucopia": at, "helm": "fira"}, **position | rest)


@pytest.mark.rule("T7.5", "T5.9")
def test_all_revenue_of_its_territory_is_divided_at_once() -> None:
    """Kamari: one printed and one placed marker, doubled. Fira's marker and the Helm's coin are Sparta's own."""
    game = harvest({"kamari": {"markers": 1}, "fira": {"markers": 1}})
    assert (kind(game), decider(game)) == ("cornucopia_share", "sparta")
    assert (gold(game, "sparta"), gold(game, "athens")) == (4 + 1 + 1, 1)
    assert texts(game) == {"pass", *(f"choose number {count}" for count in (1, 2, 3, 4))}
    refused(game, "choose number 5", "too_much_to_share", "T7.5")
    read_again(game)
    told = heard(game)
    play(game, "choose number 3")
    assert (gold(game, "sparta"), gold(game, "athens")) == (3, 4)
    assert [type(event) for event in told] == [events.GoldShared]
    assert kind(game) == "offering"


@pytest.mark.rule("T7.5", "T5.9")
def test_he_may_keep_it_all_or_give_it_all() -> None:
    game = harvest()
    assert (gold(play(game.copy(), "pass"), "sparta"), gold(play(game.copy(), "pass"), "athens")) == (3, 1)
    play(game, "choose number 2")
    assert (gold(game, "sparta"), gold(game, "athens")) == (1, 3)


@pytest.mark.rule("T7.5", "T5.10")
def test_commercial_belongs_to_it() -> None:
    game = harvest({"kamari": {"metropolis": True, "special": "commercial"}})
    assert "choose number 4" in texts(game)
    refused(game, "choose number 5", "too_much_to_share", "T7.5")


@pytest.mark.rule("T7.5", "H2.7")
def test_so_does_gold_lying_there() -> None:
    game = harvest({"kamari": {"gold": 3}}, modules=("hades",), necropolis="kamari")
    assert gold(game, "sparta") == 2 + 1 + 3
    assert "choose number 5" in texts(game)
    refused(game, "choose number 6", "too_much_to_share", "T7.5")


@pytest.mark.rule("T7.5", "H3.7")
def test_not_when_cerberus_has_it() -> None:
    lands: Lands = {"kamari": {"figure": {"card": "cerberus", "holder": "thebes", "called": 2}}}
    game = harvest(lands, modules=("heroes",))
    assert (kind(game), gold(game, "thebes"), gold(game, "sparta")) == ("offering", 1 + 2, 1)


@pytest.mark.rule("T7.5")
def test_nothing_is_asked_where_it_pays_nothing_or_there_is_no_partner() -> None:
    assert kind(harvest(at="fira")) == "offering"
    alone = thera(turn=None, phase="revenue", gods=GODS, artifacts={"cornucopia": "kamari"})
    assert kind(alone) == "offering"


@pytest.mark.rule("T7.5", "C1")
def test_the_fates_too() -> None:
    game = play(teams("fates", artifacts={"cornucopia": "kamari"}), "call fates")
    assert (kind(game), gold(game, "sparta")) == ("cornucopia_share", 9 - 2 + 2)
    read_again(game)
    play(game, "choose number 2")
    assert (gold(game, "sparta"), gold(game, "athens"), kind(game)) == (7, 9, "turn")
    partners = play(teams("fates", artifacts={"cornucopia": "finikia"}), "call fates")
    assert (kind(partners), gold(partners, "sparta")) == ("turn", 9 - 2 + 1)


@pytest.mark.rule("T7.5", "C1", "H3.7")
def test_what_cerberus_brings_with_the_fates_is_not_divided() -> None:
    """Sparta's Cerberus stands where Athens has the Cornucopia."""
    lands: Lands = {"finikia": {"figure": {"card": "cerberus", "holder": "sparta", "called": 3}}}
    game = teams("fates", isles=lands, modules=("heroes",), artifacts={"cornucopia": "finikia"})
    play(game, "call fates")
    assert (kind(game), gold(game, "sparta"), gold(game, "athens")) == ("turn", 9 - 2 + 1 + 2, 7)
