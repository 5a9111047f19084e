"""How others hand out the packages, and what is told of them: versions and names are in step."""

import json
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import linux
import macos
import news
import product
import pytest
import recipes
import sbom
import windows

SITE = "https://github.com/example/citybuilder"


@pytest.fixture
def words(tmp_path: Path) -> dict[str, str]:
    """What recipes are told of a release with packages of a few bytes."""
    for name in recipes.PACKAGES.values():
        (tmp_path / name).write_text(name)
    return recipes.told(tmp_path, macos.OLDEST, SITE)


@pytest.fixture
def filled(words: dict[str, str], tmp_path: Path) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in recipes.write(words, tmp_path / "recipes")
    }


def test_every_word_of_a_recipe_is_filled_in(filled: dict[str, str]) -> None:
    assert len(filled) == 6
    assert [name for name, text in filled.items() if re.search(r"@\w+@", text)] == []


def test_recipes_name_packages_as_the_systems_make_them() -> None:
    names = {product.file_name("-setup.exe"), macos.IMAGE, linux.ARCHIVE}
    system, machine = product.SYSTEMS.get(sys.platform, "linux"), product.machine()
    pattern = re.compile(rf"-{system}-{machine}[.-]")
    own = {name for name in recipes.PACKAGES.values() if pattern.search(name)}
    assert own <= names


def test_recipes_have_the_version_and_the_checksum_of_every_package(
    filled: dict[str, str], words: dict[str, str]
) -> None:
    together = "".join(filled.values())
    for word, name in recipes.PACKAGES.items():
        assert words[f"{word}_SHA256"] in together
        if word.startswith("MAC"):
            name = re.sub(r"-(arm64|x86_64)\.", "-#{arch}.", name)
            name = name.replace(product.VERSION, "#{version}")
        assert f"/{name}" in together
    for name, text in filled.items():
        if name.endswith(".yaml"):
            assert f'PackageVersion: "{product.VERSION}"' in text


def test_nothing_is_handed_out_from_nowhere_or_without_a_package(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="CITYBUILDER_SITE"):
        recipes.told(tmp_path, macos.OLDEST, "")
    with pytest.raises(SystemExit, match=r"missing in .*\.dmg"):
        recipes.told(tmp_path, macos.OLDEST, SITE)


def test_the_flatpak_holds_what_the_archive_holds(filled: dict[str, str]) -> None:
    told = json.loads(filled[f"{product.IDENTIFIER}.json"])
    assert told["id"] == product.IDENTIFIER
    assert told["command"] == product.NAME
    assert told["rename-desktop-file"] == f"{product.NAME}.desktop"
    [module] = told["modules"]
    assert {source["only-arches"][0] for source in module["sources"]} == {"x86_64", "aarch64"}
    assert not any("network" in right for right in told["finish-args"])


def test_winget_knows_the_installer_by_what_it_writes(filled: dict[str, str]) -> None:
    text = filled["Citybuilder.Citybuilder.installer.yaml"]
    assert f"ProductCode: {product.TITLE}\n" in text
    assert f"  - {product.SUFFIX}\n" in text
    assert product.SUMMARY in filled["Citybuilder.Citybuilder.locale.en-US.yaml"]


@pytest.mark.skipif(not shutil.which("ruby"), reason="no ruby")
def test_ruby_can_read_the_cask_and_the_manifests(words: dict[str, str], tmp_path: Path) -> None:
    folder = tmp_path / "recipes"
    recipes.write(words, folder)
    subprocess.run(["ruby", "-c", folder / "homebrew" / "citybuilder.rb"], check=True)
    for path in (folder / "winget").iterdir():
        subprocess.run(["ruby", "-ryaml", "-e", "YAML.load_file(ARGV[0])", path], check=True)


def test_the_changelog_tells_of_this_version() -> None:
    assert news.introduction().endswith(".")
    assert news.points()
    with pytest.raises(SystemExit, match=r"nothing of version 99"):
        news.section("99")
    assert all(point in linux.changelog().replace("\n    ", " ") for point in news.points())


