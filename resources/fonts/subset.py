"""Cuts the bundled typeface out of Inter: Latin letters, figures of equal width, kerning.

    python -m venv fonttools && fonttools/bin/pip install fonttools
    fonttools/bin/python resources/fonts/subset.py /usr/share/fonts/opentype/inter

Made from Inter 3.19 (Debian package fonts-inter 4.0~beta7+ds-1) with fonttools 4.68. The program
never runs this: the three files beside it are what it loads. They have a name of their own, so
that another Inter on the player's computer cannot take their place, and because "Inter" is a
trademark of its author. Licence: OFL.txt.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FAMILY = "Citybuilder Sans"
WEIGHTS = {"Regular": 400, "SemiBold": 600, "Bold": 700}
BLOCKS = [range(0x20, 0x7F), range(0xA0, 0x180), range(0x2190, 0x2194)]  # Latin, arrows
SINGLE = "ȘșȚțẞ‐‑‒–—‘’‚“”„†‡•…‹›€™−≈≠≤≥✓✗●■▲◆★☆\u2009\u202f"
KEYS = "↵↺⇥⇧⌃⌘⌥⌫⎋⏎▶◀"
FEATURES = ["ccmp", "kern", "locl", "mark", "tnum"]
KEPT_NAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 14, 16, 17]


def main() -> None:
    source = Path(sys.argv[1])
    for style, weight in WEIGHTS.items():
        font = TTFont(source / f"Inter-{style}.otf", recalcTimestamp=False)
        cut(font)
        rename(font, style)
        assert font["OS/2"].usWeightClass == weight
        font.save(Path(__file__).parent / f"CitybuilderSans-{style}.otf")


def cut(font: TTFont) -> None:
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = KEPT_NAMES
    options.hinting = False  # Qt hints by itself where it hints at all
    options.notdef_outline = True
    wanted = Subsetter(options)
    wanted.populate(unicodes=[code for block in BLOCKS for code in block], text=SINGLE + KEYS)
    wanted.subset(font)


def rename(font: TTFont, style: str) -> None:
    """Family and style as both old and new programs group them."""
    plain = style in ("Regular", "Bold")
    script = f"CitybuilderSans-{style}"
    names = {
        1: FAMILY if plain else f"{FAMILY} {style}",
        2: style if plain else "Regular",
        3: f"{script}:{font['name'].getDebugName(5)}",
        4: f"{FAMILY} {style}",
        6: script,
        16: FAMILY,
        17: style,
    }
    for number, text in names.items():
        font["name"].setName(text, number, 3, 1, 0x409)
    table = font["CFF "].cff
    table.fontNames = [script]
    table.topDictIndex[0].FullName = names[4]
    table.topDictIndex[0].FamilyName = FAMILY


if __name__ == "__main__":
    main()
