"""B2: the board, the gold, the deck and the turn track before the first cycle."""

from __future__ import annotations

import json
import random
from itertools import permutations
from typing import Any

import pytest

from cyclades import ConfigError, Game, ScriptedChance, SeededChance
from cyclades.content import board_path
from cyclades.engine.machine.chance import DRAW_CARD, DRAW_MARKER, DRAW_SEAT
from cyclades.engine.words.events import GoldStolen, OfferingPaid, RevenueTaken
from cyclades.engine.words.pieces import CARDS, CITIES
from tests.phrases import gold, heard, play
from tests.rules.aegean import CREATURES

BOARD_OF = {2: "base-2-3", 3: "base-2-3", 4: "base-4", 5: "base-5"}
OPEN = ("turn_order", "gods", "bids", "apollo", "track", "discard", "isles", "seas", "kraken")


def board_file(players: int) -> dict[str, Any]:
    content: dict[str, Any] = json.loads(board_path(BOARD_OF[players]).read_text(encoding="utf-8"))
    return content


def starts_of(players: int) -> list[tuple[set[str], set[str]]]:
    """The isles and seas where each seat begins, from the board's file."""
    starts = board_file(players)["starts"][str(players)]
    return [(set(seat["troops"]), {f"{row}-{col}" for row, col in seat["fleets"]}) for seat in starts]


def begun_at(game: Game, name: str) -> tuple[set[str], set[str]]:
    """The isles and seas a player holds."""
    position = game.to_position()
    return (
        {isle for isle, place in position["isles"].items() if place["owner"] == name},
        {sea for sea, place in position["seas"].items() if place["owner"] == name},
    )


# B2.1


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_begins_with_two_isles_two_fleets_and_a_revenue_of_two(players: int) -> None:
    events: list[object] = []
    seats = list(range(players))
    game = Game.new(players, seed=2, seats=seats, listen=events.append)
    position = game.to_position()
    assert position["board"] == BOARD_OF[players]
    assert [event for event in events if isinstance(event, RevenueTaken)] == [
        RevenueTaken(player=seat, gold=2) for seat in seats
    ]
    for seat, (isles, seas) in enumerate(starts_of(players)):
        assert begun_at(game, CITIES[seat]) == (isles, seas)
        assert (len(isles), len(seas)) == (2, 2)
        assert all(position["isles"][isle]["troops"] == 1 for isle in isles)
        assert all(position["seas"][sea]["fleets"] == 1 for sea in seas)
    for name, place in position["isles"].items():
        bare = {"buildings": [None] * len(place["buildings"]), "metropolis": False, "markers": 0, "figure": None}
        assert place == place | bare, name
        assert (place["owner"] is None) == (place["troops"] == 0), name
    assert position["kraken"] is None


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_seat_is_worth_two_by_the_printed_prosperity(players: int) -> None:
    board = board_file(players)
    isles = {territory["id"]: territory["prosperity"] for territory in board["territories"]}
    trade = {f"{space['cell'][0]}-{space['cell'][1]}": space["prosperity"] for space in board["trade"]}
    for start_isles, start_seas in starts_of(players):
        assert sum(isles[isle] for isle in start_isles) + sum(trade.get(sea, 0) for sea in start_seas) == 2


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_can_give_any_player_any_seat(players: int) -> None:
    starts = starts_of(players)
    seen: set[tuple[int, ...]] = set()
    for seed in range(40 * players):
        game = Game.new(players, seed=seed)
        seats = [starts.index(begun_at(game, name)) for name in CITIES[:players]]
        assert sorted(seats) == list(range(players))
        seen.add(tuple(seats))
    pairs = {(player, seat) for seats in seen for player, seat in enumerate(seats)}
    assert len(pairs) == players * players


@pytest.mark.rule("B2.1")
def test_the_seat_drawn_is_the_seat_taken() -> None:
    game = Game.new(4, chance=ScriptedChance([], {DRAW_SEAT: [2, 0, 3, 1]}, SeededChance(1)))
    starts = starts_of(4)
    assert [starts.index(begun_at(game, name)) for name in CITIES[:4]] == [2, 0, 3, 1]


