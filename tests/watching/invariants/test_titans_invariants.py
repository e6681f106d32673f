"""Whether the watch over games with Titans is awake: each position here breaks something that always holds (T)."""

from __future__ import annotations

from typing import Any

import pytest

from cyclades import Game
from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.machine.room_numbers import CORNUCOPIA_SHARE, LIGHTNING_COIN, SEND_ARTIFACTS
from cyclades.engine.war.battle import ATTACKING_ARTIFACTS, ATTACKING_TITANS, DEFENDER, set_battle_argument
from cyclades.engine.war.troop_move import ARTIFACTS_ALONG, PASSING_TROOPS, SOURCE, TITANS_ALONG
from cyclades.engine.words.pieces import ARES, CARDS, FIRST_ARTIFACT, KRONOS, METROPOLISES
from tests.phrases import play
from tests.rules.thera import teams, thera
from tests.watching.invariants.base import check_position
from tests.watching.snapshot import Breach, content_of

HELD = {"sandals": "fira", "caduceus": "oia", "helm": "kamari", "lightning": "finikia", "cornucopia": "emporio"}
ARTIFACTS = CARDS[FIRST_ARTIFACT:]


def kronos_turn() -> Game:
    """Sparta's turn with Kronos, who is last: three titans, a special metropolis, artifacts; Ajax has left."""
    return teams(
        god="kronos",
        gods=["ares", "zeus", "kronos"],
        isles={"fira": {"titans": 2, "metropolis": True, "special": "cultural"}, "kamari": {"titans": 1}},
        artifacts={"sandals": "fira", "helm": "pyrgos", "lightning": "oia"},
        specials=["coastal"],
        modules=("heroes",),
        gone=["ajax", "caduceus"],
    )


def alone() -> Game:
    """The same table, each for himself."""
    return thera(artifacts={"sandals": "fira"}, specials=["coastal", "military"])


def battle() -> Game:
    """Sparta attacks Finikia with two troops, a titan and the Caduceus; both sides lose a unit."""
    game = thera(
        isles={"fira": {"troops": 2, "titans": 1}, "finikia": {"troops": 3}},
        artifacts={"caduceus": "fira", "helm": "oia"},
        dice=[0, 0],
    )
    return play(game, "move troops fira", "take titans 1", "bring caduceus", "land finikia 2")


def passage() -> Game:
    """A titan and a troop of Sparta's are under the Helm on Finikia, Athens's."""
    game = thera(god="zeus", isles={"fira": {"titans": 1}}, artifacts={"helm": "fira"})
    return play(game, "move titans fira", "take titans 1", "bring helm", "pass through finikia 1")


def placing() -> Game:
    """Six players before the game: Sparta has begun on Chora and a territory beside it."""
    game = Game.new(6, seed=3, modules=("titans",))
    while game.engine.room().name == "prelude_offering":
        game.apply(next(action for action in game.legal_actions() if game.text(action).startswith("bid")))
    for _ in range(12):
        game.apply(game.legal_actions()[0])
    return game


POSITIONS = (kronos_turn, alone, battle, passage, placing)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_positions_themselves_are_possible(position: Any) -> None:
    game = position()
    check_position(game, content_of(game))


# A position, a row or number of the state, a place in it, a value it can't have there, and what is said of it.
IMPOSSIBLE: list[tuple[Any, str, int | str | None, int | str, str]] = [
    (kronos_turn, "titans", "kamari", 2, "4 titans"),
    (kronos_turn, "titans", "kamari", -1, "fewer titans"),
    (kronos_turn, "titans", "armeni", 1, "neutral"),
    (kronos_turn, "artifact_territory", 0, -1, "sandals is in 0 places"),
    (kronos_turn, "artifact_territory", 0, 99, "off the board"),
    (kronos_turn, "artifact_territory", 0, "armeni", "neutral"),
    (kronos_turn, "artifact_territory", 1, "fira", "caduceus is in 2 places"),
    (kronos_turn, "gone", None, 0, "in 0 places"),
    (kronos_turn, "gone", None, 1 << CARDS.index("caduceus") | 1 << CARDS.index("ajax") | 1, "fates"),
    (kronos_turn, "discard", None, 1 << CARDS.index("sandals"), "sandals is in 2 places"),
    (kronos_turn, "special", "oia", METROPOLISES.index("military"), "more special"),
    (kronos_turn, "special", "fira", METROPOLISES.index("coastal"), "two places"),
    (kronos_turn, "special", "fira", METROPOLISES.index("ordinary"), "no special"),
    (kronos_turn, "metropolis", "fira", 0, "where there is none"),
    (kronos_turn, "specials", None, 1 << METROPOLISES.index("cultural"), "two places"),
    (kronos_turn, "specials", None, 0b1011100, "more special"),
    (kronos_turn, "specials", None, 1 << len(METROPOLISES), "no special"),
    (kronos_turn, "philosophers", 0, 3, "philosophers"),  # three are a metropolis with the Cultural one
    (kronos_turn, "recruited", None, 2, "second titan"),
    (kronos_turn, "titan_moves", None, -1, "fewer titan moves"),
    (kronos_turn, "god_row", 0, -1, "2 gods"),
    (kronos_turn, "god_row", 0, KRONOS, "a god lies in two places"),
    (kronos_turn, "prosperity", "fira", 24, "more than 23"),
    (kronos_turn, "eliminated", None, 1, "out True"),
    (alone, "last_cycle", None, 1, "teams"),
    (alone, "kronos_gift", None, 1, "gift"),
    (alone, "philosophers", 0, 4, "philosophers"),
]


