"""What Satyr, Dryad and Griffon share: another player is robbed."""

from __future__ import annotations

from cyclades.engine.actions import AT_CHOOSE_PLAYER, CHOOSE_PLAYER
from cyclades.engine.creatures.power import Target
from cyclades.engine.engine import Engine
from cyclades.engine.holdings import is_eliminated
from cyclades.engine.packed import i64
from cyclades.engine.refusals import Refusal, refuse


class Victim(Target):
    """Another player is robbed."""

    rule = ""

    def can_be_robbed(self, engine: Engine, player: i64) -> bool:
        raise NotImplementedError

    def refuse_poor(self, player: i64) -> Refusal:
        raise NotImplementedError

    def targets(self, engine: Engine) -> None:
        for player in range(engine.config.players):
            if (
                player != engine.state.turn_player
                and not is_eliminated(engine, player)
                and self.can_be_robbed(engine, player)
            ):
                engine.offer(AT_CHOOSE_PLAYER + player)

    def why_not_target(self, engine: Engine, family: i64, action: i64) -> Refusal | None:
        if family != CHOOSE_PLAYER:
            return engine.wrong_moment(family)
        player = action - AT_CHOOSE_PLAYER
        if player == engine.state.turn_player:
            return refuse("not_another_player", self.rule)
        if is_eliminated(engine, player):
            return refuse("player_eliminated", player=player)
        if not self.can_be_robbed(engine, player):
            return self.refuse_poor(player)
        return None
