"""C0.1 to C0.4: what creatures cost, when they can be called, how a card is spent, and the last isle."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.words import events
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, sea, texts
from tests.rules.aegean import FLEETS, HOMES, ISLE_FIGURES, SPENT, Lands, aegean, lies, standing

TEMPLES_2: Lands = {"naxos": {"buildings": [None, None, "temple", "temple"]}}
NO_REVENUE: Lands = {"kythnos": {"owner": "athens"}}  # Naxos alone has no prosperity
ONLY_ISLE: Lands = {"mykonos": {"owner": "athens"}}  # leaves Corinth with Sifnos alone


# C0.1


@pytest.mark.rule("C0.1")
@pytest.mark.parametrize(("card", "price"), [("fates", 4), ("griffon", 3), ("sphinx", 2)])
def test_price_goes_by_the_space(card: str, price: int) -> None:
    track = ("fates", "griffon", "sphinx")
    poor = aegean(*track, cities={"sparta": {"gold": price - 1}})
    refused(poor, f"call {card}", "creature_not_payable", "C0.1")
    game = aegean(*track, cities={"sparta": {"gold": price}})
    events_heard = heard(game)
    play(game, f"call {card}")
    called = events_heard[0]
    assert isinstance(called, events.CreatureCalled)
    assert (called.price, called.discounts) == (price, 0)
    assert lies(game, card) == "discard"
    assert [lies(game, other) for other in track if other != card] == ["track", "track"]


@pytest.mark.rule("C0.1")
def test_only_cards_of_the_track_can_be_called() -> None:
    game = aegean(None, "fates", None, discard=["griffon"], isles={"delos": {"figure": "chiron"}})
    assert {text for text in texts(game) if text.startswith("call")} == {"call fates"}
    for absent in ("griffon", "chiron", "satyr"):  # in the discard, before Thebes, in the deck
        refused(game, f"call {absent}", "not_on_track", "C0.1")


@pytest.mark.rule("C0.1")
@pytest.mark.parametrize("god", ["poseidon", "ares", "zeus", "athena"])
def test_creatures_come_with_every_other_god(god: str) -> None:
    assert "call fates" in texts(aegean("fates", god=god))


@pytest.mark.rule("C0.1")
def test_no_creature_with_apollo() -> None:
    game = aegean("fates", turn=None, phase="actions", apollo=["sparta"])
    assert (kind(game), decider(game)) == ("place_marker", "sparta")
    refused(game, "call fates", "no_turn_now", "B5.1")


@pytest.mark.rule("C0.1")
def test_several_in_one_turn_between_other_actions() -> None:
    game = aegean("fates", "griffon", "harpy", god="ares", cities={"sparta": {"gold": 20}, "athens": {"gold": 5}})
    play(game, "recruit troop naxos", "call griffon", "choose player athens")
    play(game, "recruit troop naxos", "call fates", "build fortress naxos")
    play(game, "call harpy", "choose isle ios", "recruit troop naxos")
    # 20 − 3 + 2 loot, − 2 troop, − 4 + 2 revenue, − 2 fortress, − 2, − 3 troop
    assert gold(game, "sparta") == 8
    assert isle(game, "naxos")["troops"] == 4
    assert isle(game, "ios")["troops"] == 0
    assert {lies(game, card) for card in ("fates", "griffon", "harpy")} == {"discard"}


@pytest.mark.rule("C0.1")
def test_a_creature_is_carried_out_before_anything_else() -> None:
    game = aegean("sphinx", "giant", "sylph", god="ares", isles={"kea": {"buildings": ["port"]}})
    before = ("end", "recruit troop naxos", "build fortress naxos", "call giant")
    assert set(before) <= texts(game)
    play(game, "call sphinx")
    for action in before:
        refused(game, action, "no_turn_now", "B5.1")
    play(game, "sell troop naxos")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "stop")
    assert set(before) <= texts(game)


@pytest.mark.rule("C0.1")
def test_a_battle_and_a_metropolis_come_before_anything_else() -> None:
    lands: Lands = {
        "naxos": {"troops": 4, "buildings": [None, None, "port", "temple"]},
        "ios": {"buildings": ["fortress", "university"]},
    }
    game = aegean("pegasus", isles=lands, dice=[3, 0])
    play(game, "call pegasus", "choose isle naxos", "land ios 3")
    # The battle is over in one round; the captured buildings make a set.
    assert (kind(game), decider(game)) == ("place_metropolis", "sparta")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, "choose isle kythnos")
    assert isle(game, "kythnos")["metropolis"]
    assert kind(game) == "turn"


# C0.2


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(
    ("temples", "track", "price", "used"),
    [
        (1, ("fates", None, None), 3, 1),
        (2, ("fates", None, None), 2, 2),
        (3, ("fates", None, None), 1, 3),
        (4, ("fates", None, None), 1, 3),  # never below 1; the fourth is kept
        (3, (None, "fates", None), 1, 2),
        (1, (None, None, "fates"), 1, 1),
        (4, (None, None, "fates"), 1, 1),
    ],
)
def test_each_temple_lowers_the_price_by_one(
    temples: int, track: tuple[str | None, ...], price: int, used: int
) -> None:
    game = aegean(*track, isles={"naxos": {"buildings": ["temple"] * temples}} | NO_REVENUE)
    before = game.to_position()
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - price
    assert city(game, "sparta")["discounts_used"] == used
    told = {"cities.sparta.discounts_used", "discounts_given.isles.naxos"}
    assert changes(before, game.to_position()) == SPENT | told
    assert game.to_position()["discounts_given"]["isles"] == {"naxos": {"temples": used, "metropolis": 0}}


@pytest.mark.rule("C0.2")
def test_the_price_after_temples_is_what_must_be_payable() -> None:
    assert "call fates" in texts(aegean("fates", None, None, isles=TEMPLES_2, cities={"sparta": {"gold": 2}}))
    poor = aegean("fates", None, None, isles=TEMPLES_2, cities={"sparta": {"gold": 1}})
    refused(poor, "call fates", "creature_not_payable", "C0.1")
    broke = aegean("fates", isles=TEMPLES_2, cities={"sparta": {"gold": 0}})  # 2 temples on the 2-space: still 1
    refused(broke, "call fates", "creature_not_payable", "C0.1")


@pytest.mark.rule("C0.2")
def test_a_metropolis_is_a_temple() -> None:
    lands: Lands = {"naxos": {"metropolis": True, "buildings": [None, None, "temple"]}} | NO_REVENUE
    assert gold(play(aegean("fates", None, None, isles=lands), "call fates"), "sparta") == 9 - 2


@pytest.mark.rule("C0.2")
def test_temples_of_others_and_other_buildings_do_not_help() -> None:
    lands: Lands = {"naxos": {"buildings": ["port", "university"]}, "kea": {"buildings": ["temple"]}} | NO_REVENUE
    game = play(aegean("fates", None, None, isles=lands, cities={"thebes": {"discounts_used": 1}}), "call fates")
    assert gold(game, "sparta") == 9 - 4
    assert city(game, "thebes")["discounts_used"] == 1


@pytest.mark.rule("C0.2")
def test_a_discount_counts_once_in_a_cycle() -> None:
    game = aegean("satyr", "dryad", "harpy", isles=TEMPLES_2)
    play(game, "call harpy", "forgo")
    assert gold(game, "sparta") == 9 - 1
    play(game, "call dryad")  # 3 less the second temple
    assert gold(game, "sparta") == 8 - 2
    play(game, "call satyr")
    assert gold(game, "sparta") == 6 - 4


@pytest.mark.rule("C0.2")
def test_a_new_temple_helps_at_once() -> None:
    used = {"sparta": {"gold": 20, "discounts_used": 2}}
    game = aegean("satyr", "dryad", "harpy", god="zeus", isles=TEMPLES_2, cities=used)
    play(game, "call harpy", "forgo")
    assert gold(game, "sparta") == 20 - 2
    play(game, "build temple naxos", "call dryad")
    assert gold(game, "sparta") == 18 - 2 - 2
    play(game, "call satyr")
    assert gold(game, "sparta") == 14 - 4


@pytest.mark.rule("C0.2")
def test_a_temple_keeps_its_discount_when_another_is_lost() -> None:
    """Kythnos's temple is used, then destroyed: Naxos's has its own, and one built anew has one too."""
    lands: Lands = {"naxos": {"buildings": ["temple"]}, "kythnos": {"buildings": ["temple"]}}
    game = aegean("satyr", "dryad", "giant", god="zeus", isles=lands, cities={"sparta": {"gold": 20}})
    play(game, "call giant")  # the 2-space, less one: Kythnos comes first
    assert list(game.to_position()["discounts_given"]["isles"]) == ["kythnos"]
    play(game, "choose building kythnos temple on")
    assert (gold(game, "sparta"), game.to_position()["discounts_given"]["isles"]) == (19, {})
    play(game, "call dryad")
    assert gold(game, "sparta") == 19 - 2
    play(game, "build temple naxos", "call satyr")
    assert gold(game, "sparta") == 17 - 2 - 3
    assert city(game, "sparta")["discounts_used"] == 3


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize("rules", [1, 2])
def test_a_used_temple_that_is_lost_takes_its_use_with_it(rules: int) -> None:
    """Of Naxos's two temples the one that has helped goes; in rules version 1 its use stayed behind."""
    lands: Lands = {"naxos": {"buildings": [None, None, "temple", "temple"]}} | NO_REVENUE
    game = aegean(None, "satyr", "giant", isles=lands, cities={"sparta": {"gold": 20}}, rules=rules)
    play(game, "call giant", "choose building naxos temple off", "call satyr")
    assert gold(game, "sparta") == 20 - 1 - (2 if rules == 2 else 3)


