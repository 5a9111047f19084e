"""The words of Cities on its table: they fit, and they say what is meant."""

import json

import pytest
from helpers.cities import BOX, CITIES, FIFTY_SEVEN, A, draw, space, table
from helpers.tables import game_of

from citybuilder.core.game import UNKNOWN, Action, Decision, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import scoring
from citybuilder.games.cities.box import Goal
from citybuilder.games.cities.effects import COUNTS
from citybuilder.games.cities.sets import Heights
from citybuilder.stage.painting import fit_label
from citybuilder.store.sheets import card_text
from citybuilder.tables.cities import names
from citybuilder.tables.cities.layout import CitiesTable
from citybuilder.tables.cities.phrases import PHRASES
from citybuilder.tables.cities.texts import CitiesTexts
from citybuilder.tables.cities.worth import worth
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.texts import whole
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben"]
LINE, GAP = 1.25, 2.0  # height of a line by that of its letters, and what is left below
CARDS = json.loads(card_text("cities"))["cards"]


def layout(language: str = "en") -> CitiesTable:
    texts = CitiesTexts(game_of("cities"), NAMES, translator(language))
    return CitiesTable(texts, seat_looks(NAMES))


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("wide", [LEAST_WIDTH, 1028.0, 1240.0])  # with the log, a replay, without
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("city", CITIES)
def test_the_goals_of_every_city_fit_on_its_plan(city: str, language: str, wide: float) -> None:
    pieces = layout(language).place(table(city=city), A, Size(wide, LEAST_HEIGHT))
    goals = [piece for piece in pieces if piece.key.startswith("goal/")]
    labels = [[part for part in goal.parts if isinstance(part, Label)] for goal in goals]
    assert [label.text for each in labels for label in each if not fit_label(label, 1.0).fits] == []
    for name, *_ in labels:  # it keeps away from the steps below it
        words = fit_label(name, 1.0)
        assert name.rect.h - len(words.lines) * words.size * LINE > GAP, words


@pytest.mark.usefixtures("typeface")
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_fits_in_its_slot_and_before_its_owner(language: str) -> None:
    shown = layout(language)
    for card in range(len(BOX.cards)):
        for w, h in ((78, 84), (92, 116), (70, 70)):
            for part in shown.card_face(card, w, h, 10):
                assert not isinstance(part, Label) or fit_label(part, 1.0).fits, part


def test_cards_of_one_kind_are_named_in_one_way_on_their_faces() -> None:
    words = layout("de").words
    faces = {
        card.key: whole(words.card_on_face(number)).replace("\u00a0", " ")
        for number, card in enumerate(BOX.cards)
    }
    assert faces["height_one"] == "Je 2 mit genau Höhe 1"
    assert faces["height_two"] == "Genau Höhe 2"
    assert faces["green_one"] == "Grün, genau Höhe 1"
    assert faces["blue_park"] == "Blau ab Höhe 2 am Park"
    assert faces["park_and_water"] == "Ab Höhe 2 an Park und Wasser"
    assert faces["same_colour"] == "Nachbarn gleicher Farbe"
    for lands in (("park_areas", "water_areas"), ("park_features", "water_features")):
        park, water = (faces[key] for key in lands)
        assert park.replace("Park", "Wasser") == water


def test_goals_and_cards_are_called_differently() -> None:
    for language in ("de", "en"):
        words = layout(language).words
        cards = [words.card(card) for card in range(len(BOX.cards))]
        faces = [words.card_on_face(card) for card in range(len(BOX.cards))]
        assert len(set(cards)) == len(set(faces)) == len(cards)
        for city in BOX.cities:
            assert len({words.goal(goal) for goal in city.goals}) == c.GOALS


def test_what_is_lost_for_want_of_a_place_is_told_so() -> None:
    words = layout().words
    forced, chosen = Event(c.PIECE_LOST, 0, 0, amount=1), Event(c.PIECE_LOST, 0, 0)
    assert words.event(forced) == "Ada has no place for a red piece."
    assert words.event(chosen) == "Ada does without a red piece."
    assert not words.joins(forced, chosen)
    assert words.together([chosen, chosen]) == "Ada does without 2\u00a0red pieces."


