"""Placing what a player of Cities holds: a tile, features or pieces."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, Action
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.box import Box
from citybuilder.games.cities.state import CitiesState


class Placer(Box):
    """From the hand into the district, or out of the game."""

    def placings(self, state: CitiesState, seat: i64) -> list[Action]:
        """All that can be done with what is in hand; of several features or pieces any can be the
        next."""
        if state.hand_tile != NONE:
            return self.layings(state, seat)
        if sum(state.hand_features) > 0:
            return self.puttings(state, seat)
        return self.buildings_of(state, seat)

    def layings(self, state: CitiesState, seat: i64) -> list[Action]:
        tile = state.hand_tile
        found: list[Action] = []
        for place in self.places(state, seat):
            for turns in self.turns_of[tile]:
                found.append(c.lay(tile, place, turns))
        return found

    def puttings(self, state: CitiesState, seat: i64) -> list[Action]:
        """Every feature in hand on every space that it fits, or out of the game."""
        base = seat * state.size
        spaces = self.inner(state, seat)
        found: list[Action] = []
        gone: list[Action] = []
        for feature in range(len(self.features)):
            if state.hand_features[feature] > 0:
                gone.append(c.leave(feature))
                for space in spaces:
                    if self.can_put(state, base + space, feature):
                        found.append(c.put(feature, space))
        return found + gone

    def buildings_of(self, state: CitiesState, seat: i64) -> list[Action]:
        """Every piece in hand on every space that it fits, or out of the game."""
        base = seat * state.size
        spaces = self.inner(state, seat)
        found: list[Action] = []
        gone: list[Action] = []
        for colour in range(c.COLOUR_COUNT):
            if state.hand_pieces[colour] > 0:
                gone.append(c.leave(colour))
                for space in spaces:
                    if self.can_build(state, base + space, colour):
                        found.append(c.build(colour, space))
        return found + gone

    def place(self, state: CitiesState, seat: i64, action: Action) -> None:
        kind, what, where = action.kind, action.what, action.where
        if kind == c.LAY:
            state.hand_tile = NONE
            self.lay(state, seat, what, where, action.amount)
            state.tell(c.LAID, seat, what, where, action.amount)
        elif kind == c.PUT:
            state.hand_features[what] = state.hand_features[what] - 1
            self.put(state, seat, what, where)
            state.tell(c.PUT_DOWN, seat, what, where)
        elif kind == c.BUILD:
            state.hand_pieces[what] = state.hand_pieces[what] - 1
            self.build(state, seat, what, where)
            state.tell(c.BUILT, seat, what, where, state.height[seat * state.size + where])
        elif sum(state.hand_features) > 0:
            self.lose_feature(state, seat, what)
        else:
            self.lose_piece(state, seat, what)

    # What cannot be placed

    def drop(self, state: CitiesState, seat: i64) -> None:
        """Features and pieces that fit nowhere leave the game."""
        for feature in range(len(self.features)):
            while state.hand_features[feature] > 0 and not self.fits_feature(state, seat, feature):
                self.lose_feature(state, seat, feature, 1)
        for colour in range(c.COLOUR_COUNT):
            while state.hand_pieces[colour] > 0 and not self.fits_piece(state, seat, colour):
                self.lose_piece(state, seat, colour, 1)

    def fits_feature(self, state: CitiesState, seat: i64, feature: i64) -> bool:
        base = seat * state.size
        return any(self.can_put(state, base + s, feature) for s in self.inner(state, seat))

    def fits_piece(self, state: CitiesState, seat: i64, colour: i64) -> bool:
        base = seat * state.size
        return any(self.can_build(state, base + s, colour) for s in self.inner(state, seat))

    def lose_feature(self, state: CitiesState, seat: i64, feature: i64, forced: i64 = 0) -> None:
        state.hand_features[feature] = state.hand_features[feature] - 1
        state.gone_features[feature] = state.gone_features[feature] + 1
        state.tell(c.FEATURE_LOST, seat, feature, amount=forced)

    def lose_piece(self, state: CitiesState, seat: i64, colour: i64, forced: i64 = 0) -> None:
        state.hand_pieces[colour] = state.hand_pieces[colour] - 1
        state.gone_pieces[colour] = state.gone_pieces[colour] + 1
        state.tell(c.PIECE_LOST, seat, colour, amount=forced)
