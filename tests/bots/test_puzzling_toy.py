"""Looking for puzzles: open questions with one clear answer, of every kind."""

import pytest
from helpers.matches import advice_of
from helpers.race import Race, begun
from helpers.tables import game_of
from helpers.toy import SHOW, SPY, WAIT, ToyState

from citybuilder.bots.bot import Ranked
from citybuilder.bots.levels import LEVELS, scaled
from citybuilder.bots.puzzling import (
    TRIES,
    Find,
    Place,
    explore,
    is_clear,
    is_confirmed,
    is_open,
    is_part,
    looked_at,
    missed_by,
    most_promising,
    place_of,
    table_after,
)
from citybuilder.bots.verdict import CLEAR, Depth, Lead, Verdict
from citybuilder.core.game import Action, Decision

BRIEF = scaled(LEVELS["expert"], 0.003)
DEPTH = Depth(12, [1, 2], 4)


class Counting(Race):
    """A question that asks for several things."""

    def apply(self, state: ToyState, action: Action) -> None:
        amount = state.asked[-1].amount
        seat = state.asked[-1].seat
        super().apply(state, action)
        if amount > 0 and not state.over:
            state.asked[-1] = Decision(0, seat, amount=amount - 1)


class Undecided(Race):
    """A race that nobody wins."""

    def standing(self, state: ToyState) -> list[list[int]]:
        return [[0], [0]]


def ranked(*chances: float, visits: int = 100) -> list[Ranked]:
    return [Ranked(Action(kind), chance, visits=visits) for kind, chance in enumerate(chances)]


def lines(found: list[Find]) -> list[tuple[int, int, list[int], float]]:
    return [
        (find.seed, len(find.actions), find.verdict.answers[0].action.plain(), find.progress)
        for find in found
    ]


def test_the_first_answer_of_a_race_is_a_puzzle() -> None:
    game = Race()
    advice = advice_of(game)
    found = explore(advice, BRIEF, 3, DEPTH)
    assert 0 < len(found) <= TRIES
    first = min(found, key=lambda find: find.place.step)
    assert first.verdict.answers[0].action == Action(SHOW)
    assert first.place.surprise == 1  # the first of equally preferred answers is another one
    table = table_after(game, first.seats, first.options, first.seed, first.actions)
    assert table.asked[-1].seat == first.place.seat
    assert lines(explore(advice, BRIEF, 3, DEPTH)) == lines(found)
    assert explore(advice, BRIEF, 3, DEPTH, 0.99) == []


def test_what_is_not_confirmed_is_no_puzzle() -> None:
    assert explore(advice_of(Undecided()), BRIEF, 3, DEPTH) == []
    assert looked_at(advice_of(Undecided()), begun(Undecided()), 0, DEPTH) is None


def test_what_is_not_clear_is_no_puzzle() -> None:
    game = Race((WAIT, SPY))
    advice = advice_of(game)
    assert explore(advice, BRIEF, 3, DEPTH) == []
    assert looked_at(advice, begun(game), 0, DEPTH) is None


def test_where_there_is_no_choice_there_is_no_puzzle() -> None:
    assert explore(advice_of(Race((WAIT,))), BRIEF, 3, DEPTH) == []


def test_what_does_not_seem_clear_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citybuilder.bots.puzzling.seems_clear", lambda *_: False)
    monkeypatch.delattr("citybuilder.bots.puzzling.looked_at")
    assert explore(advice_of(Race()), BRIEF, 3, DEPTH) == []


def test_one_search_that_is_clear_is_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    leads = iter([Lead(0.4, 0.4, 0.4), Lead(0.1, -0.1, 0.3)])
    monkeypatch.setattr(
        "citybuilder.bots.puzzling.judge", lambda *_: Verdict(ranked(0.5, 0.1), next(leads))
    )
    assert looked_at(advice_of(Race()), begun(Race()), 0, DEPTH) is None


