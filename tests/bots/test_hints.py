"""Hints: the same for the same position, equally well known, and as exact as they are."""

import pytest
from helpers.machi_koro import GAME, building
from helpers.matches import advice_of, with_a_choice
from helpers.tables import game_of

from citybuilder.bots.bot import Ranked
from citybuilder.bots.hints import LEAST, ROUGHLY, SEARCHES, Hunt, in_order, position, spread
from citybuilder.core.game import Action
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.core.rng import seeded

FEW = 20  # iterations


def known(ranked: list[Ranked]) -> list[tuple[list[int], float, int, list[float]]]:
    return [(one.action.plain(), one.chance, one.visits, one.each) for one in ranked]


def hunted(hunt: Hunt, coins: int = 3) -> list[Ranked]:
    state = building(coins=[coins, 3])
    return hunt.look(advice_of(GAME), GAME.observe(state, 0), 0, FEW)


def test_the_same_view_is_the_same_position_whatever_is_hidden() -> None:
    match = with_a_choice(game_of("cities"))
    seat, state = match.seat, match.state.copy()
    state.rng = seeded(99)
    view = match.game.observe(state, seat)
    assert position(match.view(seat), seat) == position(view, seat)
    assert position(view, seat) != position(view, 1 - seat)
    view.turn += 1
    assert position(match.view(seat), seat) != position(view, seat)


def test_a_position_has_its_own_luck_and_so_has_each_process() -> None:
    one, again, other, elsewhere = (hunted(Hunt(*at)) for at in ((7, 0), (7, 0), (7, 1), (8, 0)))
    assert known(one) == known(again)
    assert known(one) != known(other)
    assert known(one) != known(elsewhere)


def test_what_is_proposed_is_tried_out_equally_often_by_each_search() -> None:
    hunt, advice = Hunt(7), advice_of(GAME)
    view = GAME.observe(building(coins=[3, 3]), 0)
    found = hunt.look(advice, view, 0, FEW)
    proposed = [choice.action for choice in found[:3]]
    weighed = hunt.weigh(advice, view, 0, proposed, 2 * FEW)
    assert {choice.action for choice in weighed} == set(proposed)
    assert [len(choice.each) for choice in weighed] == [SEARCHES] * 3
    visits = [choice.visits for choice in weighed]
    assert max(visits) - min(visits) <= SEARCHES
    assert sum(visits) > 2 * FEW * 3


def test_what_need_not_be_searched_for_is_not() -> None:
    (only,) = hunted(Hunt(7), coins=0)
    assert (only.visits, only.each) == (0, [])
    match, pick = Match(game_of("cities"), 2, {}, 1), at_random(1)
    advice = advice_of(match.game)
    while not advice.is_minor(match.state.asked[-1]) or len(match.legal()) < 3:
        match.play(pick(match.state, match.legal()))
    found = Hunt(7).look(advice, match.view(match.seat), match.seat, FEW)
    assert {choice.action for choice in found} == set(match.legal())
    assert {choice.visits for choice in found} == {0}


def test_of_what_looks_the_same_at_a_glance_what_is_preferred_comes_first() -> None:
    """Of several pieces in hand whose order changes nothing, what counts at once."""
    match, pick = Match(game_of("cities"), 2, {}, 1), at_random(1)
    advice = advice_of(match.game)
    alike = 0
    while not match.state.over:
        if advice.is_minor(match.state.asked[-1]) and len(match.legal()) > 1:
            seat = match.seat
            view = match.view(seat)
            found = Hunt(7).look(advice, view, seat, FEW)
            weights = advice.prefer(view, [choice.action for choice in found])
            for number in range(1, len(found)):
                before, after = found[number - 1].chance, found[number].chance
                assert before > after - 1e-6
                if abs(before - after) < 1e-9:
                    alike += weights[number - 1] > weights[number]
                    assert weights[number - 1] >= weights[number]
        match.play(pick(match.state, match.legal()))
    assert alike > 0


def searched(*each: float) -> Ranked:
    found = Ranked(Action(round(1000 * sum(each))), sum(each) / max(1, len(each)))
    found.each, found.visits = list(each), len(each)
    return found


def test_the_highest_chance_comes_first() -> None:
    found = in_order([searched(0.2, 0.4), searched(0.5, 0.5), searched(0.1, 0.3)])
    assert [choice.chance for choice in found] == pytest.approx([0.5, 0.3, 0.2])


def test_chances_are_as_exact_as_searches_agree() -> None:
    assert {one.error for one in in_order([searched(0.5, 0.5), searched(0.3, 0.3)])} == {LEAST}
    assert spread([searched(0.4, 0.6), searched(0.4, 0.6)]) == pytest.approx(0.1)
    assert in_order([searched(0.4, 0.6)])[0].error == pytest.approx(0.2)
    assert spread([searched()]) == 0.0
    assert in_order([searched()])[0].error == ROUGHLY
