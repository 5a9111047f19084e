"""What several tests use: tables of all games, a small game with secrets, Machi Koro by hand."""
