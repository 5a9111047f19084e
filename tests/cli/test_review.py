"""The command `review`, and what it says about the moments of a match."""

import json
from pathlib import Path

import pytest
from helpers.late import late
from helpers.matches import advice_of, played
from helpers.saying import complaint, result
from helpers.tables import game_of

from citybuilder.bots.bot import Ranked
from citybuilder.bots.reviewing import Finding, Stretch
from citybuilder.bots.swings import Account, Lapse, Swing
from citybuilder.core.game import Event, State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.games.cities import cards as cities
from citybuilder.games.the_city import cards as the_city
from citybuilder.playing.review_texts import ReviewWords, time_left
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

PEOPLE = [Seat(name="Ada", who="human"), Seat(name="Ben", who="greedy")]


@pytest.fixture(autouse=True)
def _little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citybuilder.playing.looking_back.PURE", 0.001)
    monkeypatch.setattr("citybuilder.bots.reviewing.FEWEST", 8)
    monkeypatch.setattr("citybuilder.bots.reasons.WORLDS", 8)


def saved(folder: Path, match: Match[State]) -> str:
    path = folder / "match.citybuilder"
    save(path, match, PEOPLE)
    return str(path)


def words_of(match: Match[State], language: str = "en") -> ReviewWords:
    texts = texts_of(match.game.key)(match.game, ["Ada", "Ben"], translator(language))
    return ReviewWords(match, texts)


def test_a_finished_match_is_reviewed_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = result(capsys, "review", saved(tmp_path, late()), "--lang", "en")
    assert "Ada: " in told
    assert "Choices of both" in told
    assert "The bots' estimate" in told


def test_it_repeats_itself_whoever_does_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, late(answers=6))
    found = [
        json.loads(result(capsys, "review", file, "--json", "--jobs", jobs)) for jobs in ("1", "2")
    ]
    assert found[0] == found[1]
    assert found[0]["game"] == "machi_koro"
    assert len(found[0]["chances"]) == len(found[0]["steps"]) + 1


def test_a_match_that_goes_on_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, played(2, steps=5))
    assert complaint(capsys, "review", file, "--lang", "en").startswith("The match is not over yet")


def test_a_bad_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.citybuilder"
    file.write_text("nothing", encoding="utf-8")
    assert "match.citybuilder" in complaint(capsys, "review", str(file))


def test_a_match_with_one_forced_answer_has_no_moments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = late(answers=1)
    told = result(capsys, "review", saved(tmp_path, match), "--lang", "en")
    assert "Ada: " in told


def told(words: ReviewWords, one: Swing) -> str:
    return " ".join(words.texts.story(words.events(one)))


def swing(match: Match[State], step: int, lucky: bool, free: bool) -> Swing:
    seat = match.earlier[step].asked[-1].seat
    stretch = Stretch(step, step + 1, seat, 0, free, lucky)
    before, after = [0.5, 0.5], [0.7, 0.3]
    expected = [0.6, 0.4] if lucky else after
    return Swing(stretch, before, expected, after, [0.0, 0.0])


def step_with_a_choice(match: Match[State], least: int = 3) -> int:
    return next(
        step
        for step, state in enumerate(match.earlier)
        if state.asked[-1].seat == 0 and len(match.game.legal(state)) >= least
    )


def test_what_was_chosen_is_set_beside_what_the_bot_would_have_chosen() -> None:
    match = late()
    words, step = words_of(match), step_with_a_choice(match)
    one = swing(match, step, lucky=False, free=True)
    other = next(a for a in match.game.legal(match.earlier[step]) if a != match.actions[step])
    assert words.played(one).startswith("Ada ")
    assert words.split(one) == "Choice +20"
    for chance, said in ((0.9, "90% instead of 70%"), (0.7, "as good"), (0.4, "better")):
        finding = Finding([[chance, 1 - chance]], [Ranked(other)])
        assert said in words.bots(one, finding)
    same = Finding([[0.7, 0.3]], [Ranked(match.actions[step])])
    assert words.bots(one, same) == "Looking back, the bots would choose the same."


def test_of_a_choice_that_luck_followed_both_are_told() -> None:
    match = late()
    words, step = words_of(match), step_with_a_choice(match, 2)
    one = swing(match, step, lucky=True, free=True)
    assert words.split(one) == "Luck +10 · Choice +10"
    assert words.played(one) == told(words, one) != ""


def test_where_nothing_was_to_choose_luck_decided() -> None:
    match = late()
    words = words_of(match, "de")
    one = swing(match, 0, lucky=True, free=False)
    assert words.bots(one, Finding()) == "Hier entschied das Glück."
    assert words.split(one) in ("Glück +20", "Glück −20")
    assert words.played(one) in told(words, one)


