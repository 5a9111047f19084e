"""Draws the people of the town hall and the fields: mayor, architect, broker, farmer, miller."""

from kit import lit, mix
from portrait_parts import (
    BRASS,
    DARK,
    FAIR,
    INK,
    LINEN,
    OLIVE,
    ROSY,
    TANNED,
    Portrait,
    Pose,
    Skin,
    block,
    deep,
    oval,
    portrait,
)


def town_hall(p: Portrait, paint: str) -> None:
    """A far town hall with its clock tower."""
    p.draw(block(76, 40, 44, 80), paint)
    p.draw(block(86, 18, 17, 60), paint)
    p.draw("M84 19 L94.5 2 L105 19 Z M72 41 L98 30 L124 41 Z", paint)
    p.ellipse(94.5, 27, 5, 5, "#ffffff", 0.6)
    for x in (82, 107, 116):
        p.draw(f"M{x} 62 L{x} 50 Q{x + 3} 45 {x + 6} 50 L{x + 6} 62 Z", "#ffffff", opacity=0.45)


def chain(p: Portrait, x: float, y: float) -> None:
    """The chain of office: round links over both shoulders and a large medal."""
    links = ((-25, 2), (-23, 8.4), (-19.4, 14), (-14.4, 18.6), (-8, 21.6))
    for side in (1, -1):
        for dx, dy in links:
            p.button(x + side * dx, y + dy, 3.5, BRASS if side > 0 else mix(BRASS, "#b5772f", 0.2))
    p.ellipse(x + 1, y + 25.4, 8.6, 8.6, deep(BRASS))
    p.ellipse(x, y + 24.4, 8.6, 8.6, BRASS)
    p.ellipse(x, y + 24.4, 6.6, 6.6, mix(BRASS, "#fff3c4", 0.55))
    star = "M0 -5 L1.5 -1.6 L5 -1.4 L2.3 1 L3.2 4.6 L0 2.6 L-3.2 4.6 L-2.3 1 L-5 -1.4 L-1.5 -1.6 Z"
    p.draw(star, "#c2453e", Pose(x, y + 24.6))


@portrait("#cfe0f2", "#f6e6d2")
def mayor(p: Portrait) -> None:
    """An old lady with silver hair, in a red robe with white fur and the chain of office."""
    town_hall(p, "#bcd0e8")
    skin, hair, robe = FAIR, "#dcdde6", "#c23d47"
    pose = Pose(60, 56, 1.06)
    p.draw(oval(12.5, 10.5, 0, -37), deep(hair), pose)
    p.draw(oval(11.5, 9.6, -1, -38), hair, pose)
    p.draw("M-9 -38 Q-4 -46 5 -44 Q-3 -42 -5 -34 Z", "#ffffff", pose, 0.7)
    p.draw("M-24 6 C-27 -18 -18 -35 0 -35 C18 -35 27 -18 24 6 L18 12 L-18 12 Z", deep(hair), pose)
    p.bust(60, robe, 89, 50)
    p.neck(pose, skin)
    p.head(pose, skin)
    way = "M-21.5 2 C-25 -20 -15 -34 0 -34 C15 -34 25 -20 21.5 2 C20 -8 14 -17 2 -22 C-10 -18 "
    way += "-19 -10 -21.5 2 Z"
    p.draw(way, hair, pose)
    way = "M2 -22 C14 -17 20 -8 21.5 2 C25 -20 15 -34 4 -34 C14 -28 14 -22 2 -22 Z"
    p.draw(way, deep(hair), pose, 0.7)
    p.draw("M-19 -8 C-17 -22 -9 -30 -1 -31 C-8 -26 -14 -18 -16 -11 Z", "#ffffff", pose, 0.75)
    for x in (-20.4, 20.4):
        p.draw(oval(1.9, 1.9, x, 10.6), BRASS, pose)
    p.eyes(pose, "#4f7396", lash=True)
    p.brows(pose, "#b3b0bf", 1.7, 0.6, 0.3)
    p.nose(pose, skin, 0.85)
    p.smile(pose, skin, 6.4)
    for side in (-1, 1):
        p.stroke(f"M{side * 14} 4.4 L{side * 16.6} 5.6", skin.dim, 0.7, pose, 0.7)
    p.draw("M-10 26 Q0 36 10 26 L13 36 Q0 46 -13 36 Z", LINEN, pose)
    p.draw("M1 31 Q6 30 10 26 L13 36 Q8 41 2 41 Z", mix(LINEN, "#8f86a8", 0.28), pose)
    for flip, fill in ((False, "#fffaf2"), (True, "#dcd4de")):
        half = Pose(60, 89, flip=flip)
        p.draw("M-12 0 C-24 4 -30 8 -34 14 L-27 40 L-13 40 C-16 22 -14 10 -9 5 Z", fill, half)
        for x, y in ((-24, 12), (-18, 20), (-24, 26), (-15.6, 8)):
            p.draw(f"M{x} {y} L{x + 1.6} {y + 3.6} L{x - 1.6} {y + 3.6} Z", INK, half)
    chain(p, 60, 88)


