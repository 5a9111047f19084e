"""What a table of Machi Koro that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.effects import Asking
from citybuilder.games.machi_koro.state import MachiKoroState

MOST_COINS: Final = 99_999  # no match lasts so long that somebody could have more
MOST_COPIES: Final = 1000  # of a kind; the inventory says how many there are


def bounds(start: MachiKoroState, finished: int) -> dict[str, tuple[int, int]]:
    marks = (0, (1 << int(start.kinds)) - 1)
    landmarks = (0, finished)
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
    }
    found.update(cities=copies)  # a word of its own is the name of another game
    return found


def landmarks_fit(state: MachiKoroState, finished: i64) -> bool:
    """Only what stands works, and with the last landmark the match is over."""
    standing = all(state.working[s] & ~state.built[s] == 0 for s in range(state.seats))
    return standing and state.built.count(finished) == int(state.over)


def cities_fit(state: MachiKoroState) -> bool:
    """Nobody has more copies of a card than one may own."""
    kinds = state.kinds
    return all(copies <= state.limits[at % kinds] for at, copies in enumerate(state.cities))


def market_fits(state: MachiKoroState, most: i64) -> bool:
    """Where cards come out of a bag, so many piles lie open as long as there are cards."""
    piles = state.kinds - state.market.count(0)
    full = piles == most or (piles < most and sum(state.bag) == 0)
    return full or not state.bag


def questions_fit(state: MachiKoroState, tower: i64, asking: list[Asking]) -> bool:
    """A turn throws, uses cards and builds."""
    kinds = [asked.kind for asked in state.asked]
    thrown = state.first_die > 0
    known = (
        kinds == [c.ASK_ROLL]
        or (kinds == [c.ASK_REROLL] and thrown and state.working[state.active] & tower != 0)
        or (kinds[:1] == [c.ASK_BUILD] and thrown and effects_fit(state, asking, state.asked[1:]))
        or (kinds == [] and state.over)
    )
    return known and all(question_fits(state, asked) for asked in state.asked)


def effects_fit(state: MachiKoroState, asking: list[Asking], asked: list[Decision]) -> bool:
    """Cards ask in their order, each copy once; only the question on top can be a second one."""
    cards = [at for each in asked for at, effect in enumerate(asking) if effect.asks(each)]
    first = all(asking[at].kind == each.what for at, each in zip(cards, asked[:-1], strict=False))
    once = all(cards.count(at) <= state.copies(state.active, asking[at].kind) for at in cards)
    return len(cards) == len(asked) and cards == sorted(cards) and first and once


def question_fits(state: MachiKoroState, asked: Decision) -> bool:
    """Whoever rolled is asked; by a card, or about one, that is in the city."""
    if asked.seat != state.active or asked.amount != 0:
        return False
    if asked.kind in (c.ASK_ROLL, c.ASK_REROLL, c.ASK_BUILD):
        return asked.what == NONE
    return 0 <= asked.what < state.kinds and state.copies(asked.seat, asked.what) > 0
