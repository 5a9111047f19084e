"""The City in words: what is asked, told and explained, in both languages."""

import re
from itertools import pairwise

import pytest
from helpers.tables import game_of
from helpers.the_city import CARDS, GAME, A, B, C, answer, table, wait
from marked import CHECKOUT
from strict import every_language, good, texts_for

from citybuilder.core.game import UNKNOWN, Decision, Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.effects import EFFECTS
from citybuilder.games.the_city.state import TheCityState
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.the_city.effects import EACH, MORE
from citybuilder.tables.the_city.help import TheCityHelp
from citybuilder.tables.the_city.layout import TheCityTable
from citybuilder.tables.the_city.overview import place_of
from citybuilder.tables.the_city.texts import TheCityTexts
from citybuilder.words.catalogue import entries

CINEMA, SCHOOL, BOUTIQUE = (CARDS.index(key) for key in ("cinema", "school", "boutique"))


def speaking(language: str) -> TheCityTexts:
    texts = texts_for(game_of("the_city"), language)
    assert isinstance(texts, TheCityTexts)
    return texts


def tip(state: TheCityState, key: str, me: int = A, language: str = "en") -> list[str]:
    return TheCityHelp(speaking(language)).tip(GAME.observe(state, me), me, key).split("\n")


def asked(state: TheCityState, language: str) -> str:
    question = state.asked[-1]
    return speaking(language).prompt(GAME.observe(state, question.seat), question)


# Questions


def test_a_price_says_why_it_is_lower() -> None:
    state = table(hands={A: "boutique 3 mall"}, cities={A: "townhouse"})
    answer(state, "build boutique")
    assert asked(state, "en") == "You build a Boutique for 1 card (2 − 1). What do you pay with?"
    assert (
        asked(state, "de")
        == "Du baust eine Boutique für 1\u00a0Karte (2\u00a0−\u00a01). Womit bezahlst du?"
    )


def test_a_second_card_has_a_price_of_its_own() -> None:
    state = table(hands={A: "parking cinema 3 mall"}, cities={A: "construction_crew"})
    answer(state, "build parking")
    assert asked(state, "en") == "Construction Crew: what do you build as well?"
    answer(state, "build cinema")
    assert asked(state, "en") == "You build a Cinema for 2 cards. What do you pay with?"


def test_somebody_else_is_not_told_what_is_paid_for() -> None:
    state = table(hands={A: "cinema 3 mall"})
    answer(state, "build cinema")
    view = GAME.observe(state, B)
    assert speaking("en").prompt(view, state.asked[-1]) == "What do you build in this round?"


def test_passing_says_what_happens_to_how_many_cards() -> None:
    words, state = speaking("en"), table(deck="mall school")
    assert words.action(state, state.asked[-1], GAME.pass_on) == "Pass: draw 2, keep 1"
    empty = table(deck="")
    assert words.action(empty, empty.asked[-1], GAME.pass_on) == "Pass: no cards left"


@pytest.mark.parametrize(
    ("language", "deck", "promised"),
    [
        ("en", "6 mall", "Pass: draw 5, keep 1"),
        ("en", "5 mall", "Pass: draw up to 5, keep 1"),
        ("en", "mall", "Pass: draw up to 1"),
        ("de", "3 mall", "Verzichten: bis zu 3\u00a0ziehen, 1\u00a0behalten"),
        ("de", "6 mall", "Verzichten: 5\u00a0ziehen, 1\u00a0behalten"),
        ("de", "mall", "Verzichten: höchstens 1\u00a0Karte ziehen"),
    ],
)
def test_passing_promises_no_more_than_others_may_have_left(
    language: str, deck: str, promised: str
) -> None:
    """Ada may have kept one of the cards; Ben cannot know."""
    state = table(hands={A: "parking", B: "parking"}, deck=deck)
    answer(state, "build parking")
    view = GAME.observe(state, B)
    assert speaking(language).action(view, state.asked[-1], GAME.pass_on) == promised


def test_too_many_cards_are_asked_for_and_told_as_such() -> None:
    state = table(hands={A: "12 school cinema boutique"}, deck="9 mall")
    assert asked(state, "en") == "What do you discard? 2 cards must go, 12 stay."
    answer(state, "discard cinema")
    assert asked(state, "de") == "Was wirfst du ab? 1\u00a0Karte muss weg, 12 bleiben."
    events = [Event(c.DISCARDED, A, kind, 1, 1) for kind in (CINEMA, BOUTIQUE)]
    assert speaking("en").story(events) == [
        "Ada has too many cards and discards 2: Cinema, Boutique."
    ]
    assert speaking("de").event(events[0]) == "Ada hat zu viele Karten und wirft 1 ab: Kino."