@portrait("#bfe0ea", "#e6f1ea")
def architect(p: Portrait) -> None:
    """A young woman with a pencil behind her ear, a set square and a rolled plan."""
    for i in range(1, 8):
        p.draw(block(i * 15, 0, 0.8, 120), "#ffffff", opacity=0.5)
        p.draw(block(0, i * 15, 120, 0.8), "#ffffff", opacity=0.5)
    skin, hair, coat = DARK, "#33262e", "#2f8f86"
    pose = Pose(55, 59, 1.04)
    curls: tuple[tuple[float, float, float], ...]
    curls = ((-12, -36, 9), (-2, -42, 10), (9, -39, 9.6), (15, -31, 8), (-18, -28, 8))
    curls += ((22, -20, 7), (-23, -18, 7), (24, -8, 6), (-24.6, -7, 6))
    for x, y, r in curls:
        p.draw(oval(r, r, x, y), hair, pose)
    for x, y, r in curls[:5:2]:
        p.draw(oval(r * 0.5, r * 0.42, x - r * 0.3, y - r * 0.34), "#5d4650", pose)
    p.draw("M-24 2 C-26 -20 -16 -36 0 -36 C16 -36 26 -20 24 2 Z", hair, pose)
    p.bust(55, coat, 91, 44)
    p.neck(pose, skin)
    p.head(pose, skin)
    way = "M-21 -2 C-25 -22 -14 -33 0 -33 C14 -33 25 -22 21 -2 C20 -12 13 -19 -3 -20 C-12 -18 "
    way += "-19 -12 -21 -2 Z"
    p.draw(way, hair, pose)
    p.draw("M-18 -14 C-15 -24 -8 -29 1 -30 C-5 -26 -11 -21 -13 -17 Z", "#5d4650", pose)
    p.draw("M-22 -17 Q0 -36 22 -17 L20.6 -12.6 Q0 -30 -20.6 -12.6 Z", "#e8694e", pose)
    p.draw("M8 -25.6 Q16 -22.4 22 -17 L20.6 -12.6 Q15 -18 8 -21 Z", deep("#e8694e"), pose)
    pencil = Pose(78, 47, 1, 22)
    p.draw(block(-2.6, -19, 5.2, 26), "#f3bb3d", pencil)
    p.draw(block(0.6, -19, 2, 26), "#c98a2c", pencil)
    p.draw("M-2.6 -19 L2.6 -19 L0 -27 Z", "#f6dcb6", pencil)
    p.draw("M-1 -24 L1 -24 L0 -27 Z", INK, pencil)
    p.draw(block(-2.6, 7, 5.2, 3), "#c9ced8", pencil)
    p.draw(block(-2.6, 10, 5.2, 4), "#e27f7a", pencil)
    p.draw(oval(4.4, 6.2, 20.6, 2), skin.shade, pose)
    p.draw(oval(2, 3.6, 21, 2.6), skin.dim, pose, 0.6)
    for ear in (-20.8, 21.2):
        p.draw(oval(1.9, 1.9, ear, 10.4), BRASS, pose)
    p.eyes(pose, "#4a2c22", lash=True)
    p.brows(pose, "#2b1e26", 2, 0.4)
    p.nose(pose, skin)
    p.smile(pose, skin, 7, teeth=True)
    p.shirt(pose)
    p.lapels(pose, coat)
    p.collar(pose)
    p.draw("M-3 35 L3 35 L4.6 58 L0 62 L-4.6 58 Z", "#e8694e", pose)
    plan(p, skin, coat)


