"""What is agreed and laid out before the first cycle."""
