"""The command with the modules of Hades: what is drawn, asked, told, saved and counted."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from cyclades import Game
from cyclades.cli.choices import Choices
from cyclades.engine.setting.config import MODULES as ALL_MODULES
from cyclades.engine.words.events import Event
from cyclades.table.sealed_chance import SealedChance, seed_hash
from cyclades.text import texts_in
from cyclades.text.narrator import Narrator
from tests.cli.command import bids_first, cyclades, read_json, refused, saved_game, shown
from tests.cli.test_drawing import drawn

MODULES = ALL_MODULES[:-1]  # Titans has boards of its own
ALL = f"--modules={','.join(MODULES)}"


def table(**more: Any) -> dict[str, Any]:
    """Sparta's turn with Hades, who covers Zeus: undead on Naxos and at sea, Ajax beside them."""
    return {
        "players": 3,
        "modules": list(MODULES),
        "cycle": 3,
        "phase": "actions",
        "gods": ["ares", "hades"],
        "covered": "zeus",
        "threat": 9,
        "necropolis": "kea",
        "turn": {"marker": "sparta", "god": "hades"},
        "gods_played": 1,
        "turn_order": [None, "athens", "corinth"],
        "cities": {
            "sparta": {"gold": 10, "priestesses": 2, "items": ["fleece"], "secret_items": ["lyre"]},
            "athens": {"gold": 6, "priestesses": 1, "secret_items": ["spear", "obol"]},
        },
        "track": ["hector", "giant", None],
        "isles": {
            "naxos": {"owner": "sparta", "troops": 3, "undead": 2},
            "kea": {"owner": "sparta", "troops": 1, "gold": 4},
            "delos": {"owner": "athens", "troops": 2, "undead": 1, "buildings": ["temple"]},
            "tinos": {"owner": "athens", "troops": 1, "gold": 1},
            "milos": {"owner": "corinth", "troops": 1},
        },
        "seas": {"6-4": {"owner": "sparta", "fleets": 1, "undead": 2}, "0-1": {"markers": 2}},
        "heroes": {"ajax": {"isle": "naxos"}, "perseus": {"isle": "delos"}},
        "gone": ["ulysses"],
        "hidden_isle": "athens",
        **more,
    }


def drawn_at(position: dict[str, Any], eyes: int | None = 0, width: int = 100) -> str:
    return "\n".join(drawn(Game.from_position(position), eyes, width))


def listed(game: Game) -> list[str]:
    assert game.decision is not None
    assert game.player is not None
    return Choices(game.decision, Narrator(texts_in(), game.config), game.view(game.player)).lines(100)


# The drawn table


def test_threat_hades_and_the_covered_god() -> None:
    text = drawn_at(table())
    assert "threat 9, Hades at 9" in text
    assert "Hades    Sparta acts" in text
    assert "Hades covers Zeus" in text
    assert "face down: Poseidon, Athena\n" in text


def test_hades_is_not_face_down_when_he_does_not_come() -> None:
    text = drawn_at(
        table(gods=["ares", "zeus"], covered=None, threat=4, turn={"marker": "sparta", "god": "zeus"}), width=160
    )
    assert "face down: Poseidon, Athena\n" in text
    assert "covers" not in text


def test_what_stands_and_lies_on_isles_and_seas() -> None:
    text = drawn_at(table())
    assert "Sp3  !o" in text  # Naxos: the undead and Ajax are listed
    assert "Sp1$2!N" in text  # Kea with the necropolis
    assert "|  Sp1+2|" in text  # fleets and undead fleets
    assert "|0-1 $3 |" in text  # a trade space of 1 with two markers
    for line in ("Naxos: 2 undead, Ajax", "Kea: necropolis, 4\xa0gold", "Delos: 1 undead, Perseus", "Tinos: 1\xa0gold"):
        assert f" {line}\n" in text
    assert "A metropolis of Athens on the hidden isle" in text
    assert "Gone: Ulysses" in text


def test_face_down_items_are_named_to_their_owner_alone() -> None:
    ours = drawn_at(table())
    assert "Sparta: 2 priestesses, Golden Fleece,\n" in ours
    assert "Lyre of Orpheus (face down)" in ours
    assert "Athens: 1 priestess, 2 items face down" in ours
    theirs = drawn_at(table(), 1)
    assert "Spear of Ares (face down)" in theirs
    assert "Sparta: 2 priestesses, Golden Fleece, 1" in theirs
    assert "Lyre" not in theirs
    spectators = drawn_at(table(), None)
    assert "Lyre" not in spectators
    assert "Spear" not in spectators


def test_the_same_is_drawn_in_rows_over_a_wide_board() -> None:
    game = Game.new(5, seed=1, modules=("heroes", "favours"))
    position = game.to_position()
    position["cities"]["sparta"] |= {"priestesses": 2, "items": ["aegis"], "secret_items": ["cup"]}
    position["item_deck"] = [item for item in position["item_deck"] if item not in ("aegis", "cup")]
    lines = drawn(Game.from_position(position))
    assert "Sparta: 2 priestesses, Aegis, Cup of Ambrosia (face down)" in lines


