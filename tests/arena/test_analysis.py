"""`cyclades analyse`: chances turn by turn."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cyclades import Game, Record
from cyclades.arena.analysis import JUDGES, HoldingsJudge, Moment, biggest_swings, course, swing
from cyclades.engine.events import TurnEnded
from cyclades.engine.pieces import GODS, NONE
from cyclades.forms.record import read_record
from tests.cli.command import cyclades, refused, shown

GAMES = Path(__file__).resolve().parent.parent / "games"
SVG = "{http://www.w3.org/2000/svg}"


def corpus(name: str) -> Record:
    return read_record(json.loads((GAMES / f"{name}.json").read_text())["record"])


def saved(record: Record, folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(record.as_json()))
    return str(path)


@pytest.mark.parametrize(
    "name",
    [
        "2-players-duel",
        "3-players-plain-1",
        "4-players-max_cycles-shared-1",
        "5-players-elimination-1",
        "modules-hades",
    ],
)
def test_every_turn_of_a_game_is_judged(name: str) -> None:
    record = corpus(name)
    ended: list[TurnEnded] = []
    game = Game.replay(record, lambda event: ended.append(event) if isinstance(event, TurnEnded) else None)
    moments = course(record, HoldingsJudge())
    assert [moment.player for moment in moments if moment.player != NONE] == [event.player for event in ended]
    for moment in moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert min(moment.chances) >= 0
    assert [moment.cycle for moment in moments] == sorted(moment.cycle for moment in moments)
    assert moments[-1].over
    part = 1 / len(game.winners)
    assert moments[-1].chances == tuple(part if player in game.winners else 0 for player in range(game.config.players))


def test_who_has_more_is_likelier_to_win() -> None:
    isles = {"naxos": {"owner": "sparta"}, "delos": {"owner": "athens"}, "kea": {"owner": "corinth"}}
    before = HoldingsJudge().chances(Game.from_position({"players": 3, "isles": isles}))
    ahead = isles | {"naxos": {"owner": "sparta", "metropolis": True}}
    after = HoldingsJudge().chances(Game.from_position({"players": 3, "isles": ahead}))
    assert after[0] > before[0]
    assert after[1] < before[1]
    assert after[1] / after[2] == pytest.approx(before[1] / before[2])  # nothing has changed between those two


def test_partners_win_together() -> None:
    game = Game.new(6, seed=2, modules=("titans",))
    chances = HoldingsJudge().chances(game)
    assert chances[0] == chances[1]
    assert sum(chances[::2]) == pytest.approx(1)


def test_the_biggest_swings_are_found() -> None:
    leads = [0.5, 0.52, 0.7, 0.65, 0.95, 0.8, 0.45, 1.0]
    moments = [Moment(1, 0, 0, (lead, 1 - lead)) for lead in leads[:-1]]
    moments.append(Moment(1, 0, 0, (1.0, 0.0), over=True))
    assert biggest_swings(moments) == {2, 4, 6}  # +18, +30, -35; not -15, nor the end
    player, change = swing(moments[5], moments[6])
    assert player == 1
    assert change == pytest.approx(0.35)


@pytest.mark.parametrize(
    ("judge", "words"), [("holdings", ["--judge=holdings"]), ("oracle", ["--judge=oracle"]), ("oracle", [])]
)
def test_the_table_names_turns_and_chances(judge: str, words: list[str], tmp_path: Path) -> None:
    record = corpus("3-players-plain-1")
    moments = course(record, JUDGES[judge]())
    lines = shown("analyse", saved(record, tmp_path), *words).splitlines()
    assert len(lines) == 1 + len(moments)
    for city in ("Sparta", "Athens", "Corinth"):
        assert city in lines[0]
    for line, moment in zip(lines[1:], moments, strict=True):
        cells = line.split("|")[0].split()
        assert cells[0] == str(moment.cycle)
        assert cells[-3:] == [f"{chance:.0%}" for chance in moment.chances]
        if moment.god != NONE:
            assert GODS[moment.god].capitalize() in line
        assert len(line.split("|")[1]) == 40
    assert {place for place, line in enumerate(lines[1:]) if "<-" in line} == biggest_swings(moments)


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
