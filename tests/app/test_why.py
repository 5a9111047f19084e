"""Why a hint proposes an answer: in words of both languages, at the panel, to screen readers."""

from collections.abc import Iterator, Sequence

import pytest
from helpers.long import crossed
from helpers.sessions import LONG
from helpers.tables import game_of
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.table_pages import Played, at_table, is_certain_choice, played
from citybuilder.app.language import set_language, translate
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.table.why import reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.core.game import Action, State
from citybuilder.games.cities import cards as cities
from citybuilder.games.machi_koro import cards as machi_koro
from citybuilder.games.the_city import cards as the_city
from citybuilder.games.urbanization import cards as urbanization
from citybuilder.tables.texts import texts_of

CITIZENS, GRAIN = urbanization.SCORE_CITIZENS, urbanization.SCORE_GRAIN
Found = Sequence[tuple[int, float]]


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def compared(
    own: Found = (),
    theirs: Found = (),
    counted: Found = (),
    ended: bool = False,
    soon: Found = (),
    at_once: Found = (),
) -> Comparison:
    return Comparison(
        Action(1),
        [
            *[Difference(int(rule), more) for rule, more in own],
            *[Difference(int(rule), more, True) for rule, more in counted],
        ],
        1,
        [Difference(int(rule), more) for rule, more in theirs],
        ended,
        [Difference(int(rule), more, True) for rule, more in soon],
        [Difference(int(rule), more) for rule, more in at_once],
    )


def view_of(key: str) -> State:
    game = game_of(key)
    return game.observe(game.start(2, game.complete({}, 2), 1), 0)


def why(
    key: str,
    reason: Comparison,
    chances: tuple[float, float] = (0.6, 0.4),
    language: str = "en",
    second: bool = False,
    alone: bool = False,
) -> str:
    """Of the first answer of two, or of the second."""
    set_language(language)
    ranked = [Ranked(Action(number), chance) for number, chance in enumerate(chances)]
    ranked[0].error = ranked[1].error = 0.04
    choice = ranked[1] if second else ranked[0]
    choice.reason = reason
    reason.other = Action(0 if second else 1)
    texts = texts_of(key)(game_of(key), ["Ada", "Ben"], translate)
    return reason_of(choice, ranked, texts, view_of(key), alone)


# Words


def test_what_differs_most_is_told_and_what_the_opponent_gets() -> None:
    found = compared([(CITIZENS, 2.2), (IN_ALL, 3.0), (GRAIN, 0.8)], [(IN_ALL, -1.4)])
    assert why("urbanization", found) == (
        "Why: about 2 more points for “Citizens” and 1 more point for “Grain left over”"
        " within the next turns. Ben gets about 1 fewer point."
    )
    assert why("urbanization", found, language="de") == (
        "Warum: etwa 2 Punkte mehr für „Bürger“ und 1 Punkt mehr für „Übriges Getreide“"
        " in den nächsten Zügen. Ben bekommt etwa 1 Punkt weniger."
    )


def test_another_answer_is_compared_with_the_first() -> None:
    found = compared([(CITIZENS, -2.2), (IN_ALL, -1.4), (GRAIN, 0.8)], ended=True)
    assert why("urbanization", found, second=True) == (
        "Compared with the best answer: about 2 fewer points for “Citizens”,"
        " but 1 more point for “Grain left over” by the end of the match."
    )
    assert why("urbanization", found, second=True, language="de") == (
        "Verglichen mit der besten Antwort: etwa 2 Punkte weniger für „Bürger“,"
        " aber 1 Punkt mehr für „Übriges Getreide“ bis zum Ende der Partie."
    )


def test_half_a_point_is_about_one() -> None:
    assert "about 1 more point for" in why("urbanization", compared([(GRAIN, 0.5)]))


def test_all_points_together_are_told_where_no_line_is_clear() -> None:
    found = compared([(IN_ALL, 2.0)])
    assert why("urbanization", found) == "Why: about 2 more points within the next turns."


def test_an_opponent_who_gets_less_is_a_reason_of_its_own() -> None:
    found = compared(theirs=[(CITIZENS, -2.0)])
    assert why("urbanization", found) == (
        "Why: Ben gets about 2 fewer points for “Citizens” within the next turns."
    )


