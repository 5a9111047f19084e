"""The checks of the test command: nothing is forgotten, and --changed leaves out what it may."""

from pathlib import Path

import checkout
import checks
import pytest
import reach

ROOT = Path(__file__).resolve().parents[2]


def test_no_test_is_forgotten() -> None:
    """What is left for the interpreted program, and what is tried elsewhere, is everything."""
    left = [ROOT / name for name in checks.interpreted_only()]
    elsewhere = [ROOT / "tests" / name for name in (*checks.STRICT, *checks.PLAYED)]
    found = list((ROOT / "tests").rglob("test_*.py"))
    assert [path for path in found if not {path, *path.parents} & {*left, *elsewhere}] == []
    toys = [path for path in found if path.stem.endswith("_toy")]
    interpreted = [*left, *(ROOT / "tests" / name for name in checks.STRICT)]
    assert [path for path in toys if not {path, *path.parents} & {*interpreted}] == []


def test_every_test_has_its_way_to_be_run_when_it_is_reached() -> None:
    every = reach.tests_of(["pyproject.toml"])
    assert set(every) == {
        path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")
    }
    chosen = checks.selected(every)
    assert sorted([*chosen.strict, *chosen.interpreted, *chosen.played]) == sorted(every)


def test_a_change_in_the_window_needs_no_rules_and_no_compiling_of_their_tests() -> None:
    found = reach.tests_of(["citybuilder/app/lobby/header.py"])
    assert "tests/app/test_lobby.py" in found
    assert not [path for path in found if path.split("/")[1] in ("core", "games", "bots", "laws")]
    assert not checks.selected(["tests/cli/test_main.py"]).needs_compiling()


def test_a_change_of_the_rules_reaches_tests_of_every_layer_above() -> None:
    found = reach.tests_of(["citybuilder/games/machi_koro/rules.py"])
    for folder in ("games", "golden", "laws", "app", "monkey", "tables"):
        assert any(path.startswith(f"tests/{folder}/") for path in found), folder


@pytest.mark.parametrize(
    ("changed", "reached"),
    [
        ("tests/cli/test_main.py", "tests/cli/test_main.py"),
        ("tests/helpers/toy.py", "tests/core/test_match_toy.py"),
        ("packaging/reach.py", "tests/packaging/test_checks.py"),
        ("resources/machi_koro/cards.json", "tests/games/test_machi_koro_sheet.py"),
        ("translations/citybuilder_de.ts", "tests/app/test_language.py"),
        ("tests/golden/cities_2.txt", "tests/golden/test_golden.py"),
        ("packaging/linux/citybuilder.desktop", "tests/packaging/test_recipes.py"),
    ],
)
def test_what_changes_is_tried(changed: str, reached: str) -> None:
    assert reached in reach.tests_of([changed])


def test_a_text_that_nobody_reads_reaches_nothing() -> None:
    assert reach.tests_of(["-".join(["a", "word", "nobody", "says"])]) == []


def test_changes_are_those_since_a_commit_and_new_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    told = ["-c", "user.name=a", "-c", "user.email=a@b"]
    reach.git("init", "-q")
    for name in ("one.py", "two.py"):
        (tmp_path / name).write_text(name)
    reach.git("add", ".")
    reach.git(*told, "commit", "-q", "-m", "first")
    (tmp_path / "two.py").write_text("changed")
    (tmp_path / "three.py").write_text("new")
    assert reach.changed("HEAD") == ["three.py", "two.py"]


def test_a_commit_that_does_not_exist_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkout, "ROOT", tmp_path)
    reach.git("init", "-q")
    with pytest.raises(SystemExit, match=r"^start.py: "):
        reach.changed("nowhere")
