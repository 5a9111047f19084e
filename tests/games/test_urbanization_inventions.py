"""What each of the eighteen inventions gives, at once or for good."""

import pytest
from helpers.urbanization import (
    FACTORIES,
    GAME,
    INVENTIONS,
    A,
    B,
    during,
    end_round,
    give_factory,
    give_orders,
    lay_land,
    offered,
    orders,
    play,
    points,
    question,
    set_pin,
    table,
    teach,
)

from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState

AT_ONCE = (
    "spinning_machine",
    "canning",
    "steam_locomotive",
    "photography",
    "sewing_machine",
    "light_bulb",
    "gas_turbine",
    "internet",
)


def inventor(name: str, character: str = "") -> UrbanizationState:
    """A stands on the space of an invention and may take it."""
    state = table(inventions=True, characters={A: character} if character else {})
    space = int(GAME.box.inventions[INVENTIONS.index(name)].space) + 1
    if space == 1:
        play(state, "inventions", "enter")
    else:
        set_pin(state, A, space - 1)
        play(state, "inventions", f"advance from {space - 1}")
    return state


def gains(state: UrbanizationState, name: str) -> list[str]:
    """What is told after a card was taken and its point was scored."""
    told = play(state, f"take {name}")
    assert told[1] == "A scores 1 for inventions"
    return [words for words in told[2:] if not words.startswith("turn of")]


@pytest.mark.parametrize("name", INVENTIONS)
def test_an_invention_helps_at_once_or_for_good(name: str) -> None:
    state = inventor(name)
    number = INVENTIONS.index(name)
    gains(state, name)
    assert state.knows(A, number) == (name not in AT_ONCE)
    assert not state.knows(B, number)
    assert GAME.box.inventions[number].lasting == (name not in AT_ONCE)


@pytest.mark.parametrize("name", [name for name in INVENTIONS if name not in AT_ONCE])
def test_an_invention_that_helps_for_good_gives_nothing_at_once(name: str) -> None:
    state = inventor(name)
    money, before = state.money[A], points(state)[A]
    assert gains(state, name) == []
    assert (state.money[A], points(state)[A], state.grain[A]) == (money, before + 1, 1)


# Orders


@pytest.mark.parametrize(
    ("name", "colours"),
    [
        ("spinning_machine", ["2 orange"]),
        ("sewing_machine", ["2 grey"]),
        ("gas_turbine", ["1 white", "1 grey"]),
    ],
)
def test_some_inventions_bring_orders(name: str, colours: list[str]) -> None:
    state = inventor(name)
    give_orders(state, A, "")
    left = sum(state.orders_left)
    assert gains(state, name) == [f"A gets {words}" for words in colours]
    assert sorted(orders(state, A).split()) == sorted(" ".join(colours).split())
    assert sum(state.orders_left) == left - 2


def test_orders_of_an_invention_need_supply_and_a_place_in_the_row() -> None:
    state = inventor("gas_turbine")
    give_orders(state, A, "7 orange")
    assert gains(state, "gas_turbine") == ["A gets 1 white"]
    state = inventor("gas_turbine")
    state.orders_left[c.WHITE] = 0
    assert gains(state, "gas_turbine") == ["A gets 1 grey"]
    state = inventor("spinning_machine")
    state.orders_left[c.ORANGE] = 1
    assert gains(state, "spinning_machine") == ["A gets 1 orange"]
    state = inventor("sewing_machine")
    give_orders(state, A, "8 orange")
    assert gains(state, "sewing_machine") == []


# Canned grain, money, points


def test_canning_gives_2_grain_from_the_return_area() -> None:
    state = inventor("canning")
    assert gains(state, "canning") == ["A takes 2 from return area"]
    assert (state.grain[A], state.grain_at) == (3, [4, 4, 4, 4, 4, 6])


@pytest.mark.parametrize(("there", "grain", "taken"), [(1, 1, 1), (8, 7, 1)])
def test_canning_gives_what_is_there_and_has_a_place(there: int, grain: int, taken: int) -> None:
    state = inventor("canning")
    state.grain_at[c.RETURN], state.grain[A] = there, grain
    assert gains(state, "canning") == [f"A takes {taken} from return area"]
    assert state.grain[A] == grain + taken