@pytest.mark.parametrize(
    ("language", "told"), [("de", "2 rote, 1 grünes"), ("en", "2 red, 1 green")]
)
def test_a_number_stays_in_a_line_with_its_colour(language: str, told: str) -> None:
    words = layout(language).words
    pieces = words.pieces([c.RED, c.RED, c.GREEN])
    assert pieces.split(", ") == [each.replace(" ", "\u00a0") for each in told.split(", ")]


def test_a_building_that_stands_already_is_raised() -> None:
    words = layout().words
    first, second = Event(c.BUILT, 0, c.BLUE, 7, 1), Event(c.BUILT, 0, c.BLUE, 7, 2)
    other = Event(c.BUILT, 0, c.BLUE, 9, 1)
    assert words.event(first) == "Ada builds a blue building."
    assert words.event(second) == "Ada raises a blue building to height 2."
    assert words.together([first, second]) == "Ada builds a blue building of height 2."
    assert words.together([second, other]) == (
        "Ada builds a blue building and raises a blue building to height 2."
    )


def test_german_bends_what_is_taken_built_and_put_down() -> None:
    words = layout("de").words
    fountain, boat = (
        next(n for n, f in enumerate(BOX.features) if f.key == key)
        for key in ("fountain", "rowing_boat")
    )
    taken = [Event(c.FEATURE_TAKEN, 0, fountain)] * 2
    assert words.together(taken) == "Ada nimmt 2\u00a0Brunnen."
    put = [Event(c.PUT_DOWN, 0, boat), Event(c.PUT_DOWN, 0, fountain)]
    assert words.together(put) == "Ada legt das Ruderboot aufs Wasser und den Brunnen in den Park."
    built = [Event(c.BUILT, 0, c.RED, 7, 1), Event(c.BUILT, 0, c.RED, 7, 2)]
    assert words.together(built) == "Ada baut ein rotes Gebäude der Höhe\u00a02."
    higher = [Event(c.BUILT, 0, c.BLUE, 8, 3), Event(c.BUILT, 0, c.BLUE, 8, 4)]
    assert words.event(higher[0]) == "Ada stockt ein blaues Gebäude auf Höhe\u00a03 auf."
    assert words.together(higher) == "Ada stockt ein blaues Gebäude auf Höhe\u00a04 auf."
    assert words.together([built[0], *higher]) == (
        "Ada baut ein rotes Gebäude und stockt ein blaues Gebäude auf Höhe\u00a04 auf."
    )
    two = [Event(c.PIECE_TAKEN, 0, c.RED), Event(c.PIECE_TAKEN, 0, c.BLUE)]
    more = [Event(c.PIECE_TAKEN, 0, c.BLUE), *two]
    assert words.together(more) == "Ada nimmt ein rotes Gebäudeteil und 2\u00a0blaue."
    assert words.together(two) == "Ada nimmt ein rotes Gebäudeteil und ein blaues."
    keys = [tile.key for tile in BOX.tiles]
    assert words.tile_name(keys.index("start_rbwp")) == (
        "Stadtfeld mit rotem und blauem Bauland, Park und Wasser"
    )
    assert words.tile(keys.index("tile_rypp")) == "rotem und gelbem Bauland und 2\u00a0Parkflächen"
    assert (
        words.tile(keys.index("tile_rrgw"))
        == "grünem Bauland, Wasser und 2\u00a0roten Baulandflächen"
    )


