"""From a save to a match: by playing its actions again, or by trusting its snapshot."""

from citybuilder.core.game import Action, Game, State
from citybuilder.core.match import Match
from citybuilder.core.plain import Plain, plain, restore
from citybuilder.store.save_sheet import SaveSheet

# A state from outside can break the rules in any way, and compiled rules in other ways than
# interpreted ones: hence every exception means that the state does not fit.


def replay(game: Game[State], sheet: SaveSheet) -> Match[State] | None:
    """All actions by the rules of today; None if they no longer lead to the snapshot."""
    try:
        match = Match(game, len(sheet.seats), sheet.options, sheet.seed)
        if sheet.begin is not None:
            match.resume(restore(match.state, sheet.begin))
        for numbers in sheet.actions:
            match.play(Action(*numbers))
        fits = same(plain(match.state), sheet.snapshot)
        if sheet.begin is not None:
            fits = fits and sound(game, match.state, sheet)
    except Exception:
        return None
    return match if fits else None


def resume(game: Game[State], sheet: SaveSheet) -> Match[State] | None:
    """The match as it was left; None if such a state is impossible by the rules of today."""
    try:
        match = Match(game, len(sheet.seats), still_known(game, sheet), sheet.seed)
        match.resume(restore(match.state, sheet.snapshot))
        fits = sound(game, match.state, sheet)
    except Exception:
        return None
    return match if fits else None


def same(now: Plain, then: Plain) -> bool:
    """A field that only one version of the rules has makes no other position."""
    return all(now[name] == then[name] for name in now.keys() & then.keys())


def still_known(game: Game[State], sheet: SaveSheet) -> dict[str, str]:
    allowed = {option.key: option.choices for option in game.options}
    return {key: choice for key, choice in sheet.options.items() if choice in allowed.get(key, ())}


def sound(game: Game[State], state: State, sheet: SaveSheet) -> bool:
    """Whether the rules can go on from here: everything that they will be asked is tried.

    The inventory must be the saved one, name by name: if a card was added or moved in the card
    data, the numbers in the snapshot would silently mean other cards."""
    seats = range(len(sheet.seats))
    if state.seats != len(seats) or any(asked.seat not in seats for asked in state.asked):
        return False
    if list(game.inventory(state).items()) != list(sheet.inventory.items()):
        return False
    for seat in seats:
        game.observe(state, seat)
    game.standing(state)
    if state.over:
        return True
    actions = game.legal(state)
    for action in actions:
        game.apply(state.copy(), action)
    return len(actions) > 0
