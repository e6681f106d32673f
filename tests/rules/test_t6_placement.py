"""T6.1, T6.2 and H1.7: the preliminary round on a Titans board, and what each player takes."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from cyclades import ConfigError, Game, SeededChance
from cyclades.engine.words import events
from cyclades.engine.words.events import Event
from tests.phrases import changes, city, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.cycles import pass_cycle
from tests.rules.kalliste import before_start, cities, on_board, placing, seas, territories

GODS = ("poseidon", "ares", "zeus", "athena", "kronos")
BUILDING = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}
NOTHING = {"troops": 0, "titans": 0, "fleets": 0, "markers": 0, "priests": 0, "philosophers": 0}

# A start for each of six on titans-5-6: two territories and two seas; partners are on different isles.
STARTS = {
    "sparta": (("agiassos", "plaka"), ("6-1", "4-4")),
    "athens": (("naoussa", "ambelas"), ("4-9", "6-7")),
    "corinth": (("engares", "abrami"), ("2-1", "1-1")),
    "thebes": (("drios", "aliki"), ("8-8", "10-6")),
    "argos": (("zas", "filoti"), ("0-3", "4-6")),
    "mycenae": (("angeria", "marathi"), ("10-4", "9-3")),
}


def place(game: Game) -> dict[str, Any]:
    """The player whose turn it is puts everything on his start; what he has got since his placement began."""
    name = str(decider(game))
    marker = game.to_position()["turn"]["marker"]
    (one, other), places = STARTS[name]
    while kind(game) == "titans_placement" and game.to_position()["turn"]["marker"] == marker:
        legal = texts(game)
        homes = (one, other) if isle(game, one)["owner"] is None else (other,)
        wanted = [*territories(*homes), *seas(*places)]
        play(game, next((action for action in wanted if action in legal), min(legal)))
    return on_board(game, name)


def place_all(game: Game) -> Game:
    """Everybody places; it is the first offering of cycle 1."""
    while kind(game) == "titans_placement":
        play(game, min(texts(game)))
    return game


# T6.1


@pytest.mark.rule("T6.1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize(
    "modules", [("titans",), ("titans", "free_placement"), ("titans", "hades", "heroes", "favours")]
)
def test_it_is_always_used_with_seven_gold_and_an_empty_board(players: int, modules: tuple[str, ...]) -> None:
    game = Game.new(players, modules=modules, seed=4)
    position = game.to_position()
    assert [frame["room"] for frame in position["flow"]] == ["prelude", "prelude_offering"]
    for name in cities(players):
        assert position["cities"][name]["gold"] == 7
        assert on_board(game, name) == NOTHING | {"territories": 0, "seas": 0}
    assert (position["seas"], position["track"]) == ({}, [None, None, None])


@pytest.mark.rule("T6.1", "H1.7")
@pytest.mark.parametrize("modules", [("titans",), ("free_placement", "titans")])
def test_whatever_the_switch_of_h1_says_t6_holds(modules: tuple[str, ...]) -> None:
    game = placing(4, ["zeus", "ares", "kronos"], modules=modules)
    assert kind(game) == "titans_placement"
    refused(game, "choose isle therasia", "rest_not_placeable", "T6.3")  # H1.4 would allow it
    place_all(game)
    assert on_board(game, "sparta")["territories"] == 2


@pytest.mark.rule("T6.1", "H1.7")
def test_without_titans_h1_holds_on_the_same_board() -> None:
    game = placing(4, ["zeus", "ares", "athena"], modules=("free_placement",), board="titans-3-4")
    assert kind(game) == "placement"
    assert "choose isle therasia" in texts(game)


@pytest.mark.rule("T6.1")
def test_nobody_has_a_seat() -> None:
    with pytest.raises(ConfigError, match="seats"):
        Game.new(4, modules=("titans",), seats=[0, 1, 2, 3])


@pytest.mark.rule("T6.1", "H1.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_god_fewer_than_players_of_the_five(players: int) -> None:
    seen = set()
    for seed in range(150):
        row = Game.new(players, modules=("titans",), seed=seed * 7919).to_position()["gods"]
        assert len(row) == len(set(row)) == players - 1
        seen |= {(god, place) for place, god in enumerate(row)}
    assert seen == {(god, place) for god in GODS for place in range(players - 1)}


@pytest.mark.rule("T6.1", "H1.2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_marker_on_apollo_and_then_all_pay(players: int) -> None:
    row = list(GODS[: players - 1])
    game = play(before_start(players, row), "bid apollo")
    refused(game, "bid apollo", "apollo_taken", "H1.2")
    play(game, *[f"bid {god} 2" for god in row])
    assert kind(game) == "titans_placement"
    assert [gold(game, name) for name in cities(players)] == [7] + [5] * (players - 1)


@pytest.mark.rule("T6.1", "H1.2")
def test_offerings_as_usual() -> None:
    game = play(before_start(3, ["kronos", "ares"]), "bid kronos 3", "bid kronos 4")
    refused(game, "bid kronos 5", "same_god_again", "B4.3")
    refused(game, "bid ares 8", "bid_not_payable", "B4.5")
    refused(game, "bid zeus 1", "god_not_available", "T2.1")
    assert decider(game) == "sparta"


@pytest.mark.rule("T6.1", "H1.6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_then_all_gods_are_shuffled_anew_and_cycle_one_begins_without_revenue(players: int) -> None:
    told: list[Event] = []
    game = place_all(placing(players, list(GODS[: players - 1]), listen=told))
    position = game.to_position()
    assert (kind(game), position["cycle"], position["phase"]) == ("offering", 1, "offerings")
    assert [frame["room"] for frame in position["flow"]] == ["cycle", "offering"]
    assert len(position["gods"]) == players - 1
    assert sum(card is not None for card in position["track"]) == 1
    assert not [event for event in told if isinstance(event, events.RevenueTaken)]
    told.clear()
    pass_cycle(game)
    assert [event.player for event in told if isinstance(event, events.RevenueTaken)] == list(range(players))


@pytest.mark.rule("T6.1", "H1.6")
def test_what_was_open_or_hidden_before_doesn_t_matter() -> None:
    prelude = ["kronos", "ares"]
    seen = set()
    for seed in range(60):
        game = placing(3, prelude)
        game.engine.chance = SeededChance(seed * 7919)
        seen |= set(place_all(game).to_position()["gods"])
    assert seen == set(GODS)


@pytest.mark.rule("T6.1", "H1.1")
def test_no_creatures_threat_or_favour_before_the_first_cycle() -> None:
    told: list[Event] = []
    game = placing(4, ["zeus", "ares", "kronos"], modules=("titans", "hades", "heroes", "favours"), listen=told)
    begun = events.CycleBegan(cycle=1)
    while kind(game) == "titans_placement":
        assert begun not in told
        play(game, min(texts(game)))
    early = told[: told.index(begun)]
    kinds = (events.CardDrawn, events.ThreatRolled, events.FavourLaid, events.RevenueTaken)
    assert not [event for event in early if isinstance(event, kinds)]


@pytest.mark.rule("T6.1")
def test_who_placed_first_bids_last() -> None:
    game = place_all(placing(4, ["zeus", "ares", "kronos"]))
    assert game.to_position()["turn_order"] == ["thebes", "corinth", "athens", "sparta"]


# T6.2


def due(god: str) -> dict[str, int]:
    """What a god's player has on the board in the end, titans and buildings of Kronos apart."""
    found = NOTHING | {"troops": 2, "fleets": 2, "territories": 2, "seas": 2}
    extra = {"poseidon": "fleets", "ares": "troops", "zeus": "priests", "athena": "philosophers", "apollo": "markers"}
    if god in extra:
        found[extra[god]] += 1
    return found


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("row", list(permutations(GODS))[::7])
def test_each_god_s_extra(row: tuple[str, ...]) -> None:
    game = placing(6, list(row))
    for name, god in zip(cities(6), [*row, "apollo"], strict=True):
        assert decider(game) == name
        before = game.to_position()["isles"]
        purse = gold(game, name)  # Apollo's coin is there as soon as his placement begins
        got = place(game)
        expected = due(god)
        if god == "kronos":
            expected["titans"] = 2 if row[0] == "kronos" else 1
        assert got == expected
        after = game.to_position()["isles"]
        new = [
            building
            for home in STARTS[name][0]
            for old, building in zip(before[home]["buildings"], after[home]["buildings"], strict=True)
            if building != old
        ]
        if god in BUILDING:
            assert new == [BUILDING[god]]
        elif god == "apollo" or row[0] == "kronos":
            assert new == []
        else:
            assert new[0] in {BUILDING[above] for above in row[: row.index("kronos")]}
        assert purse == (7 + 1 if god == "apollo" else 7 - 1)
    assert kind(game) == "offering"


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize(
    ("god", "events_told"),
    [
        ("zeus", [events.PriestTaken(player=1, price=0)]),
        ("athena", [events.PhilosopherTaken(player=1, price=0)]),
        ("ares", []),
        ("kronos", []),
    ],
)
def test_cards_come_at_once(god: str, events_told: list[Event]) -> None:
    game = play(placing(3, ["poseidon", god]), *territories("akrotiri", "balos"), *seas("6-3", "7-4", "7-4"))
    told = heard(game)
    play(game, "build port balos")
    assert decider(game) == "athens"
    assert [event for event in told if isinstance(event, events.PriestTaken | events.PhilosopherTaken)] == events_told


