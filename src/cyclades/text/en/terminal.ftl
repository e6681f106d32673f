### A server's table in the terminal

join-refused = The server refuses that: { $code }.
join-table = { $title ->
    [none] You are at the table.
   *[other] You are at the table "{ $title }".
}
join-seated = You play { $player }. The way back to your seat, for you alone: { $link }
join-watching = You look on.
join-seat = { $number }. { $state ->
    [free] free
    [bot] { $player }, a bot ({ bot-level })
    [own-ready] { $player }, you, ready
    [own-waiting] { $player }, you
    [ready] { $player }, ready
   *[waiting] { $player }
}
# Asked of whoever has named no name with the command.
join-ask-name = The table waits for players. By what name shall the others know you? Type nothing to look on without playing.
join-name-prompt = Name>
join-you = you
join-readiness = The game begins when every seat is taken and everybody is ready.{ $waited ->
    [none] {""}
   *[other] {" "}Not ready yet: { $waited }.
}{ $free ->
    [0] {""}
   *[other] {" "}Free seats: { $free }.
}
join-prompt = { $waited ->
    [none] { $player ->
        [none] >
       *[other] { $player }>
    }
   *[other] { $player ->
        [none] waiting for { $waited }>
       *[other] { $player }, waiting for { $waited }>
    }
}
join-not-begun = The game has not begun. Type ready when you are, or h for help.
join-lost = The connection is lost. It is tried again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
join-undo = { $player } takes a step back.
join-rewind = { $player ->
    [none] By consent the game goes back.
   *[other] { $player } goes back to an earlier decision.
} The dice that come are new ones.
join-came = { $player } is here again.
join-gone = { $player } is not connected.
join-bot-plays = A bot plays for { $player } now.
join-chat = { $name }: { $text }
join-chat-team = { $name } (to you alone): { $text }
join-proposed-rewind = { $player } asks to go back to an earlier moment.
join-proposed-bot = { $player } asks for a bot ({ bot-level }) in the place of { $seat }.
join-vote = Type yes or no.
join-voted = { $player } { $yes ->
    [yes] agrees
   *[no] refuses
}.{ $waited ->
    [none] {""}
   *[other] {" "}Still to answer: { $waited }.
}
join-chance = Your chance to win is { $now }%{ $before ->
    [none] { "" }
   *[other] ; before your last step it was { $before }%
}.
join-over = The game is over. Type s and a file's name to save it, rematch to play again, q to leave.
join-left = You have left the terminal; the seat stays yours. The way back: { $link }
join-help = At a server's table, besides what follows:
    say TEXT              to all at the table
    tell TEXT             to your partner alone
    seats                 who sits where
    ready                 begin when everybody is; unready: not yet
    sit N                 change to another seat, before the start
    name NAME             be called otherwise
    u turn, undo turn     take your whole turn back
    back                  ask the others whether your last step may be taken back
    bot N LEVEL           ask the others for a bot in the place of somebody who is gone
    yes, no               answer what is proposed
    chance                in practice: your chance to win
    resume                take your seat back from a bot
    leave                 give up your seat, or say that you are away
    rematch               when the game is over: play again

### Commands that are typed

# What can be typed for a command, with commas; the English words are understood in every language. The help lists them.
typed-why = why
typed-hint = hint
typed-undo = u, undo
typed-end = e, end
typed-board = b, board
typed-log = l, log
typed-help = h, help
typed-save = s, save
typed-quit = q, quit
typed-say = say
typed-tell = tell
typed-seats = seats
typed-ready = ready
typed-unready = unready
typed-sit = sit
typed-name = name
typed-undo-turn = u turn, undo turn
typed-ask-back = back
typed-bot = bot
typed-yes = yes
typed-no = no
typed-chance = chance
typed-resume = resume
typed-leave = leave
typed-rematch = rematch

### A reported problem

show-report = A report of { $day }, { $time }, as seen by { $player ->
    [none] a watcher
   *[other] { $player }
}
show-words = In their words: { $words }
show-versions = Server { $server ->
    [none] out of reach
   *[other] { $server }
}, page { $page }
show-window = Language { $language }, window { $width } × { $height }, { $ratio } device pixels for each of the page's, text size { $size }
show-steps = The last steps, up to entry { $seq }

### What many games add up to

summary-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
summary-about = { $players } players{ $teams ->
    [yes] {" "}in teams
   *[no] {""}
}{ $modules ->
    [none] {""}
   *[other] , with { $modules }
}; seed { $seed }; { $pace } games a second
summary-length = Length
summary-mean = mean
summary-least = least
summary-most = most
summary-cycles = cycles
summary-decisions = decisions
summary-wins = Wins
summary-all-games = games
summary-won = won
summary-rate = rate
summary-interval = 95% interval (even: { $even })
summary-between = { $low } to { $high }
summary-city = by city
summary-bot = by bot
summary-endings = Ways of ending
summary-shared = { $count ->
    [one] 1 shared victory, counted by its parts
   *[other] { $count } shared victories, each counted by its parts
}
summary-percent = { $share }%
summary-point = .
