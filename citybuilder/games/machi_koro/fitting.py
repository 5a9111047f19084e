"""What a table of Machi Koro that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.cards import Setup
from citybuilder.games.machi_koro.editions import Edition
from citybuilder.games.machi_koro.effects import Asking
from citybuilder.games.machi_koro.state import MachiKoroState

MOST_COINS: Final = 99_999  # no match lasts so long that somebody could have more
REPEATED: Final = (c.ASK_DEMOLISH, c.ASK_SEND)
ONCE: Final = (c.ASK_ROLL, c.ASK_REROLL, c.ASK_RAISE, c.ASK_BUILD, c.ASK_INVEST)
MOST_COPIES: Final = 1000  # of a kind; the inventory says how many there are


def bounds(start: MachiKoroState, edition: Edition) -> dict[str, tuple[int, int]]:
    marks = (0, (1 << int(start.kinds)) - 1)
    landmarks = (0, (1 << int(edition.landmarks)) - 1)
    copies = (0, MOST_COPIES)
    found = {
        "active": (0, int(start.seats) - 1),
        "extra": (0, 1),
        "first_die": (0, 6),
        "second_die": (0, 6),
        "coins": (0, MOST_COINS),
        "bank": (-MOST_COINS * int(start.seats), MOST_COINS),
        "built": landmarks,
        "working": landmarks,
        "market": copies,
        "bag": copies,
        "on_sale": marks,
        "full": marks,
        "raised": (0, 2),
        "catch": (0, 12),
        "due": (0, 1),
        "closed": copies,
        "invested": (0, MOST_COINS),
    }
    found.update(cities=copies)  # a word of its own is the name of another game
    return found


def landmarks_fit(state: MachiKoroState, edition: Edition) -> bool:
    """Only what stands works, what stands from the beginning does so, and with the last landmark
    the match is over."""
    finished = edition.finished
    standing = all(
        state.working[s] & ~state.built[s] == 0
        and (state.built[s] & state.working[s]) & edition.begins == edition.begins
        for s in range(state.seats)
    )
    winners = [seat for seat in range(state.seats) if state.built[seat] & finished == finished]
    return standing and len(winners) == int(state.over)


def cities_fit(state: MachiKoroState) -> bool:
    """Nobody has more copies of a card than one may own."""
    kinds = state.kinds
    return all(copies <= state.limits[at % kinds] for at, copies in enumerate(state.cities))


def closed_fit(state: MachiKoroState, startup: i64) -> bool:
    """Nothing is closed but cards that are there and no towers, and coins lie on a card."""
    kinds = state.kinds
    towers = [limit == 1 for limit in state.limits]
    closed = all(
        0 <= shut <= (0 if towers[at % kinds] else state.cities[at])
        for at, shut in enumerate(state.closed)
    )
    return closed and all(
        coins == 0 or state.copies(seat, startup) > 0 for seat, coins in enumerate(state.invested)
    )


def throw_fits(state: MachiKoroState, setup: Setup, edition: Edition) -> bool:
    """Only a Harbor adds to a throw, and only to a high one; two dice are thrown for boats."""
    high = state.first_die + state.second_die >= setup.high
    may = high and edition.raises > 0
    return state.raised in (0, edition.raises if may else 0) and state.catch != 1


def questions_fit(
    state: MachiKoroState, tower: i64, harbor: i64, startup: i64, edition: Edition
) -> bool:
    """A turn throws, uses cards and builds."""
    kinds = [asked.kind for asked in state.asked]
    thrown = state.first_die > 0
    works = state.working[state.active] if state.active < state.seats else 0
    asking = edition.asking
    known = (
        kinds == [c.ASK_ROLL]
        or (kinds == [c.ASK_REROLL] and thrown and works & tower != 0)
        or (kinds == [c.ASK_RAISE] and state.second_die > 0 and works & harbor != 0)
        or (kinds == [c.ASK_INVEST] and thrown and can_invest(state, startup))
        or (kinds[:1] == [c.ASK_BUILD] and thrown and effects_fit(state, asking, state.asked[1:]))
        or (kinds == [] and state.over)
    )
    asks = len(kinds) > 1 or not state.due
    return known and asks and all(question_fits(state, asked) for asked in state.asked)


def can_invest(state: MachiKoroState, startup: i64) -> bool:
    seat = state.active
    return len(state.invested) > 0 and state.coins[seat] > 0 and state.copies(seat, startup) > 0


def effects_fit(state: MachiKoroState, asking: list[Asking], asked: list[Decision]) -> bool:
    """Cards ask in their order, each copy once; only the question on top can be a second one."""
    cards = [at for each in asked for at, effect in enumerate(asking) if effect.asks(each)]
    first = all(asking[at].kind == each.what for at, each in zip(cards, asked[:-1], strict=False))
    once = all(
        cards.count(at) <= state.copies(state.active, asking[at].kind) or each.kind in REPEATED
        for at, each in zip(cards, asked, strict=False)
    )
    return len(cards) == len(asked) and cards == sorted(cards) and first and once


def question_fits(state: MachiKoroState, asked: Decision) -> bool:
    """Whoever rolled is asked; by a card, or about one, that is in the city."""
    repeated = asked.kind in REPEATED
    times = asked.amount
    if asked.seat != state.active or not (0 < times < MOST_COPIES if repeated else times == 0):
        return False
    if asked.kind in ONCE:
        return asked.what == NONE
    if repeated:  # the card itself may have been given away meanwhile
        return 0 <= asked.what < state.kinds
    return 0 <= asked.what < state.kinds and state.copies(asked.seat, asked.what) > 0
