"""The real program: from the lobby to the end of a match at a screen, and without any screen."""

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from helpers.long import long_if
from PySide6.QtGui import QImage
from screen import PATIENCE, TOOLS, Screen, environment, open_screen, wait_until
from sights import LOBBY, TABLE, picture_if_failed, wait_for_sight

from citybuilder.app.display import NO_QT, why_no_window
from citybuilder.games import GAMES
from citybuilder.store import settings as settings_file
from citybuilder.store import statistics
from citybuilder.store.folders import saves_folder
from citybuilder.store.saves import load
from citybuilder.store.settings import Settings, Setup

PROGRAM = [sys.executable, "-P", "-m", "citybuilder", "--lang", "de"]
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]
needs_screen = pytest.mark.skipif(bool(MISSING), reason=f"{' and '.join(MISSING)} not installed")
PICTURES = Path(__file__).resolve().parents[2] / "build" / "window"  # of what failed
SOME = 12  # answers of a match that is left
REST = 0.6  # seconds: a hand that goes on clicking has seen nothing yet, and is not heard
WAY_TO_PRIMARY = (90, 38)  # pixels from the lower right corner of the window


@pytest.fixture
def screen() -> Iterator[Screen]:
    with open_screen() as opened:
        yield opened


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, which this test reads as well as the program."""
    folder = tmp_path / "data"
    monkeypatch.setenv("CITYBUILDER_DATA", str(folder))
    return folder


def actions_saved() -> int:
    saves = list(saves_folder().glob("*.citybuilder"))
    return len(load(saves[0]).match.actions) if saves else 0


@needs_screen
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=long_if(game != GAMES[-1])) for game in GAMES[1:]]
)
def test_a_match_is_begun_in_the_lobby_and_left(
    screen: Screen, data: Path, tmp_path: Path, game: str
) -> None:
    with at_the_table(screen, data, tmp_path, game) as answer:
        wait_until(lambda: answer() >= SOME, "an answer by keys")
    assert statistics.finished() == []
    assert actions_saved() >= SOME


@needs_screen
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=long_if(game != GAMES[0])) for game in GAMES]
)
def test_a_match_is_played_from_the_lobby_to_its_end(
    screen: Screen, data: Path, tmp_path: Path, game: str
) -> None:
    with at_the_table(screen, data, tmp_path, game) as answer:
        wait_until(lambda: answer() > 0 and bool(statistics.finished()), "the end of the match")
    [result] = statistics.finished()
    assert [player.who for player in result.players] == ["human", "beginner"]


@contextmanager
def at_the_table(
    screen: Screen, data: Path, tmp_path: Path, game: str
) -> Iterator[Callable[[], int]]:
    """The program with a match that was begun in the lobby and has one answer by the mouse; what
    gives some more by keys, and says how many there are."""
    if why_no_window(environment(data, screen.name)) == NO_QT:
        pytest.skip("a library that Qt needs for windows is not installed")
    setups = {game: Setup([("Ada", "human"), ("Ben", "beginner")], {})}
    settings_file.save(Settings(pace=0, sound=False, last_game=game, setups=setups))
    with (tmp_path / "told").open("w") as told:
        program = subprocess.Popen(
            PROGRAM, env=environment(data, screen.name), stdout=told, stderr=told
        )
    try:
        with picture_if_failed(screen, PICTURES / game):
            wait_for_sight(LOBBY, screen, program)
            begin(screen)
            wait_for_sight(TABLE, screen, program)
            yield lambda: answer(screen)
            screen.press("ctrl+q")
            assert program.wait(PATIENCE) == 0
    finally:
        program.kill()
        program.wait()
    assert (tmp_path / "told").read_text() == ""
    assert not (data / "errors.log").exists()


def begin(screen: Screen) -> None:
    window = screen.window("Citybuilder")
    screen.press("Return")
    wait_until(lambda: any(saves_folder().glob("*.open")), "the start of a match")
    left, top, width, height = screen.place(window)
    x, y = left + width - WAY_TO_PRIMARY[0], top + height - WAY_TO_PRIMARY[1]

    def answered() -> bool:
        time.sleep(REST)
        screen.click(x, y)
        if not actions_saved():  # then some cards are to be picked before
            screen.press("1", "2")
        return actions_saved() > 0

    wait_until(answered, "an answer by the mouse")


def answer(screen: Screen) -> int:
    before = actions_saved()
    time.sleep(REST)
    screen.press("2", "Return", *"3456789", "Return", "1", "Return", "2", "Return")
    if actions_saved() == before and not statistics.finished():
        screen.press("h")  # more cards are asked for than there are figures
        time.sleep(1)
        screen.press("Return", "Return")
    return actions_saved()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_the_bots_play_in_the_terminal_and_leave_a_picture(
    data: Path, tmp_path: Path
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    done = subprocess.run(
        PROGRAM, cwd=here, env=environment(data), capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0
    assert done.stderr == ""
    first, *match, last = done.stdout.splitlines()
    assert first.endswith(".")
    assert len(match) > 20
    [picture] = here.iterdir()
    assert picture.name in last
    assert QImage(str(picture)).width() == 1600
