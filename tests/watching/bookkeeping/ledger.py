"""The books of a game: what is where, and what follows from it by the rules. The bookkeeper fills them from events."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from cyclades.engine.words.pieces import BUILDINGS, CARDS, CITIES, FAVOURS, ITEMS
from tests.watching.bookkeeping.sea_chart import SeaChart

RECRUIT_PRICES: Final = {  # B5.4 to B5.6
    "poseidon": (0, 1, 2, 3),
    "ares": (0, 2, 3, 4),
    "zeus": (0, 4),
    "athena": (0, 4),
    "hades": (0, 1, 2, 3, 4),  # H2.4
}
BUILDERS: Final = {"poseidon": "port", "ares": "fortress", "zeus": "temple", "athena": "university"}  # B5.7
TRACK_PRICES: Final = (4, 3, 2)  # B3.1
GODS_IN_ROW: Final = {2: 3, 3: 2, 4: 3, 5: 4, 6: 5}  # B3.5, T2.1
PRIESTESS_TILES: Final = ("aphrodite", "artemis", "demeter", "hera", "hestia")  # H4.2: the others give an item
HEROES: Final = ("achilles", "penthesilea", "perseus", "ulysses", "hector", "ajax")
ARTIFACTS: Final = ("sandals", "caduceus", "helm", "lightning", "cornucopia")
SPECIALS: Final = ("military", "coastal", "spiritual", "cultural", "commercial")  # T5.10


class Disagreement(AssertionError):
    """The books and the table differ, or an event breaks a rule."""


def agree(ours: object, theirs: object, about: object) -> None:
    if ours != theirs:
        raise Disagreement(f"{about}: {ours!r} by the books, {theirs!r} at the table")


def figure_on(isle: dict[str, Any]) -> str | None:
    """The card of the figure that stands on an isle."""
    return None if isle["figure"] is None else str(isle["figure"]["card"])


def in_order(names: tuple[str, ...], chosen: set[str]) -> list[str]:
    """A set as positions list it."""
    return [name for name in names if name in chosen]


def stacks_of(position: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The seas with fleets: whose, how many, and how many undead ones."""
    return {
        name: {"owner": sea["owner"], "fleets": sea["fleets"], "undead": sea.get("undead", 0)}
        for name, sea in position["seas"].items()
        if sea["owner"] is not None
    }


def markers_of(position: dict[str, Any]) -> dict[str, int]:
    """The prosperity markers on seas (H4.2)."""
    return {name: sea["markers"] for name, sea in position["seas"].items() if sea.get("markers")}


