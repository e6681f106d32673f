"""C0.5 to C0.7: where isle figures stand, where their cards lie, and when they leave."""

from __future__ import annotations

import itertools

import pytest

from cyclades import Game
from tests.phrases import changes, city, decider, gold, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, ISLE_FIGURES, NEUTRAL, PAID, SPENT, Lands, aegean, lies, standing

Offers = dict[str, dict[str, str]]
PAIRS = list(itertools.permutations(ISLE_FIGURES, 2))


BIDS = {"ares": {"marker": "athens"}, "zeus": {"marker": "sparta"}, "athena": {"marker": "corinth"}}


def next_cycle(place: str, card: str, bids: Offers = BIDS, apollo: tuple[str, ...] = ()) -> Game:
    """Before the first turn of cycle 3: Sparta holds the card of a figure that it called in cycle 2."""
    figure = {"card": card, "holder": "sparta", "called": 2}
    return aegean(
        turn=None, phase="actions", bids=bids, apollo=list(apollo), isles={place: {"figure": figure}}, seas={}
    )


# C0.5


@pytest.mark.rule("C0.5")
@pytest.mark.parametrize("card", ISLE_FIGURES)
@pytest.mark.parametrize("place", ["naxos", "kea", "paros"])
def test_a_figure_is_put_on_any_isle_and_its_card_lies_with_its_owner(card: str, place: str) -> None:
    game = aegean(card, seas={})
    before = game.to_position()
    play(game, f"call {card}")
    assert texts(game) == {"forgo"} | {f"choose isle {name}" for name in (*HOMES, *NEUTRAL)}
    play(game, f"choose isle {place}")
    assert isle(game, place)["figure"] == {"card": card, "holder": "sparta", "called": 3}
    assert lies(game, card) == "sparta"
    assert changes(before, game.to_position()) == PAID | {f"isles.{place}.figure"}
    assert kind(game) == "turn"


@pytest.mark.rule("C0.5")
def test_a_figure_stands_until_its_owners_first_turn_in_the_next_cycle() -> None:
    game = aegean("medusa", seas={})
    play(game, "call medusa", "choose isle ios", "end")
    assert (game.to_position()["cycle"], kind(game)) == (4, "offering")
    assert (standing(game, "medusa"), lies(game, "medusa")) == ("ios", "sparta")


@pytest.mark.rule("C0.5")
@pytest.mark.parametrize("card", ISLE_FIGURES)
@pytest.mark.parametrize("place", ["naxos", "ios", "paros"])
def test_card_and_figure_leave_when_the_owner_begins_his_turn(card: str, place: str) -> None:
    game = next_cycle(place, card)
    # Athens acts first, and owns Ios: it is the card's owner who matters.
    assert decider(game) == "athens"
    assert (standing(game, card), lies(game, card)) == (place, "sparta")
    play(game, "end")
    assert (decider(game), kind(game)) == ("sparta", "turn")
    assert (standing(game, card), lies(game, card)) == (None, "discard")


@pytest.mark.rule("C0.5")
def test_a_figure_stays_while_only_others_have_turns() -> None:
    game = play(
        next_cycle("naxos", "medusa", bids={"ares": {"marker": "athens"}, "zeus": {"marker": "corinth"}}), "end"
    )
    assert decider(game) == "corinth"
    assert lies(game, "medusa") == "sparta"
    play(game, "end")  # no turn for Sparta in this cycle: the figure waits for one
    assert game.to_position()["cycle"] == 4
    assert lies(game, "medusa") == "sparta"


@pytest.mark.rule("C0.5")
def test_figures_of_this_cycle_and_of_others_stay() -> None:
    lands: Lands = {
        "naxos": {"figure": {"card": "medusa", "holder": "sparta", "called": 3}},
        "syros": {"figure": {"card": "chiron", "holder": "athens", "called": 2}},
    }
    game = aegean(turn=None, phase="actions", bids={"zeus": {"marker": "sparta"}}, isles=lands)
    assert decider(game) == "sparta"
    assert (lies(game, "medusa"), lies(game, "chiron")) == ("sparta", "athens")


