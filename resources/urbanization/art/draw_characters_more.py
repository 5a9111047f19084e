"""Draws the people of industry and trade: foreman, owner, merchant, tax collector, professor."""

import math

from kit import lit, mix
from portrait_parts import (
    BRASS,
    BROWN,
    GOLDEN,
    INK,
    LINEN,
    OLIVE,
    ROSY,
    Portrait,
    Pose,
    Skin,
    block,
    deep,
    oval,
    portrait,
)


def gear(teeth: int, r: float, hole: float) -> str:
    """The way around a cog wheel with a hole."""
    spots = []
    for i in range(teeth):
        for turn, far in ((-0.3, 0.8), (-0.18, 1.0), (0.18, 1.0), (0.3, 0.8)):
            t = 2 * math.pi * (i + turn) / teeth
            spots.append(f"{r * far * math.cos(t):.2f} {r * far * math.sin(t):.2f}")
    turns = [-2 * math.pi * i / 16 for i in range(16)]
    ring = [f"{hole * math.cos(t):.2f} {hole * math.sin(t):.2f}" for t in turns]
    return f"M{' L'.join(spots)} Z M{' L'.join(ring)} Z"


@portrait("#f2d9c2", "#f7ead6")
def foreman(p: Portrait) -> None:
    """A man with a flat cap and a strong moustache, his whistle on a cord and a clipboard."""
    p.draw(gear(10, 34, 13), "#e4bd9c", Pose(24, 34, 1, 9), 0.7)
    p.draw(gear(8, 21, 8), "#e4bd9c", Pose(98, 16, 1, 4), 0.7)
    skin, hair, tweed, vest = BROWN, "#2e2429", "#7d8a6a", "#8a5a3e"
    pose = Pose(54, 59, 1.08)
    p.bust(54, "#e9eef2", 93, 47)
    p.draw("M-22 4 C-24 -12 -18 -24 0 -26 C18 -24 24 -12 22 4 L18 6 L-18 6 Z", hair, pose)
    p.neck(pose, skin)
    p.head(pose, skin)
    p.draw("M-20.4 -12 L-20.2 6 L-17 8 L-16 -10 Z M20.4 -12 L20.2 6 L17 8 L16 -10 Z", hair, pose)
    stubble = "M-20 -2 C-20 9 -18 14.5 -14 19.5 C-10 25 -5 27.5 0 27.5 C5 27.5 10 25 14 19.5 "
    stubble += "C18 14.5 20 9 20 -2 C17 8 12 12 9 12 L-9 12 C-12 12 -17 8 -20 -2 Z"
    p.draw(stubble, hair, pose, 0.22)
    p.eyes(pose, "#3f2a20")
    p.brows(pose, hair, 2.7, -0.8, -0.5)
    p.nose(pose, skin, 1.15)
    p.smile(pose, skin, 6.4)
    for flip in (False, True):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        way = "M0.4 10.6 Q-6 9.4 -10 13 Q-13 16 -13.4 20.4 Q-9 19 -6 17 Q-3 15.8 0.4 15.6 Z"
        p.draw(way, hair, side)
    p.draw("M-3 11.4 Q-8 11.4 -10.6 15.4 Q-7 13.4 -3 13 Z", "#5a4648", pose)
    p.draw("M-18 -12 Q0 -17 18 -12 L19 -5 Q0 -11 -19 -5 Z", skin.dim, pose, 0.55)
    p.draw("M-22 -14 C-32 -30 -16 -43 4 -42 C26 -42 36 -28 24 -13 Q0 -20 -22 -14 Z", tweed, pose)
    way = "M8 -42 C28 -41 36 -28 24 -13 Q17 -15.6 10 -16.6 C22 -22 22 -36 8 -42 Z"
    p.draw(way, deep(tweed), pose)
    p.draw("M-20 -22 C-22 -33 -10 -39 2 -39 C-8 -35 -13 -29 -14 -22 Z", lit(tweed), pose)
    p.stroke("M1 -42 Q-6 -34 -7 -18 M3 -42 Q14 -34 14 -17", deep(tweed), 0.9, pose, 0.7)
    p.draw(oval(3, 1.9, 3, -42), deep(tweed), pose)
    way = "M-25 -9 C-24 -19 20 -20 22 -11 Q10 -13 0 -12 Q-16 -11 -22 -6 Q-26 -5 -25 -9 Z"
    p.draw(way, mix(tweed, "#3f4a3a", 0.4), pose)
    p.draw("M-24 -10 C-20 -17 4 -17.4 14 -15 Q-8 -14.4 -24 -10 Z", lit(tweed), pose, 0.7)
    for flip, fill in ((False, lit(vest)), (True, deep(vest))):
        side = Pose(54, 93, flip=flip)
        p.draw("M-12 -1 L-27 4 L-24 32 L0.6 32 L0.6 20 Z", fill, side)
    p.shirt(pose, "#e9eef2")
    p.draw("M-11 26 Q0 35 11 26 L15 33 Q6 40 0 43 Q-7 41 -15 33 Z", "#c9473d", pose)
    p.draw("M2 33 Q7 31 11 26 L15 33 Q8 39 2 42 Z", deep("#c9473d"), pose)
    p.draw("M-4 38 L5 38 L3 50 L-1 48 L-6 51 Z", "#c9473d", pose)
    p.stroke("M45 87 Q38 104 27 107", "#f3ead2", 1.5)
    whistle(p, Pose(22, 103, 1.1, -8))
    clipboard(p, skin)


