"""The merchant in positions where any player sees the right move."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cyclades import Game
from cyclades.bots import make_bot
from cyclades.bots.merchant.battles import fight_of
from cyclades.bots.merchant.survey import Survey
from cyclades.bots.merchant.worth import FEATURES, WEIGHTS, features
from cyclades.engine.words.pieces import CITIES
from cyclades.odds.plain import survivors, win_chance
from tests.phrases import isle
from tests.rules.aegean import FLEETS, aegean
from tests.rules.heroes import war
from tests.rules.thera import thera

SEEDS: Final = (1, 2, 3)
METROPOLIS: Final = {"metropolis": True}


def play_turn(game: Game, seed: int) -> list[str]:
    """Sparta's turn, or what is left of it, by a merchant; nobody else is asked anything."""
    bot = make_bot("merchant", seed)
    marker = game.to_position()["turn"]["marker"]
    taken: list[str] = []
    while game.player == 0 and (game.to_position()["turn"] or {}).get("marker") == marker:
        action = bot.choose(game.seat(0))
        taken.append(game.text(action))
        game.apply(action)
    return taken


def offering(seed: int, **fields: Any) -> str:
    """What a merchant bids for Sparta, who is first of five to bid unless the position says otherwise."""
    position: dict[str, Any] = {
        "players": 5,
        "cycle": 3,
        "gods": ["poseidon", "ares", "zeus", "athena"],
        "options": {"open_gold": True},
        "isles": aegean().to_position()["isles"],
        "seas": aegean().to_position()["seas"],
    }
    game = Game.from_position(position | fields)
    assert game.player == 0
    return game.text(make_bot("merchant", seed).choose(game.seat(0)))


def purses(**coins: int) -> dict[str, dict[str, int]]:
    return {name: {"gold": coins.get(name, 0)} for name in CITIES[:5]}


# Winning


@pytest.mark.parametrize("seed", SEEDS)
def test_it_completes_the_set_that_wins(seed: int) -> None:
    game = aegean(
        "griffon",
        god="athena",
        isles={"kythnos": METROPOLIS, "naxos": {"buildings": ["port", "fortress", "temple"]}},
        cities={"sparta": {"gold": 2}},
    )
    assert "build university naxos" in play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_buys_the_fourth_philosopher_that_wins(seed: int) -> None:
    game = aegean(
        "fates",
        god="athena",
        isles={"kythnos": METROPOLIS},
        cities={"sparta": {"gold": 4, "philosophers": 2}},
    )
    play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_an_open_metropolis_with_pegasus(seed: int) -> None:
    game = aegean(
        "pegasus",
        god="zeus",
        isles={"kythnos": METROPOLIS | {"troops": 2}, "andros": METROPOLIS | {"troops": 0}},
    )
    assert "call pegasus" in play_turn(game, seed)
    assert isle(game, "andros")["owner"] == "sparta"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_storms_a_weakly_held_metropolis(seed: int) -> None:
    """Six against one and its walls."""
    game = aegean(
        god="ares",
        isles={"naxos": {"troops": 5}, "mykonos": METROPOLIS},
        seas=FLEETS | {"5-9": ("sparta", 1)},
        cities={"sparta": {"gold": 3}},
    )
    assert any(action.startswith("land mykonos") for action in play_turn(game, seed))


# Stopping others


