"""Heads, shoulders, hands and clothes of the portraits, drawn flat in three tones."""

import math
import re
from dataclasses import dataclass

from kit import SHADOW, Board, Point, lit, mix, number, opening

SIZE = 120
INK = "#3a2c38"
LINEN = "#fdf6ea"
BRASS = "#e9b949"


def deep(colour: str) -> str:
    """The shaded tone of cloth and hair: warmer and softer than the one of walls."""
    return mix(mix(colour, "#6b3a4a", 0.2), SHADOW, 0.12)


def oval(rx: float, ry: float, x: float = 0, y: float = 0) -> str:
    """The way around an ellipse, in four bends that can be turned."""
    a, b = rx * 0.5523, ry * 0.5523
    return (
        f"M{x - rx:.2f} {y:.2f} C{x - rx:.2f} {y - b:.2f} {x - a:.2f} {y - ry:.2f} "
        f"{x:.2f} {y - ry:.2f} C{x + a:.2f} {y - ry:.2f} {x + rx:.2f} {y - b:.2f} {x + rx:.2f} "
        f"{y:.2f} C{x + rx:.2f} {y + b:.2f} {x + a:.2f} {y + ry:.2f} {x:.2f} {y + ry:.2f} "
        f"C{x - a:.2f} {y + ry:.2f} {x - rx:.2f} {y + b:.2f} {x - rx:.2f} {y:.2f} Z"
    )


def block(x: float, y: float, w: float, h: float) -> str:
    """The way around a rectangle."""
    return f"M{x} {y} L{x + w} {y} L{x + w} {y + h} L{x} {y + h} Z"


@dataclass(frozen=True)
class Pose:
    """Where a piece is drawn: its middle, its size, how far it is turned, and mirrored or not."""

    x: float = 0
    y: float = 0
    k: float = 1
    turn: float = 0
    flip: bool = False

    def at(self, u: float, v: float) -> Point:
        """The place of a point of the piece."""
        if self.flip:
            u = -u
        c, d = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        return self.x + self.k * (u * c - v * d), self.y + self.k * (u * d + v * c)

    def way(self, way: str) -> str:
        """A path in its place: letters M, L, C, Q and Z, and pairs of numbers."""
        parts: list[str] = []
        half: list[float] = []
        for token in re.findall(r"[A-Z]|-?[0-9.]+", way):
            if token.isalpha():
                parts.append(token)
                continue
            half.append(float(token))
            if len(half) == 2:
                parts += map(number, self.at(*half))
                half.clear()
        return " ".join(parts)


HERE = Pose()


@dataclass(frozen=True)
class Skin:
    """The tones of a face."""

    base: str
    blush: str
    lips: str

    @property
    def bright(self) -> str:
        return mix(self.base, "#fff1dc", 0.32)

    @property
    def shade(self) -> str:
        return mix(mix(self.base, "#a24a3c", 0.24), SHADOW, 0.08)

    @property
    def dim(self) -> str:
        return mix(mix(self.base, "#8a3a3c", 0.34), SHADOW, 0.16)


FAIR = Skin("#f7d2b4", "#ee9a86", "#b8554c")
ROSY = Skin("#f5c6a8", "#ea8672", "#ad4d46")
TANNED = Skin("#e6ae82", "#d97e5c", "#a14a3e")
GOLDEN = Skin("#f2cd9f", "#e79d78", "#b5534a")
OLIVE = Skin("#d79e70", "#c77452", "#93443a")
BROWN = Skin("#b27a52", "#a4573f", "#7d3430")
DARK = Skin("#8d5a3f", "#8a4234", "#612628")

