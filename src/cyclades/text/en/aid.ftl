### The player's aid

page-aid-about = What gods, buildings and cards do, what they cost, and how battles end.
page-aid-parts = Parts of the aid
page-aid-modules = Show these expansions too
page-aid-gods = Gods
page-aid-battle = Battle
page-aid-buildings = Buildings
page-aid-creatures = Creatures
page-aid-heroes = Heroes
page-aid-favours = Favours
page-aid-items = Magic items
page-aid-artifacts = Artifacts
page-aid-words = Words

## Gods

page-aid-prices = What it costs, in gold
page-aid-recruits-fleet = Fleets
page-aid-recruits-troop = Troops
page-aid-recruits-priest = Priests
page-aid-recruits-philosopher = Philosophers
page-aid-recruits-undead = Undead
page-aid-recruits-titan = Titan
page-aid-action-move-fleets = Move fleets
page-aid-action-move-troops = Move troops
page-aid-action-change = Send a creature away
page-aid-action-move-undead = Move undead
page-aid-each-move = each time
page-aid-free = free
page-aid-gold = Gold
page-aid-apollo-gold = gives 1, or 4 to a city with one isle
page-aid-necropolis = Necropolis

## Buildings

page-aid-set = Four make a metropolis
page-aid-specials = Special metropolises
page-aid-specials-about = Two of them are drawn for a game. Each works as an ordinary one, but for this:

## Cards

page-aid-track = Three cards lie on the track, for { $dear }, { $middle } and { $cheap } gold. In a turn with any god but Apollo they can be bought. A temple makes one creature 1 gold cheaper in each cycle, down to 1.
page-aid-heroes-about = Heroes come with the creatures and are bought like them, but temples don't make them cheaper. A hero counts as a troop, and leaves the game when he is lost.
page-aid-artifacts-about = Artifacts are bought from the track and lie on a territory. Whoever owns that has them; units can take them along.
page-aid-favours-about = In each cycle one of these tiles lies beside the last god before Apollo. Whoever has that god gets its gift and may use it once in the turn.
page-aid-items-about = Magic items come with some favours. Each is used once, at its moment, and is then laid with those played.
page-aid-costs = { $price } gold now
page-aid-show = Show it on the board

## Where a card is

page-aid-at-track = On the track
page-aid-at-deck = { $count ->
    [one] In the deck, the only card there
   *[other] In the deck, one of { $count } cards
}
page-aid-at-discard = In the discard
page-aid-at-isle = { $player ->
    [none] On { $isle }
   *[other] { $player }, on { $isle }
}
page-aid-at-sea = In { $sea }
page-aid-at-carried = { $player }, under way
page-aid-at-hidden = { $player }, on the hidden isle of the Amazons
page-aid-at-gone = Out of the game
page-aid-at-beside = { $used ->
    [yes] Beside { $god }, used
   *[no] Beside { $god }
}
page-aid-at-stack = { $count ->
    [one] In the stack, the only tile there
   *[other] In the stack, one of { $count } tiles
}
page-aid-at-aside = Laid aside until all tiles are shuffled
page-aid-at-open = { $player }, lying open
page-aid-at-secret = Yours, face down
page-aid-at-unseen = { $count ->
    [one] Nobody has seen it: in the deck or face down
   *[other] Nobody has seen it: one of { $count } in the deck or face down
}
page-aid-at-played = Played

## Battle

page-aid-die = The die
page-aid-die-faces = Its six faces: { $faces }
page-aid-round = A round
page-aid-round-roll = Attacker and defender roll a die each. Each adds the units in the battle, and what helps them.
page-aid-round-loss = Whoever has the lower total loses a unit. A tie costs both one.
page-aid-round-retreat = While both have units the defender may retreat; if he stays, the attacker may. If both stay, another round follows.
page-aid-round-end = Whoever is left alone has the isle with all that stands there, or the sea. If nobody is left, the isle stays with the defender.
page-aid-adds = What adds
page-aid-add-unit = Each unit: 1
page-aid-add-fortress = A fortress on the isle, to its defender: 1
page-aid-add-port = A port on an isle beside the sea, to its owner's fleets that defend: 1
page-aid-add-metropolis = A metropolis: 1, as a fortress and as a port
page-aid-add-minotaur = The Minotaur, to the defender of his isle: 2; he falls last
page-aid-add-undead = Each undead unit: 1
page-aid-add-heroes = Each hero: 1, Ajax 2. Penthesilea adds 1 more when she attacks an isle, Hector 1 when he defends one
page-aid-add-perseus = Perseus attacks: fortresses and metropolises don't help
page-aid-add-others = Achilles loses no unit in a tie. Ulysses may roll again once in a battle
page-aid-add-items = Spear on land, Trident at sea: 2 in one round. The Aegis saves a unit
page-aid-add-titan = Each titan: 1
page-aid-add-specials = A military metropolis: 3 to its defender. A coastal one: 3 to its owner's fleets beside it, in attack too
page-aid-odds = Who wins?
page-aid-odds-how = Chances of the attacker to be the one who is left, if nobody retreats and nothing else helps.
page-aid-attackers = Attackers
page-aid-defenders = Defenders
page-aid-walls = Helps the defender
page-aid-odds-win = the attacker is left { $percent }%
page-aid-odds-both = nobody is left { $percent }%
page-aid-odds-lose = the defender is left { $percent }%
