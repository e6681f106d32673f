# The words of the lessons. Those of one lesson begin with its name: lesson-bidding-…

## Around every lesson

lessons-title = Learn the game
lessons-about = Ten short lessons, about a minute each, on a real board. After them you can play.
lessons-more = The expansions
lessons-more-about = One lesson for each. They can wait until you have played a game or two.
lessons-progress = { $done } of { $all } done
lessons-begin = Begin
lessons-go-on = Go on: { $lesson }
lessons-done = Done
lessons-next-one = Next
lessons-back = Back to the start
lessons-loading = The lesson is being laid out.
lesson-number = Lesson { $number }
lesson-step = Step { $step } of { $steps }
lesson-task = Your task
lesson-reply = Not quite
lesson-watch = Watch what the others do.
lesson-read-on = Read on
lesson-read-again = Read again
lesson-back = Back
lesson-show-me = Show me
lesson-show-me-tip = Does the step for you
lesson-all = All lessons
lesson-from-start = Start again
lesson-next = Next lesson: { $lesson }
lesson-finished = Lesson done
lesson-first-game = Play your first game
lesson-free-try = Free try
lesson-fold = Fold the lesson
lesson-unfold = Unfold the lesson
lesson-not-now = That is allowed in a game, but it is not what this step is about.

## 1 What wins

lesson-winning-title = What wins
lesson-winning-about = Two metropolises at the end of a cycle
lesson-winning-goal = You are Sparta, the red city. The game is played in cycles. Whoever has two metropolises at the end of a cycle wins.
lesson-winning-one = You have one already: the walled city on Kea. Each isle has room for one metropolis.
lesson-winning-set = A port, a fortress, a temple and a university together become a metropolis, wherever on your isles they stand. Only the university is missing.
lesson-winning-build = Build a university. Athena sells it for 2 gold.
lesson-winning-not-yet = You still have only one metropolis. Build the university first.
lesson-winning-philosopher = A philosopher is never wrong, but the university wins now.
lesson-winning-place = The four buildings go back to the supply, a metropolis takes their place. Choose the isle for it.
lesson-winning-one-each = Kea has its metropolis. An isle has room for only one: take Naxos or Delos.
lesson-winning-two = Two metropolises! They count at the end of the cycle: until then the others take their turns, and somebody could still conquer one of your isles.
lesson-winning-end = Here nobody can: only Corinth is left, with Apollo, and Apollo moves no troops. End your turn: Athena's free philosopher comes by itself then.
lesson-winning-enough = You have all you need. End the turn.
lesson-winning-done = Two metropolises at the end of a cycle win the game; with only two players it takes three. If several have enough, the one with the most gold wins. Rules: B8.1, B8.2.
lesson-winning-free = The game is over.

## 2 A cycle

lesson-cycle-title = A cycle
lesson-cycle-about = What happens in which order
lesson-cycle-cycle = A game takes six to ten cycles, and all of them go the same way: creatures, gods, revenue, offerings, actions. The first three have just happened.
lesson-cycle-creatures = Creatures: the cards moved on to the cheaper places, the oldest left, new ones came.
lesson-cycle-gods = Gods: these are the ones you can serve in this cycle. They act from left to right, Apollo always last.
lesson-cycle-revenue = Revenue: everybody got 1 gold for each prosperity marker (the horn of plenty) on his isles and on trade seas with fleets of his. You had 4, now you have 6.
lesson-cycle-bid = Offerings: you are the first to bid. Offer gold to Poseidon.
lesson-cycle-not-zeus = Zeus another time. In this lesson you serve Poseidon.
lesson-cycle-not-apollo = Apollo is free, but he lets you do next to nothing. Bid on Poseidon.
lesson-cycle-too-dear = That is more than you have.
lesson-cycle-actions = Actions: all have paid their bids. Now each player acts with his god, and with nobody else's. Poseidon is first, so it is your turn.
lesson-cycle-fleet = Take Poseidon's gift: put a fleet on a sea beside one of your isles.
lesson-cycle-gift = First take the fleet: the first one is a gift.
lesson-cycle-end = You could also build a port or buy more fleets. Now end your turn and watch the others.
lesson-cycle-new = A new cycle: other gods lie there, the creatures have moved on, revenue was paid, Corinth and Athens have bid.
lesson-cycle-order = You acted first in the last cycle, so you bid last in this one. That is often good: you see what all the others want first.
lesson-cycle-again = Bid on a god, or go to Apollo.
lesson-cycle-done = Creatures, gods, revenue, offerings, actions: that is a cycle. Whoever acts first bids last the next time. Rules: B3, B5.1.
lesson-cycle-free = Play on as you like.