@pytest.mark.parametrize(("there", "grain"), [(0, 1), (8, 8)])
def test_canning_that_gives_nothing_is_not_told(there: int, grain: int) -> None:
    state = inventor("canning")
    state.grain_at[c.RETURN], state.grain[A] = there, grain
    assert gains(state, "canning") == []


def test_a_steam_locomotive_brings_4_dollars() -> None:
    state = inventor("steam_locomotive")
    assert gains(state, "steam_locomotive") == ["A earns 4 for an invention"]
    assert state.money[A] == 12


def test_photography_is_worth_2_more_points() -> None:
    state = inventor("photography")
    before = points(state)[A]
    assert gains(state, "photography") == ["A scores 2 for inventions"]
    assert points(state)[A] == before + 3


@pytest.mark.parametrize(("citizens", "told"), [(0, []), (1, [2]), (4, [8])])
def test_the_internet_brings_2_dollars_per_citizen_and_the_tax_marker_stays(
    citizens: int, told: list[int]
) -> None:
    state = inventor("internet")
    state.citizens[A] = citizens
    expected = [f"A earns {money} for an invention" for money in told]
    assert gains(state, "internet") == expected
    assert (state.money[A], state.taxes[A]) == (8 + 2 * citizens, 8)


# Glühlampe


def test_a_light_bulb_lets_its_inventor_make_goods_at_once() -> None:
    state = inventor("light_bulb")
    give_factory(state, A, "bakery")
    give_orders(state, A, "3 orange")
    assert gains(state, "light_bulb") == []
    assert question(state) == "A: goods at stack 1 field 1 after 0?"
    assert play(state, "make 2 at stack 1 field 1") == [
        "A makes 2 orange at stack 1 field 1",
        "A earns 2 for goods",
        "A scores 2 for goods",
        "turn of B",
    ]


def test_a_light_bulb_gives_nothing_where_nothing_can_be_made() -> None:
    state = inventor("light_bulb")
    gains(state, "light_bulb")
    assert question(state) == "B: which action?"
    state = inventor("light_bulb")
    give_factory(state, A, "bakery")
    state.produced[0] = 1
    gains(state, "light_bulb")
    assert question(state) == "B: which action?"


def test_a_factory_that_made_goods_by_light_bulb_has_made_them_for_this_round() -> None:
    state = inventor("light_bulb")
    give_factory(state, A, "bakery")
    gains(state, "light_bulb")
    play(state, "make 1 at stack 1 field 1")
    assert state.produced[0] == 1


def test_the_merchant_helps_with_goods_by_light_bulb() -> None:
    state = inventor("light_bulb", "merchant")
    give_factory(state, A, "bakery")
    gains(state, "light_bulb")
    assert question(state) == "A: use merchant?"
    assert play(state, "use", "make 1 at stack 1 field 1")[2:4] == [
        "A earns 1 for goods",
        "A earns 1 for the merchant",
    ]


# At the harvest


@pytest.mark.parametrize(
    ("names", "sown", "new"),
    [
        ((), 2, 2),
        (("seed_drill",), 0, 0),
        (("seed_drill",), 1, 2),
        (("seed_drill",), 2, 3),
        (("artificial_fertiliser",), 1, 1),
        (("artificial_fertiliser",), 2, 3),
        (("artificial_fertiliser",), 3, 4),
        (("seed_drill", "artificial_fertiliser"), 1, 2),
        (("seed_drill", "artificial_fertiliser"), 2, 4),
    ],
)
def test_seed_drill_and_fertiliser_add_1_grain_to_a_harvest(
    names: tuple[str, ...], sown: int, new: int
) -> None:
    state = table(inventions=True)
    lay_land(state, A, " ".join(f"{region}:grain" for region in (1, 13, 19)[:sown]))
    teach(state, A, *names)
    state.grain[A] = 0
    told = during("harvest", end_round(state))
    assert [words for words in told if "harvests" in words] == ["A harvests from return area"] * new
    assert len(told) == sown + new


def test_seed_drill_and_fertiliser_count_grain_on_the_card_and_help_nobody_else() -> None:
    state = table(inventions=True)
    teach(state, B, "seed_drill")
    teach(state, B, "artificial_fertiliser")
    state.on_card[A], state.on_card[B] = 2, 2
    told = during("harvest", end_round(state))
    assert told.count("A harvests from return area") == 2
    assert told.count("B harvests from return area") == 4


