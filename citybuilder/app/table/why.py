"""Why a bot proposes an answer, in words: what clearly differs, or that it is close. The chances
are shown beside it and are no reason."""

from collections.abc import Sequence
from typing import Final

from citybuilder.app.language import translate
from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import IN_ALL, Comparison, Difference
from citybuilder.core.game import State
from citybuilder.playing.chance_words import step
from citybuilder.tables.texts import Texts, fill

SLIGHT: Final = 1e-6  # a half is rounded up
POINT: Final = 2  # coins, or the like, do not yet make up for one
SETTLED: Final = 0.025  # of a chance


def reason_of(
    choice: Ranked, ranked: Sequence[Ranked], texts: Texts, view: State, alone: bool = False
) -> str:
    """Of the best answer, why it is; of another one, how it compares with the best. Empty where
    nothing was compared. Where it is the only proposal, others are not spoken of one by one."""
    reason = choice.reason
    if reason is None:
        return translate("table", "There is no other choice.") if alone else ""
    other = next(one for one in ranked if one.action == reason.other)
    first, close = choice is ranked[0], are_close(choice, other)
    sign = 1 if first else -1
    near = close and not alone
    unsettled = near and not is_settled(ranked[0].chance)  # else nothing is close any more
    if told := ending(choice, other, texts, view, sign) or by_lines(reason, texts, sign, False):
        return fill(comparing(first, unsettled), told)
    if told := merit(choice, ranked if near else (choice, other), texts, view, near, sign):
        return fill(praising(first, near), told)
    if told := by_lines(reason, texts, sign, True):
        return fill(comparing(first, unsettled), told)
    if close and is_settled(ranked[0].chance):
        return translate("table", "It hardly makes a difference any more.")
    if close and alone:
        return translate("table", "It is close: other choices are about as good.")
    if not close and (told := investing(reason, texts, sign)):
        return fill(comparing(first, close), told)
    return undecided(first, close)


def ending(choice: Ranked, other: Ranked, texts: Texts, view: State, sign: int) -> str:
    """How the answer may win at once, where that speaks for it, or against it."""
    mine, others = (texts.odds_to_end(view, one.action) for one in (choice, other))
    return texts.chance_to_end(view, choice.action) if (mine - others) * sign > 0 else ""


def comparing(first: bool, close: bool) -> str:
    """Around what differs."""
    if first:
        return (
            translate("table", "It is close. In its favour: %1")
            if close
            else translate("table", "Why: %1")
        )
    if close:
        return translate("table", "Close behind the best choice: %1")
    return translate("table", "Compared with the best choice: %1")


def praising(first: bool, close: bool) -> str:
    """Around what is good about an answer, whatever there is beside it."""
    if close:
        return translate("table", "It is close. %1")
    if first:
        return translate("table", "Why: %1")
    return translate("table", "%1 All in all, the best choice promises more.")


def undecided(first: bool, close: bool) -> str:
    if first:
        return (
            translate("table", "It is close: the first two are about equally good.")
            if close
            else translate("table", "Why: no single thing decides it, it pays off bit by bit.")
        )
    if close:
        return translate("table", "It is close: this is about as good as the best choice.")
    return translate(
        "table",
        "Compared with the best choice: no single thing decides it, it falls short bit by bit.",
    )


def is_settled(chance: float) -> bool:
    """Whether a match is nearly won or lost."""
    return min(chance, 1.0 - chance) < SETTLED


def are_close(one: Ranked, other: Ranked) -> bool:
    """Whether their chances are known too roughly to say which is higher, or told alike; those of
    a puzzle are known well."""
    apart, error = abs(one.chance - other.chance), max(one.error, other.error)
    return apart <= error or (error > 0.0 and step(one.chance) == step(other.chance))


def differing(reason: Comparison, texts: Texts, sign: int, name: str = "") -> str:
    """What speaks for the answer, or against it where the sign is turned. With a name, it is told
    to others, too."""
    return by_lines(reason, texts, sign, False, name) or by_lines(reason, texts, sign, True, name)


