"""What bots think of The City: tempo, prices, and which cards hurt least."""

import pytest
from helpers.the_city import ARCHITECT, CARDS, GAME, A, B, table

from citybuilder.core.game import Action
from citybuilder.core.laws import at_random
from citybuilder.core.plain import plain
from citybuilder.core.rng import seeded
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.advice import TheCityAdvice
from citybuilder.games.the_city.state import TheCityState

ADVICE = TheCityAdvice(GAME)
CHEAP = "2 parking 2 apartments 2 housing_tract"


def favourite(state: TheCityState) -> str:
    """What a sensible player answers, in words."""
    actions = GAME.legal(state)
    weights = ADVICE.prefer(state, actions)
    best = actions[weights.index(max(weights))]
    return CARDS[best.what] if best.what >= 0 else {c.PASS: "pass", c.ENOUGH: "enough"}[best.kind]


def answer(state: TheCityState, kind: int, card: str = "") -> None:
    GAME.apply(state, Action(kind, CARDS.index(card) if card else -1))


def chance(state: TheCityState, seat: int) -> float:
    strengths = [ADVICE.advise(state, each) for each in range(state.seats)]
    return strengths[seat] / sum(strengths)


def test_income_is_built_early_and_points_late() -> None:
    hand = f"casino concert_hall {CHEAP}"
    early = table(hands={A: hand, B: CHEAP})
    late = table(hands={A: hand, B: CHEAP}, points=[40, 44], cities={B: "opera_house"})
    assert favourite(early) == "casino"
    assert favourite(late) == "concert_hall"


def test_the_end_comes_nearer_with_the_leader_s_points() -> None:
    far = table(cities={A: "mall", B: "mall"})
    near = table(cities={A: "mall", B: "mall opera_house"}, points=[10, 35])
    over_next = table(cities={B: "2 opera_house"}, points=[0, 45])
    assert ADVICE.rounds(far) > ADVICE.rounds(near) > ADVICE.rounds(over_next)
    assert ADVICE.rounds(over_next) == 1.0


def test_whoever_has_the_better_city_has_the_better_chance() -> None:
    state = table(hands={A: CHEAP, B: CHEAP}, cities={A: "mall school", B: "parking"})
    assert chance(state, A) > 0.6
    even = table(hands={A: CHEAP, B: CHEAP}, cities={A: "mall", B: "mall"})
    assert chance(even, A) == pytest.approx(0.5)


def test_a_card_that_was_chosen_counts_although_nobody_sees_it() -> None:
    state = table(hands={A: f"mall {CHEAP} 3 cinema", B: CHEAP})
    before = chance(state, A)
    answer(state, c.BUILD, "mall")
    assert chance(state, A) > before


def test_one_pays_with_the_cards_that_hurt_least() -> None:
    state = table(hands={A: "high_rise opera_house concert_hall 3 parking", B: CHEAP})
    answer(state, c.BUILD, "high_rise")
    for _ in range(3):
        assert favourite(state) == "parking"
        answer(state, c.PAY, "parking")
    assert state.hands[CARDS.index("opera_house")] == 1


def test_the_set_that_hurts_least_is_found_whatever_comes_first() -> None:
    state = table(hands={A: "cinema casino 2 supermarket opera_house", B: CHEAP})
    answer(state, c.BUILD, "cinema")
    assert favourite(state) == "supermarket"  # not allowed without houses, so worth little


def test_too_many_cards_are_discarded_likewise() -> None:
    state = table(hands={A: "opera_house 4 school 5 supermarket 5 parking", B: CHEAP})
    assert state.asked[-1].kind == c.ASK_LIMIT
    assert favourite(state) != "opera_house"


def test_after_passing_the_best_card_is_kept() -> None:
    deck = "supermarket supermarket casino supermarket supermarket"
    state = table(hands={A: CHEAP, B: CHEAP}, deck=deck)
    answer(state, c.PASS)
    assert favourite(state) == "casino"
    assert chance(state, A) > 0.4


def test_a_crew_is_used_for_a_second_card_that_is_worth_it() -> None:
    state = table(
        hands={A: "apartments office_building 6 supermarket", B: CHEAP},
        cities={A: "construction_crew"},
    )
    answer(state, c.BUILD, "apartments")
    while state.asked[-1].kind == c.ASK_PAY:
        answer(state, c.PAY, favourite(state))
    assert state.asked[-1].kind == c.ASK_SECOND
    assert favourite(state) == "office_building"
    assert ADVICE.planned(state, A) == (1.0, 0.0)
    answer(state, c.BUILD, "office_building")
    assert ADVICE.planned(state, A) == (2.0, 2.0), "both cards count"


def test_a_crew_rests_if_nothing_is_worth_it() -> None:
    state = table(
        hands={A: "apartments parking 4 school", B: CHEAP},
        cities={A: "construction_crew", B: "2 opera_house"},
        points=[0, 22],
    )
    answer(state, c.BUILD, "parking")
    assert state.asked[-1].kind == c.ASK_SECOND
    assert favourite(state) == "enough"


def test_the_architect_costs_nothing_and_is_liked_early() -> None:
    state = table(hands={A: "opera_house concert_hall", B: CHEAP})
    assert favourite(state) == ARCHITECT


@pytest.mark.no_cover
def test_advice_changes_nothing_on_the_table() -> None:
    state = GAME.start(5, {}, 3)
    rng = seeded(3)
    while not state.over:
        actions = GAME.legal(state)
        before = plain(state)
        weights = ADVICE.prefer(state, actions)
        for seat in range(5):
            assert ADVICE.advise(state, seat) > 0.0
        assert plain(state) == before
        GAME.apply(state, actions[rng.pick(weights)])


@pytest.mark.no_cover
def test_every_number_that_is_learned_from_has_a_name() -> None:
    state = GAME.start(3, {}, 5)
    pick = at_random(5)
    traits, moods, genres = ADVICE.trait_names(), ADVICE.mood_names(), ADVICE.genre_names()
    for names in (traits, moods, genres):
        assert len(set(names)) == len(names)
    while not state.over:
        actions = GAME.legal(state)
        for seat in range(3):
            assert len(ADVICE.traits(state, seat)) == len(traits)
            assert len(ADVICE.moods(state, seat)) == len(moods)
        found = ADVICE.genres(state, actions)
        assert [genres[genre] for genre in found] == [
            {c.BUILD: "build:", c.TAKE: "take:"}[action.kind] + CARDS[action.what]
            if action.what >= 0
            else "nothing"
            for action in actions[: len(found)]
        ]
        GAME.apply(state, pick(state, actions))


def test_numbers_stand_where_their_names_do() -> None:
    state = table(hands={A: "2 mall", B: CHEAP}, cities={A: "3 school cinema"}, points=[20, 0])
    traits = dict(zip(ADVICE.trait_names(), ADVICE.traits(state, A), strict=True))
    moods = dict(zip(ADVICE.mood_names(), ADVICE.moods(state, A), strict=True))
    for named in (traits, moods):
        assert (named["own:school"], named["own:cinema"], named["own:mall"]) == (3.0, 1.0, 0.0)
    assert (traits["points"], traits["cards"], traits["symbol:cart"]) == (2.0, 2.0, 1.0)
    assert (traits["hand:mall"], traits["hand:school"], moods["hand:mall"]) == (2.0, 0.0, 1.0)
    assert (moods["always"], moods["cards"], moods["ahead"]) == (1.0, 0.25, 1.25)
