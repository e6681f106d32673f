### What is wrong with a board, with options, with a position or a record that somebody gives.
### A sentence follows its place: "isles: naxos: troops need an owner". Names in it are those of the file.

flaw-at = { $place }: { $flaw }

## Values of every kind

flaw-field-missing = the field '{ $field }' is missing
flaw-no-such-field = there is no field { $given }; there are { $possible }
flaw-field-given-twice = the field { $given } is given twice
flaw-object-needed = a JSON object is needed, not { $given }
flaw-list-needed = a list is needed, not { $given }
flaw-text-needed = a text is needed, not { $given }
flaw-text-too-long = it has more than { $most } letters
flaw-names-needed = a list of names is needed, not { $given }
flaw-numbers-needed = a list of numbers is needed, not { $given }
flaw-number-needed = a number from { $lowest } to { $highest } is needed, not { $given }
flaw-not-a-number = { $given } is not a number
flaw-number-too-big = the number { $given } is far too big
flaw-flag-needed = true or false is needed, not { $given }
flaw-one-needed = one of { $possible } is needed, not { $given }
flaw-wrong-value = it can't be { $given }

## Files

flaw-file-unreadable = { $path } can't be read: { $reason }
flaw-file-too-large = the file is too large; at most { $most } bytes are read
flaw-not-utf8 = the file is no UTF-8 text (byte { $byte })
flaw-not-json = no JSON: line { $line }, column { $column }: { $reason }
flaw-too-deep = brackets within brackets, far too deep

## Boards

flaw-board-needed = a name, a path or a JSON object is needed, not { $given }
flaw-no-such-board = there is no file and no board { $given }; the boards are { $possible }
flaw-id-of-our-board = { $given } is the name of another board; an own board needs a name of its own
flaw-id-needed = a small letter, then small letters, digits, - and _, at most { $most } in all, are needed, not { $given }
flaw-name-needed = 1 to { $most } readable letters are needed, not { $given }
flaw-player-counts-needed = a list of player counts from { $lowest } to { $highest } is needed
flaw-player-count-twice = a player count is named twice
flaw-row-count = { $needed } rows are needed, not { $count }
flaw-row-length = row { $row } has { $count } cells; 1 to { $most } are possible
flaw-territory-count = 1 to { $most } are possible, not { $count }
flaw-sea-count = 1 to { $most } sea spaces are possible, not { $count }
flaw-id-used-twice = the id is used twice
flaw-cells-needed = a list of [row, column] is needed
flaw-cell-needed = a cell is [row, column], not { $given }
flaw-cell-off-board = cell { $given } is off the board
flaw-no-cells = it has no cells
flaw-cell-taken-twice = cell { $cell } is taken twice
flaw-cell-named-twice = cell { $cell } is named twice
flaw-cell-not-sea = cell { $cell } is not sea
flaw-slots-needed = different slots of its { $slots } must be named
flaw-touches-other-isle = it touches { $territory } of another isle
flaw-cells-not-connected = its cells are not connected
flaw-isle-not-connected = those of the isle { $isle } are not connected
flaw-trade-without-prosperity = cell { $cell } needs a prosperity of at least 1
flaw-starts-needed = an object by number of players is needed, or null
flaw-no-such-player-count = { $given } is no number of players of this board
flaw-starts-with-titans = { $players } players play Titans, where everybody places freely (T6.1)
flaw-seats-needed = { $players } players need { $players } seats
flaw-territories-needed = a list of territories is needed
flaw-troop-count = a seat has 1 to { $most } troops, not { $count }
flaw-fleet-count = a seat has at most { $most } fleets, not { $count }
flaw-no-such-territory = there is no territory { $given }
flaw-seats-share-place = two seats share a place
flaw-seat-names-place-twice = a seat names a place twice

## What can be played on a board

flaw-unplayable = { $players } can't play on this board like this: { $causes }
flaw-too-few-metropolis-spaces = { $players } players need { $needed } territories with a metropolis space, not { $count }
flaw-no-starts = there are no starting places for { $players } players
flaw-too-few-territories = free placement for { $players } players needs { $needed }, not { $count }; the board is too small
flaw-too-little-coast = free placement for { $players } players needs more coast; the last may find no two free seas
flaw-wrong-site-count = Titans needs { $needed } sites, one for each type of building, not { $count }
flaw-no-adjacent-territories = Titans needs adjacent territories at the sea, two for each player; there are none
flaw-no-room-for-six = Titans for 6 players needs two isles with room for three, wherever the others start
flaw-too-little-room = Titans for { $players } players needs more room; the last may find no two adjacent territories with two free seas

