"""Machi Koro in words: no kind is forgotten, and the sentences read well."""

from typing import cast

import pytest
from helpers.tables import game_of
from strict import every_language, good, texts_for

from citybuilder.core.game import UNKNOWN, Decision, Event, State
from citybuilder.core.score import ScoreLine
from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.rules import MachiKoro
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.machi_koro import names
from citybuilder.tables.machi_koro.choices import CHOICES
from citybuilder.tables.machi_koro.texts import MachiKoroTexts
from citybuilder.tables.texts import Texts

GAME = game_of("machi_koro")
RULES = cast(MachiKoro, GAME)
CARDS = {card.key: number for number, card in enumerate(RULES.establishments)}
CAFE = CARDS["cafe"]
WHEAT_FIELD = CARDS["wheat_field"]
RANCH = CARDS["ranch"]
LAST = c.WITHDRAWN  # kind of event


def speaking(language: str) -> MachiKoroTexts:
    return cast(MachiKoroTexts, texts_for(GAME, language))


def table(seat: int = 0, coins: int = 0, landmarks: int = 0) -> MachiKoroState:
    state = cast(MachiKoroState, GAME.start(3, GAME.complete({"expansion": "both"}), 1))
    state.coins[seat] = coins
    state.working[seat] = landmarks
    state.first_die, state.second_die = 3, 4
    return state


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Ada rolls 1 die."), ("de", "Ada würfelt mit 1 Würfel.")]
)
def test_while_dice_roll_the_deed_does_not_tell_their_number(language: str, told: str) -> None:
    words = speaking(language)
    assert words.deed(0, [Event(c.ROLLED, 0, 6, 0, 6)]) == told
    assert words.deed(0, [Event(c.PASSED, 0)]) == words.event(Event(c.PASSED, 0))
    assert words.deed(0, [Event(c.PASSED, 1)]) == ""


def both(event: Event) -> tuple[str, str]:
    return speaking("en").event(event), speaking("de").event(event)


@every_language
def test_every_card_and_landmark_has_a_name_and_an_effect(language: str) -> None:
    texts = speaking(language)
    for what in range(len(RULES.establishments)):
        names = [good(texts.card(what)), good(texts.a_card(what)), good(texts.card_help(what))]
        assert names[1].endswith(names[0])
        assert good(texts.dice(what))
    for what in range(len(RULES.landmarks)):
        names = [texts.landmark(what), texts.the_landmark(what), texts.landmark_help(what)]
        assert good(names[1]).endswith(good(names[0]))
        good(names[2])


@every_language
def test_every_icon_has_a_name(language: str) -> None:
    assert len({good(speaking(language).icon(icon)) for icon in range(len(c.ICONS))}) == len(
        c.ICONS
    )


def test_the_tables_know_all_cards_and_no_other() -> None:
    assert sorted(names.ESTABLISHMENTS) == sorted(CARDS)
    assert sorted(names.LANDMARKS) == sorted(landmark.key for landmark in RULES.landmarks)
    assert sorted(names.ICONS) == sorted(c.ICONS)
    chosen = {(option.key, choice) for option in GAME.options for choice in option.choices}
    assert set(CHOICES) == chosen


def kinds(*prefixes: str) -> set[int]:
    return {value for name, value in vars(c).items() if name.startswith(prefixes)}


@every_language
def test_every_kind_of_question_has_words(language: str) -> None:
    texts = speaking(language)
    asked = {good(texts.prompt(table(), Decision(kind, 0, CAFE))) for kind in kinds("ASK_")}
    assert len(asked) == len(kinds("ASK_"))


