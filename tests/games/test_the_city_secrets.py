"""Sittings are simultaneous: until the reveal nobody learns anything of what the others do."""

from collections.abc import Callable

import pytest
from helpers.builds import COMPILED
from helpers.the_city import (
    ARCHITECT,
    GAME,
    A,
    B,
    C,
    answer,
    build,
    discards,
    do,
    hand,
    laid,
    listed,
    names,
    question,
    table,
    wait,
)
from helpers.the_city_words import Words

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision, Event
from citybuilder.core.laws import at_random
from citybuilder.core.plain import Plain, plain
from citybuilder.core.rng import seeded
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState

Pick = Callable[[object, list[Action]], Action]


# Whole matches: what one seat does in its sitting makes no difference to anybody else


def seen(state: TheCityState, seat: int) -> Plain:
    return plain(GAME.observe(state, seat))


def views(state: TheCityState, hidden: int) -> list[Plain]:
    """Of all seats but the one whose doings are hidden."""
    return [seen(state, seat) for seat in range(state.seats) if seat != hidden]


def step(state: TheCityState, pick: Pick) -> list[Event]:
    events: list[Event] = []
    state.events = events
    GAME.apply(state, pick(state, GAME.legal(state)))
    state.events = None
    return events


def secret_sitting(state: TheCityState, pick: Pick) -> list[Event]:
    """The asked seat sits to the end, and nobody else sees a step of it; what was told."""
    seat, turn = state.asked[-1].seat, state.turn
    before = views(state, seat)
    events = step(state, pick)
    while not state.over and state.turn == turn:
        assert events == []
        assert views(state, seat) == before
        events = step(state, pick)
    return events


def passing(_state: object, actions: list[Action]) -> Action:
    return next((action for action in actions if action.kind == c.PASS), actions[0])


def with_the_architect(_state: object, actions: list[Action]) -> Action:
    kinds = [action.what for action in actions]
    return actions[kinds.index(GAME.box.architect) if GAME.box.architect in kinds else 0]


def never_passing(seed: int) -> Pick:
    pick = at_random(seed)

    def choose(state: object, actions: list[Action]) -> Action:
        return pick(state, [action for action in actions if action.kind != c.PASS] or actions)

    return choose


PICKS: list[Pick] = [passing, with_the_architect, never_passing(1), never_passing(2), at_random(3)]


def with_another_hand(state: TheCityState, seat: int) -> TheCityState:
    """The same table, but that seat has drawn other cards."""
    other = state.copy()
    rng = seeded(state.turn)
    first = seat * state.kinds
    size = sum(other.hands[first : first + state.kinds])
    for kind in range(state.kinds):
        other.deck[kind] += other.hands[first + kind]
        other.hands[first + kind] = 0
    for _ in range(size):
        other.hands[first + rng.draw(other.deck)] += 1
    return other


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 3, 4, 5] if COMPILED else [3])  # they take their time
def test_nobody_can_tell_what_another_does_before_the_reveal(seats: int) -> None:
    state = GAME.start(seats, {}, seats)
    go_on = at_random(seats)
    while not state.over:
        if state.asked[-1].kind == c.ASK_LIMIT:
            secret_sitting(state, go_on)
            continue
        seat = state.asked[-1].seat
        tables = [state.copy() for _ in PICKS] + [with_another_hand(state, seat) for _ in PICKS]
        told = [secret_sitting(t, p) for t, p in zip(tables, PICKS * 2, strict=True)]
        if seat < seats - 1:
            assert {tuple(map(tuple, map(Event.plain, events))) for events in told} == {
                (tuple(Event(c.SAT, seat).plain()),)
            }
            assert all(views(other, seat) == views(tables[0], seat) for other in tables)
            check_that_the_next_seat_sits_alike(tables[0], tables[2:], seat)
        secret_sitting(state, go_on)


def check_that_the_next_seat_sits_alike(
    first: TheCityState, others: list[TheCityState], hidden: int
) -> None:
    """Whoever builds meets with the same questions, answers and sights whatever was done before
    (whoever passes draws other cards, of course)."""
    state = first.copy()
    tables = [other.copy() for other in others]
    turn = state.turn
    pick = never_passing(4)
    while not state.over and state.turn == turn and state.asked[0].seat != state.asked[-1].seat:
        actions = GAME.legal(state)
        action = pick(state, actions)
        if action.kind == c.PASS:
            return
        for other in [state, *tables]:
            assert GAME.legal(other) == actions
            GAME.apply(other, action)
        assert all(views(other, hidden) == views(state, hidden) for other in tables)


@pytest.mark.parametrize("kind", [c.ASK_CHOOSE, c.ASK_PAY, c.ASK_SECOND, c.ASK_TAKE])
def test_a_sitting_is_secret_whatever_the_hands_hold(kind: int) -> None:
    assert GAME.is_secret(Decision(kind, A))


def test_what_is_above_the_limit_is_no_secret() -> None:
    assert not GAME.is_secret(Decision(c.ASK_LIMIT, A))


