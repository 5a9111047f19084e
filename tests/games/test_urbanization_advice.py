"""What a sensible player of Urbanization does."""

import pytest
from helpers.urbanization import (
    GAME,
    WORDS,
    A,
    B,
    do,
    fill,
    give_factory,
    give_orders,
    new_game,
    play,
    set_pin,
    show,
    table,
    teach,
    turn_of,
)

from citybuilder.core.game import Decision
from citybuilder.core.laws import by_preference
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.advice import UrbanizationAdvice
from citybuilder.games.urbanization.state import UrbanizationState

ADVICE = UrbanizationAdvice(GAME)


def favourite(state: UrbanizationState) -> str:
    """What a sensible player answers at a glance."""
    actions = GAME.legal(state)
    weights = ADVICE.prefer(state, actions)
    assert min(weights) > 0
    return WORDS.answer(actions[weights.index(max(weights))])


def in_last_phase(state: UrbanizationState) -> UrbanizationState:
    state.round = c.ROUNDS
    turn_of(state, A, c.PHASES)
    return state


def test_a_full_card_is_attracted() -> None:
    state = table(2)
    show(state, "bakery", "sawmill", "wind_mill")
    fill(state, "bakery", A, B)
    assert favourite(state) == "industry"


def test_nobody_goes_on_selling_grain_without_need() -> None:
    state = table(2)
    state.money[A] = 0
    state.grain_at[0] = 0
    do(state, "trade_grain")
    do(state, "sell")
    state.grain[A] = 1
    state.asked.append(Decision(c.ASK_SELL, A))
    assert favourite(state) == "done"


def test_money_is_spent_in_the_last_action() -> None:
    state = in_last_phase(table(2))
    state.money[A] = 6
    give_orders(state, A, "1 orange")
    assert favourite(state) == "buildings"


def test_prices_go_where_others_would_buy() -> None:
    """Regions beside those of somebody else, not beside one's own."""
    state = table(2)
    do(state, "buy_land")
    do(state, "buy 1")
    there = int(favourite(state).split()[-1]) - 1
    assert GAME.land.is_beside(state, B, there)
    assert not GAME.land.is_beside(state, A, there)


def test_the_broker_makes_land_cheaper_that_is_near() -> None:
    state = table(2, characters={A: "broker"})
    state.prices[0] = 3
    do(state, "buy_land")
    do(state, "use")
    assert favourite(state) == "lift 1"


def test_grain_is_sown_as_long_as_the_row_can_hold_the_harvest() -> None:
    state = table(2, land={A: "7:house 13 8"})
    state.grain[A] = 4
    do(state, "sow")
    do(state, "sow in 7")
    do(state, "sow in 8")
    assert favourite(state) != "done"
    state.grain[A] = 7
    assert favourite(state) == "done"


def test_orders_that_citizens_need_are_not_turned_into_goods_late_in_a_round() -> None:
    state = table(2, land={A: "7:house,factory"})
    give_factory(state, A, "brickworks")
    give_orders(state, A, "3 orange")
    state.houses[A] = state.grain[A] = 3
    turn_of(state, A, c.PHASES)
    do(state, "produce")
    assert favourite(state).startswith("make 1")  # the least that is allowed
    state.houses[A] = 1
    assert favourite(state).startswith("make 2")


def test_a_card_that_goes_with_an_own_factory_is_taken() -> None:
    state = table(2, inventions=True)
    give_factory(state, A, "coal_mine")
    state.inventor = [-1] * len(state.inventor)
    set_pin(state, A, 5)
    do(state, "inventions")
    do(state, "advance from 5")
    assert favourite(state) == "take light_bulb"


def test_a_table_is_worth_more_with_more_of_anything() -> None:
    plain = ADVICE.worth.of(table(2, inventions=True), A)
    for change in ("money", "grain", "houses", "points", "character", "pin", "idea", "factory"):
        state = table(2, inventions=True)
        if change == "character":
            state.character[A] = c.FARMER
        elif change == "pin":
            state.pins[A * c.TRACK + 3] = 1
        elif change == "idea":
            teach(state, A, "seed_drill")
        elif change == "factory":
            give_factory(state, A, "software_house")
        else:
            getattr(state, change)[A] += 2
        assert ADVICE.worth.of(state, A) > plain, change