def plan(p: Portrait, skin: Skin, coat: str) -> None:
    """A rolled plan in the right hand and a set square before the left shoulder."""
    square = Pose(19, 101, 1, -14)
    p.draw("M-15 16 L-15 -26 L24 16 Z M-8 9.6 L8 9.6 L-8 -8.6 Z", "#f4c760", square)
    p.draw("M-15 16 L24 16 L22.4 18.4 L-13.4 18.4 Z", "#c98a2c", square)
    p.draw("M-8 9.6 L-8 -8.6 L-6.4 -7 L-6.4 8 L6.6 8 L8 9.6 Z", "#c98a2c", square)
    for i in range(5):
        p.stroke(f"M{-11 + i * 6} 16 L{-11 + i * 6} 13", "#8f6127", 0.9, square)
    roll = Pose(95, 82, 1, 14)
    p.draw(block(-9, -34, 18, 62), "#4f8fca", roll)
    p.draw(block(-9, -34, 5, 62), "#8dbbe4", roll)
    p.draw(block(3.4, -34, 5.6, 62), "#35699f", roll)
    for y in (-22, -13, 17):
        p.stroke(f"M-6 {y} L7 {y}", "#e4f1fb", 0.9, roll, 0.8)
    p.draw(oval(9, 4.4, 0, -34), "#d7e8f6", roll)
    p.draw(oval(6.2, 2.8, 0.4, -33.8), "#35699f", roll)
    p.draw(oval(3.6, 1.6, 0.4, -33.6), "#d7e8f6", roll)
    p.hand(Pose(96, 96, 1.15, 8), skin, LINEN, coat)


def house(p: Portrait, pose: Pose) -> None:
    """A little house as on the table, seen from a corner."""
    p.draw("M-15 0 L-15 -17 L-4 -27 L4 -15 L4 4 Z", "#fbe7c2", pose)
    p.draw("M4 4 L4 -15 L16 -17 L16 -1 Z", "#d9a978", pose)
    p.draw("M-4 -30 L-18 -15.6 L-15.4 -13.6 L-4 -25.4 L3.4 -12.4 L6 -13.6 Z", "#f08a6c", pose)
    p.draw("M-4 -30 L9.6 -30.6 L19.6 -15 L5.4 -12.8 Z", "#c9473d", pose)
    p.draw("M2 -31.4 L2 -38 L7 -38.2 L7 -31.6 Z", "#a8604c", pose)
    p.draw("M-8.6 1.4 L-8.6 -9.6 L-3.2 -8.6 L-3.2 2.6 Z", "#8d5a3c", pose)
    p.draw("M-12.6 -6 L-12.6 -12 L-10 -11.6 L-10 -5.6 Z", "#8fc7e0", pose)
    p.draw("M8 -4 L8 -11 L12.8 -11.6 L12.8 -4.8 Z", "#ffe08a", pose)


