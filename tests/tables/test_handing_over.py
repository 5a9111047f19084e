"""Boards change their places where somebody else looks on: each passes over all that stays."""

import pytest
from helpers.tables import every_game
from pytestqt.qtbot import QtBot

from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.stage.scene import TableScene
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import Look
from citybuilder.words.catalogue import translator

pytestmark = pytest.mark.usefixtures("typeface")
NAMES = ["Ada", "Ben", "Cleo"]
STEPS = 90


@every_game
def test_boards_pass_over_all_that_stays_with_all_that_lies_on_them(
    game: Game[State], qtbot: QtBot
) -> None:
    assert qtbot
    match, pick = Match(game, len(NAMES), {}, 8), at_random(8)
    while not match.state.over and len(match.actions) < STEPS:
        match.play(pick(match.state, match.legal()))
    texts = texts_of(game.key)(game, NAMES, translator("en"))
    scene = TableScene(table_of(game.key)(texts, seat_looks(NAMES)), Look())
    scene.stage.timer.setInterval(1_000_000)
    scene.show_view(match.view(0), 0)
    before = {key: piece.placement.rect for key, piece in scene.pieces.items()}

    scene.hand_over(match.view(1), 1, None, 1.0)

    pieces = {key: piece for key, piece in scene.pieces.items() if key in before}
    moved = {key for key, piece in pieces.items() if piece.placement.rect != before[key]}
    assert len(moved) > len(NAMES)
    resting = max(piece.zValue() for key, piece in pieces.items() if key not in moved)
    assert all(scene.pieces[key].zValue() > resting for key in moved)
    boards = [scene.pieces[f"seat/{seat}"] for seat in range(len(NAMES))]
    levels = sorted(board.zValue() for board in boards)
    assert boards[1].zValue() == levels[-1]
    for board in boards:
        above = [each for each in levels if each > board.zValue()]
        for key in moved:
            piece = scene.pieces[key]
            if board.placement.rect.contains(piece.placement.rect):
                assert board.zValue() <= piece.zValue() < min(above, default=1000.0)
    scene.stage.finish()
    assert all(piece.zValue() == piece.placement.z for piece in scene.pieces.values())