# In the preparation of the next round


@pytest.mark.parametrize(("left", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_refrigeration_scores_every_2_grain_that_are_left(left: int, points: int) -> None:
    state = table(inventions=True)
    teach(state, A, "refrigeration")
    give_orders(state, A, "")
    state.grain = [left] * 4
    give_orders(state, B, "")
    told = during("feeding", end_round(state))
    assert [words for words in told if words.startswith("A scores")] == [
        f"A scores {points} for grain"
    ] * (points > 0)
    assert [words for words in told if words.startswith("B scores")] == [
        f"B scores {left // 3} for grain"
    ] * (left >= 3)


@pytest.mark.parametrize(("citizens", "more"), [(2, False), (3, True), (5, True)])
def test_television_scores_1_for_at_least_3_citizens(citizens: int, more: bool) -> None:
    state = table(inventions=True)
    teach(state, A, "television")
    for seat in (A, B):
        state.houses[seat] = state.grain[seat] = citizens
        give_orders(state, seat, f"{citizens} grey")
    told = during("citizens", end_round(state))
    assert ("A scores 1 for inventions" in told) == more
    assert "B scores 1 for inventions" not in told
    assert f"A scores {2 * citizens} for citizens" in told


# Pairings


@pytest.mark.parametrize(
    ("name", "partners", "each"),
    [
        ("seed_drill", ("bakery", "wind_mill"), 1),
        ("spinning_machine", ("textile_mill", "sawmill"), 1),
        ("steam_engine", ("sawmill", "brickworks"), 1),
        ("canning", ("bakery", "brewery"), 1),
        ("steam_locomotive", ("coal_mine", "steel_works"), 1),
        ("telegraph", ("paper_mill", "electronics_plant"), 1),
        ("photography", ("paper_mill", "television_studio"), 2),
        ("sewing_machine", ("textile_mill", "iron_foundry"), 2),
        ("bessemer_converter", ("steel_works", "car_factory"), 2),
        ("refrigeration", ("brewery", "chemical_works"), 2),
        ("reinforced_concrete", ("brickworks", "iron_foundry"), 2),
        ("light_bulb", ("power_plant", "coal_mine"), 2),
        ("combustion_engine", ("car_factory", "aircraft_works"), 3),
        ("artificial_fertiliser", ("chemical_works", "wind_mill"), 3),
        ("gas_turbine", ("aircraft_works", "power_plant"), 3),
        ("television", ("television_studio", "computer_factory"), 3),
        ("microchip", ("computer_factory", "software_house"), 3),
        ("internet", ("software_house", "electronics_plant"), 3),
    ],
)
def test_an_invention_goes_with_two_factories(
    name: str, partners: tuple[str, str], each: int
) -> None:
    for owned in range(3):
        state = table(inventions=True)
        teach(state, A, name)
        others = [card for card in FACTORIES if card not in partners]
        give_factory(state, A, *partners[:owned])
        give_factory(state, A, *others[:9])
        give_factory(state, B, *partners[owned:], *others[9:])
        state.round = 6
        told = end_round(state)
        expected = [f"A scores {owned * each} for combinations"] if owned else []
        assert [words for words in told if words.endswith("combinations")] == expected


def test_every_factory_goes_with_two_inventions() -> None:
    named = [factory for invention in GAME.box.inventions for factory in invention.factories]
    assert sorted(named) == sorted([*range(18), *range(18)])


def test_covered_factories_count_and_all_inventions_are_added() -> None:
    state = table(inventions=True)
    teach(state, A, "seed_drill", "canning", "artificial_fertiliser")
    give_factory(state, A, "bakery", "wind_mill", "brewery")
    state.round = 6
    assert "A scores 7 for combinations" in end_round(state)


def test_combinations_count_only_at_the_end_of_the_game() -> None:
    state = table(inventions=True)
    teach(state, A, "seed_drill")
    give_factory(state, A, "bakery")
    state.round = 5
    assert not any(words.endswith("combinations") for words in end_round(state))


def test_offers_on_the_track_never_include_what_is_not_in_the_game() -> None:
    state = table(2, inventions=True)
    play(state, "inventions", "enter")
    assert offered(state) == ["take seed_drill", "step", "stop"]
