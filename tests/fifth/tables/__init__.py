"""Part of a fifth game."""
