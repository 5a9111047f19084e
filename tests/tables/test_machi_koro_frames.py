"""Machi Koro's table with its expansions: whatever lies there has room and can be read."""

from functools import cache
from itertools import product

import pytest
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.stage.painting import fit_label
from citybuilder.tables.machi_koro.layout import MachiKoroTable
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Placement, Rect, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

pytestmark = pytest.mark.usefixtures("typeface")

GAME = game_of("machi_koro")
NAMES = ["Ada", "Ben", "Cleo", "Maximiliane-Sophie"]
LEAST = Size(LEAST_WIDTH, LEAST_HEIGHT)
MANY = 25  # kinds of cards in a city

Way = tuple[int, str, str]  # seats, market, expansion
WAYS = list(product(c.PLAYERS, c.PILES, c.EXPANSIONS[1:]))
SHOWN = [(4, "three_rows", "both"), (2, "all_piles", "both"), (3, "ten_piles", "special")]

every_way = pytest.mark.parametrize(
    "way",
    [
        pytest.param(way, id="-".join(map(str, way)), marks=long_if(way not in SHOWN))
        for way in WAYS
    ],
)


@cache
def late(way: Way) -> list[MachiKoroState]:
    """Tables of sensible players, and of some without sense, as they are after a while."""
    seats, market, expansion = way
    states = []
    options = GAME.complete({"market": market, "expansion": expansion})
    for pick in (by_preference(advice_of(GAME), 5), at_random(5)):
        match = Match(GAME, seats, options, 5)
        while not match.state.over and match.state.turn < 30 * seats:
            match.play(pick(match.state, match.legal()))
        states += [*match.earlier[::15], match.state]
    return [state for state in states if isinstance(state, MachiKoroState)]


def crowded(way: Way) -> MachiKoroState:
    """Cities of many kinds, with closed cards and coins that lie on one."""
    state = late(way)[-1].copy()
    kinds = [kind for kind in range(state.kinds) if kind % 3 != 1]
    for seat, kind in product(range(state.seats), kinds):
        if sum(1 for other in range(state.kinds) if state.copies(seat, other)) < MANY:
            state.own(seat, kind, 1 - min(1, state.copies(seat, kind)))
        place = seat * state.kinds + kind
        if state.closed and state.limits[kind] > 1:
            state.closed[place] = min(1 + kind % 2, state.cities[place])
    state.invested = [12] * len(state.invested)
    state.first_die, state.second_die, state.raised, state.catch = 6, 5, 2, 12
    return state


def layout(language: str, seats: int) -> MachiKoroTable:
    texts = texts_of("machi_koro")(GAME, NAMES[:seats], translator(language))
    return MachiKoroTable(texts, seat_looks(NAMES[:seats]))


def laid(way: Way, language: str = "de", size: Size = LEAST) -> list[list[Placement]]:
    table = layout(language, way[0])
    states = [*late(way), crowded(way)]
    return [table.place(state, 0, size) for state in states]


@every_way
@pytest.mark.parametrize(("language", "scale"), [("de", 1.0), ("en", 1.4), ("de", 1.4)])
def test_no_label_is_cut_however_full_the_cities_are(way: Way, language: str, scale: float) -> None:
    bad = {
        (piece.key, part.text)
        for pieces in laid(way, language)
        for piece in pieces
        for part in piece.parts
        if isinstance(part, Label) and not fit_label(part, scale).fits
    }
    assert bad == set()


@every_way
@pytest.mark.parametrize("size", [LEAST, Size(1000, 900), Size(1700, 580)])
def test_nothing_lies_beside_the_table_or_on_something_else(way: Way, size: Size) -> None:
    room = Rect(0, 0, size.width, size.height)
    for pieces in laid(way, size=size):
        for piece in pieces:
            assert room.contains(piece.rect), piece.key
        flat = [
            piece
            for piece in pieces
            if piece.key.split("/")[0] in ("market", "city", "landmark", "bag", "coins")
        ]
        for number, piece in enumerate(flat):
            for other in flat[number + 1 :]:
                assert apart(piece.rect, other.rect), (piece.key, other.key)


def apart(one: Rect, other: Rect) -> bool:
    slack = 0.01
    return (
        one.right <= other.x + slack
        or other.right <= one.x + slack
        or one.bottom <= other.y + slack
        or other.bottom <= one.y + slack
    )
