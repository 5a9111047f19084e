"""Everything on the table of Cities."""

from mypy_extensions import i64

from citybuilder.core.game import NONE, State
from citybuilder.core.rng import Rng
from citybuilder.games.cities import cards as c


class CitiesState(State):
    """Every seat has a field of `side` × `side` spaces with an empty border, in whose middle its
    start tile lies: seat * size + space. Nothing is hidden but what has not been drawn: a tile
    that lies face down is drawn when somebody takes it, and is UNKNOWN until then."""

    def __init__(self, seats: i64 = 0) -> None:
        super().__init__(seats)
        self.city: i64 = 0
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.short: i64 = 0  # tiles that a district may have across
        self.long: i64 = 0
        self.span: i64 = 0  # tiles across the field
        self.side: i64 = 0  # spaces across the field
        self.size: i64 = 0  # spaces of a field
        self.workers_each: i64 = 0  # in a row, in a round
        # Bags: copies of each kind
        self.cards: list[i64] = []
        self.tiles: list[i64] = []
        self.features: list[i64] = []
        self.pieces: list[i64] = []
        # The board: NONE where nothing lies, UNKNOWN where it lies face down
        self.row_cards: list[i64] = []
        self.row_tiles: list[i64] = []
        self.row_features: list[i64] = []
        self.row_pieces: list[i64] = []
        self.workers: list[i64] = []  # row * SLOTS + slot: a seat, or NONE
        self.star: i64 = 0  # who begins the round
        self.holder: i64 = NONE  # who has the star before them; NONE while it lies on the board
        self.starts: list[i64] = []  # start tiles that can still be chosen
        self.rings: list[i64] = []  # goal * RANKS + rank: a seat, or NONE
        # In the hand of whoever is asked
        self.hand_tile: i64 = NONE
        self.hand_features: list[i64] = []
        self.hand_pieces: list[i64] = []
        # Districts
        self.held: list[i64] = []  # seat * kinds + card: the how many-th it took
        self.land: list[i64] = []
        self.feature: list[i64] = []
        self.height: list[i64] = []
        self.tile_at: list[i64] = []  # seat * span * span + place: tile * 4 + turns
        self.low_x: list[i64] = []  # of the tiles of a seat
        self.high_x: list[i64] = []
        self.low_y: list[i64] = []
        self.high_y: list[i64] = []
        # What follows from the tiles and features of a district
        self.beside: list[i64] = []  # bits
        self.area: list[i64] = []  # the number of the area that a space belongs to
        self.areas: list[i64] = []  # how many a seat has
        self.area_land: list[i64] = []  # seat * MOST_AREAS + area
        self.area_size: list[i64] = []
        self.area_features: list[i64] = []
        self.area_kinds: list[i64] = []  # a bit for each kind of feature
        # Out of the game
        self.gone_cards: list[i64] = []
        self.gone_tiles: list[i64] = []
        self.gone_features: list[i64] = []
        self.gone_pieces: list[i64] = []

    def copy(self) -> "CitiesState":
        other = CitiesState(self.seats)
        other.rng = Rng(self.rng.value)
        other.asked = self.asked[:]
        other.turn = self.turn
        other.over = self.over
        other.city = self.city
        other.rounds = self.rounds
        other.round = self.round
        other.short = self.short
        other.long = self.long
        other.span = self.span
        other.side = self.side
        other.size = self.size
        other.workers_each = self.workers_each
        other.cards = self.cards[:]
        other.tiles = self.tiles[:]
        other.features = self.features[:]
        other.pieces = self.pieces[:]
        other.row_cards = self.row_cards[:]
        other.row_tiles = self.row_tiles[:]
        other.row_features = self.row_features[:]
        other.row_pieces = self.row_pieces[:]
        other.workers = self.workers[:]
        other.star = self.star
        other.holder = self.holder
        other.starts = self.starts[:]
        other.rings = self.rings[:]
        other.hand_tile = self.hand_tile
        other.hand_features = self.hand_features[:]
        other.hand_pieces = self.hand_pieces[:]
        other.held = self.held[:]
        other.feature = self.feature[:]
        other.height = self.height[:]
        other.copy_tiles(self)
        other.gone_cards = self.gone_cards[:]
        other.gone_tiles = self.gone_tiles[:]
        other.gone_features = self.gone_features[:]
        other.gone_pieces = self.gone_pieces[:]
        return other

    def copy_tiles(self, other: "CitiesState") -> None:
        """The same tiles as there lie here, and what follows from them."""
        self.land = other.land[:]
        self.tile_at = other.tile_at[:]
        self.low_x = other.low_x[:]
        self.high_x = other.high_x[:]
        self.low_y = other.low_y[:]
        self.high_y = other.high_y[:]
        self.beside = other.beside[:]
        self.area = other.area[:]
        self.areas = other.areas[:]
        self.area_land = other.area_land[:]
        self.area_size = other.area_size[:]
        self.area_features = other.area_features[:]
        self.area_kinds = other.area_kinds[:]

    def used(self, seat: i64, row: i64) -> i64:
        """Workers of a seat in a row."""
        found: i64 = 0
        for place in range(row * c.SLOTS, (row + 1) * c.SLOTS):
            if self.workers[place] == seat:
                found += 1
        return found
