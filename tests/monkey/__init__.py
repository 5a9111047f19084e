"""Monkeys at the window."""
