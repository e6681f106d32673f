"""A bookkeeper: knows the rules and the position at the beginning, hears events, and never asks the engine.

Whatever an event says is written down; whatever the rules say about it (a price, a revenue, the total of a battle,
who has won) is reckoned anew and must agree. Rule numbers stand beside each.
"""

from __future__ import annotations

from functools import singledispatchmethod

from cyclades.engine import events
from cyclades.engine.pieces import BUILDINGS, CARDS, CITIES, GODS
from tests.books import BUILDERS, GODS_IN_ROW, TRACK_PRICES, Battle, Books, Disagreement, agree, figure_on


class Bookkeeper(Books):
    @singledispatchmethod
    def hear(self, event: events.Event) -> None:
        """Write an event down."""
        raise Disagreement(f"nobody has told me what {event} means")

    # Cycle

    @hear.register
    def _(self, event: events.CycleBegan) -> None:
        agree(self.cycle + 1, event.cycle, "the cycle")
        agree([], self.leaders(), "who has metropolises enough at the end of a cycle (B8.1)")
        if self.cycle == self.options.get("max_cycles"):
            raise Disagreement("a cycle more than was agreed (B8.4)")
        agree(({}, []), (self.bids, self.apollo), "markers still out at the end of a cycle")
        self.cycle = event.cycle
        self.apollo_turns = 0
        for city in self.cities.values():
            city["discounts_used"] = 0  # C0.2

    @hear.register
    def _(self, event: events.CardUnsold) -> None:
        agree(2, event.space, "the space an unsold card leaves (B3.1)")
        self.discard_card(event.card, event.space)

    @hear.register
    def _(self, event: events.CardSlid) -> None:
        agree(CARDS[event.card], self.track[event.from_space], "the card that slides")
        agree(None, self.track[event.to_space], "where a card slides to")
        self.track[event.from_space] = None
        self.track[event.to_space] = CARDS[event.card]

    @hear.register
    def _(self, event: events.CardDrawn) -> None:
        agree(None, self.track[event.space], "where a card is drawn to")
        self.deck.remove(CARDS[event.card])
        self.track[event.space] = CARDS[event.card]

    @hear.register
    def _(self, event: events.DeckRefilled) -> None:
        agree(set(), self.deck, "the deck that is refilled (B3.3)")
        self.deck, self.discard = self.discard, set()

    @hear.register
    def _(self, event: events.GodsLaid) -> None:
        gods = [GODS[god] for god in event.gods]
        hidden = set(GODS[:4]) - set(self.gods)
        agree(GODS_IN_ROW[self.players], len(set(gods)), "how many gods are available (B3.5)")
        if self.players in (2, 4):
            agree(hidden, set(gods[:1]), "the god that lay face down (B3.5)")
        elif self.players == 3 and self.cycle % 2 == 0:
            agree(hidden, set(gods), "the gods that lay face down (B3.5)")
        self.gods = gods

    @hear.register
    def _(self, event: events.RevenueTaken) -> None:
        city = CITIES[event.player]
        agree(self.revenue(city), event.gold, f"the revenue of {city} (B3.6)")
        self.cities[city]["gold"] += event.gold

    # Offerings

    @hear.register
    def _(self, event: events.Outbid) -> None:
        agree(self.marker(event.marker), self.bids.pop(GODS[event.god])["marker"], "who is outbid")
        agree(CITIES[event.player], self.city_of(self.marker(event.marker)), "who is outbid")

    @hear.register
    def _(self, event: events.BidPlaced) -> None:
        marker, god = self.marker(event.marker), GODS[event.god]
        if god not in self.gods or god in self.bids:
            raise Disagreement(f"a bid on {god}, with gods {self.gods} and bids {self.bids}")
        self.lift_marker(marker)
        self.bids[god] = {"marker": marker, "gold": event.gold}
        self.bids = {name: self.bids[name] for name in GODS if name in self.bids}
        city = CITIES[event.player]
        agree(city, self.city_of(marker), "who bids")
        if self.cost_of_bids(city) > self.cities[city]["gold"]:
            raise Disagreement(f"{city} bids what he can't pay (B4.5)")

    @hear.register
    def _(self, event: events.ApolloChosen) -> None:
        marker = self.marker(event.marker)
        agree(CITIES[event.player], self.city_of(marker), "who goes to Apollo")
        agree(len(self.apollo), event.place, "the place in Apollo's queue (B4.4)")
        self.lift_marker(marker)
        self.apollo.append(marker)

    @hear.register
    def _(self, event: events.OfferingPaid) -> None:
        city = CITIES[event.player]
        agree(self.cost_of_bids(city), event.gold, f"what {city} pays (B4.5)")
        self.pay(city, event.gold)

    # Turn

    @hear.register
    def _(self, event: events.TurnBegan) -> None:
        agree(None, self.turn, "the turn before a turn begins")
        marker, god = self.marker(event.marker), GODS[event.god]
        waiting = [name for name in self.gods if name in self.bids]
        expected = (waiting[0], self.bids[waiting[0]]["marker"]) if waiting else ("apollo", self.apollo[0])
        agree(expected, (god, marker), "the next turn (B5.1)")
        agree(CITIES[event.player], self.city_of(marker), "whose turn begins")
        self.turn = {"marker": marker, "god": god, "recruited": 0}

    @hear.register
    def _(self, event: events.TurnEnded) -> None:
        city, marker, god = CITIES[event.player], self.marker(event.marker), GODS[event.god]
        turn = self.turn_of(city, god)
        supply = {"zeus": self.priests_left(), "athena": self.philosophers_left()}.get(god, 0)
        if supply and not turn["recruited"]:
            raise Disagreement(f"{city} ends a turn with {god} without his gift (B5.3)")
        if god == "apollo":
            agree(marker, self.apollo.pop(0), "who leaves Apollo")
            self.apollo_turns += 1
        else:
            agree(marker, self.bids.pop(god)["marker"], f"who leaves {god}")
        free = [place for place, other in enumerate(self.turn_order) if other is None]
        agree(free[-1], event.place, "the last free place of the turn track (B5.1)")
        self.turn_order[event.place] = marker
        self.turn = None

    @hear.register
    def _(self, event: events.ApolloGave) -> None:
        city = CITIES[event.player]
        self.turn_of(city, "apollo")
        agree(4 if len(self.own(city)) == 1 else 1, event.gold, f"what Apollo gives {city} (B5.12)")
        self.cities[city]["gold"] += event.gold

    @hear.register
    def _(self, event: events.ProsperityPlaced) -> None:
        isle = self.isles[self.chart.isles[event.isle]]
        self.turn_of(CITIES[event.player], "apollo")
        agree(0, self.apollo_turns, "turns with Apollo before the one with the marker (B5.12)")
        agree(CITIES[event.player], isle["owner"], "whose isle gets the marker")
        isle["markers"] += 1

    @hear.register
    def _(self, event: events.TroopRecruited) -> None:
        isle = self.chart.isles[event.isle]
        agree(self.recruit(event.player, "ares", event.price), self.isles[isle]["owner"], f"whose {isle} is")
        self.add_troops(isle, 1)

    @hear.register
    def _(self, event: events.FleetRecruited) -> None:
        city = self.recruit(event.player, "poseidon", event.price)
        sea = self.chart.seas[event.sea]
        if self.is_closed(sea) or not any(
            sea in self.chart.coast[name] for name, isle in self.isles.items() if isle["owner"] == city
        ):
            raise Disagreement(f"{city} builds a fleet at {sea} (B5.4)")
        self.add_fleets(city, sea, 1)

    @hear.register
    def _(self, event: events.PriestTaken) -> None:
        self.cities[self.recruit(event.player, "zeus", event.price)]["priests"] += 1

    @hear.register
    def _(self, event: events.PhilosopherTaken) -> None:
        self.cities[self.recruit(event.player, "athena", event.price)]["philosophers"] += 1

    @hear.register
    def _(self, event: events.Built) -> None:
        city, name = CITIES[event.player], self.chart.isles[event.isle]
        agree(BUILDERS[str(self.turn_of(city)["god"])], BUILDINGS[event.building], "what his god builds (B5.7)")
        agree(2, event.price, "the price of a building (B5.7)")
        agree(city, self.isles[name]["owner"], f"whose {name} is")
        agree(self.slot_for_building(name), event.slot, f"the slot a building takes on {name} (B5.8)")
        self.pay(city, event.price)
        self.isles[name]["buildings"][event.slot] = BUILDINGS[event.building]

    # Moves and battles

    @hear.register
    def _(self, event: events.FleetsMoved) -> None:
        city, source, target = CITIES[event.player], self.chart.seas[event.from_sea], self.chart.seas[event.to_sea]
        self.turn_of(city)
        if target not in self.chart.beside[source] or self.is_closed(target):
            raise Disagreement(f"fleets sail from {source} to {target} (B5.9)")
        self.pay(city, event.price)
        self.take_fleets(city, source, event.count)
        if self.seas.get(target, {}).get("owner", city) == city:
            self.add_fleets(city, target, event.count)
        else:
            self.party = city, event.count

    @hear.register
    def _(self, event: events.TroopsMoved) -> None:
        city, source, target = CITIES[event.player], self.chart.isles[event.from_isle], self.chart.isles[event.to_isle]
        self.turn_of(city, None if event.flying else "ares")
        agree(city, self.isles[source]["owner"], f"whose {source} is")
        agree(0 if event.flying else 1, event.price, "the price of a move (B5.10, C5)")
        if figure_on(self.isles[source]) == "medusa":
            raise Disagreement(f"troops leave {source} (C16)")
        if not event.flying and target not in self.joined(city, source):
            raise Disagreement(f"troops go from {source} to {target} without fleets (B5.10)")
        self.pay(city, event.price)
        self.add_troops(source, -event.count)
        if self.isles[target]["owner"] == city:
            self.add_troops(target, event.count)
        else:
            self.party = city, event.count

    @hear.register
    def _(self, event: events.LandBattleBegan) -> None:
        place = self.chart.isles[event.isle]
        isle = self.isles[place]
        agree((CITIES[event.attacker], event.attackers), self.party, "who attacks")
        agree((CITIES[event.defender], event.defenders), (isle["owner"], isle["troops"]), "who defends")
        if not isle["troops"] and figure_on(isle) != "minotaur":
            raise Disagreement(f"a battle on undefended {place} (B5.10)")
        self.battle = Battle(place, True, CITIES[event.attacker], CITIES[event.defender], event.attackers)
        self.party = None

    @hear.register
    def _(self, event: events.SeaBattleBegan) -> None:
        place = self.chart.seas[event.sea]
        agree((CITIES[event.attacker], event.attackers), self.party, "who attacks")
        agree({"owner": CITIES[event.defender], "fleets": event.defenders}, self.seas[place], "who defends")
        self.battle = Battle(place, False, CITIES[event.attacker], CITIES[event.defender], event.attackers)
        self.party = None

    @hear.register
    def _(self, event: events.BattleRound) -> None:
        battle = self.present_battle()
        attack, defence = event.attacker_die + battle.attackers, event.defender_die + self.defence(battle)
        agree((attack, defence), (event.attacker_total, event.defender_total), "the totals (B6.1)")
        agree((attack <= defence, defence <= attack), (event.attacker_loses, event.defender_loses), "who loses (B6.2)")
        if event.attacker_loses:
            battle.attackers -= 1
        if event.defender_loses and battle.on_land:
            self.isles[battle.place]["troops"] -= 1  # -1: the Minotaur is the unit lost, and is told next
        elif event.defender_loses:
            self.take_fleets(battle.defender, battle.place, 1)

    @hear.register
    def _(self, event: events.MinotaurFell) -> None:
        place = self.chart.isles[event.isle]
        agree(place, self.present_battle().place, "where the Minotaur fell")
        agree(-1, self.isles[place]["troops"], f"troops of {place} before the Minotaur falls (C14)")
        self.isles[place]["troops"] = 0

    @hear.register
    def _(self, event: events.TroopsRetreated) -> None:
        battle, city, target = self.present_battle(), CITIES[event.player], self.chart.isles[event.to_isle]
        agree(battle.place, self.chart.isles[event.from_isle], "where troops retreat from")
        if city != self.isles[target]["owner"] or target not in self.joined(city, battle.place):
            raise Disagreement(f"{city} retreats from {battle.place} to {target} (B6.4)")
        if city == battle.attacker:
            agree(battle.attackers, event.count, "how many retreat")
            battle.attackers = 0
        else:
            agree(self.isles[battle.place]["troops"], event.count, "how many retreat")
            self.add_troops(battle.place, -event.count)
            battle.given_up = True
        self.add_troops(target, event.count)

    @hear.register
    def _(self, event: events.FleetsRetreated) -> None:
        battle, city, target = self.present_battle(), CITIES[event.player], self.chart.seas[event.to_sea]
        agree(battle.place, self.chart.seas[event.from_sea], "where fleets retreat from")
        if target not in self.chart.beside[battle.place] or self.is_closed(target):
            raise Disagreement(f"{city} retreats from {battle.place} to {target} (B6.4)")
        if city == battle.attacker:
            agree(battle.attackers, event.count, "how many retreat")
            battle.attackers = 0
        else:
            self.take_fleets(city, battle.place, event.count)
            agree(None, self.seas.get(battle.place), "fleets left behind by a retreat (B6.4)")
        self.add_fleets(city, target, event.count)

    @hear.register
    def _(self, event: events.BattleEnded) -> None:
        battle = self.present_battle()
        winner = None if event.winner is None else CITIES[event.winner]
        agree(self.left_alone(battle), winner, "who is left alone (B6.5)")
        if battle.on_land:
            if winner == battle.attacker:
                self.party = winner, battle.attackers
        elif winner == battle.attacker:
            self.add_fleets(winner, battle.place, battle.attackers)
        self.battle = None

    @hear.register
    def _(self, event: events.IsleTaken) -> None:
        isle = self.isles[self.chart.isles[event.isle]]
        agree(isle["owner"], None if event.former is None else CITIES[event.former], "whose the isle was")
        if self.party is None:
            raise Disagreement("an isle is taken by nobody")
        agree(0, isle["troops"], "troops on an isle that is taken (B5.10)")
        agree(CITIES[event.player], self.party[0], "who takes the isle")
        isle["owner"], isle["troops"] = self.party
        self.party = None

    # Metropolises

    @hear.register
    def _(self, event: events.BuildingDiscarded) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.player], self.isles[isle]["owner"], f"whose {isle} is")
        self.remove_building(isle, event.slot, event.building)
        self.discarded.add(BUILDINGS[event.building])
        if self.discarded == set(BUILDINGS[1:]):
            self.discarded = set()
            self.owed += 1

    @hear.register
    def _(self, event: events.PhilosophersDiscarded) -> None:
        agree(4, event.count, "how many philosophers make a metropolis (B7.2)")
        self.cities[CITIES[event.player]]["philosophers"] -= 4
        agree(True, self.cities[CITIES[event.player]]["philosophers"] >= 0, "philosophers enough")
        self.owed += 1

    @hear.register
    def _(self, event: events.BuildingCleared) -> None:
        isle = self.chart.isles[event.isle]
        agree(True, event.slot in self.chart.spaces[isle], f"slot {event.slot} is on the metropolis space (B7.3)")
        self.remove_building(isle, event.slot, event.building)

    @hear.register
    def _(self, event: events.MetropolisFounded) -> None:
        city, isle = CITIES[event.player], self.chart.isles[event.isle]
        agree(True, self.owed > 0 and isle in self.isles_for_metropolis(city), f"{city} may found on {isle} (B7.3)")
        agree(True, self.space_is_clear(isle), f"the metropolis space of {isle} is clear (B7.3)")
        self.owed -= 1
        self.isles[isle]["metropolis"] = True

    @hear.register
    def _(self, event: events.MetropolisForfeited) -> None:
        agree(True, self.owed > 0, "there is a metropolis to forfeit")
        agree([], self.isles_for_metropolis(CITIES[event.player]), "where the metropolis could stand (B7.4)")
        self.owed -= 1

    # Cards

    @hear.register
    def _(self, event: events.CreatureChanged) -> None:
        city = CITIES[event.player]
        self.turn_of(city, "zeus")
        agree(1, event.price, "the price of a change (B5.11)")
        self.pay(city, event.price)
        self.discard_card(event.card, event.space)

    @hear.register
    def _(self, event: events.CreatureCalled) -> None:
        city = CITIES[event.player]
        agree(True, self.turn_of(city)["god"] != "apollo", "a creature is called without Apollo (C0.1)")
        price = max(1, TRACK_PRICES[event.space] - self.discounts(city))
        agree((price, TRACK_PRICES[event.space] - price), (event.price, event.discounts), "price and discounts (C0.2)")
        self.pay(city, event.price)
        self.cities[city]["discounts_used"] += event.discounts
        self.discard_card(event.card, event.space)

    @hear.register
    def _(self, event: events.PowerForgone) -> None:
        self.turn_of(CITIES[event.player])
        agree(True, CARDS[event.card] in self.discard, "a forgone card lies in the discard (C0.3)")

    @hear.register
    def _(self, event: events.PowerCopied) -> None:
        self.turn_of(CITIES[event.player])
        agree(True, CARDS[event.card] in self.discard - {"chimera"}, "a copied card lies in the discard (C7)")

    @hear.register
    def _(self, event: events.DiscardShuffledIn) -> None:
        self.deck |= self.discard
        self.discard = set()

    @hear.register
    def _(self, event: events.PhilosopherStolen) -> None:
        self.steal(event.player, event.victim, "philosophers", 1)

    @hear.register
    def _(self, event: events.PriestStolen) -> None:
        self.steal(event.player, event.victim, "priests", 1)

    @hear.register
    def _(self, event: events.GoldStolen) -> None:
        agree(self.cities[CITIES[event.victim]]["gold"] // 2, event.gold, "half of the gold (C12)")
        self.steal(event.player, event.victim, "gold", event.gold)

    @hear.register
    def _(self, event: events.FleetLured) -> None:
        sea = self.chart.seas[event.sea]
        agree({"owner": CITIES[event.victim], "fleets": 1}, self.seas.pop(sea), "the lone fleet (C4)")

    @hear.register
    def _(self, event: events.FleetPlaced) -> None:
        city = CITIES[event.player]
        in_reserve = 8 - sum(sea["fleets"] for sea in self.seas.values() if sea["owner"] == city)
        agree(in_reserve > 0, event.from_sea is None, "a fleet of the reserve comes first (C4)")
        if event.from_sea is not None:
            self.take_fleets(city, self.chart.seas[event.from_sea], 1)
        self.add_fleets(city, self.chart.seas[event.sea], 1)

    @hear.register
    def _(self, event: events.BuildingDestroyed) -> None:
        isle = self.chart.isles[event.isle]
        agree(True, figure_on(self.isles[isle]) != "chiron", "the Giant strikes elsewhere (C15)")
        self.remove_building(isle, event.slot, event.building)

    @hear.register
    def _(self, event: events.BuildingTurned) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.player], self.isles[isle]["owner"], f"whose {isle} is (C8)")
        agree(True, event.former != event.building, "it becomes something else (C8)")
        self.remove_building(isle, event.slot, event.former)
        self.isles[isle]["buildings"][event.slot] = BUILDINGS[event.building]

    @hear.register
    def _(self, event: events.TroopSold) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.player], self.isles[isle]["owner"], f"whose {isle} is (C9)")
        self.add_troops(isle, -1)
        self.sell(event.player, event.gold)

    @hear.register
    def _(self, event: events.FleetSold) -> None:
        self.take_fleets(CITIES[event.player], self.chart.seas[event.sea], 1)
        self.sell(event.player, event.gold)

    @hear.register
    def _(self, event: events.PriestSold) -> None:
        self.cities[CITIES[event.player]]["priests"] -= 1
        self.sell(event.player, event.gold)

    @hear.register
    def _(self, event: events.PhilosopherSold) -> None:
        self.cities[CITIES[event.player]]["philosophers"] -= 1
        self.sell(event.player, event.gold)

    @hear.register
    def _(self, event: events.TroopKilled) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.victim], self.isles[isle]["owner"], f"whose {isle} is (C11)")
        self.add_troops(isle, -1)

    @hear.register
    def _(self, event: events.KrakenMoved) -> None:
        sea = self.chart.seas[event.sea]
        if event.price:
            agree(1, event.price, "the price of the Kraken's step (C13)")
            agree(True, sea in self.chart.beside[str(self.kraken)], "the Kraken goes to an adjacent sea (C13)")
        self.pay(CITIES[event.player], event.price)
        self.kraken = sea

    @hear.register
    def _(self, event: events.FleetsLost) -> None:
        sea = self.chart.seas[event.sea]
        agree({"owner": CITIES[event.victim], "fleets": event.count}, self.seas.pop(sea), f"the fleets at {sea}")

    @hear.register
    def _(self, event: events.FleetsPushed) -> None:
        city, source, target = CITIES[event.victim], self.chart.seas[event.from_sea], self.chart.seas[event.to_sea]
        if target not in self.chart.beside[source] or self.is_closed(target):
            raise Disagreement(f"fleets are pushed from {source} to {target} (C17)")
        self.take_fleets(city, source, event.count)
        agree(None, self.seas.get(source), "fleets left behind by a push (C17)")
        self.add_fleets(city, target, event.count)

    @hear.register
    def _(self, event: events.FigurePlaced) -> None:
        self.turn_of(CITIES[event.player])
        isle = self.isles[self.chart.isles[event.isle]]
        agree(None, isle["figure"], "the figure that stood there (C0.6)")
        self.discard.remove(CARDS[event.card])
        isle["figure"] = {"card": CARDS[event.card], "holder": CITIES[event.player], "called": self.cycle}

    @hear.register
    def _(self, event: events.FiguresClashed) -> None:
        self.turn_of(CITIES[event.player])
        isle = self.isles[self.chart.isles[event.isle]]
        agree(True, isle["figure"] is not None and CARDS[event.card] in self.discard, "two figures clash (C0.6)")

    @hear.register
    def _(self, event: events.FigureLeft) -> None:
        isle = self.isles[self.chart.isles[event.isle]]
        agree(CARDS[event.card], figure_on(isle), "the figure that leaves")
        isle["figure"] = None
        self.discard.add(CARDS[event.card])

    # End

    @hear.register
    def _(self, event: events.PlayerEliminated) -> None:
        city = CITIES[event.player]
        agree([], self.own(city), f"the isles of {city}, who is out (B5.14)")
        self.cities[city].update(gold=0, priests=0, philosophers=0, eliminated=True)
        self.seas = {name: sea for name, sea in self.seas.items() if sea["owner"] != city}
        self.bids = {god: bid for god, bid in self.bids.items() if self.city_of(bid["marker"]) != city}
        self.apollo = [marker for marker in self.apollo if self.city_of(marker) != city]
        self.turn_order = [marker if marker and self.city_of(marker) != city else None for marker in self.turn_order]

    @hear.register
    def _(self, event: events.GameEnded) -> None:
        self.ending, self.winners = self.end_of_game()
        agree(self.winners, [CITIES[player] for player in event.winners], "who has won (B8)")
