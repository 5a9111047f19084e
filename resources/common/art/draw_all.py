"""Draws every picture of every game anew: python resources/common/art/draw_all.py."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parent.parent


def generators() -> list[Path]:
    """Every module that draws pictures: draw.py and draw_*.py beside them."""
    return sorted(set(RESOURCES.glob("*/art/draw*.py")) - {Path(__file__).resolve()})


def pictures(generator: Path) -> dict[str, Callable[[], str]]:
    """What a drawing module offers: the function of each picture by its name."""
    if str(HERE) not in sys.path:
        sys.path.insert(0, str(HERE))
    name = f"art_of_{generator.parent.parent.name}_{generator.stem}"
    spec = importlib.util.spec_from_file_location(name, generator)
    if spec is None or spec.loader is None:
        raise ImportError(f"{generator} is no module.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    offered: dict[str, Callable[[], str]] = module.PICTURES
    return offered


def main() -> None:
    """Write every picture beside the module that draws it."""
    for generator in generators():
        for name, draw in pictures(generator).items():
            target = generator.parent / f"{name}.svg"
            target.write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
