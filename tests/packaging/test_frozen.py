"""What the frozen program keeps of Qt and of the system, and whose licences come along."""

import sys
from pathlib import Path

import licences
import pytest
import slim

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only there system libraries come along")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets",
        "PySide6/Qt6Core.dll",
        "PySide6/QtMultimedia.abi3.so",
        "citybuilder/translations/citybuilder_de.ts",
        "citybuilder/resources/machi_koro/cards.json",
        "libsystemd.so.0",
    ],
)
def test_what_the_program_uses_is_kept(name: str) -> None:
    assert slim.wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/plugins/tls/qschannelbackend.dll",
        "PySide6/Qt/translations/qtbase_fr.qm",
        "PySide6/Qt/lib/libQt6Qml.so.6",
        "PySide6/Qt/lib/libQt6QmlModels.so.6",
        "PySide6/Qt6Quick.dll",
        "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf",
        "PySide6/Qt/lib/QtPdf.framework/Resources/Info.plist",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/avcodec-61.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt6OpenGL.dll",
        "libQt6VirtualKeyboard.so.6",
    ],
)
def test_what_it_does_not_use_is_left_out(name: str) -> None:
    assert not slim.wanted(name)


@LINUX
def test_a_library_stays_only_if_something_that_stays_is_linked_to_it() -> None:
    plugin = ("PySide6/Qt/plugins/platforms/libqxcb.so", "/qt/libqxcb.so", "BINARY")
    dropped = ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/qt/libqgtk3.so", "BINARY")
    module = ("_json.so", "/python/_json.so", "EXTENSION")
    used = ("libX11.so.6", "/usr/lib/libX11.so.6", "BINARY")
    unused = ("libgtk.so.3", "/usr/lib/libgtk.so.3", "BINARY")
    link = ("libgtk.so.3", "PySide6/Qt/lib/libgtk.so.3", "SYMLINK")
    words = ("citybuilder/translations/citybuilder_de.ts", "/a.ts", "DATA")
    linked = {"/qt/libqxcb.so": [("libX11.so.6", "/usr/lib/libX11.so.6")]}
    found = [plugin, dropped, module, used, unused, link, words]
    kept = slim.kept(found, lambda path: linked.get(path, []))
    assert kept == [plugin, module, used, words]


def test_the_program_s_own_files_come_along_without_the_scripts_that_draw_them(
    tmp_path: Path,
) -> None:
    for name in ("resources/towns/art/draw.py", "resources/towns/art/a.svg", "translations/b.ts"):
        (tmp_path / "program" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "program" / name).touch()
    bitmap = tmp_path / "bitmaps" / "resources" / "towns" / "art" / "a.png"
    bitmap.parent.mkdir(parents=True)
    bitmap.touch()
    found = slim.own_files(tmp_path / "program", tmp_path / "bitmaps")
    assert {(Path(path).name, Path(place).as_posix()) for path, place in found} == {
        ("a.svg", "citybuilder/resources/towns/art"),
        ("b.ts", "citybuilder/translations"),
        ("a.png", "citybuilder/resources/towns/art"),
    }


def test_every_package_that_is_frozen_brings_its_licence() -> None:
    names = {Path(place).name for place, _, _ in licences.entries([])}
    for package in ("Python", "pydantic-", "platformdirs-", "typing_extensions-"):
        assert any(name.startswith(package) for name in names), package
    assert not any(name.startswith(("pip-", "setuptools-")) for name in names)


@pytest.mark.skipif(not Path("/var/lib/dpkg").is_dir(), reason="not a Debian")
def test_a_library_of_the_system_brings_the_licence_of_its_package() -> None:
    [library] = [path for path in Path("/lib").rglob("libz.so.1") if path.is_file()][:1]
    assert [name for name, _ in licences.of_system([str(library)])] == ["zlib1g"]
