"""The real program at a screen of its own."""
