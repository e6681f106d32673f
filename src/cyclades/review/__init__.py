"""Looking back on a game that was played: its moments for any pair of eyes, chances and statistics."""
