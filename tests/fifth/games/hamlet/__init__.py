"""A small game of our own."""
