"""A review of the game for tests, in which it is known what is luck and what is choice."""

from typing import cast

import pytest
from helpers.matches import advice_of
from helpers.toy import DRAW, SHOW, TURNS, WAIT, Toy, ToyAdvice, ToyState

from citybuilder.bots.bot import Ranked
from citybuilder.bots.reviewing import (
    AHEAD,
    FEWEST,
    MOST,
    PARTS,
    Finding,
    Stretch,
    Task,
    done,
    estimated,
    played_on,
    stretches,
    worlds_for,
)
from citybuilder.bots.swings import (
    CANDIDATES,
    LAPSES,
    Lapse,
    Review,
    Swing,
    accounts,
    candidates,
    lapses,
    mean,
    moments,
)
from citybuilder.core.game import Action, Decision, Game, State

KINDS = (DRAW, SHOW, DRAW, WAIT, DRAW, DRAW, WAIT, DRAW)


class Restless(Toy):
    """Whoever plays on only waits, so that nothing but what was answered and drawn counts."""

    def adviser(self) -> ToyAdvice:
        return RestlessAdvice(self)


class RestlessAdvice(ToyAdvice):
    """Waits, and knows before the end who holds the higher card."""

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        return [1e9 if action.kind == WAIT else 1e-9 for action in actions]

    def advise(self, state: ToyState, seat: int) -> float:
        return 1e-9 + self.game.result(state)[seat]


class Forced(Restless):
    """In the first turn there is no choice but to wait, in the second none but to draw."""

    def legal(self, state: ToyState) -> list[Action]:
        forced = {0: WAIT, 1: DRAW}.get(state.turn)
        return super().legal(state) if forced is None else [Action(forced)]


class Small(Restless):
    """Every second question only carries out the one before, by the same seat and turn."""

    def __init__(self, way: str = "") -> None:
        super().__init__()
        self.way = way

    def adviser(self) -> ToyAdvice:
        return SmallAdvice(self)

    def question(self, second: bool, seat: int) -> Decision:
        """Answers that go on count down; the others differ in kind."""
        counted = self.way == "goes on"
        return Decision(int(second and not counted), seat, int(second), int(counted and not second))

    def start(self, seats: int, options: dict[str, str], seed: int) -> ToyState:
        state = super().start(seats, options, seed)
        state.asked[-1] = self.question(False, 0)
        return state

    def apply(self, state: ToyState, action: Action) -> None:
        turn, seat, second = state.turn, state.asked[-1].seat, state.asked[-1].what == 1
        super().apply(state, action)
        if second:
            state.asked = [self.question(False, 1 - seat)]
        else:
            state.turn = turn + (self.way == "another turn")
            whose = 1 - seat if self.way == "another seat" else seat
            state.asked = [self.question(True, whose)]


class SmallAdvice(RestlessAdvice):
    """Knows which questions only carry out another one."""

    @property
    def way(self) -> str:
        return cast(Small, self.game).way

    def is_minor(self, asked: Decision) -> bool:
        return self.way not in ("follow-up", "goes on") and asked.kind == 1

    def is_follow_up(self, asked: Decision) -> bool:
        return self.way == "follow-up" and asked.kind == 1


def told(
    game: Toy, kinds: tuple[int, ...] = KINDS, seed: int = 3
) -> tuple[list[ToyState], list[Action]]:
    """The tables of a match with these answers, and the answers."""
    states = [game.start(2, game.complete({}), seed)]
    actions = [Action(kind) for kind in kinds]
    for action in actions:
        state = states[-1].copy()
        game.apply(state, action)
        states.append(state)
    return states, actions


def review_of(game: Toy, kinds: tuple[int, ...] = KINDS, seed: int = 3) -> Review:
    states, actions = told(game, kinds, seed)
    return Review(
        advice_of(cast(Game[State], game)), cast(list[State], states), actions, seed, 0.001
    )


def looked_back(review: Review) -> list[Swing]:
    return review.swings([done(review.advice, task) for task in review.tasks()])


