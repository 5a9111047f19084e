"""Tables that are filled in for a seat could be the real one, and the seat cannot tell."""

from collections.abc import Callable
from copy import deepcopy

import pytest
from helpers.builds import COMPILED
from helpers.the_city import (
    ARCHITECT,
    GAME,
    A,
    B,
    C,
    answer,
    aside,
    build,
    discards,
    hand,
    laid,
    names,
    question,
    table,
    wait,
)

from citybuilder.core.game import NONE, Action
from citybuilder.core.laws import at_random, by_preference, check_resample
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.advice import TheCityAdvice
from citybuilder.games.the_city.rules import TheCity
from citybuilder.games.the_city.state import TheCityState

ADVICE = TheCityAdvice(GAME)
SEEDS = range(20)


def worlds(state: TheCityState, seat: int) -> list[TheCityState]:
    """Tables that may be behind the view of a seat; each of them looks like the real one."""
    view = GAME.observe(state, seat)
    seen = plain(view)
    found = [
        GAME.determinize(view, seat, seeded(seed), belief)
        for seed in SEEDS
        for belief in (None, ADVICE)
    ]
    assert plain(view) == seen
    for world in found:
        assert plain(GAME.observe(world, seat)) == seen
        assert GAME.inventory(world) == GAME.inventory(state)
        assert world.hidden == [0] * state.seats
        assert min([*world.deck, *world.hands, *world.aside, *world.discard]) >= 0
        assert sum(world.deck) == world.left
        assert (world.turn, len(world.asked)) == (state.turn, len(state.asked))
    return found


def size(cards: str) -> int:
    return len(names(cards))


def test_other_hands_are_filled_with_cards_that_cannot_be_seen() -> None:
    state = table(3, hands={A: "2 mall", B: "3 school", C: "airport"}, deck="casino 2 cinema")
    found = worlds(state, A)
    for world in found:
        assert hand(world, A) == "2 mall"
        assert (size(hand(world, B)), size(hand(world, C))) == (3, 1)
        unseen = [*names(hand(world, B)), *names(hand(world, C))]
        assert set(unseen) <= {"school", "airport", "casino", "cinema"}
    assert len({hand(world, B) for world in found}) > 1


def test_whoever_has_sat_sits_again() -> None:
    state = table(3, hands={A: "high_rise 4 mall", B: "2 school"})
    build(state, "high_rise", "3 mall")
    found = worlds(state, B)
    assert {world.sat[A] for world in found} == {1}
    assert len({world.first[A] for world in found}) > 1
    for world in found:
        if world.first[A] not in (NONE, GAME.box.architect):
            assert size(aside(world, A)) == sum(world.prices[:2])


@pytest.mark.no_cover
def test_what_others_have_chosen_is_what_the_belief_holds_for_likely() -> None:
    """Without a belief each of three answers is chosen equally often."""
    state = table(3, hands={A: "8 casino"}, deck="60 casino")
    answers, likely = GAME.legal(state), ADVICE.prefer(state, GAME.legal(state))
    build(state, "casino", "6 casino")
    view = GAME.observe(state, B)
    for belief, weights in ((None, [1.0, 1.0, 1.0]), (ADVICE, likely)):
        worlds = [GAME.determinize(view, B, seeded(seed), belief) for seed in range(400)]
        chosen = [world.first[A] for world in worlds]
        for action, weight in zip(answers, weights, strict=True):
            assert chosen.count(action.what) == pytest.approx(400 * weight / sum(weights), abs=40)
    assert max(likely) > 2.0 * min(likely)


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [2, 5])
def test_no_belief_shows_a_seat_anything_else_than_another_one(seats: int) -> None:
    """All through a match, at every seat."""
    state = GAME.start(seats, {}, 4)
    pick = by_preference(ADVICE, 4)
    while not state.over:
        for seat in range(seats):
            view = GAME.observe(state, seat)
            for belief in (None, ADVICE):
                world = GAME.determinize(view, seat, seeded(state.turn), belief)
                assert plain(GAME.observe(world, seat)) == plain(view)
                assert GAME.inventory(world) == GAME.inventory(state)
        GAME.apply(state, pick(state, GAME.legal(state)))