@pytest.mark.parametrize(
    "found",
    [
        compared(),
        compared([(CITIZENS, -2.0)]),
        compared([(CITIZENS, 1.0), (IN_ALL, -2.0)]),
        compared([(CITIZENS, 1.0)], [(IN_ALL, 2.0)]),
        compared(counted=[(CITIZENS, 2.0)]),
    ],
    ids=["nothing", "fewer", "fewer in all", "more for others", "no words for it"],
)
def test_where_nothing_speaks_for_it_by_itself_this_is_said(found: Comparison) -> None:
    for language, said in (("en", "no single thing"), ("de", "Nichts Einzelnes")):
        told = why("urbanization", found, language=language)
        assert said in told
        assert not any(figure in told for figure in ("60", "40", "%"))


def test_points_for_other_points_are_told() -> None:
    found = compared([(CITIZENS, 2.0), (GRAIN, -1.0)])
    assert why("urbanization", found).startswith("Why: about 2 more points for “Citizens”, but 1")


def test_what_comes_by_the_next_turn_is_told_where_nothing_lasts() -> None:
    coins = machi_koro.SCORE_COINS
    found = compared(soon=[(coins, 3.0)])
    assert why("machi_koro", found) == "Why: about 3 more coins by your next turn."
    lasting = compared([(machi_koro.SCORE_LANDMARKS, 1.0)], soon=[(coins, -3.0)])
    assert "landmark" in why("machi_koro", lasting)
    assert "coins" not in why("machi_koro", lasting)


@pytest.mark.parametrize("second", [False, True])
@pytest.mark.parametrize("language", ["en", "de"])
def test_where_it_is_close_this_is_said(second: bool, language: str) -> None:
    close = {"en": "close", "de": "knapp"}[language]
    bare = why("urbanization", compared(), (0.52, 0.5), language, second)
    more = compared([(CITIZENS, -2.0 if second else 2.0)])
    told = why("urbanization", more, (0.52, 0.5), language, second)
    assert close in bare.casefold()
    assert close in told.casefold()
    assert "2 " in told
    assert close not in why("urbanization", more, (0.6, 0.5), language, second).casefold()


def test_what_an_opponent_gets_as_well_is_the_price_of_it() -> None:
    """Whoever reads that Ben gets less must not take it for one more reason against an answer."""
    found = compared([(CITIZENS, 2.0)], [(IN_ALL, 1.0)])
    assert why("urbanization", found).endswith(
        "next turns. In return, Ben gets about 1 more point."
    )
    found = compared([(CITIZENS, -2.0)], [(IN_ALL, -1.0)])
    assert why("urbanization", found, second=True).endswith(
        "next turns. In return, Ben gets about 1 fewer point."
    )
    assert why("urbanization", found, language="de", second=True).endswith(
        "Dafür bekommt Ben etwa 1 Punkt weniger."
    )


@pytest.mark.parametrize(
    ("second", "chances", "said"),
    [
        (False, (0.6, 0.4), "Why: "),
        (True, (0.6, 0.4), "Weaker than the best answer: "),
        (False, (0.52, 0.5), "It is close. "),
        (True, (0.52, 0.5), "It is close. "),
    ],
)
def test_where_nothing_differs_the_points_at_once_are_told(
    second: bool, chances: tuple[float, float], said: str
) -> None:
    found = compared(at_once=[(CITIZENS, 2.0), (GRAIN, 1.0), (IN_ALL, 3.0)])
    assert why("urbanization", found, chances, second=second) == (
        f"{said}It brings 2 more points for “Citizens” and 1 more point for “Grain left over”"
        " at once."
    )
    found = compared(at_once=[(CITIZENS, 2.0)])
    told = why("urbanization", found, chances, "de", second)
    assert told.endswith("Das bringt sofort 2 Punkte mehr für „Bürger“.")


@pytest.mark.parametrize("chances", [(0.01, 0.0), (1.0, 0.99)])
@pytest.mark.parametrize("second", [False, True])
def test_where_the_match_is_settled_nothing_is_called_close(
    chances: tuple[float, float], second: bool
) -> None:
    said = "It hardly makes a difference any more."
    assert why("urbanization", compared(), chances, second=second) == said


