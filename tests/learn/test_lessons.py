"""Lessons as data: each can be played to its end, points at what is there, and has its words."""

import json
from collections.abc import Iterator

import pytest
from helpers.tables import game_of
from pydantic import ValidationError

from citybuilder.core.game import Action, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.games import GAMES
from citybuilder.playing.tutor import Tutor
from citybuilder.store.sheets.lessons import (
    Course,
    Lesson,
    Step,
    following,
    load_lessons,
    load_words,
)
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of
from citybuilder.tables.texts import texts_of

LANGUAGES = ("de", "en")
LONGEST = 300  # characters that the coach says at once
FEWEST, MOST = 3, 6
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]

every_game = pytest.mark.parametrize("game", GAMES)
every_lesson = pytest.mark.parametrize(
    ("game", "lesson"),
    [
        pytest.param(game, lesson, id=f"{game}-{lesson.key}")
        for game in GAMES
        for lesson in load_lessons(game)
    ],
)


def ways(tutor: Tutor) -> Iterator[list[Action]]:
    """Every answer that a learner could give, at one step after the other: all at the first step
    that offers several, the first one elsewhere."""
    for step in range(len(tutor.lesson.steps)):
        tutor.skip_to(step)
        if tutor.asks():
            offered = tutor.offered(tutor.match.legal())
            if len(offered) > 1:
                yield from ([*tutor.match.actions, answer] for answer in offered)
    yield []


def begun(game: str, lesson: Lesson) -> Tutor:
    return Tutor(lesson, lesson.match(game_of(game)))


def table_for(game: str, people: int) -> Table:
    texts = texts_of(game)(game_of(game), NAMES[:people], lambda _context, text, _number=-1: text)
    return table_of(game)(texts, seat_looks(NAMES[:people]))


def pieces(table: Table, match: Match[State], seat: int) -> list[str]:
    view, size = match.view(seat), Size(LEAST_WIDTH, LEAST_HEIGHT)
    return [piece.key for piece in table.place(view, seat, size)]


@every_game
def test_a_game_has_a_few_lessons_and_the_last_one_is_a_free_match(game: str) -> None:
    lessons = load_lessons(game)
    assert FEWEST <= len(lessons) <= MOST
    assert [lesson.is_free for lesson in lessons] == [False] * (len(lessons) - 1) + [True]
    assert len({lesson.key for lesson in lessons}) == len(lessons)
    assert all(2 <= lesson.minutes <= 4 for lesson in lessons[:-1])


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words_and_all_words_are_said(game: str, language: str) -> None:
    words = load_words(game, language)
    said = [key for lesson in load_lessons(game) for key in lesson.words()]
    assert sorted(set(said)) == sorted(words)
    for key, text in words.items():
        assert 0 < len(text) <= LONGEST, key
        assert text == text.strip(), key
        assert "  " not in text, key


@every_game
def test_no_words_were_left_untranslated(game: str) -> None:
    german, english = (load_words(game, language) for language in LANGUAGES)
    assert not [key for key, text in german.items() if english[key] == text]


@every_game
def test_no_expansion_comes_between_the_lessons_and_the_first_match(game: str) -> None:
    """Who goes on from lesson to lesson meets the free match first; afterwards nothing is left."""
    rules, lessons = game_of(game), load_lessons(game)
    way = [lessons[0]]
    while (coming := following(lessons, way[-1], rules)) is not None:
        way.append(coming)
    assert way[-1].is_free
    assert all(rules.edition(lesson.options) == {} for lesson in way)
    for lesson in lessons:
        if rules.edition(lesson.options):
            assert following(lessons, lesson, rules) in lessons[lessons.index(lesson) + 1 :]


@every_lesson
def test_a_lesson_can_be_played_to_its_end_whatever_is_chosen(game: str, lesson: Lesson) -> None:
    for way in ways(begun(game, lesson)):
        tutor = begun(game, lesson)
        while len(tutor.match.actions) < len(way):
            if tutor.waits():
                tutor.read()
                continue
            tutor.match.play(way[len(tutor.match.actions)])
            tutor.follow()
        tutor.skip_to(len(lesson.steps))
        assert tutor.step is None