@pytest.mark.parametrize("seed", SEEDS)
def test_it_attacks_who_would_win_at_the_end_of_the_cycle(seed: int) -> None:
    """Even odds are better than certain defeat."""
    game = aegean(
        god="ares",
        isles={
            "naxos": {"troops": 4},
            "mykonos": METROPOLIS | {"troops": 4},
            "sifnos": METROPOLIS | {"troops": 4},
        },
        seas=FLEETS | {"5-9": ("sparta", 1)},
        cities={"sparta": {"gold": 3}},
    )
    assert any(action.startswith("land mykonos") for action in play_turn(game, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_outbids_who_would_win_with_a_god(seed: int) -> None:
    """Corinth has a metropolis and three philosophers and has bid on Athena."""
    isles = aegean(isles={"mykonos": METROPOLIS | {"troops": 3}}).to_position()["isles"]
    coins = purses(sparta=12, corinth=5, athens=1, thebes=1, argos=1)
    coins["corinth"]["philosophers"] = 3
    bid = offering(
        seed,
        isles=isles,
        cities=coins,
        bids={"athena": {"marker": "corinth", "gold": 2}},
        turn_order=[None, "sparta", "athens", "thebes", "argos"],
    )
    assert bid.startswith("bid athena")


# Bidding


@pytest.mark.parametrize("seed", SEEDS)
def test_it_pays_no_more_than_it_must(seed: int) -> None:
    """Nobody else has any gold."""
    bid = offering(seed, cities=purses(sparta=9))
    assert bid.startswith("bid ")
    assert bid == "bid apollo" or bid.endswith(" 1")


@pytest.mark.parametrize("seed", SEEDS)
def test_it_keeps_money_for_the_turn(seed: int) -> None:
    bid = offering(seed, cities=purses(sparta=6, athens=2, corinth=2, thebes=2, argos=2))
    assert bid == "bid apollo" or int(bid.split()[2]) <= 4


@pytest.mark.parametrize("seed", SEEDS)
def test_it_bids_on_the_god_that_wins(seed: int) -> None:
    isles = aegean(isles={"kythnos": METROPOLIS | {"troops": 3}}).to_position()["isles"]
    coins = purses(sparta=8, athens=3, corinth=3, thebes=3, argos=3)
    coins["sparta"]["philosophers"] = 3
    assert offering(seed, isles=isles, cities=coins).startswith("bid athena")


# War


@pytest.mark.parametrize("seed", SEEDS)
def test_it_never_leaves_its_metropolis_open_to_who_strikes_next(seed: int) -> None:
    """Athens, next with Hades, has three troops one sea away from Sparta's metropolis."""
    game = aegean(
        god="ares",
        gods=["ares", "poseidon", "zeus", "athena"],
        isles={"naxos": METROPOLIS | {"troops": 3}, "ios": {"troops": 3}},
        seas=FLEETS | {"7-7": ("sparta", 1)},
        cities={"sparta": {"gold": 5}},
    )
    play_turn(game, seed)
    assert isle(game, "naxos")["troops"] >= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_it_attacks_at_sure_odds(seed: int) -> None:
    game = aegean(
        god="ares",
        isles={"naxos": {"troops": 4}, "kythnos": {"troops": 2}},
        seas=FLEETS | {"5-9": ("sparta", 1)},
        cities={"sparta": {"gold": 4}},
    )
    assert any(action.startswith("land mykonos") for action in play_turn(game, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_takes_a_free_isle(seed: int) -> None:
    game = aegean(god="ares", isles={"kythnos": {"troops": 2}}, cities={"sparta": {"gold": 3}})
    play_turn(game, seed)
    assert isle(game, "serifos")["owner"] == "sparta"


@pytest.mark.parametrize("seed", SEEDS)
def test_it_never_attacks_a_fortress_with_one_troop(seed: int) -> None:
    game = aegean(
        god="ares",
        isles={"mykonos": {"troops": 4, "buildings": ["fortress", "fortress"]}},
        seas=FLEETS | {"5-9": ("sparta", 1)},
    )
    assert not any(action.startswith("land mykonos") for action in play_turn(game, seed))


# Cards


@pytest.mark.parametrize("seed", SEEDS)
def test_the_satyr_brings_the_fourth_philosopher(seed: int) -> None:
    game = aegean("satyr", god="zeus", cities={"sparta": {"philosophers": 3}, "thebes": {"philosophers": 1}})
    assert "call satyr" in play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"] or isle(game, "kythnos")["metropolis"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cyclops_completes_the_set(seed: int) -> None:
    game = aegean(
        "cyclops",
        god="poseidon",
        isles={"naxos": {"buildings": ["port", "fortress", "temple"]}, "kythnos": {"buildings": ["port"]}},
        cities={"sparta": {"gold": 3}},
    )
    assert "call cyclops" in play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"] or isle(game, "kythnos")["metropolis"]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_giant_breaks_the_set_of_who_is_about_to_win(seed: int) -> None:
    game = aegean(
        "giant",
        god="zeus",
        isles={
            "mykonos": METROPOLIS | {"troops": 4},
            "sifnos": {"buildings": ["port", "fortress", "temple"]},
        },
    )
    assert any(action.startswith("choose building sifnos") for action in play_turn(game, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_griffon_robs_who_is_rich(seed: int) -> None:
    game = aegean("griffon", god="zeus", cities=purses(sparta=4, thebes=20), options={"open_gold": True})
    assert {"call griffon", "choose player thebes"} <= set(play_turn(game, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_fates_are_called_with_a_good_income(seed: int) -> None:
    game = aegean("fates", god="zeus", isles={"naxos": {"markers": 5}}, cities={"sparta": {"gold": 3}})
    assert "call fates" in play_turn(game, seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("card", ["chiron", "sphinx", "empty"])
def test_nothing_is_called_that_brings_nothing(seed: int, card: str) -> None:
    """No unit has to be sold, nobody threatens anybody."""
    game = aegean(None if card == "empty" else card, god="zeus", cities={"sparta": {"gold": 3}})
    assert not any(action.startswith("call") for action in play_turn(game, seed))


@pytest.mark.parametrize("seed", SEEDS)
def test_hector_is_sacrificed_for_the_metropolis_that_wins(seed: int) -> None:
    game = aegean(
        god="poseidon",
        modules=["heroes"],
        isles={
            "kythnos": METROPOLIS | {"troops": 2},
            "naxos": {"buildings": ["fortress", "temple", "university"]},
        },
        heroes={"hector": {"isle": "naxos"}},
    )
    play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_battle_comes_between_the_steps_of_a_plan(seed: int) -> None:
    """The Spear is asked about before the dice, and the plan goes on after them."""
    game = aegean(
        god="ares",
        modules=["favours"],
        isles={"naxos": {"troops": 6}, "mykonos": {"troops": 1}},
        seas=FLEETS | {"5-9": ("sparta", 1)},
        cities={"sparta": {"gold": 8, "items": ["spear"]}},
    )
    taken = play_turn(game, seed)
    assert any(action.startswith("land mykonos") for action in taken)
    assert "pass" in taken  # no spear is needed for that
    assert isle(game, "mykonos")["owner"] == "sparta"


# Partners


@pytest.mark.parametrize("seed", SEEDS)
def test_the_metropolis_that_wins_for_the_team_is_founded(seed: int) -> None:
    game = thera(
        god="athena",
        teams=True,
        isles={"oia": METROPOLIS, "finikia": METROPOLIS},
        cities={"sparta": {"gold": 4, "philosophers": 2}},
    )
    play_turn(game, seed)
    assert isle(game, "fira")["metropolis"] or isle(game, "kamari")["metropolis"]


# What it reckons with


def test_the_odds_of_a_battle() -> None:
    """One against one: a die higher wins (13 of 36), a tie (10 of 36) or a lower one does not."""
    assert win_chance(1, 1, 0) == pytest.approx(13 / 36)
    assert win_chance(3, 0, 0) == 1.0
    assert win_chance(0, 0, 0) == 0.0
    assert win_chance(8, 1, 0) == pytest.approx(1.0)  # the dice differ by three at most
    assert survivors(8, 1, 0) == pytest.approx(8.0)
    assert win_chance(2, 1, 0) > win_chance(2, 1, -1) > win_chance(2, 2, -1)


@pytest.mark.parametrize(
    ("along", "edge"), [([], -4), (["take ajax"], -3), (["take penthesilea"], -3), (["take perseus"], -2)]
)
def test_the_edge_of_a_battle_is_the_rules(along: list[str], edge: int) -> None:
    """Two walls, Hector's one and the Minotaur's second: Perseus breaks the walls alone (H3.6, C14)."""
    heroes = {"ajax": "naxos", "penthesilea": "naxos", "perseus": "naxos", "hector": "ios"}
    game = war(3, 2, [], heroes, ios={"buildings": ["fortress", None, "fortress"], "figure": "minotaur"})
    for action in ["move troops naxos", *along]:
        game.apply(action)
    fight = fight_of(game.engine, game.parse("land ios 3"))
    assert fight is not None
    assert (fight.attackers, fight.defenders, fight.edge) == (3 + len(along), 4, edge)


def test_the_features_of_a_position() -> None:
    game = aegean(
        isles={"kythnos": METROPOLIS | {"troops": 3}, "naxos": {"buildings": ["port", "temple"]}},
        cities={"sparta": {"philosophers": 3, "priests": 2}},
    )
    survey = Survey(WEIGHTS)
    survey.read(game.engine)
    features(game.engine, 0, survey, survey.found)
    found = {name: survey.found[feature] for feature, name in enumerate(FEATURES)}
    assert found["metropolises"] == 1
    assert (found["one_short"], found["winning"]) == (1, 0)
    assert (found["isles"], found["troops"], found["fleets"]) == (2, 4, 2)
    assert (found["room"], found["guards"]) == (1, 3)
    assert found["temples"] == 2  # the metropolis is one
    assert found["last_route"] == found["best_route"] > 0.5


def test_nothing_of_a_rivals_gold_is_known_to_it() -> None:
    """Positions that differ in what Sparta can't see get the same answer."""
    answers: set[int] = set()
    for coins in (0, 3, 30):
        game = aegean("griffon", god="zeus", cities={"thebes": {"gold": coins}})
        answers.add(make_bot("merchant", 5).choose(game.seat(0)))
    assert len(answers) == 1
