"""What the library promises at every moment of a game: secrets kept, nothing lost in writing, copies independent."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any, Final

from cyclades import Event, Game, IllegalAction, Record, SeededChance
from cyclades.content import rules_text
from cyclades.engine.machine.chance import DRAW_CARD
from cyclades.engine.machine.engine import Engine, frames_of
from cyclades.engine.machine.room_numbers import FOUNDING
from cyclades.engine.words import events
from cyclades.engine.words.actions import ACTION_LIMIT, AT_CHOOSE_ITEM
from cyclades.engine.words.refusals import RULE_OF
from cyclades.forms.record import read_record
from cyclades.forms.values import members
from cyclades.game import begin_replay, replay_step
from tests.watching.invariants.base import check_legal, check_position, position_difference, standing_cost
from tests.watching.snapshot import PHASE, Breach, Snapshot, content_of, demand

MANY_CARDS: Final = 0xFFFF
LOTS: Final = 8  # drawn of so many, two generators hardly ever agree so often

RULES: Final = set(re.findall(r"^- ([BCHT]\d+(?:\.\d+)?)\b", "\n".join(rules_text().values()), re.MULTILINE))


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


def with_other_secrets(game: Game, kept: int | None, rng: random.Random, richer: bool = False) -> Game:
    """A copy in which all but one player have other secrets: gold that still pays their bids (B4.5), and items.

    His partner's gold is no secret to him (T7.1).
    """
    twin = game.copy()
    table = Snapshot(game, content_of(game))
    known = [] if kept is None else table.side(kept)
    if not game.config.options.open_gold:
        for player in table.players:
            if player in known or table.eliminated >> player & 1:
                continue
            gold = table.gold[player]
            lowest = standing_cost(table, player) if table.phase == PHASE["offerings"] else 0
            if richer:
                lowest = gold + 1
            others = [other for other in range(lowest, lowest + 30) if other != gold]
            twin.engine.state.gold[player] = rng.choice(others)
    if game.config.favours:
        deal_items_anew(twin, kept, rng)
    return twin


def deal_items_anew(twin: Game, kept: int | None, rng: random.Random) -> None:
    """Face-down items of all but one player, those in the deck, and those shown to another change places (H4.5)."""
    state = twin.engine.state
    others = [player for player in range(int(twin.config.players)) if player != kept]
    shown = twin.engine.room().name == "hephaestus_item" and twin.player != kept
    unknown = members(state.item_deck) + [item for player in others for item in members(state.secret_items[player])]
    if shown:
        unknown += [int(twin.engine.argument(which)) for which in (1, 2)]
    rng.shuffle(unknown)
    for player in others:
        state.secret_items[player] = sum(1 << unknown.pop() for _ in members(state.secret_items[player]))
    if shown:
        for which in (1, 2):
            twin.engine.set_argument(which, unknown.pop())
    state.item_deck = sum(1 << item for item in unknown)


def check_secrecy(game: Game, rng: random.Random) -> None:
    """B2.2, H4.7: no view, and not who is asked what, tells anything of others' gold or face-down items."""
    if game.over:
        return
    for observer in [None, *range(int(game.config.players))]:
        twin = with_other_secrets(game, observer, rng)
        demand(twin.player == game.player, f"whose decision it is depends on what {observer} can't know")
        if observer == game.player:
            demand(twin.decision == game.decision, f"the decision of {observer} depends on others' secrets")
        one, other = game.view(observer), twin.view(observer)
        if json.dumps(one) != json.dumps(other):
            raise Breach(f"the view of {observer} depends on others' secrets: {position_difference(one, other)}")
        check_open_gold(game, one, observer)
        if observer is not None:
            check_same_dreams(game, twin, observer, rng)


def check_open_gold(game: Game, view: dict[str, Any], observer: int | None) -> None:
    """B2.2, T7.1: gold is shown to its owner and his partner, and to all where that is agreed; to nobody else."""
    table = Snapshot(game, content_of(game))
    for player, (city, content) in enumerate(view["cities"].items()):
        shown = game.config.options.open_gold or (observer is not None and player in table.side(observer))
        seen = content.get("gold")
        demand(seen == (table.gold[player] if shown else None), f"{observer} sees {seen} GP of {city}'s")


def check_same_dreams(game: Game, twin: Game, player: int, rng: random.Random) -> None:
    """What a bot imagines in his place, and so whatever he decides, doesn't depend on others' secrets, nor on the dice
    and draws to come.

    Gold is none of the secrets in a game played from its set-up: the bookkeeper, too, knows it from what all have seen.
    """
    twin.engine.chance = SeededChance(rng.getrandbits(30))
    seed = rng.getrandbits(30)
    dreams = [one.seat(player).imagine(random.Random(seed)) for one in (game, twin)]
    if game.is_whole:
        for dream, real in zip(dreams, (game, twin), strict=True):
            demand(gold_in(dream) == gold_in(real), f"{player} imagines other gold than was counted")
        dreams[1].engine.state.gold = dreams[0].engine.state.gold
    demand(content_of(dreams[0]) == content_of(dreams[1]), f"what {player} imagines depends on others' secrets")
    lots = [[int(dream.engine.chance.draw(DRAW_CARD, MANY_CARDS)) for _ in range(LOTS)] for dream in dreams]
    demand(lots[0] == lots[1], f"{player} imagines the dice and draws to come")


# Asked though all answers may lead to the same position, with the reason.
ASKED_ALL_THE_SAME: Final = {
    "chimera_choice": "whose power he takes up is a player's own word, also where it comes to nothing",
    "griffon_victim": "only others' secrets can tell",
    "dionysus_isle": "where he builds is a player's own word, also what goes for a set at once",
    "hestia_building": "where he builds is a player's own word",
    "titans_placement": "where he builds is a player's own word",
}


