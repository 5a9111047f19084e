"""The papers agree with the program: the house as it is drawn, files and links that are there."""

import re
from pathlib import Path

import pytest
from test_imports import LAYERS

ROOT = Path(__file__).parent.parent
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
PAPERS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^):]+)\)")
FILE = re.compile(r"`([\w./]+\.(?:py|json|yml|ts|lock|spec|toml))\b")
PLACES = (ROOT, ROOT / "citybuilder", ROOT / "packaging", ROOT / ".github" / "workflows")

BARRED = {"stage": {"games"}}  # which the paper says above the picture

every_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.name)


def text(paper: Path) -> str:
    return paper.read_text(encoding="utf-8")


def headings(paper: Path) -> set[str]:
    """As links call them."""
    found = re.findall(r"^#+ (.+)$", text(paper), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in found}


def drawn() -> dict[str, set[str]]:
    """The arrows of the house, as CONTRIBUTING draws them."""
    picture = text(CONTRIBUTING).partition("```mermaid")[2].partition("```")[0]
    found: dict[str, set[str]] = {}
    for line in picture.splitlines():
        start, arrow, ends = line.strip().partition(" --> ")
        if arrow:
            found.setdefault(start, set()).update(ends.split(" & "))
    return found


def reached(start: str, arrows: dict[str, set[str]]) -> set[str]:
    found = set(arrows.get(start, ()))
    return found.union(*(reached(each, arrows) for each in found))


@pytest.mark.parametrize("layer", LAYERS)
def test_the_house_is_drawn_as_it_is(layer: str) -> None:
    allowed = {"window.py" if each == "window" else each for each in LAYERS[layer][0]}
    assert reached(layer, drawn()) - BARRED.get(layer, set()) == allowed


@every_paper
def test_links_lead_somewhere(paper: Path) -> None:
    for link in LINK.findall(text(paper)):
        name, _, heading = link.partition("#")
        found = paper.parent / name if name else paper
        if not name.startswith("../../"):  # a page of the place where the program is at home
            assert found.exists(), link
            assert not heading or heading in headings(found), link


@every_paper
def test_files_that_are_named_are_there(paper: Path) -> None:
    names = [name for name in FILE.findall(text(paper)) if "/" in name]
    lost = [name for name in names if not any((place / name).exists() for place in PLACES)]
    assert [name for name in lost if "<" not in name and "GAME" not in name] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_what_everybody_reads_is_a_page(name: str) -> None:
    assert len(text(ROOT / name).splitlines()) <= 120


def test_the_readme_says_whose_games_these_are_and_how_to_begin() -> None:
    said = " ".join(text(ROOT / "README.md").split())
    for part in ("unofficial fan project", "packaging/start.py run", "packaging/start.py test"):
        assert part in said
