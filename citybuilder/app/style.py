"""The style sheet of the window, made from a theme and a text size, and which theme is meant."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from citybuilder.app.fonts import FAMILY
from citybuilder.store.settings import Settings
from citybuilder.system.paths import resources
from citybuilder.tables.theme import DARK, LIGHT, THEMES, Theme

BODY: Final = 14.0  # pixels at text size 1
SOFT: Final = 13.0
SMALLEST: Final = 11.0


def theme_for(settings: Settings) -> Theme:
    """The chosen theme; by default the one that the system shows."""
    if settings.theme in THEMES:
        return THEMES[settings.theme]
    return DARK if system_is_dark() else LIGHT


def system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def palette(theme: Theme) -> QPalette:
    """For what no style sheet reaches: links, placeholders, the system's own dialogs."""
    made = QPalette()
    colours = {
        QPalette.ColorRole.Window: theme.table_top,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.card,
        QPalette.ColorRole.AlternateBase: theme.panel,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.Button: theme.panel,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_ink,
        QPalette.ColorRole.ToolTipBase: theme.card,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.PlaceholderText: mix(theme.ink, theme.card, 0.45),
        QPalette.ColorRole.Link: mix(theme.blue, theme.ink, 0.25),
        QPalette.ColorRole.LinkVisited: mix(theme.violet, theme.ink, 0.25),
    }
    for role, colour in colours.items():
        made.setColor(role, QColor(colour))
    return made


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: a share of 0 is the first, 1 the second."""
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in pairs)


def pixels(size: float, scale: float) -> int:
    """A text size as whole pixels, never too small to read."""
    return round(max(SMALLEST, size * scale))


def style_sheet(theme: Theme, scale: float) -> str:
    parts = (base, labels, frames, buttons, fields, switches, lists, menus, rest)
    return "\n".join(part(theme, scale) for part in parts)


def plain_fill(theme: Theme) -> str:
    """Of pills and fields: a little apart from every panel."""
    return theme.faint if theme.key == "light" else mix(theme.card, theme.ink, 0.1)


def glyph(name: str) -> str:
    path = resources() / "common" / "glyphs" / f"{name}.svg"
    return f'url("{path.as_posix()}")'


def base(theme: Theme, scale: float) -> str:
    return f"""
QWidget {{ font-family: "{FAMILY}"; font-size: {pixels(BODY, scale)}px; color: {theme.ink}; }}
QMainWindow, QDialog, QWidget[role="page"] {{ background: {theme.table_top}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QToolTip, QLabel[role="tip"] {{ background: {theme.card}; color: {theme.ink};
  border: 1px solid {theme.card_edge}; padding: 5px; font-size: {pixels(SOFT, scale)}px; }}
QScrollArea, QScrollArea > QWidget > QWidget[role="inside"] {{ background: transparent;
  border: none; }}
"""


def labels(theme: Theme, scale: float) -> str:
    return f"""
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-size: {pixels(26, scale)}px; font-weight: 700; }}
QLabel[role="heading"] {{ font-size: {pixels(18, scale)}px; font-weight: 700; }}
QLabel[role="strong"] {{ font-weight: 600; }}
QLabel[role="soft"] {{ color: {theme.ink_soft}; font-size: {pixels(SOFT, scale)}px; }}
QLabel[role="bad"] {{ color: {theme.bad}; font-size: {pixels(SOFT, scale)}px; font-weight: 600; }}
QFrame[role="bar"] QLabel {{ color: {theme.bar_ink}; }}
QFrame[role="bar"] QLabel[role="soft"] {{ color: {theme.bar_soft}; }}
"""


def frames(theme: Theme, scale: float) -> str:
    return f"""
QFrame[role="panel"] {{ background: {theme.mine}; border: 1px solid {theme.panel_edge};
  border-radius: {round(16 * scale)}px; }}
QFrame[role="card"] {{ background: {theme.card}; border: 1px solid {theme.card_edge};
  border-radius: {round(12 * scale)}px; }}
QFrame[role="bar"] {{ background: {theme.bar}; border: none; }}
QFrame[role="toast"] {{ background: {theme.bar}; border: none;
  border-radius: {round(12 * scale)}px; }}