## What is agreed before a game

flaw-rules-unknown = this engine plays the versions { $lowest } to { $highest }, not { $given }
flaw-version-needed = a version's number is needed, not { $given }
flaw-no-such-option = there is no option { $given }; there are { $possible }
flaw-no-such-module = there is no module { $given }; there are { $possible }
flaw-module-twice = each may be named once
flaw-no-such-player = there is no player { $given }
flaw-not-for-players = the board { $board } is for { $possible } players (B2.1), not { $players }
flaw-base-players = without Titans there are { $lowest } to { $highest } players (B2.1), not { $players }
flaw-titans-players = Titans is for { $lowest } to { $highest } players (T1.2), not { $players }
flaw-no-teams = there are some with Titans and 4 or 6 players (T1.2)
flaw-teams-needed = { $players } players play in teams of two (T1.2)
flaw-seats-without-starts = with free placement nobody has a starting place
flaw-each-seat-once = each of 0 to { $highest } must be given once

## Names

flaw-not-in-game = there is no { $kind } { $given } in this game
flaw-number-not-in-game = there is no { $kind } number { $given } in this game
flaw-in-two-places = { $name } is in two places
flaw-there-twice = { $name } is there twice
flaw-is-nowhere = { $name } is nowhere
flaw-out-of-game = { $name } is out of the game
flaw-never-leaves = { $name } never leaves the game
flaw-nobody-has = nobody has { $name }
flaw-fields-needed = the fields { $fields } are needed, not { $given }
flaw-object-or-null-needed = a JSON object or null is needed, not { $given }

## Actions

flaw-action-needed = an action is a number, a text or a JSON object, not { $given }
flaw-not-an-action = { $given } is no action; examples: 'bid ares 5', 'recruit troop naxos', 'end'
flaw-no-such-action = there is no kind of action { $given }
flaw-no-such-event = there is no event { $given }
flaw-bid-too-high = it can't be { $given }, but at most { $most }
flaw-too-few-actions = the game has { $count } actions, not { $given }

## Positions: cities

flaw-too-few-sides = at least two players, or teams, are in a game that is not over
flaw-eliminated-with-isle = an eliminated player has no isle
flaw-without-isle = a player without an isle must be marked as eliminated
flaw-eliminated-with-something = an eliminated player has nothing
flaw-too-many-troops = there are only { $most } troops of a colour
flaw-too-many-fleets = there are only { $most } fleets of a colour
flaw-too-many-titans = there are only { $most } titans of a colour
flaw-philosophers-found = so many philosophers become a metropolis at once
flaw-set-founds = a complete set of buildings becomes a metropolis at once
flaw-bids-not-payable = the standing bids can't be paid
flaw-too-many-priests = there are not so many priests
flaw-too-many-priestesses = there are not so many priestesses
flaw-too-many-philosophers = there are not so many philosophers
flaw-discounts-of-version-2 = before rules version 2 temples had none of their own
flaw-no-hidden-metropolis = there is no metropolis
flaw-penthesilea-stays = Penthesilea stays there and is nowhere else

## Positions: isles and seas

flaw-troops-need-owner = troops need an owner
flaw-undead-need-owner = undead troops need an owner
flaw-titans-need-owner = titans need an owner
flaw-buildings-needed = a list of at most { $slots } is needed, one a slot
flaw-no-space-there = it has no metropolis space
flaw-necropolis-on-space = the necropolis stands on the metropolis space
flaw-necropolis-needs-space = it stands on the metropolis space of an owned isle
flaw-buildings-on-space = its metropolis space holds buildings too
flaw-special-not-there = its special metropolis can't be there
flaw-no-isle-figure = { $card } is no isle figure
flaw-on-two-isles = { $card } stands on two isles
flaw-fleet-needed = at least one fleet is needed
flaw-fleets-on-closed-sea = no fleets can be on a closed sea
flaw-owner-is-out = its owner is out of the game
flaw-too-many-buildings = there are only { $most } of { $building }
flaw-too-many-metropolises = there are only { $most } metropolises
flaw-too-many-markers = there are only { $most } prosperity markers
flaw-too-many-undead = there are only { $most } troops and { $most } fleets
flaw-stands-on-owners = he stands on an isle of his owner's
flaw-hero-is-nowhere = he stands on an isle, or attacks one
flaw-lies-on-owned = it lies on an owned territory
flaw-artifact-is-nowhere = it lies on a territory, or is on its way