def key(p: Portrait, pose: Pose) -> None:
    """A golden key that hangs from its ring."""
    gold, dim = "#f0bf4a", "#b9802e"
    p.stroke("M0 -1 C-8 -1 -8 11 0 11 C8 11 8 -1 0 -1 Z", dim, 4.2, pose)
    way = "M-0.6 -1.6 C-8.6 -1.6 -8.6 10.4 -0.6 10.4 C7.4 10.4 7.4 -1.6 -0.6 -1.6 Z"
    p.stroke(way, gold, 3, pose)
    p.draw(block(-2.4, 11, 4.8, 24), gold, pose)
    p.draw(block(0.6, 11, 1.8, 24), dim, pose)
    p.draw("M2.4 24 L9 24 L9 28 L6 28 L6 30 L10 30 L10 34.6 L2.4 34.6 Z", dim, pose)
    p.draw("M2.4 24 L7.6 24 L7.6 27 L2.4 27 Z", gold, pose)


@portrait("#f6dcc0", "#f9eeda")
def broker(p: Portrait) -> None:
    """A man with a bowler and a bow tie; a little house on his palm, its key in the other hand."""
    for x, w, h in ((-4, 18, 50), (16, 15, 68), (84, 16, 74), (102, 20, 58)):
        p.draw(block(x, 120 - h - 20, w, h + 20), "#eccaa6", opacity=0.75)
        way = f"M{x - 2} {100 - h} L{x + w / 2} {88 - h} L{x + w + 2} {100 - h} Z"
        p.draw(way, "#e3b591", opacity=0.8)
    skin, hair, coat, felt = OLIVE, "#4a3230", "#5f8a58", "#6b4a3c"
    pose = Pose(52, 57, 1.04)
    p.bust(52, coat, 90, 44)
    p.draw("M-23 6 C-25 -10 -22 -24 0 -26 C22 -24 25 -10 23 6 L18 4 L-18 4 Z", hair, pose)
    p.neck(pose, skin)
    p.head(pose, skin)
    p.draw("M-20.4 -12 L-20 4 L-17 5 L-16.4 -10 Z M20.4 -12 L20 4 L17 5 L16.4 -10 Z", hair, pose)
    p.draw("M-19 -13 Q0 -20 19 -13 L19 -9 Q0 -15 -19 -9 Z", skin.dim, pose, 0.6)
    p.draw("M-21 -14 C-23 -46 -10 -50 0 -50 C10 -50 23 -46 21 -14 Q0 -23 -21 -14 Z", felt, pose)
    way = "M4 -50 C14 -48.6 22.6 -42 21 -14 Q16 -17 9 -18 C14 -30 13 -44 4 -50 Z"
    p.draw(way, deep(felt), pose)
    p.draw("M-17 -26 C-17 -40 -11 -46 -3 -47 C-9 -41 -11 -34 -11 -27 Z", lit(lit(felt)), pose, 0.7)
    p.draw("M-21.2 -22 Q0 -31 21.2 -22 L21 -14 Q0 -23 -21 -14 Z", "#d9a441", pose)
    p.draw("M8 -27 Q16 -25 21.2 -22 L21 -14 Q15 -17 8 -18.6 Z", "#a87531", pose)
    way = "M-29 -12.4 C-24 -21 24 -21 29 -12.4 Q31 -8 26 -9 Q0 -19 -26 -9 Q-31 -8 -29 -12.4 Z"
    p.draw(way, felt, pose)
    p.draw("M-28 -13.4 C-20 -20 0 -19.6 8 -18.6 Q-14 -17.6 -28 -13.4 Z", lit(lit(felt)), pose, 0.6)
    p.eyes(pose, "#5a3a26", look=0.4)
    p.brows(pose, hair, 2, -0.6, -0.2)
    p.nose(pose, skin)
    p.smile(pose, skin, 7, teeth=True)
    for flip in (False, True):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        way = "M0 11.4 Q-6 10.6 -9 14 Q-12 16.4 -14 13 Q-13 19 -8 17.4 Q-3 16.6 0 14.4 Z"
        p.draw(way, hair, side)
    p.shirt(pose)
    p.draw("M-9 40 L9 40 L9 66 L-9 66 Z", "#e6c66e", pose)
    p.draw("M1 40 L9 40 L9 66 L1 66 Z", "#c29a49", pose)
    p.lapels(pose, coat)
    p.collar(pose)
    p.bow_tie(Pose(pose.x, pose.y + 1, pose.k), "#c9473d")
    key(p, Pose(16, 76, 0.95, 6))
    p.hand(Pose(15, 112, 1.05, 6), skin, LINEN, coat)
    house(p, Pose(94, 90, 1.02))
    palm(p, skin, coat)


