"""Cities by hand: districts drawn in letters, rows laid by name, answers in words.

A district is drawn row by row: R B G Y building land, P park, W water, . no tile; after a colon
what is there: R:R3 a red building three high, a feature by its short name (W:w0, P:p2, R:M, R:S),
and R:S/B2 two blue pieces on a special tile."""

from citybuilder.core.game import NONE, UNKNOWN, Action, Decision, Event
from citybuilder.games.cities import cards as c
from citybuilder.games.cities.advice import CitiesAdvice
from citybuilder.games.cities.counting import Pattern
from citybuilder.games.cities.rules import Cities
from citybuilder.games.cities.state import CitiesState
from citybuilder.store.sheets import card_text
from citybuilder.store.sheets.cities import make
from helpers.cities_words import Words

GAME: Cities = make(card_text("cities"))
BOX, LAND = GAME.box, GAME.box.land
ADVICE = CitiesAdvice(GAME)
WORDS = Words(BOX)
CARDS = [card.key for card in BOX.cards]
TILES = [tile.key for tile in BOX.tiles]
FEATURES = [feature.key for feature in BOX.features]
CITIES = [city.key for city in BOX.cities]
GOALS = {goal.key: (n, g) for n, city in enumerate(BOX.cities) for g, goal in enumerate(city.goals)}
SHORT = dict(zip(("w0", "w1", "w2", "w3", "p0", "p1", "p2", "p3", "M", "S"), FEATURES, strict=True))
A, B, C, D = range(4)

FIFTY_SEVEN = """
    G:G1 Y:Y3 Y:Y3 R:R1 R:R1 Y:Y1
    B:B3 P:p1 P    W:w0 W    W:w1
    P    P    R:R1 W:w2 G:G3 W
    Y    R    P:p2 W    P    P:p2
    B    P    Y:Y2 W    W    W
    W    G    P    R:M  P    G
"""


def table(
    districts: dict[int, str] | None = None,
    cards: dict[int, str] | None = None,
    seats: int = 2,
    city: str = "new_york",
    length: str = "normal",
    asks: int = A,
) -> CitiesState:
    """A table in the first round at the first turn of a seat. A seat whose district is not drawn
    has its start tile; a drawn one lies in the upper left corner of its field."""
    state = GAME.start(seats, {c.CITY: city, c.LENGTH: length}, 1)
    while state.asked[-1].kind == c.ASK_START:
        GAME.apply(state, GAME.legal(state)[0])
    state.asked = [Decision(c.ASK_TAKE, asks)]
    for seat, drawn in (districts or {}).items():
        draw(state, seat, drawn)
    for seat, names in (cards or {}).items():
        for name in names.split():
            state.held[seat * BOX.kinds + CARDS.index(name)] = 1
    return state


def draw(state: CitiesState, seat: int, drawn: str, right: int = 0, down: int = 0) -> None:
    """Put a drawing where the district of the seat was, so many tiles from the corner of its
    field."""
    rows = [line.split() for line in drawn.strip().splitlines()]
    first = seat * state.size
    for at in range(first, first + state.size):
        state.land[at], state.feature[at], state.height[at] = NONE, NONE, 0
        state.area[at], state.beside[at] = NONE, 0
    places = state.span * state.span
    state.tile_at[seat * places : (seat + 1) * places] = [NONE] * places
    wide = max(len(row) for row in rows)
    state.low_x[seat], state.high_x[seat] = right, right + (wide - 1) // 2
    state.low_y[seat], state.high_y[seat] = down, down + (len(rows) - 1) // 2
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word != ".":
                put(state, first + space(state, x + 2 * right, y + 2 * down), word)
    LAND.survey(state, seat)


def space(state: CitiesState, x: int, y: int) -> int:
    """The space in that column and row of a drawing, from 0."""
    return int((y + 1) * state.side + x + 1)


