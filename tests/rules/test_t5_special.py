"""Special metropolises: how they are founded, lost, and what each kind does (T5.10)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, heard, isle, kind, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import SPECIALS, Lands, ended, specials, thera, token

DRAWN = ["military", "coastal"]
CHOICE = {"choose metropolis ordinary", "choose metropolis military", "choose metropolis coastal"}


def fourth_philosopher(drawn: list[str] = DRAWN, **rest: Any) -> Game:
    """Sparta takes a fourth philosopher and puts the metropolis on Fira."""
    cities: Lands = {"sparta": {"gold": 20, "philosophers": 3}}
    game = thera(god="athena", specials=drawn, cities=cities, **rest)
    return play(game, "recruit philosopher", "choose isle fira")


# Drawn


@pytest.mark.rule("T5.10")
def test_two_of_the_five_are_drawn_before_the_game() -> None:
    drawn = [tuple(Game.new(4, modules=("titans",), seed=seed).to_position()["specials"]) for seed in range(40)]
    assert {len(set(two)) for two in drawn} == {2}
    assert {kind for two in drawn for kind in two} == set(SPECIALS)
    told: list[events.Event] = []
    game = Game.new(4, modules=("titans",), seed=3, listen=told.append)
    kinds = [event.metropolises for event in told if isinstance(event, events.SpecialsDrawn)]
    assert [[game.names.name("metropolis", kind) for kind in two] for two in kinds] == [game.to_position()["specials"]]
    assert "specials" not in Game.new(4, seed=3).to_position()


# Founding


@pytest.mark.rule("T5.10", "B7.2")
@pytest.mark.parametrize("chosen", DRAWN)
def test_who_founds_may_take_one_as_its_token(chosen: str) -> None:
    game = fourth_philosopher()
    assert (kind(game), texts(game)) == ("special_choice", CHOICE)
    for absent in set(SPECIALS) - set(DRAWN):
        refused(game, f"choose metropolis {absent}", "special_not_left", "T5.10")
    read_again(game)
    told = heard(game)
    before = game.to_position()
    play(game, f"choose metropolis {chosen}")
    assert (token(game, "fira"), specials(game)) == (chosen, set(DRAWN) - {chosen})
    assert changes(before, game.to_position()) == {
        "isles.fira.metropolis",
        "isles.fira.special",
        "specials",
        "flow",
    }
    assert [type(event) for event in told] == [events.MetropolisFounded]
    read_again(game)


@pytest.mark.rule("T5.10")
def test_or_decline() -> None:
    game = play(fourth_philosopher(), "choose metropolis ordinary")
    assert (token(game, "fira"), specials(game), kind(game)) == ("ordinary", set(DRAWN), "turn")


@pytest.mark.rule("T5.10", "B7.1")
def test_the_second_by_a_later_founding() -> None:
    lands: Lands = {
        "kamari": {"buildings": [None, None, "temple"]},
        "mesaria": {"owner": "sparta", "buildings": ["port", "fortress"]},
        "armeni": {"owner": "sparta"},
    }
    game = fourth_philosopher(isles=lands)
    play(game, "choose metropolis coastal", "build university armeni")
    assert texts(game) == {"choose metropolis ordinary", "choose metropolis military"}  # Kamari is the only space
    refused(game, "choose metropolis coastal", "special_not_left", "T5.10")
    play(game, "choose metropolis military")
    assert (token(game, "fira"), token(game, "kamari"), specials(game)) == ("coastal", "military", set())


@pytest.mark.rule("T5.10")
def test_when_none_is_left_nothing_is_asked() -> None:
    game = fourth_philosopher([])
    assert (token(game, "fira"), kind(game)) == ("ordinary", "turn")
    refused(game, "choose metropolis ordinary", "no_metropolis_to_choose", "T5.10")


@pytest.mark.rule("T5.10", "H3.6")
@pytest.mark.parametrize("hero", ["ajax", "achilles", "hector"])
def test_a_hero_may_found_one(hero: str) -> None:
    lands: Lands = {name: {"owner": "sparta"} for name in ("athinios", "mesaria", "armeni", "kameni", "sikinos")}
    if hero == "hector":
        lands["kamari"] = {"buildings": [None, None, "temple"]}
        lands["mesaria"] = {"owner": "sparta", "buildings": ["port", "fortress"]}
    game = thera(
        god="zeus",
        isles=lands,
        specials=DRAWN,
        modules=("heroes",),
        heroes={hero: {"isle": "fira"}},
        cities={"sparta": {"gold": 12}},
    )
    play(game, f"sacrifice {hero}")
    while kind(game) == "hector_set":
        game.apply(game.legal_actions()[0])
    play(game, "choose isle fira")
    assert texts(game) == CHOICE
    play(game, "choose metropolis military")
    assert token(game, "fira") == "military"


@pytest.mark.rule("T5.10", "H3.6")
def test_penthesilea_takes_an_ordinary_one() -> None:
    game = thera(
        god="athena",
        specials=DRAWN,
        modules=("heroes",),
        heroes={"penthesilea": {"isle": "fira"}},
        cities={"sparta": {"philosophers": 3}},
    )
    play(game, "recruit philosopher", "sacrifice penthesilea")
    assert (game.to_position()["hidden_isle"], specials(game), kind(game)) == ("sparta", set(DRAWN), "turn")


# Ten ordinary ones, and the special ones beside them

FULL = [
    "akrotiri",
    "emporio",
    "perissa",
    "balos",
    "pyrgos",
    "finikia",
    "oia",
    "kameni",
    "therasia",
    "anaphe",
]


def full(**rest: Any) -> Game:
    lands: Lands = {name: {"metropolis": True} for name in FULL}
    for name in ("perissa", "kameni", "therasia", "anaphe"):
        lands[name] = lands[name] | {"owner": "thebes"}
    return thera(
        god="athena", isles=lands, cities={"sparta": {"philosophers": 3, "gold": 20}}, **{"specials": DRAWN} | rest
    )


@pytest.mark.rule("T5.10", "B7.4")
def test_when_no_ordinary_one_is_left_it_must_be_a_special_one() -> None:
    game = play(full(), "recruit philosopher", "choose isle fira")
    assert texts(game) == {"choose metropolis military", "choose metropolis coastal"}
    refused(game, "choose metropolis ordinary", "no_ordinary_left", "T5.10")
    assert token(play(game, "choose metropolis coastal"), "fira") == "coastal"


@pytest.mark.rule("T5.10", "B7.4")
def test_when_no_token_at_all_is_left_the_founding_is_lost() -> None:
    game = full(specials=[])
    told = heard(game)
    play(game, "recruit philosopher")
    assert (city(game, "sparta")["philosophers"], token(game, "fira")) == (0, None)
    assert events.MetropolisForfeited in [type(event) for event in told]


@pytest.mark.rule("T5.10", "B1.2")
def test_a_special_one_is_none_of_the_ten() -> None:
    lands: Lands = {name: {"metropolis": True} for name in FULL[:9]}
    lands |= {"anaphe": {"owner": "thebes", "metropolis": True, "special": "military"}}
    for name in ("perissa", "kameni", "therasia"):
        lands[name] = lands[name] | {"owner": "thebes"}
    game = thera(god="athena", isles=lands, cities={"sparta": {"philosophers": 3}})
    play(game, "recruit philosopher", "choose isle fira")
    assert token(game, "fira") == "ordinary"  # the tenth


@pytest.mark.rule("T5.10", "H3.6")
def test_penthesilea_stays_when_only_special_ones_are_left() -> None:
    game = full(modules=("heroes",), heroes={"penthesilea": {"isle": "fira"}})
    play(game, "recruit philosopher")
    assert texts(game) == {"choose isle fira", "choose isle kamari"}


# Conquest, Hades


@pytest.mark.rule("T5.10", "B7.5")
@pytest.mark.parametrize("special", SPECIALS)
def test_it_goes_with_its_territory(special: str) -> None:
    lands: Lands = {"pyrgos": {"troops": 0, "metropolis": True, "special": special}}
    game = play(thera(isles=lands), "move troops kamari", "land pyrgos 1")
    assert (isle(game, "pyrgos")["owner"], token(game, "pyrgos")) == ("sparta", special)


@pytest.mark.rule("T5.10", "H2.6")
def test_the_necropolis_removes_one_for_good() -> None:
    lands: Lands = {"fira": {"metropolis": True, "special": "coastal"}}
    game = thera(god="hades", modules=("hades",), isles=lands, specials=["military"])
    before = game.to_position()
    play(game, "build necropolis fira")
    assert (token(game, "fira"), specials(game)) == (None, {"military"})
    assert changes(before, game.to_position()) == {
        "cities.sparta.gold",
        "isles.fira.metropolis",
        "isles.fira.special",
        "necropolis",
        "turn.necropolis_built",
    }
    read_again(game)


@pytest.mark.rule("T5.10", "H2.6")
def test_an_ordinary_one_comes_back_to_the_supply_a_special_one_doesnt() -> None:
    """All ten ordinary ones stand; one of Sparta's is razed, or the special one is."""
    lands: Lands = {name: {"metropolis": True} for name in FULL[:9]}
    for name in ("perissa", "kameni", "therasia"):
        lands[name] = lands[name] | {"owner": "thebes"}
    lands |= {"kamari": {"metropolis": True}, "fira": {"metropolis": True, "special": "cultural"}}
    rest: dict[str, Any] = {"modules": ("hades", "heroes"), "heroes": {"ajax": {"isle": "sikinos"}}}
    lands |= {"sikinos": {"owner": "sparta"}}
    for razed, left in (("kamari", True), ("fira", False)):
        game = thera(god="hades", isles=lands, cities={"sparta": {"gold": 20}}, **rest)
        play(game, f"build necropolis {razed}")
        if left:
            assert "sacrifice ajax" in texts(game)
        else:
            refused(game, "sacrifice ajax", "no_place_for_metropolis", "H3.6")


