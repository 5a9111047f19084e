"""Long commands compile first, say so, and are compiled then; who does not want to wait ends it."""

import sys
from pathlib import Path
from socket import socketpair

import pytest

from citybuilder.cli import haste
from citybuilder.cli.texts import Words
from citybuilder.native import behind, libraries
from citybuilder.words.catalogue import translator

WORDS = Words(translator("en"))


class Hearing:
    """Ears of which only the socket is asked for."""

    def __init__(self) -> None:
        self.end, self.other = socketpair()

    def close(self) -> None:
        self.end.close()
        self.other.close()


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A script in the place of the program that compiles."""
    package = tmp_path / "citybuilder" / "native"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    (package / "__init__.py").touch()
    monkeypatch.setattr(behind, "is_wanted", lambda: True)
    monkeypatch.setattr(behind, "environment", lambda: {"PYTHONPATH": str(tmp_path)})
    monkeypatch.setenv(libraries.VARIABLE, libraries.offered())
    return package / "__main__.py"


def compile_first(command: str, stopped: bool = False) -> bool:
    heard = Hearing()
    if stopped:
        heard.other.send(b"\2")
    try:
        return haste.compile_first(command, heard, WORDS)  # type: ignore[arg-type]
    finally:
        heard.close()


def test_a_long_command_is_compiled_before_it_begins(
    compiler: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.write_text("import sys\nsys.stderr.write('0.5\\n')\nprint('/somewhere')")
    assert compile_first("simulate")
    assert libraries.offered() == "/somewhere"
    assert (
        capsys.readouterr().err == "Rules and bots are being compiled first, just this once: 0%\n"
    )


def test_where_compiling_fails_it_goes_on_and_says_so(
    compiler: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.write_text("print('no header')\nraise SystemExit(1)")
    before = libraries.offered()
    assert compile_first("bench")
    assert libraries.offered() == before
    assert capsys.readouterr().err.endswith("could not be compiled, so this takes longer.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="there signals are others")
def test_who_does_not_want_to_wait_ends_it(compiler: Path) -> None:
    compiler.write_text("import time\ntime.sleep(600)")
    assert not compile_first("simulate", stopped=True)


def test_short_commands_do_not_wait(compiler: Path, capsys: pytest.CaptureFixture[str]) -> None:
    compiler.write_text("raise SystemExit(1)")
    assert compile_first("replay")
    assert capsys.readouterr().err == ""


def test_what_is_compiled_is_not_compiled_again(
    compiler: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    compiler.write_text("raise SystemExit(1)")
    monkeypatch.setattr(behind, "is_wanted", lambda: False)
    assert compile_first("simulate")
    assert capsys.readouterr().err == ""
