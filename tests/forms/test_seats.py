"""What one player gets to see and to imagine: never anything of the others' gold that he couldn't have counted, nor of
what lies face down.
"""

from __future__ import annotations

import copy
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cyclades import ConfigError, Event, Game
from cyclades.engine.favours.hephaestus import FIRST
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BIT, CITIES
from cyclades.forms.values import members
from tests.forms.scenes import all_scenes, holds_up, scenes
from tests.phrases import heard, play
from tests.players.tastes import WITH_TITANS, WITHOUT_TITANS, Variant, variant
from tests.positions.laying import land_war


def written(game: Game) -> Game:
    """A game that begins at this position: nobody has seen how it came about."""
    return Game.from_position(game.to_position())


def whole_and_written() -> list[Game]:
    return [one for game in all_scenes() for one in (game, written(game))]


def with_gold(game: Game, player: int, gold: int) -> Game:
    """The same game, but for what one player has behind his screen."""
    twin = game.copy()
    twin.engine.state.gold[player] = gold
    return twin


def friends_of(game: Game, seat: int) -> list[int]:
    """Those whose gold a player knows: his own, and his partner's (T7.1)."""
    return [player for player in range(game.config.players) if player in (seat, game.config.partner[seat])]


def rivals_of(game: Game, seat: int) -> list[int]:
    eliminated = game.engine.state.eliminated
    known = friends_of(game, seat)
    return [player for player in range(game.config.players) if player not in known and not eliminated >> player & 1]


def others_of(game: Game, seat: int) -> list[int]:
    """Everybody else; partners don't know each other's face-down items (T7.1)."""
    eliminated = game.engine.state.eliminated
    return [player for player in range(game.config.players) if player != seat and not eliminated >> player & 1]


def names_of_gold(value: object, path: str = "") -> list[str]:
    """The paths of every field called gold that stands for what a city has."""
    if isinstance(value, dict):
        found = [f"{path}.gold" for key in value if key == "gold" and path.startswith(".cities")]
        return found + [name for key in value for name in names_of_gold(value[key], f"{path}.{key}")]
    if isinstance(value, list):
        return [name for member in value for name in names_of_gold(member, path)]
    return []


def test_a_view_shows_ones_own_and_ones_partners_gold_only() -> None:
    for game in all_scenes():
        for player in range(game.config.players):
            known = [f".cities.{CITIES[friend]}.gold" for friend in friends_of(game, player)]
            assert names_of_gold(game.view(player)) == known
        assert names_of_gold(game.view(None)) == []
        json.dumps(game.view(0))


def test_a_view_does_not_depend_on_others_gold() -> None:
    for game in all_scenes():
        for seat in range(game.config.players):
            for rival in rivals_of(game, seat):
                rich = with_gold(game, rival, 500)
                assert rich.view(seat) == game.view(seat)
                if seat == 0:
                    assert rich.view(None) == game.view(None)


def with_other_items(game: Game, rival: int) -> Game | None:
    """The same game, but for an item that a rival holds face down or is shown; None if there is none."""
    if not game.config.favours:
        return None
    twin = game.copy()
    state = twin.engine.state
    deck = members(state.item_deck)
    hidden = members(state.secret_items[rival])
    if hidden and deck:
        state.secret_items[rival] ^= BIT[hidden[0]] | BIT[deck[0]]
        state.item_deck ^= BIT[hidden[0]] | BIT[deck[0]]
        return twin
    if game.engine.room().name == "hephaestus_item" and deck and game.player == rival:
        state.item_deck ^= BIT[twin.engine.argument(FIRST)] | BIT[deck[0]]
        twin.engine.set_argument(FIRST, deck[0])
        return twin
    return None


def test_views_and_dreams_do_not_depend_on_what_others_hold_face_down() -> None:
    compared = {(kind, whole): 0 for kind in ("held", "shown") for whole in (True, False)}
    chosen = [game.copy() for game in scenes()["hephaestus_item"]]
    for game in chosen:
        game.apply(game.legal_actions()[0])
    for number, game in enumerate(whole_and_written() + chosen):
        for seat in range(game.config.players):
            for rival in others_of(game, seat):
                other = with_other_items(game, rival)
                if other is None:
                    continue
                kind = "shown" if game.engine.room().name == "hephaestus_item" else "held"
                compared[kind, game.is_whole] += 1
                assert other.view(seat) == game.view(seat)
                assert other.view(None) == game.view(None)
                assert other.view(rival) != game.view(rival)
                dreams = [table.seat(seat).imagine(random.Random(number)).to_position() for table in (game, other)]
                assert dreams[0] == dreams[1]
    assert all(compared.values())


def test_imagined_items_vary() -> None:
    cities = {"athens": {"secret_items": ["aegis"]}}
    game = Game.from_position({"players": 3, "modules": ["favours"], "cities": cities})
    rng = random.Random(2)
    drawn = {game.seat(0).imagine(rng).to_position()["cities"]["athens"]["secret_items"][0] for _ in range(200)}
    assert len(drawn) == 9  # all but the Obol, which belongs to Hades
    assert game.seat(1).imagine(rng).to_position()["cities"]["athens"]["secret_items"] == ["aegis"]


