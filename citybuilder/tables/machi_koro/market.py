"""The market on Machi Koro's table: few piles or many, in rows, and what is hidden."""

from typing import Final

from citybuilder.games.machi_koro import cards as c
from citybuilder.games.machi_koro.state import MachiKoroState
from citybuilder.tables.faces import Parts
from citybuilder.tables.machi_koro import faces
from citybuilder.tables.machi_koro.areas import (
    MOST_IN_TWO,
    WIDER,
    WIDEST,
    many_places,
    market_places,
    row_places,
)
from citybuilder.tables.machi_koro.help import MachiKoroHelp
from citybuilder.tables.placement import Placement, Rect, lay

BAG: Final = "bag"


class MarketLayout:
    """Keys: market/KIND, bag."""

    def __init__(self, helper: MachiKoroHelp) -> None:
        self.helper = helper
        self.words = helper.words
        self.rules = helper.rules
        dice = [card.dice for card in self.rules.establishments]
        self.in_order = sorted(range(len(dice)), key=lambda kind: dice[kind])

    def kinds(self, table: MachiKoroState) -> list[int]:
        """All kinds, or with a bag only those that lie open, in the order of their numbers."""
        in_play = self.rules.editions[table.edition].in_play
        return [
            kind
            for kind in self.in_order
            if kind in in_play and (not table.bag or table.market[kind] > 0)
        ]

    def place(self, table: MachiKoroState, room: Rect) -> list[Placement]:
        if table.rows:
            return self.in_rows(table, room)
        kinds = self.kinds(table)
        count = len(kinds) + (1 if table.bag else 0)
        small = count > MOST_IN_TWO
        widest = WIDER if table.edition else WIDEST
        places = many_places(room, count) if small else market_places(room, count, widest)
        pieces = [
            self.pile(table, kind, place, small) for kind, place in zip(kinds, places, strict=False)
        ]
        if table.bag:
            hidden = sum(table.bag)
            note = self.helper.bag_short(hidden)
            parts = faces.bag(places[-1].w, places[-1].h, hidden, note)
            pieces.append(lay(BAG, places[-1], parts, 1, note, lifts=False))
        return pieces

    def in_rows(self, table: MachiKoroState, room: Rect) -> list[Placement]:
        """Low numbers above high ones, towers at the right, what is hidden at the left."""
        setup, rows = self.rules.setup.rows, self.rules.editions[table.edition].rows
        kinds = self.kinds(table)
        open_ones = [[kind for kind in kinds if kind in row] for row in rows]
        piles = [max(len(lie), int(row.piles)) for lie, row in zip(open_ones, setup, strict=True)]
        places = row_places(room, piles)
        pieces = [
            self.pile(table, kind, place, False)
            for lie, row in zip(open_ones, places.rows, strict=True)
            for kind, place in zip(lie, row, strict=False)
        ]
        numbers = range(len(rows))
        counts = tuple(self.helper.hidden(table, row) for row in numbers)
        notes = tuple(self.helper.deck_name(row) for row in numbers)
        parts = faces.decks(places.bag.w, places.bag.h, notes, counts)
        spoken = self.helper.bag_short(sum(counts))
        return [*pieces, lay(BAG, places.bag, parts, 1, spoken, lifts=False)]

    def pile(self, table: MachiKoroState, kind: int, place: Rect, small: bool) -> Placement:
        left = table.market[kind]
        parts = (self.small_card if small else self.card)(kind, place.w, place.h, left)
        name = self.words.card(kind)
        return lay(f"market/{kind}", place, parts, 1, name, "market", lifts=left > 0)

    def card(self, kind: int, w: float, h: float, left: int) -> Parts:
        """The uppermost card of a pile, or where one was."""
        card = self.rules.establishments[kind]
        name = self.words.card_on_face(kind)
        if left == 0:
            return faces.empty_pile(w, h, card.key, name, self.helper.sold_out())
        icon = f"{faces.ART}/symbol_{c.ICONS[card.icon]}~"
        effect = self.helper.effect(kind)
        face = (card.key, card.colour, name, self.words.dice(kind), *effect, icon, card.cost, left)
        return faces.establishment(w, h, *face)

    def small_card(self, kind: int, w: float, h: float, left: int) -> Parts:
        card = self.rules.establishments[kind]
        name = self.words.card_on_face(kind)
        if left == 0:
            return faces.small_empty_pile(w, h, card.key, name, self.helper.sold_out())
        amount, _, symbols, _ = self.helper.effect(kind)
        face = (card.key, card.colour, name, self.words.dice(kind), amount, symbols)
        conditional = self.rules.effects[kind].limited
        return faces.small_establishment(w, h, *face, conditional, card.cost, left)
