"""The part of the bookkeeper who knows the events of Hades's modules (H1 to H4)."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import Final

from cyclades.engine.words import events
from cyclades.engine.words.pieces import CARDS, CITIES, FAVOURS, GODS, ITEMS
from tests.watching.bookkeeping.base import BaseBookkeeper
from tests.watching.bookkeeping.ledger import HEROES, PRIESTESS_TILES, Disagreement, agree, figure_on
from tests.watching.bookkeeping.units import Party

FAVOUR_PRICES: Final = {"aphrodite": 2, "hera": 2, "hestia": 2, "dionysus": 2, "hephaestus": 2}  # H4.2; others: none


class HadesBookkeeper(BaseBookkeeper):
    @singledispatchmethod
    def hear(self, event: events.Event) -> None:
        super().hear(event)

    # Free placement

    @hear.register
    def _(self, event: events.TroopPut) -> None:
        city = CITIES[event.player]
        self.turn_of(city)
        self.put_first(city, self.chart.isles[event.isle], Party(1))

    def put_first(self, city: str, name: str, party: Party) -> None:
        """Units come to the board before the game (H1.4); with Titans on two adjacent territories (T6.3)."""
        owner = self.isles[name]["owner"]
        agree(True, self.prelude and owner in (None, city), f"{name} is free (H1.4, T6.3)")
        others = [other for other, isle in self.isles.items() if isle["owner"] == city and other != name]
        if "titans" in self.modules and others:
            agree((1, True), (len(others), others[0] in self.chart.by_land[name]), "the two territories (T6.3)")
        if self.players == 6:
            partners = [other for other, isle in self.isles.items() if isle["owner"] == self.partner(city)]
            isles = {self.chart.isle_of[other] for other in partners}
            agree(False, self.chart.isle_of[name] in isles, "partners begin on different isles (T6.4)")
        self.isles[name]["owner"] = city
        self.add_on_land(name, party)

    @hear.register
    def _(self, event: events.FleetPut) -> None:
        city, sea = CITIES[event.player], self.chart.seas[event.sea]
        turn = self.turn_of(city)
        agree(True, self.prelude, "a fleet is put before the game (H1.4)")
        agree(True, sea not in self.seas or turn["god"] == "poseidon", "fleets are put apart (H1.4)")
        self.check_harbour(city, sea)
        self.add_at_sea(city, sea, Party(1))

    # Hades

    @hear.register
    def _(self, event: events.ThreatRolled) -> None:
        if self.item_used is not None and self.item_used[0] == "obol":
            self.threat -= self.threat_roll
            self.item_used = None
        self.threat_roll = event.one + event.other
        self.threat += self.threat_roll
        agree(self.threat, event.threat, "the threat (H2.1)")

    @hear.register
    def _(self, event: events.HadesCame) -> None:
        agree(True, self.threat >= 9, "the threat is high enough for Hades (H2.1)")
        agree(self.gods[-1], GODS[event.god], "the god right above Apollo (H2.2)")
        self.covered = self.gods[-1]
        self.gods = [*self.gods[:-1], "hades"]

    @hear.register
    def _(self, event: events.HadesLeft) -> None:
        agree(({}, [], None), (self.bids, self.apollo, self.turn), "what is left of a cycle when Hades leaves (H2.3)")
        agree("hades", self.gods[-1], "who leaves")
        for isle in self.isles.values():
            isle["undead"] = 0
        for sea, stack in [*self.seas.items()]:
            if stack["undead"]:
                self.take_off_sea(stack["owner"], sea, Party(0, stack["undead"]))
        self.threat = 0

    @hear.register
    def _(self, event: events.UndeadTroopRaised) -> None:
        city, isle = self.recruit(event.player, "hades", event.price), self.chart.isles[event.isle]
        agree(city, self.isles[isle]["owner"], f"whose {isle} is")
        self.add_on_land(isle, Party(0, 1))
        agree(True, sum(land["undead"] for land in self.isles.values()) <= 5, "5 undead troops at most (H2.4)")

    @hear.register
    def _(self, event: events.UndeadFleetRaised) -> None:
        city, sea = self.recruit(event.player, "hades", event.price), self.chart.seas[event.sea]
        self.check_harbour(city, sea)
        self.add_at_sea(city, sea, Party(0, 1))
        agree(True, sum(stack["undead"] for stack in self.seas.values()) <= 5, "5 undead fleets at most (H2.4)")

    @hear.register
    def _(self, event: events.NecropolisBuilt) -> None:
        city, isle = CITIES[event.player], self.chart.isles[event.isle]
        turn = self.turn_of(city, "hades")
        agree(False, turn["necropolis_built"], "whether it was built in this turn (H2.6)")
        agree(2, event.price, "the price of the necropolis (H2.6)")
        former = None if event.from_isle is None else self.chart.isles[event.from_isle]
        agree(self.necropolis, former, "where the necropolis stood")
        if self.isles[isle]["owner"] != city or not self.chart.spaces[isle] or isle == former:
            raise Disagreement(f"{city} builds the necropolis on {isle} (H2.6)")
        self.pay(city, event.price)
        turn["necropolis_built"] = True
        self.necropolis = isle

    @hear.register
    def _(self, event: events.MetropolisRazed) -> None:
        isle = self.chart.isles[event.isle]
        self.turn_of(CITIES[event.player], "hades")
        agree((self.necropolis, True), (isle, self.isles[isle]["metropolis"]), "the metropolis that is razed (H2.6)")
        self.isles[isle]["metropolis"] = False
        del self.given[isle, "metropolis"]
        if "titans" in self.modules:
            self.isles[isle]["special"] = None

    @hear.register
    def _(self, event: events.GoldBuried) -> None:
        agree((self.necropolis, self.unburied), (self.chart.isles[event.isle], event.gold), "gold of the dead (H2.7)")
        self.isles[str(self.necropolis)]["gold"] += event.gold
        self.unburied = 0

    @hear.register
    def _(self, event: events.GraveGoldTaken) -> None:
        city, name = CITIES[event.player], self.chart.isles[event.isle]
        isle = self.isles[name]
        if self.turn is None:
            agree(self.taker_of(isle), city, f"who has the revenue of {name} (H2.7, H3.7)")
        else:
            self.turn_of(city)
            agree(self.necropolis, name, "where Empusa takes gold (H3.7)")
            agree(True, figure_on(isle) != "chiron", "Empusa goes elsewhere (H3.7)")
        agree(isle["gold"], event.gold, f"the gold on {name}")
        isle["gold"] = 0
        self.cities[city]["gold"] += event.gold
        if self.turn is None and self.artifacts.get("cornucopia") == name and self.to_share is not None:
            self.to_share = city, self.to_share[1] + event.gold  # T7.5: all revenue of that territory

    # Heroes

    @hear.register
    def _(self, event: events.HeroHired) -> None:
        city, name, isle = CITIES[event.player], CARDS[event.card], self.chart.isles[event.isle]
        self.turn_of(city)
        agree(city, self.isles[isle]["owner"], f"whose {isle} is (H3.2)")
        agree(True, name in (self.discard | self.gone) & set(HEROES), f"{name} can be hired")
        self.discard -= {name}
        self.gone -= {name}
        self.heroes[name] = {"owner": city, "isle": isle, "hired": self.cycle}
        if self.favour_due == "hera":
            self.favour_due = None

    @hear.register
    def _(self, event: events.HeroPaid) -> None:
        agree(2, event.price, "a hero's upkeep (H3.3)")
        self.pay(CITIES[event.player], event.price)
        self.keep_hero(CITIES[event.player], CARDS[event.card])

    def keep_hero(self, city: str, name: str) -> None:
        hero = self.heroes[name]
        agree(city, hero["owner"], f"whose hero {name} is")
        agree(True, hero["hired"] < self.cycle and name not in self.kept, f"upkeep is due for {name} (H3.3)")
        agree((None, {}), (self.turn, self.bids), "what has begun before the upkeep (H3.3)")
        self.kept.add(name)

    @hear.register
    def _(self, event: events.HeroSacrificed) -> None:
        city, name = CITIES[event.player], CARDS[event.card]
        agree(True, self.turn_of(city)["god"] != "apollo", "a sacrifice without Apollo (H3.5)")
        hero = self.heroes[name]
        agree((city, True), (hero["owner"], hero["hired"] < self.cycle), f"{name} can be sacrificed (H3.5)")
        self.sacrificed = name
        if name == "achilles":
            agree(True, len(self.own(city)) >= 5, "isles enough for Achilles (H3.6)")
            self.owed += 1

    @hear.register
    def _(self, event: events.HeroLeft) -> None:
        name = CARDS[event.card]
        agree(CITIES[event.player], self.heroes.pop(name)["owner"], f"whose hero {name} was")
        self.kept -= {name}
        self.gone.add(name)

    @hear.register
    def _(self, event: events.MetropolisBought) -> None:
        self.turn_of(CITIES[event.player])
        agree(("ajax", 12), (self.sacrificed, event.price), "what Ajax's metropolis costs (H3.6)")
        self.pay(CITIES[event.player], event.price)
        self.sacrificed = None
        self.owed += 1

    @hear.register
    def _(self, event: events.MetropolisHidden) -> None:
        city, name = CITIES[event.player], CARDS[event.card]
        self.turn_of(city)
        agree("penthesilea", name, "who takes a metropolis to the hidden isle (H3.6)")
        hero = self.heroes.pop(name)
        agree((city, True), (hero["owner"], hero["hired"] < self.cycle), "she can take it (H3.5)")
        agree(True, self.owed > 0 and self.metropolises_left() > 0, "there is a metropolis to take")
        self.kept -= {name}
        self.owed -= 1
        self.hidden_isle = city

    @hear.register
    def _(self, event: events.PriestsTurned) -> None:
        content = self.cities[CITIES[event.player]]
        self.turn_of(CITIES[event.player])
        agree("ulysses", self.sacrificed, "whose power turns priests (H3.6)")
        agree(True, 0 < event.count <= min(content["priests"], self.philosophers_left()), "priests to turn (H3.6)")
        content["priests"] -= event.count
        content["philosophers"] += event.count
        self.sacrificed = None

    @hear.register
    def _(self, event: events.ProsperityMoved) -> None:
        source, target = self.isles[self.chart.isles[event.from_isle]], self.isles[self.chart.isles[event.to_isle]]
        self.turn_of(CITIES[event.player])
        agree(True, source["markers"] > 0 and figure_on(source) != "chiron", "a marker can be taken (H3.7)")
        agree(CITIES[event.player], target["owner"], "who gets it (H3.7)")
        agree(True, source is not target, "another isle gets it")
        source["markers"] -= 1
        target["markers"] += 1

    # Battles

    @hear.register
    def _(self, event: events.DiceRolled) -> None:
        battle = self.present_battle()
        heroes = battle.party.heroes | self.defenders(battle).heroes
        agree((False, True), (battle.rerolled, "ulysses" in heroes), "whether Ulysses may roll again (H3.6)")
        battle.dice = event.attacker_die, event.defender_die

    @hear.register
    def _(self, event: events.DieRerolled) -> None:
        battle, city = self.present_battle(), CITIES[event.player]
        side = battle.party if city == battle.attacker else self.defenders(battle)
        agree(True, city in (battle.attacker, battle.defender) and "ulysses" in side.heroes, "Ulysses rolls (H3.6)")
        if battle.dice is None:
            raise Disagreement("there is no die to roll again")
        attacking = city == battle.attacker
        battle.dice = (event.die, battle.dice[1]) if attacking else (battle.dice[0], event.die)
        battle.rerolled = True

    @hear.register
    def _(self, event: events.UnitLost) -> None:
        city = CITIES[event.player]
        self.take_turn_to_lose(city)
        if event.card is not None:
            agree((False, False), (event.undead, event.titan), "a hero is undead, or a titan")
            self.lose(city, Party(0, 0, {CARDS[event.card]}))
        elif event.titan:
            agree(False, event.undead, "a titan is undead")
            self.lose(city, Party(titans=1))
        else:
            self.lose(city, Party(0, 1) if event.undead else Party(1))

    @hear.register
    def _(self, event: events.UnitSaved) -> None:
        city = CITIES[event.player]
        self.take_turn_to_lose(city)
        if self.caduceus_paid is not None:
            agree(city, self.caduceus_paid, "whose unit the Caduceus saves (T5.6)")
            self.caduceus_paid = None
            return
        self.item_of(city, "aegis")
        self.item_used = None

    def take_turn_to_lose(self, city: str) -> None:
        """H5.1: the attacker's loss is settled first."""
        losers = self.present_battle().losers
        agree([city], losers[:1], "who loses a unit now")
        losers.pop(0)

    # Favours

    @hear.register
    def _(self, event: events.FavoursShuffled) -> None:
        agree(True, "hades" in self.gods or not self.favours, "why the favours are shuffled (H4.1)")
        self.favours = set(FAVOURS) - (set() if "heroes" in self.modules else {"hera"})

    @hear.register
    def _(self, event: events.FavourLaid) -> None:
        agree(self.gods[-1], GODS[event.god], "the god right above Apollo (H4.1)")
        agree(True, "hades" not in self.gods, "no favour beside Hades (H4.1)")
        self.favours.remove(FAVOURS[event.favour])
        self.favour = {"tile": FAVOURS[event.favour], "god": GODS[event.god], "used": False}

    @hear.register
    def _(self, event: events.FavourUsed) -> None:
        city, tile = CITIES[event.player], FAVOURS[event.favour]
        turn = self.turn_of(city)
        agree({"tile": tile, "god": turn["god"], "used": False}, self.favour, "the favour that is used (H4.2)")
        agree(FAVOUR_PRICES.get(tile, 0), event.price, f"the price of {tile}'s favour (H4.2)")
        self.pay(city, event.price)
        self.favour = {"tile": tile, "god": turn["god"], "used": True}
        self.favour_due = tile

    def power_of(self, city: str, tile: str) -> None:
        """What a favour does follows its use, once."""
        self.turn_of(city)
        agree(tile, self.favour_due, "the favour whose power this is (H4.2)")
        self.favour_due = None

    def gift(self, city: str, priestess: bool) -> None:
        """H4.2, H4.8: at the beginning of the turn."""
        self.turn_of(city)
        if self.favour is None or not self.gift_due:
            raise Disagreement(f"{city} has no gift to get")
        agree(self.favour["tile"] in PRIESTESS_TILES, priestess, "what the favour gives (H4.2)")
        self.gift_due = False

    @hear.register
    def _(self, event: events.PriestessGiven) -> None:
        self.gift(CITIES[event.player], priestess=True)
        self.cities[CITIES[event.player]]["priestesses"] += 1

    @hear.register
    def _(self, event: events.PriestessSpent) -> None:
        city, name = CITIES[event.player], CARDS[event.card]
        agree(True, self.has_priestess(city), f"{city} has a priestess (H4.4)")
        self.cities[city]["priestesses"] -= 1
        if name in HEROES:
            self.keep_hero(city, name)
            return
        self.turn_of(city)
        figures = [isle["figure"] for isle in self.isles.values() if figure_on(isle) == name]
        agree([(city, True)], [(one["holder"], one["called"] < self.cycle) for one in figures], "it would leave (H4.4)")
        figures[0]["called"] = self.cycle

    @hear.register
    def _(self, event: events.ItemGiven) -> None:
        self.gift(CITIES[event.player], priestess=False)
        self.item_deck.remove(ITEMS[event.item])
        self.add_item(CITIES[event.player], "items", ITEMS[event.item])

    def add_item(self, city: str, pile: str, item: str) -> None:
        self.cities[city][pile] = sorted([*self.cities[city][pile], item], key=ITEMS.index)

    @hear.register
    def _(self, event: events.ItemsShuffled) -> None:
        in_hand = 1 if self.favour_due == "hephaestus" else 0  # the first of the two he looks at
        agree(True, len(self.item_deck) <= in_hand, "the deck that is made anew (H4.5)")
        self.item_deck |= self.item_discard
        self.item_discard = set()

    @hear.register
    def _(self, event: events.ItemsSeen) -> None:
        self.power_of(CITIES[event.player], "hephaestus")
        self.shown = {ITEMS[item] for item in event.items}
        agree((2, True), (len(self.shown), self.shown <= self.item_deck), "two items of the deck are shown (H4.2)")
        self.item_deck -= self.shown

    @hear.register
    def _(self, event: events.ItemKept) -> None:
        if event.item is None:
            raise Disagreement("the bookkeeper is told which item it is")
        if not self.shown:
            self.power_of(CITIES[event.player], "hephaestus")
            agree({ITEMS[event.item]}, self.item_deck | self.item_discard, "the only item left (H4.2)")
            self.item_deck.remove(ITEMS[event.item])
        else:
            self.shown.remove(ITEMS[event.item])
        self.turn_of(CITIES[event.player])
        self.add_item(CITIES[event.player], "secret_items", ITEMS[event.item])

    @hear.register
    def _(self, event: events.ItemDiscarded) -> None:
        self.turn_of(CITIES[event.player])
        agree({ITEMS[event.item]}, self.shown, "the item that was not kept (H4.2)")
        self.shown = set()
        self.item_discard.add(ITEMS[event.item])

    @hear.register
    def _(self, event: events.ItemUsed) -> None:
        city, item = CITIES[event.player], ITEMS[event.item]
        pile = "secret_items" if event.secret else "items"
        agree(True, item in self.cities[city][pile], f"{city} has the {item} (H4.5)")
        self.cities[city][pile] = [other for other in self.cities[city][pile] if other != item]
        self.item_discard.add(item)
        self.item_used = item, city
        if item in ("spear", "trident"):
            battle = self.present_battle()
            agree(item == "spear", battle.on_land, f"where the {item} is used (H4.5)")
            agree(True, city in (battle.attacker, battle.defender), "who uses it fights")
            battle.bonus[city] = 2
        elif item in ("fleece", "cup", "lyre", "pandora"):
            agree(True, self.turn_of(city)["god"] != "apollo", "it is used in the own turn (H4.6)")

    @hear.register
    def _(self, event: events.BarredFromGod) -> None:
        city, victim, god = CITIES[event.player], CITIES[event.victim], GODS[event.god]
        self.item_of(city, "apple")
        agree(True, victim != city and not self.cities[victim]["eliminated"], "another player is kept off (H4.5)")
        agree(True, god in self.gods and not self.bids, f"{god} is available, and nobody has bid")
        self.apple = {"player": victim, "god": god}
        self.item_used = None

    @hear.register
    def _(self, event: events.TroopsDoubled) -> None:
        city, isle = CITIES[event.player], self.chart.isles[event.isle]
        self.power_of(city, "aphrodite")
        agree(city, self.isles[isle]["owner"], f"whose {isle} is (H4.2)")
        gained = min(self.isles[isle]["troops"], self.troops_left(city))
        agree((gained, True), (event.count, event.count > 0), f"troops gained on {isle} (H4.2)")
        self.isles[isle]["troops"] += event.count

    @hear.register
    def _(self, event: events.CardGiven) -> None:
        city, what = CITIES[event.player], "priests" if event.priest else "philosophers"
        self.turn_of(city)
        agree("artemis", self.favour_due, "the favour that takes a card (H4.2)")
        agree(True, self.cities[city][what] > 0, f"{city} has {what}")
        self.cities[city][what] -= 1

    @hear.register
    def _(self, event: events.HarvestTaken) -> None:
        city = CITIES[event.player]
        self.power_of(city, "demeter")
        agree(len(self.own(city)), event.gold, "Demeter's gold (H4.2)")
        self.cities[city]["gold"] += event.gold

    @hear.register
    def _(self, event: events.CardTurnedUp) -> None:
        agree("hera", self.favour_due, "the favour that turns cards up (H4.2)")
        self.deck.remove(CARDS[event.card])
        self.discard.add(CARDS[event.card])

    @hear.register
    def _(self, event: events.SeaMarkerPlaced) -> None:
        city, sea = CITIES[event.player], self.chart.seas[event.sea]
        self.power_of(city, "hermes")
        agree(city, self.seas[sea]["owner"], f"whose fleets are at {sea} (H4.2)")
        agree(True, self.prosperity_left() > 0, "a marker is left")
        self.sea_markers[sea] += 1

    @hear.register
    def _(self, event: events.FleeceSold) -> None:
        city = CITIES[event.player]
        self.item_of(city, "fleece")
        agree(3, event.gold, "what the Golden Fleece brings (H4.5)")
        self.cities[city]["gold"] += event.gold
        self.item_used = None

    @hear.register
    def _(self, event: events.FigureMoved) -> None:
        city, card = CITIES[event.player], CARDS[event.card]
        source, target = self.isles[self.chart.isles[event.from_isle]], self.isles[self.chart.isles[event.to_isle]]
        self.turn_of(city)
        self.item_of(city, "lyre")
        agree(card, figure_on(source), "the figure that follows the Lyre (H4.5)")
        agree(True, source is not target, "it goes to another isle")
        figure, source["figure"] = source["figure"], None
        if target["figure"] is None:
            target["figure"] = figure
        else:
            self.discard.add(card)  # C0.6; `FiguresClashed` and `FigureLeft` follow
        self.item_used = None
