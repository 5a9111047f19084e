"""Matches to save, and saves that somebody tampered with."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from citybuilder.core.game import Options, State
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.store import sheets
from citybuilder.store.save_sheet import Seat, digest
from citybuilder.store.saves import save
from citybuilder.store.sheets import load_game
from citybuilder.system.paths import resources

GAME = "machi_koro"
Content = dict[str, object]


def people(count: int) -> list[Seat]:
    names = ["Ada", "Jörg", "李雷", "Бот", "Zoë"]
    return [Seat(name=name, who="human") for name in names[: count - 1]] + [
        Seat(name=names[count - 1], who="greedy")
    ]


def played(seats: int, actions: int, seed: int = 5, options: Options | None = None) -> Match[State]:
    match = Match(load_game(GAME), seats, options or {"market": "ten_piles"}, seed)
    play_on(match, actions, seed)
    return match


def play_on(match: Match[State], actions: int, seed: int = 5) -> None:
    chance = Random(seed)
    for _ in range(actions):
        if not match.state.over:
            match.play(chance.choice(match.legal()))


def saved(folder: Path, seats: int = 2, actions: int = 30) -> Path:
    path = folder / "match.citybuilder"
    save(path, played(seats, actions), people(seats))
    return path


def same_match(one: Match[State], other: Match[State]) -> bool:
    return (
        plain(one.state) == plain(other.state)
        and one.actions == other.actions
        and one.begin == other.begin
        and one.options == other.options
        and one.seed == other.seed
        and one.seats == other.seats
        and one.game.key == other.game.key
    )


def forge(path: Path, change: Callable[[Content], object]) -> None:
    """Change the content as if the program had written it so: the checksum is right again."""
    content: Content = json.loads(path.read_bytes())
    del content["checksum"]
    change(content)
    content["checksum"] = digest(content)
    path.write_text(json.dumps(content), encoding="utf-8")


def other_seed(content: Content) -> None:
    """Rules were corrected: the actions no longer lead to the snapshot."""
    content["seed"] = 6


def correct_cards(
    folder: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Content], None]
) -> None:
    """The program gets other card data."""
    content: Content = json.loads((resources() / GAME / "cards.json").read_bytes())
    change(content)
    target = folder / "resources" / GAME / "cards.json"
    target.parent.mkdir(parents=True)
    target.write_text(json.dumps(content), encoding="utf-8")
    monkeypatch.setattr(sheets, "resources", lambda: folder / "resources")
