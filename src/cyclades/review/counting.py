"""Somebody who listens to a recorded game and counts: gold, bids, battles, dice, metropolises, holdings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from cyclades.engine.cities.holdings import building_count, is_eliminated, metropolis_count, revenue
from cyclades.engine.machine.engine import Engine
from cyclades.engine.war.units import land_units, sea_units
from cyclades.engine.words import events
from cyclades.engine.words.pieces import BUILDING_KINDS, CITIES
from cyclades.forms.record import Record
from cyclades.game import begin_replay, replay_step
from cyclades.odds.chances import battle_chances
from cyclades.odds.game import present_battle
from cyclades.review.figures import Label, word

# What gold came from and went to, in the order it is told; by event.
SOURCES: Final[dict[type[events.Event], str]] = {
    events.RevenueTaken: "revenue",
    events.ApolloGave: "apollo",
    events.GraveGoldTaken: "graves",
    events.CoinGiven: "coin",
    events.HarvestTaken: "harvest",
    events.FleeceSold: "fleece",
    events.TroopSold: "sales",
    events.FleetSold: "sales",
    events.PriestSold: "sales",
    events.PhilosopherSold: "sales",
}
USES: Final[dict[type[events.Event], str]] = {
    events.Built: "buildings",
    events.TroopRecruited: "troops",
    events.FleetRecruited: "fleets",
    events.PriestTaken: "priests",
    events.PhilosopherTaken: "philosophers",
    events.TroopsMoved: "troop_moves",
    events.TroopsPassed: "troop_moves",
    events.FleetsMoved: "fleet_moves",
    events.CreatureCalled: "cards",
    events.CreatureChanged: "cards",
    events.KrakenMoved: "cards",
    events.HeroPaid: "heroes",
    events.MetropolisBought: "heroes",
    events.FavourUsed: "favours",
    events.UndeadTroopRaised: "undead",
    events.UndeadFleetRaised: "undead",
    events.NecropolisBuilt: "necropolis",
    events.TitanRaised: "titans",
    events.ArtifactSent: "artifacts",
    events.CaduceusPaid: "artifacts",
}
INCOME: Final = ("start", *dict.fromkeys(SOURCES.values()), "theft", "lightning", "partner")
SPENDING: Final = ("offerings", *dict.fromkeys(USES.values()), "stolen", "lightning", "partner", "lost", "left")
HELD: Final = (
    "metropolises",
    "isles",
    "buildings",
    "philosophers",
    "priests",
    "troops",
    "fleets",
    "gold",
    "income",
)


@dataclass
class PastBattle:
    """One battle: where, who against whom, how it stood and how it went."""

    cycle: int
    step: int
    place: Label
    attacker: int
    defender: int
    attackers: int
    defenders: int
    chances: tuple[float, float, float]  # the attacker is left, the defender, nobody
    rounds: int = 0
    losses: list[int] = field(default_factory=lambda: [0, 0])
    retreated: int | None = None
    winner: int | None = None


class Collector:
    """Hears a game and counts."""

    def __init__(self, record: Record) -> None:
        self.step = 0
        self.income: Counter[tuple[str, int]] = Counter()
        self.spending: Counter[tuple[str, int]] = Counter()
        self.bids: Counter[tuple[int, int]] = Counter()  # by god and player, as all that follow
        self.offered: Counter[tuple[int, int]] = Counter()
        self.outbid: Counter[tuple[int, int]] = Counter()
        self.turns: Counter[tuple[int, int]] = Counter()
        self.paid: Counter[tuple[int, int]] = Counter()
        self.saved: Counter[int] = Counter()  # by priests
        self.standing: dict[int, tuple[int, int]] = {}  # by god: whose bid, and how much
        self.battles: list[PastBattle] = []
        self.faces: list[list[int]] = [[] for _ in CITIES]
        self.thrown = False  # the dice of this round are counted already
        self.metropolises: list[tuple[int, str, int, Label | None]] = []  # cycle, how, whose, where
        self.cards: Counter[tuple[int, int]] = Counter()  # by card and player
        self.by_cycle: list[tuple[Label, list[dict[str, int]]]] = []
        early: list[events.Event] = []
        self.game = begin_replay(record, early.append)
        self.engine: Engine = self.game.engine
        self.names = self.game.names
        self.players = range(int(self.game.config.players))
        self.cycle = int(self.engine.state.cycle)
        self.deciders: list[int] = []  # by step
        for event in early:
            self.count_gold(event)
        for player in self.players:
            self.income["start", player] = int(self.engine.state.gold[player]) - self.balance(player)
        self.note_holdings(Label("cycle", str(self.cycle)))
        self.engine.listeners = [self.count]

    def hear_all(self, record: Record) -> None:
        for number, step in enumerate(record.steps, start=1):
            self.step = number
            self.deciders.append(int(self.engine.decider()))
            replay_step(self.game, step, number)
        self.note_holdings(word("end"))
        for player in self.players:
            self.spending["left", player] = int(self.engine.state.gold[player])

    def balance(self, player: int) -> int:
        """What a player has by what was counted."""
        came = sum(gold for (_, whose), gold in self.income.items() if whose == player)
        return came - sum(gold for (_, whose), gold in self.spending.items() if whose == player)

    def count(self, event: events.Event) -> None:
        self.count_gold(event)
        self.count_bids(event)
        self.count_war(event)
        self.count_growth(event)

    # Gold

    def count_gold(self, event: events.Event) -> None:
        kind = type(event)
        if kind in SOURCES:
            self.income[SOURCES[kind], event.player] += event.gold  # type: ignore[attr-defined]
        elif kind in USES:
            self.spending[USES[kind], event.player] += event.price  # type: ignore[attr-defined]
        elif isinstance(event, events.OfferingPaid):
            self.spending["offerings", event.player] += event.gold
        elif isinstance(event, events.GoldStolen):
            self.income["theft", event.player] += event.gold
            self.spending["stolen", event.victim] += event.gold
        elif isinstance(event, events.LightningPaid):
            self.income["lightning", event.holder] += event.gold
            self.spending["lightning", event.player] += event.gold
        elif isinstance(event, events.GoldShared):
            self.income["partner", event.partner] += event.gold
            self.spending["partner", event.player] += event.gold
        elif isinstance(event, events.PlayerEliminated):
            self.spending["lost", event.player] = self.balance(event.player)

    # Offerings

    def count_bids(self, event: events.Event) -> None:
        if isinstance(event, events.BidPlaced):
            self.bids[event.god, event.player] += 1
            self.offered[event.god, event.player] += event.gold
            self.standing[event.god] = event.player, event.gold
        elif isinstance(event, events.Outbid):
            self.outbid[event.god, event.player] += 1
        elif isinstance(event, events.OfferingPaid):
            self.count_paid(event.player, event.gold)
        elif isinstance(event, events.TurnBegan):
            self.turns[event.god, event.player] += 1

    def count_paid(self, player: int, gold: int) -> None:
        """What priests save of two bids counts for the higher one first."""
        bids = sorted(((bid, god) for god, (whose, bid) in self.standing.items() if whose == player), reverse=True)
        saved = sum(bid for bid, _ in bids) - gold
        self.saved[player] += saved
        for bid, god in bids:
            less = min(saved, bid - 1)
            self.paid[god, player] += bid - less
            saved -= less

    # Battles

    def count_war(self, event: events.Event) -> None:
        if isinstance(event, (events.LandBattleBegan, events.SeaBattleBegan)):
            self.begin_battle(event)
        elif not self.battles:
            return  # the rest of one that the record begins in the middle of
        elif isinstance(event, events.DiceRolled):
            self.throw(event.attacker_die, event.defender_die)
            self.thrown = True
        elif isinstance(event, events.DieRerolled):
            self.faces[event.player].append(event.die)
        elif isinstance(event, events.BattleRound):
            if not self.thrown:
                self.throw(event.attacker_die, event.defender_die)
            self.thrown = False
            battle = self.battles[-1]
            battle.rounds += 1
            battle.losses[0] += event.attacker_loses
            battle.losses[1] += event.defender_loses
        elif isinstance(event, events.UnitSaved):
            self.battles[-1].losses[self.battles[-1].attacker != event.player] -= 1
        elif isinstance(event, (events.TroopsRetreated, events.FleetsRetreated)):
            self.battles[-1].retreated = event.player
        elif isinstance(event, events.BattleEnded):
            self.battles[-1].winner = event.winner

    def begin_battle(self, event: events.LandBattleBegan | events.SeaBattleBegan) -> None:
        on_land = isinstance(event, events.LandBattleBegan)
        place = event.isle if isinstance(event, events.LandBattleBegan) else event.sea
        self.battles.append(
            PastBattle(
                self.cycle,
                self.step,
                self.label("isle" if on_land else "sea", place),
                event.attacker,
                event.defender,
                event.attackers,
                event.defenders,
                battle_chances(present_battle(self.engine)),
            )
        )

    def throw(self, attacker_die: int, defender_die: int) -> None:
        self.faces[self.battles[-1].attacker].append(attacker_die)
        self.faces[self.battles[-1].defender].append(defender_die)

    # Cities

    def count_growth(self, event: events.Event) -> None:
        if isinstance(event, events.CycleBegan):
            self.cycle = event.cycle
            self.standing.clear()
            self.note_holdings(Label("cycle", str(event.cycle)))
        elif isinstance(event, events.MetropolisFounded):
            self.note_metropolis("founded", event.player, event.isle)
        elif isinstance(event, events.MetropolisHidden):
            self.note_metropolis("hidden", event.player, None)
        elif isinstance(event, events.MetropolisRazed):
            self.note_metropolis("razed", event.player, event.isle)
        elif isinstance(event, events.MetropolisForfeited):
            self.note_metropolis("forfeited", event.player, None)
        elif isinstance(event, events.IsleTaken):
            if self.engine.state.metropolis[event.isle]:
                self.note_metropolis("taken", event.player, event.isle)
        elif isinstance(event, (events.CreatureCalled, events.HeroSacrificed)):
            self.cards[event.card, event.player] += 1

    def note_metropolis(self, how: str, player: int, isle: int | None) -> None:
        self.metropolises.append((self.cycle, how, player, None if isle is None else self.label("isle", isle)))

    def note_holdings(self, label: Label) -> None:
        if self.by_cycle and self.by_cycle[-1][0] == label:  # before pieces were placed for it
            self.by_cycle.pop()
        self.by_cycle.append((label, [holdings(self.engine, player) for player in self.players]))

    def label(self, kind: str, number: int) -> Label:
        return Label(kind, self.names.name(kind, number) or "")


def holdings(engine: Engine, player: int) -> dict[str, int]:
    """What a player has, by the names of `HELD`."""
    state, board = engine.state, engine.board
    isles = [isle for isle in range(board.territory_count) if state.owner[isle] == player]
    seas = [sea for sea in range(board.sea_count) if state.fleet_owner[sea] == player]
    counts = (
        metropolis_count(engine, player),
        len(isles),
        sum(building_count(engine, player, kind) for kind in range(1, BUILDING_KINDS + 1)),
        state.philosophers[player],
        state.priests[player],
        sum(land_units(engine, isle) for isle in isles),
        sum(sea_units(engine, sea) for sea in seas),
        state.gold[player],
        0 if is_eliminated(engine, player) else revenue(engine, player),
    )
    return {kind: int(count) for kind, count in zip(HELD, counts, strict=True)}
