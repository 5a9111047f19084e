"""Languages and names: texts in the player's language, and who may be called what."""
