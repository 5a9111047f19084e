"""The recipes of all systems: they agree with each other, with the program, and with its files."""

import configparser
import plistlib
import re
import subprocess
import sys
from pathlib import Path
from typing import cast
from xml.etree import ElementTree

import linux
import macos
import product
import pytest
import qt_libraries
import recipes
import windows

import citybuilder
from citybuilder.cli.lobby import wanted
from citybuilder.games import GAMES
from citybuilder.store.folders import SUFFIX
from citybuilder.words.catalogue import languages

WORKFLOWS = product.ROOT / ".github" / "workflows"
WORKFLOW = WORKFLOWS / "packages.yml"
TESTS = WORKFLOWS / "tests.yml"
INSTALLER = windows.SCRIPT.read_text(encoding="utf-8")


def test_all_of_them_name_the_version_of_the_program() -> None:
    assert citybuilder.__version__ == product.VERSION
    assert f'version="{product.VERSION}"' in linux.filled("citybuilder.metainfo.xml")
    assert macos.information()["CFBundleVersion"] == citybuilder.__version__
    assert windows.version_numbers() == (*map(int, product.VERSION.split(".")), 0)[:4]


def test_all_of_them_open_the_files_that_the_program_saves() -> None:
    assert f".{product.SUFFIX}" == SUFFIX
    kinds = ElementTree.fromstring(linux.filled("citybuilder.mime.xml"))
    assert [kind.get("type") for kind in kinds] == [product.MIME]
    assert [glob.get("pattern") for glob in kinds.iter() if glob.tag.endswith("glob")] == [
        f"*.{product.SUFFIX}"
    ]
    assert f"<mediatype>{product.MIME}</mediatype>" in linux.filled("citybuilder.metainfo.xml")
    [kind] = cast(list[dict[str, object]], macos.information()["UTExportedTypeDeclarations"])
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": [SUFFIX.removeprefix(".")],
        "public.mime-type": [product.MIME],
    }


@pytest.mark.parametrize("name", ["a.citybuilder", "A.CITYBUILDER", "a b.Citybuilder"])
def test_the_program_takes_the_name_of_a_save_as_systems_hand_it_over(name: str) -> None:
    assert wanted([name]) == (Path(name), "")


def test_what_lies_elsewhere_and_is_no_save_is_left_to_the_window_to_refuse(
    tmp_path: Path,
) -> None:
    assert wanted([str(tmp_path)]) == (tmp_path, "")
    assert wanted(["play"]) is None
    assert wanted([str(tmp_path / "nothing")]) is None


def test_the_menu_entry_starts_the_program_with_a_save() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(linux.filled("citybuilder.desktop"))
    told = entry["Desktop Entry"]
    assert told["Exec"] == f"{product.NAME} %f"
    assert told["MimeType"] == f"{product.MIME};"
    assert told["Comment"] == product.SUMMARY
    for code in set(languages()) - {"en"}:
        assert f"Comment[{code}]" in told


def test_the_software_centre_hears_of_every_language() -> None:
    told = ElementTree.fromstring(linux.filled("citybuilder.metainfo.xml"))
    assert [lang.text for lang in told.iter("lang")] == ["en", "de"]
    assert {lang.text for lang in told.iter("lang")} == set(languages())
    assert told.findtext("id") == product.IDENTIFIER
    assert told.findtext("launchable") == f"{product.NAME}.desktop"


def test_macos_can_read_what_the_bundle_says(tmp_path: Path) -> None:
    path = tmp_path / "Info.plist"
    path.write_bytes(plistlib.dumps(macos.information()))
    assert plistlib.loads(path.read_bytes()) == macos.information()


def test_the_installer_is_told_everything_it_asks_for(tmp_path: Path) -> None:
    used = set(re.findall(r"\$\{(\w+)\}", INSTALLER))
    own = {*re.findall(r"!define (\w+)", INSTALLER), *re.findall(r"macro \w+ (\w+)", INSTALLER)}
    provided = own | {"LANG_ENGLISH", "LANG_GERMAN", "TARGET"}
    assert used - provided == set(windows.settings(tmp_path, tmp_path / "setup.exe"))