def palm(p: Portrait, skin: Skin, coat: str) -> None:
    """A hand that carries something on its fingers."""
    p.draw("M84 106 L104 106 L110 122 L80 122 Z", coat)
    p.draw("M97 106 L104 106 L110 122 L99 122 Z", deep(coat))
    p.draw("M83 104 L105 104 L107 111 L82 111 Z", LINEN)
    p.draw("M97 104 L105 104 L107 111 L98 111 Z", mix(LINEN, "#8f86a8", 0.32))
    way = "M79 92 Q80 88 86 89 L108 89 Q112 89.4 111 94 Q108 106 96 106.4 Q82 106 79 92 Z"
    p.draw(way, skin.base)
    p.draw("M103 89 L108 89 Q112 89.4 111 94 Q108 106 96 106.4 Q104 102 103 89 Z", skin.shade)
    p.draw("M80 96 Q72 92 74.6 85 Q78 82 81 87 Q83 92 88 93 L88 102 Z", skin.bright)
    for x in (91.4, 98, 104.6):
        p.draw(oval(3.5, 6.6, x, 91.6), skin.shade if x > 104 else skin.base)
        p.stroke(f"M{x + 3.4} 88 L{x + 3} 97", skin.dim, 0.8, opacity=0.8)
        p.draw(oval(1.6, 1.7, x - 0.6, 87.8), skin.bright, opacity=0.9)


def wheat(p: Portrait, pose: Pose, ears: int = 5) -> None:
    """An ear of wheat on its stalk."""
    p.stroke("M0 44 Q-1 20 0 -8", "#b98f3a", 2.2, pose)
    p.draw("M-1 26 Q-14 18 -16 4 Q-6 12 -1 22 Z", "#a9b25a", pose)
    top = Pose(*pose.at(0, 2 - ears * 6.6), pose.k, pose.turn)
    p.stroke("M0 -9 L0 -21 M-1 -6 L-5 -19 M1 -6 L5 -19", "#e0b455", 0.9, top)
    p.draw("M0 4 C-5.4 0 -4.4 -8 0 -12 C4.4 -8 5.4 0 0 4 Z", "#f8d87e", top)
    p.draw("M0 4 C5.4 0 4.4 -8 0 -12 Z", "#d9a33e", top)
    for i in range(ears - 1, -1, -1):
        for turn in (-32, 32):
            corn = Pose(*pose.at(turn * 0.03, 6 - i * 6.6), pose.k, pose.turn + turn)
            p.stroke("M0 -11 L0 -22", "#e0b455", 0.9, corn)
            p.draw("M0 2 C-6 -1.6 -5 -9 0 -13.6 C5 -9 6 -1.6 0 2 Z", "#fbe193", corn)
            p.draw("M0 2 C6 -1.6 5 -9 0 -13.6 C1.6 -9 1.6 -3 0 2 Z", "#cf9636", corn)


