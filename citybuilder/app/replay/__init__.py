"""A match watched again, step by step."""
