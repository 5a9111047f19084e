"""The front door: every wrong command gets one line in the player's language, none a traceback."""

import io
import json
import os
import platform
import re
import signal
import sys
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest
from helpers.saying import apart, begun, complaint, result, said

from citybuilder import __version__
from citybuilder.__main__ import give_back_paths
from citybuilder.cli import main, self_test
from citybuilder.cli.commands import COMMANDS, parser
from citybuilder.cli.main import run
from citybuilder.cli.parser import explained
from citybuilder.cli.texts import Words
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.playing.looking_back import is_compiled
from citybuilder.store.save_sheet import Seat
from citybuilder.store.saves import save
from citybuilder.store.sheets import load_game

QUICK = ["simulate", "machi_koro", "--seats", "random,random", "--games", "4"]
LISTEN_FOR_QT = """
import sys
asked = []
class Listener:
    def find_spec(self, name, path=None, target=None):
        asked.append(name)
sys.meta_path.insert(0, Listener())
from citybuilder.cli.main import run
from citybuilder.cli import self_test
self_test.GAMES = self_test.GAMES[:1]
for words in {commands}:
    if run(words) != 0:
        sys.exit(f"{{words}} failed")
sys.exit(any("PySide" in name or "Qt" in name for name in asked))
"""

WRONG = [
    (
        ["hopscotch"],
        f"“hopscotch” does not exist. Known: {', '.join(COMMANDS)}.",
        f"„hopscotch“ gibt es nicht. Bekannt: {', '.join(COMMANDS)}.",
    ),
    (
        [""],
        f"“” does not exist. Known: {', '.join(COMMANDS)}.",
        f"„“ gibt es nicht. Bekannt: {', '.join(COMMANDS)}.",
    ),
    (
        ["--loud"],
        "“--loud” is not understood. Try: citybuilder --help",
        "„--loud“ ist unverständlich. Hilfe gibt: citybuilder --help",
    ),
    (
        ["simulate"],
        "GAME is missing. Try: citybuilder --help",
        "GAME fehlt. Hilfe gibt: citybuilder --help",
    ),
    (
        ["replay"],
        "FILE is missing. Try: citybuilder --help",
        "FILE fehlt. Hilfe gibt: citybuilder --help",
    ),
    (
        ["self-test", "twice"],
        "“twice” is not understood. Try: citybuilder --help",
        "„twice“ ist unverständlich. Hilfe gibt: citybuilder --help",
    ),
    (
        ["simulate", "machi_koro", "--seed", "--json"],
        "A value is missing after --seed.",
        "Nach --seed fehlt ein Wert.",
    ),
    (
        ["simulate", "machi_koro", "--game", "3"],
        "“--game 3” is not understood. Try: citybuilder --help",
        "„--game 3“ ist unverständlich. Hilfe gibt: citybuilder --help",
    ),
    (
        ["bench", "hopscotch"],
        f"There is no game “hopscotch”. Known: {', '.join(GAMES)}.",
        f"Das Spiel „hopscotch“ gibt es nicht. Bekannt: {', '.join(GAMES)}.",
    ),
    (
        ["simulate", "machi_koro", "--seats", "greedy"],
        "The game is for 2 to 4 players, not for 1.",
        "Das Spiel ist für 2 bis 4 Spieler, nicht für 1.",
    ),
    (
        ["simulate", "machi_koro", "--seats", "greedy,Hal"],
        "There is no bot “Hal”. Known: random, greedy, beginner, normal, strong, expert, "
        "plan:cheese.",
        "Den Bot „Hal“ gibt es nicht. Bekannt: random, greedy, beginner, normal, strong, expert, "
        "plan:cheese.",
    ),
    (
        ["simulate", "machi_koro", "--option", "market=black"],
        "There is no option “market=black”. "
        "Known: market=all_piles, market=ten_piles, market=three_rows, copies=unlimited, "
        "copies=two, expansion=none, expansion=harbor, expansion=special, expansion=both.",
        "Die Option „market=black“ gibt es nicht. "
        "Bekannt: market=all_piles, market=ten_piles, market=three_rows, copies=unlimited, "
        "copies=two, expansion=none, expansion=harbor, expansion=special, expansion=both.",
    ),
    (
        ["simulate", "machi_koro", "--games", "1e3"],
        "--games must be a whole number from 1 to 1000000.",
        "--games muss eine ganze Zahl von 1 bis 1000000 sein.",
    ),
    (
        ["bench", "machi_koro", "--players", "5"],
        "--players must be a whole number from 2 to 4.",
        "--players muss eine ganze Zahl von 2 bis 4 sein.",
    ),
    (
        ["bench", "machi_koro", "--seconds", "nan"],
        "--seconds must be a number from 0.01 to 600.",
        "--seconds muss eine Zahl von 0.01 bis 600 sein.",
    ),
    (
        ["replay", "nowhere", "--check"],
        "There is no file “nowhere”.",
        "Die Datei „nowhere“ gibt es nicht.",
    ),
]
every_wrong_command = pytest.mark.parametrize(
    ("words", "english", "german"), WRONG, ids=[" ".join(words) for words, _, _ in WRONG]
)
Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def far_from_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "C")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match(load_game("machi_koro"), 2, {}, 1)
    match.play(match.legal()[0])
    path = tmp_path / "match.citybuilder"
    save(path, match, [Seat(name="Ada", who="human"), Seat(name="Ben", who="greedy")])
    return path


