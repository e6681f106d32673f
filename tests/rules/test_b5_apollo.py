"""Apollo's turns (B5.12)."""

from typing import Any

import pytest

from cyclades import ConfigError, Game
from cyclades.engine.words.events import ApolloGave, CycleBegan, Event, ProsperityPlaced
from cyclades.engine.words.pieces import CITIES
from tests.phrases import changes, decider, gold, heard, isle, kind, play, refused, texts
from tests.rules.thera import teams


def before_apollo(isles: dict[str, Any], queue: list[str], **parts: Any) -> Game:
    """Four players; thebes is about to end the last turn with a god, then Apollo's queue comes."""
    board: dict[str, Any] = {"naxos": {"owner": "thebes", "troops": 1}, "milos": {"owner": "thebes", "troops": 1}}
    return Game.from_position(
        {
            "players": 4,
            "turn": {"marker": "thebes", "god": "ares"},
            "gods": ["poseidon", "zeus", "ares"],
            "isles": board | isles,
            "apollo": queue,
            **parts,
        }
    )


def owned(owner: str, *names: str) -> dict[str, Any]:
    return {name: {"owner": owner, "troops": 1} for name in names}


ISLES = owned("sparta", "kea", "tinos") | owned("athens", "syros") | owned("corinth", "kythnos", "delos", "sifnos")


def coins(events: list[Event]) -> list[tuple[str, int]]:
    return [(CITIES[event.player], event.gold) for event in events if isinstance(event, ApolloGave)]


def markers(game: Game) -> dict[str, int]:
    """Placed prosperity markers by isle, where there are any."""
    isles = game.to_position()["isles"]
    return {name: entry["markers"] for name, entry in isles.items() if entry["markers"]}


@pytest.mark.rule("B5.12")
def test_four_gold_with_exactly_one_isle_else_one() -> None:
    game = before_apollo(ISLES, ["sparta", "athens", "corinth"])
    events = heard(game)
    play(game, "end", "choose isle kea")
    assert coins(events) == [("sparta", 1), ("athens", 4), ("corinth", 1)]


@pytest.mark.rule("B5.12")
def test_the_coins_are_his() -> None:
    two_isles = play(before_apollo(ISLES, ["corinth", "sparta", "athens"]), "end", "choose isle delos")
    # 5 to begin with, the coin, and Tinos's revenue in the new cycle; Kea yields nothing.
    assert gold(two_isles, "sparta") == 5 + 1 + 1
    one_isle = play(before_apollo(ISLES | {"tinos": {}}, ["corinth", "sparta", "athens"]), "end", "choose isle delos")
    assert gold(one_isle, "sparta") == 5 + 4


@pytest.mark.rule("B5.12")
def test_only_the_first_gets_a_prosperity_marker() -> None:
    game = before_apollo(ISLES, ["corinth", "sparta", "athens"])
    events = heard(game)
    play(game, "end")
    assert (decider(game), kind(game)) == ("corinth", "place_marker")
    assert texts(game) == {"choose isle kythnos", "choose isle delos", "choose isle sifnos"}
    refused(game, "choose isle kea", "marker_isle_not_yours", "B5.12")
    refused(game, "choose isle serifos", "marker_isle_not_yours", "B5.12")  # neutral
    play(game, "choose isle sifnos")
    assert markers(game) == {"sifnos": 1}
    assert len([event for event in events if isinstance(event, ProsperityPlaced)]) == 1
    # Sparta, second in the queue, was asked nothing.
    assert (game.to_position()["cycle"], kind(game)) == (2, "offering")


@pytest.mark.rule("B5.12")
def test_the_second_in_the_queue_gets_none_though_the_first_had_no_choice() -> None:
    game = before_apollo(ISLES, ["athens", "sparta", "corinth"])
    events = heard(game)
    play(game, "end")
    # Athens's only isle leaves nothing to choose.
    assert markers(game) == {"syros": 1}
    assert coins(events) == [("athens", 4), ("sparta", 1), ("corinth", 1)]
    assert kind(game) == "offering"


@pytest.mark.rule("B5.12")
def test_markers_pile_up() -> None:
    isles = ISLES | {"kea": {"owner": "sparta", "markers": 3}, "delos": {"owner": "corinth", "markers": 1}}
    game = play(before_apollo(isles, ["sparta", "athens", "corinth"]), "end", "choose isle kea")
    assert markers(game) == {"kea": 4, "delos": 1}


