"""The table of Cities: its words, its faces and where everything lies."""
