"""The sequential test: Wald's bounds, both sides alike, and as few errors as promised."""

from math import ceil, exp, log
from random import Random

import pytest

from citybuilder.cli.sequential import AGAINST, FOR, UNDECIDED, Trial


def after(trial: Trial, *wins: float) -> str:
    for win in wins:
        trial.add(win)
    return trial.verdict()


def test_nothing_is_decided_before_the_first_game() -> None:
    trial = Trial(0.6, 0.5)
    assert (trial.verdict(), trial.decided(), trial.games) == (UNDECIDED, False, 0)


def test_the_bounds_are_walds() -> None:
    """At 5 % the odds must be 19 to 1: sixty against fifty in a hundred needs that many wins."""
    assert exp(Trial(0.6, 0.5).bound) == pytest.approx(19)
    needed = ceil(log(19) / log(0.6 / 0.5))
    assert needed == 17
    assert after(Trial(0.6, 0.5), *[1.0] * (needed - 1)) == UNDECIDED
    assert after(Trial(0.6, 0.5), *[1.0] * needed) == FOR
    lost = ceil(log(19) / log(0.5 / 0.4))
    assert lost == 14
    assert after(Trial(0.6, 0.5), *[0.0] * (lost - 1)) == UNDECIDED
    assert after(Trial(0.6, 0.5), *[0.0] * lost) == AGAINST


def test_a_smaller_margin_and_a_smaller_error_need_more_games() -> None:
    seventeen = [1.0] * 17
    assert after(Trial(0.6, 0.55), *seventeen) == UNDECIDED
    assert after(Trial(0.6, 0.5, 0.01), *seventeen) == UNDECIDED
    assert after(Trial(0.6, 0.4), *seventeen) == FOR


def test_wins_and_losses_are_treated_alike() -> None:
    """Whether one bot wins 55 % rather than 45 % is whether the other one does not."""
    chance = Random(4)
    one, other = Trial(0.55, 0.45), Trial(0.55, 0.45)
    opposite = {FOR: AGAINST, AGAINST: FOR, UNDECIDED: UNDECIDED}
    for _ in range(400):
        win = chance.choice([0.0, 0.5, 1.0])
        one.add(win)
        other.add(1 - win)
        assert one.evidence == pytest.approx(-other.evidence)
        assert one.verdict() == opposite[other.verdict()]


def test_a_shared_win_counts_in_parts() -> None:
    shared, split = Trial(0.35, 0.25), Trial(0.35, 0.25)
    after(shared, 0.25, 0.25, 0.25, 0.25)
    after(split, 1.0, 0.0, 0.0, 0.0)
    assert shared.evidence == pytest.approx(split.evidence)


def share_decided(verdict: str, true_rate: float, trials: int, ties: float) -> float:
    """How often it is decided so, if the games are won at this rate and some are shared."""
    chance = Random(11)
    found = 0
    for _ in range(trials):
        trial = Trial(0.6, 0.5)
        while not trial.decided():
            tied = chance.random() < ties
            trial.add(true_rate if tied else float(chance.random() < true_rate))
        found += trial.verdict() == verdict
    return found / trials


@pytest.mark.parametrize("ties", [0.0, 0.3])
def test_errors_are_as_rare_as_promised(ties: float) -> None:
    assert share_decided(FOR, 0.5, 600, ties) < 0.07
    assert share_decided(AGAINST, 0.6, 600, ties) < 0.07


def test_what_is_clear_is_decided_almost_always() -> None:
    assert share_decided(FOR, 0.7, 300, 0.0) > 0.99
    assert share_decided(AGAINST, 0.4, 300, 0.0) > 0.99


def test_the_report_says_what_was_asked_and_decided() -> None:
    trial = Trial(0.35, 0.25)
    after(trial, *[1.0] * 20)
    assert trial.report() == {
        "rate": 0.35,
        "or_at_most": 0.25,
        "error": 0.05,
        "verdict": FOR,
        "after": 20,
    }
