"""The window: lobby, table, turns and everything a desktop program has around them."""
