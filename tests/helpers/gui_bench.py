"""What the figures of the window are measured at: a late table, a watched motion, many matches."""

import random
import time
from pathlib import Path
from threading import active_count

from PySide6.QtCore import QEvent, QEventLoop, QPointF, QTimer

from citybuilder.app.language import translate
from citybuilder.app.main_window import MainWindow
from citybuilder.app.play.bot_desk import BotDesk
from citybuilder.app.start import prepare
from citybuilder.core.game import State
from citybuilder.core.laws import by_preference
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.new_match import NewMatch
from citybuilder.playing.turns import Phase
from citybuilder.stage.scene import TableScene
from citybuilder.stage.table_view import TableView
from citybuilder.store.settings import Settings
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import table_of
from citybuilder.tables.texts import texts_of
from citybuilder.tables.theme import LIGHT, Look
from helpers.event_gap import Pulse
from helpers.matches import advice_of
from helpers.sessions import NAMES
from helpers.tables import game_of

LATE = 60  # positions at the end of a match
REST = 10  # looks at the lobby before it is weighed


def late_table() -> tuple[TableScene, list[State]]:
    """As many seats as the game has, and the last positions of a match as the first seat sees
    them."""
    game = game_of(GAMES[0])
    seats = game.players[-1]
    match = Match(game, seats, {}, 1)
    pick = by_preference(advice_of(game), 1)
    while not match.state.over:
        match.play(pick(match.state, match.legal()))
    names = NAMES[:seats]
    looks = seat_looks(names)
    table = table_of(game.key)(texts_of(game.key)(game, names, translate), looks)
    scene = TableScene(table, Look(LIGHT, 1.0, False))
    views = [game.observe(state, 0) for state in match.earlier[-LATE:]]
    return scene, views


class TimedView(TableView):
    """Counts what each frame costs."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.painted = 0
        self.cost = 0.0
        self.costs: list[float] = []

    def event(self, event: QEvent) -> bool:
        """Asked to update, a window paints and hands the picture to the screen."""
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        begun = time.perf_counter()
        done = super().event(event)
        self.costs.append(self.cost + time.perf_counter() - begun)
        self.cost = 0.0
        self.painted += 1
        return done

    def step(self) -> None:
        begun = time.perf_counter()
        self.table_scene.stage.tick()
        self.cost += time.perf_counter() - begun

    def watch_motion(self, count: int, pace: float) -> list[float]:
        """Seconds of every frame while so many pieces cross the table."""
        scene, stage = self.table_scene, self.table_scene.stage
        stage.timer.timeout.disconnect(stage.tick)
        stage.timer.timeout.connect(self.step)
        chance = random.Random(1)
        pieces = [piece for piece in scene.pieces.values() if piece.placement.lifts]
        room = scene.sceneRect()
        self.costs = []
        for piece in chance.sample(pieces, count):
            x, y = chance.random() * room.width() * 0.9, chance.random() * room.height() * 0.9
            piece.setZValue(1000)
            scene.move(piece, QPointF(x, y), True, pace)
        loop = QEventLoop()
        stage.idle.connect(loop.quit)
        loop.exec()
        return self.costs


class Watcher(MainWindow):
    """Plays one match after the other and weighs itself after each."""

    def __init__(self, settings: Settings, matches: int) -> None:
        super().__init__(settings)
        self.left = matches
        self.weights: list[float] = []
        self.timer = QTimer(self, interval=50)
        self.timer.timeout.connect(self.look)

    def look(self) -> None:
        session = self.pages.session
        if session is None or session.phase != Phase.FINISHED:
            return
        self.weights.append(resident())
        if len(self.weights) == self.left:
            self.close()
        else:
            self.pages.play_again()


def memory_of_matches(matches: int) -> list[float]:
    """Megabytes of the process after each match that bots have played in the window."""
    settings = Settings(language="en", theme="light", pace=0, sound=False)
    application = prepare(settings)
    window = Watcher(settings, matches)
    window.pages.desk = BotDesk(window.pages, clocked=False, seed=1)
    window.resize(1600, 900)
    window.show()
    game = game_of(GAMES[0])
    seats = tuple((name, "beginner") for name in NAMES[: game.players[-1]])
    QTimer.singleShot(0, window, lambda: window.begin(NewMatch(game.key, seats, {}, 1)))
    window.timer.start()
    application.exec()
    return window.weights


class Traveller(MainWindow):
    """Plays all games in turn, goes back to the lobby after each match and weighs itself there."""

    def __init__(self, settings: Settings, matches: int) -> None:
        super().__init__(settings)
        self.left = matches
        self.resting = REST
        self.weights: list[tuple[float, int, int]] = []
        self.timer = QTimer(self, interval=20)
        self.timer.timeout.connect(self.look)

    def look(self) -> None:
        session = self.pages.session
        if session is not None and session.phase == Phase.FINISHED:
            self.weights.append((0.0, 0, 0))
            self.pages.to_lobby()
            self.resting = REST
        elif session is None and self.resting:
            self.resting -= 1  # while pages are put away
        elif session is None:
            self.weigh()

    def weigh(self) -> None:
        if self.weights:
            self.weights[-1] = resident(), handles(), active_count()
        if len(self.weights) == self.left:
            self.close()
            return
        number = len(self.weights)
        game = game_of(GAMES[number % len(GAMES)])
        seats = tuple((name, "greedy") for name in NAMES[: min(3, game.players[-1])])
        self.begin(NewMatch(game.key, seats, {}, number))


def weights_of_all_games(matches: int) -> list[tuple[float, int, int]]:
    """Megabytes, open files and threads after each match of quick bots, the games in turn."""
    settings = Settings(language="en", theme="light", pace=0, sound=False)
    application = prepare(settings)
    window = Traveller(settings, matches)
    window.pages.desk = BotDesk(window.pages, clocked=False, seed=1)
    window.resize(1600, 900)
    window.show()
    window.timer.start()
    application.exec()
    return window.weights


def window_gap(seconds: float) -> float:
    """The longest gap in milliseconds in a whole window at which experts play and pieces move."""
    settings = Settings(language="en", pace=1, sound=False)
    window = MainWindow(settings)
    window.resize(1600, 900)
    window.show()
    wait(1.5)
    game = GAMES[0]
    seats = tuple((name, "expert") for name in NAMES[: game_of(game).players[-1]])
    window.begin(NewMatch(game, seats, {}, 4))
    wait(1.5)
    pulse = Pulse()
    wait(seconds)
    pulse.timer.stop()
    window.close()
    return pulse.longest * 1000


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def idle_gap(seconds: float) -> float:
    """The longest gap in milliseconds while nothing is done: what the computer itself causes."""
    pulse = Pulse()
    wait(seconds)
    pulse.timer.stop()
    return pulse.longest * 1000


def handles() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def resident() -> float:
    """Megabytes that the process holds."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise OSError("the system does not tell the memory of a process")
