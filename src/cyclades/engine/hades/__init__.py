"""Hades (H2): the threat, his undead, the necropolis."""
