"""Whatever is tried at the window, nobody learns what is hidden from them: not by the screen, the
clipboard, a file or a sound, nor by what is said to those who cannot see."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.deeds import Deed, deeds, look_as_before
from helpers.long import long_if
from helpers.tables import game_of
from helpers.told import Told, told, tops
from helpers.worlds import SETTINGS, Setting, SlowDesk, World, has_secrets, settle, worlds
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolTip

from app.windows import open_window
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.saver import Saver
from citybuilder.app.play.session import Session
from citybuilder.core.game import Game, State
from citybuilder.games import GAMES
from citybuilder.playing.players import Bot
from citybuilder.playing.turns import Phase
from citybuilder.stage.table_view import TableView
from citybuilder.store.folders import SUFFIX, saves_folder
from citybuilder.store.settings import Settings

KINDS = [  # where all lies open, there is one phase to try
    (key, setting)
    for key in GAMES
    for setting in SETTINGS
    if has_secrets(game_of(key)) or setting.name == "thinking"
]
QUICK = [each for each in KINDS if not has_secrets(game_of(each[0])) or each[1].is_telling]
CASES = [
    *[pytest.param(*each, False, id=f"{each[0]}-{each[1]}") for each in QUICK],
    *[
        pytest.param(*each, True, id=f"{each[0]}-{each[1]}-thorough", marks=long_if(True))
        for each in KINDS
    ],
]


FOR_EVER = 10**8  # milliseconds


class Watch:
    """Notes what a window tells while things are done to it."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = tmp_path
        self.heard: list[str] = []
        self.patch = monkeypatch
        put = Saver.put
        hear = self.heard.append
        monkeypatch.setattr(TableView, "say", lambda _view, text: hear(f"said {text}"))
        monkeypatch.setattr(Saver, "put", lambda *args: (hear(f"saved {args[1]}"), put(*args)))
        sounds = "citybuilder.app.sounds.Sounds.play"
        monkeypatch.setattr(sounds, lambda _sounds, name: hear(f"sound {name}"))
        monkeypatch.setattr("citybuilder.stage.motion.Stage.tick", lambda _stage: None)
        monkeypatch.setattr(Bot, "sitting_time", lambda *_: FOR_EVER)
        monkeypatch.setattr("citybuilder.app.table.announcer.BREATH", FOR_EVER)
        monkeypatch.setattr("citybuilder.app.models.saves.moment", lambda *_: "today")
        monkeypatch.setattr("citybuilder.app.window_pages.forget_match", lambda *_: None)
        monkeypatch.setattr("citybuilder.app.window_pages.new_seed", lambda: 1)
        monkeypatch.setattr("citybuilder.app.lobby.options.new_seed", lambda: 1)
        monkeypatch.setattr("citybuilder.app.main_window.ask_open", lambda *_: None)
        monkeypatch.setattr("citybuilder.app.main_window.ask_save", self.ask_save)

    def ask_save(self, _window: object, _title: str, name: str, _kind: str) -> Path:
        return self.folder / name

    def enter(self, world: World) -> None:
        """With a folder of its own, and the pointer where it is in every world. The session is told
        what happened before; the match begins later."""
        QCursor.setPos(0, 0)
        self.patch.setenv("CITYBUILDER_DATA", str(self.folder / str(id(world))))
        self.patch.setattr("citybuilder.playing.history.retold", lambda _: list(world.past))

    def everything(self, window: MainWindow, pictured: bool) -> Told:
        """What is told now, and was since the last look."""
        heard, self.heard[:] = "\n".join(self.heard), []
        file = self.folder / "citybuilder.txt"
        written = file.read_text(encoding="utf-8") if file.exists() else ""
        file.unlink(missing_ok=True)
        return told(window, pictured) | {"heard": heard, "file": written}


def breathe_out(window: MainWindow) -> None:
    """What a screen reader would be told a moment later."""
    settle()
    table = window.pages.table
    if table is not None and table.parts.announcer.breath.isActive():
        table.parts.announcer.breath.stop()
        table.parts.announcer.speak()


