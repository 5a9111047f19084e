"""Monkeys play whole matches at the real window, one by the mouse and one by keys alone."""

from collections.abc import Callable

import pytest
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.monkey import Monkey
from helpers.monkey_keys import KeyMonkey
from helpers.monkey_mouse import MouseMonkey
from helpers.tables import game_of, option_sets

from citybuilder.app.main_window import MainWindow
from citybuilder.games import GAMES
from citybuilder.playing.turns import Phase
from citybuilder.store.settings import Settings, Setup

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
ALONE = ("human", "beginner", "beginner")
PAIR = ("human", "human")
SOME = 16  # steps
MIXED = ("human", "beginner", "human", "human")

pytestmark = [
    pytest.mark.qt_log_level_fail("WARNING"),
    pytest.mark.qt_log_ignore("This plugin does not support"),  # the platform without a screen
]

Kind = tuple[str, str, tuple[str, ...], int]  # what it is called, language, who plays, options


def matches(first: int, *kinds: Kind) -> pytest.MarkDecorator:
    """Every game in all of these ways. In short, each second one from the first on, and in one of
    them: a heavy game in the last, others in turn. Only the first is played to its end then."""
    found = [
        pytest.param(
            game,
            *kind[1:],
            steps,
            id=f"{kind[0]}-{game}{'-begun' if steps else ''}",
            marks=long_if(
                kind != chosen or number % 2 != first or (number == first) == bool(steps)
            ),
        )
        for number, game in enumerate(GAMES)
        for chosen in [kinds[number % len(kinds) if advice_of(game_of(game)).effort == 1 else -1]]
        for kind in kinds
        for steps in ([0, SOME] if kind == chosen and number != first else [0])
    ]
    return pytest.mark.parametrize(("game", "language", "whos", "options", "steps"), found)


def settings_for(game: str, language: str, whos: tuple[str, ...], options: int) -> Settings:
    """As a player would leave them; the table has as many seats as the game allows of those."""
    rules = game_of(game)
    count = min(max(len(whos), rules.players[0]), rules.players[-1])
    seats = [(NAMES[seat], whos[seat % len(whos)]) for seat in range(count)]
    sets = option_sets(rules, count)
    setups = {game: Setup(seats, sets[options % len(sets)])}
    return Settings(
        language=language, theme="light", pace=0, sound=False, last_game=game, setups=setups
    )


def play_match_and_rematch(monkey: Monkey, steps: int) -> None:
    """The match to its end, or so many steps of it and no other one."""
    setup = monkey.window.settings.setups[monkey.window.settings.last_game]
    monkey.start()
    first = monkey.session
    assert dict(first.match.options) == setup.options
    assert [(each.name, each.who) for each in first.seats] == setup.seats
    monkey.play(steps)
    if not steps:
        monkey.rematch()
        assert monkey.session is not first
        assert dict(monkey.match.options) == setup.options
        assert [(each.name, each.who) for each in monkey.session.seats] == setup.seats
        monkey.play(steps=4)
    assert monkey.session.phase != Phase.FINISHED
    monkey.leave()
    assert monkey.window.pages.in_lobby()


@matches(
    0,
    ("german, one person", "de", ALONE, 0),
    ("english, two people, other options", "en", PAIR, 1),
    ("english, two people", "en", PAIR, 0),
)
def test_whole_matches_are_played_by_the_mouse(
    open_window: Callable[[Settings], MainWindow],
    game: str,
    language: str,
    whos: tuple[str, ...],
    options: int,
    steps: int,
) -> None:
    window = open_window(settings_for(game, language, whos, options))
    play_match_and_rematch(MouseMonkey(window, 1), steps)


@matches(1, ("german, three people", "de", MIXED, 0), ("english, one person", "en", ALONE, 1))
def test_whole_matches_are_played_by_keys_alone(
    open_window: Callable[[Settings], MainWindow],
    game: str,
    language: str,
    whos: tuple[str, ...],
    options: int,
    steps: int,
) -> None:
    window = open_window(settings_for(game, language, whos, options))
    play_match_and_rematch(KeyMonkey(window, 2), steps)


CHOICES = [
    (game, option.key, choice)
    for game in GAMES
    for option in game_of(game).options
    for choice in option.choices
    if 2 in option.players and choice != option.default
]


@pytest.mark.long
@pytest.mark.parametrize(("game", "option", "choice"), CHOICES)
def test_every_choice_is_played_for_a_while_by_the_mouse(
    open_window: Callable[[Settings], MainWindow], game: str, option: str, choice: str
) -> None:
    settings = settings_for(game, "de", PAIR, 0)
    options = game_of(game).complete({option: choice})
    settings.setups[game] = Setup(settings.setups[game].seats, options)
    play_match_and_rematch(MouseMonkey(open_window(settings), 3), SOME)
