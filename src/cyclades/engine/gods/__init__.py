"""What each god lets his player do."""
