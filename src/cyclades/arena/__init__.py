"""Many games between bots: leagues, ratings, win rates."""
