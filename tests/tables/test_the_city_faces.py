"""The City's cards can be read at any size: in a full hand, in a city, and enlarged."""

from itertools import pairwise

import pytest
from helpers.tables import game_of
from strict import every_language, texts_for

from citybuilder.tables.faces import Parts
from citybuilder.tables.painting import fit_label
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Rect, Size
from citybuilder.tables.the_city import faces
from citybuilder.tables.the_city.plan import fan, plan
from citybuilder.tables.the_city.printed import Printed
from citybuilder.tables.the_city.texts import TheCityTexts

pytestmark = pytest.mark.usefixtures("typeface")
LEAST = plan(Size(LEAST_WIDTH, LEAST_HEIGHT), 4)


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
    for kind in range(cards.rules.kinds):
        cost = int(cards.rules.costs[kind])
        assert cut(faces.card(place.w, place.h, cards.face(kind), cost, cost), scale) == []


@every_language
@pytest.mark.parametrize(("w", "h"), [(31.0, 40.0), (70.0, 80.0), (92.0, 100.0), (128.0, 166.0)])
def test_every_built_card_shows_what_it_brings(language: str, w: float, h: float) -> None:
    cards = printed(language)
    for kind in range(cards.rules.kinds):
        assert cut(faces.built(w, h, cards.face(kind), 3, 12, 17), 1.0) == []


@every_language
def test_what_a_card_brings_stays_inside_it(language: str) -> None:
    cards = printed(language)
    place = fan(LEAST.hand, 12)[0]
    whole = Rect(0, 0, place.w, place.h)
    for kind in range(cards.rules.kinds):
        for part in faces.card(place.w, place.h, cards.face(kind), 3, 3):
            assert whole.contains(part.rect, slack=2) if hasattr(part, "rect") else True, kind


@pytest.mark.parametrize("count", [1, 2, 7, 12, 20, 30])
def test_a_fan_keeps_to_its_room_and_every_card_of_it_is_seen(count: int) -> None:
    places = fan(LEAST.hand, count)
    assert len(places) == count
    assert all(LEAST.hand.contains(place) for place in places)
    steps = [after.x - before.x for before, after in pairwise(places)]
    assert all(step > 20 for step in steps)


def test_an_empty_hand_is_no_fan() -> None:
    assert fan(LEAST.hand, 0) == []