def test_what_everybody_may_know_is_the_same_whatever_is_done() -> None:
    one, other = table(3, hands={A: "high_rise 4 mall"}), table(3, hands={A: "high_rise 4 mall"})
    answer(one, "build high_rise", "pay mall")
    answer(other, "pass")
    views = [GAME.observe(state, NONE) for state in (one, other)]
    assert plain(views[0]) == plain(views[1])
    assert GAME.standing(views[0]) == [[0, 5], [0, 0], [0, 0]]


# The piles


def size(cards: str) -> int:
    return len(names(cards))


def piles(state: TheCityState, seat: int) -> tuple[int, str]:
    """How many cards the seat sees in the deck, and the discard pile."""
    view = GAME.observe(state, seat)
    return view.left, discards(view)


def test_a_pass_is_seen_in_the_piles_by_nobody_else() -> None:
    state = table(3, deck="20 mall", discard="2 school")
    answer(state, "pass")
    assert [piles(state, seat) for seat in (A, B, C)] == [
        (15, "2 school"),
        (20, "2 school"),
        (20, "2 school"),
    ]


def test_a_discard_pile_that_was_turned_over_in_a_sitting_is_seen_by_nobody_else() -> None:
    state = table(3, deck="2 mall", discard="9 school")
    answer(state, "pass", "take mall")
    assert piles(state, A) == (6, "3 school mall"), "its own cards that it has laid down"
    assert piles(state, B) == piles(state, C) == (2, "9 school")
    build(state, ARCHITECT)
    assert piles(state, B) == (2, "9 school")
    events = build(state, ARCHITECT)
    assert "9 cards are shuffled" in events


def test_the_second_who_passes_cannot_tell_who_has_turned_the_pile() -> None:
    state = table(3, deck="2 mall", discard="9 school")
    answer(state, "pass", "take mall")
    answer(state, "pass")
    assert piles(state, A) == (6, "3 school mall")
    assert piles(state, B) == (6, "")
    assert piles(state, C) == (2, "9 school")


def test_whoever_passes_sees_only_the_own_draw_as_long_as_there_are_cards() -> None:
    state = table(3, deck="11 mall", discard="9 school")
    answer(state, "pass", "take mall", "pass", "take mall")
    assert piles(state, A) == piles(state, B) == (6, "9 school 4 mall")
    answer(state, "pass")
    assert piles(state, A) == piles(state, B) == (6, "9 school 4 mall")
    assert piles(state, C) == (13, ""), "one card was left of eleven: others must have drawn"


def test_what_others_have_laid_down_is_shown_at_the_reveal_even_where_a_draw_was_noticed() -> None:
    state = table(4, deck="7 mall", discard="9 school")
    answer(state, "pass", "take mall", "pass", "take school", "pass")
    assert size(discards(state)) == 4
    assert piles(state, C) == (state.left, "")
    answer(state, "take school")
    assert piles(state, C) == (state.left, laid(state, C))


def test_cards_that_were_shuffled_again_lie_where_their_seat_has_laid_them() -> None:
    state = table(3, deck="5 mall", discard="")
    answer(state, "pass", "take mall")
    assert piles(state, A) == (0, "4 mall")
    answer(state, "pass", "take mall")
    assert discards(state) == "3 mall"
    assert piles(state, A) == (0, "4 mall")


@pytest.mark.parametrize(
    ("deck", "discard"), [("5 mall", ""), ("", "5 mall"), ("2 mall", "3 mall")]
)
def test_whoever_gets_too_few_cards_sees_that_there_are_none(deck: str, discard: str) -> None:
    state = table(3, deck=deck, discard=discard)
    answer(state, "pass", "take mall", "pass")
    assert listed(state.offer) == "4 mall"
    assert piles(state, B) == (0, "")
    assert piles(state, C) == (state.shown_left, discard)


def test_whoever_passes_at_empty_piles_sees_that_they_are_empty() -> None:
    state = table(3, deck="", discard="school")
    answer(state, "pass", "take school")
    assert answer(state, "pass") == ["B has sat"]
    assert piles(state, A) == piles(state, B) == (0, "")
    assert piles(state, C) == (0, "school")


def test_after_the_reveal_all_see_the_same_piles() -> None:
    state = table(3, deck="20 mall", cities={B: "architect"})
    for _ in range(3):
        wait(state)
    assert [piles(state, seat) for seat in range(3)] == [(4, "12 mall")] * 3


@pytest.mark.parametrize(
    ("deck", "discard", "draws"),
    [
        ("9 mall", "", [(5, 5), (5, 5), (5, 5)]),
        ("2 mall", "3 school", [(5, 5), (4, 5), (3, 5)]),
        ("", "2 school", [(2, 2), (1, 2), (0, 2)]),
        ("mall", "", [(1, 1), (0, 1), (0, 1)]),
        ("", "", [(0, 0), (0, 0), (0, 0)]),
    ],
)
def test_a_seat_knows_how_many_cards_passing_will_bring(
    deck: str, discard: str, draws: list[tuple[int, int]]
) -> None:
    """Whoever sat before may have kept one of them, and nobody can tell."""
    state = table(3, hands=dict.fromkeys(range(3), "2 parking"), deck=deck, discard=discard)
    for seat, (least, most) in enumerate(draws):
        assert GAME.secrets.passing_draws(GAME.observe(state, seat), seat) == (least, most)
        trial = state.copy()
        answer(trial, "pass")
        assert least <= trial.drew[seat] == most
        build(state, "parking")


