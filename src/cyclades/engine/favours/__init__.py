"""Divine favours and magic items (H4)."""
