"""Urbanization's pieces show what a newcomer asks for: names, prices, numbers, covered values."""

from dataclasses import replace

import pytest
from helpers.tables import game_of
from helpers.urbanization import (
    GAME,
    INVENTIONS,
    A,
    B,
    do,
    give_factory,
    set_pin,
    table,
    teach,
)
from PySide6.QtGui import QColor, qGray
from strict import texts_for

from citybuilder.core.game import NONE, Decision
from citybuilder.games.urbanization import cards as c
from citybuilder.games.urbanization.state import UrbanizationState
from citybuilder.stage.halos import HALO
from citybuilder.stage.painting import fit_label
from citybuilder.stage.pieces import PieceItem, Workshop
from citybuilder.tables.placement import Label, Mark, Part, Picture, Placement, Polygon, Size
from citybuilder.tables.seats import SEAT_COLOURS, seat_looks
from citybuilder.tables.texts import whole
from citybuilder.tables.theme import THEMES, Look
from citybuilder.tables.urbanization import faces
from citybuilder.tables.urbanization.layout import UrbanizationTable
from citybuilder.tables.urbanization.texts import UrbanizationTexts
from citybuilder.words.catalogue import translator

pytestmark = pytest.mark.usefixtures("qapp")

SIZE = Size(1000, 580)
REGION = 6  # where A has a house
NAMES = ("Ada", "Ben", "Cleo", "Dora")
SPOKEN = UrbanizationTexts(game_of("urbanization"), NAMES, translator("en"))
CARDS_OF_FIRST = [n for n, card in enumerate(GAME.box.inventions) if card.space == 0]


def parts(state: UrbanizationState, key: str) -> tuple[Part, ...]:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    return {piece.key: piece for piece in shown.place(state, A, SIZE)}[key].parts


def written(state: UrbanizationState, key: str) -> list[str]:
    return [part.text for part in parts(state, key) if isinstance(part, Label)]


def pictures(state: UrbanizationState, key: str) -> list[str]:
    return [part.art for part in parts(state, key) if isinstance(part, Picture)]


def test_land_keeps_its_name_when_somebody_owns_it() -> None:
    state = table()
    assert written(state, f"region/{REGION}") == ["B6"]
    state.prices[REGION] = 2  # on its way to other land
    assert written(state, f"region/{REGION}") == ["2"]
    state.prices[REGION] = 0
    state.administrations[REGION] = 1  # stands where the name would be
    assert written(state, f"region/{REGION}") == []


def test_sown_grain_is_seen_as_the_grain_that_it_is() -> None:
    state = table()
    state.plots[REGION * c.PLOTS + 1] = c.FIELD_OF_GRAIN
    assert "urbanization/grain" in pictures(state, f"region/{REGION}")


def test_the_edge_of_owned_land_leaves_room_for_the_glow_of_a_choice() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    piece = next(each for each in shown.place(table(), A, SIZE) if each.key == f"region/{REGION}")
    edges = [part.points for part in piece.parts if isinstance(part, Polygon)]
    outer = [max(x for x, _ in line) for line in edges]
    assert all(edge < max(x for x, _ in piece.shape) - 2 for edge in outer)


def test_what_may_be_chosen_on_land_has_no_colour_of_a_seat() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    pieces = shown.place(table(), A, SIZE)
    glows = {piece.glow for piece in pieces if piece.key.startswith("region/")}
    assert glows == {"legal"}
    for theme in THEMES.values():
        seats = [QColor(each) for each in SEAT_COLOURS]
        assert all(far(QColor(theme.legal), seat) for seat in seats)


def far(one: QColor, other: QColor) -> bool:
    """Whether nobody takes them for the same, whatever colours they see."""
    return abs(qGray(one.rgb()) - qGray(other.rgb())) > 60


def test_a_price_that_was_changed_is_outlined_itself_for_the_edge_says_whose_land_is() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    pieces = {piece.key: piece for piece in shown.place(table(), A, SIZE)}
    free, owned = pieces["region/0"], pieces[f"region/{REGION}"]
    coin = next(part.rect for part in free.parts if isinstance(part, Picture))
    xs, ys = zip(*free.traced, strict=True)
    found = (min(xs), max(xs), min(ys), max(ys))
    assert found == pytest.approx((coin.x, coin.right, coin.y, coin.bottom))
    assert owned.traced == ()