## Positions: cards, gods, markers

flaw-artifacts-are-gone = { $name }: artifacts that are out of the game are gone
flaw-too-many-removed = at least { $fewest } creatures stay in the game
flaw-cards-needed = a list of at most { $most } cards is needed
flaw-no-such-draw = there is no kind { $given }; there are { $possible }
flaw-god-cannot-stand = { $god } can't stand here; Apollo is always last and every god is there once
flaw-god-count = { $needed } gods are available with this number of players, not { $count }
flaw-god-not-available = { $god } holds a marker but is not available
flaw-too-many-gods = more than { $most } gods hold markers
flaw-gods-needed = those of this cycle, or of the last one before they are laid anew, are needed
flaw-hades-above-apollo = Hades lies right above Apollo
flaw-covered-without-hades = nobody is covered where Hades is not available
flaw-covered-is-available = { $god } is available
flaw-not-under-hades = { $god } can't lie under Hades
flaw-no-favour-with-hades = none is shown where Hades is available
flaw-favour-beside-other = it lies beside { $god }, the god right above Apollo
flaw-takes-no-bids = { $god } takes no bids in this cycle
flaw-two-items-shown = two different items are shown
flaw-apollo-apart = those on Apollo are listed under apollo
flaw-markers-needed = a list of at most { $most } markers is needed
flaw-another-marker-there = { $name } holds { $god }, not { $given }
flaw-built-with-hades = it is built with Hades
flaw-given-by-kronos = it is Kronos who gives it
flaw-apollo-played-already = { $name } has had its turn with Apollo
flaw-apollo-plays-itself = a turn with Apollo plays itself; put the marker under apollo instead
flaw-turn-outside-actions = turns belong to the phase actions
flaw-none-in-phase = there are none in the phase { $phase }
flaw-nobody-waits-in-phase = nobody waits there in the phase { $phase }
flaw-nobody-played-in-phase = nobody has played yet in the phase { $phase }
flaw-god-holds-marker = { $god } still holds a marker
flaw-winners-without-end = there are some when the game has ended, and only then
flaw-only-teams-know = only teams know it beforehand
flaw-no-legal-action = the decision it leads to has no legal action

## Scripted and recorded chance

flaw-no-such-face = a die has no face { $face }
flaw-no-die-left = no die is left
flaw-not-to-be-drawn = { $drawn } is not there to be drawn
flaw-no-draw-left = no { $kind } is left to draw
flaw-no-outcome-left = no outcome is left

## Positions: the flow

flaw-frames-needed = a list of 1 to { $most } frames is needed
flaw-no-room-named = { $given } names no room
flaw-belongs-to-modules = it belongs to the modules { $modules }
flaw-wrong-beginning = it begins with the room cycle or prelude, which comes only once
flaw-turn-missing = the turn is missing
flaw-cannot-follow = it can't follow { $room }
flaw-belongs-to-phase = it belongs to the phase { $phase }, with no turn
flaw-follows-revenue = it follows the revenue
flaw-belongs-to-turn-in-actions = it belongs to a turn in the phase actions
flaw-does-not-fit-god = it doesn't fit the god of the turn

## Positions: what must be true where a frame of the flow lies

