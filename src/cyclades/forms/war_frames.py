"""Which frames of moves and battles can come about: what goes along is there, what is on its way is nowhere else."""

from __future__ import annotations

from cyclades.engine.battle import ATTACKER_MAY_RETREAT, COMPARE, DEFENDER_MAY_RETREAT, ROLL, side_count
from cyclades.engine.battle_steps import UNIT_KINDS, has_caduceus
from cyclades.engine.chance import DIE_FACES
from cyclades.engine.conquest import is_protected
from cyclades.engine.engine import Engine
from cyclades.engine.favours.holding import asks_about
from cyclades.engine.favours.numbers import BATTLE_BONUS
from cyclades.engine.fleet_move import can_sail_from
from cyclades.engine.frames import (
    BATTLE_ITEM,
    BATTLE_REROLL,
    CHOOSE_LOSS,
    LAND_BATTLE,
    SAVE_UNIT,
    SYLPH_FLEETS,
    THREAD_ISLE,
    TURN,
)
from cyclades.engine.gods import FLEET_STEPS
from cyclades.engine.heroes.traits import REROLLS
from cyclades.engine.holdings import (
    fleets_in_reserve,
    isle_count,
    titans_in_supply,
    troops_in_reserve,
    undead_fleets_in_supply,
    undead_troops_in_supply,
)
from cyclades.engine.landing import WITH_HELM, can_leave, is_passable
from cyclades.engine.move import MOVE_PRICE
from cyclades.engine.pieces import (
    AEGIS,
    ARES,
    FIRST_HERO,
    HADES,
    MEDUSA,
    MINOTAUR,
    NONE,
    PENTHESILEA,
    POSEIDON,
    SPEAR,
    THREAD,
    TRIDENT,
    ULYSSES,
)
from cyclades.engine.troop_move import TITAN_RISE
from cyclades.engine.units import artifacts_on, heroes_on, land_units, titans_on, undead_at, undead_on
from cyclades.forms.stack import StackFrame, artifacts_nowhere
from cyclades.forms.values import members


