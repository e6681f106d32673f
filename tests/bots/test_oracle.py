"""The oracle: what its evaluation sees, that it thinks within its budget, and that it sees what any player sees."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

from cyclades import Game
from cyclades.bots import UnknownBot, check_bot, make_bot
from cyclades.bots.oracle.bot import LEAST_PLAYOUTS, LINES, OracleBot, varied
from cyclades.bots.oracle.evaluation import HIDDEN, Evaluation
from cyclades.bots.oracle.features import FEATURE_COUNT, FEATURES
from cyclades.bots.oracle.turns import Candidate
from cyclades.bots.oracle.weights import evaluation_from, read_weights
from cyclades.engine.words.actions import AT_END_TURN
from cyclades.training.self_play import TABLES, Table, play, table_number
from cyclades.training.train import train
from tests.phrases import isle
from tests.rules.aegean import aegean

PLAYOUTS: Final = 24
ALL: Final = ("hades", "heroes", "favours", "titans")


def learned() -> Evaluation:
    return evaluation_from(read_weights())


def chances(game: Game) -> list[float]:
    evaluation = learned()
    evaluation.judge(game.engine)
    return [evaluation.chances[player] for player in range(int(game.config.players))]


@pytest.mark.parametrize(
    ("players", "modules", "teams"),
    [(2, (), None), (5, (), None), (3, ("hades", "heroes", "favours"), None), (4, ALL, True), (6, ALL, None)],
)
def test_chances_are_shared_out_among_the_sides(players: int, modules: tuple[str, ...], teams: bool | None) -> None:
    game = Game.new(players, seed=4, modules=modules, teams=teams)
    rng = random.Random(4)
    for _ in range(150):
        found = chances(game)
        sides = 2 if game.config.teams else 1
        assert sum(found) == pytest.approx(sides)
        assert all(0 <= chance <= 1 for chance in found)
        if game.config.teams:
            assert found[0] == found[1]
        if game.over:
            break
        game.apply(rng.choice(game.legal_actions()))


def test_a_finished_game_is_certain() -> None:
    game = Game.new(3, seed=2, options={"max_cycles": 2})
    rng = random.Random(1)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    assert chances(game) == [1 / len(game.winners) if player in game.winners else 0 for player in range(3)]


def test_what_a_player_has_is_in_the_features() -> None:
    game = aegean(
        isles={"kythnos": {"metropolis": True}, "naxos": {"buildings": ["port", "temple"], "troops": 3}},
        cities={"sparta": {"philosophers": 2, "priests": 1}},
    )
    evaluation = learned()
    found = [dict(zip(FEATURES, evaluation.row(game.engine, player), strict=True)) for player in range(2)]
    told = {
        "metropolises": 1,
        "one_short": 1,
        "second_metropolis": 0,
        "philosophers": 2,
        "philosophers_but_one": 0,
        "building_types": 2,
        "types_but_one": 0,
        "gold": 9,
        "purse": 3,
        "isles": 2,
        "troops": 4,
        "largest_stack": 3,
        "two_players": 0,
        "players": 5,
    }
    assert {name: found[0][name] for name in told} == pytest.approx(told)
    assert found[1]["rival_one_short"] == found[1]["rival_metropolises"] == 1
    assert found[1]["metropolises"] == found[1]["building_types"] == 0


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="weights: they belong to other features"):
        Evaluation([0.0] * (FEATURE_COUNT * HIDDEN), [0.0] * HIDDEN, [0.0] * HIDDEN, [0.0] * (FEATURE_COUNT - 1))


def play_turn(game: Game, seed: int) -> None:
    """Sparta's turn, by an oracle; nobody else is asked anything."""
    bot = OracleBot(seed, playouts=PLAYOUTS)
    while game.player == 0 and game.to_position()["turn"] is not None:
        action = bot.choose(game.seat(0))
        game.apply(action)
        if game.text(action) == "end":
            return