def whistle(p: Portrait, pose: Pose) -> None:
    """A brass whistle."""
    p.draw("M-18 -8 L4 -8 L4 2 L-8 2 L-18 -1 Z", BRASS, pose)
    p.draw(oval(9, 9, 4, 1), deep(BRASS), pose)
    p.draw(oval(8.4, 8.4, 3.4, 0.4), BRASS, pose)
    p.draw(oval(3.8, 3.8, 4, 1), "#8a5a2e", pose)
    p.draw("M-17 -7 L2 -7 L2 -4.6 L-17 -4.6 Z", "#fff0bd", pose)
    p.draw("M-10 -8 L-4 -8 L-6 -3 L-10 -3 Z", "#8a5a2e", pose)
    p.stroke("M12 -2 C17 -5 17 4 12 3", deep(BRASS), 1.8, pose)


def clipboard(p: Portrait, skin: Skin) -> None:
    """A list with ticks on a board, held before the chest."""
    board = Pose(94, 92, 1, 8)
    p.draw(block(-20, -28, 40, 66), "#a8703f", board)
    p.draw(block(15, -28, 5, 66), "#7d4f30", board)
    p.draw(block(-16, -22, 31, 60), "#fffaf0", board)
    p.draw(block(9, -22, 6, 60), "#e3dbe2", board)
    p.draw("M-8 -31 L8 -31 L10 -22 L-10 -22 Z", "#c5ccd6", board)
    p.draw("M1 -31 L8 -31 L10 -22 L2 -22 Z", "#8d96a6", board)
    for i in range(3):
        y = -13 + i * 10
        p.stroke(f"M-12 {y} L-10 {y + 3} L-5.6 {y - 4}", "#3f9c5c", 2.2, board)
        p.stroke(f"M-2 {y} L10 {y}", "#8f8798", 1.8, board)
    p.hand(Pose(110, 111, 1.1, -68), skin)


