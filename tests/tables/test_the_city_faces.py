"""The City's cards can be read at any size: in a full hand, in a city, and enlarged."""

from dataclasses import replace
from itertools import pairwise

import pytest
from helpers.tables import game_of
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
    Polygon,
    Rect,
    Size,
)
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.the_city import faces
from citybuilder.tables.the_city.areas import divide_table, fan
from citybuilder.tables.the_city.layout import TheCityTable
from citybuilder.tables.the_city.printed import Printed
from citybuilder.tables.the_city.texts import TheCityTexts

pytestmark = pytest.mark.usefixtures("typeface")
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
@pytest.mark.parametrize("count", [12, 15, 17])
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
@pytest.mark.parametrize(("w", "h"), [(31.0, 40.0), (70.0, 80.0), (92.0, 100.0), (128.0, 166.0)])
def test_every_built_card_shows_what_it_brings(language: str, w: float, h: float) -> None:
    cards = printed(language)
    for kind in range(cards.box.kinds):
        assert cut(faces.built(w, h, cards.face(kind), 3, 12, 17), 1.0) == []


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