class Ledger:
    def __init__(self, position: dict[str, Any], board: dict[str, Any]) -> None:
        self.chart = SeaChart(board)
        self.players: int = position["players"]
        self.modules: list[str] = position["modules"]
        self.options: dict[str, Any] = position["options"]
        self.cycle: int = position["cycle"]
        self.cities: dict[str, dict[str, Any]] = {city: dict(content) for city, content in position["cities"].items()}
        self.isles: dict[str, dict[str, Any]] = {
            name: {**isle, "buildings": list(isle["buildings"])} for name, isle in position["isles"].items()
        }
        self.seas = stacks_of(position)
        self.sea_markers = Counter(markers_of(position))
        self.kraken: str | None = position["kraken"]
        self.given: Counter[tuple[str, str]] = Counter()  # discounts of this cycle, by isle and kind of temple (C0.2)
        for name, kinds in position["discounts_given"]["isles"].items():
            self.given.update({(name, kind): count for kind, count in kinds.items()})
        self.given["", "hidden_isle"] = int(position["discounts_given"]["hidden_isle"])
        self.track: list[str | None] = list(position["track"])
        self.deck: set[str] = set(position["deck"])
        self.discard: set[str] = set(position["discard"])
        self.gods: list[str] = list(position["gods"])
        self.bids: dict[str, dict[str, Any]] = {god: dict(bid) for god, bid in position["bids"].items()}
        self.apollo: list[str] = list(position["apollo"])[position["apollo_played"] :]
        self.turn_order: list[str | None] = list(position["turn_order"])
        self.turn: dict[str, Any] | None = position["turn"]
        self.apollo_turns = 0  # this cycle
        self.prelude = position["flow"][0]["room"] == "prelude"  # before cycle 1 (H1)
        self.discarded: list[str] = []  # buildings of a set on their way to the supply (B7.1)
        self.owed = 0  # metropolises paid for, not yet placed or forfeited
        self.ending: str | None = None
        self.winners: list[str] = []
        self.read_modules(position)
        self.read_titans(position)

    def read_modules(self, position: dict[str, Any]) -> None:
        """What modules add; without them it stays as empty as it is."""
        self.threat: int = position.get("threat", 0)
        self.threat_roll: int = position.get("threat_roll", 0)
        self.covered: str | None = position.get("covered")
        self.necropolis: str | None = position.get("necropolis")
        self.unburied = 0  # units that have left the board and whose gold is not told yet (H2.7)
        self.heroes: dict[str, dict[str, Any]] = {name: dict(hero) for name, hero in position.get("heroes", {}).items()}
        self.gone: set[str] = set(position.get("gone", []))
        self.kept: set[str] = set(position.get("kept", []))
        self.hidden_isle: str | None = position.get("hidden_isle")
        self.sacrificed: str | None = None  # whose power is being carried out
        self.favour: dict[str, Any] | None = dict(position["favour"]) if position.get("favour") else None
        self.favours: set[str] = set(position.get("favours", []))
        self.favour_due: str | None = None  # whose power is being carried out
        self.gift_due = False
        self.gift_sure = False  # there was one when the turn began
        self.item_deck: set[str] = set(position.get("item_deck", []))
        self.item_discard: set[str] = set(position.get("item_discard", []))
        self.shown: set[str] = set()  # by Hephaestus
        self.item_used: tuple[str, str] | None = None  # the last one, and who used it, while it has its effect
        self.apple: dict[str, str] | None = position.get("apple")

    def read_titans(self, position: dict[str, Any]) -> None:
        self.teams: bool = position.get("teams", False)
        self.artifacts: dict[str, str | None] = dict(position.get("artifacts", {}))
        self.specials: set[str] = set(position.get("specials", []))
        self.last_cycle: bool = position.get("last_cycle", False)
        self.conquered: tuple[str, str] | None = None  # who has just taken whose last territory (T7.4)
        self.outbid: str | None = None  # whose marker was just taken back
        self.toll_due: tuple[str, str] | None = None  # who has to pay whom for the Lightning (T5.8)
        self.to_share: tuple[str, int] | None = None  # who may divide how much with his partner (T7.5)
        self.caduceus_paid: str | None = None  # for whose unit

    # What the books say

    def compare(self, position: dict[str, Any]) -> None:
        """Raise a Disagreement if the table is not as the books say."""
        ours: dict[str, Any] = {
            "cycle": self.cycle,
            "turn_order": self.turn_order,
            "gods": self.gods,
            "bids": self.bids,
            "track": self.track,
            "deck": in_order(CARDS, self.deck),
            "discard": in_order(CARDS, self.discard),
            "isles": self.isles,
            "kraken": self.kraken,
            "discounts_given": self.discounts_given(),
            "turn": self.turn,
            **self.module_parts(),
        }
        for about, content in ours.items():
            agree(content, position[about], about)
        agree(self.apollo, position["apollo"][position["apollo_played"] :], "apollo")
        agree(self.seas, stacks_of(position), "seas")
        agree(+self.sea_markers, Counter(markers_of(position)), "markers on seas")
        for city, content in self.cities.items():
            theirs = dict(position["cities"][city])
            if content["eliminated"]:  # what he used this cycle is nobody's concern any more
                theirs["discounts_used"] = content["discounts_used"]
            agree(content, theirs, city)
        agree((self.ending, self.winners), (position["ending"], position["winners"]), "the end")
        self.check_moment()

    def module_parts(self) -> dict[str, Any]:
        """What positions say of the modules in the game."""
        parts: dict[str, Any] = {}
        if "hades" in self.modules:
            parts["threat"] = self.threat
            parts["threat_roll"] = self.threat_roll
            parts["covered"] = self.covered
            parts["necropolis"] = self.necropolis
        if "heroes" in self.modules:
            parts["heroes"] = {name: self.heroes[name] for name in HEROES if name in self.heroes}
            parts["gone"] = in_order(CARDS, self.gone)
            parts["kept"] = in_order(HEROES, self.kept)
            parts["hidden_isle"] = self.hidden_isle
        if "favours" in self.modules:
            parts["favour"] = self.favour
            parts["favours"] = in_order(FAVOURS, self.favours)
            parts["item_deck"] = in_order(ITEMS, self.item_deck)
            parts["item_discard"] = in_order(ITEMS, self.item_discard)
            parts["apple"] = self.apple
        if "titans" in self.modules:
            parts["teams"] = self.teams
            parts["artifacts"] = self.artifacts
            parts["gone"] = in_order(CARDS, self.gone)
            parts["specials"] = in_order(SPECIALS, self.specials)
            parts["last_cycle"] = self.last_cycle
        return parts

    def check_moment(self) -> None:
        """What must be true whenever somebody is asked."""
        agree(0, self.unburied, "units whose gold is not on the necropolis (H2.7)")
        for city in self.cities:
            philosophers = self.cities[city]["philosophers"]
            if (
                philosophers >= self.philosophers_needed(city)
                and not self.owed
                and self.ending not in ("last_player", "artifacts")
            ):
                raise Disagreement(f"{city} keeps {philosophers} philosophers (B7.2)")  # Ulysses makes eight at once
        if self.turn is not None:
            holder = self.city_of(self.turn["marker"])
            for isle in self.isles.values():
                figure = isle["figure"]
                if figure and figure["holder"] == holder and figure["called"] < self.cycle:
                    agree(
                        True, self.has_priestess(holder), f"{figure['card']} stays into its owner's turn (C0.5, H4.4)"
                    )
        if (self.turn or self.bids) and not self.prelude:
            agree(self.threat >= 9, "hades" in self.gods, "whether Hades is there (H2.1)")
            for name, hero in self.heroes.items():
                agree(True, hero["hired"] == self.cycle or name in self.kept, f"{name} is paid for (H3.3)")
        if self.necropolis is not None:
            closed = self.space_is_clear(self.necropolis) and not self.isles[self.necropolis]["metropolis"]
            agree(True, closed, "the necropolis closes its space (H2.6)")
        agree((None, None), (self.toll_due, self.caduceus_paid), "what was to be paid or saved (T5.6, T5.8)")
        for artifact, place in self.artifacts.items():
            agree(True, place is None or self.isles[place]["owner"] is not None, f"whose the {artifact} is (T5.2)")
        if self.ending is None:
            agree([], self.artifact_holders(), "who holds all artifacts (T5.3)")
            if self.teams and self.leaders():
                agree(True, self.last_cycle, "whether the cycle is the last one (T7.2)")

    def gifts_left(self) -> bool:
        """H4.2: whether there is one of what the tile gives."""
        if self.favour is not None and self.favour["tile"] in PRIESTESS_TILES:
            return sum(int(city["priestesses"]) for city in self.cities.values()) < 9
        return bool(self.item_deck | self.item_discard)

    def item_of(self, city: str, item: str) -> None:
        agree((item, city), self.item_used, "the item whose effect this is (H4.5)")

    def has_priestess(self, city: str) -> bool:
        return bool(self.cities[city].get("priestesses"))

    def city_of(self, marker: str) -> str:
        return marker.split("-")[0]

    def marker(self, number: int) -> str:
        return f"{CITIES[number // 2]}-{number % 2 + 1}" if self.players == 2 else CITIES[number]

    def partner(self, city: str) -> str | None:
        """T7.1."""
        seat = CITIES.index(city)
        return CITIES[seat + 1 - seat % 2 * 2] if self.teams else None

    def side(self, city: str) -> list[str]:
        """A city, and its partner."""
        return [name for name in self.cities if name == city or name == self.partner(city)]

    def artifacts_of(self, city: str) -> set[str]:
        """T5.2."""
        return {name for name, place in self.artifacts.items() if place and self.isles[place]["owner"] == city}

    def artifact_holders(self) -> list[str]:
        """T5.3: the cities whose side holds all five."""
        return [
            city
            for city in self.cities
            if set().union(*(self.artifacts_of(one) for one in self.side(city))) == set(ARTIFACTS)
        ]

    def holds_special(self, city: str, kind: str) -> bool:
        return any(isle.get("special") == kind for isle in self.own(city))

    def philosophers_needed(self, city: str) -> int:
        """B7.2, T5.10."""
        return 3 if self.holds_special(city, "cultural") else 4

    def own(self, city: str) -> list[dict[str, Any]]:
        """A city's isles."""
        return [isle for isle in self.isles.values() if isle["owner"] == city]

    def metropolises(self, city: str) -> int:
        return sum(int(isle["metropolis"]) for isle in self.own(city)) + (self.hidden_isle == city)

    def revenue(self, city: str) -> int:
        """B3.6, H3.7, T5.4: of the isles whose revenue he has, of the seas with his fleets, of his artifacts."""
        land = sum(self.territory_revenue(name) for name, isle in self.isles.items() if self.taker_of(isle) == city)
        fleets = [sea for sea, stack in self.seas.items() if stack["owner"] == city]
        trade = sum(self.chart.trade.get(sea, 0) + self.sea_markers[sea] for sea in fleets)
        return land + trade + len(self.artifacts_of(city) - {"cornucopia"})

    def territory_revenue(self, name: str) -> int:
        """T5.9, T5.10."""
        markers = self.chart.printed[name] + self.isles[name]["markers"]
        doubled = self.artifacts.get("cornucopia") == name
        return int(markers * (2 if doubled else 1)) + (2 if self.isles[name].get("special") == "commercial" else 0)

    def taker_of(self, isle: dict[str, Any]) -> str | None:
        """H3.7: who has an isle's revenue, its owner or Cerberus's."""
        holder: str | None = isle["figure"]["holder"] if figure_on(isle) == "cerberus" else isle["owner"]
        return holder

    def cost_of_bids(self, city: str) -> int:
        """B4.5, B4.7."""
        priests = self.cities[city]["priests"]
        bids = [bid["gold"] for bid in self.bids.values() if self.city_of(bid["marker"]) == city]
        if len(bids) == 2 and self.agreed("priests_two_player", "joint", "each") == "joint":
            return int(max(2, sum(bids) - priests))
        return sum(max(1, int(bid - priests)) for bid in bids)

    def is_closed(self, sea: str) -> bool:
        """B5.9."""
        giants = [name for name, isle in self.isles.items() if figure_on(isle) == "polyphemus"]
        return sea == self.kraken or any(sea in self.chart.coast[isle] for isle in giants)

    def joined(self, city: str, isle: str, helm: bool = False) -> set[str]:
        """B5.10, T1.4: the isles at the coasts of an unbroken chain of seas with his fleets that begins at this one,
        and the adjacent ones. Under the Helm all fleets but his partner's are links (T5.7).
        """
        links = {
            sea
            for sea, stack in self.seas.items()
            if stack["owner"] == city or (helm and stack["owner"] != self.partner(city))
        }
        reached: set[str] = set()
        ahead = self.chart.coast[isle] & links
        while ahead:
            reached |= ahead
            ahead = {other for sea in ahead for other in self.chart.beside[sea]} & links - reached
        return {name for name, coast in self.chart.coast.items() if coast & reached} - {isle} | self.chart.by_land[isle]

    def agreed(self, option: str, usual: str, first_printing: str) -> Any:
        """B1.2: an option that the edition decides if it isn't given."""
        return self.options.get(option, first_printing if self.options.get("edition") == "first" else usual)

    def temples_of(self, city: str) -> list[tuple[str, str]]:
        """C0.2, T5.10: by isle and kind, each temple of a city's that can still give its discount, in their order."""
        ready: list[tuple[str, str]] = []
        for name, isle in self.isles.items():
            if isle["owner"] == city:
                counts = {"temples": isle["buildings"].count("temple"), "metropolis": int(isle["metropolis"])}
                counts["metropolis"] += isle.get("special") == "spiritual"
                for kind, count in counts.items():
                    ready += [(name, kind)] * (count - self.given[name, kind])
        if self.hidden_isle == city and not self.given["", "hidden_isle"]:
            ready.append(("", "hidden_isle"))
        return ready

    def give_discounts(self, city: str, count: int) -> None:
        """C0.2."""
        self.given.update(self.temples_of(city)[:count])

    def discounts_given(self) -> dict[str, Any]:
        """As positions say it."""
        isles: dict[str, dict[str, int]] = {}
        for name in self.isles:
            counts = {kind: self.given[name, kind] for kind in ("temples", "metropolis")}
            if any(counts.values()):
                isles[name] = counts
        return {"isles": isles, "hidden_isle": self.given["", "hidden_isle"] > 0}

    def discounts(self, city: str) -> int:
        return len(self.temples_of(city))

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
        if isle["metropolis"] or self.necropolis == name:
            free = outside
        return min(outside or free, default=None)

    def space_is_clear(self, isle: str) -> bool:
        return not any(self.isles[isle]["buildings"][slot] for slot in self.chart.spaces[isle])

    def metropolises_left(self) -> int:
        """B1.2: ordinary ones; special ones are apart (T5.10)."""
        standing = sum(isle["metropolis"] and not isle.get("special") for isle in self.isles.values())
        return int(10 - standing - (self.hidden_isle is not None))

    def prosperity_left(self) -> int:
        """B1.2, H4, T: markers that lie on no isle and no sea."""
        supply = 16 + (8 if "favours" in self.modules else 0) + (7 if "titans" in self.modules else 0)
        return supply - self.sea_markers.total() - sum(int(isle["markers"]) for isle in self.isles.values())

    def isles_for_metropolis(self, city: str) -> list[str]:
        """B7.3, B7.4: where he may found one; free spaces first."""
        if self.metropolises_left() == 0 and not self.specials:
            return []
        possible = [name for name in self.isles if self.has_place(city, name)]
        return [name for name in possible if self.space_is_clear(name)] or possible

    def has_place(self, city: str, name: str) -> bool:
        """Whether an isle of his has a metropolis space for another."""
        isle = self.isles[name]
        free = not isle["metropolis"] and self.chart.spaces[name] and name != self.necropolis
        return bool(isle["owner"] == city and free)

    def leaders(self) -> list[str]:
        """B8.1, T7.2: the cities whose side has metropolises enough."""
        needed = 3 if self.players == 2 or self.teams else 2
        return [city for city in self.cities if self.side_metropolises(city) >= needed]

    def side_metropolises(self, city: str) -> int:
        return sum(self.metropolises(one) for one in self.side(city))

    def end_of_game(self) -> tuple[str, list[str]]:
        """B8, T5.3, T7.2: how the game ends now, and who wins."""
        alive = [city for city, content in self.cities.items() if not content["eliminated"]]
        if alive == self.side(alive[0]):
            return "last_player", alive
        if self.artifact_holders():
            return "artifacts", self.artifact_holders()
        gold = {city: sum(int(self.cities[one]["gold"]) for one in self.side(city)) for city in alive}
        count = {city: self.side_metropolises(city) for city in alive}
        leaders = alive if self.last_cycle else self.leaders()
        if leaders:
            metropolises_first = self.teams or self.options.get("tiebreak") == "metropolises"
            orders = [count, gold] if metropolises_first else [gold, count]
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

    def remove_building(self, isle: str, slot: int, building: int) -> None:
        agree(BUILDINGS[building], self.isles[isle]["buildings"][slot], f"slot {slot} of {isle}")
        self.isles[isle]["buildings"][slot] = None
        if BUILDINGS[building] == "temple" and self.given[isle, "temples"]:
            self.given[isle, "temples"] -= 1  # C0.2: one that has given its discount

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
