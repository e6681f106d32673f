"""What readers of the library find: the page of events, supplies and closed seas, cards set apart, own chance."""

from __future__ import annotations

import random
import runpy

import pytest

import cyclades
from cyclades import COMPILED, FormError, Game, ScriptedChance, SeededChance
from cyclades.engine.words.events import Event
from cyclades.forms.event_form import EVENTS, event_name
from tests.forms.scenes import LAND_WAR
from tests.places import ROOT
from tests.players.tastes import SORTS

TOOL = runpy.run_path(str(ROOT / "tools" / "write_events.py"))


def test_the_page_of_events_is_fresh() -> None:
    assert TOOL["EVENTS_PAGE"].read_text(encoding="utf-8") == TOOL["page"]()


def test_it_has_every_event_and_every_secret() -> None:
    text = TOOL["EVENTS_PAGE"].read_text(encoding="utf-8")
    assert [name for name in EVENTS if f"| `{name}` |" not in text] == []
    secrets = {event_name(kind): TOOL["hidden_fields"](kind) for kind in EVENTS.values() if TOOL["hidden_fields"](kind)}
    assert secrets == {"items_seen": ["items"], "item_kept": ["item"]}
    assert text.count("*owner only*") == 3  # the two, and the word's explanation


def test_events_are_written_and_read_from_the_package() -> None:
    told: list[Event] = []
    game = Game.new(3, seed=2, listen=told.append)
    for event in told:
        assert cyclades.event_from_json(game.names, cyclades.event_to_json(game.names, event)) == event


@pytest.mark.parametrize(("modules", "players"), SORTS[::9])
def test_the_view_counts_supplies_and_names_closed_seas(modules: tuple[str, ...], players: int) -> None:
    game = Game.new(players, seed=5, modules=modules)
    rng = random.Random(5)
    for _ in range(120):
        if game.over:
            break
        view = game.view(None)
        isles = view["isles"].values()
        built = [building for isle in isles for building in isle["buildings"]]
        for building, left in view["supplies"]["buildings"].items():
            assert left + built.count(building) == (4 if building == "theatre" else 10)
        assert view["supplies"]["philosophers"] + sum(city["philosophers"] for city in view["cities"].values()) == 17
        assert view["supplies"]["priests"] + sum(city["priests"] for city in view["cities"].values()) == 18
        assert ("priestesses" in view["supplies"]) == ("favours" in modules)
        assert ("undead" in view["supplies"]) == ("hades" in modules)
        assert view["kraken"] is None or view["kraken"] in view["closed_seas"]
        assert not set(view["closed_seas"]) & set(view["seas"]) or game.engine.room().name.startswith("polyphemus")
        game.apply(rng.choice(game.legal_actions()))


def test_the_kraken_and_polyphemus_close_seas() -> None:
    giant = {"mykonos": {"figure": {"card": "polyphemus", "holder": "athens"}}}
    isles = {"naxos": {"owner": "sparta"}, "kea": {"owner": "athens"}, "tinos": {"owner": "corinth"}} | giant
    view = Game.from_position({"players": 3, "isles": isles, "kraken": "9-1"}).view(None)
    assert "9-1" in view["closed_seas"]
    assert {"4-5", "5-5"} <= set(view["closed_seas"])
    assert "5-6" not in view["closed_seas"]


def test_cards_set_apart_never_come() -> None:
    apart = ["kraken", "medusa", "fates"]
    game = Game.from_position({"players": 3, "removed": apart})
    assert game.to_position()["removed"] == ["fates", "kraken", "medusa"]
    assert game.view(None)["removed"] == ["fates", "kraken", "medusa"]
    rng = random.Random(1)
    seen: set[str | None] = set()
    for _ in range(400):
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))
        seen.update(game.to_position()["track"])
    assert len(seen) > 8
    assert not seen & set(apart)
    position = game.to_position()
    assert Game.from_position(position).to_position() == position