def test_only_the_decider_sees_his_options() -> None:
    for game in all_scenes():
        for player in [*range(game.config.players), None]:
            decision = game.view(player)["decision"]
            assert decision["player"] == CITIES[game.player or 0]
            assert ("options" in decision) == (player == game.player)


def test_open_gold_and_the_end_show_all() -> None:
    game = Game.new(3, seed=1, options={"open_gold": True, "max_cycles": 1})
    assert all("gold" in city for city in game.view(None)["cities"].values())
    game = Game.new(3, seed=1, options={"max_cycles": 1})
    while not game.over:
        assert not any("gold" in city for city in game.view(None)["cities"].values())
        game.apply(game.legal_actions()[0])
    assert all("gold" in city for city in game.view(None)["cities"].values())


def test_a_view_is_a_copy() -> None:
    game = Game.new(3, seed=1)
    before = game.view(0)
    spoiled = game.view(0)
    spoiled["cities"]["sparta"]["gold"] = 99
    spoiled["isles"]["kea"]["buildings"][0] = "port"
    assert game.view(0) == before


@pytest.mark.parametrize("player", [-1, 3, 99])
def test_there_is_no_such_player(player: int) -> None:
    with pytest.raises(ConfigError, match="player"):
        Game.new(3, seed=1).view(player)


def test_a_seat_has_its_own_decision_only() -> None:
    for game in all_scenes():
        for player in range(game.config.players):
            seat = game.seat(player)
            assert seat.player == player
            assert seat.view == game.view(player)
            if player == game.player:
                assert seat.decision == game.decision
                assert seat.legal_actions() == game.legal_actions()
            else:
                assert seat.decision is None
                assert seat.legal_actions() == []


def test_a_seat_does_not_hand_out_its_game() -> None:
    seat = Game.new(3, seed=1).seat(0)
    public = [name for name in dir(seat) if not name.startswith("_")]
    assert sorted(public) == ["decision", "imagine", "legal_actions", "player", "view"]


def test_imagined_games_do_not_depend_on_others_gold() -> None:
    """The same generator at two tables that differ only behind a rival's screen: the same dreams.

    At tables that began as written: where all gold could be counted from the set-up on, it is no secret.
    """
    for number, game in enumerate(map(written, all_scenes())):
        for seat in range(game.config.players):
            for rival in rivals_of(game, seat):
                rich = with_gold(game, rival, 500)
                one = game.seat(seat).imagine(random.Random(number))
                other = rich.seat(seat).imagine(random.Random(number))
                assert one.to_position() == other.to_position()
                rng = random.Random(number)
                for _ in range(5):  # and the dice that come are the same too
                    if not one.over:
                        action = rng.choice(one.legal_actions())
                        one.apply(action)
                        other.apply(action)
                assert one.to_position() == other.to_position()


def test_an_imagined_game_fits_what_the_seat_knows() -> None:
    for number, game in enumerate(whole_and_written()):
        for seat in range(game.config.players):
            imagined = game.seat(seat).imagine(random.Random(number))
            assert imagined.view(seat) == game.view(seat)
            assert imagined.player == game.player
            if game.player == seat:
                assert imagined.legal_actions() == game.legal_actions()


def test_imagined_games_can_be_played_on() -> None:
    for number, game in enumerate(whole_and_written()):
        for seat in range(game.config.players):
            imagined = game.seat(seat).imagine(random.Random(number))
            holds_up(imagined, number, steps=10)
            assert all(city["gold"] >= 0 for city in imagined.to_position()["cities"].values())


@pytest.mark.parametrize("kind", ["troop_move", "fleet_move", "lightning_coin", "cornucopia_share", "send_target"])
def test_who_has_begun_can_pay_in_every_dream(kind: str) -> None:
    rng = random.Random(kind)
    for game in map(written, scenes()[kind]):
        assert game.player is not None
        for seat in rivals_of(game, game.player):
            for _ in range(30):
                imagined = game.seat(seat).imagine(rng)
                imagined.apply(imagined.legal_actions()[-1])
                assert imagined.to_position()["cities"][CITIES[game.player]]["gold"] >= 0


def test_imagined_gold_varies_where_nobody_could_count_it() -> None:
    game = written(Game.new(3, seed=1))
    rng = random.Random(2)
    drawn = {game.seat(0).imagine(rng).to_position()["cities"]["athens"]["gold"] for _ in range(60)}
    assert len(drawn) > 3