def test_what_a_new_round_brings_by_itself_is_told_under_its_own_heading() -> None:
    match = late("cities", 100)
    words, states = words_of(match), [*match.earlier, match.state]
    turns = [words.texts.turn(state) for state in states]
    step = next(n for n in range(len(match.earlier)) if turns[n + 1] != turns[n])
    lucky, chosen = (swing(match, step, lucky=True, free=free) for free in (False, True))
    assert words.heading(lucky) == words.texts.turn(states[step + 1]) != words.heading(chosen)


def test_a_reader_who_adds_up_luck_and_choice_finds_the_change() -> None:
    match = late()
    words, step = words_of(match), step_with_a_choice(match, 2)
    one = swing(match, step, lucky=True, free=True)
    one.before, one.expected, one.after = [0.046, 0.954], [0.026, 0.974], [0.0149, 0.9851]
    assert words.change(one) == "Ada's chance to win: 5% → 1%"
    assert words.split(one) == "Luck −1 · Choice −3"
    one.stretch.lucky = False
    assert words.split(one) == "Choice −4"


def test_of_luck_alone_what_it_brought_is_told_not_what_came_before() -> None:
    """A round of Cities ends with somebody's last piece, and what is laid out next is luck."""
    match = late("cities", 100)
    words = words_of(match)
    laid_out = next(
        step
        for step, state in enumerate(match.earlier)
        if state.asked[-1].kind != cities.ASK_START
        and any(e.kind == cities.LAID_OUT for e in words.events(swing(match, step, True, False)))
    )
    assert words.played(swing(match, laid_out, True, False)).startswith("New cards, tiles, ")
    drawn = [Event(the_city.DREW, seat, 0, only=seat) for seat in (0, 1)]
    paid = Event(the_city.EARNED, 1, amount=2)
    texts = texts_of("the_city")(game_of("the_city"), ["Ada", "Ben"], translator("en"))
    assert texts.fortune([*drawn, paid], (1, 0)) == " ".join(texts.story(drawn[1:]))
    assert texts.fortune([paid], (1, 0)) == " ".join(texts.story([paid]))


def test_what_follows_an_answer_is_told_with_it() -> None:
    match = late("cities", 40)
    words = words_of(match)
    small = next(
        step
        for step, state in enumerate(match.earlier)
        if step and advice_of(match.game).is_minor(state.asked[-1])
    )
    one = swing(match, small - 1, lucky=False, free=True)
    one.stretch.end = small + 1
    assert len(words.events(one)) >= 2
    assert words.played(one) == told(words, one) != ""


def test_what_cost_somebody_most_is_told() -> None:
    match = late()
    words, step = words_of(match), step_with_a_choice(match)
    other = next(a for a in match.game.legal(match.earlier[step]) if a != match.actions[step])
    one = Lapse(swing(match, step, False, True), Finding([[0.8, 0.2]], [Ranked(other)]), 0.11)
    alone = words.lines([], [], [], {0: [one]})
    assert "What cost you most" in alone
    (line,) = [line for line in alone if "Better: " in line]
    assert "Chosen: " in line
    assert line.endswith("It cost about 10 percentage points of the chance to win.")
    both = words.lines([], [], [], {0: [one], 1: []})
    assert "What cost Ada most" in both
    assert "None of Ben's choices cost much." in both


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-1.0, ""),
        (3.0, "only a few seconds left"),
        (16.0, "about 20 s left"),
        (60.0, "about 60 s left"),
        (61.0, "about 65 s left"),
        (91.0, "about 2 min left"),
    ],
)
def test_the_time_left_is_told_no_more_exactly_than_it_is_known(seconds: float, said: str) -> None:
    assert time_left(seconds, translator("en")) == said


def test_luck_is_what_a_game_leaves_to_chance() -> None:
    told = {key: words_of(late(key, 1)).estimate() for key in GAMES}
    assert "the dice" in told["machi_koro"]
    assert "dice" not in told["the_city"] + told["cities"] + told["urbanization"]
    assert [key for key, said in told.items() if "Luck is" in said] == list(GAMES[:3])
    account = Account(0.5, 0.2, 0.2, 0.1, 1.0)
    assert "Luck" not in words_of(late("urbanization", 1)).account(0, account)


def test_a_review_without_moments_says_so() -> None:
    accounts = [Account(0.5, 0.2, 0.2, 0.1, 1.0), Account(0.5, -0.2, -0.1, -0.2)]
    told = words_of(late()).lines([], [], accounts)
    assert told[0] == "No single moment changed much."
    assert "Ada: 50% → 100% (Luck +20, Choices of both +30)" in told
    assert "average at this table" not in told[-1]


def test_of_more_than_two_players_own_choices_and_those_of_others_are_told_apart() -> None:
    match = late(seats=3, answers=1)
    texts = texts_of(match.game.key)(match.game, ["Ada", "Ben", "Cleo"], translator("en"))
    told = ReviewWords(match, texts).lines([], [], [Account(0.5, 0.2, 0.2, 0.1, 1.0)])
    assert "Ada: 50% → 100% (Luck +20, Own choices +20, Others' choices +10)" in told
    assert "average at this table" in told[-1]
