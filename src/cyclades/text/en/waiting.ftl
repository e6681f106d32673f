# What the host of a table can do before its start.

waiting-put-bot = Put a bot on seat { $seat }
waiting-choose-bot = put a bot here …
waiting-take-bot-off = Take the bot off
waiting-level-of = Level of the bot on seat { $seat }
waiting-remove = Remove
waiting-remove-who = Remove { $player }
waiting-remove-sure = Free the seat of { $player }? Whoever sits there is told so, and can watch.
waiting-up = Seat { $seat }: one up
waiting-down = Seat { $seat }: one down
waiting-random = Draw the seats by lot
waiting-change = Change what is played
waiting-change-done = That is played
waiting-change-about = All who were ready say so anew.
waiting-keeps-board = as it is now: { $board }
