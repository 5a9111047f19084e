"""Die Baukolonne: two cheap cards in one round."""

import pytest
from helpers.the_city import (
    CARDS,
    GAME,
    A,
    B,
    answer,
    build,
    buildable,
    city,
    hand,
    offered,
    question,
    table,
    wait,
)

CREW = "construction_crew"
CHEAP = [card.key for card in GAME.box.buildings if card.cost <= 4 and card.key != "architect"]


def second_asked(hand_of_a: str, built: str, first: str, payment: str = "") -> bool:
    state = table(hands={A: hand_of_a}, cities={A: built}, deck="5 mall")
    build(state, first, payment)
    return question(state) == "A: build a second card?"


def test_a_crew_builds_two_cards_that_are_paid_one_after_the_other() -> None:
    state = table(hands={A: "high_rise city_villa 8 mall"}, cities={A: CREW}, deck="9 casino")
    build(state, "high_rise", "3 mall")
    assert question(state) == "A: build a second card?"
    assert offered(state) == ["build city_villa", "enough"]
    assert build(state, "city_villa", "4 mall") == ["A has sat"]
    assert hand(state, A) == "mall"
    assert [event for event in wait(state) if event.startswith("A ")][:3] == [
        "A builds high_rise for 3",
        "A builds city_villa for 4",
        "A discards 7 mall",
    ]
    assert city(state, A) == f"{CREW} high_rise city_villa"
    assert hand(state, A) == "casino mall"


def test_both_cards_bring_something_in_the_same_round() -> None:
    state = table(hands={A: "2 parking"}, cities={A: f"{CREW} central_park"}, deck="9 mall")
    build(state, "parking")
    build(state, "parking")
    assert "A scores 3" in wait(state)


def test_there_is_no_third_card() -> None:
    state = table(hands={A: "3 parking"}, cities={A: CREW})
    build(state, "parking")
    assert build(state, "parking") == ["A has sat"]
    assert question(state) == "B: build what?"
    assert hand(state, A) == "parking"


def test_without_a_crew_there_is_one_card() -> None:
    state = table(hands={A: "2 parking"}, cities={B: CREW})
    assert build(state, "parking") == ["A has sat"]


def test_the_crew_keeps_working_round_for_round() -> None:
    state = table(hands={A: "3 parking"}, cities={A: CREW})
    build(state, "parking")
    answer(state, "enough")
    wait(state)
    build(state, "parking")
    assert question(state) == "A: build a second card?"


# Baukosten von maximal 4


@pytest.mark.parametrize("card", CARDS[:-1])
def test_the_second_card_has_a_printed_cost_of_at_most_four(card: str) -> None:
    built = f"{CREW} apartments"
    state = table(hands={A: f"parking {card} 10 airport"}, cities={A: built}, deck="5 mall")
    build(state, "parking")
    assert (card in buildable(state).split()) == (card in CHEAP and card != CREW)


@pytest.mark.parametrize("card", [card for card in CARDS[:-3] if card != CREW])
def test_after_a_dearer_card_there_is_no_second(card: str) -> None:
    """Subway and Park & Ride take a whole hand."""
    cost = GAME.box.buildings[CARDS.index(card)].cost
    payment = f"{cost} casino" if cost else ""
    asked = second_asked(f"{card} parking {payment}", f"{CREW} apartments", card, payment)
    assert asked == (card in CHEAP)


def test_the_printed_cost_counts_for_the_first_card_even_if_it_is_cheaper() -> None:
    built = f"{CREW} research_center citizens_office"
    assert not second_asked("technology_park parking 2 mall", built, "technology_park", "2 mall")


def test_the_printed_cost_counts_for_the_second_card_even_if_it_is_cheaper() -> None:
    built = f"{CREW} research_center citizens_office"
    state = table(
        hands={A: "parking technology_park cinema 5 mall"}, cities={A: built}, deck="mall"
    )
    build(state, "parking")
    assert buildable(state) == "cinema"


# In the chosen order


def test_the_first_card_fulfils_the_condition_of_the_second() -> None:
    state = table(hands={A: "apartments school 2 mall"}, cities={A: CREW})
    assert buildable(state) == "apartments architect"
    build(state, "apartments", "mall")
    assert buildable(state) == "school"
    build(state, "school", "mall")
    assert "A builds school for 1" in wait(state)


def test_the_first_card_makes_the_second_cheaper() -> None:
    built = f"{CREW} apartments"
    state = table(hands={A: "school city_villa 3 mall"}, cities={A: built})
    build(state, "school", "mall")
    assert buildable(state) == "city_villa"
    build(state, "city_villa", "2 mall")
    events = wait(state)
    assert "A builds school for 1" in events
    assert "A builds city_villa for 2" in events


