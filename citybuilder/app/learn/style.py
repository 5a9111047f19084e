"""What the style sheet of the window adds for the page of lessons and puzzles."""

from citybuilder.app.style import mix, pill_height, pixels, style_sheet
from citybuilder.tables.theme import Theme


def learn_style(theme: Theme, scale: float) -> str:
    rest = mix(theme.panel, theme.ink, 0.05)
    tall = pill_height(scale) - 4
    coming = mix(theme.card, theme.glow, 0.22)
    return (
        style_sheet(theme, scale)
        + f"""
QPushButton[role="lesson"] {{ background: {rest}; border: 2px solid transparent;
  border-radius: {round(12 * scale)}px; text-align: left; }}
QPushButton[role="lesson"][state="next"] {{ background: {coming}; border-color: {theme.glow}; }}
QPushButton[role="lesson"]:hover {{ background: {mix(rest, theme.ink, 0.07)}; }}
QPushButton[role="lesson"][state="next"]:hover {{ background: {mix(coming, theme.glow, 0.2)}; }}
QPushButton[role="lesson"]:focus {{ border-color: {theme.focus}; }}
QLabel[role="badge"] {{ background: {mix(rest, theme.ink, 0.12)}; font-weight: 700;
  border-radius: {round(10 * scale)}px; font-size: {pixels(15, scale)}px; }}
QLabel[role="badge"][state="done"] {{ background: {theme.green}; color: {theme.on_colour}; }}
QLabel[role="badge"][state="next"] {{ background: {theme.accent}; color: {theme.accent_ink}; }}
QLabel[role="way"] {{ background: {theme.accent}; color: {theme.accent_ink}; font-weight: 600;
  border-radius: {tall // 2}px; min-height: {tall}px; padding: 0px {round(14 * scale)}px; }}
QPushButton[role="lesson"] QPushButton[role="link"] {{ color: {theme.ink}; }}
QPushButton[role="puzzle"] {{ background: {rest}; border: 2px solid transparent;
  border-radius: {round(10 * scale)}px; font-weight: 700; min-height: {round(34 * scale)}px;
  padding: 0px; }}
QPushButton[role="puzzle"][state="solved"] {{ background: {theme.green};
  color: {theme.on_colour}; }}
QPushButton[role="puzzle"][state="helped"] {{ background: {mix(rest, theme.green, 0.4)}; }}
QPushButton[role="puzzle"][state="shown"],
QPushButton[role="puzzle"][state="tried"] {{ background: {mix(rest, theme.bad, 0.25)}; }}
QPushButton[role="puzzle"]:hover {{ border-color: {mix(rest, theme.ink, 0.3)}; }}
QPushButton[role="puzzle"]:focus {{ border-color: {theme.focus}; }}
QPushButton[role="tab"] {{ background: transparent; border: 2px solid transparent;
  border-radius: {round(10 * scale)}px; font-weight: 600; color: {theme.ink_soft};
  padding: {round(6 * scale)}px {round(12 * scale)}px; }}
QPushButton[role="tab"]:hover {{ background: {mix(theme.table_top, theme.ink, 0.06)}; }}
QPushButton[role="tab"]:checked {{ background: {theme.card}; color: {theme.ink};
  border-color: {theme.card_edge}; }}
QPushButton[role="tab"]:focus {{ border-color: {theme.focus}; }}
"""
    )
