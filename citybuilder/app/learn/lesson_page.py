"""The page of a lesson: a table at which the coach leads."""

from typing import Final, cast

from citybuilder.app.learn.coached import CoachedPage
from citybuilder.app.learn.flow import LessonFlow

LOW: Final = 520  # pixels at text size 1


class LessonPage(CoachedPage):
    """Has no signals of its own."""

    def made_flow(self) -> LessonFlow:
        return LessonFlow(self.session, self.settings, self.parts, self)

    @property
    def guide(self) -> LessonFlow:
        return cast(LessonFlow, self.flow)

    def offers_choices(self) -> bool:
        """What may be done glows, and the coach needs the room."""
        return False

    def share_room(self) -> None:
        """In a low window the coach takes the place of the log."""
        super().share_room()
        self.parts.log_panel.setVisible(self.parts.body.height() >= LOW * self.scale * self.growth)