@pytest.mark.rule("T5.10", "B8.1")
def test_it_counts_for_victory() -> None:
    lands: Lands = {"fira": {"metropolis": True, "special": "coastal"}, "kamari": {"metropolis": True}}
    game = thera(isles=lands, apollo=["athens", "corinth", "thebes"])
    play(game, "end", *["choose isle oia"])
    assert ended(game) == ("metropolises", ["sparta"])


# Spiritual


@pytest.mark.rule("T5.10", "C0.2")
@pytest.mark.parametrize(
    ("special", "price"), [("spiritual", 2), (None, 3), *((other, 3) for other in SPECIALS if other != "spiritual")]
)
def test_spiritual_is_two_temples(special: str | None, price: int) -> None:
    lands: Lands = {"fira": {"metropolis": True, "special": special}}
    game = thera("siren", None, None, isles=lands)
    play(game, "call siren")
    assert (city(game, "sparta")["gold"], city(game, "sparta")["discounts_used"]) == (9 - price, 4 - price)


@pytest.mark.rule("T5.10", "C0.2")
def test_two_temples_for_its_owner_only_and_once_a_cycle() -> None:
    lands: Lands = {"oia": {"metropolis": True, "special": "spiritual"}}
    game = play(thera("siren", None, None, isles=lands), "call siren")
    assert city(game, "sparta")["gold"] == 9 - 4
    lands = {"fira": {"metropolis": True, "special": "spiritual"}}
    game = thera(None, "siren", "harpy", isles=lands)
    play(game, "call harpy", "forgo", "call siren")  # 2 less 1: never below 1; then 3 less the other one
    assert city(game, "sparta")["gold"] == 9 - 1 - 2


