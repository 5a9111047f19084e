"""Faces that every table composes its pieces from: coins, badges, piles, cards, city tiles."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from citybuilder.tables.placement import (
    LEAST_TEXT,
    LEFT,
    Label,
    Mark,
    Panel,
    Part,
    Picture,
    Placement,
    Rect,
)
from citybuilder.tables.seats import SeatLook

EDGE: Final = 2.0  # units by which each card of a pile shows behind the one before
SLIM: Final = 1.3  # height by width of the slimmest tile
LEAST_FOOT: Final = 11.5  # of a tile: its numbers are read even where its picture is not
DEEPEST: Final = 3  # cards of a pile that are drawn

Parts = tuple[Part, ...]


def coin(rect: Rect, amount: int, size: float = 13) -> Parts:
    """A gold coin with a number on it."""
    return (
        Picture(rect, "common/coin", crop=False),
        Label(rect.inset(rect.w * 0.12, 0), str(amount), size, "gold_ink", 700),
    )


def badge(rect: Rect, text: str) -> Parts:
    """A small dark pill, such as the number of cards in a pile."""
    return (
        Panel(rect, "bar", radius=rect.h / 2),
        Label(rect, text, LEAST_TEXT, "bar_ink", 700),
    )


def seat_mark(x: float, y: float, size: float, shape: str, colour: str) -> Mark:
    return Mark(Rect(x, y, size, size), shape, colour, "on_colour")


def seat_ground(w: float, h: float, head: Rect, look: SeatLook, acting: bool) -> Parts:
    """The ground of a player's area: whose it is, and whether it is their turn."""
    whole = Rect(0, 0, w, h)
    name = Rect(head.x + 22, head.y, head.w - 22, head.h)
    weight = 700 if acting else 600
    return (
        Panel(whole, "mine", "mine_edge", 10, 2.4, shadow=2)
        if acting
        else Panel(whole, "panel", "panel_edge", 10, shadow=2),
        seat_mark(head.x, head.y + head.h / 2 - 8, 16, look.shape, look.colour),
        Label(name, look.name, 15, "ink", weight, LEFT, lines=2, anywhere=True),
    )


def pile(rect: Rect, count: int, radius: float = 7) -> Parts:
    """The cards below the uppermost one; they show above it and at its right."""
    edges = []
    for depth in range(min(count - 1, DEEPEST), 0, -1):
        place = Rect(rect.x + depth * EDGE, rect.y - depth * EDGE, rect.w, rect.h)
        edges.append(Panel(place, "card", "card_edge", radius))
    return tuple(edges)


@dataclass(frozen=True)
class Class:
    """What kind a card is of: by colour, by shape and in words."""

    colour: str
    shape: str


def band(rect: Rect, kind: Class, title: str, size: float = 12.5) -> Parts:
    """A card's coloured head with the shape of its class and its name."""
    mark = Rect(rect.x + 4, rect.y + rect.h / 2 - 4.5, 9, 9)
    return (
        Panel(rect, kind.colour, radius=6),
        Mark(mark, kind.shape, "on_colour"),
        Label(
            Rect(rect.x + 15, rect.y, rect.w - 16, rect.h),
            title,
            size,
            "on_colour",
            600,
            LEFT,
            lines=2,
        ),
    )


def tile(rect: Rect, art: str, kind: Class, numbers: str, count: int) -> Parts:
    """A built card: its picture, and in the colour of its class the numbers it waits for."""
    roomy = rect.w >= 60
    edge = min(count - 1, 2) * EDGE
    top = Rect(rect.x, rect.y + 4, rect.w - (4 if roomy else 1), rect.h - 4)
    foot = min(15.0, max(LEAST_FOOT, top.h * 0.42))
    label = Rect(top.x, top.bottom - foot, top.w, foot)
    parts: list[Part] = [
        *pile(top, min(count, 3), 6),
        Panel(top, "card", "card_edge", 6, shadow=2),
        Picture(Rect(top.x + 2, top.y + 2, top.w - 4, top.h - foot - 3), art, 4),
        Panel(label, kind.colour, radius=5),
    ]
    if roomy:
        mark = Rect(label.x + 5, label.y + foot / 2 - 3.5, 7, 7)
        inner = Rect(label.x + 12, label.y, label.w - 14, foot)
        parts.append(Mark(mark, kind.shape, "on_colour"))
    else:
        inner = Rect(rect.x - 1, label.y, rect.w + 1, foot)
        parts.append(Mark(Rect(top.x + 2, top.y + 2, 10, 10), kind.shape, kind.colour, "card"))
    parts.append(Label(inner, numbers, 12, "on_colour", 700))
    if count > 1:
        across = 17 if count < 10 else 22
        parts.extend(
            badge(Rect(min(top.right + edge, rect.right) - across, rect.y, across, 16), str(count))
        )
    return tuple(parts)


def in_the_middle(pieces: Sequence[Placement], room: Rect) -> list[Placement]:
    """As they lie to each other, as far from the left of a room as from its right."""
    if not pieces:
        return []
    left = min(piece.x for piece in pieces) - room.x
    right = room.x + room.w - max(piece.x + piece.w for piece in pieces)
    return [replace(piece, x=piece.x + (right - left) / 2) for piece in pieces]


def best_grid(
    count: int, room: Rect, gap: float, narrowest: float, widest: float, tallest: float
) -> list[Rect]:
    """Equal places for so many things in a room, as large as they can be, from the left."""
    best: tuple[float, int, float, float] = (0.0, 1, 0.0, 0.0)
    for rows in range(1, 5):
        columns = math.ceil(max(1, count) / rows)
        width = min((room.w - gap * (columns - 1)) / columns, widest)
        height = min((room.h - gap * (rows - 1)) / rows, width * SLIM, tallest)
        worth = min(width, height * 1.2) * height * (1 if width >= narrowest else 0.1)
        if worth > best[0] + 0.01:
            best = (worth, columns, width, height)
    _, columns, width, height = best
    rows = math.ceil(max(1, count) / columns)
    top = room.y + (room.h - rows * height - (rows - 1) * gap) / 2
    return [
        Rect(
            room.x + number % columns * (width + gap),
            top + number // columns * (height + gap),
            width,
            height,
        )
        for number in range(count)
    ]
