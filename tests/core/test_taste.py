"""A taste changes what advice prefers, as far as the moods of the table speak for it."""

import pickle

import pytest

from citybuilder.core.taste import Taste


def test_who_has_no_taste_follows_advice() -> None:
    found = Taste(2, [0.0] * 6).weigh([1.0, 3.0, 2.0], [0, 1, 2], [1.0, 5.0])
    assert found == pytest.approx([1.0 / 3.0, 1.0, 2.0 / 3.0])


def test_moods_speak_for_genres() -> None:
    taste = Taste(2, [0.0, 0.0, 0.0, -2.0])
    assert taste.weigh([1.0, 1.0], [0, 1], [1.0, 0.0]) == pytest.approx([1.0, 1.0])
    glad, sad = taste.weigh([1.0, 1.0], [0, 1], [1.0, 1.0])
    assert glad == 1.0
    assert sad == pytest.approx(0.1353, abs=1e-4)


def test_nothing_becomes_impossible() -> None:
    assert min(Taste(1, [-900.0, 900.0]).weigh([1.0, 1.0], [0, 1], [1.0])) > 0.0


def test_a_taste_travels_between_processes() -> None:
    taste = pickle.loads(pickle.dumps(Taste(1, [0.5, -1.0])))
    assert (taste.moods, taste.plain()) == (1, [0.5, -1.0])
