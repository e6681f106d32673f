"""Artifacts (T5): buying them, each in a module with its name, what partners do with them (T7.5)."""
