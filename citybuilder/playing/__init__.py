"""Playing a match, without a window: seats, turns, bots at work, ways back, lessons, reviews."""
