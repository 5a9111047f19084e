"""The script that sets up a checkout: what it may use, and what it hands on."""

import ast
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import checkout
import environments
import pytest

RECIPES = Path(__file__).resolve().parents[2] / "packaging"
SCRIPT = RECIPES / "start.py"


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    return {name.partition(".")[0] for name in names}


def test_the_script_uses_nothing_but_the_standard_library() -> None:
    waiting, seen = ["start"], set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            found = imported(RECIPES / f"{name}.py") - sys.stdlib_module_names
            assert all((RECIPES / f"{other}.py").is_file() for other in found), (name, found)
            waiting += found
    assert {"checkout", "environments", "compiling", "checks", "reach", "qt_libraries"} <= seen


def test_an_older_python_can_read_the_script_to_say_that_it_is_too_old() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("display", ["", ":7"])
def test_players_are_set_up_and_their_words_handed_on(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, display: str
) -> None:
    done: list[object] = []
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(environments, "for_players", lambda: done.append("players"))
    monkeypatch.setattr(environments, "provide", lambda *parts: done.append(parts))

    def call(command: list[str], env: dict[str, str]) -> int:
        done.append((command[1:], env["PYTHONPATH"]))
        return 0

    monkeypatch.setattr(sys, "platform", "win32")  # where it comes back
    monkeypatch.setattr(subprocess, "call", call)
    script.run(["--lang", "de"])
    parts = ("pictures", "windows") if display else ("pictures",)
    words = ["-P", "-m", "citybuilder", "--lang", "de"]
    assert done == ["players", parts, (words, str(checkout.ROOT))]


def test_an_unknown_word_is_answered_in_one_sentence(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["start.py", "dance"])
    with pytest.raises(SystemExit, match=r"^start.py: please say run, test, compile or lock"):
        script.main()