flaw-founder-without-turn = only the player whose turn it is founds metropolises
flaw-not-type-of-set = it is no type of a set
flaw-no-set-from-there = he has no set from there on
flaw-no-metropolis-due = there is no metropolis for him, or no place
flaw-no-hero-left = no hero has left
flaw-not-his = it is not his
flaw-no-building-there = there is no building in that slot
flaw-no-other-type = no other type is left
flaw-nothing-to-take-there = no marker can be taken from there
flaw-none-on-board = there is none on the board
flaw-polyphemus-not-there = Polyphemus is not there
flaw-no-stack-to-push = there is no stack to push
flaw-another-power = it has another power
flaw-card-not-just-used = it is not the card that was just used: that one is laid aside
flaw-sea-not-free = the sea is not empty and open
flaw-fleets-in-reserve = he has fleets in his reserve
flaw-no-undead-fleet = he has no undead fleet
flaw-no-fleets-there = no fleets of the player whose turn it is are there
flaw-all-have-fought = all fleets there have fought
flaw-no-fleet-can-leave = no fleet can leave it
flaw-too-many-for-step = not so many can take this step
flaw-player-is-out = its player is out of the game
flaw-marker-placed-already = it stands on a god, or with Apollo, already
flaw-ousted-on-track = an ousted marker is not on the turn track
flaw-nobody-outbid-there = nobody has just outbid another there
flaw-first-of-track-needed = the first one of the turn track is placed
flaw-stands-nowhere = he stands nowhere yet
flaw-placement-with-titans = with Titans it is titans_placement
flaw-turn-goes-on = the turn is still going on
flaw-coins-given-before = the coins were given before
flaw-figures-leave-before = figures leave before that
flaw-only-first-gets-marker = only the first one gets a marker
flaw-none-left = there is none left
flaw-apple-not-used = the Apple was not used
flaw-he-is-out = he is out of the game
flaw-barred-already = somebody was barred already
flaw-another-player-needed = it is another player
flaw-stands-on-no-isle = it stands on no isle
flaw-not-he-retreats = it is not he who may retreat now
flaw-thread-not-used = the Thread was not used
flaw-not-asked-about-item = nobody asks him about an item
flaw-not-next = he is not next in order
flaw-no-favour-beside-god = none lies beside the god of the turn
flaw-theatre-for-any = a theatre stands for any of them
flaw-given-buildings-impossible = the buildings given so far are impossible
flaw-buildings-of-other-types = each building was of another type
flaw-no-set-of-buildings = his buildings don't make a set
flaw-hector-not-sacrificed = Hector was not sacrificed
flaw-no-hero-to-hire = he is no hero who could be hired
flaw-other-heroes-due = it is not his heroes that are due now
flaw-artifact-not-just-bought = it is no artifact that was just bought
flaw-only-partners-share = only partners share
flaw-cannot-send = he can't send that
flaw-cannot-pay-for-it = he can't pay for it
flaw-lightning-not-held = he doesn't hold the Lightning
flaw-was-not-outbid = he was not outbid
flaw-has-no-coin = he doesn't have the coin
flaw-cornucopia-not-held = he doesn't hold the Cornucopia
flaw-revenue-of-another = another has the revenue of that territory
flaw-revenue-is-others = the revenue is another player's
flaw-not-what-it-paid = that is not what it has paid
flaw-no-founding-there = no metropolis can be founded there
flaw-no-token-left = there is no token left to choose
flaw-only-teams-win-so = only teams win so
flaw-no-last-one-lost = no opponent has just lost his last one
flaw-god-gives-others = this god gives others
flaw-nothing-given-yet = nothing was given yet
flaw-only-fighters-asked = only who fights is asked
flaw-no-unit-left = he has no unit left
flaw-attacker-has-turn = the attacker has the turn
flaw-defender-holds-place = the defender, another player, holds the place
flaw-nobody-attacks = nobody attacks
flaw-not-asked-before-dice = nobody is asked before the dice in this game
flaw-not-asked-about-dice = nobody is asked about the dice in this game
flaw-stage-does-not-fit = it doesn't fit what is being decided
flaw-item-of-one-only = the item can be used by one of them only
flaw-attacker-is-first = the attacker is first
flaw-no-item-gives-that = no item that was just used gives that
flaw-still-asked = he is still asked about it
flaw-no-item-fits = he has no item that fits, open or face down
flaw-ulysses-not-with-him = Ulysses doesn't fight for him
flaw-no-such-unit-there = he has no such unit in this battle
flaw-only-sides-asked = only who fights, or his partner, is asked
flaw-nothing-to-save-it = he has nothing to save it with
flaw-move-not-paid = the move isn't paid
flaw-fleets-need-god = fleets move with Poseidon, or with Hades where it says so
flaw-not-so-many-there = not so many are there
flaw-partners-do-not-fight = partners don't fight for land
flaw-nobody-defends = nobody defends the isle
flaw-no-isle-to-come-from = he has no isle that his units could come from
flaw-last-isle-protected = it is its owner's last one, and protected
flaw-sylph-moves-fleets = Sylph moves fleets
flaw-ulysses-not-in-battle = Ulysses is not in this battle
flaw-not-with-who-retreats = who may retreat now has not got that with him
flaw-artifacts-elsewhere = they are artifacts that lie nowhere else
flaw-undead-of-another = another player has undead units
flaw-not-turn-with-hades = it is not the turn with Hades
flaw-heroes-elsewhere = they are heroes of the attacker's who stand on no isle
flaw-sylph-not-below = it says what the battle lies on
flaw-fleets-need-poseidon = fleets move with Poseidon, Hades or Sylph
flaw-not-in-sea-battle = these are no part of a battle at sea
flaw-no-troops-there = no troops of the player whose turn it is are there
flaw-no-unit-can-leave = no unit can leave it
flaw-nobody-passes-through = nobody passes through a territory
flaw-too-many-to-take = not so many units can be taken along
flaw-only-who-stands-there = only who stands there can be taken along
flaw-only-what-lies-there = only what lies there can be taken along
flaw-no-titan-there = no titan is there
flaw-no-undead-troop-there = no undead troop is there
flaw-move-is-one-of = a move is one of these
flaw-belongs-to-turn = it belongs to the turn itself
flaw-no-titans-in-game = there are no titans in this game
flaw-troops-need-god = troops march with Ares, or with Hades or titans where it says so
flaw-move-not-payable = the move can't be paid
flaw-flyers-do-not-pass = who flies passes through no territory
flaw-passage-needs-helm = a passage needs the Helm
flaw-not-passable-there = no party can pass through it
flaw-titan-has-to-go = a titan has to take part
flaw-first-step-paid = the first step of a titan's move is paid
flaw-undead-has-to-go = an undead troop has to take part
flaw-nobody-passes = nobody passes
flaw-only-of-a-colour = there are only { $most } of a colour
flaw-too-many-left = at most { $most } can be left
flaw-out-of-range = { $lowest } to { $highest } are possible
flaw-at-most-with-god = at most { $most } with this god, at this moment
flaw-on-board-already = he has { $count } on the board already, so { $left } are left
flaw-comes-before = { $field } comes before it
flaw-die-shows-at-most = a die shows at most { $most } now
flaw-all-left-before-first = all { $steps } are left exactly before the first step
flaw-at-most-on-their-way = there are at most { $most } on their way