def check_choice(game: Game, legal: list[int]) -> None:
    """Nobody is asked what makes no difference: unless a secret or chance is in it, two answers lead apart.

    A sole answer is asked where it is a player's own word (docs/rules/rulings.md).
    """
    if len(legal) < 2 or game.engine.room().name in ASKED_ALL_THE_SAME:
        return
    first: tuple[object, ...] | None = None
    for action in legal:
        branch = game.engine.copy()
        branch.take(action)
        if branch.irrevocable:
            return
        position = branch.state.as_tuple()
        if first is not None and position != first:
            return
        first = position
    if founded_in(branch) > founded_in(game.engine):
        return  # another one follows at once and takes what the first one leaves: which comes first is his own word
    raise Breach(f"{game.engine.room().name}: all answers lead to the same: {[game.text(action) for action in legal]}")


def founded_in(engine: Engine) -> int:
    """The metropolises on the board, with the one that is being founded."""
    stand = sum(int(engine.state.metropolis[territory]) for territory in range(engine.board.territory_count))
    return stand + any(frame.room == FOUNDING for frame in frames_of(engine))


def gold_in(game: Game) -> list[int]:
    return [int(game.engine.state.gold[player]) for player in range(int(game.config.players))]


DRAWN: Final = (events.ItemGiven, events.ItemsSeen, events.ItemKept)  # what comes then is chance
REVEALED: Final = (events.GoldStolen, events.GameEnded)


def check_consequences(game: Game, action: int, rng: random.Random) -> None:
    """B2.2, H4.7: what an action leads to, as all see it, depends on nobody's secrets; as its player sees it while he
    may still take it back, not on others'.
    """
    if game.over:
        return
    twin = with_other_secrets(game, None, rng, richer=True)
    if game.engine.room().name == "hephaestus_item" or action not in twin.legal_actions():  # it needs his own items
        twin = with_other_secrets(game, game.player, rng, richer=True)
    check_same_for(None, game, twin, action)
    check_same_for(game.player, game, with_other_secrets(game, game.player, rng, richer=True), action)


def check_same_for(observer: int | None, game: Game, twin: Game, action: int) -> None:
    """An action leads to the same in two games that differ in secrets only."""
    pair = game.copy(), twin
    heard: tuple[list[Event], list[Event]] = ([], [])
    for one, told in zip(pair, heard, strict=True):
        one.listen(told.append)
        one.apply(action)
    out = any(isinstance(event, events.PlayerEliminated) for event in heard[0])
    if any(isinstance(event, DRAWN) for told in heard for event in told) or (out and game.config.favours):
        return
    if pair[0].over or pair[1].over:
        demand(pair[0].over and pair[1].over, "whether the game is over depends on secrets")
        return
    demand(pair[0].can_undo == pair[1].can_undo, "whether a step can be taken back depends on secrets")
    if observer is not None and not pair[0].can_undo:
        return
    ours, theirs = pair[0].view(observer), pair[1].view(observer)
    if json.dumps(ours) != json.dumps(theirs):
        raise Breach(f"what {game.text(action)} leads to depends on secrets: {position_difference(ours, theirs)}")
    for event, other in zip(*heard, strict=True):
        if not isinstance(event, REVEALED):
            demand(event.seen_by(observer) == other.seen_by(observer), f"{event} depends on secrets")


def check_kept_item(game: Game, rng: random.Random) -> None:
    """H4.2: which item Hephaestus's player keeps, nobody else learns, whatever is told or shown."""
    if game.over or game.engine.room().name != "hephaestus_item" or not game.engine.state.item_deck:
        return
    which = rng.choice((1, 2))
    twins = game.copy(), game.copy()
    state = twins[1].engine.state
    other = rng.choice(members(state.item_deck))
    former = int(twins[1].engine.argument(which))
    state.item_deck ^= 1 << other | 1 << former
    twins[1].engine.set_argument(which, other)
    heard: tuple[list[Event], list[Event]] = ([], [])
    for twin, told in zip(twins, heard, strict=True):
        twin.listen(told.append)
        twin.apply(AT_CHOOSE_ITEM + int(twin.engine.argument(which)))
    for observer in [None, *range(int(game.config.players))]:
        if observer != game.player:
            same = json.dumps(twins[0].view(observer)) == json.dumps(twins[1].view(observer))
            seen = [[event.seen_by(observer) for event in told] for told in heard]
            demand(same and seen[0] == seen[1], f"{observer} can tell which item was kept")


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


def check_undo_to_floor(game: Game, before: list[tuple[object, ...]]) -> int:
    """Step by step back to where a die fell or another decided; `before` are the positions since. How many steps."""
    twin = game.copy()
    steps = 0
    while twin.can_undo:
        twin.undo()
        steps += 1
        demand(twin.player == game.player, "an undo would take back another player's choice")
        demand(steps <= len(before) and content_of(twin) == before[-steps], f"undo number {steps} leads elsewhere")
    demand(steps == len(before), f"{steps} of {len(before)} steps can be taken back")
    return steps


def check_imagined(game: Game, player: int, rng: random.Random) -> None:
    """A game that a seat imagines looks the same from there, is a possible one, and goes on by itself."""
    content = content_of(game)
    imagined = game.seat(player).imagine(rng)
    check_position(imagined, content_of(imagined))
    one, other = game.view(player), imagined.view(player)
    if json.dumps(one) != json.dumps(other):
        raise Breach(f"player {player} imagines what doesn't fit: {position_difference(one, other)}")
    for _ in range(3):
        legal = imagined.legal_actions()
        check_legal(imagined, legal)
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
