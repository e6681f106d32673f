# Every sentence of the game, in English.
#
# Arguments that are names (cities, gods, cards, buildings, places) come ready to print. A name's other forms are its
# attributes: `.the` of a card is `$card_the` in a sentence about that card. Nobody and nothing is "none", yes and no
# are "yes" and "no".

### Names

## Cities; `.short` marks their pieces on the drawn board

city-sparta = Sparta
    .short = Sp
city-athens = Athens
    .short = At
city-corinth = Corinth
    .short = Co
city-thebes = Thebes
    .short = Th
city-argos = Argos
    .short = Ar
city-mycenae = Mycenae
    .short = My

## Gods

god-poseidon = Poseidon
god-ares = Ares
god-zeus = Zeus
god-athena = Athena
god-hades = Hades
god-kronos = Kronos
god-apollo = Apollo

## Buildings; `.mark` is their letter on the drawn board, `.builder` who builds them

building-port = port
    .a = a port
    .mark = P
    .builder = Poseidon
building-fortress = fortress
    .a = a fortress
    .mark = F
    .builder = Ares
building-temple = temple
    .a = a temple
    .mark = T
    .builder = Zeus
building-university = university
    .a = a university
    .mark = U
    .builder = Athena
building-theatre = theatre
    .a = a theatre
    .mark = H
    .builder = the favour of Dionysus

## Creatures

card-fates = Fates
    .the = the Fates
card-satyr = Satyr
    .the = the Satyr
card-dryad = Dryad
    .the = the Dryad
card-siren = Siren
    .the = the Siren
card-pegasus = Pegasus
    .the = Pegasus
card-giant = Giant
    .the = the Giant
card-chimera = Chimera
    .the = the Chimera
card-cyclops = Cyclops
    .the = the Cyclops
card-sphinx = Sphinx
    .the = the Sphinx
card-sylph = Sylph
    .the = the Sylph
card-harpy = Harpy
    .the = the Harpy
card-griffon = Griffon
    .the = the Griffon
card-kraken = Kraken
    .the = the Kraken
card-minotaur = Minotaur
    .the = the Minotaur
card-chiron = Chiron
    .the = Chiron
card-medusa = Medusa
    .the = Medusa
card-polyphemus = Polyphemus
    .the = Polyphemus
card-cerberus = Cerberus
    .the = Cerberus
card-erinyes = Erinyes
    .the = the Erinyes
card-empusa = Empusa
    .the = Empusa
card-charon = Charon
    .the = Charon

## Heroes

card-achilles = Achilles
    .the = Achilles
card-penthesilea = Penthesilea
    .the = Penthesilea
card-perseus = Perseus
    .the = Perseus
card-ulysses = Ulysses
    .the = Ulysses
card-hector = Hector
    .the = Hector
card-ajax = Ajax
    .the = Ajax

## Artifacts

card-sandals = Winged Sandals
    .the = the Winged Sandals
card-caduceus = Caduceus
    .the = the Caduceus
card-helm = Helm of Invisibility
    .the = the Helm of Invisibility
card-lightning = Zeus's Lightning
    .the = Zeus's Lightning
card-cornucopia = Great Cornucopia
    .the = the Great Cornucopia

## Metropolises

metropolis-ordinary = ordinary metropolis
    .a = an ordinary metropolis
metropolis-military = military metropolis
    .a = a military metropolis
metropolis-coastal = coastal metropolis
    .a = a coastal metropolis
metropolis-spiritual = spiritual metropolis
    .a = a spiritual metropolis
metropolis-cultural = cultural metropolis
    .a = a cultural metropolis
metropolis-commercial = commercial metropolis
    .a = a commercial metropolis

## Units that are not heroes

unit-unit = a normal unit
unit-undead = an undead unit
unit-titan = a titan

## Divine favours

favour-aphrodite = Aphrodite
favour-artemis = Artemis
favour-demeter = Demeter
favour-hera = Hera
favour-hestia = Hestia
favour-dionysus = Dionysus
favour-hephaestus = Hephaestus
favour-hermes = Hermes

## Magic items

item-trident = Poseidon's Trident
    .the = Poseidon's Trident
item-apple = Apple of Discord
    .the = the Apple of Discord
item-obol = Obol of the Dead
    .the = the Obol of the Dead
item-spear = Spear of Ares
    .the = the Spear of Ares
item-aegis = Aegis
    .the = the Aegis
item-fleece = Golden Fleece
    .the = the Golden Fleece
item-cup = Cup of Ambrosia
    .the = the Cup of Ambrosia
item-lyre = Lyre of Orpheus
    .the = the Lyre of Orpheus
item-thread = Ariadne's Thread
    .the = Ariadne's Thread
item-pandora = Pandora's Box
    .the = Pandora's Box

## Phases of a cycle

phase-creatures = creatures
phase-threat = threat
phase-gods = gods
phase-revenue = revenue
phase-upkeep = upkeep
phase-discord = discord
phase-offerings = offerings
phase-actions = actions
phase-departure = the undead leave
phase-end = end of the cycle

## Expansions

module-free_placement = Free placement
module-hades = Hades
module-heroes = Heroes
module-favours = Divine favours
module-titans = Titans

## How a game ends

ending-metropolises = enough metropolises stand
ending-last_player = only one city is left
ending-max_cycles = the last cycle agreed on is over
ending-artifacts = all five artifacts are together

## House rules

option-name-edition = the first or the second edition: { $value }
option-name-open_gold = everyone's gold lies open: { $value ->
    [true] yes
   *[other] no
}
option-name-priests_two_player = what priests save a player with two bids: { $value ->
    [each] every priest saves on both
   *[joint] a priest saves on one of the two
}
option-name-apollo_marker = where Apollo's prosperity marker goes: { $value ->
    [any] on any isle
   *[own] on an isle of one's own
}
option-name-tiebreak = several have enough metropolises: { $value ->
    [metropolises] the most metropolises decide, then gold
   *[gold] gold decides, then the most metropolises
}
option-name-max_cycles = the game ends after cycle { $value }

## Places

# A sea by its isles: between several, along one that has several territories, or in a direction from a single one.
# Of several between the same isles, part says which; number is on the board and stands only where nothing else tells.
# The title is for where it begins a line.
sea-name = { $relation ->
    [between] { sea-which } between { $isles }
    [along] { sea-which } by { $isles }
   *[off] { sea-which } { sea-direction } of { $isles }
}
    .title = { $relation ->
        [between] { sea-which-title } between { $isles }
        [along] { sea-which-title } by { $isles }
       *[off] { sea-which-title } { sea-direction } of { $isles }
    }
sea-which = { $number ->
    [none] { $part ->
        [north] the northern sea
        [northeast] the north-eastern sea
        [east] the eastern sea
        [southeast] the south-eastern sea
        [south] the southern sea
        [southwest] the south-western sea
        [west] the western sea
        [northwest] the north-western sea
        [middle] the middle sea
       *[none] { $open ->
            [yes] the open sea
           *[no] the sea
        }
    }
   *[other] { $open ->
        [yes] open sea { $number }
       *[no] sea { $number }
    }
}
sea-which-title = { $number ->
    [none] { $part ->
        [north] Northern sea
        [northeast] North-eastern sea
        [east] Eastern sea
        [southeast] South-eastern sea
        [south] Southern sea
        [southwest] South-western sea
        [west] Western sea
        [northwest] North-western sea
        [middle] Middle sea
       *[none] { $open ->
            [yes] Open sea
           *[no] Sea
        }
    }
   *[other] { $open ->
        [yes] Open sea { $number }
       *[no] Sea { $number }
    }
}
sea-direction = { $direction ->
    [north] north
    [northeast] north-east
    [east] east
    [southeast] south-east
    [south] south
    [southwest] south-west
    [west] west
   *[northwest] north-west
}
# An isle that no message names: it has its name from its board.
own-isle = { $name }
marker-second = { $city } ({ $number })
    .short = { $city_short }{ $number }
list-last = { $before } and { $last }

### What happened

## The cycle begins

event-cycle-began = Cycle { $cycle }
event-card-unsold = Off the track and discarded: { $card }.
event-card-slid = Further along the track, for { $to_space } gold now: { $card }.
event-card-drawn = New on the track, for { $space } gold: { $card }.
event-deck-refilled = The deck is empty: the discard is shuffled and becomes the new one.
event-gods-laid = The gods of this cycle: { $gods }, and Apollo as always.
event-revenue-taken = { $gold ->
    [0] { $player } has no revenue.
   *[other] { $player } takes { $gold } gold of revenue.
}

## Offerings

event-bid-placed = { $player } offers { $gold } gold to { $god }.
event-outbid = { $player } is outbid at { $god }.
event-apollo-chosen = { $place ->
    [1] { $player } goes to Apollo, first in the queue.
   *[other] { $player } goes to Apollo, behind { $place ->
        [2] another
       *[other] others
    }.
}
event-offering-paid = { $player } pays { $gold } gold for the offerings.

## A turn

event-turn-began = { $player } with { $god }
event-turn-ended = { $player } ends the turn and stands at place { $place } for the next offerings.
event-apollo-gave = Apollo gives { $player } { $gold } gold.
event-prosperity-placed = { $player } puts a prosperity marker on { $isle }.
event-troop-recruited = { $player } recruits a troop on { $isle }{ price-paid }.
event-fleet-recruited = { $player } builds a fleet in { $sea }{ price-paid }.
event-priest-taken = { $player } gets a priest{ price-paid }.
event-philosopher-taken = { $player } gets a philosopher{ price-paid }.
event-built = { $player } builds { $building_a } on { $isle }{ price-paid }.
price-paid = { $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}

## Moves and battles

event-fleets-moved = { $player } sails { fleets } from { $from_sea } to { $to_sea }{ price-paid }.
event-troops-moved = { $player } { $flying ->
    [yes] flies
   *[no] moves
} { troops } from { $from_isle } to { $to_isle }{ price-paid }{ with-artifacts }.
event-isle-taken = { $former ->
    [none] { $player } takes { $isle }, which belonged to nobody.
   *[other] { $player } takes { $isle } from { $former }.
}
event-land-battle-began = Battle for { $isle }: { $attacker } attacks with { $attackers }, { $defender } defends with { $defenders }.
event-sea-battle-began = Battle in { $sea }: { $attacker } attacks with { $attackers }, { $defender } defends with { $defenders }.
event-battle-round = The attacker rolls { $attacker_die } and has { $attacker_total }, the defender rolls { $defender_die } and has { $defender_total }: { $attacker_loses ->
    [yes] { $defender_loses ->
        [yes] both lose one.
       *[no] the attacker loses one.
    }
   *[no] { $defender_loses ->
        [yes] the defender loses one.
       *[no] nobody loses one.
    }
}
event-minotaur-fell = It is the Minotaur of { $isle } who falls.
event-troops-retreated = { $player } retreats with { troops } from { $from_isle } to { $to_isle }{ with-artifacts }.
event-fleets-retreated = { $player } retreats with { fleets } from { $from_sea } to { $to_sea }.
event-battle-ended = { $winner ->
    [none] Nobody is left of either side.
   *[other] { $winner } wins the battle.
}

## Who moves, retreats or is lost

fleets = { $count ->
    [0] { undead }
   *[other] { fleet-count }{ $undead ->
        [0] {""}
       *[other] {" "}and { undead }
    }
}
troops = { $titans ->
    [0] { troops-and-others }
   *[other] { titan-count }{ $count ->
        [0] { $undead ->
            [0] { $heroes_count ->
                [0] {""}
               *[other] {" "}with { troops-and-others }
            }
           *[other] {" "}with { troops-and-others }
        }
       *[other] {" "}with { troops-and-others }
    }
}
troops-and-others = { $count ->
    [0] { $undead ->
        [0] { $heroes }
       *[other] { undead }{ and-heroes }
    }
   *[other] { troop-count }{ $undead ->
        [0] {""}
       *[other] { $heroes_count ->
            [0] {" "}and { undead }
           *[other] , { undead }
        }
    }{ and-heroes }
}
fleet-count = { $count ->
    [one] 1 fleet
   *[other] { $count } fleets
}
troop-count = { $count ->
    [one] 1 troop
   *[other] { $count } troops
}
titan-count = { $titans ->
    [one] 1 titan
   *[other] { $titans } titans
}
undead = { $undead } undead
and-heroes = { $heroes_count ->
    [0] {""}
    [one] {" "}and { $heroes }
   *[other] , { $heroes }
}

with-artifacts = { $artifacts_count ->
    [0] {""}
   *[other] , bringing along: { $artifacts }
}

## Metropolises

event-building-discarded = { $player } trades in { $building_a } on { $isle } for a metropolis.
event-philosophers-discarded = { $player } trades in { $count } philosophers for a metropolis.
event-building-cleared = On { $isle } { $building_a } makes room for the metropolis.
event-metropolis-founded = { $special ->
    [none] { $player } founds a metropolis on { $isle }!
   *[other] { $player } founds { $special_a } on { $isle }!
}
event-metropolis-forfeited = { $player } has no room for a metropolis, or none is left: nothing is gained.

## Creatures

event-creature-changed = { $player } sends { $card_the } away{ price-paid }.
event-creature-called = { $player } calls { $card_the }{ price-paid }{ $discounts ->
    [0] {""}
    [one] {" "}(1 gold less thanks to a temple)
   *[other] {" "}({ $discounts } gold less thanks to temples)
}.
event-power-forgone = { $player } doesn't use { $card_the }.
event-power-copied = The Chimera copies { $card_the }.
event-discard-shuffled-in = The discard is shuffled into the deck.
event-philosopher-stolen = { $player } takes a philosopher from { $victim }.
event-priest-stolen = { $player } takes a priest from { $victim }.
event-gold-stolen = { $player } takes { $gold } gold from { $victim }.
event-fleet-lured = The Siren sends home { $victim }'s fleet in { $sea }.
event-fleet-placed = { $from_sea ->
    [none] { $player } puts a fleet in { $sea }.
   *[other] { $player } brings { $undead ->
        [yes] an undead fleet
       *[no] a fleet
    } from { $from_sea } to { $sea }.
}
event-building-destroyed = The Giant tears down { $building_a } on { $isle }.
event-building-turned = { $player } turns { $former_a } on { $isle } into { $building_a }.
event-troop-sold = { $player } sells a troop on { $isle } for { $gold } gold.
event-fleet-sold = { $player } sells a fleet in { $sea } for { $gold } gold.
event-priest-sold = { $player } sells a priest for { $gold } gold.
event-philosopher-sold = { $player } sells a philosopher for { $gold } gold.
event-troop-killed = The Harpy carries off one of { $victim }'s troops on { $isle }.
event-kraken-moved = { $player } brings the Kraken to { $sea }{ price-paid }.
event-fleets-lost = { $victim } loses { fleets } in { $sea }.
event-fleets-pushed = Polyphemus drives { $victim }'s { fleets } from { $from_sea } to { $to_sea }.
event-figure-placed = { $player } puts { $card_the } on { $isle }.
event-figure-left = { $isle } is free of { $card_the }.
event-figures-clashed = On { $isle } { $card_the } meets another creature: both leave.

