"""A round from the first sitting to the reckoning, the piles, the hand limit, and the end."""

import pytest
from helpers.the_city import (
    GAME,
    A,
    B,
    C,
    answer,
    aside,
    build,
    city,
    discards,
    hand,
    listed,
    names,
    offered,
    question,
    table,
    totals,
    wait,
)

from citybuilder.games.the_city.state import TheCityState


def both_wait(state: TheCityState) -> list[str]:
    return [*wait(state), *wait(state)]


# The order of events


def test_everybody_sits_then_all_is_revealed_then_earned_then_scored() -> None:
    state = table(
        3,
        hands={A: "high_rise 3 school", B: "", C: "parking"},
        cities={A: "architect", C: "skyscraper"},
        deck="20 mall",
    )
    assert build(state, "high_rise", "3 school") == ["A has sat"]
    assert answer(state, "pass", "take mall") == ["B has sat"]
    assert build(state, "parking") == [
        "C has sat",
        "A builds high_rise for 3",
        "A discards 3 school",
        "B passes and looks at 5",
        "B discards 4 mall",
        "C builds parking for 0",
        "A earns 2",
        "A draws mall",
        "A draws mall",
        "B earns 0",
        "C earns 1",
        "C draws mall",
        "A scores 1",
        "B scores 0",
        "C scores 7",
        "round 3 begins",
    ]
    assert question(state) == "A: build what?"
    assert discards(state) == "3 school 4 mall"
    assert [hand(state, seat) for seat in range(3)] == ["2 mall", "mall", "mall"]


def test_nothing_stands_before_the_last_one_has_sat() -> None:
    state = table(3, hands={A: "parking", B: "parking", C: "parking"})
    build(state, "parking")
    build(state, "parking")
    assert [city(state, seat) for seat in range(3)] == ["", "", ""]
    build(state, "parking")
    assert [city(state, seat) for seat in range(3)] == ["parking", "parking", "parking"]


def test_every_sitting_is_a_turn_of_its_own() -> None:
    state = table(3)
    turns = []
    for _ in range(6):
        turns.append(state.turn)
        wait(state)
    assert turns == list(range(turns[0], turns[0] + 6))
    assert state.round == GAME.turns(state) == 4


def test_nobody_may_count_on_what_another_builds_in_the_same_round() -> None:
    state = table(hands={A: "apartments mall", B: "school mall"})
    build(state, "apartments", "mall")
    assert offered(state) == ["build architect", "pass"]


# Das Handkartenlimit


def test_whoever_has_more_than_twelve_cards_throws_the_rest_away_first() -> None:
    state = table(hands={A: "10 mall 2 school airport casino", B: "12 mall"})
    assert question(state) == "A: discard 2"
    answer(state, "discard casino")
    assert offered(state) == ["discard mall", "discard airport"]
    answer(state, "discard mall")
    assert question(state) == "A: build what?"
    assert hand(state, A) == "2 school 9 mall airport"
    assert aside(state, A) == "casino mall"
    build(state, "architect")
    assert question(state) == "B: build what?"
    assert "A discards 1 casino" in wait(state)


@pytest.mark.parametrize(("cards", "excess"), [(12, 0), (13, 1), (15, 3), (20, 8)])
def test_the_limit_is_twelve(cards: int, excess: int) -> None:
    state = table(hands={A: f"{cards} mall"})
    for number in range(excess, 0, -1):
        assert question(state) == f"A: discard {number}"
        answer(state, "discard mall")
    assert question(state) == "A: build what?"
    assert hand(state, A) == "12 mall"


def test_the_limit_is_looked_at_when_the_next_round_begins() -> None:
    state = table(hands={A: "11 school"}, cities={A: "casino"}, deck="30 mall")
    wait(state)
    assert hand(state, A) == "11 school mall"
    wait(state)
    assert hand(state, A) == "11 school 5 mall"
    assert question(state) == "A: discard 4"
    assert discards(state) == "8 mall"


def test_the_first_round_alone_begins_with_five_cards() -> None:
    state = table(hands={A: "7 mall"})
    assert question(state) == "A: build what?"
    state.round = 1
    assert GAME.first_question(state, A).amount == 2


# Deck and discard pile


def test_the_discard_pile_becomes_the_deck_during_income() -> None:
    state = table(
        hands={A: "parking", B: "parking"}, cities={A: "casino"}, deck="2 mall", discard="9 school"
    )
    build(state, "parking")
    events = build(state, "parking")
    earned = events.index("A earns 4")
    assert events[earned + 1 : earned + 6] == [
        "A draws mall",
        "A draws mall",
        "9 cards are shuffled",
        "A draws school",
        "A draws school",
    ]
    assert (listed(state.deck), state.left, discards(state)) == ("7 school", 7, "")


def test_what_was_paid_in_this_round_can_be_drawn_in_it() -> None:
    state = table(hands={A: "apartments mall", B: "parking"}, deck="", discard="")
    build(state, "apartments", "mall")
    events = build(state, "parking")
    assert "1 cards are shuffled" in events
    assert hand(state, A) == "mall"