@pytest.mark.parametrize(
    ("drawn", "told"),
    [
        (
            "P:p0 P\nR W",
            [
                "Ada: park, fountain",
                "Park area of 2 spaces.",
                "One feature in this park area: 1 point.",
            ],
        ),
        (
            "W:w0 W:w1\nR P",
            [
                "Ada: water, yacht",
                "Water area of 2 spaces.",
                "2 different features in this water area: 3 points.",
            ],
        ),
        (
            "R:M P\nR W",
            ["Ada: red plot, monument", "The monument is worth 2 points; nothing is built here."],
        ),
        (
            "R:S P\nR W",
            [
                "Ada: free plot, special tile",
                "You can build in any colour here.",
                "This space is at a park.",
            ],
        ),
        (
            "R:S/B2 P\nR W",
            [
                "Ada: blue building of height 2",
                "The building stands on a special tile.",
                "This space is at a park.",
            ],
        ),
        ("R P\nW W", ["Ada: red plot", "This space is at park and water."]),
        ("R B\nW W", ["Ada: red plot", "This space is at water."]),
    ],
)
def test_a_space_says_what_it_is_worth(drawn: str, told: list[str]) -> None:
    state = table({A: drawn})
    help_of = layout().help(state, 1, f"space/0/{space(state, 0, 0)}")
    assert help_of.split("\n") == told


def test_a_building_names_the_cards_that_count_it() -> None:
    state = table({A: "R:R2 P\nB W"})
    for card in ("red_any", "red_park", "blue_any"):
        state.held[[each.key for each in BOX.cards].index(card)] = 1
    told = layout().help(state, A, f"space/0/{space(state, 0, 0)}")
    assert told.split("\n") == [
        "A1: red building of height 2",
        "This space is at a park.",
        "This building counts for: Red buildings · Red buildings at least 2 high at a park.",
    ]
    state.hand_pieces[c.RED] = 1
    state.asked = [Decision(c.ASK_BUILD, A)]  # a long text would hide what is beside it
    assert layout().help(state, A, f"space/0/{space(state, 0, 0)}") == told.split("\n")[0]


def test_the_question_tells_one_feature_from_several() -> None:
    state = table({A: "P P\nB W"})
    state.hand_features[0] = 1
    asked, words = Decision(c.ASK_PUT, A), layout().words
    assert words.prompt(state, asked) == "Where do you put the yacht?"
    state.hand_features[4] = 1
    assert words.prompt(state, asked) == "Where do you put the yacht and the fountain?"


@pytest.mark.parametrize(
    ("drawn", "kind", "why"),
    [
        ("R:R4 P\nB W", c.ASK_BUILD, "No building is higher than 4."),
        ("B P\nB W", c.ASK_BUILD, "Nothing that you have taken fits here."),
        ("W:w0 P\nB W", c.ASK_PUT, "A space has room for only one feature tile."),
        ("R P\nB W", c.ASK_PUT, "Nothing that you have taken fits here."),
    ],
)
def test_a_space_says_why_nothing_can_be_placed_there(drawn: str, kind: int, why: str) -> None:
    state = table()
    draw(state, A, drawn)
    state.hand_pieces[c.RED] = 1
    state.hand_features[0] = 1
    state.asked = [Decision(kind, A)]
    assert layout().help(state, A, f"space/0/{space(state, 0, 0)}").split("\n")[-1] == why


def test_the_question_says_how_to_take_another_piece_where_several_fit() -> None:
    state = table({A: "R:S P\nB W"})
    state.hand_pieces[c.RED] = state.hand_pieces[c.BLUE] = 1
    asked = Decision(c.ASK_BUILD, A)
    words = layout().words
    both = "Where do you place the 2 pieces? R switches the colour."
    assert words.prompt(state, asked) == both
    state.hand_pieces[c.RED] = 0
    assert words.prompt(state, asked) == "Where do you place the blue piece?"
    state.hand_pieces[c.BLUE] = 2
    assert words.prompt(state, asked) == "Where do you place 2\u00a0blue pieces?"


def test_doing_without_names_what_it_is_about_where_the_question_does_not() -> None:
    state = table({A: "R:S P\nB W"})
    asked, words = Decision(c.ASK_BUILD, A), layout().words
    state.hand_pieces[c.BLUE] = 1
    blue = Action(c.LEAVE, c.BLUE)
    assert words.action(state, asked, blue) == "Do without it"
    state.hand_pieces[c.BLUE] = 2
    assert words.action(state, asked, blue) == "Do without one"
    state.hand_pieces[c.RED] = 1
    assert words.action(state, asked, blue) == "Do without the blue piece (1 of 2)"