## Free placement

event-troop-put = { $player } puts a troop on { $isle }.
event-fleet-put = { $player } puts a fleet in { $sea }.

## Hades

event-threat-rolled = The threat dice show { $one } and { $other }: the threat is { $threat } now.
event-hades-came = Hades comes and covers { $god }.
event-hades-left = Hades leaves, and all undead with him. The threat is 0 again.
event-undead-troop-raised = { $player } raises an undead troop on { $isle }{ price-paid }.
event-undead-fleet-raised = { $player } raises an undead fleet in { $sea }{ price-paid }.
event-necropolis-built = { $from_isle ->
    [none] { $player } builds the necropolis on { $isle }{ price-paid }.
   *[other] { $player } moves the necropolis from { $from_isle } to { $isle }{ price-paid }.
}
event-metropolis-razed = { $player } loses the metropolis on { $isle } to the necropolis.
event-gold-buried = { $gold } gold for the dead is laid on the necropolis on { $isle }.
event-grave-gold-taken = { $player } takes the { $gold } gold that lies on { $isle }.

## Heroes

event-hero-hired = { $card } is with { $player } from now on, on { $isle }.
event-hero-paid = { $player } keeps { $card_the }{ price-paid }.
event-hero-sacrificed = { $player } sacrifices { $card_the }.
event-hero-left = { $card } leaves the game.
event-metropolis-bought = { $player } pays { $price } gold for a metropolis.
event-metropolis-hidden = { $player } founds a metropolis on the hidden isle of the Amazons! { $card } stays there.
event-priests-turned = { $count ->
    [one] A priest of { $player } becomes a philosopher.
   *[other] { $count } priests of { $player } become philosophers.
}
event-prosperity-moved = { $player } carries a prosperity marker from { $from_isle } to { $to_isle }.
event-dice-rolled = The attacker rolls { $attacker_die }, the defender { $defender_die }.
event-die-rerolled = Ulysses rolls again for { $player }: { $die }.
event-unit-lost = { $player } loses { $card ->
    [none] { $undead ->
        [yes] an undead unit
       *[no] a unit
    }
   *[other] { $card_the }
}.
event-unit-saved = { $player } loses nothing: the unit is saved.

## Favours

event-favours-shuffled = All favours are shuffled.
event-favour-laid = The favour of { $favour } lies beside { $god }.
event-favour-used = { $player } uses the favour of { $favour }{ price-paid }.
event-priestess-given = { $player } gets a priestess.
event-priestess-spent = A priestess of { $player } keeps { $card_the }.
event-item-given = { $player } gets { $item_the }.
event-items-shuffled = The magic items that were played are shuffled and become the new deck.
event-items-seen = { $items_count ->
    [0] { $player } looks at two magic items.
   *[other] { $player } looks at { $items }.
}
event-item-kept = { $item ->
    [none] { $player } keeps a magic item face down.
   *[other] { $player } keeps { $item_the }, face down.
}
event-item-discarded = { $player } discards { $item_the }.
event-item-used = { $secret ->
    [yes] { $player } turns up { $item_the } and uses it.
   *[no] { $player } uses { $item_the }.
}
event-barred-from-god = { $player } keeps { $victim } from bidding on { $god } in this cycle.
event-troops-doubled = { $count ->
    [one] 1 more troop of { $player } stands on { $isle }.
   *[other] { $count } more troops of { $player } stand on { $isle }.
}
event-card-given = { $priest ->
    [yes] { $player } gives a priest to Artemis.
   *[no] { $player } gives a philosopher to Artemis.
}
event-harvest-taken = Demeter gives { $player } { $gold } gold.
event-card-turned-up = Turned up: { $card }.
event-sea-marker-placed = { $player } puts a prosperity marker on { $sea }.
event-fleece-sold = The Golden Fleece brings { $player } { $gold } gold.
event-figure-moved = { $player } leads { $card_the } from { $from_isle } to { $to_isle }.

## Titans

event-site-built = On { $isle } { $building_a } stands from the beginning.
event-specials-drawn = Special metropolises of this game: { $metropolises }.
event-titan-raised = { $player } raises a titan on { $isle }{ price-paid }.
event-coin-given = { $player } gets { $gold } gold.
event-troops-passed = { $player } passes unseen with { troops } from { $from_isle } through { $to_isle }{ price-paid }{ with-artifacts }.
event-artifact-placed = { $player } brings { $card_the } to { $isle }.
event-artifacts-left = Left behind on { $isle }: { $artifacts }.
event-artifact-lost = Off the track and out of the game: { $card }.
event-artifact-sent = { $player } sends { $card_the } from { $from_isle } to { $to_isle }{ price-paid }.
event-caduceus-paid = { $player } uses the Caduceus for { $price } gold.
event-lightning-paid = Zeus's Lightning: { $player } pays { $holder } { $gold } gold.
event-gold-shared = { $player } gives { $partner } { $gold } gold.
event-last-cycle = { $team } have enough metropolises: this cycle is the last one.

## The end

event-player-eliminated = { $player } has no land left and is out of the game.
event-game-ended = The game is over: { $ending }. { $winners_count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}

### Why not

refusal-with-rule = { $reason } ({ $rule })

## The moment is wrong

refusal-game-over = The game is over.
refusal-not-your-decision = It is { $player } who decides now.
refusal-nothing-to-undo = There is no step to take back: dice, a card or another player came after it.
refusal-no-offerings-now = Offerings are placed only in the phase of offerings, when it is your turn to bid.
refusal-no-turn-now = That can be done only in your turn with a god, between two other actions.
refusal-no-retreat-now = There is no retreat to decide on.
refusal-no-landing-now = No troops are under way.
refusal-no-sailing-now = No fleets are under way.
refusal-nothing-to-stop = There is nothing to stop.
refusal-nothing-to-forgo = There is nothing here that could be left unused.
refusal-no-sale-now = Units and cards are only sold to the Sphinx.
refusal-no-isle-to-choose = No isle is asked for.
refusal-no-sea-to-choose = No sea is asked for.
refusal-no-player-to-choose = No player is asked for.
refusal-no-card-to-choose = No card is asked for.
refusal-no-building-to-choose = No building is asked for.
refusal-no-type-to-choose = No type of building is asked for.
refusal-no-god-to-choose = No god is asked for.
refusal-no-item-to-choose = No magic item is asked for.
refusal-no-number-to-choose = No number is asked for.
refusal-nothing-to-pass = There is nothing to decline here.
refusal-no-one-to-take-along = Undead, titans, heroes and artifacts are taken along only as units set out.
refusal-no-upkeep-now = Heroes are kept or let go right after the revenue.
refusal-no-sacrifice-now = A hero is sacrificed in your own turn, between two other actions, and not with Apollo.
refusal-no-priestess-now = A priestess helps when a hero is to be paid, or a creature would leave its isle.
refusal-no-favour-now = A favour is used in the turn with the god it lies beside.
refusal-no-item-now = No magic item can be played at this moment.
refusal-no-reroll-now = Nobody rolls again at this moment.
refusal-no-loss-now = No unit has to be given up.
refusal-no-card-to-give = Artemis takes no priest or philosopher at this moment.
refusal-no-passage-now = Nobody is under way who could pass through a territory.
refusal-nothing-to-pay = There is nothing to pay for.
refusal-no-metropolis-to-choose = No kind of metropolis is asked for.
refusal-no-sending-now = Sandals and Helm are sent at the beginning of a turn, and not with Apollo.

## It isn't there

refusal-no-such-isle = This board has no isle number { $number }.
refusal-no-such-sea = This board has no sea number { $number }.
refusal-no-such-player = This game has no player number { $number }.

## Offerings

refusal-god-not-available = { $god } is not among the gods of this cycle.
refusal-bid-too-low = { $god } asks for at least { $gold } gold.
refusal-same-god-again = After being outbid at { $god } the marker must go to another god, or to Apollo.
refusal-bid-too-high = A bid is at most { $gold } gold.
refusal-bid-not-payable = That would cost { $price } gold, priests already counted{ $coin ->
    [0] {""}
   *[other] {" "}and a coin for Zeus's Lightning besides
}, and you don't have that much.
refusal-bids-not-payable = Both offerings together would cost { $price } gold, priests already counted, and you don't have that much.

## The god's actions

refusal-needs-poseidon = Fleets are built with Poseidon.
refusal-needs-ares = Troops are recruited with Ares.
refusal-needs-zeus-for-priest = Priests come with Zeus.
refusal-needs-athena-for-philosopher = Philosophers come with Athena.
refusal-needs-other-god-to-build = Not this god, but { $building_builder } builds { $building_a }.
refusal-needs-poseidon-to-sail = Fleets move with Poseidon.
refusal-needs-ares-to-march = Troops move with Ares.
refusal-needs-zeus-to-change = Only Zeus sends a creature away.
refusal-no-more-fleets-for-sale = Poseidon has no more fleets for this turn.
refusal-no-more-troops-for-sale = Ares has no more troops for this turn.
refusal-no-more-priests-for-sale = Zeus has no more priests for this turn.
refusal-no-more-philosophers-for-sale = Athena has no more philosophers for this turn.
refusal-all-fleets-on-board = All 8 fleets are on the board already.
refusal-all-troops-on-board = All 8 troops are on the board already.
refusal-no-priest-left = There is no priest left in the supply.
refusal-no-philosopher-left = There is no philosopher left in the supply.
refusal-no-building-left = There is no { $building } left in the supply.
refusal-not-enough-gold = It costs { $price } gold, and you have { $gold ->
    [0] none
   *[other] only { $gold }
}.
refusal-not-your-isle = New troops and heroes go on land of your own, and { $isle } isn't yours.
refusal-no-own-isle-beside = A new fleet has to touch a coast of yours, and { $sea } touches none.
refusal-enemy-fleet-there = Another player's fleets are in { $sea }.
refusal-sea-closed = No fleet may enter { $sea }: the Kraken or Polyphemus closes it.
refusal-no-free-slot = { $isle } has no free place to build on.
refusal-building-isle-not-yours = You build on land of your own, and { $isle } isn't yours.

## Moves

refusal-no-own-fleet-there = You have no fleet in { $sea }.
refusal-fleets-cannot-leave = The fleets in { $sea } have nowhere to go.
refusal-sea-not-adjacent = The fleets can't reach { $sea } in one step.
refusal-too-many-fleets = { $number ->
    [0] No fleet can leave { $sea }.
    [one] At most 1 fleet can leave { $sea }.
   *[other] At most { $number } fleets can leave { $sea }.
}
refusal-step-first = The fleets have to take a step before they may stop.
refusal-fleets-already-fought = The fleets in { $sea } have fought and can't move again with this Sylph.
refusal-no-own-troop-there = You have no troop on { $isle }.
refusal-troops-cannot-leave = The troops on { $isle } have nowhere to go.
refusal-held-by-medusa = Medusa lets no troop leave { $isle }.
refusal-too-many-troops = { $number ->
    [0] No troop can leave { $isle }.
    [one] At most 1 troop can leave { $isle }.
   *[other] At most { $number } troops can leave { $isle }.
}
refusal-same-isle = It has to be a place other than { $isle }.
refusal-not-joined-by-fleets = No chain of your fleets leads to { $isle }, and it is not next to where the troops stand.
refusal-last-isle = { $isle } is all that its owner has left: it may be attacked only to gain the metropolises, or the artifacts, that win the game.
refusal-guarded-by-chiron = Chiron guards { $isle }.

## Creatures

refusal-not-on-track = { $card } is not on the track.
refusal-creature-not-payable = { $card } costs { $price } gold, and you have { $gold ->
    [0] none
   *[other] only { $gold }
}.
refusal-not-another-player = It has to be another player.
refusal-player-eliminated = { $player } is out of the game.
refusal-has-no-philosopher = { $player } has no philosopher.
refusal-has-no-priest = { $player } has no priest.
refusal-not-an-enemy-fleet = There is no enemy fleet in { $sea }.
refusal-not-a-lone-fleet = The Siren calls only a fleet that is alone, and in { $sea } there are more.
refusal-no-such-building = No such { $building } stands on { $isle }.
refusal-not-your-building = { $isle } belongs to somebody else.
refusal-no-other-type-left = The supply has nothing to turn { $building_a } into.
refusal-same-type = It is { $building_a } already.
refusal-no-tile-left = There is no { $building } left in the supply.
refusal-not-in-discard = { $card } is not in the discard.
refusal-chimera-itself = The Chimera can't copy herself.
refusal-nothing-to-sell = There is no such thing to sell.
refusal-not-an-enemy-troop = There is no enemy troop on { $isle }.
refusal-not-adjacent-to-kraken = The Kraken can't reach { $sea } in one step.
refusal-step-not-payable = A step of the Kraken costs { $price } gold, and you have { $gold ->
    [0] none
   *[other] only { $gold }
}.
refusal-no-stack-to-push = No fleets that Polyphemus drives away are in { $sea }.
refusal-touches-polyphemus = The coast of Polyphemus's isle reaches { $sea } too.
refusal-push-not-adjacent = The fleets can't be driven as far as { $sea }.
refusal-push-onto-kraken = The Kraken is in { $sea }.
refusal-push-onto-enemy = Somebody else's fleets are in { $sea }.

## Battle

refusal-retreat-isle-not-yours = The troops can retreat only to other land of your own, and { $isle } is none.
refusal-retreat-not-joined = No chain of your fleets leads back to { $isle }, and it is not next to the battle.
refusal-retreat-sea-not-adjacent = The fleets can't retreat as far as { $sea }.
refusal-retreat-onto-enemy = Enemy fleets are in { $sea }.
refusal-retreat-to-closed-sea = No fleet may enter { $sea }: the Kraken or Polyphemus closes it.