## 3 Bidding

lesson-bidding-title = Bidding for the gods
lesson-bidding-about = How to win a god, and what to do when you are outbid
lesson-bidding-gods = Each cycle you serve one god, and only that one lets you act. Several want the same god, so you bid gold for him.
lesson-bidding-standing = Athens has offered 2 gold to Ares. A bid must be higher than the one that stands there.
lesson-bidding-outbid = Outbid Athens: choose Ares and offer 3, 4 or 5 gold.
lesson-bidding-not-athena = Athena is free and cheap, but try to win Ares first: he already has a bid, and you are to beat it.
lesson-bidding-not-apollo = Apollo costs nothing and takes everybody, but he gives little. Try for Ares first.
lesson-bidding-much = You could pay that, but Athens has bid only 2. Keep some gold for your turn: offer 3, 4 or 5.
lesson-bidding-too-dear = You have 7 gold. Nobody may bid more than he can pay.
lesson-bidding-chain = Athens was outbid and went to Athena. Then Corinth outbid you at Ares. Whoever is outbid takes his marker back and must at once bid on a different god, or go to Apollo.
lesson-bidding-elsewhere = You are outbid at Ares. Bid on Athena, more than Athens.
lesson-bidding-not-back = Not on the same god, however much you offer. You may come back to Ares only after you have been outbid somewhere else.
lesson-bidding-apollo-later = Apollo would take you, free of charge. But Athena is worth more: outbid Athens there.
lesson-bidding-paid = Nobody is left to bid. Now all pay at the same time what they offered, and only for the place where they stand in the end. Then the gods act from left to right.
lesson-bidding-gift = It is your turn with Athena. Take her gift, a philosopher.
lesson-bidding-gift-first = Take the philosopher first: the god's gift is free.
lesson-bidding-done = So it goes: a bid must beat the one that stands. Whoever is outbid must go at once to a different god or to Apollo. All pay when everybody has a place. Rules: B4.2, B4.3, B4.6.
lesson-bidding-free = Play on as you like: build, end the turn, bid in the next cycle.

## 4 Apollo

lesson-apollo-title = Apollo
lesson-apollo-about = The god for those without gold
lesson-apollo-poor = You have 1 gold. The others can outbid you everywhere.
lesson-apollo-free = Apollo costs nothing. Any number of players can stand there, and nobody is outbid. He gives 1 gold; to a player with a single isle he gives 4.
lesson-apollo-go = Go to Apollo.
lesson-apollo-broke = You would be outbid, or have no gold left to do anything. Go to Apollo.
lesson-apollo-one-coin = You have only 1 gold. Nobody may bid more than he can pay.
lesson-apollo-first = You came first, so you also get a prosperity marker. It stays on its isle and pays 1 gold in every cycle from now on.
lesson-apollo-marker = Put the prosperity marker on one of your isles.
lesson-apollo-own = That isle isn't yours. Choose Naxos or Kea.
lesson-apollo-four = Athens came to Apollo after you: no marker for the second one. But Athens has a single isle and got 4 gold.
lesson-apollo-richer = You got 1 gold from Apollo and then your revenue, which is 1 higher now.
lesson-apollo-again = With gold in hand you can bid again. Choose a god.
lesson-apollo-done = Apollo is free and takes everybody. He gives 1 gold, or 4 to a player with one isle, and a prosperity marker to the first who comes. With him you can do nothing else, not even call a creature. Rules: B5.12.
lesson-apollo-free-try = Play on as you like.