@pytest.mark.rule("C0.2")
def test_what_a_temple_has_given_it_gives_nobody_again() -> None:
    """Sparta's temple on Naxos has helped Athens this cycle."""
    lands: Lands = {"naxos": {"buildings": [None, None, "temple", "temple"]}} | NO_REVENUE
    used = {"isles": {"naxos": {"temples": 1}}, "hidden_isle": False}
    game = aegean("fates", None, None, isles=lands, discounts_given=used)
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - 3
    assert game.to_position()["discounts_given"]["isles"] == {"naxos": {"temples": 2, "metropolis": 0}}


@pytest.mark.rule("C0.2")
def test_isle_by_isle_temples_before_the_metropolis() -> None:
    lands: Lands = NO_REVENUE | {
        "naxos": {"metropolis": True, "buildings": [None, None, "temple"]},
        "kythnos": {"buildings": ["temple"]},
    }
    given = [
        {"kythnos": {"temples": 1, "metropolis": 0}},
        {"kythnos": {"temples": 1, "metropolis": 0}, "naxos": {"temples": 1, "metropolis": 0}},
        {"kythnos": {"temples": 1, "metropolis": 0}, "naxos": {"temples": 1, "metropolis": 1}},
    ]
    for track, expected in zip(
        ((None, None, "fates"), (None, "fates", None), ("fates", None, None)), given, strict=True
    ):
        game = play(aegean(*track, isles=lands), "call fates")
        assert game.to_position()["discounts_given"]["isles"] == expected