@pytest.mark.parametrize(
    ("environ", "site", "name"),
    [
        ({}, "", "unofficial.citybuilder.citybuilder"),
        ({"GITHUB_REPOSITORY": "Two-Words/city"}, None, "io.github.two_words.citybuilder"),
        ({"GITHUB_REPOSITORY": "7up/city"}, None, "io.github._7up.citybuilder"),
        (
            {"CITYBUILDER_SITE": "https://games.example/city", "GITHUB_REPOSITORY": "a/b"},
            "https://games.example/city",
            "unofficial.citybuilder.citybuilder",
        ),
    ],
)
def test_the_program_s_name_belongs_to_whoever_hands_it_out(
    environ: dict[str, str], site: str | None, name: str
) -> None:
    found = product.site_of(environ)
    wanted = f"https://github.com/{environ.get('GITHUB_REPOSITORY')}" if site is None else site
    assert (found, product.identifier_of(found)) == (wanted, name)


@pytest.fixture(params=["", SITE])
def metainfo(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What software centres are told by a program without a home on the web, and with one."""
    monkeypatch.setattr(linux, "SITE", request.param)
    monkeypatch.setattr(linux, "IDENTIFIER", product.identifier_of(request.param))
    return linux.filled("citybuilder.metainfo.xml")


def test_software_centres_get_notes_and_pictures_that_exist(metainfo: str) -> None:
    shown = re.findall(rf"{SITE}/raw/v{product.VERSION}/(docs/pictures/\w+\.png)<", metainfo)
    assert [name for name in shown if not (product.ROOT / name).is_file()] == []
    assert len(shown) == metainfo.count("<screenshot>") + metainfo.count("<screenshot type")
    assert (len(shown) > 6) == (SITE in metainfo) == ("<url" in metainfo)
    assert all(point in metainfo for point in news.points())


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="no appstreamcli")
def test_software_centres_accept_what_they_are_told(metainfo: str, tmp_path: Path) -> None:
    path = tmp_path / "program.metainfo.xml"
    path.write_text(metainfo, encoding="utf-8")
    subprocess.run(["appstreamcli", "validate", "--no-net", path], check=True)


def test_the_list_of_contents_names_what_the_lock_pins_and_no_tools() -> None:
    bill = sbom.bill()
    parts = bill["components"]
    assert isinstance(parts, list)
    names = {part["name"] for part in parts}
    assert {"CPython", "pydantic", "pyside6-essentials", "shiboken6"} <= names
    assert not {"pillow", "setuptools", "altgraph"} & names
    assert len({part["bom-ref"] for part in parts}) == len(parts)
    assert sbom.bill() == bill


def test_what_only_another_system_needs_is_not_in_the_list() -> None:
    lock = f"one==1.0 ; sys_platform == '{sys.platform}' \\\nother==2.0 ; sys_platform == 'x' \\\n"
    assert [part["purl"] for part in sbom.pinned(lock)] == ["pkg:pypi/one@1.0"]


def test_nothing_is_signed_where_no_certificate_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: done.append([*map(str, words)]))
    for name in (*windows.SIGNING, macos.SIGNER, *macos.ACCOUNT.values()):
        monkeypatch.delenv(name, raising=False)
    windows.sign(tmp_path / "a.exe")
    macos.notarise(tmp_path / "a.dmg")
    assert done == []
    macos.sign(tmp_path / "a.app")
    assert done[0][-3:] == ["--sign", "-", str(tmp_path / "a.app")]
    assert "runtime" not in done[0]


def test_all_is_signed_where_certificates_are_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda words, **_: done.append([*map(str, words)]))
    for name in (*windows.SIGNING, macos.SIGNER, *macos.ACCOUNT.values()):
        monkeypatch.setenv(name, "told")
    windows.sign(tmp_path / "a.exe", tmp_path / "b.exe")
    assert done[0][-2:] == [str(tmp_path / "a.exe"), str(tmp_path / "b.exe")]
    macos.sign(tmp_path / "a.app")
    assert {"runtime", str(macos.RIGHTS)} <= set(done[1])
    macos.notarise(tmp_path / "a.dmg")
    assert [words[1] for words in done[3:]] == ["notarytool", "stapler"]
    assert plistlib.loads(macos.RIGHTS.read_bytes())
