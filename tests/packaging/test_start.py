"""The script that sets up a checkout: what it may use, and when it makes things anew."""

import ast
import re
import sys
import tomllib
from importlib.metadata import requires
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "start.py"
LIBRARIES = ROOT / "packaging" / "qt_libraries.py"
LOCK = ROOT / "packaging" / "requirements.lock"
PACKAGE_LOCK = ROOT / "packaging" / "package.lock"


@pytest.fixture
def start(script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, at home in a small checkout of its own."""
    for name in ("ROOT", "LOCK", "VENV", "PYTHON", "NATIVE", "COMPILED"):
        monkeypatch.setattr(script, name, tmp_path / getattr(script, name).relative_to(ROOT))
    for name in ("citybuilder/core", "citybuilder/cli", "packaging", "resources"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("setup.py", "pyproject.toml", "packaging/requirements.lock"):
        (tmp_path / name).write_text(name)
    (tmp_path / "citybuilder/core/rng.py").write_text("rng")
    (tmp_path / "citybuilder/cli/main.py").write_text("cli")
    return script


def count_compiling(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    counted: list[int] = []

    def compile_into_native(_level: str) -> None:
        counted.append(1)
        start.NATIVE.mkdir(parents=True, exist_ok=True)
        (start.NATIVE / "citybuilder__mypyc.so").touch()

    monkeypatch.setattr(start, "compile_into_native", compile_into_native)
    return counted


def count_installing(start: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    commands: list[str] = []

    def quietly(_complaint: str, *command: object) -> None:
        commands.append(" ".join(map(str, command[1:3])))
        start.PYTHON.parent.mkdir(parents=True, exist_ok=True)
        start.PYTHON.touch()

    monkeypatch.setattr(start, "quietly", quietly)
    return commands


def test_the_script_uses_nothing_but_the_standard_library() -> None:
    names = set()
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (SCRIPT, LIBRARIES)]
    for node in [node for tree in trees for node in ast.walk(tree)]:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module))
    assert names
    known = {*sys.stdlib_module_names, LIBRARIES.stem}
    assert {name.partition(".")[0] for name in names} <= known


def test_an_older_python_can_read_the_script_to_say_that_it_is_too_old() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 7))


@pytest.mark.parametrize("lock", [LOCK, PACKAGE_LOCK])
def test_the_lock_names_no_host_and_no_folder(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=sha256:)", text, re.MULTILINE)
    assert not re.search(r" @ |file:|[\w-]/[\w-]", text)


def pinned(lock: Path) -> dict[str, str]:
    """The version of each package."""
    text = lock.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize(("lock", "group"), [(LOCK, "dev"), (PACKAGE_LOCK, "package")])
def test_the_lock_pins_everything_the_project_asks_for(lock: Path, group: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["project"]["dependencies"] + project["dependency-groups"][group]
    assert {re.split(r"[^\w-]", name)[0].lower() for name in asked} <= set(pinned(lock))


def test_packages_are_made_with_the_versions_that_are_tested() -> None:
    tested, packed = pinned(LOCK), pinned(PACKAGE_LOCK)
    assert {name: packed[name] for name in tested if name in packed} == {
        name: tested[name] for name in tested if name in packed
    }


def test_the_packages_are_installed_once_and_again_when_the_lock_changes(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = count_installing(start, monkeypatch)
    start.set_up()
    assert commands == ["-m venv", "-m pip", "-m pip"]
    start.set_up()
    assert len(commands) == 3
    start.LOCK.write_text("another version")
    start.set_up()
    assert len(commands) == 6


def test_compiling_begins_as_soon_as_it_can(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = count_installing(start, monkeypatch)
    start.set_up(lambda: commands.append("compile"))
    assert commands == ["-m venv", "-m pip", "compile", "-m pip"]
    start.set_up(lambda: commands.append("compile"))
    assert commands[4:] == ["compile"]


def test_all_that_compiling_needs_is_installed_first(script: ModuleType, tmp_path: Path) -> None:
    first = tmp_path / "first.lock"
    first.write_text(script.entries(LOCK.read_text(encoding="utf-8"), script.COMPILER))
    assert sorted(pinned(first)) == sorted(script.COMPILER)
    assert pinned(first).items() <= pinned(LOCK).items()
    needed = [Requirement(each) for each in requires("mypy") or []]
    wanted = {each.name for each in needed if not each.marker or each.marker.evaluate()}
    assert {name.replace("_", "-") for name in wanted} <= set(script.COMPILER)


def test_an_interrupted_installation_is_made_anew(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = count_installing(start, monkeypatch)

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(start, "mark_fresh", interrupt)
        with pytest.raises(KeyboardInterrupt):
            start.set_up()
    assert start.PYTHON.exists()
    start.set_up()
    assert len(commands) == 6


def test_a_python_that_went_away_is_replaced(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands = count_installing(start, monkeypatch)
    start.set_up()
    start.PYTHON.unlink()
    start.set_up()
    assert len(commands) == 6


def test_only_rules_and_bots_are_compiled_again(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = count_compiling(start, monkeypatch)
    assert start.compiled()
    assert start.compiled()
    assert len(counted) == 1
    (start.ROOT / "citybuilder/cli/main.py").write_text("new cli")
    assert start.compiled()
    assert len(counted) == 1
    assert (start.COMPILED / "citybuilder/cli/main.py").read_text() == "new cli"
    (start.ROOT / "citybuilder/core/rng.py").rename(start.ROOT / "citybuilder/core/dice.py")
    assert start.compiled()
    assert len(counted) == 2


def test_tests_do_with_what_players_have_but_not_the_other_way_round(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = count_compiling(start, monkeypatch)
    assert start.compiled(start.SOON)
    assert start.compiled(start.SOON)
    assert len(counted) == 1
    assert start.compiled()
    assert start.compiled(start.SOON)
    assert len(counted) == 2


def test_a_deleted_file_does_not_live_on_in_the_compiled_program(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    count_compiling(start, monkeypatch)
    assert start.compiled()
    assert (start.COMPILED / "citybuilder/cli/main.py").exists()
    (start.ROOT / "citybuilder/cli/main.py").unlink()
    assert start.compiled()
    assert not (start.COMPILED / "citybuilder/cli/main.py").exists()


def test_a_compiler_that_fails_is_not_asked_at_every_start(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []
    monkeypatch.setattr(start, "compile_into_native", lambda _level: counted.append(1))
    assert not start.compiled()
    assert not start.compiled()
    assert len(counted) == 1


def test_no_compiler_means_pure_python(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CITYBUILDER_PURE", "1")
    assert start.program() == start.ROOT
    assert capsys.readouterr().err.count("\n") == 1


def test_no_test_is_forgotten(script: ModuleType) -> None:
    """What is left for the interpreted program, and what is tried elsewhere, is everything."""
    left = [ROOT / name for name in script.interpreted_only()]
    elsewhere = [ROOT / "tests" / name for name in (*script.STRICT, *script.PLAYED)]
    found = list((ROOT / "tests").rglob("test_*.py"))
    assert [path for path in found if not {path, *path.parents} & {*left, *elsewhere}] == []
    toys = [path for path in found if path.stem.endswith("_toy")]
    interpreted = [*left, *(ROOT / "tests" / name for name in script.STRICT)]
    assert [path for path in toys if not {path, *path.parents} & {*interpreted}] == []


def test_a_failing_command_is_told_in_one_sentence(start: ModuleType) -> None:
    command = (sys.executable, "-c", "import sys; sys.exit('first line\\nno such wheel\\n\\n')")
    with pytest.raises(SystemExit, match=r"^start.py: pip failed: no such wheel$"):
        start.quietly("pip failed", *command)
