"""Why a hint proposes an answer: in words of both languages."""

from collections.abc import Iterator, Sequence

import pytest
from helpers.tables import game_of

from citybuilder.app.language import set_language, translate
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
MONEY = urbanization.HAS_MONEY
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
        " in the next few turns. Ben gets about 1 fewer point."
    )
    assert why("urbanization", found, language="de") == (
        "Warum: etwa 2 Punkte mehr für „Bürger“ und 1 Punkt mehr für „Übriges Getreide“"
        " in den nächsten Zügen. Ben bekommt etwa 1 Punkt weniger."
    )


def test_another_answer_is_compared_with_the_first() -> None:
    found = compared([(CITIZENS, -2.2), (IN_ALL, -1.4), (GRAIN, 0.8)], ended=True)
    assert why("urbanization", found, second=True) == (
        "Compared with the best choice: about 2 fewer points for “Citizens”,"
        " but 1 more point for “Grain left over” by the end of the match."
    )
    assert why("urbanization", found, second=True, language="de") == (
        "Verglichen mit der besten Möglichkeit: etwa 2 Punkte weniger für „Bürger“,"
        " aber 1 Punkt mehr für „Übriges Getreide“ bis zum Ende der Partie."
    )


def test_half_a_point_is_about_one() -> None:
    assert "about 1 more point for" in why("urbanization", compared([(GRAIN, 0.5)]))


def test_all_points_together_are_told_where_no_line_is_clear() -> None:
    found = compared([(IN_ALL, 2.0)])
    assert why("urbanization", found) == "Why: about 2 more points in the next few turns."


def test_an_opponent_who_gets_less_is_a_reason_of_its_own() -> None:
    found = compared(theirs=[(CITIZENS, -2.0)])
    assert why("urbanization", found) == (
        "Why: Ben gets about 2 fewer points for “Citizens” in the next few turns."
    )


