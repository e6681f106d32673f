"""The part of the bookkeeper who knows moves and battles (B5.9, B5.10, B6, H5, T1.4, T4.3, T5.7)."""

from __future__ import annotations

from functools import singledispatchmethod

from cyclades.engine.words import events
from cyclades.engine.words.pieces import CITIES
from tests.watching.bookkeeping.ledger import Disagreement, agree, figure_on
from tests.watching.bookkeeping.units import Battle, Party, UnitLedger


class WarBookkeeper(UnitLedger):
    @singledispatchmethod
    def hear(self, event: events.Event) -> None:
        """Write an event down."""
        raise Disagreement(f"nobody has told me what {event} means")

    @hear.register
    def _(self, event: events.FleetsMoved) -> None:
        city, source, target = CITIES[event.player], self.chart.seas[event.from_sea], self.chart.seas[event.to_sea]
        party = self.as_party(event.count, event.undead)
        turn = self.turn_of(city)
        if target not in self.chart.beside[source] or self.is_closed(target):
            raise Disagreement(f"fleets sail from {source} to {target} (B5.9)")
        if turn["god"] == "hades" and event.price:
            agree(True, event.undead > 0, "undead take part in a move of Hades's (H2.5)")
        self.pay(city, event.price)
        self.take_off_sea(city, source, party)
        if self.seas.get(target, {}).get("owner", city) == city:
            self.add_at_sea(city, target, party)
        else:
            self.party = city, party

    @hear.register
    def _(self, event: events.TroopsMoved) -> None:
        city, source, target = CITIES[event.player], self.chart.isles[event.from_isle], self.chart.isles[event.to_isle]
        party = self.as_party(event.count, event.undead, event.heroes, event.titans, event.artifacts)
        if event.flying:
            self.turn_of(city)
            agree(0, event.price, "the price of a flight (C5)")
        else:
            self.pay_step(event, party)
        self.set_out(city, source, party, event.passing)
        if not event.flying and target not in self.within_reach(city, source, party):
            raise Disagreement(f"troops go from {source} to {target} without fleets (B5.10)")
        agree(True, self.isles[target]["owner"] != self.partner(city) or not self.teams, "partners keep out (T7.1)")
        if self.isles[target]["owner"] == city:
            self.add_on_land(target, party)
        else:
            self.party = city, party

    def pay_step(self, event: events.TroopsMoved | events.TroopsPassed, party: Party) -> None:
        """B5.10, H2.5, T4.3: whose troops move, and what it costs."""
        turn = self.turn_of(CITIES[event.player])
        if event.by_titan:
            agree(True, party.titans > 0 and turn["god"] != "apollo", "a titan moves (T4.3)")
            turn["titan_moves"] += 1
            agree(turn["titan_moves"], event.price, "the price of a titan move (T4.3)")
        else:
            agree(True, turn["god"] in ("ares", "hades"), "whose troops move (B5.10, H2.5)")
            agree(1, event.price, "the price of a move (B5.10)")
            if turn["god"] == "hades":
                agree(True, party.undead > 0, "undead take part in a move of Hades's (H2.5)")
        self.pay(CITIES[event.player], event.price)

    def set_out(self, city: str, source: str, party: Party, passing: bool) -> None:
        """A party leaves where it stood, or goes on where it was passing through (T5.7)."""
        self.conquered = None
        if passing:
            agree((source, party), self.passage, "who is on the way (T5.7)")
            self.passage = None
            return
        agree(None, self.passage, "who else is on the way (T5.7)")
        agree(city, self.isles[source]["owner"], f"whose {source} is")
        if figure_on(self.isles[source]) == "medusa":
            raise Disagreement(f"troops leave {source} (C16)")
        self.take_off_land(source, party)

    def within_reach(self, city: str, source: str, party: Party) -> set[str]:
        """B5.10, T1.4, T5.5, T5.7: where a step of a party may lead."""
        reach = self.joined(city, source, "helm" in party.artifacts)
        if "sandals" in party.artifacts:
            reach |= {name for name, isle in self.chart.isle_of.items() if isle == self.chart.isle_of[source]}
        return reach - {source}

    @hear.register
    def _(self, event: events.TroopsPassed) -> None:
        city, source, target = CITIES[event.player], self.chart.isles[event.from_isle], self.chart.isles[event.to_isle]
        party = self.as_party(event.count, event.undead, event.heroes, event.titans, event.artifacts)
        agree(True, "helm" in party.artifacts, "they have the Helm (T5.7)")
        self.pay_step(event, party)
        self.set_out(city, source, party, event.passing)
        agree(True, target in self.within_reach(city, source, party), f"{target} is within reach of {source} (T5.7)")
        agree(True, self.isles[target]["owner"] not in (None, *self.side(city)), "through an opponent's land (T5.7)")
        agree(True, figure_on(self.isles[target]) != "medusa", "not through Medusa's territory (T5.7)")
        self.passage = target, party

    @hear.register
    def _(self, event: events.LandBattleBegan) -> None:
        place = self.chart.isles[event.isle]
        agree(self.isles[place]["owner"], CITIES[event.defender], "who defends")
        if not self.party_on(place).size() and figure_on(self.isles[place]) != "minotaur":
            raise Disagreement(f"a battle on undefended {place} (B5.10)")
        self.begin_battle(place, True, event)

    @hear.register
    def _(self, event: events.SeaBattleBegan) -> None:
        place = self.chart.seas[event.sea]
        agree(self.seas[place]["owner"], CITIES[event.defender], "who defends")
        self.begin_battle(place, False, event)

    def begin_battle(self, place: str, on_land: bool, event: events.LandBattleBegan | events.SeaBattleBegan) -> None:
        if self.party is None:
            raise Disagreement("nobody attacks")
        attacker, party = self.party
        self.party = None
        self.battle = Battle(place, on_land, attacker, CITIES[event.defender], party)
        agree((attacker, party.size()), (CITIES[event.attacker], event.attackers), "who attacks")
        agree(self.defenders(self.battle).size(), event.defenders, "how many defend")

    @hear.register
    def _(self, event: events.BattleRound) -> None:
        battle = self.present_battle()
        agree([], battle.losers, "who still has a unit to lose of the round before")
        if battle.dice is not None:
            agree(battle.dice, (event.attacker_die, event.defender_die), "the dice that stand (H3.6)")
        attack, defence = event.attacker_die + self.attack(battle), event.defender_die + self.defence(battle)
        agree((attack, defence), (event.attacker_total, event.defender_total), "the totals (B6.1)")
        losers = [battle.attacker] if attack <= defence else []
        losers += [battle.defender] if defence <= attack else []
        if attack == defence:
            losers = [city for city in losers if not self.spared(battle, city)]
        told = [battle.attacker] if event.attacker_loses else []
        told += [battle.defender] if event.defender_loses else []
        agree(losers, told, "who loses (B6.2, H3.6)")
        battle.bonus, battle.dice = {}, None
        if self.names_each_loss():
            battle.losers = losers
            return
        for city in losers:
            if city == battle.attacker or self.defenders(battle).size():
                self.lose(city, Party(1))
            else:
                battle.losers = [city]  # the Minotaur is the unit lost, and is told next

    @hear.register
    def _(self, event: events.MinotaurFell) -> None:
        battle = self.present_battle()
        agree(battle.place, self.chart.isles[event.isle], "where the Minotaur fell")
        agree([battle.defender], battle.losers, "who loses the Minotaur")
        agree(0, self.defenders(battle).size(), f"units on {battle.place} before the Minotaur falls (C14)")
        battle.losers = []

    @hear.register
    def _(self, event: events.TroopsRetreated) -> None:
        battle, city, target = self.present_battle(), CITIES[event.player], self.chart.isles[event.to_isle]
        party = self.as_party(event.count, event.undead, event.heroes, event.titans, event.artifacts)
        agree(battle.place, self.chart.isles[event.from_isle], "where troops retreat from")
        agree(True, target != battle.place and self.isles[target]["owner"] == city, "retreat to an own isle (B6.4)")
        agree(False, figure_on(self.isles[battle.place]) == "medusa", "Medusa holds them (C16)")
        if self.item_used != ("thread", city) and target not in self.joined(city, battle.place):
            raise Disagreement(f"{city} retreats from {battle.place} to {target} (B6.4)")
        if city == battle.attacker:
            agree(battle.party, party, "who retreats")
            battle.party = Party()
        else:
            self.take_off_land(battle.place, party)
            agree(0, self.defenders(battle).size(), "who is left behind")
            battle.given_up = True
        self.add_on_land(target, party)

    @hear.register
    def _(self, event: events.FleetsRetreated) -> None:
        battle, city, target = self.present_battle(), CITIES[event.player], self.chart.seas[event.to_sea]
        party = self.as_party(event.count, event.undead)
        agree(battle.place, self.chart.seas[event.from_sea], "where fleets retreat from")
        if target not in self.chart.beside[battle.place] or self.is_closed(target):
            raise Disagreement(f"{city} retreats from {battle.place} to {target} (B6.4)")
        if city == battle.attacker:
            agree(battle.party, party, "who retreats")
            battle.party = Party()
        else:
            self.take_stack(city, battle.place, party)
        self.add_at_sea(city, target, party)

    @hear.register
    def _(self, event: events.BattleEnded) -> None:
        battle = self.present_battle()
        winner = None if event.winner is None else CITIES[event.winner]
        agree([], battle.losers, "who still has a unit to lose")
        agree(self.left_alone(battle), winner, "who is left alone (B6.5)")
        if battle.on_land:
            if winner == battle.attacker:
                self.party = winner, battle.party
            else:
                agree(set(), battle.party.artifacts, "artifacts that are nowhere (T5.2)")
        elif winner == battle.attacker:
            self.add_at_sea(winner, battle.place, battle.party)
        self.battle = None

    @hear.register
    def _(self, event: events.IsleTaken) -> None:
        name = self.chart.isles[event.isle]
        agree(self.isles[name]["owner"], None if event.former is None else CITIES[event.former], "whose the isle was")
        if self.party is None:
            raise Disagreement("an isle is taken by nobody")
        agree(0, self.party_on(name).size(), "units on an isle that is taken (B5.10)")
        agree(CITIES[event.player], self.party[0], "who takes the isle")
        former = self.isles[name]["owner"]
        self.isles[name]["owner"], party = self.party
        self.add_on_land(name, party)
        self.party = None
        if self.teams and former is not None and not self.own(former):
            self.conquered = CITIES[event.player], name
