"""What stands on land and belongs to somebody: buildings, metropolises, revenue."""