## 5 Fleets

lesson-fleets-title = Poseidon and his fleets
lesson-fleets-about = Build fleets, sail them, trade
lesson-fleets-sea = Poseidon gives you one fleet and sells up to three more, for 1, 2 and 3 gold. A new fleet goes on a sea beside one of your isles.
lesson-fleets-build = Put your free fleet on the sea below Kea, where you have one already.
lesson-fleets-coast = None of your isles touches that sea. New fleets come only beside your own isles.
lesson-fleets-there = That would be allowed. But join your fleet below Kea, so that two can sail together.
lesson-fleets-gift = You haven't taken your free fleet yet.
lesson-fleets-move = For 1 gold fleets of one sea may sail up to three seas far, as many of them as you like. Where foreign fleets lie, a battle begins.
lesson-fleets-trade = A lighthouse with a horn of plenty marks a trade sea: it pays 1 gold in every cycle to whoever has fleets there.
lesson-fleets-sail = Move the fleets below Kea to the trade sea at the top: over the sea beside Kea, then stop there.
lesson-fleets-from-kea = Those fleets lie at Naxos. Move the ones below Kea.
lesson-fleets-way = That leads away from it. Sail north, past Kea.
lesson-fleets-port = A port helps to defend every sea around its isle: 1 more for you when somebody attacks your fleets there.
lesson-fleets-build-port = Build a port for 2 gold.
lesson-fleets-port-first = Build the port first; your gold is just enough.
lesson-fleets-done = Fleets earn gold on trade seas, keep others out, and above all they are bridges: troops cross from isle to isle only over an unbroken chain of your own fleets. Rules: B5.4, B5.9, B5.10.
lesson-fleets-free = Play on as you like. Try to undo a step, too.

## 6 Battle

lesson-battle-title = Ares and battle
lesson-battle-about = Troops, odds, and when you may retreat
lesson-battle-war = Ares gives you one troop and sells up to three more, for 2, 3 and 4 gold. For 1 gold the troops of one isle move.
lesson-battle-recruit = Put your free troop on Naxos.
lesson-battle-not-kea = On Kea it would be safe, but of no use now. Put it on Naxos.
lesson-battle-own = New troops come only to your own isles. Delos belongs to Athens.
lesson-battle-gift = You haven't taken your free troop yet.
lesson-battle-chain = Your fleet lies between Naxos and Delos: it is the bridge. Without a chain of your fleets no troop leaves an isle.
lesson-battle-odds = In each round both sides roll a die with 0, 1, 1, 2, 2, 3 and add their troops; the defender also adds 1 for each fortress. The lower total loses one troop, a tie costs both one. Before you attack, the page shows your chances.
lesson-battle-attack = Attack Delos from Naxos with 3 or 4 troops.
lesson-battle-no-chain = No fleets of yours lead away from Kea. Start from Naxos.
lesson-battle-few = Look at the odds: with so few it is a gamble. Take more along.
lesson-battle-lost = You rolled 0, Athens 3 and 2 for its troops and 1 for the fortress: you have lost a troop.
lesson-battle-when = After each round, never before the first, both may retreat: first the defender is asked, then the attacker. Troops retreat to an isle of their own that their own fleets join to the battle, fleets to a neighbouring sea without foreign fleets. Where there is no such place nobody can retreat.
lesson-battle-retreat = Your chances have got worse. Retreat to Naxos: there you can get help and come back.
lesson-battle-stay = It might go well, but the chances are much better with one troop more. Retreat, and fetch it.
lesson-battle-joined = No fleets of yours join Kea to Delos. You can retreat only to Naxos.
lesson-battle-reinforce = Nobody was lost on the way. Buy another troop for Naxos: this turn's second one costs 2 gold.
lesson-battle-stronger = With as many as before your chances would be no better. Buy the troop first.
lesson-battle-again = Now attack Delos once more, with all 4 troops.
lesson-battle-once-more = You can pay for one more move. Attack Delos again.
lesson-battle-fight = You won this round, and Athens has nowhere to retreat to. You may retreat again: but look at your chances, and fight on.
lesson-battle-ahead = Nobody flees who is about to win. Fight on.
lesson-battle-done = Delos is yours, with its fortress. Both sides roll and add their troops, and the lower total loses a troop. You may retreat after a round, never before the first, and only to a place that your own fleets reach. Rules: B6.1, B6.3, B6.4.
lesson-battle-free = Play on as you like.