## Buildings and metropolises

refusal-wrong-set-type = It is { $building_a } that has to be given now.
refusal-metropolis-isle-not-yours = A metropolis goes on land of your own, and { $isle } isn't yours.
refusal-metropolis-there = { $isle } has a metropolis already.
refusal-free-space-first = On { $isle } buildings would have to go, and elsewhere there is room without that.
refusal-no-metropolis-space = { $isle } has no room for a metropolis.
refusal-marker-isle-not-yours = The prosperity marker goes on land of your own, and { $isle } isn't yours.

## Free placement

refusal-apollo-taken = Before the game only one marker may stand on Apollo.
refusal-coin-for-other-marker = A gold has to be left for the other marker.
refusal-isle-taken = { $isle } is taken already.
refusal-fleet-apart = There is a fleet in { $sea } already: each goes into a sea of its own.
refusal-rest-not-placeable = The units that are left could not be placed any more.

## Hades

refusal-needs-hades = The necropolis is built with Hades.
refusal-no-more-undead-for-sale = Hades has no more undead for this turn.
refusal-no-undead-troop-left = All undead troops are on the board already.
refusal-no-undead-fleet-left = All undead fleets are on the board already.
refusal-no-undead-troop-there = With Hades an undead troop has to go along, and there is none on { $isle }.
refusal-no-undead-fleet-there = With Hades an undead fleet has to go along, and there is none in { $sea }.
refusal-undead-must-go = With Hades at least one undead unit has to go along.
refusal-undead-chosen = How many undead go along has been said already.
refusal-too-many-undead = { $number ->
    [0] There are no undead here to take along.
   *[other] At most { $number } undead can be taken along.
}
refusal-nobody-goes = At least one unit has to go.
refusal-necropolis-built = The necropolis is built once a turn.
refusal-necropolis-there = The necropolis stands on { $isle }.

## Heroes

refusal-not-a-creature = { $card } is not a creature.
refusal-not-a-hero = { $card } is not a hero.
refusal-hero-not-yours = { $card } doesn't serve you.
refusal-hero-hired-now = { $card } was hired in this very cycle.
refusal-hero-chosen = { $card } goes along already.
refusal-hero-not-there = { $card } is not on { $isle }.
refusal-no-upkeep-due = { $card } is not to be paid now.
refusal-upkeep-not-payable = A hero costs { $price } gold, and you have { $gold ->
    [0] none
   *[other] only { $gold }
}.
refusal-only-when-founding = Penthesilea is sacrificed only as a metropolis is founded.
refusal-metropolis-must-stand = There is room for the metropolis: it has to be founded.
refusal-too-few-isles = That takes { $number ->
    [one] 1 isle or territory
   *[other] { $number } isles or territories
} of yours.
refusal-too-few-types = That takes buildings of yours of { $number } types.
refusal-type-used = Among the buildings given there is { $building_a } already.
refusal-no-place-for-metropolis = There is no room for a metropolis, or none is left.
refusal-nobody-to-fly = There is nobody on your land who could fly anywhere.
refusal-no-priest-to-turn = There is no priest who could become a philosopher.
refusal-too-many-priests = { $number ->
    [one] Only 1 priest can become a philosopher.
   *[other] At most { $number } priests can become philosophers.
}
refusal-no-placed-marker = There is no prosperity marker on { $isle } that was put there.
refusal-only-own-isle = You have no other isle to carry the marker of { $isle } to.
refusal-hero-not-gone = { $card } has not left the game.
refusal-no-such-unit = There is no such unit in this battle.

## Favours

refusal-no-favour = No favour lies beside the god of this turn.
refusal-favour-used = The favour has been used in this turn already.
refusal-no-priestess = There is no priestess to spend.
refusal-not-an-isle-figure = { $card } is no creature that stands on an isle.
refusal-figure-not-leaving = { $card } does not have to leave now.
refusal-no-troop-to-double = You have no troop on the board.
refusal-no-card-to-turn = There is no such priest or philosopher to give.
refusal-no-unit-to-place = There is no troop or fleet left that could be placed.
refusal-no-hero-to-find = There is no hero in the deck or the discard.
refusal-no-room-to-build = There is no free place to build on, or nothing left to build.
refusal-not-a-theatre = Hestia builds no theatre.
refusal-only-a-theatre = Dionysus builds only a theatre.
refusal-never-into-theatre = The Cyclops turns nothing into a theatre.
refusal-no-item-left = There is no magic item left.
refusal-item-not-shown = { $item } is not one of the two.
refusal-no-marker-left = There is no prosperity marker left.
refusal-no-fleet-at-sea = You have no fleet at sea.
refusal-item-not-yours = You don't have { $item_the }.
refusal-item-does-not-fit = { $item } can't be played at this moment.
refusal-item-without-effect = { $item } would do nothing now.
refusal-barred-by-apple = The Apple of Discord keeps you from { $god } in this cycle.
refusal-figure-not-on-board = { $card } stands on no isle.

## Titans

refusal-needs-kronos = Titans are raised with Kronos.
refusal-god-not-above-kronos = Kronos gives only buildings of gods before him in this cycle, and { $building_builder } is not one.
refusal-kronos-gift-taken = Kronos has given his building already.
refusal-no-more-titans-for-sale = Kronos has no more titans for this turn.
refusal-all-titans-on-board = All 3 titans are on the board already.
refusal-no-titan-there = You have no titan on { $isle }.
refusal-titan-must-go = At least one titan has to go along.
refusal-titans-chosen = How many titans go along has been said already.
refusal-too-many-titans = { $number ->
    [0] There is no titan here to take along.
    [one] Only 1 titan can be taken along.
   *[other] At most { $number } titans can be taken along.
}
refusal-artifact-chosen = { $card } goes along already.
refusal-artifact-not-there = { $card } is not with these units.
refusal-needs-helm = Only those who take the Helm of Invisibility along can pass through, and nobody can in flight.
refusal-not-passable = There is no way through { $isle }: you pass only through other players' territories, not through a partner's nor past Medusa.
refusal-no-way-on = From { $isle } there is no further step that can be paid and made.
refusal-party-stays-together = On a passage the whole group goes on together.
refusal-no-caduceus-here = The Caduceus is not on your side of this battle.
refusal-no-ordinary-left = There is no ordinary metropolis left.
refusal-special-not-left = There is no { $metropolis } left to be founded in this game.
refusal-not-adjacent-start = { $isle } is not next to the first territory.
refusal-two-territories-only = You begin on two territories, and { $isle } would be a third.
refusal-two-seas-only = You begin in two seas, and { $sea } would be a third.
refusal-start-isle-of-partner = A partner has begun on the isle of { $isle }.
refusal-partners-territory = { $isle } is a partner's: nobody enters or crosses it.
refusal-not-the-last-territory = The metropolis goes on the territory just taken, not on { $isle }.
refusal-artifact-not-sent = { $card } can't be sent: only Sandals and Helm can.
refusal-artifact-not-yours = You don't have { $card_the }.
refusal-not-your-partner = { $player } is not on your side.
refusal-partners-fleets = Only a partner's fleets would lead to { $isle }, and nobody uses those.
refusal-not-your-partners = { $isle } is not a territory of your partner's.
refusal-too-much-to-share = At most { $number } gold can be given.
refusal-no-territory = Without a territory there is nowhere to put it.
refusal-not-for-artifacts = The Cup of Ambrosia buys creatures and heroes, not { $card_the }.

### What is asked

decision-offering = { $ousted_from ->
    [none] Place an offering{ with-marker }.
   *[other] Outbid at { $ousted_from }: place the offering elsewhere{ with-marker }.
}
with-marker = { $marker_number ->
    [none] {""}
   *[other] {" "}(marker { $marker_number } of 2)
}
decision-turn = The turn with { $god }: act, call creatures, or end it.
decision-place-marker = Apollo's gift: where does the prosperity marker go?
decision-fleet-move = Fleets under way in { $sea }, { $steps_left ->
    [one] 1 step
   *[other] { $steps_left } steps
} left: where to, and how many?
decision-troop-move = { $flying ->
    [yes] Troops of { $isle } fly: where to, and how many?
   *[no] Troops of { $isle } move: where to, and how many?
}
decision-land-battle = The battle for { $isle }, { $attacker } with { $attackers } against { $defender }: fight on or retreat?
decision-sea-battle = The battle in { $sea }, { $attacker } with { $attackers } against { $defender }: fight on or retreat?
decision-discard-set = A metropolis is due: which { $building } is given for it?
decision-place-metropolis = Where does the metropolis stand?
decision-satyr-victim = Satyr: who loses a philosopher?
decision-dryad-victim = Dryad: who loses a priest?
decision-siren-target = Siren: which lone fleet does she send home?
decision-siren-source = Siren: which own fleet goes to { $sea }? There is none in reserve.
decision-pegasus-source = Pegasus: from where do troops fly?
decision-giant-target = Giant: which building does he tear down?
decision-chimera-choice = Chimera: which creature of the discard does she copy?
decision-cyclops-building = Cyclops: which building is turned into another?
decision-cyclops-type = Cyclops: what does the building on { $isle } turn into?
decision-sphinx-sale = Sphinx: what is sold, for 2 gold each?
decision-sylph-fleets = Sylph, { $steps_left ->
    [one] 1 step
   *[other] { $steps_left } steps
} left: the fleets of which sea move next?
decision-sylph-step = Sylph: from { $sea }, where to and how many?
decision-harpy-target = Harpy: where does she carry off a troop?
decision-griffon-victim = Griffon: who loses half of the gold?
decision-kraken-sea = Kraken: in which sea does it rise?
decision-kraken-step = Kraken: on to another sea for 1 gold, or stay?
decision-figure-isle = { $card }: where to?
decision-polyphemus-stack = Polyphemus on { $isle }: which fleets are driven away next?
decision-polyphemus-push = Polyphemus: where do the fleets of { $sea } go?
decision-prelude-offering = { $ousted_from ->
    [none] Before the game: offer for the right to place first{ with-marker }.
   *[other] Outbid at { $ousted_from }: place the offering elsewhere{ with-marker }.
}
decision-placement = { $troops_left ->
    [0] { $fleets_left ->
        [0] Which isle gets the prosperity marker?
        [one] A fleet is left to place: in which sea?
       *[other] { $fleets_left } fleets are left to place: in which sea?
    }
    [one] A troop is left to place: on which isle?
   *[other] { $troops_left } troops are left to place: on which isle?
}
decision-upkeep = The heroes want their pay: keep them or let them go.
decision-obol-window = The threat has been rolled: play a magic item?
decision-apple-window = The offerings are about to begin: play a magic item?
decision-apple-victim = Apple of Discord: who may not bid?
decision-apple-god = Apple of Discord: on which god may { $victim } not bid?
decision-keep-figures = Which creature does a priestess keep for another cycle?
decision-battle-item = Before the dice: play a magic item?
decision-battle-reroll = Ulysses may roll again.
decision-choose-loss = Which unit is lost?
decision-save-unit = About to be lost: { $unit }. Prevent it?
decision-thread-isle = Ariadne's Thread: where do the troops retreat to?
decision-hero-isle = { $card }: where to?
decision-ulysses-priests = Ulysses: how many priests become philosophers?
decision-hector-set = Hector: which building is given for the metropolis?
decision-erinyes-source = Erinyes: from where do they carry off a prosperity marker?
decision-erinyes-target = Erinyes: where do they carry the marker of { $isle }?
decision-charon-hero = Charon: which hero does he bring back?
decision-aphrodite-isle = Aphrodite: where are the troops doubled?
decision-artemis-card = Artemis: what is given?
decision-artemis-unit = Artemis: which unit comes, and where?
decision-hestia-building = Hestia: what is built, and where?
decision-dionysus-isle = Dionysus: where does the theatre stand?
decision-hephaestus-item = Hephaestus: which of the two magic items is kept, face down?
decision-hermes-sea = Hermes: which sea gets the prosperity marker?
decision-cup-card = Cup of Ambrosia: who is called?
decision-lyre-figure = Lyre of Orpheus: which creature follows it?
decision-lyre-isle = Lyre of Orpheus: where does { $card_the } go?

decision-special-choice = Which metropolis stands on { $isle }?
decision-military-victory = Military victory: put a metropolis on { $isle }?
decision-send-artifacts = Send Sandals or Helm to the partner?
decision-send-target = To which territory of the partner's goes { $artifact_the }?
decision-lightning-coin = Zeus's Lightning: who gets the coin?
decision-cornucopia-share = Great Cornucopia: how much of its { $gold } gold does the partner get?
decision-artifact-isle = { $card }: to which territory?
decision-titans-placement = { $troops_left ->
    [0] { $titans_left ->
        [0] { $fleets_left ->
            [0] { $building_types_count ->
                [0] Which territory gets the prosperity marker?
               *[other] What is built, and on which of the two territories?
            }
            [one] A fleet is left to place: in which sea?
           *[other] { $fleets_left } fleets are left to place: in which sea?
        }
        [one] A titan is left to place: on which territory?
       *[other] { $titans_left } titans are left to place: on which territory?
    }
    [one] A troop is left to place: on which territory?
   *[other] { $troops_left } troops are left to place: on which territory?
}

### What can be done

