"""Fills the recipes by which others hand out the packages of a release: Flatpak, Homebrew, winget.

python packaging/recipes.py dist    # the packages of all systems; the recipes go there in one zip
"""

import argparse
import hashlib
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from moment import day
from product import AUTHORS, IDENTIFIER, NAME, RECIPES, SITE, SUMMARY, VERSION, file_name, filled_in
from zipped import zip_folder

FOLDERS: Final = ("flatpak", "homebrew", "winget")
PACKAGES: Final = {  # that the recipes hand out
    "LINUX": file_name(".tar.gz", "linux", "x86_64"),
    "LINUX_ARM": file_name(".tar.gz", "linux", "arm64"),
    "MAC_ARM": file_name(".dmg", "macos", "arm64"),
    "MAC_INTEL": file_name(".dmg", "macos", "x86_64"),
    "WINDOWS": file_name("-setup.exe", "windows", "x86_64"),
}
SYSTEMS_OF_APPLE: Final = {"13.0": "ventura", "14.0": "sonoma", "15.0": "sequoia"}


def told(dist: Path, oldest_mac: str, site: str = SITE) -> dict[str, str]:
    """What stands for each word in the recipes."""
    if not site:
        raise SystemExit("recipes.py: packages are handed out from nowhere; set CITYBUILDER_SITE")
    missing = [name for name in PACKAGES.values() if not (dist / name).is_file()]
    if missing:
        raise SystemExit(f"recipes.py: missing in {dist.name}: {', '.join(missing)}")
    words = {
        "AUTHORS": AUTHORS,
        "DATE": day(),
        "ID": IDENTIFIER,
        "MAC_OLDEST": SYSTEMS_OF_APPLE[oldest_mac],
        "SITE": site,
        "SUMMARY": SUMMARY,
        "VERSION": VERSION,
    }
    for word, name in PACKAGES.items():
        words[f"{word}_URL"] = f"{site}/releases/download/v{VERSION}/{name}"
        words[f"{word}_SHA256"] = hashlib.sha256((dist / name).read_bytes()).hexdigest()
    return words


def write(words: dict[str, str], folder: Path) -> list[Path]:
    made = []
    for source in sorted(path for name in FOLDERS for path in (RECIPES / name).iterdir()):
        name = source.name if source.suffix != ".json" else f"{words['ID']}.json"
        target = folder / source.parent.name / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = filled_in(source.read_text(encoding="utf-8"), words)
        target.write_text(text, encoding="utf-8", newline="\n")
        made.append(target)
    return made


def main() -> int:
    import macos

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dist", type=Path)
    dist: Path = parser.parse_args().dist
    with TemporaryDirectory() as folder:
        write(told(dist, macos.OLDEST), Path(folder))
        zip_folder(dist / f"{NAME}-{VERSION}-recipes.zip", Path(folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
