"""Figures of the window against their targets: run it by hand, on a computer that rests.

.venv/bin/python -P tests/bench_gui.py            # all of them
.venv/bin/python -P tests/bench_gui.py frames     # or whatever else FIGURES names
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sights import Sight

TESTS: Final = Path(__file__).resolve().parent
sys.path[:0] = [str(TESTS), str(TESTS.parent), str(TESTS.parent / "packaging")]

STARTS: Final = 5
MATCHES: Final = 10
EVENING: Final = 50  # matches of all games in one window
MOVING: Final = 20  # pieces
SLOW: Final = 0.1  # pace of their motion: some seconds for one way
SECONDS: Final = 8.0  # that experts think
SIZE: Final = (1600, 900)
SCREENS: Final = ("offscreen", "xcb")

Rows = list[tuple[str, float, str, float]]  # what, figure, unit, at most

WATCHED_START: Final = """
import os, sys, time
import citybuilder.app.start as start
from citybuilder.__main__ import main

def tell():
    print(time.monotonic(), flush=True)
    os._exit(0)

class Watched(start.MainWindow):
    def show(self):
        self.lobby.painted.connect(tell)
        super().show()

start.MainWindow = Watched
sys.argv = ["citybuilder"]
main() if "DISPLAY" in os.environ else start.start()
"""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


# The figures; each is measured in a process of its own


def start() -> Rows:
    """From the birth of the process to the first painted lobby, files warm."""
    rows: Rows = []
    for platform in SCREENS:
        with screen(platform) as environment:
            if environment is not None:
                _, *times = [started(environment) for _ in range(STARTS + 1)]
                what = f"start to painted lobby, median of {STARTS}, {platform}"
                rows.append((what, median(times), "s", 0.8))
    return rows


def again() -> Rows:
    """From the start of start.py, which has set up everything before."""
    from sights import LOBBY

    command = [sys.executable, str(TESTS.parent / "packaging" / "start.py"), "run"]
    times = []
    for _ in range(STARTS + 1 if shutil.which("Xvfb") else 0):
        with displayed(command, LOBBY) as (seconds, _):
            times.append(seconds)
    what = f"start.py to painted lobby, median of {STARTS}, xcb"
    return [(what, median(times[1:]), "s", 0.8)] if times else []


def started(environment: dict[str, str]) -> float:
    born = time.monotonic()
    command = [sys.executable, "-P", "-c", WATCHED_START]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1]) - born


def frames() -> Rows:
    rows: Rows = []
    for platform in SCREENS:
        with screen(platform) as environment:
            if environment is not None:
                rows += inside("frames", environment)
    return rows


def frames_inside() -> Rows:
    """What a frame costs: the motion's step, painting, and the way to the screen."""
    from helpers.gui_bench import TimedView, late_table

    from citybuilder.app.start import prepare
    from citybuilder.store.settings import Settings

    application = prepare(Settings(language="en", theme="light"))
    scene, views = late_table()
    view = TimedView(scene)
    view.resize(*SIZE)
    view.show()
    scene.show_view(views[-1], 0)
    until(lambda: view.isVisible() and view.painted > 0)
    costs = view.watch_motion(MOVING, SLOW)
    frame = quantiles(costs, n=20)[-1] * 1000
    name = application.platformName()
    return [(f"frame while {MOVING} pieces move, p95 of {len(costs)}, {name}", frame, "ms", 16.0)]


def refresh() -> Rows:
    with screen("offscreen") as environment:
        assert environment is not None
        return inside("refresh", environment)


def refresh_inside() -> Rows:
    """Layout and reconciling of a table of many seats late in a match, from one to the next."""
    from helpers.gui_bench import late_table

    from citybuilder.app.start import prepare
    from citybuilder.core.game import State
    from citybuilder.store.settings import Settings

    prepare(Settings(language="en", theme="light"))
    scene, views = late_table()
    scene.set_room(*SIZE, 1.0)

    def cost(view: State) -> float:
        begun = time.perf_counter()
        scene.show_view(view, 0)
        return (time.perf_counter() - begun) * 1000

    fresh = [cost(view) for view in views]
    known = [cost(view) for view in views for _ in range(2)]
    return [
        (f"refresh of {len(scene.pieces)} pieces, median", median(known), "ms", 5.0),
        ("the same with pictures never seen, median", median(fresh[1:]), "ms", 5.0),
    ]


def memory() -> Rows:
    with screen("offscreen") as environment:
        assert environment is not None
        return inside("memory", environment)


def memory_inside() -> Rows:
    from helpers.gui_bench import memory_of_matches

    first, *_, last = memory_of_matches(MATCHES)
    what = f"memory after {MATCHES} matches above the {first:.0f} MB after one"
    return [(what, last - first, "MB", 20.0)]


