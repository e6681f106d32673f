"""Titans (T): Kronos and his titans, artifacts, special metropolises, teams."""