def test_of_an_only_proposal_no_other_one_is_spoken_of() -> None:
    more = compared([(CITIZENS, 2.0)])
    assert why("urbanization", more, (0.5, 0.5), alone=True).startswith("Why: about 2 more")
    at_once = compared(at_once=[(CITIZENS, 2.0)])
    assert why("urbanization", at_once, (0.5, 0.5), alone=True).startswith("Why: It brings 2")
    said = "It is close: other answers are about as good."
    assert why("urbanization", compared(), (0.5, 0.5), alone=True) == said


def test_points_that_cancel_out_hide_nothing_of_what_the_opponent_loses() -> None:
    found = compared([(CITIZENS, 9.0), (GRAIN, -10.0)], [(IN_ALL, -7.0)])
    assert why("urbanization", found) == (
        "Why: Ben gets about 7 fewer points within the next turns."
    )
    assert "no single thing" in why("urbanization", compared([(CITIZENS, 9.0), (GRAIN, -10.0)]))


def test_without_a_comparison_nothing_is_said() -> None:
    ranked = [Ranked(Action(0), 0.5)]
    texts = texts_of("cities")(game_of("cities"), ["Ada", "Ben"], translate)
    assert reason_of(ranked[0], ranked, texts, view_of("cities")) == ""


@pytest.mark.parametrize(
    ("key", "rule", "more", "english", "german"),
    [
        ("machi_koro", machi_koro.SCORE_LANDMARKS, 1, "1 more landmark", "1 Großprojekt mehr"),
        (
            "machi_koro",
            machi_koro.SCORE_LANDMARKS,
            -2,
            "2 fewer landmarks",
            "2 Großprojekte weniger",
        ),
        (
            "the_city",
            the_city.SCORE_PRINTED,
            3,
            "3 more points on buildings",
            "3 Punkte mehr auf Gebäuden",
        ),
        (
            "the_city",
            the_city.SCORE_SYMBOLS,
            -1,
            "1 fewer point for symbols",
            "1 Punkt weniger für Symbole",
        ),
        (
            "cities",
            cities.SCORE_WATER,
            2,
            "2 more points for “Water areas”",
            "2 Punkte mehr für „Wassergebiete“",
        ),
        (
            "urbanization",
            GRAIN,
            -2,
            "2 fewer points for “Grain left over”",
            "2 Punkte weniger für „Übriges Getreide“",
        ),
    ],
)
def test_every_game_names_its_points(
    key: str, rule: int, more: int, english: str, german: str
) -> None:
    for language, words in (("en", english), ("de", german)):
        found = compared([(rule, more)])
        assert words in why(key, found, language=language, second=more < 0)


@pytest.mark.parametrize(
    ("key", "rule", "english", "german"),
    [
        ("machi_koro", machi_koro.SCORE_COINS, "2 more coins", "2 Münzen mehr"),
        ("the_city", the_city.SCORE_HAND, "2 more cards in hand", "2 Handkarten mehr"),
    ],
)
def test_what_gives_no_points_is_told_where_the_game_has_words_for_it(
    key: str, rule: int, english: str, german: str
) -> None:
    found = compared(counted=[(rule, 2.0)])
    assert english in why(key, found)
    assert german in why(key, found, language="de")
    unknown = compared(counted=[(the_city.SCORE_SYMBOLS, 2.0)])
    assert "no single thing" in why("the_city", unknown)


# The panel


def ask(table: Played) -> None:
    """Open the panel, but leave the bots alone."""
    table.page.parts.hint_panel.wait()
    table.page.place_overlays()


def hint(table: Played) -> None:
    """As if a bot had thought: two answers, whose coins differ."""
    choices = table.page.parts.actions.choices
    ask(table)
    ranked = [Ranked(choices[0].action, 0.5), Ranked(choices[1].action, 0.45)]
    ranked[0].reason = compared(counted=[(machi_koro.SCORE_COINS, 2.0)])
    ranked[0].reason.other = choices[1].action
    ranked[1].reason = compared(counted=[(machi_koro.SCORE_COINS, -12.0)])
    ranked[1].reason.other = choices[0].action
    table.page.hinting.show(ranked)
    QApplication.processEvents()


