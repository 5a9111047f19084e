"""A fifth game, made with what the papers say and nothing else."""
