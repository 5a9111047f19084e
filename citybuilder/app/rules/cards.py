"""The overview of a game's cards at the end of its rules."""

import json
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import Final

from citybuilder.app.language import translate
from citybuilder.app.rules.html import Page
from citybuilder.app.rules.text import Section
from citybuilder.app.style import mix
from citybuilder.store.sheets import card_text, load_game
from citybuilder.tables.overview import (
    DISPUTED,
    ONE_SOURCE,
    OWN,
    Chapter,
    Doubts,
    Overview,
    Row,
    overview_of,
)
from citybuilder.tables.texts import fill, texts_of

ANCHOR: Final = "cards"
MARK: Final = "≈"
SURE: Final = "✓"
PARTS: Final = ("name", "numbers", "cost", "effect", "count")
PICTURE: Final = (76, 57)
COIN: Final = 18
ICON: Final = 22
ABOVE: Final = "6px 8px 0px 8px"  # around what stands above an effect
BELOW: Final = "2px 8px 6px 8px"  # and around the effect
WIDE: Final = ' width="45%"'
INFERRED: Final = "D"  # how a sheet calls a card of which all was concluded


def load_overview(game: str) -> Overview:
    texts = texts_of(game)(load_game(game), (), translate)
    return overview_of(game)(texts, doubts_in(json.loads(card_text(game))))


def doubts_in(sheet: object) -> dict[str, Doubts]:
    """What is not sure about each card of a sheet, wherever in the sheet it stands."""
    if isinstance(sheet, list):
        return {key: doubts for part in sheet for key, doubts in doubts_in(part).items()}
    if not isinstance(sheet, dict):
        return {}
    card, doubts = sheet.get("id"), sheet.get("doubts", {})
    if not isinstance(card, str):
        return doubts_in(list(sheet.values()))
    if sheet.get("confidence") == INFERRED:
        doubts = dict.fromkeys(("numbers", "cost", "effect", "count"), OWN)
    inside = doubts_in([part for part in sheet.values() if isinstance(part, list)])
    return {**inside, card: doubts} if doubts else inside


def card_sections(overview: Overview) -> list[Section]:
    """For the contents: a section for all, one for each chapter."""
    chapters = [
        Section(chapter_anchor(number), 1, chapter.title, ())
        for number, chapter in enumerate(overview.chapters())
    ]
    return [Section(ANCHOR, 0, translate("rules", "All cards"), ()), *chapters]


def chapter_anchor(number: int) -> str:
    return f"{ANCHOR}-{number + 1}"


def cards_html(page: Page, overview: Overview) -> str:
    """Every card with picture, name, class, numbers, cost, how many there are, and its effect."""
    head = page.heading(ANCHOR, 0, translate("rules", "All cards"))
    chapters = [
        page.heading(chapter_anchor(number), 1, chapter.title)
        + chapter_html(page, overview, chapter)
        for number, chapter in enumerate(overview.chapters())
    ]
    return head + legend(overview) + "".join(chapters)


def legend(overview: Overview) -> str:
    told = (
        fill(translate("rules", "Values marked %1 are reconstructed."), f"<b>{MARK}</b>")
        if overview.doubts
        else translate("rules", "All values are those of the printed cards.")
    )
    return soft(told)


def soft(told: str) -> str:
    return f'<p class="soft">{told}</p>'


@dataclass(frozen=True)
class Told:
    """What is said above the cards of a chapter: why most doubtful values may be wrong, which are
    that on most cards, and what its numbers are if they have a name of their own."""

    reason: str
    parts: tuple[str, ...]
    numbers: str = ""

    def is_usual(self, row: Row, part: str) -> bool:
        """Whether a doubt is the usual one at a value that is mostly sure: it is marked."""
        return row.doubts[part] == self.reason and part not in self.parts


def usual(chapter: Chapter) -> str:
    """Why most of what is marked in a chapter may be wrong; empty if nothing is."""
    counts = Counter(reason for row in chapter.rows for reason in row.doubts.values())
    return counts.most_common(1)[0][0] if counts else ""


def told_of(chapter: Chapter) -> Told:
    """What most cards have in common is said above them, and only what differs is marked."""
    reason, rows = usual(chapter), chapter.rows
    found = {part: sum(row.doubts.get(part) == reason for row in rows) for part in PARTS}
    most = tuple(part for part in PARTS if 2 * found[part] > len(rows))
    return Told(reason, most, chapter.numbers)


def note(overview: Overview, chapter: Chapter, told: Told) -> str:
    """Says once above the cards what is not sure; exceptions stand with them."""
    if not told.reason:
        return ""
    words, signs = (
        names(overview, told),
        {sign(row, part, told) for row in chapter.rows for part in PARTS},
    )
    said = []
    marked = any(told.is_usual(row, part) for row in chapter.rows for part in row.doubts)
    if told.parts:
        most = ", ".join(words[part] for part in told.parts)
        if marked:
            most = fill(translate("rules", "%1, and whatever else is marked so"), most)
        said.append(f"<b>{MARK}</b> {escape(most)}: {escape(reasons_why()[told.reason])}.")
    if SURE in signs:
        said.append(fill(translate("rules", "What is certain is marked %1."), f"<b>{SURE}</b>"))
    if marked and not told.parts:
        said.append(fill(marked_why()[told.reason], f"<b>{MARK}</b>"))
    if any(other != told.reason for row in chapter.rows for other in row.doubts.values()):
        said.append(translate("rules", "Exceptions are noted on the card."))
    return soft(" ".join(said))