def test_a_deck_that_is_just_used_up_is_not_shuffled_yet() -> None:
    state = table(
        hands={A: "parking", B: "parking"}, cities={A: "casino"}, deck="4 mall", discard="9 school"
    )
    build(state, "parking")
    events = build(state, "parking")
    assert "9 cards are shuffled" not in events
    assert (state.left, discards(state)) == (0, "9 school")


def test_the_discard_pile_becomes_the_deck_during_a_pass() -> None:
    state = table(deck="2 mall", discard="9 school", cities={B: "architect"})
    answer(state, "pass")
    assert listed(state.offer) == "3 school 2 mall"
    assert (listed(state.deck), state.left) == ("6 school", 6)
    answer(state, "take mall")
    events = wait(state)
    assert events[:3] == ["B has sat", "9 cards are shuffled", "A passes and looks at 5"]
    assert events.count("9 cards are shuffled") == 1


def test_what_one_seat_throws_away_is_not_drawn_by_another_in_the_same_round() -> None:
    state = table(deck="5 mall", discard="2 school")
    answer(state, "pass", "take mall")
    answer(state, "pass")
    assert listed(state.offer) == "2 school"


def test_a_pass_draws_what_there_is() -> None:
    state = table(deck="mall", discard="2 school")
    answer(state, "pass")
    assert listed(state.offer) == "2 school mall"
    answer(state, "take school")
    assert hand(state, A) == "school"
    assert "A passes and looks at 3" in wait(state)


def test_a_pass_at_two_empty_piles_draws_nothing() -> None:
    state = table(deck="", discard="")
    assert answer(state, "pass") == ["A has sat"]
    assert question(state) == "B: build what?"
    assert "A passes and looks at 0" in wait(state)
    assert hand(state, A) == ""


def test_income_that_two_empty_piles_cannot_pay_is_lost_in_seat_order() -> None:
    state = table(
        3,
        hands=dict.fromkeys(range(3), "parking"),
        cities={A: "department_store", B: "casino", C: "architect"},
        deck="3 mall",
    )
    build(state, "parking")
    build(state, "parking")
    events = build(state, "parking")
    first = events.index("A earns 2")
    assert events[first : first + 8] == [
        "A earns 2",
        "A draws mall",
        "A draws mall",
        "B earns 4",
        "B draws mall",
        "B misses 3",
        "C earns 1",
        "C misses 1",
    ]
    assert [len(names(hand(state, seat))) for seat in range(3)] == [2, 1, 0]


# Spielende


def test_the_game_ends_at_once_when_somebody_has_fifty_points() -> None:
    state = table(cities={A: "skyscraper"}, points=[43, 0], deck="30 mall")
    events = both_wait(state)
    assert state.over
    assert state.asked == []
    assert events[-3:] == ["A scores 7", "B scores 0", "A wins"]
    assert GAME.result(state) == [1.0, 0.0]


def test_forty_nine_points_do_not_end_the_game() -> None:
    state = table(cities={A: "skyscraper"}, points=[42, 0], deck="30 mall")
    events = both_wait(state)
    assert not state.over
    assert totals(state) == [49, 0]
    assert events[-1] == "round 3 begins"


def test_the_points_of_the_last_round_count_for_everybody() -> None:
    state = table(cities={A: "skyscraper", B: "opera_house"}, points=[43, 45], deck="30 mall")
    assert both_wait(state)[-1] == "B wins"
    assert totals(state) == [50, 53]
    assert GAME.result(state) == [0.0, 1.0]


def test_in_the_last_round_there_is_no_hand_limit() -> None:
    state = table(hands={A: "12 school"}, cities={A: "casino"}, points=[49, 0], deck="30 mall")
    both_wait(state)
    assert state.over
    assert hand(state, A) == "12 school 5 mall"
    assert GAME.standing(state) == [[50, 17], [0, 1]]


def test_more_cards_in_hand_decide_a_tie() -> None:
    state = table(hands={B: "mall"}, cities={A: "opera_house", B: "opera_house"}, points=[42, 42])
    assert both_wait(state)[-1] == "B wins"
    assert GAME.standing(state) == [[50, 1], [50, 2]]
    assert [lines[-1].points for lines in GAME.scores(state)] == [0, 0]


def test_income_of_the_last_round_counts_in_a_tie() -> None:
    state = table(cities={A: "casino", B: "casino 3 architect"}, points=[49, 49], deck="40 mall")
    assert both_wait(state)[-1] == "B wins"


def test_cards_in_hand_decide_only_between_those_with_most_points() -> None:
    state = table(
        3,
        hands={C: "9 mall"},
        cities={A: "casino", B: "casino"},
        points=[49, 49, 48],
        deck="40 mall",
    )
    wait(state)
    assert both_wait(state)[-2:] == ["A wins", "B wins"]


def test_players_who_are_equal_in_both_share_the_victory() -> None:
    state = table(cities={A: "casino", B: "casino"}, points=[49, 49], deck="40 mall")
    assert both_wait(state)[-2:] == ["A wins", "B wins"]
    assert GAME.result(state) == [0.5, 0.5]