def test_what_was_changed_of_a_piece_is_outlined_and_not_its_edge() -> None:
    corners = ((40.0, 40.0), (60.0, 40.0), (60.0, 60.0), (40.0, 60.0))
    whole = Placement("a", 0, 0, 100, 100)
    workshop, drawn = Workshop(Look()), []
    for place in (whole, replace(whole, traced=corners)):
        item = PieceItem(place)
        item.trace(workshop, "red")
        assert item.outline is not None
        drawn.append(item.outline.pixmap().toImage())
    edge, inner = (round(HALO) - 1, round(HALO) + 50), (round(HALO) + 39, round(HALO) + 50)
    assert [bool(image.pixelColor(*edge).alpha()) for image in drawn] == [True, False]
    assert [bool(image.pixelColor(*inner).alpha()) for image in drawn] == [False, True]


@pytest.mark.usefixtures("typeface")
def test_what_stands_on_land_of_its_own_colour_has_a_rim() -> None:
    found = [part for part in parts(table(), f"region/{REGION}") if isinstance(part, Picture)]
    assert found
    assert all(part.rim for part in found)
    without, rimmed = (greenest((replace(found[0], rim=rim),)) for rim in ("", "#00ff00"))
    assert without < 60 < 200 < rimmed


def greenest(parts: tuple[Part, ...]) -> int:
    """How far green outshines the other colours, where it does so most."""
    image = Workshop(Look()).draw_image(parts, 100, 100)
    colours = [image.pixelColor(x, y) for x in range(100) for y in range(100)]
    return max(each.green() - max(each.red(), each.blue()) for each in colours)


def test_supplies_say_what_one_costs_and_how_many_are_left() -> None:
    state = table()
    state.supply[c.HOUSE] = 12
    assert written(state, f"supply/{c.HOUSE}") == ["2", "×12"]
    assert written(state, f"supply/{c.ADMINISTRATION}")[0] == "3"
    assert len(written(state, f"supply/{c.FACTORY}")) == 1  # it comes with a card


def test_supplies_say_what_one_costs_with_an_invention() -> None:
    state = table(inventions=True)
    before = written(state, f"supply/{c.HIGH_RISE}")[0]
    teach(state, A, "bessemer_converter")
    assert int(written(state, f"supply/{c.HIGH_RISE}")[0]) < int(before)


def test_a_tile_tells_of_what_is_chosen_wherever_it_is_pointed_at() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    state = table()
    tile = f"action/{c.BUILDINGS}", f"character/{c.BUILDINGS}"
    first, second = (shown.help(state, A, key) for key in tile)
    assert first == second
    assert first.startswith("Raise buildings")
    assert shown.help(state, B, tile[1]).startswith("Architect")  # whose turn it is not
    state.asked = [Decision(c.ASK_CHARACTER, A)]
    first, second = (shown.help(state, A, key) for key in tile)
    assert first == second
    assert first.startswith("Architect")


def test_a_refusal_does_not_repeat_the_question_above_it() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    state = table()
    do(state, "trade_grain")
    told = shown.refusal(state, state.asked[-1], A, f"region/{REGION}")
    assert told == "Answer this first. Undo (U) leads back to the other actions."


def test_a_refusal_tells_why_not_there_where_the_question_is_about_such_pieces() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    state = table()
    do(state, "buy_land")

    def refusal(key: str) -> str:
        return shown.refusal(state, state.asked[-1], A, key)

    assert refusal("region/2") == "Not now: it has no side in common with a region of yours."
    assert refusal(f"region/{REGION}") == "Not now: it is yours already."
    assert refusal("bank") == "Answer this first. Undo (U) leads back to the other actions."
    state.round = 0  # nothing was chosen that one could go back to
    assert refusal("bank") == "Answer this first."


def test_land_recedes_only_behind_land_of_the_same_owner() -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    state = table()
    pieces = {piece.key: piece.group for piece in shown.place(state, A, SIZE)}
    of_owner = {int(state.owner[region]) for region in range(len(state.owner))} - {c.CLOSED}
    assert {pieces[key] for key in pieces if key.startswith("region/")} == {
        f"land/{owner}" for owner in of_owner
    }


def test_a_modernised_factory_shows_the_values_below_it() -> None:
    state = table()
    stack = give_factory(state, A, "wind_mill", "textile_mill")
    assert "+3" in written(state, f"stack/{A}/{stack}")
    alone = give_factory(state, A, "bakery")
    assert not any(text.startswith("+") for text in written(state, f"stack/{A}/{alone}"))


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("number", [3, 12])
def test_the_number_of_a_supply_fits(number: int) -> None:
    face = faces.supply(46, 42, "house_0", number, 2)
    labels = [part for part in face if isinstance(part, Label)]
    assert all(fit_label(label, 1.0).fits for label in labels)


