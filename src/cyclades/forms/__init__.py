"""The engine's content in names: notation, JSON forms, positions, views, records."""