def by_lines(reason: Comparison, texts: Texts, sign: int, counts: bool, name: str = "") -> str:
    """As far as the bot looks ahead, else by the next turn; nothing where the points as a whole say
    the opposite. What gives no points, if it is to be told, counts nothing in the end."""
    later = counts and not reason.to_the_end
    lasting = clauses_of(reason.own, reason.theirs, reason, texts, sign, later, name)
    if lasting:
        return until(lasting, reason.to_the_end)
    soon = clauses_of(reason.soon, (), reason, texts, sign, counts and not reason.ends_soon, name)
    if not soon:
        return ""
    if name:
        return fill(translate("table", "%1 by %2's next turn."), soon[0], name)
    return fill(translate("table", "%1 by your next turn."), soon[0])


def investing(reason: Comparison, texts: Texts, sign: int) -> str:
    """What the better answer costs as far as lines of the score are followed, or the weaker one
    brings: what makes up for it comes later."""
    found = paid(reason.own)
    if reason.to_the_end or against_all(found, sign) <= 0:
        return ""
    lines = [one for one in found if one.rule != IN_ALL]
    told = said((lines if len(lines) == 1 else in_all(found) or lines)[0], texts)
    text = (
        translate("table", "%1 in the next few turns, but the bot expects more from it later.")
        if sign > 0
        else translate("table", "%1 in the next few turns, but the bot expects less from it later.")
    )
    return fill(text, fill(translate("table", "about %1"), told))


def against_all(found: Sequence[Difference], sign: int) -> int:
    """By how many points in all the lines speak against the answer; nothing where nobody knows."""
    if in_all(found):
        return -whole(in_all(found)[0]) * sign
    if any(one.more * sign > 0 for one in found):
        return 0
    return sum(-whole(one) * sign for one in found)


def clauses_of(
    mine: Sequence[Difference],
    rivals: Sequence[Difference],
    reason: Comparison,
    texts: Texts,
    sign: int,
    counts: bool,
    name: str = "",
) -> list[str]:
    """What comes of it for oneself, and for the strongest opponent; what is told must not say the
    opposite of what it is told for."""
    own, gain, in_points = of_oneself(mine, texts, sign, counts)
    theirs = tellable(rivals, texts, counts)
    rival = [*in_all(theirs), *theirs][:1]
    loss = sum(whole(one) * sign for one in rival)
    if own:
        dear = bool(rival) and not rival[0].counted and not in_points
        if loss > 0 and loss * (POINT if dear else 1) >= gain:
            return []
        return [own, *(of_rival(one, reason, texts, loss > 0) for one in rival)]
    price = against_all(paid(mine), sign)
    if loss >= 0 or price >= -loss:
        return []
    found = [of_rival(one, reason, texts, False) for one in rival]
    if price > 0:
        lost = said([*in_all(mine), *paid(mine)][0], texts)
        if name:
            found.append(fill(translate("table", "In return, %1 gets about %2"), name, lost))
        else:
            found.append(fill(translate("table", "In return, you get about %1"), lost))
    return found


def of_rival(one: Difference, reason: Comparison, texts: Texts, in_return: bool) -> str:
    text = (
        translate("table", "In return, %1 gets about %2")
        if in_return
        else translate("table", "%1 gets about %2")
    )
    return fill(text, texts.name(reason.rival), said(one, texts))


def merit(
    choice: Ranked,
    beside: Sequence[Ranked],
    texts: Texts,
    view: State,
    shared: bool,
    sign: int,
) -> str:
    """What is good about an answer by itself, unless those beside it are as good. What speaks for
    it must be more than what they bring, unless it is near them."""
    others = [one for one in beside if one is not choice]
    told = texts.merit(view, choice.action)
    if told and (shared or all(is_told_apart(choice, one, texts, view, sign) for one in others)):
        return told
    known = [{line.rule: whole(line) for line in brought(other, texts)} for other in others]
    lines = []
    for line in brought(choice, texts):
        beyond = [whole(line) - lines_of.get(line.rule, 0) for lines_of in known]
        if any(beyond) and (shared or sign < 0 or min(beyond) > 0):
            lines.append(line)
    return at_once(lines, texts)


