"""What the command `fuzz` does: honest files, mutants of them, and what is tried with each."""
