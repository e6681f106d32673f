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