def is_told_apart(choice: Ranked, other: Ranked, texts: Texts, view: State, sign: int) -> bool:
    """Whether merits differ; what speaks for an answer must not be less than what is beside it."""
    mine, others = (texts.on_average(view, one.action) for one in (choice, other))
    if mine < others and sign > 0:
        return False
    return texts.merit(view, choice.action) != texts.merit(view, other.action)


def brought(choice: Ranked, texts: Texts) -> Sequence[Difference]:
    """The lines that an answer adds to at once: points, else what gives none."""
    found = choice.reason.at_once if choice.reason is not None else ()
    more = [one for one in found if one.rule != IN_ALL and one.more > 0]
    return paid(more) or counted(more, texts)


def at_once(lines: Sequence[Difference], texts: Texts) -> str:
    if not lines:
        return ""
    told = said(lines[0], texts)
    if len(lines) > 1:
        told = fill(translate("table", "%1 and %2"), told, said(lines[1], texts))
    return fill(translate("table", "It brings %1 at once."), told)


def tellable(found: Sequence[Difference], texts: Texts, counts: bool) -> Sequence[Difference]:
    """Points; else what is only counted, where it counts and there are words for it."""
    return paid(found) or (counted(found, texts) if counts else [])


def counted(found: Sequence[Difference], texts: Texts) -> Sequence[Difference]:
    return [one for one in found if one.counted and said(one, texts)]


def paid(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if not one.counted]


def in_all(found: Sequence[Difference]) -> Sequence[Difference]:
    return [one for one in found if one.rule == IN_ALL]


def of_oneself(
    mine: Sequence[Difference], texts: Texts, sign: int, counts: bool
) -> tuple[str, int, bool]:
    """What speaks for it, by how much, and whether in points: the line of points that brings it
    about, and what it costs or the next one; all points together where no line does; else what
    gives no points."""
    points = paid(mine)
    lines = [one for one in points if one.rule != IN_ALL]
    gains = [one for one in lines if one.more * sign > 0]
    costs = [one for one in lines if one.more * sign < 0]
    all_in_all = sum(whole(one) for one in in_all(points)) * sign
    known = bool(in_all(points))
    if gains and not (known and all_in_all <= 0):
        left = whole(gains[0]) * sign + sum(whole(one) * sign for one in costs[:1])
        if left > 0:
            return joined(gains, costs, texts), all_in_all if known else left, True
    if all_in_all > 0:
        return joined(in_all(points), (), texts), all_in_all, True
    others = counted(mine, texts) if counts else []
    more = [one for one in others if one.more * sign > 0]
    less = [one for one in others if one.more * sign < 0]
    gain = sum(whole(one) * sign for one in more[:1])
    price = sum(-whole(one) * sign for one in costs[:1])
    if price * POINT >= gain or any(-whole(one) * sign > gain for one in less):
        return "", 0, False
    return joined(more, [*costs, *less], texts), gain, False


def joined(gains: Sequence[Difference], costs: Sequence[Difference], texts: Texts) -> str:
    told = said(gains[0], texts)
    if costs:
        told = fill(translate("table", "%1, but %2"), told, said(costs[0], texts))
    elif len(gains) > 1:
        told = fill(translate("table", "%1 and %2"), told, said(gains[1], texts))
    return fill(translate("table", "about %1"), told)


def until(clauses: Sequence[str], to_the_end: bool) -> str:
    """The clauses as sentences; the first says how far the bot has looked ahead."""
    if not clauses:
        return ""
    ahead = translate("table", "%1 in the next few turns.")
    at_the_end = translate("table", "%1 by the end of the match.")
    first = fill(at_the_end if to_the_end else ahead, clauses[0])
    return " ".join([first, *(f"{clause}." for clause in clauses[1:])])


def whole(one: Difference) -> int:
    """As it is told; a half is rounded away from nothing."""
    return round(abs(one.more) + SLIGHT) * (1 if one.more > 0 else -1)


def said(one: Difference, texts: Texts) -> str:
    by = whole(one)
    if one.rule == IN_ALL:
        return texts.more_in_all(by)
    return texts.more_counted(one.rule, by) if one.counted else texts.more(one.rule, by)