# Cultural


CULTURAL: Lands = {"fira": {"metropolis": True, "special": "cultural"}}


def wise(philosophers: int, **rest: Any) -> Game:
    return thera(god="athena", cities={"sparta": {"gold": 20, "philosophers": philosophers}}, **rest)


@pytest.mark.rule("T5.10", "B7.2")
def test_cultural_three_philosophers_are_enough_and_must_go() -> None:
    game = play(wise(2, isles=CULTURAL), "recruit philosopher")
    assert (token(game, "kamari"), city(game, "sparta")["philosophers"]) == ("ordinary", 0)
    game = play(wise(1, isles=CULTURAL), "recruit philosopher")
    assert (token(game, "kamari"), city(game, "sparta")["philosophers"]) == (None, 2)


@pytest.mark.rule("T5.10", "B7.2")
@pytest.mark.parametrize("special", [None, *(other for other in SPECIALS if other != "cultural")])
def test_with_another_one_it_takes_four(special: str | None) -> None:
    game = wise(2, isles={"fira": {"metropolis": True, "special": special}})
    play(game, "recruit philosopher")
    assert (token(game, "kamari"), city(game, "sparta")["philosophers"]) == (None, 3)


@pytest.mark.rule("T5.10")
def test_for_its_owner_only() -> None:
    game = play(wise(2, isles={"oia": {"metropolis": True, "special": "cultural"}}), "recruit philosopher")
    assert city(game, "sparta")["philosophers"] == 3
    partners = wise(2, isles={"oia": {"metropolis": True, "special": "cultural"}}, teams=True)
    assert city(play(partners, "recruit philosopher"), "sparta")["philosophers"] == 3