@pytest.mark.rule("B2.1")
def test_seats_can_be_chosen_whatever_the_seed() -> None:
    starts = starts_of(3)
    for seed in range(20):
        game = Game.new(3, seed=seed, seats=[2, 0, 1])
        assert [starts.index(begun_at(game, name)) for name in CITIES[:3]] == [2, 0, 1]


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("seats", [[0, 1], [0, 1, 1], [1, 2, 3], [0, 1, 2, 3]])
def test_seats_must_be_each_given_once(seats: list[int]) -> None:
    with pytest.raises(ConfigError, match="seats"):
        Game.new(3, seed=1, seats=seats)


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(("players", "board"), [(1, None), (6, None), (4, "base-5"), (5, "base-2-3")])
def test_a_board_is_for_its_numbers_of_players_only(players: int, board: str | None) -> None:
    with pytest.raises(ConfigError, match="players"):
        Game.new(players, seed=1, board=board)


# B2.2


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_begins_with_five_gold(players: int) -> None:
    game = Game.new(players, seed=4)  # the first revenue, 2 for each, has been taken
    assert [gold(game, name) for name in CITIES[:players]] == [5 + 2] * players


TABLE: dict[str, Any] = {
    "players": 3,
    "turn_order": ["corinth"],
    "gods": ["ares", "zeus"],
    "bids": {"ares": {"marker": "athens", "gold": 2}},
    "apollo": ["sparta"],
    "track": ["giant", None, "sphinx"],
    "discard": ["satyr"],
    "cities": {"sparta": {"gold": 6, "priests": 2}, "athens": {"gold": 9, "philosophers": 3}, "corinth": {"gold": 4}},
}


def with_gold(athens: int, corinth: int, **fields: Any) -> Game:
    cities = {"athens": TABLE["cities"]["athens"] | {"gold": athens}, "corinth": {"gold": corinth}}
    return Game.from_position(TABLE | {"cities": TABLE["cities"] | cities} | fields)


@pytest.mark.rule("B2.2")
def test_a_player_sees_his_own_gold_only() -> None:
    game = Game.from_position(TABLE)
    for player in range(3):
        shown = {name: city.get("gold") for name, city in game.view(player)["cities"].items()}
        assert shown == dict.fromkeys(CITIES[:3]) | {CITIES[player]: gold(game, CITIES[player])}
    assert all("gold" not in city for city in game.view(None)["cities"].values())


@pytest.mark.rule("B2.2")
def test_nothing_a_player_gets_depends_on_others_gold() -> None:
    poor, rich = with_gold(2, 0), with_gold(90, 60)
    assert poor.view(0) == rich.view(0)
    assert poor.view(None) == rich.view(None)
    assert poor.seat(0).legal_actions() == rich.seat(0).legal_actions() == []
    imagined = [game.seat(0).imagine(random.Random(5)).to_position() for game in (poor, rich)]
    assert imagined[0] == imagined[1]
    # Corinth decides: what he can bid, and so his own view, does depend on it.
    assert poor.view(2) != rich.view(2)


@pytest.mark.rule("B2.2")
def test_an_imagined_game_keeps_what_is_known() -> None:
    game = with_gold(90, 60)
    for seed in range(20):
        imagined = game.seat(0).imagine(random.Random(seed))
        assert gold(imagined, "sparta") == 6
        assert gold(imagined, "athens") >= 2, "he has bid 2"
        assert imagined.view(0) == game.view(0)


@pytest.mark.rule("B2.2")
def test_all_but_gold_is_open() -> None:
    game = Game.from_position(TABLE)
    position = game.to_position()
    for player in (0, 1, 2, None):
        view = game.view(player)
        assert {part: view[part] for part in OPEN} == {part: position[part] for part in OPEN}
        for name, city in position["cities"].items():
            assert view["cities"][name]["priests"] == city["priests"]
            assert view["cities"][name]["philosophers"] == city["philosophers"]