option-end-turn = End the turn
option-stop = { $about ->
    [fleet_move] Stop here
    [kraken_step] The Kraken stays
   *[other] Done
}
option-forgo = { $about ->
    [place_metropolis] Do without the metropolis
   *[other] Don't use it
}
option-stay = Fight on
option-bid-apollo = Go to Apollo (free)
option-bid = Offer { $gold } gold to { $god }
option-recruit-priest = Take a priest{ price-asked }
option-recruit-philosopher = Take a philosopher{ price-asked }
option-recruit-troop = Recruit a troop on { $isle }{ price-asked }
option-recruit-fleet = Build a fleet in { $sea }{ price-asked }
option-build = Build { $building_a } on { $isle }{ price-asked }
option-move-troops = Move troops from { $isle }{ price-asked }
option-land = { $count ->
    [0] None of your troops to { $isle }
   *[other] { troop-count } to { $isle }
}
option-move-fleets = Move fleets from { $sea }{ price-asked }
option-sail = { $count ->
    [0] None of your fleets to { $sea }
   *[other] { fleet-count } to { $sea }
}
option-call = Call { $card_the }{ price-asked }
option-change = Send { $card_the } away{ price-asked }
option-choose-isle = { $about ->
    [land_battle] Retreat to { $isle }
    [thread_isle] Retreat to { $isle }
    [military_victory] Put a metropolis on { $isle }
   *[other] { $isle }
}
option-choose-sea = { $about ->
    [sea_battle] Retreat to { $sea }
   *[other] { $sea_title }{ price-asked-only }
}
option-choose-player = { $player }
option-choose-card = { $card }
option-choose-building = The { $building } on { $isle }{ $space ->
    [on] , on the metropolis space
   *[off] {""}
}
option-choose-type = Into { $building_a }
option-sell-troop = A troop on { $isle }
option-sell-fleet = A fleet in { $sea }
option-sell-priest = A priest
option-sell-philosopher = A philosopher
option-join-undead = Take { $undead } undead along
option-join-hero = Take { $hero_the } along
option-build-necropolis = Build the necropolis on { $isle }{ price-asked }
option-sacrifice = Sacrifice { $hero_the }{ price-asked-only }
option-pay-hero = Pay { $hero_the }{ price-asked }
option-spend-priestess = Keep { $card_the } with a priestess
option-let-go = Let { $hero_the } go
option-pass = { $about ->
    [battle_reroll] Let the dice stand
    [keep_figures] Keep none
    [save_unit] Let it be lost
    [send_artifacts] Send nothing
    [cornucopia_share] Give nothing
    [military_victory] No metropolis here
    [titans_placement] Build nothing
   *[other] Play nothing
}
option-use-item = Use { $item_the }
option-use-favour = Use the favour{ price-asked }
option-choose-item = Keep { $item_the }
option-choose-god = { $god }
option-choose-number = { $number }
option-reroll = Roll again
option-lose-unit = A normal unit
option-lose-undead = An undead unit
option-lose-hero = { $hero }
option-give-priest = A priest
option-give-philosopher = A philosopher
option-recruit-titan = Raise a titan on { $isle }{ price-asked }
option-move-titans = Move titans from { $isle }{ price-asked }
option-join-titans = Take { titan-count } along
option-join-artifact = Bring { $artifact_the } along
option-pass-through = { $count ->
    [0] Pass through { $isle }, without troops of yours{ price-asked-only }
   *[other] Pass through { $isle } with { troop-count }{ price-asked-only }
}
option-lose-titan = A titan
option-pay-coin = Use the Caduceus{ price-asked }
option-choose-metropolis = Found { $metropolis_a }
option-send-artifact = Send { $artifact_the }{ price-asked }
price-asked = { $price ->
    [0] {" "}(free)
   *[other] {" "}({ $price } gold)
}
price-asked-only = { $price ->
    [0] {""}
   *[other] {" "}({ $price } gold)
}

### Help; `.rules` are the rules that say it exactly

## Gods

help-god-poseidon = The god of the sea. He gives a fleet and sells up to three more for 1, 2 and 3 gold; new fleets go beside your isles. He builds ports for 2 gold. For 1 gold, as often as you can pay, fleets of one sea sail up to three steps; where enemy fleets are, they fight.
    .rules = B5.4, B5.7, B5.9
help-god-ares = The god of war. He gives a troop and sells up to three more for 2, 3 and 4 gold, on any of your isles. He builds fortresses for 2 gold. For 1 gold, as often as you can pay, troops of one isle cross to another over a chain of your fleets; where enemy troops stand, they fight. With Titans they also walk to an adjacent territory.
    .rules = B5.5, B5.7, B5.10, T1.4
help-god-zeus = He gives a priest and sells one more for 4 gold: every priest makes offerings 1 gold cheaper, down to 1. He builds temples for 2 gold. For 1 gold he sends a creature of the track away and another one comes.
    .rules = B5.6, B5.7, B5.11
help-god-athena = She gives a philosopher and sells one more for 4 gold: four philosophers make a metropolis at once. She builds universities for 2 gold.
    .rules = B5.6, B5.7, B7.2
help-god-hades = The god of the dead comes when the threat has reached 9, and covers the last god before Apollo. He gives an undead unit and sells up to four more for 1 to 4 gold, each a troop or a fleet. For 1 gold, as often as you can pay, units move; an undead one has to be among them. For 2 gold he builds the necropolis, once a turn. At the end of the cycle he and all undead are gone.
    .rules = H2
help-god-kronos = The father of the gods. If he is the first he gives a titan, else a building of any god before him. He sells one titan a turn for 2 gold, on any of your territories, but no buildings. Titans move with him as with every god but Apollo: 1 gold for the first move of the turn, and 1 more for each further one. A city has three titans.
    .rules = T3, T4.3
help-god-apollo = He costs nothing and takes everyone: 1 gold, or 4 for a city with a single isle. The first one with him also puts a prosperity marker on an isle of his, for a gold more of revenue each cycle. Nothing else can be done with him, not even a creature called.
    .rules = B5.12

## Gods before the game, in the round about who places when

prelude-poseidon = { $titans ->
    [yes] a fleet and a port
   *[no] a fleet
}
prelude-ares = { $titans ->
    [yes] a troop and a fortress
   *[no] a troop
}
prelude-zeus = { $titans ->
    [yes] a priest and a temple
   *[no] a priest
}
prelude-athena = { $titans ->
    [yes] a philosopher and a university
   *[no] a philosopher
}
prelude-kronos = a titan and a building of a god who lies before him; if he is the first, two titans
prelude-apollo = { $titans ->
    [yes] a gold and a prosperity marker
   *[no] a prosperity marker
}
help-prelude-poseidon = This round decides only in which order you place, from the first god to Apollo, and what each has to place besides. With Poseidon: { prelude-poseidon }.
help-prelude-ares = This round decides only in which order you place, from the first god to Apollo, and what each has to place besides. With Ares: { prelude-ares }.
help-prelude-zeus = This round decides only in which order you place, from the first god to Apollo, and what each gets besides. With Zeus: { prelude-zeus }.
help-prelude-athena = This round decides only in which order you place, from the first god to Apollo, and what each gets besides. With Athena: { prelude-athena }.
help-prelude-kronos = This round decides only in which order you place, from the first god to Apollo, and what each has to place besides. With Kronos: { prelude-kronos }.
help-prelude-apollo = This round decides only in which order you place, from the first god to Apollo, and what each gets besides. Apollo is the last and costs nothing; with him: { prelude-apollo }.

## Buildings

help-building-port = Built with Poseidon for 2 gold. In every sea that touches its isle it adds 1 to its owner's fleets when they defend. With a fortress, a temple and a university it makes a metropolis.
    .rules = B5.7, B6.1
help-building-fortress = Built with Ares for 2 gold. It adds 1 to the defence of its isle. With a port, a temple and a university it makes a metropolis.
    .rules = B5.7, B6.1
help-building-temple = Built with Zeus for 2 gold. Once a cycle it makes a creature 1 gold cheaper, down to 1. With a port, a fortress and a university it makes a metropolis.
    .rules = B5.7, C0.2
help-building-university = Built with Athena for 2 gold. It does nothing by itself; with a port, a fortress and a temple it makes a metropolis.
    .rules = B5.7, B7.1
help-building-theatre = Built by the favour of Dionysus. It does nothing by itself, but stands for any building when a metropolis is made of four.
    .rules = H4.3
help-metropolis = Four different buildings, or four philosophers, are traded in for a metropolis as soon as they are together. It stands on one of your isles that has none, and works as a port, a fortress, a temple and a university in one. Whoever has two of them at the end of a cycle wins (with two players: three); of several, the richest. A team needs three together.
    .rules = B7
help-metropolis-military = It works as all four buildings, like every metropolis, but adds 3 instead of 1 to the defence of its territory.
    .rules = T5.10
help-metropolis-coastal = It works as all four buildings, like every metropolis, but adds 3 instead of 1 to its owner's fleets in every sea that touches its territory, in attack too.
    .rules = T5.10
help-metropolis-spiritual = It works as all four buildings, like every metropolis, and as a second temple.
    .rules = T5.10
help-metropolis-cultural = It works as all four buildings, like every metropolis, and its owner trades in three philosophers for a metropolis, not four.
    .rules = T5.10
help-metropolis-commercial = It works as all four buildings, like every metropolis, and brings its owner 2 gold more at every revenue.
    .rules = T5.10

## Creatures

help-card-fates = The caller takes the revenue of all his isles and trade spaces once more.
    .rules = C1
help-card-satyr = Takes a philosopher from another player.
    .rules = C2
help-card-dryad = Takes a priest from another player.
    .rules = C3
help-card-siren = Sends an enemy fleet that is alone in its sea home, and puts a fleet of the caller's in its place. There is no battle.
    .rules = C4
help-card-pegasus = Troops of one of your isles fly to any other, without fleets. They land and fight as usual.
    .rules = C5
help-card-giant = Tears down a building, whoever owns it. A metropolis is safe.
    .rules = C6
help-card-chimera = Does what one creature of the discard does, at no further price. Then the whole discard is shuffled into the deck.
    .rules = C7
help-card-cyclops = Turns one of your buildings into one of another type.
    .rules = C8
help-card-sphinx = Buys troops, fleets, priests and philosophers from the caller for 2 gold each, as many as the caller likes.
    .rules = C9
help-card-sylph = Ten free steps for the caller's fleets, spread over them as the caller likes. Fleets that have fought are done.
    .rules = C10
help-card-harpy = Carries off one troop of another player. The isle stays with its owner.
    .rules = C11
help-card-griffon = Takes half of another player's gold, rounded down.
    .rules = C12
help-card-kraken = Rises in any sea and sinks all fleets there, then goes on from sea to sea for 1 gold a step. Where it ends it stays, and no fleet may enter, until it is called again.
    .rules = C13
help-card-minotaur = Stands on an isle until its caller's first turn in the next cycle and defends it as two troops. He falls last.
    .rules = C14, C0.5
help-card-chiron = Stands on an isle until his caller's first turn in the next cycle and keeps the Giant, the Harpy and other players' Pegasus away; with heroes in the game also the Erinyes, Empusa and Perseus's flight.
    .rules = C15, C0.5
help-card-medusa = Stands on an isle until her caller's first turn in the next cycle. No troop can leave that isle.
    .rules = C16, C0.5
help-card-polyphemus = Stands on an isle until his caller's first turn in the next cycle. All fleets around it, the caller's too, are driven one space away; those that have nowhere to go are lost. None may come near while he stays.
    .rules = C17, C0.5
help-card-cerberus = Stands on an isle until his caller's first turn in the next cycle. The revenue of that isle goes to his caller: its prosperity and the gold that lies there.
    .rules = H3.7, C0.5
help-card-erinyes = Carry a prosperity marker that was put on an isle over to one of the caller's. Chiron keeps them away.
    .rules = H3.7
help-card-empusa = Takes all gold that lies on the necropolis, unless Chiron is there.
    .rules = H3.7
help-card-charon = Brings back a hero who has left the game, at no further price. The hero can't be sacrificed in this cycle.
    .rules = H3.7

## Heroes

help-card-achilles = A hero. When a round of his battle is tied, his side loses nothing. Sacrifice: his owner founds a metropolis if there are enough isles, five of them (with Titans, seven territories). From the cycle after he was hired he costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4
help-card-penthesilea = A hero. She adds 1 when her side attacks an isle. Sacrifice, as her owner founds a metropolis: it stands on the hidden isle of the Amazons, where nobody can take it. From the cycle after she was hired she costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4
help-card-perseus = A hero. Fortresses and metropolises of the isle he attacks don't help its defenders. Sacrifice: troops of one of your isles fly to another, as with Pegasus. From the cycle after he was hired he costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4
help-card-ulysses = A hero. Once a battle he may roll his die again, and the second roll stands. Sacrifice: priests of his owner become philosophers, as many as the owner likes. From the cycle after he was hired he costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4
help-card-hector = A hero. He adds 1 when his side defends an isle. Sacrifice: buildings of three types are enough for a metropolis. From the cycle after he was hired he costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4
help-card-ajax = A hero. He fights as two, but is lost as one. Sacrifice: for 12 gold his owner founds a metropolis. From the cycle after he was hired he costs 2 gold or a priestess each cycle.
    .rules = H3.6, H3.4

## Artifacts

help-card-sandals = An artifact: 1 gold more of revenue. Units that leave with them may land on any territory of the same isle. A team's holder may send them to the partner for 1 gold as the turn begins.
    .rules = T5.5, T5.2
help-card-caduceus = An artifact: 1 gold more of revenue. In a battle on its territory its holder may pay 1 gold for each land unit that would be lost, and keeps it. In a team the partner may pay if the holder doesn't.
    .rules = T5.6, T5.2
help-card-helm = An artifact: 1 gold more of revenue. Units that take it along use anybody's fleets but a partner's, and may pass through territories of others, each step paid as a move. A team's holder may send it to the partner for 1 gold as the turn begins.
    .rules = T5.7, T5.2
help-card-lightning = An artifact: 1 gold more of revenue. Whoever outbids its holder pays him 1 gold at once. In a team he may give it to the partner.
    .rules = T5.8, T5.2
help-card-cornucopia = An artifact. Every prosperity marker on its territory brings 2 gold instead of 1. In a team its holder may share the revenue of that territory with the partner.
    .rules = T5.9, T5.2

## Divine favours

help-favour-aphrodite = A priestess for the holder of the god beside it. Once in the turn, for 2 gold: the troops of one of your isles are doubled, as far as the reserve reaches.
    .rules = H4.2
help-favour-artemis = A priestess for the holder of the god beside it. Once in the turn: a philosopher or a priest becomes a troop or a fleet.
    .rules = H4.2
help-favour-demeter = A priestess for the holder of the god beside it. Once in the turn: 1 gold for each of your isles.
    .rules = H4.2
help-favour-hera = A priestess for the holder of the god beside it. Once in the turn, for 2 gold: the deck is turned up until a hero comes, and he is hired for nothing more.
    .rules = H4.2
help-favour-hestia = A priestess for the holder of the god beside it. Once in the turn, for 2 gold: any building, a port, a fortress, a temple or a university.
    .rules = H4.2
help-favour-dionysus = A magic item for the holder of the god beside it. Once in the turn, for 2 gold: a theatre, which stands for any building.
    .rules = H4.2