## 7 Zeus

lesson-zeus-title = Zeus and the creatures
lesson-zeus-about = Priests, temples, and what they make cheaper
lesson-zeus-priests = Zeus gives you a priest. Each priest makes every bid that you pay 1 gold cheaper, for the rest of the game; but a bid costs at least 1.
lesson-zeus-priest = Take the priest.
lesson-zeus-more = There is much more to do here. Take the priest first.
lesson-zeus-priest-first = That comes next. Take the priest first: he is a gift.
lesson-zeus-creatures = In your turn, with any god but Apollo, you may call creatures from here. They cost 4, 3 and 2 gold, do what their card says, and go. Click a card to read it.
lesson-zeus-temples = Temples make them cheaper: each temple saves you 1 gold on one creature in each cycle. At least 1 gold is paid.
lesson-zeus-temple = Build a temple for 2 gold.
lesson-zeus-dear = A second priest costs 4 gold, nearly all you have. Build a temple.
lesson-zeus-temple-first = Build the temple first.
lesson-zeus-dear-creature = Build a temple first, then creatures are cheaper.
lesson-zeus-change = For 1 gold Zeus sends a creature away and another comes in its place.
lesson-zeus-swap = The Chimera is of no use now. Send her away.
lesson-zeus-cheap-one = You want a new card on the cheapest place. Send the Chimera away.
lesson-zeus-swap-first = The Chimera does nothing for you now. Send her away.
lesson-zeus-fates = The Fates pay you your whole revenue once more. They would cost 2 gold; your temple makes it 1.
lesson-zeus-call = Call the Fates.
lesson-zeus-call-first = Call the Fates first: they cost 1 gold and bring 2.
lesson-zeus-done = Priests make bids cheaper, temples make creatures cheaper. Creatures may be called with any god but Apollo; only Zeus can change one. Rules: B4.5, C0.2, B5.11.
lesson-zeus-free = Play on as you like.

## 8 Athena

lesson-athena-title = Athena and the philosophers
lesson-athena-about = Four philosophers are a metropolis
lesson-athena-four = You have two philosophers. As soon as somebody has four, they become a metropolis at once.
lesson-athena-gift = Take Athena's gift, a philosopher.
lesson-athena-gold = Keep your gold: the second philosopher costs 4.
lesson-athena-not-yet = You haven't taken her gift yet.
lesson-athena-price = That was the third. Athena sells one more in the same turn, for 4 gold.
lesson-athena-buy = Buy the fourth philosopher.
lesson-athena-three = You have 4 gold, and one philosopher is missing. Buy him.
lesson-athena-place = The four philosophers leave, and a metropolis comes. Choose the isle for it.
lesson-athena-own = Tinos belongs to Athens. Choose one of your own isles.
lesson-athena-done = Four philosophers are a metropolis, whatever buildings you have. Nobody can conquer philosophers, so it is the quiet way to win. Rules: B7.2.
lesson-athena-free = Play on as you like.

## 9 Sets