@pytest.mark.parametrize(
    "found",
    [
        compared(),
        compared([(CITIZENS, -2.0)], ended=True),
        compared([(CITIZENS, 1.2), (GRAIN, -0.8)]),
        compared([(CITIZENS, 1.0)], [(IN_ALL, 2.0)]),
        compared([(CITIZENS, 1.4)], [(IN_ALL, 0.9)]),
        compared([(CITIZENS, 1.0), (GRAIN, -1.0)], [(IN_ALL, 2.0)], counted=[(MONEY, 4.0)]),
        compared(counted=[(MONEY, 3.0)], ended=True),
        compared(counted=[(CITIZENS, 2.0)]),
    ],
    ids=[
        *("nothing", "fewer in the end", "as much of another", "more for others"),
        *("as many for others", "points for others", "money in the end", "no words for it"),
    ],
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
    assert why("urbanization", found).endswith("few turns. In return, Ben gets about 1 more point.")
    found = compared([(CITIZENS, -2.0)], [(IN_ALL, -1.0)])
    assert why("urbanization", found, second=True).endswith(
        "few turns. In return, Ben gets about 1 fewer point."
    )
    assert why("urbanization", found, language="de", second=True).endswith(
        "Dafür bekommt Ben etwa 1 Punkt weniger."
    )


@pytest.mark.parametrize(
    ("second", "chances", "said"),
    [
        (False, (0.6, 0.4), "Why: "),
        (True, (0.6, 0.4), ""),
        (False, (0.52, 0.5), "It is close. "),
        (True, (0.52, 0.5), "It is close. "),
    ],
)
def test_where_nothing_differs_the_points_at_once_are_told(
    second: bool, chances: tuple[float, float], said: str
) -> None:
    found = compared(at_once=[(CITIZENS, 2.0), (GRAIN, 1.0), (IN_ALL, 3.0)])
    weaker = "" if said else " All in all, the best choice promises more."
    assert why("urbanization", found, chances, second=second) == (
        f"{said}It brings 2 more points for “Citizens” and 1 more point for “Grain left over”"
        f" at once.{weaker}"
    )
    found = compared(at_once=[(CITIZENS, 2.0)])
    told = why("urbanization", found, chances, "de", second)
    assert "Das bringt sofort 2 Punkte mehr für „Bürger“." in told
    assert told.endswith("Insgesamt verspricht die beste Möglichkeit mehr.") == (not said)


def two(chances: tuple[float, float], *reasons: Comparison) -> list[Ranked]:
    """Two answers with their reasons, each beside the other one."""
    ranked = [Ranked(Action(number), chance) for number, chance in enumerate(chances)]
    for number, (one, reason) in enumerate(zip(ranked, reasons, strict=True)):
        one.error, one.reason, reason.other = 0.02, reason, Action(1 - number)
    return ranked


def reasons_of(ranked: Sequence[Ranked], alone: bool = False) -> list[str]:
    texts = texts_of("urbanization")(game_of("urbanization"), ["Ada", "Ben"], translate)
    view = view_of("urbanization")
    return [reason_of(one, ranked, texts, view, alone) for one in ranked]


def test_what_every_answer_brings_at_once_is_no_reason_for_one_of_them() -> None:
    """The points of a building that is paid for with one card or another."""
    alike = [compared(at_once=[(CITIZENS, 2.0), (GRAIN, own)]) for own in (0.0, 1.0)]
    best, other = reasons_of(two((0.6, 0.4), *alike))
    assert "no single thing" in best
    assert other.startswith("It brings 1 more point for “Grain left over” at once.")
    alone, _ = reasons_of(two((0.5, 0.5), *alike), alone=True)
    assert alone == "It is close: other choices are about as good."
    close = two((0.51, 0.5), *alike)
    assert reasons_of(close)[0] == "It is close: the first two are about equally good."
    third = Ranked(Action(2), 0.49)
    third.error, third.reason = 0.02, compared()
    third.reason.other = Action(0)
    best, other, last = reasons_of([*close, third])
    assert best == "It is close. It brings 2 more points for “Citizens” at once."
    assert other.startswith("It is close. It brings 2 more points for “Citizens” and 1 more")
    assert last == "It is close: this is about as good as the best choice."


def test_chances_that_are_told_alike_are_called_close() -> None:
    ranked = two((0.57, 0.535), compared(), compared())
    assert all("close" in told for told in reasons_of(ranked))
    ranked = two((0.58, 0.545), compared(), compared())
    assert not any("close" in told for told in reasons_of(ranked))
    ranked = two((0.57, 0.535), compared(), compared())
    for one in ranked:
        one.error = 0.0
    assert not any("close" in told for told in reasons_of(ranked)), "as in a puzzle"


def test_where_there_is_nothing_else_this_is_said() -> None:
    texts = texts_of("the_city")(game_of("the_city"), ["Ada", "Ben"], translate)
    only = Ranked(Action(0), 0.5)
    assert reason_of(only, [only], texts, view_of("the_city"), alone=True) == (
        "There is no other choice."
    )


@pytest.mark.parametrize(
    ("own", "english", "german"),
    [
        (
            [(CITIZENS, -2.0), (IN_ALL, -2.0)],
            "about 2 fewer points for “Citizens”",
            "etwa 2 Punkte weniger für „Bürger“",
        ),
        (
            [(CITIZENS, -2.0), (GRAIN, 1.0), (IN_ALL, -1.0)],
            "about 1 fewer point",
            "etwa 1 Punkt weniger",
        ),
    ],
)
def test_what_costs_points_at_first_is_said_to_bring_more_later(
    own: Found, english: str, german: str
) -> None:
    assert why("urbanization", compared(own)) == (
        f"Why: {english} in the next few turns, but the bot expects more from it later."
    )
    assert why("urbanization", compared(own), language="de") == (
        f"Warum: {german} in den nächsten Zügen, aber später verspricht sich der Bot mehr davon."
    )
    assert "later" not in why("urbanization", compared(own), (0.52, 0.5))
    assert "later" not in why("urbanization", compared(own, ended=True))
    turned = compared([(rule, -more) for rule, more in own])
    told = why("urbanization", turned, second=True)
    assert told.startswith("Compared with the best choice: about ")
    assert "more point" in told
    assert told.endswith("but the bot expects less from it later.")


def test_points_are_given_up_for_more_of_an_opponents() -> None:
    found = compared([(CITIZENS, -1.0), (IN_ALL, -1.0)], [(IN_ALL, -3.0)])
    assert why("urbanization", found) == (
        "Why: Ben gets about 3 fewer points in the next few turns."
        " In return, you get about 1 fewer point."
    )
    assert why("urbanization", found, language="de") == (
        "Warum: Ben bekommt etwa 3 Punkte weniger in den nächsten Zügen."
        " Dafür bekommst du etwa 1 Punkt weniger."
    )
    dear = compared([(CITIZENS, -3.0)], [(IN_ALL, -3.0)])
    assert "Ben" not in why("urbanization", dear)


def test_a_reason_never_gives_as_much_as_it_takes() -> None:
    """Lines that cancel out as they are told say nothing; all points together may, or money."""
    lines = [(CITIZENS, 2.2), (GRAIN, -1.8)]
    assert why("urbanization", compared([*lines, (IN_ALL, 1.4)])) == (
        "Why: about 1 more point in the next few turns."
    )
    assert why("urbanization", compared(lines, counted=[(MONEY, 4.6)])) == (
        "Why: about $5 more, but 2 fewer points for “Grain left over” in the next few turns."
    )


def test_points_are_not_given_up_for_fewer_coins() -> None:
    for points, money in ((-5.0, 3.0), (-1.0, 2.0)):
        found = compared([(CITIZENS, points)], counted=[(MONEY, money)])
        assert "$" not in why("urbanization", found)


def test_a_little_grain_is_no_reason_to_have_much_less_money() -> None:
    grain = int(urbanization.HAS_GRAIN)
    for money, told in ((-3.0, False), (-2.0, True)):
        found = compared(counted=[(MONEY, money), (grain, 2.0)])
        assert ("about 2 more grain, but $2 less" in why("urbanization", found)) == told


def test_money_that_comes_at_once_is_told_where_no_points_do() -> None:
    rich, poor = compared(), compared()
    rich.at_once, poor.at_once = ([Difference(int(MONEY), more, True)] for more in (3.0, -1.0))
    best, other = reasons_of(two((0.6, 0.4), rich, poor))
    assert best == "Why: It brings $3 more at once."
    assert "no single thing" in other
    ranked = two((0.6, 0.4), poor, rich)
    assert "no single thing" in reasons_of(ranked)[0]
    poor.at_once = [Difference(int(MONEY), 2.0, True)]
    best, other = reasons_of(ranked)
    assert "$" not in best, "the other one brings more"
    assert other.startswith("It brings $3 more at once. All in all")


def test_what_gives_no_points_is_no_reason_once_the_match_is_over() -> None:
    coins = machi_koro.SCORE_COINS
    soon = compared(soon=[(coins, 3.0)], ended=True)
    assert why("machi_koro", soon) == "Why: about 3 more coins by your next turn."
    soon.ends_soon = True
    assert "no single thing" in why("machi_koro", soon)


@pytest.mark.parametrize("chances", [(0.01, 0.0), (1.0, 0.99)])
@pytest.mark.parametrize("second", [False, True])
def test_where_the_match_is_settled_nothing_is_called_close(
    chances: tuple[float, float], second: bool
) -> None:
    said = "It hardly makes a difference any more."
    assert why("urbanization", compared(), chances, second=second) == said
    assert why("urbanization", compared(), chances, second=second, alone=True) == said
    more = compared([(CITIZENS, -2.0 if second else 2.0)])
    assert why("urbanization", more, chances, second=second).startswith(("Why", "Compared"))


def test_of_an_only_proposal_no_other_one_is_spoken_of() -> None:
    more = compared([(CITIZENS, 2.0)])
    assert why("urbanization", more, (0.5, 0.5), alone=True).startswith("Why: about 2 more")
    at_once = compared(at_once=[(CITIZENS, 2.0)])
    assert why("urbanization", at_once, (0.5, 0.5), alone=True).startswith("Why: It brings 2")
    said = "It is close: other choices are about as good."
    assert why("urbanization", compared(), (0.5, 0.5), alone=True) == said


def test_points_that_cancel_out_hide_nothing_of_what_the_opponent_loses() -> None:
    found = compared([(CITIZENS, 9.0), (GRAIN, -10.0)], [(IN_ALL, -7.0)])
    assert why("urbanization", found) == (
        "Why: Ben gets about 7 fewer points in the next few turns."
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
            "3\u00a0Punkte mehr auf Gebäuden",
        ),
        (
            "the_city",
            the_city.SCORE_SYMBOLS,
            -1,
            "1 fewer point for symbols",
            "1\u00a0Punkt weniger für Symbole",
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
        ("the_city", the_city.SCORE_HAND, "2 more cards in hand", "2\u00a0Handkarten mehr"),
        ("urbanization", MONEY, "about $2 more", "etwa 2\xa0$ mehr"),
        ("urbanization", urbanization.HAS_ORDERS, "2 more orders", "2 Aufträge mehr"),
        ("urbanization", urbanization.HAS_GRAIN, "2 more grain", "2 Getreide mehr"),
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
