"""What happens at a table: its log and game, seats, votes, chat, bots' turns, hints, and what each receiver sees.

It needs a storage with its clerk, a clock, a thinker and visitors; how those are made is not its business.
"""
