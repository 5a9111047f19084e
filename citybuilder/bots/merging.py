"""What several bots together think of one question: each has tried the answers by itself."""

from citybuilder.bots.bot import Ranked
from citybuilder.core.game import Action


def merged(answers: list[list[Ranked]]) -> list[Ranked]:
    """All answers, the one that was tried most often first. Where only one bot has answered, or
    none has tried anything out, what the first one says."""
    whole = 0
    for ranked in answers:
        for choice in ranked:
            whole += choice.visits
    if len(answers) < 2 or whole == 0:
        return answers[0] if answers else []
    found: dict[Action, Ranked] = {}
    for ranked in answers:
        for choice in ranked:
            add(found, choice)
    for choice in found.values():
        choice.trust = choice.visits / whole
    return sorted(found.values(), key=lambda choice: -choice.visits)


def add(found: dict[Action, Ranked], choice: Ranked) -> None:
    """Visits add up; the chance is the mean over all of them."""
    known = found.get(choice.action)
    if known is None:
        known = Ranked(choice.action, choice.chance, None, 0.0, choice.visits)
        known.each = choice.each
        found[choice.action] = known
        return
    known.each = [*known.each, *choice.each]
    visits = known.visits + choice.visits
    if visits > 0:
        hope = known.chance * known.visits + choice.chance * choice.visits
        known.chance = hope / visits
    known.visits = visits
