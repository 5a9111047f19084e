"""Small scenes that show what a card or a goal counts, planned from its data alone."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from kit import Point

HIGHEST = 4
FEATURES = {
    "park": ("fountain", "tree", "carousel", "kiosk"),
    "water": ("yacht", "dolphin", "rowing_boat", "excursion_boat"),
}
COLOURS = ("red", "blue", "green", "yellow")
ANY_HEIGHTS = (1, 3, 2)
KNOWN = {
    *("kind", "colour", "low", "high", "per", "beside", "alone", "bridge"),
    *("land", "size", "features", "same"),
}
SHAPES: dict[int, tuple[tuple[int, int], ...]] = {
    2: ((0, 0), (1, 0)),
    3: ((0, 0), (0, 1), (1, 0)),
    4: ((0, 1), (1, 1), (1, 0), (2, 0)),
    5: ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    6: ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (1, 2)),
    7: ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (1, 2), (2, 1)),
}
ZIGZAG = ((0, 2), (0, 1), (1, 1), (1, 0), (2, 0), (2, -1), (3, -1))
CLOSE = 0.8


class Cell(NamedTuple):
    """One space of a scene, and what stands on it; a pad is the foot of a building alone."""

    land: str
    colour: str = ""
    height: int = 0
    ghosts: int = 0
    feature: str = ""
    pad: bool = False


Plan = dict[Point, Cell]
Counts = Mapping[str, object]


def house(colour: str, height: int, ghosts: int = 0, pad: bool = False) -> Cell:
    """A building on land of its colour."""
    return Cell(colour, colour, height, ghosts, pad=pad)


def whole(counts: Counts, name: str, missing: int = 0) -> int:
    """A number of the data."""
    value = counts.get(name, missing)
    if not isinstance(value, int):
        raise TypeError(f"{name} is no number: {value!r}.")
    return value


def word(counts: Counts, name: str, missing: str = "") -> str:
    """A word of the data."""
    return str(counts.get(name, missing))


def lands(counts: Counts) -> list[str]:
    """The lands that a building must lie beside."""
    value = counts.get("beside", [])
    if not isinstance(value, Sequence):
        raise TypeError(f"beside is no list: {value!r}.")
    return [str(land) for land in value]


def row(cells: Iterable[Cell], apart: float = 1) -> Plan:
    """Cells side by side as we see them, touching only at their corners."""
    return {(i * apart, -i * apart): cell for i, cell in enumerate(cells)}


def column(cells: Iterable[Cell]) -> Plan:
    """Cells that lie edge to edge, the first one farthest away."""
    return {(float(i), 0.0): cell for i, cell in enumerate(cells)}


def moved(plan: Plan, dx: float, dy: float) -> Plan:
    """The same scene elsewhere."""
    return {(x + dx, y + dy): cell for (x, y), cell in plan.items()}


def houses(counts: Counts, count: int) -> list[Cell]:
    """So many buildings of the colour and height that are asked for; more may grow as ghosts."""
    colour, low = word(counts, "colour", "any"), whole(counts, "low", 1)
    high = whole(counts, "high", HIGHEST)
    if low == 1 and high == HIGHEST:
        return [house(colour, ANY_HEIGHTS[i % 3]) for i in range(count)]
    return [house(colour, low, int(high > low)) for _ in range(count)]


def buildings(counts: Counts, need: int) -> Plan:
    if counts.get("alone"):
        return alone(counts)
    if counts.get("bridge"):
        return bridge(counts, min(need, 2))
    near = lands(counts)
    if near:
        return beside(counts, near, need)
    shown = min(need, 3) or whole(counts, "per", 1)
    loose = "low" not in counts and "high" not in counts
    cells = houses(counts, 2 if loose and shown == 1 else shown)
    if len(cells) == 3 and max(cell.height for cell in cells) < 3:
        return dict(zip(((0, 0), (0, 1.2), (1.2, 0)), cells, strict=True))
    return row(cells)


def beside(counts: Counts, near: list[str], need: int) -> Plan:
    """Buildings next to a piece of each land."""
    if need > 1:
        one, two = houses(counts, 2)
        plan: Plan = {(0, 1): one, (1, 0): two, (1, 1): Cell(near[-1])}
        if len(near) > 1:
            plan[0, 0] = Cell(near[0])
            plan[1, 0] = two._replace(height=min(two.height, 2))
        return plan
    (one,) = houses(counts, 1)
    plan = {(0, 0): one}
    for land, spot in zip(near, ((0, 1), (1, 0)) if len(near) > 1 else ((1, 0),), strict=True):
        plan[spot] = Cell(land)
    return plan


def alone(counts: Counts) -> Plan:
    """One building amid empty land."""
    plan: Plan = {spot: Cell("any") for spot in ((0, 1), (1, 0), (2, 1), (1, 2))}
    plan[1, 1] = house(word(counts, "colour", "any"), 2)
    return plan


def bridge(counts: Counts, count: int) -> Plan:
    """Buildings between water and water."""
    plan: Plan = {}
    for i, cell in enumerate(houses(counts, count)):
        plan[1, i] = cell._replace(height=2 - i)
        plan[0, i] = plan[2, i] = Cell("water")
    return plan


def area(land: str, size: int, features: int = 0) -> Plan:
    """Joined spaces of one land, the first ones with a feature."""
    standing = [*FEATURES.get(land, ())[:features], *[""] * size]
    return {
        (float(x), float(y)): Cell(land, feature=standing[i])
        for i, (x, y) in enumerate(SHAPES[size])
    }


def largest_area(counts: Counts, need: int) -> Plan:
    return area(word(counts, "land"), need or 5)


def areas(counts: Counts, need: int) -> Plan:
    """Several areas apart from each other, or one that holds features."""
    land, features = word(counts, "land"), whole(counts, "features")
    size = whole(counts, "size", features + 1)
    if features and not need:
        return area(land, size, features)
    plan: Plan = {}
    for i in range(need or 2):
        shown = area(land, size, features)
        if features:
            shown = turned(shown, FEATURES[land][i % 4])
        plan |= moved(shown, *apart(i, need or 2, size))
    return plan


def apart(index: int, count: int, size: int) -> Point:
    """Where one of several areas lies, so that none touches another."""
    if size == 3:
        return index * 1.32, index * 1.32
    if count < 4:
        return 0, index * 1.28
    across, down = index % 2 * 1.66, index // 2 * 1.25
    return across + down, down - across


def turned(plan: Plan, feature: str) -> Plan:
    """The same area with another feature in the place of its first one."""
    return {spot: c._replace(feature=feature if c.feature else "") for spot, c in plan.items()}


def colour_sets(_counts: Counts, need: int) -> Plan:
    """A building of each colour, once for all or as often as needed."""
    if need < 2:
        spots = ((0, 0), (0, 1.22), (1.22, 0), (1.22, 1.22))
        return {spot: house(colour, 1) for spot, colour in zip(spots, COLOURS, strict=True)}
    return {
        (i * 1.2, float(k)): house(colour, 1)
        for i, colour in enumerate(COLOURS)
        for k in range(need)
    }


def height_sets(_counts: Counts, _need: int) -> Plan:
    return row((house("any", height, pad=True) for height in (1, 2, 3, 4)), CLOSE)


def pairs(counts: Counts, _need: int) -> Plan:
    """Two neighbours that share their colour or their height, and two others."""
    ways = {
        "colour": (("red", 3), ("red", 1), ("yellow", 2), ("yellow", 1)),
        "height": (("red", 2), ("blue", 2), ("yellow", 1), ("green", 1)),
    }
    a, b, c, d = (house(colour, height) for colour, height in ways[word(counts, "same")])
    return {**column((a, b)), **moved(column((c, d)), 1.25, -1.25)}


def line(counts: Counts, need: int) -> Plan:
    land = word(counts, "land")
    if land:
        return column([Cell(land)] * need)
    return column(house("any", height) for height in (3, 2, 1, 2, 1, 1)[:need])


def colours_and_heights(_counts: Counts, _need: int) -> Plan:
    cells = [house(colour, i, pad=True) for i, colour in enumerate(COLOURS, start=1)]
    return row(cells, CLOSE)


def touching(_counts: Counts, need: int) -> Plan:
    """A park along a piece of water."""
    park = ((1, 0), (1, 1), (0, 0), (0, 1), (1, 2))[:need]
    water = ((2, 0), (2, 1), (2, 2), (3, 1), (3, 2))[:need]
    return {**{spot: Cell("park") for spot in park}, **{spot: Cell("water") for spot in water}}


def heights(counts: Counts, _need: int) -> Plan:
    """Buildings of every height along a land."""
    (land,) = lands(counts)
    plan = column(house("any", height) for height in (4, 3, 2, 1))
    return {**plan, **moved(column([Cell(land)] * 4), 0, 1)}


def variety(counts: Counts, need: int) -> Plan:
    land = word(counts, "land")
    return {
        spot: Cell(land, feature=name)
        for spot, name in zip(SHAPES[need], FEATURES[land][:need], strict=True)
    }


def square(_counts: Counts, _need: int) -> Plan:
    spots = (((0, 0), 3), ((0, 1), 2), ((1, 0), 1), ((1, 1), 1))
    return {spot: house("any", height) for spot, height in spots}


def level_group(_counts: Counts, need: int) -> Plan:
    return {spot: house("any", 2) for spot in ZIGZAG[:need]}


def quarter(_counts: Counts, need: int) -> Plan:
    """Joined land of one colour, partly built upon."""
    built = {1: 2, 4: 1}
    return {
        spot: house("blue", built[i]) if i in built else Cell("blue")
        for i, spot in enumerate(ZIGZAG[:need])
    }


def stairs(_counts: Counts, need: int) -> Plan:
    return column(house("any", need - i) for i in range(need))


def span(counts: Counts, need: int) -> Plan:
    """A strip of land with water that leads from one end to the other."""
    plan: Plan = {(x, y): Cell("any") for x in range(need) for y in range(3)}
    y = 0
    for x in range(need):
        plan[x, y] = Cell(word(counts, "land"))
        if x % 2 == 1 and y < 2:
            y += 1
            plan[x, y] = Cell(word(counts, "land"))
    return plan


KINDS: dict[str, Callable[[Counts, int], Plan]] = {
    "buildings": buildings,
    "largest_area": largest_area,
    "areas": areas,
    "colour_sets": colour_sets,
    "height_sets": height_sets,
    "pairs": pairs,
    "line": line,
    "colours_and_heights": colours_and_heights,
    "touching": touching,
    "heights": heights,
    "variety": variety,
    "square": square,
    "level_group": level_group,
    "quarter": quarter,
    "stairs": stairs,
    "span": span,
}


def plan(counts: Counts, need: int = 0) -> Plan:
    """The scene of a condition; need is how many a goal asks for, 0 for a card."""
    kind = word(counts, "kind")
    if kind not in KINDS or not set(counts) <= KNOWN:
        raise ValueError(f"No scene shows {dict(counts)}.")
    return KINDS[kind](counts, need)
