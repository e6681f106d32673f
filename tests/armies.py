"""Units in the books of a game: troops, undead and heroes, fleets and undead fleets, and the battles they fight."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cyclades.engine.pieces import CARDS
from tests.books import Books, Disagreement, agree, figure_on


@dataclass
class Party:
    """Units that go together: normal troops or fleets, undead ones, heroes."""

    normal: int = 0
    undead: int = 0
    heroes: set[str] = field(default_factory=set)

    def size(self) -> int:
        return self.normal + self.undead + len(self.heroes)

    def strength(self) -> int:
        """H3.6: Ajax counts as two."""
        return self.size() + ("ajax" in self.heroes)


@dataclass
class Battle:
    """A battle that is going on; the defenders stand where they stood."""

    place: str
    on_land: bool
    attacker: str
    defender: str
    party: Party
    given_up: bool = False  # the defender has retreated
    bonus: dict[str, int] = field(default_factory=dict)  # by city, from an item this round
    dice: tuple[int, int] | None = None  # as Ulysses has seen them
    rerolled: bool = False
    losers: list[str] = field(default_factory=list)  # who still has to lose a unit of this round


class Armies(Books):
    def __init__(self, position: dict[str, Any], board: dict[str, Any]) -> None:
        super().__init__(position, board)
        self.party: tuple[str, Party] | None = None  # units on the way to a place that isn't theirs
        self.battle: Battle | None = None

    def compare(self, position: dict[str, Any]) -> None:
        agree(None, self.party, "units on the way when somebody decides")
        battles = [frame for frame in position["flow"] if frame["room"] in ("land_battle", "sea_battle")]
        agree(self.battle is None, not battles, "whether there is a battle")
        if self.battle is not None:
            self.compare_battle(self.battle, battles[0])
        super().compare(position)

    def compare_battle(self, battle: Battle, frame: dict[str, Any]) -> None:
        """What the table's record of a battle says, and the books'."""
        agree((battle.attacker, battle.defender), (frame["attacker"], frame["defender"]), "who fights")
        agree(battle.place, frame["isle" if battle.on_land else "sea"], "where the battle is")
        party = Party(frame["attackers"], frame.get("attacking_undead", 0), set(frame.get("attacking_heroes", [])))
        agree(battle.party, party, "the attackers")
        agree(battle.rerolled, frame.get("rerolled", False), "whether Ulysses has rolled again")
        dice = frame.get("attacker_die", 0), frame.get("defender_die", 0)
        agree(battle.dice or (0, 0), dice, "the dice on the table")
        bonus = frame.get("attacker_bonus", 0), frame.get("defender_bonus", 0)
        ours = battle.bonus.get(battle.attacker, 0), battle.bonus.get(battle.defender, 0)
        agree(ours, bonus, "what items add")

    # What the books say

    def names_each_loss(self) -> bool:
        """Whether a battle round is followed by what was lost or saved: with units of several kinds, or items."""
        return bool({"hades", "heroes", "favours"} & set(self.modules))

    def party_on(self, isle: str) -> Party:
        """All units on an isle."""
        land = self.isles[isle]
        heroes = {name for name, hero in self.heroes.items() if hero["isle"] == isle}
        return Party(land["troops"], land.get("undead", 0), heroes)

    def party_at(self, sea: str) -> Party:
        """All units on a sea."""
        stack = self.seas.get(sea, {"fleets": 0, "undead": 0})
        return Party(stack["fleets"], stack["undead"])

    def troops_left(self, city: str) -> int:
        """B1.1: normal troops in the reserve."""
        return 8 - sum(int(isle["troops"]) for isle in self.own(city))

    def fleets_left(self, city: str) -> int:
        return 8 - sum(int(stack["fleets"]) for stack in self.seas.values() if stack["owner"] == city)

    def present_battle(self) -> Battle:
        if self.battle is None:
            raise Disagreement("there is no battle")
        return self.battle

    def defenders(self, battle: Battle) -> Party:
        return self.party_on(battle.place) if battle.on_land else self.party_at(battle.place)

    def attack(self, battle: Battle) -> int:
        """B6.1, H5.1: the attacker's strength without his die."""
        leader = battle.on_land and "penthesilea" in battle.party.heroes
        return battle.party.strength() + leader + battle.bonus.get(battle.attacker, 0)

    def defence(self, battle: Battle) -> int:
        """B6.1, B7.6, C14, H5.1: the defender's strength without his die."""
        strength = self.defenders(battle).strength() + battle.bonus.get(battle.defender, 0)
        if battle.on_land:
            isle = self.isles[battle.place]
            if "perseus" not in battle.party.heroes:
                strength += isle["buildings"].count("fortress") + isle["metropolis"]
            strength += 2 if figure_on(isle) == "minotaur" else 0
            return int(strength + ("hector" in self.defenders(battle).heroes))
        ports = [
            isle["buildings"].count("port") + isle["metropolis"]
            for name, isle in self.isles.items()
            if isle["owner"] == battle.defender and battle.place in self.chart.coast[name]
        ]
        return int(strength + sum(ports))

    def spared(self, battle: Battle, city: str) -> bool:
        """H3.6: whether Achilles spares his side the loss of a tied round."""
        side = battle.party if city == battle.attacker else self.defenders(battle)
        return "achilles" in side.heroes

    def left_alone(self, battle: Battle) -> str | None:
        """B6.5, C14: who is left when a battle is over."""
        defended = self.defenders(battle).size() > 0
        if battle.on_land:
            defended |= figure_on(self.isles[battle.place]) == "minotaur" and not battle.given_up
        if battle.party.size() and defended:
            raise Disagreement(f"the battle at {battle.place} is not over")
        if battle.party.size():
            return battle.attacker
        return battle.defender if defended else None

    # What the books are written with

    def as_party(self, count: int, undead: int, heroes: tuple[int, ...] = ()) -> Party:
        """Units as events name them."""
        party = Party(count, undead, {CARDS[card] for card in heroes})
        agree(True, party.size() > 0 and count >= 0 and undead >= 0, "somebody goes")
        return party

    def add_on_land(self, isle: str, party: Party) -> None:
        land = self.isles[isle]
        land["troops"] += party.normal
        if party.undead:
            land["undead"] += party.undead
        for name in party.heroes:
            self.heroes[name]["isle"] = isle

    def take_off_land(self, isle: str, party: Party) -> None:
        there = self.party_on(isle)
        if party.normal > there.normal or party.undead > there.undead or not party.heroes <= there.heroes:
            raise Disagreement(f"{party} leave {isle}, where there are {there}")
        self.isles[isle]["troops"] -= party.normal
        if party.undead:
            self.isles[isle]["undead"] -= party.undead
        for name in party.heroes:
            self.heroes[name]["isle"] = None

    def add_at_sea(self, city: str, sea: str, party: Party) -> None:
        stack = self.seas.setdefault(sea, {"owner": city, "fleets": 0, "undead": 0})
        agree(city, stack["owner"], f"whose fleets are at {sea}")
        stack["fleets"] += party.normal
        stack["undead"] += party.undead

    def take_off_sea(self, city: str, sea: str, party: Party) -> None:
        stack = self.seas.get(sea, {"owner": None, "fleets": 0, "undead": 0})
        agree(city, stack["owner"], f"whose fleets are at {sea}")
        stack["fleets"] -= party.normal
        stack["undead"] -= party.undead
        if stack["fleets"] < 0 or stack["undead"] < 0:
            raise Disagreement(f"{party} leave {sea}, which has fewer")
        if not stack["fleets"] + stack["undead"]:
            del self.seas[sea]

    def take_stack(self, city: str, sea: str, party: Party) -> None:
        """All fleets of a sea leave it."""
        self.take_off_sea(city, sea, party)
        agree(None, self.seas.get(sea), f"fleets left behind at {sea}")

    def dead(self, count: int) -> None:
        """H2.7: normal units leave the board in a battle or by a creature."""
        if self.necropolis is not None:
            self.unburied += count

    def lose(self, city: str, lost: Party) -> None:
        """A side of the battle loses a unit for good."""
        battle = self.present_battle()
        agree(1, lost.size(), "units lost at a time (B6.2)")
        if city != battle.attacker:
            if battle.on_land:
                self.take_off_land(battle.place, lost)
            else:
                self.take_off_sea(city, battle.place, lost)
        else:
            there = battle.party
            if lost.normal > there.normal or lost.undead > there.undead or not lost.heroes <= there.heroes:
                raise Disagreement(f"{city} loses {lost}, of {there}")
            battle.party = Party(there.normal - lost.normal, there.undead - lost.undead, there.heroes - lost.heroes)
        self.dead(lost.normal)
