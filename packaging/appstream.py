"""What software centres show: pictures and notes of this version, as far as they lie anywhere."""

from typing import Final
from xml.sax.saxutils import escape

import news
from product import SITE, VERSION

PICTURES: Final = {  # of docs/pictures, as in README.md
    "lobby": ("The lobby", "Die Lobby"),
    "table_light": ("Machi Koro with four players", "Machi Koro zu viert"),
    "the_city": ("The City with five players", "The City zu fünft"),
    "cities": ("Cities in the last round", "Cities in der letzten Runde"),
    "urbanization": ("Urbanization with the inventions", "Urbanization mit den Erfindungen"),
    "lesson": ("A lesson", "Eine Lektion"),
    "review": ("What decided a match", "Was eine Partie entschieden hat"),
}

FIRST: Final = ' type="default"'


def addresses(site: str = SITE) -> str:
    """Nothing where the program has no home on the web."""
    if not site:
        return ""
    pages = {
        "homepage": site,
        "bugtracker": f"{site}/issues",
        "vcs-browser": site,
        "contribute": f"{site}/blob/v{VERSION}/CONTRIBUTING.md",
    }
    return "".join(f'  <url type="{kind}">{escape(page)}</url>\n' for kind, page in pages.items())


def screenshots(site: str = SITE) -> str:
    """Software centres only take pictures from the web."""
    if not site:
        return ""
    each = "".join(
        f"    <screenshot{FIRST if name == 'lobby' else ''}>\n"
        f"      <caption>{english}</caption>\n"
        f'      <caption xml:lang="de">{german}</caption>\n'
        f"      <image>{escape(site)}/raw/v{VERSION}/docs/pictures/{name}.png</image>\n"
        "    </screenshot>\n"
        for name, (english, german) in PICTURES.items()
    )
    return f"  <screenshots>\n{each}  </screenshots>\n"


def notes() -> str:
    each = "".join(f"          <li>{escape(point)}</li>\n" for point in news.points())
    first = f"        <p>{escape(news.introduction())}</p>\n"
    return f"{first}        <ul>\n{each}        </ul>\n"
