"""The favour beside a god: how it is laid, what it gives, when it is used up (H4.1, H4.2, H4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import FormError, Game
from cyclades.engine.words.events import FavourLaid, FavoursShuffled, ItemsShuffled
from tests.phrases import changes, city, decider, gold, heard, kind, play, refused, texts
from tests.rules.cycles import pass_cycle
from tests.rules.favours import (
    ALL,
    FAVOURS,
    ITEM_TILES,
    ITEMS,
    PRIESTESS_TILES,
    USED,
    WITH_HADES,
    WITH_HEROES,
    before_turns,
    favoured,
    play_on,
)

TILES_WITHOUT_HERA = ["aphrodite", "artemis", "demeter", "hestia", "dionysus", "hephaestus", "hermes"]


def gods_phase(players: int, gods: list[str], **parts: Any) -> Game:
    """The gods are about to be laid in that order; then it is the offerings."""
    position: dict[str, Any] = {"players": players, "modules": FAVOURS, "phase": "gods", "draws": {"god": gods}}
    position["draws"] |= parts.pop("draws", {})
    return Game.from_position(position | parts)


# H4.1


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(("players", "beside"), [(2, "athena"), (3, "zeus"), (4, "athena"), (5, "ares")])
def test_a_tile_is_laid_beside_the_available_god_right_above_apollo(players: int, beside: str) -> None:
    game = gods_phase(players, ["poseidon", "zeus", "athena", "ares"], draws={"favour": ["hermes"]})
    position = game.to_position()
    assert position["gods"][-1] == beside
    assert position["favour"] == {"tile": "hermes", "god": beside, "used": False}
    assert position["favours"] == [tile for tile in TILES_WITHOUT_HERA if tile != "hermes"]


@pytest.mark.rule("H4.1")
def test_without_the_module_there_are_no_tiles() -> None:
    assert not {"favour", "favours", "item_deck", "item_discard", "apple"} & set(Game.new(seed=1).to_position())


@pytest.mark.rule("H4.1")
def test_each_cycle_has_another_tile_until_all_were_used() -> None:
    game = Game.new(players=3, seed=5, modules=FAVOURS)
    tiles = []
    for cycle in range(1, 8):
        position = game.to_position()
        assert position["cycle"] == cycle
        assert len(position["favours"]) == 7 - cycle
        tiles.append(position["favour"]["tile"])
        pass_cycle(game)
    assert sorted(tiles) == sorted(TILES_WITHOUT_HERA)
    last = game.to_position()
    assert sorted([last["favour"]["tile"], *last["favours"]]) == sorted(TILES_WITHOUT_HERA)


@pytest.mark.rule("H4.1")
def test_an_empty_stack_is_made_of_the_used_tiles() -> None:
    game = before_turns(favours=[], bids={}, apollo=["sparta", "athens", "corinth", "thebes", "argos"])
    game = Game.from_position(game.to_position() | {"draws": {"favour": ["hestia"]}})
    events = heard(game)
    pass_cycle(game)
    assert [event for event in events if isinstance(event, FavoursShuffled)] == [FavoursShuffled()]
    assert game.to_position()["favour"]["tile"] == "hestia"
    assert game.to_position()["favours"] == [tile for tile in TILES_WITHOUT_HERA if tile != "hestia"]


@pytest.mark.rule("H4.1")
def test_a_stack_that_is_not_empty_is_not_shuffled() -> None:
    game = before_turns(favours=["hestia"], bids={}, apollo=["sparta", "athens", "corinth", "thebes", "argos"])
    events = heard(game)
    pass_cycle(game)
    assert not [event for event in events if isinstance(event, FavoursShuffled)]
    assert (game.to_position()["favour"]["tile"], game.to_position()["favours"]) == ("hestia", [])


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(("threat", "comes"), [(9, True), (10, True), (8, False)])
def test_when_hades_comes_all_tiles_are_shuffled_and_none_is_shown(threat: int, comes: bool) -> None:
    game = gods_phase(
        5, ["poseidon", "zeus", "athena", "ares"], modules=WITH_HADES, threat=threat, favours=["hermes", "hestia"]
    )
    position = game.to_position()
    if comes:
        assert (position["favour"], position["favours"]) == (None, TILES_WITHOUT_HERA)
    else:
        tile = position["favour"]["tile"]
        assert {tile, *position["favours"]} == {"hermes", "hestia"}


@pytest.mark.rule("H4.1")
def test_nobody_has_a_favour_with_hades() -> None:
    game = before_turns(
        modules=WITH_HADES,
        threat=9,
        gods=["poseidon", "ares", "zeus", "hades"],
        bids={"hades": {"marker": "athens"}, "ares": {"marker": "sparta"}},
    )
    refused(game, "favour", "no_favour", "H4.2")
    play(game, "end")
    assert decider(game) == "athens"
    refused(game, "favour", "no_favour", "H4.2")
    assert (city(game, "athens")["priestesses"], city(game, "athens")["items"]) == (0, [])


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize("used", [False, True])
def test_it_is_used_up_at_the_end_of_its_gods_turn_used_or_not(used: bool) -> None:
    game = before_turns(favour={"tile": "demeter"})
    play(game, "end")  # Ares's turn leaves it where it is
    assert game.to_position()["favour"] == {"tile": "demeter", "god": "athena", "used": False}
    play(game, *(["favour"] if used else []))
    assert game.to_position()["favour"] == {"tile": "demeter", "god": "athena", "used": used}
    before = game.to_position()["favours"]
    play(game, "end")
    assert (kind(game), decider(game)) == ("place_marker", "corinth")
    assert game.to_position()["favour"] is None
    assert game.to_position()["favours"] == before


@pytest.mark.rule("H4.1")
def test_beside_a_god_nobody_holds_it_is_used_up_at_the_end_of_the_cycle() -> None:
    game = before_turns(
        modules=WITH_HADES,
        bids={"ares": {"marker": "sparta"}},
        apollo=["corinth", "thebes", "argos", "athens"],
        favour={"tile": "demeter"},
        favours=["hermes"],
        cities={"sparta": {"items": ["obol"]}},
        dice=[1, 1],
    )
    play(game, "end")
    assert kind(game) == "place_marker"
    assert game.to_position()["favour"] == {"tile": "demeter", "god": "athena", "used": False}
    play(game, min(texts(game)))
    # Before the gods of the next cycle are laid it is gone already.
    assert (kind(game), game.to_position()["cycle"]) == ("obol_window", 4)
    assert (game.to_position()["favour"], game.to_position()["favours"]) == (None, ["hermes"])
    play(game, "pass")
    assert game.to_position()["favour"]["tile"] == "hermes"


@pytest.mark.rule("H4.1", "B5.14")
def test_so_it_is_beside_a_god_whose_holder_is_out_before_his_turn() -> None:
    """Sparta takes Athens's only isle, whose metropolis is her second."""
    game = Game.from_position(
        {
            "players": 3,
            "modules": FAVOURS,
            "cycle": 3,
            "gods": ["ares", "athena"],
            "turn": {"marker": "sparta", "god": "ares"},
            "bids": {"athena": {"marker": "athens"}},
            "apollo": ["corinth"],
            "isles": {
                "naxos": {"owner": "sparta", "troops": 3, "metropolis": True},
                "milos": {"owner": "athens", "metropolis": True},
                "tinos": {"owner": "corinth", "troops": 1},
                "kea": {"owner": "corinth"},
            },
            "seas": {"9-1": {"owner": "sparta"}},
            "favour": {"tile": "hestia"},
        }
    )
    play(game, "move troops naxos", "land milos 2", "end")
    assert (kind(game), decider(game)) == ("place_marker", "corinth")
    assert game.to_position()["favour"] == {"tile": "hestia", "god": "athena", "used": False}
    assert all(entry["priestesses"] == 0 for entry in game.to_position()["cities"].values())