def shown_at(state: UrbanizationState, size: Size) -> dict[str, tuple[Part, ...]]:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), "en"), seat_looks(NAMES))
    return {piece.key: piece.parts for piece in shown.place(state, A, size)}


def test_every_waiting_invention_has_its_name() -> None:
    state = table(4, inventions=True)
    for size in (SIZE, Size(1300, 580)):
        found = shown_at(state, size)
        waiting = {key: parts for key, parts in found.items() if key.startswith("invention/")}
        assert len(waiting) == state.inventor.count(NONE)
        for key, (*_, name) in waiting.items():
            assert isinstance(name, Label)
            assert name.text == SPOKEN.invention(int(key.split("/")[1]))  # one name everywhere


def marks(piece: Placement) -> list[tuple[float, float]]:
    """From where to where the markers on a space reach."""
    places = [part.rect for part in piece.parts if isinstance(part, Mark)]
    return sorted((piece.rect.x + place.x, piece.rect.x + place.right) for place in places)


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_markers_on_the_path_cover_neither_each_other_nor_a_card(count: int, language: str) -> None:
    shown = UrbanizationTable(texts_for(game_of("urbanization"), language), seat_looks(NAMES))
    state = table(4, inventions=True)
    for space in range(1, c.TRACK + 1):
        for seat in range(count):
            set_pin(state, seat, space)
    placed = {piece.key: piece for piece in shown.place(state, A, SIZE)}
    for space in range(c.TRACK):
        found = marks(placed[f"space/{space}"])
        assert len(found) == count
        cards = [
            placed[f"invention/{number}"]
            for number, card in enumerate(GAME.box.inventions)
            if card.space == space
        ]
        ends = [*found[1:], (min(card.rect.x for card in cards), 0.0)]
        assert all(right <= left for (_, right), (left, _) in zip(found, ends, strict=True))
        labels = [part for card in cards for part in card.parts if isinstance(part, Label)]
        assert [label.text for label in labels if not fit_label(label, 1.4).fits] == []


def test_markers_use_the_room_of_a_card_that_is_gone() -> None:
    state = table(4, inventions=True)
    shown = UrbanizationTable(SPOKEN, seat_looks(NAMES))
    first, second = (f"invention/{number}" for number in CARDS_OF_FIRST)
    before = {piece.key: piece.rect for piece in shown.place(state, A, SIZE)}[second]
    teach(state, B, INVENTIONS[CARDS_OF_FIRST[0]])
    for seat in range(4):
        set_pin(state, seat, 1)
    after = {piece.key: piece.rect for piece in shown.place(state, A, SIZE)}
    assert first not in after
    assert after[second] == before


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_ones_own_inventions_have_their_names(count: int, language: str) -> None:
    words = texts_for(game_of("urbanization"), language)
    assert isinstance(words, UrbanizationTexts)
    shown = UrbanizationTable(words, seat_looks(NAMES))
    for start in range(len(INVENTIONS) - count + 1):
        state = table(3, inventions=True)
        give_factory(state, A, "wind_mill")
        teach(state, A, *INVENTIONS[start : start + count])
        own = [each for each in shown.place(state, A, SIZE) if each.key.startswith(f"idea/{A}/")]
        labels = [part for each in own for part in each.parts if isinstance(part, Label)]
        assert [whole(label.text) for label in labels] == [
            words.invention(number) for number in range(start, start + count)
        ]
        assert [label.text for label in labels if not fit_label(label, 1.4).fits] == []


@pytest.mark.parametrize("size", [SIZE, Size(1276, 580)])
def test_the_rows_of_others_keep_their_digits(size: Size) -> None:
    found = shown_at(table(4, inventions=True), size)[f"row/{B}/4"]
    digits = [part.text for part in found if isinstance(part, Label)]
    assert len(digits) == 1 + faces.LONGEST  # its name, and every place but that of the figure


def test_orders_on_a_card_are_large_enough_to_be_told_apart() -> None:
    found = shown_at(table(4), SIZE)
    crates = [
        part
        for slot in range(c.SLOTS)
        for part in found[f"slot/{slot}"]
        if isinstance(part, Picture) and "/order_" in part.art
    ]
    assert crates
    assert all(min(crate.rect.w, crate.rect.h) >= 15 for crate in crates)
