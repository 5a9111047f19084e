"""Golden games: whole matches in readable lines, and the fingerprints of many more."""

from collections.abc import Callable
from typing import Protocol
from zlib import crc32

from citybuilder.core.game import Action, Decision, Event, Game, Options, State
from citybuilder.core.laws import at_random
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from helpers import cities, machi_koro, the_city, urbanization

ARROW = " > "


class Speaker(Protocol):
    """Puts a game's questions and events into words; answers have their notation."""

    def question(self, asked: Decision) -> str: ...

    def event(self, event: Event) -> str: ...


SPEAKERS: dict[str, Speaker] = {
    "machi_koro": machi_koro.WORDS,
    "the_city": the_city.WORDS,
    "cities": cities.WORDS,
    "urbanization": urbanization.WORDS,
}

Choose = Callable[[Match[State], list[Action], list[str]], str]


def told(game: Game[State], seats: int, options: Options, seed: int, choose: Choose) -> str:
    """The match as text: a head of settings, a line for each answer, the scores at the end."""
    speaker = SPEAKERS[game.key]
    match = Match(game, seats, options, seed)
    settings = {"game": game.key, "seats": seats, "seed": seed, **match.options}
    lines = [f"{key} {value}" for key, value in settings.items()]
    while not match.state.over:
        if not match.actions or match.state.turn != match.earlier[-1].turn:
            lines += ["", f"turn {match.state.turn}: {standings(match)}"]
        actions = match.legal()
        offered = [game.written(action) for action in actions]
        question = speaker.question(match.state.asked[-1])
        words = choose(match, actions, offered)
        assert words in offered, f"line {len(lines) + 1}: {question} {words!r} is not offered"
        events = match.play(actions[offered.index(words)])
        line = f"{question}{ARROW}{words}{ARROW}{'; '.join(map(speaker.event, events))}"
        lines.append(line.rstrip())
    lines += ["", f"end: {standings(match)}", f"result {game.result(match.state)}"]
    return "\n".join(lines) + "\n"


def standings(match: Match[State]) -> str:
    return ", ".join(
        "/".join(str(number) for number in key) for key in match.game.standing(match.state)
    )


def settings_of(text: str) -> dict[str, str]:
    head = text.split("\n\n")[0]
    return dict(line.split(" ", 1) for line in head.splitlines())


def answers_of(text: str) -> list[str]:
    return [line.split(ARROW.rstrip())[1].strip() for line in text.splitlines() if ARROW in line]


def fingerprint(game: Game[State], seats: int, options: Options, seed: int) -> str:
    """A random match in one line; the checksum is over every table on the way."""
    match = Match(game, seats, options, seed)
    pick = at_random(seed)
    checksum = crc32(repr(plain(match.state)).encode())
    while not match.state.over:
        events = match.play(pick(match.state, match.legal()))
        seen = [plain(match.state), *[event.plain() for event in events]]
        checksum = crc32(repr(seen).encode(), checksum)
    name = "-".join([game.key, str(seats), *match.options.values(), str(seed)])
    return f"{name}: {len(match.actions)} actions, {match.state.turn} turns, {checksum:08x}"