@pytest.mark.parametrize(
    ("line", "position"),
    [
        ("track: in_two_places (name=kraken)", {"removed": ["kraken"], "track": ["kraken"]}),
        ("removed: in_two_places (name=kraken)", {"removed": ["kraken", "kraken"]}),
        ("removed: not_in_game (kind=card, given='unicorn')", {"removed": ["unicorn"]}),
        ("removed: artifacts_are_gone (name=helm)", {"players": 3, "modules": ["titans"], "removed": ["helm"]}),
        (
            "removed: too_many_removed (fewest=9)",
            {"removed": ["fates", "satyr", "dryad", "siren", "pegasus", "giant", "chimera", "cyclops", "sphinx"]},
        ),
        ("removed: list_needed (given='kraken')", {"removed": "kraken"}),
    ],
)
def test_what_cant_be_set_apart_is_refused(line: str, position: dict[str, object]) -> None:
    with pytest.raises(FormError) as refused:
        Game.from_position(position)
    assert str(refused.value) == line


def test_own_chance_answers_instead_of_dice_and_draws() -> None:
    """As `from_position` says; the position's own dice are 0 and 0."""
    chance = ScriptedChance([3, 0], then=SeededChance(0))
    game = Game.from_position(LAND_WAR, chance=chance)
    game.apply("move troops naxos")
    game.apply("land delos 4")
    assert game.to_position()["isles"]["delos"]["troops"] == 3  # a tie would have cost both a troop
    assert COMPILED or "not looked at" in str(Game.from_position.__doc__)  # compiled methods have no docstring


def test_attackers_are_under_way_in_everybody_s_view() -> None:
    """They stand nowhere while a battle waits for somebody: all see who and where they are."""
    sides = {"attacker": "athens", "defender": "sparta", "attackers": 2, "attacking_heroes": ["ajax"]}
    battle = {"room": "land_battle", "isle": "naxos", **sides, "stage": 1}
    isles = {"naxos": {"owner": "sparta", "troops": 2}, "delos": {"owner": "sparta"}, "kea": {"owner": "athens"}}
    game = Game.from_position(
        {
            "players": 2,
            "modules": ["heroes"],
            "isles": isles,
            "seas": {"6-4": {"owner": "sparta", "fleets": 1}},
            "heroes": {"ajax": {"owner": "athens", "isle": None, "hired": 1}},
            "phase": "actions",
            "turn": {"marker": "athens-1", "god": "ares"},
            "flow": [{"room": "cycle"}, {"room": "turn", "ending": False}, battle],
        }
    )
    units = {"units": 2, "undead": 0, "titans": 0, "heroes": ["ajax"], "artifacts": []}
    expected = {"player": "athens", "isle": "naxos", **units}
    for player in (None, 0, 1):
        assert game.view(player)["under_way"] == expected


def test_nobody_is_under_way_outside_battles() -> None:
    assert Game.new(3, seed=5).view(None)["under_way"] is None


def test_attackers_and_those_on_the_board_are_all_there_are() -> None:
    """Sea by sea and step by step: no fleet is missing from the view while it fights."""
    game = Game.from_position(
        {
            "players": 2,
            "isles": {"naxos": {"owner": "sparta"}, "kea": {"owner": "athens"}},
            "seas": {"6-4": {"owner": "sparta", "fleets": 4}, "5-4": {"owner": "athens", "fleets": 4}},
            "phase": "actions",
            "turn": {"marker": "sparta-1", "god": "poseidon"},
            "cities": {"sparta": {"gold": 5}},
            "dice": [1, 1],
        }
    )
    game.apply("move fleets 6-4")
    game.apply("sail 5-4 3")
    view = game.view(None)
    assert view["decision"]["kind"] == "sea_battle"
    party = view["under_way"]
    assert (party["player"], party["sea"]) == ("sparta", "5-4")
    lost = 8 - party["units"] - sum(sea["fleets"] for sea in view["seas"].values())
    assert lost in (1, 2)  # after a round
    assert view["seas"]["6-4"]["fleets"] == 1