def test_whoever_has_not_sat_begins_its_sitting_anew() -> None:
    state = table(3, hands={A: "high_rise 4 mall", B: "2 school"})
    answer(state, "build high_rise", "pay mall")
    for world in worlds(state, C):
        assert question(world) == "A: build what?"
        assert size(hand(world, A)) == 5
        assert aside(world, A) == ""


def test_whoever_passes_second_cannot_tell_that_somebody_passed_before() -> None:
    state = table(3, hands={A: "3 mall", B: "school"}, deck="60 casino")
    answer(state, "pass", "take casino", "pass")
    assert any(world.drew[A] == 0 for world in worlds(state, B))
    answer(state, "take casino")
    assert any(world.drew[A] == 0 for world in worlds(state, B))


def test_whoever_has_to_turn_the_pile_too_early_knows_that_somebody_passed_before() -> None:
    state = table(3, hands={A: "3 mall", B: "school"}, deck="7 casino", discard="9 cinema")
    answer(state, "pass", "take casino", "pass")
    for world in worlds(state, B):
        assert (world.first[A], world.drew[A]) == (NONE, 5)
        assert (size(hand(world, A)), size(discards(world))) == (4, 0), "what A left is shuffled"
    answer(state, "take casino")
    for world in worlds(state, B):
        assert world.drew[A] == 5


def test_one_of_two_may_have_passed_before() -> None:
    hands = {A: "parking 2 mall", B: "parking 2 mall"}
    state = table(3, hands=hands, deck="7 casino", discard="9 cinema")
    build(state, "parking")
    answer(state, "pass", "take casino", "pass")
    for world in worlds(state, C):
        assert sorted([world.drew[A], world.drew[B]]) == [0, 5]


def test_of_those_who_passed_the_last_ones_have_left_their_cards_on_the_pile() -> None:
    """The first one's cards were shuffled when the second one drew; the second one's were not."""
    state = table(4, deck="7 casino", discard="9 cinema")
    answer(state, "pass", "take casino", "pass", "take cinema", "pass")
    for world in worlds(state, C):
        assert (world.drew[A], world.drew[B]) == (5, 5)
        assert (size(hand(world, A)), size(hand(world, B))) == (1, 1)
        assert (size(laid(world, A)), size(laid(world, B))) == (0, 4)
        assert discards(world) == laid(world, B)


def test_whoever_sat_in_the_first_round_throws_the_deal_away_again() -> None:
    state = GAME.start(3, {}, 1)
    while state.asked[-1].seat == A:
        GAME.apply(state, GAME.legal(state)[0])
    for world in worlds(state, B):
        assert size(aside(world, A)) >= 2
        assert size(hand(world, A)) <= 6


def test_whoever_throws_away_what_is_too_much_begins_anew() -> None:
    state = table(3, hands={A: "14 mall", B: "2 school"}, deck="60 casino")
    answer(state, "discard mall")
    for world in worlds(state, B):
        assert question(world) == "A: discard 2 above the limit"
        assert (size(hand(world, A)), aside(world, A)) == (14, "")


def test_others_may_draw_behind_the_back_of_one_who_passed() -> None:
    """B can do nothing but pass, too."""
    state = table(3, cities={B: ARCHITECT}, deck="20 casino")
    answer(state, "pass", "take casino", "pass", "take casino")
    for world in worlds(state, A):
        assert (world.sat[B], world.first[B], world.drew[B]) == (1, NONE, 5)
        assert world.left == 10


def test_whoever_could_only_pass_draws_nothing_where_the_deck_is_known() -> None:
    """Five cards are away, and in a table that is filled in for C, A has them; B, who has nothing
    to build with, must have passed as well."""
    hands, cities = {A: "parking mall"}, {B: ARCHITECT}
    state = table(3, hands=hands, cities=cities, deck="7 casino", discard="9 cinema")
    build(state, "parking")
    answer(state, "pass", "take casino", "pass")
    for world in worlds(state, C):
        assert (world.drew[A], world.drew[B]) == (5, 0)
        assert (world.sat[B], world.first[B]) == (1, NONE)


