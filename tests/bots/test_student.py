"""A student finds out what decided the matches, and nothing that did not."""

from collections.abc import Callable

import pytest

from citybuilder.bots.learning import Position, surprise
from citybuilder.bots.student import BATCH, Row, Student, Weights, beginner, scales_of
from citybuilder.core.judgement import Judgement, softmax
from citybuilder.core.rng import seeded

Merit = Callable[[list[float]], float]


def told(merit: Merit, count: int) -> list[Position]:
    """Positions of which it is known what came of them; a third trait is the same for all."""
    rng, found = seeded(5), []
    for number in range(count):
        seats = 2 + number % 3
        traits = [[float(rng.below(201)) / 50.0 - 2.0 for _ in range(2)] for _ in range(seats)]
        merits = [merit(own) for own in traits]
        rows = [[*own, 1.0] for own in traits]
        found.append(Position(rows, [1.0 / seats] * seats, softmax(merits)))
    return found


def plain(own: list[float]) -> float:
    return 1.5 * own[0] - 0.7 * own[1]


def bent(own: list[float]) -> float:
    """Nothing that a sum of traits could tell."""
    return 2.0 * abs(own[0])


def taught(positions: list[Position], inner: int, lessons: int = 12) -> Student:
    rng = seeded(3)
    student = Student(beginner(positions, inner, rng))
    rows = [student.row(position) for position in positions]
    for _ in range(lessons):
        student.practise(rows, 0.02, rng)
    return student


def error(student: Student, positions: list[Position]) -> float:
    """How much more surprising than the truth."""
    found = [student.judgement.chances(position.traits) for position in positions]
    return surprise(positions, found) - surprise(positions, [each.goal for each in positions])


@pytest.mark.no_cover
def test_what_counts_is_found_without_inner_units() -> None:
    positions = told(plain, 600)
    student = taught(positions, 0, 16)
    assert error(student, positions) < 0.02
    assert student.judgement.direct[2] == 0.0


@pytest.mark.no_cover
def test_what_no_sum_can_tell_is_found_by_inner_units() -> None:
    positions = told(bent, 150)
    assert error(taught(positions, 0), positions) > 0.1
    assert error(taught(positions, 6, 20), positions) < 0.06


def test_slopes_are_those_of_the_surprise() -> None:
    """Compared with what a small change of each weight does."""
    positions = told(plain, 4)
    judgement = beginner(positions, 3, seeded(8))
    parts = judgement.plain()
    student = Student(judgement)
    for position in positions:
        student.take(student.row(position))
    slopes = [w.slopes for w in (student.direct, student.own, student.others)]
    slopes += [student.bias.slopes, student.outer.slopes]
    for part, found in enumerate(slopes, 1):
        for place in range(len(parts[part])):
            ends = []
            for change in (1e-5, -1e-5):
                moved = [list(each) for each in parts]
                moved[part][place] += change
                other = Judgement(*moved)
                ends.append(surprise(positions, [other.chances(p.traits) for p in positions]))
            slope = len(positions) * (ends[0] - ends[1]) / 2e-5
            assert found[place] == pytest.approx(slope, abs=1e-6)


def test_a_step_comes_after_so_many_positions() -> None:
    positions = told(plain, BATCH - 1)
    student = taught(positions, 2, 1)
    assert student.steps == 0
    student.practise([student.row(positions[0])] * (2 * BATCH), 0.01, seeded(1))
    assert student.steps == 2


def test_a_trait_that_never_differs_counts_nothing() -> None:
    assert scales_of(told(plain, 50))[2] == 0.0
    assert Weights().values is not None
    assert Row().goal == []