@portrait("#e6d6e6", "#f8e8d8")
def factory_owner(p: Portrait) -> None:
    """An old gentleman with a top hat, whiskers and a monocle, a cog wheel as his pin."""
    chimneys(p, "#d3bfd6")
    skin, hair, coat, silk = ROSY, "#ece6e2", "#454258", "#38344a"
    pose = Pose(58, 64, 1.04)
    p.bust(58, coat, 97, 52)
    p.neck(pose, skin)
    p.head(pose, skin)
    p.draw("M-21 -10 C-26 4 -25 20 -18 25 Q-14 22 -14.6 14 L-16.4 -8 Z", hair, pose)
    p.draw("M21 -10 C26 4 25 20 18 25 Q14 22 14.6 14 L16.4 -8 Z", "#c4bcc4", pose)
    p.draw("M-20 -4 C-23 6 -22 16 -18 21 Q-18 8 -17.6 -4 Z", "#ffffff", pose, 0.8)
    p.eyes(pose, "#55708a")
    p.brows(pose, "#d3cac8", 2.9, 0, -0.3)
    p.nose(pose, Skin("#efae92", "#ea8672", "#ad4d46"), 1.2)
    p.smile(Pose(58, 65.5, 1.04), skin, 6)
    for flip, fill in ((False, "#fdf9f5"), (True, "#cfc8cf")):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        way = "M0.4 10.6 Q-8 8.6 -13 13.6 Q-17 17.6 -21 13 Q-21 21.6 -13 20.6 Q-5 19.6 0.4 15.6 "
        way += "Z"
        p.draw(way, fill, side)
    p.stroke("M13.6 8.4 Q22 24 10 44", "#d9a441", 1, pose)
    p.draw(oval(6.6, 6.6, 8, 1.4), "#ffffff", pose, 0.3)
    p.stroke(oval(6.6, 6.6, 8, 1.4), "#c98f2f", 2, pose)
    p.stroke("M3.6 -3 Q6 -5.4 8.6 -5.2", "#fff0bd", 1.2, pose)
    p.draw("M-19 -14 Q0 -20 19 -14 L19 -9 Q0 -15 -19 -9 Z", skin.dim, pose, 0.6)
    p.draw("M-20 -15 L-23 -56 Q0 -62 23 -56 L20 -15 Q0 -22 -20 -15 Z", silk, pose)
    p.draw("M8 -58.6 Q17 -57.6 23 -56 L20 -15 Q14 -17.6 8 -18.6 Z", mix(silk, "#17131f", 0.5), pose)
    p.draw("M-18 -24 L-20 -54 L-11 -56.6 L-10 -25 Z", "#77729a", pose)
    p.draw("M-20.8 -26 Q0 -33 20.8 -26 L20 -15 Q0 -22 -20 -15 Z", "#a8324a", pose)
    p.draw("M8 -30 Q15 -28.4 20.8 -26 L20 -15 Q14 -17.6 8 -18.6 Z", deep("#a8324a"), pose)
    p.draw(oval(22.8, 4.4, 0, -56.6), mix(silk, "#8f8ab0", 0.35), pose)
    way = "M-32 -13.6 C-27 -22 27 -22 32 -13.6 Q33 -9 28 -10 Q0 -20 -28 -10 Q-33 -9 -32 -13.6 Z"
    p.draw(way, silk, pose)
    p.draw("M-31 -14.4 C-22 -21 0 -20.4 10 -19.4 Q-14 -18.4 -31 -14.4 Z", "#77729a", pose)
    p.shirt(Pose(58, 64, 1.04))
    p.collar(pose)
    p.draw("M-8 30 Q0 34 8 30 L11 46 Q0 58 -11 46 Z", "#7f3f6f", pose)
    p.draw("M1 33 Q5 32.4 8 30 L11 46 Q6 52 1 52.6 Z", deep("#7f3f6f"), pose)
    fur = "#a8785a"
    for flip, fill in ((False, lit(fur)), (True, deep(fur))):
        side = Pose(58, 94, flip=flip)
        p.draw("M-11 0 C-24 2 -33 8 -36 16 L-26 30 L-4 30 L-12 14 Z", fill, side)
        for x, y in ((-30, 12), (-24, 18), (-18, 10), (-14, 20), (-22, 26)):
            p.stroke(f"M{x} {y} L{x + 2.4} {y + 4}", mix(fur, INK, 0.3), 1, side, 0.5)
    p.draw(gear(8, 9.4, 3.4), deep(BRASS), Pose(58.6, 108.6, 1.1, 10))
    p.draw(gear(8, 9, 3.4), BRASS, Pose(58, 107.8, 1.1, 10))
    p.stroke("M-6 -2 Q-4 -6 0 -6.4", "#fff3c4", 1.4, Pose(58, 107.8))