def test_the_second_card_does_nothing_for_the_first() -> None:
    state = table(
        hands={A: "school city_villa 5 mall"}, cities={A: f"{CREW} townhouse"}, deck="mall"
    )
    assert "school" not in buildable(state)
    build(state, "city_villa", "4 mall")
    build(state, "school", "mall")
    assert "A builds city_villa for 4" in wait(state)


def test_a_discount_that_stands_already_is_not_given_twice() -> None:
    built = f"{CREW} apartments school"
    state = table(hands={A: "school city_villa 4 mall"}, cities={A: built}, deck="mall")
    build(state, "school", "mall")
    answer(state, "build city_villa")
    assert question(state) == "A: pay 2"


def test_the_same_single_card_cannot_be_built_twice_in_a_round() -> None:
    state = table(hands={A: "2 central_park parking 3 mall"}, cities={A: CREW})
    build(state, "central_park", "mall")
    assert buildable(state) == "parking"


def test_two_copies_of_a_card_that_is_not_single_can_be_built_together() -> None:
    state = table(hands={A: "2 townhouse 2 mall"}, cities={A: CREW})
    build(state, "townhouse", "mall")
    build(state, "townhouse", "mall")
    wait(state)
    assert city(state, A) == f"2 townhouse {CREW}"


# The architect is not one of the two


def test_the_architect_is_no_first_card_of_two() -> None:
    assert not second_asked("2 parking", CREW, "architect")


def test_the_architect_is_no_second_card() -> None:
    state = table(hands={A: "2 parking"}, cities={A: CREW})
    build(state, "parking")
    assert offered(state) == ["build parking", "enough"]


# One need not


def test_the_second_card_can_be_declined() -> None:
    state = table(hands={A: "2 parking mall"}, cities={A: CREW})
    build(state, "parking")
    assert answer(state, "enough") == ["A has sat"]
    assert hand(state, A) == "parking mall"
    events = wait(state)
    assert events.count("A builds parking for 0") == 1
    assert city(state, A) == f"parking {CREW}"


def test_nobody_is_asked_who_has_nothing_left_to_pay_a_second_card() -> None:
    assert not second_asked("apartments townhouse", CREW, "apartments", "townhouse")
    assert not second_asked("apartments townhouse mall", CREW, "apartments", "mall")
    assert second_asked("apartments townhouse 2 mall", CREW, "apartments", "mall")


def test_nobody_is_asked_whose_other_cards_are_not_allowed() -> None:
    assert not second_asked("parking 3 school", CREW, "parking")


def test_what_pays_the_first_card_cannot_be_the_second() -> None:
    state = table(hands={A: "townhouse parking apartments"}, cities={A: CREW})
    build(state, "townhouse", "parking")
    assert question(state) == "B: build what?"


def test_whoever_has_a_crew_may_pass() -> None:
    state = table(hands={A: "2 parking"}, cities={A: CREW}, deck="9 mall")
    answer(state, "pass", "take mall")
    assert question(state) == "B: build what?"


# In der Runde, in der ein Spieler die Baukolonne in seine Auslage legt


def test_in_the_round_the_crew_is_built_one_more_card_follows_at_once() -> None:
    state = table(hands={A: f"{CREW} high_rise 5 mall"})
    build(state, CREW, "mall")
    assert question(state) == "A: build a second card?"
    build(state, "high_rise", "3 mall")
    events = wait(state)
    assert [event for event in events if " builds " in event] == [
        f"A builds {CREW} for 1",
        "A builds high_rise for 3",
    ]
    assert city(state, A) == f"{CREW} high_rise"
    assert "A discards 4 mall" in events


@pytest.mark.parametrize("card", CARDS[:-1])
def test_that_card_has_a_printed_cost_of_at_most_four_too(card: str) -> None:
    state = table(hands={A: f"{CREW} {card} 10 airport"}, cities={A: "apartments"}, deck="5 mall")
    build(state, CREW, "airport")
    seconds = buildable(state).split() if question(state).startswith("A") else []
    assert (card in seconds) == (card in CHEAP and card != CREW)


def test_the_card_after_the_new_crew_can_be_declined() -> None:
    state = table(hands={A: f"{CREW} parking mall"})
    build(state, CREW, "mall")
    assert answer(state, "enough") == ["A has sat"]
    wait(state)
    assert city(state, A) == CREW


def test_a_new_crew_without_a_card_to_follow_ends_the_sitting() -> None:
    state = table(hands={A: f"{CREW} apartments"})
    assert build(state, CREW, "apartments") == ["A has sat"]


def test_the_crew_itself_cannot_be_the_second_card_without_a_crew() -> None:
    state = table(hands={A: f"{CREW} parking mall"})
    assert build(state, "parking") == ["A has sat"]