def names(overview: Overview, told: Told) -> dict[str, str]:
    """What the values of a card are called."""
    return {
        "name": translate("rules", "Name"),
        "numbers": told.numbers or overview.numbers(),
        "cost": costs(overview),
        "effect": translate("rules", "Effect"),
        "count": translate("rules", "Copies"),
    }


def reasons_why() -> dict[str, str]:
    return {
        ONE_SOURCE: translate("rules", "only one source"),
        DISPUTED: translate("rules", "sources disagree"),
        OWN: translate("rules", "our own choice"),
    }


def marked_why() -> dict[str, str]:
    return {
        ONE_SOURCE: translate("rules", "Values marked %1 come from a single source."),
        DISPUTED: translate("rules", "Sources disagree on values marked %1."),
        OWN: translate("rules", "Values marked %1 are our own choice."),
    }


def chapter_html(page: Page, overview: Overview, chapter: Chapter) -> str:
    numbered, told = any(row.numbers for row in chapter.rows), told_of(chapter)
    words = names(overview, told)
    shown = [*["numbers"] * numbered, *["cost"] * has_costs(chapter), "count"]
    marks = [f"&nbsp;{MARK}" if part in told.parts else "" for part in shown]
    titles = ["", words["name"]]
    titles += [words[part] + mark for part, mark in zip(shown, marks, strict=True)]
    head = "".join(f'<td class="head" style="padding: 4px 8px;">{title}</td>' for title in titles)
    columns = numbered, has_costs(chapter)
    rows = "".join(
        row_html(page, overview, row, columns, told, number % 2 == 0)
        for number, row in enumerate(chapter.rows)
    )
    table = f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{head}</tr>{rows}</table>'
    return note(overview, chapter, told) + table


def costs(overview: Overview) -> str:
    """What the costs are called, or what stands in their place."""
    return overview.costs() or translate("rules", "Cost")


def has_costs(chapter: Chapter) -> bool:
    return any(row.cost for row in chapter.rows)


def row_html(
    page: Page, overview: Overview, row: Row, columns: tuple[bool, bool], told: Told, tinted: bool
) -> str:
    """Columns for numbers and for costs are there or not. The effect has a line of its own below
    them: beside them there would be no room for it."""
    theme = page.theme
    back = f' bgcolor="{mix(theme.card, theme.ink, 0.04)}"' if tinted else ""
    name = f'<a name="card-{row.key}"></a><span class="name">{value(row, "name", told)}</span>'
    if row.group:
        group = escape(row.group)
        name += f'<br>{page.shape(row.shape, row.colour)}<span class="soft">{group}</span>'
    if row.icons:
        icons = "&nbsp;".join(page.art(icon, ICON, ICON) for icon in row.icons)
        name += "<br>" + signed(icons, sign(row, "numbers", told))
    numbered, priced = columns
    cells = [name]
    cells += [numbers(page, row, told)] if numbered else []
    if priced:
        coin = page.art(overview.cost_art, COIN, COIN) + "&nbsp;" if overview.cost_art else ""
        cells.append(coin + figure(value(row, "cost", told)))
    cells.append(value(row, "count", told))
    made = "".join(
        f'<td{back}{width} valign="middle" style="padding: {ABOVE};">{cell}</td>'
        for cell, width in zip(cells, [WIDE, *[""] * len(cells)], strict=False)
    )
    picture = page.art(row.art, *PICTURE)
    effect = value(row, "effect", told) + reasons(overview, row, told)
    return (
        f'<tr><td{back} rowspan="2" valign="middle" style="padding: 6px 8px;">{picture}</td>'
        f"{made}</tr><tr>"
        f'<td{back} colspan="{len(cells)}" style="padding: {BELOW};">{effect}</td></tr>'
    )


def numbers(page: Page, row: Row, told: Told) -> str:
    """Figures have the colour of the card's class; words may name colours themselves."""
    text = value(row, "numbers", told)
    if any(sign.isalpha() for sign in row.numbers):
        return f'<span class="name">{text}</span>'
    colour = mix(getattr(page.theme, row.colour), page.theme.ink, 0.25)
    return figure(text, f' style="color: {colour};"')


def reasons(overview: Overview, row: Row, told: Told) -> str:
    """Why a value may be wrong, where that is something else than what is told above all cards."""
    words, why = names(overview, told), reasons_why()
    doubtful = {part: reason for part, reason in row.doubts.items() if part != "name"}
    parts: dict[str, list[str]] = {}
    for part, reason in doubtful.items():
        if reason != told.reason:
            parts.setdefault(reason, []).append(words[part])
    others = [f"{', '.join(named)}: {why[reason]}" for reason, named in parts.items()]
    if len(set(doubtful.values())) == 1:
        others = [why[reason] for reason in parts]  # for all that is marked
    return f'<br><span class="soft">{MARK} {escape("; ".join(others))}</span>' if others else ""


def figure(text: str, style: str = "") -> str:
    return f'<span class="figure"{style}>{text}</span>'


def value(row: Row, column: str, told: Told) -> str:
    """One value; numbers keep to one line."""
    text = escape(str(getattr(row, column))).replace("–", "\u2060–\u2060")
    return signed(text, sign(row, column, told))


def sign(row: Row, column: str, told: Told) -> str:
    """Marks what nobody could read off a card, or what somebody could where most are not sure."""
    if column not in row.doubts:
        return SURE if column in told.parts else ""
    is_told = column in told.parts and row.doubts[column] == told.reason
    return "" if is_told else MARK


def signed(text: str, mark: str) -> str:
    return f"{text}&nbsp;{mark}" if text and mark else text
