"""Draws where one spends an evening: the restaurant of three stars and the cocktail club."""

import math

from kit import CREAM, WARM, Scene, dark, facing, lit, mid, mix, plot


def star(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A golden star that looks to the left, with a bright half."""
    points = []
    for i in range(10):
        t, far = math.pi * i / 5, (r, r * 0.45)[i % 2]
        points.append((far * math.sin(t), far * math.cos(t) * 1.1))
    grown = [(u * 1.16, v * 1.16) for u, v in points]
    s.left(y).shape(x, z, grown, "#a8742a")
    s.left(y + 0.4).shape(x, z, points, "#f6c244")
    for i in range(0, 10, 2):
        s.left(y + 0.5).shape(x, z, [points[i], points[i - 1], (0, 0)], "#ffe59a")


def cloche(s: Scene, x: float, y: float, z: float, r: float) -> None:
    """A silver dome on its plate."""
    s.cylinder(x, y, z, r * 0.9, 1.6, "#e6e9ee", r_top=r * 1.3)
    s.ball((x, y, z + 1.6), r * 1.6, r * 0.8, "#c3cad4")
    s.dome(x, y, z + 1.8, r, r * 1.15, "#b4c0d0")
    s.ring(x, y, z + 2, r * 1.01, 1.6, "#8d9bb0")
    s.ball((x, y, z + r * 0.9), r * 0.16, r * 0.42, "#ffffff", 0.75, dx=-r * 0.62)
    s.balls((x, y, z + r * 1.24), (r * 0.22, r * 0.22, "#b98a2f"), (r * 0.16, r * 0.16, "#f6cf6a"))


@plot(64, "dusk", "#ded6c6", scale=1.03, foot=191, clouds=((30, 52, 0.7), (214, 60, 0.7)))
def french_restaurant(s: Scene) -> None:
    """A noble house under a slate roof with three golden stars and a silver dome."""
    wall, slate = "#f4e6cf", "#4f5f86"
    s.paving(0, 0, 104, 104, "#e6ddcc", 8)
    house = s.house(12, 8, 68, 44, 28, wall, shade=44)
    house.band(0, 3.4, "#cdbb9c")
    for u in (16, 28, 56, 68):
        house.left.arch(u, 5, 8, 18, WARM)
    house.left.panel(39, 0, 14, 22, mid("#fffaf0"))
    house.left.panel(40.4, 0, 5.4, 20.4, "#2f3f5f")
    house.left.panel(46.4, 0, 5.4, 20.4, "#2f3f5f")
    for y in (12, 25, 38):
        house.right.arch(y, 5, 8, 18, WARM)
    house.left.awning(37, 27, 18, "#2f3f5f", "#f6e2b0", stripes=5, out=9, drop=4)
    mansard(s, slate)
    cloche(s, 46, 30, 47, 15)
    for x, z, r in ((24, 38, 7.6), (46, 39.6, 9.4), (68, 38, 7.6)):
        star(s, x, 57, z, r)
    s.patch(40, 52, 12, 52, "#b8343f")
    s.patch((40, 51), 52, 1, 52, "#e8bf5a")
    for y in (62, 96):
        for x in (36, 56):
            topiary(s, x, y)
    for x, y in ((16, 68), (22, 90), (74, 66), (72, 90), (92, 76)):
        fine_table(s, x, y)
    s.person(46, 58, "#2f3240", 1.25)
    s.set_out(s.person, ((44, 80, "#2f3240", 1.2), (48, 84, "#c8353f", 1.2)))
    for x, y in ((92, 20), (92, 36), (92, 52)):
        topiary(s, x, y)


def mansard(s: Scene, slate: str) -> None:
    """A steep roof with round dormers and a flat top."""
    x, y, w, d, z, high, back = 10.0, 6.0, 72.0, 48.0, 28.0, 17.0, 7.0
    a, b = x + w, y + d
    s.eave_shade(12, 8, 28, 68, 44, 3)
    s.box(x, y, z, w, d, 1.6, "#f6e6c8")
    z += 1.6
    top = z + high
    low = [(x, b, z), (a, b, z), (a - back, b - back, top), (x + back, b - back, top)]
    s.face(low, s.fade(lit(slate), slate))
    right = [(a, b, z), (a, y, z), (a - back, y + back, top), (a - back, b - back, top)]
    s.face(right, s.fade(mix(slate, dark(slate), 0.5), dark(slate)))
    for i in range(1, 4):
        u, h = back * i / 4, z + high * i / 4
        s.line([(x + u, b - u, h), (a - u, b - u, h), (a - u, y + u, h)], dark(slate), 0.6, 0.6)
    for v in (14, 27, 40):
        s.right(a - 2).panel(v - 1, z + 3, 7, 9, dark(CREAM))
        s.right(a - 1.8).panel(v, z + 4, 5, 7, mix(WARM, dark(WARM), 0.4))
    s.box(
        x + back - 1,
        y + back - 1,
        top,
        w - 2 * back + 2,
        d - 2 * back + 2,
        1.6,
        "#f6e6c8",
        top="#8d97b0",
    )


def topiary(s: Scene, x: float, y: float) -> None:
    """A tree clipped to two balls, in a tub."""
    s.box(x - 2.4, y - 2.4, 0, 4.8, 4.8, 4, "#fffaf0")
    s.post(x, y, 4, 8, "#7d5745", 1)
    for z, r in ((9, 3.6), (14.6, 2.6)):
        leaf = s.glow(("#9fce7d", 1), ("#5f9f57", 1), ("#3f7a4a", 1), cx=0.35, cy=0.3, reach=0.7)
        s.ball((x, y, z), r, r, leaf)


def fine_table(s: Scene, x: float, y: float) -> None:
    """A table with a long white cloth, a candle, and two guests in evening dress."""
    s.shadow_round(x, y, 5.4, 7)
    s.person(x - 5.6, y - 3, s.random.choice(("#2f3240", "#7a3f6a")), 1.15, sits=True)
    s.cylinder(x, y, 0, 5.8, 8, "#fffaf0", r_top=4.6)
    s.ball((x, y, 8.4), 1.6, 0.8, "#d9dfe6", dx=-2.4)
    s.ball((x, y, 12.4), 4, 4, s.glow(("#ffd98a", 0.8), ("#ffd98a", 0)))
    s.post(x, y, 8, 11.4, "#fff3da", 0.8)
    s.ball((x, y, 12.2), 0.6, 1, "#ffc14e")
    s.person(x + 5.6, y + 3, s.random.choice(("#c8353f", "#2f5f8c", "#e8bf5a")), 1.15, sits=True)


def martini(s: Scene, x: float, y: float, z: float, k: float) -> None:
    """A giant cocktail with an olive and a little umbrella, glowing."""
    spot = (x, y, z)
    s.ball((x, y, z + 32 * k), 40 * k, 34 * k, s.glow(("#ff8fc4", 0.5), ("#ff8fc4", 0)))
    s.ball(spot, 11 * k, 5 * k, "#c9dff0")
    s.ball((x, y, z + 0.8 * k), 9.6 * k, 4.2 * k, "#f2f8fc")
    s.line([facing(spot, 0, 1 * k), facing(spot, 0, 20 * k)], "#eaf4fa", 2.6 * k)
    s.sketch(spot, "M0 -18 L-24 -44 L24 -44 Z", "#ffffff", k, opacity=0.5)
    drink = s.fade("#ff6fae", "#ffa46f", "#ffd98a")
    s.sketch(spot, "M0 -20 L-19 -41 L19 -41 Z", drink, k)
    s.ball((x, y, z + 41 * k), 19 * k, 4 * k, "#ff8fc0")
    s.ball((x, y, z + 41.4 * k), 15 * k, 2.6 * k, "#ffb4d6")
    s.sketch(spot, "M-15 -38 L-11 -38 L-2 -26 L-3 -24 Z", "#ffffff", k, opacity=0.45)
    s.line([facing(spot, -12 * k, 34 * k), facing(spot, 10 * k, 52 * k)], "#f6e2b0", 1.2 * k)
    s.balls(
        facing(spot, -3 * k, 41.4 * k), (4.2 * k, 4 * k, "#5f8f3f"), (3.4 * k, 3.2 * k, "#8fbf4f")
    )
    s.ball(facing(spot, -2 * k, 42 * k), 1.1 * k, 1 * k, "#e2483d")
    s.line([facing(spot, 6 * k, 38 * k), facing(spot, 17 * k, 56 * k)], "#c99a68", 1 * k)
    shade = "M17 -59 Q3 -60 2 -49 Q9 -53 13 -48 Q20 -53 27 -44 Q31 -55 17 -59 Z"
    s.sketch(spot, shade, "#7f5fd0", k)
    s.sketch(
        spot,
        "M17 -59 Q10 -58 8.4 -50.6 Q11 -50.6 13 -48 Q16 -50.6 19.6 -49 Q20 -56 17 -59 Z",
        "#ffd257",
        k,
    )
    s.balls(
        facing(spot, -20 * k, 42 * k), (5.4 * k, 5.4 * k, "#f6a63c"), (4.2 * k, 4.2 * k, "#ffd98a")
    )


@plot(
    65,
    "dusk",
    "#7d7698",
    scale=1.03,
    foot=191,
    clouds=((28, 60, 0.6), (216, 84, 0.6)),
    soil="#6d5a6a",
)
def members_only_club(s: Scene) -> None:
    """A dark club with a giant cocktail in pink light, a red carpet behind ropes, a long car."""
    wall, pink = "#3f3560", "#ff7fb8"
    s.paving(0, 0, 104, 104, "#8c86a6", 8)
    palm(s, 8, 36, 0.9)
    palm(s, 97, 12, 0.9)
    house = s.house(16, 12, 64, 42, 23, wall, shade=36)
    for z, tint in ((2, "#6fd0e8"), (19.6, pink)):
        house.band(z, 1.4, tint)
        s.left(54).panel(16, z, 64, 1.4, tint)
    for u in (20, 66):
        house.left.panel(u, 5, 10, 12, s.fade("#ffb46f", "#ff7fb8"))
        s.ball((u + 4, 54, 9), 1.6, 3, "#3a2f4c")
        s.ball((u + 4, 54, 13), 1.2, 1.3, "#3a2f4c")
    house.left.panel(38, 0, 20, 18, "#f2c766")
    house.left.panel(39.4, 0, 17.2, 16.6, s.fade("#5a2f5f", "#b8487f"))
    house.left.panel(47.6, 0, 0.8, 16.6, "#f2c766")
    for y in (17, 35):
        house.right.panel(y, 5, 12, 12, s.fade("#a8487f", "#5a3f8c"))
    s.left(54).awning(36, 24, 24, "#8f2f5f", "#f2c766", stripes=5, out=9, drop=4)
    house.flat_roof("#5a4a86", "#4a4070", over=2, high=4)
    for i in range(11):
        s.ball((15 + i * 6.4, 56.4, 25), 1, 1, "#ffe6a3")
    for i in range(7):
        s.ball((82.4, 14 + i * 6.4, 25), 1, 1, "#ffd0e6")
    martini(s, 44, 32, 25.6, 0.84)
    s.patch(40, 54, 16, 30, "#c8354f")
    ropes(s)
    limousine(s, 26, 86)
    s.set_out(s.person, ((36, 60, "#23212c", 1.4), (61, 60, "#23212c", 1.4)))
    s.set_out(s.person, ((46, 70, "#f2c766", 1.2), (50, 74, "#2f3240", 1.2)))
    s.set_out(
        s.person, ((82, 66, "#e2604f", 1.15), (87, 70, "#4f8fc0", 1.15), (92, 66, "#ff7fb8", 1.15))
    )
    s.lamp(8, 74, 22)
    s.lamp(98, 94, 22)


def ropes(s: Scene) -> None:
    """Golden posts with red ropes along the carpet."""
    for x in (37.5, 58.5):
        for y in (62, 72, 82):
            s.cylinder(x, y, 0, 1.3, 0.8, "#c99a3f")
            s.post(x, y, 0, 7, "#f2c766", 1)
            s.ball((x, y, 7.4), 1, 1, "#ffe6a3")
        for y in (62, 72):
            s.line(
                [(x, y + i * 2.5, 6.4 - 2.4 * math.sin(math.pi * i / 4)) for i in range(5)],
                "#e2485f",
                1.1,
            )


def limousine(s: Scene, x: float, y: float) -> None:
    """A very long black car along x."""
    ink = "#34323f"
    s.shadow(x, y, 48, 10, 8)
    s.box(x, y, 2, 48, 10, 5.4, ink, top="#5a5868")
    s.left(y + 10).panel(x, 4.2, 48, 0.8, "#d9dce4")
    s.box(x + 7, y + 1, 7.4, 29, 8, 4.6, "#5f7f9c", top="#4a4858")
    s.left(y + 9).panel(s.row(x + 13, 7.2, 4), 7.4, 1, 4.6, ink)
    for u in (9, 39):
        s.left(y + 10).discs(x + u, 2.6, (2.6, "#1f1d26"), (1.2, "#e3e6ea"))
    s.right(x + 48).panel((y + 1, y + 7), 4, 2, 1.6, "#fff3c4")


def palm(s: Scene, x: float, y: float, k: float) -> None:
    """A palm in the evening."""
    s.shadow_round(x, y, 3, 20 * k)
    bend = [facing((x, y, 0), 3 * math.sin(i / 4), i * 5.4 * k) for i in range(7)]
    s.line(bend, "#8f6a54", 2.4 * k)
    for flip in (False, True):
        for way in (
            "M0 0 Q9 -9 18 2 Q9 -3 0 0 Z",
            "M0 0 Q5 -13 14 -9 Q7 -7 0 0 Z",
            "M0 0 Q9 -2 13 9 Q6 3 0 0 Z",
        ):
            s.sketch(bend[-1], way, "#4f9a7a" if flip else "#6fb88a", k, flip)