help-favour-hephaestus = A magic item for the holder of the god beside it. Once in the turn, for 2 gold: one of two more items, kept face down.
    .rules = H4.2
help-favour-hermes = A magic item for the holder of the god beside it. Once in the turn: a prosperity marker on a sea with fleets of yours, which pays 1 gold more from now on.
    .rules = H4.2

## Magic items

help-item-trident = In a sea battle, before the dice: 2 more in this round.
    .rules = H4.5
help-item-apple = Before the first offering of a cycle: another player may not bid on one of the gods in this cycle.
    .rules = H4.5
help-item-obol = After the dice of the threat: both are rolled again, and the second roll stands.
    .rules = H4.5
help-item-spear = In a battle on land, before the dice: 2 more in this round.
    .rules = H4.5
help-item-aegis = In a battle, as a unit would be lost: it is not lost.
    .rules = H4.5
help-item-fleece = In your turn: 3 gold.
    .rules = H4.5
help-item-cup = With a creature or a hero bought: the price is 1 gold.
    .rules = H4.5
help-item-lyre = In your turn: the creature of any isle goes to another isle. Its card stays with its caller.
    .rules = H4.5
help-item-thread = In a retreat on land: to any of your isles, without fleets. Medusa lets nobody go.
    .rules = H4.5
help-item-pandora = In your turn: every creature on the track is discarded, and another card takes its place. Heroes stay.
    .rules = H4.5

### The drawn board

board-cycle = Cycle { $cycle }: { $phase }
board-prelude = Before the game: { $phase }
board-over = The game is over
board-threat = threat { $threat }, Hades at { $most }
board-bid = { $marker } { $gold }
board-turn = { $player } acts
board-favour = + { $favour }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
board-covers = Hades covers { $god }
board-apple = no { $god } for { $player }
board-face-down = face down: { $gods }
board-order = bidding order: { $markers }
board-order-next = next cycle: { $markers }
board-creatures = Creatures
board-price-lower = now { $price }
board-deck = deck { $deck }, discard { $discard }
board-cities = Cities
board-columns = gold inc isl met trp flt pri phi
board-team = Team { $number }: { $cities }
board-specials = Special metropolises left: { $metropolises }
board-last-cycle = The last cycle
board-figure = { $card } on { $isle } ({ $holder_short })
board-also = Also on the table
board-place = { $place }: { $things }
board-necropolis = necropolis
board-gold = { $gold } gold
board-priestesses = { $count ->
    [one] 1 priestess
   *[other] { $count } priestesses
}
board-secret-item = { $item } (face down)
board-hidden-items = { $count ->
    [one] 1 item face down
   *[other] { $count } items face down
}
board-hidden-isle = A metropolis of { $player } on the hidden isle
board-gone = Gone: { $heroes }
board-closed = closed
board-out = out
board-legend = On an isle: its owner's letters and troops, $ its revenue, ! more that is listed; at the right of each cell
    P port, F fortress, T temple, U university, H theatre, M metropolis, N necropolis, . a free place,
    o a free place of the metropolis.
    In a sea: its number, $ its revenue, the owner's letters and fleets, + undead fleets.
    Cities: the letters, which are those of the city whose colour somebody wears, and the name; then gold, income,
    isles, metropolises, troops, fleets, priests, philosophers.

### Playing in the terminal

play-welcome = You are { $player }, against { $others }. Seed { $seed }. Type h for help.
play-opponent = { $player } ({ bot-level })
# A level by its name; other bots are called what was typed.
bot-level = { $level }
play-modules = With { $modules }.
play-partner = Your partner is { $player }.
play-house-rules = House rules: { $rules }
play-waiting = { $player } is thinking …
play-deciding = { $player } decides: { $question }
play-prompt = { $player }, { $gold } gold>
play-typed-bid = Or type a god and your offering: { $example }
play-typed-count = Or type a place and a smaller number: { $example }
play-only-choice = Enter takes the only choice.
play-up-to = { $words } (at most { $most })
play-sea = { $id }, { $sea }
play-sea-choice = { $id }: { $words }
play-held = { $words } ({ $player }: { $units })
play-priced = { $words }, { $price } gold
play-ends = { $words } (always: { $typed })
play-label-recruit-troop = { $turn ->
    [hades] Undead troop
   *[other] Troop
}{ price-asked }
play-label-recruit-fleet = { $turn ->
    [hades] Undead fleet
   *[other] Fleet
}{ price-asked }
play-label-build = Build { $building_a }{ price-asked }
play-label-build-necropolis = Build the necropolis{ price-asked }
play-label-move-troops = Move troops{ price-asked }
play-label-recruit-titan = Titan{ price-asked }
play-label-move-titans = Move titans{ price-asked }
play-label-move-fleets = Move fleets{ price-asked }
play-label-call = Call
play-label-change = Send away{ price-asked }
play-ambiguous = That can mean several things: { $choices }
play-no-number = There is no choice { $number }: they go from 1 to { $last }.
play-not-understood = "{ $text }" means nothing here. Type a number, an action such as "{ $example }", or h for help.
play-legal = That can be done now: { $text }
play-why-usage = Type ? and an action, for instance: ? recruit troop naxos
play-undone = Taken back.
play-saved = Saved in { $file }.
play-save-usage = Type s and a file's name.
play-not-saved = It can't be saved: { $reason }
play-no-help = There is no help on "{ $topic }". There is help on { $topics }.
play-quit = The game is left.
play-help = A number takes that choice. An action can be typed as well, whole ("recruit troop naxos") or in part ("ares 5").
    ? ACTION, why      why an action is not possible
    hint               what the best bot would do now, and why
    e, end             end your turn
    u, undo            take your last step back
    b, board           draw the board
    l, log [LINES]     what has happened
    h, help [TOPIC]    help on a god, a creature, a hero, a building, a favour, a magic item, a rule
    s, save FILE       save the game so far
    q, quit            leave

### Hints

hint-thinking = The best bot is thinking …
hint-promise = { $option }: { $chance }% to win
hint-best = The best bot's choice:
hint-only = Nothing else can be done.
hint-next-best = Next best:
hint-then = Then:
hint-equal = { $option }: about equal
hint-later = Then
hint-with-god = With { $god }
hint-reason-later = { $when }: { $reason }

## Why a choice is good

reason-wins = { $percent ->
    [100] The game is won
   *[other] The game is won if the battle is: { $percent }%
}
reason-enough-metropolises = { $percent ->
    [100] { $count } metropolises: they win if they are kept to the end of the cycle
   *[other] If the battle is won ({ $percent }%), { $count } metropolises win at the end of the cycle
}
reason-stops-winning = { $percent ->
    [100] { $player } no longer has enough metropolises to win
   *[other] { $player } no longer has enough metropolises to win, if the battle is won: { $percent }%
}
reason-eliminates = { $percent ->
    [100] { $player } is out of the game
   *[other] { $player } is out of the game, if the battle is won: { $percent }%
}
reason-takes-metropolis = { $percent ->
    [100] The metropolis on { $isle } is taken from { $player }
   *[other] The metropolis on { $isle } is taken from { $player }, if the battle is won: { $percent }%
}
reason-founds-metropolis = A metropolis is founded on { $isle }
reason-denies-victory = { $player } could found the metropolis that wins with { $god }
reason-denies-metropolis = { $player } could found a metropolis with { $god }
reason-takes-isle = { $percent ->
    [100] { $isle } is taken from { $player }
   *[other] { $isle } is taken from { $player }, if the battle is won: { $percent }%
}
reason-settles-isle = { $isle } is settled
reason-guards-isle = { $isle } is safer: otherwise { $player } could take it
reason-artifact = { $card } is gained
reason-kind-of-building = { $count } of { $needed } kinds of building for a metropolis
reason-philosopher = { $count } of { $needed } philosophers for a metropolis
reason-income = { $gold } gold more of revenue in each cycle
reason-weakens = { $count ->
    [one] { $player } loses a unit
   *[other] { $player } loses { $count } units
}
reason-hero = { $card } is hired
reason-priest = { $count ->
    [one] A priest makes every offering 1 gold cheaper
   *[other] { $count } priests make every offering { $count } gold cheaper
}
reason-units = { $count ->
    [one] One unit more
   *[other] { $count } units more
}
reason-gold = { $gold } gold more now
reason-holds-isle = { $isle } may still be held
reason-fights-for-isle = { $isle } may still be taken
reason-saves-units = { $count ->
    [one] The unit is saved
   *[other] { $count } units are saved
}
reason-apollo = Costs nothing and gives { $gold } gold
reason-apollo-marker = First in Apollo's queue: a prosperity marker
reason-keeps-gold = { $gold } gold stays for what comes

### Watching a record

replay-progress = After { $done } of { $all } actions
replay-keys = Enter: next, b: back, a number: there, q: quit >
# What can be typed for it beside b, with commas.
replay-back = back
replay-end = The record ends here.

### Server

serve-address = The tables are open at { $url }
serve-network = Others in your network come in at { $url }
serve-bots-compiled = The engine is compiled: bots think in it from now on, the server from its next start.
serve-bots-stay = The compiled engine is of other sources than this server: bots go on as they are until the next start.
verify-practice = It was a practice game: everybody could go back as far as he liked.
verify-fair = The game was fair: the seed fits the hash { $hash }, all { $outcomes } dice and draws come from it, and the log leads through { $actions } actions on the board { $board } to the recorded end.

### Boards

board-players = { $most ->
    [one] { $counts } player
   *[other] { $counts } players
}
board-players-range = { $least }–{ $most } players
board-size = { $territories } territories on { $isles } isles, { $seas } seas, { $slots } building slots, { $metropolis_spaces } metropolis spaces, { $sites } sites; prosperity { $prosperity } on land, { $trade_prosperity } on { $trade_seas } trade seas; territories without a coast: { $without_coast }.
board-for = { $players } players
board-starts = Starting places: revenue, building slots and metropolis spaces at the start, prosperity within two seas, and how many seas lie between it and each of the others.
board-free-placement = Free placement: everybody finds a start, wherever the others stand.
board-titans = Titans: { $pairs } pairs of adjacent territories to start on, with a revenue of { $least } to { $most } and { $near_least } to { $near_most } prosperity within two seas.
board-no-starts = Not from starting places: { $why }.
board-no-free-placement = Not with free placement: { $why }.
board-no-titans = Not with Titans: { $why }.
board-column-start = start
board-column-revenue = revenue
board-column-slots = slots
board-column-spaces = spaces
board-column-near = near
board-column-distances = seas between
board-drawn = The board is drawn in { $path }

## The message

error-malformed = The message can't be read.
error-bad-field = Something in the message is not as it should be: { $field }.
error-unknown-type = There is no such message.
error-too-large = The message is too large.
error-too-many = That was too much at once. Wait a moment.
error-flood = The connection was closed: too many messages.
error-slow = The connection was too slow and is made anew.
error-too-many-connections = There are too many connections from your address to this table.
error-foreign-origin = Pages of another site may not do this.
error-unknown-host = This server isn't known under that name. Whoever runs it can name it with --origin.
error-too-many-tables = Too many tables were made from your address today. Come back tomorrow.
error-not-found = There is nothing at this address.
error-wrong-method = This address can't be used like that.
error-hello-first = The table waits for a greeting first.
error-version = The page is older or newer than the server. Load it again.

## Tables and seats

error-unknown-table = There is no such table. It may have been closed.
error-unknown-seat = There is no such seat.
error-bad-token = This link gives no right to a seat at this table.
error-not-seated = You are watching: only those at the table can do that.
error-bad-title = A title has at most 40 letters, and no unprintable ones.
error-bad-name = A name has 1 to 24 letters, and no unprintable ones.
error-name-taken = Somebody at this table has that name already, or one that looks like it.
error-name-of-city = That is the name of a city, or looks like one: bots are called by their cities.
error-bad-players = With these expansions only these numbers of players are possible: { $possible }.
error-bad-modules = There is no such expansion.
error-bad-options = These house rules can't be agreed on. { $fault }
error-bad-teams = Teams of two need Titans and four or six players; six always play in teams.
error-bad-board = This board can't be used. { $fault }
error-unknown-board = There is no such board.
error-board-players = On the board { $board } only these numbers of players are possible: { $possible }.
error-board-starts = The board { $board } has no starting places for so many: choose free placement.
error-unknown-lesson = There is no such lesson.
error-bad-bots = There is no such bot, or there are not as many as seats.
error-bad-colour = There is no such colour.
error-colour-taken = Somebody has that colour already.
error-seat-taken = That seat is taken.
error-table-full = All seats are taken.
error-table-closed = The table was closed: nobody was left.
error-not-host = Only the host of the table can do that.
error-bad-order = That is no order of the seats.
error-nobody-there = Nobody has that seat.
error-removes-self = You are the host: leave the table to give your seat up.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-not-over = The game is not over yet.
error-already-over = The game is over.

## Play

error-log-unreadable = This game can't go on: its log can't be replayed. It can be looked at and downloaded.
error-stale = Something has happened meanwhile. Look again.
error-not-an-action = There is no such action.
error-not-the-task = The lesson asks for something else now.
error-no-hints = There are no hints at this table.
error-hint-under-way = A hint is being thought about already.
error-no-practice = This table isn't for practice.
error-judge-under-way = Your chance is being worked out already.
error-judge-failed = Your chance can't be worked out just now. Try again.
error-moment-over = The game was over there: there is nothing to play on.
error-moment-failed = That moment can't be set up just now. Try again.
error-hint-failed = There is no hint just now. Try again.
error-bad-record = This record can't be replayed. { $fault }
error-judging-failed = The chances can't be reckoned just now. Try again.
error-statistics-failed = There are no statistics just now. Try again.
error-replay-failed = The game can't be looked at just now. Try again.
error-bot-plays = A bot plays this seat now. Take it back first.
error-no-bot-plays = No bot plays your seat.
error-others-play = Other people have a seat here: the pace of the bots is the table's.
error-no-teams = Nobody is your partner: there are no teams in this game.
error-bad-text = A line has 1 to 500 letters, and no unprintable ones.

## Consent

error-proposal-open = Another proposal is open. Settle it first.
error-no-proposal = That proposal is no longer open.
error-not-asked = You are not asked, or have answered already.
error-bad-proposal = That can't be proposed.
error-not-in-force = There is no going back to there.
error-seat-present = Whoever sits there is present.
error-just-gone = Whoever sits there has only just gone. In { $seconds } seconds a bot can be asked for.

