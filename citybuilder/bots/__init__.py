"""Bots: they get a view and a budget, and rank the answers."""