def tidy(window: MainWindow) -> None:
    """Nothing lies over the table that was not there before."""
    while (popup := QApplication.activePopupWidget()) is not None:
        popup.close()
    for top in tops():
        if top is not window:
            top.close()
    table = window.pages.table
    if table is not None:
        table.parts.inspector.close_it()
    look_as_before(window)
    QToolTip.hideText()
    QGuiApplication.clipboard().clear()
    window.activateWindow()
    breathe_out(window)
    assert window.isActiveWindow() or not window.isVisible(), "keys would go elsewhere"


def is_as_before(window: MainWindow, session: Session, setting: Setting, played: int) -> bool:
    is_there = window.pages.session is session and window.pages.at_table()
    whos = [sitting.who for sitting in session.seats]
    is_same = session.phase == setting.phase and whos == list(setting.whos)
    return is_there and is_same and len(session.match.actions) == played and not session.paused


def has_answered(session: Session, setting: Setting, played: int) -> bool:
    """Whether the viewer has just answered something: that may well show what was hidden."""
    return len(session.match.actions) > played and setting.phase == Phase.CHOOSING


def lay(window: MainWindow, setting: Setting, world: World, watch: Watch) -> Session:
    session = setting.lay(window, world, saves_folder() / f"match{SUFFIX}")
    table = window.pages.table
    assert table is not None
    table.parts.curtain.wake()
    breathe_out(window)
    watch.heard.clear()
    tidy(window)
    return session


def some(
    found: list[tuple[str, Deed]], game: Game[State], setting: Setting
) -> list[tuple[str, Deed]]:
    """Each second one where there are secrets, the others in the other phase that tells most; few
    where all lies open."""
    return found[SETTINGS.index(setting) % 2 :: 2] if has_secrets(game) else found[::12]


def experience(
    window: MainWindow, setting: Setting, world: World, watch: Watch, thorough: bool
) -> Iterator[tuple[str, Told]]:
    """Everything that is done, one after the other, and what it tells."""
    session = lay(window, setting, world, watch)
    played = len(session.match.actions)
    yield "nothing", watch.everything(window, pictured=True)
    found: list[tuple[str, Deed]] = list(deeds(window, thorough).items())
    tidy(window)
    for name, deed in found if thorough else some(found, world.match.game, setting):
        watch.heard.clear()
        deed(window)
        breathe_out(window)
        if has_answered(session, setting, played):
            yield name, {}
        else:
            yield name, watch.everything(window, thorough or name.startswith("look"))
        if not window.isVisible():
            return
        tidy(window)
        if not is_as_before(window, session, setting, played):
            session = lay(window, setting, world, watch)


@pytest.fixture
def watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(tmp_path, monkeypatch)


def differences(one: Told, other: Told) -> list[str]:
    return [
        f"{place}: {one.get(place)!r} / {other.get(place)!r}"
        for place in sorted({*one, *other})
        if one.get(place) != other.get(place)
    ]


def report(found: dict[str, list[str]]) -> str:
    """What leaks, and by which of all deeds."""
    lines = [f"{name}: {line[:400]}" for name, leaks in found.items() for line in leaks[:3]]
    return "\n".join(lines[:12])


@pytest.mark.parametrize(("key", "setting", "thorough"), CASES)
def test_no_deed_tells_two_worlds_apart(
    key: str, setting: Setting, thorough: bool, watch: Watch
) -> None:
    game = game_of(key)
    seen: list[list[tuple[str, Told]]] = []
    for world in worlds(game, setting.viewer, setting.asked):
        settings = Settings(
            language="en", theme="light", pace=0, tips=False, sound=True, reduced_motion=True
        )
        watch.enter(world)
        with open_window(settings) as window:
            window.pages.desk = SlowDesk()  # type: ignore[assignment]
            seen.append(list(experience(window, setting, world, watch, thorough)))
    assert [name for name, _ in seen[0]] == [name for name, _ in seen[1]]
    found = {
        name: leaks
        for (name, one), (_, other) in zip(*seen, strict=True)
        if (leaks := differences(one, other))
    }
    assert not found, report(found)