def ends(game: Toy, kinds: tuple[int, ...] = KINDS) -> list[tuple[int, int]]:
    return [(one.first, one.end) for one in stretches(advice_of(game), *told(game, kinds))]


def test_every_answer_with_a_choice_is_a_stretch_of_its_own() -> None:
    found = stretches(advice_of(Toy()), *told(Toy()))
    assert [(one.first, one.end) for one in found] == [(step, step + 1) for step in range(TURNS)]
    assert [one.seat for one in found] == [0, 1] * 4
    assert [one.turn for one in found] == list(range(TURNS))
    assert [one.lucky for one in found] == [kind == DRAW for kind in KINDS]
    assert all(one.free for one in found)


def test_what_is_forced_belongs_to_what_came_before_unless_it_is_luck() -> None:
    found = stretches(advice_of(Forced()), *told(Forced(), (WAIT, DRAW, *KINDS[2:])))
    assert (found[0].first, found[0].free, found[0].lucky) == (1, False, True)
    assert (found[1].first, found[1].free, found[1].lucky) == (2, True, True)


def test_a_match_in_which_nobody_had_a_choice_has_no_stretches() -> None:
    game = Forced()
    states, actions = told(game, (WAIT,))
    assert stretches(advice_of(game), states, actions) == []


@pytest.mark.parametrize("way", ["", "follow-up", "goes on"])
def test_answers_that_carry_out_another_one_belong_to_it(way: str) -> None:
    assert ends(Small(way), (WAIT,) * TURNS) == [(0, 2), (2, 4), (4, 6), (6, 8)]


@pytest.mark.parametrize("way", ["another seat", "another turn"])
def test_small_answers_of_another_seat_or_turn_stand_for_themselves(way: str) -> None:
    assert len(ends(Small(way), (WAIT,) * TURNS)) == TURNS


def test_what_follows_luck_is_not_counted_as_luck() -> None:
    assert ends(Small(), (DRAW, SHOW, WAIT, DRAW, WAIT, SHOW, WAIT, WAIT)) == [
        (0, 1),
        (1, 2),
        (2, 3),
        (3, 4),
        (4, 6),
        (6, 8),
    ]


def test_chances_are_those_of_the_table_and_add_up_to_one() -> None:
    game = Restless()
    state = told(game)[0][0]
    for part in estimated(advice_of(game), state, None, 64, 7):
        assert sum(part) == pytest.approx(1.0)
        assert part == pytest.approx(game.result(state), abs=1e-6), "nothing but waiting follows"


def test_an_answer_is_expected_with_luck_drawn_anew() -> None:
    """Three 0s, 1s and 2s, of which the other one holds a 0: to draw leads to a fair chance."""
    game = Restless()
    advice = advice_of(game)
    state = told(game)[0][0]
    state.hands, state.bag = [0, 0], [1, 3, 3]
    assert mean(estimated(advice, state, None, 64, 7)) == pytest.approx([0.5, 0.5], abs=1e-6)
    drawn = mean(estimated(advice, state, Action(DRAW), 800, 7))
    assert drawn[0] == pytest.approx(7 / 8, abs=0.03), "of eight cards, two share the win"


def test_the_same_seed_gives_the_same_chances_and_another_one_others() -> None:
    game = Toy()
    state = told(game)[0][0]
    first, again, other = (estimated(advice_of(game), state, None, 64, seed) for seed in (1, 1, 2))
    assert first == again != other


def test_a_world_ends_some_turns_ahead_or_with_the_match() -> None:
    game = Toy()
    advice = advice_of(game)
    advice.ahead = 0
    state = told(game)[0][0]
    played_on(advice, state, None, 1)
    assert state.turn == AHEAD * 2
    played_on(advice, state, None, 1)
    assert state.over
    assert played_on(advice, state, None, 1) == game.result(state)


def test_all_games_have_about_the_same_work() -> None:
    game = Toy()
    advice = advice_of(game)
    assert worlds_for(advice, 2, 100) == MOST
    assert worlds_for(advice, 4, 200) == 496
    assert worlds_for(advice, 4, 200, 0.5) == 248
    advice.effort = 1000
    assert worlds_for(advice, 4, 200) == FEWEST
    assert worlds_for(advice, 4, 0) % PARTS == 0


