"""How a seat of Cities stands, and what a sensible player does."""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from citybuilder.core.advice import Advice
from citybuilder.core.game import NONE, Action, Decision, Game
from citybuilder.games.cities import cards as c
from citybuilder.games.cities import glance, hand
from citybuilder.games.cities.outlook import names, outlook
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState
from citybuilder.games.cities.worth import glimpse, still, worth

ROUGH: Final = 3.0  # points by which an estimate may be wrong, at the end
ROUGHER: Final = 0.35  # and for each pick before it
CALM: Final = 1.0  # points that make a pick clearly better than another
SURE: Final = 0.25  # and a placing
LEAST: Final = 0.003  # weight of what a sensible player would not do


class CitiesAdvice(Advice[CitiesState]):
    """Compares what comes of each answer."""

    def __init__(self, game: Game[CitiesState]) -> None:
        super().__init__(game)
        self.box = cast(Cities, game).box
        self.land = self.box.land
        self.ahead = 1
        self.effort = 3

    # How a seat stands

    def advise(self, state: CitiesState, seat: i64) -> float:
        after = self.settled(state, seat)
        picks = 0.0
        for row in range(c.ROWS):
            picks += still(after, seat, row)
        return exp(worth(self.box, after, seat) / (ROUGH + ROUGHER * picks))

    def traits(self, state: CitiesState, seat: i64) -> list[float]:
        return outlook(self.box, self.settled(state, seat), seat)

    def trait_names(self) -> list[str]:
        return names(self.box)

    def settled(self, state: CitiesState, seat: i64) -> CitiesState:
        """The table when the seat has placed what it holds, as well as it can."""
        if state.over or state.asked[-1].seat != seat or not self.is_minor(state.asked[-1]):
            return state
        after = state.copy()
        while not hand.is_empty(after):
            answers = hand.placings(self.land, after, seat)
            hand.place(self.land, after, seat, self.advised(after, answers))
            hand.drop(self.land, after, seat)
        return after

    # Where each thing goes

    def is_minor(self, asked: Decision) -> bool:
        return asked.kind == c.ASK_LAY or asked.kind == c.ASK_PUT or asked.kind == c.ASK_BUILD

    def advised(self, state: CitiesState, actions: list[Action]) -> Action:
        """The placing after which the district is worth most."""
        seat = state.asked[-1].seat
        best = actions[0]
        highest = -1e9
        table = state if state.hand_tile == NONE else state.copy()
        for action in actions:
            value = self.worth_with(table, seat, action)
            if value > highest:
                highest = value
                best = action
        return best

    def worth_with(self, state: CitiesState, seat: i64, action: Action) -> float:
        """Tried on this table, which is the same afterwards, but for the survey after a tile."""
        kind = action.kind
        if kind == c.LEAVE:
            return worth(self.box, state, seat)
        if kind == c.LAY:
            return self.worth_with_tile(state, seat, action)
        at = seat * state.size + action.where
        land = state.land[at]
        if kind == c.BUILD:
            self.land.build(state, seat, action.what, action.where)
            value = worth(self.box, state, seat)
            state.height[at] = state.height[at] - 1
        else:
            value = self.worth_with_feature(state, seat, action.what, action.where)
        state.land[at] = land
        return value

    def worth_with_tile(self, state: CitiesState, seat: i64, action: Action) -> float:
        low_x, high_x = state.low_x[seat], state.high_x[seat]
        low_y, high_y = state.low_y[seat], state.high_y[seat]
        self.land.lay(state, seat, action.what, action.where, action.amount)
        value = worth(self.box, state, seat)
        self.take_up(state, seat, action.where)
        state.low_x[seat], state.high_x[seat] = low_x, high_x
        state.low_y[seat], state.high_y[seat] = low_y, high_y
        return value

    def take_up(self, state: CitiesState, seat: i64, place: i64) -> None:
        """A tile that nothing stands on leaves its place again, so that it can be tried elsewhere:
        until then, the district reaches as far and is surveyed as with it."""
        state.tile_at[seat * state.span * state.span + place] = NONE
        corner = self.land.corner(state, seat, place)
        for space in (corner, corner + 1, corner + state.side + 1, corner + state.side):
            state.land[space] = NONE
            state.area[space] = NONE
            state.beside[space] = 0

    def worth_with_feature(self, state: CitiesState, seat: i64, feature: i64, space: i64) -> float:
        at = seat * state.size + space
        area = seat * c.MOST_AREAS + max(0, state.area[at])
        features, kinds = state.area_features[area], state.area_kinds[area]
        self.land.put(state, seat, feature, space)
        value = worth(self.box, state, seat)
        state.feature[at] = NONE
        state.area_features[area] = features
        state.area_kinds[area] = kinds
        return value

    # What is done at a glance

    def prefer(self, state: CitiesState, actions: list[Action]) -> list[float]:
        asked = state.asked[-1]
        if asked.kind == c.ASK_START:
            return [1.0] * len(actions)
        worths = self.glances(state, asked, actions)
        calm = CALM if asked.kind == c.ASK_TAKE else SURE
        best = max(worths)
        return [max(LEAST, exp((each - best) / calm)) for each in worths]

    def glances(self, state: CitiesState, asked: Decision, actions: list[Action]) -> list[float]:
        box, seat = self.box, asked.seat
        if asked.kind == c.ASK_TAKE:
            return glance.picks(box, state, seat, actions)
        if asked.kind == c.ASK_LAY:
            return [glance.laying_worth(box, state, seat, action) for action in actions]
        ahead = glimpse(box, state, seat)
        if asked.kind == c.ASK_PUT:
            return [glance.putting_worth(box, state, seat, action, ahead) for action in actions]
        return [glance.building_worth(box, state, seat, action, ahead) for action in actions]


ADVICE: Final = CitiesAdvice
