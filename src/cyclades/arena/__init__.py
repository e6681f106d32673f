"""Many games between bots: leagues, ratings, win rates, and what a judge makes of a game that was played."""
