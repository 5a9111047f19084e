"""Lists of the window as Qt models."""
