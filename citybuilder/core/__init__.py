"""What all games share: records, chance, matches, scores, laws."""
