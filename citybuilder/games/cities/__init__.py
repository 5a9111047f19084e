"""Cities: rules, cards, scoring and advice."""