@portrait("#c4e2ef", "#f7efc8")
def farmer(p: Portrait) -> None:
    """A sunburnt woman with plaits under a wide straw hat, an ear of wheat in her hand."""
    p.draw("M0 84 Q30 74 62 80 Q96 84 120 74 L120 120 L0 120 Z", "#f0d98c")
    p.draw("M0 96 Q40 86 120 92 L120 120 L0 120 Z", "#e3c468")
    skin, hair, straw = TANNED, "#b5552f", "#f2cf74"
    pose = Pose(54, 60, 1.04)
    p.draw("M-24 8 C-25 -14 -18 -24 0 -26 C18 -24 25 -14 24 8 L18 14 L-18 14 Z", deep(hair), pose)
    p.bust(54, "#f6efe2", 92, 45)
    for across in (-38, -28, -18, 18, 28, 38):
        top = 8 if abs(across) < 20 else 12
        p.draw(block(across - 1.4, top, 2.8, 40), "#d9705c", Pose(54, 90), 0.6)
    for low in (102, 112):
        way = f"M10 {low + 3} Q54 {low - 6} 98 {low + 3} "
        way += f"L98 {low + 5.6} Q54 {low - 3.4} 10 {low + 5.6} Z"
        p.draw(way, "#d9705c", opacity=0.6)
    for flip, fill in ((False, "#4f7fb5"), (True, "#365f92")):
        side = Pose(54, 92, flip=flip)
        p.draw("M-26 4 L-17 1.6 L-12 30 L-22 30 Z", fill, side)
    p.draw(block(-22, 19, 44, 20), "#4f7fb5", Pose(54, 92))
    p.draw(block(6, 19, 16, 20), "#365f92", Pose(54, 92))
    p.button(37, 113, 2.6, BRASS)
    p.button(71, 113, 2.6, BRASS)
    p.neck(pose, skin)
    p.head(pose, skin, ears=False)
    way = "M-20.4 4 C-23 -12 -14 -21 0 -21 C14 -21 23 -12 20.4 4 C18 -6 12 -12 2 -15 C-8 -12 "
    way += "-17 -6 -20.4 4 Z"
    p.draw(way, hair, pose)
    p.draw("M2 -15 C12 -12 18 -6 20.4 4 C23 -12 14 -21 6 -21 Z", deep(hair), pose, 0.8)
    for flip in (False, True):
        plait = Pose(pose.x, pose.y, pose.k, flip=flip)
        for i in range(4):
            fill = deep(hair) if flip else hair
            p.draw(oval(5 - i * 0.3, 5.2, -21.4 - i * 0.6, 11 + i * 7.4), fill, plait)
            p.draw(
                oval(2.4, 2, -22.6 - i * 0.6, 9.4 + i * 7.4), lit(hair), plait, 0.3 if flip else 0.8
            )
        p.draw(block(-27, 37, 7.6, 3.4), "#d9473f", plait)
        p.draw("M-27 40.4 L-19.4 40.4 L-20.6 47 L-23.4 45 L-26.4 47 Z", fill, plait)
    p.draw("M-17 -10 Q0 -19 17 -10 L18 -3 Q0 -13 -18 -3 Z", skin.dim, pose, 0.5)
    p.draw("M-20 -16 C-21 -42 -10 -46 0 -46 C10 -46 21 -42 20 -16 Z", straw, pose)
    way = "M5 -45.6 C13 -44 21 -38 20 -16 L10 -18 C13 -30 11 -40 5 -45.6 Z"
    p.draw(way, deep(straw), pose, 0.85)
    p.draw("M-16 -24 C-16 -36 -11 -42 -4 -43 C-9 -37 -11 -31 -11 -25 Z", "#fdeebb", pose)
    p.draw("M-20.2 -24 Q0 -31 20.2 -24 L20 -15 Q0 -22 -20 -15 Z", "#d9473f", pose)
    p.draw("M8 -28 Q15 -26.4 20.2 -24 L20 -15 Q14 -18 8 -19.4 Z", deep("#d9473f"), pose)
    way = "M-42 -9 C-40 -20 -20 -20 0 -20.6 C20 -20 40 -20 42 -9 C38 -4 30 -6 22 -10 Q0 -18 -22 "
    way += "-10 C-30 -6 -38 -4 -42 -9 Z"
    p.draw(way, straw, pose)
    p.draw("M42 -9 C38 -4 30 -6 22 -10 Q12 -14.6 2 -15.4 Q26 -15 42 -9 Z", deep(straw), pose, 0.85)
    p.draw("M-40 -11 C-36 -19 -14 -19 2 -19.4 C-14 -17.4 -30 -15 -40 -11 Z", "#fdeebb", pose)
    for x, y in ((-30, -11.6), (-20, -14), (18, -15.6), (29, -12.6)):
        p.stroke(f"M{x} {y} L{x + 6} {y - 1}", "#c99a3e", 0.8, pose, 0.8)
    p.eyes(pose, "#5f7a3a", lash=True)
    p.brows(pose, deep(hair), 1.8, -0.4, 0.2)
    p.nose(pose, skin)
    p.smile(pose, skin, 7.4, teeth=True)
    for u, v in ((-13.0, 6.6), (-10, 8.4), (-14.6, 9), (11, 6.8), (14, 8.6), (10, 9.4)):
        p.draw(oval(0.75, 0.7, u, v), skin.dim, pose, 0.7)
    p.draw("M-11 27 Q0 36 11 27 L14 33 Q6 41 0 42 Q-6 41 -14 33 Z", "#d9473f", pose)
    p.draw("M2 33 Q7 31 11 27 L14 33 Q8 39 2 41.6 Z", deep("#d9473f"), pose)
    p.draw("M-4 38 L4 38 L8 50 L1 47 L-5 51 Z", "#d9473f", pose)
    wheat(p, Pose(99, 74, 1.15, 10))
    p.hand(Pose(98, 103, 1.05, 4), skin, "", "#f6efe2")