def test_the_favour_lies_beside_its_god_and_the_apple_is_told() -> None:
    position = table(
        gods=["ares", "zeus"],
        covered=None,
        threat=3,
        turn={"marker": "sparta", "god": "zeus"},
        favour={"tile": "hermes", "used": True},
        apple={"player": "athens", "god": "ares"},
    )
    lines = [line[58:] for line in drawn_at(position).splitlines()]
    assert lines[lines.index(" Zeus     Sparta acts") + 1] == "   + Hermes (used)"
    assert " no Ares for Athens" in lines
    position["favour"]["used"] = False
    assert "   + Hermes\n" in drawn_at(position)


def test_temples_make_no_hero_cheaper() -> None:
    text = drawn_at(table(), 1)
    assert "4  Hector\n" in text
    assert "3  Giant now 1" in text  # the temple on Delos, and the metropolis on the hidden isle (H3.6)


def test_before_the_game() -> None:
    text = "\n".join(drawn(Game.new(3, seed=1, modules=("free_placement",))))
    assert "Before the game: offerings" in text


def test_revenues_of_ten_and_more_keep_the_columns() -> None:
    position = table(
        isles=table()["isles"] | {"kea": {"owner": "sparta", "troops": 1, "gold": 4, "markers": 8}},
        seas={"10-1": {"markers": 9}},
    )
    lines = drawn_at(position).splitlines()
    assert any("|Sp1$10N|" in line for line in lines)
    assert any("|10-1$10|" in line for line in lines)
    assert len({line.index("|", 50) for line in lines[10:12]}) == 1


# Choices


def test_the_turn_with_hades_is_listed_under_labels() -> None:
    lines = listed(Game.from_position(table()))
    labels = [line[:30].strip() for line in lines if line[:30].strip()]
    assert labels == [
        "Undead troop (free)",
        "Undead fleet (free)",
        "Build the necropolis (2\xa0gold)",
        "Move troops (1\xa0gold)",
        "Move fleets (1\xa0gold)",
        "Call",
    ]
    text = "\n".join(lines)
    assert "Use the Golden Fleece" in text
    assert "Use the Lyre of Orpheus" not in text  # there is no creature on an isle
    assert "Hector, 4\xa0gold" in text
    assert lines[-1].strip().endswith("End the turn (always: e)")


def test_undead_and_heroes_are_taken_along_by_choice() -> None:
    game = Game.from_position(table())
    game.apply("move troops naxos")
    text = "\n".join(listed(game))
    for line in ("Take 1 undead along", "Take 2 undead along", "Take Ajax along"):
        assert line in text
    assert "Delos" not in text  # an undead has to go along first
    game.apply("take undead 1")
    assert "3 troops to Delos (Athens: 4)" in "\n".join(listed(game))  # two troops, an undead, Perseus


def test_a_sea_with_nothing_but_a_marker_has_no_holder() -> None:
    position = table(
        gods=["ares", "poseidon"],
        covered=None,
        threat=0,
        turn={"marker": "sparta", "god": "poseidon"},
        seas={"7-3": {"markers": 1}},
    )
    text = "\n".join(listed(Game.from_position(position)))
    assert "7-3, the south-western sea between Delos and Naxos" in text
    assert "none" not in text


def test_windows_can_be_passed() -> None:
    """Athens has face-down items: it is asked before the dice, and may pass (H4.7)."""
    game = Game.from_position(table(dice=[0, 0]))
    for action in ("move troops naxos", "take undead 1", "land delos 3"):
        game.apply(action)
    assert [line.strip() for line in listed(game)] == ["1  Play nothing"]  # Sparta's Lyre is face down too
    game.apply("pass")
    assert [" ".join(line.split()) for line in listed(game)] == ["1 Use the Spear of Ares 2 Play nothing"]


# Playing


def typed(seed: int) -> str:
    """Numbers of choices, mostly low ones; too high ones are asked for again."""
    rng = random.Random(seed)
    return "".join(f"{min(rng.randint(1, 9), rng.randint(1, 9))}\n" for _ in range(20_000))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_with_all_modules(players: int) -> None:
    text = shown("play", "--seed=4", "--bots=random", f"--players={players}", ALL, stdin=typed(players))
    assert "\nWith Free placement, Hades, Heroes and Divine favours.\n" in text
    assert "puts a troop on" in text
    assert "The threat dice show" in text
    assert "Hades comes and covers" in text
    assert "is with Sparta from now on, on" in text
    assert "The favour of" in text
    assert re.search(r"The game is over: .*(wins|share the victory)!", text)


def test_against_greedy_bots() -> None:
    text = shown("play", "--seed=1", "--max-cycles=2", ALL, stdin=typed(1))
    assert "The game is over" in text


def test_help_on_heroes_favours_and_items() -> None:
    text = shown("play", "--seed=1", ALL, stdin="h ajax\nh Golden Fleece\nh pandora\nh hermes\nh theatre\nh hades\nq\n")
    for words in ("fights as two", "3\xa0gold", "every creature on the track", "marker on a sea", "any building"):
        assert words in text
    assert "no help" not in text


# Records


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved_game(tmp_path_factory.mktemp("records"), seed=6, modules=",".join(MODULES))


