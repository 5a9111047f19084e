"""Reasons for answers, to be compared with what is expected."""

from collections.abc import Sequence

from citybuilder.bots.bot import Ranked
from citybuilder.bots.comparison import Comparison, Difference
from citybuilder.bots.reasons import explain
from citybuilder.core.game import Action, Game, S
from citybuilder.core.rng import seeded
from helpers.matches import advice_of

Read = list[tuple[int, float, bool]]


def reasons(
    game: Game[S], view: S, actions: Sequence[Action], chances: Sequence[float], seed: int = 5
) -> list[Comparison]:
    """Of seat 0, for answers with these chances."""
    ranked = [Ranked(action, chance) for action, chance in zip(actions, chances, strict=True)]
    explain(advice_of(game), view, 0, ranked, seeded(seed))
    return [choice.reason for choice in ranked if choice.reason is not None]


def read(found: Sequence[Difference]) -> Read:
    return [(one.rule, one.more, one.counted) for one in found]


def told(found: Sequence[Comparison]) -> list[tuple[Read, Read]]:
    return [(read(reason.own), read(reason.theirs)) for reason in found]
