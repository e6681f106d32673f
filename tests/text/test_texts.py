"""Everything that can be said has its message, and every message can be formed with the arguments it gets."""

from __future__ import annotations

import ast
import json
import random
import re
import subprocess
import sys
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import cyclades
from cyclades import Game
from cyclades.bots.reasons import CODES
from cyclades.cli.choices import LABELLED
from cyclades.cli.keyboard import TOPICS
from cyclades.engine.cycle.cycle import PHASES
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.rooms import ROOM_NUMBERS, ROOMS
from cyclades.engine.setting.config import MODULES, OPTION_NAMES, Options
from cyclades.engine.words import events
from cyclades.engine.words.actions import FAMILIES, Family
from cyclades.engine.words.flaws import Flaw, flaw
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, FAVOURS, GODS, ITEMS, METROPOLISES
from cyclades.engine.words.refusals import RULE_OF, Refusal
from cyclades.forms.decision import KINDS, Decision, Option
from cyclades.forms.event_form import EVENTS
from cyclades.forms.frames import SETS, Frame
from cyclades.game import IllegalAction, flaw_of
from cyclades.server.statuses import STATUS
from cyclades.text import TextError, content_of, languages, parts, texts_in
from cyclades.text.flaws import flaw_text
from cyclades.text.narrator import Narrator, event_key, key_of
from tests.places import ROOT, SOURCES

CODE = [path for part in ("text", "cli", "server", "review") for path in (SOURCES / part).glob("*.py")]
PAGE = ROOT / "web" / "src"
PAGE_CODE = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte")]
OFF_KEA = "from the sea north-east of Kea to the open sea between Kea and Tinos."  # 0-0 and 0-1
LANGUAGES = languages()
WITHOUT_TITANS = MODULES[:-1]


def narrator(language: str) -> Narrator:
    return Narrator(texts_in(language), Game.new(3, seed=1, modules=WITHOUT_TITANS).config)


@cache
def written(language: str) -> str:
    """All words of a language, as they are written."""
    return "\n".join(content_of(language, part) for part in (None, *parts(language)))


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse(written(language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ftl.Message)}


