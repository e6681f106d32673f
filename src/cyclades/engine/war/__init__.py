"""Moves, battles and what changes hands."""
