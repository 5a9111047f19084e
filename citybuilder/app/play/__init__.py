"""What leads a match: session, ways back, saving, and the bots' processes."""
