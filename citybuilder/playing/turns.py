"""The turn machine: in which phase a match at the table is, and what may follow. No Qt in here."""

from collections.abc import Callable
from enum import Enum
from typing import Final


class Phase(Enum):
    """What the table waits for."""

    ASKING = "asking"  # for a look at the open question: whom is it for?
    CURTAIN = "curtain"  # for the person who is asked to sit down in front of the screen
    CHOOSING = "choosing"  # for a person's answer
    THINKING = "thinking"  # for a bot's answer
    PLAYING = "playing"  # for the motion of what happened
    FINISHED = "finished"  # for nothing: the match is over


class Cue(Enum):
    """What ends a phase."""

    PERSON = "a person is asked"
    STRANGER = "a person is asked who must not see what the screen shows"
    BOT = "a bot is asked"
    ANSWERED = "the answer is known: there is only one, or it was chosen before"
    OVER = "the match is over"
    READY = "the person who is asked sits down"
    TOGETHER = "everybody looks who sits in front of the screen"
    SEATED = "a person sits down, but a bot is asked"
    CHOSEN = "an answer is chosen"
    THOUGHT = "an answer is found"
    LOST = "no answer is found"
    PAUSED = "the match is paused"
    SHOWN = "the motion is over"
    UNDONE = "something is taken back or done again"
    HANDED_OVER = "a seat changes hands"


TRANSITIONS: Final = (
    (Phase.ASKING, Cue.PERSON, Phase.CHOOSING),
    (Phase.ASKING, Cue.STRANGER, Phase.CURTAIN),
    (Phase.ASKING, Cue.BOT, Phase.THINKING),
    (Phase.ASKING, Cue.ANSWERED, Phase.PLAYING),
    (Phase.ASKING, Cue.OVER, Phase.FINISHED),
    (Phase.ASKING, Cue.UNDONE, Phase.ASKING),
    (Phase.ASKING, Cue.HANDED_OVER, Phase.ASKING),
    (Phase.CURTAIN, Cue.READY, Phase.CHOOSING),
    (Phase.CURTAIN, Cue.TOGETHER, Phase.PLAYING),
    (Phase.CURTAIN, Cue.SEATED, Phase.ASKING),
    (Phase.CURTAIN, Cue.HANDED_OVER, Phase.ASKING),
    (Phase.CHOOSING, Cue.CHOSEN, Phase.PLAYING),
    (Phase.CHOOSING, Cue.UNDONE, Phase.ASKING),
    (Phase.CHOOSING, Cue.HANDED_OVER, Phase.ASKING),
    (Phase.THINKING, Cue.THOUGHT, Phase.PLAYING),
    (Phase.THINKING, Cue.LOST, Phase.ASKING),
    (Phase.THINKING, Cue.PAUSED, Phase.ASKING),
    (Phase.THINKING, Cue.UNDONE, Phase.ASKING),
    (Phase.THINKING, Cue.HANDED_OVER, Phase.ASKING),
    (Phase.PLAYING, Cue.SHOWN, Phase.ASKING),
    (Phase.FINISHED, Cue.UNDONE, Phase.ASKING),
)


# Behind a curtain lies what somebody did who may have left, and nobody knows who sits there now.
# Hence only this can be done: sit down, look at what is not about this match, leave it.
AT_CURTAIN: Final = (
    "enter",
    "menu",
    "rules",
    "keys",
    "about",
    "statistics",
    "preferences",
    "full_screen",
    "lobby",
    "leave",
    "new",
    "again",
    "rematch",
    "open",
    "learn",
    "quit",
)


def allows(phase: Phase, command: str) -> bool:
    """Whether a command of the window, of its menus, keys or buttons, may do anything now."""
    return phase != Phase.CURTAIN or command in AT_CURTAIN


class BadTransition(RuntimeError):
    """A cue that the phase does not know: a mistake of the program, never of a player."""

    def __init__(self, phase: Phase, cue: Cue) -> None:
        super().__init__(f"{cue.name} while {phase.value}")
        self.phase = phase
        self.cue = cue


class TurnMachine:
    """Goes from phase to phase as the table of transitions allows, and in no other way."""

    def __init__(self, changed: Callable[[Phase], None] | None = None) -> None:
        self.phase = Phase.ASKING
        self.table = {(phase, cue): after for phase, cue, after in TRANSITIONS}
        self.changed = changed

    def knows(self, cue: Cue) -> bool:
        return (self.phase, cue) in self.table

    def check(self, cue: Cue) -> None:
        if (self.phase, cue) not in self.table:
            raise BadTransition(self.phase, cue)

    def fire(self, cue: Cue) -> None:
        self.check(cue)
        self.phase = self.table[self.phase, cue]
        if self.changed is not None:
            self.changed(self.phase)


def diagram() -> str:
    """The table of transitions: a drawing for Mermaid, and what its arrows mean."""
    lines = ["```mermaid", "stateDiagram-v2", "    [*] --> asking"]
    lines += [
        f"    {before.value} --> {after.value}: {cue.name.lower()}"
        for before, cue, after in TRANSITIONS
    ]
    lines += ["    finished --> [*]", "```", "", "| cue | what has happened |", "| --- | --- |"]
    lines += [f"| {cue.name.lower()} | {cue.value} |" for cue in Cue]
    lines += ["", f"Commands that a curtain allows: {', '.join(AT_CURTAIN)}."]
    return "\n".join(lines) + "\n"
