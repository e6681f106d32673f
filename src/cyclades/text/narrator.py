"""Sentences about one game: what happened, what is asked, what can be done, why something can't."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Final

from cyclades.engine.cycle.victory import ENDINGS
from cyclades.engine.setting.board import Board
from cyclades.engine.setting.config import Config
from cyclades.engine.words.events import BuildingTurned, Event
from cyclades.engine.words.pieces import TRACK_PRICES
from cyclades.engine.words.refusals import Refusal
from cyclades.forms.decision import Decision, Option
from cyclades.forms.event_form import FIELD_KINDS
from cyclades.forms.names import Names
from cyclades.text import Argument, Forms, Texts
from cyclades.text.seas import sea_names

# Arguments that are names, and what they name. Events give numbers, all others the names of positions and notation.
KIND_OF: Final = {field: kind for field, kind in FIELD_KINDS.items() if kind != "ending"} | {
    "ousted_from": "god",
    "hero": "card",
    "unit": "unit",
    "first": "item",
    "second": "item",
    "types": "building",
    "building_types": "building",
    "attacking_heroes": "card",
    "artifact": "card",
    "attacking_artifacts": "card",
    "taken_along": "card",
    "metropolis": "metropolis",
    "loser": "player",
    "players": "player",
    "cities": "player",
    "markers": "marker",
}
TRACK_SPACE: Final = ("space", "from_space", "to_space")


@dataclass(frozen=True)
class Person:
    """Who plays a city: his name, if he has one, and the city whose colour he wears."""

    name: str | None
    colour: str


class Narrator:
    """Makes the sentences of a game in one language. People are called by their names, where there are some."""

    def __init__(self, texts: Texts, config: Config, people: Mapping[str, Person] | None = None) -> None:
        self.texts = texts
        self.board: Board = config.board
        self.names = Names(config)
        self.team_of = list(config.team_of)
        self._sea_names = sea_names(config.board)
        self.call(people or {})

    def call(self, people: Mapping[str, Person]) -> None:
        """From now on the players are these, by their cities."""
        self._people = dict(people)
        self._forms: dict[tuple[str, str], Forms] = {}

    # Sentences

    def event(self, event: Event) -> str:
        """A line of the log."""
        arguments: dict[str, Argument] = {}
        for field in fields(event):
            value = getattr(event, field.name)
            kind = KIND_OF.get(field.name)
            if isinstance(event, BuildingTurned) and field.name == "former":
                kind = "building"
            if field.name in TRACK_SPACE:
                arguments[field.name] = int(TRACK_PRICES[value])
            elif field.name == "place":
                arguments[field.name] = value + 1
            elif field.name == "ending":
                arguments[field.name] = self.texts.name("ending", ENDINGS[value])
            elif field.name == "team":
                arguments |= self._argument(field.name, "player", self._of_team(value))
            else:
                arguments |= self._argument(field.name, kind, value)
        return self.texts.say(event_key(type(event)), **arguments)

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, with the number of the rule."""
        reason = self.texts.say(key_of("refusal", refusal.code), **self.arguments(refusal.args))
        return self.texts.say("refusal-with-rule", reason=reason, rule=refusal.rule)

    def question(self, decision: Decision) -> str:
        """What is asked."""
        return self.asked(decision.kind, decision.subject)

    def asked(self, kind: str, subject: Mapping[str, object]) -> str:
        """What a decision of that kind asks, about that subject."""
        arguments = self.arguments(subject)
        if "attackers" in subject:
            arguments["attackers"] = attackers_of(subject)
        return self.texts.say(key_of("decision", kind), **arguments)

    def option(self, option: Option, about: str) -> str:
        """What an option does; `about` is the kind of the decision it belongs to."""
        arguments = self.arguments(option.parts)
        return self.texts.say(key_of("option", option.kind), about=about, price=option.price, **arguments)

    def reason(self, code: str, args: Mapping[str, object]) -> str:
        """Why a choice is good."""
        return self.say(key_of("reason", code), **args)

    def say(self, key: str, /, **named: object) -> str:
        """A message about this game: names in it have all their forms."""
        return self.texts.say(key, **self.arguments(named))

    def arguments(self, named: Mapping[str, object]) -> dict[str, Argument]:
        """Arguments for a message: names become words in all their forms."""
        arguments: dict[str, Argument] = {}
        for name, value in named.items():
            arguments |= self._argument(name, KIND_OF.get(name), value)
        return arguments

    # Names

    def isle(self, isle: str) -> str:
        return self.forms("isle", isle)[""]

    def sea(self, sea: str) -> str:
        """A sea by its isles, as it stands in a sentence."""
        return self.forms("sea", sea)[""]

    def city(self, city: str) -> str:
        return self.forms("player", city)[""]

    def team(self, team: int) -> str:
        """The cities of a team."""
        return self.texts.listed([self.city(city) for city in self._of_team(team)])

    def marker(self, marker: str) -> str:
        return self.forms("marker", marker)[""]

    def forms(self, kind: str, name: str) -> Forms:
        """All forms of a name of this game."""
        key = (kind, name)
        if key not in self._forms:
            self._forms[key] = self._make_forms(kind, name)
        return self._forms[key]

    def _make_forms(self, kind: str, name: str) -> Forms:
        texts = self.texts
        if kind == "player":
            return self._player_forms(name)
        if kind == "isle" and not texts.has(f"isle-{name}"):
            # A board of somebody's own names its isles itself.
            return texts.forms("own", "isle", name=self.board.territory_names[self.names.number("isle", name)])
        if kind == "sea":
            return texts.forms("sea", "name", **self._sea_arguments(name))
        if kind == "marker":
            city, _, number = name.partition("-")
            forms = self.forms("player", city)
            if number:
                forms = forms | texts.forms("marker", "second", number=number, **_named("city", forms))
            return forms | {"number": number or "none"}
        if kind == "unit" and not texts.has(f"unit-{name}"):
            return texts.forms("card", name)  # a hero
        return texts.forms(kind, name)

    def _player_forms(self, city: str) -> Forms:
        person = self._people.get(city, Person(None, city))
        forms = self.texts.forms("city", person.colour)
        if person.name is None:
            return forms
        # A name is the same in every case, and one person's: verbs agree with him, not with the city.
        kept = {"short": forms["short"], "num": "sg", "gender": "m"}
        return {form: kept.get(form, person.name) for form in forms}

    def _sea_arguments(self, sea: str) -> dict[str, Argument]:
        name = self._sea_names[self.names.number("sea", sea)]
        isles = [self.board.territory_ids[territory] for territory in name.territories]
        return {
            **self._argument("isles", "isle", isles),
            "relation": name.relation,
            "open": "yes" if name.open else "no",
            "direction": name.direction or "none",
            "part": name.part or "none",
            "number": name.number or "none",
        }

    def _of_team(self, team: int) -> list[str]:
        return [self._name("player", player) for player, of in enumerate(self.team_of) if of == team]

    def _argument(self, name: str, kind: str | None, value: object) -> dict[str, Argument]:
        if value is None:
            return {name: "none"}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, (tuple, list)):
            assert kind is not None
            members = [self.forms(kind, self._name(kind, member)) for member in value]
            return {**_named(name, self.texts.listed_forms(members)), f"{name}_count": len(members)}
        if kind is None:
            assert isinstance(value, (str, int))
            return {name: value}
        return {**_named(name, self.forms(kind, self._name(kind, value)))}

    def _name(self, kind: str, value: object) -> str:
        if isinstance(value, str):
            return value
        assert isinstance(value, int)
        name = self.names.name(kind, value)
        assert name is not None
        return name


def _named(name: str, forms: Forms) -> Forms:
    """The forms of a name as arguments: `$isle` for the plain one, `$isle_on` for that of `.on`."""
    return {f"{name}_{form}" if form else name: word for form, word in forms.items()}


def attackers_of(battle: Mapping[str, object]) -> int:
    """All units that attack: normal ones, undead, titans and heroes."""
    heroes = battle.get("attacking_heroes", [])
    assert isinstance(heroes, list)
    total = len(heroes)
    for kind in ("attackers", "attacking_undead", "attacking_titans"):
        count = battle.get(kind, 0)
        assert isinstance(count, int)
        total += count
    return total


def key_of(family: str, name: str) -> str:
    """The key of a message: `refusal-not-enough-gold` for `not_enough_gold`."""
    return f"{family}-{name.replace('_', '-')}"


def event_key(event: type[Event]) -> str:
    """The key of an event's message: `event-bid-placed` for `BidPlaced`."""
    words = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in event.__name__)
    return f"event{words}"
