"""Bots that others wrote, in a file or as a program: they play, and when they don't, it is said what they did."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game, Seat
from cyclades.bots import Bot, BotFailed, UnknownBot, check_bot, make_bot
from cyclades.bots.program import ProgramBot
from tests.documents.parts import blocks_of
from tests.worded import raised

FIRST = """
class First:
    def __init__(self, seed):
        self.seed = seed
    def choose(self, seat):
        return seat.legal_actions()[0]
"""
# Answers as the document says, and keeps each question.
LISTENER = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    print(line, end="", file=open(sys.argv[1], "a"))
    option = question["view"]["decision"]["options"][0]
    print(json.dumps({"id": question["id"], "action": option["text"]}), flush=True)
"""


def file_with(folder: Path, content: str, name: str = "my.py") -> Path:
    path = folder / name
    path.write_text(content, encoding="utf-8")
    return path


def program(path: Path, *words: str) -> str:
    return f"program:{sys.executable} {path} {' '.join(words)}".strip()


def seat_of(game: Game) -> Seat:
    assert game.player is not None
    return game.seat(game.player)


def closing(bot: Bot, seat: Seat) -> int:
    try:
        return bot.choose(seat)
    finally:
        bot.close()


# A class in a file


def test_a_class_in_a_file_plays(tmp_path: Path) -> None:
    bot = make_bot(f"{file_with(tmp_path, FIRST)}:First", 5)
    game = Game.new(3, seed=1, options={"max_cycles": 2})
    while not game.over:
        action = bot.choose(seat_of(game))
        assert action == game.legal_actions()[0]
        game.apply(action)


def test_it_is_made_with_its_seed(tmp_path: Path) -> None:
    bot: Any = make_bot(f"{file_with(tmp_path, FIRST)}:First", 5)
    assert bot.bot.seed == 5


def test_a_file_may_import_what_lies_beside_it(tmp_path: Path) -> None:
    file_with(tmp_path, "NUMBER = 0\n", "beside_my_bot.py")
    text = FIRST.replace("class First", "from beside_my_bot import NUMBER\nclass First").replace("[0]", "[NUMBER]")
    game = Game.new(3, seed=1)
    assert make_bot(f"{file_with(tmp_path, text)}:First", 1).choose(seat_of(game)) == game.legal_actions()[0]


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (None, "my.py:First", "there is no file '{folder}/my.py' for the bot"),
        (FIRST, "my.py:Second", "my.py has no class 'Second'; it has First"),
        ("NUMBER = 1\n", "my.py:Second", "it has none"),
        ("First = 3\n", "my.py:First", "First in {folder}/my.py is no class"),
        ("class First:\n    pass\n", "my.py:First", r"has no method choose\(seat\)"),
        ("import nothing_of_that_name\n", "my.py:First", r"ModuleNotFoundError.*nothing_of.*\(line 1 of my.py\)"),
        ("x = 1\nclass First(:\n", "my.py:First", r"SyntaxError: .*\(line 2 of my.py\)"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, content: str | None, name: str, said: str) -> None:
    if content is not None:
        file_with(tmp_path, content)
    for use in (check_bot, lambda name: make_bot(name, 1)):
        with raised(UnknownBot, said.format(folder=tmp_path)):
            use(f"{tmp_path}/{name}")


@pytest.mark.parametrize(
    ("choose", "said"),
    [
        ("return 1 // 0", r"failed: ZeroDivisionError: .*\(line 3 of my.py\)$"),
        ("return 4000", "chose 4000, which is none of its seat's legal actions$"),
        ("return 'bid apollo'", "chose 'bid apollo', which is none"),
        ("return None", "chose None, which is none"),
    ],
)
def test_a_class_that_fails_is_named(tmp_path: Path, choose: str, said: str) -> None:
    path = file_with(tmp_path, f"class First:\n  def __init__(self, seed): pass\n  def choose(self, seat): {choose}\n")
    with raised(BotFailed, said):
        make_bot(f"{path}:First", 1).choose(seat_of(Game.new(3, seed=1)))


def test_a_class_that_takes_no_seed_is_named(tmp_path: Path) -> None:
    path = file_with(tmp_path, "class First:\n    def choose(self, seat): return 0\n")
    check_bot(f"{path}:First")
    with raised(BotFailed, "can't be made with a seed: TypeError"):
        make_bot(f"{path}:First", 1)


def test_an_unknown_name_tells_what_there_is() -> None:
    with raised(UnknownBot, r"no bot 'clever'; there are random, .*, path/to/file.py:Class and program"):
        check_bot("clever")


# A program


def test_a_program_plays_a_game(tmp_path: Path) -> None:
    bot = make_bot(program(file_with(tmp_path, LISTENER), str(tmp_path / "heard")), 1)
    game = Game.new(2, seed=1, options={"max_cycles": 2})
    while not game.over:
        action = bot.choose(seat_of(game))
        assert action == game.legal_actions()[0]
        game.apply(action)
    bot.close()
    questions = [json.loads(line) for line in (tmp_path / "heard").read_text().splitlines()]
    assert [question["id"] for question in questions] == list(range(1, game.action_count + 1))
    assert all(question["protocol"] == 1 for question in questions)


