"""Machi Koro by hand: tables laid in card names, dice that fall as wished, answers in words."""

from functools import cache
from itertools import count

from citybuilder.core.game import Decision, Event
from citybuilder.core.rng import Rng, seeded
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.advice import MachiKoroAdvice
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.machi_koro import make
from helpers.machi_koro_words import Words

GAME: MachiKoro = make(card_text("machi_koro"))
ADVICE = MachiKoroAdvice(GAME)
WORDS = Words(GAME)
EVERY_CARD, EVERY_LANDMARK = WORDS.cards, WORDS.landmarks
CARDS = [card.key for card in GAME.establishments if card.box == 0]
LANDMARKS = [landmark.key for landmark in GAME.landmarks if landmark.box == 0]
A, B, C, D = range(4)

STATION, MALL, PARK, TOWER = "train_station", "shopping_mall", "amusement_park", "radio_tower"
VIOLET = ("stadium", "tv_station", "business_center")

Cards = dict[str, int]


def counts(cards: Cards) -> list[int]:
    """A column of copies, as the rules count them."""
    assert set(cards) <= set(EVERY_CARD)
    return [cards.get(key, 0) for key in EVERY_CARD]


def bits(landmarks: list[str]) -> int:
    return sum(1 << EVERY_LANDMARK.index(key) for key in landmarks)


def landmark(key: str, cost: int, power: int) -> c.Landmark:
    """One that no box has."""
    found = c.Landmark()
    found.key, found.cost, found.power = key, cost, power
    return found


def table(
    seats: int = 2,
    coins: list[int] | None = None,
    cities: dict[int, Cards] | None = None,
    built: dict[int, list[str]] | None = None,
    turn_of: int = A,
    **options: str,
) -> MachiKoroState:
    """A table before the throw. Cities that are not named are empty; if none is, all are as at
    the beginning. Landmarks stand since an earlier turn."""
    state = GAME.start(seats, GAME.complete(options), 1)
    if coins is not None:
        state.bank += sum(state.coins) - sum(coins)
        state.coins = list(coins)
    if cities is not None:
        own = [counts(cities.get(seat, {}))[: state.kinds] for seat in range(seats)]
        state.cities = [copies for city in own for copies in city]
    for seat, landmarks in (built or {}).items():
        state.built[seat] = state.working[seat] = bits(landmarks) | state.built[seat]
    state.mark()
    state.active = turn_of
    state.asked = [Decision(c.ASK_ROLL, turn_of)]
    return state


def building(
    seats: int = 2,
    coins: list[int] | None = None,
    cities: dict[int, Cards] | None = None,
    built: dict[int, list[str]] | None = None,
    **options: str,
) -> MachiKoroState:
    """A table at which A has thrown 6 without effect and may build."""
    state = table(seats, coins, cities, built, A, **options)
    state.first_die = 6
    state.asked = [Decision(c.ASK_BUILD, A)]
    return state


def question(state: MachiKoroState) -> str:
    return WORDS.question(state.asked[-1])


def offered(state: MachiKoroState) -> list[str]:
    return [WORDS.answer(action) for action in GAME.legal(state)]


def answer(state: MachiKoroState, words: str) -> list[str]:
    """Take one of the legal actions; what it led to."""
    assert words in offered(state)
    events: list[Event] = []
    state.events = events
    GAME.apply(state, GAME.legal(state)[offered(state).index(words)])
    state.events = None
    return [WORDS.event(event) for event in events]


@cache
def chance(dice: tuple[int, ...]) -> int:
    """A generator whose next dice are these."""
    for seed in count():
        value = seeded(seed).value
        rng = Rng(value)
        if all(rng.below(6) == die - 1 for die in dice):
            return value
    raise AssertionError


def throw(state: MachiKoroState, *dice: int) -> list[str]:
    """Throw these dice, one or two; what it led to."""
    state.rng = Rng(chance(dice))
    return answer(state, f"roll {len(dice)}")


def throw_again(state: MachiKoroState, *dice: int) -> list[str]:
    """The Radio Tower's second throw."""
    state.rng = Rng(chance(dice))
    events = answer(state, "reroll")
    assert [state.first_die, state.second_die] == [*dice, 0][:2]
    return events


def city(state: MachiKoroState, seat: int) -> Cards:
    first = seat * state.kinds
    owned = state.cities[first : first + state.kinds]
    return {key: copies for key, copies in zip(EVERY_CARD, owned, strict=False) if copies}


def market(state: MachiKoroState) -> Cards:
    return {key: copies for key, copies in zip(EVERY_CARD, state.market, strict=False) if copies}


def landmarks(state: MachiKoroState, seat: int) -> list[str]:
    return [key for number, key in enumerate(EVERY_LANDMARK) if state.built[seat] >> number & 1]


def total(number: int) -> tuple[int, ...]:
    """Two dice, not doubles where it can be helped, that add up to a number."""
    first = max(1, number - 6)
    return (first, number - first)