@every_language
def test_every_kind_of_answer_has_words(language: str) -> None:
    texts = speaking(language)
    build = Decision(c.ASK_BUILD, 0)
    rob = Decision(c.ASK_ROB, 0, CARDS["tv_station"])
    give = Decision(c.ASK_GIVE, 0, CARDS["business_center"])
    raising = Decision(c.ASK_RAISE, 0)
    closing = Decision(c.ASK_CLOSE, 0, CARDS["renovation_company"])
    answers = [
        (build, c.roll(1)),
        (build, c.roll(2)),
        (build, c.keep()),
        (build, c.reroll()),
        (rob, c.rob(1)),
        (give, c.give(CAFE)),
        (give, c.pass_on()),
        (Decision(c.ASK_TAKE, 0, CAFE), c.take(RANCH, 1)),
        (build, c.build(RANCH)),
        (build, c.build_landmark(0)),
        (build, c.pass_on()),
        (raising, c.raise_throw()),
        (Decision(c.ASK_DEMOLISH, 0, CARDS["demolition_company"], 1), c.demolish(0)),
        (Decision(c.ASK_SEND, 0, CARDS["moving_company"], 1), c.send(CAFE, 1)),
        (closing, c.close(CAFE)),
        (closing, c.pass_on()),
        (Decision(c.ASK_INVEST, 0), c.invest()),
        (Decision(c.ASK_INVEST, 0), c.pass_on()),
    ]
    labels = {good(texts.action(table(), asked, action)) for asked, action in answers}
    assert len(labels) == len(answers)


@every_language
def test_every_kind_of_event_has_words(language: str) -> None:
    """Kinds are numbered without gaps, so their number is one more than the last."""
    texts = speaking(language)
    sentences = {good(texts.event(Event(kind, 0, 1, 1, 2))) for kind in range(LAST + 1)}
    assert len(sentences) == LAST + 1
    with pytest.raises(KeyError):
        texts.event(Event(LAST + 1, 0))


@every_language
def test_every_score_rule_has_words(language: str) -> None:
    texts = speaking(language)
    for rule in kinds("SCORE_"):
        good(texts.rule(rule))
        for count in range(3):
            good(texts.score(ScoreLine(rule, count)))


def test_dice_are_told_one_by_one() -> None:
    assert both(Event(c.ROLLED, 0, 3, 0, 3)) == ("Ada rolls a 3.", "Ada würfelt eine 3.")
    assert both(Event(c.ROLLED, 0, 3, 4, 7)) == ("Ada rolls 3 + 4 = 7.", "Ada würfelt 3 + 4 = 7.")


def test_payments_tell_what_was_really_paid() -> None:
    assert both(Event(c.PAID, 1, CAFE, 0, 2)) == (
        "Ben pays Ada 2 coins for the Café.",
        "Ben zahlt 2 Münzen an Ada (Café).",
    )
    assert both(Event(c.PAID, 1, CAFE, 0, 1)) == (
        "Ben pays Ada 1 coin for the Café.",
        "Ben zahlt 1 Münze an Ada (Café).",
    )
    assert both(Event(c.PAID, 1, CAFE, 0, 0)) == (
        "Ben cannot pay Ada for the Café.",
        "Ben kann Ada nichts zahlen (Café).",
    )


def test_income_names_the_bank() -> None:
    assert both(Event(c.EARNED, 0, WHEAT_FIELD, amount=3)) == (
        "Ada gets 3 coins from the bank for the Wheat Field.",
        "Ada bekommt 3 Münzen aus der Bank (Weizenfeld).",
    )
    assert both(Event(c.EARNED, 0, CARDS["cheese_factory"], amount=0)) == (
        "Ada gets nothing for the Cheese Factory.",
        "Ada bekommt nichts (Molkerei).",
    )


def test_a_swap_names_both_cards() -> None:
    assert both(Event(c.SWAPPED, 0, WHEAT_FIELD, 2, RANCH)) == (
        "Ada gives Cem a Wheat Field and takes a Ranch.",
        "Ada gibt Cem ein Weizenfeld und nimmt einen Bauernhof.",
    )


def test_a_landmark_is_not_taken_for_a_card() -> None:
    assert both(Event(c.LANDMARK_BUILT, 0, 0, amount=4)) == (
        "Ada builds the Train Station for 4 coins.",
        "Ada baut für 4 Münzen den Bahnhof.",
    )
    assert both(Event(c.BUILT, 0, 0, amount=1)) == (
        "Ada builds a Wheat Field for 1 coin.",
        "Ada baut für 1 Münze ein Weizenfeld.",
    )


