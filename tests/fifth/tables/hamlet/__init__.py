"""Hamlet's table."""