def chimneys(p: Portrait, paint: str) -> None:
    """The far works with their smoke."""
    for x, y in ((12, 40), (102, 30)):
        p.draw(f"M{x - 5} 120 L{x - 3.6} {y} L{x + 3.6} {y} L{x + 5} 120 Z", paint)
        p.draw(block(x - 4.6, y + 4, 9.2, 3), "#ffffff", opacity=0.5)
        for dx, dy, r in ((2, -6, 4.6), (7, -14, 6), (14, -22, 7)):
            p.ellipse(x + dx, y + dy, r, r * 0.85, "#ffffff", 0.65)
    for i in range(6):
        p.draw(f"M{i * 22 - 6} 84 L{i * 22 - 6} 72 L{i * 22 + 16} 84 Z", paint)
    p.draw(block(0, 83, 120, 37), paint)


@portrait("#cfe6d8", "#f6eed6")
def merchant(p: Portrait) -> None:
    """A bearded man in a patterned vest who holds scales with coins, oranges before him."""
    shelves(p, "#b9d3c2")
    skin, hair, vest = OLIVE, "#2c2730", "#8c3b52"
    pose = Pose(42, 57, 1.06)
    p.draw("M-22 2 C-24 -20 -14 -34 2 -33 C18 -33 24 -18 22 2 L18 4 L-18 4 Z", hair, pose)
    p.bust(42, "#fbf6ea", 90, 46)
    p.neck(pose, skin)
    p.head(pose, skin)
    way = "M-21 2 C-24 -22 -10 -35 6 -33 C20 -31 24 -14 20.6 2 L17.6 4 C18 -8 14 -14 8 -18 Q-4 "
    way += "-13 -14 -16 C-17 -12 -18 -6 -18 4 Z"
    p.draw(way, hair, pose)
    p.draw("M-16 -20 C-12 -28 -3 -31 5 -30 C-2 -27 -8 -23 -11 -18 Z", "#5b5262", pose)
    way = "M-20 4 C-20 16 -15 28 0 29.6 C15 28 20 16 20 4 C18 12 14 14.6 10 13 L-10 13 C-14 "
    way += "14.6 -18 12 -20 4 Z"
    p.draw(way, hair, pose)
    p.draw("M20 4 C20 16 15 28 0 29.6 C9 25 15 18 16 12 Q19 9 20 4 Z", "#1f1b24", pose)
    p.smile(pose, skin, 7, teeth=True)
    for flip in (False, True):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        p.draw("M0 11.4 Q-7 10.4 -11 14.6 Q-6 16.4 0 14.6 Z", hair, side)
    p.eyes(pose, "#4f3524", look=0.6)
    p.brows(pose, hair, 2.4, 0.2)
    p.nose(pose, skin, 1.1)
    for flip, fill in ((False, vest), (True, deep(vest))):
        side = Pose(42, 90, flip=flip)
        p.draw("M-11 -1 L-26 4 L-24 34 L0.6 34 L0.6 16 Z", fill, side)
        for x, y in ((-20, 9), (-13, 12), (-19, 18), (-12, 21), (-5, 22), (-19, 27), (-8, 29)):
            p.draw(f"M{x} {y - 2} L{x + 1.8} {y} L{x} {y + 2} L{x - 1.8} {y} Z", "#e3a24f", side)
    p.shirt(pose)
    p.collar(pose)
    p.bow_tie(pose, "#2f7d74")
    p.draw("M4 100 L20 97 L21 101.6 L4 105 Z", "#2f7d74")
    goods(p)
    scales(p, skin)


