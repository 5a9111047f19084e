"""Sections of rules as the rich text that Qt shows."""

import re
from dataclasses import dataclass
from html import escape
from typing import Final

from citybuilder.app.language import translate
from citybuilder.app.rules.text import Section
from citybuilder.app.style import mix, pixels
from citybuilder.tables.theme import Theme

PICTURE: Final = re.compile(r"!\[(.*?)\]\((.+?)\)")
LINK: Final = re.compile(r"\[(.+?)\]\((.+?)\)")
STRONG: Final = re.compile(r"\*\*(.+?)\*\*")
NUMBERED: Final = re.compile(r"\d+\. ")

PICTURE_SIZE: Final = (152, 114)
SHAPE_SIZE: Final = 13
BODY: Final = 15.0


@dataclass(frozen=True)
class Page:
    """How rules are set: colours and the size of text."""

    theme: Theme
    scale: float

    def size(self, pixel: float) -> int:
        return pixels(pixel, self.scale)

    def style(self) -> str:
        theme = self.theme
        link = mix(theme.blue, theme.ink, 0.25)
        return f"""
body {{ color: {theme.ink}; font-size: {self.size(BODY)}px; }}
h2 {{ font-size: {self.size(25)}px; font-weight: 700; margin-top: 30px; margin-bottom: 8px; }}
h3 {{ font-size: {self.size(18)}px; font-weight: 700; margin-top: 20px; margin-bottom: 4px; }}
p {{ margin-top: 6px; margin-bottom: 8px; line-height: 135%; }}
li {{ margin-top: 2px; margin-bottom: 5px; line-height: 135%; }}
a {{ color: {link}; text-decoration: none; font-weight: 600; }}
p.pictures {{ line-height: 100%; margin-top: 4px; margin-bottom: 10px; }}
.soft {{ color: {theme.ink_soft}; font-size: {self.size(13)}px; }}
.head {{ color: {theme.ink_soft}; font-size: {self.size(13)}px; font-weight: 600; }}
.figure {{ font-size: {self.size(18)}px; font-weight: 700; }}
.name {{ font-weight: 700; font-size: {self.size(16)}px; }}
"""

    def document(self, body: str) -> str:
        return f"<html><head><style>{self.style()}</style></head><body>{body}</body></html>"

    def sections(self, found: list[Section]) -> str:
        return "".join(self.section(section) for section in found)

    def section(self, section: Section) -> str:
        paragraphs = "".join(self.paragraph(block) for block in section.paragraphs)
        return self.heading(section.anchor, section.level, section.title) + paragraphs

    def heading(self, anchor: str, level: int, title: str) -> str:
        tag = f"h{level + 2}"
        return f'<{tag}><a name="{anchor}"></a>{escape(title)}</{tag}>'

    def paragraph(self, block: str) -> str:
        lines = block.split("\n")
        if block.startswith("> "):
            return self.example(" ".join(line.removeprefix("> ") for line in lines))
        if block.startswith("- "):
            return self.points("ul", [line.removeprefix("- ") for line in lines])
        if NUMBERED.match(block):
            return self.points("ol", [NUMBERED.sub("", line, count=1) for line in lines])
        only_pictures = not PICTURE.sub("", block).strip()
        kind = ' class="pictures"' if only_pictures else ""
        return f"<p{kind}>{self.inline(block)}</p>"

    def points(self, tag: str, lines: list[str]) -> str:
        items = "".join(f"<li>{self.inline(line)}</li>" for line in lines)
        return f"<{tag}>{items}</{tag}>"

    def example(self, text: str) -> str:
        """A box with a bar at its side."""
        theme = self.theme
        fill = mix(theme.card, theme.glow, 0.12)
        return (
            f'<table width="100%" cellspacing="0" cellpadding="0" style="margin-top: 8px; '
            f'margin-bottom: 10px;"><tr><td width="4" bgcolor="{theme.glow}"></td>'
            f'<td bgcolor="{fill}" style="padding: 9px 14px;">{self.inline(text)}</td></tr></table>'
        )

    def inline(self, text: str) -> str:
        said = escape(text, quote=False)
        said = PICTURE.sub(lambda found: self.picture(found[2]), said)
        said = LINK.sub(r'<a href="\2">\1</a>', said)
        return STRONG.sub(r"<b>\1</b>", said)

    def picture(self, source: str) -> str:
        if source.startswith("shape/"):
            return self.shape(*source.split("/")[1:])
        if source.startswith("table/"):
            return self.table(source)
        return self.art(source, *PICTURE_SIZE)

    def table(self, source: str) -> str:
        """As wide as there is room, and larger on a click."""
        closer = escape(translate("rules", "Click the picture to enlarge it."))
        shown = f'<a href="{source}"><img src="{source}/1" width="1" height="1"></a>'
        return f'{shown}<br><span class="soft">{closer}</span>'

    def shape(self, shape: str, colour: str) -> str:
        side = round(SHAPE_SIZE * self.scale)
        return (
            f'<img src="shape/{shape}/{colour}" width="{side}" height="{side}" '
            f'style="vertical-align: middle;">&nbsp;'
        )

    def art(self, key: str, width: int, height: int) -> str:
        wide, tall = round(width * self.scale), round(height * self.scale)
        return f'<img src="art/{key}/{wide}x{tall}" width="{wide}" height="{tall}">'
