"""The board game Cyclades: an unofficial fan implementation."""

__version__ = "0.1.0"
