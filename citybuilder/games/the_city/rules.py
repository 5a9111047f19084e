"""The rules of The City (Tom Lehmann, AMIGO), in the order of the rulebook.

All players choose at the same time. Here they sit down one after the other; what a sitting does is
hidden until the last one is over, and then everything happens at once. Only the piles know of it
before: what passing leaves over can be drawn by whoever passes next.
"""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action, Belief, Decision, Game, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine
from citybuilder.games.the_city import cards as c
from citybuilder.games.the_city import fitting
from citybuilder.games.the_city.box import Box, Building, Setup
from citybuilder.games.the_city.notation import notation
from citybuilder.games.the_city.secrets import Secrets
from citybuilder.games.the_city.state import TheCityState
from citybuilder.games.the_city.worlds import Worlds

LONGEST: Final = 1000  # actions; 364 were the most in 20,000 random matches


class TheCity(Game[TheCityState]):
    """Reach 50 points first."""

    def __init__(self, buildings: list[Building] | None = None, setup: Setup | None = None) -> None:
        super().__init__("the_city", range(2, 6), [], LONGEST)
        self.box = Box(buildings, setup)
        self.setup = self.box.setup
        self.secrets = Secrets(self.box)
        self.worlds = Worlds(self.secrets)
        self.notation = notation([card.key for card in self.box.buildings])
        # Answers never change, so each is made once.
        kinds = range(self.box.kinds)
        self.discards = [Action(c.DISCARD, kind) for kind in kinds]
        self.builds = [Action(c.BUILD, kind) for kind in kinds]
        self.pass_on = Action(c.PASS)
        self.pays = [Action(c.PAY, kind) for kind in kinds]
        self.enough = Action(c.ENOUGH)
        self.takes = [Action(c.TAKE, kind) for kind in kinds]

    # Spielvorbereitung

    def start(self, seats: i64, options: Options, seed: int) -> TheCityState:
        state = TheCityState(seats)
        kinds = self.box.kinds
        state.rng = seeded(seed)
        state.kinds = kinds
        state.deck = [card.copies for card in self.box.buildings]
        state.architects = state.deck[self.box.architect]
        state.deck[self.box.architect] = 0
        state.left = sum(state.deck)
        state.discard = [0] * kinds
        state.offer = [0] * kinds
        state.hands = [0] * (seats * kinds)
        state.cities = [0] * (seats * kinds)
        state.aside = [0] * (seats * kinds)
        state.spare = [0] * (seats * kinds)
        state.laid = [0] * (seats * kinds)
        state.hidden = [0] * seats
        state.drew = [0] * seats
        state.owned = [0] * seats
        state.symbols = [0] * (seats * c.SHOWN)
        state.points = [0] * (seats * c.SOURCES)
        for seat in range(seats):
            for _ in range(self.setup.deal):
                state.take_up(seat, self.draw(state))
        self.secrets.lay_open(state)
        self.begin_round(state)
        return state

    def draw(self, state: TheCityState) -> i64:
        """The next card. When the deck is used up, the discard pile is shuffled; NONE if both are
        empty."""
        if state.left == 0:
            self.shuffle(state)
            if state.left == 0:
                return NONE
        state.left -= 1
        return state.rng.draw(state.deck)

    def shuffle(self, state: TheCityState) -> None:
        state.deck = state.discard
        state.discard = [0] * state.kinds
        state.left = sum(state.deck)

    # Spielablauf

    def begin_round(self, state: TheCityState) -> None:
        state.round += 1
        state.turn += 1
        state.tell(c.ROUND_BEGAN, amount=state.round)
        for seat in range(state.seats - 1, -1, -1):
            state.asked.append(self.secrets.first_question(state, seat))

    def legal(self, state: TheCityState) -> list[Action]:
        asked = state.asked[-1]
        kind = asked.kind
        if kind == c.ASK_CHOOSE:
            return self.choices(state, asked.seat)
        if kind == c.ASK_PAY:
            return self.ascending(state, asked, self.pays)
        if kind == c.ASK_DISCARD or kind == c.ASK_LIMIT:
            return self.ascending(state, asked, self.discards)
        if kind == c.ASK_SECOND:
            return [*self.second_choices(state, asked.seat), self.enough]
        return [self.takes[card] for card in range(state.kinds) if state.offer[card] > 0]

    def ascending(
        self, state: TheCityState, asked: Decision, answers: list[Action]
    ) -> list[Action]:
        """Cards are handed over one by one in the order of the list, so that every selection can
        be made in one way only; the last ones must suffice for what is still owed."""
        hand = asked.seat * state.kinds
        least: i64 = max(0, asked.what)
        left: i64 = 0
        for kind in range(least, state.kinds):
            left += state.hands[hand + kind]
        found: list[Action] = []
        for kind in range(least, state.kinds):
            copies = state.hands[hand + kind]
            if copies > 0 and left >= asked.amount:
                found.append(answers[kind])
            left -= copies
        return found

    def apply(self, state: TheCityState, action: Action) -> None:
        asked = state.asked.pop()
        seat = asked.seat
        kind = action.kind
        if kind == c.PAY or kind == c.DISCARD:
            state.put_aside(seat, action.what)
            if asked.kind == c.ASK_DISCARD and state.round == 1:
                state.spare_of_deal(seat, action.what)
            if asked.amount > 1:
                state.asked.append(Decision(asked.kind, seat, action.what, asked.amount - 1))
            elif asked.kind == c.ASK_LIMIT:
                self.obey_limit(state, seat)
            elif kind == c.DISCARD:
                state.asked.append(Decision(c.ASK_CHOOSE, seat))
            else:
                self.go_on(state, seat)
        elif kind == c.BUILD:
            self.choose(state, seat, action.what)
        elif kind == c.PASS:
            self.renounce(state, seat)
        elif kind == c.TAKE:
            self.keep_one(state, seat, action.what)
        else:
            self.stand_up(state, seat)

    # 1. Karte auswählen

    def choices(self, state: TheCityState, seat: i64) -> list[Action]:
        """What may be built and can be paid, the architect once in the game, or nothing."""
        found = self.payable(state, seat)
        architect = self.box.architect
        if not state.owned[seat] & self.box.bits[architect] and state.architects > 0:
            found.append(self.builds[architect])
        found.append(self.pass_on)
        return found

    def payable(self, state: TheCityState, seat: i64) -> list[Action]:
        """With the other cards in hand, whatever else is chosen or not."""
        first = seat * state.kinds
        purse = state.hand_size(seat) - 1
        box = self.box
        owned = box.owned_by(state, seat)
        found: list[Action] = []
        for kind in range(state.kinds):
            if state.hands[first + kind] > 0 and box.can_build(kind, owned, purse):
                found.append(self.builds[kind])
        return found

    def choose(self, state: TheCityState, seat: i64, kind: i64) -> None:
        """Lay it down face down; paying follows at once, and is seen by nobody either. What may
        not be built or cannot be paid goes back into the hand, and that counts as passing."""
        once = state.first[seat] == NONE
        offered = self.choices(state, seat) if once else self.second_choices(state, seat)
        if self.builds[kind] in offered:
            self.lay_down(state, seat, kind)
        elif once:
            self.renounce(state, seat)
        else:
            self.stand_up(state, seat)

    def lay_down(self, state: TheCityState, seat: i64, kind: i64) -> None:
        price = self.box.cost(kind, self.box.owned_by(state, seat))
        if state.first[seat] == NONE:
            state.first[seat] = kind
            state.prices[seat * 2] = price
        else:
            state.second[seat] = kind
            state.prices[seat * 2 + 1] = price
        if kind == self.box.architect:
            state.architects -= 1
        else:
            place = seat * state.kinds + kind
            state.hands[place] = state.hands[place] - 1
        if price > 0:
            state.asked.append(Decision(c.ASK_PAY, seat, NONE, price))
        else:
            self.go_on(state, seat)

    # Auf das Bauen verzichten

    def renounce(self, state: TheCityState, seat: i64) -> None:
        """Draw five cards, as far as there are so many, and keep one of them."""
        before = state.left
        for _ in range(self.setup.draw):
            kind = self.draw(state)
            if kind == NONE:
                break
            state.offer[kind] = state.offer[kind] + 1
            state.drew[seat] = state.drew[seat] + 1
        state.seen_left[seat] = state.left
        if state.drew[seat] > before or max(state.turned) > 0:
            state.turned[seat] = 1
        if state.drew[seat] > 0:
            state.asked.append(Decision(c.ASK_TAKE, seat))
        else:
            self.stand_up(state, seat)

    def keep_one(self, state: TheCityState, seat: i64, kept: i64) -> None:
        """The others lie on the discard pile at once: whoever passes next may draw them."""
        state.take_up(seat, kept)
        state.offer[kept] = state.offer[kept] - 1
        state.lay_on_pile(seat, state.offer)
        state.offer = [0] * state.kinds
        self.stand_up(state, seat)

    # Die Baukolonne

    def go_on(self, state: TheCityState, seat: i64) -> None:
        """Whoever has a crew, or builds it now, may build a second card if both are cheap."""
        crew = self.box.owned_by(state, seat) & self.box.crew
        once = state.second[seat] == NONE and self.box.is_cheap(state.first[seat])
        if crew and once and self.second_choices(state, seat):
            state.asked.append(Decision(c.ASK_SECOND, seat))
        else:
            self.stand_up(state, seat)

    def second_choices(self, state: TheCityState, seat: i64) -> list[Action]:
        """The first card counts already: it may fulfil a condition or give a discount."""
        return [each for each in self.payable(state, seat) if self.box.is_cheap(each.what)]

    def stand_up(self, state: TheCityState, seat: i64) -> None:
        """The sitting is over; after the last one everything is revealed."""
        state.sat[seat] = 1
        state.tell(c.SAT, seat)
        if state.asked:
            state.turn += 1
        else:
            self.reveal(state)

    # 2. Gebäude bauen

    def reveal(self, state: TheCityState) -> None:
        """Whoever passed has drawn before others pay."""
        if state.events is not None:
            self.tell_sittings(state)
        for seat in range(state.seats):
            if state.first[seat] != NONE:
                self.build(state, seat, state.first[seat], state.prices[seat * 2], 0)
            if state.second[seat] != NONE:
                self.build(state, seat, state.second[seat], state.prices[seat * 2 + 1], 1)
            self.throw_away(state, seat, NONE)
        self.account(state)

    def tell_sittings(self, state: TheCityState) -> None:
        """What all have parted with at the beginning, then what passing has done to the piles, one
        after the other; they lie there as they are after it."""
        left = state.shown_left
        pile: i64 = sum(state.shown_discard)
        drew, laid = state.drew, state.laid
        self.secrets.forget_passes(state)
        self.secrets.show(state)
        self.throw_spare(state)
        for seat in range(state.seats):
            if state.first[seat] == NONE:
                drawn = drew[seat]
                if drawn > left:
                    state.tell(c.SHUFFLED, amount=pile)
                    left += pile
                    pile = 0
                state.sat[seat] = 0
                state.tell(c.PASSED, seat, amount=drawn)
                left -= drawn
                pile += self.tell_laid(state, seat, laid)

    def throw_spare(self, state: TheCityState) -> None:
        """Nothing was paid with what did not stay of the deal, so it is told by itself."""
        spare = state.spare
        state.spare = [0] * len(spare)
        for place in range(len(spare)):
            copies = spare[place]
            if copies > 0:
                kind = place % state.kinds
                state.aside[place] = state.aside[place] - copies
                state.discard[kind] = state.discard[kind] + copies
                self.secrets.show(state)
                state.tell(c.DISCARDED, place // state.kinds, kind, c.OF_DEAL, copies)

    def tell_laid(self, state: TheCityState, seat: i64, laid: list[i64]) -> i64:
        """What a seat that passed has laid on the discard pile; how many cards."""
        found: i64 = 0
        for kind in range(state.kinds):
            copies = laid[seat * state.kinds + kind]
            if copies > 0:
                state.tell(c.DISCARDED, seat, kind, amount=copies)
                found += copies
        return found

    def build(self, state: TheCityState, seat: i64, kind: i64, price: i64, number: i64) -> None:
        if number == 0:
            state.first[seat] = NONE
        else:
            state.second[seat] = NONE
        state.sat[seat] = 0
        self.box.add(state, seat, kind, 1)
        self.secrets.show(state)
        state.tell(c.BUILT, seat, kind, number, price)

    def throw_away(self, state: TheCityState, seat: i64, where: i64) -> None:
        first = seat * state.kinds
        for kind in range(state.kinds):
            copies = state.aside[first + kind]
            if copies > 0:
                state.aside[first + kind] = 0
                state.discard[kind] = state.discard[kind] + copies
                self.secrets.show(state)
                state.tell(c.DISCARDED, seat, kind, where, copies)

    # 3. Einkommen und Siegpunkte

    def account(self, state: TheCityState) -> None:
        for seat in range(state.seats):
            self.earn(state, seat, self.box.brings(state, seat)[0])
        for seat in range(state.seats):
            gains = self.box.gains(state, seat)
            for source in range(c.SOURCES):
                number = seat * c.SOURCES + source
                state.points[number] = state.points[number] + gains[source]
            state.tell(c.SCORED, seat, amount=sum(gains))
        if max([state.total(seat) for seat in range(state.seats)]) >= self.setup.goal:
            self.end(state)
        else:
            self.look_at_limit(state)

    def earn(self, state: TheCityState, seat: i64, amount: i64) -> None:
        """In seat order; what deck and discard pile do not hold any more is lost."""
        state.tell(c.EARNED, seat, amount=amount)
        for number in range(amount):
            if state.left == 0:
                self.shuffle(state)
                self.secrets.show(state)
                if state.left == 0:
                    state.tell(c.NOTHING_LEFT, seat, amount=amount - number)
                    return
                state.tell(c.SHUFFLED, amount=state.left)
            kind = self.draw(state)
            state.take_up(seat, kind)
            self.secrets.show(state)
            state.tell(c.DREW, seat, kind, only=seat)

    # Limit von 12 Handkarten

    def look_at_limit(self, state: TheCityState) -> None:
        """Whoever holds too many cards is asked before the next round begins."""
        self.secrets.lay_open(state)
        for seat in range(state.seats - 1, -1, -1):
            excess = state.sizes[seat] - self.setup.limit
            if excess > 0:
                state.asked.append(Decision(c.ASK_LIMIT, seat, NONE, excess))
        self.next_of_limit(state)

    def obey_limit(self, state: TheCityState, seat: i64) -> None:
        """All surplus cards are laid on the discard pile together, for everybody to see."""
        self.throw_away(state, seat, c.TOO_MANY)
        self.secrets.lay_open(state)
        self.next_of_limit(state)

    def next_of_limit(self, state: TheCityState) -> None:
        if state.asked:
            state.turn += 1
        else:
            self.begin_round(state)

    # Spielende

    def end(self, state: TheCityState) -> None:
        state.over = True
        self.secrets.lay_open(state)
        for seat, part in enumerate(self.result(state)):
            if part > 0.0:
                state.tell(c.WON, seat)

    # What others do not see

    def is_secret(self, asked: Decision) -> bool:
        """Surplus cards are laid on the discard pile for everybody to see."""
        return asked.kind != c.ASK_LIMIT

    def observe(self, state: TheCityState, seat: i64) -> TheCityState:
        return self.secrets.view(state, seat)

    def determinize(
        self, view: TheCityState, seat: i64, rng: Rng, belief: Belief[TheCityState] | None = None
    ) -> TheCityState:
        return self.worlds.fill_in(self, view, seat, rng, belief)

    # What counts

    def turns(self, state: TheCityState) -> i64:
        return state.round

    def scores(self, state: TheCityState) -> list[list[ScoreLine]]:
        lines = []
        for seat in range(state.seats):
            first = seat * c.SOURCES
            found = [
                ScoreLine(source, state.points[first + source], state.points[first + source])
                for source in range(c.SOURCES)
            ]
            lines.append([*found, ScoreLine(c.SCORE_HAND, state.hand_size(seat), 0)])
        return lines

    def standing(self, state: TheCityState) -> list[list[i64]]:
        return [[state.total(seat), state.hand_size(seat)] for seat in range(state.seats)]

    def inventory(self, state: TheCityState) -> dict[str, int]:
        counts: dict[str, int] = {}
        for kind, card in enumerate(self.box.buildings):
            found = state.deck[kind] + state.discard[kind] + state.offer[kind]
            found += sum(state.hands[kind :: state.kinds]) + sum(state.cities[kind :: state.kinds])
            found += sum(state.aside[kind :: state.kinds])
            found += state.first.count(kind) + state.second.count(kind)
            counts[card.key] = found
        architect = self.box.buildings[self.box.architect].key
        counts[architect] = counts[architect] + state.architects
        return counts

    # Tables from outside

    def bounds(self, start: TheCityState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(self.box, start)

    def is_table(self, state: TheCityState) -> bool:
        return fitting.is_table(self.secrets, state)
