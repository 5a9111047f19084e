"""Scores add up, and the highest key wins."""

from hypothesis import given
from hypothesis import strategies as st

from citybuilder.core.score import ScoreLine, places, shares, total

points = st.integers(-1000, 1000)
keys = st.integers(1, 3).flatmap(
    lambda length: st.lists(
        st.lists(st.integers(0, 3), min_size=length, max_size=length), min_size=1, max_size=5
    )
)


@given(st.lists(points))
def test_lines_add_up_to_the_score(given_points: list[int]) -> None:
    lines = [ScoreLine(0, 1, each) for each in given_points]
    assert total(lines) == sum(given_points)


def test_a_line_without_spaces_has_its_own_empty_list() -> None:
    one, other = ScoreLine(), ScoreLine()
    one.where.append(1)
    assert other.where == []
    assert ScoreLine(1, 2, 3, [4]).where == [4]


@given(keys)
def test_the_highest_keys_share_one_win(given_keys: list[list[int]]) -> None:
    result = shares(given_keys)
    best = max(given_keys)
    assert abs(sum(result) - 1) < 1e-9
    for key, part in zip(given_keys, result, strict=True):
        assert (part > 0) == (key == best)
    assert len({part for part in result if part > 0}) == 1


@given(keys)
def test_places_follow_the_keys(given_keys: list[list[int]]) -> None:
    found = places(given_keys)
    for one, place in zip(given_keys, found, strict=True):
        assert place == 1 + sum(1 for other in given_keys if other > one)
    assert min(found) == 1


def test_tie_breaks_count_only_after_the_points() -> None:
    assert shares([[4, 0], [3, 9], [4, 1]]) == [0, 0, 1]
    assert places([[4, 0], [3, 9], [4, 1]]) == [2, 3, 1]


def test_equal_seats_share_the_win_and_the_place() -> None:
    assert shares([[2], [5], [5]]) == [0, 0.5, 0.5]
    assert places([[2], [5], [5]]) == [3, 1, 1]
