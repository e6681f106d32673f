"""Erinyes, Empusa, Charon, Cerberus; what Chimera and Fates make of them (H3.7)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.aegean import HOMES, NEUTRAL, PAID, SPENT, Lands, lies, standing
from tests.rules.heroes import HEROES, heroic, march, owner_of, places, read_again, upkeep, war
from tests.rules.kalliste import kalliste

UNDERWORLD = ("hades", "heroes")
PRICE = 2  # of a single card on the track


def markers(game: Game, *names: str) -> list[int]:
    return [int(isle(game, name)["markers"]) for name in names]


# Erinyes


@pytest.mark.rule("H3.7")
def test_the_erinyes_move_a_placed_marker_to_an_own_isle() -> None:
    game = heroic("erinyes", isles={"ios": {"markers": 2}, "delos": {"markers": 1}})
    before = game.to_position()
    play(game, "call erinyes")
    assert texts(game) == {"forgo", "choose isle ios", "choose isle delos"}
    read_again(game)
    play(game, "choose isle ios")
    assert texts(game) == {"choose isle naxos", "choose isle kythnos"}
    read_again(game)
    play(game, "choose isle naxos")
    assert markers(game, "ios", "naxos", "delos") == [1, 1, 1]  # one of the two
    assert changes(before, game.to_position()) == SPENT | {"isles.ios.markers", "isles.naxos.markers"}
    assert lies(game, "erinyes") == "discard"


@pytest.mark.rule("H3.7")
def test_the_erinyes_leave_what_is_printed() -> None:
    game = heroic("erinyes", isles={"ios": {"markers": 1}})
    play(game, "call erinyes")
    for name in ("delos", "kythnos", "paros"):  # two printed markers each
        refused(game, f"choose isle {name}", "no_placed_marker", "H3.7")


@pytest.mark.rule("H3.7")
def test_the_marker_goes_to_no_other_isle() -> None:
    game = heroic("erinyes", isles={"ios": {"markers": 1}})
    play(game, "call erinyes", "choose isle ios")
    for name in ("syros", "paros", "ios"):
        refused(game, f"choose isle {name}", "marker_isle_not_yours", "H3.7")


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("source", ["tinos", "naxos"])
def test_the_erinyes_take_from_any_isle_even_a_neutral_or_own_one(source: str) -> None:
    game = heroic("erinyes", isles={source: {"markers": 1}})
    play(game, "call erinyes", f"choose isle {source}")
    if source == "naxos":
        assert kind(game) == "turn"  # Kythnos is the only other one
    else:
        play(game, "choose isle kythnos")
    assert markers(game, source, "kythnos") == [0, 1]


@pytest.mark.rule("H3.7")
def test_the_marker_has_to_move() -> None:
    lands: Lands = {"tinos": {"owner": "sparta"}, "naxos": {"markers": 1}}
    game = heroic("erinyes", isles=lands)
    play(game, "call erinyes", "choose isle naxos")
    refused(game, "choose isle naxos", "same_isle", "H3.7")
    only = heroic("erinyes", isles={"kythnos": {"owner": "athens"}, "naxos": {"markers": 1}, "ios": {"markers": 1}})
    play(only, "call erinyes")
    refused(only, "choose isle naxos", "only_own_isle", "H3.7")


@pytest.mark.rule("H3.7", "C15")
@pytest.mark.parametrize("guarded", ["ios", "naxos"])
def test_chiron_guards_his_isle_s_markers(guarded: str) -> None:
    lands: Lands = {guarded: {"markers": 1, "figure": "chiron"}, "delos": {"markers": 1}}
    game = heroic("erinyes", isles=lands)
    play(game, "call erinyes")
    refused(game, f"choose isle {guarded}", "guarded_by_chiron", "C15")
    play(game, "choose isle delos")
    assert "choose isle naxos" in texts(game)  # he doesn't mind more of them


@pytest.mark.rule("H3.7", "C0.3")
def test_the_erinyes_may_find_nothing_or_be_forgone() -> None:
    nothing = heroic("erinyes")
    before = nothing.to_position()
    play(nothing, "call erinyes")
    assert changes(before, nothing.to_position()) == SPENT
    forgone = heroic("erinyes", isles={"ios": {"markers": 1}})
    before = forgone.to_position()
    play(forgone, "call erinyes", "forgo")
    assert changes(before, forgone.to_position()) == SPENT


# Empusa


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("place", ["ios", "naxos"])
def test_the_empusa_takes_the_gold_of_the_necropolis(place: str) -> None:
    game = heroic("empusa", modules=UNDERWORLD, necropolis=place, isles={place: {"gold": 3}, "milos": {"gold": 2}})
    before = game.to_position()
    play(game, "call empusa")
    assert gold(game, "sparta") == 9 - PRICE + 3
    assert isle(game, "milos")["gold"] == 2  # left behind on an earlier isle
    assert changes(before, game.to_position()) == SPENT | {f"isles.{place}.gold"}


@pytest.mark.rule("H3.7")
def test_without_a_necropolis_the_empusa_finds_nothing() -> None:
    game = heroic("empusa", modules=UNDERWORLD, isles={"milos": {"gold": 2}})
    before = game.to_position()
    play(game, "call empusa")
    assert changes(before, game.to_position()) == SPENT
    assert gold(game, "sparta") == 9 - PRICE


@pytest.mark.rule("H3.7", "C15")
@pytest.mark.parametrize("place", ["ios", "naxos"])
def test_chiron_keeps_the_empusa_away(place: str) -> None:
    lands: Lands = {place: {"gold": 3, "figure": "chiron"}}
    game = heroic("empusa", modules=UNDERWORLD, necropolis=place, isles=lands)
    before = game.to_position()
    play(game, "call empusa")
    assert changes(before, game.to_position()) == SPENT
    assert (isle(game, place)["gold"], gold(game, "sparta")) == (3, 9 - PRICE)


# Charon


@pytest.mark.rule("H3.7")
@pytest.mark.parametrize("hero", HEROES)
def test_charon_brings_a_hero_back_at_no_further_price(hero: str) -> None:
    game = heroic("charon", gone=[hero])
    before = game.to_position()
    play(game, "call charon")
    assert texts(game) == {"forgo", f"choose card {hero}"}
    read_again(game)
    play(game, f"choose card {hero}")
    refused(game, "choose isle ios", "not_your_isle", "H3.2")
    read_again(game)
    play(game, "choose isle kythnos")
    assert (places(game, hero), owner_of(game, hero), gold(game, "sparta")) == (["kythnos"], "sparta", 9 - PRICE)
    assert changes(before, game.to_position()) == SPENT | {f"heroes.{hero}", "gone"}
    assert lies(game, "charon") == "discard"


@pytest.mark.rule("H3.7")
def test_charon_fetches_one_and_only_who_has_left_the_game() -> None:
    game = heroic("hector", None, "charon", heroes={"ajax": "naxos", "perseus": "ios"}, gone=["ulysses", "achilles"])
    play(game, "call charon")
    assert texts(game) == {"forgo", "choose card ulysses", "choose card achilles"}
    for card in ("ajax", "perseus", "hector", "penthesilea", "fates"):  # kept, another's, on the track, in the deck
        refused(game, f"choose card {card}", "hero_not_gone", "H3.7")
    play(game, "choose card ulysses", "choose isle naxos")
    assert game.to_position()["gone"] == ["achilles"]


@pytest.mark.rule("H3.7", "T5.1")
def test_charon_fetches_no_artifact() -> None:
    game = play(kalliste("charon", modules=("heroes",), gone=["ajax", "helm"]), "call charon")
    assert texts(game) == {"forgo", "choose card ajax"}
    refused(game, "choose card helm", "not_a_hero", "H3.7")


@pytest.mark.rule("H3.7", "H3.5", "H3.3")
def test_charon_s_hero_is_new_in_this_cycle() -> None:
    game = heroic("charon", gone=["ajax"], cities={"sparta": {"gold": 30}})
    play(game, "call charon", "choose card ajax", "choose isle naxos")
    refused(game, "sacrifice ajax", "hero_hired_now", "H3.5")
    play(game, "end")
    assert (kind(game), decider(game), texts(game)) == ("upkeep", "sparta", {"pay ajax", "dismiss ajax"})


@pytest.mark.rule("H3.7", "H3.5")
def test_charon_brings_back_who_was_just_sacrificed() -> None:
    game = heroic("charon", heroes={"ulysses": "naxos"}, cities={"sparta": {"priests": 1}})
    play(game, "sacrifice ulysses", "call charon", "choose card ulysses", "choose isle kythnos")
    assert places(game, "ulysses") == ["kythnos"]


@pytest.mark.rule("H3.7", "C0.3")
def test_charon_may_find_nobody_or_be_forgone() -> None:
    nobody = heroic("charon")
    before = nobody.to_position()
    play(nobody, "call charon")
    assert changes(before, nobody.to_position()) == SPENT
    forgone = play(heroic("charon", gone=["ajax"]), "call charon", "forgo")
    assert (places(forgone, "ajax"), lies(forgone, "charon")) == (["gone"], "discard")


# Cerberus


def cerberus(holder: str = "sparta") -> dict[str, Any]:
    return {"card": "cerberus", "holder": holder, "called": 2}


def at_revenue(isles: Lands, **rest: Any) -> Game:
    """Everybody has just had his revenue; he had 5 gold, Sparta 9."""
    return upkeep({}, isles=isles, **rest)


def purses(game: Game) -> dict[str, int]:
    return {name: gold(game, name) for name in ("sparta", "athens", "corinth", "thebes", "argos")}


# Isles and trade spaces of the start: Kythnos; Syros, 10-5; Mykonos, 5-0; Delos; Andros, 10-0.
USUAL = {"sparta": 9 + 2, "athens": 5 + 2, "corinth": 5 + 2, "thebes": 5 + 2, "argos": 5 + 2}


@pytest.mark.rule("H3.7", "C0.5")
@pytest.mark.parametrize("place", ["naxos", "ios", "paros"])
def test_cerberus_is_put_on_any_isle(place: str) -> None:
    game = heroic("cerberus")
    before = game.to_position()
    play(game, "call cerberus")
    assert texts(game) == {"forgo"} | {f"choose isle {name}" for name in (*HOMES, *NEUTRAL)}
    play(game, f"choose isle {place}")
    assert changes(before, game.to_position()) == PAID | {f"isles.{place}.figure"}
    assert (lies(game, "cerberus"), standing(game, "cerberus")) == ("sparta", place)


@pytest.mark.rule("H3.7", "B3.6")
def test_his_owner_takes_the_isle_s_revenue() -> None:
    assert purses(at_revenue({})) == USUAL
    game = at_revenue({"syros": {"markers": 2, "figure": cerberus()}})
    # One printed marker of Syros and the two placed ones; Athens keeps its trade space.
    assert purses(game) == USUAL | {"sparta": 9 + 2 + 3, "athens": 5 + 1}


@pytest.mark.rule("H3.7", "B3.6")
def test_he_takes_from_one_isle_only() -> None:
    game = at_revenue({"ios": {"markers": 1, "figure": cerberus()}, "syros": {"markers": 1}})
    assert purses(game) == USUAL | {"sparta": 9 + 2 + 1, "athens": 5 + 2 + 1}


@pytest.mark.rule("H3.7")
def test_on_a_neutral_isle_he_takes_too() -> None:
    game = at_revenue({"paros": {"figure": cerberus()}})
    assert purses(game) == USUAL | {"sparta": 9 + 2 + 2}


@pytest.mark.rule("H3.7")
def test_on_his_owner_s_isle_he_changes_nothing() -> None:
    assert purses(at_revenue({"kythnos": {"figure": cerberus()}})) == USUAL


@pytest.mark.rule("H3.7")
def test_he_never_takes_trade_spaces() -> None:
    # Milos touches no trade space of its own, but Argos's fleet lies on 10-0 beside it.
    game = at_revenue({"milos": {"markers": 1, "figure": cerberus()}})
    assert purses(game) == USUAL | {"sparta": 9 + 2 + 1}


@pytest.mark.rule("H3.7", "H2.7")
@pytest.mark.parametrize("necropolis", ["ios", "kea"])
def test_gold_lying_there_is_his_owner_s(necropolis: str) -> None:
    """On the necropolis, or left behind by it."""
    lands: Lands = {"ios": {"gold": 4, "figure": cerberus()}, "milos": {"gold": 1}}
    game = at_revenue(lands, modules=UNDERWORLD, necropolis=necropolis)
    assert purses(game) == USUAL | {"sparta": 9 + 2 + 4, "argos": 5 + 2 + 1}
    assert [isle(game, name)["gold"] for name in ("ios", "milos")] == [0, 0]


@pytest.mark.rule("H3.7", "H2.7")
def test_without_cerberus_the_isle_s_owner_has_the_gold() -> None:
    game = at_revenue({"ios": {"gold": 4}}, modules=UNDERWORLD, necropolis="ios")
    assert purses(game) == USUAL | {"athens": 5 + 2 + 4}


@pytest.mark.rule("H3.7", "C0.5")
def test_he_serves_one_revenue_and_leaves_with_his_owner_s_next_turn() -> None:
    game = play(heroic("cerberus"), "call cerberus", "choose isle syros", "end")
    # Cycle 4, after the revenue: Syros's 1 went to Sparta.
    assert (gold(game, "sparta"), standing(game, "cerberus")) == (9 - PRICE + 2 + 1, "syros")
    while kind(game) == "offering":
        play(game, "bid ares 1" if decider(game) == "sparta" else "bid apollo")
    assert (decider(game), standing(game, "cerberus"), lies(game, "cerberus")) == ("sparta", None, "discard")


@pytest.mark.rule("H3.7", "C0.5")
def test_a_conqueror_does_not_get_the_revenue_either() -> None:
    game = war(3, 1, [3, 0], {}, ios={"markers": 2, "figure": cerberus("thebes")})
    march(game, 3)
    assert isle(game, "ios")["owner"] == "sparta"
    told = heard(game)
    play(game, "end")
    taken = {event.player: event.gold for event in told if isinstance(event, events.RevenueTaken)}
    # Sparta: Kythnos. Thebes: Delos, and Ios's markers.
    assert (taken[0], taken[3]) == (2, 2 + 2)


@pytest.mark.rule("H3.7", "C0.7")
def test_he_leaves_when_his_owner_is_out() -> None:
    lands: Lands = {"syros": {"owner": "thebes"}, "delos": {"figure": cerberus("athens")}}
    game = war(3, 1, [3, 0], {}, naxos={"metropolis": True}, ios={"metropolis": True}, isles=lands)
    march(game, 3)
    assert (standing(game, "cerberus"), lies(game, "cerberus")) == (None, "discard")


@pytest.mark.rule("H3.7", "C0.6")
def test_he_clashes_with_another_figure() -> None:
    game = heroic("cerberus", isles={"ios": {"figure": "minotaur"}})
    play(game, "call cerberus", "choose isle ios")
    assert (standing(game, "cerberus"), standing(game, "minotaur")) == (None, None)
    assert (lies(game, "cerberus"), lies(game, "minotaur")) == ("discard", "discard")


@pytest.mark.rule("H3.7", "H3.4")
def test_he_is_no_unit_and_holds_nobody() -> None:
    game = war(2, 1, [0, 0], {}, ios={"figure": cerberus("athens")})
    assert march(game, 2) == [(2, 1)]
    assert (isle(game, "ios")["owner"], standing(game, "cerberus")) == ("sparta", "ios")


# Fates


@pytest.mark.rule("H3.7", "C1")
@pytest.mark.parametrize(
    ("place", "holder", "expected"),
    [
        ("syros", "sparta", 2 + 3),  # Syros's printed marker and its two placed ones
        ("paros", "sparta", 2 + 2),
        ("kythnos", "sparta", 2),
        ("kythnos", "athens", 0),
        ("syros", "thebes", 2),
    ],
)
def test_the_fates_reckon_with_cerberus(place: str, holder: str, expected: int) -> None:
    lands: Lands = {"syros": {"markers": 2}}
    lands[place] = lands.get(place, {}) | {"figure": cerberus(holder)}
    game = heroic("fates", isles=lands)
    before = game.to_position()
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - PRICE + expected
    assert changes(before, game.to_position()) <= SPENT


@pytest.mark.rule("H3.7", "C1")
@pytest.mark.parametrize("place", ["ios", "naxos"])
def test_the_fates_never_give_the_necropolis_s_gold(place: str) -> None:
    lands: Lands = {place: {"gold": 4, "figure": cerberus()}}
    game = heroic("fates", modules=UNDERWORLD, necropolis=place, isles=lands)
    play(game, "call fates")
    assert (gold(game, "sparta"), isle(game, place)["gold"]) == (9 - PRICE + 2, 4)


# Chimera


def chimera(*discard: str) -> Game:
    """Sparta may call the Chimera, with these cards in the discard."""
    return heroic("chimera", discard=list(discard))


@pytest.mark.rule("H3.7", "C7", "H3.2")
@pytest.mark.parametrize("hero", HEROES)
def test_the_chimera_can_not_copy_a_hero(hero: str) -> None:
    game = play(chimera(hero, "satyr"), "call chimera")
    refused(game, f"choose card {hero}", "not_a_creature", "C7")
    assert texts(game) == {"forgo", "choose card satyr"}


@pytest.mark.rule("H3.7", "C7", "C0.3")
def test_with_heroes_alone_in_the_discard_she_only_shuffles() -> None:
    game = play(chimera("ajax", "hector"), "call chimera")
    assert kind(game) == "turn"
    assert game.to_position()["discard"] == []
    assert (places(game, "ajax"), places(game, "hector"), lies(game, "chimera")) == (["deck"], ["deck"], "deck")


@pytest.mark.rule("H3.7", "C7")
def test_the_chimera_copies_the_new_creatures() -> None:
    ferry = play(heroic("chimera", discard=["charon"], gone=["ajax"]), "call chimera", "choose card charon")
    play(ferry, "choose card ajax", "choose isle naxos")
    assert (places(ferry, "ajax"), lies(ferry, "charon")) == (["naxos"], "deck")
    furies = heroic("chimera", discard=["erinyes"], isles={"ios": {"markers": 1}})
    play(furies, "call chimera", "choose card erinyes", "choose isle ios", "choose isle naxos")
    assert markers(furies, "ios", "naxos") == [0, 1]
    hound = play(chimera("cerberus"), "call chimera", "choose card cerberus", "choose isle ios")
    assert (lies(hound, "cerberus"), standing(hound, "cerberus")) == ("sparta", "ios")
    grave = heroic("chimera", discard=["empusa"], modules=UNDERWORLD, necropolis="ios", isles={"ios": {"gold": 3}})
    play(grave, "call chimera", "choose card empusa")
    assert (gold(grave, "sparta"), isle(grave, "ios")["gold"]) == (9 - PRICE + 3, 0)


@pytest.mark.rule("H3.7", "C7", "H3.6")
def test_the_chimera_s_charon_knows_no_hidden_penthesilea() -> None:
    game = heroic("chimera", discard=["charon"], gone=["ajax"], hidden_isle="sparta")
    play(game, "call chimera", "choose card charon")
    refused(game, "choose card penthesilea", "hero_not_gone", "H3.7")