lesson-sets-title = Four buildings, one metropolis
lesson-sets-about = Which buildings go, and where the metropolis stands
lesson-sets-four = Each god builds one kind: Poseidon ports, Ares fortresses, Zeus temples, Athena universities, 2 gold each. You lack a fortress.
lesson-sets-slots = Every building needs a free square. The squares with the red dashes are the place of a metropolis: buildings may stand there, but they must give way to it.
lesson-sets-fortress = Build a fortress, on Naxos or on Kea.
lesson-sets-full = Mykonos has one square, and the port stands on it.
lesson-sets-not-yet = Your set isn't complete. Build the fortress.
lesson-sets-not-troops = Troops another time. Build the fortress.
lesson-sets-which = The set is complete, so one building of each kind goes. You have two ports and may choose: the one on Mykonos stands where a metropolis could be.
lesson-sets-give = Give away the port on Mykonos.
lesson-sets-keep = The port on Naxos is in nobody's way. Give away the one on Mykonos.
lesson-sets-space = The metropolis goes on an isle without one. What stands on its place is destroyed; where a free place exists you must take a free one.
lesson-sets-place = Choose the isle for your metropolis.
lesson-sets-done = A metropolis counts as a port, a fortress, a temple and a university at once, but never for the next set. It belongs to whoever owns its isle: guard it, or conquer another one. Rules: B7.1, B7.3, B7.6.
lesson-sets-free = Play on as you like.

## 10 The last isle

lesson-last-title = The last isle, the last cycle
lesson-last-about = Whom you may not attack, and how a game ends
lesson-last-one = You have one metropolis. Athens has one, too, on Delos.
lesson-last-rule = Mykonos is Corinth's only isle. Nobody's only isle may be attacked.
lesson-last-but = There is one exception: if the conquest gives you a metropolis more and that is enough to win. Delos is Athens's only isle, but with its metropolis you would have two.
lesson-last-take = Attack Delos from Naxos with 2 or 3 troops.
lesson-last-last = Mykonos is the only isle that Corinth has, and it has no metropolis. It may not be attacked.
lesson-last-few = Look at the odds, and take more along.
lesson-last-not-yet = With Delos you would have two metropolises.
lesson-last-two = You have two metropolises. Athens has lost its last isle and is out of the game.
lesson-last-cycle = The game ends after the last turn of this cycle. Until then the others may still act, and several may come to two metropolises: then the most gold decides.
lesson-last-end = Corinth has only Apollo. End your turn.
lesson-last-keep-gold = Keep your gold: it decides if somebody else has two metropolises as well.
lesson-last-done = Now you know the game. Whoever has two metropolises at the end of a cycle wins. Whoever is outbid must at once bid on a different god or go to Apollo. You may retreat after a round of battle, to a place that your own fleets reach. Rules: B5.13, B8.1.
lesson-last-free = The game is over.

## Free placement

lesson-placement-title = Free placement
lesson-placement-about = Choose where you begin
lesson-placement-empty = The board is empty. Before the first cycle there is a round of offerings: it decides who places first, and what he gets besides. You have 7 gold instead of 5.
lesson-placement-bid = Ares places first and gets a troop more. Bid on Ares.
lesson-placement-last = Apollo places last, and only one may go there in this round. Bid on Ares.
lesson-placement-not-athena = Athena would give you a philosopher, but Ares places before her. Bid on Ares.
lesson-placement-units = Everybody has 2 troops and 2 fleets, you have 3 troops. They must stand on at least two isles.
lesson-placement-troops = Put one troop on Naxos and the next one on Kea.
lesson-placement-other-isle = That would be allowed. In this lesson take Naxos first, then Kea.
lesson-placement-third = Put your third troop where one stands already, on Naxos or on Kea.
lesson-placement-third-isle = Three isles would be allowed, too, but each would be weak. Strengthen Naxos or Kea.
lesson-placement-fleets = Fleets go on different seas beside your isles. Trade seas are allowed: they pay from the second cycle on.
lesson-placement-fleets-task = Put the first fleet on the sea between Naxos and Delos, the other one where you like.
lesson-placement-first-fleet = A trade sea is a good place for the second one. First the sea between Naxos and Delos: it leads to Delos.
lesson-placement-apart = They must lie on different seas. Only Poseidon's extra fleet may join another.
lesson-placement-done = In free placement a round of offerings comes first, then each places troops and fleets in the order of the gods. There is no revenue in the first cycle. Rules: H1.1, H1.4.
lesson-placement-free = Watch the others place, then play the first cycle.