@pytest.mark.parametrize("seed", [1, 2])
def test_it_completes_the_set_that_wins(seed: int) -> None:
    game = aegean(
        isles={"kythnos": {"metropolis": True}, "naxos": {"buildings": ["port", "fortress", "temple"]}},
        cities={"sparta": {"gold": 2}},
    )
    play_turn(game, seed)
    assert isle(game, "naxos")["metropolis"]


@pytest.mark.parametrize("seed", [1, 2])
def test_it_takes_an_open_metropolis_with_pegasus(seed: int) -> None:
    game = aegean(
        "pegasus",
        god="zeus",
        isles={"kythnos": {"metropolis": True, "troops": 2}, "andros": {"metropolis": True, "troops": 0}},
    )
    play_turn(game, seed)
    assert isle(game, "andros")["owner"] == "sparta"


def test_the_same_seed_and_playouts_give_the_same_choice() -> None:
    def chosen() -> list[int]:
        game = Game.new(3, seed=8)
        bots = [OracleBot(seed, playouts=40) for seed in range(3)]
        actions: list[int] = []
        while game.player is not None and len(actions) < 30:
            actions.append(bots[game.player].choose(game.seat(game.player)))
            game.apply(actions[-1])
        return actions

    assert chosen() == chosen()


def test_advice_names_legal_choices_the_best_first() -> None:
    game = Game.new(2, seed=5)
    assert game.player is not None
    advice = OracleBot(1, playouts=60).advise(game.seat(game.player))
    assert {one.action for one in advice} <= set(game.legal_actions())
    assert [one.chance for one in advice] == sorted((one.chance for one in advice), reverse=True)


def test_no_chance_that_is_told_is_below_nothing() -> None:
    """Bids in a game that is as good as lost: what coins are worth led the estimate to -40 %."""
    game = aegean(
        turn=None,
        gods=["poseidon", "ares", "zeus", "athena"],
        turn_order=["sparta", "corinth", "thebes", "argos"],
        bids={"ares": {"marker": "athens", "gold": 2}},
        isles={
            "kythnos": {"owner": "athens", "metropolis": True, "troops": 3},
            "naxos": {"metropolis": True},
            "delos": {"owner": "corinth", "metropolis": True},
        },
        cities={
            "sparta": {"gold": 9},
            "athens": {"philosophers": 3, "gold": 4},
            "corinth": {"philosophers": 3, "gold": 4},
        },
    )
    advice = OracleBot(0, playouts=12).advise(game.seat(0))
    assert min(one.chance for one in advice) == 0


def test_a_choice_without_another_is_played_out_too() -> None:
    game = aegean(isles={"kythnos": {"metropolis": True}, "naxos": {"metropolis": True}})
    assert chances(game)[0] < 1
    bot = OracleBot(1, playouts=PLAYOUTS)
    assert bot.chance_after(game.seat(0), int(AT_END_TURN), random.Random(1)) == 1


def test_lines_of_a_turn_do_not_all_begin_alike() -> None:
    lines = [Candidate([1, step], 0.9 - step / 100) for step in range(9)]
    lines += [Candidate([], 0.5), Candidate([2], 0.4), Candidate([3], 0.3)]
    kept = varied(lines)
    assert [line.path for line in kept] == [[1, 0], [1, 1], [1, 2], [], [2], [3]]
    many = [Candidate([step], 0.9) for step in range(LINES + 1)]
    assert varied(many) == many[:LINES]


def test_who_has_more_time_plans_what_others_will_do_better() -> None:
    def positions(name: str) -> int:
        bot = make_bot(name, 1)
        assert isinstance(bot, OracleBot)
        return int(bot.playouts.planner.positions)

    assert positions("oracle@20ms") < positions("oracle@100ms") < positions("oracle@400ms") < positions("oracle@2000ms")
    assert positions("oracle@2000ms") == positions("oracle@9000ms") == positions("oracle@4000p")


