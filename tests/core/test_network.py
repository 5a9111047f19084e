"""A judgement tells from the traits of all seats who wins, and travels between processes."""

import pickle

import pytest

from citybuilder.core.judgement import LEAK, Judgement, softmax

ONE_UNIT = Judgement([2.0, 1.0], [0.5, 0.0], [1.0, 0.0], [0.0, 1.0], [-1.0], [3.0])


def test_chances_are_shares_of_the_exponentials_of_merits() -> None:
    assert softmax([0.0, 0.0]) == [0.5, 0.5]
    assert sum(softmax([1.0, 2.0, 800.0])) == pytest.approx(1.0)


def test_a_seat_is_judged_by_its_own_traits_and_the_mean_of_the_others() -> None:
    tables = [[1.0, 0.0], [0.0, 4.0], [0.0, 2.0]]
    high = 0.5 * 2.0 + 3.0 * (-1.0 + 2.0 + 3.0)
    third = 3.0 * (-1.0 + 2.0)
    second = 3.0 * LEAK * 0.0
    assert ONE_UNIT.chances(tables) == pytest.approx(softmax([high, second, third]))


def test_what_an_inner_unit_finds_too_little_hardly_counts() -> None:
    tables = [[0.0, 0.0], [0.0, 0.0]]
    assert ONE_UNIT.chances(tables) == [0.5, 0.5]
    apart = ONE_UNIT.chances([[0.25, 0.0], [0.0, 0.0]])
    assert apart == pytest.approx(softmax([0.25 + 3.0 * LEAK * -0.5, 3.0 * LEAK * -1.0]))


def test_it_is_the_same_in_another_process() -> None:
    again = pickle.loads(pickle.dumps(ONE_UNIT))
    assert again.plain() == ONE_UNIT.plain()
    assert Judgement().plain() == [[]] * 6
