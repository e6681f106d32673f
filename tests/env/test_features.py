"""What a seat's row of numbers says: what the view says, and nothing that the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.packed import Bytes
from cyclades.engine.machine.rooms import ROOMS
from cyclades.engine.words.actions import ACTION_LIMIT
from cyclades.engine.words.pieces import (
    BUILDINGS,
    CARDS,
    CITIES,
    FAVOURS,
    FIRST_FIGURE,
    GODS,
    ITEMS,
    METROPOLISES,
    TRACK_SPACES,
)
from cyclades.env.batch import put_mask
from cyclades.env.features import FEATURES, Layout
from cyclades.env.observer import Observer, player_at
from tests.documents.parts import tables_of
from tests.forms.scenes import all_scenes
from tests.forms.test_seats import others_of, rivals_of, with_gold, with_other_items


def seen_by(game: Game, player: int) -> bytes:
    observer = Observer(game.config)
    cells = Bytes([7] * (int(observer.size) + 2))  # what was there before must not matter, nor be touched around it
    observer.fill(game.engine, player, cells, 1)
    row = bytes(cells)
    assert row[0] == row[-1] == 7
    return row[1:-1]


class Row:
    """A row with its names."""

    def __init__(self, game: Game, player: int) -> None:
        self.game = game
        self.player = player
        cells = seen_by(game, player)
        self.numbers = dict(zip(Layout(game.config).names, cells, strict=True))
        count = game.config.players
        self.cities = [CITIES[player_at(game.config, player, place)] for place in range(count)]

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def marked(self, name: str, width: int) -> list[int]:
        """Which numbers of a feature are not 0."""
        return [place for place in range(width) if self.numbers[f"{name}.{place}"]]

    def city(self, name: str) -> str | None:
        """The one city that a feature marks."""
        found = self.marked(name, len(self.cities))
        assert len(found) <= 1
        return self.cities[found[0]] if found else None

    def named(self, name: str, names: tuple[str, ...]) -> list[str]:
        return [names[place] for place in self.marked(name, len(names))]

    def marker(self, name: str) -> str | None:
        markers = self.game.config.marker_count
        found = self.marked(name, markers)
        assert len(found) <= 1
        if not found:
            return None
        each = markers // len(self.cities)
        city = self.cities[found[0] // each]
        return f"{city}-{found[0] % each + 1}" if each > 1 else city


def test_there_is_a_number_for_each_name_once() -> None:
    for game in all_scenes():
        names = Layout(game.config).names
        assert len(names) == len(set(names)) == len(Layout(game.config).scale)


def test_the_observer_comes_first_and_then_his_partner() -> None:
    game = Game.new(4, seed=1)
    assert [player_at(game.config, 2, place) for place in range(4)] == [2, 3, 0, 1]
    teams = Game.new(6, seed=1, modules=("titans",))
    assert [player_at(teams.config, 3, place) for place in range(6)] == [3, 2, 5, 4, 1, 0]
    assert [player_at(teams.config, 4, place) for place in range(6)] == [4, 5, 0, 1, 2, 3]


def all_rows() -> list[tuple[Game, Row, dict[str, Any]]]:
    rows = []
    for number, game in enumerate(all_scenes()):
        player = number % game.config.players
        rows.append((game, Row(game, player), game.view(player)))
    return rows


def test_the_table_is_that_of_the_view() -> None:
    rooms = tuple(room.name for room in ROOMS)
    phases = tuple(phase.name for phase in PHASES)
    for game, row, view in all_rows():
        assert row.named("table.room", rooms) == [view["decision"]["kind"]]
        assert row.city("table.asked") == view["decision"]["player"]
        assert row.named("table.phase", phases) == [view["phase"]]
        assert row["table.cycle"] == view["cycle"]
        assert row.marked("table.ending", len(ENDINGS) - 1) == []
        turn = view["turn"] or {"player": None, "god": None, "recruited": row["table.recruited"]}
        assert row.city("table.turn_player") == turn["player"]
        assert row.named("table.turn_god", GODS) == ([turn["god"]] if turn["god"] else [])
        assert row["table.recruited"] == turn["recruited"]
        track = [row.marker(f"track.{place}.marker") for place in range(game.config.marker_count)]
        assert track == view["turn_order"]
        waiting = [row.marker(f"apollo.{place}.marker") for place in range(game.config.marker_count)]
        assert [marker for marker in waiting if marker] == view["apollo"]
        places = {GODS[god]: row[f"god.{god}.place"] for god in range(6) if row[f"god.{god}.place"]}
        assert sorted(places, key=places.__getitem__) == view["gods"]
        bids = {
            GODS[god]: {"marker": row.marker(f"god.{god}.bidder"), "gold": row[f"god.{god}.bid"]}
            for god in range(6)
            if row.marker(f"god.{god}.bidder")
        }
        assert bids == view["bids"]


def test_cards_are_where_the_view_has_them() -> None:
    for game, row, view in all_rows():
        cards = [card for card in range(len(CARDS)) if game.config.cards >> card & 1]
        track: list[str | None] = [None] * TRACK_SPACES
        for card in cards:
            for space in row.marked(f"card.{card}.space", TRACK_SPACES):
                track[space] = CARDS[card]
        assert track == view["track"]
        assert [CARDS[card] for card in cards if row[f"card.{card}.in_deck"]] == view["deck"]
        assert [CARDS[card] for card in cards if row[f"card.{card}.discarded"]] == view["discard"]
        assert [CARDS[card] for card in cards if row[f"card.{card}.gone"]] == view.get("gone", [])
        for isle in view["isles"].values():
            if isle["figure"] is not None:
                card = CARDS.index(isle["figure"]["card"])
                assert row.city(f"card.{card}.holder") == isle["figure"]["holder"]
                assert row[f"card.{card}.called_in"] == isle["figure"]["called"]
        for name, hero in view.get("heroes", {}).items():
            assert row.city(f"card.{CARDS.index(name)}.holder") == hero["owner"]


def test_players_are_those_of_the_view() -> None:
    for game, row, view in all_rows():
        for place, name in enumerate(row.cities):
            city = view["cities"][name]
            known = "gold" in city
            assert row[f"player.{place}.gold_known"] == known
            assert row[f"player.{place}.gold"] == (min(city["gold"], 255) if known else 0)
            for feature in ("priests", "philosophers", "discounts_left", "metropolises"):
                assert row[f"player.{place}.{feature}"] == city[feature]
            assert row[f"player.{place}.revenue"] == max(0, city["revenue"])
            mine = [isle for isle in view["isles"].values() if isle["owner"] == name]
            fleets = [sea["fleets"] for sea in view["seas"].values() if sea["owner"] == name]
            assert row[f"player.{place}.isles"] == len(mine)
            assert row[f"player.{place}.troops"] == sum(isle["troops"] for isle in mine)
            assert row[f"player.{place}.fleets"] == sum(fleets)
            for kind, building in enumerate(BUILDINGS[1:]):
                count = sum(isle["buildings"].count(building) for isle in mine)
                assert row[f"player.{place}.buildings.{kind}"] == count
            if game.config.favours:
                assert row[f"player.{place}.priestesses"] == city["priestesses"]
                assert row.named(f"player.{place}.items", ITEMS) == city["items"]
                secret = city["secret_items"]
                if isinstance(secret, list):
                    assert row.named(f"player.{place}.secret_items", ITEMS) == secret
                    assert row[f"player.{place}.secret_count"] == len(secret)
                else:
                    assert row.named(f"player.{place}.secret_items", ITEMS) == []
                    assert row[f"player.{place}.secret_count"] == secret
            if game.config.titans:
                assert row[f"player.{place}.titans"] == sum(isle["titans"] for isle in mine)
                assert row.named(f"player.{place}.artifacts", CARDS[-5:]) == city["artifacts"]


def test_places_are_those_of_the_view() -> None:
    for game, row, view in all_rows():
        slot = 0
        subject = view["decision"]["subject"]
        for territory, (name, isle) in enumerate(view["isles"].items()):
            at = f"territory.{territory}"
            assert row.city(f"{at}.owner") == isle["owner"]
            assert row[f"{at}.troops"] == isle["troops"]
            assert row[f"{at}.metropolis"] == isle["metropolis"]
            assert row[f"{at}.markers"] == isle["markers"]
            figures = [CARDS[FIRST_FIGURE + place] for place in row.marked(f"{at}.figure", 5)]
            assert figures == ([isle["figure"]["card"]] if isle["figure"] else [])
            if subject.get("isle") == name:
                assert row[f"{at}.named"] == 1
            if game.config.hades:
                assert row[f"{at}.undead"] == isle["undead"]
                assert row[f"{at}.grave_gold"] == isle["gold"]
                assert row[f"{at}.necropolis"] == (view["necropolis"] == name)
            if game.config.heroes:
                assert row.named(f"{at}.heroes", CARDS[21:27]) == isle["heroes"]
            if game.config.titans:
                assert row[f"{at}.titans"] == isle["titans"]
                assert row.named(f"{at}.special", METROPOLISES) == ([isle["special"]] if isle["special"] else [])
                lying = [artifact for artifact, where in view["artifacts"].items() if where == name]
                assert sorted(row.named(f"{at}.artifacts", CARDS[-5:])) == sorted(lying)
            for building in isle["buildings"]:
                assert row.named(f"slot.{slot}.building", BUILDINGS[1:]) == ([building] if building else [])
                slot += 1
        for sea, name in enumerate(game.board.sea_ids):
            there = view["seas"].get(name, {"owner": None, "fleets": 0})
            assert row.city(f"sea.{sea}.owner") == there["owner"]
            assert row[f"sea.{sea}.fleets"] == (there["fleets"] if there["owner"] else 0)
            assert row[f"sea.{sea}.spent"] == there.get("spent", 0)
            assert row[f"sea.{sea}.kraken"] == (view["kraken"] == name)
            if subject.get("sea") == name:
                assert row[f"sea.{sea}.named"] == 1
            if game.config.hades:
                assert row[f"sea.{sea}.undead"] == there.get("undead", 0)
                assert row[f"sea.{sea}.undead_spent"] == there.get("undead_spent", 0)
            if game.config.favours:
                assert row[f"sea.{sea}.markers"] == there.get("markers", 0)


def test_the_modules_on_the_table_are_those_of_the_view() -> None:
    for game, row, view in all_rows():
        if game.config.hades:
            assert (row["table.threat"], row["table.threat_roll"]) == (view["threat"], view["threat_roll"])
            assert row.named("table.covered", GODS) == ([view["covered"]] if view["covered"] else [])
        if game.config.heroes:
            assert row.city("table.hidden_isle") == view["hidden_isle"]
            kept = [card for card in range(21, 27) if row[f"card.{card}.kept"]]
            assert [CARDS[card] for card in kept] == view["kept"]
        if game.config.favours:
            favour = view["favour"]
            assert row.named("table.favour", FAVOURS) == ([favour["tile"]] if favour else [])
            assert row.named("table.favour_god", GODS) == ([favour["god"]] if favour else [])
            assert row["table.favour_used"] == bool(favour and favour["used"])
            assert row.named("table.favours_left", FAVOURS) == view["favours"]
            assert row.named("table.item_discard", ITEMS) == view["item_discard"]
            assert row.named("table.items_unseen", ITEMS) == view["items_unseen"]
            apple = view["apple"] or {"player": None, "god": None}
            assert row.city("table.apple_player") == apple["player"]
            assert row.named("table.apple_god", GODS) == ([apple["god"]] if apple["god"] else [])
        if game.config.titans:
            assert row.named("table.specials", METROPOLISES) == view["specials"]
            assert row["table.last_cycle"] == view["last_cycle"]


def test_the_arguments_of_a_decision_are_those_of_its_subject() -> None:
    compared = set()
    for game, row, view in all_rows():
        subject = view["decision"]["subject"]
        numbers = list(subject.values())
        if view["decision"]["kind"] == "offering":
            markers = [row.cities.index(str(subject["marker"]).split("-")[0])]
            each = game.config.marker_count // game.config.players
            assert (row["table.argument.0"] - 1) // each == markers[0]
            ousted = subject["ousted_from"]
            assert row["table.argument.1"] == (GODS.index(ousted) + 1 if ousted else 0)
            compared.add("offering")
        if view["decision"]["kind"] in ("land_battle", "sea_battle"):
            place = game.board.territory_ids if "isle" in subject else game.board.sea_ids
            assert row["table.argument.0"] == place.index(numbers[0]) + 1
            assert row["table.argument.1"] == row.cities.index(subject["attacker"]) + 1
            assert row["table.argument.2"] == row.cities.index(subject["defender"]) + 1
            assert row["table.argument.3"] == subject["attackers"] + 1
            assert [row[f"table.battle.{i}"] for i in range(16)] == [row[f"table.argument.{i}"] for i in range(16)]
            compared.add("battle")
        if view["decision"]["kind"] == "battle_item":
            assert row["table.battle.0"]
            compared.add("battle_item")
    assert compared == {"offering", "battle", "battle_item"}


def test_the_end_shows_who_has_won_and_all_gold() -> None:
    game = Game.new(3, seed=2, options={"max_cycles": 1})
    while not game.over:
        game.apply(game.legal_actions()[0])
    row = Row(game, 1)
    assert row.named("table.ending", ENDINGS[1:]) == [game.ending]
    assert {row.cities[place] for place in row.marked("table.won", 3)} == {CITIES[winner] for winner in game.winners}
    assert [row[f"player.{place}.gold_known"] for place in range(3)] == [1, 1, 1]
    assert row.marked("table.room", len(ROOMS)) == []


# Secrets


def test_a_row_does_not_depend_on_others_gold() -> None:
    for game in all_scenes():
        for seat in range(game.config.players):
            for rival in rivals_of(game, seat):
                rich = with_gold(game, rival, 200)
                assert seen_by(rich, seat) == seen_by(game, seat)
                assert seen_by(rich, rival) != seen_by(game, rival)


def test_a_row_does_not_depend_on_what_others_hold_face_down() -> None:
    compared = 0
    for game in all_scenes():
        for seat in range(game.config.players):
            for rival in others_of(game, seat):
                other = with_other_items(game, rival)
                if other is not None:
                    assert seen_by(other, seat) == seen_by(game, seat)
                    assert seen_by(other, rival) != seen_by(game, rival)
                    compared += 1
    assert compared


def test_a_row_is_the_same_in_every_game_that_its_seat_can_imagine() -> None:
    rng = random.Random(6)
    for game in all_scenes():
        for seat in range(game.config.players):
            assert seen_by(game.seat(seat).imagine(rng), seat) == seen_by(game, seat)


def test_what_looks_different_has_different_rows() -> None:
    """Nothing that a view shows is missing in a row: where one changes, so does the other."""
    rng = random.Random(8)
    for modules, players in (((), 2), ((), 5), (("hades", "heroes", "favours"), 4), (("titans",), 6)):
        game = Game.new(players, seed=3, modules=modules)
        known: dict[bytes, dict[str, Any]] = {}
        for _ in range(250):
            if game.over:
                break
            view = game.view(0)
            view["decision"].pop("options", None)
            assert known.setdefault(seen_by(game, 0), view) == view
            game.apply(rng.choice(game.legal_actions()))


def test_a_mask_has_the_legal_actions() -> None:
    for game in all_scenes():
        cells = Bytes([0] * (ACTION_LIMIT + 1))
        put_mask(game.engine, cells, 1, 1)
        assert [place - 1 for place, mark in enumerate(cells) if mark] == sorted(game.legal_actions())
        put_mask(game.engine, cells, 1, 0)
        assert not any(cells)


# The document


def test_every_feature_is_in_the_document() -> None:
    table = tables_of("docs/environment.md")["group | feature | numbers | divide by | module | what it is"]
    assert [tuple(row[:5]) for row in table] == [
        (f"`{group}`", f"`{name}`", str(width), str(scale), module) for group, name, width, scale, module in FEATURES
    ]
    assert all(row[5] for row in table)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rows_are_as_long_as_their_layout(players: int) -> None:
    game = Game.new(players, seed=1)
    assert len(seen_by(game, 0)) == Layout(game.config).size