# The one card whose printed title is known


def test_a_card_with_a_title_is_called_by_it() -> None:
    titles = {card["id"]: card["title"] for card in CARDS if "title" in card}
    assert titles == names.TITLES
    card = [each.key for each in BOX.cards].index("colour_sets")
    state = table()
    assert layout("de").help(state, A, f"card/0/{card}").split("\n")[:2] == [
        "Lebenswerte Stadt",
        "Sätze aus vier Gebäuden in allen vier Farben",
    ]
    state.row_cards[0] = card
    assert layout().helper.slot_help(state, A, int(c.CARDS), 0)[0] == "Liveable City"
    state.row_cards[0] = 0
    assert layout().helper.slot_help(state, A, int(c.CARDS), 0)[0] == "1 point for each."


def test_a_card_that_counts_by_twos_says_so() -> None:
    card = [each.key for each in BOX.cards].index("height_one")
    assert layout("de").words.card(card) == "Je 2 Gebäude mit genau Höhe\u00a01"
    assert layout("en").words.card(card) == "Every 2 buildings exactly 1 high"


def test_every_way_of_counting_has_its_words_and_is_used() -> None:
    goals = [goal.counts for city in BOX.cities for goal in city.goals]
    used = {counts.key for counts in [*goals, *(card.counts for card in BOX.cards)]}
    assert set(COUNTS) == set(PHRASES) == used


def test_a_pile_is_as_low_as_if_what_lay_face_down_had_been_drawn() -> None:
    state, helper = table(), layout().helper
    assert [helper.pile(state, row) for row in range(c.ROWS)] == [28, 28, 42, 90]
    state.round = 2
    assert [helper.pile(state, row) for row in range(c.ROWS)] == [24, 24, 36, 90]


def test_cards_lie_in_the_order_in_which_they_were_taken() -> None:
    state, shown = table({}, {A: "yellow_any red_any alone"}), layout()
    keys = [each.key for each in BOX.cards]
    for nth, card in enumerate(("red_any", "alone", "yellow_any")):
        state.held[keys.index(card)] = 1 + nth
    assert [keys[card] for card in shown.in_turn(state, A)] == ["red_any", "alone", "yellow_any"]


# What depends on the box is read off it


def test_the_overview_tells_the_points_of_the_box() -> None:
    words = layout().words
    box = words.box
    sets, points = box.sets[:], box.setup.monument
    effects = {printed.key: worth(words, printed) for printed in box.features}
    assert effects["yacht"] == "Different ones in an area bring 1, 3, 6 or 10 points."
    assert effects["monument"] == "2 points; nothing is built there."
    try:
        box.sets[1:], box.setup.monument = [2, 4, 7, 11], 1
        assert "2, 4, 7 or 11" in worth(words, box.features[0])
        monument = box.features[box.land.monument]
        assert worth(words, monument) == "1 point; nothing is built there."
    finally:
        box.sets[:], box.setup.monument = sets, points


def test_a_place_on_the_board_says_what_its_features_are_for() -> None:
    state, shown = table(), layout()
    keys = [each.key for each in BOX.features]
    pair = [place for places in BOX.feature_places[:1] for place in places]
    last = BOX.feature_places[-1]
    for place, key in zip((*pair, *last), ("yacht", "dolphin", "special", ""), strict=True):
        state.row_features[place] = keys.index(key) if key else UNKNOWN
    here, there = (f"slot/{c.FEATURES * c.SLOTS + slot}" for slot in (0, c.SLOTS - 1))
    assert shown.help(state, A, here).split("\n")[1:] == [
        "For water: Different ones in an area bring 1, 3, 6 or 10 points."
    ]
    assert shown.help(state, A, there).split("\n")[1:] == [
        "For plots: You can build in any colour there.",
        "You see the other one once you have taken it.",
    ]


