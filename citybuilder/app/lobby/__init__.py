"""The lobby: games, seats, options, and matches that wait."""