def shelves(p: Portrait, paint: str) -> None:
    """Shelves with jars and boxes on the far wall."""
    for y in (30, 64):
        p.draw(block(0, y, 120, 3.4), paint)
    for x, y, w, h in ((4, 16, 10, 14), (96, 14, 12, 16), (110, 20, 9, 10), (2, 48, 9, 16)):
        p.draw(block(x, y, w, h), paint, opacity=0.8)
    for x, y in ((88, 24), (16, 58)):
        p.ellipse(x, y, 5, 6, paint, 0.8)


def scales(p: Portrait, skin: Skin) -> None:
    """Brass scales held up: coins in one pan, a weight in the other."""
    gold, dim = BRASS, "#a8752c"
    p.stroke("M93 38 L93 84", dim, 3)
    p.stroke("M78 41 Q85 35 93 37 Q101 39 108 44", dim, 4.2)
    p.stroke("M78 40 Q85 34 93 36 Q101 38 108 43", gold, 2.8)
    p.draw("M90.4 36 L93 27 L95.6 36 Z", gold)
    p.button(93, 37.4, 3.6, gold)
    for x, y in ((78, 40.4), (108, 43.6)):
        for dx in (-9, 9):
            p.stroke(f"M{x} {y} L{x + dx} {y + 25}", "#8f6a34", 1)
    for x, y in ((74, 62.6), (82, 62.6), (78, 57)):
        p.coin(Pose(x, y), 4.5)
    p.draw("M102.6 69 L104 58 L112 58 L113.4 69 Z", "#7d8698")
    p.draw("M109 58 L112 58 L113.4 69 L109.6 69 Z", "#575f72")
    p.draw(oval(2.8, 2.4, 108, 56.6), "#7d8698")
    pan = "M-11 0 L11 0 Q8.6 8.6 0 8.6 Q-8.6 8.6 -11 0 Z"
    for x, y in ((78, 65.4), (108, 68.6)):
        p.draw(pan, gold, Pose(x, y))
        p.draw("M3 0 L11 0 Q8.6 8.6 0 8.6 Q4 5 3 0 Z", dim, Pose(x, y))
        p.draw("M-9 1 L-3 1 L-4 4 L-7 4 Z", "#fff0bd", Pose(x, y))
    p.hand(Pose(93, 92, 1.1, 0), skin, LINEN, "#fbf6ea")


def goods(p: Portrait) -> None:
    """A crate of oranges in the lower left corner."""
    for x, y in ((4, 105), (15, 102), (26, 105), (9, 101), (21, 101)):
        p.ellipse(x + 0.6, y + 0.6, 6.4, 6.2, "#c9702c")
        p.ellipse(x, y, 6, 5.8, "#f29a3f")
        p.ellipse(x - 1.8, y - 2, 2.4, 2, "#ffd08a")
    p.draw(block(-2, 108, 35, 14), "#c99662")
    p.draw(block(27, 108, 6, 14), "#93653f")
    p.draw(block(-2, 114, 35, 1.4), "#93653f")
    p.draw(block(-2, 108, 35, 2), "#e6be8c")