def test_luck_and_choice_of_all_add_up_to_the_result() -> None:
    review = review_of(Toy())
    swings = looked_back(review)
    assert len(swings) == TURNS
    for seat, account in enumerate(accounts(swings, review.result)):
        whole = account.begin + account.luck + account.own + account.others
        assert whole == pytest.approx(account.end) == review.result[seat]


def test_own_choices_are_compared_with_the_whole_table() -> None:
    both = [Swing(Stretch(0, 1, 0), [0.5, 0.5], [0.6, 0.4], [0.6, 0.4], [0.0, 0.0])]
    both.append(Swing(Stretch(1, 2, 1), [0.6, 0.4], [0.4, 0.6], [0.4, 0.6], [0.0, 0.0]))
    first, second = accounts(both, [0.4, 0.6])
    assert [first.own, second.own] == pytest.approx([-0.05, 0.05]), "+10 and +20, 15 is usual"
    assert [first.others, second.others] == pytest.approx([-0.05, 0.05])


def test_without_luck_all_is_choice_and_without_choice_all_is_luck() -> None:
    swings = looked_back(review_of(Forced(), (WAIT, DRAW, SHOW, WAIT, WAIT, WAIT, WAIT, WAIT), 5))
    for seat in range(2):
        assert swings[0].choice(seat) == 0.0
        assert swings[0].luck(seat) == swings[0].change(seat)
        assert swings[1].luck(seat) == 0.0
        assert swings[1].choice(seat) == swings[1].change(seat)


@pytest.mark.no_cover
def test_a_match_that_was_luck_is_told_as_luck() -> None:
    """A draw at the end decides it, and everybody else waits."""
    for seed in range(1, 30):
        review = review_of(Restless(), (*(WAIT,) * 7, DRAW), seed)
        swings = looked_back(review)
        last = swings[-1]
        if min(abs(last.luck(1)), abs(last.change(1))) > 0.4:
            assert moments(swings) == [last]
            assert last.hit() == 1, "who gave the answer, if both changed as much"
            break
    else:
        pytest.fail("no luck in thirty matches")


def test_what_is_found_so_far_can_be_shown() -> None:
    review = review_of(Toy())
    tasks = review.tasks()
    found = [done(review.advice, task) for task in tasks]
    assert len(tasks) == TURNS + KINDS.count(DRAW)
    assert review.swings([]) == review.swings(found[:2]) == []
    assert len(review.swings(found[:3])) == 1, "a draw has two, the next table one"
    assert len(review.swings(found[:-1])) == TURNS - 2