# H4.2: the gift


@pytest.mark.rule("H4.2", "H4.8")
@pytest.mark.parametrize("tile", PRIESTESS_TILES)
def test_five_tiles_give_a_priestess(tile: str) -> None:
    game = before_turns(modules=WITH_HEROES, favour={"tile": tile})
    assert [city(game, name)["priestesses"] for name in ("sparta", "athens")] == [0, 0]
    before = game.to_position()["cities"]
    play(game, "end")
    assert decider(game) == "athens"
    assert city(game, "athens")["priestesses"] == 1
    assert changes(before, game.to_position()["cities"]) == {"athens.priestesses"}


@pytest.mark.rule("H4.2", "H4.8")
@pytest.mark.parametrize("tile", ITEM_TILES)
def test_three_tiles_give_a_magic_item_openly(tile: str) -> None:
    game = before_turns(modules=WITH_HADES, favour={"tile": tile}, draws={"item": ["lyre"]})
    before = game.to_position()
    assert before["item_deck"] == list(ITEMS)
    play(game, "end")
    assert decider(game) == "athens"
    assert city(game, "athens")["items"] == ["lyre"]
    assert changes(before["cities"], game.to_position()["cities"]) == {"athens.items"}
    assert game.to_position()["item_deck"] == [item for item in ITEMS if item != "lyre"]
    assert game.view(None)["cities"]["athens"]["items"] == ["lyre"]