def test_the_panel_says_why_of_the_proposal_that_is_looked_at(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table)
        panel = table.page.parts.hint_panel
        assert panel.why.isVisible()
        assert panel.why.text() == "Why: about 2 more coins within the next turns."
        before = [button.geometry() for button in panel.buttons]
        table.key(Qt.Key.Key_Tab)
        assert panel.why.text().startswith("Compared with the best answer: about 12 fewer coins")
        QApplication.sendEvent(panel.buttons[0], QEvent(QEvent.Type.Enter))
        assert panel.why.text().startswith("Why: ")
        assert [button.geometry() for button in panel.buttons] == before


def test_screen_readers_hear_the_reason_with_the_proposal(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        hint(table)
        heard = [button.accessibleDescription() for button in table.page.parts.hint_panel.buttons]
        assert heard[0] == "Why: about 2 more coins within the next turns."
        assert heard[1].startswith("Compared with the best answer: ")


def test_what_cannot_be_told_apart_is_told_alike(desk: BotDesk) -> None:
    """A third of a step must not make 35% of one chance and 30% of another."""
    with at_table(desk, played(is_certain_choice)) as table:
        ask(table)
        choices = table.page.parts.actions.choices
        chances = (0.331, 0.318, 0.29)
        ranked = [Ranked(one.action, chance) for one, chance in zip(choices, chances, strict=False)]
        for one in ranked:
            one.error = 0.02
        table.page.hinting.show(ranked)
        panel = table.page.parts.hint_panel
        said = [button.chance.text() for button in panel.buttons]
        assert said == ["about 35%", "about 35%", "about 30%"][: len(ranked)]
        assert [button.bar.chance for button in panel.buttons] == [one.chance for one in ranked]


def test_without_reasons_the_panel_has_no_gap_for_them(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice)) as table:
        ask(table)
        choices = table.page.parts.actions.choices
        table.page.hinting.show([Ranked(choices[0].action, 0.5)])
        assert not table.page.parts.hint_panel.why.isVisible()


@crossed("size language", [(1280, 720), (1000, 640)], ["en", "de"])
def test_nothing_in_the_panel_is_cut(desk: BotDesk, size: tuple[int, int], language: str) -> None:
    with at_table(desk, played(is_certain_choice), size=size) as table:
        set_language(language)
        table.page.retranslate()
        hint(table)
        panel = table.page.parts.hint_panel
        shown = [panel.heading, panel.why, panel.note]
        for button in panel.buttons:
            assert button.height() >= button.row.totalHeightForWidth(button.width())
            shown += [button.words, button.chance]
            assert button.bar.width() > 100
        for words in shown:
            assert words.height() >= words.heightForWidth(words.width()), words.text()
        assert panel.height() <= panel.most


def test_a_panel_without_room_grows_and_then_scrolls_to_what_is_looked_at(desk: BotDesk) -> None:
    with at_table(desk, played(is_certain_choice), size=(1000, 640)) as table:
        hint(table)
        panel = table.page.parts.hint_panel
        low = panel.area.adjusted(0, 0, 0, 60 - panel.area.height())
        panel.open_over(low, 2000)
        assert panel.height() == 2000
        bar = panel.paper.verticalScrollBar()
        QApplication.processEvents()
        assert not bar.isVisible()
        panel.open_over(low, 200)
        QApplication.processEvents()
        assert panel.height() == 200
        assert bar.isVisible()
        table.key(Qt.Key.Key_Tab)
        assert bar.value() > 0


def test_a_real_bot_gives_reasons(desk: BotDesk, qtbot: QtBot) -> None:
    desk.adviser = "normal"
    with at_table(desk, played(is_certain_choice)) as table:
        with qtbot.waitSignal(table.session.hinted, timeout=LONG):
            table.page.do("hint")
        panel = table.page.parts.hint_panel
        assert len(panel.proposals) > 1
        assert all(proposal.why for proposal in panel.proposals)