@pytest.mark.rule("C0.5")
def test_a_turn_with_apollo_counts() -> None:
    game = next_cycle("ios", "medusa", {"ares": {"marker": "athens"}}, ("corinth", "sparta"))
    play(game, "end")
    assert (decider(game), kind(game)) == ("corinth", "place_marker")
    assert lies(game, "medusa") == "sparta"
    play(game, "choose isle mykonos")  # Sparta, second with Apollo, has nothing to decide
    assert game.to_position()["cycle"] == 4
    assert (standing(game, "medusa"), lies(game, "medusa")) == (None, "discard")


@pytest.mark.rule("C0.5")
def test_the_figure_leaves_before_the_first_with_apollo_decides() -> None:
    game = next_cycle("ios", "chiron", {}, ("sparta",))
    assert (decider(game), kind(game)) == ("sparta", "place_marker")
    assert lies(game, "chiron") == "discard"


@pytest.mark.rule("C0.5")
def test_two_players_second_turn_of_the_same_cycle_is_not_the_next_cycle() -> None:
    def two(called: int) -> Game:
        figure = {"card": "chiron", "holder": "sparta", "called": called}
        return Game.from_position(
            {
                "players": 2,
                "cycle": 3,
                "phase": "actions",
                "isles": {"naxos": {"owner": "sparta"}, "tinos": {"owner": "athens", "figure": figure}},
                "track": [None, None, "medusa"],
                "gods": ["ares", "athena", "zeus"],
                "bids": {"ares": {"marker": "sparta"}, "athena": {"marker": "athens"}, "zeus": {"marker": "sparta"}},
                "apollo": ["athens"],
            }
        )

    game = play(two(called=3), "call medusa", "choose isle naxos", "end", "end")
    assert game.to_position()["turn"]["god"] == "zeus"
    assert (lies(game, "chiron"), lies(game, "medusa")) == ("sparta", "sparta")
    assert lies(two(called=2), "chiron") == "discard"  # the first of his two turns


@pytest.mark.rule("C0.5")
def test_the_effect_holds_for_whoever_owns_the_isle() -> None:
    # Athens put Medusa on its own Ios; Sparta takes the isle, and now it is Sparta's troops that she holds.
    lands: Lands = {"naxos": {"troops": 3}, "ios": {"troops": 0, "figure": "medusa"}}
    game = aegean("harpy", god="ares", isles=lands, seas={"9-5": ("sparta", 1)})
    play(game, "move troops naxos", "land ios 2")
    assert isle(game, "ios")["owner"] == "sparta"
    assert lies(game, "medusa") == "athens"
    refused(game, "move troops ios", "held_by_medusa", "C16")


@pytest.mark.rule("C0.5")
def test_what_a_figure_did_ends_with_it() -> None:
    lands: Lands = {"naxos": {"troops": 2, "figure": {"card": "medusa", "holder": "sparta", "called": 2}}}
    bids = {"ares": {"marker": "sparta"}}
    game = aegean(turn=None, phase="actions", bids=bids, isles=lands, seas={"9-5": ("sparta", 1)})
    assert "move troops naxos" in texts(game)


# C0.6


@pytest.mark.rule("C0.6")
@pytest.mark.parametrize(("newcomer", "present"), PAIRS)
def test_a_figure_put_onto_another_destroys_both(newcomer: str, present: str) -> None:
    figure = {"card": present, "holder": "thebes"}
    game = aegean(newcomer, isles={"paros": {"figure": figure}}, seas={"10-3": ("athens", 2)})
    before = game.to_position()
    play(game, f"call {newcomer}", "choose isle paros")
    assert changes(before, game.to_position()) == SPENT | {"isles.paros.figure"}
    assert standing(game, newcomer) is standing(game, present) is None
    assert (lies(game, newcomer), lies(game, present)) == ("discard", "discard")
    assert gold(game, "sparta") == 7
    assert kind(game) == "turn"