@pytest.mark.rule("C0.2")
@pytest.mark.parametrize(
    ("where", "given"),
    [
        ("temples", {"isles": {"naxos": {"temples": 3}}}),
        ("metropolis", {"isles": {"naxos": {"metropolis": 1}}}),
        ("naxos", {"isles": {"naxos": 1}}),
        ("hidden_isle", {"hidden_isle": True}),
        ("isles", {"isles": []}),
        ("more", {"more": 1}),
    ],
)
def test_a_temple_that_is_not_there_has_given_nothing(where: str, given: dict[str, Any]) -> None:
    with pytest.raises(FormError, match=rf"^discounts_given.*{where}"):
        aegean(isles=TEMPLES_2, discounts_given=given)


@pytest.mark.rule("C0.2")
def test_a_new_cycle_gives_the_discounts_back() -> None:
    used = {"sparta": {"discounts_used": 2}, "athens": {"discounts_used": 1}}
    game = aegean("satyr", isles=TEMPLES_2, cities=used)
    play(game, "end")
    assert game.to_position()["cycle"] == 4
    assert city(game, "sparta")["discounts_used"] == 0
    assert city(game, "athens")["discounts_used"] == 0
    assert game.to_position()["discounts_given"] == {"isles": {}, "hidden_isle": False}


