"""Law 9: every legal action has a spot, pieces lie on the table, and each of them has words."""

from functools import cache

import pytest
from helpers.long import amount, long_if
from helpers.matches import advice_of
from helpers.tables import Table, every_full, every_look
from strict import good

from citybuilder.core.game import State
from citybuilder.core.laws import at_random, by_preference
from citybuilder.core.match import Match, goes_on
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Label, Placement, Rect, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table as Layout
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben", "Cleo", "Maximiliane-Sophie", "Eva"]
SIZES = [
    Size(LEAST_WIDTH, LEAST_HEIGHT),
    Size(LEAST_WIDTH, 900),
    Size(1700, LEAST_HEIGHT),
    Size(LEAST_WIDTH, 700),
    Size(1300, LEAST_HEIGHT),
]
FEW = 3  # sizes of which one is as good as it can be and two as bad
SEEDS = [11, 12, 13]

every_size = pytest.mark.parametrize(
    "size",
    [pytest.param(size, id=str(size), marks=long_if(n >= FEW)) for n, size in enumerate(SIZES)],
)
every_seed = pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=long_if(seed != SEEDS[0])) for seed in SEEDS]
)


each_time = pytest.mark.parametrize(  # how many answers later it is looked at again
    "pace", [5, pytest.param(1, marks=pytest.mark.long)]
)


def layout_of(table: Table, language: str = "de") -> Layout:
    names = NAMES[: table.seats]
    texts = texts_of(table.key)(table.game, names, translator(language))
    return table_of(table.key)(texts, seat_looks(names))


def some(states: list[State], most: int) -> list[State]:
    """As many of them at most, spread over the match."""
    return states[:: 1 + len(states) // most]


@cache
def played(table: Table, seed: int) -> list[Match[State]]:
    """A match of players without sense, and one of players with some."""
    matches = []
    for pick in (at_random(seed), by_preference(advice_of(table.game), seed)):
        match = Match(table.game, table.seats, table.options, seed)
        while not match.state.over:
            match.play(pick(match.state, match.legal()))
        matches.append(match)
    return matches


def check_places(pieces: list[Placement], size: Size) -> None:
    room = Rect(0, 0, size.width, size.height)
    keys = [piece.key for piece in pieces]
    assert len(set(keys)) == len(keys)
    for piece in pieces:
        assert piece.w > 0, piece.key
        assert piece.h > 0, piece.key
        assert room.contains(piece.rect), (piece.key, piece.rect)


@every_look
@every_seed
def test_every_legal_action_has_a_spot(table: Table, seed: int) -> None:
    layout = layout_of(table)
    for match in played(table, seed):
        for state in some(match.earlier, amount(12, 60)):
            asked = state.asked[-1]
            view = table.game.observe(state, asked.seat)
            pieces = layout.place(view, asked.seat, SIZES[0])
            keys = {piece.key for piece in pieces}
            for legal in table.game.legal(view):
                spots = {layout.spot(view, asked, legal), *layout.also(view, asked, legal)}
                assert spots - {""} <= keys, (legal, spots)
                assert layout.texts.action(view, asked, legal)


@every_look
@every_size
@every_seed
def test_pieces_lie_on_the_table_and_have_words(table: Table, size: Size, seed: int) -> None:
    layout = layout_of(table)
    for match in played(table, seed):
        for state in [*some(match.earlier, amount(5 if size == SIZES[0] else 2, 9)), match.state]:
            for me in range(table.seats):
                view = table.game.observe(state, me)
                pieces = layout.place(view, me, size)
                check_places(pieces, size)
                for piece in pieces if size == SIZES[0] else []:
                    for line in layout.help(view, me, piece.key).split("\n"):
                        good(line)


@every_full
@every_seed
@each_time
def test_what_is_shown_after_the_events_is_the_view(table: Table, seed: int, pace: int) -> None:
    """After the last event lies what lies there when it was told: nothing changes untold. Of
    questions no event tells, what somebody draws for one of them lies there after it, and whoever
    answers in secret sees what they do. What is given one by one is told once it is all given."""
    layout = layout_of(table)
    match, pick = Match(table.game, table.seats, table.options, seed), at_random(seed)
    while not match.state.over:
        if len(match.actions) % pace:
            match.play(pick(match.state, match.legal()))
            continue
        shown, asked = match.view(0).copy(), match.state.asked[-1]
        asked_before = shown.asked
        action = pick(match.state, match.legal())
        frames: list[State] = []
        events = match.play(action, frames)
        assert len(frames) == len(events)
        for frame in frames:
            shown = table.game.observe(frame, 0)
            shown.asked = asked_before
            check_places(layout.place(shown, 0, SIZES[0]), SIZES[0])
        now = match.view(0)
        shown.asked = now.asked
        in_secret = asked.seat == 0 and table.game.is_secret(asked)
        halfway = not match.state.over and goes_on(asked, match.state.asked[-1])
        if events or (match.can_undo(asked.seat) and not in_secret and not halfway):
            assert layout.place(shown, 0, SIZES[0]) == layout.place(now, 0, SIZES[0])


@every_full
@every_seed
@each_time
def test_motions_begin_and_end_at_pieces(table: Table, seed: int, pace: int) -> None:
    layout = layout_of(table)
    match = Match(table.game, table.seats, table.options, seed)
    pick = by_preference(advice_of(table.game), seed)
    while not match.state.over:
        if len(match.actions) % pace:
            match.play(pick(match.state, match.legal()))
            continue
        before = {piece.key for piece in layout.place(match.view(0), 0, SIZES[0])}
        events = match.play(pick(match.state, match.legal()))
        after = {piece.key for piece in layout.place(match.view(0), 0, SIZES[0])}
        for event in events:
            for motion in layout.motions(event):
                keys = getattr(motion, "keys", ())
                ends = {getattr(motion, "start", ""), getattr(motion, "instead", "")}
                assert {*keys, *ends} - {""} <= before | after
            assert set(layout.concerned(event)) <= before | after


@every_look
@every_seed
def test_no_label_is_smaller_than_can_be_read(table: Table, seed: int) -> None:
    layout = layout_of(table)
    for match in played(table, seed):
        pieces = layout.place(match.view(0), 0, SIZES[0])
        labels = [part for piece in pieces for part in piece.parts if isinstance(part, Label)]
        assert min(label.least for label in labels) >= 11
        assert min(label.size for label in labels) >= 11
