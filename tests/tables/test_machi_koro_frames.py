"""Machi Koro's table with its expansions: whatever lies there has room and can be read."""

from functools import cache
from itertools import product

import pytest
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import game_of

from citybuilder.core.game import Decision, Event
from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.stage.painting import fit_label
from citybuilder.tables.machi_koro.layout import MachiKoroTable
from citybuilder.tables.placement import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    Label,
    Picture,
    Placement,
    Rect,
    Size,
)
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


# What is to be seen


def shown(state: MachiKoroState, key: str, seat: int = 0) -> Placement:
    pieces = layout("de", state.seats).place(state, seat, LEAST)
    return next(piece for piece in pieces if piece.key == key)


def texts_on(piece: Placement) -> list[str]:
    return [part.text for part in piece.parts if isinstance(part, Label)]


def pictures_on(piece: Placement) -> list[str]:
    return [part.art for part in piece.parts if isinstance(part, Picture)]


def at_start(**options: str) -> MachiKoroState:
    state = GAME.start(2, GAME.complete({"expansion": "both", **options}), 1)
    assert isinstance(state, MachiKoroState)
    return state


def test_a_raised_throw_shows_what_was_added() -> None:
    state = at_start()
    state.first_die, state.second_die, state.raised = 5, 6, 2
    assert texts_on(shown(state, "sum")) == ["5 + 6 + 2 = 13"]
    state.catch = 9
    assert texts_on(shown(state, "sum")) == ["5 + 6 + 2 = 13", "Boote: 9"]


def test_closed_copies_bear_a_sign_with_their_number() -> None:
    state = at_start()
    open_one = shown(state, "city/0/0")
    assert "machi_koro/closed" not in pictures_on(open_one)
    state.own(0, 0, 2)
    state.closed[0] = 2
    some_closed = shown(state, "city/0/0")
    assert "machi_koro/closed" in pictures_on(some_closed)
    assert sorted(texts_on(some_closed)) == ["1", "2", "3"]


def test_coins_lie_on_the_startup_of_whoever_invested() -> None:
    state = at_start()
    startup = [card.key for card in layout("de", 2).rules.establishments].index("tech_startup")
    state.own(1, startup, 1)
    state.invested[1] = 4
    piece = shown(state, f"city/1/{startup}")
    assert "machi_koro/invested" in pictures_on(piece)
    assert "4" in texts_on(piece)


def test_the_city_hall_has_neither_price_nor_name_and_is_smaller() -> None:
    state = at_start()
    hall, harbor = shown(state, "landmark/0/6"), shown(state, "landmark/0/4")
    assert texts_on(hall) == []
    assert "2" in texts_on(harbor)
    assert hall.w < harbor.w


def test_rows_lie_one_above_the_other_and_towers_beside_them() -> None:
    state = at_start(market="three_rows")
    table = layout("de", 2)
    lying = [shown(state, f"market/{kind}") for kind in table.market.kinds(state)]
    rules = table.rules.editions[state.edition]
    low, high, towers = (
        [piece for piece in lying if int(piece.key.split("/")[1]) in row] for row in rules.rows
    )
    assert [len(row) for row in (low, high, towers)] == [5, 5, 2]
    assert max(piece.y for piece in low) < min(piece.y for piece in high)
    assert min(piece.x for piece in towers) > max(piece.x for piece in [*low, *high])


def test_only_landmarks_and_cards_of_the_expansion_lie_there() -> None:
    keys = {piece.key for piece in layout("de", 2).place(at_start(expansion="special"), 0, LEAST)}
    assert "landmark/0/4" not in keys
    assert "market/15" not in keys
    assert "market/25" in keys


def test_a_kind_to_close_can_be_clicked_wherever_it_lies() -> None:
    state = at_start(market="three_rows")
    asked, table = Decision(c.ASK_CLOSE, 0, 35), layout("de", 2)
    state.market[0] = 0
    action = c.close(0)
    places = [table.spot(state, asked, action), *table.also(state, asked, action)]
    assert places == ["city/0/0", "city/1/0"]
    state.market[0] = 1
    assert table.spot(state, asked, action) == "market/0"


def test_nothing_is_given_up_by_keeping_a_throw() -> None:
    table = layout("de", 2)
    assert not table.gives_up(Decision(c.ASK_RAISE, 0), c.keep())
    assert table.gives_up(Decision(c.ASK_INVEST, 0), c.pass_on())
    assert table.gives_up(Decision(c.ASK_CLOSE, 0, 35), c.pass_on())


def test_what_is_torn_down_is_told_in_large_letters() -> None:
    table = layout("en", 2)
    beat = table.great(Event(c.DEMOLISHED, 0, 0), at_start())
    assert beat is not None
    assert beat.text == "Ada tears down the Train Station"
    assert not beat.great
