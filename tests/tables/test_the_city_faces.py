"""The City's cards can be read at any size: in a full hand, in a city, and enlarged."""

from dataclasses import replace
from itertools import pairwise
from math import inf

import pytest
from helpers.tables import game_of
from helpers.the_city import CARDS, GAME, A, B
from helpers.the_city import table as laid_out
from strict import every_language, texts_for

from citybuilder.core.match import Match
from citybuilder.stage.painting import fit_label
from citybuilder.tables.faces import Parts
from citybuilder.tables.placement import (
    LEAST_HEIGHT,
    LEAST_WIDTH,
    TICK,
    Label,
    Part,
    Picture,
    Polygon,
    Rect,
    Size,
)
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.the_city import faces
from citybuilder.tables.the_city.areas import divide_table, fan
from citybuilder.tables.the_city.layout import TheCityTable
from citybuilder.tables.the_city.printed import Printed, symbol_art
from citybuilder.tables.the_city.texts import TheCityTexts

pytestmark = pytest.mark.usefixtures("typeface")
SIGNS = (faces.INCOME_SIGN, faces.POINTS_SIGN)
LEAST = divide_table(Size(LEAST_WIDTH, LEAST_HEIGHT), 4)


def printed(language: str) -> Printed:
    texts = texts_for(game_of("the_city"), language)
    assert isinstance(texts, TheCityTexts)
    return Printed(texts)


def cut(parts: Parts, scale: float) -> list[str]:
    labels = [part for part in parts if isinstance(part, Label)]
    return [label.text for label in labels if not fit_label(label, scale).fits]


@every_language
@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("count", [5, 8, 12, 24])
def test_every_card_in_hand_shows_all_it_says(language: str, scale: float, count: int) -> None:
    cards = printed(language)
    place = fan(LEAST.hand, count)[0]
    for kind in range(cards.box.kinds):
        cost = int(cards.box.costs[kind])
        assert cut(faces.card(place.w, place.h, cards.face(kind), cost, cost), scale) == []


@every_language
@pytest.mark.parametrize("count", range(12, 18))
def test_names_are_read_where_cards_cover_one_another(language: str, count: int) -> None:
    cards = printed(language)
    first, second, *_ = fan(LEAST.hand, count)
    seen = second.x - first.x
    for kind in range(cards.box.kinds):
        face = cards.face(kind)
        card = faces.card(first.w, first.h, face, 3, 3, seen)
        (name,) = [part for part in card if isinstance(part, Label) and part.text == face.name]
        assert name.rect.right <= seen - 2
        assert cut(card, 1.0) == []
        if count <= 15:  # broken where a syllable ends
            assert cut((replace(name, anywhere=False),), 1.0) == []
        assert faces.tick(first.w, first.h, seen)[0] + TICK / 2 <= seen
        assert read_below(card, faces.tick(first.w, first.h, seen)) == [], kind


@every_language
@pytest.mark.parametrize("count", range(8, 18))
@pytest.mark.parametrize("size", [Size(LEAST_WIDTH, LEAST_HEIGHT), Size(1400, 900)])
def test_nothing_that_is_read_on_a_card_in_hand_is_half_covered(
    language: str, count: int, size: Size
) -> None:
    cards = printed(language)
    first, second, *_ = fan(divide_table(size, 4).hand, count)
    seen = second.x - first.x
    for kind in range(cards.box.kinds):
        _, _, *marks = faces.card(first.w, first.h, cards.face(kind), 3, 3, seen)
        for part in marks:
            assert not isinstance(part, Polygon)
            assert part.rect.right <= seen - 1, (cards.box.buildings[kind].key, part)


def test_a_full_hand_says_by_a_plus_that_there_is_more() -> None:
    cards = printed("de")
    villa = cards.face(CARDS.index("city_villa"))
    first, second, *_ = fan(LEAST.hand, 16)
    for seen, told in ((inf, ["3", "+1\u00a0×"]), (second.x - first.x, ["3", "+"])):
        card = faces.card(first.w, first.h, villa, 4, 4, seen)
        assert [part.text for part in card if isinstance(part, Label)][2:] == told


@pytest.mark.parametrize("count", [5, 12, 16])
def test_a_card_that_counts_in_two_cities_shows_both(count: int) -> None:
    cards = printed("de")
    place, after, *_ = fan(LEAST.hand, count)
    for key, symbol in (("subway", 2), ("park_and_ride", 0)):
        card = faces.card(place.w, place.h, cards.face(CARDS.index(key)), 11, 11, after.x - place.x)
        shown = [part.art for part in card if isinstance(part, Picture)]
        assert shown[-3:] == [symbol_art(symbol), faces.RIVAL, symbol_art(symbol)]
    assert faces.RIVAL not in {
        part.art
        for part in faces.card(place.w, place.h, cards.face(CARDS.index("mall")), 8, 8)
        if isinstance(part, Picture)
    }


@every_language
@pytest.mark.parametrize(("w", "h"), [(31.0, 40.0), (70.0, 80.0), (92.0, 100.0), (128.0, 166.0)])
def test_every_built_card_shows_what_it_brings(language: str, w: float, h: float) -> None:
    cards = printed(language)
    for kind in range(cards.box.kinds):
        assert cut(faces.built(w, h, cards.face(kind), 3, 12, 17), 1.0) == []


