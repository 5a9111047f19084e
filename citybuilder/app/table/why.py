"""Why a bot proposes an answer, in words: what clearly differs, else the chances."""

from collections.abc import Sequence
from typing import Final

from citybuilder.app.language import translate
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.tables.texts import Texts, fill

FOR: Final = 2  # differences that are told in favour of an answer,
AGAINST: Final = 1  # and against it
SLIGHT: Final = 1e-6  # a half is rounded up
TELLING: Final = 3  # in a hundred: the least difference of chances that means something


def reason_of(choice: Ranked, ranked: Sequence[Ranked], texts: Texts) -> str:
    """Of the best answer, why it is; of another one, how it compares with the best. Empty where
    nothing was compared, or where the bot is only surer of the best."""
    if choice.reason is None:
        return ""
    other = next(one for one in ranked if one.action == choice.reason.other)
    best = choice is ranked[0]
    sign = 1 if best else -1
    told = differing(choice.reason, texts, sign) or winning(choice, other, sign)
    if told:
        text = translate("table", "Why: %1")
        beside = translate("table", "Compared with the first: %1")
        return fill(text if best else beside, told)
    if abs(percent(choice) - percent(other)) >= TELLING:
        return ""
    if best:
        return translate("table", "The first two are about equally good.")
    return translate("table", "It is about as good as the first.")


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
    rival = next((one for one in theirs if one.rule == IN_ALL), theirs[0] if theirs else None)
    loss = rival.more * sign if rival is not None else 0.0
    gain = balance(own) * sign
    if gain < 0 or loss >= gain:
        return ""
    clauses = [of_oneself(own, texts, sign)] if gain > 0 else []
    if rival is not None:
        text = translate("table", "%1 gets about %2")
        clauses.append(fill(text, texts.name(reason.rival), said(rival, texts)))
    return until(clauses, reason.to_the_end)


def tellable(found: Sequence[Difference], texts: Texts) -> Sequence[Difference]:
    return [one for one in found if said(one, texts)]


def balance(own: Sequence[Difference]) -> float:
    """What the differences come to: all points, else those that are known; where no points
    differ, what is counted."""
    paid = [one for one in own if not one.counted]
    in_all = [one for one in paid if one.rule == IN_ALL]
    return sum(one.more for one in in_all or paid or own)


def of_oneself(own: Sequence[Difference], texts: Texts, sign: int) -> str:
    """The lines that bring it about, and what they cost; all points together where none does."""
    lines = [one for one in own if one.rule != IN_ALL]
    leading = [one for one in lines if one.more * sign > 0] or own
    told = said(leading[0], texts)
    for one in leading[1:FOR]:
        told = fill(translate("table", "%1 and %2"), told, said(one, texts))
    for one in [one for one in lines if one.more * sign < 0][:AGAINST]:
        told = fill(translate("table", "%1, but %2"), told, said(one, texts))
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
