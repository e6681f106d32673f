"""Performance figures, side by side with peers: `make bench`."""