def test_cards_that_are_given_together_make_one_label() -> None:
    state = table(hands={A: "cinema 2 school mall"})
    answer(state, "build cinema")
    both = [GAME.pays[SCHOOL], GAME.pays[SCHOOL]]
    words = speaking("en")
    assert words.answers(state, state.asked[-1], both) == "Pay with 2\u00a0×\u00a0School"
    assert words.selection(state, state.asked[-1]) == "Pay and build"


# What happened


def test_what_a_seat_does_is_one_line_in_the_log() -> None:
    events = [
        Event(c.BUILT, A, CINEMA, 0, 2),
        Event(c.DISCARDED, A, SCHOOL, amount=2),
        Event(c.PASSED, B, amount=5),
        Event(c.DISCARDED, B, BOUTIQUE, amount=1),
        Event(c.BUILT, C, GAME.box.architect, 0, 0),
    ]
    assert speaking("en").story(events) == [
        "Ada builds a Cinema for 2 cards. Discarded: 2\u00a0×\u00a0School.",
        "Ben passes, draws 5 cards and keeps one. Discarded: Boutique.",
        "Cem builds the Architect for free.",
    ]
    assert speaking("de").story(events)[0] == (
        "Ada baut ein Kino für 2\u00a0Karten. Abgeworfen: 2\u00a0×\u00a0Schule."
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Ada discards 2 cards to begin with: School, Boutique.",
                "Ada builds the Architect for free.",
            ],
        ),
        (
            "de",
            [
                "Ada wirft zu Beginn 2\u00a0Karten ab: Schule, Boutique.",
                "Ada baut den Architekten kostenlos.",
            ],
        ),
    ],
)
def test_what_does_not_stay_of_the_deal_is_no_price(language: str, told: list[str]) -> None:
    events = [Event(c.DISCARDED, A, kind, c.OF_DEAL, 1) for kind in (SCHOOL, BOUTIQUE)]
    events.append(Event(c.BUILT, A, GAME.box.architect, 0, 0))
    assert speaking(language).story(events) == told


def test_drawn_cards_are_named_only_to_whom_they_belong() -> None:
    events = [Event(c.EARNED, A, amount=2)]
    events += [Event(c.DREW, A, kind, only=A) for kind in (SCHOOL, CINEMA)]
    words = speaking("en")
    assert words.story(each.seen_by(A) for each in events) == ["Ada draws 2 cards: School, Cinema."]
    assert words.story(each.seen_by(B) for each in events) == ["Ada draws 2 cards."]
    alone = Event(c.DREW, A, UNKNOWN)
    assert words.event(alone) == "Ada draws 1 card."


def test_points_of_all_are_one_line() -> None:
    events = [Event(c.SCORED, seat, amount=seat + 3) for seat in (A, B)]
    assert speaking("en").story(events) == ["Points: Ada +3, Ben +4."]


def test_discards_alone_name_their_seat() -> None:
    events = [Event(c.DISCARDED, B, kind, amount=1) for kind in (SCHOOL, CINEMA)]
    assert speaking("en").story(events) == ["Ben discards 2 cards: School, Cinema."]


# What pieces say


def test_a_card_in_hand_says_what_it_would_bring_in_this_city() -> None:
    state = table(hands={A: "central_park mall"}, cities={A: "2 business_center"})
    assert "In your city it would bring 5 points a round." in tip(
        state, f"hand/{CARDS.index('central_park')}/0"
    )


def test_a_card_says_whom_else_it_helps() -> None:
    state = table(hands={A: "interchange school"}, cities={B: "freeway"})
    told = tip(state, f"hand/{CARDS.index('interchange')}/0")
    assert "Ben would get 2 points more a round." in told


@pytest.mark.parametrize(
    ("card", "held", "built", "why"),
    [
        ("mall", "mall school", "", "Not now: it costs 8, and you can pay 1."),
        ("central_park", "central_park mall", "central_park", "Not now: you have one already."),
        (
            "school",
            "school mall",
            "",
            "Not now: your city needs the Apartments, a Housing Tract or a City Villa first.",
        ),
        ("cinema", "cinema 2 mall", "", "Costs you 2 cards."),
        ("parking", "parking mall", "", "Costs you nothing."),
        (
            "cinema",
            "cinema 2 mall",
            "citizens_office",
            "Costs you 1 card instead of 2, thanks to Citizens' Office.",
        ),
    ],
)
def test_a_card_says_what_it_costs_or_why_not(card: str, held: str, built: str, why: str) -> None:
    state = table(hands={A: held}, cities={A: built})
    assert tip(state, f"hand/{CARDS.index(card)}/0")[-1] == why