def test_what_is_begun_is_thought_through_to_its_end() -> None:
    """Of two tables on which a seat is in the midst of an action, the one after it counts."""
    state = table(2)
    before = ADVICE.worth.of(state, A)
    do(state, "orders")
    assert ADVICE.advise(state, A) > 0.0
    assert ADVICE.worth.of(ADVICE.settled(state, A), A) > before
    assert ADVICE.settled(state, B) is state


def test_help_without_which_nothing_is_possible_is_taken_rather_than_given_up() -> None:
    state = table(land={A: "7:house 13"}, characters={A: "architect"})
    state.money[A] = 1
    play(state, "buildings")
    use, renounce = ADVICE.prefer(state, GAME.legal(state))
    assert use > renounce


def test_whoever_did_without_help_is_judged_by_the_action_that_follows() -> None:
    state = table(characters={A: "architect"})
    state.money[A] = 1
    assert ADVICE.settled(state, A) is state
    play(state, "buildings", "renounce")
    assert ADVICE.settled(state, A).turn == state.turn + 1


def test_moving_prices_is_minor() -> None:
    for kind in (c.ASK_SPREAD, c.ASK_LIFT, c.ASK_SHIFT):
        assert ADVICE.is_minor(Decision(kind, A))
    assert not ADVICE.is_minor(Decision(c.ASK_ACTION, A))


@pytest.mark.parametrize("seats", [2, 4])
def test_sensible_players_make_more_points_than_at_random(seats: int) -> None:
    state = new_game(seats, inventions=True, seed=5)
    pick = by_preference(ADVICE, 5)
    while not state.over:
        GAME.apply(state, pick(state, GAME.legal(state)))
    assert sum(state.points_of(seat) for seat in range(seats)) / seats > 28


def test_grain_is_not_bought_if_the_row_cannot_hold_the_harvest() -> None:
    state = table(2, land={A: "7:house,grain 13:grain,grain 8:grain"})
    state.grain[A] = 1
    do(state, "trade_grain")
    do(state, "buy from barn 1")
    assert favourite(state) == "done"


def test_who_has_no_free_plot_sows_on_the_card_of_the_farmer() -> None:
    state = table(2, land={A: "7:house,house"}, characters={A: "farmer"})
    do(state, "sow")
    assert favourite(state) == "sow on card"


def test_orders_that_no_citizen_needs_are_worth_something_beside_a_factory() -> None:
    state = table(2)
    give_orders(state, A, "4 orange")
    idle = ADVICE.worth.of(state, A)
    give_factory(state, A, "brickworks")
    able = ADVICE.worth.of(state, A)
    state.produced[A * c.STACKS] = 1
    assert idle < ADVICE.worth.of(state, A) < able


def test_an_invention_is_worth_more_beside_its_factory() -> None:
    state = table(2, inventions=True)
    teach(state, A, "canning")
    hoped = ADVICE.worth.of(state, A)
    give_factory(state, B, "bakery")
    lost = ADVICE.worth.of(state, A)
    own = table(2, inventions=True)
    give_factory(own, A, "bakery")
    without = ADVICE.worth.of(own, A)
    teach(own, A, "canning")
    assert lost < hoped
    assert ADVICE.worth.of(own, A) - without > 1


@pytest.mark.parametrize("inventions", [False, True])
def test_everything_that_may_count_has_a_name_of_its_own(inventions: bool) -> None:
    names = ADVICE.trait_names()
    assert len(set(names)) == len(names)
    state = new_game(3, inventions, seed=2)
    pick = by_preference(ADVICE, 2)
    while not state.over:
        assert len(ADVICE.traits(state, state.asked[-1].seat)) == len(names)
        GAME.apply(state, pick(state, GAME.legal(state)))
    found = dict(zip(names, ADVICE.traits(state, B), strict=True))
    assert found["money"] == state.money[B] / 10
    assert found["grain"] == state.grain[B]
    assert found["orders:white"] == state.orders[B * c.COLOUR_COUNT + c.WHITE]
    assert found["points"] == GAME.standing(state)[B][0] / 10


def test_money_orders_and_the_next_harvest_are_counted_beside_the_score() -> None:
    state = table(2, land={A: "7:house,grain"})
    state.money[A], state.grain[A] = 5, 1
    give_orders(state, A, "2 orange 1 grey")
    means = [(line.rule, line.count, line.points) for line in ADVICE.means(state, A)]
    assert means == [(c.HAS_MONEY, 5, 0), (c.HAS_ORDERS, 3, 0), (c.HAS_GRAIN, 3, 0)]
    rules = [line.rule for line in GAME.scores(state)[A]]
    assert not set(rules) & {rule for rule, _, _ in means}