def test_the_installer_speaks_every_language() -> None:
    for name in set(re.findall(r"LangString (\w+)", INSTALLER)):
        assert len(re.findall(rf"LangString {name} ", INSTALLER)) == len(languages())


def test_the_installer_never_touches_the_player_s_folder() -> None:
    removed = re.findall(r"^\s*(?:RMDir|Delete)\b.*\"(.+?)\"", INSTALLER, re.MULTILINE)
    assert removed
    assert all(place.startswith(("$INSTDIR", "$SMPROGRAMS")) for place in removed)


def test_the_workflows_run_scripts_that_exist() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (WORKFLOW, TESTS))
    scripts = re.findall(r"packaging/\w+\.py", text)
    wanted = {"build", "bare_debian", "news", "recipes", "sbom", "start", "try_installer"}
    assert {f"packaging/{name}.py" for name in wanted} <= set(scripts)
    assert [name for name in scripts if not (product.ROOT / name).is_file()] == []


def test_the_workflow_builds_for_every_system_and_attests_what_it_built() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    built = re.findall(r"- name: (\w+-(?:x86_64|arm64))$", text, re.MULTILINE)
    [attested] = re.findall(r"^        name: \[(.+)\]$", text, re.MULTILINE)
    assert attested.split(", ") == built
    handed_out = {name.split(f"{product.VERSION}-")[1] for name in recipes.PACKAGES.values()}
    assert {re.match(r"\w+-(x86_64|arm64)", name)[0] for name in handed_out} == set(built)  # type: ignore[index]


def test_every_check_runs_on_every_system_with_the_oldest_and_newest_python() -> None:
    text = TESTS.read_text(encoding="utf-8")
    for runner in ("ubuntu-24.04", "ubuntu-24.04-arm", "windows-2022", "macos-15"):
        assert re.search(rf"runner: \[.*\b{runner}\b.*\]", text), runner
    [pythons] = re.findall(r"python: \[(.+)\]", text)
    oldest, newest = pythons.replace('"', "").split(", ")
    named = re.findall(r"Python :: (3\.\d+)", " ".join(product.PROJECT["classifiers"]))
    assert (oldest, newest) == (named[0], named[-1])
    assert product.PROJECT["requires-python"] == f">={oldest}"


def test_what_others_wrote_is_run_by_its_digest_alone() -> None:
    for path in (WORKFLOW, TESTS):
        for used in re.findall(r"uses: (\S+.*)$", path.read_text(encoding="utf-8"), re.MULTILINE):
            assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used), used


def test_secrets_are_for_releases_alone() -> None:
    for step in WORKFLOW.read_text(encoding="utf-8").split("\n      - "):
        for line in step.splitlines():
            if "secrets." in line:
                assert "ref_type == 'tag'" in line or "github.ref_type == 'tag'" in step


def test_the_packages_that_qt_needs_can_be_asked_for() -> None:
    script = product.RECIPES / "qt_libraries.py"
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert told.stdout.split() == " ".join(qt_libraries.PACKAGES.values()).split()


def test_whatever_the_readme_shows_travels_with_the_source_archive() -> None:
    manifest = (product.ROOT / "MANIFEST.in").read_text(encoding="utf-8").split()
    readme = (product.ROOT / "README.md").read_text(encoding="utf-8")
    linked = {link.partition("#")[0] for link in re.findall(r"\]\((\w[^):]*)\)", readme)}
    assert {"docs/pictures/lobby.png", "CHANGELOG.md"} <= linked
    lacking = [link for link in linked if not {link, link.partition("/")[0]} & set(manifest)]
    assert lacking == ["LICENSE"]  # which pyproject.toml names


def test_every_playable_game_is_tried_out() -> None:
    assert sorted(GAMES) == product.GAMES
