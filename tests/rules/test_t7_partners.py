"""Partners: who they are, what they know of each other, and what they may not do (T7.1)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.setting.config import ConfigError
from tests.phrases import city, decider, gold, heard, kind, play, refused, sea, texts, totals
from tests.rules.thera import Fleets, Lands, army, teams, thera

SIX = ("sparta", "athens", "corinth", "thebes", "argos", "mycenae")


# Who they are


@pytest.mark.rule("T7.1", "T1.2")
@pytest.mark.parametrize(("players", "count"), [(4, 2), (6, 3)])
def test_neighbouring_seats_are_partners(players: int, count: int) -> None:
    game = Game.new(players, modules=("titans",), teams=True, seed=5)
    cities = game.view(None)["cities"]
    assert [cities[name]["team"] for name in SIX[:players]] == [seat // 2 for seat in range(players)]
    pairs = {frozenset((name, cities[name]["partner"])) for name in SIX[:players]}
    assert pairs == {frozenset(SIX[2 * team : 2 * team + 2]) for team in range(count)}
    assert game.view(None)["metropolises_to_win"] == 3


@pytest.mark.rule("T7.1", "T1.2")
def test_teams_with_four_and_six_players_only() -> None:
    for players in (3, 5):
        with pytest.raises(ConfigError, match="teams"):
            Game.new(players, modules=("titans",), teams=True)
    with pytest.raises(ConfigError, match="teams"):
        Game.new(4, teams=True)
    with pytest.raises(ConfigError, match="teams"):
        Game.new(6, modules=("titans",), teams=False)
    assert Game.new(6, modules=("titans",), seed=1).config.teams
    alone = Game.new(4, modules=("titans",), seed=1)
    assert not alone.config.teams
    assert "team" not in alone.view(0)["cities"]["sparta"]


# What they know


def known_gold(game: Game, player: int | None) -> set[str]:
    """The cities whose gold a player sees."""
    return {name for name, entry in game.view(player)["cities"].items() if "gold" in entry}


@pytest.mark.rule("T7.1", "B2.2")
def test_partners_know_each_others_gold_and_nobody_elses() -> None:
    game = teams(cities={"athens": {"gold": 4}})
    assert known_gold(game, 0) == known_gold(game, 1) == {"sparta", "athens"}
    assert known_gold(game, 2) == known_gold(game, 3) == {"corinth", "thebes"}
    assert known_gold(game, None) == set()
    assert game.view(0)["cities"]["athens"]["gold"] == 4
    assert [known_gold(thera(), player) for player in range(4)] == [{"sparta"}, {"athens"}, {"corinth"}, {"thebes"}]


@pytest.mark.rule("T7.1", "B2.2")
def test_six_players_know_theirs() -> None:
    game = Game.new(6, modules=("titans",), seed=2)
    for seat in range(6):
        assert known_gold(game, seat) == set(SIX[seat // 2 * 2 : seat // 2 * 2 + 2])


@pytest.mark.rule("T7.1", "H4.5")
def test_not_a_face_down_item() -> None:
    game = teams(modules=("favours",), cities={"athens": {"secret_items": ["aegis"], "items": ["spear"]}})
    for other in (0, 2, 3, None):
        seen = game.view(other)["cities"]["athens"]
        assert (seen["secret_items"], seen["items"]) == (1, ["spear"])
        assert "aegis" in game.view(other)["items_unseen"]
    assert game.view(1)["cities"]["athens"]["secret_items"] == ["aegis"]


@pytest.mark.rule("T7.1", "B2.2")
def test_a_partner_doesnt_see_the_others_possible_answers() -> None:
    game = teams()
    assert "options" in game.view(0)["decision"]
    assert "options" not in game.view(1)["decision"]


@pytest.mark.rule("T7.1")
def test_what_a_bot_imagines_keeps_its_partners_gold() -> None:
    game = teams(cities={"athens": {"gold": 83}, "corinth": {"gold": 83}})
    imagined = [game.seat(0).imagine(random.Random(seed)) for seed in range(10)]
    assert {gold(one, "athens") for one in imagined} == {83}
    assert 83 not in {gold(one, "corinth") for one in imagined}


# Land


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("troops", [0, 1])
def test_no_entering_a_partners_territory_on_foot(troops: int) -> None:
    game = play(teams(isles={"finikia": {"troops": troops}}), "move troops fira")
    refused(game, "land finikia 1", "partners_territory", "T7.1")
    alone = play(thera(isles={"finikia": {"troops": troops}}), "move troops fira")
    assert "land finikia 1" in texts(alone)


@pytest.mark.rule("T7.1")
def test_nor_over_fleets_nor_with_hades_nor_a_titan_nor_in_flight() -> None:
    ring: Fleets = {"4-4": ("sparta", 1), "5-5": ("sparta", 1)}  # joins Fira and Oia
    game = play(teams(seas=ring), "move troops fira")
    refused(game, "land oia 1", "partners_territory", "T7.1")
    lands: Lands = {"fira": {"undead": 1, "titans": 1}}
    game = play(teams(god="hades", modules=("hades",), isles=lands, seas=ring), "move troops fira", "take undead 1")
    refused(game, "land oia 1", "partners_territory", "T7.1")
    game = play(teams(god="hades", modules=("hades",), isles=lands, seas=ring), "move titans fira", "take titans 1")
    refused(game, "land finikia 0", "partners_territory", "T7.1")
    game = play(teams("pegasus", seas={}), "call pegasus", "choose isle kamari")
    refused(game, "land oia 1", "partners_territory", "T7.1")
    assert "land emporio 1" in texts(game)
    game = teams(god="zeus", modules=("heroes",), heroes={"perseus": {"isle": "fira"}}, seas={})
    play(game, "sacrifice perseus", "choose isle kamari")
    refused(game, "land oia 1", "partners_territory", "T7.1")


@pytest.mark.rule("T7.1")
def test_who_has_only_a_partner_around_cant_leave() -> None:
    lands: Lands = {"mesaria": {"owner": "sparta", "troops": 1}, "fira": {"owner": "athens"}}
    refused(teams(isles=lands, seas={}), "move troops mesaria", "partners_territory", "T7.1")
    assert "move troops mesaria" in texts(thera(isles=lands, seas={}))


@pytest.mark.rule("T7.1", "B6.4")
def test_no_retreat_to_a_partner() -> None:
    """Pyrgos is Thebes's, Balos next to it Corinth's; Thebes has Sikinos too."""
    lands: Lands = {
        "kamari": {"troops": 4},
        "pyrgos": {"troops": 3},
        "balos": {"owner": "corinth"},
        "sikinos": {"owner": "thebes"},
    }
    game = play(teams(isles=lands, dice=[0, 0]), "move troops kamari", "land pyrgos 4")
    assert (kind(game), decider(game)) == ("land_battle", "sparta")  # Thebes has no refuge and isn't asked
    refused(game, "choose isle finikia", "retreat_isle_not_yours", "B6.4")


@pytest.mark.rule("T7.1", "H4.5")
def test_ariadnes_thread_doesnt_lead_to_a_partner() -> None:
    lands: Lands = {"kamari": {"troops": 4}, "pyrgos": {"troops": 3}, "sikinos": {"owner": "thebes"}}
    game = teams(isles=lands, dice=[0, 0], modules=("favours",), cities={"thebes": {"items": ["thread"]}})
    play(game, "move troops kamari", "land pyrgos 4", "use thread")
    assert texts(game) == {"choose isle balos", "choose isle sikinos"}
    refused(game, "choose isle emporio", "retreat_isle_not_yours", "H4.5")


# Fleets, sea, auction, creatures


@pytest.mark.rule("T7.1")
def test_no_use_of_a_partners_fleets() -> None:
    game = play(teams(seas={"4-4": ("athens", 2)}), "move troops fira")
    refused(game, "land kameni 1", "not_joined_by_fleets", "B5.10")
    mixed: Fleets = {"4-4": ("sparta", 1), "5-5": ("athens", 1), "6-4": ("sparta", 1)}
    game = play(teams(seas=mixed), "move troops fira")
    refused(game, "land akrotiri 1", "not_joined_by_fleets", "B5.10")


@pytest.mark.rule("T7.1", "B6.4")
def test_at_sea_a_partner_is_like_any_other() -> None:
    seas: Fleets = {"4-4": ("sparta", 2), "5-5": ("athens", 2), "6-5": ("athens", 1)}
    game = teams(god="poseidon", seas=seas, dice=[0, 0])
    told = heard(game)
    play(game, "move fleets 4-4", "sail 5-5 2")
    assert (totals(told), kind(game), decider(game)) == ([(2, 2)], "sea_battle", "athens")
    play(game, "stay")
    refused(game, "choose sea 6-5", "retreat_onto_enemy", "B6.4")


@pytest.mark.rule("T7.1", "B5.4")
def test_no_fleet_beside_a_partners() -> None:
    game = teams(god="poseidon", seas={"4-4": ("athens", 1)})
    refused(game, "recruit fleet 4-4", "enemy_fleet_there", "B5.4")


@pytest.mark.rule("T7.1", "B4.2")
def test_in_the_auction_too() -> None:
    bids = {"ares": {"marker": "athens", "gold": 2}}
    game = teams(turn=None, gods=["ares", "zeus", "athena"], bids=bids, turn_order=["sparta", "corinth", "thebes"])
    refused(game, "bid ares 2", "bid_too_low", "B4.2")
    play(game, "bid ares 3")
    assert decider(game) == "athens"
    refused(game, "bid ares 4", "same_god_again", "B4.3")


@pytest.mark.rule("T7.1")
def test_creatures_strike_a_partner_like_any_other() -> None:
    purse: dict[str, dict[str, Any]] = {"athens": {"philosophers": 1, "gold": 6}}
    game = play(teams("satyr", "griffon", None, cities=purse), "call griffon", "choose player athens")
    assert (gold(game, "athens"), gold(game, "sparta")) == (3, 9 - 3 + 3)
    play(game, "call satyr", "choose player athens")
    assert (city(game, "athens")["philosophers"], city(game, "sparta")["philosophers"]) == (0, 1)
    game = play(teams("harpy", "siren", None, seas={"5-8": ("athens", 1)}), "call harpy", "choose isle oia")
    assert army(game, "oia") == ("athens", 0, 0)
    play(game, "call siren", "choose sea 5-8")
    assert sea(game, "5-8") == {"owner": "sparta", "fleets": 1}


# Nothing is shared


@pytest.mark.rule("T7.1")
def test_a_partners_temples_buildings_and_philosophers_dont_help() -> None:
    lands: Lands = {
        "oia": {"buildings": ["temple", "university"]},
        "fira": {"buildings": ["port"]},
        "finikia": {"metropolis": True},
    }
    game = teams("siren", isles=lands, seas={}, cities={"athens": {"philosophers": 3}})
    play(game, "build fortress kamari")
    assert kind(game) == "turn"  # port and fortress here, temple and university there: no set
    play(game, "call siren")
    assert gold(game, "sparta") == 9 - 2 - 2


@pytest.mark.rule("T7.1", "B6.1")
def test_a_partners_ports_dont_help_at_sea() -> None:
    """Corinth's fleet beside its partner Thebes's port."""
    lands: Lands = {"balos": {"buildings": ["port", "port"]}}
    seas: Fleets = {"4-3": ("sparta", 2), "5-3": ("corinth", 1)}
    game = teams(god="poseidon", isles=lands, seas=seas, dice=[0, 0])
    told = heard(game)
    play(game, "move fleets 4-3", "sail 5-3 2")
    assert totals(told)[0] == (2, 1)