@portrait("#dcdcf0", "#f1e8ea")
def tax_collector(p: Portrait) -> None:
    """A clerk with a green visor and black hair, ledger, quill and a bag of coins."""
    for i in range(4):
        p.draw(block(84, 8 + i * 16, 36, 13), "#c9c8e4", opacity=0.7)
        p.ellipse(102, 14.5 + i * 16, 1.8, 1.8, "#ffffff", 0.8)
    skin, hair, dress = GOLDEN, "#2f2b38", "#4d5a86"
    pose = Pose(56, 58, 1.06)
    p.draw(oval(9.6, 9, 2, -38), hair, pose)
    p.draw(oval(4, 3, -1, -41), "#5b566a", pose)
    p.draw("M-23 6 C-26 -20 -14 -34 0 -34 C14 -34 26 -20 23 6 L19 12 L-19 12 Z", hair, pose)
    p.bust(56, dress, 92, 47)
    p.neck(pose, skin)
    p.head(pose, skin)
    way = "M-21 2 C-24 -22 -12 -33 0 -33 C12 -33 24 -22 21 2 C19 -8 14 -15 0 -17 C-14 -15 -19 "
    way += "-8 -21 2 Z"
    p.draw(way, hair, pose)
    p.draw("M-17 -17 C-13 -26 -6 -29 1 -30 C-4 -26 -9 -22 -11 -18 Z", "#5b566a", pose)
    p.eyes(pose, "#3a2a24", lash=True)
    p.brows(pose, hair, 1.8, -1, -0.2)
    p.nose(pose, skin, 0.85)
    p.smile(pose, skin, 6)
    for x in (-8, 8):
        p.draw(oval(6.2, 5.6, x, 1.6), "#ffffff", pose, 0.18)
        p.stroke(oval(6.2, 5.6, x, 1.6), "#b9802e", 1.2, pose)
    p.stroke("M-2 0.6 Q0 -1 2 0.6", "#b9802e", 1.2, pose)
    p.draw("M-17 -9 Q0 -14 17 -9 L18 -3 Q0 -8.6 -18 -3 Z", "#3f7a4c", pose, 0.3)
    p.draw("M-21.4 -19 Q0 -28 21.4 -19 L21 -12 Q0 -21 -21 -12 Z", "#2c6b46", pose)
    way = "M-29 -5.4 C-30 -17 -16 -20.6 0 -20.6 C16 -20.6 30 -17 29 -5.4 C20 -13 8 -14.4 0 "
    way += "-14.4 C-8 -14.4 -20 -13 -29 -5.4 Z"
    p.draw(way, "#3fa066", pose)
    way = "M29 -5.4 C20 -13 8 -14.4 0 -14.4 C10 -17 14 -19 14 -19.4 C24 -17.4 30 -13 29 -5.4 Z"
    p.draw(way, "#2a7a4c", pose)
    p.draw("M-27 -9 C-25 -17 -12 -19 -2 -19 C-12 -17 -21 -14 -27 -9 Z", "#8fd6a4", pose)
    p.draw("M-10 26 Q0 34 10 26 L12 36 L0 43 L-12 36 Z", LINEN, pose)
    p.draw("M1 31.4 Q6 30.6 10 26 L12 36 L1 42.4 Z", mix(LINEN, "#8f86a8", 0.28), pose)
    p.draw(oval(3.6, 4.2, 0, 37), "#8c5fa0", pose)
    p.draw(oval(1.4, 1.5, -1, 35.8), "#d9bfe6", pose)
    feather(p, Pose(101, 62, 1.06, 12))
    ledger(p)
    purse(p, Pose(20, 100, 1.04))
    p.hand(Pose(98, 94, 1, 6), skin, LINEN, dress)


def feather(p: Portrait, pose: Pose) -> None:
    """A white quill."""
    p.stroke("M0 30 Q-1 0 6 -42", "#c9b48a", 1.8, pose)
    p.draw("M0 14 C-12 2 -10 -22 8 -52 C4 -30 4 -8 0 14 Z", "#ffffff", pose)
    p.draw("M0 14 C4 -8 4 -30 8 -52 C18 -30 14 -2 0 14 Z", "#cdd0e6", pose)
    p.draw("M-7 -4 L-1.6 -2 L-6.4 1 Z M12.6 -20 L6 -17 L12.4 -14 Z", "#dcdcf0", pose)
    p.stroke("M0 14 Q1 -14 7 -46", "#e0d3b0", 1.2, pose)


