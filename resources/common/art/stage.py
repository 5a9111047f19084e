"""The stage of the boxes in the lobby: a landscape to the horizon, things set by their depth."""

from collections.abc import Callable
from functools import partial

from kit import MOODS, SHADOW, P, Point, Scene, mix, opening

WIDTH, HEIGHT = 680, 520
TOP = (340, 25)
SCALE = 1.2
HORIZON = 205
SUN = (84, 64)


def spot(px: float, py: float) -> Point:
    """The place on the ground that is seen at a point of the picture."""
    half, down = (px - TOP[0]) / 2 / SCALE, (py - TOP[1]) / SCALE
    return down + half, down - half


class Stage(Scene):
    """A landscape to the horizon; what stands on it is drawn in the order of depth."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WIDTH, HEIGHT, TOP, SCALE)
        self.outline = [spot(-5, HORIZON), spot(685, HORIZON), spot(685, 525), spot(-5, 525)]
        self._standing: list[tuple[float, Callable[[], None]]] = []

    def put(
        self, x: float, y: float, draw: Callable[P, None], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """Draw something whose middle stands at (x, y) after all that is farther away."""
        self._standing.append((x + y, partial(draw, *args, **kwargs)))

    def raise_all(self) -> None:
        """Draw what was put, from the back to the front."""
        for _, draw in sorted(self._standing, key=lambda item: item[0]):
            draw()
        self._standing.clear()


stage = opening(Stage)


def landscape(
    s: Stage, mood: str, clouds: tuple[tuple[float, float, float], ...], meadow: str
) -> None:
    """Sky with a low sun on the left, two ranges of hills and a meadow that comes towards us."""
    top, middle, low = MOODS[mood]
    w, h = s.width, s.height
    deep = HORIZON + 20
    s.poly([(0, 0), (w, 0), (w, deep), (0, deep)], s.fade(top, mix(top, middle, 0.5), middle, low))
    rays = [("#fffbe6", share) for share in (0.95, 0.5, 0.2, 0.06, 0, 0, 0)]
    s.ellipse(*SUN, 270, 210, s.glow(*rays, cx=0.5, cy=0.5))
    for x, y, size in clouds:
        s.cloud(x, y, size)
    ranges = (
        (
            "M0 {0} C110 {1} 170 {2} 270 {0} C380 {1} 430 {3} 520 {2} C600 {1} 640 {1} 680 {2}",
            172,
            0.3,
        ),
        (
            "M0 {2} C90 {0} 150 {3} 260 {0} C330 {1} 450 {3} 560 {0} C610 {1} 650 {0} 680 {1}",
            192,
            0.5,
        ),
    )
    for way, base, share in ranges:
        tint = mix(middle, mix(meadow, top, 0.6), share)
        line = way.format(base, base - 34, base - 14, base + 6)
        s.path(f"{line} L680 300 L0 300 Z", s.fade(tint, mix(tint, low, 0.4)))
    far = mix(meadow, middle, 0.45)
    corners = [(0, HORIZON), (w, HORIZON), (w, h), (0, h)]
    s.poly(corners, s.fade(far, meadow, mix(meadow, SHADOW, 0.06)))


def haze(s: Stage, colour: str, deep: float = 60, strong: float = 0.55) -> None:
    """A veil over the far end of the ground, so that roads and fields fade away."""
    steps = 12
    for i in range(steps):
        low = HORIZON + deep * (i + 1) / steps
        s.poly([(0, HORIZON), (WIDTH, HORIZON), (WIDTH, low), (0, low)], colour, strong / steps)


def tufts(s: Stage, x: float, y: float, w: float, d: float, count: int) -> None:
    """Grass strewn over a piece of ground as far as it can be seen."""
    for _ in range(count):
        a, b = s.random.uniform(x, x + w), s.random.uniform(y, y + d)
        if s.at(a, b)[1] > HORIZON + 14:
            s.grass(a, b, 0, 0, 1)


def far_town(
    s: Stage, colour: str, count: int, high: tuple[float, float], left: float = -10
) -> None:
    """A pale row of towers along the horizon, with a few bright panes."""

    def block(x: float, y: float, wide: float, tall: float, fill: str) -> None:
        s.poly([(x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall)], fill)

    pale = mix(colour, "#fff6e0", 0.45)
    for i in range(count):
        wide, tall = s.random.uniform(18, 38), s.random.uniform(*high)
        top = HORIZON + 4 - tall
        block(left, top, wide, tall + 2, colour)
        if i % 3 == 0:
            block(left + 4, top - 8, wide - 8, 8, colour)
        if i % 4 == 1:
            block(left + wide / 2 - 1, top - 22, 2, 22, colour)
        panes = [(a, b) for b in range(int(tall // 11)) for a in range(int((wide - 6) // 7))]
        for a, b in panes:
            if s.random.random() < 0.4:
                block(left + 4.5 + a * 7, top + 5 + b * 11, 3.5, 5.5, pale)
        left += wide + s.random.uniform(-3, 8)