@pytest.mark.rule("T6.2")
def test_apollo_s_coin_comes_from_the_supply() -> None:
    game = play(placing(3, ["zeus", "ares"]), *territories("akrotiri", "balos"), *seas("6-3", "7-4"))
    play(game, "build temple balos", *territories("pyrgos", "kamari", "kamari"), *seas("5-0", "2-1"))
    before = game.to_position()
    told = heard(game)
    play(game, "build fortress pyrgos")
    assert events.CoinGiven(player=2, gold=1) in told
    assert (decider(game), gold(game, "corinth")) == ("corinth", 8)
    changed = {"isles.pyrgos.buildings", "cities.corinth.gold"}
    changed |= {"turn_order", "turn.marker", "turn.god", "gods_played", "bids.ares", "flow"}
    assert changes(before, game.to_position()) == changed


def at_building(row: list[str], god: str, sites: list[str] | None = None) -> Game:
    """Units and fleets of that god's player stand: on Agiassos and Plaka if he is first, else where Athens starts."""
    game = placing(6, row, sites=sites)
    for _ in range(row.index(god)):
        place(game)
    (one, other), places = STARTS[str(decider(game))]
    while kind(game) == "titans_placement" and not any(action.startswith("build") for action in texts(game)):
        legal = texts(game)
        wanted = [*territories(other, one), *seas(*places)]
        play(game, next(action for action in wanted if action in legal))
    return game


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize("god", list(BUILDING))
def test_the_building_is_his_god_s_and_has_to_be_placed(god: str) -> None:
    row = [god, *[other for other in GODS if other != god]]
    game = at_building(row, god)
    assert texts(game) == {f"build {BUILDING[god]} agiassos", f"build {BUILDING[god]} plaka"}
    for other, building in BUILDING.items():
        if other != god:
            refused(game, f"build {building} agiassos", "needs_other_god_to_build", "T6.2")
    refused(game, "pass", "nothing_to_pass", "H4.7")
    refused(game, "end", "no_turn_now", "B5.1")
    play(game, f"build {BUILDING[god]} agiassos")
    assert isle(game, "agiassos")["buildings"] == [BUILDING[god], None]
    assert gold(game, "sparta") == 7 - 1  # nothing more than the offering
    assert decider(game) == "athens"


