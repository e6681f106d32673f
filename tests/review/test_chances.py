"""`cyclades analyse`: chances step by step, and what changed them."""

from __future__ import annotations

import json
from itertools import islice, pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cyclades import Game, Record
from cyclades.engine.words.events import MetropolisFounded, TurnEnded
from cyclades.engine.words.pieces import CITIES, GODS
from cyclades.forms.record import read_record
from cyclades.review.chances import (
    JUDGES,
    KINDS,
    Course,
    HoldingsJudge,
    Moment,
    OracleJudge,
    Swing,
    biggest_swings,
    course,
)
from cyclades.review.words import Teller
from cyclades.text import content_of, texts_in
from cyclades.text.narrator import key_of
from tests.cli.command import cyclades, refused, shown
from tests.games.corpus import raw_record
from tests.positions.laying import Entries, land_war

SVG = "{http://www.w3.org/2000/svg}"


def corpus(name: str) -> Record:
    return read_record(raw_record(name))


def saved(record: Record, folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(record.as_json()))
    return str(path)


GAMES_OF_ALL_KINDS = [
    "2-players-duel",
    "3-players-plain-1",
    "4-players-max_cycles-shared-1",
    "5-players-elimination-1",
    "modules-hades",
    "modules-free_placement-hades-heroes-favours",
    "titans-6-teams-military",
]


@pytest.mark.parametrize("name", GAMES_OF_ALL_KINDS)
def test_every_turn_of_a_game_is_judged(name: str) -> None:
    record = corpus(name)
    ended: list[TurnEnded] = []
    game = Game.replay(record, lambda event: ended.append(event) if isinstance(event, TurnEnded) else None)
    moments = course(record, HoldingsJudge())
    of_turns = [turn for moment in moments for turn in moment.ended]
    assert of_turns == [(event.player, event.god) for event in ended]
    sides = len(set(game.config.team_of[: game.config.players]))
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(game.config.players / sides)
        assert min(moment.chances) >= 0
    assert [moment.cycle for moment in moments] == sorted(moment.cycle for moment in moments)
    steps = [moment.step for moment in moments]
    assert (steps[0], steps[-1]) == (0, len(record.steps))
    assert steps == sorted(set(steps))
    assert [moment.over for moment in moments] == [False] * (len(moments) - 1) + [True]
    part = game.config.players / sides / len(game.winners)  # partners win together
    assert moments[-1].chances == tuple(part if player in game.winners else 0 for player in range(game.config.players))


@pytest.mark.parametrize("name", ["5-players-plain-1", "modules-hades-heroes-favours"])
def test_the_same_game_is_always_judged_alike(name: str) -> None:
    record = corpus(name)
    assert course(record, OracleJudge()) == course(record, OracleJudge())


