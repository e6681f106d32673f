### What is wrong with what a command is given, or keeps it from ending. The page never says this.

## Arguments

flaw-no-such-command = there is no command { $given }; there are { $possible }
flaw-another-command-meant = there is no command { $given }; did you mean { $meant }?
flaw-no-such-language = there is no language { $given }; there are { $possible }
flaw-number-from-needed = a number from { $lowest } on is needed, not { $given }
flaw-number-up-to-needed = a number up to { $highest } is needed, not { $given }
flaw-seconds-needed = seconds from 0 to { $highest } are needed, not { $given }
flaw-minutes-needed = minutes from 0 to { $highest } are needed, not { $given }
flaw-days-needed = days from 0 to { $highest } are needed, not { $given }
flaw-ip-address-needed = an IP address is needed, not { $given }
flaw-name-and-value-needed = NAME=VALUE is needed, not { $given }
flaw-name-and-bot-needed = NAME=BOT is needed, with small letters, digits and - in the name, not { $given }
flaw-level-there = there is a level { $given } already
flaw-bots-needed = one name for all or { $seats } names are needed, not { $count }
flaw-counts-needed = numbers with commas are needed, not { $given }
flaw-table-says-all = --table says who plays and how many; --bots, --pairs and --players don't go with it
flaw-six-play-in-teams = six play in teams, so --teams and a name for each team are needed
flaw-who-plays = --bots or --table is needed: who plays?
flaw-each-bot-once = each bot is named once; --table can seat one several times
flaw-two-bots-needed = two bots at least are needed
flaw-board-without-starts = the board { $board } has no starting places for { $players } players
flaw-no-link-to-table = "{ $link }" is no link to a table. It looks like http://localhost:8000/#/t/aBcDeFgHiJ.
flaw-name-at-table-needed = The table waits for players. Say what you are called there with --name, or look on with --watch.
flaw-no-postgresql-yet = PostgreSQL is not supported yet; use sqlite:///PATH
flaw-sqlite-needed = sqlite:///PATH is needed, not { $given }
flaw-no-such-rule = there is no rule { $given }; { $near ->
    [none] 'cyclades rules' shows the contents
   *[other] near it: { $near }
}
flaw-in-no-rule = no rule has { $given } in it; { $near ->
    [none] 'cyclades rules' shows the contents
   *[other] near it: { $near }
}

## Files

flaw-text-without-eyes = --text shows the whole record; it can't be told with somebody's --eyes
flaw-no-text = this is no text, so it is no record
flaw-no-report = this is no report of a problem: { $reason }
flaw-not-of-this-report = this does not fit the rest of the report
flaw-unreadable-letters = there are unreadable letters in it
flaw-not-so-many-actions = the record has { $count } actions, not { $given }
flaw-no-record-of-server = this is no record of a server
flaw-cannot-be-used = { $given } can't be used: { $reason }
flaw-cannot-be-made = { $path } can't be made: { $reason }
flaw-file-unwritable = { $path } can't be written: { $reason }

## What has to be there

flaw-training-needs = training needs { $package }: pip install 'cyclades[research]'
flaw-ray-missing = ray is not installed: pip install 'cyclades[ray]'
flaw-ray-failed = Ray at { $address }: { $reason }
flaw-worker-ended = a worker ended before its games did
flaw-server-unreachable = There is no Cyclades server at { $server }, or it doesn't answer.
flaw-refused-by-server = { $refusal }

## Where tables are kept

flaw-open-elsewhere = another server has it open
flaw-database-fails = { $reason }
flaw-nothing-written = nothing could be written
flaw-file-gone = { $path } is gone: { $reason }
flaw-another-file = { $path } is another file than it was
flaw-file-damaged = { $path } is damaged
flaw-tables-of-another-version = version { $given } of the tables is not { $version }

## Leagues

flaw-games-without-settings = { $path } has games but no { $file } that says which
flaw-not-of-a-league = { $path } is not of a league
flaw-another-league = { $path } is another league's: its { $field } { $field ->
    [matches] differ
   *[other] differs
}; { $file } there says what it is
flaw-no-game-of-a-league = { $path }, line { $line }: this is no game of a league
flaw-no-such-match = { $path }, line { $line }: there is no match { $match }
flaw-file-no-json = { $path } is no JSON

## Bots of somebody's own

flaw-no-such-bot = there is no bot { $given }; there are { $possible }, path/to/file.py:Class and program:COMMAND
flaw-no-file-of-bot = there is no file { $file } for the bot { $bot }
flaw-no-class-of-bot = { $file } has no class { $given }; it has { $possible }
flaw-bot-is-no-class = { $given } in { $file } is no class
flaw-bot-without-choose = the class { $given } in { $file } has no method choose(seat)
flaw-file-of-bot-fails = the file of the bot { $bot } can't be run: { $causes }
flaw-bot-not-made = the bot { $bot } can't be made with a seed: { $causes }
flaw-bot-failed = the bot { $bot } failed: { $causes }
flaw-raised = { $line ->
    [none] { $error }
   *[other] { $error } (line { $line } of { $file })
}
flaw-bot-chose-no-action = the bot { $bot } chose { $given }, which is none of its seat's legal actions
flaw-bot-cannot = the bot { $bot } ({ $city }) can't do that: { $causes }
flaw-command-unreadable = the command of the bot { $bot } can't be read: { $reason }
flaw-bot-without-program = the bot { $bot } names no program
flaw-no-such-program = there is no program { $given } for the bot { $bot }
flaw-bot-not-started = the bot { $bot } can't be started: { $reason }
flaw-bot-without-answer = the bot { $bot } did not answer within { $seconds } seconds
flaw-bot-ended = the bot { $bot } ended without an answer: exit code { $exit }
flaw-bot-closed-output = the bot { $bot } ended without an answer: its output is closed
flaw-bot-answers-no-json = the bot { $bot } answered with { $given }, which is no JSON
flaw-bot-answers-otherwise = the bot { $bot } answered with { $given }; { $wanted } is needed
flaw-bot-chose-no-option = the bot { $bot } chose { $given }, which is none of its options

## Lessons, for who writes one

flaw-no-name-of-a-lesson = a lesson's file is called like 03-bidding.json
flaw-no-city = { $given } is no city
flaw-steps-needed = at least one is needed
flaw-actions-needed = at least one action is needed
flaw-city-and-colon-needed = { $given } doesn't begin with a city and a colon
flaw-no-such-text = there is no text { $given }
flaw-does-not-play = { $given } doesn't play
flaw-never-wrong = { $given } is never wrong like that
flaw-no-legal-action-there = { $given } is no legal action there
flaw-fails-after = after { $action }: { $causes }
flaw-another-decides = { $given } is { $player }'s, but { $decider } decides then
flaw-nothing-fulfils = nothing fulfils { $given } then
flaw-nothing-to-look-at = there is no { $given } to look at

## How fast the engine is

bench-games = cyclades { $version } ({ $build }), random games of { $setting }
bench-decisions-per-second = decisions, Python loop
bench-playout-decisions-per-second = decisions, inside engine
bench-copies-per-second = copies of a game
bench-rate = { $rate } a second