## Hades

lesson-hades-title = Hades
lesson-hades-about = A god who comes when the threat is high, and the undead
lesson-hades-threat = In each cycle two dice are added to the threat. At 9 or more Hades comes.
lesson-hades-covers = He covers the god who stood right before Apollo: that one is out for this cycle. You have won Hades: he gives an undead troop or fleet and sells up to four more, for 1, 2, 3 and 4 gold.
lesson-hades-raise = Raise an undead troop on Naxos.
lesson-hades-not-kea = From Kea no fleets lead anywhere. Raise it on Naxos.
lesson-hades-not-fleet = A fleet would be allowed. In this lesson raise a troop, on Naxos.
lesson-hades-not-yet = You haven't raised your free undead unit yet.
lesson-hades-move = Hades also moves, troops and fleets alike, for 1 gold. At least one undead unit must go along each time.
lesson-hades-take = Nobody guards Delos. Go there from Naxos: take the undead troop along, and as many others as you like.
lesson-hades-undead = An undead unit must go along. Take it first.
lesson-hades-necropolis = Hades builds the necropolis, the only one there is. Each troop and fleet that dies puts 1 gold there, and the isle's owner takes it with his revenue. It stands on the place of a metropolis.
lesson-hades-build = Build the necropolis on Kea, for 2 gold.
lesson-hades-there = On a larger isle it would be in your way: it takes the place of a metropolis. Build it on Kea.
lesson-hades-build-first = Build the necropolis first.
lesson-hades-done = The undead fight like all others but leave the board when the cycle ends. What they have taken stays yours. Then the threat is 0 again. Rules: H2.1, H2.3, H2.4.
lesson-hades-free = Play on as you like.

## Heroes

lesson-heroes-title = Heroes
lesson-heroes-about = Hired like creatures, kept for gold, given up for great things
lesson-heroes-cards = Heroes lie among the creatures and cost the same, but temples don't help. Ajax fights like two troops.
lesson-heroes-hire = Hire Ajax, and put him on one of your isles.
lesson-heroes-not-creature = That is a creature. Hire Ajax, the hero.
lesson-heroes-not-yet = You haven't hired Ajax yet.
lesson-heroes-own = A hero begins on an isle of your own.
lesson-heroes-upkeep = A hero moves and fights as a troop. From the next cycle on he costs 2 gold each cycle, or he leaves for good. Hector has been with you for a while; he holds Kea alone.
lesson-heroes-power = Each hero can be sacrificed in your turn, but not in the cycle you hired him. Hector's sacrifice: three kinds of buildings are enough for a metropolis. You have a port, a temple and a fortress.
lesson-heroes-sacrifice = Sacrifice Hector.
lesson-heroes-sacrifice-first = With three kinds of buildings Hector can give you a metropolis. Sacrifice him.
lesson-heroes-place = Choose the isle for the metropolis.
lesson-heroes-done = A hero counts as a troop, helps in battle in his own way, costs 2 gold in each later cycle, and can be sacrificed once for his great power. Rules: H3.3, H3.5.
lesson-heroes-free = Play on as you like. Click a hero's card to read what he does.

## Favours

