"""T1.1 to T1.3 and T1.5: boards, modes, the first buildings, trade."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cyclades import ConfigError, Game
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from cyclades.engine.words.pieces import BUILDINGS
from tests.phrases import changes, gold, heard, isle, kind, play, refused, texts
from tests.rules.kalliste import HOMES, Fleets, Lands, before_start, kalliste

TYPES = ("port", "fortress", "temple", "university")
SITES = {
    "titans-3-4": ("emporio", "pyrgos", "fira", "oia"),
    "titans-5-6": ("chora", "lionas", "marpissa", "parikia"),
}


def built(game: Game) -> dict[str, list[str]]:
    """The buildings that stand, by territory."""
    found = {
        name: [piece for piece in land["buildings"] if piece] for name, land in game.to_position()["isles"].items()
    }
    return {name: pieces for name, pieces in found.items() if pieces}


# T1.1


@pytest.mark.rule("T1.1")
@pytest.mark.parametrize(
    ("players", "board"), [(3, "titans-3-4"), (4, "titans-3-4"), (5, "titans-5-6"), (6, "titans-5-6")]
)
def test_the_board_is_that_of_the_number_of_players(players: int, board: str) -> None:
    assert Game.new(players, modules=("titans",), seed=1).to_position()["board"] == board
    assert Game.new(players, modules=("titans", "hades", "heroes", "favours"), seed=1).to_position()["board"] == board


@pytest.mark.rule("T1.1")
def test_a_board_of_the_base_game_stays_what_it_is() -> None:
    assert Game.new(4, seed=1).to_position()["board"] == "base-4"


@pytest.mark.rule("T1.1")
def test_each_territory_has_its_own_owner() -> None:
    game = kalliste(god="ares", seas={})
    before = game.to_position()
    play(game, "move troops balos", "land perissa 1")
    changed = {"isles.perissa.owner", "isles.perissa.troops", "isles.balos.troops", "cities.sparta.gold"}
    assert changes(before, game.to_position()) == changed
    owners = {name: land["owner"] for name, land in game.to_position()["isles"].items() if land["owner"]}
    assert owners == HOMES | {"perissa": "sparta"}


@pytest.mark.rule("T1.1")
def test_each_territory_has_its_own_slots() -> None:
    game = play(kalliste(god="zeus"), "build temple akrotiri", "build temple akrotiri")
    refused(game, "build temple akrotiri", "no_free_slot", "B5.8")
    refused(game, "build temple emporio", "building_isle_not_yours", "B5.7")  # the same isle, not his territory
    play(game, "build temple balos")
    assert built(game) == {"akrotiri": ["temple", "temple"], "balos": ["temple"]}


@pytest.mark.rule("T1.1")
def test_each_territory_has_its_own_metropolis_space() -> None:
    game = kalliste(god="athena", isles={"akrotiri": {"metropolis": True}}, cities={"sparta": {"philosophers": 3}})
    play(game, "recruit philosopher")
    assert [name for name, land in game.to_position()["isles"].items() if land["metropolis"]] == ["akrotiri", "balos"]


@pytest.mark.rule("T1.1")
def test_each_territory_has_its_own_prosperity() -> None:
    # Akrotiri and Balos have a printed marker each, Pyrgos none and Kamari one, Fira none and Mesaria one.
    game = kalliste(
        turn=None,
        phase="revenue",
        seas={},
        isles={"pyrgos": {"markers": 2}, "kameni": {"owner": "thebes"}},
        cities={name: {"gold": 0} for name in ("sparta", "athens", "corinth", "thebes")},
    )
    assert [gold(game, name) for name in ("sparta", "athens", "corinth", "thebes")] == [2, 3, 1, 4]


# T1.2


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_for_themselves(players: int) -> None:
    game = Game.new(players, modules=("titans",), seed=2)
    assert game.to_position()["teams"] is False
    assert list(game.config.team_of) == list(range(players))


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize(("players", "teams"), [(4, [0, 0, 1, 1]), (6, [0, 0, 1, 1, 2, 2])])
def test_four_or_six_play_in_teams_of_two(players: int, teams: list[int]) -> None:
    game = Game.new(players, modules=("titans",), teams=True, seed=2)
    assert game.to_position()["teams"] is True
    assert list(game.config.team_of) == teams
    assert Game.from_position(game.to_position()).to_position() == game.to_position()


@pytest.mark.rule("T1.2")
def test_six_are_always_in_teams() -> None:
    assert Game.new(6, modules=("titans",), seed=2).to_position()["teams"] is True
    with pytest.raises(ConfigError, match="teams"):
        Game.new(6, modules=("titans",), teams=False)


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("players", [3, 5])
def test_three_and_five_are_never(players: int) -> None:
    with pytest.raises(ConfigError, match="teams"):
        Game.new(players, modules=("titans",), teams=True)


@pytest.mark.rule("T1.2")
def test_neither_two_nor_seven_nor_six_without_titans() -> None:
    with pytest.raises(ConfigError, match="players"):
        Game.new(2, modules=("titans",))
    with pytest.raises(ConfigError, match=r"^players: titans_players \(lowest=3, highest=6, players=2\)$"):
        Game.new(2, modules=("titans",), board="base-2-3")
    with pytest.raises(ConfigError, match="players"):
        Game.new(7, modules=("titans",))
    with pytest.raises(ConfigError, match="players"):
        Game.new(6, board="titans-5-6")
    with pytest.raises(ConfigError, match="teams"):
        Game.new(4, teams=True)


def at_the_end(metropolises: dict[str, str], **rest: Any) -> Game:
    """The last turn of cycle 3 is over; each territory named has a metropolis and that owner."""
    lands: Lands = {name: {"owner": owner, "metropolis": True} for name, owner in metropolises.items()}
    return kalliste(turn=None, phase="end", isles=lands, **rest)


@pytest.mark.rule("T1.2", "B8.1")
def test_for_themselves_two_metropolises_are_enough() -> None:
    game = at_the_end({"akrotiri": "sparta", "balos": "sparta"})
    assert (game.ending, game.winners) == ("metropolises", [0])


@pytest.mark.rule("T1.2", "B8.1")
def test_one_each_is_not_enough_whoever_sits_beside() -> None:
    game = at_the_end({"akrotiri": "sparta", "pyrgos": "athens", "fira": "corinth"})
    assert (game.over, game.to_position()["cycle"]) == (False, 4)


@pytest.mark.rule("T1.2", "B8.2")
def test_gold_decides_between_several() -> None:
    both = {"akrotiri": "sparta", "balos": "sparta", "perissa": "sparta", "fira": "corinth", "oia": "corinth"}
    lands: Lands = {"finikia": {"owner": "thebes"}}
    game = kalliste(
        turn=None,
        phase="end",
        isles=lands | {name: {"owner": owner, "metropolis": True} for name, owner in both.items()},
        cities={"sparta": {"gold": 3}, "corinth": {"gold": 4}},
    )
    assert game.winners == [2]


# T1.3


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_of_each_type_stands_on_the_four_sites(players: int) -> None:
    for seed in range(20):
        game = Game.new(players, modules=("titans",), seed=seed)
        found = built(game)
        assert set(found) == set(SITES[game.to_position()["board"]])
        assert sorted(piece for pieces in found.values() for piece in pieces) == sorted(TYPES)
        for name in found:
            land = isle(game, name)
            assert land["buildings"][:2] == [None, None]  # the site is the third slot, off the metropolis space
            assert (land["owner"], land["troops"], land["titans"]) == (None, 0, 0)


@pytest.mark.rule("T1.3")
def test_at_random() -> None:
    seen = set()
    for seed in range(400):
        found = built(Game.new(3, modules=("titans",), seed=seed))
        seen.add(tuple(found[name][0] for name in SITES["titans-3-4"]))
    assert seen == set(permutations(TYPES))


@pytest.mark.rule("T1.3")
def test_it_is_told() -> None:
    told: list[Event] = []
    game = before_start(4, ["zeus", "ares", "athena"], ["temple", "port", "university", "fortress"], listen=told)
    number = game.names.number
    assert [event for event in told if isinstance(event, events.SiteBuilt)] == [
        events.SiteBuilt(building=BUILDINGS.index(building), isle=number("isle", name), slot=2)
        for building, name in zip(("temple", "port", "university", "fortress"), SITES["titans-3-4"], strict=True)
    ]


@pytest.mark.rule("T1.3")
def test_no_sites_without_the_module() -> None:
    assert built(Game.new(4, modules=("free_placement",), board="titans-3-4", seed=1)) == {}


@pytest.mark.rule("T1.3")
def test_who_takes_the_territory_owns_its_building() -> None:
    lands: Lands = {
        "emporio": {"buildings": [None, None, "port"]},
        "akrotiri": {"troops": 2, "buildings": ["fortress", "temple"]},
        "balos": {"buildings": ["university"]},
    }
    game = kalliste(god="ares", seas={}, isles=lands)
    assert kind(game) == "turn"  # a neutral building belongs to nobody's set
    play(game, "move troops akrotiri", "land emporio 1")
    assert kind(game) == "place_metropolis"  # now it does
    play(game, "choose isle emporio")
    assert (isle(game, "emporio")["metropolis"], built(game)) == (True, {})


@pytest.mark.rule("T1.3")
def test_it_serves_the_one_who_took_it() -> None:
    lands: Lands = {"emporio": {"buildings": [None, None, "temple"]}}
    game = kalliste("harpy", god="ares", seas={}, isles=lands)
    play(game, "move troops akrotiri", "land emporio 1", "call harpy")
    assert gold(game, "sparta") == 9 - 1 - 1  # the temple has lowered the price of 2


@pytest.mark.rule("T1.3", "C6")
def test_the_giant_hits_it_on_neutral_land() -> None:
    lands: Lands = {name: {"buildings": [None, None, "port"]} for name in ("emporio", "fira")}
    game = play(kalliste("giant", isles=lands), "call giant")
    assert texts(game) == {"forgo", "choose building emporio port off", "choose building fira port off"}
    refused(game, "choose building emporio temple off", "no_such_building", "B5.8")
    before = game.to_position()
    play(game, "choose building emporio port off")
    assert changes(before, game.to_position()) == {"isles.emporio.buildings", "flow"}
    assert built(game) == {"fira": ["port"]}


@pytest.mark.rule("T1.3", "C15")
def test_chiron_guards_it_there_too() -> None:
    lands: Lands = {
        "emporio": {"buildings": [None, None, "port"], "figure": {"card": "chiron", "holder": "athens"}},
        "fira": {"buildings": [None, None, "temple"]},
    }
    game = play(kalliste("giant", isles=lands), "call giant")
    refused(game, "choose building emporio port off", "guarded_by_chiron", "C15")


@pytest.mark.rule("T1.3", "C8")
def test_the_cyclops_needs_it_to_be_his() -> None:
    lands: Lands = {"emporio": {"buildings": [None, None, "port"]}, "balos": {"buildings": ["temple"]}}
    game = play(kalliste("cyclops", isles=lands), "call cyclops")
    refused(game, "choose building emporio port off", "not_your_building", "C8")


@pytest.mark.rule("T1.3")
def test_sites_count_towards_the_supply() -> None:
    # Nine temples of his and one on a neutral site: that is all ten.
    lands: Lands = {
        "akrotiri": {"buildings": ["temple", "temple"]},
        "balos": {"buildings": ["temple", "temple"]},
        "perissa": {"owner": "sparta", "buildings": ["temple", "temple"]},
        "kamari": {"owner": "sparta", "buildings": ["temple", "temple", "temple"]},
        "therasia": {"owner": "sparta"},
    }
    refused(
        kalliste(isles=lands | {"emporio": {"buildings": [None, None, "temple"]}}),
        "build temple therasia",
        "no_building_left",
        "B1.3",
    )
    assert "build temple therasia" in texts(kalliste(isles=lands | {"emporio": {"buildings": [None, None, "port"]}}))


# T1.5


def trading(fleets: dict[str, int], markers: dict[str, int] | None = None) -> int:
    """Sparta's revenue from seas; her only territory, Emporio, pays nothing."""
    seas: Fleets = {place: {"owner": "sparta", "fleets": count} for place, count in fleets.items()}
    for place, count in (markers or {}).items():
        seas[place] = (
            {"owner": "sparta", "fleets": fleets[place], "markers": count} if place in fleets else {"markers": count}
        )
    lands: Lands = {"akrotiri": {"owner": "athens"}, "balos": {"owner": "athens"}, "emporio": {"owner": "sparta"}}
    purse = {"sparta": {"gold": 0}}
    game = kalliste(turn=None, phase="revenue", modules=("favours",), isles=lands, seas=seas, cities=purse)
    return gold(game, "sparta")


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize(
    ("sea", "paid"), [("0-0", 1), ("0-4", 1), ("5-0", 1), ("5-9", 2), ("10-0", 2), ("10-4", 1), ("9-3", 0)]
)
def test_a_trade_space_pays_what_is_printed(sea: str, paid: int) -> None:
    assert trading({sea: 1}) == paid


@pytest.mark.rule("T1.5")
def test_once_however_many_fleets() -> None:
    assert trading({"5-9": 3}) == 2


@pytest.mark.rule("T1.5")
def test_each_space_pays() -> None:
    assert trading({"5-9": 1, "10-0": 1, "0-0": 1}) == 5


@pytest.mark.rule("T1.5")
def test_hermes_s_markers_pay_one_more_each() -> None:
    assert trading({"5-9": 1}, {"5-9": 1}) == 3
    assert trading({"5-9": 2, "0-0": 1}, {"5-9": 3, "0-0": 1}) == 7
    assert trading({"9-3": 1}, {"9-3": 2}) == 2
    assert trading({"0-0": 1}, {"5-9": 2}) == 1  # not where he has no fleet


@pytest.mark.rule("T1.5", "C1")
def test_the_fates_reckon_alike() -> None:
    game = kalliste("fates", seas={"5-9": ("sparta", 2), "10-0": ("athens", 1)})
    told = heard(game)
    play(game, "call fates")
    assert gold(game, "sparta") == 9 - 2 + 1 + 1 + 2
    assert events.RevenueTaken(player=0, gold=4) in told