def refusal_arguments() -> dict[str, set[frozenset[str]]]:
    """Every refusal code the engine gives, with the names of the arguments it comes with, place by place."""
    found: dict[str, set[frozenset[str]]] = {family.wrong_moment: {frozenset()} for family in FAMILIES}
    for path in [*(SOURCES / "engine").rglob("*.py"), SOURCES / "game.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            texts = [str(word.value) for word in node.args if isinstance(word, ast.Constant) and str(word.value)]
            if called == "refuse":
                names = frozenset(str(word.arg) for word in node.keywords)
                for part in ast.walk(node.args[0]):  # one of two codes may be chosen there
                    if isinstance(part, ast.Constant):
                        found.setdefault(str(part.value), set()).add(names)
            elif called == "Fault":
                code, *named = texts
                found.setdefault(code, set()).add(frozenset(named))
            elif called == "why_none_for_sale":
                for code in texts:
                    found.setdefault(code, set()).add(frozenset())
    return found


REFUSAL_ARGUMENTS = refusal_arguments()
RAISED = {"flaw", "__init__", "Flawed"}
RAISED |= {"BoardError", "ChanceError", "ConfigError", "FormError", "Unfair", "StorageError", "LessonError"}
RAISED |= {"UsageError", "CommandFailed", "LeagueError", "GameFailed", "UnknownBot", "BotFailed"}


def flaw_arguments() -> dict[str, set[frozenset[str]]]:
    """Every code of a flaw with the names of the arguments it comes with, place by place."""
    found: dict[str, set[frozenset[str]]] = {}
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called == "demand":
                code, causes = node.args[2], []
            elif called in RAISED and node.args:
                code, *causes = node.args[:1] + node.args[2:]
            elif called == "not_an_argument":
                code, causes = node.args[0], []
            else:
                continue
            names = {str(word.arg) for word in node.keywords} | ({"causes"} if causes else set())
            names |= {"given"} if called == "not_an_argument" else set()
            for part in (code.body, code.orelse) if isinstance(code, ast.IfExp) else (code,):
                if isinstance(part, ast.Constant):
                    found.setdefault(str(part.value), set()).add(frozenset(names))
    return found


FLAW_ARGUMENTS = flaw_arguments()
MADE = {"own-isle", "own-sea", "sea-name", "marker-second"}  # of other names, by the narrators
SAMPLES: dict[str, str | int] = {
    "player": "athens",
    "isle": "naxos",
    "sea": "6-4",
    "god": "ares",
    "card": "kraken",
    "hero": "ajax",
    "unit": "ajax",
    "item": "aegis",
    "artifact": "helm",
    "metropolis": "coastal",
    "building": "university",
    "space": "on",
    "marker": "athens",
}


def sample(name: str, number: int = 1) -> str | int:
    return SAMPLES.get(name, number)


def test_english_is_there() -> None:
    assert "en" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_has_no_faults_and_no_key_twice(language: str) -> None:
    resource = FluentParser().parse(written(language))
    assert [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: str) -> None:
    def common(of: str) -> set[str]:
        return {key for key in messages(of) if not key.startswith("isle-")}  # isles have their names from the board

    assert common(language) == common("en")


def sample_event(kind: type[events.Event], number: int, flag: bool, none: bool) -> events.Event:
    """An event with plausible arguments; `none` asks for nobody wherever the field allows it."""
    values: dict[str, object] = {}
    for name, hint in kind.__annotations__.items():
        if hint == "tuple[int, ...]":
            values[name] = tuple(range(1, number + 1))
        elif hint == "bool":
            values[name] = flag
        elif none and hint == "int | None":
            values[name] = None
        else:
            values[name] = min(number, 2)
    return kind(**values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.values(), ids=lambda kind: kind.__name__)
def test_every_event_can_be_told(language: str, kind: type[events.Event]) -> None:
    teller = narrator(language)
    for number in (1, 2):
        for flag in (True, False):
            for none in (True, False):
                assert teller.event(sample_event(kind, number, flag, none)).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_of_a_hint_can_be_said(language: str, code: str) -> None:
    names: dict[str, object] = {"player": "athens", "isle": "naxos", "god": "ares", "card": "ajax"}
    for number in (1, 2, 100):
        numbers: dict[str, object] = dict.fromkeys(("percent", "count", "needed", "gold"), number)
        assert narrator(language).reason(code, names | numbers).strip()
    # The first step of a hint in practice: with no place, god or card in it, it gives nothing away.
    teller = narrator(language)
    assert teller.texts.say(key_of("page-nudge", code), **teller.arguments({"player": "athens"})).strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_battle_rounds_of_all_outcomes_read_differently(language: str) -> None:
    teller = narrator(language)
    told = {
        teller.event(
            events.BattleRound(
                attacker_die=1,
                defender_die=1,
                attacker_total=2,
                defender_total=2,
                attacker_loses=attacker,
                defender_loses=defender,
            )
        )
        for attacker, defender in ((True, True), (True, False), (False, True), (False, False))
    }
    assert len(told) == 4


def test_the_engine_gives_every_refusal_and_no_other() -> None:
    assert set(REFUSAL_ARGUMENTS) == set(RULE_OF)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", RULE_OF)
def test_every_refusal_can_be_explained(language: str, code: str) -> None:
    teller = narrator(language)
    for names in REFUSAL_ARGUMENTS[code]:
        for number in (0, 1, 5):
            arguments = {name: sample(name, number) for name in names}
            sentence = teller.refusal(Refusal(code, RULE_OF[code], arguments))
            assert RULE_OF[code] in sentence
            assert len(sentence) > len(RULE_OF[code]) + 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", FLAW_ARGUMENTS)
def test_every_flaw_can_be_told(language: str, code: str) -> None:
    texts = texts_in(language)
    for names in FLAW_ARGUMENTS[code]:
        causes = (flaw("file_unreadable", path="a.json", reason="no"),) if "causes" in names else ()
        given = {name: f"<{name}>" for name in names - {"causes"}}
        sentence = flaw_text(texts, flaw(code, "isles: naxos", causes, **given))
        assert sentence.startswith("isles: naxos: ")
        assert all(value in sentence for value in given.values()), "everything that is given is told"
        assert all(flaw_text(texts, cause) in sentence for cause in causes)


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (
            flaw("number_needed", "isles: naxos: troops", lowest=0, highest=8, given="'x'"),
            "isles: naxos: troops: a number from 0 to 8 is needed, not 'x'",
        ),
        (
            flaw("unplayable", "players", [flaw("no_starts", "starts", players=4)], players=4),
            "players: 4 can't play on this board like this: starts: there are no starting places for 4 players",
        ),
        (
            flaw("titans_players", "players", lowest=3, highest=6, players=2),
            "players: Titans is for 3 to 6 players (T1.2), not 2",
        ),
        (flaw("no_such_player", given="7"), "there is no player 7"),
    ],
)
def test_english_flaws(told: Flaw, sentence: str) -> None:
    assert flaw_text(texts_in("en"), told) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", RULE_OF)
