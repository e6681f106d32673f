# One's own games on the start page.

home-your-games = Your games
home-group-mine = Your turn
home-group-others = The others' turn
home-group-lessons = { $count ->
    [one] One lesson
   *[other] { $count } lessons
}
home-group-trials = { $count ->
    [one] One moment tried
   *[other] { $count } moments tried
}
home-group-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
home-your-turn = It is your turn.
home-waits-for = { $player } is to play.
home-bot-plays = A bot plays for you until you are back.
home-unreadable = This game can be looked at, and goes on no more.
home-lesson = A lesson you have begun.
home-lesson-over = A lesson you have finished.
home-gathers = { $free ->
    [0] All seats are taken; others are not ready yet.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
home-gathers-not-ready = { $free ->
    [0] All seats are taken. Are you ready?
    [one] One seat is still free. Are you ready?
   *[other] { $free } seats are still free. Are you ready?
}
home-won = You have won.
home-lost = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } have won.
}
home-over = This game is over.
home-first-game = First game
home-opened = opened { $when }
home-played = last played { $when }
home-play-on = Play on
home-forget = Forget
home-forget-game = Forget: { $title }
home-forget-sure = Forget this game? This device gives up the right to your seat: only your seat link leads back to it.
home-forget-over-sure = Forget this finished game? It leaves this list, and stays at its address.
home-failed = Your games can't be told just now. They are not lost.
home-around = Here play { $players }.
