"""The oracle: search in imagined games, with an evaluation learned from its own games."""