def test_every_refusal_of_a_recorded_action_is_told_without_its_game(language: str, code: str) -> None:
    for names in REFUSAL_ARGUMENTS[code]:
        refusal = Refusal(code, RULE_OF[code], {name: sample(name, 5) for name in names})
        sentence = flaw_text(texts_in(language), flaw_of(IllegalAction(refusal)))
        assert sentence.endswith(f"({RULE_OF[code]})")
        assert f"{code} (" not in sentence


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (
            {"sea": "6-4"},
            "the rules refuse it: A new fleet has to touch a coast of yours, and sea 6-4 touches none. (B5.4)",
        ),
        (
            {"isle": "naxos"},
            "the rules refuse it: A metropolis goes on land of your own, and Naxos isn't yours. (B5.4)",
        ),
        (
            {"isle": "my-own-isle"},
            "the rules refuse it: A metropolis goes on land of your own, and My-own-isle isn't yours. (B5.4)",
        ),
    ],
)
def test_places_without_their_board(args: dict[str, int | str], sentence: str) -> None:
    refusal = Refusal("no_own_isle_beside" if "sea" in args else "metropolis_isle_not_yours", "B5.4", args)
    assert flaw_text(texts_in("en"), flaw_of(IllegalAction(refusal))) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", STATUS)
def test_every_error_of_the_server_can_be_told(language: str, code: str) -> None:
    told: dict[str, str | int] = {
        "field": "players",
        "seq": 3,
        "possible": "3, 4",
        "board": "Delos",
        "seconds": 120,
        "fault": "it has no sea",
    }
    assert texts_in(language).say(key_of("error", code), **told)


def sample_subject(kind: str, number: int, whole: bool) -> Frame:
    """The subject of a decision with plausible arguments; only the fields it always has unless it is to be whole."""
    subject: Frame = {} if "offering" in kind else {"god": "zeus"}
    for field in ROOMS[ROOM_NUMBERS[kind]].fields:
        if field.optional and not whole:
            continue
        if field.kind == "flag":
            subject[field.name] = bool(number)
        elif field.kind in SETS:
            subject[field.name] = [str(SAMPLES[SETS[field.kind]])] * number
        else:
            subject[field.name] = sample(field.kind, number)
    return subject


@pytest.mark.parametrize(
    ("language", "you"), [("en", r"you|your"), ("de", r"du|dich|dir|deine?[rmns]?"), ("ru", r"вы|вас|вам|ваш\w*")]
)
def test_no_question_speaks_to_who_reads_it(language: str, you: str) -> None:
    """It is read by those who wait for the answer, too."""
    questions = re.findall(r"^decision-.*(?:\n[ \[}*].*)*", written(language), re.MULTILINE)
    assert len(questions) >= len(KINDS)
    assert [question for question in questions if re.search(rf"\b(?:{you})\b", question, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_has_its_question(language: str, kind: str) -> None:
    teller = narrator(language)
    for whole in (True, False):  # fields with a mark of interrogation may be left out
        for number in (0, 1, 2):
            subject = sample_subject(kind, number, whole)
            assert teller.question(Decision(kind, 0, subject, ()))
            if "ousted_from" in subject:
                assert teller.question(Decision(kind, 0, subject | {"ousted_from": None}, ()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.name)
def test_every_option_can_be_read(language: str, family: Family) -> None:
    teller = narrator(language)
    for price in (0, 1, 3):
        parts = {part.name: sample(part.name, 2) for part in family.parts}
        for kind in KINDS:
            assert teller.option(Option(0, family.name, parts, family.words, price), kind)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("city", CITIES),
        ("god", GODS),
        ("card", CARDS),
        ("building", BUILDINGS[1:]),
        ("favour", FAVOURS),
        ("item", ITEMS),
        ("metropolis", METROPOLISES[1:]),
        ("module", MODULES),
        ("ending", ENDINGS[1:]),
        ("phase", tuple(phase.name for phase in PHASES)),
    ],
)
def test_all_names_are_there_and_differ(language: str, kind: str, names: tuple[str, ...]) -> None:
    said = [texts_in(language).name(kind, name) for name in names]
    assert len(set(said)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TOPICS)
def test_gods_cards_buildings_favours_and_items_are_explained(language: str, kind: str) -> None:
    names = TOPICS[kind]
    assert len({texts_in(language).help(kind, name) for name in names}) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OPTION_NAMES)