def test_a_program_gets_its_seats_view_and_nothing_else(tmp_path: Path) -> None:
    """Word for word the same, whatever the others have behind their screens and face down."""
    heard = []
    for gold, item in ((4, "aegis"), (400, "cup")):
        path = tmp_path / f"heard-{gold}"
        cities = {"sparta": {"gold": 7}, "athens": {"gold": gold, "secret_items": [item]}}
        game = Game.from_position({"players": 3, "modules": ["favours"], "cities": cities})
        assert game.player == 0
        closing(make_bot(program(file_with(tmp_path, LISTENER), str(path)), 1), game.seat(0))
        heard.append(path.read_text())
    assert heard[0] == heard[1]
    question = json.loads(heard[0])
    assert set(question) == {"protocol", "id", "seed", "seconds", "view"}
    assert question["view"]["cities"]["sparta"]["gold"] == 7
    assert "gold" not in question["view"]["cities"]["athens"]


def test_the_same_seed_asks_the_same(tmp_path: Path) -> None:
    def heard(seed: int) -> str:
        path = tmp_path / "heard"
        path.unlink(missing_ok=True)
        closing(make_bot(program(file_with(tmp_path, LISTENER), str(path)), seed), seat_of(Game.new(2, seed=1)))
        return path.read_text()

    assert heard(3) == heard(3)
    assert heard(3) != heard(4)


ANSWERS = [
    ("sys.exit(3)", "ended without an answer: exit code 3$"),
    ("print('hello', flush=True)", "answered with 'hello', which is no JSON$"),
    ("print('[1]', flush=True)", r"answered with '\[1\]'; {\"id\": 1, \"action\": \"…\"} is needed$"),
    ("print('{\"id\": 1}', flush=True)", "is needed$"),
    ('print(\'{"id": 7, "action": "end"}\', flush=True)', "is needed$"),
    ('print(\'{"id": 1, "action": "bid ares 99"}\', flush=True)', "chose 'bid ares 99', which is none of its options$"),
    ('print(\'{"id": 1, "action": 5}\', flush=True)', "is needed$"),
    ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "bot"),
    ("print('x' * 200000, flush=True)", "answered with 'xxx.*…', which is no JSON$"),
    ("time.sleep(60)", "did not answer within 1 seconds$"),
]


@pytest.mark.parametrize(("does", "said"), ANSWERS, ids=[does for does, _ in ANSWERS])
def test_what_a_program_did_wrong_is_said(tmp_path: Path, does: str, said: str) -> None:
    path = file_with(tmp_path, f"import sys, time\nsys.stdin.readline()\n{does}\nsys.stdin.read()\n")
    bot = ProgramBot(program(path), 1, seconds=1.0 if "sleep" in does else 20.0)
    with raised(BotFailed, said):
        closing(bot, seat_of(Game.new(3, seed=1)))
    assert bot._process is None


def test_a_program_that_failed_is_started_anew(tmp_path: Path) -> None:
    path = file_with(
        tmp_path,
        "import json, os, sys\nfirst = not os.path.exists(sys.argv[1])\nopen(sys.argv[1], 'w').close()\n"
        "question = json.loads(sys.stdin.readline())\n"
        "if first: sys.exit(1)\n"
        "text = question['view']['decision']['options'][0]['text']\n"
        "print(json.dumps({'id': question['id'], 'action': text}), flush=True)\n",
    )
    bot = make_bot(program(path, str(tmp_path / "was-there")), 1)
    game = Game.new(3, seed=1)
    with pytest.raises(BotFailed):
        bot.choose(seat_of(game))
    assert closing(bot, seat_of(game)) == game.legal_actions()[0]


def test_a_program_that_will_not_end_is_ended(tmp_path: Path) -> None:
    text = LISTENER + "\nimport time\ntime.sleep(60)\n"
    bot: Any = make_bot(program(file_with(tmp_path, text), str(tmp_path / "heard")), 1)
    bot.choose(seat_of(Game.new(3, seed=1)))
    process: subprocess.Popen[str] = bot._process
    begin = time.monotonic()
    bot.close()
    assert time.monotonic() - begin < 20
    assert process.poll() is not None


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("program:no-program-of-this-name --fast", "there is no program 'no-program-of-this-name'"),
        ("program:", "names no program"),
        ("program:'", "can't be read"),
    ],
)
def test_what_is_wrong_with_a_command_is_said(command: str, said: str) -> None:
    for use in (check_bot, lambda name: make_bot(name, 1)):
        with raised(UnknownBot, said):
            use(command)


# The examples of the document


def test_the_class_of_the_document_plays(tmp_path: Path) -> None:
    (text,) = [block for block in blocks_of("docs/bots.md", "py") if "class Thrifty" in block]
    bot = make_bot(f"{file_with(tmp_path, text)}:Thrifty", 1)
    game = Game.new(3, seed=1, options={"max_cycles": 2})
    while not game.over:
        game.apply(bot.choose(seat_of(game)))


@pytest.mark.parametrize(("language", "runtime"), [("py", sys.executable), ("js", "node")])
def test_the_programs_of_the_document_play(tmp_path: Path, language: str, runtime: str) -> None:
    if shutil.which(runtime) is None:
        pytest.skip(f"{runtime} is not here")
    (text,) = [block for block in blocks_of("docs/bots.md", language) if "stdin" in block]
    bot = make_bot(f"program:{runtime} {file_with(tmp_path, text, f'bot.{language}')}", 1)
    game = Game.new(2, seed=1, options={"max_cycles": 2})
    while not game.over:
        game.apply(bot.choose(seat_of(game)))
    bot.close()