@pytest.mark.parametrize(("players", "modules", "teams"), [(2, (), None), (5, ALL, None), (4, ALL, True)])
def test_it_plays_to_the_end(players: int, modules: tuple[str, ...], teams: bool | None) -> None:
    game = Game.new(players, seed=3, modules=modules, teams=teams, options={"max_cycles": 3})
    bots = [make_bot("oracle@16p", seed) for seed in range(players)]
    while game.player is not None:
        game.apply(bots[game.player].choose(game.seat(game.player)))
    assert game.winners


def test_a_budget_stands_in_the_name() -> None:
    bot = make_bot("oracle@250ms", 1)
    assert isinstance(bot, OracleBot)
    assert (bot.milliseconds, bot.most_playouts) == (250, None)
    bot = make_bot("oracle@30p", 1)
    assert isinstance(bot, OracleBot)
    assert bot.most_playouts == 30
    assert bot.milliseconds is None
    bot = make_bot("oracle@30p/4000ms", 1)
    assert isinstance(bot, OracleBot)
    assert (bot.milliseconds, bot.most_playouts) == (4000, 30)
    wrong = ("oracle@", "oracle@0ms", "oracle@12", "oracle@1e3ms", "oracle@30p/", "oracle@30p/0ms", "oracle@30p/9p")
    for name in (*wrong, "oracle@9ms/30p", "oracle@/9ms"):
        with pytest.raises(UnknownBot):
            check_bot(name)


def test_a_limit_in_time_beside_playouts_changes_no_care() -> None:
    """A machine on which it is reached plays fewer playouts, and those as well as others do."""
    for playouts in (30, 450):
        free, limited = OracleBot(1, playouts=playouts), OracleBot(1, 1, playouts)
        assert limited.patience == free.patience
        assert limited.playouts.planner.positions == free.playouts.planner.positions


@pytest.mark.parametrize("playouts", [None, 30, 450])
def test_no_choice_rests_on_no_playout(playouts: int | None) -> None:
    """Even where all the time is over before it begins."""
    for game in (Game.new(3, seed=4), aegean(cities={"sparta": {"gold": 9}})):
        bot = OracleBot(1, 0, playouts)
        assert game.player is not None
        bot.choose(game.seat(game.player))
        assert LEAST_PLAYOUTS <= bot.playouts.played < LEAST_PLAYOUTS + LINES
        assert len(bot.thoughts) > 1


def test_so_few_playouts_as_are_asked_for_are_played() -> None:
    game = Game.new(3, seed=4)
    assert game.player is not None
    for playouts in (1, 3, 20):
        bot = OracleBot(1, playouts=playouts)
        bot.choose(game.seat(game.player))
        assert bot.playouts.played == playouts


@pytest.mark.parametrize("by_merchants", [True, False])
def test_self_play_is_the_same_for_the_same_seed(by_merchants: bool) -> None:
    games = [play(read_weights(), by_merchants, Table(2), 11) for _ in range(2)]
    assert games[0] == games[1]
    assert sum(games[0].shares) == pytest.approx(1)
    assert {len(rows) for rows in games[0].positions} == {2 * FEATURE_COUNT}


def test_every_kind_of_table_is_trained() -> None:
    times = sum(number for _, number in TABLES)
    played = [table_number(number) for number in range(times)]
    assert {table: played.count(table) for table, _ in TABLES} == dict(TABLES)


def test_training_goes_on_where_it_was_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cyclades.training.train.PIECE", 1)
    monkeypatch.setattr("cyclades.training.train.table_number", lambda number: Table(2))
    whole = list(train(tmp_path / "whole", 2, 2, 1))
    first = list(train(tmp_path / "parts", 1, 2, 1))
    (tmp_path / "parts" / "games-1-0001.npz").unlink()  # as if it had been stopped in between
    (tmp_path / "parts" / "log.json").write_text("[]")
    again = list(train(tmp_path / "parts", 2, 2, 1))
    assert again[0]["positions"] == first[0]["positions"]
    assert [line["loss"] for line in again] == [line["loss"] for line in whole]
    weights = [(tmp_path / name / "weights-2.json").read_text() for name in ("whole", "parts")]
    assert weights[0] == weights[1]