## The server

error-restart = The server restarts. The game goes on in a moment.
error-storage-failed = It could not be stored, so it didn't happen. Try again.
error-internal = Something went wrong on the server. Nothing has changed.
error-page-missing = The page was not built. The server itself works: see docs/protocol.md.

### The page

## Start

page-title = Cyclades
page-motto = Win the favour of the gods, rule the isles, found two metropolises.
page-the-game = What the game is
page-the-game-about = Each cycle you bid gold for the gods: with Poseidon you sail, with Ares you march, with Zeus and Athena you build and learn, and creatures of the myths can turn everything. Whoever has two metropolises at the end of a cycle wins, so watch who is close, and keep from them what they still lack.
page-play-bots = Play against bots
page-rules = Rules
page-rule = Rule { $rule }
page-new-table = New table with friends
page-learn = Learn the game
page-learn-offer = New to the game? Ten short lessons, about a minute each, show you how it is played.
page-learn-yes = Show me
page-learn-no = No, thanks
page-fan-made = An unofficial fan project. All drawings and words are our own.
page-players = Players, with you
page-level = Level of the bots
page-level-easy = easy
page-level-normal = normal
page-level-hard = hard
page-level-expert = expert
page-start = Start the game
page-you = you
page-friend = a friend
page-bot = { $level } bot
page-title-against-bots = { $name } against bots
page-title-bots = A game against bots
page-title-of = The table of { $name }
page-try-title = Tried from step { $step }
page-first-name = First game
page-your-name = Your name
page-name-missing = Your name is missing: its field is at the top.
page-table-title = Title of the table
page-modules = Expansions
page-modules-hades = From the Hades expansion, each by itself
page-module-free-placement = { module-free_placement }
page-module-hades = { module-hades }
page-module-heroes = { module-heroes }
page-module-favours = { module-favours }
page-module-titans = { module-titans }
page-always-with-titans = Titans always begins with it.
page-counts-without-titans = Six players need the expansion Titans.
page-counts-with-titans = Titans is for three to six players.
page-teams = Teams
page-in-teams = Teams of two
page-teams-about = Partners win together, know each other's gold and talk in private.
page-teams-always = { $players } players always play in teams: seats 1 and 2, 3 and 4, 5 and 6.
page-team = Team { $number }
page-board-choice = Board
page-board-usual = the usual one for these players
page-board-own = one of my own, from a file …
page-board-file = File of the board
page-board-how = A JSON file, as the project's own boards are. It is checked as soon as it is chosen.
page-board-read = { $board }: for { $counts } players
page-board-counts = { $board } is a board for { $counts } players.
page-seats = Seats
page-seat = Seat { $number }
page-who-may-join = Who may join
page-by-link = those who have the link
page-public = everyone
page-house-rules = House rules
page-ledger-kept = A ledger of everyone's gold, reckoned from what all have seen
page-practice = Practice
page-more = Rules and more
page-first-game = First game, with advice
page-try = Try it
page-practice-table = For practice
page-practice-about = Everything can be taken back, hints come in steps, and you can ask for your chance to win.
page-practice-moment = Practice: a moment tried
page-practice-back = to the moment (step { $step })
page-practice-step = Step { $step }
page-hints-allowed = Hints may be asked for
page-option-edition = Edition
page-option-edition-first = first
page-option-edition-second = second
page-option-open-gold = Everyone's gold lies open
page-option-priests-two-player = Two players: a priest saves on
page-option-priests-two-player-null = as in that edition
page-option-priests-two-player-each = both bids
page-option-priests-two-player-joint = one of the two bids
page-option-apollo-marker = Apollo's prosperity marker goes
page-option-apollo-marker-null = as in that edition
page-option-apollo-marker-own = on an isle of one's own
page-option-apollo-marker-any = on any isle
page-option-tiebreak = Tie of metropolises
page-option-tiebreak-gold = gold decides first
page-option-tiebreak-metropolises = the most metropolises decide first
page-option-max-cycles = Last cycle (empty: none)
page-make-table = Open the table
page-lobby = Tables
page-lobby-empty = No public table is open. Open one, or play against bots.
page-table-open = { $free ->
    [0] about to begin
    [one] 1 seat is free
   *[other] { $free } seats are free
}
page-table-running = in cycle { $cycle }
page-lobby-teams = in teams
page-free-seat = free
page-join = Join
page-watch = Watch

## Waiting room

page-waiting-room = Who plays
page-seats-of-teams = Seats one below the other are partners: whoever chooses a seat chooses the partner.
page-own-board = On a board of their own: { $board }
page-your-partner = your partner
page-sit-here = Sit here
page-is-ready = ready
page-not-ready = not ready yet
page-is-host = host
page-removed = The host has freed your seat. You can still watch, or take a free seat.
map-base-2-3 = Cyclades, 2–3 players
map-base-4 = Cyclades, 4 players
map-base-5 = Cyclades, 5 players
map-titans-3-4 = The crescent of Kalliste
map-titans-5-6 = Naxos and Paros
page-played-by = For { $players } players, on the board { $board }.
page-base-game = The base game
page-table-without-hints = Hints may not be asked for.
page-colour = Your city
page-ready = I am ready
page-wait-please = Wait, not yet
page-seats-free = The game begins when all seats are taken and everyone is ready.
page-starts-when-ready = The game begins when everyone is ready.
page-leave = Leave
page-leave-sure = Leave the game? The others may ask for a bot in your place; you can come back.
page-leave-bots-sure = Leave the game? It waits for you: you find it on the start page.
page-leave-seat-sure = Give your seat up? Somebody else can take it then.
page-name-first = Enter your name first, then choose a seat.
page-invite = Invite others
page-invite-how = Whoever opens this link can take a free seat, or watch.
page-invite-full = Invite others to watch
page-invite-how-full = Whoever opens this link can watch.
page-qr = The link as a QR code
page-invite-link = Invite link, for others
page-recovery-link = Your seat link, for nobody but you
page-copy-invite = Copy invite
page-copy-seat = Copy my seat
page-copied = Copied
page-recovery = Your seat on another device
page-recovery-how = This link is the right to your seat. Open it on another device to go on there, and show it to nobody.

## Connection

page-connecting = Connecting…
page-connection-lost = No connection. Trying again…
page-try-now = Try now
page-bad-link = { $seated ->
    [yes] That seat link is not valid; perhaps a part of it is missing. You go on in your own seat.
   *[no] That seat link is not valid; perhaps a part of it is missing. Open the whole link to get the seat.
}
page-outdated = The server has been renewed. Please load the page again: nothing is lost, and what you have written or chosen comes along.
page-reload = Load again
page-to-start = To the start page
page-error = Something went wrong ({ $code }).
page-unreachable = The server can't be reached.

## Game words: what they mean, and `.forms` in which they stand in sentences

page-word-offering = Gold that a marker bids for a god. The highest offering for each god gets him for the cycle, and only it is paid.
    .forms = offering, offerings
page-word-marker = What stands for a city where it bids, and on the turn order. With two players each has two.
    .forms = marker, markers
page-word-cycle = A round of the game: new creatures, new gods, revenue, offerings, then everybody's turn. Whether somebody has won shows at its end.
    .forms = cycle, cycles
page-word-priest = A card that makes each of its owner's offerings 1 gold cheaper, down to 1.
    .forms = priest, priests
page-word-philosopher = A card. Four of them are traded in for a metropolis at once.
    .forms = philosopher, philosophers
page-word-metropolis = A city built from four different buildings or four philosophers; it works as all four buildings. Two of them at the end of a cycle win (with two players three, a team three together).
    .forms = metropolis, metropolises
page-word-metropolis-space = The place of an isle where a metropolis can stand. Buildings may stand there before; they go when it comes.
    .forms = metropolis space, metropolis spaces
page-word-set = A port, a fortress, a temple and a university, on any isles of one city: together they become a metropolis at once.
    .forms = a set, sets
page-word-slot = A place of an isle for one building.
    .forms = slot, slots, free place, place to build on
page-word-isle = Land with sea around it. It belongs to whoever took it last, with troops on it or without.
    .forms = isle, isles
page-word-territory = A part of an isle that is owned by itself. On most boards an isle is one territory; with Titans isles have several.
    .forms = territory, territories
page-word-discount = Every temple makes one creature of the cycle 1 gold cheaper, down to 1. The number on the temple says how many are left.
    .forms = temple discount, temple discounts, thanks to temples, thanks to a temple
page-word-chain = Seas next to each other with fleets of the same city in each, from one isle's coast to another's. Troops cross over it.
    .forms = chain of fleets, chain of your fleets, chains of fleets
page-word-retreat = Leaving a battle after a round, the defender first: troops to another isle of one's own over a chain of fleets, fleets to a sea beside that has no enemy.
    .forms = retreat, retreats, retreated
page-word-prosperity = A marker on an isle or a sea that brings its owner 1 gold more in each cycle.
    .forms = prosperity marker, prosperity markers, prosperity
page-word-revenue = The gold of every cycle: 1 for each prosperity on one's isles and on trade seas with one's fleets. With free placement there is none in the first cycle.
    .forms = revenue
page-word-track = The three spaces from which creatures are called, for 4, 3 and 2 gold.
    .forms = track
page-word-discard = Cards that were used or not bought. When the deck is empty they are shuffled and become the new one.
    .forms = discard, discarded
page-word-supply = What nobody owns yet. What is not there can't be had.
    .forms = supply, reserve
page-word-necropolis = A place on an isle, built with Hades. 1 gold is laid on it for every troop and fleet lost in a battle or to a creature; the owner of its isle takes that as revenue.
    .forms = necropolis
page-word-undead = Troops and fleets that Hades raises. They fight as others do and are gone at the end of the cycle.
    .forms = undead
page-word-threat = Two dice add to it in every cycle. At 9 Hades comes.
    .forms = threat
page-word-priestess = A card that keeps a hero without pay, or a creature on its isle for another cycle.
    .forms = priestess, priestesses
page-word-upkeep = What heroes cost after the revenue, from the cycle after they were hired: 2 gold each, or a priestess.
    .forms = upkeep
page-word-sacrifice = Giving up a hero for what he can do once. He leaves the game then.
    .forms = sacrifice, sacrificed, sacrifices
page-word-favour = A tile of a lesser god beside one of the gods. Whoever has that god gets its gift and may use its power once.
    .forms = favour, favours
page-word-item = A card of a favour that is used once at its moment. Some lie face down: only their owner knows them.
    .forms = magic item, magic items
page-word-titan = A unit that fights as a troop, is lost as one, and moves with any god but Apollo.
    .forms = titan, titans
page-word-artifact = A treasure that lies on a territory and belongs to whoever owns that. All five of them together win the game.
    .forms = artifact, artifacts
page-word-figure = A creature that stands on an isle until its caller's first turn in the next cycle.
    .forms = isle figure, isle figures
page-word-partner = The other city of one's team. Partners win together.
    .forms = partner, partners

## Around the table

