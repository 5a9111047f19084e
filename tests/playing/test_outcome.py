"""How somebody did in a match: the place, how far from the first, and what was their best."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from helpers.tables import game_of

from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.core.score import ScoreLine
from citybuilder.games import GAMES
from citybuilder.playing import outcome
from citybuilder.playing.outcome import Outcome, outcomes
from citybuilder.playing.seating import Occupant
from citybuilder.store import statistics
from citybuilder.store.statistics import Finished, Player
from citybuilder.tables.texts import Texts, texts_of
from citybuilder.words.catalogue import translator

NAMES = ["Ada", "Ben", "Cleo"]
CITIES = "cities"


def told(keys: Sequence[list[int]], seat: int, alone: bool = True, language: str = "en") -> str:
    """The place of a seat where matches ended like this."""
    match = Match(game_of(CITIES), len(keys), {}, 1)
    made = Outcome(match, texts_for(match, language), alone, [])
    made.keys = [*keys]
    made.standing = [1 + sum(other > key for other in keys) for key in keys]
    made.first = [number for number, key in enumerate(keys) if key == max(keys)]
    return made.place(seat)


def texts_for(match: Match[State], language: str = "en") -> Texts:
    return texts_of(match.game.key)(match.game, NAMES[: match.seats], translator(language))


def test_a_person_is_told_their_place_and_who_was_better() -> None:
    keys = [[40, 1], [57, 0], [43, 2]]
    assert told(keys, 0) == "You came third, 17 points behind Ben."
    assert told(keys, 2) == "You came second, 14 points behind Ben."
    assert told(keys, 1) == "You win, 14 points ahead of Cleo."
    assert told(keys, 0, language="de") == "Du belegst den dritten Platz, 17 Punkte hinter Ben."


def test_several_people_are_told_by_their_names() -> None:
    keys = [[40, 1], [57, 0], [43, 2]]
    assert told(keys, 1, alone=False) == "Ben wins, 14 points ahead of Cleo."
    assert told(keys, 0, alone=False) == "Ada came third, 17 points behind Ben."
    assert told(keys, 0, False, "de") == "Ada belegt den dritten Platz, 17 Punkte hinter Ben."


def test_one_point_is_one_point() -> None:
    assert told([[1, 0], [2, 0]], 0) == "You came second, 1 point behind Ben."


def test_a_tie_break_is_told_as_such() -> None:
    keys = [[40, 2], [40, 1], [12, 0]]
    assert told(keys, 0) == "You win by the tie-break over Ben."
    assert told(keys, 1) == "You came second, level with Ada: the tie-break decides."
    assert told(keys, 0, alone=False) == "Ada wins by the tie-break over Ben."
    assert told(keys, 1, alone=False) == "Ben came second, level with Ada: the tie-break decides."


def test_a_win_is_shared() -> None:
    keys = [[40, 2], [40, 2], [12, 0]]
    assert told(keys, 0) == "You share the win with Ben."
    assert told(keys, 0, alone=False) == "Ada shares the win with Ben."
    assert told(keys, 2) == "You came third, 28 points behind Ada and Ben."


def test_everybody_at_the_screen_is_told_the_best_first() -> None:
    match = Match(game_of(CITIES), 3, {}, 1)
    seats = [
        Occupant(name, who) for name, who in zip(NAMES, ("human", "human", "greedy"), strict=True)
    ]
    assert len(outcomes(match, seats, texts_for(match))) == 2
    bots = [replace(seat, who="greedy") for seat in seats]
    assert outcomes(match, bots, texts_for(match)) == []


# Records


def ended(
    score: int, who: str = "human", name: str = "Ada", game: str = CITIES, **options: str
) -> Finished:
    """An earlier match of two, which Ada has won."""
    first = Player(name=name, who=who, score=score, share=1.0, lines=[])
    other = Player(name="Ben", who="greedy", score=3, share=0.0, lines=[])
    return Finished(
        match=f"{score}{name}{who}",
        game=game,
        when=1.0,
        options=options,
        players=[first, other],
        turns=score,
        actions=9,
    )


def record_of(match: Match[State], before: Sequence[Finished], alone: bool = True) -> list[str]:
    return Outcome(match, texts_for(match), alone, before).record(0)


@pytest.fixture
def venice(monkeypatch: pytest.MonkeyPatch) -> Match[State]:
    """Ada has 61 points there."""
    match = Match(game_of(CITIES), 2, {"city": "venice"}, 1)
    monkeypatch.setattr(match.game, "scores", lambda _: [[ScoreLine(points=61)], []])
    return match


def test_the_best_of_a_city_is_told_with_the_one_before(venice: Match[State]) -> None:
    assert record_of(venice, [ended(58, city="venice"), ended(52, city="venice")]) == [
        "Your best result in Venice so far: 61 points; previously 58 points."
    ]


def test_what_is_no_better_than_before_is_no_record(venice: Match[State]) -> None:
    assert record_of(venice, []) == []
    assert record_of(venice, [ended(61, city="venice")]) == []
    assert record_of(venice, [ended(58, city="venice"), ended(62, city="venice")]) == []


def test_other_cities_other_people_and_bots_are_not_compared(venice: Match[State]) -> None:
    better = [ended(90, city="rio"), ended(90, name="Cleo"), ended(91, who="expert")]
    assert len(record_of(venice, [ended(58, city="venice"), *better])) == 1


def test_a_city_that_was_drawn_may_have_been_the_same(venice: Match[State]) -> None:
    assert record_of(venice, [ended(58, city="venice"), ended(90, city="random")]) == []


def test_where_several_people_play_a_record_has_a_name(venice: Match[State]) -> None:
    [said] = record_of(venice, [ended(58, city="venice")], alone=False)
    assert said.startswith("Ada's best result in Venice so far: ")


def test_in_a_race_the_quickest_win_is_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game_of(GAMES[0]), 2, {}, 1)
    made = Outcome(
        match, texts_for(match), True, [ended(60, game=GAMES[0]), ended(51, game=GAMES[0])]
    )
    monkeypatch.setattr(match.game, "turns", lambda _: 44)
    assert made.record(0) == [
        "Your quickest win in Machi Koro with 2 players so far: after 44 turns; previously after"
        " 51 turns."
    ]
    made.first = [1]
    assert made.record(0) == []


@pytest.mark.parametrize("expansion", ["none", "harbor"])
def test_a_match_with_an_expansion_is_compared_with_none_without(expansion: str) -> None:
    texts = texts_for(Match(game_of(GAMES[0]), 2, {}, 1))
    base: list[dict[str, str]] = [{}, {"expansion": "none"}, {"market": "ten_piles"}]
    same = [texts.may_be_same({"expansion": expansion}, other) for other in base]
    assert same == [expansion == "none"] * 3
    assert texts.may_be_same({"expansion": expansion}, {"expansion": expansion})


def test_a_match_is_compared_only_with_those_that_ended_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = Match(game_of(CITIES), 2, {}, 1)
    own = {"match": statistics.fingerprint(match, 0), "when": 2.0}
    ends = [ended(7), ended(1).model_copy(update=own), ended(8, game=GAMES[0])]
    ends.append(ended(9).model_copy(update={"when": 3.0}))
    monkeypatch.setattr(outcome, "finished", lambda: ends)
    assert [each.turns for each in outcome.earlier(match)] == [7]
