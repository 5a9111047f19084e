"""The command line: matches, measurements and replays without a window."""
