"""Why a bot proposes an answer, in words: what clearly differs, else the chances."""

from collections.abc import Sequence
from typing import Final

from citybuilder.app.language import translate
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.tables.texts import Texts, fill

SLIGHT: Final = 1e-6  # a half is rounded up
TELLING: Final = 3  # in a hundred: the least difference of chances that means something


def reason_of(
    choice: Ranked, ranked: Sequence[Ranked], texts: Texts, chances_known: bool = False
) -> str:
    """Of the best answer, why it is; of another one, how it compares with the best. Empty where
    nothing was compared, or nothing but chances that are known differs."""
    reason = choice.reason
    if reason is None:
        return ""
    other = next(one for one in ranked if one.action == reason.other)
    if choice is ranked[0]:
        text, sign = translate("table", "Why: %1"), 1
    else:
        text, sign = translate("table", "Compared with the first: %1"), -1
    points, chances = differing(reason, texts, sign), winning(choice, other, sign)
    if chances_known:
        return fill(text, points) if points else ""
    told = chances or points if is_weak(reason) else points or chances
    return fill(text, told) if told else undecided(choice, other, sign)


def undecided(choice: Ranked, other: Ranked, sign: int) -> str:
    """Where nothing speaks for the best answer but how often it was tried out."""
    even = abs(percent(choice) - percent(other)) < TELLING
    if sign > 0:
        both = translate("table", "The first two are about equally good.")
        return both if even else translate("table", "Why: the bot is surest of it.")
    same = translate("table", "It is about as good as the first.")
    doubt = translate("table", "It seems to be better, but the bot is less sure of it.")
    return same if even else doubt


def percent(choice: Ranked) -> int:
    return round(100 * choice.chance)


def winning(choice: Ranked, other: Ranked, sign: int) -> str:
    """The chances, if they differ in the way that is to be explained."""
    if (percent(choice) - percent(other)) * sign < TELLING:
        return ""
    text = translate("table", "you win about %1 times out of 100 instead of %2.")
    return fill(text, str(percent(choice)), str(percent(other)))


def differing(reason: Comparison, texts: Texts, sign: int) -> str:
    """What speaks for the answer, or against it where the sign is turned; nothing where the
    points as a whole say the opposite."""
    own, theirs = tellable(reason.own, texts), tellable(reason.theirs, texts)
    rival = [*in_all(theirs), *theirs][:1]
    gain = sum(one.more for one in in_all(own) or own) * sign
    loss = sum(one.more for one in rival) * sign
    if gain < 0 or loss >= gain:
        return ""
    clauses = [of_oneself(own, texts, sign)] if gain > 0 else []
    for one in rival:
        text = translate("table", "%1 gets about %2")
        clauses.append(fill(text, texts.name(reason.rival), said(one, texts)))
    return until(clauses, reason.to_the_end)


def tellable(found: Sequence[Difference], texts: Texts) -> Sequence[Difference]:
    """Points; what is only counted, where there are words for it and no points differ."""
    return paid(found) or [one for one in found if said(one, texts)]


def paid(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if not one.counted]


def in_all(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if one.rule == IN_ALL]


def is_weak(reason: Comparison) -> bool:
    """Whether points explain less than the chances: some are given for others and it is not clear
    which are more, or only what gives no points differs."""
    points = paid(reason.own)
    if in_all(points):
        return False
    return len({one.more > 0 for one in points or paid(reason.theirs)}) != 1


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
    ahead = translate("table", "%1 within the next turns.")
    at_the_end = translate("table", "%1 by the end of the match.")
    first = fill(at_the_end if to_the_end else ahead, clauses[0])
    return " ".join([first, *(f"{clause}." for clause in clauses[1:])])


def said(one: Difference, texts: Texts) -> str:
    by = round(abs(one.more) + SLIGHT) * (1 if one.more > 0 else -1)
    if one.rule == IN_ALL:
        return texts.more_in_all(by)
    return texts.more_counted(one.rule, by) if one.counted else texts.more(one.rule, by)
