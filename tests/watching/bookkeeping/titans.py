"""The bookkeeper: adds the events of Titans (T) to what `base`, `war` and `hades` know."""

from __future__ import annotations

from functools import singledispatchmethod

from cyclades.engine.words import events
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, METROPOLISES
from tests.watching.bookkeeping.hades import HadesBookkeeper
from tests.watching.bookkeeping.ledger import Disagreement, agree
from tests.watching.bookkeeping.units import Party


class Bookkeeper(HadesBookkeeper):
    """Follows whole games with whatever modules."""

    @singledispatchmethod
    def hear(self, event: events.Event) -> None:
        super().hear(event)

    # Before the game

    @hear.register
    def _(self, event: events.SiteBuilt) -> None:
        isle = self.chart.isles[event.isle]
        agree(self.chart.sites.get(isle), event.slot, f"the site of {isle} (T1.3)")
        built = [self.isles[name]["buildings"][slot] for name, slot in self.chart.sites.items()]
        agree(False, BUILDINGS[event.building] in built, "one of each type (T1.3)")
        self.isles[isle]["buildings"][event.slot] = BUILDINGS[event.building]

    @hear.register
    def _(self, event: events.SpecialsDrawn) -> None:
        self.specials = {METROPOLISES[kind] for kind in event.metropolises}
        agree(2, len(self.specials), "how many special metropolises there are (T5.10)")

    @hear.register
    def _(self, event: events.CoinGiven) -> None:
        city = CITIES[event.player]
        self.turn_of(city, "apollo")
        agree((True, 1), (self.prelude, event.gold), "Apollo's coin before the game (T6.2)")
        self.cities[city]["gold"] += event.gold

    # Titans

    @hear.register
    def _(self, event: events.TitanRaised) -> None:
        city, isle = CITIES[event.player], self.chart.isles[event.isle]
        turn = self.turn_of(city, "kronos")
        if self.prelude:
            agree(0, event.price, "the price of the first titans (T6.2)")
            self.put_first(city, isle, Party(titans=1))
            return
        gift = self.gods[0] == "kronos" and not turn["kronos_gift"]
        agree(0 if gift else 2, event.price, "the price of a titan (T3.1, T3.2)")
        if gift:
            turn["kronos_gift"] = True
        else:
            agree(0, turn["recruited"], "titans bought this turn (T3.2)")
            turn["recruited"] = 1
        agree(city, self.isles[isle]["owner"], f"whose {isle} is (T3.2)")
        self.pay(city, event.price)
        self.add_on_land(isle, Party(titans=1))
        agree(True, sum(land["titans"] for land in self.own(city)) <= 3, "3 titans of a colour (T3.2)")

    # Artifacts

    @hear.register
    def _(self, event: events.ArtifactPlaced) -> None:
        city, name, isle = CITIES[event.player], CARDS[event.card], self.chart.isles[event.isle]
        self.turn_of(city)
        agree(city, self.isles[isle]["owner"], f"whose {isle} is (T5.2)")
        self.discard.remove(name)
        agree(False, name in self.artifacts, f"the {name} is in the game already")
        self.artifacts[name] = isle

    @hear.register
    def _(self, event: events.ArtifactLost) -> None:
        agree((2, None), (event.space, self.turn), "the space an unsold card leaves (T5.1)")
        self.discard_card(event.card, event.space)
        self.discard.remove(CARDS[event.card])
        self.gone.add(CARDS[event.card])

    @hear.register
    def _(self, event: events.ArtifactsLeft) -> None:
        battle = self.present_battle()
        left = Party(artifacts={CARDS[card] for card in event.artifacts})
        agree(True, battle.party.has(left), "who brought what is left (T5.2)")
        battle.party = battle.party.without(left)
        agree(battle.place, self.chart.isles[event.isle], "where artifacts are left")
        self.add_on_land(battle.place, left)

    @hear.register
    def _(self, event: events.ArtifactSent) -> None:
        city, name = CITIES[event.player], CARDS[event.card]
        source, target = self.chart.isles[event.from_isle], self.chart.isles[event.to_isle]
        turn = self.turn_of(city)
        agree((True, True), (turn["god"] != "apollo", name in ("sandals", "helm")), "what may be sent when (T7.5)")
        agree((source, city), (self.artifacts[name], self.isles[source]["owner"]), f"who has the {name}")
        agree(self.partner(city), self.isles[target]["owner"], "to whom it is sent (T7.5)")
        agree(1, event.price, "the price of sending (T7.5)")
        self.pay(city, event.price)
        self.artifacts[name] = target

    @hear.register
    def _(self, event: events.CaduceusPaid) -> None:
        city, battle = CITIES[event.player], self.present_battle()
        loser = battle.losers[0]
        side = battle.party if loser == battle.attacker else self.defenders(battle)
        agree((True, True), (battle.on_land, "caduceus" in side.artifacts), "the Caduceus is with them (T5.6)")
        agree(True, city in self.side(loser), "who pays for the Caduceus (T5.6, T7.5)")
        agree(1, event.price, "the price of the Caduceus (T5.6)")
        self.pay(city, event.price)
        self.caduceus_paid = loser

    @hear.register
    def _(self, event: events.LightningPaid) -> None:
        city, holder = CITIES[event.player], CITIES[event.holder]
        agree(((city, holder), 1), (self.toll_due, event.gold), "who pays whom for the Lightning (T5.8)")
        self.toll_due = None
        self.pay(city, event.gold)
        self.cities[holder]["gold"] += event.gold
        self.to_share = holder, event.gold

    @hear.register
    def _(self, event: events.GoldShared) -> None:
        city, partner = CITIES[event.player], CITIES[event.partner]
        agree(self.partner(city), partner, "with whom gold is shared (T7.5)")
        if self.to_share is None or self.to_share[0] != city or not 0 < event.gold <= self.to_share[1]:
            raise Disagreement(f"{city} shares {event.gold} GP, of {self.to_share} (T7.5)")
        self.to_share = None
        self.pay(city, event.gold)
        self.cities[partner]["gold"] += event.gold

    # Teams

    @hear.register
    def _(self, event: events.LastCycle) -> None:
        agree(False, self.last_cycle, "whether it is the last cycle already (T7.2)")
        team = list(CITIES[2 * event.team : 2 * event.team + 2])
        agree((True, True), (self.teams, team == [one for one in self.leaders() if one in team]), "why (T7.2)")
        self.last_cycle = True