class Purses:
    """Counts everyone's gold from the set-up on, by nothing but what a spectator hears."""

    GIVEN = (
        events.RevenueTaken,
        events.ApolloGave,
        events.TroopSold,
        events.FleetSold,
        events.PriestSold,
        events.PhilosopherSold,
        events.GraveGoldTaken,
        events.HarvestTaken,
        events.FleeceSold,
        events.CoinGiven,
    )

    def __init__(self, players: int, at_first: int) -> None:
        self.gold = [at_first] * players
        self.kinds: set[str] = set()

    def hear(self, event: Event) -> None:
        told: Any = event.seen_by(None)
        before = list(self.gold)
        if isinstance(told, self.GIVEN):
            self.gold[told.player] += told.gold
        elif isinstance(told, events.OfferingPaid):
            self.gold[told.player] -= told.gold
        elif isinstance(told, events.GoldStolen):
            self.hand_over(told.victim, told.player, told.gold)
        elif isinstance(told, events.LightningPaid):
            self.hand_over(told.player, told.holder, told.gold)
        elif isinstance(told, events.GoldShared):
            self.hand_over(told.player, told.partner, told.gold)
        elif isinstance(told, events.PlayerEliminated):
            self.gold[told.player] = 0
        elif hasattr(told, "price"):
            self.gold[told.player] -= told.price
        if self.gold != before:
            self.kinds.add(type(told).__name__)

    def hand_over(self, giver: int, taker: int, gold: int) -> None:
        self.gold[giver] -= gold
        self.gold[taker] += gold


def kinds_of_payment(terms: Variant) -> set[str]:
    """Play a game from its set-up; after every action the gold in a dream is the gold that was counted."""
    placed_freely = "free_placement" in terms.modules or "titans" in terms.modules
    purses = Purses(terms.players, at_first=7 if placed_freely else 5)  # B2.2, H1.1, T6.1
    game = replace(terms, late=False, options={**terms.options, "open_gold": False}).new_game(purses.hear)
    rng = random.Random(terms.number)
    while not game.over and game.action_count < 250:
        seat = game.action_count % terms.players
        dreamt = game.seat(seat).imagine(rng).to_position()["cities"]
        assert [dreamt[city]["gold"] for city in CITIES[: terms.players]] == purses.gold
        game.apply(terms.choose(game, game.legal_actions(), rng))
    return purses.kinds


def test_imagined_gold_is_what_anyone_can_count_from_the_set_up_on() -> None:
    """B2.2 hides what lies behind a screen; every coin that comes and goes is seen by all."""
    games = [variant(number) for number in range(6)]
    games += [variant(number, subsets=WITHOUT_TITANS) for number in range(16, 24)]
    games += [variant(number, subsets=WITH_TITANS) for number in range(64, 72)]
    kinds = set[str]().union(*map(kinds_of_payment, games))
    assert len(kinds) > 20, kinds


def test_with_open_gold_nothing_is_left_to_imagine() -> None:
    game = written(Game.new(3, seed=1, options={"open_gold": True}))
    assert game.seat(0).imagine(random.Random(1)).to_position() == game.to_position()


def test_imagining_leaves_the_table_alone() -> None:
    for game in all_scenes():
        position, count = game.to_position(), game.action_count
        imagined = game.seat(0).imagine(random.Random(1))
        imagined.apply(imagined.legal_actions()[0])
        imagined.undo() if imagined.can_undo else imagined.rewind(0)
        assert (game.to_position(), game.action_count) == (position, count)


def test_imagining_does_not_tell_the_tables_dice() -> None:
    """A dream has dice of its own: the next roll can't be looked up in it."""
    game = play(Game.from_position(land_war(3, 1, dice=[3, 0])), "move troops naxos")
    rng = random.Random(1)
    rolls = set()
    for _ in range(30):
        imagined = play(game.seat(0).imagine(rng), "land delos 3")
        rolls.add(imagined.record().steps[-1].outcomes)
    assert len(rolls) > 3
    play(game, "land delos 3")
    assert game.record().steps[-1].outcomes == (3, 0)


# Events


def test_events_come_in_order_to_every_listener() -> None:
    game = Game.from_position({"players": 3, "turn": {"marker": "sparta", "god": "ares"}})
    first, second = heard(game), heard(game)
    own = next(name for name, isle in game.to_position()["isles"].items() if isle["owner"] == "sparta")
    play(game, f"recruit troop {own}", "end")
    assert [type(event).__name__ for event in first][:2] == ["TroopRecruited", "TurnEnded"]
    assert first == second


def test_the_base_game_has_no_secret_events() -> None:
    told: list[Event] = []
    game = Game.new(4, seed=6, listen=told.append)
    rng = random.Random(6)
    for _ in range(200):
        if not game.over:
            game.apply(rng.choice(game.legal_actions()))
    for event in told:
        assert all(event.seen_by(player) == event for player in (None, 0, 1, 2, 3))
    assert len({type(event) for event in told}) > 15


def test_events_cannot_be_changed() -> None:
    told: list[Event] = []
    Game.new(3, seed=6, listen=told.append)
    with pytest.raises(AttributeError):
        told[0].cycle = 5  # type: ignore[attr-defined]


def test_a_refused_action_tells_nothing() -> None:
    game = Game.new(3, seed=1)
    told = heard(game)
    before = copy.deepcopy(game.to_position())
    with pytest.raises(ValueError, match="no_turn_now"):
        game.apply("end")
    assert told == []
    assert game.to_position() == before
