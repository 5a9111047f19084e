"""Why a hint of Machi Koro proposes an answer: the dice that pay, and those that win."""

from collections.abc import Iterator

import pytest
from helpers.machi_koro import GAME as MACHI_KORO
from helpers.machi_koro import LANDMARKS, WORDS, building, table
from helpers.tables import game_of

from citybuilder.app.language import set_language, translate
from citybuilder.app.table.why import reason_of
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import Comparison
from citybuilder.core.game import Action, Decision
from citybuilder.games.machi_koro import cards as machi_koro
from citybuilder.tables.texts import Texts, texts_of


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    set_language("en")


def test_winning_at_once_is_a_reason_only_for_what_is_likelier_to() -> None:
    """Whoever keeps a six cannot win, which is no reason to keep it."""
    state = table(seats=2, coins=[2, 9], cities={0: {"bakery": 2}}, built={0: LANDMARKS[1:]})
    state.asked[-1] = Decision(machi_koro.ASK_REROLL, 0)
    state.first_die, state.second_die = 6, 0
    texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)
    keep, again = machi_koro.keep(), machi_koro.reroll()
    for best, other, said in (
        (keep, again, "Why: no single thing"),
        (again, keep, "Why: with 2 or 3 you can win at once (2 of 6 rolls)."),
    ):
        ranked = [Ranked(best, 0.6), Ranked(other, 0.4)]
        ranked[0].reason = Comparison()
        ranked[0].reason.other = other
        view = MACHI_KORO.observe(state, 0)
        assert reason_of(ranked[0], ranked, texts, view).startswith(said)


def test_machi_koro_names_what_the_dice_bring() -> None:
    """Two bakeries pay two coins each for a 2 or a 3: four coins, twice in six or three in 36."""
    state = table(seats=2, coins=[2, 9], cities={0: {"bakery": 6}})
    for language, average, kept in (
        ("en", "On average, it brings you about %s", "It brings you 6 coins."),
        ("de", "Im Schnitt bringt dir das etwa %s", "Das bringt dir 6 Münzen."),
    ):
        set_language(language)
        texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)
        state.asked[-1] = Decision(machi_koro.ASK_ROLL, 0)

        def told(action: Action, texts: Texts = texts) -> str:
            return texts.merit(MACHI_KORO.observe(state, 0), action)

        assert told(machi_koro.roll(1)).startswith(average % "2 ")
        assert told(machi_koro.roll(2)) == ""
        state.asked[-1] = Decision(machi_koro.ASK_REROLL, 0)
        state.first_die, state.second_die = 3, 0
        assert told(machi_koro.keep()) == kept
        assert told(machi_koro.reroll()).startswith(average % "2 ")
        state.first_die = 6
        assert told(machi_koro.keep()) == ""


def test_what_brings_less_on_average_is_not_praised_for_it() -> None:
    """Two bakeries pay for 2 and 3: one die brings two coins on average, two dice bring none; who
    proposes two has other reasons."""
    state = table(seats=2, coins=[2, 9], cities={0: {"bakery": 6}})
    state.asked[-1] = Decision(machi_koro.ASK_ROLL, 0)
    texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)
    one, two = machi_koro.roll(1), machi_koro.roll(2)
    for best, other, said in ((one, two, "Why: On average"), (two, one, "Why: no single thing")):
        ranked = [Ranked(best, 0.6), Ranked(other, 0.4)]
        ranked[0].reason = Comparison()
        ranked[0].reason.other = other
        view = MACHI_KORO.observe(state, 0)
        assert reason_of(ranked[0], ranked, texts, view).startswith(said)
        ranked[1].reason = Comparison()
        ranked[1].reason.other = best
        weaker = reason_of(ranked[1], ranked, texts, view)
        assert ("All in all, the best choice promises more." in weaker) == (other == one)


def test_the_last_landmark_wins_and_nothing_else_does() -> None:
    state = building(coins=[22, 3], built={0: LANDMARKS[:3]})
    texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)
    legal = {WORDS.answer(action): action for action in MACHI_KORO.legal(state)}
    ranked = [Ranked(legal[f"build {LANDMARKS[3]}"], 1.0), Ranked(legal["build bakery"], 0.5)]
    for number, one in enumerate(ranked):
        one.reason = Comparison()
        one.reason.other = ranked[1 - number].action
    view = MACHI_KORO.observe(state, 0)
    best, other = (reason_of(one, ranked, texts, view) for one in ranked)
    assert best == "Why: with it you win at once."
    assert other == "Compared with the best choice: with it you cannot win this turn."


def test_machi_koro_names_the_dice_that_pay_where_nothing_else_differs() -> None:
    state = building(coins=[9, 3])
    texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)
    legal = {WORDS.answer(action): action for action in MACHI_KORO.legal(state)}
    view = MACHI_KORO.observe(state, 0)

    def told(answer: str) -> str:
        ranked = [Ranked(legal[answer], 0.6), Ranked(legal["pass"], 0.4)]
        ranked[0].reason = Comparison()
        ranked[0].reason.other = legal["pass"]
        return reason_of(ranked[0], ranked, texts, view)

    bakery = "Why: “Bakery” will bring you 2 coins whenever you roll 2 or 3."
    assert told("build bakery") == bakery
    assert "whenever somebody rolls 5" in told("build forest")
    assert "somebody else rolls 3" in told("build cafe")
    assert "no single thing" in told("build train_station")


def test_machi_koro_names_the_dice_that_win() -> None:
    """Ada lacks the station for 4 coins and has 2; a bakery stands in her city."""
    state = table(seats=2, coins=[2, 9], cities={0: {"bakery": 2}}, built={0: LANDMARKS[1:]})
    texts = texts_of("machi_koro")(game_of("machi_koro"), ["Ada", "Ben"], translate)

    def told(action: Action) -> str:
        return texts.chance_to_end(MACHI_KORO.observe(state, 0), action)

    assert told(machi_koro.roll(1)) == "with 2 or 3 you can win at once (2 of 6 rolls)."
    state.asked[-1] = Decision(machi_koro.ASK_REROLL, 0)
    state.first_die, state.second_die = 1, 0
    assert told(machi_koro.reroll()).endswith("2 or 3 you can win at once (2 of 6 rolls).")
    assert told(machi_koro.keep()) == "with it you cannot win this turn."
    state.first_die = 3
    assert told(machi_koro.keep()) == "with it you can win at once."
    state.first_die = state.second_die = 1
    assert told(machi_koro.reroll()).endswith("2 or 3 you can win at once (3 of 36 rolls).")
    state.coins[0] = 0
    assert told(machi_koro.roll(1)).endswith("2 or 3 you can win at once (2 of 6 rolls).")
    state.cities = [0] * len(state.cities)
    assert told(machi_koro.roll(1)) == "with it you cannot win this turn."
    state.built[0] = 0
    assert told(machi_koro.roll(1)) == ""
