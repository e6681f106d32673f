"""What the library promises at every moment of a game: secrets kept, nothing lost in writing, copies independent."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Final

from cyclades import Event, Game, IllegalAction, Record
from cyclades.content import rules_text
from cyclades.engine.actions import ACTION_LIMIT
from cyclades.engine.events import GameEnded, GoldStolen
from cyclades.engine.refusals import RULE_OF
from cyclades.forms.record import read_record
from cyclades.game import begin_replay, replay_step
from tests.invariants import (
    OFFERINGS,
    Breach,
    Table,
    check_position,
    content_of,
    demand,
    position_difference,
    standing_cost,
)

RULES: Final = set(re.findall(r"^- ([BC]\d+(?:\.\d+)?)\b", "\n".join(rules_text().values()), re.MULTILINE))


def check_refusals(game: Game, content: tuple[object, ...], legal: list[int], rng: random.Random) -> list[str]:
    """Another player's hand on a legal action and an action that isn't legal: refused, nothing changed. The codes."""
    codes: list[str] = []
    assert game.player is not None
    others = [player for player in range(int(game.config.players)) if player != game.player]
    tries: list[tuple[int, int | None]] = [(rng.choice(legal), rng.choice(others))]
    action = int(rng.random() * ACTION_LIMIT)
    if action not in legal:
        tries.append((action, game.player))
    for tried, player in tries:
        try:
            game.apply(tried, player=player)
        except IllegalAction as error:
            codes.append(error.code)
            demand(error.code in RULE_OF, f"action {tried} is refused with the unknown code {error.code}")
        else:
            raise Breach(f"action {tried} of player {player} was accepted")
    demand(codes[0] == "not_your_decision", f"another player's action is refused as {codes[0]}")
    demand(content_of(game) == content, f"a refused action changed the position: {tries}")
    return codes


def with_other_gold(game: Game, kept: int | None, rng: random.Random, richer: bool = False) -> Game:
    """A copy in which everybody but one has another amount of gold, which still pays his standing bids (B4.5)."""
    twin = game.copy()
    table = Table(game, content_of(game))
    for player in table.players:
        if player == kept or table.eliminated >> player & 1:
            continue
        gold = table.gold[player]
        lowest = standing_cost(table, player) if table.phase == OFFERINGS else 0
        if richer:
            lowest = gold + 1
        twin.engine.state.gold[player] = rng.choice([other for other in range(lowest, lowest + 30) if other != gold])
    return twin


def check_secrecy(game: Game, rng: random.Random) -> None:
    """B2.2: no view, and not who is asked what, tells anything of another player's gold."""
    if game.over or game.config.options.open_gold:
        return
    for observer in [None, *range(int(game.config.players))]:
        twin = with_other_gold(game, observer, rng)
        demand(twin.player == game.player, f"whose decision it is depends on what {observer} can't know")
        if observer == game.player:
            demand(twin.decision == game.decision, f"the decision of {observer} depends on others' gold")
        one, other = game.view(observer), twin.view(observer)
        if json.dumps(one) != json.dumps(other):
            raise Breach(f"the view of {observer} depends on others' gold: {position_difference(one, other)}")


def check_consequences(game: Game, action: int, rng: random.Random) -> None:
    """B2.2: what an action leads to, as all see it, doesn't depend on how much more gold anybody has."""
    if game.over or game.config.options.open_gold:
        return
    twins = game.copy(), with_other_gold(game, None, rng, richer=True)
    heard: tuple[list[Event], list[Event]] = ([], [])
    for twin, events in zip(twins, heard, strict=True):
        twin.listen(events.append)
        twin.apply(action)
    if twins[0].over or twins[1].over:
        demand(twins[0].over and twins[1].over, "whether the game is over depends on gold")
        return
    one, other = twins[0].view(None), twins[1].view(None)
    if json.dumps(one) != json.dumps(other):
        raise Breach(f"what {game.text(action)} leads to depends on gold: {position_difference(one, other)}")
    for ours, theirs in zip(*heard, strict=True):
        if not isinstance(ours, (GoldStolen, GameEnded)):
            demand(ours.seen_by(None) == theirs.seen_by(None), f"{ours} depends on gold")


def check_position_form(game: Game, content: tuple[object, ...]) -> None:
    """A position written as JSON and read again is the same."""
    written = json.dumps(game.to_position())
    read = Game.from_position(json.loads(written))
    demand(content_of(read) == content, f"from_position(to_position()) is another position: {written}")
    demand(read.legal_actions() == game.legal_actions(), "the same position has other legal actions")


