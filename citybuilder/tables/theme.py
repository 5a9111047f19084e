"""The colours of the program, light and dark, by what they are used for. No Qt in here."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Theme:
    """Colours as #rrggbb."""

    key: str
    table_top: str  # the surface of the table, from its upper to its lower edge
    table_low: str
    panel: str  # what lies flat on it
    panel_edge: str
    mine: str  # the area of the player who is at the screen
    mine_edge: str
    card: str
    card_edge: str
    ink: str
    ink_soft: str
    faint: str  # a place where something could lie
    bar: str  # above and below the table
    bar_ink: str
    bar_soft: str
    bar_button: str
    bar_hover: str
    accent: str
    accent_ink: str
    accent_hover: str
    glow: str  # around what can be chosen
    legal: str  # the same on ground that may have the colour of any seat, and its darker edge
    legal_edge: str
    focus: str  # around what the keyboard is at
    good: str
    bad: str
    gold: str
    gold_ink: str
    shadow: str
    blue: str
    green: str
    red: str
    violet: str
    yellow: str
    grey: str
    on_colour: str  # text upon any of the six above
    sky_top: str
    sky_low: str


LIGHT: Final = Theme(
    key="light",
    table_top="#efe7d9",
    table_low="#e0d2bc",
    panel="#f7f1e5",
    panel_edge="#ddd0ba",
    mine="#fbf6ec",
    mine_edge="#e0a32c",
    card="#fffdf8",
    card_edge="#e2d8c6",
    ink="#2e2a26",
    ink_soft="#6b6056",
    faint="#e6dccb",
    bar="#3a322c",
    bar_ink="#fbf6ee",
    bar_soft="#cbbfb0",
    bar_button="#50463e",
    bar_hover="#63574d",
    accent="#b97a12",
    accent_ink="#ffffff",
    accent_hover="#cd8a1c",
    glow="#f0b42b",
    legal="#ffffff",
    legal_edge="#241d18",
    focus="#0072b2",
    good="#2f7d43",
    bad="#b23c2b",
    gold="#efc14f",
    gold_ink="#5a3c08",
    shadow="#4a3822",
    blue="#3d7db5",
    green="#4a9457",
    red="#c5503f",
    violet="#8059ab",
    yellow="#d9a22b",
    grey="#8d857b",
    on_colour="#ffffff",
    sky_top="#cfe8f3",
    sky_low="#f3ead9",
)

DARK: Final = Theme(
    key="dark",
    table_top="#2c2f38",
    table_low="#20222a",
    panel="#363a45",
    panel_edge="#474c59",
    mine="#3c414d",
    mine_edge="#e0a93a",
    card="#444a57",
    card_edge="#5a6170",
    ink="#f3eee4",
    ink_soft="#bdb9b2",
    faint="#3f4450",
    bar="#16181d",
    bar_ink="#f6f1e7",
    bar_soft="#a9a59e",
    bar_button="#343843",
    bar_hover="#454a57",
    accent="#b97a12",
    accent_ink="#ffffff",
    accent_hover="#d08e20",
    glow="#f2bd45",
    legal="#ffffff",
    legal_edge="#14110f",
    focus="#6bb8ee",
    good="#7fcf92",
    bad="#f08b7b",
    gold="#e6b84a",
    gold_ink="#3d2804",
    shadow="#000000",
    blue="#4f8fc6",
    green="#569d63",
    red="#cc5c4b",
    violet="#9470bd",
    yellow="#c9962a",
    grey="#7b8089",
    on_colour="#ffffff",
    sky_top="#2f3d57",
    sky_low="#3b4152",
)

THEMES: Final = {theme.key: theme for theme in (LIGHT, DARK)}


@dataclass(frozen=True)
class Look:
    """How one person wants the table to be drawn."""

    theme: Theme = LIGHT
    text_scale: float = 1.0
    reduced_motion: bool = False