def ledger(p: Portrait) -> None:
    """A thick red book that leans before the chest."""
    pose = Pose(64, 112, 1, -6)
    p.draw(block(-23, -13, 50, 40), "#b8453f", pose)
    p.draw(block(-23, -13, 7, 40), "#8a2f34", pose)
    p.draw(block(20, -13, 7, 40), "#93353a", pose)
    p.draw("M-23 -13 L-18 -18 L30 -18 L27 -13 Z", "#fffaf0", pose)
    p.draw("M-20 -16 L28.8 -16 L28 -14.6 L-21.4 -14.6 Z", "#d9cfc6", pose)
    p.draw(block(-9, -6, 24, 20), "#f2c75c", pose)
    p.draw(block(-7, -4, 20, 16), "#b8453f", pose)
    p.coin(Pose(*pose.at(3, 4)), 5.4)


def purse(p: Portrait, pose: Pose) -> None:
    """A bag of coins, bound with a cord."""
    cloth = "#a97a4c"
    for x in (-6, 1, 7):
        p.coin(Pose(pose.x + x, pose.y - 20 + abs(x) * 0.3, pose.k), 4.6)
    p.draw("M-6 -12 Q-14 -19 -8 -21 Q0 -17 8 -21 Q14 -19 6 -12 Z", cloth, pose)
    p.draw("M-6 -12 C-22 -6 -22 18 -14 24 L14 24 C22 18 22 -6 6 -12 Z", cloth, pose)
    p.draw("M6 -12 C22 -6 22 18 14 24 L4 24 C13 14 13 -4 2 -12 Z", deep(cloth), pose)
    p.draw("M-9 -8 C-16 -2 -17 8 -15 14 C-12 4 -10 -2 -4 -10 Z", lit(lit(cloth)), pose)
    p.draw(block(-7, -13.6, 14, 3.6), "#5f3f2c", pose)
    p.coin(Pose(*pose.at(0, 8), pose.k), 6.6)


@portrait("#d9d3ee", "#eef0f4")
def professor(p: Portrait) -> None:
    """A scholar with wild white hair and round glasses, a flask that bubbles in his hand."""
    for turn in (20, 80, 140):
        p.stroke(oval(15, 5.6), "#ffffff", 1.6, Pose(17, 20, 1, turn), 0.85)
    p.ellipse(17, 20, 3.4, 3.4, "#ffffff", 0.9)
    skin, hair, coat = BROWN, "#f3f0ee", "#7a5c48"
    pose = Pose(52, 60, 1.06)
    mane(p, pose, hair)
    p.bust(52, coat, 94, 46)
    p.neck(pose, skin)
    p.head(pose, skin)
    way = "M-20.6 0 C-24 -20 -14 -32 0 -32 C14 -32 24 -20 20.6 0 C19.4 -10 16 -17 10 -19.6 Q5 "
    way += "-25 0 -22.4 Q-5 -26 -10 -19.6 C-16 -17 -19.4 -10 -20.6 0 Z"
    p.draw(way, hair, pose)
    way = "M10 -19.6 C16 -17 19.4 -10 20.6 0 C24 -20 16 -30 8 -31 C14 -27 15 -23 10 -19.6 Z"
    p.draw(way, "#cbc6d2", pose)
    p.stroke("M-8 -15.4 Q0 -17.4 8 -15.4 M-6 -12 Q0 -13.4 6 -12", skin.dim, 0.9, pose, 0.6)
    p.eyes(pose, "#3f2a20")
    p.brows(pose, "#ffffff", 3.4, 1.6, 0.4)
    p.smile(Pose(52, 61.6, 1.06), skin, 6.4)
    p.nose(pose, skin, 1.15)
    for flip, fill in ((False, "#ffffff"), (True, "#cfcad6")):
        side = Pose(pose.x, pose.y, pose.k, flip=flip)
        way = "M0.4 10.8 Q-5 9.8 -9 12.4 Q-13 15 -14.6 19.6 L-10.6 18.6 L-9.6 20.6 L-6 17.8 "
        way += "L-3.6 18.8 L0.4 15.4 Z"
        p.draw(way, fill, side)
    for x in (-8.4, 8.4):
        p.draw(oval(7.6, 7.6, x, 1.4), "#ffffff", pose, 0.2)
        p.stroke(oval(7.6, 7.6, x, 1.4), "#4a4258", 1.7, pose)
        p.stroke(f"M{x - 4.8} -1 Q{x - 3.4} -3.8 {x - 1} -4.2", "#ffffff", 1.2, pose)
    p.stroke("M-1 0.6 Q0 -0.6 1 0.6 M-16 0 L-20 -1.4 M16 0 L20 -1.4", "#4a4258", 1.6, pose)
    p.shirt(pose)
    p.draw("M-9 40 L9 40 L9 66 L-9 66 Z", "#4f7a8c", pose)
    p.draw("M1 40 L9 40 L9 66 L1 66 Z", "#38596c", pose)
    p.lapels(pose, coat)
    p.collar(pose)
    p.bow_tie(pose, "#d9a441")
    flask(p, Pose(96, 78, 1.08, 6))
    p.hand(Pose(95, 104, 1.08, 4), skin, LINEN, coat)


