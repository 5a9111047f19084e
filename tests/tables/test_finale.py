"""The end of a match as it is told: the score step by step, then who has won; it can be skipped."""

from collections.abc import Callable

import pytest
from helpers.tables import every_game, game_of
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from citybuilder.core.game import Game, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.stage import finale as times
from citybuilder.stage.festival import Festival
from citybuilder.stage.scene import TableScene
from citybuilder.stage.tally import Tally, badge, signed
from citybuilder.tables.ending import Counted, winners, won
from citybuilder.tables.placement import Label, Panel
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import LIGHT, Look
from citybuilder.words.catalogue import translator

pytestmark = pytest.mark.usefixtures("typeface")
NAMES = ["Ada", "Ben", "Cleo"]
HIGHEST = [12, 30, 7]


def finished(key: str) -> Match[State]:
    match, pick = Match(game_of(key), len(NAMES), {}, 8), at_random(8)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    return match


class Evening:
    """A scene at the end of a match, whose time the test lets go by."""

    def __init__(self, key: str, calm: bool = False) -> None:
        self.match = finished(key)
        texts = texts_of(key)(self.match.game, NAMES, translator("en"))
        table = table_of(key)(texts, seat_looks(NAMES))
        self.scene = TableScene(table, Look(LIGHT, 1.0, calm))
        self.scene.stage.timer.setInterval(1_000_000)
        self.view = self.match.view(0)
        self.scene.show_view(self.view, 0)
        self.finale = self.scene.finale
        self.sums: list[tuple[int, int]] = []
        self.parties = self.ends = 0
        self.sounds: list[str] = []
        self.finale.counted.connect(lambda seat, score: self.sums.append((seat, score)))
        self.finale.celebrated.connect(self.celebrate)
        self.finale.ended.connect(self.end)
        self.scene.sounded.connect(self.sounds.append)

    def celebrate(self) -> None:
        self.parties += 1

    def end(self) -> None:
        self.ends += 1

    def begin(self, pace: float = 1.0) -> None:
        self.finale.begin(self.view, pace)

    def wait(self, until: Callable[[], bool], step: float = 100.0, most: float = 90_000.0) -> float:
        passed = 0.0
        while not until():
            assert passed < most
            self.scene.stage.advance(step)
            passed += step
        return passed

    def bright(self) -> set[str]:
        return {key for key, piece in self.scene.pieces.items() if not piece.receded}


@pytest.fixture
def evening(qtbot: QtBot) -> Evening:
    assert qtbot
    return Evening(GAMES[0])


@every_game
def test_every_seat_is_counted_to_its_score_and_the_winner_comes_last(
    game: Game[State], qtbot: QtBot
) -> None:
    assert qtbot
    evening = Evening(game.key)
    evening.begin()
    lit = set()
    while not evening.parties:
        evening.scene.stage.advance(100)
        lit |= evening.bright()
    scores = {
        seat: sum(step.points for step in evening.scene.table.counted(evening.view, seat))
        for seat in range(len(NAMES))
    }
    assert dict(evening.sums) == scores
    assert len(evening.sums) == len(NAMES)
    assert evening.sums[-1][0] in winners(game, evening.view)
    for _, step in evening.scene.table.reckoning(evening.view):
        assert lit.issuperset(step.keys)
    evening.wait(lambda: evening.ends > 0)
    assert not evening.scene.is_moving()
    assert evening.bright() == set(evening.scene.pieces)