def put(state: CitiesState, at: int, word: str) -> None:
    land, _, there = word.partition(":")
    state.land[at] = c.PRINTED.index(land)
    feature, _, built = there.partition("/")
    if feature in SHORT:
        state.feature[at] = FEATURES.index(SHORT[feature])
        if feature == "S":
            state.land[at] = c.FREE
    else:
        built = feature
    if built:
        state.land[at] = c.PRINTED.index(built[0])
        state.height[at] = int(built[1])


def spaces(state: CitiesState, *places: tuple[int, int]) -> list[int]:
    return sorted(space(state, x, y) for x, y in places)


# What counts


def pattern_of(card: str) -> Pattern:
    return BOX.cards[CARDS.index(card)].counts


def counted(card: str, drawn: str, length: str = "normal") -> int:
    """How often a card counts in a district."""
    state = table({A: drawn}, length=length)
    return int(pattern_of(card).count(LAND, state, A))


def where(card: str, drawn: str) -> list[tuple[int, int]]:
    """The columns and rows of the spaces that a card counts."""
    state = table({A: drawn}, {A: card})
    lines = [line for line in GAME.scores(state)[A] if line.rule == c.CARD_RULE + CARDS.index(card)]
    return [(at % state.side - 1, at // state.side - 1) for at in lines[0].where]


def progress(goal: str, drawn: str, length: str = "normal") -> int:
    """How much of a goal there is in a district."""
    city, number = GOALS[goal]
    state = table({A: drawn}, city=CITIES[city], length=length)
    return int(BOX.goals(state)[number].counts.count(LAND, state, A))


def reached(goal: str, drawn: str, length: str = "normal") -> bool:
    city, number = GOALS[goal]
    return progress(goal, drawn, length) >= BOX.cities[city].goals[number].need


def goal_where(goal: str, drawn: str, length: str = "normal") -> list[tuple[int, int]]:
    """The columns and rows of the spaces that a goal counts, once it is reached."""
    city, number = GOALS[goal]
    state = table({A: drawn}, city=CITIES[city], length=length)
    state.rings[number * c.RANKS] = A
    line = GAME.scores(state)[A][0]
    return [(at % state.side - 1, at // state.side - 1) for at in line.where]


def elsewhere(
    pattern: Pattern, drawn: str, right: int, down: int
) -> tuple[int, list[tuple[int, int]]]:
    """How often a pattern counts in the district of the third of four seats, if it lies so many
    tiles from the corner of the field; and the columns and rows of its spaces, none twice."""
    state = table({B: "P W\nW P"}, seats=4)
    draw(state, C, drawn, right, down)
    marks: list[int] = []
    count = int(pattern.count(LAND, state, C, marks))
    side = int(state.side)
    places = [(at % side - 1 - 2 * right, at // side - 1 - 2 * down) for at in sorted(set(marks))]
    return count, places


def breakdown(state: CitiesState, seat: int = A) -> dict[str, int]:
    """Points by the headings of the rulebook."""
    found = {"plan": 0, "water": 0, "park": 0, "monument": 0, "cards": 0}
    for line in GAME.scores(state)[seat]:
        found[heading(int(line.rule))] += int(line.points)
    return found


def heading(rule: int) -> str:
    if rule >= c.CARD_RULE:
        return "cards"
    return "plan" if rule >= c.GOAL_RULE else ("water", "park", "monument")[rule]


# What happens


def lay_row(
    state: CitiesState, cards: str = "", tiles: str = "", features: str = "", pieces: str = ""
) -> None:
    """What lies on the board from the left, by name; ? lies face down, - is nothing. Not named rows
    stay. There may be more on the table than in the box."""
    for row, names, known in (
        (state.row_cards, cards, CARDS),
        (state.row_tiles, tiles, TILES),
        (state.row_features, features, FEATURES),
        (state.row_pieces, pieces, list(c.COLOURS)),
    ):
        for place, name in enumerate(names.split()):
            row[place] = {"?": UNKNOWN, "-": NONE}.get(
                name, known.index(name) if name in known else NONE
            )


def do(state: CitiesState, action: Action) -> list[Event]:
    """Give an answer that must be legal; what is told."""
    assert action in GAME.legal(state), action
    state.events = []
    GAME.apply(state, action)
    told, state.events = state.events, None
    return told


def take(state: CitiesState, row: int, slot: int) -> list[Event]:
    return do(state, c.take(row * c.SLOTS + slot))


def put_feature(state: CitiesState, feature: str, x: int, y: int) -> list[Event]:
    return do(state, c.put(FEATURES.index(feature), space(state, x, y)))


def build(state: CitiesState, colour: str, x: int, y: int) -> list[Event]:
    return do(state, c.build(c.COLOURS.index(colour), space(state, x, y)))


def take_features(state: CitiesState, names: str) -> list[Event]:
    """Take one or two features that happen to lie in a slot."""
    single = len(names.split()) == 1
    lay_row(state, features=f"- - {names}" if single else names)
    return take(state, c.FEATURES, 1 if single else 0)


def take_pieces(state: CitiesState, names: str) -> list[Event]:
    """Take three or four pieces that happen to lie in a slot."""
    few = len(names.split()) == 3
    lay_row(state, pieces=f"- - - - {names}" if few else names)
    return take(state, c.PIECES, 1 if few else 0)


def lay_tile(state: CitiesState, tile: str, right: int, down: int, turns: int = 0) -> list[Event]:
    """Lay a tile so many tiles away from where the start tile of the first seat is."""
    state.hand_tile = TILES.index(tile)
    state.asked = [Decision(c.ASK_LAY, A, state.hand_tile)]
    middle = state.span // 2
    return do(state, c.lay(state.hand_tile, (middle + down) * state.span + middle + right, turns))


def kinds(told: list[Event]) -> list[int]:
    return [int(event.kind) for event in told]


def shown(state: CitiesState, seat: int = A) -> list[str]:
    """The district of a seat as it would be drawn."""
    first = seat * state.size
    names = {feature: short for short, feature in SHORT.items()}
    rows = []
    for y in range(1 + 2 * state.low_y[seat], 3 + 2 * state.high_y[seat]):
        words = []
        for x in range(1 + 2 * state.low_x[seat], 3 + 2 * state.high_x[seat]):
            at = first + y * state.side + x
            land = state.land[at]
            word = "." if land == NONE else "?" if land == c.FREE else c.PRINTED[land]
            feature = state.feature[at]
            there = names[FEATURES[feature]] if feature != NONE else ""
            if state.height[at]:
                there += ("/" if there else "") + f"{c.PRINTED[land]}{state.height[at]}"
            words.append(f"{word}:{there}" if there else word)
        rows.append(" ".join(words))
    return rows


# Turns


def new_game(
    seats: int = 2, city: str = "new_york", length: str = "normal", seed: int = 1
) -> CitiesState:
    """A match from its very beginning: start tiles are still to be chosen."""
    return GAME.start(seats, {c.CITY: city, c.LENGTH: length}, seed)


def whole_turn(state: CitiesState, row: int, slot: int) -> list[Event]:
    """Take what lies in a slot; a tile goes wherever it may, features and pieces leave the game."""
    told = take(state, row, slot)
    while not state.over and ADVICE.is_minor(state.asked[-1]):
        told += do(state, GAME.legal(state)[-1])
    return told


def whole_round(state: CitiesState, *rows: int) -> list[Event]:
    """Everybody goes row by row to the leftmost slot that is free."""
    told = []
    for row in rows or range(int(c.ROWS)):
        for _ in range(state.seats * state.workers_each):
            first = row * int(c.SLOTS)
            free = [int(a.where) - first for a in GAME.legal(state) if a.where // c.SLOTS == row]
            told += whole_turn(state, row, free[0])
    return told


def starred(drawn: str) -> tuple[str, list[tuple[int, int]]]:
    """A drawing in which the spaces that count have a star, and whose rows may be parted by a
    slash: the drawing itself, and the columns and rows of these spaces."""
    rows = [line.split() for line in drawn.replace(" / ", "\n").strip().splitlines()]
    stars = [(x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word[-1] == "*"]
    return "\n".join(" ".join(row) for row in rows).replace("*", ""), stars
