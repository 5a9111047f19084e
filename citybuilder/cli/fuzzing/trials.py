"""What is tried with a mutant: it is refused in the way that is meant for it, or all goes well."""

import json
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Final, cast

from citybuilder.cli.fuzz import ACCEPTED, KNOWN
from citybuilder.cli.fuzzing.mutants import Mutant
from citybuilder.cli.fuzzing.originals import game_of
from citybuilder.cli.narrate import lines
from citybuilder.core.game import Action, Game, State
from citybuilder.core.laws import check_scores
from citybuilder.core.match import Match
from citybuilder.core.plain import plain
from citybuilder.games import GAMES
from citybuilder.store import progress, settings, statistics
from citybuilder.store.folders import saves_folder
from citybuilder.store.revival import is_too_long
from citybuilder.store.save_errors import BadSave
from citybuilder.store.save_list import entry
from citybuilder.store.saves import Loaded, load, save
from citybuilder.store.sheets import Sheet, load_advice
from citybuilder.tables.placement import LEAST_HEIGHT, LEAST_WIDTH, Size
from citybuilder.tables.seats import seat_looks
from citybuilder.tables.table import Table, table_of
from citybuilder.tables.texts import texts_of
from citybuilder.words.catalogue import translator

SLOWEST: Final = 2.0  # seconds of CPU time for loading
MOST_PIECES: Final = 3000
SOON: Final = 12  # actions after which a match is drawn again, and at its end
EXPLAINED: Final = 6  # pieces of a table whose words are asked for
SIZE: Final = Size(LEAST_WIDTH, LEAST_HEIGHT)


class Wrong(Exception):
    """Something that no file may bring about, told in English for developers."""


class Trials:
    """Tries mutants one after the other, in a data folder of its own."""

    def __init__(self) -> None:
        self.seen: set[bytes] = set()

    def of(self, mutant: Mutant) -> str:
        """What became of it; whatever is raised is a find."""
        if mutant.kind == "save":
            return self.of_save(mutant.data)
        if mutant.kind == "cards":
            return of_cards(mutant.about, mutant.data)
        if mutant.kind == "settings":
            return of_settings(mutant.data)
        if mutant.kind == "progress":
            return of_progress(mutant.data)
        return of_statistics(mutant.data)

    def of_save(self, data: bytes) -> str:
        path = saves_folder() / "mutant.citybuilder"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        began = process_time()
        try:
            entry(path)
            loaded = load(path, game_of)
        except BadSave as error:
            return error.reason
        finally:
            spent = process_time() - began
            if spent > SLOWEST:
                raise Wrong(f"loading takes {spent:.1f} s")
        if path.read_bytes() != data:
            raise Wrong("loading changed the file")
        match = loaded.match
        shape = [match.game.key, match.options, match.begin, [a.plain() for a in match.actions]]
        mark = sha256(json.dumps([*shape, plain(match.state)]).encode()).digest()
        if mark in self.seen:
            return KNOWN
        self.seen.add(mark)
        try_match(loaded, path)
        return ACCEPTED


def try_match(loaded: Loaded, path: Path) -> None:
    """It is told and drawn. Where the rules alone did not lead to it, it is also taken back,
    played on to its end, saved and loaded again."""
    match = loaded.match
    names = [seat.name for seat in loaded.seats]
    for _ in lines(match, names, translator("en")):
        pass
    layout = layout_of(match.game, names)
    draw(match, layout)
    if match.begin is None:
        return
    actor = match.earlier[-1].asked[-1].seat if match.earlier else 0
    if match.can_undo(actor):
        match.undo(actor)
        match.redo(actor)
    play_on(match, layout)
    save(path, match, loaded.seats)
    again = load(path, game_of)
    whole = not is_too_long(match.at(0), len(match.actions))
    if whole and (plain(again.match.state) != plain(match.state) or again.corrected):
        raise Wrong("it is another match when it is loaded again")


