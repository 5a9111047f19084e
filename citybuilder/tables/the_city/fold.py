"""How The City's answers and events change what is shown. No Qt in here."""

from collections.abc import Callable
from typing import Final

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision, Event
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city.rules import TheCity
from citybuilder.games.the_city.state import TheCityState

MOVES_CARDS: Final = (c.BUILT, c.PASSED, c.DISCARDED, c.DREW, c.SHUFFLED)


class Folding:
    """Views and, once a match is over, whole tables: what another seat has chosen may be known."""

    def __init__(self, rules: TheCity) -> None:
        self.rules = rules
        self.folds: dict[int, Callable[[TheCityState, Event], None]] = {
            c.SAT: self.sit,
            c.BUILT: self.build,
            c.PASSED: self.renounce,
            c.DISCARDED: self.discard,
            c.DREW: self.draw,
            c.SCORED: self.score,
            c.SHUFFLED: self.shuffle,
            c.ROUND_BEGAN: self.begin_round,
            c.WON: self.end,
        }

    def answer(self, table: TheCityState, asked: Decision, action: Action) -> None:
        """Nothing is told of a sitting, but whoever sits there sees what they do."""
        seat, kind = asked.seat, action.kind
        if kind == c.BUILD:
            self.rules.lay_down(table, seat, action.what)
        elif kind in (c.PAY, c.DISCARD):
            self.rules.put_aside(table, seat, action.what)
        elif kind == c.TAKE:
            self.rules.take_of_offer(table, seat, action.what)

    def advance(self, table: TheCityState, event: Event) -> None:
        """What is shown after the event; the rules have long applied it."""
        kind = event.kind
        if kind in self.folds:
            self.folds[kind](table, event)
        if kind in MOVES_CARDS:
            table.left = self.left(table)

    def sit(self, table: TheCityState, event: Event) -> None:
        """A choice that is not known lies face down."""
        seat = event.seat
        first = seat * table.kinds
        table.sat[seat] = 1
        if table.first[seat] == NONE and not any(table.hands[first : first + table.kinds]):
            table.first[seat] = table.second[seat] = UNKNOWN
        if all(table.sat):
            self.turn_back(table)

    def turn_back(self, table: TheCityState) -> None:
        """What happened to the discard pile meanwhile is told from the beginning."""
        table.discard = table.shown_discard[:]

    def build(self, table: TheCityState, event: Event) -> None:
        seat, kind = event.seat, event.what
        table.sat[seat] = 0
        if table.first[seat] == kind:
            table.first[seat] = NONE
        elif table.second[seat] == kind:
            table.second[seat] = NONE
        elif kind == self.rules.architect:
            table.architects -= 1
        else:
            table.hidden[seat] -= 1
        self.rules.add(table, seat, kind, 1)

    def renounce(self, table: TheCityState, event: Event) -> None:
        """One's own cards were seen when they were drawn."""
        table.sat[event.seat] = 0
        if table.seen_left[event.seat] == NONE:
            table.hidden[event.seat] += event.amount

    def discard(self, table: TheCityState, event: Event) -> None:
        seat, kind, copies = event.seat, event.what, event.amount
        place = seat * table.kinds + kind
        if table.aside[place] >= copies:
            table.aside[place] -= copies
        elif table.laid[place] >= copies:
            table.laid = [*table.laid[:place], table.laid[place] - copies, *table.laid[place + 1 :]]
        else:
            table.hidden[seat] -= copies
        table.discard[kind] += copies

    def draw(self, table: TheCityState, event: Event) -> None:
        if event.what < 0:
            table.hidden[event.seat] += 1
        else:
            self.rules.take_up(table, event.seat, event.what)

    def score(self, table: TheCityState, event: Event) -> None:
        table.points[event.seat * c.SOURCES] += event.amount

    def shuffle(self, table: TheCityState, event: Event) -> None:
        assert event.amount > 0
        table.discard = [0] * table.kinds

    def begin_round(self, table: TheCityState, event: Event) -> None:
        table.round = event.amount
        self.rules.lay_open(table)

    def end(self, table: TheCityState, event: Event) -> None:
        assert event.seat >= 0
        table.over = True
        self.rules.lay_open(table)

    def left(self, table: TheCityState) -> int:
        """The deck is what lies nowhere else. What one has drawn oneself is known before it is
        told, perhaps before the discard pile is shuffled for it."""
        rules = self.rules
        chosen = [kind for kind in (*table.first, *table.second) if 0 <= kind < rules.architect]
        built = sum(table.cities) - sum(table.cities[rules.architect :: table.kinds])
        held = sum(table.hands) + sum(table.hidden) + sum(table.offer)
        away = held + sum(table.aside) + sum(table.laid)
        box = sum(card.copies for card in rules.buildings[: rules.architect])
        return max(0, int(box - away - built - len(chosen) - sum(table.discard)))