def windmill(p: Portrait, paint: str) -> None:
    """A far windmill."""
    p.draw("M3 120 L8 40 L24 40 L29 120 Z", paint)
    p.draw("M6 41 Q7 29 16 28 Q25 29 26 41 Z", mix(paint, "#7f9cc0", 0.35))
    for turn in (24, 114, 204, 294):
        sail = Pose(16, 37, 1, turn)
        p.draw("M-1 0 L-1 -33 L8 -33 L8 -9 L1 -9 L1 0 Z", "#ffffff", sail, 0.95)
        for y in (-16, -22, -28):
            p.draw(block(1, y, 7, 1.2), paint, sail)


@portrait("#cfe0ee", "#f4ead8")
def mill_worker(p: Portrait) -> None:
    """A stout miller with a soft white cap, white with flour, a sack on his shoulder."""
    windmill(p, "#b4cae0")
    skin, hair, cloth = ROSY, "#c98a4c", "#6f8fae"
    pose = Pose(50, 61, 1.1)
    sack(p, Pose(97, 66, 1.06, 12))
    p.bust(50, cloth, 95, 50)
    p.neck(pose, skin)
    p.draw("M-22 6 C-24 -12 -18 -24 0 -26 C18 -24 24 -12 22 6 L18 8 L-18 8 Z", deep(hair), pose)
    p.head(pose, skin)
    p.draw("M-20.4 -12 L-20.6 9 Q-17 11 -15.6 7 L-16.4 -10 Z", hair, pose)
    p.draw("M20.4 -12 L20.6 9 Q17 11 15.6 7 L16.4 -10 Z", deep(hair), pose)
    p.draw("M-9 26 Q0 31.4 9 26 Q5 29.6 0 29.4 Q-5 29.6 -9 26 Z", skin.shade, pose)
    p.stroke("M-6 23.6 Q0 26 6 23.6", skin.dim, 0.9, pose, 0.7)
    p.smile(pose, skin, 7.4, teeth=True)
    for flip, fill in ((False, hair), (True, deep(hair))):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        p.draw("M0.4 10.8 Q-7 9.4 -12.6 16.4 Q-6 17.4 0.4 14.8 Z", fill, side)
    p.eyes(pose, "#4f7396")
    p.brows(pose, deep(hair), 2.4, 0.4, 0.5)
    p.nose(pose, Skin("#f0b091", "#ea8672", "#ad4d46"), 1.2)
    p.draw("M-19 -13 Q0 -19 19 -13 L19 -8 Q0 -14 -19 -8 Z", skin.dim, pose, 0.45)
    cap = "M-22 -14 C-37 -17 -31 -34 -8 -37 C16 -40 40 -31 33 -17 Q29 -11 21 -12 Q0 -20 -22 -14 Z"
    p.draw(cap, "#fffdf8", pose)
    edge = "M8 -38 C26 -37 39 -29 33 -17 Q29 -11 21 -12 Q15 -15 9 -16 C25 -20 23 -32 8 -38 Z"
    p.draw(edge, "#ccd2df", pose)
    folds = "M-26 -20 Q-24 -28 -10 -32 Q-19 -26 -19 -19 Z M-4 -21 Q2 -30 12 -32 Q8 -26 8 -20 Z"
    p.draw(folds, "#e6e8ef", pose)
    p.draw("M-21.4 -18.6 Q0 -27 21.4 -18.6 L21 -10.6 Q0 -19 -21 -10.6 Z", "#efedf1", pose)
    p.draw("M8 -22.6 Q15 -21.2 21.4 -18.6 L21 -10.6 Q15 -13.2 8 -14.8 Z", "#c1c7d6", pose)
    for x, y, r in (
        (-11.6, 8, 2.9),
        (-15.4, 11.6, 1.8),
        (1.4, 7, 1.7),
        (14, 7.6, 1.8),
        (5, -9, 1.4),
    ):
        p.draw(oval(r * 1.3, r, x, y), "#ffffff", pose, 0.9)
    for flip, fill in ((False, "#fffaf0"), (True, "#d5cfd6")):
        side = Pose(50, 95, flip=flip)
        p.draw("M-29 4 L-21 1.4 L-17 30 L-27 30 Z", fill, side)
    p.draw("M-27 13 Q0 19 27 13 L27 30 L-27 30 Z", "#fffaf0", Pose(50, 95))
    p.draw("M8 16.6 Q19 15.4 27 13 L27 30 L8 30 Z", "#d5cfd6", Pose(50, 95))
    p.hand(Pose(84, 106, 1.15, -22), skin, "", cloth)


