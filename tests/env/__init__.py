"""The research environment."""
