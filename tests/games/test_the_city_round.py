"""A round from the first sitting to the reckoning, the piles, the hand limit, and the end."""

import pytest
from helpers.the_city import (
    GAME,
    A,
    B,
    C,
    D,
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

from citybuilder.core.game import Action
from citybuilder.games.the_city import cards as c
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
        "B passes and looks at 5",
        "B discards 4 mall",
        "A builds high_rise for 3",
        "A discards 3 school",
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


def test_whoever_has_more_than_twelve_cards_throws_the_rest_away_before_the_round() -> None:
    state = table(hands={A: "10 mall 2 school airport casino", B: "12 mall"})
    assert (question(state), state.round) == ("A: discard 2 above the limit", 1)
    assert answer(state, "discard casino") == []
    assert offered(state) == ["discard mall", "discard airport"]
    assert answer(state, "discard mall") == [
        "A discards 1 casino",
        "A discards 1 mall",
        "round 2 begins",
    ]
    assert question(state) == "A: build what?"
    assert hand(state, A) == "2 school 9 mall airport"
    assert (aside(state, A), discards(state)) == ("", "casino mall")


@pytest.mark.parametrize(("cards", "excess"), [(12, 0), (13, 1), (15, 3), (20, 8)])
def test_the_limit_is_twelve(cards: int, excess: int) -> None:
    state = table(hands={A: f"{cards} mall"})
    for number in range(excess, 0, -1):
        assert question(state) == f"A: discard {number} above the limit"
        answer(state, "discard mall")
    assert question(state) == "A: build what?"
    assert hand(state, A) == "12 mall"


def test_the_limit_is_looked_at_before_the_next_round_begins() -> None:
    state = table(hands={A: "11 school"}, cities={A: "casino"}, deck="30 mall")
    wait(state)
    assert hand(state, A) == "11 school mall"
    assert wait(state)[-1] == "B scores 0"
    assert (hand(state, A), state.round) == ("11 school 5 mall", 2)
    assert question(state) == "A: discard 4 above the limit"
    assert discards(state) == "8 mall"


def test_only_those_with_too_many_cards_are_asked_in_seat_order() -> None:
    state = table(4, hands={A: "12 mall", B: "13 mall", C: "3 mall", D: "14 mall"})
    asked = []
    while state.round == 1:
        asked.append((question(state), state.turn))
        answer(state, "discard mall")
    first = asked[0][1]
    assert asked == [
        ("B: discard 1 above the limit", first),
        ("D: discard 2 above the limit", first + 1),
        ("D: discard 1 above the limit", first + 1),
    ]
    assert (question(state), state.turn) == ("A: build what?", first + 2)


def test_what_is_above_the_limit_can_be_drawn_in_the_same_round() -> None:
    state = table(hands={A: "parking", B: "14 school"}, deck="3 mall", discard="")
    answer(state, "discard school", "discard school", "pass")
    assert listed(state.offer) == "2 school 3 mall"


def test_a_card_that_pays_is_not_drawn_before_the_reveal() -> None:
    state = table(hands={A: "high_rise 3 school"}, deck="2 mall", discard="")
    build(state, "high_rise", "3 school")
    answer(state, "pass")
    assert listed(state.offer) == "2 mall"


def test_the_first_round_alone_begins_with_five_cards() -> None:
    state = table(hands={A: "7 mall"})
    assert question(state) == "A: build what?"
    state.round = 1
    assert GAME.secrets.first_question(state, A).amount == 2


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


def test_what_passing_leaves_over_is_in_the_shuffle_of_the_next_who_passes() -> None:
    state = table(3, deck="5 mall", discard="2 school", cities={C: "architect"})
    answer(state, "pass", "take mall")
    assert discards(state) == "2 school 4 mall"
    answer(state, "pass")
    drawn = listed(state.offer)
    assert (len(names(drawn)), state.left, discards(state)) == (5, 1, "")
    answer(state, offered(state)[0])
    assert wait(state)[:5] == [
        "C has sat",
        "A passes and looks at 5",
        "A discards 4 mall",
        "6 cards are shuffled",
        "B passes and looks at 5",
    ]


def test_a_pile_may_be_shuffled_twice_in_a_round() -> None:
    state = table(3, deck="4 mall", discard="")
    events = [*wait(state), *wait(state), *wait(state)]
    told = [line for line in events if "shuffled" in line or "passes" in line]
    assert told == [
        "A passes and looks at 4",
        "3 cards are shuffled",
        "B passes and looks at 3",
        "2 cards are shuffled",
        "C passes and looks at 2",
    ]
    assert discards(state) == "mall"


def test_whoever_passes_in_the_first_round_throws_the_two_cards_away_when_all_is_revealed() -> None:
    state = GAME.start(2, {}, 1)
    for _ in range(2):
        answer(state, offered(state)[0])
    thrown = aside(state, A)
    wait(state)
    assert (aside(state, A), len(names(discards(state)))) == (thrown, 4)
    for _ in range(2):
        answer(state, offered(state)[0])
    wait(state)
    assert (aside(state, A), len(names(discards(state)))) == ("", 12)


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


def income_first(state: TheCityState) -> Action:
    """Builds whatever brings most cards a round; nothing else but the first that is offered."""
    actions, seat = GAME.legal(state), state.asked[-1].seat
    builds = [action for action in actions if action.kind == c.BUILD]
    if not builds:
        return actions[0]
    trials = []
    for action in builds:
        trial = state.copy()
        GAME.box.add(trial, seat, action.what, 1)
        trials.append(GAME.box.brings(trial, seat)[0])
    grows = max(trials) > GAME.box.brings(state, seat)[0]
    return builds[trials.index(max(trials))] if grows else actions[-1]


@pytest.mark.no_cover
def test_five_who_mind_their_income_draw_five_cards_whenever_they_pass() -> None:
    """What they have too many, and what others left over, is there to be drawn."""
    drawn = []
    for seed in range(8):
        state = GAME.start(5, {}, seed)
        while not state.over:
            asked, action = state.asked[-1], income_first(state)
            there = state.left + sum(state.discard)
            GAME.apply(state, action)
            drawn += [min(5, there)] if action.kind == c.PASS and asked.kind == c.ASK_CHOOSE else []
    assert len(drawn) > 15
    assert set(drawn) == {5}


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