@pytest.mark.rule("T5.10", "B7.1")
def test_at_the_moment_it_is_founded_three_philosophers_found_another() -> None:
    lands: Lands = {"kamari": {"buildings": ["port", "fortress", "temple"]}}
    game = play(wise(3, isles=lands, specials=["cultural"]), "build university fira", "choose isle fira")
    assert city(game, "sparta")["philosophers"] == 3
    play(game, "choose metropolis cultural")
    assert city(game, "sparta")["philosophers"] == 0
    assert (token(game, "fira"), token(game, "kamari")) == ("cultural", "ordinary")


@pytest.mark.rule("T5.10")
def test_not_if_it_is_declined() -> None:
    lands: Lands = {"kamari": {"buildings": ["port", "fortress", "temple"]}}
    game = play(wise(3, isles=lands, specials=["cultural"]), "build university fira", "choose isle fira")
    play(game, "choose metropolis ordinary")
    assert (city(game, "sparta")["philosophers"], token(game, "kamari")) == (3, None)


@pytest.mark.rule("T5.10", "B6.7")
def test_at_the_moment_it_is_conquered() -> None:
    lands: Lands = {"pyrgos": {"troops": 0, "metropolis": True, "special": "cultural"}}
    game = thera(isles=lands, cities={"sparta": {"philosophers": 3}})
    play(game, "move troops kamari", "land pyrgos 1")
    assert (kind(game), city(game, "sparta")["philosophers"]) == ("place_metropolis", 0)
    play(game, "choose isle fira")
    assert token(game, "fira") == "ordinary"


@pytest.mark.rule("T5.10", "H3.6")
def test_again_while_three_are_left() -> None:
    lands: Lands = CULTURAL | {"sikinos": {"owner": "sparta"}}
    game = thera(
        god="zeus",
        isles=lands,
        modules=("heroes",),
        heroes={"ulysses": {"isle": "sikinos"}},
        cities={"sparta": {"priests": 5, "philosophers": 2}},
    )
    play(game, "sacrifice ulysses", "choose number 5", "choose isle kamari")
    assert (token(game, "kamari"), token(game, "sikinos")) == ("ordinary", "ordinary")
    assert city(game, "sparta")["philosophers"] == 1


@pytest.mark.rule("T5.10", "T1.6", "B7.4")
def test_compulsory_even_if_nothing_is_gained() -> None:
    lands: Lands = CULTURAL | {"kamari": {"metropolis": True}, "athinios": {"owner": "sparta"}}
    game = play(wise(2, isles=lands), "recruit philosopher")
    assert city(game, "sparta")["philosophers"] == 0


@pytest.mark.rule("T5.10")
def test_when_it_is_lost_it_takes_four_again() -> None:
    """Sparta conquers Athens's Cultural one, then Athens takes a third philosopher."""
    lands: Lands = {"finikia": {"troops": 0, "metropolis": True, "special": "cultural"}}
    game = thera(
        isles=lands,
        cities={"athens": {"philosophers": 2}},
        bids={"athena": {"marker": "athens"}},
        gods=["ares", "athena", "zeus"],
    )
    play(game, "move troops fira", "land finikia 1", "end", "recruit philosopher")
    assert city(game, "athens")["philosophers"] == 3