def test_a_dear_card_is_no_second_one() -> None:
    state = table(hands={A: "parking cinema technology_park 9 school"})
    GAME.build(state, A, CARDS.index("construction_crew"), 0, 0)
    answer(state, "build parking")
    told = tip(state, f"hand/{CARDS.index('technology_park')}/0")
    assert told[-1] == "Not as the second card: its cost is above 4."


@pytest.mark.parametrize("card", ["technology_park", "cinema"])
def test_what_is_paid_with_is_not_told_why_it_cannot_be_built(card: str) -> None:
    state = table(hands={A: "parking school technology_park cinema"}, cities={A: "2 apartments"})
    GAME.build(state, A, CARDS.index("construction_crew"), 0, 0)
    answer(state, "build parking", "build school")
    assert state.asked[-1].kind == c.ASK_PAY
    told = tip(state, f"hand/{CARDS.index(card)}/0")
    assert told[-1].startswith("In your city it would bring ")


def test_a_lower_price_is_explained_whatever_is_asked() -> None:
    state = table(hands={A: "cinema 13 mall"}, cities={A: "citizens_office"})
    assert state.asked[-1].kind == c.ASK_LIMIT
    told = tip(state, f"hand/{CINEMA}/0")
    assert told[-1] == "Costs you 1 card instead of 2, thanks to Citizens' Office."
    assert "cost" not in tip(state, f"hand/{CARDS.index('mall')}/0")[-1]


def test_a_click_on_a_card_is_refused_with_a_reason_only_where_it_could_be_built() -> None:
    layout = TheCityTable(speaking("en"), seat_looks(["Ada", "Ben"]))
    state = table(hands={A: "cinema"}, deck="9 mall")
    key = f"hand/{CINEMA}/0"
    told = layout.refusal(state, state.asked[-1], A, key)
    assert told == "Not now: it costs 2, and you can pay 0."
    answer(state, "pass")
    assert layout.refusal(state, state.asked[-1], A, key) == ""


def test_a_built_card_says_what_it_brings_now() -> None:
    state = table(cities={A: "2 city_villa"})
    told = tip(state, f"city/{A}/{CARDS.index('city_villa')}")
    assert told[0] == "Ada: 2\u00a0×\u00a0City Villa"
    assert told[-1] == "As things are: 10 points a round."


def test_a_seat_says_where_its_cards_and_points_come_from() -> None:
    state = table(cities={A: "cinema 2 city_villa"}, hands={A: "mall"}, points=[7, 0])
    told = tip(state, f"seat/{A}")
    assert told[0] == "Ada: 7 points, 1 card in hand"
    assert "Cards a round: Cinema 1." in told
    assert "Points a round: City Villa 10." in told
    assert told == tip(state, f"points/{A}") == tip(state, f"cards/{A}")


def test_a_choice_is_explained_to_its_owner_alone() -> None:
    state = table(hands={A: "cinema 2 mall", B: "2 school"})
    assert tip(state, f"choice/{A}", B)[0] == "Ada has not chosen yet."
    answer(state, "build cinema")
    answer(state, "pay mall")
    answer(state, "pay mall")
    assert tip(state, f"choice/{A}", A)[:2] == [
        "Ada builds a Cinema.",
        "To be discarded: 2\u00a0×\u00a0Mall.",
    ]
    assert tip(state, f"choice/{A}", B)[0] == "Ada has chosen. All is turned up at once."


def test_passing_is_explained_as_building_nothing() -> None:
    state = table(hands={A: "mall", B: "2 school"}, deck="6 cinema")
    wait(state)
    assert tip(state, f"choice/{A}", A)[:2] == [
        "Ada builds nothing.",
        "Discarded: 4\u00a0×\u00a0Cinema.",
    ]
    assert tip(state, f"choice/{A}", B)[0] == "Ada has chosen. All is turned up at once."


