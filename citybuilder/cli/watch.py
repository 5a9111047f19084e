"""A bot match, told in the terminal as it is played."""

import secrets
import sys

from citybuilder.bots.arena import sit_down
from citybuilder.bots.levels import LEVELS
from citybuilder.cli import arguments as check
from citybuilder.cli.narrate import heading, seed_line, standing_lines, step, turn_lines
from citybuilder.cli.texts import Words
from citybuilder.core.game import State
from citybuilder.core.match import Match
from citybuilder.games import GAMES
from citybuilder.store.sheets import load_advice
from citybuilder.tables.texts import Translate, texts_of
from citybuilder.words import people

NAMES = people.NAMES[:3]
BOTS = ("strong", "normal", "beginner")


def play(translate: Translate, why: str) -> tuple[Match[State], list[str]]:
    """The match that was told, after the reason why it is, and who played it."""
    words = Words(translate)
    game = check.game_of(GAMES[0], words)
    match = Match(game, len(NAMES), {}, secrets.randbelow(people.SHORT_SEED))
    guests = [f"{name} ({words.level(bot)})" for name, bot in zip(NAMES, BOTS, strict=True)]
    texts = texts_of(game.key)(game, NAMES, translate)
    sitters = sit_down(load_advice(game), [LEVELS[bot] for bot in BOTS], match.seed, True)
    print_lines([why, "", *heading(texts, match, guests), seed_line(texts, match)])
    print_lines(turn_lines(texts, match.state))
    while not match.state.over:
        turn, seat = texts.turn(match.state), match.seat
        events = match.play(sitters[seat].choose(match.view(seat), seat))
        print_lines(step(texts, turn, events, match.state))
    print_lines(["", *standing_lines(texts, match.state)])
    return match, list(NAMES)


def print_lines(lines: list[str]) -> None:
    for line in lines:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()
