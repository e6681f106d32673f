"""The exact chances of a battle that is fought to its end."""
