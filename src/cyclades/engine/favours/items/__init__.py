"""Magic items (H4.5 to H4.7), each in a module with its name."""
