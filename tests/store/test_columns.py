"""What was learned finds its columns by their names, wherever they are now."""

import pytest
from pydantic import ValidationError

from citybuilder.store.sheets.columns import fitted, rows_of
from citybuilder.store.sheets.judgement import Learned
from citybuilder.store.sheets.taste import LearnedTaste

KNOWN = ["coins", "own:bakery", "own:mine"]
LEARNED = {
    "about": "a test",
    "seed": 1,
    "iterations": 0,
    "patience": 1.0,
    "generations": [],
    "ahead": 2,
    "traits": KNOWN,
    "scales": [1.0, 2.0, 3.0],
    "direct": [4.0, 5.0, 6.0],
    "own": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
    "others": [6.0, 5.0, 4.0, 3.0, 2.0, 1.0],
    "bias": [0.5, 0.6],
    "outer": [0.7, 0.8],
}
TASTE = {
    "about": "a test",
    "seed": 1,
    "generations": [],
    "moods": ["always", "coins"],
    "genres": ["nothing", "build:bakery"],
    "weights": [1.0, 2.0, 3.0, 4.0],
}


def test_weights_follow_their_names_and_new_columns_count_for_nothing() -> None:
    wanted = ["own:mine", "own:tax_office", "coins"]
    assert fitted([1.0, 2.0, 3.0, 4.0, 5.0, 6.0], KNOWN, wanted) == [3.0, 0.0, 1.0, 6.0, 0.0, 4.0]
    assert fitted([1.0, 2.0, 3.0], KNOWN, KNOWN) == [1.0, 2.0, 3.0]
    assert fitted([], [], wanted) == []


def test_rows_follow_their_names() -> None:
    assert rows_of([1.0, 2.0, 3.0, 4.0], ["a", "b"], ["b", "c", "a"], 2) == [3, 4, 0, 0, 1, 2]


def test_an_inserted_card_shifts_no_judgement() -> None:
    learned = Learned.model_validate(LEARNED)
    old = learned.judgement(KNOWN)
    new = learned.judgement(["coins", "own:tax_office", "own:bakery", "own:mine"])
    tables = [[1.0, 2.0, 0.0], [3.0, 0.0, 1.0]]
    more = [[1.0, 9.0, 2.0, 0.0], [3.0, 7.0, 0.0, 1.0]]
    assert new.chances(more) == pytest.approx(old.chances(tables))


def test_an_inserted_card_shifts_no_taste() -> None:
    learned = LearnedTaste.model_validate(TASTE)
    taste = learned.taste(["coins", "rivals", "always"], ["build:mine", "nothing", "build:bakery"])
    assert taste.moods == 3
    assert taste.plain() == [0, 0, 0, 2, 0, 1, 4, 0, 3]


@pytest.mark.parametrize(
    "wrong",
    [{"traits": ["coins", "coins", "own:mine"]}, {"traits": KNOWN[:2]}, {"own": [1.0]}],
    ids=["a name twice", "a name too few", "a weight too few"],
)
def test_a_judgement_that_does_not_fit_its_names_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Learned.model_validate(LEARNED | wrong)


def test_a_taste_that_does_not_fit_its_names_is_refused() -> None:
    with pytest.raises(ValidationError):
        LearnedTaste.model_validate(TASTE | {"moods": ["always"]})
