"""Advice: a sensible opinion, whatever its exact numbers are."""

from pickle import dumps, loads

import pytest
from helpers.machi_koro import (
    ADVICE,
    CARDS,
    GAME,
    LANDMARKS,
    MALL,
    PARK,
    STATION,
    TOWER,
    A,
    B,
    C,
    answer,
    building,
    city,
    landmarks,
    offered,
    table,
    throw,
)

from citybuilder.core.rng import seeded
from citybuilder.games.machi_koro.advice import MachiKoroAdvice
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState


def strengths(state: MachiKoroState) -> list[float]:
    return [ADVICE.advise(state, seat) for seat in range(state.seats)]


def preferred(state: MachiKoroState) -> str:
    """What a sensible player does most often."""
    weights = preferences(state)
    return max(weights, key=lambda words: weights[words])


def preferences(state: MachiKoroState) -> dict[str, float]:
    actions = GAME.legal(state)
    return dict(zip(offered(state), ADVICE.prefer(state, actions), strict=True))


# Who stands better


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_begins_stands_a_little_better(seats: int) -> None:
    found = strengths(table(seats))
    assert found == sorted(found, reverse=True)
    assert found[0] / sum(found) < 0.6


def test_coins_help() -> None:
    one, other = strengths(table(coins=[3, 9]))
    assert other > one


@pytest.mark.parametrize("key", LANDMARKS)
def test_landmarks_help(key: str) -> None:
    one, other = strengths(table(built={B: [key]}))
    assert other > one


@pytest.mark.parametrize(
    "better",
    [
        {"convenience_store": 3},
        {"cafe": 6},
        {"forest": 3},
        {"stadium": 1},
        {"tv_station": 1},
        {"business_center": 1},
    ],
)
def test_better_cities_are_stronger(better: dict[str, int]) -> None:
    start = {"wheat_field": 1, "bakery": 1}
    cities = {A: start, B: {**start, **better}}
    one, other = strengths(table(cities=cities))
    assert other > one


def test_high_numbers_help_only_with_the_station() -> None:
    cities = {A: {"wheat_field": 1}, B: {"cheese_factory": 2, "ranch": 3, "wheat_field": 1}}
    without = strengths(table(cities=cities, built={A: [MALL], B: [MALL]}))
    assert without[B] > without[A]
    with_it = strengths(table(cities=cities, built={A: [MALL], B: [STATION]}))
    assert with_it[B] / with_it[A] > without[B] / without[A]


@pytest.mark.parametrize("key", [MALL, PARK, TOWER])
def test_a_landmarks_power_is_worth_something(key: str) -> None:
    """Of two cities that miss equal sums, the one whose landmark does more is ahead or equal."""
    cities = {A: {"bakery": 4, "mine": 3}, B: {"bakery": 4, "mine": 3}}
    plain_one = strengths(table(cities=cities, built={A: [STATION], B: [STATION]}))
    with_power = strengths(table(cities=cities, built={A: [STATION], B: [STATION, key]}))
    assert with_power[B] > plain_one[B]


def test_a_finished_city_is_far_ahead() -> None:
    state = building(3, coins=[22, 60, 60], built={A: [STATION, MALL, PARK]})
    answer(state, f"build {TOWER}")
    found = strengths(state)
    assert found[A] > 0.5 * sum(found)


def test_a_rich_city_with_one_landmark_to_go_is_ahead() -> None:
    state = table(3, coins=[30, 2, 2], built={A: [STATION, MALL, PARK]})
    found = strengths(state)
    assert found[A] > 0.8 * sum(found)


# What to do


def test_one_die_for_low_numbers_and_two_for_high_ones() -> None:
    low = {A: {"bakery": 2, "convenience_store": 2}}
    assert preferred(table(cities=low, built={A: [STATION]})) == "roll 1"
    high = {A: {"cheese_factory": 2, "ranch": 2, "mine": 2}}
    assert preferred(table(cities=high, built={A: [STATION]})) == "roll 2"


def test_without_the_station_there_is_nothing_to_choose() -> None:
    assert list(preferences(table())) == ["roll 1"]


def test_a_good_throw_is_kept_and_a_bad_one_is_not() -> None:
    cities = {A: {"convenience_store": 3, "cafe": 1}}
    state = table(cities=cities, built={A: [TOWER]})
    throw(state, 4)
    assert preferred(state) == "keep"
    state = table(cities=cities, built={A: [TOWER]})
    throw(state, 3)
    assert preferred(state) == "reroll"
    state = table(cities={A: {"mine": 3}}, built={A: [STATION, TOWER]})
    throw(state, 4, 5)
    assert preferred(state) == "keep"


def test_the_richest_opponent_is_robbed() -> None:
    state = table(4, coins=[0, 2, 4, 1], cities={A: {"tv_station": 1}})
    throw(state, 6)
    assert preferred(state) == "rob C"
    weights = preferences(state)
    assert weights["rob B"] > weights["rob D"]