@pytest.mark.parametrize(("position", "name", "place", "value", "said"), IMPOSSIBLE)
def test_an_impossible_position_is_a_breach(
    position: Any, name: str, place: int | str | None, value: int | str, said: str
) -> None:
    game = position()
    isles = game.board.territory_ids
    number = isles.index(value) if isinstance(value, str) else value
    if place is None:
        setattr(game.engine.state, name, number)
    else:
        getattr(game.engine.state, name)[isles.index(place) if isinstance(place, str) else place] = number
    with pytest.raises(Breach, match=said):
        check_position(game, content_of(game))


def isle(game: Game, name: str) -> int:
    return game.board.territory_ids.index(name)


def breached(game: Game, said: str) -> None:
    with pytest.raises(Breach, match=said):
        check_position(game, content_of(game))


def test_something_of_titans_without_them_is_a_breach() -> None:
    for name, value in (("titan_moves", 1), ("specials", 4), ("last_cycle", 1), ("kronos_gift", 1)):
        game = Game.new(3, seed=1)
        setattr(game.engine.state, name, value)
        breached(game, "without them")
    game = Game.new(3, seed=1)
    game.engine.state.god_row[0] = KRONOS
    breached(game, "without them")


def test_titans_and_artifacts_on_the_way_are_counted() -> None:
    game = battle()
    set_battle_argument(game.engine, ATTACKING_TITANS, 4)
    breached(game, "4 titans")
    game = battle()
    set_battle_argument(game.engine, ATTACKING_ARTIFACTS, 0)
    breached(game, "caduceus is in 0 places")
    game = battle()
    set_battle_argument(game.engine, ATTACKING_ARTIFACTS, 0b110)
    breached(game, "helm is in 2 places")
    game = passage()
    game.engine.set_argument(TITANS_ALONG, 4)
    breached(game, "4 titans")
    game = passage()
    game.engine.set_argument(PASSING_TROOPS, 8)
    breached(game, "9 troops")


def test_a_passage_needs_the_helm_and_an_opponents_land() -> None:
    game = passage()
    game.engine.set_argument(ARTIFACTS_ALONG, 1)
    game.engine.state.artifact_territory[ARTIFACTS.index("helm")] = isle(game, "fira")
    game.engine.state.deck &= ~(1 << CARDS.index("sandals"))
    breached(game, "without the Helm")
    for place in ("kamari", "armeni"):
        game = passage()
        game.engine.set_argument(SOURCE, isle(game, place))
        breached(game, "own or free land")
    game = passage()
    state = game.engine.state
    state.figure[isle(game, "finikia")] = CARDS.index("medusa")
    state.holder[CARDS.index("medusa")], state.called_in[CARDS.index("medusa")] = 1, 3
    state.deck &= ~(1 << CARDS.index("medusa"))
    breached(game, "Medusa")


def test_who_holds_all_artifacts_has_won() -> None:
    game = teams(artifacts={**HELD, "cornucopia": "pyrgos"})
    check_position(game, content_of(game))
    game.engine.state.artifact_territory[ARTIFACTS.index("cornucopia")] = isle(game, "oia")
    breached(game, "has not won")
    game = teams(artifacts=HELD)
    state = game.engine.state
    state.ending, state.winners = ENDINGS.index("artifacts"), 0b11
    breached(game, "without the artifacts")