def weight() -> Rows:
    """Of the window and two bots, interpreted, while a person is asked."""
    from sights import TABLE
    from weighing import weight

    from citybuilder.games import GAMES

    rows: Rows = []
    for game in GAMES if shutil.which("Xvfb") else ():
        words = ["play", game, "--seats", "human,strong", "--seed", "7"]
        with displayed([sys.executable, "-P", "-m", "citybuilder", *words], TABLE) as (_, number):
            rows.append((f"{game}, window and bots", weight(number), "MB", 170.0))
    return rows


def evening() -> Rows:
    with screen("offscreen") as environment:
        assert environment is not None
        return inside("evening", environment)


def evening_inside() -> Rows:
    """All games in turn, as many matches as nobody plays in one evening."""
    from helpers.gui_bench import weights_of_all_games

    weights = weights_of_all_games(EVENING)
    (early, _, _), (later, files, threads) = weights[1], weights[9]
    most = max(weight for weight, _, _ in weights[10:])
    last = weights[-1]
    return [
        (f"memory after 10 matches above the {early:.0f} MB after two", later - early, "MB", 40.0),
        (f"most of it up to match {EVENING}, above that after two", most - early, "MB", 40.0),
        ("open files after the last above those after ten", last[1] - files, "", 0.0),
        ("threads after the last above those after ten", last[2] - threads, "", 0.0),
    ]


def gap() -> Rows:
    rows = []
    for platform in SCREENS:
        with screen(platform) as environment:
            if environment is not None:
                rows += inside("gap", environment)
    return rows


def gap_inside() -> Rows:
    from helpers.gui_bench import idle_gap, window_gap

    from citybuilder.app.start import prepare
    from citybuilder.store.settings import Settings

    prepare(Settings(language="en"))
    platform = os.environ["QT_QPA_PLATFORM"]
    idle = idle_gap(SECONDS / 2)
    longest = window_gap(SECONDS)
    said = f"longest gap while experts think and pieces move, {platform} (idle {idle:.0f})"
    return [(said, longest, "ms", 50.0)]


# Around them


@contextmanager
def screen(platform: str) -> Iterator[dict[str, str] | None]:
    """The environment of a process with that screen, a folder of its own; none without Xvfb."""
    from screen import NOWHERE, environment, open_screen

    if platform == "xcb" and not shutil.which("Xvfb"):
        yield None
        return
    opened = open_screen() if platform == "xcb" else nullcontext(NOWHERE)
    with TemporaryDirectory() as folder, opened as display:
        found = environment(Path(folder), display.name)
        path = os.pathsep.join(sys.path[:2])
        yield {**found, "QT_QPA_PLATFORM": platform, "PYTHONPATH": path}


@contextmanager
def displayed(command: list[str], sight: "Sight") -> Iterator[tuple[float, int]]:
    """A program at a screen of its own: the seconds until something is seen, and its number."""
    from screen import environment, open_screen
    from sights import wait_for_sight

    with TemporaryDirectory() as folder, open_screen() as display:
        settings = {**environment(Path(folder), display.name), "PYTHONPATH": sys.path[1]}
        born = time.monotonic()
        program = subprocess.Popen(command, env=settings, text=True, stderr=subprocess.DEVNULL)
        try:
            wait_for_sight(sight, display, program)
            yield time.monotonic() - born, program.pid
        finally:
            program.terminate()
            program.wait()


def inside(name: str, environment: dict[str, str]) -> Rows:
    command = [sys.executable, "-P", __file__, "--inside", name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [(what, figure, unit, most) for what, figure, unit, most in json.loads(done.stdout)]


def until(happened: Callable[[], bool]) -> None:
    from helpers.monkey import wait_until

    wait_until(happened, lambda: "it never happened")


FIGURES: Final = {
    "start": start,
    "again": again,
    "frames": frames,
    "refresh": refresh,
    "memory": memory,
    "weight": weight,
    "evening": evening,
    "gap": gap,
}
INSIDE: Final = {
    "frames": frames_inside,
    "refresh": refresh_inside,
    "memory": memory_inside,
    "evening": evening_inside,
    "gap": gap_inside,
}


def main() -> int:
    words = sys.argv[1:]
    if words[:1] == ["--inside"]:
        say(json.dumps(INSIDE[words[1]]()))
        return 0
    say(f"{'':68}{'figure':>10}{'at most':>10}")
    missed = 0
    for name in words or FIGURES:
        for what, figure, unit, most in FIGURES[name]():
            missed += figure > most
            mark = "kept" if figure <= most else "missed"
            say(f"{what:66}{figure:9.2f} {unit:3}{most:6.4g} {unit:3} {mark}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