@pytest.mark.rule("C0.6")
def test_ones_own_figure_is_destroyed_too() -> None:
    game = aegean("medusa", isles={"naxos": {"figure": "chiron"}, "ios": {"figure": "minotaur"}})
    play(game, "call medusa", "choose isle naxos")
    assert (lies(game, "medusa"), lies(game, "chiron")) == ("discard", "discard")
    assert lies(game, "minotaur") == "athens"


@pytest.mark.rule("C0.6")
def test_the_newcomers_power_is_not_applied() -> None:
    fleets = {"6-5": ("thebes", 1), "5-5": ("athens", 2)}
    game = aegean("polyphemus", god="poseidon", isles={"delos": {"figure": "chiron"}}, seas=fleets)
    before = game.to_position()
    play(game, "call polyphemus", "choose isle delos")
    assert changes(before, game.to_position()) == SPENT | {"isles.delos.figure"}  # nobody is pushed


@pytest.mark.rule("C0.6")
def test_a_destroyed_polyphemus_opens_his_seas() -> None:
    game = aegean("chiron", god="poseidon", isles={"naxos": {"figure": "polyphemus"}}, seas={})
    refused(game, "recruit fleet 6-8", "sea_closed", "B5.9")
    play(game, "call chiron", "choose isle naxos", "recruit fleet 6-8")
    assert lies(game, "polyphemus") == "discard"


# C0.7


def last_isle_of_corinth(god: str = "ares") -> Game:
    """Sparta, with one metropolis, can take Corinth's only isle for a second one. Corinth holds two cards."""
    lands: Lands = {
        "kythnos": {"metropolis": True, "troops": 2},
        "mykonos": {"owner": "athens", "figure": {"card": "minotaur", "holder": "thebes"}},
        "sifnos": {"metropolis": True, "troops": 0, "figure": {"card": "chiron", "holder": "corinth"}},
        "kea": {"figure": {"card": "medusa", "holder": "corinth"}},
    }
    fleets = {"5-1": ("sparta", 1), "5-0": ("corinth", 1)}
    return aegean("fates", god=god, isles=lands, seas=fleets, kraken="0-5", cities={"corinth": {"priests": 1}})


@pytest.mark.rule("C0.7")
def test_the_figures_of_an_eliminated_player_leave_at_once() -> None:
    game = last_isle_of_corinth()
    before = game.to_position()
    play(game, "move troops kythnos", "land sifnos 2")
    assert city(game, "corinth")["eliminated"]
    assert (lies(game, "medusa"), lies(game, "chiron")) == ("discard", "discard")
    assert changes(before, game.to_position()) == {
        "cities.corinth.eliminated",
        "cities.corinth.gold",
        "cities.corinth.priests",
        "cities.sparta.gold",
        "discard",
        "isles.kea.figure",
        "isles.kythnos.troops",
        "isles.sifnos.figure",
        "isles.sifnos.owner",
        "isles.sifnos.troops",
        "seas.5-0",
        "turn_order",
    }
    # The Minotaur on the isle that was once Corinth's is Thebes's; the Kraken is nobody's.
    assert lies(game, "minotaur") == "thebes"
    assert game.to_position()["kraken"] == "0-5"


@pytest.mark.rule("C0.7")
def test_the_figures_of_a_player_who_keeps_an_isle_stay() -> None:
    game = last_isle_of_corinth()
    position = game.to_position()
    position["isles"]["paros"]["owner"] = "corinth"
    game = play(Game.from_position(position), "move troops kythnos", "land sifnos 2")
    assert not city(game, "corinth")["eliminated"]
    assert (lies(game, "medusa"), lies(game, "chiron")) == ("corinth", "corinth")
