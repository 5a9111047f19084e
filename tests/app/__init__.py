"""Tests of the window and of what leads a match in it."""
