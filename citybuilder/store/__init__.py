"""What comes from outside and goes there: cards, saves, settings; checked by pydantic."""
