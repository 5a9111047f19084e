"""The City by hand: tables laid in card names, answers in words, whole sittings."""

from citybuilder.core.game import Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.games.the_city.state import TheCityState
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.the_city import make
from helpers.the_city_words import Words

GAME: TheCity = make(card_text("the_city"))
WORDS = Words(GAME)
CARDS = WORDS.cards
ARCHITECT = "architect"
A, B, C, D, E = range(5)


def names(cards: str) -> list[str]:
    """Every card of "2 school mall" by itself."""
    found: list[str] = []
    copies = 1
    for word in cards.split():
        if word.isdigit():
            copies = int(word)
        else:
            assert word in CARDS
            found += [word] * copies
            copies = 1
    return found


def counts(cards: str) -> list[int]:
    """A column of copies, as the rules count them."""
    found = names(cards)
    return [found.count(key) for key in CARDS]


def listed(column: list[int]) -> str:
    """The other way round, in the order of the cards."""
    named = zip(CARDS, column, strict=True)
    return " ".join(key if copies == 1 else f"{copies} {key}" for key, copies in named if copies)


def table(
    seats: int = 2,
    hands: dict[int, str] | None = None,
    cities: dict[int, str] | None = None,
    deck: str | None = None,
    discard: str = "",
    points: list[int] | None = None,
) -> TheCityState:
    """A table after the first round: the second one begins, unless somebody has too many cards.
    What is not named is empty; the deck holds what the box has left, unless it is named, too.
    There may be more cards than in the box."""
    state = GAME.start(seats, {}, 1)
    state.hands = [
        copies for seat in range(seats) for copies in counts((hands or {}).get(seat, ""))
    ]
    state.discard = counts(discard)
    for seat, cards in (cities or {}).items():
        for key in names(cards):
            GAME.build(state, seat, CARDS.index(key), 0, 0)
    state.architects -= sum(state.cities[GAME.box.architect :: state.kinds])
    state.deck = rest(state) if deck is None else counts(deck)
    state.left = sum(state.deck)
    for seat, reached in enumerate(points or []):
        state.points[seat * c.SOURCES] = reached
    state.asked = []
    GAME.look_at_limit(state)
    return state


def rest(state: TheCityState) -> list[int]:
    """The cards of the box that lie nowhere yet."""
    found = []
    for kind, card in enumerate(GAME.box.buildings):
        laid = state.discard[kind] + sum(state.hands[kind :: state.kinds])
        laid += sum(state.cities[kind :: state.kinds])
        found.append(max(0, card.copies - laid))
    found[GAME.box.architect] = 0
    return found


# Asking and answering


def question(state: TheCityState) -> str:
    return WORDS.question(state.asked[-1])


def offered(state: TheCityState) -> list[str]:
    return [WORDS.answer(action) for action in GAME.legal(state)]


def buildable(state: TheCityState) -> str:
    """The cards that may be chosen now."""
    return " ".join(words[6:] for words in offered(state) if words.startswith("build "))


def do(state: TheCityState, words: str) -> list[Event]:
    """Take one of the legal actions; what it led to, as the table has it."""
    assert words in offered(state), f"{words}: {offered(state)}"
    events: list[Event] = []
    state.events = events
    GAME.apply(state, GAME.legal(state)[offered(state).index(words)])
    state.events = None
    return events


def answer(state: TheCityState, *words: str) -> list[str]:
    """Take legal actions one after the other; what they led to."""
    return [WORDS.event(event) for word in words for event in do(state, word)]


def give(verb: str, cards: str) -> list[str]:
    """Answers that hand over these cards, in the order in which they are asked for."""
    return [f"{verb} {key}" for key in CARDS for _ in range(names(cards).count(key))]


def build(state: TheCityState, card: str, payment: str = "") -> list[str]:
    """Choose a card and pay it with these; what it led to."""
    return answer(state, f"build {card}", *give("pay", payment))


def wait(state: TheCityState) -> list[str]:
    """A sitting in which as little as possible happens: pass, and keep the first card."""
    events = answer(state, "pass")
    while not state.over and question(state).endswith("keep which?"):
        events += answer(state, offered(state)[0])
    return events


# Looking


def hand(state: TheCityState, seat: int) -> str:
    return listed(state.hands[seat * state.kinds : (seat + 1) * state.kinds])


def city(state: TheCityState, seat: int) -> str:
    return listed(state.cities[seat * state.kinds : (seat + 1) * state.kinds])


def aside(state: TheCityState, seat: int) -> str:
    return listed(state.aside[seat * state.kinds : (seat + 1) * state.kinds])


def laid(state: TheCityState, seat: int) -> str:
    return listed(state.laid[seat * state.kinds : (seat + 1) * state.kinds])


def discards(state: TheCityState) -> str:
    return listed(state.discard)


def totals(state: TheCityState) -> list[int]:
    return [state.total(seat) for seat in range(state.seats)]


def income(cities: dict[int, str], seat: int = A, seats: int = 3) -> int:
    return GAME.box.brings(table(seats, cities=cities), seat)[0]


def points(cities: dict[int, str], seat: int = A, seats: int = 3) -> int:
    return sum(GAME.box.gains(table(seats, cities=cities), seat))