def sack(p: Portrait, pose: Pose) -> None:
    """A full sack of flour, bound above, an ear of wheat printed on it."""
    jute = "#e8cf9f"
    p.draw("M-9 -34 Q-20 -44 -10 -48 Q0 -43 10 -48 Q20 -44 9 -34 Z", jute, pose)
    p.draw("M2 -34 L9 -34 Q20 -44 10 -48 Q4 -44 2 -34 Z", deep(jute), pose, 0.7)
    p.draw("M-9 -34 C-30 -28 -32 26 -24 44 Q0 54 26 44 C32 26 28 -28 9 -34 Z", jute, pose)
    p.draw("M9 -34 C28 -28 32 26 26 44 Q18 48 8 49 C20 30 20 -20 4 -34 Z", deep(jute), pose, 0.7)
    p.draw("M-14 -28 C-24 -14 -25 10 -23 26 C-18 6 -16 -14 -8 -30 Z", "#fbeccb", pose, 0.9)
    p.draw("M-10 -36.4 L10 -36.4 L10.6 -31.6 L-10.6 -31.6 Z", "#b5573f", pose)
    for i in range(4):
        for flip in (False, True):
            corn = Pose(*pose.at(4, 10 - i * 6.4), pose.k, pose.turn, flip)
            p.draw("M0 2 C-8 -1 -7.4 -7 -4.6 -9 C-1 -7 0.6 -4 0 2 Z", "#a8743f", corn)
    p.stroke("M4 24 L4 -16", "#a8743f", 1.6, pose)