def test_different_heights_are_told_with_their_land_and_their_number() -> None:
    goal, heights = Goal(), Heights()
    goal.counts, goal.need, heights.key = heights, 4, "heights"
    heights.beside = c.AT_WATER
    assert layout().words.goal(goal) == "Heights 1, 2, 3 and 4 at water"
    heights.beside, goal.need = c.AT_PARK, 3
    assert layout().words.goal(goal) == "3 different heights at a park"
    heights.beside = 0
    assert layout("de").words.goal(goal) == "3 verschiedene Höhen"


# What can be counted


def test_a_space_of_somebody_else_is_told_by_its_owner() -> None:
    state = table({A: "P P\nR W", 1: "R:R2 P\nR W"})
    key = f"space/1/{space(state, 0, 0)}"
    assert layout().help(state, A, key).startswith("Ben: red building of height 2")
    assert layout().help(state, 1, key).startswith("A1: ")


def test_everybody_sees_the_steps_and_the_parts_of_all() -> None:
    state, shown = table({A: "R:R3 P\nP W:w0", 1: "P P\nP W"}), layout()
    state.rings[c.RANKS * 0] = 1  # Ben has a park of six spaces, let us say
    pieces = {p.key: p for p in shown.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))}

    def labels(key: str) -> list[str]:
        return [part.text for part in pieces[key].parts if isinstance(part, Label)]

    assert labels("goal/0")[1:2] == ["1/6"]
    assert labels("goal/1")[1:3] == ["1/4", "0/4"]
    assert labels("parts/0")[:4] == ["0", "Plan", "1", "Water"]
    assert labels("parts/0")[-2:] == ["0", "Cards"]
    assert labels("parts/1") == ["6", "0", "0", "0", "0"]


def test_the_parts_of_a_score_say_what_gives_points_also_where_there_are_none() -> None:
    state = table({A: "R:R3 P\nP W:w0"})
    assert layout().help(state, A, "parts/0").split("\n") == [
        "Ada: 1 point",
        "City plan: 0 (for goals that are reached)",
        "Water areas: 1 (for different features in each water area)",
        "Park areas: 0 (for different features in each park area)",
        "Monuments: 0 (2 for each)",
        "Cards: 0 (as told on each)",
    ]
    assert "Stadtentwicklungsplan: 0 (für erreichte Ziele)" in layout("de").help(state, A, "seat/0")


def test_a_card_on_offer_shows_what_it_is_worth_now() -> None:
    state, shown = table({A: "R:R1 P\nR W"}), layout()
    keys = [each.key for each in BOX.cards]
    state.row_cards[0] = keys.index("red_any")
    pieces = {p.key: p for p in shown.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))}
    worth = scoring.card_line(BOX, state, A, keys.index("red_any")).points
    assert worth > 0
    texts = [part.text for part in pieces["slot/0"].parts if isinstance(part, Label)]
    assert texts[-1] == str(worth)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("above", [False, True], ids=["table", "plan"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_height_of_everybody_is_read(seats: int, above: bool) -> None:
    state = table(dict.fromkeys(range(seats), FIFTY_SEVEN), seats=seats)
    shown = full_layout().from_above() if above else full_layout()
    for wide in (LEAST_WIDTH, 1240.0):  # with the log, and without
        pieces = shown.place(state, A, Size(wide, LEAST_HEIGHT))
        for seat in range(seats):
            heights = [
                part
                for piece in pieces
                if piece.key.startswith(f"space/{seat}/")
                for part in piece.parts
                if isinstance(part, Label)
            ]
            built = state.height[seat * state.size : (seat + 1) * state.size]
            assert sorted(part.text for part in heights) == sorted(str(h) for h in built if h)
            assert all(fit_label(part, 1.0).fits for part in heights)


def full_layout() -> CitiesTable:
    names = ["Ada", "Ben", "Cleo", "Dora"]
    return CitiesTable(CitiesTexts(game_of("cities"), names, translator("en")), seat_looks(names))
