"""Tests of the shelf of drawn pieces, which all tables share."""

import pytest
from PySide6.QtWidgets import QApplication

from citybuilder.stage import pieces
from citybuilder.stage.art import cost
from citybuilder.stage.bounded import Bounded
from citybuilder.stage.pieces import Workshop
from citybuilder.tables.placement import Panel, Rect
from citybuilder.tables.theme import DARK, LIGHT, Look

SIDE = 40.0
USUAL = Look()
PARTS = (Panel(Rect(0, 0, SIDE, SIDE), "card"),)


@pytest.fixture(autouse=True)
def _empty(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001
    monkeypatch.setattr(pieces, "SHELF", Bounded(pieces.ROOM, cost))


def drawn(look: Look = USUAL, scale: float = 1.0, veiled: bool = False) -> int:
    """Which picture it is."""
    workshop = Workshop(look)
    workshop.scale = scale
    return workshop.piece(PARTS, SIDE, SIDE, veiled).cacheKey()


def test_another_table_finds_a_piece_drawn() -> None:
    assert drawn() == drawn()


def test_whatever_looks_different_is_drawn_for_itself() -> None:
    ways = [drawn(), drawn(Look(DARK)), drawn(Look(LIGHT, 1.2)), drawn(scale=2.0)]
    ways.append(drawn(veiled=True))
    assert len(set(ways)) == len(ways)


def test_what_was_used_longest_ago_goes_first() -> None:
    drawn()
    pieces.SHELF.room = 2 * pieces.SHELF.bytes
    first = drawn()
    second = drawn(veiled=True)
    assert drawn() == first
    drawn(Look(DARK))
    assert pieces.SHELF.bytes == pieces.SHELF.room
    assert drawn() == first
    assert drawn(veiled=True) != second
