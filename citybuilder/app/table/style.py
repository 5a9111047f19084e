"""What the style sheet of the window adds for the page around the table, and its proportions."""

from typing import Final

from citybuilder.app.style import mix, pixels, style_sheet
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH
from citybuilder.tables.theme import Theme

NARROWEST: Final = 190
NARROW: Final = 256
USUAL: Final = 300
WIDEST: Final = 560
PROPORTION: Final = LEAST_WIDTH / LEAST_HEIGHT  # of a table that needs no more width
WIDE: Final = 16 / 9
GROWTH: Final = ((1060, 1.15), (1300, 1.35), (1700, 1.6), (2000, 1.9))


def growth(width: int, height: int) -> float:
    """How much larger bars and lists are than usual: on large screens the table grows, and what
    stands around it must not look lost."""
    steps = [factor for least, factor in GROWTH if min(height, width / 1.6) >= least]
    return steps[-1] if steps else 1.0


def side_width(width: int, height: int, scale: float) -> int:
    """Of log and list, beside a table of that height: they take what a wide window has to spare
    and give way in a narrow one."""
    part = scale if width >= WIDE * 1000 else min(scale, 1.2)
    spared = max(NARROW, width - LEAST_WIDTH * 1.01)  # the table's text must not shrink for it
    least, usual = min(NARROW * part, spared), min(USUAL * part, spared)
    spare = width - PROPORTION * height
    if width < NARROW * 4.5:
        return round(max(NARROWEST, min(least, width * 0.22)))
    beyond = max(0.0, width - WIDE * (height + 110))  # more than a screen of 16:9 has
    return round(min(WIDEST * scale, max(least, min(usual, spare)) + 0.5 * beyond))


def table_style(theme: Theme, scale: float) -> str:
    ground = (
        f"qlineargradient(x1: 0, y1: 0, x2: 0, y2: 1, stop: 0 {theme.table_top},"
        f" stop: 1 {theme.table_low})"
    )
    side = round(26 * scale)
    return (
        style_sheet(theme, scale)
        + f"""
QSplitter#body, QWidget#side {{ background: {ground}; }}
QFrame[role="panel"] {{ background: {theme.panel}; }}
QFrame[role="tip"] {{ background: {mix(theme.card, theme.focus, 0.1)};
  border: 2px solid {theme.focus}; border-radius: {round(12 * scale)}px; }}
QListView[role="log"] {{ background: transparent; border: 2px solid transparent; padding: 0px; }}
QListView[role="log"]:focus {{ border-color: {theme.focus}; }}
QPushButton[role="mark"] {{ background: transparent; border: 2px solid transparent;
  border-radius: {side // 2}px; min-width: {side - 4}px; max-width: {side - 4}px;
  min-height: {side - 4}px; max-height: {side - 4}px; padding: 0px; }}
QPushButton[role="mark"]:hover {{ background: {mix(theme.panel, theme.ink, 0.08)}; }}
QPushButton[role="mark"]:checked {{ background: {mix(theme.panel, theme.glow, 0.35)};
  border-color: {theme.glow}; }}
QPushButton[role="proposal"] {{ background: {mix(theme.panel, theme.ink, 0.06)};
  border: 2px solid transparent; border-radius: {round(10 * scale)}px; }}
QPushButton[role="proposal"]:hover {{ background: {mix(theme.panel, theme.ink, 0.12)}; }}
QPushButton[role="proposal"][best="true"] {{ background: {theme.accent}; }}
QPushButton[role="proposal"][best="true"]:hover {{ background: {theme.accent_hover}; }}
QPushButton[role="proposal"][best="true"] QLabel,
QPushButton[role="proposal"][best="true"] QLabel[role="soft"] {{ color: {theme.accent_ink}; }}
QPushButton[role="proposal"]:focus {{ border-color: {theme.focus}; }}
QScrollArea[role="result"] {{ border: 2px solid transparent; border-radius: 8px; }}
QScrollArea[role="result"]:focus {{ border-color: {theme.focus}; }}
QPushButton[role="mark"]:focus {{ border-color: {theme.focus}; }}
QLabel[role="coach"] {{ font-size: {pixels(16.5, scale)}px; }}
QFrame[role="aside"] {{ background: {mix(theme.card, theme.glow, 0.3)}; border: none;
  border-radius: {round(12 * scale)}px; }}
"""
    )
