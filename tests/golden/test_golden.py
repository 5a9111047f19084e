"""Golden games are played again, answer by answer, and read the same in every build.

After a change of the rules that is meant, write them anew with

    python -m pytest tests/golden --regenerate

and read the differences before they are committed. The answers in the files are what is played,
so advice can be tuned freely; only writing them anew asks it.
"""

from itertools import count
from pathlib import Path

import pytest
from helpers.builds import COMPILED
from helpers.golden import answers_of, fingerprint, settings_of, told
from helpers.long import long_if
from helpers.matches import advice_of
from helpers.tables import TABLES, game_of

from citybuilder.core.game import Action, Options, State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match

FOLDER = Path(__file__).parent
SEEDS = 4
FEW = 2 if COMPILED else 1  # both builds read the same, so what one has read suffices
LONGEST = 600  # lines

# File, seats, options, and words that make a match worth keeping.
GOLDEN: list[tuple[str, int, Options, tuple[str, ...]]] = [
    (
        "machi_koro_2",
        2,
        {"market": "all_piles", "copies": "unlimited"},
        ("reroll", "keep", "extra turn", "for stadium", "pays"),
    ),
    (
        "machi_koro_3_beginners",
        3,
        {"market": "ten_piles", "copies": "two"},
        ("gives", "rob", "comes out", "for cheese_factory", "builds nothing"),
    ),
    (
        "machi_koro_4",
        4,
        {"market": "ten_piles", "copies": "unlimited"},
        ("rob", "comes out", "extra turn", "reroll", "for mine"),
    ),
    (
        "machi_koro_2_harbor",
        2,
        {"market": "three_rows", "expansion": "harbor"},
        ("raises the throw", "for city_hall", "keep", "comes out"),
    ),
    (
        "machi_koro_3_both",
        3,
        {"market": "three_rows", "expansion": "both"},
        ("demolishes", "sends", "invests", "to the bank", "for the boats"),
    ),
    ("the_city_2", 2, {}, ("passes", "keep which?", "build:architect", "builds city_villa")),
    ("the_city_3", 3, {}, ("build a second card?", "shuffled", "builds construction_crew")),
    ("the_city_5", 5, {}, ("above the limit", "shuffled", "passes", "builds subway")),
    (
        "cities_2",
        2,
        {"city": "new_york", "length": "normal"},
        ("reaches new_york_", "unseen", "loses", "height 4", "puts monument"),
    ),
    (
        "cities_3",
        3,
        {"city": "lisbon", "length": "normal"},
        ("things are left", "reaches lisbon_", "puts special", "takes the star"),
    ),
    (
        "urbanization_2",
        2,
        {"inventions": "yes"},
        ("modernise:", "uses the professor", "combinations", "sells to", "goods"),
    ),
    (
        "urbanization_4",
        4,
        {"inventions": "no"},
        ("uses the broker", "uses the farmer", "uses the factory_owner", "administration", "taxes"),
    ),
]


def game_key(name: str) -> str:
    return max((table.key for table in TABLES if name.startswith(table.key)), key=len)


def write(name: str, seats: int, options: Options, wanted: tuple[str, ...]) -> None:
    """The first match by preference that shows all that is wanted, in not too many lines."""
    game = game_of(game_key(name))
    for seed in count(1):
        pick = by_preference(advice_of(game), seed)

        def choose(match: Match[State], actions: list[Action], offered: list[str]) -> str:
            return offered[actions.index(pick(match.state, actions))]  # noqa: B023 - used at once

        text = told(game, seats, options, seed, choose)
        if len(text.splitlines()) < LONGEST and all(words in text for words in wanted):
            (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8", newline="\n")
            return


@pytest.mark.parametrize(
    ("name", "seats", "options", "wanted"), GOLDEN, ids=[name for name, *_ in GOLDEN]
)
def test_a_golden_game_reads_the_same(
    name: str,
    seats: int,
    options: Options,
    wanted: tuple[str, ...],
    request: pytest.FixtureRequest,
) -> None:
    if request.config.getoption("regenerate"):
        write(name, seats, options, wanted)
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    settings = settings_of(text)
    assert (settings["game"], settings["seats"]) == (game_key(name), str(seats))
    assert {key: settings[key] for key in options} == options
    answers = iter(answers_of(text))
    seed = int(settings["seed"])

    def choose(_match: Match[State], _actions: list[Action], _offered: list[str]) -> str:
        return next(answers)

    assert told(game_of(settings["game"]), seats, options, seed, choose) == text
    assert all(words in text for words in wanted)


def fingerprints(seed: int) -> list[str]:
    return [fingerprint(table.game, table.seats, table.options, seed) for table in TABLES]


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=long_if(seed >= FEW)) for seed in range(SEEDS)]
)
def test_random_matches_have_the_same_fingerprints(
    seed: int, request: pytest.FixtureRequest
) -> None:
    path = FOLDER / "fingerprints.txt"
    if request.config.getoption("regenerate"):
        each = zip(*map(fingerprints, range(SEEDS)), strict=True)
        lines = [line for lines in each for line in lines]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8").splitlines()[seed::SEEDS] == fingerprints(seed)