def test_a_game_judged_in_pieces_is_judged_alike() -> None:
    record = corpus("3-players-plain-1")
    whole = course(record, HoldingsJudge())
    for place in (0, 1, len(whole) // 2, len(whole) - 2):
        rest = Course(record, HoldingsJudge(), known=whole[place].step)
        assert list(rest) == whole[place + 1 :]
    begun = Course(record, HoldingsJudge())
    assert [*islice(begun, 7), *begun] == whole


@pytest.mark.parametrize("name", GAMES_OF_ALL_KINDS)
def test_choices_and_luck_add_up(name: str) -> None:
    moments = course(corpus(name), HoldingsJudge())
    for before, after in pairwise(moments):
        kinds = [swing.kind for swing in after.swings]
        if after.expected is None:
            assert kinds == ["choice"]
            change = after.chances[after.swings[0].player] - before.chances[after.swings[0].player]
            assert after.swings[0].change == pytest.approx(change)
        else:
            assert kinds in (["choice", "dice"], ["choice", "draw"])
            chosen, luck = after.swings
            assert chosen.change == pytest.approx(after.expected[chosen.player] - before.chances[chosen.player])
            assert luck.change == pytest.approx(after.chances[luck.player] - after.expected[luck.player])


def test_where_no_die_fell_nothing_was_luck() -> None:
    record = corpus("3-players-plain-1")
    chanced = {number for number, step in enumerate(record.steps, start=1) if step.outcomes}
    moments = course(record, HoldingsJudge())
    for before, after in pairwise(moments):
        assert (after.expected is not None) is bool(chanced & set(range(before.step + 1, after.step + 1)))


def attack(dice: list[int]) -> Record:
    """Two troops of Sparta land where one of Athens stands, and these dice fall."""
    isles: Entries = {"delos": {"metropolis": True}, "tinos": {"troops": 1}}
    game = Game.from_position(land_war(3, 1, isles, cities={"sparta": {"gold": 5}}, dice=dice))
    for action in ("move troops naxos", "land delos 2"):
        game.apply(action)
    while game.decision is not None and game.decision.kind == "land_battle":
        game.apply("stay")
    return game.record()


def test_the_dice_are_told_apart_from_the_attack() -> None:
    good, bad = (course(attack(dice), HoldingsJudge()) for dice in ([3, 0], [0, 3, 0, 3]))
    won, lost = good[1], bad[1]
    assert won.expected == lost.expected  # before the dice both are the same attack
    for moment in (won, lost):
        assert [swing.code for swing in moment.swings] == ["attack_isle", "attack_isle_dice"]
        assert moment.swings[0].args == {"player": "sparta", "isle": "delos"}
    assert won.expected is not None
    assert won.chances[0] > won.expected[0] > lost.chances[0]
    teller = Teller(texts_in(), Game.replay(attack([3, 0])).config)
    assert teller.what(won.swings[1]) == "Sparta attacks Delos: the dice"


def test_who_has_more_is_likelier_to_win() -> None:
    isles = {"naxos": {"owner": "sparta"}, "delos": {"owner": "athens"}, "kea": {"owner": "corinth"}}
    before = HoldingsJudge().chances(Game.from_position({"players": 3, "isles": isles}))
    ahead = isles | {"naxos": {"owner": "sparta", "metropolis": True}}
    after = HoldingsJudge().chances(Game.from_position({"players": 3, "isles": ahead}))
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert after[1] / after[2] == pytest.approx(before[1] / before[2])  # nothing has changed between those two


def test_the_oracle_sees_what_can_be_made_of_a_turn() -> None:
    """Two philosophers are all that is missing for the second metropolis."""
    isles = {
        "naxos": {"owner": "sparta", "metropolis": True, "troops": 3},
        "syros": {"owner": "sparta", "troops": 1},
        "delos": {"owner": "athens"},
        "kea": {"owner": "corinth"},
    }
    cities = {"sparta": {"gold": 9, "philosophers": 2}}
    turn = {"marker": "sparta", "god": "athena"}
    game = Game.from_position({"players": 3, "cycle": 6, "isles": isles, "cities": cities, "turn": turn})
    judge = OracleJudge()
    before = judge.chances(game)[0]
    for action in ("recruit philosopher", "recruit philosopher"):
        game.apply(action)
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.decision.options[0].action)
    assert before == pytest.approx(judge.chances(game)[0], abs=0.03)
    assert before > 0.7


def test_partners_win_together() -> None:
    game = Game.new(6, seed=2, modules=("titans",))
    chances = HoldingsJudge().chances(game)
    assert chances[0] == chances[1]
    assert sum(chances[::2]) == pytest.approx(1)


def test_the_biggest_swings_are_found() -> None:
    def moment(step: int, change: float, over: bool = False) -> Moment:
        swing = Swing(step, 0, change, "choice", "offerings", {"cycle": 1})
        return Moment(step, 1, (0.5, 0.5), swings=(swing,), over=over)

    changes = [0.05, 0.12, -0.3, 0.11, 0.2, 0.15, -0.14, 0.13, 0.09]
    moments = [moment(step, change) for step, change in enumerate(changes)] + [moment(9, 0.9, over=True)]
    assert [swing.step for swing in biggest_swings(moments)] == [1, 2, 4, 5, 6, 7]  # not the end, and not the smallest


