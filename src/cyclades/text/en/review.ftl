# Looking back on a game: chances to win and statistics.

## What changed the chances; the arguments are those of `Swing`

swing-offerings = The offerings of cycle { $cycle }
swing-turn = { $player }, turn with { $god }
swing-with-reason = { $swing }: { $reason }
swing-calls = { $player } calls { $card_the }
swing-founds = { $count ->
    [1] { $player } founds a first metropolis
    [2] { $player } founds a second metropolis
    [3] { $player } founds a third metropolis
    [4] { $player } founds a fourth metropolis
   *[other] { $player } founds another metropolis
}
swing-attack-isle = { $player } attacks { $isle }
swing-attack-sea = { $player } attacks in { $sea }
swing-attack-isle-dice = { $player } attacks { $isle }: the dice
swing-attack-sea-dice = { $player } attacks in { $sea }: the dice
swing-cycle-draw = What was drawn and rolled for cycle { $cycle }
swing-turn-draw = { $player }, turn with { $god }: what was drawn
swing-kind-choice = choice
swing-kind-dice = dice
swing-kind-draw = draw
swing-points = { $player } { $change ->
    [less] −{ $points }
   *[more] +{ $points }
}

## `cyclades analyse`

analyse-cycle = cycle
analyse-turn = turn
analyse-turn-of = { $player }, { $god }
analyse-start = beginning
analyse-end = end
analyse-title = Chances to win
analyse-across = actions; the numbers above are cycles
analyse-chance = chance to win
analyse-swings = What changed the chances most:
analyse-no-swings = Before the end nothing changed the chances much.
analyse-swing = cycle { $cycle }, action { $step }: { $what } ({ $points })

## Tables of statistics

statistics-table-gold-in = Gold: where it came from
statistics-table-gold-out = Gold: where it went
statistics-table-bids = Offerings
statistics-table-gods = What each god cost
statistics-table-turns = Turns with each god
statistics-table-paid = Gold paid for each god
statistics-table-battles = Battles
statistics-table-luck = Luck
statistics-table-metropolises = Metropolises
statistics-table-held-metropolises = Metropolises, cycle by cycle
statistics-table-held-isles = Isles, cycle by cycle
statistics-table-held-buildings = Buildings, cycle by cycle
statistics-table-held-philosophers = Philosophers, cycle by cycle
statistics-table-held-priests = Priests, cycle by cycle
statistics-table-held-troops = Units on land, cycle by cycle
statistics-table-held-fleets = Fleets, cycle by cycle
statistics-table-held-gold = Gold in hand, cycle by cycle
statistics-table-held-income = Income, cycle by cycle
statistics-table-cards = Creatures called, heroes hired and sacrificed
statistics-table-time = Decisions and time

statistics-cycle = Cycle { $cycle }
statistics-end = End
statistics-sum = Together

statistics-gold-in-start = At the beginning
statistics-gold-in-revenue = Revenue
statistics-gold-in-apollo = Apollo
statistics-gold-in-graves = Graves
statistics-gold-in-coin = Apollo's coin before the game
statistics-gold-in-harvest = Demeter
statistics-gold-in-fleece = Golden Fleece
statistics-gold-in-sales = Sold to the Sphinx
statistics-gold-in-theft = Taken from others
statistics-gold-in-lightning = Lightning
statistics-gold-in-partner = From the partner

statistics-gold-out-offerings = Offerings
statistics-gold-out-buildings = Buildings
statistics-gold-out-troops = Troops
statistics-gold-out-fleets = Fleets
statistics-gold-out-priests = Priests
statistics-gold-out-philosophers = Philosophers
statistics-gold-out-troop-moves = Moving troops
statistics-gold-out-fleet-moves = Moving fleets
statistics-gold-out-cards = Creatures and other cards
statistics-gold-out-heroes = Heroes
statistics-gold-out-favours = Favours
statistics-gold-out-undead = Undead
statistics-gold-out-necropolis = Necropolis
statistics-gold-out-titans = Titans
statistics-gold-out-artifacts = Artifacts
statistics-gold-out-stolen = Taken by others
statistics-gold-out-lightning = For the Lightning
statistics-gold-out-partner = To the partner
statistics-gold-out-lost = Lost when out of the game
statistics-gold-out-left = Left at the end

statistics-bids = Bids made
statistics-outbid = Outbid
statistics-turns = Turns
statistics-offered = Gold offered, outbid or not
statistics-paid = Gold paid
statistics-saved = Saved by priests

statistics-place = Place
statistics-attacker = Attacker
statistics-defender = Defender
statistics-units = Attacking units
statistics-against = Defending units
statistics-win = Attacker is left, %
statistics-lose = Defender is left, %
statistics-both = Nobody is left, %
statistics-rounds = Rounds
statistics-lost = Lost by the attacker
statistics-lost-by-defender = Lost by the defender
statistics-winner = Who was left
statistics-retreated = Who retreated

statistics-dice = Dice rolled in battles
statistics-dice-sum = What they showed
statistics-dice-expected = What dice show on average
statistics-dice-luck = More or less than that
statistics-battles = Battles
statistics-won = Battles won
statistics-won-expected = To be expected by their odds
statistics-won-luck = More or less won than that

statistics-player = City
statistics-how = What happened
statistics-metropolis-founded = founded
statistics-metropolis-hidden = founded with the Amazons
statistics-metropolis-razed = razed by the necropolis
statistics-metropolis-forfeited = forfeited
statistics-metropolis-taken = taken

statistics-decisions = Decisions
statistics-seconds = Time used, seconds
statistics-seconds-each = Seconds for each decision

## The page

review-title = How it went
review-chances = Chances
review-statistics = Statistics
review-judged = The chances are being reckoned: cycle { $cycle } of { $cycles }
review-counting = The game is being counted…
review-percent = { $percent }%
review-number = { $change ->
    [less] −{ $number }
   *[more] { $number }
}
review-chance-of = { $city } { $percent }%
review-curve = Chances to win: { $cities }
review-across = From the first action to the last; the numbers below are cycles. Choosing a place in it goes to that moment.
review-swings = What changed the chances most
review-points = { $player }: { $change ->
    [less] −{ $points }
   *[more] +{ $points }
} { $points ->
    [one] percentage point
   *[other] percentage points
}
review-no-swings = Before the end nothing changed them much at once.
review-last-cycle = The game had an agreed last cycle. The evaluation knows nothing of that: until the end it judges the game as one that goes on.
review-when = cycle { $cycle }, action { $step }
review-how = The best bot's evaluation, which sees everything on the table and all gold, and in a turn what can still be made of it. Where dice or draws decided, they were thrown again many times: what choosing changed is told apart from what luck did.
review-as-table = As a table
review-step = Action
review-csv = Save as CSV
statistics-page-cycle = Cycle
statistics-page-held = Cycle by cycle
statistics-page-chart = { $title }; at the end { $end }
