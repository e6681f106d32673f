"""How the oracle's evaluation is learned: games against itself, then a fit of its weights to how they ended."""