@pytest.mark.rule("H4.2")
def test_only_who_holds_that_god_gets_anything() -> None:
    game = before_turns(bids={"ares": {"marker": "sparta"}, "zeus": {"marker": "athens"}}, favour={"tile": "hestia"})
    play(game, "end", "end")
    play(game, min(texts(game)))  # Apollo's marker
    assert game.to_position()["cycle"] == 4
    assert all(entry["priestesses"] == 0 for entry in game.to_position()["cities"].values())


@pytest.mark.rule("H4.2")
def test_two_players_have_it_in_the_turn_with_that_god_only() -> None:
    game = before_turns(
        players=2,
        bids={
            "poseidon": {"marker": "sparta-1"},
            "ares": {"marker": "athens-1"},
            "zeus": {"marker": "sparta-2"},
        },
        apollo=["athens-2"],
        gods=["poseidon", "ares", "zeus"],
        favour={"tile": "demeter"},
    )
    refused(game, "favour", "no_favour", "H4.2")
    assert city(game, "sparta")["priestesses"] == 0
    play(game, "end", "end")
    assert (decider(game), city(game, "sparta")["priestesses"]) == ("sparta", 1)
    play(game, "favour")
    assert gold(game, "sparta") == 5 + 2


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize(("held", "given"), [(8, 9), (9, 9)])
def test_there_are_nine_priestesses(held: int, given: int) -> None:
    cities = {"sparta": {"priestesses": held - 4}, "athens": {"priestesses": 4}}
    game = play(before_turns(favour={"tile": "demeter"}, cities=cities), "end")
    assert city(game, "athens")["priestesses"] == 4 + given - held
    with pytest.raises(FormError, match=r"^cities: too_many_priestesses$"):
        before_turns(cities={"sparta": {"priestesses": 5}, "athens": {"priestesses": 5}})


@pytest.mark.rule("H4.2", "H4.5")
def test_an_empty_item_deck_is_made_of_the_discard() -> None:
    rest = [item for item in ITEMS if item not in ("lyre", "cup", "obol")]
    game = before_turns(
        favour={"tile": "hermes"},
        cities={"thebes": {"items": rest}},
        item_deck=[],
        item_discard=["lyre", "cup"],
        draws={"item": ["cup"]},
    )
    events = heard(game)
    play(game, "end")
    assert [event for event in events if isinstance(event, ItemsShuffled)] == [ItemsShuffled()]
    assert city(game, "athens")["items"] == ["cup"]
    assert (game.to_position()["item_deck"], game.to_position()["item_discard"]) == (["lyre"], [])


@pytest.mark.rule("H4.5")
def test_the_discard_is_shuffled_only_when_the_deck_is_empty() -> None:
    rest = [item for item in ITEMS if item not in ("lyre", "cup", "obol")]
    parts: dict[str, Any] = {"favour": {"tile": "hermes"}, "cities": {"thebes": {"items": rest}}}
    game = before_turns(item_deck=["lyre"], item_discard=["cup"], **parts)
    play(game, "end")
    assert city(game, "athens")["items"] == ["lyre"]
    assert (game.to_position()["item_deck"], game.to_position()["item_discard"]) == ([], ["cup"])


