"""What the program has of the computer: processes that help, signals, its own files."""
