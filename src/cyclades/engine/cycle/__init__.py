"""A cycle from its start to its end: track, gods, offerings, turns, victory."""