@every_lesson
def test_its_table_keeps_all_that_is_in_the_box(game: str, lesson: Lesson) -> None:
    rules, match = game_of(game), lesson.match(game_of(game))
    start = rules.start(lesson.people, rules.complete(lesson.options, lesson.people), lesson.seed)
    assert rules.inventory(match.state) == rules.inventory(start)
    assert not match.state.over
    assert not match.actions


@every_lesson
def test_only_the_learner_is_asked_to_do_something(game: str, lesson: Lesson) -> None:
    """Where pieces are picked, what is to be done says which of them may be."""
    tutor, table = begun(game, lesson), table_for(game, lesson.people)
    for number, step in enumerate(lesson.steps):
        tutor.skip_to(number)
        if step.do is not None:
            assert tutor.match.seat == lesson.seat, step.say
            offered = tutor.offered(tutor.match.legal())
            assert offered, step.say
            picks = table.many(tutor.match.view(lesson.seat), tutor.match.state.asked[-1])
            assert step.do == "any" or picks or len(offered) == len(step.do), step.say


@every_lesson
def test_what_it_points_at_lies_on_the_table(game: str, lesson: Lesson) -> None:
    tutor, table = begun(game, lesson), table_for(game, lesson.people)
    for number, step in enumerate(lesson.steps):
        tutor.skip_to(number)
        assert not set(step.point) - set(pieces(table, tutor.match, lesson.seat)), step.say


def test_a_lesson_left_in_the_middle_goes_on_with_the_same_table() -> None:
    lesson = load_lessons(GAMES[0])[0]
    through, again = begun(GAMES[0], lesson), begun(GAMES[0], lesson)
    for number in range(6):
        through.skip_to(number)
    again.skip_to(5)
    assert again.number == 5
    assert plain(again.match.state) == plain(through.match.state)


def test_several_answers_that_are_given_together_are_one_thing_to_do() -> None:
    game = game_of("the_city")
    match = Match(game, 2, {}, 1)
    while len(match.legal()) == 1 or match.state.asked[-1].amount < 2:
        match.play(match.legal()[0])
    steps = [Step(say="pick", do="any"), Step(say="done")]
    tutor = Tutor(Lesson(key="x", minutes=2, seed=1, steps=steps), match)
    many = match.state.asked[-1].amount
    for left in reversed(range(many)):
        match.play(tutor.offered(match.legal())[0])
        tutor.follow()
        assert tutor.asks() == (left > 0)


def test_of_pieces_that_are_picked_together_only_those_that_leave_enough_come_first() -> None:
    match = Match(game_of("the_city"), 2, {}, 1)
    assert match.state.asked[-1].amount == 2
    low, middle, high = match.legal()[:3]
    do = [match.game.written(action) for action in (high, low, middle)]
    steps = [Step(say="pick", do=do), Step(say="done")]
    tutor = Tutor(Lesson(key="x", minutes=2, seed=1, steps=steps), match)
    assert tutor.offered(match.legal()) == [low, middle]
    match.play(middle)
    tutor.follow()
    assert tutor.offered(match.legal()) == [high]


@pytest.mark.parametrize(
    "step",
    [
        {},
        {"do": ["pass"]},
        {"say": "a", "wrong": "b"},
        {"say": "a", "do": []},
        {"say": "a", "do": "all"},
        {"say": "a", "do": [[0, -1, -1, 1]]},
        {"say": 3},
        {"say": "a", "unknown": 1},
    ],
)
def test_a_step_without_sense_is_refused(step: dict[str, object]) -> None:
    lesson = {"key": "x", "minutes": 2, "seed": 1, "steps": [step]}
    with pytest.raises(ValidationError):
        Course.model_validate_json(json.dumps({"lessons": [lesson]}))