def test_an_extra_turn_is_told_as_one() -> None:
    assert both(Event(c.TURN_BEGAN, 1)) == ("It is Ben's turn.", "Ben ist am Zug.")
    assert both(Event(c.TURN_BEGAN, 1, amount=1)) == (
        "Doubles: Ben has another turn.",
        "Pasch: Ben ist noch einmal am Zug.",
    )
    state = table()
    state.extra = True
    assert speaking("en").turn(state) == "Turn 1: Ada again, after doubles"
    assert speaking("de").turn(state) == "Zug 1: noch einmal Ada nach dem Pasch"


def test_a_hidden_card_is_only_a_card() -> None:
    assert both(Event(c.REVEALED, what=UNKNOWN)) == (
        "New in the market: a card.",
        "Neu in der Auslage: eine Karte.",
    )
    assert speaking("de").a_card(UNKNOWN) == "eine Karte"


def test_the_number_of_dice_is_only_asked_with_a_train_station() -> None:
    asked = Decision(c.ASK_ROLL, 0)
    assert speaking("de").prompt(table(), asked) == "Würfle!"
    with_station: State = table(landmarks=int(RULES.station))
    assert speaking("de").prompt(with_station, asked) == "Mit wie vielen Würfeln würfelst du?"


def test_robbing_takes_no_more_than_there_is() -> None:
    asked = Decision(c.ASK_ROB, 0, CARDS["tv_station"])
    label = speaking("de").action(table(seat=1, coins=1), asked, c.rob(1))
    assert label == "1 Münze von Ben nehmen"
    label = speaking("en").action(table(seat=1, coins=9), asked, c.rob(1))
    assert label == "Take 5 coins from Ben"


def test_effects_follow_the_cards_data() -> None:
    assert speaking("en").card_help(CARDS["furniture_factory"]) == (
        "When you roll the number: 3 coins from the bank for each of your cards "
        "with the gear symbol (Forest, Mine)."
    )
    assert speaking("de").card_help(CAFE) == (
        "Wenn andere die Zahl würfeln: 1 Münze von der Person, die gewürfelt hat."
    )


def test_a_game_without_own_words_for_a_score_names_rule_and_points() -> None:
    line = ScoreLine(c.SCORE_LANDMARKS, 2, 2)
    assert Texts.score(speaking("de"), line) == "Großprojekte: 2"


# The expansion


def test_what_is_raised_opened_closed_and_torn_down_is_told() -> None:
    assert both(Event(c.RAISED, 0, amount=12)) == (
        "Ada uses the Harbor and makes it 12.",
        "Ada nutzt den Hafen und erhöht auf 12.",
    )
    assert both(Event(c.CLOSED, 1, RANCH, amount=2)) == (
        "In Ben's city 2 cards close: Ranch.",
        "Bei Ben schließen 2 Karten: Bauernhof.",
    )
    assert both(Event(c.OPENED, 1, RANCH, amount=1)) == (
        "In Ben's city 1 card only opens again: Ranch.",
        "Bei Ben öffnet 1 Karte nur wieder: Bauernhof.",
    )
    assert both(Event(c.DEMOLISHED, 0, 0)) == (
        "Ada tears down the Train Station.",
        "Ada reißt den Bahnhof ab.",
    )