@pytest.mark.rule("B5.12", "B1.3")
@pytest.mark.parametrize("placed", [15, 16])
def test_no_marker_from_an_empty_supply(placed: int) -> None:
    isles = ISLES | {"kea": {"owner": "sparta", "markers": placed}}
    game = before_apollo(isles, ["corinth", "sparta", "athens"])
    events = heard(game)
    play(game, "end")
    if placed == 15:
        play(game, "choose isle delos")
        assert markers(game) == {"kea": 15, "delos": 1}
    else:
        assert markers(game) == {"kea": 16}
    assert coins(events) == [("corinth", 1), ("sparta", 1), ("athens", 4)]
    assert kind(game) == "offering"


@pytest.mark.rule("B5.12")
def test_nothing_else_is_possible_with_apollo() -> None:
    game = before_apollo(
        ISLES,
        ["corinth", "sparta", "athens"],
        track=["satyr", "dryad", "siren"],
        cities={"corinth": {"gold": 30}, "sparta": {"gold": 30}, "athens": {"gold": 30}},
    )
    play(game, "end")
    before = game.to_position()
    for action in ("call siren", "recruit troop delos", "build port delos", "recruit priest", "end"):
        refused(game, action, "no_turn_now", "B5.1")
    events = heard(game)
    play(game, "choose isle delos")
    # The other two were asked nothing before the next cycle began.
    assert [type(event) for event in events if isinstance(event, (ApolloGave, CycleBegan))] == [
        ApolloGave,
        ApolloGave,
        CycleBegan,
    ]
    assert changes(before["isles"], game.to_position()["isles"]) == {"delos.markers"}


@pytest.mark.rule("B5.12")
def test_both_markers_of_a_two_player_game_on_apollo() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "turn": {"marker": "athens-1", "god": "ares"},
            "gods": ["poseidon", "zeus", "ares"],
            "isles": owned("sparta", "kea") | owned("athens", "tinos", "milos"),
            "apollo": ["sparta-2", "sparta-1", "athens-2"],
        }
    )
    events = heard(game)
    play(game, "end")
    assert coins(events) == [("sparta", 4), ("sparta", 4), ("athens", 1)]
    assert isle(game, "kea")["markers"] == 1
    assert game.to_position()["turn_order"] == ["athens-2", "sparta-1", "sparta-2", "athens-1"]


# Option apollo_marker


@pytest.mark.rule("B5.12", "B1.2")
@pytest.mark.parametrize(
    ("options", "anywhere"),
    [
        ({}, False),
        ({"apollo_marker": "own"}, False),
        ({"apollo_marker": "any"}, True),
        ({"edition": "first"}, True),
        ({"edition": "first", "apollo_marker": "own"}, False),
        ({"edition": "first", "priests_two_player": "joint"}, True),
    ],
)
def test_where_the_marker_may_go(options: dict[str, str], anywhere: bool) -> None:
    game = play(before_apollo(ISLES, ["sparta", "athens", "corinth"], options=options), "end")
    goals = {text.removeprefix("choose isle ") for text in texts(game)}
    assert (goals == set(game.board.territory_ids)) == anywhere
    if not anywhere:
        assert goals == {"kea", "tinos"}
        refused(game, "choose isle syros", "marker_isle_not_yours", "B5.12")
        return
    before = markers(game)
    told = heard(game)
    play(game, "choose isle syros")
    assert markers(game) == before | {"syros": 1}
    assert told[0] == ProsperityPlaced(player=0, isle=game.names.number("isle", "syros"))


@pytest.mark.rule("B5.12", "B1.2")
def test_in_an_older_game_the_first_edition_is_about_supplies_only() -> None:
    game = before_apollo(ISLES, ["sparta", "athens", "corinth"], options={"edition": "first"}, rules=1)
    assert texts(play(game, "end")) == {"choose isle kea", "choose isle tinos"}


@pytest.mark.rule("B5.12")
def test_the_option_knows_own_and_any_only() -> None:
    with pytest.raises(ConfigError, match="apollo_marker"):
        before_apollo(ISLES, [], options={"apollo_marker": "theirs"})


@pytest.mark.rule("B5.12", "T7.6")
def test_who_has_no_territory_may_put_it_on_anothers() -> None:
    lands: dict[str, Any] = {"fira": {"owner": "athens"}, "kamari": {"owner": "athens"}}
    for options, rooms in (({}, "turn"), ({"apollo_marker": "any"}, "place_marker")):
        game = teams(isles=lands, turn={"marker": "thebes", "god": "ares"}, apollo=["sparta"], options=options)
        play(game, "end")
        assert (kind(game) == "place_marker") == (rooms == "place_marker")
