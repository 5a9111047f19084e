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
import windows

import citybuilder
from citybuilder.cli.catalogue import languages
from citybuilder.cli.lobby import wanted
from citybuilder.games import GAMES
from citybuilder.store.folders import SUFFIX

WORKFLOW = product.ROOT / ".github" / "workflows" / "packages.yml"
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


def test_the_workflow_runs_scripts_that_exist() -> None:
    scripts = re.findall(r"packaging/\w+\.py", WORKFLOW.read_text(encoding="utf-8"))
    assert {"packaging/build.py", "packaging/bare_debian.py"} <= set(scripts)
    assert [name for name in scripts if not (product.ROOT / name).is_file()] == []


def test_the_workflow_builds_on_every_system() -> None:
    text = WORKFLOW.read_text(encoding="utf-8")
    for runner in ("ubuntu", "windows", "macos"):
        assert re.search(rf"runner: {runner}", text)


def test_the_packages_that_qt_needs_can_be_asked_for() -> None:
    script = product.RECIPES / "qt_libraries.py"
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert told.stdout.split() == " ".join(qt_libraries.PACKAGES.values()).split()


def test_every_playable_game_is_tried_out() -> None:
    assert sorted(GAMES) == product.GAMES
