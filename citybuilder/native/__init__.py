"""Rules and bots as machine code: where it is found, how it is made, and what is done meanwhile."""
