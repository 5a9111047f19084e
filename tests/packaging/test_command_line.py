"""The manual page and the completions know the command line as the program itself does."""

import shutil
import subprocess
from pathlib import Path

import command_line
import pytest
from synopsis import commands, program

from citybuilder.cli.commands import COMMANDS
from citybuilder.games import GAMES

PAGES = command_line.pages()
BASH = """
source {page}
compopt() {{ :; }}
COMP_WORDS=(citybuilder {words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_citybuilder
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_it_is_what_the_parser_knows(path: Path) -> None:
    anew = "run: .venv/bin/python packaging/command_line.py"
    assert path.read_text(encoding="utf-8") == PAGES[path], anew


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_it_names_every_command_and_option(path: Path) -> None:
    text = PAGES[path].replace("\\-", "-")
    for command in [program(), *commands()]:
        assert command.name in text
        for word in command.options:
            for name in word.names:
                assert name in text or f"-l {name[2:]}" in text or f"-s {name[1:]}" in text
    assert {command.name for command in commands()} == set(COMMANDS)


def completed(shell: str, words: list[str], folder: Path) -> list[str]:
    """What a shell proposes, in a folder with a save and another file."""
    for name in ("a.citybuilder", "b.txt"):
        (folder / name).touch()
    line = " ".join(word or "''" for word in words)
    page = next(path for path in PAGES if path.suffix == f".{shell}")
    code = BASH.format(page=page, words=line)
    if shell == "fish":
        code = f"source {page}; complete -C 'citybuilder {' '.join(words)}'"
    done = subprocess.run(
        [shell, "-c", code],
        cwd=folder,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return sorted(line.split("\t")[0] for line in done.stdout.split("\n") if line)


@pytest.mark.parametrize(
    "shell",
    [
        pytest.param(shell, marks=pytest.mark.skipif(not shutil.which(shell), reason=f"no {shell}"))
        for shell in ("bash", "fish")
    ],
)
def test_shells_propose_commands_games_options_and_saves(shell: str, tmp_path: Path) -> None:
    def proposed(*words: str) -> list[str]:
        return completed(shell, list(words), tmp_path)

    assert proposed("se") == ["self-test"]
    assert {"a.citybuilder", *COMMANDS} <= set(proposed(""))
    assert proposed("play", "") == sorted(GAMES)
    assert proposed("--lang", "de", "play", "m") == ["machi_koro"]
    assert proposed("snapshot", "cities", "--theme", "") == ["dark", "light"]
    assert proposed("snapshot", "cities", "--th") == ["--theme"]
    assert proposed("--l") == ["--lang"]
    assert "a.citybuilder" in proposed("replay", "")


@pytest.mark.skipif(not shutil.which("zsh"), reason="no zsh")
def test_zsh_can_read_its_page() -> None:
    page = command_line.FOLDER / "completions" / "_citybuilder"
    subprocess.run(["zsh", "-n", page], check=True)
