"""Lists what the packages of this system contain (CycloneDX): Python, what package.lock pins, and
the libraries of the system that come along.

python packaging/sbom.py    # after build.py, into dist/
"""

import json
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from uuid import NAMESPACE_URL, uuid5

from licences import FOLDER, TOOLS
from moment import moment
from product import AUTHORS, DIST, FROZEN, NAME, RECIPES, SITE, SUMMARY, VERSION, file_name, machine

LOCK: Final = RECIPES / "package.lock"
ENTRY: Final = re.compile(r"^([\w.-]+)==([^\s;]+)(?: ; sys_platform == '(\w+)')?", re.MULTILINE)

Component = dict[str, object]


def component(name: str, version: str, address: str, kind: str = "library") -> Component:
    return {"type": kind, "name": name, "version": version, "purl": address, "bom-ref": address}


def pinned(lock: str) -> Iterator[Component]:
    """What the lock pins for this system and is no mere tool."""
    for name, version, system in ENTRY.findall(lock):
        if system in ("", sys.platform) and name not in TOOLS:
            yield component(name, version, f"pkg:pypi/{name}@{version}")


def of_system(folder: Path) -> Iterator[Component]:
    """Debian's and Ubuntu's, as their licences came along."""
    if not shutil.which("dpkg-query"):
        return
    release = platform.freedesktop_os_release()["ID"]
    for text in sorted(folder.glob("*.txt")):
        command = ["dpkg-query", "-W", "-f", "${Version}\n${Architecture}\n", text.stem]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            version, architecture = done.stdout.split()[:2]
            place = f"pkg:deb/{release}/{text.stem}@{version}?arch={architecture}"
            yield component(text.stem, version, place.replace("+", "%2B"))


def bill() -> dict[str, object]:
    python = platform.python_version()
    parts = [
        component("CPython", python, f"pkg:generic/cpython@{python}", "platform"),
        *pinned(LOCK.read_text(encoding="utf-8")),
        *of_system(FROZEN / NAME / "_internal" / FOLDER),
    ]
    own = component(NAME, VERSION, f"pkg:generic/{NAME}@{VERSION}?arch={machine()}", "application")
    pages = [{"type": "website", "url": SITE}] if SITE else []
    content = json.dumps(parts)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": uuid5(NAMESPACE_URL, content).urn,
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(moment(), UTC).isoformat(),
            "component": {
                **own,
                "description": SUMMARY,
                "authors": [{"name": AUTHORS}],
                "licenses": [{"license": {"id": "MIT"}}],
                "externalReferences": pages,
            },
        },
        "components": parts,
        "dependencies": [
            {"ref": own["purl"], "dependsOn": [part["purl"] for part in parts]},
        ],
    }


def main() -> int:
    path = DIST / file_name(".cdx.json")
    path.write_text(json.dumps(bill(), indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
