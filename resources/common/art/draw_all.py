"""Draws every picture of every game anew: python resources/common/art/draw_all.py."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from opening import Picture

RESOURCES = Path(__file__).resolve().parents[2]


def generators() -> list[Path]:
    """Every module that draws pictures: draw.py and draw_*.py beside them."""
    return sorted(set(RESOURCES.glob("*/art/draw*.py")) - {Path(__file__).resolve()})


def pictures(generator: Path) -> dict[str, Callable[[], str]]:
    """What a drawing module offers, by name: what it opens, and families it lists in PICTURES."""
    if str(generator.parent) not in sys.path:
        sys.path.append(str(generator.parent))
    name = f"art_of_{generator.parent.parent.name}_{generator.stem}"
    spec = importlib.util.spec_from_file_location(name, generator)
    if spec is None or spec.loader is None:
        raise ImportError(f"{generator} is no module.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    drawn = {name: made for name, made in vars(module).items() if isinstance(made, Picture)}
    return {**drawn, **getattr(module, "PICTURES", {})}


def main() -> None:
    """Write every picture beside the module that draws it."""
    for generator in generators():
        for name, draw in pictures(generator).items():
            target = generator.parent / f"{name}.svg"
            target.write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