@every_game
def test_the_city_that_has_won_is_celebrated_in_the_evening(
    game: Game[State], qtbot: QtBot
) -> None:
    assert qtbot
    evening = Evening(game.key)
    scene = evening.scene
    first = winners(game, evening.view)
    title = won(scene.table.texts, evening.view)
    made = Festival(scene, evening.view, first, title).picture().toImage()
    assert made.width() == round(scene.sceneRect().width())
    assert made.pixelColor(2, made.height() // 3).lightness() < 80  # night
    middle = made.pixelColor(made.width() // 2, made.height() // 2)
    assert middle != QColor(LIGHT.table_top)


def test_what_is_to_come_is_dim_and_what_counts_is_bright(evening: Evening) -> None:
    evening.begin()
    assert evening.bright() == set()
    first = next(step for _, step in evening.finale.left)
    evening.wait(lambda: evening.finale.tally.step is first)
    assert set(first.keys) <= evening.bright()


def test_it_ends_by_itself_after_the_celebration(evening: Evening) -> None:
    evening.begin()
    evening.wait(lambda: evening.parties == 1)
    assert evening.ends == 0
    evening.wait(lambda: evening.ends == 1)
    assert not evening.finale.is_told
    assert "win" in evening.sounds
    assert "firework" in evening.sounds


def test_skipping_leads_to_the_winner_first_and_then_to_the_result(evening: Evening) -> None:
    evening.begin()
    evening.finale.skip()
    assert (evening.parties, evening.ends) == (1, 0)
    evening.finale.skip()
    assert (evening.parties, evening.ends) == (1, 1)
    evening.finale.skip()
    assert evening.ends == 1


def test_a_higher_pace_takes_less_time(qtbot: QtBot) -> None:
    assert qtbot
    lengths = []
    for pace in (0.5, 1.0, 3.0):
        evening = Evening(GAMES[0])
        evening.begin(pace)
        lengths.append(evening.wait(lambda: evening.ends == 1, step=20.0))  # noqa: B023
    assert lengths[0] > 1.8 * lengths[1]
    assert lengths[1] > 2.5 * lengths[2]


def test_many_steps_take_no_longer_than_few(qtbot: QtBot) -> None:
    assert qtbot
    for key in GAMES:
        evening = Evening(key)
        evening.begin()
        steps = len(evening.finale.left)
        counting = steps * evening.finale.length
        assert counting <= max(times.COUNTING, steps * times.QUICKEST)
        assert evening.finale.length <= times.SLOWEST


def test_with_little_motion_it_is_counted_in_one_step_and_nothing_flies(qtbot: QtBot) -> None:
    assert qtbot
    evening = Evening(GAMES[0], calm=True)
    evening.begin()
    assert len(evening.sums) >= len(NAMES)
    assert list(evening.finale.tally.totals) == [
        sum(step.points for step in evening.scene.table.counted(evening.view, seat))
        for seat in range(len(NAMES))
    ]
    evening.wait(lambda: evening.ends == 1)
    assert evening.parties == 0


@pytest.mark.parametrize("steps", [0, 5, 400])
def test_whatever_comes_between_nothing_of_it_stays(evening: Evening, steps: int) -> None:
    before = len(evening.scene.items())
    evening.begin()
    for _ in range(steps):
        if evening.ends == 0:
            evening.scene.stage.advance(50)
    evening.scene.show_view(evening.view, 0)
    assert not evening.finale.is_told
    assert not evening.scene.is_moving()
    assert len(evening.scene.items()) == before
    assert evening.bright() == set(evening.scene.pieces)


def test_another_size_leads_to_the_result_at_once(evening: Evening) -> None:
    evening.begin()
    evening.scene.set_room(1400, 800, 1.0)
    assert evening.ends == 1


def test_the_board_lies_where_it_covers_nothing_that_counts_if_it_can(qtbot: QtBot) -> None:
    assert qtbot
    for key in GAMES:
        evening = Evening(key)
        evening.begin()
        scene, finale = evening.scene, evening.finale
        while not evening.parties:
            scene.stage.advance(200)
            board = finale.board
            if board is None or finale.tally.step is None:
                continue
            place = board.sceneBoundingRect()
            for lit in finale.tally.step.keys:
                common = place.intersected(scene.rect_of(lit))
                whole = scene.rect_of(lit)
                covered = common.width() * common.height() / (whole.width() * whole.height())
                assert common.isEmpty() or covered < 0.5, (key, lit)


# The board


def test_a_row_of_the_board_says_how_much_was_counted() -> None:
    looks = seat_looks(NAMES)
    tally = Tally(looks, HIGHEST, 30, seat=1, step=Counted("Orders", "Blue (2 × 1)", 2, ()))
    bars = []
    for seat, score in enumerate(HIGHEST):
        parts = tally.row(seat)
        assert [part.text for part in parts if isinstance(part, Label)] == [NAMES[seat], str(score)]
        panels = [part for part in parts if isinstance(part, Panel)]
        bars += [panel.rect.w for panel in panels if panel.fill == looks[seat].colour]
    assert bars[1] > bars[0] > bars[2]


def test_the_head_says_what_is_counted_and_what_it_brings() -> None:
    step = Counted("Orders", "Blue (2 × 1)", 2, ())
    tally = Tally(seat_looks(NAMES), HIGHEST, 30, 1, step)
    words = [part.text for part in tally.head("") if isinstance(part, Label)]
    assert words == ["Orders", "Blue (2\u00a0×\u00a01)", "+2"]
    same = Tally(seat_looks(NAMES), HIGHEST, 30, 1, Counted("Coins", "Coins", 0, ()))
    assert [part.text for part in same.head("") if isinstance(part, Label)] == ["", "Coins"]
    assert [part.text for part in Tally((), (), 0).head("Over") if isinstance(part, Label)] == [
        "Over"
    ]


def test_less_is_told_with_a_minus() -> None:
    assert (signed(3), signed(-2)) == ("+3", "−2")
    assert badge(3)[1].width > badge(3)[1].height