def test_what_was_drawn_lies_on_a_ground_of_its_own_that_says_so() -> None:
    layout = TheCityTable(speaking("de"), seat_looks(["Ada", "Ben"]))
    state = table(hands={A: "mall school"}, deck="9 cinema")
    answer(state, "pass")
    size = Size(LEAST_WIDTH, LEAST_HEIGHT)
    pieces = {piece.key: piece for piece in layout.place(state, A, size)}
    ground = pieces["drawn"]
    assert [part.text for part in ground.parts if isinstance(part, Label)] == ["Gezogen"]
    cards = {key: piece.rect for key, piece in pieces.items() if key.startswith("offer/")}
    assert len(cards) == 5
    assert all(ground.rect.contains(card) for card in cards.values())
    assert not ground.rect.contains(pieces[f"hand/{SCHOOL}/0"].rect)
    assert tip(state, "drawn", language="de") == ["Gezogen: 5"]


def test_a_full_hand_leaves_room_beside_what_was_drawn_and_has_some() -> None:
    layout = TheCityTable(speaking("de"), seat_looks(["Ada", "Ben"]))
    state = table(hands={A: "12 mall"}, deck="9 cinema")
    answer(state, "pass")
    pieces = layout.place(state, A, Size(LEAST_WIDTH, LEAST_HEIGHT))
    for key in ("hand/", "offer/"):
        left = [piece.x for piece in pieces if piece.key.startswith(key)]
        assert all(after - before > 45 for before, after in pairwise(left))


def test_the_piles_tell_what_lies_in_them() -> None:
    state = table(discard="2 school mall", deck="cinema")
    assert tip(state, "deck")[0] == "Deck: 1"
    assert tip(state, "deck")[-1] == "Whoever passes looks at 5 of its cards and keeps one."
    assert tip(state, "discard") == ["Discard pile: 3", "In it: 2\u00a0×\u00a0School, Mall."]
    assert tip(table(), "discard")[1] == "Nothing lies on it."
    assert tip(state, "architects")[-1] == "You have not built yours yet."
    assert tip(table(cities={A: "architect"}), "architects")[-1] == "Yours stands in your city."


def test_there_is_an_architect_for_each_who_plays_and_no_more() -> None:
    state = table(cities={A: "architect"})
    kept = TheCityHelp(speaking("en")).piles(state)[2]
    assert kept[2] == state.seats - 1


def test_no_number_of_cards_or_points_is_parted_from_its_word() -> None:
    """In tips and lists no line ends between them."""
    said = entries(CHECKOUT / "translations" / "citybuilder_de.ts")
    texts = [text for (of, _), found in said.items() if of == "the_city" for text in found]
    assert len(texts) > 200
    parted = re.compile(r"(%n|%\d|\d) (Karte|Punkt|Handkarte)| ×|× |Park &")
    assert [text for text in texts if parted.search(text)] == []


@every_language
def test_every_card_has_a_name_and_an_effect(language: str) -> None:
    words = speaking(language)
    for kind in range(GAME.box.kinds):
        good(words.card(kind))
        good(words.a_card(kind))
        assert "\u00ad" not in words.card(kind)
        assert words.effects.sentences(kind) or CARDS[kind] == "parking"
    assert len({words.card(kind) for kind in range(GAME.box.kinds)}) == GAME.box.kinds


def test_every_kind_of_effect_has_its_words() -> None:
    assert list(EACH) == list(EFFECTS)
    assert set(MORE) <= set(EACH)


def test_only_what_comes_beside_a_printed_number_is_told_as_more() -> None:
    words = speaking("en")
    told = {key: words.card_help(CARDS.index(key)) for key in ("freeway", "museum", "university")}
    assert "2 points a round for each Interchange in all cities." in told["freeway"]
    assert "1 card a round for each School in all cities." in told["museum"]
    assert "1 point more a round for each School in all cities." in told["university"]
    assert "1 card a round if your city has a Supermarket." in words.card_help(
        CARDS.index("bus_station")
    )


def test_the_citizens_office_makes_a_whole_symbol_cheaper() -> None:
    told = speaking("en").card_help(CARDS.index("citizens_office"))
    assert "Every building with a fountain costs 1 less." in told


def test_every_question_has_its_place_in_the_rules() -> None:
    kinds = (c.ASK_DISCARD, c.ASK_CHOOSE, c.ASK_PAY, c.ASK_SECOND, c.ASK_TAKE, c.ASK_LIMIT)
    places = [place_of(Decision(kind)) for kind in kinds]
    assert places == ["setup", "choose", "pay", "crew", "pass", "limit"]