def test_house_rules_are_explained(language: str, name: str) -> None:
    values = {
        "edition": ("first", "second"),
        "open_gold": (True, False),
        "priests_two_player": ("each", "joint"),
        "apollo_marker": ("own", "any"),
        "tiebreak": ("gold", "metropolises"),
        "max_cycles": (3, 4),
    }[name]
    for value in values:
        Options(**{name: value})  # type: ignore[arg-type]
    assert len({texts_in(language).house_rule(name, value) for value in values}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("modules", [(), WITHOUT_TITANS], ids=["base", "hades"])
def test_whole_random_games_can_be_told(language: str, players: int, modules: tuple[str, ...]) -> None:
    tell_whole_game(language, players, modules, None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "teams"), [(3, None), (4, True), (5, None), (6, None)])
def test_whole_random_games_with_titans_can_be_told(language: str, players: int, teams: bool | None) -> None:
    tell_whole_game(language, players, MODULES, teams)


def tell_whole_game(language: str, players: int, modules: tuple[str, ...], teams: bool | None) -> None:
    told: list[events.Event] = []
    game = Game.new(players, seed=players, modules=modules, options={"max_cycles": 12}, teams=teams, listen=told.append)
    teller = Narrator(texts_in(language), game.config)
    rng = random.Random(players)
    while not game.over:
        decision = game.decision
        assert decision is not None
        assert teller.question(decision)
        for option in decision.options:
            assert teller.option(option, decision.kind)
        game.apply(rng.choice(game.legal_actions()))
    assert all(teller.event(event.seen_by(who)) for event in told for who in (None, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language: str) -> None:
    known = {event_key(kind) for kind in EVENTS.values()}
    known |= {key_of("refusal", code) for code in RULE_OF}
    known |= {key_of("decision", kind) for kind in KINDS}
    known |= {key_of("option", family.name) for family in FAMILIES}
    known |= {f"option-name-{name}" for name in OPTION_NAMES}
    for kind, names in TOPICS.items():
        known |= {f"{kind}-{name}" for name in names} | {f"help-{kind}-{name}" for name in names}
    known |= {f"city-{name}" for name in CITIES} | {f"ending-{name}" for name in ENDINGS[1:]}
    known |= {f"phase-{phase.name}" for phase in PHASES} | {f"module-{name}" for name in MODULES}
    known |= {"unit-unit", "unit-undead", "unit-titan", "metropolis-ordinary"} | MADE
    known |= {key_of("play-label", kind) for kind in LABELLED}
    known |= {key_of("flaw", code) for code in FLAW_ARGUMENTS} | {"flaw-at"}
    known |= {key_of("error", code) for code in STATUS} | {key_of("reason", code) for code in CODES}
    code = "".join(path.read_text(encoding="utf-8") for path in CODE)
    code += "".join(path.read_text(encoding="utf-8") for path in PAGE_CODE)
    families = (
        *re.findall(r"`([a-z][a-z-]+-)\$\{", code),
        *(f"{name}-" for name in re.findall(r'key_of\("([a-z-]+)"', code)),
        *re.findall(r'say\(f"([a-z-]+-)\{', code),
    )
    quoted = set(re.findall(r"""["']([\w-]+)["']""", code))
    placed = set(re.findall(r"\{ ([\w-]+)(?: \}|\.)", written(language)))
    for key in messages(language):
        used = key in known or key in quoted or key in placed
        # The tests of the page hold its messages.
        assert used or key.startswith(("isle-", "page-", *families)), f"{key} is used nowhere"


def test_every_key_in_the_code_has_its_message() -> None:
    keys = {
        key for path in CODE for key in re.findall(r"""say\(\s*["']([a-z_-]+)["']""", path.read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    assert keys <= set(messages("en"))


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(TextError, match="event-nothing"):
        texts_in("en").say("event-nothing")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(TextError, match="event-cycle-began"):
        texts_in("en").say("event-cycle-began")


def test_a_language_without_texts_is_an_error() -> None:
    with pytest.raises(TextError, match="xx"):
        texts_in("xx")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.BidPlaced(player=1, marker=1, god=1, gold=5), "Athens offers 5\xa0gold to Ares."),
        (events.TroopRecruited(player=0, isle=6, price=0), "Sparta recruits a troop on Naxos."),
        (events.TroopRecruited(player=0, isle=6, price=2), "Sparta recruits a troop on Naxos for 2\xa0gold."),
        (events.FleetsMoved(player=0, from_sea=0, to_sea=1, count=1, price=0), f"Sparta sails 1 fleet {OFF_KEA}"),
        (
            events.Built(player=2, building=4, isle=0, slot=0, price=2),
            "Corinth builds a university on Kea for 2\xa0gold.",
        ),
        (events.CardDrawn(card=12, space=0), "New on the track, for 4\xa0gold: Kraken."),
        (events.IsleTaken(player=0, isle=0, former=None), "Sparta takes Kea, which belonged to nobody."),
        (events.IsleTaken(player=0, isle=0, former=2), "Sparta takes Kea from Corinth."),
        (
            events.BuildingTurned(player=0, isle=0, slot=0, former=1, building=2),
            "Sparta turns a port on Kea into a fortress.",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=2, price=0, flying=False),
            "Sparta moves 2 troops from Kea to Naxos.",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=0, price=0, flying=False, undead=3),
            "Sparta moves 3 undead from Kea to Naxos.",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=0, price=0, flying=False, heroes=(26,)),
            "Sparta moves Ajax from Kea to Naxos.",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=0, price=0, flying=True, undead=1, heroes=(26,)),
            "Sparta flies 1 undead and Ajax from Kea to Naxos.",
        ),
        (
            events.TroopsRetreated(player=1, from_isle=0, to_isle=6, count=1, undead=2),
            "Athens retreats with 1 troop and 2 undead from Kea to Naxos.",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=2, price=1, flying=False, heroes=(25, 26)),
            "Sparta moves 2 troops, Hector and Ajax from Kea to Naxos for 1\xa0gold.",
        ),
        (
            events.TroopsMoved(
                player=0, from_isle=0, to_isle=6, count=2, price=1, flying=False, undead=1, heroes=(26,)
            ),
            "Sparta moves 2 troops, 1 undead and Ajax from Kea to Naxos for 1\xa0gold.",
        ),
        (
            events.FleetsMoved(player=0, from_sea=0, to_sea=1, count=0, price=0, undead=2),
            f"Sparta sails 2 undead {OFF_KEA}",
        ),
        (
            events.FleetsMoved(player=0, from_sea=0, to_sea=1, count=1, price=0, undead=2),
            f"Sparta sails 1 fleet and 2 undead {OFF_KEA}",
        ),
        (
            events.TroopsMoved(player=0, from_isle=0, to_isle=6, count=0, price=1, flying=False, titans=1),
            "Sparta moves 1 titan from Kea to Naxos for 1\xa0gold.",
        ),
        (
            events.TroopsMoved(
                player=0,
                from_isle=0,
                to_isle=6,
                count=2,
                price=0,
                flying=False,
                heroes=(26,),
                titans=2,
                artifacts=(28, 29),
            ),
            "Sparta moves 2 titans with 2 troops and Ajax from Kea to Naxos, "
            "bringing along: Caduceus and Helm of Invisibility.",
        ),
        (
            events.TroopsRetreated(player=1, from_isle=0, to_isle=6, count=0, heroes=(26,), titans=1, artifacts=(29,)),
            "Athens retreats with 1 titan with Ajax from Kea to Naxos, bringing along: Helm of Invisibility.",
        ),
        (events.MetropolisFounded(player=0, isle=6), "Sparta founds a metropolis on Naxos!"),
        (events.MetropolisFounded(player=0, isle=6, special=3), "Sparta founds a coastal metropolis on Naxos!"),
        (
            events.SpecialsDrawn(metropolises=(2, 6)),
            "Special metropolises of this game: military metropolis and commercial metropolis.",
        ),
        (events.LightningPaid(player=0, holder=1, gold=1), "Zeus's Lightning: Sparta pays Athens 1\xa0gold."),
        (events.UnitLost(player=0, undead=False, card=None), "Sparta loses a unit."),
        (events.UnitLost(player=0, undead=True, card=None), "Sparta loses an undead unit."),
        (events.UnitLost(player=0, undead=False, card=26), "Sparta loses Ajax."),
        (events.ItemsSeen(player=0, items=(1, 8)), "Sparta looks at Apple of Discord and Ariadne's Thread."),
        (events.ItemsSeen(player=0, items=()), "Sparta looks at two magic items."),
        (events.ItemKept(player=0, item=1), "Sparta keeps the Apple of Discord, face down."),
        (events.ItemKept(player=0, item=None), "Sparta keeps a magic item face down."),
        (events.ItemUsed(player=0, item=3, secret=False), "Sparta uses the Spear of Ares."),
        (events.ItemUsed(player=0, item=3, secret=True), "Sparta turns up the Spear of Ares and uses it."),
        (events.FavourLaid(favour=7, god=2), "The favour of Hermes lies beside Zeus."),
        (
            events.NecropolisBuilt(player=0, isle=6, from_isle=None, price=2),
            "Sparta builds the necropolis on Naxos for 2\xa0gold.",
        ),
        (
            events.NecropolisBuilt(player=0, isle=6, from_isle=0, price=2),
            "Sparta moves the necropolis from Kea to Naxos for 2\xa0gold.",
        ),
        (events.GameEnded(ending=1, winners=(0,)), "The game is over: enough metropolises stand. Sparta wins!"),
        (
            events.GameEnded(ending=3, winners=(0, 2)),
            "The game is over: the last cycle agreed on is over. Sparta and Corinth share the victory!",
        ),
    ],
)
def test_english_sentences(event: events.Event, sentence: str) -> None:
    assert narrator("en").event(event) == sentence


