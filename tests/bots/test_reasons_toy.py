"""Why an answer is proposed, in a game whose points are known: lines, opponents, secrets."""

from helpers.matches import advice_of
from helpers.reasons import read, reasons, told
from helpers.toy import SHOW, SPY, WAIT, Toy, ToyAdvice, ToyState

from citybuilder.bots.comparison import IN_ALL
from citybuilder.bots.reasons import LEAST, Outcome, compared, tried_out
from citybuilder.core.game import Action
from citybuilder.core.rng import seeded
from citybuilder.core.score import ScoreLine

CARD, SHOWN, MEDALS, PURSE = range(4)


class Showing(Toy):
    """To lie open gives three points and two medals; whoever plays on only waits."""

    def scores(self, state: ToyState) -> list[list[ScoreLine]]:
        return [
            [
                ScoreLine(CARD, 1, state.hands[seat]),
                ScoreLine(SHOWN, state.open[seat], 3 * state.open[seat]),
                ScoreLine(MEDALS, 2 * state.open[seat], 0),
            ]
            for seat in range(state.seats)
        ]

    def adviser(self) -> ToyAdvice:
        return ShowingAdvice(self)


class ShowingAdvice(ToyAdvice):
    """Waits."""

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1e9 if action.kind == WAIT else 1e-9 for action in actions]


class Paying(Showing):
    """To lie open fills a purse, which no line of the score tells of."""

    def adviser(self) -> ToyAdvice:
        return PayingAdvice(self)


class PayingAdvice(ShowingAdvice):
    """Waits, and looks into purses."""

    def means(self, state: ToyState, seat: int) -> list[ScoreLine]:
        return [ScoreLine(PURSE, 5 * state.open[seat])]


GAME = Showing()


def toy_view() -> ToyState:
    return GAME.observe(GAME.start(2, GAME.complete({}), 1), 0)


def test_the_line_that_an_answer_brings_is_named_and_what_gives_no_points_comes_last() -> None:
    best, other = reasons(GAME, toy_view(), [Action(SHOW), Action(WAIT)], [0.6, 0.5])
    assert read(best.own) == [(SHOWN, 3.0, False), (IN_ALL, 3.0, False), (MEDALS, 2.0, True)]
    assert read(other.own) == [(SHOWN, -3.0, False), (IN_ALL, -3.0, False), (MEDALS, -2.0, True)]
    assert best.theirs == other.theirs == []
    assert best.to_the_end


def test_what_a_seat_has_beside_its_score_is_counted_where_advice_names_it() -> None:
    """A purse is left as full as it was by whoever waits."""
    game = Paying()
    best, other = reasons(game, toy_view(), [Action(SHOW), Action(WAIT)], [0.6, 0.5])
    assert (PURSE, 5.0, True) in read(best.own)
    assert (PURSE, -5.0, True) in read(other.soon)


def test_what_is_compared_ends_with_both_answers_or_with_none() -> None:
    lines: list[list[ScoreLine]] = [[], []]
    goes_on = Outcome(lines, soon=lines, now=lines, before=lines)
    ends = Outcome(lines, None, True, lines, lines, lines, True)
    for these, those, ended in (
        ([ends] * 9, [goes_on] * 8, True),
        ([goes_on] * 9, [ends] * 8, False),
    ):
        found = compared(these, those, 0, 1)
        assert (found.to_the_end, found.ends_soon) == (ended, ended)


def test_what_an_answer_gives_to_the_opponent_is_told() -> None:
    best, _ = reasons(GAME, toy_view(), [Action(SPY), Action(WAIT)], [0.6, 0.5])
    assert best.own == []
    assert best.rival == 1
    assert read(best.theirs)[0] == (SHOWN, 3.0, False)


def test_the_first_is_compared_with_the_best_of_the_others_and_these_with_the_first() -> None:
    actions = [Action(SHOW), Action(WAIT), Action(SPY)]
    found = reasons(GAME, toy_view(), actions, [0.6, 0.3, 0.4])
    assert [reason.other for reason in found] == [actions[2], actions[0], actions[0]]


def test_one_answer_needs_no_reason() -> None:
    assert reasons(GAME, toy_view(), [Action(SHOW)], [0.6]) == []


def test_what_is_hidden_changes_no_reason() -> None:
    """Two tables that differ in the opponent's hidden card and in the luck to come."""
    one = GAME.start(2, GAME.complete({}), 1)
    other = one.copy()
    hidden = one.hands[1]
    other.hands[1] = (hidden + 1) % 3
    other.bag[hidden] += 1
    other.bag[other.hands[1]] -= 1
    other.rng = seeded(99)
    actions = [Action(kind) for kind in range(4)]
    found = [
        told(reasons(GAME, GAME.observe(table, 0), actions, [0.4, 0.3, 0.2, 0.1]))
        for table in (one, other)
    ]
    assert found[0] == found[1]


def test_a_heavy_game_tries_fewer_worlds_but_enough() -> None:
    heavy = Showing()
    advice_of(heavy).effort = 1000
    found = tried_out(advice_of(heavy), toy_view(), 0, [Action(SHOW)], seeded(5), 500)
    assert len(found[0]) == LEAST