HEAD = (
    "M-20 -8 C-20.6 4 -19 13 -14 19.5 C-10 25 -5 27.5 0 27.5 C5 27.5 10 25 14 19.5 "
    "C19 13 20.6 4 20 -8 C19.5 -21 12 -28 0 -28 C-12 -28 -19.5 -21 -20 -8 Z"
)
HEAD_SHADE = (
    "M6 -28 C14 -26 19.5 -20 20 -8 C20.6 4 19 13 14 19.5 C10 25 5 27.5 0 27.5 "
    "C-1 27.5 -3 27.2 -4 26.8 C6 25.5 12 18 14 7 C15.6 -3 15 -18 6 -28 Z"
)


class Portrait(Board):
    """A square picture in which one unit is one unit everywhere."""

    def __init__(self, top: str, low: str) -> None:
        super().__init__(1, SIZE, SIZE, (0, 0))
        whole = block(0, 0, SIZE, SIZE)
        self.draw(whole, self.fade(top, low))
        sun = self.glow(
            ("#ffffff", 0.75), ("#ffffff", 0.25), ("#ffffff", 0), cx=0.2, cy=0.14, reach=0.8
        )
        self.draw(whole, sun)

    def draw(self, way: str, fill: str, pose: Pose = HERE, opacity: float = 1) -> None:
        """A filled path in its pose."""
        self.path(pose.way(way), fill, opacity)

    def stroke(
        self, way: str, colour: str, thick: float, pose: Pose = HERE, opacity: float = 1
    ) -> None:
        """A line with round ends in its pose."""
        self.stroke_path(pose.way(way), colour, number(thick * pose.k), opacity)

    def head(self, pose: Pose, skin: Skin, ears: bool = True) -> None:
        """A head without hair: ears, three tones and the rose of its cheeks."""
        if ears:
            for flip, fill in ((True, skin.base), (False, skin.shade)):
                ear = Pose(pose.x, pose.y, pose.k, flip=flip)
                self.draw(oval(4.6, 6.4, 20, 2), fill, ear)
                self.draw(oval(2.2, 3.8, 20.4, 2.4), skin.dim, ear, 0.55)
        self.draw(HEAD, skin.base, pose)
        self.draw(HEAD_SHADE, skin.shade, pose, 0.8)
        self.draw("M-17 -6 C-17 -18 -9 -24 0 -24 C-7 -19 -11 -12 -11 -4 Z", skin.bright, pose, 0.7)
        for x in (-12, 11.4):
            rose = self.glow((skin.blush, 0.75), (skin.blush, 0.45), (skin.blush, 0))
            self.draw(oval(6.4, 5.2, x, 10.6), rose, pose)

    def neck(self, pose: Pose, skin: Skin) -> None:
        """The neck and the shadow of the chin on it."""
        self.draw("M-9 14 L9 14 L9.6 33 Q0 41 -9.6 33 Z", skin.base, pose)
        self.draw("M-9 16 L9 16 L9.6 33 Q6 38 1 37 Q8 30 -9 26 Z", skin.dim, pose, 0.7)

    def eyes(self, pose: Pose, iris: str = INK, lash: bool = False, look: float = 0) -> None:
        """Two bright eyes that look at us, or a little aside."""
        for x in (-8, 8):
            self.draw(oval(4.2, 3.6, x, 1.2), "#fffdf8", pose)
            self.draw(oval(2.8, 3.1, x + look, 1.5), iris, pose)
            self.draw(oval(1.6, 1.9, x + look, 1.6), INK, pose)
            self.draw(oval(0.95, 0.95, x + look - 0.9, 0.2), "#ffffff", pose)
            way = f"M{x - 4.6} 0.6 Q{x - 3.6} -2.9 {x} -3 Q{x + 3.6} -2.9 {x + 4.6} 0.6"
            self.stroke(way, INK, 1.5 if lash else 1.1, pose)
            if lash:
                out = 1 if x > 0 else -1
                self.stroke(f"M{x + out * 4} -0.8 L{x + out * 6.4} -2.4", INK, 1.2, pose)

    def brows(
        self, pose: Pose, colour: str, thick: float = 1.8, lift: float = 0, slope: float = 0
    ) -> None:
        """Two brows; a slope above nought looks kind, one below stern."""
        for side in (-1, 1):
            inner, outer = -6.6 - lift - slope, -5.8 - lift + slope
            bend = -9.2 - lift
            way = f"M{side * 3.6} {inner} Q{side * 8} {bend} {side * 13} {outer}"
            self.stroke(way, colour, thick, pose)

    def nose(self, pose: Pose, skin: Skin, big: float = 1) -> None:
        """A nose of two tones: light on its ridge, shade on its right."""
        b = big
        self.draw(f"M0.4 -2 C3.6 3 {5 * b} 7 {4.6 * b} 9.4 Q3 11.6 0 11 Z", skin.shade, pose)
        way = f"M-0.6 -1 C-1.6 4 {-4.6 * b} 7 {-4 * b} 9.6 Q-2 11.4 0 11 L1.2 11 L0.8 0 Z"
        self.draw(way, skin.base, pose)
        self.draw(oval(1.6 * b, 1.8 * b, -1.1, 7.4), skin.bright, pose, 0.9)
        way = f"M{-3.6 * b} 10.2 Q-1.8 11.8 0.2 11.4 Q2.6 11.8 {4.2 * b} 10"
        self.stroke(way, skin.dim, 0.9, pose)

    def smile(self, pose: Pose, skin: Skin, wide: float = 6.6, teeth: bool = False) -> None:
        """A friendly mouth, closed or laughing."""
        w = wide
        line = mix(skin.lips, INK, 0.42)
        if teeth:
            rest = f"Q{w * 0.7} 22.4 0 22.4 Q{-w * 0.7} 22.4 {-w} 14.8 Z"
            self.draw(f"M{-w} 14.8 Q0 17 {w} 14.8 {rest}", line, pose)
            c, d = w * 0.88, w * 0.6
            row = f"M{-c} 15.2 Q0 17.2 {c} 15.2 Q{d} 18.8 0 18.8 Q{-d} 18.8 {-c} 15.2 Z"
            self.draw(row, "#fffaf2", pose)
        else:
            upper = f"M{-w} 15.2 Q{-w * 0.4} 16.2 0 16.8 Q{w * 0.4} 16.2 {w} 15.2"
            way = f"{upper} Q{w * 0.5} 20.6 0 20.6 Q{-w * 0.5} 20.6 {-w} 15.2 Z"
            self.draw(way, skin.lips, pose, 0.9)
            self.stroke(f"M{-w} 15.2 Q0 19 {w} 15.2", line, 1, pose)
        for side in (-1, 1):
            way = f"M{side * (w + 0.6)} 14 Q{side * (w + 1.5)} 15.2 {side * (w + 0.5)} 16.2"
            self.stroke(way, skin.dim, 0.9, pose)

    def bust(self, x: float, colour: str, y: float = 90, wide: float = 46) -> None:
        """Shoulders of one colour around x: lit on the left, shaded on the right."""
        w = wide
        pose = Pose(x, y)
        way = f"M{-w} 34 C{-w} 12 {-w * 0.78} 6 -15 0 L15 0 C{w * 0.78} 6 {w} 12 {w} 34 Z"
        self.draw(way, colour, pose)
        inner = f"L-11 0 C{-w * 0.55} 9 {-w * 0.72} 16 {-w * 0.7} 34 Z"
        self.draw(f"M{-w} 34 C{-w} 12 {-w * 0.78} 6 -15 0 {inner}", lit(colour), pose, 0.8)
        way = f"M{w} 34 C{w} 12 {w * 0.78} 6 15 0 L10 0 C{w * 0.45} 10 {w * 0.55} 20 {w * 0.5} 34 Z"
        self.draw(way, deep(colour), pose, 0.85)

    def shirt(self, pose: Pose, colour: str = LINEN) -> None:
        """What shows of a shirt between the lapels, from the neck down."""
        self.draw("M-10 27 L10 27 L7 60 L-7 60 Z", colour, pose)
        self.draw("M1 29 L10 27 L7 60 L2 60 Z", mix(colour, "#8f86a8", 0.28), pose)

    def lapels(self, pose: Pose, colour: str) -> None:
        """Two lapels that leave the shirt open."""
        self.draw("M-10.5 26 L-18 32 L-15 44 L-19 47 L-3 66 L0 58 L-8 40 Z", lit(colour), pose)
        self.draw("M10.5 26 L18 32 L15 44 L19 47 L3 66 L0 58 L8 40 Z", deep(colour), pose)

    def collar(self, pose: Pose, colour: str = LINEN) -> None:
        """A turned-down collar."""
        self.draw("M-10 25 L0 34 L-8 41 L-13.6 30 Z", colour, pose)
        self.draw("M10 25 L0 34 L8 41 L13.6 30 Z", mix(colour, "#8f86a8", 0.3), pose)

    def bow_tie(self, pose: Pose, colour: str) -> None:
        self.draw("M0 35 L-11 29.6 Q-12.6 35.4 -11 41.4 Z", lit(colour), pose)
        self.draw("M0 35 L11 29.6 Q12.6 35.4 11 41.4 Z", deep(colour), pose)
        self.draw("M-3 32.4 L3 32.4 L3 38 L-3 38 Z", colour, pose)

    def hand(self, pose: Pose, skin: Skin, cuff: str = "", sleeve: str = "") -> None:
        """A fist that holds something upright; cuff and sleeve below it where they are given."""
        if sleeve:
            self.draw("M-9 11 L9 11 L13 44 L-13 44 Z", sleeve, pose)
            self.draw("M2 11 L9 11 L13 44 L5 44 Z", deep(sleeve), pose, 0.85)
        if cuff:
            self.draw("M-8.6 7 L8.6 7 L9.6 14 L-9.6 14 Z", cuff, pose)
            self.draw("M2.6 7 L8.6 7 L9.6 14 L3.4 14 Z", mix(cuff, "#8f86a8", 0.32), pose)
        way = "M-8 -5 Q-8.6 -8.6 -4 -8.4 L5 -8 Q8.8 -7.6 8.6 -3 L7.8 8.6 L-7 8.6 Q-9 2 -8 -5 Z"
        self.draw(way, skin.base, pose)
        self.draw("M4 -8 Q8.8 -7.6 8.6 -3 L7.8 8.6 L2.4 8.6 Q6 0 4 -8 Z", skin.shade, pose, 0.85)
        for y in (-4.2, -0.4, 3.4):
            self.stroke(f"M-7.6 {y} L1.6 {y + 0.4}", skin.dim, 0.8, pose, 0.75)
        way = "M-6.6 -7.6 Q-3.6 -8.6 -2.6 -6 L-5 -3.6 Q-8 -5 -6.6 -7.6 Z"
        self.draw(way, skin.bright, pose, 0.8)

    def button(self, x: float, y: float, r: float, colour: str) -> None:
        """A round button or coin with its light."""
        self.ellipse(x + r * 0.15, y + r * 0.2, r, r, deep(colour))
        self.ellipse(x, y, r * 0.94, r * 0.94, colour)
        self.ellipse(
            x - r * 0.25, y - r * 0.28, r * 0.46, r * 0.42, mix(lit(colour), "#ffffff", 0.4)
        )

    def coin(self, pose: Pose, r: float) -> None:
        """A gold coin with a rim."""
        self.draw(oval(r, r, r * 0.14, r * 0.16), deep(BRASS), pose)
        self.draw(oval(r, r), BRASS, pose)
        self.draw(oval(r * 0.76, r * 0.76), mix(BRASS, "#fff3c4", 0.5), pose)
        self.draw(oval(r * 0.6, r * 0.62, r * 0.1, r * 0.12), BRASS, pose)


portrait = opening(Portrait)
