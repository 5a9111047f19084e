"""The table of strength as a Markdown page: how it was measured, then a table for each game."""

from textwrap import fill
from typing import Final, NamedTuple

from citybuilder import __version__
from citybuilder.cli.sequential import ERROR
from citybuilder.cli.simulate import FAR_APART
from citybuilder.cli.strength_record import Row
from citybuilder.cli.strength_rows import MARGIN, Pairing, Terms
from citybuilder.cli.strength_texts import StrengthWords
from citybuilder.cli.tally import interval
from citybuilder.games import GAMES
from citybuilder.playing.looking_back import is_compiled

WIDTH: Final = 100  # characters of a line of prose


class Section(NamedTuple):
    """One game: its yardstick, what its plans are, and its rows."""

    key: str
    title: str
    iterations: int  # of a search, per CPU second
    plans: list[str]
    rows: list[tuple[Pairing, Row]]


def page(sections: list[Section], plan: Terms, words: StrengthWords) -> str:
    parts = [f"# {words.title()}", fill(words.method(), WIDTH), f"    {command(sections, plan)}"]
    if plan.sequential:
        parts.append(fill(words.stops(MARGIN, ERROR), WIDTH))
    parts.append(fill(words.times(), WIDTH))
    parts.append("\n".join(facts(sections, plan, words)))
    speeds = [[section.title, f"{section.iterations:,}"] for section in sections]
    parts.append("\n".join(table(words.yardstick(), speeds, 1)))
    for section in sections:
        lines = [cells(pairing, row, plan, words) for pairing, row in section.rows]
        parts += [f"## {section.title}", "\n".join(table(words.headings(), lines, 2))]
        parts += [fill(plan, WIDTH) for plan in section.plans]
    return "\n\n".join(parts) + "\n"


def command(sections: list[Section], plan: Terms) -> str:
    """What has to be typed to make the same table."""
    keys = tuple(section.key for section in sections)
    named = "" if keys == GAMES else " " + " ".join(keys)
    given = f" --games {plan.most} --seed {plan.seed}"
    given += f" --budget {plan.budget:g}" if plan.budget != 1.0 else ""
    given += " --sequential" if plan.sequential else ""
    given += " --targets" if plan.only_targets else ""
    return f"citybuilder strength{named}{given}"


def facts(sections: list[Section], plan: Terms, words: StrengthWords) -> list[str]:
    rows = [row for section in sections for _, row in section.rows]
    days = sorted(row.date for row in rows)
    found = [
        " – ".join(dict.fromkeys([days[0], days[-1]])),
        __version__,
        words.yes_or_no(is_compiled()),
        words.seeds(plan.seed, FAR_APART),
        f"{plan.budget:g}",
        ", ".join(map(str, sorted({row.jobs for row in rows}))),
    ]
    return [f"- {name}: {value}" for name, value in zip(words.facts(), found, strict=True)]


def cells(pairing: Pairing, row: Row, plan: Terms, words: StrengthWords) -> list[str]:
    return [
        str(pairing.seats),
        words.pairing(pairing.first, pairing.second, pairing.seats),
        f"{round(row.wins, 2):.12g}",
        str(row.games),
        *rate(row),
        " : ".join(f"{score:.1f}" for score in row.scores),
        " / ".join(map(brief, row.wall)),
        " / ".join(map(brief, row.cpu)),
        "; ".join(targets(pairing, row, plan, words)),
    ]


def targets(pairing: Pairing, row: Row, plan: Terms, words: StrengthWords) -> list[str]:
    """What is expected of the row, and what came of it."""
    said = []
    if pairing.target is not None:
        said.append(words.target(pairing.target, row.verdict if plan.sequential else None))
    mine, theirs = row.scores
    if pairing.lead is not None and theirs > 0:
        said.append(words.lead(pairing.lead, mine / theirs - 1))
    return said


def rate(row: Row) -> tuple[str, str]:
    """The share of wins, and its interval."""
    low, high = interval(row.wins, row.games)
    return f"{row.wins / row.games:.1%}", f"{low:.1%} – {high:.1%}"


def brief(milliseconds: float) -> str:
    return f"{milliseconds:.0f}" if milliseconds >= 10 else f"{milliseconds:.2f}"


def table(headings: list[str], rows: list[list[str]], words: int) -> list[str]:
    """In Markdown; what follows the columns of words is set to the right."""
    sides = ["---"] * words + ["---:"] * (len(headings) - words)
    return [f"| {' | '.join(row)} |" for row in (headings, sides, *rows)]