@pytest.mark.rule("C0.2")
def test_two_players_discounts_span_both_turns_of_the_cycle() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "cycle": 3,
            "isles": {
                "naxos": {"owner": "sparta", "buildings": ["temple", "temple"]},
                "tinos": {"owner": "athens", "buildings": ["temple"]},
            },
            "cities": {"sparta": {"gold": 20}, "athens": {"gold": 20}},
            "track": ["satyr", "dryad", "siren"],
            "phase": "actions",
            "gods": ["ares", "athena", "zeus"],
            "bids": {"ares": {"marker": "sparta"}, "athena": {"marker": "athens"}, "zeus": {"marker": "sparta"}},
            "apollo": ["athens"],
        }
    )
    play(game, "call siren")  # 2 − 1
    assert gold(game, "sparta") == 19
    play(game, "end", "call dryad")  # Athens has a temple of its own: 3 − 1
    assert gold(game, "athens") == 18
    play(game, "end", "call satyr")  # one temple is left in the second turn: 4 − 1
    assert gold(game, "sparta") == 16
    assert city(game, "sparta")["discounts_used"] == 2


# C0.3

TARGETS: dict[str, Any] = {  # something that each power could do
    "isles": {"kea": {"buildings": ["port"]}, "naxos": {"buildings": ["port"]}},
    "cities": {"athens": {"priests": 1, "philosophers": 1}},
    "discard": ["fates"],
}


@pytest.mark.rule("C0.3")
@pytest.mark.parametrize(
    "card", ["satyr", "dryad", "siren", "pegasus", "giant", "cyclops", "harpy", "griffon", "kraken", *ISLE_FIGURES]
)
def test_a_power_may_be_forgone_and_the_card_is_spent(card: str) -> None:
    game = aegean(card, **TARGETS)
    before = game.to_position()
    play(game, f"call {card}")
    assert len(texts(game)) > 1
    play(game, "forgo")
    assert kind(game) == "turn"
    assert changes(before, game.to_position()) == SPENT
    assert (gold(game, "sparta"), lies(game, card)) == (7, "discard")


@pytest.mark.rule("C0.3")
@pytest.mark.parametrize("card", ["sylph", "sphinx"])
def test_a_power_with_steps_may_be_stopped_at_once(card: str) -> None:
    game = aegean(card, **TARGETS)
    before = game.to_position()
    play(game, f"call {card}", "stop")
    assert changes(before, game.to_position()) == SPENT
    assert (gold(game, "sparta"), lies(game, card)) == (7, "discard")


@pytest.mark.rule("C0.3")
def test_a_power_with_steps_may_be_stopped_early() -> None:
    game = aegean("sylph", "sphinx", "kraken", cities={"sparta": {"gold": 20}})
    play(game, "call sylph", "choose sea 6-8", "sail 6-7 1", "stop")
    play(game, "call sphinx", "sell troop naxos", "stop")
    play(game, "call kraken", "choose sea 0-5", "choose sea 1-6", "stop")
    assert kind(game) == "turn"
    assert sea(game, "6-7") == {"owner": "sparta", "fleets": 1}
    assert game.to_position()["kraken"] == "1-6"
    assert gold(game, "sparta") == 20 - 4 - 3 + 2 - 2 - 1
    assert {lies(game, card) for card in ("sylph", "sphinx", "kraken")} == {"discard"}