@pytest.mark.rule("B2.2")
def test_neither_the_deck_nor_the_face_down_gods_have_an_order_to_be_seen() -> None:
    cards = [["fates", "kraken"], ["kraken", "fates"]]
    gods = [["poseidon", "athena"], ["athena", "poseidon"]]
    tables = [
        Game.from_position(TABLE | {"cycle": 3, "draws": {"card": cards[at], "god": gods[at]}}) for at in range(2)
    ]
    for player in (0, 1, 2, None):
        assert tables[0].view(player) == tables[1].view(player)
    assert tables[0].view(0)["deck"] == [card for card in CREATURES if card not in ("giant", "sphinx", "satyr")]
    assert tables[0].view(0)["gods"] == ["ares", "zeus"]
    for table in tables:
        play(table, "bid zeus 3", "end", "end", "choose isle kea")
    # Only now, in the next cycle, the order shows.
    assert [table.view(0)["track"][:2] for table in tables] == [["kraken", "fates"], ["fates", "kraken"]]
    assert [table.view(0)["gods"] for table in tables] == gods


@pytest.mark.rule("B2.2")
def test_open_gold_shows_everyones() -> None:
    game = with_gold(9, 4, options={"open_gold": True})
    for player in (0, 1, 2, None):
        shown = {name: city["gold"] for name, city in game.view(player)["cities"].items()}
        assert shown == {"sparta": 6, "athens": 9, "corinth": 4}
    imagined = game.seat(0).imagine(random.Random(5))
    assert [gold(imagined, name) for name in CITIES[:3]] == [6, 9, 4]


@pytest.mark.rule("B2.2")
def test_revenues_payments_and_thefts_are_seen_by_all() -> None:
    game = Game.from_position(TABLE | {"track": ["griffon"]})
    events = heard(game)
    play(game, "bid zeus 3", "call griffon", "choose player sparta")
    paid = [event for event in events if isinstance(event, OfferingPaid)]
    assert paid == [OfferingPaid(player=1, gold=2), OfferingPaid(player=2, gold=3)]
    assert events[-1] == GoldStolen(player=1, victim=0, gold=3)
    began: list[Any] = []
    Game.new(3, seed=1, listen=began.append)
    revenues = [event for event in began if isinstance(event, RevenueTaken)]
    assert len(revenues) == 3
    for event in [*paid, *revenues, events[-1]]:
        for player in (0, 1, 2, None):
            assert event.seen_by(player) == event


# B2.3


@pytest.mark.rule("B2.3")
def test_any_creature_can_be_on_top_of_the_deck() -> None:
    first = {Game.new(5, seed=seed).to_position()["track"][0] for seed in range(300)}
    assert first == set(CREATURES)


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_markers_can_lie_in_any_order(players: int) -> None:
    markers = CITIES[:players] if players > 2 else ("sparta-1", "sparta-2", "athens-1", "athens-2")
    orders = {tuple(Game.new(players, seed=seed).to_position()["turn_order"]) for seed in range(400)}
    assert orders == set(permutations(markers))


@pytest.mark.rule("B2.3")
def test_with_five_players_any_marker_can_lie_anywhere() -> None:
    orders = [Game.new(5, seed=seed).to_position()["turn_order"] for seed in range(200)]
    assert all(sorted(order) == sorted(CITIES[:5]) for order in orders)
    assert {(place, name) for order in orders for place, name in enumerate(order)} == {
        (place, name) for place in range(5) for name in CITIES[:5]
    }


@pytest.mark.rule("B2.3")
def test_cards_and_markers_lie_as_they_were_drawn() -> None:
    draws = {DRAW_MARKER: [3, 0, 1, 2], DRAW_CARD: [CARDS.index("medusa")]}
    position = Game.new(2, chance=ScriptedChance([], draws, SeededChance(1))).to_position()
    assert position["turn_order"] == ["athens-2", "sparta-1", "sparta-2", "athens-1"]
    assert position["track"] == ["medusa", None, None]
    assert position["deck"] == [card for card in CREATURES if card != "medusa"]
    assert position["discard"] == []
