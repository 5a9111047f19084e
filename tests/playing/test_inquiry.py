"""What is made of the answers of several workers, without any."""

import pytest
from helpers.matches import advice_of, with_a_choice
from helpers.tables import game_of

from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action
from citybuilder.games import GAMES
from citybuilder.playing.inquiry import TRIES, Inquiry
from citybuilder.playing.thinker import Answer, Failure, Question

MATCH = with_a_choice(game_of(GAMES[0]))
FIRST, SECOND = MATCH.legal()[:2]
ILLEGAL = Action(99)


def inquiry(*answers: tuple[int, Answer | None]) -> Inquiry:
    """With the answers of two workers in the order in which they have come."""
    question = Question(MATCH.view(MATCH.seat), MATCH.seat, "normal")
    made = Inquiry(1, advice_of(MATCH.game), question, [0, 1])
    for number, answer in answers:
        made.answers[number] = answer
    return made


def tried(action: Action, visits: int) -> list[Ranked]:
    return [Ranked(action, 0.5, visits=visits)]


def test_it_does_not_matter_who_answers_first() -> None:
    one, other = (0, tried(SECOND, 5)), (1, tried(FIRST, 5))
    for made in (inquiry(one, other), inquiry(other, one)):
        assert [choice.action for choice in made.outcome()] == [SECOND, FIRST]


def test_it_is_complete_when_all_have_said_something() -> None:
    assert not inquiry((1, tried(FIRST, 5))).is_complete()
    assert inquiry((1, None), (0, Failure("a mistake"))).is_complete()


@pytest.mark.parametrize("useless", [None, Failure("a mistake"), [], tried(ILLEGAL, 9)])
def test_a_good_answer_needs_no_second_one(useless: Answer | None) -> None:
    made = inquiry((0, useless), (1, tried(FIRST, 5)))
    assert made.to_ask_again() == []
    assert [choice.action for choice in made.outcome()] == [FIRST]


def test_who_was_lost_is_asked_again_if_nobody_has_an_answer(
    caplog: pytest.LogCaptureFixture,
) -> None:
    made = inquiry((0, Failure("a mistake")), (1, None))
    assert made.to_ask_again() == [1]
    assert not made.is_complete()
    made.answers[1] = None
    assert made.tries == TRIES
    assert made.to_ask_again() == []
    assert made.outcome() == []
    assert "lost again" in caplog.text


def test_a_failure_is_not_tried_again() -> None:
    made = inquiry((0, Failure("a mistake")), (1, Failure("a mistake")))
    assert made.to_ask_again() == []
    assert made.outcome() == []
    assert made.greedy()[0].action in MATCH.legal()