@pytest.mark.rule("C0.3")
@pytest.mark.parametrize("card", ["satyr", "dryad", "siren", "giant", "cyclops", "harpy", "pegasus"])
def test_a_creature_may_be_bought_although_it_can_do_nothing(card: str) -> None:
    barren = {name: {"troops": 0} for name in HOMES}
    game = aegean(card, isles=barren, seas={"6-8": ("sparta", 1), "5-4": ("athens", 2)})
    before = game.to_position()
    play(game, f"call {card}")
    assert kind(game) == "turn"
    assert changes(before, game.to_position()) == SPENT
    assert lies(game, card) == "discard"


@pytest.mark.rule("C0.3")
def test_a_used_card_goes_face_up_to_the_discard() -> None:
    game = aegean("harpy", discard=["fates"])
    play(game, "call harpy", "choose isle ios")
    assert game.to_position()["discard"] == ["fates", "harpy"]
    assert game.view(None)["discard"] == ["fates", "harpy"]


@pytest.mark.rule("C0.3")
def test_a_kraken_not_placed_stays_where_it_was() -> None:
    game = aegean("kraken", kraken="0-5")
    play(game, "call kraken", "forgo")
    assert game.to_position()["kraken"] == "0-5"
    assert lies(game, "kraken") == "discard"


@pytest.mark.rule("C0.3")
def test_chimera_shuffles_though_its_power_is_forgone() -> None:
    game = aegean("chimera", discard=["fates", "sylph"])
    before = game.to_position()
    play(game, "call chimera", "forgo")
    assert changes(before, game.to_position()) == SPENT | {"deck"}
    assert {lies(game, card) for card in ("chimera", "fates", "sylph")} == {"deck"}
    assert gold(game, "sparta") == 7


@pytest.mark.rule("C0.3")
def test_forgoing_belongs_to_a_power_only() -> None:
    refused(aegean("harpy"), "forgo", "nothing_to_forgo", "C0.3")
    refused(play(aegean("sphinx"), "call sphinx"), "forgo", "nothing_to_forgo", "C0.3")


# C0.4


@pytest.mark.rule("C0.4", "C6", "C11")
def test_harpy_and_giant_strike_the_last_isle() -> None:
    game = aegean("harpy", "giant", None, isles=ONLY_ISLE | {"sifnos": {"buildings": ["port"]}})
    before = game.to_position()
    play(game, "call harpy", "choose isle sifnos", "call giant", "choose building sifnos port on")
    assert changes(before, game.to_position()) == SPENT | {"isles.sifnos.troops", "isles.sifnos.buildings"}
    assert isle(game, "sifnos")["owner"] == "corinth"
    assert not city(game, "corinth")["eliminated"]


@pytest.mark.rule("C0.4")
@pytest.mark.parametrize("card", ISLE_FIGURES)
def test_a_figure_can_be_put_on_the_last_isle(card: str) -> None:
    game = play(aegean(card, isles=ONLY_ISLE, seas={}), f"call {card}", "choose isle sifnos")
    assert standing(game, card) == "sifnos"


@pytest.mark.rule("C0.4")
def test_fleets_around_the_last_isle_are_not_spared() -> None:
    game = aegean("kraken", "siren", None, isles=ONLY_ISLE, seas=FLEETS | {"6-1": ("corinth", 1)})
    play(game, "call kraken", "choose sea 5-0", "stop", "call siren", "choose sea 6-1")
    assert sea(game, "5-0") is None
    assert sea(game, "6-1") == {"owner": "sparta", "fleets": 1}


@pytest.mark.rule("C0.4")
def test_pegasus_may_not_attack_the_last_isle() -> None:
    flight = ("call pegasus", "choose isle naxos")
    refused(play(aegean("pegasus", isles=ONLY_ISLE), *flight), "land sifnos 1", "last_isle", "B5.13")
    empty = aegean("pegasus", isles={"mykonos": {"owner": "athens"}, "sifnos": {"troops": 0}})
    refused(play(empty, *flight), "land sifnos 1", "last_isle", "B5.13")
    assert "land sifnos 1" in texts(play(aegean("pegasus"), *flight))  # with a second isle it is not the last