def mane(p: Portrait, pose: Pose, hair: str) -> None:
    """Wild locks that stand off all around."""
    lock = "M-9 2 C-11 -12 -6 -22 3 -27 C2 -20 9 -12 9 2 Z"
    p.draw(oval(28, 27, 0, -8), hair, pose)
    for far, size, start, fills in (
        (18, 1.0, -112, ("#dedae2", "#b9b3c4")),
        (13, 0.95, -99, (hair, "#cbc6d2")),
    ):
        for i in range(9):
            turn = start + i * (27.5 if start < -100 else 25)
            t = math.radians(turn - 90)
            x, y = far * math.cos(t), far * math.sin(t) - 6
            place = Pose(*pose.at(x, y), pose.k * size, turn, flip=i % 2 == 1)
            p.draw(lock, fills[turn > 30], place)
            if turn < 20:
                p.stroke("M-4 -6 Q-4 -15 0 -21", "#ffffff", 1.8, place, 0.9)


def flask(p: Portrait, pose: Pose) -> None:
    """A round flask with green liquid, bubbles and a little steam."""
    for x, y, r in ((-2, -40, 4.0), (4, -48, 5), (-3, -56, 6)):
        p.draw(oval(r, r * 0.85, x, y), "#ffffff", pose, 0.7)
    p.draw("M-5 -32 L5 -32 L5 -12 C22 -6 22 20 0 20 C-22 20 -22 -6 -5 -12 Z", "#eaf6fa", pose, 0.85)
    way = "M-15.6 0 Q-8 -3 0 0 Q8 3 15.6 0 C18 12 10 18.6 0 18.6 C-10 18.6 -18 12 -15.6 0 Z"
    p.draw(way, "#56b86a", pose)
    p.draw("M6 1.6 Q11 2 15.6 0 C18 12 10 18.6 0 18.6 C8 15 9 8 6 1.6 Z", "#379055", pose)
    p.draw("M-14 3 Q-12 12 -6 15 Q-11 8 -10.6 1.6 Z", "#a8e3a4", pose)
    for x, y, r in ((-3, 6, 2.2), (3, 11, 1.7), (5, 4, 1.4), (-1, -6, 1.8), (1, -14, 1.4)):
        p.draw(oval(r, r, x, y), "#d8f5cc", pose)
    p.draw("M-7 -35 L7 -35 L7 -31.4 L-7 -31.4 Z", "#ffffff", pose)
    p.draw("M2 -35 L7 -35 L7 -31.4 L2 -31.4 Z", "#b9cfdc", pose)
    p.stroke("M-3 -29 L-3 -13 Q-12 -8 -14 -3", "#ffffff", 1.8, pose, 0.9)
