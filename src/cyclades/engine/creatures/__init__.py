"""The creatures (C), a module each. `calling` has the table from card to power."""
