"""Whoever learns in a window: what lessons and puzzles have in common for them."""

from citybuilder.app.learn.school import School
from citybuilder.app.main_window import MainWindow


class Pupil:
    """Looks at the pages of the school."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def school(self) -> School:
        assert self.window.pages.school is not None
        return self.window.pages.school

    def said(self) -> str:
        """What the coach says."""
        assert self.school.guide is not None
        return self.school.guide.coach.accessibleName()

    def note(self) -> str:
        """What the coach adds: to a click elsewhere, or why an answer is the best."""
        assert self.school.guide is not None
        return self.school.guide.coach.note.words.text()