QFrame[role="toast"] QLabel {{ color: {theme.bar_ink}; }}
QFrame[role="line"] {{ background: {theme.panel_edge}; border: none; max-height: 1px; }}
"""


def pill_height(scale: float) -> int:
    """Of every pill, its focus ring included."""
    return round(32 * scale) + 4


def half(height: int) -> int:
    """The radius of a round end, border included; Qt draws square corners where it is larger."""
    return (height + 4) // 2


def pill(theme: Theme, scale: float, role: str, fill: tuple[str, str, str], ink: str) -> str:
    """One kind of button: at rest, under the mouse, pressed, under the keyboard, switched off."""
    rest, hover, pressed = fill
    tall = pill_height(scale) - 4
    ground, dark = (theme.bar, theme.bar_ink) if role == "bar" else (theme.table_top, theme.ink)
    off = mix(rest, ground, 0.6)
    off_ink = mix(dark, off, 0.3)
    which = f'QPushButton[role="{role}"]'
    return f"""
{which} {{ background: {rest}; color: {ink}; border: 2px solid transparent;
  border-radius: {half(tall)}px; min-height: {tall}px; padding: 0px {round(16 * scale)}px;
  font-weight: 600; }}
{which}:hover {{ background: {hover}; }}
{which}:pressed, {which}:checked {{ background: {pressed}; }}
{which}:focus {{ border-color: {theme.focus if role != "bar" else theme.glow}; }}
{which}:disabled {{ background: {off}; color: {off_ink}; }}
"""


def buttons(theme: Theme, scale: float) -> str:
    plain = plain_fill(theme)
    deep = theme.ink if theme.key == "light" else "#000000"
    primary = (theme.accent, theme.accent_hover, mix(theme.accent, "#000000", 0.15))
    quiet = (plain, mix(plain, theme.ink, 0.07), mix(plain, deep, 0.16))
    bar = (theme.bar_button, theme.bar_hover, mix(theme.bar_hover, theme.bar_ink, 0.15))
    link = mix(theme.blue, theme.ink, 0.25)
    tall, side = round(30 * scale), round(22 * scale)
    return (
        pill(theme, scale, "primary", primary, theme.accent_ink)
        + pill(theme, scale, "plain", quiet, theme.ink)
        + pill(theme, scale, "bar", bar, theme.bar_ink)
        + f"""
QDialogButtonBox QPushButton {{ background: {plain}; color: {theme.ink};
  border: 2px solid transparent; border-radius: {half(tall)}px; font-weight: 600;
  min-height: {tall}px; min-width: {round(84 * scale)}px;
  padding: 0px {round(14 * scale)}px; }}
QDialogButtonBox QPushButton:hover {{ background: {quiet[1]}; }}
QDialogButtonBox QPushButton:pressed {{ background: {quiet[2]}; }}
QDialogButtonBox QPushButton:default {{ background: {theme.accent}; color: {theme.accent_ink}; }}
QDialogButtonBox QPushButton:default:hover {{ background: {theme.accent_hover}; }}
QDialogButtonBox QPushButton:focus {{ border-color: {theme.focus}; }}
QPushButton[role="icon"] {{ background: transparent; border: 2px solid transparent; padding: 0px;
  min-width: {side}px; min-height: {side}px; border-radius: {half(side)}px; }}
QPushButton[role="icon"]:hover {{ background: {quiet[1]}; }}
QPushButton[role="icon"]:pressed {{ background: {quiet[2]}; }}
QPushButton[role="icon"]:focus {{ border-color: {theme.focus}; }}
QPushButton[role="link"] {{ background: transparent; border: 2px solid transparent; color: {link};
  padding: 2px 4px; border-radius: 6px; font-weight: 600; text-align: left; }}
QPushButton[role="link"]:hover {{ color: {mix(link, theme.ink, 0.4)}; text-decoration: underline; }}
QPushButton[role="link"]:focus {{ border-color: {theme.focus}; }}
QPushButton[role="link"]:disabled {{ color: {mix(link, theme.panel, 0.6)}; }}
QFrame[role="toast"] QPushButton[role="link"], QFrame[role="bar"] QPushButton[role="link"] {{
  color: {theme.glow}; }}
"""
    )


def fields(theme: Theme, scale: float) -> str:
    fill = plain_fill(theme)
    radius, tall, side = round(9 * scale), round(28 * scale), round(9 * scale)
    chosen = mix(theme.accent, theme.card, 0.1)
    edge = mix(fill, theme.ink, 0.1)
    frame = mix(fill, theme.ink, 0.18)
    return f"""
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QPlainTextEdit {{ background: {fill};
  color: {theme.ink}; border: 2px solid {fill}; border-radius: {radius}px;
  min-height: {tall}px; padding: 0px {side - 2}px; selection-background-color: {chosen};
  selection-color: {theme.accent_ink}; }}
