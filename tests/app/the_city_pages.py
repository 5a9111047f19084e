"""Matches of The City for tests of its page: sittings, and hands that are too large."""

from typing import cast

from helpers.tables import game_of
from helpers.the_city import GAME as RULES

from app.table_pages import Played
from citybuilder.core.game import Action, State
from citybuilder.core.match import Match
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.state import TheCityState
from citybuilder.playing.turns import Phase

GAME = game_of("the_city")
PAIR = ("human", "human")


def after_discards(seats: int = 2) -> Match[State]:
    """Everybody is asked what to build; the first round is over for nobody."""
    match = Match(GAME, seats, {}, 3)
    for _ in range(2):
        match.play(match.legal()[0])
    return match


def with_too_many(seats: int, *asked: int) -> Match[State]:
    """These seats have 14 cards; the first round is over."""
    match = Match(GAME, seats, {}, 3)
    state = cast(TheCityState, match.state)
    for seat in range(seats):
        while state.hand_size(seat) < (14 if seat in asked else 5):
            state.take_up(seat, RULES.draw(state))
    state.asked = []
    RULES.look_at_limit(state)
    return match


def first_payable(match: Match[State]) -> Action:
    """A card that costs at least two others, but not the whole hand."""
    for action in match.legal():
        trial = match.at(len(match.actions))
        trial.play(action)
        asked = trial.state.asked[-1]
        held = sum(cast(TheCityState, trial.state).hands[: cast(TheCityState, trial.state).kinds])
        if asked.kind == c.ASK_PAY and 2 <= asked.amount < held:
            return action
    raise AssertionError("no such card")


def seen(table: Played) -> list[object]:
    """Everything that the person at the screen can read or see."""
    parts, session = table.page.parts, table.session
    return [
        parts.prompt.sentence.whole,
        parts.prompt.note.text(),
        [offer.text for offer in parts.prompt.offers],
        parts.top.undo.toolTip(),
        parts.log.text(),
        [choice.text for choice in parts.actions.choices],
        parts.table.place(session.view(), session.viewer, parts.scene.size),
        [parts.scene.help_of(key) for key in parts.scene.pieces],
    ]


def sit_down(table: Played) -> None:
    table.page.parts.curtain.wake()
    table.page.parts.curtain.sit_down()


def finish_sitting(table: Played, match: Match[State], number: int) -> None:
    """The legal answer of that number wherever there is a choice, until somebody else is asked."""
    seat = match.seat
    while match.seat == seat and table.is_in(Phase.CHOOSING):
        legal = match.legal()
        table.session.choose([legal[number % len(legal)]])
