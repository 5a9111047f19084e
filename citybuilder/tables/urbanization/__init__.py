"""The table of Urbanization: its words, its faces and where everything lies."""
