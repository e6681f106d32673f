"""What the engine speaks of: pieces, actions, events, refusals."""
