"""Why a bot proposes an answer, in words: what clearly differs, or that it is close. The chances
are shown beside it and are no reason."""

from collections.abc import Sequence
from typing import Final

from citybuilder.app.language import translate
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.core.game import State
from citybuilder.tables.texts import Texts, fill

SLIGHT: Final = 1e-6  # a half is rounded up
SETTLED: Final = 0.025  # of a chance


def reason_of(
    choice: Ranked, ranked: Sequence[Ranked], texts: Texts, view: State, alone: bool = False
) -> str:
    """Of the best answer, why it is; of another one, how it compares with the best. Empty where
    nothing was compared. Where it is the only proposal, others are not spoken of one by one."""
    reason = choice.reason
    if reason is None:
        return ""
    other = next(one for one in ranked if one.action == reason.other)
    first, close = choice is ranked[0], are_close(choice, other)
    sign = 1 if first else -1
    if told := ending(choice, other, texts, view, sign) or differing(reason, texts, sign):
        return fill(comparing(first, close and not alone), told)
    if told := texts.merit(view, choice.action) or at_once(reason, texts):
        return fill(praising(first, close and not alone), told)
    if close and alone:
        return translate("table", "It is close: other answers are about as good.")
    if close and is_settled(ranked[0].chance):
        return translate("table", "It hardly makes a difference any more.")
    return undecided(first, close)


def ending(choice: Ranked, other: Ranked, texts: Texts, view: State, sign: int) -> str:
    """How the answer may win at once, where that speaks for it, or against it."""
    mine, others = (texts.odds_to_end(view, one.action) for one in (choice, other))
    return texts.chance_to_end(view, choice.action) if (mine - others) * sign > 0 else ""


def comparing(first: bool, close: bool) -> str:
    """Around what differs."""
    if first:
        return (
            translate("table", "It is close. What speaks for it: %1")
            if close
            else translate("table", "Why: %1")
        )
    if close:
        return translate("table", "Close behind the best answer: %1")
    return translate("table", "Compared with the best answer: %1")


def praising(first: bool, close: bool) -> str:
    """Around what is good about an answer, whatever there is beside it."""
    if close:
        return translate("table", "It is close. %1")
    if first:
        return translate("table", "Why: %1")
    return translate("table", "Weaker than the best answer: %1")


def undecided(first: bool, close: bool) -> str:
    if first:
        return (
            translate("table", "It is close: the first two are about equally good.")
            if close
            else translate("table", "Why: no single thing decides it, it pays off bit by bit.")
        )
    if close:
        return translate("table", "It is close: this is about as good as the best answer.")
    return translate(
        "table",
        "Compared with the best answer: no single thing decides it, it falls short bit by bit.",
    )


def is_settled(chance: float) -> bool:
    """Whether a match is nearly won or lost."""
    return min(chance, 1.0 - chance) < SETTLED


def are_close(one: Ranked, other: Ranked) -> bool:
    """Whether their chances are known too roughly to say which is higher."""
    return abs(one.chance - other.chance) <= max(one.error, other.error)


def differing(reason: Comparison, texts: Texts, sign: int, name: str = "") -> str:
    """What speaks for the answer, or against it where the sign is turned: as far as the bot looks
    ahead, else by the next turn; nothing where the points as a whole say the opposite. With a name,
    it is told to others, too."""
    later = until(clauses_of(reason.own, reason.theirs, reason, texts, sign), reason.to_the_end)
    if later:
        return later
    soon = clauses_of(reason.soon, (), reason, texts, sign)
    if not soon:
        return ""
    if name:
        return fill(translate("table", "%1 by the next turn of %2."), soon[0], name)
    return fill(translate("table", "%1 by your next turn."), soon[0])


def clauses_of(
    mine: Sequence[Difference],
    rivals: Sequence[Difference],
    reason: Comparison,
    texts: Texts,
    sign: int,
) -> list[str]:
    own, theirs = tellable(mine, texts), tellable(rivals, texts)
    rival = [*in_all(theirs), *theirs][:1]
    gain = sum(one.more for one in in_all(own) or own) * sign
    if gain < 0 and len(own) > 1 and not in_all(own):
        gain = 0.0  # what is won here is lost there: nobody knows whether it is less in all
    loss = sum(one.more for one in rival) * sign
    if gain < 0 or loss >= gain:
        return []
    clauses = [of_oneself(own, texts, sign)] if gain > 0 else []
    for one in rival:
        text = (
            translate("table", "In return, %1 gets about %2")
            if loss > 0
            else translate("table", "%1 gets about %2")
        )
        clauses.append(fill(text, texts.name(reason.rival), said(one, texts)))
    return clauses


def at_once(reason: Comparison, texts: Texts) -> str:
    """The points that the answer brings by itself."""
    lines = [one for one in paid(reason.at_once) if one.rule != IN_ALL and one.more > 0]
    if not lines:
        return ""
    told = said(lines[0], texts)
    if len(lines) > 1:
        told = fill(translate("table", "%1 and %2"), told, said(lines[1], texts))
    return fill(translate("table", "It brings %1 at once."), told)


def tellable(found: Sequence[Difference], texts: Texts) -> Sequence[Difference]:
    """Points; what is only counted, where there are words for it and no points differ."""
    return paid(found) or [one for one in found if said(one, texts)]


def paid(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if not one.counted]


def in_all(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if one.rule == IN_ALL]


def of_oneself(own: Sequence[Difference], texts: Texts, sign: int) -> str:
    """The line that brings it about, and what it costs or the next one; all points together where
    no line does."""
    lines = [one for one in own if one.rule != IN_ALL]
    leading = [one for one in lines if one.more * sign > 0] or in_all(own)
    costs = [one for one in lines if one.more * sign < 0]
    told = said(leading[0], texts)
    if costs:
        told = fill(translate("table", "%1, but %2"), told, said(costs[0], texts))
    elif len(leading) > 1:
        told = fill(translate("table", "%1 and %2"), told, said(leading[1], texts))
    return fill(translate("table", "about %1"), told)


def until(clauses: Sequence[str], to_the_end: bool) -> str:
    """The clauses as sentences; the first says how far the bot has looked ahead."""
    if not clauses:
        return ""
    ahead = translate("table", "%1 within the next turns.")
    at_the_end = translate("table", "%1 by the end of the match.")
    first = fill(at_the_end if to_the_end else ahead, clauses[0])
    return " ".join([first, *(f"{clause}." for clause in clauses[1:])])


def said(one: Difference, texts: Texts) -> str:
    by = round(abs(one.more) + SLIGHT) * (1 if one.more > 0 else -1)
    if one.rule == IN_ALL:
        return texts.more_in_all(by)
    return texts.more_counted(one.rule, by) if one.counted else texts.more(one.rule, by)