page-close = Close
page-back = Back
page-hint-ask = Hint
page-hint-nudge = Where to look
page-hint-move = Show the move
page-hint-plan = Show the reasons and other good moves
page-hint-why = Why
page-hint-play = Play this
page-hint-mark = Choose this; you confirm it with its button
page-menu = Menu
page-aid = Player's aid
page-aid-short = Aid
page-saved = Saved
page-report = Report a problem
page-report-about = Saves a file with what you see and what you write here, without names and chat.
page-report-words = What went wrong? It is only kept in the file.
page-report-save = Save the file
page-report-saved = Saved as “{ $file }”, where downloads go. Send this file to whoever runs this server.
page-keys = Keys
page-preview = The board game of auctions and conquest among the Greek isles, in the browser, with friends or bots.
page-new-version = A new version of the page is there. It comes when you like.
page-take-version = Load it
page-not-now = Not now
page-pass-on = Share …
page-settings = Settings
page-notes = My notes
page-notes-about = Only you can read them, and only on this device.
page-keys-on = Keyboard shortcuts
page-keys-about = Single keys do something, but never while you are typing. Off: only Tab, Enter, Esc and the arrow keys.
page-key-tip = Key: { $key }
page-key-numbers = Choose the first, second, … god or button that is open to you
page-key-hint = Hint
page-key-undo = Undo step
page-key-undo-turn = Undo turn
page-key-end = End the turn, stop or pass
page-key-pause = Pause the bots, or let them go on
page-key-rules = The rules; while an explanation that names a rule is open, that rule
page-key-list = This list
page-key-escape = Close what is open, put away what is half chosen
page-key-return = Enter
page-key-enter = Confirm: the offering, the attack, the button that is marked
page-key-ctrl = Ctrl
page-key-word = { $key }
page-key-or = or
page-key-tab = From one control to the next; on the board arrow keys go from place to place
page-board = The board
page-parts = Parts of the table
page-zoom-in = Closer
page-zoom-out = Further away
page-zoom-whole = The whole board
page-beyond = { $edge ->
    [left] Further left: { $count ->
        [one] { $count } more place to choose
       *[other] { $count } more places to choose
    }
    [right] Further right: { $count ->
        [one] { $count } more place to choose
       *[other] { $count } more places to choose
    }
    [top] Further up: { $count ->
        [one] { $count } more place to choose
       *[other] { $count } more places to choose
    }
   *[bottom] Further down: { $count ->
        [one] { $count } more place to choose
       *[other] { $count } more places to choose
    }
}
page-tab-act = Act
page-tab-gods = Gods
page-tab-cities = Cities
page-tab-log = Log
page-to-actions = To the actions
page-sheet-higher = Make the sheet higher
page-sheet-lower = Make the sheet lower
page-language = Language
page-theme-system = Colours as on the device
page-theme-light = Light colours
page-theme-dark = Dark colours
page-motion-on = Motion is on
page-motion-off = Motion is off
page-your-turn-title = ● Your turn: { $title }
page-watching = You are watching
page-gods = Gods
page-gods-and-creatures = Gods and creatures
page-god-free = { $god }: no offering yet
page-god-bid = { $god }: { $marker } offers { $gold } gold
page-god-down = { $god } is not available in this cycle.
page-apollo-label = { $markers ->
    [none] { $god }: nobody yet
   *[other] { $god }: { $markers }
}
page-card-label = { $card }, { $price } gold
page-card-price = Costs { $price } gold
page-card-price-saved = Costs { $price } gold instead of { $full }, thanks to temples
page-card-open-to = It is open to { $player }, whose turn it is.
page-card-open-when = It is open to everyone in a turn of their own, with any god but Apollo.
page-deck = deck
page-discard = discard
page-deck-title = Deck
page-discard-title = Discard
page-pile-empty = There is no card in it.
page-deck-tip = Still in the deck: { $cards }
page-discard-tip = In the discard: { $cards }
page-order = Order of offerings
page-order-next = Order of the next cycle
page-gold = Gold
page-revenue = Revenue of the next cycle, as things stand
page-gold-ledger = Gold, with the ledger of all cycles
page-gold-reckoned = Gold, reckoned from what everybody at the table has seen; with the ledger of all cycles
page-metropolises = { $metropolises } of the { $needed } metropolises that win
page-metropolises-enough = { $together } metropolises, and { $needed } are enough: the game ends with this cycle
# $of: what is missing for the next metropolis ("buildings", "philosophers"), and $count of them.
page-progress = { $metropolises ->
    [0] { missing-count } short of a metropolis
   *[other] { $metropolises } of { $needed } metropolises, { missing-count } short of the next
}
missing-count = { $of ->
    [philosophers] { $count ->
        [0] nothing
        [one] one philosopher
       *[other] { $count } philosophers
    }
   *[buildings] { $count ->
        [0] nothing
        [one] one kind of building
       *[other] { $count } kinds of building
    }
}
page-in-front = In front: { $progress }
page-in-front-level = In front, level with { $players }: { $progress }
page-legend-in-front = In front, alone or level: most metropolises, then least missing for the next one
page-metropolises-all = Metropolises
page-building-count = { $building }: { $count }
page-near-building = One such building more makes a metropolis.
page-near-building-win = One such building more makes a metropolis, and that one is enough to win.
page-near-philosopher = One more makes a metropolis.
page-near-philosopher-win = One more makes a metropolis, and that one is enough to win.
page-no-free-slot = No place to build on is free.
page-legend = What the signs mean
page-legend-cards = Creatures on the board, heroes and treasures of a city: its picture says what it does
page-owned-show = Show on the board what is owned
page-owned-hide = Show it no more
page-ledger = Gold ledger
page-ledger-how = Reckoned from what everybody at the table has seen.
page-ledger-coming = The log is still on its way…
page-ledger-whole = The whole game
page-ledger-cycle = Cycle { $cycle }
page-ledger-before = Before the first cycle
page-ledger-had = Before
page-ledger-revenue = Revenue
page-ledger-other = Other gains
page-ledger-stolen = Stolen
page-ledger-paid = Paid
page-ledger-left = Left
page-ledger-middle = This game began in the middle: what everybody had then is not known.
page-isles = Isles
page-troops = Troops
page-fleets = Fleets
page-priests = Priests: each makes an offering 1 gold cheaper
page-philosophers = Philosophers: { $needed } make a metropolis
page-temples-left = { $count ->
    [one] 1 temple still makes
   *[other] { $count } temples still make
} a creature cheaper in this cycle
page-out = out
page-away = away
page-offline = not connected
page-deciding = deciding now
page-choose = Choose
page-log = What has happened
page-log-undo = A step was taken back.
page-log-practice = { $player } went back to an earlier decision. The dice that come are new ones.
page-log-rewind = By consent the game went back. The dice that come are new ones.
page-log-newest = Newest
page-log-more = More about this line
page-look-back = Look back
page-look-back-here = Look at this moment
page-replay = Watch the game again
page-replay-file = Look at a recorded game
page-log-offerings = Offerings
page-log-filter = What the log shows
page-log-all = All
page-log-me = About me
page-log-battles = Battles
page-log-nothing = Nothing to tell yet.
page-log-nothing-tried = What happens from here on is told here.
page-log-rounds = { $count ->
    [one] 1 step of the battle
   *[other] { $count } steps of the battle
}
page-log-sailed = { $player } sails { fleets } from { $from_sea } over { $over_seas } to { $to_sea }{ price-paid }.
page-log-passed = { $player } moves { troops } from { $from_isle } unseen through { $over_isles } to { $to_isle }{ price-paid }{ with-artifacts }.
page-log-outbid-self = { $player } offers { $gold } gold to { $god }. That takes the place of the same city's other marker, which has to go elsewhere.
page-log-kraken = { $player } brings the Kraken over { $over_seas } to { $to_sea }{ price-paid }.
page-ask-rewind = Ask the others to go back to before this step
page-pace = How fast the bots play
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-pace-step = Step
page-pace-pause = Pause
page-pace-go-on = Go on
page-pace-next = Next step
page-pace-skip = Skip to my turn
page-chat = Chat
page-chat-empty = Nothing was said yet.
page-chat-private = private
page-chat-to = Who hears it
page-chat-to-all = everyone
page-chat-to-team = only my partner
page-chat-say = Say something
page-send = Send

## Heard by a screen reader

page-voice = What happens
page-voice-now = Whose turn it is
page-voice-turn = Your turn: { $question }
page-voice-decide = You decide: { $question }
page-voice-line = { $from }: { $text }
page-voice-line-private = { $from }, only to you: { $text }
page-voice-missed = { $count ->
    [one] One more thing happened before; it is in the log.
   *[other] { $count } more things happened before; they are in the log.
}
page-skip = Skip to
page-skip-act = To what is asked
page-skip-board = To the board
page-skip-log = To the log

## Deciding

page-your-turn = It is your turn
page-you-decide = You decide
page-decides = { $player } decides
page-you-have = You have { $gold } gold.
page-priests-save = { $priests ->
    [one] A priest saves 1 gold.
   *[other] Priests save { $priests } gold.
}
page-ousted-by-own = The same city's other marker has taken the place at { $ousted_from }: this one goes elsewhere{ with-marker }.
page-you-are = You are { $city }.
page-pick-god = Choose the god you want to bid on: the lowest bid comes first, and choosing him again adds 1 gold.
page-pick-apollo = Your gold is enough for no god but Apollo, who asks for none: choose him.
page-bid = Offering to { $god }
page-about = About { $what }
page-about-rules = In the rules: { $rules }
page-bid-cost = { $pay ->
    [0] It costs nothing; { gold-left }.
   *[other] { $saved ->
        [0] You pay { $pay } gold; { gold-left }.
       *[other] You pay { $pay } gold, { priests-saved }; { gold-left }.
    }
}
page-bids-cost = { $saved ->
    [0] You pay { $pay } gold for both offerings; { gold-left }.
   *[other] You pay { $pay } gold for both offerings, { priests-saved }; { gold-left }.
}
priests-saved = { $saved ->
    [one] 1 less thanks to a priest
   *[other] { $saved } less thanks to priests
}
gold-left = { $left ->
    [0] nothing is left
    [one] 1 is left
   *[other] { $left } are left
}
page-bid-floor = At least 1 gold is always paid.
page-offer-gold = Gold offered
page-how-many = How many?
page-isle-emptied = { $isle } is left empty.
page-isle-emptied-by = { $isle } is left empty if { $count } go.
page-pick-goal = Choose where to, on the board or here.
page-pick-goal-far = Choose where to: a sea next to them here, any lit one on the board.
page-hint = Choose on the board.
page-hint-recruit-troop = Choose where the troop goes.
page-hint-recruit-fleet = Choose a sea for the fleet.
page-hint-build = Choose where to build.
page-hint-move-troops = Choose where troops set out, or drag them from there.
page-hint-move-fleets = Choose the sea that fleets leave, or drag them from there.
page-hint-recruit-priest = A priest joins you. Each makes your offerings 1 gold cheaper.
page-hint-recruit-philosopher = A philosopher joins you. Four become a metropolis.
page-hint-recruit-titan = Choose one of your territories for the titan.
page-hint-move-titans = Choose the territory that titans leave, or drag them from there. Every titan move of a turn costs 1 gold more than the one before it.
page-hint-change = Choose the creature to send away.
page-do-recruit-troop = Troop
page-do-recruit-fleet = Fleet
page-do-recruit-priest = Priest
page-do-recruit-philosopher = Philosopher
page-do-build = Build { $building_a }
page-do-move-troops = Move troops
page-do-move-fleets = Move fleets
page-do-change = Send a creature away
page-do-recruit-titan = Titan
page-do-move-titans = Move titans
page-do-send-artifact = { $artifact }
page-price = { $price ->
    [0] free
   *[other] { $price } gold
}
page-not-possible = Not possible now.
page-choices = All choices as a list
page-number = Number
page-turn-brief = Your turn with { $god }
page-turn-enough = You have enough metropolises: keep them until this cycle ends, and you win.
page-undo-step = Undo step
page-undo-turn = Undo turn
page-end-turn-left = You could still do this. End the turn anyway?
page-left-one = { $price ->
    [0] { $what }, free
   *[other] { $what }, { $price } gold
}
page-next-price = { $price ->
    [0] The next one is free.
   *[other] The next one costs { $price } gold.
}
page-put-away = Put away (Esc)
page-no-retreat = There is no way to retreat.

## Battles

