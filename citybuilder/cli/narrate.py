"""Tells a match as a readable text: who rolled, paid, built and won."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from citybuilder.core.game import NONE, Event, State
from citybuilder.core.match import Match
from citybuilder.core.plain import restore
from citybuilder.core.score import places
from citybuilder.tables.texts import QT_TRANSLATE_NOOP, Texts, Translate, fill, texts_of

CONTEXT: Final = "narrate"
PLAYERS: Final = QT_TRANSLATE_NOOP("narrate", "At the table: %1")
SEED: Final = QT_TRANSLATE_NOOP("narrate", "Game number: %1")
CONTINUED: Final = QT_TRANSLATE_NOOP("narrate", "The record begins in turn %1.")
SO_FAR: Final = QT_TRANSLATE_NOOP("narrate", "Standing so far")
FINAL: Final = QT_TRANSLATE_NOOP("narrate", "Final standing")


def lines(match: Match[State], names: Sequence[str], translate: Translate) -> Iterator[str]:
    """The whole match, from its beginning to its last action, as everybody may know it."""
    texts = texts_of(match.game.key)(match.game, names, translate)
    state = beginning(match)
    yield from heading(texts, match)
    if match.state.over:
        yield seed_line(texts, match)
    if match.begin is not None:
        yield fill(translate(CONTEXT, CONTINUED), str(state.turn))
    yield from turn_lines(texts, state)
    for action in match.actions:
        turn = texts.turn(state)
        events: list[Event] = []
        state.events = events
        match.game.apply(state, action)
        yield from step(texts, turn, events, state)
    yield ""
    yield from standing_lines(texts, state)


def moves(match: Match[State]) -> Iterator[str]:
    """The answers in the game's notation, each after the letter of its seat."""
    for before, action in zip(match.earlier, match.actions, strict=True):
        asked = before.asked[-1]
        if match.state.over or not match.game.is_secret(asked):
            yield f"{chr(ord('A') + asked.seat)} {match.game.written(action)}"


def beginning(match: Match[State]) -> State:
    """The table before the first action, as a state of its own."""
    state = match.game.start(match.seats, match.options, match.seed)
    return state if match.begin is None else restore(state, match.begin)


def heading(texts: Texts, match: Match[State], guests: Sequence[str] = ()) -> list[str]:
    """What is played, how and by whom; guests are names that say more."""
    translate = texts.translate
    options = [
        f"{texts.option(key)}: {texts.choice(key, choice)}" for key, choice in match.options.items()
    ]
    return [
        texts.title(),
        *options,
        fill(translate(CONTEXT, PLAYERS), ", ".join(guests or texts.names)),
    ]


def seed_line(texts: Texts, match: Match[State]) -> str:
    """Whoever knows the seed of a match knows what is still to come in it."""
    return fill(texts.translate(CONTEXT, SEED), str(match.seed))


def turn_lines(texts: Texts, state: State) -> list[str]:
    """What stands above the paragraph of a turn; nothing when no turn follows."""
    return [] if state.over else ["", texts.turn(state)]


def told(texts: Texts, events: Iterable[Event]) -> list[str]:
    """What one action led to, without what the heading of the next turn says."""
    return texts.story(event.seen_by(NONE) for event in events)


def step(texts: Texts, turn: str, events: Iterable[Event], state: State) -> list[str]:
    """One played action: what it led to, and the next heading if it is no longer `turn`."""
    following = turn_lines(texts, state) if texts.turn(state) != turn else []
    return [*told(texts, events), *following]


def standing_lines(texts: Texts, state: State) -> list[str]:
    """Who stands where, with what each score is made of, as everybody may know it."""
    table = state if state.over else texts.game.observe(state, NONE)
    place = places(texts.game.standing(table))
    scores = texts.game.scores(table)
    found = [texts.translate(CONTEXT, FINAL if state.over else SO_FAR)]
    for seat in sorted(range(len(place)), key=lambda seat: place[seat]):
        reasons = ", ".join(texts.score(line) for line in scores[seat])
        found.append(f"{place[seat]}. {texts.name(seat)}: {reasons}")
    return found
