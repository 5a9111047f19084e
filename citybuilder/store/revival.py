"""From a save to a match: by playing its actions again, or by trusting its snapshot."""

from collections.abc import Iterator, Mapping
from itertools import product

from citybuilder.core.game import Action, Game, Options, State
from citybuilder.core.match import Match
from citybuilder.core.plain import BadSnapshot, Plain, plain, restore
from citybuilder.core.soundness import check_bounds, check_sound
from citybuilder.store.save_sheet import SaveSheet

FEW = 12  # pieces more or fewer than today, where the cards were others

# A state from outside can break the rules in any way, and compiled rules in other ways than
# interpreted ones: hence every exception means that the state does not fit.


def replay(game: Game[State], sheet: SaveSheet, same_cards: bool) -> Match[State] | None:
    """All actions by the rules of today; None if they no longer lead to the snapshot, or if they
    are more than a match can have."""
    try:
        match = Match(game, len(sheet.seats), sheet.options, sheet.seed)
        if sheet.begin is not None:
            match.resume(table(game, match.options, sheet, sheet.begin, same_cards))
        if is_too_long(match, len(sheet.actions)):
            return None
        for numbers in sheet.actions:
            match.play(Action(*numbers))
        fits = same(plain(match.state), sheet.snapshot)
    except Exception:
        return None
    return match if fits else None


def resume(game: Game[State], sheet: SaveSheet, same_cards: bool) -> Match[State] | None:
    """The match as it was left; None if such a state is impossible by the rules of today."""
    for options in possible(game, sheet):
        try:
            match = Match(game, len(sheet.seats), options, sheet.seed)
            state = table(game, match.options, sheet, sheet.snapshot, same_cards)
            state.turn = min(state.turn, game.longest)  # so that it can be gone on with for ever
            match.resume(state)
        except Exception:
            continue
        return match
    return None


def is_too_long(match: Match[State], actions: int) -> bool:
    """Whether so many actions from here are more than any match has, however it is played: every
    turn before had one at least. Such a match goes on from its last position."""
    return match.state.turn + actions > match.game.longest + 1


def table(
    game: Game[State], options: Options, sheet: SaveSheet, data: Plain, same_cards: bool
) -> State:
    """The table that the file shows, if these people could sit at it. A fresh one says what lies
    on it, or the file itself where the card data were others."""
    start = game.start(len(sheet.seats), options, sheet.seed)
    state = restore(start.copy(), data)
    check_bounds(game, state, start)
    first = game.inventory(start)
    if not same_cards:
        first = known_inventory(first, sheet.inventory)
    check_sound(game, state, first)
    return state


def known_inventory(now: dict[str, int], then: Mapping[str, int]) -> dict[str, int]:
    """If a card was added or moved in the card data, the numbers in a snapshot would silently mean
    other cards: the names must be the same. There may have been somewhat more or fewer of them,
    but what is there once is marked, not counted."""
    if list(now) != list(then):
        raise BadSnapshot("inventory")
    for name, count in now.items():
        if abs(then[name] - count) > (max(FEW, count) if count > 1 else 0):
            raise BadSnapshot(name)
    return dict(then)


def same(now: Plain, then: Plain) -> bool:
    """A field that only one version of the rules has makes no other position."""
    return all(now[name] == then[name] for name in now.keys() & then.keys())


def possible(game: Game[State], sheet: SaveSheet) -> Iterator[Options]:
    """The options of the match. Where it was played with some that are not known any more, its
    table tells which of today's it could have begun with."""
    choices = [
        [sheet.options[option.key]]
        if sheet.options.get(option.key) in option.choices
        else [option.default, *option.choices]
        for option in game.options
    ]
    for chosen in product(*choices):
        yield dict(zip([option.key for option in game.options], chosen, strict=True))