def test_nobody_draws_less_than_they_were_told_if_all_pass() -> None:
    state = table(3, deck="2 mall", discard="3 school")
    for seat in (A, B, C):
        least, most = GAME.secrets.passing_draws(GAME.observe(state, seat), seat)
        trial = state.copy()
        answer(trial, "pass")
        assert trial.drew[seat] == least <= most == 5
        wait(state)


# The rest of the table


def test_hands_show_their_size_at_the_beginning_of_the_round() -> None:
    state = table(3, hands={A: "high_rise 4 mall", B: "2 school"})
    build(state, "high_rise", "3 mall")
    view = GAME.observe(state, B)
    assert (hand(view, A), hand(view, B)) == ("", "2 school")
    assert [view.hand_size(seat) for seat in range(3)] == [5, 2, 0]
    assert (view.first, view.second) == ([UNKNOWN, NONE, NONE], [UNKNOWN, NONE, NONE])
    assert view.prices == [0] * 6


def test_ones_own_doings_are_seen() -> None:
    state = table(3, hands={A: "high_rise 4 mall"})
    answer(state, "build high_rise", "pay mall")
    view = GAME.observe(state, A)
    assert question(view) == "A: pay 2"
    assert (hand(view, A), listed(view.aside[: view.kinds])) == ("3 mall", "mall")
    assert view.prices[:2] == [3, 0]
    answer(state, "pay mall", "pay mall")
    assert GAME.observe(state, A).first == [state.first[A], NONE, NONE]


def test_an_architect_that_was_taken_lies_there_for_the_others() -> None:
    state = table(3)
    build(state, ARCHITECT)
    assert [GAME.observe(state, seat).architects for seat in range(3)] == [4, 5, 5]


@pytest.mark.parametrize(
    ("cards", "words", "asked"),
    [
        ("high_rise 3 mall", "build high_rise", "A: build what?"),
        ("14 mall", "discard mall", "A: discard 2 above the limit"),
        ("parking", "pass", "A: build what?"),
    ],
)
def test_others_see_only_the_first_question_of_a_sitting(
    cards: str, words: str, asked: str
) -> None:
    state = table(3, hands={A: cards}, deck="9 casino")
    do(state, words)
    assert question(GAME.observe(state, B)) == asked
    assert question(GAME.observe(state, A)) == question(state) != asked
    assert listed(GAME.observe(state, B).offer) == ""


def test_all_cards_that_cannot_be_seen_lie_together() -> None:
    state = table(hands={A: "2 mall cinema", B: "3 school"}, deck="casino", discard="airport")
    answer(state, "build cinema", "pay mall", "pay mall")
    view = GAME.observe(state, B)
    assert (listed(view.deck), view.left, discards(view)) == ("cinema casino 2 mall", 1, "airport")
    assert listed(GAME.observe(state, A).deck) == "3 school casino"


def test_a_card_that_is_drawn_is_told_to_its_owner_only() -> None:
    state = table(hands={B: "parking"}, cities={A: "architect"}, deck="40 mall")
    wait(state)
    words = Words(GAME)
    drawn = [event for event in do(state, "build parking") if event.kind == c.DREW]
    assert [words.event(event.seen_by(A)) for event in drawn] == ["A draws mall"]
    assert [words.event(event.seen_by(B)) for event in drawn] == ["A draws a card"]


def test_the_card_that_was_kept_is_told_to_nobody() -> None:
    state = table(hands={B: "parking"})
    answer(state, "pass")
    kept = listed(state.offer).split()[-1]
    answer(state, f"take {kept}")
    shown = [event for event in answer(state, "build parking") if event.startswith("A discards")]
    assert sum(int(event.split()[2]) for event in shown) == 4


# Before a round


def test_what_is_above_the_limit_is_seen_as_soon_as_all_of_it_is_laid_down() -> None:
    state = table(3, hands={A: "14 mall", B: "13 school", C: "casino"}, deck="9 cinema")
    do(state, "discard mall")
    assert [piles(state, seat) for seat in (A, B, C)] == [(9, "")] * 3
    assert GAME.observe(state, C).hand_size(A) == 14
    do(state, "discard mall")
    assert [piles(state, seat) for seat in (A, B, C)] == [(9, "2 mall")] * 3
    view = GAME.observe(state, C)
    assert [view.hand_size(seat) for seat in range(3)] == [12, 13, 1]
    assert question(view) == "B: discard 1 above the limit"


def test_hands_stay_hidden_at_the_end() -> None:
    state = table(hands={A: "3 mall"}, cities={B: "opera_house"}, points=[0, 42])
    wait(state)
    wait(state)
    assert state.over
    view = GAME.observe(state, B)
    assert (hand(view, A), view.hidden) == ("", [4, 0])
    assert GAME.standing(view) == GAME.standing(state) == [[0, 4], [50, 1]]