page-attack = That is an attack
page-attack-isle = Attack { $isle }: { troops }{ price-asked-only }
page-attack-sea = Attack in { $sea }: { fleets }
page-odds-short = wins { $win }%
page-odds-win = you win { $percent }%
page-odds-both = nobody is left { $percent }%
page-odds-lose = you lose { $percent }%
page-strength-fortress = { $count ->
    [one] 1 fortress
   *[other] { $count } fortresses
}{ not-counted }
page-strength-port = { $count ->
    [one] 1 port
   *[other] { $count } ports
}
page-strength-metropolis = { $count ->
    [1] metropolis
   *[other] metropolis ({ $count })
}{ not-counted }
not-counted = { $adds ->
    [0] {" "}(doesn't count)
   *[other] {""}
}
page-strength-of = { $thing } ({ $adds })
page-strengths = Each round both add their die, 0 to 3.
page-battle = Battle: { $place }
page-battle-rules = (B6)
page-battle-question = { $at ->
    [sea] The battle in { $place }. { $question }
   *[isle] The battle for { $place }. { $question }
}
page-battle-round = Round { $round }
page-battle-retreat = { $player } retreats to { $place }.
page-battle-won = { $player } wins the battle.
page-battle-nobody = Nobody is left.
page-attacker = attacks
page-defender = defends
page-loses-one = loses one

## What is new

page-news = Since your last turn
page-news-all = Show all
page-news-less = Show less
page-news-more = { $count ->
    [one] 1 more
   *[other] { $count } more
}
page-news-again = Play it again
page-news-fold = Hide what happened
page-news-folded = { $count ->
    [one] Since your last turn: 1 thing
   *[other] Since your last turn: { $count } things
}
# $of: where it comes from ("revenue", "apollo", or "gifts" of others).
page-news-gold = { $change ->
    [less] −{ $gold } gold
   *[more] +{ $gold } gold
}{ $of ->
    [revenue] {" "}of revenue
    [apollo] {" "}from Apollo
   *[gifts] : gifts
}
page-news-gods = You have { $gods }.
page-news-gods-none = The offerings are made.
page-news-god-for = { $god } (bid { $gold })
page-news-gods-of = { $player }: { $gods }
page-news-outbids = Outbid: { $outbids }
page-news-outbid-at = { $hit ->
    [yes] you
   *[no] { $victim }
} by { $mine ->
    [yes] you
   *[no] { $player }
} at { $god }
# $end: who is left ("attacker", "defender", "nobody"), who has retreated ("defender-left", "attacker-left"), or "open".
page-news-attack-isle = { $end ->
    [attacker] { $flying ->
        [yes] { $player } flies with Pegasus to { $place }, beats you and holds it now.
       *[no] { $player } attacks { $place }, beats you and holds it now.
    }
    [defender] { $flying ->
        [yes] { $player } flies with Pegasus to { $place } and loses: you keep it.
       *[no] { $player } attacks { $place } and loses: you keep it.
    }
    [nobody] { $flying ->
        [yes] { $player } flies with Pegasus to { $place }. Nobody is left: you keep it.
       *[no] { $player } attacks { $place }. Nobody is left: you keep it.
    }
    [defender-left] { $flying ->
        [yes] { $player } flies with Pegasus to { $place }. You retreat, and { $player } holds it now.
       *[no] { $player } attacks { $place }. You retreat, and { $player } holds it now.
    }
    [attacker-left] { $flying ->
        [yes] { $player } flies with Pegasus to { $place } and retreats: you keep it.
       *[no] { $player } attacks { $place } and retreats: you keep it.
    }
   *[open] { $flying ->
        [yes] { $player } flies with Pegasus to { $place }.
       *[no] { $player } attacks { $place }.
    }
}
page-news-attack-sea = { $end ->
    [attacker] { $player } beats your fleets and holds { $place } now.
    [defender] { $player } attacks your fleets and loses: you keep { $place }.
    [nobody] { $player } attacks your fleets: nobody is left in { $place }.
    [defender-left] { $player } drives your fleets away and holds { $place } now.
    [attacker-left] { $player } attacks your fleets and retreats: you keep { $place }.
   *[open] { $player } attacks your fleets in { $place }.
}
page-news-battle = { $end ->
    [attacker] { $player } beats { $victim }: { $place }
    [defender] { $victim } beats { $player }: { $place }
    [nobody] { $player } attacks { $victim }, nobody is left: { $place }
    [defender-left] { $victim } retreats from { $player }: { $place }
    [attacker-left] { $player } retreats from { $victim }: { $place }
   *[open] { $player } attacks { $victim }: { $place }
}
page-news-leader = { $mine ->
    [yes] You lead with { $metropolises } of { $needed } metropolises.
   *[no] { $count ->
        [one] { $players } leads with { $metropolises } of { $needed } metropolises.
       *[other] { $players } lead with { $metropolises } of { $needed } metropolises.
    }
}
page-news-in-front = { $level ->
    [yes] { $players } are level in front: { $progress }.
   *[no] { $mine ->
        [yes] You are in front now: { $progress }.
       *[no] { $count ->
            [one] { $players } is in front now: { $progress }.
           *[other] { $players } are in front now: { $progress }.
        }
    }
}
page-news-last-cycle = { $count ->
    [one] { $mine ->
        [yes] Last cycle: you win unless a metropolis is taken from you, or somebody gets as far and has more { $tie ->
            [metropolises] metropolises
           *[gold] gold
        }.
       *[no] Last cycle: { $players } wins unless a metropolis falls, or somebody gets as far and has more { $tie ->
            [metropolises] metropolises
           *[gold] gold
        }.
    }
   *[other] Last cycle: { $players } have enough metropolises. The one with more { $tie ->
        [metropolises] of them
       *[gold] gold
    } wins.
}
page-news-last-cycle-off = { $count ->
    [one] { $players } no longer has enough metropolises: the game goes on.
   *[other] { $players } no longer have enough metropolises: the game goes on.
}
page-news-isle-taken = { $flying ->
    [yes] { $whose ->
        [yours] { $player } has taken { $isle } from you with Pegasus!
        [nobodys] { $player } has taken { $isle } with Pegasus.
       *[theirs] { $player } has taken { $isle } from { $victim } with Pegasus.
    }
   *[no] { $player } has taken { $isle } from you!
}
page-news-metropolis-taken = { $whose ->
    [yours] { $player } has taken { $isle } from you, and your metropolis with it!
   *[theirs] { $player } has taken { $isle } from { $victim }, with its metropolis!
}
page-news-outbid = { $player } has outbid you at { $god }: { $gold } gold.
page-news-philosopher-stolen = { $card ->
    [none] { $player } takes a philosopher from { $whose ->
        [yours] you
       *[theirs] { $victim }
    }.
   *[other] { $player } takes a philosopher from { $whose ->
        [yours] you
       *[theirs] { $victim }
    } with { $card_the }.
}
page-news-priest-stolen = { $card ->
    [none] { $player } takes a priest from { $whose ->
        [yours] you
       *[theirs] { $victim }
    }.
   *[other] { $player } takes a priest from { $whose ->
        [yours] you
       *[theirs] { $victim }
    } with { $card_the }.
}
page-news-gold-stolen = { $card ->
    [none] { $player } takes { $gold } gold from { $whose ->
        [yours] you
       *[theirs] { $victim }
    }.
   *[other] { $player } takes { $gold } gold from { $whose ->
        [yours] you
       *[theirs] { $victim }
    } with { $card_the }.
}
page-news-fleet-lured = { $player }'s Siren sends home { $whose ->
    [yours] your
   *[theirs] { $victim }'s
} fleet in { $sea }.
page-news-building-destroyed = { $player }'s Giant tears down { $whose ->
    [yours] your { $building }
    [nobodys] { $building_a }
   *[theirs] { $victim }'s { $building }
} on { $isle }.
page-news-building-turned = { $player } turns { $whose ->
    [yours] your { $former }
   *[theirs] { $former_a }
} on { $isle } into { $building_a }.
page-news-troop-killed = { $player }'s Harpy carries off { $whose ->
    [yours] your
   *[theirs] { $victim }'s
} troop on { $isle }.
page-news-fleets-lost = { $whose ->
    [yours] You lose { fleets } in { $sea } to { $player }'s { $card }.
   *[theirs] { $victim } loses { fleets } in { $sea } to { $player }'s { $card }.
}
page-news-fleets-pushed = { $player }'s Polyphemus drives { $whose ->
    [yours] your
   *[theirs] { $victim }'s
} { fleets } from { $from_sea } to { $to_sea }.
page-news-prosperity-moved = { $whose ->
    [yours] { $player } carries your prosperity marker from { $from_isle } to { $to_isle }.
    [nobodys] { $player } carries a prosperity marker from { $from_isle } to { $to_isle }.
   *[theirs] { $player } carries { $victim }'s prosperity marker from { $from_isle } to { $to_isle }.
}
page-news-barred-from-god = { $player } keeps { $whose ->
    [yours] you
   *[theirs] { $victim }
} from bidding on { $god } in this cycle.
page-news-metropolis-razed = { $whose ->
    [yours] You lose the metropolis on { $isle } to the necropolis.
   *[theirs] { $victim } loses the metropolis on { $isle } to the necropolis.
}
page-news-philosophers = { $player } now has { $count } of 4 philosophers.
page-news-revenue-less = Your revenue is { $count } less.
page-news-creature = { $player } sends { $card_the } against you: { $place }
page-news-lost = lost: { $things }
page-news-won = won: { $things }
page-news-metropolis = a metropolis
page-news-special = { $metropolis_a }
page-news-building = { $count ->
    [one] { $building_a }
   *[other] { $count } × { $building }
}
page-news-thing-troop = { troop-count }
page-news-thing-fleet = { fleet-count }
page-news-thing-undead-troop = { $count ->
    [one] 1 undead troop
   *[other] { $count } undead troops
}
page-news-thing-undead-fleet = { $count ->
    [one] 1 undead fleet
   *[other] { $count } undead fleets
}
page-news-thing-titan = { $count ->
    [one] 1 titan
   *[other] { $count } titans
}
page-news-thing-gold = { $count } gold
page-news-thing-grave-gold = { $count } gold on an isle
page-news-thing-necropolis = the necropolis
page-news-thing-marker = { $count ->
    [one] 1 prosperity marker
   *[other] { $count } prosperity markers
}
page-news-thing-priest = { $count ->
    [one] 1 priest
   *[other] { $count } priests
}
page-news-thing-philosopher = { $count ->
    [one] 1 philosopher
   *[other] { $count } philosophers
}
page-news-thing-priestess = { $count ->
    [one] 1 priestess
   *[other] { $count } priestesses
}
page-news-thing-item = { $count ->
    [one] 1 magic item
   *[other] { $count } magic items
}
page-finale-skip = To the results
page-finale-metropolis = { $player }: metropolis { $number } of { $count }, { $place }
page-finale-artifact = { $player }: { $card }
page-finale-hidden = the hidden isle of the Amazons

## Consent

page-away-people = Who is not here
page-gone-away = { $name } has left.
page-gone-since = { $name } has been away since { $time }.
page-bot-from = { $seconds ->
    [one] In a second a bot can be asked for.
   *[other] In { $seconds } seconds a bot can be asked for.
}
page-ask-bot = Ask for a bot to play { $city } for { $name }
page-proposal-rewind = { $player } asks to go back. The dice that come will be new ones.
page-proposal-bot = { $player } asks that a bot plays for { $other }.
page-agree = Agree
page-refuse = Refuse
page-withdraw = Withdraw
page-votes = { $yes } of { $of } agree
page-take-back = Play yourself again

## The end

page-you-won = You have won!
page-you-won-together = You and { $partner } have won!
page-together = together
page-winners = { $count ->
    [one] { $winners } has won
   *[other] { $winners } have won
}
page-over-how = In cycle { $cycle }: { $ending }.
page-over-gold = As many metropolises on each side: the most gold decided.
page-rematch = Play again
page-to-rematch = To the next game
page-how-it-went = How it went
page-chances = Chances and statistics
page-record = Download the record
page-dice = Dice anyone can check
page-dice-how = All dice and draws of this game come from a secret number, which is shown at the end. This fingerprint (hash) was made of it: if the two fit then, nobody has changed the dice.
page-seed-fits = The dice were fair: the secret number is that of the beginning
page-seed-differs = The secret number isn't that of the beginning: the dice may have been changed
page-seed-how = The fingerprint was shown when the game began, the secret number now. With them "cyclades verify" checks every die of the downloaded record.
page-seed-hash = Fingerprint (hash), shown at the start
page-seed = Secret number (seed)

## Pieces of Hades

page-underworld = Threat and stacks
page-threat = Threat { $threat }. Each cycle two dice are added; at { $most } Hades comes.
page-threat-short = Threat { $threat }: Hades comes at { $most }
page-hades-comes = { $god ->
    [none] Hades is here in this cycle.
   *[other] Hades is here in this cycle, in the place of { $god }.
}
page-god-covered = { $god } is covered by Hades in this cycle.
page-favour-label = { $used ->
    [yes] Favour of { $favour }, beside { $god }: used
   *[no] Favour of { $favour }, beside { $god }
}
page-gift-priestess = + priestess
page-gift-item = + item
page-bar-from-god = { $victim } may not bid on { $god }
page-apple-here = Apple of Discord: { $player } may not bid on { $god } in this cycle.
page-necropolis = { $gold ->
    [0] Necropolis on { $isle }
   *[other] Necropolis on { $isle }: { $gold } gold
}
page-stack-favours = Favours
page-stack-items = Items
page-stack-played = Played
page-stack-gone = Heroes gone
page-favours-tip = Still in the stack of favours: { $names }
page-items-tip = Magic items nobody has seen yet: { $names }
page-played-tip = Magic items played: { $names }
page-gone-tip = Heroes who have left the game: { $names }
page-undead = Undead: troops and fleets until the end of the cycle
page-priestesses = Priestesses: one keeps a hero without pay, or a creature for another cycle
page-secret-item = { $item } (face down: only you know it)
page-hidden-items = { $count ->
    [one] A magic item face down
   *[other] { $count } magic items face down
}
page-hidden-isle = The hidden isle of the Amazons: its metropolis counts, and nobody can take it

## Pieces of Titans

page-treasury = Artifacts and special metropolises
page-artifact-at = { $player ->
    [none] { $card }: on { $isle }
   *[other] { $card }: { $player }, on { $isle }
}
page-artifact-carried = { $card }: with the attackers
page-artifact-unsold = { $card }: not bought yet
page-artifact-gone = { $card }: out of the game
page-artifact-taken = { $player } has taken { $card_the }!
page-special-left = Still to be founded: { $metropolis }
page-special-here = { $metropolis } on { $isle }
page-god-face-down = { $count ->
    [3] { $god } lies face down. Two of these three come first in the next cycle.
   *[other] { $god } lies face down and comes first in the next cycle.
}
page-partner = your partner
page-team-score = { $cities }: { $metropolises } of { $most } metropolises{ $artifacts ->
    [0] {""}
    [one] , 1 artifact
   *[other] , { $artifacts } artifacts
}
page-last-cycle-agreed = This is the last cycle agreed on: at its end the most metropolises win, then the most gold.
page-last-cycle = A team has enough metropolises. At the end of this cycle the team with the most of them wins, then the richest.
page-metropolises-own = { $metropolises ->
    [one] 1 metropolis
   *[other] { $metropolises } metropolises
}; the team's count together
page-territories = Territories
page-titans = Titans: each fights as a troop, and moves with any god but Apollo

## Hades: pieces at the table


page-module-free-placement-about = Before the first cycle a round of offerings decides who puts the first troops and fleets where. With Titans it is always so.
page-module-hades-about = Dice raise a threat; at 9 the god of the dead comes, with undead units and the necropolis.
page-module-heroes-about = Six heroes fight beside your troops and may be sacrificed for great deeds; four new creatures.
page-module-titans-about = Isles of several territories, titans that move with any god, Kronos, five artifacts; up to six players, and teams.
page-module-favours-about = Each cycle a lesser god keeps one of the gods company: priestesses, magic items, theatres.
page-with-modules = With { $modules }
page-cycle-of = Cycle { $cycle } of { $last }: { $phase }
page-prelude-gives = What each of them brings:
page-prelude = Free placement
page-do-raise-troop = Undead troop
page-do-raise-fleet = Undead fleet
page-do-build-necropolis = Necropolis
page-do-sacrifice = Sacrifice { $hero }
page-do-use-item = { $item }
page-do-use-favour = Favour of { $favour }
page-hint-build-necropolis = Choose where it stands. Whatever is on that metropolis space is lost.
page-who-goes-along = Take along:
page-along = Going along:
page-undead-along = { $count ->
    [one] 1 undead
   *[other] { $count } undead
}
page-how-many-undead = Number of undead
page-how-many-others = How many of the others?
page-undead-first = First choose the undead that go: a move with Hades needs at least one.
page-pick-kind = Choose what, then where.
page-placement-left = Still to place: { $things }
page-a-building = a building
page-priestess-count = { $count ->
    [one] 1 priestess
   *[other] { $count } priestesses
}
page-threat-roll = The dice have added { $roll }: the threat is { $threat }.
page-nothing-fits = There is nothing you could use or pay here. You are asked anyway, so that nobody learns what you have.
page-sacrifice-sure = Sacrifice { $hero }? A sacrificed hero leaves the game.
page-let-go-sure = Let { $hero } go? Only whoever calls Charon can hire a hero again who has been let go.
page-battle-sum = Units, buildings, heroes and items, and the die
page-party-land = { troops } to { $isle }{ price-asked-only }
page-party-pass = { troops } unseen through { $isle }{ price-asked-only }
page-party-sail = { fleets } to { $sea }
page-raise-troop = Raise an undead troop on { $isle }{ price-asked }
page-attacked-by = { $player } attacks with { $count }
page-your-isles = Your land
page-other-isles = Other land
page-sail-far = { $steps ->
    [one] { fleets } to { $sea }, 1 step
   *[other] { fleets } to { $sea }, { $steps } steps
}
page-raise-fleet = Raise an undead fleet in { $sea }{ price-asked }
page-metropolis = metropolis
page-marker-count = { $count ->
    [one] 1 prosperity marker
   *[other] { $count } prosperity markers
}
page-turn-priests = { $count ->
    [one] 1 priest becomes a philosopher
   *[other] { $count } priests become philosophers
}
page-upkeep-pay = Pay { $price } gold
page-upkeep-priestess = Spend a priestess
page-upkeep-let-go = Let go

## Titans: deciding

page-how-many-titans = Number of titans
page-retreat-with = In a retreat, take along:
page-titan-first = First choose the titans that go: a titan move needs at least one.
page-titans-tip = Titans: each fights as one troop. Whoever stands with them may go along.
page-enter = Go there:
page-pass-through = Pass through, unseen:
page-buy-artifact = Take { $card_the }{ price-asked }
page-coin-keep = Keep it
page-coin-give = Give it to { $player }
page-share-gold = { $partner } gets { $gold } gold, you keep { $kept }
page-caduceus = It saves the unit, each time for 1 gold.
page-note-military-victory = With it your team (you and { $partner }) has enough metropolises, and this cycle becomes the last one: at its end the team with the most of them wins, then the richest. Buildings on its space are lost.
page-ordinary-metropolis = It works as a port, a fortress, a temple and a university in one.
page-lightning-price = { $player } has Zeus's Lightning: outbidding costs you { $price } gold more, paid at once.