lesson-favours-title = Favours
lesson-favours-about = Small gods, priestesses and magic items
lesson-favours-beside = In each cycle a favour lies beside the god right before Apollo. Whoever wins that god gets its gift, a priestess or a magic item, and may use its power once.
lesson-favours-items = You won a magic item in an earlier cycle: the Golden Fleece. An item is used once, then it is gone.
lesson-favours-fleece = You have 1 gold. Use the Golden Fleece: it is worth 3.
lesson-favours-no-gold = The favour of Hestia costs 2 gold, and you have 1. Use the Fleece first.
lesson-favours-not-yet = Use the Golden Fleece before the turn ends.
lesson-favours-power = The favour here is Hestia's: for 2 gold she builds any kind of building, not just a university.
lesson-favours-use = Use the favour, and build a temple or a fortress.
lesson-favours-use-first = The favour lies here only in this turn. Use it.
lesson-favours-other = You have a port, and universities you can build with Athena herself. Build a temple or a fortress.
lesson-favours-done = Whoever holds the god beside a favour gets its gift and may use its power once in that turn. A priestess later keeps a hero, or a creature on an isle, for a cycle. Rules: H4.1, H4.2.
lesson-favours-free = Play on as you like. Click a tile or an item to read it.

## Titans

lesson-titans-title = Titans
lesson-titans-about = Large isles, Kronos, titans, artifacts
lesson-titans-board = On this board isles are made of several territories, each with an owner of its own. Troops go on foot to a neighbouring territory, without fleets.
lesson-titans-kronos = Kronos is the fifth god. He gives a building of a god that lies before him in this cycle, here Zeus: a temple. If he is the first, he gives a titan instead.
lesson-titans-gift = Take his gift: build a temple.
lesson-titans-gift-first = That comes next. Take the temple first.
lesson-titans-not-yet = Kronos offers more. Take the temple, then a titan.
lesson-titans-raise = Buy a titan for 2 gold, on Fira.
lesson-titans-not-kamari = From Fira he has more ways to go. Buy him there.
lesson-titans-raise-first = Buy the titan first.
lesson-titans-march = A titan fights as a troop and moves with every god but Apollo, and troops of his territory may go with him. The first such move in a turn costs 1 gold, the next one 2, and so on.
lesson-titans-take = Nobody guards Mesaria. Move your titan there from Fira, with or without troops.
lesson-titans-titan = The titan must go along. Take him first.
lesson-titans-not-finikia = Athens guards Finikia. Take Mesaria, where nobody is.
lesson-titans-artifacts = Artifacts lie among the creatures, but stay: they lie on a territory and belong to its owner. Whoever has all five wins, too.
lesson-titans-buy = Buy the Sandals, and put them on one of your territories.
lesson-titans-buy-first = You have gold left. Buy the Sandals.
lesson-titans-done = With Titans troops walk over land, titans move with nearly every god, and five artifacts are another way to win. All begin with a round of free placement. Rules: T1.1, T3.1, T4.3.
lesson-titans-free = Play on as you like. Click an artifact to read it.

## Teams

lesson-teams-title = Teams
lesson-teams-about = Two against two: three metropolises between you
lesson-teams-pairs = With Titans four or six play in teams of two. Athens is your partner. You see each other's gold and win together, but nothing is given or shared.
lesson-teams-goal = A team needs three metropolises. You have one, Athens has one, and there stands Corinth's.
lesson-teams-take = Take Kameni from Fira with 2 or 3 troops.
lesson-teams-partner = Finikia belongs to Athens, your partner. Nobody enters or crosses a partner's territory.
lesson-teams-few = Look at the odds, and take more along.
lesson-teams-not-yet = A third metropolis is within reach.
lesson-teams-last = Your team has three metropolises. So this cycle is the last one, whatever happens now: at its end the team with the most wins, then the one with the most gold.
lesson-teams-end = End your turn, and hope that your partner holds his.
lesson-teams-keep-gold = Keep your gold: at the end the gold of both of you may decide.
lesson-teams-done = A team wins with three metropolises. When it has them the cycle is the last one. Partners know each other's gold and may talk in private, but stay off each other's land. Rules: T7.1, T7.2.
lesson-teams-free = Play the cycle to its end.
