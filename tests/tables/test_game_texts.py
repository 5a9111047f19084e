"""Every game finds words for all that can be asked, answered, told and counted."""

from functools import cache

import pytest
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import Table, every_game, every_look
from strict import NAMES, every_language, good, texts_for

from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.tables import TABLES
from citybuilder.tables.texts import Texts, fill, texts_of

every_seed = pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=long_if(seed > 0)) for seed in range(3)]
)


@cache
def played(table: Table, seed: int) -> Match[State]:
    """A match, played at random."""
    match, pick = Match(table.game, table.seats, table.options, seed), at_random(seed)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


def test_every_game_has_a_table() -> None:
    assert TABLES == GAMES


def test_a_game_without_a_table_has_no_texts() -> None:
    with pytest.raises(ValueError, match="hopscotch"):
        texts_of("hopscotch")


@every_language
@every_game
def test_title_options_and_choices_have_words(game: Game[State], language: str) -> None:
    texts = texts_for(game, language)
    good(texts.title())
    for option in game.options:
        good(texts.option(option.key))
        good(texts.option_help(option.key))
        for choice in option.choices:
            good(texts.choice(option.key, choice))
            good(texts.choice_help(option.key, choice))
    for plan in advice_of(game).plans:
        good(texts.plan(plan))


@every_language
@every_look
@every_seed
def test_every_question_and_answer_has_words(table: Table, language: str, seed: int) -> None:
    texts = texts_for(table.game, language)
    for state in played(table, seed).earlier:
        ask(texts, table.game, state)


def ask(texts: Texts, game: Game[State], state: State) -> None:
    asked = state.asked[-1]
    view = game.observe(state, asked.seat)
    good(texts.prompt(view, asked))
    labels = [good(texts.action(view, asked, action)) for action in game.legal(state)]
    assert len(set(labels)) == len(labels), "two answers look the same"


@every_language
@every_look
@every_seed
def test_every_event_turn_and_score_has_words(table: Table, language: str, seed: int) -> None:
    texts = texts_for(table.game, language)
    match = played(table, seed)
    state = match.earlier[0].copy()
    for action in match.actions:
        state.events = []
        table.game.apply(state, action)
        for event in state.events:
            for reader in range(-1, table.seats):
                sentence = good(texts.event(event.seen_by(reader)))
                assert event.seat < 0 or NAMES[event.seat] in sentence
        for reader in range(-1, table.seats):
            for sentence in texts.story(event.seen_by(reader) for event in state.events):
                good(sentence)
        good(texts.turn(state))
    for lines in table.game.scores(state):
        for line in lines:
            good(texts.rule(line.rule))
            good(texts.score(line))


def test_parts_are_filled_in_once() -> None:
    assert fill("%2 pays %1.", "Ada", "%1 & %n") == "%1 & %n pays Ada."