@pytest.mark.rule("T6.2", "T3.1")
@pytest.mark.parametrize("place_of_kronos", [1, 2, 3, 4])
def test_kronos_s_gift_is_of_a_god_above_him(place_of_kronos: int) -> None:
    others = ["zeus", "athena", "poseidon", "ares"]
    row = [*others[:place_of_kronos], "kronos", *others[place_of_kronos:]]
    game = at_building(row, "kronos")
    name = str(decider(game))
    homes = STARTS[name][0]
    assert on_board(game, name)["titans"] == 1
    given = [BUILDING[god] for god in others[:place_of_kronos]]
    assert texts(game) == {f"build {building} {home}" for building in given for home in homes}
    for god in others[place_of_kronos:]:
        refused(game, f"build {BUILDING[god]} {homes[0]}", "needs_other_god_to_build", "T6.2")
    play(game, f"build {given[-1]} {homes[1]}")
    assert given[-1] in isle(game, homes[1])["buildings"]
    assert decider(game) != name


@pytest.mark.rule("T6.3", "T3.1")
def test_and_must_be_placed() -> None:
    game = at_building(["zeus", "kronos", "poseidon", "ares", "athena"], "kronos")
    refused(game, "pass", "nothing_to_pass", "H4.7")
    assert all(text.startswith("build temple ") for text in texts(game))


@pytest.mark.rule("T6.3", "T3.1")
def test_in_an_older_game_it_may_be_left() -> None:
    """Rules version 1."""
    now = at_building(["zeus", "kronos", "poseidon", "ares", "athena"], "kronos").to_position()
    game = Game.from_position({key: part for key, part in now.items() if key != "discounts_given"} | {"rules": 1})
    before = game.to_position()
    play(game, "pass")
    assert game.to_position()["isles"] == before["isles"]
    assert decider(game) == "corinth"


@pytest.mark.rule("T6.2", "T3.1")
def test_where_he_is_first_it_is_a_second_titan() -> None:
    game = placing(4, ["kronos", "zeus", "ares"])
    play(game, *territories("akrotiri", "balos", "balos", "akrotiri"))
    assert (isle(game, "akrotiri")["titans"], isle(game, "balos")["titans"]) == (1, 1)
    play(game, *seas("6-3", "7-4"))
    assert decider(game) == "athens"  # no building
    assert on_board(game, "sparta") == NOTHING | {"territories": 2, "seas": 2, "troops": 2, "titans": 2, "fleets": 2}


@pytest.mark.rule("T6.2")
def test_each_takes_his_own_from_the_first_god_to_apollo() -> None:
    game = before_start(4, ["athena", "kronos", "zeus"])
    play(game, "bid apollo", "bid zeus 1", "bid athena 2", "bid kronos 1")
    acting = []
    while kind(game) == "titans_placement":
        turn = game.to_position()["turn"]
        if (turn["god"], decider(game)) not in acting:
            acting.append((turn["god"], decider(game)))
        play(game, min(texts(game)))
    assert acting == [("athena", "corinth"), ("kronos", "thebes"), ("zeus", "athens"), ("apollo", "sparta")]
    assert (city(game, "corinth")["philosophers"], city(game, "athens")["priests"]) == (1, 1)