## Records

flaw-another-format = this is not a record of format '{ $format }', version { $version }
flaw-no-json = no JSON: { $reason }
flaw-ends-before-actions = it ends before its actions begin
flaw-line-unreadable = the line of { $given } can't be read
flaw-outcomes-needed = outcomes must be numbers, not { $given }
flaw-too-many-actions = there are more than { $most }
flaw-action-not-possible = { $action } can't be done: { $causes }
flaw-action-with-outcomes-left = { $action } has outcomes that nothing asked for
flaw-outcomes-left-over = it has outcomes that nothing asked for
flaw-another-game = it belongs to another game than the record's config says
flaw-another-result = the game doesn't end with the recorded result
flaw-against-the-rules = the rules refuse it: { $refusal }
flaw-does-not-fit = it doesn't fit: { $reason }

## Sealed records

flaw-no-seal = it has no seal: it doesn't come from a server
flaw-seal-unreadable = it can't be read
flaw-seed-unreadable = it can't be read
flaw-seed-of-another-hash = it doesn't fit its hash
flaw-hash-not-shown = it is another than was shown
flaw-another-board = it is not the one that is called { $board }
flaw-entry-not-possible = it can't be played: { $causes }
flaw-seed-gives-others = the seed gives { $outcomes }, not { $given }
flaw-out-of-place = { $given } is out of place
flaw-log-of-another-game = it doesn't lead to the recorded game
flaw-not-over = the game isn't over

## Names

# A sea where no board is at hand: by its place, as in notation.
own-sea = sea { $name }
    .title = Sea { $name }
