"""A player's last territory in teams (T7.3), and military victory (T7.4)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.words import events
from tests.phrases import changes, city, heard, isle, kind, play, refused, texts
from tests.rules.heroes import read_again
from tests.rules.thera import ARTIFACTS, Lands, army, ended, is_last, metropolises_on, specials, teams, thera, token

TWO = metropolises_on("fira", "oia")  # Sparta's and its partner's
PORT_WANTED = TWO | {  # it stands on Thebes's last territory, which has no space
    "pyrgos": {"owner": "corinth"},
    "balos": {"owner": "corinth"},
    "athinios": {"owner": "thebes", "buildings": ["port"]},
    "kamari": {"buildings": ["fortress", "temple", "university"]},
}
ASKED = {"pass", "choose isle pyrgos"}


def siege(isles: Lands, pyrgos: dict[str, Any] | None = None, game_of: Any = teams, **rest: Any) -> Game:
    """Pyrgos, which touches Sparta's Kamari, is Thebes's last territory and stands empty."""
    lands: Lands = {"balos": {"owner": "corinth", "troops": 1}, "pyrgos": {"troops": 0} | (pyrgos or {})}
    game: Game = game_of(isles=isles | lands, **rest)
    return game


def take(game: Game) -> Game:
    return play(game, "move troops kamari", "land pyrgos 1")


def protected(game: Game) -> None:
    refused(play(game, "move troops kamari"), "land pyrgos 1", "last_isle", "T7.3")


# T7.3: not without a reason


@pytest.mark.rule("T7.3")
@pytest.mark.parametrize("troops", [0, 1])
def test_it_may_not_be_attacked(troops: int) -> None:
    protected(siege({}, {"troops": troops}))
    protected(siege(metropolises_on("fira"), {"troops": troops}))


@pytest.mark.rule("T7.3")
def test_one_of_several_may() -> None:
    game = play(teams(isles={"pyrgos": {"troops": 0}}), "move troops kamari", "land pyrgos 1")
    assert army(game, "pyrgos") == ("sparta", 1, 0)


@pytest.mark.rule("T7.3")
def test_a_partners_territories_dont_count_as_his() -> None:
    protected(siege({"perissa": {"owner": "corinth"}}))


@pytest.mark.rule("T7.3", "C5")
def test_not_from_the_air_either_nor_with_a_titan() -> None:
    game = play(siege({}, track=["pegasus"], god="zeus"), "call pegasus", "choose isle fira")
    refused(game, "land pyrgos 1", "last_isle", "T7.3")
    game = play(siege({"kamari": {"titans": 1}}, god="zeus"), "move titans kamari", "take titans 1")
    refused(game, "land pyrgos 0", "last_isle", "T7.3")


@pytest.mark.rule("T7.3", "B5.13")
def test_without_teams_it_is_the_base_games_rule() -> None:
    game = play(siege(TWO, game_of=thera), "move troops kamari")
    refused(game, "land pyrgos 1", "last_isle", "B5.13")
    own = siege(metropolises_on("fira"), {"metropolis": True}, game_of=thera)
    assert army(take(own), "pyrgos") == ("sparta", 1, 0)  # his second


# T7.3: the third metropolis


@pytest.mark.rule("T7.3")
@pytest.mark.parametrize("two", [("fira", "oia"), ("oia", "finikia"), ("fira", "kamari")])
def test_a_third_that_stands_there(two: tuple[str, str]) -> None:
    game = take(siege(metropolises_on(*two), {"metropolis": True}))
    assert (army(game, "pyrgos"), kind(game), is_last(game)) == (("sparta", 1, 0), "turn", True)


@pytest.mark.rule("T7.3")
def test_a_second_that_stands_there_is_too_few() -> None:
    protected(siege(metropolises_on("oia"), {"metropolis": True}))


@pytest.mark.rule("T7.3")
def test_a_further_one() -> None:
    game = take(siege(metropolises_on("fira", "oia", "finikia"), {"metropolis": True}))
    assert army(game, "pyrgos") == ("sparta", 1, 0)


@pytest.mark.rule("T7.3")
def test_three_of_his_own_are_no_reason_if_none_is_won() -> None:
    """Athinios has no space for a metropolis, and is the last territory of Thebes."""
    lands = metropolises_on("fira", "oia", "finikia") | {"pyrgos": {"owner": "corinth"}, "balos": {"owner": "corinth"}}
    lands["athinios"] = {"owner": "thebes"}
    game = play(teams(isles=lands), "move troops kamari")
    refused(game, "land athinios 1", "last_isle", "T7.3")


@pytest.mark.rule("T7.3", "B7.1")
def test_one_completed_by_captured_buildings() -> None:
    """Athinios has no space: only the set counts."""
    game = play(teams(isles=PORT_WANTED), "move troops kamari", "land athinios 1")
    assert (token(game, "kamari"), is_last(game)) == ("ordinary", True)
    lands = PORT_WANTED | {"kamari": {"buildings": ["fortress", "temple"]}}
    game = play(teams(isles=lands), "move troops kamari")
    refused(game, "land athinios 1", "last_isle", "T7.3")


@pytest.mark.rule("T7.3", "B7.4")
def test_a_set_without_a_space_is_no_reason() -> None:
    lands = metropolises_on("fira", "kamari") | {
        "pyrgos": {"owner": "corinth"},
        "balos": {"owner": "corinth"},
        "athinios": {"owner": "thebes", "buildings": ["port"]},
        "mesaria": {"owner": "sparta", "buildings": ["fortress", "temple"]},
        "armeni": {"owner": "sparta", "buildings": ["university"]},
    }
    game = play(teams(isles=lands), "move troops kamari")
    refused(game, "land athinios 1", "last_isle", "T7.3")


@pytest.mark.rule("T7.3", "T7.4")
def test_one_put_there_by_military_victory() -> None:
    game = take(siege(TWO))
    assert (kind(game), texts(game)) == ("military_victory", ASKED)


@pytest.mark.rule("T7.3", "T7.4", "B7.1")
def test_a_set_and_military_victory_together() -> None:
    """One stands, one is founded of captured buildings, the third is put on Pyrgos."""
    lands = metropolises_on("oia") | {"kamari": {"buildings": [None, None, "fortress"]}}
    lands |= {"mesaria": {"owner": "sparta", "buildings": ["temple", "university"]}}
    game = siege(lands, {"buildings": [None, None, "port"]})
    take(game)
    assert texts(game) == {"choose isle fira", "choose isle kamari", "choose isle pyrgos"}
    other = play(game.copy(), "choose isle pyrgos")
    assert kind(other) == "turn"  # then there is no space left, and the team has two
    play(game, "choose isle fira")
    assert texts(game) == ASKED
    play(game, "choose isle pyrgos")
    assert (token(game, "fira"), token(game, "pyrgos"), is_last(game)) == ("ordinary", "ordinary", True)


@pytest.mark.rule("T7.3", "T5.10")
def test_a_captured_cultural_metropolis_counts_with_what_it_founds() -> None:
    """One stands, the Cultural one is captured, and three philosophers found the third."""
    lands = metropolises_on("oia")
    cultural = {"metropolis": True, "special": "cultural"}
    game = take(siege(lands, cultural, cities={"sparta": {"philosophers": 3}}))
    play(game, "choose isle fira")
    assert (token(game, "pyrgos"), token(game, "fira"), is_last(game)) == ("cultural", "ordinary", True)
    protected(siege(lands, cultural, cities={"sparta": {"philosophers": 2}}))


@pytest.mark.rule("T7.3", "T7.4", "T5.10", "B7.1")
def test_from_none_to_three_at_once() -> None:
    """A set founds the Cultural one, that turns three philosophers into the second, and the third is put on Pyrgos."""
    lands: Lands = {"kamari": {"buildings": [None, None, "fortress"]}}
    lands |= {"mesaria": {"owner": "sparta", "buildings": ["temple", "university"]}}
    rest: dict[str, Any] = {"specials": ["cultural"], "cities": {"sparta": {"philosophers": 3}}}
    game = take(siege(lands, {"buildings": [None, None, "port"]}, **rest))
    play(game, "choose isle fira", "choose metropolis cultural", "choose isle kamari", "choose isle pyrgos")
    assert [token(game, name) for name in ("fira", "kamari", "pyrgos")] == ["cultural", "ordinary", "ordinary"]
    assert is_last(game)
    protected(siege(lands, {"buildings": [None, None, "port"]}, **rest | {"specials": ["coastal"]}))


@pytest.mark.rule("T7.3", "T7.4", "H2.6")
def test_the_necropolis_leaves_no_space() -> None:
    protected(siege(TWO, modules=("hades",), necropolis="pyrgos"))


@pytest.mark.rule("T7.3", "T7.4", "B7.4")
def test_no_token_left_is_no_reason() -> None:
    others = metropolises_on("emporio", "akrotiri", "perissa", "balos", "kameni", "therasia", "anaphe", "sikinos")
    lands = TWO | {name: entry | {"owner": "corinth"} for name, entry in others.items()}
    position = lands | {"pyrgos": {"troops": 0}}
    game = play(teams(isles=position, specials=[]), "move troops kamari")
    refused(game, "land pyrgos 1", "last_isle", "T7.3")
    game = play(teams(isles=position, specials=["military"]), "move troops kamari", "land pyrgos 1")
    assert texts(game) == ASKED


@pytest.mark.rule("T7.3")
def test_how_likely_it_is_doesnt_matter() -> None:
    game = siege(TWO, {"troops": 8}, dice=[0, 3])
    play(game, "move troops kamari", "land pyrgos 1")
    assert army(game, "pyrgos") == ("thebes", 8, 0)


# T7.3: the fifth artifact


@pytest.mark.rule("T7.3", "T5.3")
@pytest.mark.parametrize("fifth", ARTIFACTS)
def test_the_teams_fifth_artifact(fifth: str) -> None:
    artifacts: dict[str, str] = dict.fromkeys(ARTIFACTS, "fira")
    artifacts |= {"helm": "oia", "sandals": "finikia", fifth: "pyrgos"}
    assert ended(take(siege({}, artifacts=artifacts))) == ("artifacts", ["sparta", "athens"])


@pytest.mark.rule("T7.3", "T5.3")
def test_not_its_fourth() -> None:
    artifacts: dict[str, str] = {"sandals": "fira", "caduceus": "oia", "lightning": "fira", "helm": "pyrgos"}
    protected(siege({}, artifacts=artifacts))
    protected(siege({}, artifacts=artifacts | {"cornucopia": "emporio"}))


# T7.4


@pytest.mark.rule("T7.4")
def test_he_may_put_a_metropolis_there() -> None:
    game = take(siege(TWO))
    read_again(game)
    told = heard(game)
    before = game.to_position()
    play(game, "choose isle pyrgos")
    assert (token(game, "pyrgos"), is_last(game), game.over, kind(game)) == ("ordinary", True, False, "turn")
    assert changes(before, game.to_position()) == {"isles.pyrgos.metropolis", "last_cycle", "flow"}
    assert [type(event) for event in told] == [events.MetropolisFounded, events.LastCycle]


@pytest.mark.rule("T7.4")
def test_or_not() -> None:
    game = play(take(siege(TWO)), "pass")
    assert (token(game, "pyrgos"), army(game, "pyrgos"), is_last(game)) == (None, ("sparta", 1, 0), False)


@pytest.mark.rule("T7.4")
def test_nowhere_else() -> None:
    game = take(siege(TWO))
    for other in ("kamari", "finikia", "emporio"):
        refused(game, f"choose isle {other}", "not_the_last_territory", "T7.4")


@pytest.mark.rule("T7.4", "B7.3")
def test_buildings_on_the_space_go_the_others_stay() -> None:
    game = take(siege(TWO, {"buildings": ["port", "temple", "fortress"]}))
    assert isle(game, "pyrgos")["buildings"] == ["port", "temple", "fortress"]
    told = heard(game)
    play(game, "choose isle pyrgos")
    assert isle(game, "pyrgos")["buildings"] == [None, None, "fortress"]
    assert [type(event) for event in told].count(events.BuildingCleared) == 2


@pytest.mark.rule("T7.4", "T5.10")
def test_it_counts_as_founding_and_may_be_a_special_one() -> None:
    game = play(take(siege(TWO, specials=["military", "coastal"])), "choose isle pyrgos")
    assert texts(game) == {f"choose metropolis {name}" for name in ("ordinary", "military", "coastal")}
    read_again(game)
    play(game, "choose metropolis military")
    assert (token(game, "pyrgos"), specials(game)) == ("military", {"coastal"})


@pytest.mark.rule("T7.4", "T5.10")
def test_a_cultural_one_founds_another_at_once() -> None:
    game = take(siege(TWO, specials=["cultural"], cities={"sparta": {"philosophers": 3}}))
    play(game, "choose isle pyrgos", "choose metropolis cultural")
    assert (city(game, "sparta")["philosophers"], token(game, "kamari")) == (0, "ordinary")


@pytest.mark.rule("T7.4", "H3.6")
def test_penthesilea_doesnt_take_it() -> None:
    game = siege(TWO, modules=("heroes",), heroes={"penthesilea": {"isle": "fira"}})
    take(game)
    assert texts(game) == ASKED
    refused(game, "sacrifice penthesilea", "no_sacrifice_now", "H3.5")
    play(game, "choose isle pyrgos")
    assert (game.to_position()["hidden_isle"], token(game, "pyrgos")) == (None, "ordinary")


@pytest.mark.rule("T7.4")
def test_not_where_one_stands_nor_where_there_is_no_space() -> None:
    assert kind(take(siege(TWO, {"metropolis": True}))) == "turn"
    game = play(teams(isles=PORT_WANTED), "move troops kamari", "land athinios 1")
    assert kind(game) == "turn"


@pytest.mark.rule("T7.4", "B7.1")
def test_after_the_set_which_may_have_taken_the_space() -> None:
    """Fira and Kamari have theirs, so the set's metropolis must stand on Pyrgos."""
    lands = metropolises_on("fira", "kamari") | {"mesaria": {"owner": "sparta", "buildings": ["temple", "university"]}}
    lands |= {"armeni": {"owner": "sparta", "buildings": ["fortress"]}}
    game = take(siege(lands, {"buildings": [None, None, "port"]}))
    assert (token(game, "pyrgos"), kind(game)) == ("ordinary", "turn")


@pytest.mark.rule("T7.4")
def test_only_for_the_last_territory_and_only_in_teams() -> None:
    game = play(teams(isles=TWO | {"pyrgos": {"troops": 0}}), "move troops kamari", "land pyrgos 1")
    assert kind(game) == "turn"
    alone = siege(metropolises_on("fira", "kamari"), {"metropolis": True}, game_of=thera)
    assert kind(take(alone)) == "turn"


@pytest.mark.rule("T7.4")
def test_after_a_battle_and_a_flight() -> None:
    game = siege(TWO | {"kamari": {"troops": 2}}, {"troops": 1}, dice=[3, 0])
    assert texts(play(game, "move troops kamari", "land pyrgos 2")) == ASKED
    game = siege(TWO, track=["pegasus"], god="zeus")
    assert texts(play(game, "call pegasus", "choose isle fira", "land pyrgos 1")) == ASKED