def cities_of(seats: int, kinds: int) -> dict[str, Parts]:
    """The cards of a city of Ben's, as Ada sees them in the smallest window: all that show most
    symbols first."""
    cards = sorted(GAME.box.buildings[:-1], key=lambda card: -len(card.symbols))
    keys = " ".join(card.key for card in cards[:kinds])
    table = TheCityTable(
        texts_for(game_of("the_city"), "en"), seat_looks(["Ada", "Ben", "Cem", "Dora", "Emil"])
    )
    pieces = table.place(laid_out(seats, cities={B: keys}), A, Size(LEAST_WIDTH, LEAST_HEIGHT))
    return {piece.key: piece.parts for piece in pieces if piece.key.startswith(f"city/{B}/")}


@pytest.mark.parametrize(
    ("seats", "kinds"), [(2, 13), *[(3, kinds) for kinds in range(1, 14)], (4, 12), (5, 8)]
)
def test_the_cards_of_a_long_city_show_their_symbols(seats: int, kinds: int) -> None:
    for key, parts in cities_of(seats, kinds).items():
        card = GAME.box.buildings[int(key.split("/")[2])]
        shown = [part.art for part in parts if isinstance(part, Picture)][1 : 1 + len(card.symbols)]
        assert shown == [symbol_art(symbol) for symbol in card.symbols], key


@pytest.mark.parametrize(("seats", "kinds"), [(3, 7), (3, 8), (3, 12), (4, 8), (5, 4), (5, 8)])
def test_the_numbers_of_a_long_city_have_their_signs(seats: int, kinds: int) -> None:
    for key, parts in cities_of(seats, kinds).items():
        numbers = [part for part in parts if isinstance(part, Label) and part.text.isdigit()]
        if all(len(label.text) == 1 for label in numbers):
            signs = [part for part in parts if isinstance(part, Picture) and part.art in SIGNS]
            assert len(signs) == len(numbers), key


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_numbers_of_symbols_with_two_digits_keep_to_their_room(seats: int) -> None:
    table = TheCityTable(
        texts_for(game_of("the_city"), "en"), seat_looks(["Ada", "Ben", "Cem", "Dora", "Emil"])
    )
    state = laid_out(seats, cities={B: "10 parking"})
    pieces = table.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))
    (row,) = [piece for piece in pieces if piece.key == f"symbols/{B}"]
    assert cut(row.parts, 1.0) == []


def test_symbols_are_left_out_where_they_could_not_be_read() -> None:
    card = printed("en").face(CARDS.index("cinema"))
    shown = [part.art for part in faces.built(34, 44, card, 1, 1, 0) if isinstance(part, Picture)]
    assert not set(shown) & set(card.symbols)


@every_language
def test_what_a_card_brings_stays_inside_it(language: str) -> None:
    cards = printed(language)
    place = fan(LEAST.hand, 12)[0]
    whole = Rect(0, 0, place.w, place.h)
    for kind in range(cards.box.kinds):
        for part in faces.card(place.w, place.h, cards.face(kind), 3, 3):
            assert whole.contains(part.rect, slack=2) if hasattr(part, "rect") else True, kind


@every_language
@pytest.mark.parametrize("count", [1, 5, 8, 12, 24])
@pytest.mark.parametrize(
    "size", [Size(LEAST_WIDTH, LEAST_HEIGHT), Size(1400, 580), Size(1000, 900)]
)
def test_the_tick_on_a_picked_card_covers_nothing_that_is_read(
    language: str, count: int, size: Size
) -> None:
    cards = printed(language)
    place = fan(divide_table(size, 4).hand, count)[0]
    for kind in range(cards.box.kinds):
        cost = int(cards.box.costs[kind])
        card = faces.card(place.w, place.h, cards.face(kind), cost, cost)
        assert read_below(card, faces.tick(place.w, place.h)) == [], kind


def read_below(card: Parts, tick: tuple[float, float]) -> list[Part]:
    """Everything but the card and its large picture that a sign would cover."""
    x, y = tick
    sign = Rect(x - TICK / 2, y - TICK / 2, TICK, TICK)
    _, _, *printed = card
    return [part for part in printed if not isinstance(part, Polygon) and meet(part.rect, sign)]


def meet(one: Rect, other: Rect) -> bool:
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("count", [7, 12, 17])
def test_the_tick_is_seen_where_the_next_card_covers_the_rest(count: int) -> None:
    first, second, *_ = fan(LEAST.hand, count)
    assert faces.tick(first.w, first.h)[0] + TICK / 2 <= second.x - first.x


def test_cards_in_hand_are_laid_with_their_place_for_a_tick() -> None:
    match = Match(game_of("the_city"), 2, {}, 1)
    table = TheCityTable(texts_for(match.game, "en"), seat_looks(["Ada", "Ben"]))
    pieces = table.place(match.view(0), 0, Size(LEAST_WIDTH, LEAST_HEIGHT))
    hand = [piece for piece in pieces if piece.group == "hand"]
    assert len(hand) == 7
    assert all(piece.tick == faces.tick(piece.w, piece.h) for piece in hand)


@pytest.mark.parametrize("count", [1, 2, 7, 12, 20, 30])
def test_a_fan_keeps_to_its_room_and_every_card_of_it_is_seen(count: int) -> None:
    places = fan(LEAST.hand, count)
    assert len(places) == count
    assert all(LEAST.hand.contains(place) for place in places)
    steps = [after.x - before.x for before, after in pairwise(places)]
    assert all(step > 20 for step in steps)


def test_an_empty_hand_is_no_fan() -> None:
    assert fan(LEAST.hand, 0) == []