def test_refusals_take_names_and_numbers() -> None:
    teller = narrator("en")
    assert teller.refusal(Refusal("has_no_priest", "C3", {"player": "athens"})) == "Athens has no priest. (C3)"
    assert teller.refusal(Refusal("has_no_priest", "C3", {"player": 1})) == "Athens has no priest. (C3)"


def test_all_attackers_are_counted() -> None:
    teller = narrator("en")
    battle: Frame = {"isle": "naxos", "attacker": "sparta", "defender": "athens", "attackers": 0, "stage": 1}
    party: Frame = {"attacking_undead": 2, "attacking_heroes": ["ajax", "hector"]}
    question = "The battle for Naxos, Sparta with 4 against Athens: fight on or retreat?"
    assert teller.question(Decision("land_battle", 1, battle | party, ())) == question
    assert "Sparta with 3 against" in teller.question(Decision("land_battle", 1, battle | {"attackers": 3}, ()))


def test_titans_are_counted_among_attackers() -> None:
    battle: Frame = {"isle": "naxos", "attacker": "sparta", "defender": "athens", "attackers": 1, "stage": 1}
    question = narrator("en").question(Decision("land_battle", 1, battle | {"attacking_titans": 2}, ()))
    assert "Sparta with 3 against" in question


def test_teams_are_named_by_their_cities() -> None:
    teller = Narrator(texts_in("en"), Game.new(6, seed=1, modules=("titans",)).config)
    sentence = "Corinth and Thebes have enough metropolises: this cycle is the last one."
    assert teller.event(events.LastCycle(team=1)) == sentence


