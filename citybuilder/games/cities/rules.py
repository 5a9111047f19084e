"""The rules of Cities (Finn and Walker-Harding, KOSMOS), in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from citybuilder.core.game import NONE, UNKNOWN, Action, Belief, Decision, Game, Option, Options
from citybuilder.core.rng import Rng, seeded
from citybuilder.core.score import ScoreLine, total
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import fitting, hand, scoring
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.notation import notation
from citybuilder.games.cities.state import CitiesState

LONGEST: Final = 1000  # actions; 308 were the most in 10,000 random matches


class Cities(Game[CitiesState]):
    """The finest district after eight rounds."""

    def __init__(self, box: Box | None = None) -> None:
        self.box = box or Box()
        self.land = self.box.land
        chosen = (c.ANY_CITY, *[city.key for city in self.box.cities])
        options = [
            Option(c.CITY, chosen, c.ANY_CITY),
            Option(c.LENGTH, c.LENGTHS, c.LENGTHS[0], range(2, 3)),
        ]
        super().__init__("cities", range(2, 5), options, LONGEST)
        self.notation = notation(self.box.tiles, self.box.features, self.box.setup)
        self.is_open = True
        self.counts_points = True
        # Answers never change, so each is made once.
        self.takes: list[Action] = [c.take(slot) for slot in range(c.ROWS * c.SLOTS)]

    # Spielaufbau

    def start(self, seats: i64, options: Options, seed: int) -> CitiesState:
        state = CitiesState(seats)
        state.rng = seeded(seed)
        self.choose_city(state, options[c.CITY])
        self.measure(state, seats == 2 and options[c.LENGTH] == c.LENGTHS[1])
        box = self.box
        state.cards = [1] * box.kinds
        state.tiles = [0 if tile.start else 1 for tile in box.tiles]
        state.features = [feature.copies for feature in box.features]
        state.pieces = [box.setup.pieces] * c.COLOUR_COUNT
        state.starts = [1 if tile.start else 0 for tile in box.tiles]
        state.gone_cards = [0] * box.kinds
        state.gone_tiles = [0] * len(box.tiles)
        state.gone_features = [0] * len(box.features)
        state.gone_pieces = [0] * c.COLOUR_COUNT
        state.hand_features = [0] * len(box.features)
        state.hand_pieces = [0] * c.COLOUR_COUNT
        state.row_cards = [NONE] * c.SLOTS
        state.row_tiles = [NONE] * c.SLOTS
        state.row_features = [NONE] * sum(box.setup.feature_slots)
        state.row_pieces = [NONE] * sum(box.setup.piece_slots)
        state.workers = [NONE] * (c.ROWS * c.SLOTS)
        state.rings = [NONE] * (c.GOALS * c.RANKS)
        state.held = [0] * (seats * box.kinds)
        self.clear_fields(state)
        state.holder = state.star
        for step in range(seats):
            state.asked.append(Decision(c.ASK_START, (state.star + step) % seats))
        return state

    def choose_city(self, state: CitiesState, chosen: str) -> None:
        """One of the eight sides, or any."""
        if chosen == c.ANY_CITY:
            state.city = state.rng.below(len(self.box.cities))
            return
        for number, city in enumerate(self.box.cities):
            if city.key == chosen:
                state.city = number

    def measure(self, state: CitiesState, longer: bool) -> None:
        """How long the game is, and how large a district. The field around a start tile has room
        for it wherever it will lie in the end."""
        setup = self.box.setup
        state.rounds = setup.long_rounds if longer else setup.rounds[state.seats]
        state.short, state.long = setup.long_district if longer else setup.district
        state.workers_each = setup.workers[state.seats]
        state.span = 2 * state.long - 1
        state.side = 2 * state.span + 2
        state.size = state.side * state.side

    def clear_fields(self, state: CitiesState) -> None:
        seats, spaces = state.seats, state.seats * state.size
        state.land = [NONE] * spaces
        state.feature = [NONE] * spaces
        state.height = [0] * spaces
        state.beside = [0] * spaces
        state.area = [NONE] * spaces
        state.areas = [0] * seats
        state.area_land = [NONE] * (seats * c.MOST_AREAS)
        state.area_size = [0] * (seats * c.MOST_AREAS)
        state.area_features = [0] * (seats * c.MOST_AREAS)
        state.area_kinds = [0] * (seats * c.MOST_AREAS)
        state.tile_at = [NONE] * (seats * state.span * state.span)
        state.low_x = [1] * seats  # nothing lies between 1 and 0
        state.high_x = [0] * seats
        state.low_y = [1] * seats
        state.high_y = [0] * seats

    def begin(self, state: CitiesState, seat: i64, tile: i64) -> None:
        """A start tile is the beginning of a district; those that nobody took go back into the
        box."""
        state.starts[tile] = 0
        middle = state.span // 2
        self.land.lay(state, seat, tile, middle * state.span + middle, 0)
        state.tell(c.STARTED, seat, tile)
        if not state.asked:
            for left, count in enumerate(state.starts):
                state.gone_tiles[left] = state.gone_tiles[left] + count
                state.starts[left] = 0
            self.begin_round(state)

    def begin_round(self, state: CitiesState) -> None:
        """The four rows are filled: the last place of each but the pieces' face down, and what lies
        there is drawn when somebody takes it."""
        state.round += 1
        for slot in range(c.ROWS * c.SLOTS):
            state.workers[slot] = NONE
        state.row_cards[-1] = UNKNOWN
        state.row_tiles[-1] = UNKNOWN
        state.row_features[-1] = UNKNOWN
        state.tell(c.ROUND_BEGAN, state.star, amount=state.round)
        self.fill(state, c.CARDS, state.row_cards, state.cards)
        self.fill(state, c.TILES, state.row_tiles, state.tiles)
        self.fill(state, c.FEATURES, state.row_features, state.features)
        self.fill(state, c.PIECES, state.row_pieces, state.pieces)
        self.begin_turn(state, state.star)

    def fill(self, state: CitiesState, row: i64, places: list[i64], bag: list[i64]) -> None:
        """Open from the left, but for what lies face down."""
        for place in range(len(places)):
            if places[place] != UNKNOWN:
                places[place] = state.rng.draw(bag)
                state.tell(c.LAID_OUT, NONE, places[place], row, place)

    # Spielablauf

    def begin_turn(self, state: CitiesState, seat: i64) -> None:
        state.turn += 1
        state.asked.append(Decision(c.ASK_TAKE, seat))
        state.tell(c.TURN_BEGAN, seat)

    def turns(self, state: CitiesState) -> i64:
        return state.round

    def legal(self, state: CitiesState) -> list[Action]:
        asked = state.asked[-1]
        if asked.kind == c.ASK_TAKE:
            return self.slots(state, asked.seat)
        if asked.kind == c.ASK_START:
            return [c.start(tile) for tile, count in enumerate(state.starts) if count > 0]
        return hand.placings(self.land, state, asked.seat)

    def slots(self, state: CitiesState, seat: i64) -> list[Action]:
        """Where nobody stands, in a row that the seat has still workers for."""
        found: list[Action] = []
        for row in range(c.ROWS):
            if state.used(seat, row) < state.workers_each:
                for slot in range(row * c.SLOTS, (row + 1) * c.SLOTS):
                    if state.workers[slot] == NONE:
                        found.append(self.takes[slot])
        return found

    def apply(self, state: CitiesState, action: Action) -> None:
        asked = state.asked.pop()
        seat = asked.seat
        kind = action.kind
        if kind == c.START:
            self.begin(state, seat, action.what)
            return
        if kind == c.TAKE:
            self.take(state, seat, action.where)
        else:
            hand.place(self.land, state, seat, action)
        self.go_on(state, seat)

    def take(self, state: CitiesState, seat: i64, slot: i64) -> None:
        """A worker goes to the slot, and what lies there is the seat's."""
        state.workers[slot] = seat
        row, number = slot // c.SLOTS, slot % c.SLOTS
        if row == c.CARDS:
            self.take_card(state, seat, slot, number)
        elif row == c.TILES:
            self.take_tile(state, seat, slot, number)
        elif row == c.FEATURES:
            self.take_features(state, seat, slot, number)
        else:
            self.take_pieces(state, seat, slot, number)

    # Reihe mit Auftragskarte

    def take_card(self, state: CitiesState, seat: i64, slot: i64, number: i64) -> None:
        card = state.row_cards[number]
        state.row_cards[number] = NONE
        hidden = card == UNKNOWN
        if hidden:
            card = state.rng.draw(state.cards)
        state.held[seat * self.box.kinds + card] = 1 + len(self.box.held(state, seat))
        state.tell(c.CARD_TAKEN, seat, card, slot, int(hidden))

    # Reihe mit Stadtfeldern

    def take_tile(self, state: CitiesState, seat: i64, slot: i64, number: i64) -> None:
        tile = state.row_tiles[number]
        state.row_tiles[number] = NONE
        hidden = tile == UNKNOWN
        if hidden:
            tile = state.rng.draw(state.tiles)
        state.hand_tile = tile
        state.tell(c.TILE_TAKEN, seat, tile, slot, int(hidden))

    # Reihe mit Plättchen

    def take_features(self, state: CitiesState, seat: i64, slot: i64, number: i64) -> None:
        for place in self.box.feature_places[number]:
            feature = state.row_features[place]
            state.row_features[place] = NONE
            hidden = feature == UNKNOWN
            if hidden:
                feature = state.rng.draw(state.features)
            state.hand_features[feature] = state.hand_features[feature] + 1
            state.tell(c.FEATURE_TAKEN, seat, feature, slot, int(hidden))

    # Reihe mit Gebäudeteilen

    def take_pieces(self, state: CitiesState, seat: i64, slot: i64, number: i64) -> None:
        """All pieces of the slot; from the last one, pieces drawn out of the bag."""
        for place in self.box.piece_places[number]:
            colour = state.row_pieces[place]
            state.row_pieces[place] = NONE
            state.hand_pieces[colour] = state.hand_pieces[colour] + 1
            state.tell(c.PIECE_TAKEN, seat, colour, slot)
        if not self.box.piece_places[number]:
            for _ in range(self.box.setup.drawn):
                colour = state.rng.draw(state.pieces)
                state.hand_pieces[colour] = state.hand_pieces[colour] + 1
                state.tell(c.PIECE_TAKEN, seat, colour, slot, 1)

    def go_on(self, state: CitiesState, seat: i64) -> None:
        """What cannot be placed leaves the game; for the rest somebody is asked."""
        hand.drop(self.land, state, seat)
        if state.hand_tile != NONE:
            state.asked.append(Decision(c.ASK_LAY, seat, state.hand_tile))
        elif sum(state.hand_features) > 0:
            state.asked.append(Decision(c.ASK_PUT, seat))
        elif sum(state.hand_pieces) > 0:
            state.asked.append(Decision(c.ASK_BUILD, seat))
        else:
            self.end_turn(state, seat)

    # Stadtentwicklungspläne

    def end_turn(self, state: CitiesState, seat: i64) -> None:
        for goal in range(c.GOALS):
            self.check_goal(state, seat, goal)
        if state.holder == seat:
            state.holder = NONE
        if state.workers.count(NONE) > c.ROWS * (c.SLOTS - state.seats * state.workers_each):
            self.begin_turn(state, (seat + 1) % state.seats)
        else:
            self.end_round(state)

    def check_goal(self, state: CitiesState, seat: i64, goal: i64) -> None:
        """A ring on the best value that is free; everybody reaches a goal once."""
        rank = scoring.open_rank(state, seat, goal)
        printed = self.box.goals(state)[goal]
        if rank == NONE or printed.counts.count(self.land, state, seat) < printed.need:
            return
        state.rings[goal * c.RANKS + rank] = seat
        number = state.city * c.GOALS + goal
        state.tell(c.REACHED, seat, number, rank, printed.values[rank])

    # Ende einer Runde

    def end_round(self, state: CitiesState) -> None:
        """Whoever stands next to the star takes it; what was left over leaves the game."""
        for slot in range(c.PIECES * c.SLOTS, (c.PIECES + 1) * c.SLOTS):
            if state.workers[slot] != NONE:
                state.star = state.workers[slot]
        self.clear_rows(state)
        if state.round == state.rounds:
            self.end(state)
            return
        state.holder = state.star
        state.tell(c.STAR_TAKEN, state.star)
        self.begin_round(state)

    def clear_rows(self, state: CitiesState) -> None:
        """With three players one slot of each row is left; what lies face down stays unseen."""
        left = clear(state.row_cards, state.gone_cards) + clear(state.row_tiles, state.gone_tiles)
        left += clear(state.row_features, state.gone_features)
        left += clear(state.row_pieces, state.gone_pieces)
        if left > 0:
            state.tell(c.CLEARED, amount=left)

    # Spielende

    def end(self, state: CitiesState) -> None:
        state.over = True
        for seat, share in enumerate(self.result(state)):
            if share > 0.0:
                state.tell(c.WON, seat)

    def scores(self, state: CitiesState) -> list[list[ScoreLine]]:
        return [scoring.lines(self.box, state, seat) for seat in range(state.seats)]

    def standing(self, state: CitiesState) -> list[list[i64]]:
        """Points; then what the city plan brought."""
        return [
            [total(found), scoring.plan_points(self.box, state, seat)]
            for seat, found in enumerate(self.scores(state))
        ]

    # Views: nothing is hidden but chance

    def observe(self, state: CitiesState, seat: i64) -> CitiesState:
        view = state.copy()
        view.rng = Rng()
        return view

    def determinize(
        self, view: CitiesState, seat: i64, rng: Rng, belief: Belief[CitiesState] | None = None
    ) -> CitiesState:
        state = view.copy()
        state.rng = rng.fork()
        return state

    # Tables from outside

    def inventory(self, state: CitiesState) -> dict[str, int]:
        return fitting.inventory(self.box, state)

    def bounds(self, start: CitiesState) -> dict[str, tuple[int, int]]:
        return fitting.bounds(self.box, start)

    def is_table(self, state: CitiesState) -> bool:
        empty = state.copy()
        self.clear_fields(empty)
        return (
            fitting.questions_fit(self.box, state)
            and fitting.workers_fit(state)
            and fitting.board_fits(self.box, state)
            and fitting.rings_fit(state)
            and fitting.districts_fit(self.box, state, empty)
        )


def clear(row: list[i64], gone: list[i64]) -> i64:
    """Take away what lies open or face down; how much it was."""
    left: i64 = 0
    for place, what in enumerate(row):
        if what != NONE:
            left += 1
            if what != UNKNOWN:
                gone[what] = gone[what] + 1
            row[place] = NONE
    return left