@every_wrong_command
def test_a_wrong_command_gets_one_line_in_the_language_of_the_player(
    words: list[str],
    english: str,
    german: str,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert complaint(capsys, *words) == english
    assert complaint(capsys, "--lang", "de", *words) == german
    assert complaint(capsys, *words, "--lang", "de") == german
    assert complaint(capsys, *words, "--lang=de") == german
    monkeypatch.setenv("LANG", "de_DE")
    assert complaint(capsys, *words) == german
    assert complaint(capsys, *words, "--lang", "en") == english


@pytest.mark.parametrize("words", [["--lang", "xx"], ["--lang=xx"], ["simulate", "--lang", "xx"]])
def test_an_unknown_language_is_told(words: list[str], capsys: Captured) -> None:
    assert complaint(capsys, *words) == "“xx” does not exist. Known: de, en."


def test_a_language_that_is_left_out_is_told(capsys: Captured) -> None:
    assert complaint(capsys, "--lang") == "A value is missing after --lang."


def test_the_last_of_two_languages_counts(capsys: Captured) -> None:
    assert complaint(capsys, "--lang=en", "x", "--lang", "de").startswith("„x“ gibt es nicht")
    assert complaint(capsys, "--lang", "de", "x", "--lang=en").startswith("“x” does not exist")


def test_a_language_may_stand_before_the_command_or_after_it() -> None:
    words = ["bench", "machi_koro"]
    assert parser().parse_args(words).lang is None
    assert parser().parse_args(["--lang", "de", *words]).lang == "de"
    assert parser().parse_args(["--lang", "de", *words, "--lang", "en"]).lang == "en"


def test_what_argparse_never_said_before_is_passed_on(capsys: Captured) -> None:
    words = Words(lambda _context, text, _number=-1: text)
    assert explained("too\nmany\tcooks", words) == words.not_understood("too\nmany\tcooks")
    assert "argument --json" in complaint(capsys, "simulate", "x", "--json=1")


@pytest.mark.parametrize("place", [[], ["simulate"], ["bench"], ["replay"], ["--lang"]])
def test_control_codes_and_half_characters_are_not_passed_on(
    place: list[str], capsys: Captured
) -> None:
    assert "\x1b" not in complaint(capsys, *place, "a\x1b[2J\nb\udcff\r\x00\u202e")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_page(command: str, capsys: Captured) -> None:
    assert f"usage: citybuilder {command}" in result(capsys, command, "--help")
    assert f"\n    {command} " in result(capsys, "--help")


def test_the_version_is_told_and_what_the_program_runs_on(capsys: Captured) -> None:
    first, python, qt, build = result(capsys, "--version").splitlines()
    assert first == f"citybuilder {__version__}"  # scripts read it
    assert python.startswith(f"Python {platform.python_version()} (")
    assert re.fullmatch(r"Qt 6\.\d+\.\d+", qt)
    assert build == f"{'compiled' if is_compiled() else 'pure Python'}, from source"


def test_the_version_is_told_without_qt(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtCore", None)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    _, _, qt, build = result(capsys, "--version").splitlines()
    assert (qt, build.partition(", ")[2]) == ("Qt is missing", "packaged")


def test_a_match_is_replayed_in_either_language(file: Path, capsys: Captured) -> None:
    assert result(capsys, "replay", str(file), "--check") == "OK; actions: 1.\n"
    assert "\nZug 1: Ada\n" in result(capsys, "replay", str(file), "--lang", "de")
    assert "\nZug 1: Ada\n" in result(capsys, "--lang", "de", "replay", str(file))


def test_ctrl_c_ends_without_a_word(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(self_test, "examine", interrupt)
    assert said(capsys, "self-test") == (130, "", "")


def test_ctrl_c_ends_shared_games_and_their_helpers(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        assert len(active_children()) == 2
        raise KeyboardInterrupt

    monkeypatch.setattr("citybuilder.cli.simulate.Tally.add", interrupt)
    handler = signal.getsignal(signal.SIGINT)
    assert said(capsys, *QUICK, "--games", "100000", "--jobs", "2") == (130, "", "")
    assert active_children() == []
    assert signal.getsignal(signal.SIGINT) is handler


@pytest.fixture
def heeding() -> Iterator[None]:
    """Whoever is started in the background ignores Ctrl-C, and so do its children."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeding")
@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C goes to the whole console")
def test_a_real_ctrl_c_ends_a_match_with_one_word() -> None:
    with begun("--lang", "en") as match:
        assert match.stdout is not None
        assert match.stderr is not None
        assert b"no display" in match.stdout.readline()
        match.send_signal(signal.SIGINT)
        assert match.wait() == 130
        assert match.stderr.read() == b"Stopped.\n"


def test_a_reader_may_leave_after_the_first_line() -> None:
    with begun("--lang", "en") as match:
        assert match.stdout is not None
        assert match.stderr is not None
        assert b"no display" in match.stdout.readline()
        match.stdout.close()
        assert match.wait() == 0
        assert match.stderr.read() == b""


class Full(io.StringIO):
    """A stream on a disk without space, or whose reader left: noticed when it is flushed."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self.error = error

    def flush(self) -> None:
        raise self.error


def test_a_full_disk_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", Full(OSError(28, "No space left on device")))
    sentence = "The computer could not do that (No space left on device)."
    assert complaint(capsys, *QUICK) == sentence
    assert complaint(capsys, "--version") == sentence
    german = "Der Computer konnte das nicht ausführen (No space left on device)."
    assert complaint(capsys, "--lang", "de", *QUICK) == german


@pytest.mark.parametrize("words", [QUICK, ["--help"], ["bench", "--help"]])
def test_a_reader_may_leave_before_anything_is_told(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Full(BrokenPipeError(32, "Broken pipe")))
    assert said(capsys, *words) == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
def test_what_could_not_be_written_is_not_tried_again_at_the_end(tmp_path: Path) -> None:
    code = "import os, sys; os.dup2(os.open('/dev/full', os.O_WRONLY), 1); "
    code += "from citybuilder.__main__ import main; sys.exit(main())"
    done = apart(tmp_path, "-c", code, "--help")
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is asked so")
def test_ctrl_c_before_anything_is_heard_is_obeyed_without_a_word(tmp_path: Path) -> None:
    code = "import os, signal; from citybuilder.__main__ import end_quietly; "
    code += "signal.signal(2, signal.default_int_handler); "  # tests may run where it is ignored
    code += "end_quietly(); os.kill(os.getpid(), 2)"
    done = apart(tmp_path, "-c", code)
    assert (done.returncode, done.stderr) == (-2, b"")


def test_streams_may_be_closed(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        assert run(QUICK) == 0
        assert run(["hopscotch"]) == 2
    assert capsys.readouterr() == ("", "")


def test_nobody_may_listen_to_complaints(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(io.StringIO):
        def write(self, _text: str) -> int:
            raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr(sys, "stderr", Gone())
    assert said(capsys, "hopscotch") == (2, "", "")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "utf-8", "utf-16"])
def test_a_console_may_lack_letters(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    streams = [io.TextIOWrapper(io.BytesIO(), encoding=encoding) for _ in range(2)]
    monkeypatch.setattr(sys, "stdout", streams[0])
    monkeypatch.setattr(sys, "stderr", streams[1])
    assert main.run([*QUICK, "--lang", "de"]) == 0
    assert main.run(["--lang", "de", "bench", "Würfel"]) == 2
    for stream in streams:
        stream.seek(0)
    assert "4 Partien, Spielnummer 1" in streams[0].read()
    assert "gibt es nicht" in streams[1].read()


def test_a_bare_ascii_console_is_enough(tmp_path: Path) -> None:
    words = ["-m", "citybuilder", *QUICK, "--lang", "de"]
    done = apart(tmp_path, *words, PYTHONIOENCODING="ascii", LC_ALL="POSIX")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Siegquote" in done.stdout
    assert b" ? " in done.stdout


def test_neither_docstrings_nor_asserts_nor_a_home_are_needed(
    tmp_path: Path, capsys: Captured
) -> None:
    """And no warning is hidden, here or in the helpers."""
    words = [*QUICK, "--json"]
    told = json.loads(result(capsys, *words))
    strict = ["-OO", "-X", "dev", "-W", "error", "-m", "citybuilder"]
    done = apart(tmp_path, *strict, *words, "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout) == told


def test_no_command_asks_for_qt(tmp_path: Path, file: Path) -> None:
    commands = [
        ["--help"],
        [*QUICK, "--jobs", "1"],
        ["bench", "machi_koro", "--seconds", "0.01", "--json"],
        ["replay", str(file)],
        ["self-test"],
    ]
    done = apart(tmp_path, "-OO", "-c", LISTEN_FOR_QT.format(commands=commands))
    assert (done.returncode, done.stderr) == (0, b"")


def test_to_import_the_start_costs_nothing(tmp_path: Path) -> None:
    """Every helper imports it again."""
    code = "import sys, citybuilder.__main__; print(*sys.modules)"
    loaded = apart(tmp_path, "-c", code).stdout.decode().split()
    own = [name for name in loaded if name.startswith("citybuilder")]
    assert own == ["citybuilder", "citybuilder.__main__"]
    assert not {"argparse", "pydantic", "json", "PySide6"} & set(loaded)


def test_the_way_to_the_lobby_loads_neither_card_sheets_nor_bots(tmp_path: Path) -> None:
    code = "import sys, citybuilder.cli.main; print(*sys.modules)"
    loaded = apart(tmp_path, "-c", code).stdout.decode().split()
    assert "citybuilder.cli.lobby" in loaded
    assert not {"pydantic", "citybuilder.bots.levels", "multiprocessing"} & set(loaded)


def test_a_folder_that_is_gone_is_no_reason_for_a_traceback(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    try:
        folder.rmdir()
    except OSError:
        pytest.skip("this system keeps a folder that somebody is in")
    assert result(capsys, *QUICK).startswith("4 games, seed 1\n")
    assert complaint(capsys, "replay", "x") == "There is no file “x”."


@pytest.mark.parametrize(("before", "after"), [("/opt/lib", "/opt/lib"), (None, None)])
def test_a_frozen_program_keeps_its_libraries_to_itself(
    before: str | None, after: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/the/program")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    give_back_paths()
    assert os.environ.get("LD_LIBRARY_PATH") == after


def test_what_runs_from_source_leaves_the_libraries_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/lib")
    give_back_paths()
    assert os.environ["LD_LIBRARY_PATH"] == "/opt/lib"
