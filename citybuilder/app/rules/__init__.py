"""The rules to look things up in, with an overview of the cards."""