def test_a_board_of_somebody_s_own_names_its_isles_itself() -> None:
    data = json.loads(json.dumps(Game.new(3, seed=1).board.data)) | {"id": "mine"}
    data["territories"][0] |= {"id": "atlantis", "name": "Ἀτλαντίς"}
    data["starts"] = None
    game = Game.new(3, seed=1, modules=("free_placement",), board=data)
    assert Narrator(texts_in("en"), game.config).isle("atlantis") == "Ἀτλαντίς"


def test_importing_cyclades_needs_no_fluent() -> None:
    program = (
        "import sys, cyclades, cyclades.cli, cyclades.text; print(any(m.startswith('fluent') for m in sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert shown.stdout == "False\n", cyclades.__file__


@pytest.mark.parametrize(
    ("language", "team", "titans"),
    [("en", "team", "Titans"), ("de", "Team", "Titanen"), ("ru", "Команд", "«Титанами»")],
)
def test_what_titans_and_teams_change_is_said_where_it_is_read_first(language: str, team: str, titans: str) -> None:
    """How many metropolises win, and that with Titans everybody places freely."""
    texts = texts_in(language)
    assert team in texts.say("help-metropolis")
    assert titans in texts.say("page-module-free-placement-about")
    rules = (SOURCES / "content" / "rules" / language / "3-hades.md").read_text(encoding="utf-8")
    (rule,) = [line for line in rules.splitlines() if line.startswith("- H1.7 ")]
    assert len(rule) > 100, "what is otherwise is said, not only where it stands"
