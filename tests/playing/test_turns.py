"""The turn machine: every transition of its table, and no other one; its drawing is up to date."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from citybuilder.playing.turns import TRANSITIONS, BadTransition, Cue, Phase, TurnMachine, diagram

ROOT = str(Path(__file__).parents[2])
DRAWING = Path(ROOT, "docs", "turns.md")
KNOWN = {(before, cue): after for before, cue, after in TRANSITIONS}


@pytest.mark.parametrize(("phase", "cue"), list(product(Phase, Cue)))
def test_only_what_stands_in_the_table_is_possible(phase: Phase, cue: Cue) -> None:
    seen: list[Phase] = []
    machine = TurnMachine(seen.append)
    machine.phase = phase
    if (phase, cue) in KNOWN:
        machine.fire(cue)
        assert [machine.phase] == seen == [KNOWN[phase, cue]]
    else:
        with pytest.raises(BadTransition, match=f"{cue.name} while {phase.value}") as found:
            machine.fire(cue)
        assert (found.value.phase, found.value.cue) == (phase, cue)
        assert (machine.phase, seen) == (phase, [])


def test_no_cue_leads_to_two_phases() -> None:
    assert len(KNOWN) == len(TRANSITIONS)


def test_every_phase_can_be_reached_and_left() -> None:
    reached = {Phase.ASKING}
    for _ in Phase:
        reached |= {after for before, _, after in TRANSITIONS if before in reached}
    assert reached == set(Phase) == {before for before, _, _ in TRANSITIONS}


def test_every_cue_is_used() -> None:
    assert {cue for _, cue, _ in TRANSITIONS} == set(Cue)


def test_the_machine_does_without_qt() -> None:
    asked = "import sys, citybuilder.playing.turns; sys.exit('PySide6' in sys.modules)"
    subprocess.run(
        [sys.executable, "-c", asked], check=True, env={**os.environ, "PYTHONPATH": ROOT}
    )


def test_a_machine_needs_no_listener() -> None:
    machine = TurnMachine()
    machine.fire(Cue.BOT)
    assert machine.phase == Phase.THINKING


def test_the_documentation_shows_the_table_of_the_code(request: pytest.FixtureRequest) -> None:
    text = DRAWING.read_text(encoding="utf-8")
    written = text.partition("```mermaid")[0]
    if request.config.getoption("--regenerate"):
        DRAWING.write_text(written + diagram(), encoding="utf-8")
    else:
        assert text == written + diagram(), "draw it anew as the file says"