def test_a_game_with_modules_is_told_whole_without_eyes(record: Path) -> None:
    told: list[Event] = []
    content = read_json(record.read_text())
    assert content["config"]["modules"] == list(MODULES)
    game = Game.replay(content)
    narrator = Narrator(texts_in(), game.config)
    Game.replay(content, listen=told.append)
    lines = [line.strip("=- ") for line in shown("replay", str(record)).splitlines()]
    assert [line for line in lines if line] == [narrator.event(event) for event in bids_first(told)]


def hephaestus(tmp_path: Path) -> Path:
    """Sparta keeps the Aegis face down and discards the Cup."""
    position = table(
        gods=["ares", "zeus"],
        covered=None,
        threat=3,
        turn={"marker": "sparta", "god": "zeus"},
        favour={"tile": "hephaestus"},
        draws={"item": ["aegis", "cup"]},
    )
    game = Game.from_position(position)
    game.apply("favour")
    game.apply("choose item aegis")
    file = tmp_path / "hephaestus.json"
    file.write_text(json.dumps(game.record().as_json()))
    return file


@pytest.mark.parametrize("eyes", ["athens", "spectator"])
def test_secret_items_stay_secret_to_other_eyes(tmp_path: Path, eyes: str) -> None:
    file = str(hephaestus(tmp_path))
    told = shown("replay", file, f"--eyes={eyes}")
    assert "Sparta looks at two magic items." in told
    assert "Sparta keeps a magic item face down." in told
    assert "Sparta discards the Cup of Ambrosia." in told
    assert "Aegis" not in told
    for after in range(3):
        assert "Aegis" not in shown("replay", file, f"--eyes={eyes}", f"--at={after}")


@pytest.mark.parametrize("words", [(), ("--eyes=sparta",)], ids=["everything", "sparta"])
def test_secret_items_are_told_to_their_owner_and_to_nobodys_eyes(tmp_path: Path, words: tuple[str, ...]) -> None:
    file = str(hephaestus(tmp_path))
    told = shown("replay", file, *words)
    assert "Sparta looks at Aegis and Cup of Ambrosia." in told
    assert "Sparta keeps the Aegis, face down." in told
    assert "Aegis (face down)" in shown("replay", file, "--at=2", *words)


def test_everybodys_secret_items_are_drawn_without_eyes(tmp_path: Path) -> None:
    text = shown("replay", "--at=0", str(hephaestus(tmp_path)))
    assert "Lyre of Orpheus (face down)" in text
    assert "Spear of Ares (face down)" in text


# Many games


def test_modules_reach_simulated_games(tmp_path: Path) -> None:
    words = ("simulate", "--games=2", "--players=2", "--modules=hades,heroes", "--max-cycles=4", "--json")
    figures = read_json(shown(*words, f"--save={tmp_path}"))
    assert figures["modules"] == ["hades", "heroes"]
    assert read_json((tmp_path / "game-000001.json").read_text())["config"]["modules"] == ["hades", "heroes"]
    assert ", with Hades and Heroes; seed 1" in shown(*words[:-1])
    without = read_json(shown(*words[:3], *words[4:]))
    assert without["modules"] == []
    assert without["digest"] != figures["digest"]


def test_bench_with_modules() -> None:
    figures = read_json(shown("bench", "--seconds=1", "--players=3", ALL, "--json"))
    assert figures["modules"] == list(MODULES)


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
@pytest.mark.parametrize("given", ["atlantis", "hades,atlantis", "hades,hades", "hades,,heroes"])
def test_unknown_modules_are_refused(command: str, given: str) -> None:
    refused(command, f"--modules={given}", saying="modules: ")


def sealed_record() -> dict[str, Any]:
    """A finished game with all modules as a server hands it out, its dice and draws from a seed."""
    seed = bytes(range(32))
    chance = SealedChance(seed)
    game = Game.new(3, modules=MODULES, options={"max_cycles": 3}, chance=chance)
    log: list[dict[str, Any]] = [{"kind": "start", "action": None, "keep": None, "outcomes": list(chance.taken())}]
    rng = random.Random(1)
    while not game.over:
        action = game.text(rng.choice(game.legal_actions()))
        game.apply(action)
        log.append({"kind": "act", "action": action, "keep": None, "outcomes": list(chance.taken())})
    return game.record().as_json() | {"seal": {"seed": seed.hex(), "seed_hash": seed_hash(seed), "log": log}}


def test_a_fair_game_with_modules_is_verified(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    record = sealed_record()
    file.write_text(json.dumps(record))
    assert shown("verify", str(file)).startswith("The game was fair")
    thrown = next(entry for entry in record["seal"]["log"][1:] if entry["outcomes"])
    thrown["outcomes"][0] += 1
    file.write_text(json.dumps(record))
    done = cyclades("verify", str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert "the seed gives" in done.stderr


def test_rules_of_hades() -> None:
    assert shown("rules", "H3.5").startswith("H3.5  Sacrifice: in his own turn, between two actions")
    assert "H4.5  Magic items lie open" in shown("rules", "trident")
    assert "H2.1 " in shown("rules", "H2")
