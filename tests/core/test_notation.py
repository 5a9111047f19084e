"""Answers as words: one word for each answer, and a clear no to everything else."""

import pytest
from helpers.machi_koro import GAME
from helpers.tables import every_game
from hypothesis import given
from hypothesis import strategies as st

from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import IllegalAction, Match
from citybuilder.core.notation import (
    Notation,
    NotUnderstood,
    Verb,
    counted,
    lettered,
    named,
)

FRUIT = named(["apple", "pear"])
NOTATION = Notation(
    [
        Verb(3, "pass"),
        Verb(4, "eat", FRUIT),
        Verb(5, "give", FRUIT, lettered(3)),
        Verb(6, "roll", amount=counted(range(1, 3), 1)),
        Verb(7, "all", FRUIT, counted(range(2), 1), counted(range(2), 0)),
    ]
)
WORDS = {
    "pass": [3, -1, -1, 0],
    "eat:pear": [4, 1, -1, 0],
    "give:apple:C": [5, 0, 2, 0],
    "roll:2": [6, -1, -1, 2],
    "all:pear:2:0": [7, 1, 1, 0],
}


@pytest.mark.parametrize(("word", "numbers"), WORDS.items())
def test_a_word_is_a_verb_and_names(word: str, numbers: list[int]) -> None:
    assert NOTATION.word(numbers) == word
    assert NOTATION.numbers(word) == numbers


@pytest.mark.parametrize(
    ("word", "part"),
    [
        ("", "''"),
        ("dance", "'dance'"),
        ("pass:", "'pass:'"),
        ("eat", "'eat'"),
        ("eat:", "'' in 'eat:'"),
        ("eat:plum", "'plum' in 'eat:plum'"),
        ("eat:apple:pear", "'eat:apple:pear'"),
        ("give:apple:D", "'D' in 'give:apple:D'"),
        ("give:C:apple", "'C' in 'give:C:apple'"),
        (" pass", "' pass'"),
        ("PASS", "'PASS'"),
        ("roll:02", "'02' in 'roll:02'"),
        ("roll:+2", r"'\+2' in 'roll:\+2'"),
        ("roll:٢", r"'\\u0662' in 'roll:\\u0662'"),
        ("roll:2\n", r"'2\\n' in 'roll:2\\n'"),
    ],
)
def test_what_is_not_understood_is_named(word: str, part: str) -> None:
    with pytest.raises(NotUnderstood, match=f"^{part} is not understood$"):
        NOTATION.numbers(word)


def test_a_message_repeats_only_the_beginning_of_a_long_word() -> None:
    with pytest.raises(NotUnderstood) as caught:
        NOTATION.numbers("x" * 100_000)
    assert len(str(caught.value)) < 100
    assert caught.value.word == caught.value.part == "x" * 100_000


@pytest.mark.parametrize("numbers", [[9, -1, -1, 0], [4, 2, -1, 0], [4, 1, 0, 0], [3, -1, -1, 1]])
def test_numbers_without_a_meaning_have_no_word(numbers: list[int]) -> None:
    with pytest.raises(NotUnderstood):
        NOTATION.word(numbers)


@given(st.text(alphabet="abpstroleigv:12AC| \0é", max_size=20))
def test_whatever_is_understood_is_written_the_same(word: str) -> None:
    try:
        numbers = NOTATION.numbers(word)
    except NotUnderstood:
        return
    assert NOTATION.word(numbers) == word


@every_game
def test_in_every_game_names_are_told_apart(game: Game[State]) -> None:
    verbs = list(game.notation.kinds.values())
    assert [game.notation.verbs[verb.verb] for verb in verbs] == verbs
    for verb in verbs:
        for names in verb.names:
            assert len(set(names.values())) == len(names)
            assert not any(":" in name or not name or not name.isascii() for name in names.values())


def test_a_game_writes_and_reads_its_answers() -> None:
    assert GAME.written(Action(0, amount=2)) == "roll:2"
    assert GAME.read("build:bakery") == Action(6, 2)
    with pytest.raises(NotUnderstood, match="'bakry' in 'build:bakry'"):
        GAME.read("build:bakry")


def test_an_illegal_answer_is_called_by_its_word_if_it_has_one() -> None:
    match = Match(GAME, 2, {}, 1)
    with pytest.raises(IllegalAction, match=r"^build:bakery$"):
        match.play(GAME.read("build:bakery"))
    with pytest.raises(IllegalAction, match=r"^Action\(99, -1, -1, 0\)$"):
        match.play(Action(99))