def check_fleet_move(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    sea = frame["sea"]
    frame.demand(
        state.fleet_owner[sea] == state.turn_player, "sea", "no fleets of the player whose turn it is are there"
    )
    frame.demand(can_sail_from(engine, sea), "sea", "no fleet can leave it")
    frame.demand(1 <= frame["steps_left"] <= FLEET_STEPS, "steps_left", f"1 to {FLEET_STEPS} can be left")
    frame.demand(
        bool(frame["moved"]) == (frame["steps_left"] < FLEET_STEPS),
        "moved, steps_left",
        f"all {FLEET_STEPS} are left exactly before the first step",
    )
    frame.demand(bool(frame["moved"]) or state.gold[state.turn_player] >= MOVE_PRICE, "moved", "the move isn't paid")
    frame.demand(
        state.turn_god == (HADES if frame["by_hades"] else POSEIDON),
        "by_hades",
        "fleets move with Poseidon, or with Hades where it says so",
    )
    frame.demand(frame["undead"] <= undead_at(engine, sea), "undead", "not so many are there")


def check_sylph_step(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    sea = frame["sea"]
    frame.demand(
        state.fleet_owner[sea] == state.turn_player, "sea", "no fleets of the player whose turn it is are there"
    )
    fresh = undead_at(engine, sea) - (state.undead_spent[sea] if engine.config.hades else 0)
    frame.demand(state.fleets[sea] - state.spent[sea] + fresh > 0, "sea", "all fleets there have fought")
    frame.demand(can_sail_from(engine, sea), "sea", "no fleet can leave it")
    frame.demand(frame["undead"] <= fresh, "undead", "not so many can take this step")


def check_troop_move(engine: Engine, frame: StackFrame) -> None:
    _check_leader(engine, frame)
    if frame["passing"]:
        _check_passage(engine, frame)
        return
    state = engine.state
    isle = frame["isle"]
    player = state.turn_player
    frame.demand(
        state.owner[isle] == player and land_units(engine, isle) > 0,
        "isle",
        "no troops of the player whose turn it is are there",
    )
    price = state.titan_moves + 1 if frame["by_titan"] else MOVE_PRICE
    rise = TITAN_RISE if frame["by_titan"] else 0
    frame.demand(can_leave(engine, isle, bool(frame["flying"]), price, rise), "isle", "no unit can leave it")
    frame.demand(not frame["passing_troops"], "passing_troops", "nobody passes through a territory")
    frame.demand(frame["undead"] <= undead_on(engine, isle), "undead", "not so many units can be taken along")
    frame.demand(frame["titans"] <= titans_on(engine, isle), "titans", "not so many units can be taken along")
    frame.demand(not frame["heroes"] & ~heroes_on(engine, isle), "heroes", "only who stands there can be taken along")
    frame.demand(
        not frame["artifacts"] & ~artifacts_on(engine, isle), "artifacts", "only what lies there can be taken along"
    )
    frame.demand(not frame["by_titan"] or titans_on(engine, isle) > 0, "by_titan", "no titan is there")
    frame.demand(not frame["by_hades"] or undead_on(engine, isle) > 0, "by_hades", "no undead troop is there")


def _check_leader(engine: Engine, frame: StackFrame) -> None:
    """By whom the move is made, and whether it can be paid."""
    state = engine.state
    leaders = [field for field in ("flying", "by_hades", "by_titan") if frame[field]]
    frame.demand(len(leaders) <= 1, ", ".join(leaders), "a move is one of these")
    if frame["flying"]:
        return
    where = leaders[0] if leaders else "flying, by_hades, by_titan"
    frame.demand(frame.under == TURN, where, "it belongs to the turn itself")
    frame.demand(not frame["by_titan"] or engine.config.titans, "by_titan", "there are no titans in this game")
    frame.demand(
        bool(frame["by_titan"]) or state.turn_god == (HADES if frame["by_hades"] else ARES),
        where,
        "troops march with Ares, or with Hades or titans where it says so",
    )
    price = state.titan_moves + 1 if frame["by_titan"] else MOVE_PRICE
    frame.demand(state.gold[state.turn_player] >= price, where, "the move can't be paid")


def _check_passage(engine: Engine, frame: StackFrame) -> None:
    """T5.7."""
    state = engine.state
    frame.demand(not frame["flying"], "flying, passing", "who flies passes through no territory")
    frame.demand(bool(frame["artifacts"] & WITH_HELM), "passing, artifacts", "a passage needs the Helm")
    frame.demand(is_passable(engine, frame["isle"]), "isle", "no party can pass through it")
    _check_party(engine, frame, "passing_troops", "undead", "heroes", "titans", "artifacts")
    frame.demand(not frame["by_titan"] or frame["titans"] > 0, "titans", "a titan has to take part")
    frame.demand(not frame["by_titan"] or state.titan_moves > 0, "by_titan", "the first step of a titan's move is paid")
    frame.demand(not frame["by_hades"] or frame["undead"] > 0, "undead", "an undead troop has to take part")
    units = frame["passing_troops"] + frame["undead"] + frame["titans"] + frame["heroes"]
    frame.demand(units > 0, "passing_troops", "nobody passes")


def _check_party(
    engine: Engine, frame: StackFrame, troops: str, undead: str, heroes: str, titans: str, artifacts: str
) -> None:
    """A party on its way over land, by the names of its fields: what is in it is nowhere else."""
    state = engine.state
    player = state.turn_player
    frame.demand(frame[troops] <= troops_in_reserve(engine, player), troops, "there are only 8 of a colour")
    _check_undead(engine, frame, undead, undead_troops_in_supply(engine) if engine.config.hades else 0)
    most_titans = titans_in_supply(engine, player) if engine.config.titans else 0
    frame.demand(frame[titans] <= most_titans, titans, f"there are at most {most_titans} on their way")
    for hero in members(frame[heroes]):
        his = engine.config.heroes and state.holder[FIRST_HERO + hero] == player
        frame.demand(
            his and state.hero_isle[hero] == NONE, heroes, "they are heroes of the attacker's who stand on no isle"
        )
    frame.demand(
        not frame[artifacts] & ~artifacts_nowhere(engine), artifacts, "they are artifacts that lie nowhere else"
    )


def _check_undead(engine: Engine, frame: StackFrame, field: str, most: int) -> None:
    """H2.3, H2.4: undead on their way are of the player who has the others, or is having his turn with Hades."""
    frame.demand(frame[field] <= most, field, f"there are at most {most} on their way")
    if frame[field]:
        state = engine.state
        board = engine.board
        owners = {int(state.owner[isle]) for isle in range(board.territory_count) if state.undead[isle]}
        owners |= {int(state.fleet_owner[sea]) for sea in range(board.sea_count) if state.undead_fleets[sea]}
        frame.demand(owners <= {int(state.turn_player)}, field, "another player has undead units")
        frame.demand(bool(owners) or state.turn_god == HADES, field, "it is not the turn with Hades")


def check_battle(engine: Engine, frame: StackFrame) -> None:
    land = frame.room == LAND_BATTLE
    place = "isle" if land else "sea"
    state = engine.state
    player = state.turn_player
    holder = state.owner[frame[place]] if land else state.fleet_owner[frame[place]]
    frame.demand(frame["attacker"] == player, "attacker", "the attacker has the turn")
    frame.demand(
        frame["defender"] == holder and holder not in (NONE, player),
        f"{place}, defender",
        "the defender, another player, holds the place",
    )
    if land:
        _check_land_battle(engine, frame)
    else:
        _check_sea_battle(engine, frame)
    _check_stage(engine, frame)
    fields = ("attackers", "attacking_undead", "attacking_heroes", "attacking_titans")
    # After a tie the attacker's last unit is gone while the defender still chooses his.
    may_be_gone = frame.on_top in (CHOOSE_LOSS, SAVE_UNIT)
    frame.demand(any(frame[field] for field in fields) or may_be_gone, ", ".join(fields), "nobody attacks")


def _check_land_battle(engine: Engine, frame: StackFrame) -> None:
    state = engine.state
    isle = frame["isle"]
    holder = frame["defender"]
    player = state.turn_player
    frame.demand(holder != engine.config.partner[player], "defender", "partners don't fight for land")
    frame.demand(
        land_units(engine, isle) > 0 or state.figure[isle] == MINOTAUR, "isle, defender", "nobody defends the isle"
    )
    frame.demand(isle_count(engine, player) > 0, "attacker", "he has no isle that his units could come from")
    # Penthesilea's death may end what made the attack legal.
    frame.demand(
        bool(state.gone >> PENTHESILEA & 1) or not is_protected(engine, player, isle),
        "isle",
        "it is its owner's last one, and protected",
    )
    _check_party(
        engine,
        frame,
        "attackers",
        "attacking_undead",
        "attacking_heroes",
        "attacking_titans",
        "attacking_artifacts",
    )
    frame.demand(not frame["under_sylph"], "under_sylph", "Sylph moves fleets")
    known = engine.config.heroes and (state.gone >> ULYSSES & 1 or state.holder[ULYSSES] in (player, holder))
    frame.demand(not frame["rerolled"] or bool(known), "rerolled", "Ulysses is not in this battle")
    stage = frame["stage"]
    portable = artifacts_on(engine, isle) if stage == DEFENDER_MAY_RETREAT else frame["attacking_artifacts"]
    if stage not in (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT) or state.figure[isle] == MEDUSA:
        portable = 0
    frame.demand(not frame["taken_along"] & ~portable, "taken_along", "who may retreat now has not got that with him")


def _check_sea_battle(engine: Engine, frame: StackFrame) -> None:
    player = engine.state.turn_player
    frame.demand(frame["attackers"] <= fleets_in_reserve(engine, player), "attackers", "there are only 8 of a colour")
    _check_undead(engine, frame, "attacking_undead", undead_fleets_in_supply(engine) if engine.config.hades else 0)
    for field in ("attacking_heroes", "attacking_titans", "attacking_artifacts", "taken_along", "rerolled"):
        frame.demand(not frame[field], field, "these are no part of a battle at sea")
    frame.demand(
        bool(frame["under_sylph"]) == (frame.under == SYLPH_FLEETS), "under_sylph", "it says what the battle lies on"
    )
    frame.demand(
        bool(frame["under_sylph"]) or engine.state.turn_god in (POSEIDON, HADES),
        "under_sylph",
        "fleets move with Poseidon, Hades or Sylph",
    )


# The stages at which a step of a battle lies on it.
_STAGES = {
    BATTLE_ITEM: (ROLL,),
    BATTLE_REROLL: (COMPARE,),
    CHOOSE_LOSS: (DEFENDER_MAY_RETREAT,),
    SAVE_UNIT: (DEFENDER_MAY_RETREAT,),
    THREAD_ISLE: (DEFENDER_MAY_RETREAT, ATTACKER_MAY_RETREAT),
}


def _check_stage(engine: Engine, frame: StackFrame) -> None:
    """H5.1: what is known at which moment of a round."""
    stage = frame["stage"]
    frame.demand(stage <= COMPARE, "stage", f"0 to {COMPARE}")
    frame.demand(stage != ROLL or engine.config.favours, "stage", "nobody is asked before the dice in this game")
    frame.demand(stage != COMPARE or engine.config.heroes, "stage", "nobody is asked about the dice in this game")
    frame.demand(stage in _STAGES.get(frame.on_top, (stage,)), "stage", "it doesn't fit what is being decided")
    for die in ("attacker_die", "defender_die"):
        highest = max(DIE_FACES) if stage == COMPARE else 0
        frame.demand(frame[die] <= highest, die, f"a die shows at most {highest} now")
    item = SPEAR if frame.room == LAND_BATTLE else TRIDENT
    bonuses = [field for field in ("attacker_bonus", "defender_bonus") if frame[field]]
    for field in bonuses:
        spent = engine.config.favours and engine.state.item_discard >> item & 1
        frame.demand(
            bool(spent) and stage in (ROLL, COMPARE) and frame[field] == BATTLE_BONUS[item],
            field,
            "no item that was just used gives that",
        )
    frame.demand(len(bonuses) < 2, ", ".join(bonuses), "the item can be used by one of them only")
    if frame.on_top == BATTLE_ITEM:
        asked = [frame["attacker"], frame["defender"]]
        step = frame.above()
        if step.on_top == BATTLE_ITEM:
            step = step.above()
        late = ("attacker_bonus", "defender_bonus") if step["player"] == asked[0] else ("defender_bonus",)
        for field in late:
            frame.demand(not frame[field], field, "he is still asked about it")


def check_step(engine: Engine, frame: StackFrame) -> None:
    """One of the steps of a battle (H5.1)."""
    battle = frame.battle()
    fighters = (battle["attacker"], battle["defender"])
    asked = frame["player"]
    fighter = frame["loser"] if frame.room == SAVE_UNIT else asked
    frame.demand(fighter in fighters, "loser" if frame.room == SAVE_UNIT else "player", "only who fights is asked")
    left = [unit for unit in range(UNIT_KINDS) if side_count(engine, fighter, unit)]
    frame.demand(bool(left) or fighter == fighters[1], "player, attackers", "he has no unit left")
    if frame.room == frame.under:  # two of the kind: the attacker is asked first
        frame.demand(asked == fighters[0] and frame.below()["player"] == fighters[1], "player", "the attacker is first")
    if frame.room == BATTLE_ITEM:
        item = SPEAR if battle.room == LAND_BATTLE else TRIDENT
        frame.demand(asks_about(engine, asked, item), "player", "he has no item that fits, open or face down")
    elif frame.room == BATTLE_REROLL:
        _check_reroll(engine, frame, battle)
    elif frame.room == SAVE_UNIT:
        _check_saving(engine, frame, left)
    elif frame.room == THREAD_ISLE:
        decider = fighters[1] if battle["stage"] == DEFENDER_MAY_RETREAT else fighters[0]
        frame.demand(asked == decider, "player, stage", "it is not he who may retreat now")
        frame.demand(bool(engine.state.item_discard >> THREAD & 1), "player", "the Thread was not used")


def _check_reroll(engine: Engine, frame: StackFrame, battle: StackFrame) -> None:
    """H3.6: Ulysses, once a battle; the attacker's before the defender's."""
    attacking = battle["attacking_heroes"] if battle.room == LAND_BATTLE else 0
    defending = heroes_on(engine, battle["isle"]) if battle.room == LAND_BATTLE else 0
    his = attacking if frame["player"] == battle["attacker"] else defending
    frame.demand(bool(his & REROLLS), "player", "Ulysses doesn't fight for him")
    battle.demand(not battle["rerolled"], "rerolled", "he is still asked about it")


def _check_saving(engine: Engine, frame: StackFrame, left: list[int]) -> None:
    loser = frame["loser"]
    asked = frame["player"]
    frame.demand(frame["unit"] in left, "unit", "he has no such unit in this battle")
    frame.demand(
        asked in (loser, engine.config.partner[loser]), "player, loser", "only who fights, or his partner, is asked"
    )
    saves = has_caduceus(engine, loser)
    frame.demand(
        saves or (asked == loser and asks_about(engine, loser, AEGIS)), "player", "he has nothing to save it with"
    )
