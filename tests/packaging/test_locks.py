"""What is pinned: the same versions for whoever tests, plays, packs and compiles."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

import environments
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
LOCK = environments.DEVELOPERS
PLAYER_LOCK = environments.PLAYERS
PACKAGE_LOCK = ROOT / "packaging" / "package.lock"
COMPILER_LOCK = environments.COMPILER_LOCK


@pytest.mark.parametrize("lock", [LOCK, PACKAGE_LOCK, PLAYER_LOCK, COMPILER_LOCK])
def test_the_lock_names_no_host_and_no_folder(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=sha256:)", text, re.MULTILINE)
    assert not re.search(r" @ |file:|[\w-]/[\w-]", text)


def pinned(lock: Path) -> dict[str, str]:
    """The version of each package."""
    text = lock.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize(
    ("lock", "groups"), [(LOCK, ["dev"]), (PACKAGE_LOCK, ["package"]), (PLAYER_LOCK, [])]
)
def test_the_lock_pins_everything_the_project_asks_for(lock: Path, groups: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = list(project["project"]["dependencies"])
    for group in groups:
        asked += project["dependency-groups"][group]
    assert {re.split(r"[^\w-]", name)[0].lower() for name in asked} <= set(pinned(lock))


def test_players_get_nothing_that_only_developers_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = {re.split(r"[^\w-]", name)[0] for name in project["dependency-groups"]["dev"]}
    assert not tools & set(pinned(PLAYER_LOCK))


@pytest.mark.parametrize("lock", [PACKAGE_LOCK, PLAYER_LOCK, COMPILER_LOCK])
def test_everybody_has_the_versions_that_are_tested(lock: Path) -> None:
    tested, other = pinned(LOCK), pinned(lock)
    assert {name: other[name] for name in tested if name in other} == {
        name: tested[name] for name in tested if name in other
    }


def test_the_program_knows_all_that_it_needs_to_compile_itself() -> None:
    assert sorted(pinned(COMPILER_LOCK)) == sorted(environments.COMPILER)
    assert COMPILER_LOCK.read_text(encoding="utf-8") == environments.entries(
        LOCK.read_text(encoding="utf-8"), environments.COMPILER
    )
    needed = [Requirement(each) for each in requires("mypy") or []]
    wanted = {each.name for each in needed if not each.marker or each.marker.evaluate()}
    assert {name.replace("_", "-") for name in wanted} <= set(environments.COMPILER)