QLineEdit:hover, QComboBox:hover, QSpinBox:hover {{ border-color: {edge}; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus, QPlainTextEdit:focus {{
  border-color: {theme.focus}; }}
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled {{
  color: {mix(theme.ink, fill, 0.55)}; }}
QLineEdit[role="inline"] {{ background: transparent; border: 1px solid {frame};
  margin: 1px; font-weight: 600; padding: 0px {side - 4}px; font-size: {pixels(15, scale)}px; }}
QLineEdit[role="inline"]:hover {{ background: {fill}; }}
QLineEdit[role="inline"]:focus {{ background: {fill}; border: 2px solid {theme.focus};
  margin: 0px; }}
QLineEdit[wrong="true"] {{ border-color: {theme.bad}; }}
QComboBox::drop-down {{ border: none; width: {round(26 * scale)}px; }}
QComboBox::down-arrow {{ image: {glyph(f"down_{theme.key}")}; width: {round(13 * scale)}px;
  height: {round(13 * scale)}px; }}
QComboBox QAbstractItemView {{ background: {theme.card}; color: {theme.ink}; outline: none;
  border: 1px solid {theme.card_edge}; border-radius: 0px; padding: 4px;
  selection-background-color: {chosen}; selection-color: {theme.accent_ink}; }}
QComboBox QAbstractItemView:focus {{ border-color: {theme.card_edge}; }}
QComboBox QAbstractItemView::item {{ min-height: {round(28 * scale)}px; padding: 0px 8px;
  border-radius: 6px; color: {theme.ink}; }}
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover {{
  background: {chosen}; color: {theme.accent_ink}; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: {round(22 * scale)}px; }}
QSpinBox::up-arrow {{ image: {glyph(f"up_{theme.key}")}; width: 11px; height: 11px; }}
QSpinBox::down-arrow {{ image: {glyph(f"down_{theme.key}")}; width: 11px; height: 11px; }}
"""


def switches(theme: Theme, scale: float) -> str:
    fill, side = plain_fill(theme), round(18 * scale)
    edge = mix(fill, theme.ink, 0.3)
    groove = mix(theme.panel, theme.ink, 0.18)
    return f"""
QCheckBox, QRadioButton {{ background: transparent; spacing: {round(8 * scale)}px;
  border: 2px solid transparent; border-radius: 6px; padding: 1px 3px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {theme.focus}; }}
QCheckBox:disabled, QRadioButton:disabled {{ color: {mix(theme.ink, theme.panel, 0.55)}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {side}px; height: {side}px;
  border: 1px solid {edge}; background: {theme.card}; border-radius: 5px; }}
QRadioButton::indicator {{ border-radius: {(side + 2) // 2}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover {{ border-color: {theme.accent}; }}
QCheckBox::indicator:checked {{ background: {theme.accent}; border-color: {theme.accent};
  image: {glyph("check")}; }}
QRadioButton::indicator:checked {{ background: {theme.accent}; border-color: {theme.accent};
  image: {glyph("dot")}; }}
QSlider {{ background: transparent; min-height: {round(26 * scale)}px;
  border: 2px solid transparent; border-radius: 8px; }}
QSlider:focus {{ border-color: {theme.focus}; }}
QSlider::groove:horizontal {{ height: 6px; background: {groove}; border-radius: 3px; }}
QSlider::sub-page:horizontal {{ height: 6px; background: {theme.accent}; border-radius: 3px; }}
QSlider::handle:horizontal {{ width: 18px; height: 18px; margin: -6px 0px; border-radius: 9px;
  background: {theme.accent}; border: none; }}
QSlider::handle:horizontal:hover {{ background: {theme.accent_hover}; }}
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled {{
  background: {mix(theme.grey, theme.panel, 0.4)}; }}
QProgressBar {{ background: {groove}; border: none; border-radius: 4px; max-height: 8px; }}
QProgressBar::chunk {{ background: {theme.accent}; border-radius: 4px; }}
"""


def lists(theme: Theme, scale: float) -> str:
    chosen = mix(theme.card, theme.glow, 0.3)
    hover = mix(theme.card, theme.ink, 0.06)
    return f"""
QListView, QTreeView, QTableView, QTextBrowser, QTextEdit {{ background: {theme.card};
  color: {theme.ink}; border: 1px solid {theme.card_edge}; border-radius: {round(10 * scale)}px;
  outline: none; padding: 4px; selection-background-color: {chosen};
  selection-color: {theme.ink}; alternate-background-color: {mix(theme.card, theme.ink, 0.03)};
  gridline-color: {theme.card_edge}; }}
QListView:focus, QTreeView:focus, QTableView:focus, QTextBrowser:focus, QTextEdit:focus {{
  border-color: {theme.focus}; }}
QListView::item, QTreeView::item {{ min-height: {round(26 * scale)}px; border-radius: 6px;
  padding: 1px 6px; color: {theme.ink}; }}
QListView::item:hover, QTreeView::item:hover {{ background: {hover}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {chosen}; }}
QListView[role="bare"] {{ background: transparent; border: none; padding: 0px; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: {theme.panel}; color: {theme.ink_soft}; border: none;
  border-bottom: 1px solid {theme.card_edge}; padding: 6px 8px; font-weight: 600; }}
QTableCornerButton::section {{ background: {theme.panel}; border: none; }}
QTabWidget::pane {{ border: none; border-top: 1px solid {theme.panel_edge}; }}
QTabBar {{ background: transparent; }}
QTabBar::tab {{ background: transparent; color: {theme.ink_soft}; font-weight: 600;
  padding: {round(8 * scale)}px {round(16 * scale)}px; border: 2px solid transparent;
  border-bottom: 3px solid transparent; }}
QTabBar::tab:hover {{ color: {theme.ink}; }}
QTabBar::tab:selected {{ color: {theme.ink}; border-bottom-color: {theme.accent}; }}
QTabBar::tab:focus {{ border: 2px solid {theme.focus}; border-radius: 6px; }}
"""


def menu_sheet(theme: Theme, scale: float) -> str:
    """For menus that are larger than the rest."""
    return base(theme, scale) + menus(theme, scale)


def menus(theme: Theme, scale: float) -> str:
    chosen = mix(theme.accent, theme.card, 0.1)
    side, row = round(12 * scale), round(6 * scale)
    return f"""
QMenuBar {{ background: {theme.bar}; color: {theme.bar_ink}; padding: 1px 6px;
  font-size: {pixels(SOFT, scale)}px; border: none; }}
QMenuBar::item {{ background: transparent; color: {theme.bar_ink}; border-radius: 6px;
  padding: {max(3, row - 2)}px {side - 2}px; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {theme.bar_hover}; }}
QMenuBar[place="lobby"] {{ background: {theme.sky_top}; }}
QMenuBar[place="lobby"]::item {{ color: {theme.ink}; }}
QMenuBar[place="lobby"]::item:selected, QMenuBar[place="lobby"]::item:pressed {{
  background: {mix(theme.sky_top, theme.ink, 0.14)}; }}
QMenu {{ background: {theme.card}; color: {theme.ink}; border: 1px solid {theme.card_edge};
  padding: 5px; }}
QMenu::item {{ padding: {row}px {side * 2}px {row}px {side + 16}px; border-radius: 6px;
  background: transparent; }}
QMenu::item:selected {{ background: {chosen}; color: {theme.accent_ink}; }}
QMenu::item:disabled {{ color: {mix(theme.ink, theme.card, 0.6)}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {theme.card_edge}; margin: 5px 8px; }}
QMenu::indicator {{ width: 14px; height: 14px; left: 8px; }}
QMenu::indicator:checked {{ image: {glyph(f"check_{theme.key}")}; }}
QMenu::right-arrow {{ image: {glyph(f"right_{theme.key}")}; width: 12px; height: 12px; }}
"""


def rest(theme: Theme, scale: float) -> str:
    handle = mix(theme.panel, theme.ink, 0.28)
    return f"""
QScrollBar {{ background: transparent; border: none; margin: 0px; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {handle}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 28px; }}
QScrollBar::handle:horizontal {{ min-width: 28px; }}
QScrollBar::handle:hover {{ background: {mix(handle, theme.ink, 0.25)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0px; height: 0px; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QSplitter::handle {{ background: transparent; }}
QSplitter::handle:hover {{ background: {mix(theme.panel_edge, theme.accent, 0.5)}; }}
QGroupBox {{ border: 1px solid {theme.panel_edge}; border-radius: 10px;
  margin-top: {round(10 * scale)}px; padding-top: {round(8 * scale)}px; font-weight: 600; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 12px; padding: 0px 4px; }}
"""