def test_what_one_has_drawn_is_not_mixed_with_what_others_draw() -> None:
    state = table(3, cities={A: ARCHITECT}, deck="20 casino")
    answer(state, "pass", "take casino", "pass")
    for world in worlds(state, B):
        assert sum(world.offer) == 5
        assert size(laid(world, A)) == 4


def test_others_may_build_behind_the_back_of_one_who_passed() -> None:
    state = table(3, hands={B: "parking mall"}, deck="20 casino")
    answer(state, "pass", "take casino", "pass", "take casino")
    assert any(world.first[B] != NONE for world in worlds(state, A))


def test_a_turned_pile_that_one_does_not_know_of_is_filled_in_as_it_was() -> None:
    state = table(3, hands={B: "2 parking"}, deck="2 mall", discard="9 school")
    answer(state, "pass", "take mall")
    for seat in (A, B, C):
        worlds(state, seat)
    for world in worlds(state, C):
        assert world.shown_left == 2
        assert sum(world.discard) in (0, 4, 8, 9), "turned, by nobody, one or two who passed"


def test_a_pile_that_one_has_turned_oneself_stays_turned() -> None:
    state = table(3, deck="7 mall", discard="9 school")
    answer(state, "pass", "take mall", "pass")
    for world in worlds(state, B):
        assert (world.turned[B], discards(world), world.drew[A]) == (1, "", 5)
    wait_for_the_reveal(state)
    for seat in (A, B, C):
        worlds(state, seat)


def wait_for_the_reveal(state: TheCityState) -> None:
    answer(state, "take school")
    wait(state)
    assert state.round == 3


def test_whoever_found_the_piles_empty_knows_who_has_the_cards() -> None:
    state = table(4, hands={C: "parking"}, deck="1 mall", discard="school")
    answer(state, "pass", "take mall", "pass", "take school", "pass")
    for world in worlds(state, C):
        assert (size(hand(world, A)), size(hand(world, B)), world.left) == (1, 1, 0)
    for world in worlds(state, 3):
        assert world.shown_left == 1


def test_nobody_learns_anything_where_there_is_nothing_to_draw() -> None:
    state = table(3, hands={A: "parking mall"}, deck="", discard="")
    build(state, "parking")
    answer(state, "pass")
    for world in worlds(state, B):
        assert world.drew == [0, 0, 0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_filled_in_table_can_be_played_to_its_end(seats: int) -> None:
    state = GAME.start(seats, {}, 8)
    pick = at_random(8)
    for _ in range(60):
        GAME.apply(state, pick(state, GAME.legal(state)))
    for seat in range(seats):
        world = GAME.determinize(GAME.observe(state, seat), seat, seeded(seat))
        while not world.over:
            GAME.apply(world, pick(world, GAME.legal(world)))
        assert GAME.inventory(world) == GAME.inventory(state)
        assert max(world.total(other) for other in range(seats)) >= 50


# Where piles are empty


def often_passing(game: TheCity, seed: int) -> Callable[[TheCityState], Action]:
    """A player who passes every third time and else builds what costs much."""
    rng = seeded(seed)

    def pick(state: TheCityState) -> Action:
        actions = game.legal(state)
        if actions[-1].kind != c.PASS:
            return actions[rng.below(len(actions))]
        return actions[-1] if rng.below(3) == 0 else actions[max(0, len(actions) - 3)]

    return pick


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 5] if COMPILED else [3])  # they take their time
def test_nobody_can_tell_worlds_apart_where_the_piles_run_out(seats: int) -> None:
    """With a limit of 40 cards the hands empty both piles, and whoever passes notices."""
    setup = deepcopy(GAME.setup)
    setup.limit, setup.goal = 40, 200
    game = TheCity(GAME.box.buildings, setup)
    noticed = 0
    for seed in range(20):
        state, pick = game.start(seats, {}, seed), often_passing(game, seed)
        while not state.over and noticed < 12:
            game.apply(state, pick(state))
            if any(game.secrets.has_noticed(state, seat) for seat in range(seats)):
                noticed += 1
                check_resample(game, state, seeded(noticed))
    assert noticed == 12
