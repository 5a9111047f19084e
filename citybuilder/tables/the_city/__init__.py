"""The City's table: its words, its faces and where everything lies."""