def test_partners_win_together() -> None:
    game = teams()
    state = game.engine.state
    state.ending, state.winners = ENDINGS.index("metropolises"), 0b1
    breached(game, "without his partner")
    state.winners = 0b11
    check_position(game, content_of(game))


def test_partners_dont_fight_on_land() -> None:
    finikia = {"owner": "thebes", "troops": 3, "titans": 1}
    game = play(
        teams(isles={"fira": {"troops": 4}, "finikia": finikia}, dice=[0, 0]), "move troops fira", "land finikia 4"
    )
    check_position(game, content_of(game))
    game.engine.state.owner[isle(game, "finikia")] = 1
    set_battle_argument(game.engine, DEFENDER, 1)
    breached(game, "partners fight")


def test_a_third_metropolis_makes_the_last_cycle() -> None:
    game = teams(isles={"fira": {"metropolis": True}, "oia": {"metropolis": True}})
    check_position(game, content_of(game))
    game.engine.state.metropolis[isle(game, "kamari")] = 1
    breached(game, "not the last one")
    game.engine.state.last_cycle = 1
    check_position(game, content_of(game))


def test_who_shares_has_it() -> None:
    artifacts = {"lightning": "fira", "cornucopia": "oia"}
    for room, arguments in ((LIGHTNING_COIN, (1,)), (CORNUCOPIA_SHARE, (0, 1)), (CORNUCOPIA_SHARE, (2, 1))):
        game = teams(artifacts=artifacts, cities={"athens": {"gold": 9}})
        game.engine.push(room, *arguments)
        breached(game, "what he hasn't")
    game = teams(artifacts=artifacts, cities={"athens": {"gold": 2}})
    game.engine.push(CORNUCOPIA_SHARE, 1, 3)
    breached(game, "more than he has")
    game = teams(artifacts=artifacts, cities={"athens": {"gold": 3}})
    game.engine.push(CORNUCOPIA_SHARE, 1, 3)
    check_position(game, content_of(game))
    game = alone()
    game.engine.push(SEND_ARTIFACTS)
    breached(game, "teams")


def test_first_places_lie_together_and_partners_apart() -> None:
    game = placing()
    state = game.engine.state
    player = next(player for player in range(6) if list(state.owner).count(player) == 2)
    own = [place for place, owner in enumerate(state.owner) if owner == player]
    free = [place for place, owner in enumerate(state.owner) if owner == -1]
    far = next(place for place in free if not game.board.land_next[own[0]] >> place & 1)
    twin = game.copy()
    twin.engine.state.owner[free[0]], twin.engine.state.troops[free[0]] = player, 1
    breached(twin, "3 territories")
    twin = game.copy()
    for row in (twin.engine.state.troops, twin.engine.state.titans, twin.engine.state.owner):
        row[far], row[own[1]] = row[own[1]], row[far]
    breached(twin, "apart")
    seas = [sea for sea, owner in enumerate(state.fleet_owner) if owner == player]
    coast = {sea for sea in range(game.board.sea_count) if any(game.board.touches(sea, place) for place in own)}
    off = next(sea for sea in range(game.board.sea_count) if sea not in coast and state.fleet_owner[sea] == -1)
    twin = game.copy()
    twin.engine.state.fleet_owner[off], twin.engine.state.fleets[off] = player, 1
    if len(seas) == 2:
        twin.engine.state.fleet_owner[seas[0]], twin.engine.state.fleets[seas[0]] = -1, 0
    breached(twin, "off his coasts")
    partner = player ^ 1
    near = next(place for place in free if game.board.isle_mask[own[0]] >> place & 1)
    twin = game.copy()
    for place, owner in enumerate(twin.engine.state.owner):
        if owner == partner:
            twin.engine.state.owner[place] = -1
            twin.engine.state.troops[place] = twin.engine.state.titans[place] = 0
    for sea, owner in enumerate(twin.engine.state.fleet_owner):
        if owner == partner:
            twin.engine.state.fleet_owner[sea], twin.engine.state.fleets[sea] = -1, 0
    twin.engine.state.owner[near], twin.engine.state.troops[near] = partner, 1
    breached(twin, "one isle")


def test_a_gift_is_kronoss() -> None:
    game = kronos_turn()
    game.engine.state.kronos_gift = 1
    check_position(game, content_of(game))
    game.engine.state.turn_god = ARES
    breached(game, "gift")
    game = teams()
    game.engine.state.turn_god, game.engine.state.titan_moves = -1, 1
    breached(game, "without a god")
