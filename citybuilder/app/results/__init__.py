"""What is told after a match: standing, curves, statistics."""
