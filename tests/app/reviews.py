"""Reviews with little work, and without other processes, for tests of what is shown of them."""

import pytest

from citybuilder.app.review.survey import Survey
from citybuilder.bots.reviewing import done


def with_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly any worlds, whose noise is taken for clear moments."""
    monkeypatch.setattr("citybuilder.playing.looking_back.PURE", 0.001)
    monkeypatch.setattr("citybuilder.bots.reviewing.FEWEST", 8)
    monkeypatch.setattr("citybuilder.bots.reasons.WORLDS", 8)
    monkeypatch.setattr("citybuilder.bots.swings.WORTH", 0.0)
    monkeypatch.setattr("citybuilder.bots.swings.CLEAR", 0.0)


def without_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is clear enough for a bot to think it over."""
    monkeypatch.setattr("citybuilder.bots.swings.WORTH", 2.0)


def complete(survey: Survey) -> None:
    """Find out here all that there is to know."""
    while not survey.is_complete:
        for number in range(len(survey.found), len(survey.tasks)):
            survey.found[number] = done(survey.review.advice, survey.tasks[number])
        survey.hand_out()
