"""Spielmaterial, Spielvorbereitung and the first sitting."""

import pytest
from helpers.the_city import (
    ARCHITECT,
    CARDS,
    GAME,
    A,
    B,
    answer,
    aside,
    city,
    counts,
    discards,
    do,
    hand,
    names,
    offered,
    question,
    table,
    totals,
)

from citybuilder.core.game import NONE, Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.box import Building
from citybuilder.games.the_city.rules import TheCity

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_two_to_five_players_can_play() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    assert GAME.options == []


@every_number_of_seats
def test_everybody_is_dealt_seven_cards(seats: int) -> None:
    state = GAME.start(seats, {}, 3)
    assert [len(names(hand(state, seat))) for seat in range(seats)] == [7] * seats
    assert state.sizes == [7] * seats
    assert state.left == sum(state.deck) == 105 - 7 * seats
    assert discards(state) == ""
    assert [city(state, seat) for seat in range(seats)] == [""] * seats
    assert totals(state) == [0] * seats


@every_number_of_seats
def test_architects_are_laid_aside_before_the_deal(seats: int) -> None:
    state = GAME.start(seats, {}, 3)
    assert state.architects == 5
    assert state.deck[GAME.box.architect] == 0
    assert all(ARCHITECT not in hand(state, seat) for seat in range(seats))


@every_number_of_seats
def test_nobody_is_dealt_more_copies_than_the_box_holds(seats: int) -> None:
    for seed in range(5):
        found = GAME.inventory(GAME.start(seats, {}, seed))
        assert found == {card.key: card.copies for card in GAME.box.buildings}
        assert sum(found.values()) == 110


@every_number_of_seats
def test_the_first_sitting_begins_with_throwing_away_two_of_seven(seats: int) -> None:
    state = GAME.start(seats, {}, 3)
    for seat in range(seats):
        who = "ABCDE"[seat]
        assert question(state) == f"{who}: discard 2"
        answer(state, offered(state)[0])
        assert question(state) == f"{who}: discard 1"
        answer(state, offered(state)[-1])
        assert question(state) == f"{who}: build what?"
        assert len(names(hand(state, seat))) == 5
        assert len(names(aside(state, seat))) == 2
        answer(state, "build architect")


def test_any_two_cards_may_be_thrown_away_each_pair_in_one_way() -> None:
    state = table(hands={A: "parking 2 school 2 mall opera_house airport"})
    state.round = 1
    state.asked[-1] = GAME.secrets.first_question(state, A)
    assert offered(state) == [
        "discard parking",
        "discard school",
        "discard opera_house",
        "discard mall",
    ]
    answer(state, "discard school")
    assert offered(state) == [
        "discard school",
        "discard opera_house",
        "discard mall",
        "discard airport",
    ]
    answer(state, "discard airport")
    assert hand(state, A) == "parking school opera_house 2 mall"
    assert aside(state, A) == "school airport"


def test_what_is_thrown_away_lies_on_the_discard_pile_after_the_first_round() -> None:
    state = GAME.start(2, {}, 5)
    thrown: list[str] = []
    for _ in range(2):
        for _ in range(2):
            thrown.append(offered(state)[0].removeprefix("discard "))
            answer(state, offered(state)[0])
        assert discards(state) == ""
        events = answer(state, "build architect")
    assert sorted(names(discards(state))) == sorted(thrown)
    assert events[-1] == "round 2 begins"


def test_what_does_not_stay_of_the_deal_is_told_before_what_is_paid_with() -> None:
    state = GAME.start(2, {}, 5)
    state.hands = counts("cinema school 5 mall") + counts("cinema school 5 mall")
    told: list[Event] = []
    for _ in range(2):
        for each in ("discard school", "discard mall", "build cinema", "pay mall", "pay mall"):
            told = do(state, each)
    found = [event for event in told if event.kind in (c.DISCARDED, c.BUILT)]
    school, mall = CARDS.index("school"), CARDS.index("mall")
    of_deal = [(c.DISCARDED, kind, c.OF_DEAL, 1) for kind in (school, mall)]
    paid = [(c.BUILT, CARDS.index("cinema"), 0, 2), (c.DISCARDED, mall, NONE, 2)]
    assert [(each.kind, each.what, each.where, each.amount) for each in found] == [
        *of_deal,
        *of_deal,
        *paid,
        *paid,
    ]
    assert not any(state.spare)


@pytest.mark.parametrize("round_number", [1, 8])
def test_a_seat_alone_knows_what_it_did_not_keep_of_the_deal(round_number: int) -> None:
    """Where an earlier version asked for surplus cards in a sitting, they are none of the deal."""
    state = GAME.start(2, {}, 5)
    state.round = round_number
    answer(state, offered(state)[0])
    assert sum(state.spare) == sum(GAME.observe(state, A).spare) == int(round_number == 1)
    assert sum(GAME.observe(state, B).spare) == 0


def test_what_was_not_kept_is_forgotten_where_nobody_listens() -> None:
    state = GAME.start(2, {}, 5)
    while state.round == 1:
        GAME.apply(state, GAME.legal(state)[0])
    assert not any(state.spare)


def test_the_same_seed_deals_the_same_cards() -> None:
    hands = [[hand(GAME.start(3, {}, seed), seat) for seat in range(3)] for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_every_kind_has_a_bit_of_its_own() -> None:
    assert GAME.box.bits == [2**number for number in range(len(CARDS))]


def test_a_box_can_be_empty() -> None:
    """What crosses to a worker process may be made without arguments first."""
    empty = TheCity()
    assert (empty.box.kinds, empty.setup.goal) == (0, 0)
    card = Building()
    assert (card.key, card.copies, card.needs, card.discounts) == ("", 0, (), ())


def test_what_saves_of_earlier_versions_lack_is_empty_at_the_start() -> None:
    state = GAME.start(3, {}, 1)
    for name in state.younger_fields():
        assert len(getattr(state, name)) == 3 * state.kinds
        assert not any(getattr(state, name))
