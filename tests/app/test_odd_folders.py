"""Whatever lies in the place of the player's folder or of a file in it: the program starts, and
says in one sentence what is wrong."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from helpers.long import long_if
from PySide6.QtGui import QImage

from app.windows import GAME, open_window, put_save, settle, wait_for
from citybuilder.app.dialogs import BREAK
from citybuilder.app.language import set_language, translate
from citybuilder.app.lobby.opening import Refused, saved_match
from citybuilder.app.main_window import MainWindow
from citybuilder.app.snapshot import write
from citybuilder.cli.main import run
from citybuilder.playing.new_match import NewMatch
from citybuilder.store import news, settings, statistics
from citybuilder.store.folders import data_folder, saves_folder
from citybuilder.store.progress import progress_path

only_posix = pytest.mark.skipif(os.name == "nt", reason="there are no pipes and loops")
pytestmark = only_posix


@pytest.fixture(autouse=True)
def _nothing_told_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(news, "told", set())
    news.take()


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def a_loop(path: Path) -> None:
    path.symlink_to(path.name)


def a_dangling_link(path: Path) -> None:
    path.symlink_to("nowhere")


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


ODD: dict[str, Callable[[Path], None]] = {
    "a pipe": a_pipe,
    "a folder": a_folder,
    "a loop": a_loop,
    "a link to nothing": a_dangling_link,
    "a device": a_device,
}
FILES: dict[str, Callable[[], Path]] = {
    "settings": settings.settings_path,
    "progress": progress_path,
    "statistics": statistics.statistics_path,
    "errors": lambda: data_folder() / "errors.log",
    "saves": saves_folder,
    "earlier states": lambda: data_folder() / "earlier",
    "earlier matches": lambda: saves_folder() / "earlier",
    "deleted matches": lambda: saves_folder() / ".deleted",
    "a match": lambda: saves_folder() / "match.citybuilder",
    "a mark": lambda: saves_folder() / "match.citybuilder.open",
}


def used(window: MainWindow) -> None:
    """A match is begun, left, and everything around it is opened."""
    window.begin(NewMatch(GAME, (("Ada", "human"), ("Ben", "human")), {}, 1))
    settle()
    assert window.pages.table is not None
    window.pages.leave()
    settle()
    window.pages.learn(GAME)
    settle()
    window.pages.to_lobby()
    window.show_dialog("statistics")
    window.apply()
    settle()


def opened_with(odd: str, *files: str) -> None:
    for file in files:
        path = FILES[file]()
        path.parent.mkdir(parents=True, exist_ok=True)
        ODD[odd](path)
    wanted = settings.load()
    wanted.language, wanted.pace = "en", 0
    with open_window(wanted) as window:
        used(window)


@pytest.mark.parametrize("odd", ["a pipe", "a folder"])
def test_whatever_lies_in_the_place_of_all_files_the_program_starts(odd: str) -> None:
    opened_with(odd, *(file for file in FILES if file != "saves"))


@pytest.mark.long
@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("file", FILES)
def test_whatever_lies_in_the_place_of_one_file_the_program_starts(file: str, odd: str) -> None:
    opened_with(odd, file)


def told_in(window: MainWindow) -> str:
    """Every sentence that the player is shown about files."""
    note = window.box.text() if window.box is not None else ""
    lobby = window.lobby.saves
    return note + (lobby.none_words.text() if lobby.none.isVisible() else "")


@pytest.mark.parametrize(("odd", "language"), [("a pipe", "en"), ("a loop", "de")])
def test_settings_that_are_no_file_are_told_of(odd: str, language: str) -> None:
    data_folder().mkdir(parents=True)
    ODD[odd](settings.settings_path())
    wanted = settings.load()
    wanted.language = language
    with open_window(wanted) as window:
        wait_for(lambda: window.box is not None)
        text = translate("saves", "The file “%1” cannot be read; the program continues without it.")
        assert window.box is not None
        assert window.box.text().splitlines()[0] == text.replace("%1", "settings.json")


def deep(tmp_path: Path) -> Path:
    return tmp_path.joinpath(*["x" * 200] * 25)


FOLDERS: dict[str, Callable[[Path], Path]] = {
    "5000 letters": deep,
    "one long name": lambda tmp_path: tmp_path / ("x" * 5000),
    "a half character": lambda tmp_path: tmp_path / "\ud800",
    "a byte that is no letter": lambda tmp_path: tmp_path / "\udcff",
    "line break": lambda tmp_path: tmp_path / "a\nb\x1b[2J",
    "a file": lambda _: Path(__file__),
    "below a file": lambda _: Path(__file__) / "data",
    "a device": lambda _: Path("/dev/null"),
    "a loop": lambda tmp_path: loop_in(tmp_path),
}


USUAL = ("line break", "a file")


def loop_in(tmp_path: Path) -> Path:
    a_loop(tmp_path / "loop")
    return tmp_path / "loop"


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=long_if(kind not in USUAL)) for kind in FOLDERS]
)
def test_a_folder_that_cannot_be_one_is_told_of(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = FOLDERS[kind](tmp_path)
    usable = kind in ("line break", "a byte that is no letter")
    try:
        monkeypatch.setenv("CITYBUILDER_DATA", str(folder))
    except UnicodeEncodeError:
        pytest.skip("no such value can be given to a program")
    with open_window() as window:
        set_language("en")
        assert ("cannot be written" in told_in(window)) != usable
        used(window)
        assert len(told_in(window).replace(BREAK, "")) < 250


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=long_if(True))])
@pytest.mark.parametrize(
    "name",
    [
        "loop",
        "pipe.citybuilder",
        "folder.citybuilder",
        "x" * 5000 + ".citybuilder",
        "\udcff.citybuilder",
        "nul\0.citybuilder",
        "half\ud800.citybuilder",
        "a\nb\x1b[2J.citybuilder",
        "./",
    ],
)
def test_a_path_that_is_no_match_gets_one_sentence(
    name: str,
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    a_loop(Path("loop"))
    a_pipe(Path("pipe.citybuilder"))
    a_folder(Path("folder.citybuilder"))
    for command in (["replay", name], ["replay", "--check", name], ["review", name]):
        assert run([*command, "--lang", language]) == 2
        said = capsys.readouterr().err
        assert said.endswith("\n")
        assert said.count("\n") == 1
        assert said.strip().isprintable()
        assert "Traceback" not in said
    set_language(language)
    with pytest.raises(Refused, match=r"\.$"):
        saved_match(Path(name))
    set_language("en")


def test_a_path_that_is_no_match_leaves_the_lobby_open() -> None:
    with open_window() as window:
        for name in ("loop", "nul\0.citybuilder", "half\ud800.citybuilder", "x" * 5000):
            data_folder().mkdir(exist_ok=True, parents=True)
            path = data_folder() / name
            if name == "loop":
                a_loop(path)
            window.open_save(path)
            settle()
            assert window.box is not None
            window.box.close()
            assert window.pages.in_lobby()


def test_a_window_with_a_good_folder_says_nothing() -> None:
    put_save()
    with open_window() as window:
        used(window)
        assert told_in(window) == ""


def test_a_picture_is_drawn_where_a_pipe_was_and_not_where_a_folder_is(tmp_path: Path) -> None:
    picture = QImage(4, 4, QImage.Format.Format_RGB32)
    a_pipe(tmp_path / "pipe.png")
    assert write(picture, tmp_path / "pipe.png")
    assert not QImage(str(tmp_path / "pipe.png")).isNull()
    a_folder(tmp_path / "folder.png")
    a_loop(tmp_path / "loop")
    for name in ("folder.png", "missing/x.png", "loop/x.png", "x.nothing", "nul\0.png"):
        assert not write(picture, tmp_path / name)