def swing(turn: int, change: float, noise: float = 0.0) -> Swing:
    before, after = [0.5, 0.5], [0.5 + change, 0.5 - change]
    return Swing(Stretch(turn, turn + 1, 0, turn // 2), before, after, after, [noise, noise])


def test_the_greatest_swings_are_the_moments_in_the_order_of_the_match() -> None:
    found = moments([swing(2, 0.1), swing(4, -0.3), swing(6, 0.05), swing(8, 0.2)])
    assert [one.stretch.first for one in found] == [2, 4, 8]


def test_two_moments_are_never_of_the_same_turn() -> None:
    found = moments([swing(2, 0.1), swing(3, -0.3), swing(6, 0.05)])
    assert [one.stretch.first for one in found] == [3, 6]


def test_of_many_seats_the_one_that_changed_most_is_hit() -> None:
    third = Swing(Stretch(seat=1), [0.3, 0.3, 0.4], [0.3] * 3, [0.1, 0.2, 0.7], [0.0] * 3)
    assert third.hit() == 2


def test_what_may_be_noise_is_no_moment() -> None:
    assert moments([swing(2, 0.1, 0.05), swing(4, 0.01)]) == []


def test_a_match_without_stretches_has_its_result_only() -> None:
    states, actions = told(Forced(), (WAIT,))
    states[-1].over = True
    review = Review(advice_of(cast(Game[State], Forced())), cast(list[State], states), actions, 1)
    assert review.tasks() == []
    assert review.swings([]) == []
    (first, second) = accounts([], review.result)
    assert [first.begin, second.begin] == [first.end, second.end] == review.result


def test_an_answer_is_thought_over_by_a_bot() -> None:
    """With the lowest card it would draw, and has a reason to prefer that."""
    game = Toy()
    states, _ = told(game)
    state = states[-2]
    seat = state.asked[-1].seat
    state.hands[seat], state.hands[1 - seat], state.bag = 0, 1, [2, 2, 3]
    task = Task(state, Action(WAIT), 64, 1, 0.25)
    finding = done(advice_of(cast(Game[State], game)), task)
    assert [choice.action.kind for choice in finding.ranked] == [DRAW, WAIT]
    assert finding.ranked[0].reason is not None
    played = estimated(advice_of(game), state, Action(WAIT), 64, 1)
    assert mean(finding.chances)[seat] > mean(played)[seat]


def test_what_the_bot_would_have_done_too_is_compared_with_its_second_choice() -> None:
    game = Toy()
    state = told(game)[0][-2]
    seat = state.asked[-1].seat
    state.hands[seat], state.hands[1 - seat], state.bag = 0, 1, [2, 2, 3]
    finding = done(advice_of(cast(Game[State], game)), Task(state, Action(DRAW), 64, 1, 0.25))
    assert finding.ranked[0].action.kind == DRAW
    assert len(finding.ranked) == 2
    assert finding.chances == estimated(advice_of(game), state, Action(DRAW), 64, 1)


def test_the_moments_of_a_match_are_asked_about_where_there_was_a_choice() -> None:
    review = review_of(Forced(), (WAIT, DRAW, *KINDS[2:]))
    swings = looked_back(review)
    tasks = review.reflections(swings[:2])
    assert [task.thought > 0.0 for task in tasks] == [False, True]
    assert done(review.advice, tasks[0]).ranked == []


def test_what_may_have_cost_most_are_own_choices_each_of_another_turn() -> None:
    ways = [swing(2, -0.1), swing(4, -0.3), swing(5, -0.2), swing(6, 0.2), swing(8, -0.4)]
    ways[-1].stretch.small = True
    for one in ways:
        one.stretch.free = True
    found = candidates(ways, 0)
    assert [one.stretch.first for one in found] == [4, 2, 6]
    assert candidates(ways, 1) == []
    many = [swing(2 * turn, -0.1) for turn in range(2 * CANDIDATES)]
    for one in many:
        one.stretch.free = True
    assert len(candidates(many, 0)) == CANDIDATES


def test_only_what_clearly_cost_something_is_a_lapse_and_the_dearest_come_first() -> None:
    review = review_of(Toy())
    own = [swing(step, -0.1) for step in range(LAPSES + 3)]

    def finding(step: int, chance: float, same: bool = False, noise: float = 0.0) -> Finding:
        played = review.actions[step]
        other = played if same else Action(SHOW if played.kind != SHOW else WAIT)
        return Finding([[chance + way * noise] * 2 for way in (-1, 1)], [Ranked(other)])

    found = lapses(
        review,
        own,
        [
            finding(0, 0.5),
            finding(1, 0.7),
            finding(2, 0.9, same=True),
            finding(3, 0.9, noise=0.4),
            finding(4, 0.6),
            finding(5, 0.4),
        ],
    )
    assert [one.swing.stretch.first for one in found] == [1, 4, 0]
    assert found[0].cost == pytest.approx(0.3)
    found = lapses(review, own, [finding(step, 0.8) for step in range(LAPSES + 3)])
    assert len(found) == LAPSES


def test_records_can_be_made_empty() -> None:
    assert (Swing().before, Finding().chances, Finding().ranked) == ([], [], [])
    assert (Lapse().swing.before, Lapse().finding.ranked) == ([], [])
