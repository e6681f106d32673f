"""A bookkeeper: knows the rules and the position at the beginning, hears events, and never asks the engine.

Whatever an event says is written down; whatever the rules say about it (a price, a revenue, the total of a battle,
who has won) is reckoned anew and must agree. Rule numbers stand beside each.
"""

from __future__ import annotations

from functools import singledispatchmethod

from cyclades.engine.words import events
from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, GODS, METROPOLISES
from tests.watching.bookkeeping.ledger import (
    ARTIFACTS,
    BUILDERS,
    GODS_IN_ROW,
    HEROES,
    TRACK_PRICES,
    Disagreement,
    agree,
    figure_on,
)
from tests.watching.bookkeeping.units import Party
from tests.watching.bookkeeping.war import WarBookkeeper


class BaseBookkeeper(WarBookkeeper):
    """Knows the events of the base game, and what modules change about them."""

    @singledispatchmethod
    def hear(self, event: events.Event) -> None:
        super().hear(event)

    # Cycle

    @hear.register
    def _(self, event: events.CycleBegan) -> None:
        agree(1 if self.prelude else self.cycle + 1, event.cycle, "the cycle")
        agree(([], False), (self.leaders(), self.last_cycle), "who has metropolises enough (B8.1, T7.2)")
        if self.cycle == self.options.get("max_cycles") and not self.prelude:
            raise Disagreement("a cycle more than was agreed (B8.4)")
        agree(({}, []), (self.bids, self.apollo), "markers still out at the end of a cycle")
        agree(0, sum(isle.get("undead", 0) for isle in self.isles.values()), "undead after Hades's cycle (H2.3)")
        self.cycle = event.cycle
        self.apollo_turns = 0
        self.kept = set()
        self.favour = self.apple = None
        if self.prelude:
            self.prelude = False
            self.gods = []
        for city in self.cities.values():
            city["discounts_used"] = 0
        self.given.clear()  # C0.2

    @hear.register
    def _(self, event: events.CardUnsold) -> None:
        agree(True, CARDS[event.card] not in ARTIFACTS, "an artifact is never discarded (T5.1)")
        if self.turn is None:
            agree(2, event.space, "the space an unsold card leaves (B3.1)")
        else:
            self.item_of(self.city_of(self.turn["marker"]), "pandora")
            agree(True, self.is_creature(event.card), "Pandora's Box discards creatures (H4.5)")
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
        titans = "titans" in self.modules
        tiles = {*GODS[:4], "kronos"} if titans else set(GODS[:4])
        hidden = tiles - set(self.gods) - {self.covered}
        agree(GODS_IN_ROW[self.players], len(set(gods) & tiles), "how many gods are available (B3.5, T2.1)")
        if titans and self.players < 6 and self.cycle > 1:
            first = gods[: len(hidden)]  # of three players two places for the three
            agree(len(first), len(set(first) & hidden), "the gods that lay face down come first (T2.1)")
        elif self.players in (2, 4) and self.cycle > 1:
            agree(hidden, set(gods[:1]), "the god that lay face down (B3.5)")
        elif self.players == 3 and self.cycle % 2 == 0:
            agree(hidden, set(gods), "the gods that lay face down (B3.5)")
        self.gods = gods
        self.covered = None

    @hear.register
    def _(self, event: events.RevenueTaken) -> None:
        city = CITIES[event.player]
        agree(self.revenue(city), event.gold, f"the revenue of {city} (B3.6)")
        if self.turn is None and self.cycle == 1:
            agree(False, {"free_placement", "titans"} & set(self.modules) != set(), "revenue in cycle 1 (H1.6, T6.1)")
        self.cities[city]["gold"] += event.gold
        place = self.artifacts.get("cornucopia")
        if place and self.isles[place]["owner"] == city == self.taker_of(self.isles[place]):
            self.to_share = city, self.territory_revenue(place)

    # Offerings

    @hear.register
    def _(self, event: events.Outbid) -> None:
        agree(self.marker(event.marker), self.bids.pop(GODS[event.god])["marker"], "who is outbid")
        agree(CITIES[event.player], self.city_of(self.marker(event.marker)), "who is outbid")
        self.outbid = CITIES[event.player]

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
        agree(False, self.apple == {"player": city, "god": god}, f"{city} is kept off {god} (H4.5)")
        if self.outbid and "lightning" in self.artifacts_of(self.outbid):
            self.toll_due = city, self.outbid
        self.outbid = self.to_share = None
        if self.cost_of_bids(city) + (self.toll_due is not None) > self.cities[city]["gold"]:
            raise Disagreement(f"{city} bids what he can't pay (B4.5, T5.8)")

    @hear.register
    def _(self, event: events.ApolloChosen) -> None:
        marker = self.marker(event.marker)
        agree(CITIES[event.player], self.city_of(marker), "who goes to Apollo")
        agree(len(self.apollo), event.place, "the place in Apollo's queue (B4.4)")
        agree(False, self.prelude and event.place > 0, "a second marker on Apollo (H1.2)")
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
        if "hades" in self.modules:
            self.turn["necropolis_built"] = False
        if "titans" in self.modules:
            self.turn |= {"titan_moves": 0, "kronos_gift": False}
        self.gift_due = self.favour is not None and self.favour["god"] == god
        self.gift_sure = self.gift_due and self.gifts_left()

    @hear.register
    def _(self, event: events.TurnEnded) -> None:
        city, marker, god = CITIES[event.player], self.marker(event.marker), GODS[event.god]
        turn = self.turn_of(city, god)
        supply = {"zeus": self.priests_left(), "athena": self.philosophers_left()}.get(god, 0)
        if supply and not turn["recruited"] and not self.prelude:
            raise Disagreement(f"{city} ends a turn with {god} without his gift (B5.3)")
        if self.favour is not None and self.favour["god"] == god:
            agree(False, self.gift_due and self.gift_sure, f"{city} has had no gift (H4.2)")
            self.favour = None
        if god == "apollo":
            agree(marker, self.apollo.pop(0), "who leaves Apollo")
            self.apollo_turns += 1
        else:
            agree(marker, self.bids.pop(god)["marker"], f"who leaves {god}")
        free = [place for place, other in enumerate(self.turn_order) if other is None]
        agree(free[-1], event.place, "the last free place of the turn track (B5.1)")
        self.turn_order[event.place] = marker
        self.turn = self.conquered = None

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
        if self.prelude or self.agreed("apollo_marker", "own", "any") == "own":
            agree(CITIES[event.player], isle["owner"], "whose isle gets the marker (B5.12)")
        agree(True, self.prosperity_left() > 0, "a marker is left")
        isle["markers"] += 1

    @hear.register
    def _(self, event: events.TroopRecruited) -> None:
        isle = self.chart.isles[event.isle]
        agree(self.recruit_unit(event.player, "ares", event.price), self.isles[isle]["owner"], f"whose {isle} is")
        self.add_on_land(isle, Party(1))

    @hear.register
    def _(self, event: events.FleetRecruited) -> None:
        city, sea = self.recruit_unit(event.player, "poseidon", event.price), self.chart.seas[event.sea]
        self.check_harbour(city, sea)
        self.add_at_sea(city, sea, Party(1))

    def recruit_unit(self, player: int, god: str, price: int) -> str:
        """A troop or fleet of the god's, or the one Artemis makes of a card (H4.2)."""
        if self.favour_due != "artemis":
            return self.recruit(player, god, price)
        self.favour_due = None
        agree(0, price, "the price of what Artemis gives")
        return CITIES[player]

    def check_harbour(self, city: str, sea: str) -> None:
        if self.is_closed(sea) or not any(
            sea in self.chart.coast[name] for name, isle in self.isles.items() if isle["owner"] == city
        ):
            raise Disagreement(f"{city} builds a fleet at {sea} (B5.4)")

    @hear.register
    def _(self, event: events.PriestTaken) -> None:
        self.cities[self.take_card(event.player, "zeus", event.price)]["priests"] += 1

    @hear.register
    def _(self, event: events.PhilosopherTaken) -> None:
        self.cities[self.take_card(event.player, "athena", event.price)]["philosophers"] += 1

    def take_card(self, player: int, god: str, price: int) -> str:
        """A priest or philosopher of the god's; before the game it is his extra (H1.3)."""
        if not self.prelude:
            return self.recruit(player, god, price)
        agree(0, price, "the price of the god's extra")
        self.turn_of(CITIES[player], god)
        return CITIES[player]

    @hear.register
    def _(self, event: events.Built) -> None:
        city, name, building = CITIES[event.player], self.chart.isles[event.isle], BUILDINGS[event.building]
        turn = self.turn_of(city)
        if self.favour_due in ("hestia", "dionysus"):
            agree(self.favour_due == "dionysus", building == "theatre", "what the favour builds (H4.2)")
            agree(0, event.price, "the price of a building that is paid for")
            self.favour_due = None
        elif self.prelude or turn["god"] == "kronos":
            agree(True, building in self.given_buildings(str(turn["god"])), "what his god gives him (T3.1, T6.2)")
            agree(0, event.price, "the price of a gift")
            agree(False, turn["kronos_gift"], "whether he had his gift (T3.1)")
            turn["kronos_gift"] = not self.prelude
        else:
            agree(BUILDERS[str(turn["god"])], building, "what his god builds (B5.7)")
            agree(2, event.price, "the price of a building (B5.7)")
        agree(city, self.isles[name]["owner"], f"whose {name} is")
        agree(self.slot_for_building(name), event.slot, f"the slot a building takes on {name} (B5.8)")
        self.pay(city, event.price)
        self.isles[name]["buildings"][event.slot] = building

    def given_buildings(self, god: str) -> set[str]:
        """T3.1, T6.2: of those above Kronos, or the god's own."""
        gods = self.gods[: self.gods.index(god)] if god == "kronos" else [god]
        return {BUILDERS[one] for one in gods}

    # Metropolises

    @hear.register
    def _(self, event: events.BuildingDiscarded) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.player], self.isles[isle]["owner"], f"whose {isle} is")
        self.remove_building(isle, event.slot, event.building)
        self.discarded.append(BUILDINGS[event.building])
        if self.sacrificed == "hector":
            types = [building for building in self.discarded if building != "theatre"]
            agree(len(types), len(set(types)), "different types of buildings (H3.6)")
            whole = 3
        else:
            due = BUILDINGS[len(self.discarded)]
            agree(True, self.discarded[-1] in (due, "theatre"), f"a {due} or a theatre is discarded (B7.1, H4.3)")
            whole = 4
        if len(self.discarded) == whole:
            self.discarded, self.sacrificed = [], None
            self.owed += 1

    @hear.register
    def _(self, event: events.PhilosophersDiscarded) -> None:
        city = CITIES[event.player]
        agree(self.philosophers_needed(city), event.count, "how many philosophers make a metropolis (B7.2, T5.10)")
        self.cities[city]["philosophers"] -= event.count
        agree(True, self.cities[city]["philosophers"] >= 0, "philosophers enough")
        self.owed += 1

    @hear.register
    def _(self, event: events.BuildingCleared) -> None:
        isle = self.chart.isles[event.isle]
        agree(True, event.slot in self.chart.spaces[isle], f"slot {event.slot} is on the metropolis space (B7.3)")
        self.remove_building(isle, event.slot, event.building)

    @hear.register
    def _(self, event: events.MetropolisFounded) -> None:
        city, isle = CITIES[event.player], self.chart.isles[event.isle]
        if self.owed == 0 and self.conquered == (city, isle):
            agree(True, self.has_place(city, isle), f"{isle} takes a metropolis (T7.4)")
            agree(True, self.side_metropolises(city) >= 2, "the team then has at least three (T7.4)")
            self.conquered = None
        else:
            agree(True, self.owed > 0 and isle in self.isles_for_metropolis(city), f"{city} may found on {isle} (B7.3)")
            self.owed -= 1
        agree(True, self.space_is_clear(isle), f"the metropolis space of {isle} is clear (B7.3)")
        self.isles[isle]["metropolis"] = True
        if event.special is None:
            agree(True, self.metropolises_left() >= 0, "an ordinary metropolis was left (B1.2)")
        else:
            self.isles[isle]["special"] = METROPOLISES[event.special]
            self.specials.remove(METROPOLISES[event.special])

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
        agree(True, self.is_creature(event.card), "Zeus discards creatures only (H3.2, T5.1)")
        self.pay(city, event.price)
        self.discard_card(event.card, event.space)

    @hear.register
    def _(self, event: events.CreatureCalled) -> None:
        city = CITIES[event.player]
        agree(True, self.turn_of(city)["god"] != "apollo", "a creature is called without Apollo (C0.1)")
        full = TRACK_PRICES[event.space]
        price = max(1, full - self.discounts(city)) if self.is_creature(event.card) else full
        discounts = full - price
        if self.item_used == ("cup", city):
            price, discounts, self.item_used = 1, 0, None
        agree((price, discounts), (event.price, event.discounts), "price and discounts (C0.2, H3.2, H4.5, T5.1)")
        self.pay(city, event.price)
        self.cities[city]["discounts_used"] += event.discounts
        self.give_discounts(city, event.discounts)
        self.discard_card(event.card, event.space)

    def is_creature(self, card: int) -> bool:
        """Heroes and artifacts are bought like creatures, but are none (H3.2, T5.1)."""
        return CARDS[card] not in (*HEROES, *ARTIFACTS)

    @hear.register
    def _(self, event: events.PowerForgone) -> None:
        self.turn_of(CITIES[event.player])
        there = self.gone if CARDS[event.card] == "perseus" else self.discard
        agree(True, CARDS[event.card] in there, "a forgone card lies in the discard (C0.3)")

    @hear.register
    def _(self, event: events.PowerCopied) -> None:
        self.turn_of(CITIES[event.player])
        creatures = self.discard - {"chimera", *HEROES, *ARTIFACTS}
        agree(True, CARDS[event.card] in creatures, "a copied creature lies in the discard (C7)")

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
        city, sea = CITIES[event.victim], self.chart.seas[event.sea]
        lone = self.party_at(sea)
        agree(1, lone.size(), "fleets where one is alone (C4)")
        self.take_stack(city, sea, lone)
        self.dead(lone.normal)

    @hear.register
    def _(self, event: events.FleetPlaced) -> None:
        city = CITIES[event.player]
        agree(self.fleets_left(city) > 0, event.from_sea is None, "a fleet of the reserve comes first (C4)")
        party = Party(0, 1) if event.undead else Party(1)
        if event.from_sea is not None:
            self.take_off_sea(city, self.chart.seas[event.from_sea], party)
        else:
            agree(False, event.undead, "an undead fleet comes from the reserve (H2.8)")
        self.add_at_sea(city, self.chart.seas[event.sea], party)

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
        agree(True, BUILDINGS[event.building] != "theatre", "nothing becomes a theatre (C8, H4.3)")
        self.remove_building(isle, event.slot, event.former)
        self.isles[isle]["buildings"][event.slot] = BUILDINGS[event.building]

    @hear.register
    def _(self, event: events.TroopSold) -> None:
        isle = self.chart.isles[event.isle]
        agree(CITIES[event.player], self.isles[isle]["owner"], f"whose {isle} is (C9)")
        self.take_off_land(isle, Party(1))
        self.dead(1)
        self.sell(event.player, event.gold)

    @hear.register
    def _(self, event: events.FleetSold) -> None:
        self.take_off_sea(CITIES[event.player], self.chart.seas[event.sea], Party(1))
        self.dead(1)
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
        agree(True, figure_on(self.isles[isle]) != "chiron", "the Harpy strikes elsewhere (C15)")
        self.take_off_land(isle, Party(1))
        self.dead(1)

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
        party = self.as_party(event.count, event.undead)
        self.take_stack(CITIES[event.victim], self.chart.seas[event.sea], party)
        self.dead(party.normal)

    @hear.register
    def _(self, event: events.FleetsPushed) -> None:
        city, source, target = CITIES[event.victim], self.chart.seas[event.from_sea], self.chart.seas[event.to_sea]
        if target not in self.chart.beside[source] or self.is_closed(target):
            raise Disagreement(f"fleets are pushed from {source} to {target} (C17)")
        party = self.as_party(event.count, event.undead)
        self.take_stack(city, source, party)
        self.add_at_sea(city, target, party)

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
        owned = [isle for one in self.side(city) for isle in self.own(one)]
        agree([], owned, f"the isles of {city}, who is out (B5.14, T7.6)")
        content = self.cities[city]
        content.update(gold=0, priests=0, philosophers=0, eliminated=True)
        if "favours" in self.modules:
            self.item_discard |= {*content["items"], *content["secret_items"]}
            content.update(priestesses=0, items=[], secret_items=[])
        if self.hidden_isle == city:
            self.hidden_isle = None
            del self.given["", "hidden_isle"]
        self.seas = {name: sea for name, sea in self.seas.items() if sea["owner"] != city}
        self.bids = {god: bid for god, bid in self.bids.items() if self.city_of(bid["marker"]) != city}
        self.apollo = [marker for marker in self.apollo if self.city_of(marker) != city]
        self.turn_order = [marker if marker and self.city_of(marker) != city else None for marker in self.turn_order]

    @hear.register
    def _(self, event: events.GameEnded) -> None:
        self.ending, self.winners = self.end_of_game()
        agree(self.winners, [CITIES[player] for player in event.winners], "who has won (B8, T5.3, T7.2)")