@pytest.mark.rule("H4.2")
def test_no_item_left_nothing_given() -> None:
    game = before_turns(
        favour={"tile": "hermes"}, cities={"thebes": {"items": [item for item in ITEMS if item != "obol"]}}
    )
    play(game, "end")
    assert (decider(game), city(game, "athens")["items"]) == ("athens", [])


# H4.2: the power


@pytest.mark.rule("H4.2")
def test_the_power_is_used_once_at_any_moment_of_the_turn_or_not_at_all() -> None:
    game = favoured("demeter")
    play(game, "recruit philosopher", "build university naxos")
    before = game.to_position()
    play(game, "favour")
    assert changes(before, game.to_position()) == {"cities.sparta.gold", USED}
    refused(game, "favour", "favour_used", "H4.2")
    play(game, "build university naxos", "end")
    assert kind(play(favoured("demeter"), "end")) != "turn"


@pytest.mark.rule("H4.2")
def test_not_inside_another_action() -> None:
    game = favoured("demeter", "sphinx")
    play(game, "call sphinx")
    assert kind(game) == "sphinx_sale"
    refused(game, "favour", "no_favour_now", "H4.2")
    play(game, "stop", "favour")
    assert kind(game) == "turn"


@pytest.mark.rule("H4.2")
def test_only_in_the_turn_with_that_god() -> None:
    game = before_turns(favour={"tile": "demeter"})
    refused(game, "favour", "no_favour", "H4.2")
    play(game, "end")
    assert decider(game) == "athens"
    play(game, "favour")


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("tile", ["aphrodite", "hera", "hestia", "dionysus", "hephaestus"])
def test_five_powers_cost_2(tile: str) -> None:
    poor = favoured(tile, modules=ALL, cities={"sparta": {"gold": 1}})
    refused(poor, "favour", "not_enough_gold", "H4.2")
    game = favoured(tile, modules=ALL, cities={"sparta": {"gold": 2}})
    (option,) = [option for option in game.decision.options if option.text == "favour"] if game.decision else []
    assert option.price == 2
    play(game, "favour")
    assert gold(game, "sparta") == 0
    assert game.to_position()["favour"]["used"] is True


@pytest.mark.rule("H4.2")
@pytest.mark.parametrize("tile", ["artemis", "hermes"])
def test_two_powers_are_free(tile: str) -> None:
    game = favoured(tile, modules=ALL, cities={"sparta": {"gold": 0, "priests": 1}})
    play(game, "favour")
    assert gold(game, "sparta") == 0


# Components


@pytest.mark.rule("H4.1", "H4.5")
@pytest.mark.parametrize(
    ("modules", "tiles", "items"), [(FAVOURS, 7, 9), (WITH_HADES, 7, 10), (WITH_HEROES, 8, 9), (ALL, 8, 10)]
)
def test_no_hera_without_heroes_and_no_obol_without_hades(modules: list[str], tiles: int, items: int) -> None:
    position = Game.new(players=4, seed=2, modules=modules).to_position()
    laid = [*position["favours"], position["favour"]["tile"]]
    assert (len(laid), len(set(laid)), "hera" in laid) == (tiles, tiles, "heroes" in modules)
    assert (len(position["item_deck"]), "obol" in position["item_deck"]) == (items, "hades" in modules)
    if "heroes" not in modules:
        with pytest.raises(FormError):
            favoured("hera", modules=modules)


@pytest.mark.rule("H4.1")
def test_the_tile_is_told_with_its_god() -> None:
    game = before_turns(bids={}, apollo=["sparta", "athens", "corinth", "thebes", "argos"])
    events = heard(game)
    play_on(game, "offerings")
    (laid,) = [event for event in events if isinstance(event, FavourLaid)]
    position = game.to_position()["favour"]
    assert (game.names.name("favour", laid.favour), game.names.name("god", laid.god)) == (
        position["tile"],
        position["god"],
    )
