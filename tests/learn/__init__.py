"""Lessons and puzzles in the window."""