def test_matches_have_the_options_that_are_fixed() -> None:
    advice = advice_of(Race())
    for choice in ("few", "many"):
        found = [explore(advice, BRIEF, seed, DEPTH, 0.0, {"cards": choice}) for seed in range(4)]
        assert {find.options["cards"] for finds in found for find in finds} == {choice}


@pytest.mark.no_cover
@pytest.mark.parametrize("key", ["machi_koro"])
def test_real_matches_are_explored(key: str) -> None:
    game = game_of(key)
    for find in explore(advice_of(game), scaled(LEVELS["expert"], 0.001), 5, Depth(4, [1], 1)):
        assert is_clear(find.verdict, CLEAR)
        assert is_confirmed(find.verdict, CLEAR)
        assert 0.0 <= find.progress < 1.0


def test_a_match_that_is_decided_is_no_puzzle() -> None:
    game = Race()
    advice = advice_of(game)
    table = begun(game)
    assert is_open(advice, table, ranked(0.5, 0.1))
    assert not is_open(advice, table, ranked(0.95, 0.8))
    assert not is_open(advice, table, ranked(0.05, 0.01))
    assert not is_open(advice, table, ranked(0.5))


def test_one_of_several_answers_that_belong_together_is_no_puzzle() -> None:
    game = Counting()
    table = begun(game)
    assert not is_part(game, table, None, Action(WAIT))
    table.asked[-1] = Decision(0, 0, amount=2)
    assert is_part(game, table, None, Action(WAIT))
    assert is_part(game, table, Decision(0, 0, amount=3), Action(WAIT))
    table.turn = 7
    assert not is_part(game, table, Decision(0, 1, amount=3), Action(WAIT))  # it ends


def test_what_was_hardly_tried_is_not_compared() -> None:
    game = Race()
    advice = advice_of(game)
    table = begun(game)
    answers = [*ranked(0.6, 0.5), Ranked(Action(2), 0.9, visits=1)]
    place = place_of(advice, table, answers, 4, 0.04)
    assert (place.step, place.seat, place.answers) == (4, 0, 3)
    assert place.lead == pytest.approx(0.1)
    assert place_of(advice, table, ranked(0.6, 0.59), 4, 0.04).surprise == 0  # not looked at


def test_simple_ways_to_answer_may_miss_what_is_best() -> None:
    game = Race()
    advice = advice_of(game)
    table = begun(game)
    assert missed_by(advice, table, 0, Action(SHOW)) == 1  # one look ahead sees it
    assert missed_by(advice, table, 0, Action(WAIT)) == 1
    assert missed_by(advice, table, 0, Action(WAIT + 3)) == 2


def test_every_kind_of_question_has_its_turn() -> None:
    build, roll = 5, 0
    places = [
        Place(1, kind=build, answers=9, lead=0.2, surprise=1),
        Place(2, kind=build, answers=9, lead=0.1, surprise=2),
        Place(3, kind=roll, answers=2, lead=0.3, surprise=2),
        Place(4, kind=roll, answers=2, lead=0.5, surprise=0),
        Place(5, kind=build, answers=9, lead=0.01, surprise=2),
    ]
    assert [place.step for place in most_promising(places, 0.04)] == [2, 3, 1]


def test_a_puzzle_is_clear_in_every_search_and_confirmed() -> None:
    good = Verdict(ranked(0.5, 0.4), Lead(0.1, CLEAR, 0.2), 0.1, Lead(0.1, 0.01, 0.2))
    assert is_clear(good, CLEAR)
    assert is_confirmed(good, CLEAR)
    assert not is_clear(Verdict(ranked(0.5), Lead(0.1, CLEAR / 2, 0.2)), CLEAR)
    assert not is_clear(Verdict(ranked(0.95), Lead(0.1, CLEAR, 0.2)), CLEAR)
    assert not is_confirmed(Verdict(ranked(0.5), None, 0.0, good.played), CLEAR)
    assert not is_confirmed(Verdict(ranked(0.5), None, 0.1, Lead(0.1, -0.01, 0.2)), CLEAR)
    assert not is_confirmed(Verdict(ranked(0.5), None, 0.1, Lead(0.01, 0.005, 0.2)), CLEAR)
