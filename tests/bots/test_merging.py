"""Several bots think about one question: what they say together."""

import pytest

from citybuilder.bots.bot import Ranked
from citybuilder.bots.merging import merged
from citybuilder.core.game import Action

Told = list[tuple[int, float, int]]  # kind, chance, visits


def ranked(*told: tuple[int, float, int]) -> list[Ranked]:
    return [Ranked(Action(kind), chance, visits=visits) for kind, chance, visits in told]


def told(choices: list[Ranked]) -> Told:
    return [(choice.action.kind, choice.chance, choice.visits) for choice in choices]


def test_visits_add_up_and_decide_the_order() -> None:
    one = ranked((1, 0.5, 60), (2, 0.25, 40))
    other = ranked((2, 0.5, 70), (1, 0.5, 30))
    assert [kind for kind, _, _ in told(merged([one, other]))] == [2, 1]
    assert [visits for _, _, visits in told(merged([one, other]))] == [110, 90]


def test_a_chance_counts_as_often_as_it_was_tried() -> None:
    found = merged([ranked((1, 0.5, 30), (2, 0.1, 10)), ranked((1, 0.9, 10), (2, 0.1, 30))])
    assert [choice.chance for choice in found] == [pytest.approx(0.6), pytest.approx(0.1)]


def test_trust_is_the_share_of_all_visits() -> None:
    found = merged([ranked((1, 0.5, 60), (2, 0.5, 20)), ranked((1, 0.5, 10), (3, 0.5, 10))])
    assert [choice.trust for choice in found] == [0.7, 0.2, 0.1]


def test_what_was_tried_equally_often_stays_in_the_order_of_the_first() -> None:
    one, other = ranked((3, 0.2, 5), (1, 0.2, 5)), ranked((2, 0.9, 5), (1, 0.2, 0), (3, 0.9, 0))
    assert [kind for kind, _, _ in told(merged([one, other]))] == [3, 1, 2]


def test_an_answer_that_nobody_tried_keeps_its_chance() -> None:
    found = merged([ranked((1, 0.5, 8), (2, 0.25, 0)), ranked((1, 0.5, 8), (2, 0.75, 0))])
    assert told(found) == [(1, 0.5, 16), (2, 0.25, 0)]
    assert found[1].trust == 0.0


def test_what_was_merged_is_left_as_it_was() -> None:
    one, other = ranked((1, 0.5, 6)), ranked((1, 0.25, 2))
    merged([one, other])
    assert (told(one), told(other)) == ([(1, 0.5, 6)], [(1, 0.25, 2)])


def test_one_alone_is_taken_at_its_word() -> None:
    alone = ranked((1, 0.5, 6), (2, 0.75, 9))
    assert merged([alone]) is alone


def test_bots_that_try_nothing_out_leave_it_to_the_first() -> None:
    one, other = ranked((1, 0.5, 0), (2, 0.25, 0)), ranked((2, 0.5, 0), (1, 0.25, 0))
    assert merged([one, other]) is one


def test_whoever_tried_something_counts_more_than_who_did_not() -> None:
    found = merged([ranked((1, 0.9, 0)), ranked((2, 0.5, 6), (1, 0.25, 2))])
    assert told(found) == [(2, 0.5, 6), (1, 0.25, 2)]


def test_nobody_says_nothing() -> None:
    assert merged([]) == []
