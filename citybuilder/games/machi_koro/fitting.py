"""What a table of Machi Koro that comes from outside must be like to be one."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import Decision
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.box import Box
from citybuilder.games.machi_koro.state import MachiKoroState

MOST_COINS: Final = 99_999  # no match lasts so long that somebody could have more
MOST_COPIES: Final = 1000  # of a kind; the inventory says how many there are


def bounds(game: Box, start: MachiKoroState) -> dict[str, tuple[int, int]]:
    marks = (0, (1 << int(start.kinds)) - 1)
    landmarks = (0, int(game.finished))
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
    found.update(cities=copies)
    return found


def landmarks_fit(game: Box, state: MachiKoroState) -> bool:
    """Only what stands works, and with the last landmark the match is over."""
    standing = all(state.working[s] & ~state.built[s] == 0 for s in range(state.seats))
    return standing and state.built.count(game.finished) == int(state.over)


def cities_fit(state: MachiKoroState) -> bool:
    """Nobody has more copies of a card than one may own."""
    kinds = state.kinds
    return all(copies <= state.limits[at % kinds] for at, copies in enumerate(state.cities))


def market_fits(game: Box, state: MachiKoroState) -> bool:
    """Where cards come out of a bag, so many piles lie open as long as there are cards."""
    piles = state.kinds - state.market.count(0)
    full = piles == game.setup.piles or (piles < game.setup.piles and sum(state.bag) == 0)
    return full or not state.bag


def questions_fit(game: Box, state: MachiKoroState) -> bool:
    """A turn throws, uses violet cards and builds; only violet cards ask meanwhile."""
    kinds = [asked.kind for asked in state.asked]
    thrown = state.first_die > 0
    known = (
        kinds == [c.ASK_ROLL]
        or (kinds == [c.ASK_REROLL] and thrown and state.working[state.active] & game.tower != 0)
        or (kinds[:1] == [c.ASK_BUILD] and thrown and is_violet(kinds[1:]))
        or state.over
    )
    return known and all(question_fits(game, state, asked) for asked in state.asked)


def is_violet(kinds: list[i64]) -> bool:
    """The TV Station asks before the Business Center does."""
    return kinds in (
        [],
        [c.ASK_ROB],
        [c.ASK_GIVE],
        [c.ASK_GIVE, c.ASK_ROB],
        [c.ASK_TAKE],
    )


def question_fits(game: Box, state: MachiKoroState, asked: Decision) -> bool:
    if asked.seat != state.active or asked.amount != 0:
        return False
    if asked.kind not in (c.ASK_ROB, c.ASK_GIVE, c.ASK_TAKE):
        return asked.what == -1
    what = asked.what
    if not 0 <= what < state.kinds or state.cities[state.active * state.kinds + what] == 0:
        return False
    if asked.kind == c.ASK_TAKE:
        return not game.violet[what]
    effect = c.FROM_CHOSEN if asked.kind == c.ASK_ROB else c.SWAP
    return game.establishments[what].effect == effect
