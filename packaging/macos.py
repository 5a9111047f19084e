"""Packages for macOS: the bundle's description, and a disk image with it."""

import os
import shutil
import subprocess
import time
from pathlib import Path

from product import (
    BUILD,
    DIST,
    FROZEN,
    ICONS,
    IDENTIFIER,
    MIME,
    NAME,
    RECIPES,
    SAVE,
    SUFFIX,
    TITLE,
    VERSION,
    file_name,
)

IMAGE = file_name(".dmg")
SAVE_TYPE = f"{IDENTIFIER}.save"
TRIES = 6
PAUSE = 5.0  # seconds
OLDEST = "13.0"  # that Qt 6.11 runs on
RIGHTS = RECIPES / "macos" / "entitlements.plist"
SIGNER = "CITYBUILDER_MAC_SIGNER"  # the name in a certificate of Apple's
ACCOUNT = {
    "--apple-id": "CITYBUILDER_APPLE_ID",
    "--password": "CITYBUILDER_APPLE_PASSWORD",
    "--team-id": "CITYBUILDER_APPLE_TEAM",
}


def information() -> dict[str, object]:
    """What macOS must know: which files the program opens, and that it draws for sharp screens."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "de"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": SAVE["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "save.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SAVE_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SAVE_TYPE,
                "UTTypeDescription": SAVE["en"],
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeIconFile": "save.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": [MIME],
                },
            }
        ],
    }


def missing_tools() -> list[str]:
    return [tool for tool in ("codesign", "hdiutil") if not shutil.which(tool)]


def pack() -> list[Path]:
    """A disk image: the program, and the folder that it is to be dragged to."""
    bundle = FROZEN / f"{TITLE}.app"
    resources = bundle / "Contents" / "Resources"
    shutil.copy(ICONS / "save.icns", resources)
    german = resources / "de.lproj" / "InfoPlist.strings"
    german.parent.mkdir(exist_ok=True)
    german.write_text(f'"{SAVE["en"]}" = "{SAVE["de"]}";\n', encoding="utf-8")
    sign(bundle)
    place = BUILD / "image"
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    shutil.copytree(bundle, place / bundle.name, symlinks=True)
    (place / "Applications").symlink_to("/Applications")
    made = DIST / IMAGE
    made.unlink(missing_ok=True)
    kind = ("-volname", TITLE, "-fs", "HFS+", "-format", "UDZO")
    patiently("hdiutil", "create", *kind, "-srcfolder", str(place), str(made))
    notarise(made)
    return [made]


def unpacked(folder: Path) -> Path:
    """The program out of the disk image, as if it had been dragged to another folder."""
    disk = folder / "disk"
    disk.mkdir()
    patiently("hdiutil", "attach", "-nobrowse", "-mountpoint", str(disk), str(DIST / IMAGE))
    shutil.copytree(disk / f"{TITLE}.app", folder / f"{TITLE}.app", symlinks=True)
    patiently("hdiutil", "detach", "-force", str(disk))
    subprocess.run(["codesign", "--verify", "--deep", folder / f"{TITLE}.app"], check=True)
    return folder / f"{TITLE}.app" / "Contents" / "MacOS" / NAME


def patiently(*command: str) -> None:
    """Disks are often busy for a moment: something of the system looks at them."""
    for _ in range(TRIES):
        if subprocess.call(command) == 0:
            return
        time.sleep(PAUSE)
    raise SystemExit(f"macos.py: {' '.join(command[:2])} failed {TRIES} times")


def sign(bundle: Path) -> None:
    """Without a name where none is told: Macs with Apple's processors start nothing that is not
    signed at all."""
    name = os.environ.get(SIGNER, "")
    named = ("--timestamp", "--options", "runtime", "--entitlements", str(RIGHTS)) if name else ()
    subprocess.run(
        ["codesign", "--force", "--deep", *named, "--sign", name or "-", bundle], check=True
    )


def notarise(image: Path) -> None:
    """Apple looks at the image and knows it from then on; needs an account of theirs."""
    account = [os.environ.get(word, "") for word in ACCOUNT.values()]
    if not os.environ.get(SIGNER) or not all(account):
        return
    told = [part for pair in zip(ACCOUNT, account, strict=True) for part in pair]
    subprocess.run(["codesign", "--sign", os.environ[SIGNER], "--timestamp", image], check=True)
    subprocess.run(["xcrun", "notarytool", "submit", "--wait", *told, image], check=True)
    subprocess.run(["xcrun", "stapler", "staple", image], check=True)
