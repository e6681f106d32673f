"""Heroes (H3): hiring, upkeep, what each does in battle and by his sacrifice."""