def test_coins_that_are_shared_repaid_invested_and_given_by_landmarks_are_told() -> None:
    assert both(Event(c.SHARED, 0, CARDS["park"], amount=7)) == (
        "Ada shares all coins equally (Park); everybody now has 7 coins.",
        "Ada teilt alle Münzen gleich auf (Park); alle haben jetzt 7 Münzen.",
    )
    assert both(Event(c.REPAID, 0, CARDS["loan_office"], amount=4)) == (
        "Ada pays the bank 4 coins for the Loan Office.",
        "Ada zahlt 4 Münzen an die Bank (Kreditinstitut).",
    )
    assert both(Event(c.INVESTED, 0, CARDS["tech_startup"], amount=1)) == (
        "Ada puts a coin on the Tech Startup; now 1 coin lies there.",
        "Ada legt eine Münze auf eine Karte (IT-Unternehmen); jetzt liegt 1 Münze dort.",
    )
    assert both(Event(c.LANDMARK_EARNED, 0, 5, amount=10)) == (
        "Ada gets 10 coins from the bank for the Airport.",
        "Ada bekommt für den Flughafen 10 Münzen aus der Bank.",
    )


def test_a_card_that_changes_hands_and_one_that_costs_nothing_are_told() -> None:
    assert both(Event(c.SENT, 0, WHEAT_FIELD, 1)) == (
        "Ada gives Ben a Wheat Field.",
        "Ada gibt Ben ein Weizenfeld.",
    )
    assert both(Event(c.BUILT, 0, CARDS["loan_office"])) == (
        "Ada builds a Loan Office, at no cost.",
        "Ada baut kostenlos ein Kreditinstitut.",
    )


def test_whoever_owes_nothing_is_not_called_poor() -> None:
    assert both(Event(c.PAID, 1, CARDS["sushi_bar"], 0)) == (
        "Ben pays Ada nothing for the Sushi Bar.",
        "Ben zahlt Ada nichts (Sushi-Bar).",
    )


def test_a_harbor_asks_with_the_sum_that_it_would_make() -> None:
    state = table()
    state.first_die, state.second_die = 6, 4
    asked = Decision(c.ASK_RAISE, 0)
    assert speaking("en").prompt(state, asked) == "You rolled 10. Make it 12?"
    assert speaking("de").action(state, asked, c.raise_throw()) == "Auf 12 erhöhen"
    assert speaking("de").action(state, asked, c.keep()) == "Die 10 behalten"


def test_closing_tells_how_many_coins_it_brings() -> None:
    state = table()
    state.own(1, RANCH, 3)
    state.closed[state.kinds + RANCH] = 1
    asked = Decision(c.ASK_CLOSE, 0, CARDS["renovation_company"])
    label = speaking("de").action(state, asked, c.close(RANCH))
    assert label == "Bauernhof schließen (2 Münzen)"


@every_language
def test_conditions_stand_with_the_effect(language: str) -> None:
    texts = speaking(language)
    told = {
        "en": (
            "Only once you have built your Harbor.",
            "at most 1 landmark.",
            "at least 3 landmarks.",
            "the bank gives you 5 coins.",
        ),
        "de": (
            "wenn bei dir das steht: Hafen.",
            "höchstens 1 Großprojekt hast.",
            "mindestens 3 Großprojekte haben.",
            "gibt dir die Bank 5 Münzen.",
        ),
    }[language]
    cards = ("sushi_bar", "corn_field", "members_only_club", "loan_office")
    for card, end in zip(cards, told, strict=True):
        assert texts.card_help(CARDS[card]).endswith(end)


def test_matches_with_an_expansion_are_told_apart() -> None:
    texts = speaking("en")
    base, both_parts = GAME.complete({}), GAME.complete({"expansion": "both"})
    assert texts.played(base) == "Machi Koro"
    assert texts.played(both_parts) == "Machi Koro with expansion (Harbor + Special)"
    assert texts.may_be_same(base, {})
    assert not texts.may_be_same(base, both_parts)


def test_an_idle_turn_and_a_loan_say_at_once_what_they_bring() -> None:
    state = table(landmarks=int(RULES.airport))
    state.asked = [Decision(c.ASK_BUILD, 0)]
    assert speaking("en").merit(state, c.pass_on()) == "Your Airport brings you 10 coins for it."
    assert speaking("en").merit(state, c.build(CARDS["loan_office"])) == (
        "It brings you 5 coins at once. “Loan Office” will cost you 2 coins whenever you roll"
        " 5 or 6."
    )
