"""The game for tests, played by bots that misbehave as soon as they are in their own process."""

import os
import sys
import time
from multiprocessing import parent_process
from pathlib import Path
from typing import cast

from mypy_extensions import i64

from citybuilder.core.game import Action, Game, State
from citybuilder.core.score import ScoreLine
from helpers.toy import Toy, ToyAdvice, ToyState

ILLEGAL = Action(99)


class Misled(Toy):
    """What the tree search is told in its process: to crash, to fail, to cheat."""

    def __init__(self, fault: str = "", folder: Path | None = None) -> None:
        super().__init__()
        self.fault = fault
        self.folder = folder
        self.baggage: Game[State] | None = None

    def adviser(self) -> "MisledAdvice":
        return MisledAdvice(self)

    def legal(self, state: ToyState) -> list[Action]:
        if self.fault == "cheats" and parent_process() is not None:
            return [ILLEGAL]
        return super().legal(state)

    def scores(self, state: ToyState) -> list[list[ScoreLine]]:
        if self.fault == "cannot count" and parent_process() is not None:
            raise RuntimeError("cannot count")
        return super().scores(state)

    def misbehave(self) -> None:
        if self.fault == "crashes":
            os._exit(1)
        if self.fault == "crashes once" and self.first_time("crashed"):
            os._exit(1)
        if self.fault == "hangs" or (self.fault == "hangs once" and self.first_time("hung")):
            time.sleep(3600)
        if self.fault in ("raises", "has no opinion"):
            raise RuntimeError("a bot's mistake")
        if self.fault == "raises once" and self.first_time("raised"):
            raise RuntimeError("a bot's mistake")
        if self.fault == "tells" and self.first_time("modules"):
            assert self.folder is not None
            (self.folder / "modules").write_text("\n".join(sys.modules), encoding="utf-8")
        if self.fault == "tells its priority" and self.first_time("priority"):
            assert self.folder is not None
            (self.folder / "priority").write_text(str(os.nice(0)), encoding="utf-8")

    def first_time(self, mark: str) -> bool:
        assert self.folder is not None
        place = self.folder / mark
        try:
            place.touch(exist_ok=False)
        except FileExistsError:
            return False
        return True


class MisledAdvice(ToyAdvice):
    """Has a game that is misled."""

    @property
    def misled(self) -> Misled:
        return cast(Misled, self.game)

    def prefer(self, state: ToyState, actions: list[Action]) -> list[float]:
        if parent_process() is not None:
            self.misled.misbehave()
        return super().prefer(state, actions)

    def advise(self, state: ToyState, seat: i64) -> float:
        if self.misled.fault == "has no opinion":
            raise RuntimeError("no opinion")
        return super().advise(state, seat)