def check_notation(game: Game, action: int) -> None:
    """An action's text and JSON form mean that action."""
    demand(game.parse(game.text(action)) == action, f"the text {game.text(action)!r} means another action")
    demand(game.parse(game.json_form(action)) == action, f"{game.json_form(action)} means another action")


def check_copy(game: Game, content: tuple[object, ...], rng: random.Random) -> Game:
    """A copy that goes its own way leaves the original as it is. The copy."""
    twin = game.copy()
    demand(content_of(twin) == content and twin.action_count == game.action_count, "a copy is not the same")
    for _ in range(3):
        legal = twin.legal_actions()
        if legal:
            twin.apply(rng.choice(legal))
    demand(content_of(game) == content, "acting in a copy changed the original")
    return twin


def check_undo(game: Game, content: tuple[object, ...], action: int) -> bool:
    """An action taken back leaves no trace. Whether it could be taken back."""
    twin = game.copy()
    twin.apply(action)
    if not twin.can_undo:
        return False
    demand(twin.player == game.player, "an undo would take back a choice that another player has seen")
    twin.undo()
    demand(content_of(twin) == content and twin.action_count == game.action_count, "an undo leaves traces")
    demand(twin.legal_actions() == game.legal_actions(), "after an undo other actions are legal")
    return True


def check_imagined(game: Game, player: int, rng: random.Random) -> None:
    """A game that a seat imagines looks the same from there, is a possible one, and goes on by itself."""
    content = content_of(game)
    imagined = game.seat(player).imagine(rng)
    check_position(imagined, content_of(imagined))
    one, other = game.view(player), imagined.view(player)
    if json.dumps(one) != json.dumps(other):
        raise Breach(f"player {player} imagines what doesn't fit: {position_difference(one, other)}")
    legal = imagined.legal_actions()
    if legal:
        imagined.apply(rng.choice(legal))
        check_position(imagined, content_of(imagined))
    demand(content_of(game) == content, "acting in an imagined game changed the real one")


def check_rewind(game: Game, snapshots: dict[int, tuple[object, ...]], rng: random.Random) -> None:
    """Going back by consent leads to the position that was there."""
    twin = game.copy()
    back_to = rng.choice(list(snapshots))
    twin.rewind(back_to)
    demand(content_of(twin) == snapshots[back_to] and twin.action_count == back_to, "a rewind leads elsewhere")
    demand(not twin.can_undo, "an undo goes on where a rewind has stopped")


def check_explanations(game: Game) -> Counter[str]:
    """Each action is legal or has a reason with a rule, never both; how often each reason came up."""
    legal = set(game.legal_actions())
    why_not = game.engine.why_not
    codes: Counter[str] = Counter()
    for action in range(ACTION_LIMIT):
        refusal = why_not(action)
        if (refusal is None) != (action in legal):
            raise Breach(f"action {action}: legal {action in legal}, but the reason against it is {refusal}")
        if refusal is None:
            continue
        if refusal.code not in codes:
            demand(refusal.code in RULE_OF, f"{refusal.code} is an unknown code")
            named = game.explain(action)
            demand(named is not None and named.code == refusal.code, f"{action} is explained in two ways")
        if refusal.rule not in RULES:
            raise Breach(f"{refusal} names a rule that doesn't exist")
        codes[refusal.code] += 1
    return codes


def check_record(game: Game, snapshots: dict[int, tuple[object, ...]]) -> None:
    """A record in its JSON form and in its text form leads through the same positions, kept by number of actions."""
    record = game.record()
    demand(content_of(Game.replay(record.as_text())) == content_of(game), "the text record leads to another position")
    read = read_record(json.dumps(record.as_json()))
    demand(read == record, "the record in JSON is not the same record")
    replayed = begin_replay(read)
    for number, step in enumerate(read.steps):
        if number in snapshots:
            demand(content_of(replayed) == snapshots[number], f"the replay differs after {number} actions")
        replay_step(replayed, step, number)
        if number in snapshots and replayed.can_undo:
            replayed.undo()
            demand(
                content_of(replayed) == snapshots[number], f"the replay's undo leads elsewhere after {number} actions"
            )
            replay_step(replayed, step, number)
    demand(content_of(replayed) == content_of(game), "the JSON record leads to another position")
    demand(replayed.result() == game.result(), "the JSON record has another result")


def check_unfinished_record(game: Game) -> Record:
    """A record of a game that isn't over leads to the present position. The record."""
    record = game.record()
    demand(content_of(Game.replay(record.as_json())) == content_of(game), "an unfinished record leads elsewhere")
    return record
