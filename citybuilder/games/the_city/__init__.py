"""The City: rules, cards and advice."""
