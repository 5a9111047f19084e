"""What lies on the table with each expansion: a run of the cards, and what follows from it."""

from typing import Final

from mypy_extensions import i64

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.buildable import Buildable
from citybuilder.games.machi_koro.cards import Establishment, Landmark, Row, Setup
from citybuilder.games.machi_koro.effects import Asking, Effect, earned

BOXES: Final = {  # that are opened for an expansion, by their numbers
    "none": (0,),
    "harbor": (0, 1),
    "special": (0, 2),
    "both": (0, 1, 2),
}


class Edition:
    """Cards keep their numbers in every expansion; cities have room up to the last one."""

    def __init__(
        self,
        number: i64 = 0,
        cards: list[Establishment] | None = None,
        landmarks: list[Landmark] | None = None,
        in_order: list[Effect] | None = None,
        setup: Setup | None = None,
    ) -> None:
        every: list[Establishment] = cards or []
        boxes = BOXES[c.EXPANSIONS[number]]
        self.number = number
        self.in_play = [kind for kind, card in enumerate(every) if card.box in boxes]
        self.kinds: i64 = max([kind + 1 for kind in self.in_play], default=0)
        marks = [mark for mark in landmarks or [] if mark.box in boxes]
        self.landmarks: i64 = len(marks)  # landmarks come in the order of their boxes
        self.finished: i64 = earned(marks)
        self.begins: i64 = (1 << len(marks)) - 1 - self.finished
        self.raises: i64 = sum([mark.amount for mark in marks if mark.power == c.RAISE_THROW])
        self.closes = 2 in boxes
        used = [effect for effect in in_order or [] if effect.kind in self.in_play]
        self.asking = [effect for effect in used if isinstance(effect, Asking)]
        self.reds = by_roll(used, (c.RED,))
        self.incomes = by_roll(used, (c.BLUE, c.GREEN))
        self.violets = by_roll(used, (c.VIOLET,))
        self.offer = Buildable(every[: self.kinds], marks)
        self.setup = setup or Setup()
        self.rows = [
            [kind for kind in self.in_play if belongs(every[kind], row)] for row in self.setup.rows
        ]


def belongs(card: Establishment, row: Row) -> bool:
    if card.colour == c.VIOLET or row.towers:
        return card.colour == c.VIOLET and row.towers
    return row.lowest <= min(card.dice) <= row.highest


def by_roll(effects: list[Effect], colours: tuple[i64, ...]) -> list[list[Effect]]:
    """For each total of the dice what cards of these colours do."""
    return [
        [effect for effect in effects if effect.colour in colours and roll in effect.dice]
        for roll in range(c.HIGHEST + 1)
    ]