def play_on(match: Match[State], layout: Table) -> None:
    chance = Random(len(match.actions))
    left = match.game.longest
    soon = left - SOON
    first = match.game.inventory(match.state)
    while not match.state.over:
        legal = match.legal()
        picked = chance.choice(legal) if left % 5 else sensible(match, legal)
        for event in match.play(picked):
            layout.texts.event(event)
            layout.motions(event)
        left -= 1
        if left == 0:
            raise Wrong("the match does not end")
        if left == soon:
            draw(match, layout)
    if match.game.inventory(match.state) != first:
        raise Wrong("pieces are lost or won on the way to the end")
    draw(match, layout)
    match.game.result(match.state)


def sensible(match: Match[State], legal: list[Action]) -> Action:
    weights = load_advice(match.game).inclined(match.view(match.seat), legal)
    return legal[weights.index(max(weights))]


def layout_of(game: Game[State], names: list[str]) -> Table:
    texts = texts_of(game.key)(game, names, translator("de"))
    return table_of(game.key)(texts, seat_looks(names))


def draw(match: Match[State], layout: Table) -> None:
    """As somebody sees it, and whoever is asked, with the words of answers and some pieces."""
    game, state = match.game, match.state
    advice = load_advice(game)
    chance = Random(state.rng.value)
    asked = {each.seat for each in state.asked[-1:]}
    for seat in sorted(asked | {chance.randrange(match.seats)}):
        view = game.observe(state, seat)
        pieces = layout.place(view, seat, SIZE)
        keys = sorted({piece.key for piece in pieces})
        if len(pieces) > MOST_PIECES or len(keys) < len(pieces):
            raise Wrong(f"{len(pieces)} pieces with {len(keys)} names")
        for key in chance.sample(keys, min(EXPLAINED, len(keys))):
            layout.help(view, seat, key)
            layout.enlarged(view, seat, key)
        layout.values(state, seat)
        for line in game.scores(state)[seat]:
            layout.texts.score(line)
        advice.advise(state, seat)
        if not state.over and state.asked[-1].seat == seat:
            ask(match, layout, view, seat)


def ask(match: Match[State], layout: Table, view: State, seat: int) -> None:
    asked = view.asked[-1]
    layout.texts.prompt(view, asked)
    layout.texts.turn(view)
    legal = match.game.legal(view)
    for action in Random(len(legal)).sample(legal, min(EXPLAINED, len(legal))):
        layout.texts.action(view, asked, action)
        layout.spot(view, asked, action)
        layout.preview(view, seat, SIZE, asked, action)


def of_cards(game: str, data: bytes) -> str:
    """Card data that cannot be made a game of is refused by a ValueError; a match of what can is
    played, whether it ends or not. Names are not asked for: the catalogues know those of ours."""
    sheet = cast(Sheet, import_module(f"citybuilder.store.sheets.{game}"))
    try:
        made = sheet.make(data.decode())
    except ValueError:
        return "damaged"
    chance = Random(len(data))
    for seats in (made.players[0], made.players[-1]):
        match = Match(made, seats, {}, len(data))
        left = made.longest
        while not match.state.over and left > 0:
            match.play(chance.choice(match.legal()))
            left -= 1
        check_scores(made, match.state)
    return ACCEPTED


def of_settings(data: bytes) -> str:
    settings.settings_path().write_bytes(data)
    settings.save(settings.load())
    found = settings.load()
    settings.save(found)
    if settings.load() != found:
        raise Wrong("settings are others when they are loaded again")
    return ACCEPTED


def of_progress(data: bytes) -> str:
    progress.progress_path().write_bytes(data)
    progress.save(progress.load())
    found = progress.load()
    for game in list(found.games):
        found.of(game).lesson_of("x")
        found.finish(game, "goal")
    progress.save(found)
    if progress.load() != found:
        raise Wrong("progress is another when it is loaded again")
    return ACCEPTED


def of_statistics(data: bytes) -> str:
    statistics.statistics_path().write_bytes(data)
    statistics.finished()
    statistics.summaries()
    statistics.last(GAMES[0])
    statistics.export_csv(statistics.statistics_path().with_suffix(".csv"))
    return ACCEPTED