def test_the_last_landmark_is_built_at_once() -> None:
    state = building(coins=[30, 0], built={A: [STATION, MALL, PARK]})
    assert preferred(state) == f"build {TOWER}"


def test_a_poor_city_buys_what_earns() -> None:
    state = building(coins=[3, 0])
    weights = preferences(state)
    assert preferred(state) != "pass"
    assert weights["build convenience_store"] > weights["build furniture_factory"]


def test_a_factory_is_worth_more_with_its_suppliers() -> None:
    mines = {"mine": 2}
    alone = building(coins=[5, 0], cities={A: mines}, built={A: [STATION]})
    supplied = building(coins=[5, 0], cities={A: {**mines, "ranch": 4}}, built={A: [STATION]})
    key = "build cheese_factory"
    assert preferences(supplied)[key] > preferences(alone)[key]
    assert preferred(supplied) == key


def test_suppliers_are_worth_more_with_their_factory() -> None:
    alone = building(coins=[3, 0], cities={A: {"ranch": 1}}, built={A: [STATION]})
    cities = {A: {"ranch": 1, "cheese_factory": 2}}
    supplying = building(coins=[3, 0], cities=cities, built={A: [STATION]})
    assert preferences(supplying)["build ranch"] > preferences(alone)["build ranch"]


def test_what_cannot_earn_its_price_any_more_is_not_built() -> None:
    state = building(coins=[21, 0], built={A: [STATION, MALL, PARK]})
    weights = preferences(state)
    assert all(weights[words] <= weights["pass"] for words in weights)


def test_red_cards_count_the_opponents() -> None:
    two = building(2, coins=[2, 0], cities={A: {"bakery": 1}})
    four = building(4, coins=[2, 0, 0, 0], cities={A: {"bakery": 1}})
    assert preferences(four)["build cafe"] > preferences(two)["build cafe"]


def test_others_with_two_dice_make_high_cards_better() -> None:
    state = building(3, coins=[3, 0, 0], cities={A: {"bakery": 1}})
    with_dice = building(
        3, coins=[3, 0, 0], cities={A: {"bakery": 1}}, built={B: [STATION], C: [STATION]}
    )
    key = "build family_restaurant"
    assert preferences(with_dice)[key] > preferences(state)[key]


def test_a_swap_gives_little_and_takes_much() -> None:
    cities = {
        A: {"business_center": 1, "wheat_field": 1, "ranch": 3, "cheese_factory": 2},
        B: {"mine": 1, "furniture_factory": 1},
    }
    state = table(coins=[0, 0], cities=cities, built={A: [STATION]})
    throw(state, 6)
    assert preferences(state)["give wheat_field"] > preferences(state)["give cheese_factory"]
    answer(state, "give wheat_field")
    assert preferred(state) == "take mine from B"


def test_whoever_is_asked_has_no_landmark_that_does_not_work_yet() -> None:
    """Advice counts what stands; at a throw of one's own that is what works."""
    rng = seeded(3)
    state = table(2, coins=[60, 60])
    waiting = 0
    while not state.over:
        seat = state.asked[-1].seat
        assert state.working[seat] == state.built[seat]
        waiting += state.working != state.built
        answers = GAME.legal(state)
        GAME.apply(state, answers[rng.below(len(answers))])
    assert waiting


def test_every_number_that_something_is_learned_about_has_a_name() -> None:
    """The first and the last of each list are what their names say."""
    rng = seeded(4)
    state = table(3)
    for names in (ADVICE.trait_names(), ADVICE.mood_names(), ADVICE.genre_names()):
        assert len(set(names)) == len(names)
    while not state.over:
        seat = state.asked[-1].seat
        answers = GAME.legal(state)
        traits = dict(zip(ADVICE.trait_names(), ADVICE.traits(state, seat), strict=True))
        moods = dict(zip(ADVICE.mood_names(), ADVICE.moods(state, seat), strict=True))
        for key in CARDS:
            assert traits[f"own:{key}"] == 2 * moods[f"own:{key}"] == city(state, seat).get(key, 0)
        for key in LANDMARKS:
            stands = key in landmarks(state, seat)
            assert traits[f"landmark:{key}"] == moods[f"landmark:{key}"] == stands
        assert traits["coins"] == moods["coins"] == state.coins[seat] / 10
        assert traits["lateness"] == moods["lateness"]
        genres = [ADVICE.genre_names()[genre] for genre in ADVICE.genres(state, answers)]
        assert genres in ([], [GAME.written(action) for action in answers])
        GAME.apply(state, answers[rng.below(len(answers))])


def test_advice_is_made_anew_in_another_process() -> None:
    state = table(2, coins=[3, 9])
    assert loads(dumps(ADVICE)).advise(state, B) == ADVICE.advise(state, B)


def test_a_game_without_cards_has_an_opinion_on_nothing() -> None:
    game = MachiKoro()
    assert (game.kinds, game.station, game.tower) == (0, 0, 0)
    assert MachiKoroAdvice(game).genre_names() == ["roll:1", "roll:2", "pass"]
