# Practice: nudges, one's chance, moments tried, the first game and its advice.

## The first step of a hint: where to look, not what to do

page-nudge-wins = You can win now. Look for the way.
page-nudge-enough-metropolises = The metropolis that wins is within reach. Where could it stand?
page-nudge-stops-winning = { $player } is about to win. What could stop that?
page-nudge-eliminates = { $player } is nearly out of the game. Look at what is left there.
page-nudge-takes-metropolis = Somebody's metropolis has few troops beside it. Which of your fleets lead there?
page-nudge-founds-metropolis = Count your buildings and philosophers: there is a metropolis in it.
page-nudge-denies-victory = { $player } lacks one thing to win. From which god would it come?
page-nudge-denies-metropolis = { $player } lacks one thing for a metropolis. From which god would it come?
page-nudge-takes-isle = Somebody's isle is weakly held. Look at the isles that your fleets touch.
page-nudge-settles-isle = An isle that belongs to nobody is within your reach.
page-nudge-guards-isle = One of your isles is in danger. Look at the fleets around your isles.
page-nudge-artifact = Look at the artifacts: one of them is within your reach.
page-nudge-kind-of-building = Which kinds of building do you still lack for a metropolis?
page-nudge-philosopher = Count your philosophers.
page-nudge-income = Think of the gold that the next cycles bring.
page-nudge-weakens = { $player } has units that can be beaten. Compare the numbers.
page-nudge-hero = Look at the heroes: which of them helps you?
page-nudge-priest = What makes all your later offerings cheaper?
page-nudge-units = You have few units for what lies ahead.
page-nudge-gold = Gold in hand may be worth more than it seems just now.
page-nudge-holds-isle = Look at the odds: is the isle worth the troops?
page-nudge-fights-for-isle = Look at the odds: is the isle worth another round?
page-nudge-saves-units = What would be lost if you stayed, and what is it worth elsewhere?
page-nudge-apollo = Is one of the gods really worth the gold now?
page-nudge-apollo-marker = Whoever is first with Apollo gets more than gold.
page-nudge-keeps-gold = Not everything that can be bought is worth it now.
page-nudge-none = Think of where each choice leaves you when the cycle ends.

## One's chance to win

page-chance-ask = My chance
page-chance-thinking = Your chance is being worked out …
page-chance-now = Your chance to win: { $now }%
page-chance-both = Before your last step { $before }%, now { $now }%
page-chance-why = What the best choice promises that the hint knows, worked out from what you can know.
page-chance-better = better
page-chance-worse = worse
page-chance-same = about the same

## Trying a moment

page-try-about = Play on from here at a table of its own, against bots. It is for practice: you can go back as often as you like.
page-try-as = You play
page-try-level = Level of the bots
page-try-start = Play on from here

## The first game

page-first-title = Your first game
page-first-about = A whole game against easy bots. While a decision is new to you the page says what it is and what to think of; later it says less, and in the end nothing.
page-first-practice = You can take everything back, as far as you like, and ask for hints.
page-first-players = How many cities
page-first-start = Begin
page-first-go-on = Go on with the game you have begun
page-first-anew = Begin another one

## Advice in the first game

page-advice = Advice
page-advice-off = No more advice
page-advice-on = Give advice again

page-advice-what-offering = Everybody offers gold to one god. Whoever offers most to a god pays, takes a turn with him, and nobody else does in this cycle. With Apollo you pay nothing and only get gold.
page-advice-what-outbid = Somebody has offered more to your god, so you get your marker back. You must offer to another god now, or go to Apollo; to the first one you come back only after being outbid elsewhere.
page-advice-what-turn-poseidon = Poseidon: put fleets into seas beside your isles, sail with them for 1 gold, and build ports. Fleets side by side carry your troops.
page-advice-what-turn-ares = Ares: put troops on your isles, move them over chains of your fleets for 1 gold, and build fortresses. Only with him do troops go anywhere.
page-advice-what-turn-zeus = Zeus: take priests, who make each later offering 1 gold cheaper, change the creatures on offer, and build temples.
page-advice-what-turn-athena = Athena: take philosophers, four of whom become a metropolis at once, and build universities.
page-advice-what-turn-apollo = Apollo gives you gold. Whoever came to him first also gets a marker that brings 1 gold more in each cycle.
page-advice-what-place-marker = The marker brings 1 gold in each cycle to whoever owns the isle. Put it where you will stay.
page-advice-what-fleet-move = Fleets go up to three seas, step by step. Against other fleets there is a battle. Where some stay behind, the chain stays too.
page-advice-what-troop-move = Troops go from isle to isle over your fleets. Landing on somebody's isle begins a battle; an isle of nobody's is yours at once.
page-advice-what-land-battle = A round: both throw a die and add their troops, the defender his fortresses there too. Whoever has the lower sum loses a troop; if they are equal both do. After each round you may retreat to an isle of your own that your fleets lead to.
page-advice-what-sea-battle = A round: both throw a die and add their fleets, the defender his ports beside that sea too. Whoever has the lower sum loses a fleet; if they are equal both do. After each round you may retreat to a free sea beside it.
page-advice-what-place-metropolis = A metropolis works like all four kinds of building at once. Put it where it is safe: whoever takes the isle has it.
page-advice-what-discard-set = One building of each kind is given up for a metropolis. Where you have several of a kind, give up the one that you need least.
page-advice-what-creature = A creature's power is used at once. Look at whom it hurts, and whether it opens a way for your troops.

page-advice-gold = Of your { $gold } gold keep some: the god's actions cost too, and a turn without gold brings little.
page-advice-poor = You have { $gold } gold. Apollo costs nothing and gives 1 gold, 4 to whoever has only one isle.
page-advice-near-building = For a metropolis you lack only one building: a { $building }. { $god } builds it.
page-advice-near-philosopher = One philosopher more makes a metropolis. Athena has them.
page-advice-would-win = With that metropolis you win at the end of the cycle, if you keep it.
page-advice-rival-near = { $player } lacks one thing for the metropolis that wins. Somebody must stop that.
page-advice-rival-wins = { $player } has enough metropolises and wins when this cycle ends. Take an isle with one, or have as many.
page-advice-threatened = { $isle } is in danger: fleets of { $player } are beside it, and more troops than yours could come.
page-advice-last-isle = This is your only isle. Nobody may land there unless it wins him the game, so your troops are free to leave it.
page-advice-empty-isle = Nobody owns { $isle }, and your fleets lead there: a troop would take it.
page-advice-no-fleets = None of your fleets touches another isle: your troops can't go anywhere yet.
page-advice-spend = You have { $gold } gold left. Gold that stays is kept for the next offerings.
page-advice-ousted = You can't go back to { $god } now. What is the next best for you?