@pytest.mark.parametrize("words", [["--judge=holdings"], ["--judge=oracle"], []])
def test_the_table_names_turns_and_chances(words: list[str], tmp_path: Path) -> None:
    record = corpus("3-players-plain-1")
    judge = JUDGES["holdings" if words == ["--judge=holdings"] else "oracle"]()
    moments = course(record, judge)
    table, _, swings = shown("analyse", saved(record, tmp_path), *words).partition("\n\n")
    head, *lines = table.splitlines()
    rows = [(moment, god) for moment in moments for _, god in moment.ended]
    assert len(lines) == 1 + len(rows)
    for city in ("Sparta", "Athens", "Corinth"):
        assert city in head
    for line, (moment, god) in zip(lines[1:], rows, strict=True):
        cells = line.split("|")[0].split()
        assert cells[0] == str(moment.cycle)
        assert cells[-3:] == [f"{chance:.0%}" for chance in moment.chances]
        assert GODS[god].capitalize() in line
        assert len(line.split("|")[1]) == 40
    told = swings.splitlines()
    assert len(told) == 1 + len(biggest_swings(moments))
    for line, swing in zip(told[1:], biggest_swings(moments), strict=True):
        assert f"action {swing.step}:" in line
        assert line.endswith(f"{'+' if swing.change > 0 else '−'}{round(100 * abs(swing.change))})")


def test_a_metropolis_is_named_with_its_number() -> None:
    record = corpus("3-players-plain-1")
    founded: list[MetropolisFounded] = []
    game = Game.replay(record, lambda event: founded.append(event) if isinstance(event, MetropolisFounded) else None)
    teller = Teller(texts_in(), game.config)
    swings = [swing for moment in course(record, HoldingsJudge()) for swing in moment.swings if swing.code == "founds"]
    assert swings
    assert {swing.args["player"] for swing in swings} <= {CITIES[event.player] for event in founded}
    assert "founds a first metropolis: A metropolis is founded on" in teller.what(swings[0])


def test_every_swing_can_be_told() -> None:
    codes: set[str] = set()
    for name in GAMES_OF_ALL_KINDS:
        record = corpus(name)
        teller = Teller(texts_in(), Game.replay(record).config)
        for moment in course(record, HoldingsJudge()):
            for swing in moment.swings:
                assert teller.what(swing)
                assert teller.points(swing)
                codes.add(swing.code)
    keys = {key for key in content_of("en", "review").split() if key.startswith("swing-")}
    apart = {"swing-with-reason", "swing-points"} | {f"swing-kind-{kind}" for kind in KINDS}
    assert {key_of("swing", code) for code in codes} == keys - apart


def test_the_chart_has_a_line_for_each_player(tmp_path: Path) -> None:
    record = corpus("4-players-plain-1")
    chart = tmp_path / "chart.svg"
    shown("analyse", saved(record, tmp_path), f"--chart={chart}")
    drawn = ElementTree.fromstring(chart.read_text()).findall(f"{SVG}polyline")
    assert len(drawn) == 4
    for line in drawn:
        assert len(line.attrib["points"].split()) == len(course(record, HoldingsJudge()))


def test_wrong_input(tmp_path: Path) -> None:
    refused("analyse", str(tmp_path / "none.json"), saying="none.json")
    refused("analyse", "-", stdin="{}", saying="record")
    file = saved(corpus("2-players-plain-1"), tmp_path)
    refused("analyse", file, "--judge=oedipus", saying="oedipus")
    done = cyclades("analyse", file, f"--chart={tmp_path / 'no' / 'chart.svg'}")
    assert (done.returncode, done.stdout) == (1, "")
    assert "--chart" in done.stderr
    done = cyclades("analyse", file, f"--csv={tmp_path / 'no' / 'game.csv'}")
    assert (done.returncode, done.stdout) == (1, "")
    assert "--csv" in done.stderr
