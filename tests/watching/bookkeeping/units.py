"""Units in the books of a game: troops, undead, titans and heroes, fleets and undead fleets, and their battles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from cyclades.engine.words.pieces import CARDS
from tests.watching.bookkeeping.ledger import Disagreement, Ledger, agree, figure_on


@dataclass
class Party:
    """Units that go together: normal troops or fleets, undead ones, titans, heroes; and artifacts they carry (T5.2)."""

    normal: int = 0
    undead: int = 0
    heroes: set[str] = field(default_factory=set)
    titans: int = 0
    artifacts: set[str] = field(default_factory=set)

    def size(self) -> int:
        return self.normal + self.undead + len(self.heroes) + self.titans

    def has(self, other: Party) -> bool:
        """Whether all of another party is part of this one."""
        numbers = (self.normal, self.undead, self.titans), (other.normal, other.undead, other.titans)
        enough = all(ours >= theirs for ours, theirs in zip(*numbers, strict=True))
        return enough and self.heroes >= other.heroes and self.artifacts >= other.artifacts

    def without(self, other: Party) -> Party:
        return Party(
            self.normal - other.normal,
            self.undead - other.undead,
            self.heroes - other.heroes,
            self.titans - other.titans,
            self.artifacts - other.artifacts,
        )

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


class UnitLedger(Ledger):
    def __init__(self, position: dict[str, Any], board: dict[str, Any]) -> None:
        super().__init__(position, board)
        self.party: tuple[str, Party] | None = None  # units on the way to a place that isn't theirs
        self.battle: Battle | None = None
        self.passage: tuple[str, Party] | None = None  # where units under the Helm are on their way (T5.7)

    def compare(self, position: dict[str, Any]) -> None:
        agree(None, self.party, "units on the way when somebody decides")
        battles = [frame for frame in position["flow"] if frame["room"] in ("land_battle", "sea_battle")]
        agree(self.battle is None, not battles, "whether there is a battle")
        if self.battle is not None:
            self.compare_battle(self.battle, battles[0])
        passages = [frame for frame in position["flow"] if frame.get("passing")]
        agree(self.passage is None, not passages, "whether units are passing through")
        if self.passage is not None:
            self.compare_passage(*self.passage, passages[0])
        super().compare(position)

    def compare_battle(self, battle: Battle, frame: dict[str, Any]) -> None:
        """What the table's record of a battle says, and the books'."""
        agree((battle.attacker, battle.defender), (frame["attacker"], frame["defender"]), "who fights")
        agree(battle.place, frame["isle" if battle.on_land else "sea"], "where the battle is")
        party = Party(
            frame["attackers"],
            frame.get("attacking_undead", 0),
            set(frame.get("attacking_heroes", [])),
            frame.get("attacking_titans", 0),
            set(frame.get("attacking_artifacts", [])),
        )
        agree(battle.party, party, "the attackers")
        agree(battle.rerolled, frame.get("rerolled", False), "whether Ulysses has rolled again")
        dice = frame.get("attacker_die", 0), frame.get("defender_die", 0)
        agree(battle.dice or (0, 0), dice, "the dice on the table")
        bonus = frame.get("attacker_bonus", 0), frame.get("defender_bonus", 0)
        ours = battle.bonus.get(battle.attacker, 0), battle.bonus.get(battle.defender, 0)
        agree(ours, bonus, "what items add")

    def compare_passage(self, place: str, party: Party, frame: dict[str, Any]) -> None:
        agree(place, frame["isle"], "where units are passing")
        theirs = Party(
            frame.get("passing_troops", 0),
            frame.get("undead", 0),
            set(frame.get("heroes", [])),
            frame.get("titans", 0),
            set(frame.get("artifacts", [])),
        )
        agree(party, theirs, "who is passing")

    # What the books say

    def names_each_loss(self) -> bool:
        """Whether a battle round is followed by what was lost or saved: with units of several kinds, or items."""
        return bool({"hades", "heroes", "favours", "titans"} & set(self.modules))

    def party_on(self, isle: str) -> Party:
        """All units on an isle."""
        land = self.isles[isle]
        heroes = {name for name, hero in self.heroes.items() if hero["isle"] == isle}
        artifacts = {name for name, place in self.artifacts.items() if place == isle}
        return Party(land["troops"], land.get("undead", 0), heroes, land.get("titans", 0), artifacts)

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
        """B6.1, H5.1, T5.10: the attacker's strength without his die."""
        strength = battle.party.strength() + battle.bonus.get(battle.attacker, 0)
        if battle.on_land:
            return strength + ("penthesilea" in battle.party.heroes)
        coastal = any(isle.get("special") == "coastal" for isle in self.shore(battle.place, battle.attacker))
        return strength + (3 if coastal else 0)

    def shore(self, sea: str, city: str) -> list[dict[str, Any]]:
        """A city's isles that touch a sea."""
        return [isle for name, isle in self.isles.items() if isle["owner"] == city and sea in self.chart.coast[name]]

    def walls(self, isle: dict[str, Any], kind: str) -> int:
        """B7.6, T5.10: what an isle's metropolis adds in a battle."""
        return 3 if isle.get("special") == kind else int(isle["metropolis"])

    def defence(self, battle: Battle) -> int:
        """B6.1, B7.6, C14, H5.1, T5.10: the defender's strength without his die."""
        strength = self.defenders(battle).strength() + battle.bonus.get(battle.defender, 0)
        if battle.on_land:
            isle = self.isles[battle.place]
            if "perseus" not in battle.party.heroes:
                strength += isle["buildings"].count("fortress") + self.walls(isle, "military")
            strength += 2 if figure_on(isle) == "minotaur" else 0
            return int(strength + ("hector" in self.defenders(battle).heroes))
        shore = self.shore(battle.place, battle.defender)
        return int(strength + sum(isle["buildings"].count("port") + self.walls(isle, "coastal") for isle in shore))

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

    def as_party(
        self,
        count: int,
        undead: int,
        heroes: tuple[int, ...] = (),
        titans: int = 0,
        artifacts: tuple[int, ...] = (),
    ) -> Party:
        """Units as events name them."""
        party = Party(count, undead, {CARDS[card] for card in heroes}, titans, {CARDS[card] for card in artifacts})
        agree(True, party.size() > 0 and min(count, undead, titans) >= 0, "somebody goes")
        return party

    def add_on_land(self, isle: str, party: Party) -> None:
        land = self.isles[isle]
        land["troops"] += party.normal
        if party.undead:
            land["undead"] += party.undead
        if party.titans:
            land["titans"] += party.titans
        for name in party.heroes:
            self.heroes[name]["isle"] = isle
        for name in party.artifacts:
            self.artifacts[name] = isle

    def take_off_land(self, isle: str, party: Party) -> None:
        there = self.party_on(isle)
        if not there.has(party):
            raise Disagreement(f"{party} leave {isle}, where there are {there}")
        self.isles[isle]["troops"] -= party.normal
        if party.undead:
            self.isles[isle]["undead"] -= party.undead
        if party.titans:
            self.isles[isle]["titans"] -= party.titans
        for name in party.heroes:
            self.heroes[name]["isle"] = None
        for name in party.artifacts:
            self.artifacts[name] = None

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
            if not battle.party.has(lost):
                raise Disagreement(f"{city} loses {lost}, of {battle.party}")
            battle.party = battle.party.without(lost)
        self.dead(lost.normal)
