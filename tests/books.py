"""The books of a game: what is where, and what follows from it by the rules. `bookkeeper` fills them from events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cyclades.engine.pieces import BUILDINGS, CARDS, CITIES
from tests.chart import Chart

RECRUIT_PRICES: Final = {  # B5.4 to B5.6
    "poseidon": (0, 1, 2, 3),
    "ares": (0, 2, 3, 4),
    "zeus": (0, 4),
    "athena": (0, 4),
}
BUILDERS: Final = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}  # B5.7
TRACK_PRICES: Final = (4, 3, 2)  # B3.1
GODS_IN_ROW: Final = {2: 3, 3: 2, 4: 3, 5: 4}  # B3.5
COMPARED: Final = ("cycle", "turn_order", "gods", "bids", "track", "deck", "discard", "isles", "kraken", "turn")


class Disagreement(AssertionError):
    """The books and the table differ, or an event breaks a rule."""


def agree(ours: object, theirs: object, about: object) -> None:
    if ours != theirs:
        raise Disagreement(f"{about}: {ours!r} by the books, {theirs!r} at the table")


def figure_on(isle: dict[str, Any]) -> str | None:
    """The card of the figure that stands on an isle."""
    return None if isle["figure"] is None else str(isle["figure"]["card"])


@dataclass
class Battle:
    """A battle that is going on; the defenders stand where they stood."""

    place: str
    on_land: bool
    attacker: str
    defender: str
    attackers: int
    given_up: bool = False  # the defender has retreated


class Books:
    def __init__(self, position: dict[str, Any], board: dict[str, Any]) -> None:
        self.chart = Chart(board)
        self.players: int = position["players"]
        self.options: dict[str, Any] = position["options"]
        self.cycle: int = position["cycle"]
        self.cities: dict[str, dict[str, Any]] = {city: dict(content) for city, content in position["cities"].items()}
        self.isles: dict[str, dict[str, Any]] = {
            name: {**isle, "buildings": list(isle["buildings"])} for name, isle in position["isles"].items()
        }
        self.seas: dict[str, dict[str, Any]] = {name: dict(sea) for name, sea in position["seas"].items()}
        self.kraken: str | None = position["kraken"]
        self.track: list[str | None] = list(position["track"])
        self.deck: set[str] = set(position["deck"])
        self.discard: set[str] = set(position["discard"])
        self.gods: list[str] = list(position["gods"])
        self.bids: dict[str, dict[str, Any]] = {god: dict(bid) for god, bid in position["bids"].items()}
        self.apollo: list[str] = list(position["apollo"])[position["apollo_played"] :]
        self.turn_order: list[str | None] = list(position["turn_order"])
        self.turn: dict[str, Any] | None = position["turn"]
        self.apollo_turns = 0  # this cycle
        self.party: tuple[str, int] | None = None  # units on the way to a place that isn't theirs
        self.battle: Battle | None = None
        self.discarded: set[str] = set()  # types of a set on its way to the supply (B7.1)
        self.owed = 0  # metropolises paid for with sets and philosophers, not yet placed or forfeited
        self.ending: str | None = None
        self.winners: list[str] = []

    # What the books say

    def compare(self, position: dict[str, Any]) -> None:
        """Raise a Disagreement if the table is not as the books say."""
        agree(None, self.party, "units on the way when somebody decides")
        ours: dict[str, Any] = {
            "cycle": self.cycle,
            "turn_order": self.turn_order,
            "gods": self.gods,
            "bids": self.bids,
            "track": self.track,
            "deck": [card for card in CARDS if card in self.deck],
            "discard": [card for card in CARDS if card in self.discard],
            "isles": self.isles,
            "kraken": self.kraken,
            "turn": self.turn,
        }
        for about in COMPARED:
            agree(ours[about], position[about], about)
        agree(self.apollo, position["apollo"][position["apollo_played"] :], "apollo")
        seas = {name: {"owner": sea["owner"], "fleets": sea["fleets"]} for name, sea in position["seas"].items()}
        agree(self.seas, seas, "seas")
        for city, content in self.cities.items():
            theirs = dict(position["cities"][city])
            if content["eliminated"]:  # what he used this cycle is nobody's concern any more
                theirs["discounts_used"] = content["discounts_used"]
            agree(content, theirs, city)
        agree((self.ending, self.winners), (position["ending"], position["winners"]), "the end")
        self.check_moment()

    def check_moment(self) -> None:
        """What must be true whenever somebody is asked."""
        for city in self.cities:
            if self.cities[city]["philosophers"] > 3:
                raise Disagreement(f"{city} keeps four philosophers (B7.2)")
        if self.turn is not None:
            holder = self.city_of(self.turn["marker"])
            for isle in self.isles.values():
                figure = isle["figure"]
                if figure and figure["holder"] == holder and figure["called"] < self.cycle:
                    raise Disagreement(f"{figure['card']} stays into its owner's next turn (C0.5)")

    def city_of(self, marker: str) -> str:
        return marker.split("-")[0]

    def marker(self, number: int) -> str:
        return f"{CITIES[number // 2]}-{number % 2 + 1}" if self.players == 2 else CITIES[number]

    def own(self, city: str) -> list[dict[str, Any]]:
        """A city's isles."""
        return [isle for isle in self.isles.values() if isle["owner"] == city]

    def metropolises(self, city: str) -> int:
        return sum(int(isle["metropolis"]) for isle in self.own(city))

    def revenue(self, city: str) -> int:
        """B3.6."""
        land = sum(
            self.chart.printed[name] + isle["markers"] for name, isle in self.isles.items() if isle["owner"] == city
        )
        return int(land) + sum(
            worth for sea, worth in self.chart.trade.items() if self.seas.get(sea, {}).get("owner") == city
        )

    def cost_of_bids(self, city: str) -> int:
        """B4.5, B4.7."""
        priests = self.cities[city]["priests"]
        bids = [bid["gold"] for bid in self.bids.values() if self.city_of(bid["marker"]) == city]
        if len(bids) == 2 and self.options.get("priests_two_player") != "each":
            return int(max(2, sum(bids) - priests))
        return sum(max(1, int(bid - priests)) for bid in bids)

    def is_closed(self, sea: str) -> bool:
        """B5.9."""
        giants = [name for name, isle in self.isles.items() if figure_on(isle) == "polyphemus"]
        return sea == self.kraken or any(sea in self.chart.coast[isle] for isle in giants)

    def joined(self, city: str, isle: str) -> set[str]:
        """B5.10: the isles at the coasts of an unbroken chain of seas with his fleets that begins at this one."""
        reached: set[str] = set()
        ahead = {sea for sea in self.chart.coast[isle] if self.seas.get(sea, {}).get("owner") == city}
        while ahead:
            reached |= ahead
            beside = {other for sea in ahead for other in self.chart.beside[sea]}
            ahead = {sea for sea in beside - reached if self.seas.get(sea, {}).get("owner") == city}
        return {name for name, coast in self.chart.coast.items() if coast & reached} - {isle}

    def discounts(self, city: str) -> int:
        """C0.2."""
        temples = sum(isle["buildings"].count("temple") + isle["metropolis"] for isle in self.own(city))
        return int(max(0, temples - self.cities[city]["discounts_used"]))

    def priests_left(self) -> int:
        """B1.2."""
        supply = 16 if self.options.get("edition") == "first" else 18
        return supply - sum(int(city["priests"]) for city in self.cities.values())

    def philosophers_left(self) -> int:
        """B1.2."""
        supply = 16 if self.options.get("edition") == "first" else 17
        return supply - sum(int(city["philosophers"]) for city in self.cities.values())

    def slot_for_building(self, name: str) -> int | None:
        """B5.8."""
        isle = self.isles[name]
        free = [slot for slot, building in enumerate(isle["buildings"]) if building is None]
        outside = [slot for slot in free if slot not in self.chart.spaces[name]]
        if isle["metropolis"]:
            free = outside
        return min(outside or free, default=None)

    def space_is_clear(self, isle: str) -> bool:
        return not any(self.isles[isle]["buildings"][slot] for slot in self.chart.spaces[isle])

    def isles_for_metropolis(self, city: str) -> list[str]:
        """B7.3, B7.4: where he may found one; free spaces first."""
        if sum(isle["metropolis"] for isle in self.isles.values()) == 10:
            return []
        possible = [
            name
            for name, isle in self.isles.items()
            if isle["owner"] == city and not isle["metropolis"] and self.chart.spaces[name]
        ]
        return [name for name in possible if self.space_is_clear(name)] or possible

    def present_battle(self) -> Battle:
        if self.battle is None:
            raise Disagreement("there is no battle")
        return self.battle

    def defence(self, battle: Battle) -> int:
        """B6.1, B7.6, C14: the defender's strength without his die."""
        if battle.on_land:
            isle = self.isles[battle.place]
            minotaur = 2 if figure_on(isle) == "minotaur" else 0
            return int(isle["troops"] + isle["buildings"].count("fortress") + isle["metropolis"] + minotaur)
        ports = [
            isle["buildings"].count("port") + isle["metropolis"]
            for name, isle in self.isles.items()
            if isle["owner"] == battle.defender and battle.place in self.chart.coast[name]
        ]
        return int(self.seas[battle.place]["fleets"] + sum(ports))

    def left_alone(self, battle: Battle) -> str | None:
        """B6.5, C14: who is left when a battle is over."""
        if battle.on_land:
            isle = self.isles[battle.place]
            minotaur = figure_on(isle) == "minotaur" and not battle.given_up
            defended = isle["troops"] > 0 or minotaur
        else:
            defended = battle.place in self.seas
        if battle.attackers and defended:
            raise Disagreement(f"the battle at {battle.place} is not over")
        if battle.attackers:
            return battle.attacker
        return battle.defender if defended else None

    def leaders(self) -> list[str]:
        """B8.1: the cities with metropolises enough."""
        needed = 3 if self.players == 2 else 2
        return [city for city in self.cities if self.metropolises(city) >= needed]

    def end_of_game(self) -> tuple[str, list[str]]:
        """B8: how the game ends now, and who wins."""
        alive = [city for city, content in self.cities.items() if not content["eliminated"]]
        if len(alive) == 1:
            return "last_player", alive
        gold = {city: int(self.cities[city]["gold"]) for city in alive}
        count = {city: self.metropolises(city) for city in alive}
        leaders = self.leaders()
        if leaders:
            orders = [count, gold] if self.options.get("tiebreak") == "metropolises" else [gold, count]
            ending = "metropolises"
        elif self.cycle == self.options.get("max_cycles"):
            leaders, orders, ending = alive, [count, gold], "max_cycles"
        else:
            raise Disagreement("the game ends without a reason")
        for order in orders:
            best = max(order[city] for city in leaders)
            leaders = [city for city in leaders if order[city] == best]
        return ending, leaders

    # What the books are written with

    def pay(self, city: str, gold: int) -> None:
        self.cities[city]["gold"] -= gold
        if self.cities[city]["gold"] < 0:
            raise Disagreement(f"{city} pays {gold} GP that he doesn't have")

    def add_fleets(self, city: str, sea: str, count: int) -> None:
        stack = self.seas.setdefault(sea, {"owner": city, "fleets": 0})
        agree(city, stack["owner"], f"whose fleets are at {sea}")
        stack["fleets"] += count

    def take_fleets(self, city: str, sea: str, count: int) -> None:
        stack = self.seas.get(sea, {"owner": None, "fleets": 0})
        agree(city, stack["owner"], f"whose fleets are at {sea}")
        stack["fleets"] -= count
        if stack["fleets"] < 0:
            raise Disagreement(f"{count} fleets leave {sea}, which has fewer")
        if not stack["fleets"]:
            del self.seas[sea]

    def add_troops(self, isle: str, count: int) -> None:
        self.isles[isle]["troops"] += count
        if self.isles[isle]["troops"] < 0:
            raise Disagreement(f"more troops leave {isle} than are there")

    def remove_building(self, isle: str, slot: int, building: int) -> None:
        agree(BUILDINGS[building], self.isles[isle]["buildings"][slot], f"slot {slot} of {isle}")
        self.isles[isle]["buildings"][slot] = None

    def lift_marker(self, marker: str) -> None:
        """Take a marker off the turn track, if it is there."""
        self.turn_order = [None if other == marker else other for other in self.turn_order]

    def turn_of(self, city: str, god: str | None = None) -> dict[str, Any]:
        if self.turn is None:
            raise Disagreement(f"{city} acts outside a turn")
        agree(city, self.city_of(self.turn["marker"]), "whose turn it is")
        if god is not None:
            agree(god, self.turn["god"], "whose god it is")
        return self.turn

    def recruit(self, player: int, god: str, price: int) -> str:
        """B5.3: the first is free, the others at rising prices."""
        city = CITIES[player]
        turn = self.turn_of(city, god)
        agree(RECRUIT_PRICES[god][turn["recruited"]], price, f"what {city} pays for number {turn['recruited'] + 1}")
        turn["recruited"] += 1
        self.pay(city, price)
        return city

    def steal(self, player: int, victim: int, what: str, count: int) -> None:
        agree(True, player != victim and self.cities[CITIES[victim]][what] >= count, f"{what} to steal")
        self.cities[CITIES[victim]][what] -= count
        self.cities[CITIES[player]][what] += count

    def sell(self, player: int, gold: int) -> None:
        """C9."""
        agree(2, gold, "what the Sphinx pays")
        self.cities[CITIES[player]]["gold"] += gold

    def discard_card(self, card: int, space: int) -> None:
        agree(CARDS[card], self.track[space], f"space {space} of the track")
        self.track[space] = None
        self.discard.add(CARDS[card])
