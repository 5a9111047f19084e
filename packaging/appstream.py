"""What software centres show of the program, as far as it lies anywhere on the web."""

import re
from xml.sax.saxutils import escape

import news

ON_THE_WEB = re.compile(r" *<url .*</url>\n| *<screenshots>.*?</screenshots>\n", re.DOTALL)


def at_home(text: str, site: str) -> str:
    """Software centres take pictures and pages from the web alone: without a home there, none."""
    return text if site else ON_THE_WEB.sub("", text)


def notes() -> str:
    """What is new in this version."""
    each = "".join(f"          <li>{escape(point)}</li>\n" for point in news.points())
    first = f"        <p>{escape(news.introduction())}</p>\n"
    return f"{first}        <ul>\n{each}        </ul>\n"
