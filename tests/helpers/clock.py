"""A clock for what depends on how soon something is clicked: no test waits for it."""


class Clock:
    """Stands still until somebody lets time go by."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time

    def go_on(self, milliseconds: float) -> None:
        self.time += milliseconds
